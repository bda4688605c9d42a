"""The blackboard: all that is known of one game, on that game's own board and its one trail.

Takes a game and the knowledge in force; gives features, facts, readings and reasons. Judges nothing and proposes no
moves. It is pulled, not pushed: moves are played and taken back on the game alone, and what nobody asks for is not
brought up to date.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.inference.engine import Inference
from riyu.patterns.asking import Asker
from riyu.reading.readings import Readings
from riyu.reading.wanted import read_wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from riyu.base.errors import BadInput
    from riyu.game.board import Board
    from riyu.game.game import Game
    from riyu.inference.asking import Answer
    from riyu.inference.facts import Fact
    from riyu.inference.rulebase import Rulebase
    from riyu.inference.why import Why
    from riyu.patterns.asking import ReadyLibrary

__all__ = ["Blackboard", "Given", "Knows"]


class Knows(Protocol):
    """What a blackboard goes by: a player's knowledge, or what follows its files.

    It is asked anew before each answer, so what is in force may change in a game.
    """

    @property
    def patterns(self) -> ReadyLibrary:
        """The patterns in force, ready to be asked."""

    @property
    def rulebase(self) -> Rulebase:
        """The rules in force."""


@dataclass(frozen=True, slots=True)
class Given:
    """Patterns, rules, or both, handed in as what a blackboard goes by."""

    ready: ReadyLibrary | None = None
    rules: Rulebase | None = None

    @property
    def patterns(self) -> ReadyLibrary:
        """The patterns. Raises UsageError if none were given."""
        if self.ready is None:
            raise UsageError("no patterns are in force on this blackboard")
        return self.ready

    @property
    def rulebase(self) -> Rulebase:
        """The rules. Raises UsageError if none were given."""
        if self.rules is None:
            raise UsageError("no rules are in force on this blackboard")
        return self.rules


class Blackboard:
    """What is known of a game. There is one for each game, as long as the game lasts.

    Arguments: the game; the knowledge in force, without which there are features and readings but no patterns and no
    facts of rules (UsageError); `before`, the blackboard of a game that this one takes the place of: its verdicts, and
    the budgets of its readings, are taken over.
    """

    def __init__(
        self, game: Game, knowledge: Knows | None = None, before: Blackboard | None = None
    ) -> None:
        self.game = game
        self.knowledge: Knows = knowledge if knowledge is not None else Given()
        self.readings: Readings = before.readings.on(game.board) if before else Readings(game.board)
        self._features: Features | None = None
        self._inference: Inference | None = None
        self._asker: Asker | None = None
        self._stop: Callable[[], bool] | None = None

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
    def asker(self) -> Asker:
        """What asks the patterns in force about the position. Raises UsageError, BadInput as `inference` does."""
        patterns = self.knowledge.patterns
        if self._asker is None or self._asker.ready is not patterns:
            self._asker = Asker(self.features, patterns)
        return self._asker

    @property
    def inference(self) -> Inference:
        """The facts of the rules in force, as the game stands; what they want read may not be read yet.

        Raises UsageError without knowledge, BadInput for rules that were never right.
        """
        rulebase = self.knowledge.rulebase
        if self._inference is None:
            self._inference = Inference(self.board, self.features, rulebase, self._stop)
        elif self._inference.rulebase is not rulebase:
            self._inference.replace_rules(rulebase)
        self._inference.update()
        return self._inference

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Let finding facts come to an end (Stopped) once `stop` says so; None: never."""
        self._stop = stop
        if self._inference is not None:
            self._inference.heed(stop)

    def go_to(self, game: Game) -> bool:
        """Step to where another game stands, taking back and playing what differs; say whether that was possible."""
        return self.game.step_to(game)

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
