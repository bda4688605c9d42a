"""The panel of joseki: what the book has in the corners here, how often it is played, what for, and what it hangs on.

Takes a desk; shows the book's moves and plays them. Counts and judges nothing: the book does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from riyu.base.errors import RiyuError
from riyu.base.words import counted
from riyu.candidates.joseki import MISTAKE, Choice, alike, choices, sentence
from riyu.game.constants import NO_POINT
from riyu.game.points import Point, color_name, opposite, point_text
from riyu.game.record import Move
from riyu.interfaces.joseki_overlays import joseki_of
from riyu.interfaces.picture import Overlay
from riyu.interfaces.scene import board_of
from riyu.interfaces.web.archive_search import corner_around, rectangle_text
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import box, button, empty, paragraph, set_words, words
from riyu.interfaces.web.reading_marks import line_overlay
from riyu.interfaces.web.standing import Standing, game_at
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import EDITING, Errand, Work
from riyu.patterns.joseki import JosekiBook
from riyu.player.explaining.deviation import Deviation, deviation

__all__ = ["JosekiPanel"]

_LAYER = "joseki-here"
_LINE = "joseki-line"
_SHOWN = 12
_FARTHEST = 12  # moves of a line


@dataclass(frozen=True, slots=True)
class _Row:
    """A move of the book here, as it is shown, with its points in corners that are alike."""

    points: tuple[Point, ...]
    percent: int
    is_answer: bool
    is_mistake: bool
    name: str
    said: str


class JosekiPanel(Panel):
    """The book's moves in the corners where the page looks."""

    name = "joseki"
    title = "Joseki"
    mode = "study"
    keys = (Key(tuple("123456789"), "play_place", "play that move of the book", gives_name=True),)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._work = Work(EDITING, lambda: desk.changed(TableChange.WORK))
        self._found: tuple[Standing, tuple[_Row, ...], Overlay] | None = None
        self._deviation: Deviation | None = None
        self._reading = Work(EDITING, lambda: desk.changed(TableChange.WORK))
        self._drawn: object = None
        self._listed: object = None
        self._followed: Point = NO_POINT  # the move whose line is on the board

    def build(self) -> None:
        """Build the panel."""
        paragraph(
            "Corner sequences as strong players' games have them: play one, or step through the game.",
            "quiet",
        )
        self._head = paragraph("", "lead")
        self._left = box("left-book")
        self._list = box("joseki candidates", "ol")

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        standing = self.desk.standing
        if self._found is None or self._found[0] is not standing:
            if self._work.current is None or self._drawn is not standing:
                self._drawn = standing
                self._look(standing)
            return
        _, rows, overlay = self._found
        is_read = self._reading.current is None
        drawn = (standing.node, len(rows), overlay, self._followed, self._deviation, is_read)
        if self._drawn == drawn:
            return
        self._drawn = drawn
        set_words(self._head, overlay.legend)
        if self._followed:
            self.desk.lift(_LAYER)  # the line alone, so that it can be read
        else:
            self.desk.lay(Overlay(_LAYER, overlay.legend, overlay.marks, overlay.keys))
        self._show_left(is_read)
        listed = (standing.node, rows, self._followed)
        if self._listed == listed:
            return  # a click on one of them may be under way
        self._listed = listed
        empty(self._list)
        with self._list:
            for place, row in enumerate(rows[:_SHOWN], start=1):
                self._show(place, row)
            if len(rows) > _SHOWN:
                words(
                    f"and {counted(sum(len(row.points) for row in rows[_SHOWN:]), 'move')} more",
                    "li",
                    "quiet",
                )

    def _show_left(self, is_read: bool) -> None:
        """Say how the last move left the book, and what punishes it; each answer can be laid on the board."""
        empty(self._left)
        found = self._deviation
        if found is None:
            if not is_read:
                with self._left:
                    words("Whether the last move left the book is looked at …", "p", "quiet")
            return
        with self._left:
            told = words(found.said.beginner, "p", "danger" if found.won else "quiet")
            told._props["tabindex"] = "0"
            lights(self.desk, told, list(found.said.points))
            for move, one in found.won:
                if not one.line:
                    continue
                name = point_text(move)
                shown = button(
                    f"What {name} wins",
                    self.desk.guard(partial(self._lay, move, one.line)),
                    title="The line as it was read, as stones",
                    classes="small",
                )
                shown._props["aria-pressed"] = str(move == self._followed).lower()

    def _show(self, place: int, row: _Row) -> None:
        with box("", "li") as item:
            with box("head"):
                words(str(place), classes="place")
                for i, point in enumerate(row.points):
                    play = self.desk.guard(partial(self.desk.play, point))
                    title = f"Play {point_text(point)}" + (f" ({place})" if i == 0 else "")
                    button(point_text(point), play, title=title, classes="small")
                words(row.name, classes="quiet")
                share = "a mistake" if row.is_mistake else f"{row.percent} of 100"
                when = "" if row.is_answer or row.is_mistake else ", later"
                words(f"{share}{when}", classes="share-of")
            words(f"{row.said}.", "p", "quiet")
            first = row.points[0]
            name = point_text(first)
            button(
                "In my archive",
                self.desk.guard(partial(self._ask_archive, first)),
                title="What was played in this corner in the games of the archive",
                label=f"What was played in my archive in the corner of {name}",
                classes="small",
            )
            if row.is_answer:
                follow = button(
                    "How it goes on",
                    self.desk.guard(partial(self._follow, first)),
                    title="The line that the book has most often, as stones",
                    label=f"How it goes on after {name}",
                    classes="small",
                )
                follow._props["aria-pressed"] = str(first == self._followed).lower()
        lights(self.desk, item, list(row.points))

    def _follow(self, point: Point) -> None:
        """Lay the line after a move of the book on the board; take it off if it lies there."""
        self._lay(point, _line(self.desk.standing, self.desk.hall.knowledge.joseki, point))

    def _lay(self, point: Point, line: Sequence[Point]) -> None:
        """Lay a line that begins at a point on the board; take it off if it lies there."""
        self.desk.lift(_LINE)
        self._followed = NO_POINT if point == self._followed else point
        if self._followed:
            standing = self.desk.standing
            first = standing.to_move
            self.desk.lay(line_overlay(_LINE, standing.position, line, first, 0))
            self.desk.say("The line: " + " ".join(map(point_text, line)))
        self.desk.changed(TableChange.WORK)

    def _ask_archive(self, point: Point) -> None:
        """Look for the corner of a move in the archive."""
        corner = corner_around(self.desk.standing.position, point)
        self.desk.show_panel("archive", rectangle_text(corner))

    def _look(self, standing: Standing) -> None:
        """Look in the book, in a thread: it is read when it is first asked."""
        self.desk.lift(_LINE)
        self._followed = NO_POINT
        self._deviation = None
        self._reading.stop()
        knowledge = self.desk.hall.knowledge
        set_words(self._head, f"The book is looked through for {color_name(standing.to_move)} …")

        def job(errand: Errand) -> tuple[tuple[_Row, ...], Overlay]:
            book = knowledge.joseki
            return _rows(standing, book), joseki_of(standing.scene, book)

        def done(found: tuple[tuple[_Row, ...], Overlay]) -> None:
            self._found = (standing, *found)
            self._read_left(standing)
            self.desk.changed(TableChange.WORK)

        def failed(error: RiyuError) -> None:
            self._found = (standing, (), Overlay(_LAYER, f"The book can't be read: {error}."))
            self.desk.changed(TableChange.WORK)

        self._work.start("the book of joseki is looked through", job, done, failed)

    def _read_left(self, standing: Standing) -> None:
        """Look, in a thread, whether the last move left the book, and read what punishes it."""
        knowledge = self.desk.hall.knowledge
        if standing.last is None or standing.scene.before is None:
            return  # nothing was played here, or something was set up

        def job(errand: Errand) -> Deviation | None:
            game = game_at(standing.node)
            if game.moves != standing.moves:
                return None  # a line beside the game
            return deviation(game, knowledge, knowledge.joseki)

        def done(found: Deviation | None) -> None:
            if self._found is not None and self._found[0] is standing:
                self._deviation = found

        self._reading.start("what punishes the last move is read", job, done)

    def play_place(self, place: str) -> bool:
        """Play the book's move of a place, from 1; give whether there is one."""
        if self._found is None or self._found[0] is not self.desk.standing:
            return False
        rows = self._found[1]
        if int(place) > len(rows):
            return False
        self.desk.play(rows[int(place) - 1].points[0])
        return True

    def hidden(self) -> None:
        """Take the marks off the board."""
        self.desk.lift(_LAYER)
        self.desk.lift(_LINE)
        self._drawn, self._followed = None, NO_POINT

    def pause(self) -> None:
        """Look no more: nobody looks on."""
        self._work.stop()
        self._reading.stop()


