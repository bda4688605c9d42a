"""riyu's candidates as overlay: their order on their points, their worth and reasons to read there.

Takes kept decisions and scenes; gives overlays of the decisions kept for these, and a candidate's reasons at a point.
Thinks nothing: who wants a decision that is not known asks for it as work.
"""

from __future__ import annotations

from riyu.game.constants import PASS
from riyu.game.points import Point, color_name
from riyu.interfaces.picture import Mark, Number, Overlay, Tint
from riyu.interfaces.scene import Scene
from riyu.interfaces.web.kept_decisions import KeptDecisions
from riyu.interfaces.web.point_worth import FAR_WORSE, worth_share, worth_words
from riyu.player.decision import Decision

__all__ = ["SHOWN", "CandidateOverlay", "candidates_overlay"]

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
        """Show the candidates of the decision kept for a scene."""
        decision = self._decisions.at(scene)
        if decision is None:
            color = color_name(scene.position.to_move)
            return Overlay("candidates", f"riyu's candidates for {color}, once it has thought.")
        return candidates_overlay(decision)

    def told(self, scene: Scene, point: Point) -> list[str]:
        """Give the reasons of the candidate on a point, after its worth, and what a search found of it."""
        decision = self._decisions.at(scene)
        weighed = decision.find(point) if decision is not None else None
        if weighed is None:
            return []
        assert decision is not None
        reasons = [reason.text for reason in weighed.candidate.reasons]
        said = [worth_words(decision, weighed), *reasons, *(fact.said for fact in weighed.facts)]
        return list(dict.fromkeys(said))


def candidates_overlay(decision: Decision) -> Overlay:
    """Show a decision's candidates as numbers on their points: the better, the larger and the greener."""
    keys = (
        (Tint(0, 1.0, "worth"), "the best"),
        (Tint(0, 0.5, "worth"), f"{FAR_WORSE / 2:g} points less"),
        (Tint(0, 0.0, "worth"), f"{FAR_WORSE:g} or more; bare: hardly looked at"),
    )
    shown = [one for one in decision.candidates[:SHOWN] if one.candidate.move]
    places = {id(one): place for place, one in enumerate(decision.candidates, start=1)}
    marks: list[Mark] = []
    for one in shown:
        share = worth_share(decision, one)
        if share is not None:
            marks.append(Tint(one.candidate.move, share, "worth"))
        marks.append(Number(one.candidate.move, places[id(one)]))
    passes = f" riyu would pass: {decision.why}." if decision.point == PASS else ""
    legend = (
        f"riyu's candidates for {color_name(decision.color)}, the best first: color and size say how many points of"
        f" the game less than the best one.{passes}"
    )
    return Overlay("candidates", legend, tuple(marks), keys)
