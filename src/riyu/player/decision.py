"""What the player does, with its explanation: a frozen value that prints the tree of reasons down to the stones.

Takes a move and weighed candidates; gives text and plain values. Knows no layer's workings: it prints the facts it
was given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from riyu.assessment.assessment import Assessment
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, color_name, point_text
from riyu.inference.why import Why
from riyu.search.one_ply import Weighed
from riyu.search.thinking import Seen

__all__ = ["RESIGN", "Decision"]

RESIGN = -1
"""The point of a decision that gives the game up."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A color's move (a point, PASS or RESIGN), why, and the candidates it was chosen from, best first.

    `why` is a sentence for a pass or a resignation; empty for a move, whose reasons are its candidate's. `knowledge` is
    the hash of what it was decided by, `level` the name of the player's level, empty if it is not said; `passed` is
    what the search found of a pass, None where it looked at none. `is_brief`: not all reasons are told yet, and nothing
    that the search found; `Engine.in_full` tells them.
    """

    color: Color
    point: Point
    candidates: tuple[Weighed, ...]
    assessment: Assessment
    why: str = ""
    seconds: float = 0.0
    playouts: int = 0
    knowledge: str = ""
    level: str = ""
    passed: Seen | None = None
    is_brief: bool = False

    @property
    def chosen(self) -> Weighed | None:
        """The weighed candidate of the move; None for a pass or a resignation."""
        for weighed in self.candidates:
            if weighed.candidate.move == self.point:
                return weighed
        return None

    def move_text(self) -> str:
        """Give the move as GTP writes it: a point, `PASS` or `resign`."""
        if self.point == RESIGN:
            return "resign"
        return "PASS" if self.point == PASS else point_text(self.point)

    def find(self, point: Point) -> Weighed | None:
        """Give the weighed candidate on a point, if there is one."""
        return next((w for w in self.candidates if w.candidate.move == point), None)

    def act_text(self) -> str:
        """Give what a color does in words: `D4`, `passes` or `resigns`."""
        return {PASS: "passes", RESIGN: "resigns"}.get(self.point) or self.move_text()

    def headline(self) -> str:
        """Give one sentence: the move and its first reason."""
        chosen = self.chosen
        reasons = chosen.candidate.reasons if chosen else ()
        said = reasons[0].text if reasons else self.why or "nothing else is better"
        return f"{color_name(self.color)} {self.act_text()}: {said.removesuffix('.')}."

    def explain(self) -> str:
        """Give the move, its reasons and the facts under them, a line each, deeper ones further in."""
        chosen = self.chosen
        lines = [self.headline()]
        if chosen:
            lines = [f"{color_name(self.color)} {self.move_text()}, {chosen.words}:"]
            lines += explain_weighed(chosen)
            others = [w for w in self.candidates if w is not chosen][:3]
            if others:
                lines.append("Next best: " + ", ".join(str(w) for w in others) + ".")
        return "\n".join(lines)

    def to_json(self) -> dict[str, Any]:
        """Give the decision as plain values."""
        return {
            "color": color_name(self.color).lower(),
            "move": self.move_text(),
            "why": self.why,
            "candidates": [w.to_json() for w in self.candidates],
            "assessment": self.assessment.to_json(),
            "seconds": round(self.seconds, 4),
            "playouts": self.playouts,
            "knowledge": self.knowledge,
            "level": self.level,
        }


def explain_weighed(weighed: Weighed) -> list[str]:
    """Give the reasons of a candidate with the tree under each, a line each; what is told once is not told again.

    Then what playouts or a search found of it.
    """
    lines = []
    told: set[tuple[str, tuple[Point, ...]]] = set()
    for reason in weighed.candidate.reasons:
        lines.append(f"- {reason.text}  [{reason.purpose}, {reason.source}]")
        lines += _explain_all(reason.why.below if reason.why else (), 1, told)
    lines += [f"- {said}" for said in weighed.found]
    return lines + [f"- {one.said}  [{one.predicate}, search tree]" for one in weighed.facts]


def _explain(why: Why, depth: int, told: set[tuple[str, tuple[Point, ...]]]) -> list[str]:
    line = f"{'  ' * depth}{why.text}"
    if why.below and (why.text, why.points) in told:
        return [f"{line} (see above)"]
    told.add((why.text, why.points))
    return [line, *_explain_all(why.below, depth + 1, told)]


def _explain_all(
    whys: Sequence[Why], depth: int, told: set[tuple[str, tuple[Point, ...]]]
) -> list[str]:
    """Give the lines of several; of those that say the same the first: a drawing may match in two orientations."""
    once = dict.fromkeys(why.text for why in whys)
    first = [next(why for why in whys if why.text == text) for text in once]
    return [line for why in first for line in _explain(why, depth, told)]
