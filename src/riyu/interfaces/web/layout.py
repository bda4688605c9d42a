"""The page around the board: bar, board, steps through the game; players, panels by mode and words in the column.

Takes a desk, its actions and panels; builds the page's elements and keeps them in step. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nicegui.element import Element

from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, color_name
from riyu.interfaces.web import dialogs
from riyu.interfaces.web.actions import Actions
from riyu.interfaces.web.clocks import clock_text
from riyu.interfaces.web.panel import MODES, Desk, Mode, Panel
from riyu.interfaces.web.parts import box, button, empty, set_words, words
from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.tour import Tour
from riyu.player.clock import TimeSystem

__all__ = ["Frame"]


class Frame:
    """The page's elements. `boxes` are the panels' by name, `built` the names of those built."""

    def __init__(
        self,
        desk: Desk,
        actions: Actions,
        panels: Sequence[Panel],
        make_board: Callable[[], Element],
    ) -> None:
        self._desk = desk
        self._actions = actions
        self.boxes: dict[str, Element] = {}
        self.built: set[str] = set()
        self._tabs: dict[str, Element] = {}
        self._modes: dict[str, Element] = {}
        self._mode_of = {panel.name: panel.mode for panel in panels}
        self._chosen: dict[str, str] = {}  # the panel of each mode that was shown last
        self._hovered: tuple[object, ...] = ("",)  # nothing, so the hint stays
        # What went wrong last, where that was, and what was wrong there as things stood.
        self._complaint: tuple[str, Standing | None, str] = ("", None, "")
        self._cards: dict[Color, _Card] = {}
        # Built when they are asked for first: they have more elements than all the rest of a new page.
        self._dialog_makers: dict[str, Callable[[], Element]] = {
            "new_game": partial(dialogs.new_game, desk, desk.begin),
            "key_list": partial(dialogs.key_list, panels, actions.show_around),
            "picture": dialogs.picture,
        }
        self._dialogs = {"paste": dialogs.paste()}  # which the browser opens by itself
        self._bar()
        with box("page"):
            with box("cards"):
                self._cards = {color: _Card(desk, color) for color in (BLACK, WHITE)}
            with box("wood") as wood:
                make_board()
                self._asking = box("asking", role="status")
                with self._asking:
                    self._asking_words = words("")
                    button("Never mind (Esc)", self._leave, classes="small")
                self._leaving: Callable[[], object] | None = None
                self._wood = wood
                self._busy = box("busy", role="status")
                with self._busy:
                    self._busy_words = words("")
                    button("Stop", actions.stop, classes="small")
            self._steps()
            self._column(panels)
        self._tour = Tour(desk)
        self._said = words("", "div", "unseen")
        self._said._props.update({"aria-live": "polite", "role": "status"})

    # Building. --------------------------------------------------------------------------------------------------------

    def _bar(self) -> None:
        actions = self._actions
        with box("bar", "header"):
            words("riyu", "h1", "name")
            self._title = words("", "span", "title")
            more = button("⋯", lambda: None, label="Game: new, open, save", classes="sign more")
            more._props["aria-expanded"] = "false"
            more.on("click", js_handler="(event) => riyu.more(event)")
            with box("tools", "nav", aria_label="Game"):
                button("New", actions.new_game, title="New game (Shift+N)")
                opening = button(
                    "Open", lambda: None, title="Open a game file; or drop one on the page"
                )
                opening.on("click", js_handler="() => riyu.choose()")
                saving = words("Save", "a", "button")
                saving._props.update(
                    {
                        "href": f"/table/{self._desk.seated.id}.sgf",
                        "download": "",
                        "title": "Save as SGF",
                    }
                )
                button("Picture", actions.save_picture, title="Save what is shown as a picture")
                button("Copy", actions.copy, title="Copy as SGF (Ctrl+C)")
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
                button("?", actions.list_keys, title="Keys (?)", label="Keys", classes="sign")

    def _steps(self) -> None:
        actions = self._actions
        with box("steps", aria_label="Steps through the game", role="group"):
            for sign, label, act in (
                ("❘◀", "To the beginning", actions.first),
                ("◀◀", "Ten moves back", actions.back_ten),
                ("◀", "One move back", actions.back),
            ):
                button(sign, act, label=label, title=label, classes="sign")
            self._number = words("", "span", "number")
            for sign, label, act in (
                ("▶", "One move on", actions.forward),
                ("▶▶", "Ten moves on", actions.forward_ten),
                ("▶❘", "To the end", actions.last),
            ):
                button(sign, act, label=label, title=label, classes="sign")

    def _below(self) -> None:
        with box("below", role="region", aria_label="What is said", tabindex="0"):
            self._problem = words("", "p", "problem")
            self._problem._props["role"] = "alert"
            self._hover = box("hover")
            with self._hover, box("quiet hint", "p"):
                words("Point at the board: what the overlays say there stands here. ")
                button(
                    "Show me around",
                    self._actions.show_around,
                    title="A short tour of the page",
                    classes="small",
                )

    def _column(self, panels: Sequence[Panel]) -> None:
        with box("side", "section", aria_label="Panels"):
            sliding = button("", lambda: None, label="More room for the panels", classes="grip")
            sliding._props["aria-expanded"] = "false"
            sliding.on("click", js_handler="(event) => riyu.slide(event)")
            with box("choosing"):
                with box("modes", role="group", aria_label="What the panels are for"):
                    for mode, (title, tip) in MODES.items():
                        chosen = button(title, partial(self._show_mode, mode), title=tip)
                        chosen._props["id"] = f"mode-{mode}"
                        self._modes[mode] = chosen
                with box("tabs", role="tablist", aria_label="Panels") as tabs:
                    for panel in panels:
                        name = panel.name
                        tab = button(panel.title, partial(self._desk.show_panel, name))
                        tab._props.update(
                            {"role": "tab", "id": f"tab-{name}", "aria-controls": f"panel-{name}"}
                        )
                        self._tabs[name] = tab
                tabs.on("keydown", js_handler="(event) => riyu.tabKey(event)")
            for name in self._tabs:
                self.boxes[name] = box(
                    "panel", role="tabpanel", id=f"panel-{name}", aria_labelledby=f"tab-{name}"
                )
            self._below()

    # Keeping up. ------------------------------------------------------------------------------------------------------

    def show_panel(self, name: str) -> None:
        """Show a panel's box and its tab as chosen, among the tabs of its mode."""
        mode = self._mode_of[name]
        self._chosen[mode] = name
        for other, element in self._modes.items():
            pressed = str(other == mode).lower()
            if element._props.get("aria-pressed") != pressed:
                element._props["aria-pressed"] = pressed
                element.update()
        for other, tab in self._tabs.items():
            is_it = other == name
            tab.set_visibility(self._mode_of[other] == mode)
            if tab._props.get("aria-selected") != str(is_it).lower():
                tab._props.update(
                    {"aria-selected": str(is_it).lower(), "tabindex": 0 if is_it else -1}
                )
                tab.update()
                self.boxes[other].set_visibility(is_it)

    def _show_mode(self, mode: Mode) -> None:
        """Show the panel of a mode that was shown last, at first its first."""
        names = (name for name, its_mode in self._mode_of.items() if its_mode == mode)
        self._desk.show_panel(self._chosen.get(mode) or next(names))

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        desk = self._desk
        table = desk.table
        if changes & {TableChange.TREE, TableChange.PLAY, TableChange.LOOK}:
            set_words(self._title, table.title)
            number = desk.standing.number
            set_words(self._number, f"Move {number}" if number else "Beginning")
            for card in self._cards.values():
                card.refresh()
        if changes & {TableChange.TREE, TableChange.LOOK, TableChange.WORK}:
            self._show_problem()
        if TableChange.WORK in changes:
            errand = desk.work.current
            self._busy.classes(add="on" if errand else "", remove="" if errand else "on")
            if errand:
                share = f" {errand.fraction:.0%}" if errand.fraction is not None else ""
                set_words(self._busy_words, f"{errand.words or errand.title}{share}…")

    def tell_address(self, address: str) -> None:
        """Give what is shown an address; the browser gets it together with the number of the move."""
        self._number._props["data-address"] = address
        self._number.update()

    def prompt(self, sentence: str, leave: Callable[[], object] | None) -> None:
        """Show on the board what a click means now, and a button that leaves that; nothing where a click plays."""
        set_words(self._asking_words, sentence)
        self._leaving = leave
        self._wood.classes(add="asked" if sentence else "", remove="" if sentence else "asked")

    def _leave(self) -> None:
        if self._leaving is not None:
            self._leaving()

    def ask(self, dialog: str) -> None:
        """Show a dialog, or begin the tour."""
        if dialog == "tour":
            self._tour.begin()
            return
        if dialog not in self._dialogs:
            with self._said.parent_slot or self._said:
                self._dialogs[dialog] = self._dialog_makers[dialog]()
        self._dialogs[dialog].run_method("showModal")

    def leave_tour(self) -> bool:
        """Leave the tour; give whether it was shown."""
        return self._tour.leave()

    def say(self, sentence: str) -> None:
        """Announce a sentence."""
        set_words(self._said, sentence)

    def complain(self, sentence: str) -> None:
        """Show what went wrong, until something else does, another position stands, or something is done.

        riyu's own work goes on beside it: its words, and what it writes at a move, take no complaint away.
        """
        self._complaint = (sentence, self._desk.standing, self._standing_problem())
        self._show_problem()

    def _standing_problem(self) -> str:
        """Give what is wrong as things stand, whatever was done last."""
        desk = self._desk
        problem = desk.standing.problem or desk.work.problem or desk.seated.problem
        return problem or desk.hall.warning or desk.seated.notice

    def _show_problem(self) -> None:
        problem = self._standing_problem()
        sentence, standing, before = self._complaint
        if standing is not self._desk.standing or before != problem:
            self._complaint = ("", None, "")
            sentence = ""
        shown = sentence or problem
        set_words(self._problem, f"{shown[:1].upper()}{shown[1:]}")

    def hover(self, point: str, told: Sequence[tuple[str, str, str]]) -> None:
        """Show what is said at a point, or of the whole board, each: overlay, what it says, where that comes from."""
        now = (point, *told)
        if now == self._hovered:
            return
        self._hovered = now
        empty(self._hover)
        with self._hover:
            if point:
                words(point, "p", "point")
            for title, said, source in told:
                with box("said", "p"):
                    words(title, "b")
                    words(said)
                    if source:
                        words(source, "i")


