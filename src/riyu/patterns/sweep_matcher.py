"""The classes asked over the whole board, kept up to date on one board: what matches now, without looking for it anew.

Takes a board, a library or one that follows its files, a class and a color; gives matches, as `Matcher.over` does.
Knows no values of moves.

All drawings of these classes are one sweep (`sweep.py`), which goes with the moves and with what is taken back. It says
where a drawing stands; ties of strings and tests are asked there, when somebody wants to know.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, STRIDE, WHITE
from riyu.game.points import Color, Point, on_board, row_of
from riyu.patterns._entries import Drawn, anchor_of
from riyu.patterns._laying import lay, needed_ways
from riyu.patterns._table import Candidate
from riyu.patterns.library import Library
from riyu.patterns.matcher import judge
from riyu.patterns.model import Match, PatternClass
from riyu.patterns.reload import LiveLibrary
from riyu.patterns.snapshot import Snapshot
from riyu.patterns.sweep import Sweep
from riyu.patterns.symmetry import turn
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["SweepMatcher"]


@dataclass(frozen=True, slots=True)
class _Swept:
    """A drawing of a class: the candidates by orientation, and its anchor from its focus, as drawn."""

    found: PatternClass
    candidates: dict[int, Candidate]
    anchor: tuple[int, int]
    drawn: Drawn


class SweepMatcher:
    """What the classes asked over the whole board have on a board.

    Arguments: the board, and the library; of a `LiveLibrary`, files that changed are taken over at the next question,
    and only their classes are laid anew. Keep it as long as the board.
    """

    def __init__(self, board: Board, library: Library | LiveLibrary) -> None:
        self.board = board
        self._source = library
        self._classes: tuple[PatternClass, ...] = ()
        self._swept: list[_Swept] = []
        self.sweep = Sweep(board, [])
        self._follow()

    @property
    def library(self) -> Library:
        """The library in force; if its whole-board classes are others than before, those are swept from now on."""
        return self._follow()

    def _follow(self) -> Library:
        source = self._source
        library = source.library if isinstance(source, LiveLibrary) else source
        classes = tuple(c for c in library.classes if c.asked.focus == WHOLE_BOARD)
        if len(classes) != len(self._classes) or any(
            one is not other for one, other in zip(classes, self._classes, strict=True)
        ):
            known: dict[int, list[_Swept]] = defaultdict(list)
            for one in self._swept:
                known[id(one.found)].append(one)
            swept = [one for c in classes for one in known.get(id(c)) or _swept_of(c)]
            self.sweep.take([one.drawn for one in swept])
            self._classes, self._swept = classes, swept
        return library

    def update(self) -> None:
        """Bring the matches up to date with the board. `over` does so itself."""
        self.sweep.update()

    def over(self, name: str, color: Color, snapshot: Snapshot | None = None) -> tuple[Match, ...]:
        """Give the matches of a class for a color as own: what `Matcher.over` gives for the board, in the same order.

        A `snapshot` of the board as it stands keeps what tests ask for from one question to the next. Raises
        UsageError for an unknown class or color, for a class that is not asked over the whole board, and if more
        matches stand than a sweep keeps.
        """
        wanted = self.library.of(name)
        if color not in (BLACK, WHITE):
            raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
        if wanted.asked.focus != WHOLE_BOARD:
            raise UsageError(f"class '{name}' is asked for at {wanted.asked.focus}")
        size = self.board.size
        fitting: dict[Point, list[Candidate]] = defaultdict(list)
        for number, orientation, own, anchor in self.sweep.matches():
            swept = self._swept[number]
            if own == color and swept.found is wanted:
                x, y = turn(orientation, swept.anchor)
                focus = anchor - x - STRIDE * y
                if on_board(focus, size):
                    fitting[focus].append(swept.candidates[orientation])
        seen = Snapshot.of(self.board) if snapshot is None else snapshot
        found: list[Match] = []
        for focus in sorted(fitting, key=lambda p: (-row_of(p), p)):
            in_order = tuple(sorted(fitting[focus], key=lambda candidate: candidate.order))
            judge(wanted, in_order, seen, b"", focus, color, every=True, found=found)
        return tuple(found)


def _swept_of(found: PatternClass) -> list[_Swept]:
    """Give the drawings of a class, each with its candidates in the order of a `ClassTable`."""
    swept = []
    number = 0
    for pattern in found.patterns:
        for laid in lay(pattern, found.asked):
            ways = needed_ways(laid)
            candidates = {o: Candidate(laid, o, number + i) for i, o in enumerate(ways)}
            number += len(ways)
            drawn = (laid.masks, sum(1 << orientation for orientation in ways))
            swept.append(_Swept(found, candidates, anchor_of(laid.masks), drawn))
    return swept
