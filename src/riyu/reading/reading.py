"""What a reading gives: a verdict with its line, its cost and what it depends on.

Takes nothing; a frozen value between layers. Knows no search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from riyu.game.points import Color, Point, color_name, point_text

__all__ = ["Reading", "Verdict", "line_text"]

LONGEST = 12
"""Moves of a line that are told."""


class Verdict(Enum):
    """How a goal ends for the side that asks."""

    WIN = "win"
    LOSS = "loss"
    KO = "ko"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Reading:
    """The outcome of one reading.

    `line` are the moves from the present position on, the asking side's first; `nodes` the moves tried;
    `depends_on` the points on whose content the verdict rests: while none of them changes, it stands; `threat_by`, of a
    verdict KO, the color that must find the first threat; `ran_out`, of a verdict UNKNOWN, which limit was met before
    it was clear: `nodes` or `depth`, and of any other, that it was met in asking what a ko changes; `by_patterns`,
    whether patterns told of a part that was too large to be read: then it stands only while these are in force, too.

    How it was read: without the first moves `left_out`, for they fail once they are made; `after_move`, asked anew once
    its first move was made; `by_life`, a string's question as that of its group's life; `is_wide`, looking at more.
    """

    verdict: Verdict
    line: tuple[Point, ...]
    nodes: int
    depends_on: frozenset[Point]
    threat_by: Color = 0
    ran_out: str = ""
    by_patterns: bool = False
    left_out: tuple[Point, ...] = ()
    after_move: bool = False
    by_life: bool = False
    is_wide: bool = False

    def __str__(self) -> str:
        moves = " ".join(point_text(p) for p in self.line)
        why = f", out of {self.ran_out}" if self.ran_out else ""
        return f"{self.verdict.value}{': ' + moves if moves else ''} ({self.nodes} nodes{why})"


def line_text(color: Color, line: Sequence[Point]) -> str:
    """Say a line in words, a color to move: `Black D4 E5`; that it waits if there are no moves."""
    moves = " ".join(map(point_text, line[:LONGEST]))
    more = " …" if len(line) > LONGEST else ""
    return f"{color_name(color)} {moves}{more}" if moves else f"{color_name(color)} waits"
