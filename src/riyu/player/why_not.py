"""Why a move was not chosen: what speaks for and against it, and its worth beside the move chosen.

Takes a decision, a point and what the engine found of it; gives sentences. Weighs nothing itself: the engine does.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from riyu.game.points import Point, color_name, opposite, point_text
from riyu.player.decision import Decision, explain_weighed
from riyu.search.one_ply import Weighed, less_than

__all__ = ["WhyNot", "about_candidate"]

_LONGEST_LINE = 12


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What is said of a point beside the move that a decision chose.

    `illegal` is why it may not be played, empty if it may; `fills_eye` whether it fills an own eye; `weighed` its worth
    (points), None for what is not legal; `taken_by` the enemy's way to take the stone afterwards, empty if none was
    read.
    """

    decision: Decision
    point: Point
    illegal: str = ""
    fills_eye: bool = False
    weighed: Weighed | None = None
    taken_by: tuple[Point, ...] = ()

    @property
    def is_chosen(self) -> bool:
        """Whether it is the move chosen."""
        return self.point == self.decision.point

    @property
    def is_candidate(self) -> bool:
        """Whether a source proposed it."""
        return self.decision.find(self.point) is not None

    @property
    def move_text(self) -> str:
        """The move in words: `Black D4`."""
        return f"{color_name(self.decision.color)} {point_text(self.point)}"

    def verdict(self) -> str:
        """Give the answer in a sentence."""
        if self.illegal:
            return f"{self.move_text} is not legal: {self.illegal}."
        if self.is_chosen:
            return f"{point_text(self.point)} is the move chosen."
        if self.fills_eye:
            return f"{self.move_text} would fill an own eye."
        if not self.is_candidate:
            return f"Nothing riyu knows speaks for {self.move_text}."
        return f"{self.move_text} is a candidate."

    def danger(self) -> str:
        """Say how the enemy would take the stone; empty if nothing says he could."""
        if not self.taken_by:
            return ""
        enemy = color_name(opposite(self.decision.color))
        line = " ".join(map(point_text, self.taken_by[:_LONGEST_LINE]))
        more = " …" if len(self.taken_by) > _LONGEST_LINE else ""
        return f"{enemy} could take the stone then, by {line}{more}."

    def comparison(self) -> str:
        """Give how it stands beside the move chosen, in points of the game; empty where that was not measured."""
        chosen, weighed = self.decision.chosen, self.weighed
        if chosen is None or weighed is None or self.is_chosen:
            return ""
        less = less_than(chosen, weighed)
        move = point_text(chosen.candidate.move)
        if less is None:
            return ""
        error = math.hypot(chosen.error, weighed.error)
        chance = f", give or take {error:.1f}," if error else ""
        side = "less" if less >= 0 else "more"
        return f"{abs(less):.1f} points{chance} {side} than {move}, the move chosen."

    def text(self, *, is_told: bool = False) -> str:
        """Give the whole answer, a line each.

        `is_told`: that it fills an eye, or what speaks for it, was said already, so the verdict is left out.
        """
        if self.is_chosen and not self.illegal:
            return f"{self.verdict()}\n{self.decision.explain()}"
        if self.weighed is None:
            return self.verdict()
        lines = [] if is_told or self.is_candidate else [self.verdict()]
        lines += [*about_candidate(self.decision, self.weighed), self.danger(), self.comparison()]
        if self.decision.chosen is None or not self.is_candidate:
            lines.append(self.decision.headline())
        return "\n".join(line for line in lines if line)


def about_candidate(decision: Decision, weighed: Weighed) -> list[str]:
    """Give what was measured of a move and its reasons, a line each."""
    move = f"{color_name(decision.color)} {point_text(weighed.candidate.move)}"
    return [f"{move}, {weighed.words}:", *explain_weighed(weighed)]
