"""What lines come to: the one evaluation at the ends of sequences and theaters, in points of the game.

Takes features; weighs the board of these as it stands, for `SequenceReader`. Plays no move. Strings near by that fall
are read, and count as lost; all else is as the evaluator has it at a glance. What the turn is worth is left out, for
lines are compared by what was gained in them, whoever moves next.
"""

from __future__ import annotations

import cython

from riyu.features.features import Features
from riyu.reading.sequences import Standing

if not cython.compiled:
    from riyu.assessment.evaluator import Evaluator
    from riyu.assessment.plain_sheet import TURN_WORTH
    from riyu.game.plain import TO_MOVE

__all__ = ["Endings"]


class Endings(Standing):
    """Weighs the board of some features by the evaluator; one for each thread. `begin` says where strings are read."""

    def __init__(self, features: Features) -> None:
        super().__init__(features)
        self.evaluator = Evaluator(features)

    def worth(self, side: int) -> float:
        """Give what the board is worth to Black, in points, with a side to move."""
        self.find_fallen(side)
        for i in range(self.fallen_count):
            self.evaluator.fallen[i] = self.fallen[i]
        self.evaluator.fallen_count = self.fallen_count
        turn = self.s.numbers[TO_MOVE]
        self.s.numbers[TO_MOVE] = side
        total = self.evaluator.value() - self.evaluator.sheet.terms[TURN_WORTH]
        self.s.numbers[TO_MOVE] = turn
        self.evaluator.fallen_count = 0
        value: float = cython.cast(cython.double, total) / 1000
        return value

    def weigh(self, side: int) -> float:
        """Do as `worth`, for callers outside compiled code."""
        return self.worth(side)
