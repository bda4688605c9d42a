"""How often the patterns of a library matched and were answered in games.

Takes a library and games; gives counts. Knows no values of moves.

All positions of a board size are gathered into batches, each of which the bulk matcher is asked about at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.game.points import Color, Point
from riyu.lab.bulk_sums import Seen
from riyu.lab.games import NamedGame, starting_board
from riyu.patterns.asking import ReadyLibrary
from riyu.patterns.bulk import BLOCK
from riyu.patterns.bulk_asking import BulkAsker
from riyu.patterns.library import Library
from riyu.patterns.model import Pattern, PatternClass

__all__ = ["SeenPattern", "seen_in"]

_ROOM = (BLOCK, 8192)
"""Positions of a batch: on the cores, and on a GPU, which looks at thousands at once."""


@dataclass(slots=True)
class SeenPattern:
    """How often a pattern matched for the color to move, and how often its answer was the move then played.

    Counted by position and point: a match that comes to the same answer from several focuses counts once. A pattern
    without an answer counts once a focus, and is never chosen.
    """

    found: PatternClass
    pattern: Pattern
    possible: int = 0
    chosen: int = 0


def seen_in(
    games: Sequence[NamedGame],
    library: Library,
    advance: Callable[[int], None] = lambda done: None,
    threads: int = 1,
    on_gpu: bool = False,
    tell: Callable[[str], None] = lambda text: None,
) -> list[SeenPattern]:
    """Give the counts of every pattern and no bar, in the order of the library, over all positions of some games.

    A class asked over the whole board is asked with every point as its focus. How many threads there are, or whether a
    GPU is asked, changes nothing; `tell` is told why a GPU that is wanted is not asked.
    """
    seen = [[SeenPattern(one, pattern) for pattern in one.patterns] for one in library.classes]
    ready = ReadyLibrary(library)
    counting: dict[int, _Counting] = {}
    for number, game in enumerate(games, start=1):
        size = game.record.size
        if size not in counting:
            bulk = BulkAsker(ready, size=size, room=_ROOM[on_gpu], threads=threads, on_gpu=on_gpu)
            counting[size] = _Counting(bulk)
        board = starting_board(game.record)
        for move in game.record.moves:
            counting[size].bulk.add(board)
            counting[size].note(move.color, move.point)
            board.play(move.color, move.point)
        advance(number)
    for one in counting.values():
        one.give(seen)
    for why in {one.bulk.without_gpu: None for one in counting.values() if one.bulk.without_gpu}:
        tell(f"the cores were asked: {why}")
    return [one for rows in seen for one in rows if not one.pattern.is_bar]


class _Counting:
    """The positions of a board size: who moves there, and where, and what was counted of full batches."""

    def __init__(self, bulk: BulkAsker) -> None:
        self.bulk = bulk
        patterns = [len(found.patterns) for found in bulk.decided]
        self._seen = Seen(bulk.program, patterns, bulk.batch.room // 64)
        self._moves: list[tuple[Color, Point]] = []
        self._late: dict[tuple[int, int], list[int]] = {}

    def note(self, color: Color, played: Point) -> None:
        """Note the move played in the position last added; count, if the batch is full."""
        self._seen.note(len(self._moves), color, played)
        self._moves.append((color, played))
        if self.bulk.is_full:
            self._count()

    def _count(self) -> None:
        answers = self.bulk.ask()
        self._seen.add(answers.matches)
        given = {
            (number, place, order, answer or -focus)
            for number, (place, color, order, _, focus, _, answer) in answers.late
            if color == self._moves[number][0]
        }
        for number, place, order, answer in given:
            both = self._late.setdefault((place, order), [0, 0])
            both[0] += 1
            both[1] += answer == self._moves[number][1]
        self.bulk.clear()
        self._moves.clear()

    def give(self, seen: Sequence[Sequence[SeenPattern]]) -> None:
        """Add all that was counted to patterns, by the places of their classes."""
        self._count()
        for place, rows in enumerate(seen):
            for order, one in enumerate(rows):
                if place in self.bulk.places:
                    possible, chosen = self._seen.counted(self.bulk.places.index(place), order)
                else:
                    possible, chosen = self._late.get((place, order), (0, 0))
                one.possible += possible
                one.chosen += chosen