class _Card:
    """A player: stone, name, prisoners, clock, whose turn it is."""

    def __init__(self, desk: Desk, color: Color) -> None:
        self._desk = desk
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
        desk, color = self._desk, self._color
        table, standing = desk.table, desk.standing
        named = table.root.simple("PB" if color == BLACK else "PW")
        rank = table.root.simple("BR" if color == BLACK else "WR")
        set_words(self._name, f"{named or color_name(color)}{f' {rank}' if rank else ''}")
        taken = standing.position.captured[1 if color == BLACK else 0]
        komi = f" · komi {table.komi:g}" if color == WHITE else ""
        set_words(self._taken, f"{counted(taken, 'prisoner')}{komi}")
        is_end = standing.is_over or (bool(table.result) and not desk.node.children)
        is_turn = standing.to_move == color and not (is_end or table.is_counted(desk.node))
        self._box.classes(add="turn" if is_turn else "", remove="" if is_turn else "turn")
        limit = table.clocks.limit
        left = table.clocks.left(color, table.now())
        set_words(self._clock, "" if limit.is_none else clock_text(left))
        again = limit.period if limit.system is TimeSystem.BYOYOMI else 0
        data = f"{left.main:.1f} {left.count} {left.period:.1f} {again:g}"
        running = "yes" if table.clocks.running == color else "no"
        if not limit.is_none and self._clock._props.get("data-left") != f"{running} {data}":
            self._clock._props["data-left"] = f"{running} {data}"
            self._clock.update()
