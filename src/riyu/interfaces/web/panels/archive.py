"""The panel of the archive: what stands in a rectangle of the board, found in all games kept there.

Takes a desk; shows what was played next and by whom, and opens the games. `archive_search` asks the archive.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from riyu.archive.drawing import Rectangle, parse_rectangle
from riyu.archive.finding import Continuation, StandingPlace
from riyu.archive.wanted import Wanted
from riyu.base.errors import RiyuError, UsageError
from riyu.base.words import counted
from riyu.game.constants import NO_POINT
from riyu.game.points import Point, color_name, column_of, point_text, row_of
from riyu.interfaces.picture import Overlay, Symbol
from riyu.interfaces.web.archive_search import (
    LAYER,
    Answer,
    Asked,
    continuation_words,
    find,
    found_overlay,
    open_points,
    outline,
    place_words,
    point_of,
    rectangle_text,
    won_words,
    years_words,
)
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.panels.archived import open_archived
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import (
    box,
    button,
    checkbox,
    choice,
    empty,
    field,
    heading,
    paragraph,
    set_words,
    words,
)
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import EDITING, Errand, Work

__all__ = ["ArchivePanel"]

_SHOWN = 12  # continuations
_GAMES = 40
_RESULTS = {
    "": "any",
    "B+": "Black won",
    "W+": "White won",
    "B+R": "White gave up",
    "W+R": "Black gave up",
    "0": "drawn",
    "none": "unknown",
}
_TYPED = {"player": "part of the name", "since": "2004 or 2004-05-17", "until": "2024"}


class ArchivePanel(Panel):
    """The archive's games in which what stands in a rectangle here stood, too."""

    name = "archive"
    title = "Archive"
    mode = "study"
    keys = (
        Key(("R",), "select", "archive: select a rectangle on the board"),
        Key(tuple("123456789"), "play_place", "play that continuation", gives_name=True),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._work = Work(EDITING, lambda: desk.changed(TableChange.WORK))
        self._typed = ""  # the rectangle of the address, not read yet
        self._rectangle: Rectangle | None = None
        self._corners: list[Point] | None = None  # while they are clicked
        self._is_opening = False  # whether clicks open points
        self._anything: frozenset[Point] = frozenset()
        self._next: Point = NO_POINT
        self._wanted = Wanted()
        self._is_turned = self._is_swapped = True
        self._is_judged = False
        self._asked: Asked | None = None
        self._answer: Answer | None = None
        self._problem = ""
        self._drawn: object = None

    # What is built. ---------------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Build the panel."""
        guard = self.desk.guard
        paragraph(
            "What stands in a part of the board, found in the games of your archive: what was played next, who won.",
            "quiet",
        )
        with box("bunch"):
            self._select = button(
                "Select on the board", guard(self.select), title="Two corners (R)", classes="chief"
            )
            button("Whole board", guard(self._take_whole))
            self._opening = button(
                "Open points",
                guard(self._toggle_opening),
                title="Points clicked in the rectangle may be anything; again: they may not",
            )
        self._field = field(
            "Rectangle, by two corners",
            self._typed,
            self._type,
            placeholder="or type it: A1:G7",
            autocomplete="off",
            maxlength=9,
        )
        with box("wishes", "details"):
            words("Which games", "summary")
            wanted = self._wanted
            choice("Result", _RESULTS, wanted.result, partial(self._wish, "result"))
            for name, example in _TYPED.items():
                title = name.capitalize()
                value = getattr(wanted, name)
                field(title, value, partial(self._wish, name), placeholder=example, maxlength=80)
            checkbox("Turned and mirrored, too", True, partial(self._set, "_is_turned"))
            checkbox("With the colors changed, too", True, partial(self._set, "_is_swapped"))
            checkbox(
                "Who stood better, by the assessment (takes some seconds)",
                False,
                partial(self._set, "_is_judged"),
            )
        self._head = paragraph("", "lead")
        self._list = box("joseki candidates", "ol")
        self._games = box("archive-games")

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Look anew where something else is looked for; show what is new."""
        if self._typed:
            typed, self._typed = self._typed, ""
            with self.desk.guarded():
                self._take(parse_rectangle(typed, self.desk.table.size))
        self._select._props["aria-pressed"] = str(self._corners is not None).lower()
        self._opening._props["aria-pressed"] = str(self._is_opening).lower()
        if self._rectangle is None:
            set_words(self._head, "No part of the board is selected yet.")
            return
        with self.desk.guarded():
            asked = self._asking(self._rectangle)
            if asked != self._asked:
                self._asked = asked
                self._look(asked)
        errand = self._work.current
        so_far = errand.so_far if errand is not None else None
        answer = so_far if isinstance(so_far, Answer) else self._answer
        drawn = (answer, self._problem, self._next, errand is not None)
        if drawn != self._drawn:
            self._drawn = drawn
            self._show(answer)

    def _asking(self, rectangle: Rectangle) -> Asked:
        return Asked(
            self.desk.standing.position,
            rectangle,
            self._anything,
            self._next,
            self._wanted,
            self._is_turned,
            self._is_swapped,
            self._is_judged,
        )

    def _look(self, asked: Asked) -> None:
        folder = self.desk.hall.archive
        self._problem = ""

        def job(errand: Errand) -> Answer | None:
            return find(folder, asked, errand.show, errand.is_stopped)

        def done(answer: Answer | None) -> None:
            self._answer = answer
            self.desk.changed(TableChange.WORK)

        def failed(error: RiyuError) -> None:
            self._answer, self._problem = None, str(error)
            self.desk.changed(TableChange.WORK)

        self._work.start("the archive is looked through", job, done, failed)

    def _show(self, answer: Answer | None) -> None:
        empty(self._list)
        empty(self._games)
        if answer is None or answer.asked.rectangle != self._rectangle:
            set_words(self._head, self._problem or "The archive is looked through …")
            self._mark()
            return
        found = answer.found
        part = (
            "" if found.is_whole else f"; {found.searched:,} of {found.of:,} games looked through"
        )
        set_words(
            self._head,
            f"{counted(found.places, 'place')} in {counted(found.games, 'game')} of {found.of:,}; "
            f"{won_words(found)}{years_words(found)}{part}.",
        )
        self.desk.lay(found_overlay(answer))
        with self._list:
            for number, one in enumerate(found.continuations[:_SHOWN], start=1):
                self._continuation(answer, number, one)
            if found.nowhere is not None:
                words(
                    f"Nobody played there again: {continuation_words(found.nowhere)}."
                    + answer.better_words(found.nowhere),
                    "li",
                    "quiet",
                )
        with self._games:
            if found.told:
                heading("Games")
            with box("games", "ul"):
                for place in found.told[:_GAMES]:
                    self._game(answer, place)
                if found.places > _GAMES:
                    words(f"and {counted(found.places - _GAMES, 'place')} more", "li", "quiet")

    def _continuation(self, answer: Answer, number: int, one: Continuation) -> None:
        point = point_of(answer.asked, one)
        name = point_text(point)
        color = color_name(one.color)
        with box("", "li") as item:
            with box("head"):
                words(str(number), classes="place")
                if one.color == self.desk.standing.to_move:
                    play = self.desk.guard(lambda: self.desk.play(point))
                    button(name, play, title=f"Play {name} ({number})", classes="small")
                else:
                    words(name, "b")
                words(color, classes="quiet")
                share = one.places / max(1, answer.found.places)
                words(f"{share:.0%}", classes="share-of")
            words(f"{continuation_words(one)}.{answer.better_words(one)}", "p", "quiet")
            only = button(
                "Only these games",
                self.desk.guard(partial(self._only, point)),
                label=f"Only the games in which {name} was next",
                classes="small",
            )
            only._props["aria-pressed"] = str(point == self._next).lower()
        lights(self.desk, item, [point])

    def _game(self, answer: Answer, place: StandingPlace) -> None:
        game = answer.games.get(place.game)
        if game is None:
            return
        with box("", "li"):
            words(place_words(place, game))
            button(
                "Open",
                self.desk.guard(partial(open_archived, self.desk, place.game, place.move)),
                label=f"Open {game.title} at move {place.move}",
                classes="small",
            )

    def _mark(self) -> None:
        """Lay what is selected on the board."""
        marks = [Symbol(point, "square") for point in self._corners or ()]
        area = outline(self._rectangle) if self._rectangle is not None else []
        legend = "The part of the board that is looked for in the archive."
        self.desk.lay(Overlay(LAYER, legend, (*area, *open_points(self._anything), *marks)))

    # What is chosen. --------------------------------------------------------------------------------------------------

    def select(self) -> None:
        """Take two corners from the next clicks; or no more."""
        if self._corners is not None:
            self._end_selecting()
            return
        self._corners, self._is_opening = [], False
        self.desk.prompt("Click a corner of the rectangle.", self._end_selecting)
        self.desk.changed(TableChange.WORK)

    def _end_selecting(self) -> None:
        self._corners, self._is_opening = None, False
        self.desk.prompt("")
        self.desk.changed(TableChange.WORK)

    def _toggle_opening(self) -> None:
        self._corners, self._is_opening = None, not self._is_opening
        leave = self._end_selecting if self._is_opening else None
        self.desk.prompt("Click points that may be anything." if leave else "", leave)
        self.desk.changed(TableChange.WORK)

    def point(self, point: Point, shift: bool) -> bool:
        """Take a corner, or a point that may be anything, where one is wanted."""
        if self._corners is not None:
            self._corners.append(point)
            if len(self._corners) < 2:
                self.desk.prompt("Click the corner across.", self._end_selecting)
                self._mark()
                return True
            columns = sorted(map(column_of, self._corners))
            rows = sorted(map(row_of, self._corners))
            self._end_selecting()
            self._take(Rectangle(columns[0], rows[0], columns[1], rows[1]))
            return True
        if self._is_opening:
            self._anything ^= {point}
            self.desk.changed(TableChange.WORK)
            return True
        return False

    def _take(self, rectangle: Rectangle) -> None:
        """Look for what stands in a rectangle."""
        self._rectangle = rectangle
        self._anything, self._next = frozenset(), NO_POINT
        self._field._props["value"] = rectangle_text(rectangle)
        self._field.update()
        self.desk.say(f"{rectangle_text(rectangle)} is looked for in the archive.")
        self.desk.changed(TableChange.WORK)

    def _take_whole(self) -> None:
        size = self.desk.table.size
        self._take(Rectangle(1, 1, size, size))

    def _type(self, text: str) -> None:
        with self.desk.guarded():
            self._take(parse_rectangle(text, self.desk.table.size))

    def _wish(self, name: str, text: str) -> None:
        with self.desk.guarded():
            wish: Mapping[str, Any] = {name: text.strip()}
            self._wanted = replace(self._wanted, **wish)
            self.desk.changed(TableChange.WORK)

    def _set(self, name: str, value: bool) -> None:
        setattr(self, name, value)
        self.desk.changed(TableChange.WORK)

    def _only(self, point: Point) -> None:
        """Look only for places where a point was played next; for all again if that is so."""
        self._next = NO_POINT if self._next == point else point
        self.desk.changed(TableChange.WORK)

    def play_place(self, place: str) -> bool:
        """Play the continuation of a place, from 1; give whether there is one of the color to move."""
        answer = self._answer
        if answer is None or answer.asked != self._asked:
            return False
        listed = answer.found.continuations[: int(place)]
        if len(listed) < int(place) or listed[-1].color != self.desk.standing.to_move:
            return False
        self.desk.play(point_of(answer.asked, listed[-1]))
        return True

    # The page's part. -------------------------------------------------------------------------------------------------

    def open(self, what: str) -> None:
        """Look for what stands in a rectangle, such as `A1:G7`."""
        self._take(parse_rectangle(what, self.desk.table.size))

    def state(self) -> Mapping[str, str]:
        """Give the rectangle and which games."""
        said = {name: getattr(self._wanted, name) for name in (*_TYPED, "result")}
        said = {name: value for name, value in said.items() if value}
        if self._rectangle is not None:
            said["at"] = rectangle_text(self._rectangle)
        return said

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up the rectangle and which games."""
        self._typed = state.get("at", "")
        said: dict[str, Any] = {name: state.get(name, "") for name in (*_TYPED, "result")}
        if said["result"] in _RESULTS:
            with suppress(UsageError):  # an address may say anything
                self._wanted = Wanted(**said)

    def hidden(self) -> None:
        """Take the marks off the board."""
        self.desk.lift(LAYER)
        if self._corners is not None or self._is_opening:
            self._end_selecting()
        self._drawn = None

    def pause(self) -> None:
        """Look no more: nobody looks on."""
        self._work.stop()
        self._asked = self._answer = None
