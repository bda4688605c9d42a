"""The panel of games: those kept on the shelf, the newest first.

Takes a desk; gives links to tables. Opens none itself.
"""

from __future__ import annotations

import time

from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.parts import box, paragraph, words
from riyu.interfaces.web.table import TableChange

__all__ = ["GamesPanel"]


class GamesPanel(Panel):
    """Games that can be gone on with."""

    name = "games"
    title = "Games"
    mode = "play"

    def build(self) -> None:
        """Build the panel."""
        paragraph("Every game is kept after each move, and waits here.", "quiet")
        self._list = box("games", "ul")
        self._was_shown = False

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show the shelf as it is when the panel comes to be shown."""
        if self._was_shown:
            return
        self._was_shown = True
        self._list.clear()
        with self._list:
            for listed in self.desk.hall.shelf.list():
                with box("", "li"), box("", "a", href=f"/table/{listed.id}") as link:
                    words(listed.title)
                    written = time.strftime("%Y-%m-%d %H:%M", time.localtime(listed.written))
                    words(written, classes="quiet")
                if listed.id == self.desk.seated.id:
                    link._props["aria-current"] = "page"

    def hidden(self) -> None:
        """Look at the shelf anew next time."""
        self._was_shown = False
