"""One ply: candidates by the sum of their reasons' weights, the best of them looked at by playouts.

Takes a board, candidates, weights and the number of playouts; gives a Choice. Looks one move ahead and no further.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.assessment.assessment import assess
from riyu.candidates.candidate import Candidate, Reason
from riyu.game.board import Board
from riyu.game.points import Color, point_text

__all__ = ["Choice", "Weighed", "Weight", "choose"]


@dataclass(frozen=True, slots=True)
class Weight:
    """What a motive is worth: `base` points, and `each` points for every unit of its amount."""

    base: float = 0.0
    each: float = 0.0

    def of(self, reason: Reason) -> float:
        """Give what a reason is worth, in points."""
        return self.base + self.each * reason.amount


@dataclass(frozen=True, slots=True)
class Weighed:
    """A candidate with its worth: `value` in points, of which `gained` comes from playouts after the move.

    `gained` is None where the move was not looked at.
    """

    candidate: Candidate
    value: float
    gained: float | None = None

    def __str__(self) -> str:
        return f"{point_text(self.candidate.move)} {self.value:.1f}"

    def to_json(self) -> dict[str, Any]:
        """Give the weighed candidate as plain values."""
        gained = None if self.gained is None else round(self.gained, 2)
        return {**self.candidate.to_json(), "value": round(self.value, 2), "gained": gained}


@dataclass(frozen=True, slots=True)
class Choice:
    """The weighed candidates, best first, and the playouts it took."""

    weighed: tuple[Weighed, ...]
    playouts: int


def choose(
    board: Board,
    color: Color,
    candidates: Sequence[Candidate],
    weights: Mapping[str, Weight],
    *,
    width: int,
    playouts: int,
    trust: float,
    seed: int,
    time_is_up: Callable[[], bool],
) -> Choice:
    """Weigh the candidates.

    The `width` best by weights are each played and followed by `playouts` playouts; `trust` points are added for
    every point of mean margin a move gains over the mean of those looked at. Looking ends when `time_is_up` says
    so: the later ones then keep their weights' value. The same seed gives the same choice.
    """
    static = sorted(
        (
            Weighed(
                c,
                sum(weights[r.motive.value].of(r) for r in c.reasons if r.motive.value in weights),
            )
            for c in candidates
        ),
        key=lambda w: -w.value,
    )
    if playouts == 0 or trust == 0:
        return Choice(tuple(static), 0)
    margins: list[float] = []
    for number, weighed in enumerate(static[:width]):
        if time_is_up():
            break
        depth = board.mark()
        board.play(color, weighed.candidate.move)
        after = assess(board, 0.0, playouts=playouts, seed=seed + number)
        board.trail.undo_to(depth)
        margins.append(after.margin_for(color))
    if not margins:
        return Choice(tuple(static), 0)
    mean = sum(margins) / len(margins)
    looked = [
        Weighed(w.candidate, w.value + trust * (margin - mean), margin - mean)
        for w, margin in zip(static, margins, strict=False)
    ]
    ranked = sorted(looked, key=lambda w: -w.value) + static[len(margins) :]
    return Choice(tuple(ranked), playouts * len(margins))
