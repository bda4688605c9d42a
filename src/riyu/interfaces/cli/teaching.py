"""What a terminal game tells of moves beside playing: hints in steps, threats, why not a point, warnings.

Takes a game's blackboard and the engine; gives sentences. Plays nothing and decides nothing itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from riyu.base.errors import UsageError
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, color_name
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.explaining.explain import explain
from riyu.player.explaining.hints import STEPS, hint, warning
from riyu.player.explaining.record import Explanation
from riyu.player.explaining.refusal import refuse, refuse_pass
from riyu.player.explaining.second_look import second_look
from riyu.reading.blackboard import Blackboard

__all__ = ["Teaching"]

SEARCHED = 300
"""Descents by each of two moves that a warning compares."""


@dataclass(slots=True)
class Teaching:
    """Teaches one color in one game. What was decided for a position is kept until another is asked about."""

    blackboard: Blackboard
    engine: Engine
    color: Color
    _at: tuple[int, int] = (0, 0)
    _decision: Decision | None = None
    _record: Explanation | None = None
    _step: int = 0
    _warned: set[tuple[int, Point]] = field(default_factory=set)

    def hint(self, words: str = "") -> str:
        """Give the next step of a hint in this position, or the one that is named."""
        record = self._now()[1]
        if words:
            if words not in [str(step) for step in range(1, STEPS + 1)]:
                raise UsageError(f"hint '{words[:20]}': expected 1 to {STEPS}")
            self._step = int(words)
        else:
            self._step = min(STEPS, self._step + 1)
        more = "" if self._step == STEPS else " (`hint` once more tells more)"
        said = hint(record, self.blackboard.game.position(), self._step)
        if self._step == STEPS:
            return record.text()
        return f"{said.beginner}{more}"

    def threat(self) -> str:
        """Say what happens if the color plays elsewhere than where riyu would."""
        record = self._now()[1]
        if record.threat is not None:
            return record.threat.sentence.beginner
        return f"Nothing is known that would hurt if {color_name(self.color)} plays elsewhere."

    def why_not(self, point: Point) -> str:
        """Say why a point, or a pass, would not be riyu's choice here."""
        decision, record = self._now()
        if point == PASS:
            return "\n".join(one.beginner for one in refuse_pass(decision, record))
        found = self.engine.why_not(self.blackboard, decision, point)
        return refuse(self.blackboard, found).text()

    def warning(self, point: Point, least: float) -> str:
        """Give a warning before a move that costs so many points; empty for none, or the second time."""
        key = (self.blackboard.board.key, point)
        if point == PASS or key in self._warned:
            return ""
        if not self.blackboard.board.is_legal(self.color, point):
            return ""
        decision = self._decided()
        if point == decision.point or decision.point <= PASS:
            return ""
        best, played = (
            self.engine.worth(self.blackboard, self.color, move, SEARCHED)
            for move in (decision.point, point)
        )
        found = self.engine.why_not(self.blackboard, decision, point)
        said = warning(refuse(self.blackboard, found), played, best, least)
        if said is None:
            return ""
        self._warned.add(key)
        return said.beginner

    def _now(self) -> tuple[Decision, Explanation]:
        """Give what riyu would play here for the color, at a second look, and why."""
        decision = self._decided()
        if self._record is None:
            decision = second_look(self.engine, self.blackboard, decision)
            ask = self.engine.asking(self.blackboard, decision)
            self._decision = decision
            self._record = explain(self.blackboard, decision, ask=ask)
        return decision, self._record

    def _decided(self) -> Decision:
        """Give what riyu would play here for the color."""
        game = self.blackboard.game
        at = (game.board.key, game.move_number)
        if self._decision is None or self._at != at:
            self._decision = self.engine.decide(self.blackboard, self.color, may_resign=False)
            self._at, self._record, self._step = at, None, 0
        return self._decision