def _rows(standing: Standing, book: JosekiBook) -> tuple[_Row, ...]:
    """Give the moves of the book where a page looks, those that are played most often first."""
    board = board_of(standing.position, standing.scene.ruleset)
    found = choices(board, book, standing.to_move, standing.last)
    return tuple(_row_of(same) for same in alike([one for one in found if one.is_known]))


def _line(standing: Standing, book: JosekiBook, point: Point) -> list[Point]:
    """Give a move of the book with the answers that follow it most often, until the book has none."""
    board = board_of(standing.position, standing.scene.ruleset)
    color, line = standing.to_move, [point]
    board.play(color, point)
    while len(line) < _FARTHEST:
        last, color = Move(color, line[-1]), opposite(color)
        found = [one for one in choices(board, book, color, last) if one.found.at_once]
        if not found or not found[0].quality or found[0].quality == MISTAKE:
            break
        line.append(found[0].point)
        board.play(color, line[-1])
    return line


def _row_of(same: Sequence[Choice]) -> _Row:
    choice = same[0]
    said = sentence(choice)
    line = choice.found.stage.line
    named = choice.move.name or next((move.name for move in reversed(line) if move.name), "")
    return _Row(
        tuple(one.point for one in same),
        round(100 * choice.share.part),
        choice.found.at_once,
        choice.quality == "bad",
        named,
        said[:1].upper() + said[1:],
    )
