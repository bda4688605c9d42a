"""The panel of games: those kept on the shelf, the newest first, each with its board, size, moves and result.

Takes a desk; gives links to tables, names this one, takes others off the shelf. Opens none itself.
"""

from __future__ import annotations

import time
from functools import partial

from riyu.base.words import counted
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.play import result_words
from riyu.interfaces.web.parts import box, button, empty, field, paragraph, svg, words
from riyu.interfaces.web.shelf import Listed
from riyu.interfaces.web.small_board import small_board_svg
from riyu.interfaces.web.table import TableChange

__all__ = ["GamesPanel"]

_LONGEST_NAME = 100


class GamesPanel(Panel):
    """Games that can be gone on with."""

    name = "games"
    title = "Games"
    mode = "play"

    def build(self) -> None:
        """Build the panel."""
        paragraph("Every game is kept after each move, and waits here.", "quiet")
        named = self.desk.table.root.simple("GN")
        field("Name of this game", named, self._rename, placeholder="none yet", maxlength=100)
        self._list = box("games", "ul")
        self._was_shown = False
        self._asked = ""  # the id of the game that is to be deleted, if that is sure

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show the shelf as it is when the panel comes to be shown."""
        if self._was_shown:
            return
        self._was_shown = True
        empty(self._list)
        with self._list:
            for listed in self.desk.hall.shelf.list():
                with box("", "li"):
                    self._row(listed)

    def _row(self, listed: Listed) -> None:
        told = listed.told
        is_here = listed.id == self.desk.seated.id
        with box("", "a", href=f"/table/{listed.id}") as link:
            size = told.get("size")
            if isinstance(size, int):
                svg(small_board_svg(size, str(told.get("stones", ""))), "thumb-board")
            with box("about", "span"):
                words(listed.title, "b")
                words(_told(listed), classes="quiet")
        if is_here:
            link._props["aria-current"] = "page"
        elif self._asked == listed.id:
            button(
                "Yes, delete", self.desk.guard(partial(self._delete, listed.id)), classes="small"
            )
            button("No", partial(self._ask, ""), classes="small")
        else:
            label = f"Delete {listed.title}"
            button("✕", partial(self._ask, listed.id), label=label, title="Delete", classes="sign")

    def _rename(self, text: str) -> None:
        with self.desk.guarded():
            self.desk.table.rename(" ".join(text.split())[:_LONGEST_NAME])

    def _ask(self, key: str) -> None:
        self._asked = key
        self._show_again()

    def _delete(self, key: str) -> None:
        self._asked = ""
        self.desk.hall.delete(key)
        self.desk.say("The game is deleted.")
        self._show_again()

    def _show_again(self) -> None:
        self._was_shown = False
        self.refresh(frozenset())

    def hidden(self) -> None:
        """Look at the shelf anew next time."""
        self._was_shown = False
        self._asked = ""


def _told(listed: Listed) -> str:
    """Say what is told of a game, and when it was played on last."""
    told, parts = listed.told, []
    if isinstance(told.get("size"), int):
        parts.append(f"{told['size']} × {told['size']}")
    if isinstance(told.get("moves"), int):
        parts.append(counted(told["moves"], "move"))
    if told.get("result"):
        parts.append(result_words(str(told["result"])))
    parts.append(time.strftime("%Y-%m-%d %H:%M", time.localtime(listed.written)))
    return " · ".join(parts)
