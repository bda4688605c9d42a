"""riyu's candidates as overlay: their order on their points, their worth and reasons to read there.

Takes kept decisions and scenes; gives overlays of the decisions kept for these, and a candidate's reasons at a point.
Thinks nothing: who wants a decision that is not known asks for it as work.
"""

from __future__ import annotations

from riyu.game.constants import PASS
from riyu.game.points import Point, color_name
from riyu.interfaces.picture import Number, Overlay, Symbol
from riyu.interfaces.scene import Scene
from riyu.interfaces.web.kept_decisions import KeptDecisions

__all__ = ["SHOWN", "CandidateOverlay"]

SHOWN = 9
"""Candidates that are shown, at most."""


class CandidateOverlay:
    """The overlay of the candidates of the decisions that are kept."""

    def __init__(self, decisions: KeptDecisions) -> None:
        self._decisions = decisions

    def version(self) -> int:
        """Give a number that is another once there may be other decisions."""
        return self._decisions.version

    def make(self, scene: Scene) -> Overlay:
        """Show the candidates as numbers on their points, the best one framed."""
        decision = self._decisions.at(scene)
        keys = ((Number(0, 1), "the best"), (Number(0, 2), "the next"))
        color = color_name(scene.position.to_move)
        if decision is None:
            return Overlay("candidates", f"riyu's candidates for {color}, once it has thought.")
        moves = [weighed.candidate.move for weighed in decision.candidates[:SHOWN]]
        numbers = tuple(Number(move, place) for place, move in enumerate(moves, start=1) if move)
        best = tuple(Symbol(move, "circle", "good") for move in moves[:1] if move)
        passes = f" riyu would pass: {decision.why}." if decision.point == PASS else ""
        legend = f"riyu's candidates for {color}, the best first.{passes}"
        return Overlay("candidates", legend, numbers + best, keys)

    def told(self, scene: Scene, point: Point) -> list[str]:
        """Give the reasons of the candidate on a point, after its worth, and what a search found of it."""
        decision = self._decisions.at(scene)
        weighed = decision.find(point) if decision is not None else None
        if weighed is None:
            return []
        reasons = [f"{reason.text} ({reason.source})" for reason in weighed.candidate.reasons]
        return [weighed.words, *reasons, *(fact.said for fact in weighed.facts)]
