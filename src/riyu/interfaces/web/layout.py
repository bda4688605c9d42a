"""The page around the board: bar, players, board, steps through the game, words below, the panels' column.

Takes a page; builds its elements and keeps them in step with it. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from nicegui.element import Element

from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, color_name
from riyu.interfaces.web import dialogs
from riyu.interfaces.web.clocks import clock_text
from riyu.interfaces.web.parts import box, button, set_words, words
from riyu.interfaces.web.table import Change
from riyu.player.clock import TimeSystem

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["Frame"]


class Frame:
    """The page's elements. `boxes` are the panels' by name, `built` the names of those built."""

    def __init__(self, page: Page, make_board: Callable[[], Element]) -> None:
        self._page = page
        self.boxes: dict[str, Element] = {}
        self.built: set[str] = set()
        self._tabs: dict[str, Element] = {}
        self._hovered: tuple[object, ...] = ("",)  # nothing, so the hint stays
        self._cards: dict[Color, _Card] = {}
        self.new_game = dialogs.new_game(page)
        self.key_list = dialogs.key_list(page)
        self.paste = dialogs.paste()
        self.picture = dialogs.picture()
        self._bar()
        with box("page"):
            with box("left"):
                with box("cards"):
                    self._cards = {color: _Card(page, color) for color in (BLACK, WHITE)}
                with box("wood"):
                    make_board()
                    self._busy = box("busy", role="status")
                    with self._busy:
                        self._busy_words = words("")
                        button("Stop", page.actions.stop, classes="small")
                self._steps()
                self._below()
            self._column()
        self._said = words("", "div", "unseen")
        self._said._props.update({"aria-live": "polite", "role": "status"})

    # Building. --------------------------------------------------------------------------------------------------------

    def _bar(self) -> None:
        page = self._page
        with box("bar", "header"):
            words("riyu", "h1", "name")
            self._title = words("", "span", "title")
            with box("tools", "nav", aria_label="Game"):
                button("New", page.actions.new_game, title="New game (Shift+N)")
                opening = button(
                    "Open", lambda: None, title="Open a game file; or drop one on the page"
                )
                opening.on("click", js_handler="() => riyu.choose()")
                saving = words("Save", "a", "button")
                saving._props.update(
                    {"href": f"/table/{page.seated.id}.sgf", "download": "", "title": "Save as SGF"}
                )
                button(
                    "Picture", page.actions.save_picture, title="Save what is shown as a picture"
                )
                button("Copy", page.actions.copy, title="Copy as SGF (Ctrl+C)")
                pasting = button(
                    "Paste", lambda: None, title="Open the game that was copied (Ctrl+V)"
                )
                pasting.on("click", js_handler="() => riyu.paste()")
                sound = button(
                    "♪",
                    lambda: None,
                    title="Stone sounds",
                    label="Stone sounds",
                    classes="sign sound",
                )
                sound.on("click", js_handler="() => riyu.sound()")
                look = button(
                    "◐", lambda: None, title="Light or dark", label="Light or dark", classes="sign"
                )
                look.on("click", js_handler="() => riyu.look()")
                button("?", page.actions.list_keys, title="Keys (?)", label="Keys", classes="sign")

    def _steps(self) -> None:
        page = self._page
        with box("steps", aria_label="Steps through the game", role="group"):
            for sign, label, act in (
                ("❘◀", "To the beginning", page.actions.first),
                ("◀◀", "Ten moves back", page.actions.back_ten),
                ("◀", "One move back", page.actions.back),
            ):
                button(sign, act, label=label, title=label, classes="sign")
            self._number = words("", "span", "number")
            for sign, label, act in (
                ("▶", "One move on", page.actions.forward),
                ("▶▶", "Ten moves on", page.actions.forward_ten),
                ("▶❘", "To the end", page.actions.last),
            ):
                button(sign, act, label=label, title=label, classes="sign")

    def _below(self) -> None:
        with box("below"):
            self._problem = words("", "p", "problem")
            self._problem._props["role"] = "alert"
            self._hover = box("hover")
            with self._hover:
                words("Point at the board: what the overlays say there stands here.", "p", "quiet")

    def _column(self) -> None:
        page = self._page
        with box("side", "section", aria_label="Panels"):
            with box("tabs", role="tablist", aria_label="Panels") as tabs:
                for name, panel in page.panels.items():
                    tab = button(panel.title, partial(page.show_panel, name))
                    tab._props.update(
                        {"role": "tab", "id": f"tab-{name}", "aria-controls": f"panel-{name}"}
                    )
                    self._tabs[name] = tab
            tabs.on("keydown", js_handler="(event) => riyu.tabKey(event)")
            for name in page.panels:
                self.boxes[name] = box(
                    "panel", role="tabpanel", id=f"panel-{name}", aria_labelledby=f"tab-{name}"
                )
        self.show_panel(page.panel.name)

    # Keeping up. ------------------------------------------------------------------------------------------------------

    def show_panel(self, name: str) -> None:
        """Show a panel's box and its tab as chosen."""
        for other, tab in self._tabs.items():
            is_it = other == name
            if tab._props.get("aria-selected") != str(is_it).lower():
                tab._props.update(
                    {"aria-selected": str(is_it).lower(), "tabindex": 0 if is_it else -1}
                )
                tab.update()
                self.boxes[other].set_visibility(is_it)

    def refresh(self, changes: frozenset[Change]) -> None:
        """Show what is new."""
        page = self._page
        table = page.table
        if changes & {Change.TREE, Change.PLAY, Change.LOOK}:
            set_words(self._title, table.title)
            number = page.standing.number
            set_words(self._number, f"Move {number}" if number else "Beginning")
            for card in self._cards.values():
                card.refresh()
        if changes & {Change.TREE, Change.LOOK, Change.WORK}:
            problem = page.standing.problem or page.work.problem or page.seated.problem
            problem = problem or page.hall.warning
            set_words(self._problem, f"{problem[:1].upper()}{problem[1:]}")
        if Change.WORK in changes:
            errand = page.work.current
            self._busy.classes(add="on" if errand else "", remove="" if errand else "on")
            if errand:
                share = f" {errand.fraction:.0%}" if errand.fraction is not None else ""
                set_words(self._busy_words, f"{errand.words or errand.title}{share}…")

    def say(self, sentence: str) -> None:
        """Announce a sentence."""
        set_words(self._said, sentence)

    def complain(self, sentence: str) -> None:
        """Show what went wrong, until something else happens."""
        set_words(self._problem, sentence)

    def hover(self, point: str, told: Sequence[tuple[str, str, str]]) -> None:
        """Show what is said at a point: its own words, then (overlay, what it says, where it comes from)."""
        now = (point, *told)
        if now == self._hovered:
            return
        self._hovered = now
        self._hover.clear()
        if not point:
            return
        with self._hover:
            words(point, "p", "point")
            for title, said, source in told:
                with box("said", "p"):
                    words(title, "b")
                    words(said)
                    if source:
                        words(source, "i")


