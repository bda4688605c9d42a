"""A book of joseki measured on games kept apart: how far corners stay in it, and whether its first choice is played.

Takes games and a book; gives rows. Draws and learns nothing.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from riyu.candidates.joseki import Choice, choices
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point
from riyu.game.record import Move
from riyu.lab.apart import Game
from riyu.lab.games import starting_board
from riyu.patterns.joseki import JosekiBook, Rectangle, placements

__all__ = ["AT", "Measured", "measure"]

AT = (2, 4, 6, 8, 10)
"""The moves of a corner at which is asked whether it is still in the book."""

MOVES = 120
"""Moves of a game that are looked at."""

CORNER = Rectangle(10, 10)


@dataclass(slots=True)
class Measured:
    """What was found. `reached`: corners with so many moves; `inside`: those whose moves were all in the book.

    `answers`: positions with an answer in the book, `first` those where the first choice was played, `third` one of
    the first three, `here` those where the move was played in the rectangle. `seconds` are the processor's for
    `looks` at the book, `slowest` the longest.
    """

    games: int = 0
    reached: dict[int, int] = field(default_factory=lambda: dict.fromkeys(AT, 0))
    inside: dict[int, int] = field(default_factory=lambda: dict.fromkeys(AT, 0))
    answers: int = 0
    here: int = 0
    first: int = 0
    third: int = 0
    looks: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def rows(self) -> list[dict[str, object]]:
        """Give all of it as rows, shares with half a 95 % interval."""
        rows = [
            _row(f"in the book at move {at} of a corner", self.inside[at], self.reached[at])
            for at in AT
        ]
        rows += [
            _row("first choice played, where the book answers", self.first, self.answers),
            _row("one of the first three", self.third, self.answers),
            _row("first choice played, of moves in the rectangle", self.first, self.here),
        ]
        each = 1e6 * self.seconds / max(1, self.looks)
        rows.append(
            {
                "what": "microseconds of the processor a look",
                "of": self.looks,
                "mean": round(each, 1),
            }
        )
        slowest = round(1e6 * self.slowest)
        rows.append(
            {
                "what": "the slowest look, microseconds of the processor",
                "of": self.looks,
                "mean": slowest,
            }
        )
        return rows


def _row(what: str, times: int, of: int) -> dict[str, object]:
    share = times / of if of else 0.0
    half = 1.96 * math.sqrt(share * (1 - share) / of) if of else 0.0
    return {"what": what, "of": of, "share": round(share, 3), "share_ci": round(half, 3)}


def measure(
    games: Sequence[Game],
    book: JosekiBook,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Measured:
    """Look the book up before each of a game's first moves."""
    found = Measured()
    for game in games:
        _measure_game(game, book, found)
        found.games += 1
        advance(found.games, len(games), "")
    return found


def _measure_game(game: Game, book: JosekiBook, found: Measured) -> None:
    record = game.record
    board = starting_board(record)
    corners = [frozenset(p.cells) for p in placements(CORNER, record.size)[:4]]
    counts, is_inside = [0] * 4, [not record.black] * 4
    last: Move | None = None
    for move in record.moves[:MOVES]:
        began = time.thread_time()
        chosen = choices(board, book, move.color, last)
        seconds = time.thread_time() - began
        found.looks += 1
        found.seconds += seconds
        found.slowest = max(found.slowest, seconds)
        _enter_answer(found, chosen, move)
        points = {choice.point for choice in chosen}
        for i in _corners_of(move.point, corners):
            counts[i] += 1
            is_inside[i] = is_inside[i] and move.point in points
            if counts[i] in found.reached:
                found.reached[counts[i]] += 1
                found.inside[counts[i]] += is_inside[i]
        board.play(move.color, move.point)
        assert move.color in (BLACK, WHITE)
        last = move


def _corners_of(point: Point, corners: Sequence[frozenset[Point]]) -> Iterator[int]:
    return (i for i, cells in enumerate(corners) if point in cells)


def _enter_answer(found: Measured, chosen: Sequence[Choice], move: Move) -> None:
    answers = [choice for choice in chosen if choice.found.at_once]
    if not answers:
        return
    found.answers += 1
    found.here += answers[0].found.placement.holds(move.point)
    found.first += answers[0].point == move.point
    found.third += move.point in [choice.point for choice in answers[:3]]
