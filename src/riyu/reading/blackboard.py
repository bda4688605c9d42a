"""The blackboard: all that is known of one game, on that game's own board and its one trail.

Takes a game and the knowledge in force; gives features, facts, readings and reasons. Judges nothing and proposes no
moves. It is pulled, not pushed: moves are played and taken back on the game alone, and what nobody asks for is not
brought up to date.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.inference.engine import Inference
from riyu.reading.readings import Readings
from riyu.reading.wanted import read_wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riyu.base.errors import BadInput
    from riyu.game.board import Board
    from riyu.game.game import Game
    from riyu.inference.asking import Answer
    from riyu.inference.facts import Fact
    from riyu.inference.rulebase import Rulebase
    from riyu.inference.why import Why

__all__ = ["Blackboard", "Knows"]


class Knows(Protocol):
    """What a blackboard goes by; it is asked anew before each answer, so what is in force may change in a game."""

    @property
    def rulebase(self) -> Rulebase:
        """The rules in force."""


class Blackboard:
    """What is known of a game. There is one for each game, as long as the game lasts.

    Arguments: the game; the knowledge in force, without which there are features and readings but no facts of rules
    (UsageError); `before`, the blackboard of a game that this one takes the place of: its verdicts, and the budgets of
    its readings, are taken over.
    """

    def __init__(
        self, game: Game, knowledge: Knows | None = None, before: Blackboard | None = None
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.readings: Readings = before.readings.on(game.board) if before else Readings(game.board)
        self._features: Features | None = None
        self._inference: Inference | None = None

    @property
    def board(self) -> Board:
        """The game's board, which all that is known is about."""
        return self.game.board

    @property
    def features(self) -> Features:
        """What the position is made of."""
        if self._features is None:
            self._features = Features(self.board)
        return self._features

    @property
    def inference(self) -> Inference:
        """The facts of the rules in force, as the game stands; what they want read may not be read yet.

        Raises UsageError without knowledge, BadInput for rules that were never right.
        """
        if self.knowledge is None:
            raise UsageError("no rules are in force on this blackboard")
        rulebase = self.knowledge.rulebase
        if self._inference is None:
            self._inference = Inference(self.board, self.features, rulebase)
        elif self._inference.rulebase is not rulebase:
            self._inference.replace_rules(rulebase)
        self._inference.update()
        return self._inference

    @property
    def informed(self) -> Inference:
        """The facts of the rules in force, with all that they want read. Errors as for `inference`."""
        inference = self.inference
        read_wanted(inference, self.readings)
        return inference

    def facts(self, predicate: str = "") -> list[Fact]:
        """Give the facts that stand, those of one predicate if it is named. Raises UsageError for an unknown one."""
        return self.informed.facts(predicate)

    def ask(self, query: str) -> list[Answer]:
        """Give the answers to a query over facts, the most specific first. Raises BadInput, UsageError."""
        return self.informed.ask(query)

    def why(self, fact: Fact) -> Why:
        """Give why a fact stands, down to the stones. Raises UsageError if it does not."""
        from riyu.inference.why import why

        return why(self.informed, fact)

    def findings(self) -> Sequence[BadInput]:
        """Give the rules that said nothing when facts were last asked for, for they would take too many looks."""
        return self._inference.findings() if self._inference is not None else ()
