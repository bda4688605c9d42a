"""Players for the GTP tests: one that plays the first point it may, and one that breaks down in the middle."""

from __future__ import annotations

from typing import Any

from riyu.assessment.assessment import Assessment, FinalStatus
from riyu.assessment.assessor import Assessor
from riyu.assessment.joined import Joined, join
from riyu.candidates.candidate import Candidate, Reason
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Point, all_points
from riyu.player.decision import RESIGN, Decision
from riyu.player.explaining.compared import Ask
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed


def _first(color: int, point: Point) -> Reason:
    key = ("move", "good", color, point, "fill", 0)
    return Reason(key, 0, "test", "it is first in reading order")


class FirstPoint:
    """Plays the first legal point in reading order; weighs the first three; says that all stones are alive."""

    def __init__(self, style: Any = None, seed: int = 0) -> None:
        self.style, self.seed = style, seed
        self.budgets: list[float | None] = []
        self.told: list[dict[str, Any]] = []

    def assess(self, game: Game) -> Assessment:
        area = game.size * game.size
        return Assessment(game.size, tuple(i / area for i in range(area)), 0.5, 1)

    def assess_jointly(self, blackboard: Blackboard, **told: Any) -> Joined:
        seen = Assessor(blackboard.features, blackboard.readings).assess(0.0, groups=0)
        return join(seen, self.assess(blackboard.game), ())

    def status(self, blackboard: Blackboard) -> FinalStatus:
        game = blackboard.game
        stones = frozenset(p for p in all_points(game.size) if game.board.color_at(p) in (1, 2))
        return FinalStatus(stones, frozenset(), frozenset())

    def decide(
        self,
        blackboard: Blackboard,
        color: int,
        *,
        clock: Any = None,
        among: Any = None,
        **told: Any,
    ) -> Decision:
        game = blackboard.game
        self.told.append(told)
        self.budgets.append(clock.budget(color, 81, 81) if clock else None)
        points = [
            p
            for p in all_points(game.size)
            if game.is_legal(color, p) and not game.board.is_eyelike(color, p)
        ]
        if among is not None:
            points = [p for p in points if p in among]
        weighed = tuple(
            Weighed(Candidate(p, (_first(color, p),)), 3.0 - i) for i, p in enumerate(points[:3])
        )
        point = points[0] if points else PASS
        return Decision(color, point, weighed, self.assess(game), "nothing is left to play")

    def check_analysis(self) -> None:
        """It may be analyzed."""

    def analyze(
        self, blackboard: Blackboard, color: int, tell: Any, *, stop: Any, **told: Any
    ) -> None:
        tell(self.decide(blackboard, color))

    def asking(self, blackboard: Blackboard, decision: Decision) -> Ask:
        return decision.find

    def going_on(self, blackboard: Blackboard, decision: Decision, stop: Any) -> None:
        """It searches nothing that a second look could go on with."""

    def why_not(self, blackboard: Blackboard, decision: Decision, point: Point) -> WhyNot:
        illegal = blackboard.game.legality(decision.color, point)
        unproposed = None if illegal else Weighed(Candidate(point, ()), -1.0)
        return WhyNot(decision, point, illegal, weighed=decision.find(point) or unproposed)


class GivesUp(FirstPoint):
    """Resigns as soon as it may."""

    def decide(self, blackboard: Blackboard, color: int, **told: Any) -> Decision:
        decision = super().decide(blackboard, color, **told)
        if not told["may_resign"]:
            return decision
        return Decision(color, RESIGN, (), decision.assessment, "it is lost")


class BreaksDown(FirstPoint):
    """Plays about on the board, then fails without taking anything back."""

    def decide(self, blackboard: Blackboard, color: int, **told: Any) -> Decision:
        for point in (21, 22, 23):
            blackboard.board.mark()
            blackboard.board.play(color, point)
        print("this must not be on standard output")
        raise ValueError("no idea\nwhat to do")


class PlaysOnStones(FirstPoint):
    """Chooses a point that is taken."""

    def decide(self, blackboard: Blackboard, color: int, **told: Any) -> Decision:
        decision = super().decide(blackboard, color, **told)
        board = blackboard.board
        taken = next(p for p in all_points(board.size) if board.color_at(p))
        return Decision(color, taken, (), decision.assessment, "why not")