class _Card:
    """A player: stone, name, prisoners, clock, whose turn it is."""

    def __init__(self, page: Page, color: Color) -> None:
        self._page = page
        self._color = color
        with box("card") as self._box:
            words("", "span", f"stone {color_name(color).lower()}")
            with box("who"):
                self._name = words("", "b")
                self._taken = words("", "span", "quiet")
            self._clock = words("", "span", "clock")
        self._clock._props["role"] = "timer"

    def refresh(self) -> None:
        """Show what is new."""
        page, color = self._page, self._color
        table, standing = page.table, page.standing
        named = table.root.simple("PB" if color == BLACK else "PW")
        rank = table.root.simple("BR" if color == BLACK else "WR")
        set_words(self._name, f"{named or color_name(color)}{f' {rank}' if rank else ''}")
        taken = standing.position.captured[1 if color == BLACK else 0]
        komi = f" · komi {table.komi:g}" if color == WHITE else ""
        set_words(self._taken, f"{counted(taken, 'prisoner')}{komi}")
        self._box.classes(
            add="turn" if standing.to_move == color else "",
            remove="" if standing.to_move == color else "turn",
        )
        limit = table.clocks.limit
        left = table.clocks.left(color, table.now())
        set_words(self._clock, "" if limit.is_none else clock_text(left))
        again = limit.period if limit.system is TimeSystem.BYOYOMI else 0
        data = f"{left.main:.1f} {left.count} {left.period:.1f} {again:g}"
        running = "yes" if table.clocks.running == color else "no"
        if not limit.is_none and self._clock._props.get("data-left") != f"{running} {data}":
            self._clock._props["data-left"] = f"{running} {data}"
            self._clock.update()
