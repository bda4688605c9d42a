"""The blackboard: all that is known of one game, on that game's own board and its one trail.

Takes a game and the knowledge in force; gives features, facts, readings and reasons. Judges nothing and proposes no
moves. It is pulled, not pushed: moves are played and taken back on the game alone, and what nobody asks for is not
brought up to date.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.inference.engine import Inference
from riyu.inference.variations import variations
from riyu.patterns.asking import Asker
from riyu.reading.kept_wards import KeptWards
from riyu.reading.plans import LIMIT, Plans, read_plan
from riyu.reading.readings import Readings, aims
from riyu.reading.sequences import CLASSES, SequenceReader, Standing
from riyu.reading.theaters import Theater, ideas_of, read_theaters
from riyu.reading.wanted import read_wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from riyu.base.errors import BadInput
    from riyu.game.board import Board
    from riyu.game.game import Game
    from riyu.game.points import Color, Point
    from riyu.inference.asking import Answer
    from riyu.inference.facts import Fact
    from riyu.inference.rulebase import Rulebase
    from riyu.inference.variations import Variation
    from riyu.inference.why import Why
    from riyu.patterns.asking import ReadyLibrary
    from riyu.patterns.joseki import JosekiBook
    from riyu.patterns.library import Library
    from riyu.reading.likely import GroupGames
    from riyu.reading.move_model import LifeWeights
    from riyu.reading.plan import Plan

__all__ = ["WORD_NODES", "Blackboard", "Given", "Knows", "Words"]

WORD_NODES = 400
"""Nodes of a question about a group whose words are told, where nobody says otherwise."""


class Words(Protocol):
    """What enters the words of a layer above, when facts are asked for."""

    def tell(self, nodes: int) -> None:
        """Bring the words up to date; `nodes` are of each question about a group, 0 for a quick look without any."""


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

    @property
    def life(self) -> LifeWeights | None:
        """The weights of moves in fights for life in force; None for riyu's own."""

    @property
    def group_games(self) -> GroupGames | None:
        """What plays games about groups that reading leaves open, and about links; None: nobody does."""

    @property
    def joseki(self) -> JosekiBook | None:
        """The book of joseki in force; None for none."""

    @property
    def words(self) -> Callable[[Blackboard], Words] | None:
        """What makes who tells the assessment's words on a blackboard; None: nobody does."""

    @property
    def endings(self) -> Callable[[Features], Standing] | None:
        """What makes the evaluation that ends sequences and theaters; None: `Standing`."""


@dataclass(frozen=True, slots=True)
class Given:
    """Patterns, rules, or both, handed in as what a blackboard goes by."""

    ready: ReadyLibrary | None = None
    rules: Rulebase | None = None
    life: LifeWeights | None = None
    words: Callable[[Blackboard], Words] | None = None
    endings: Callable[[Features], Standing] | None = None
    joseki: JosekiBook | None = None
    group_games: GroupGames | None = None

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


def _patterns_of(knowledge: Knows) -> ReadyLibrary | None:
    """Give the patterns in force; None if none were given."""
    return knowledge.ready if isinstance(knowledge, Given) else knowledge.patterns


def _life_of(knowledge: Knows) -> LifeWeights | None:
    """Give the weights of moves in fights for life; None for riyu's own."""
    return knowledge.life


def _group_games_of(knowledge: Knows) -> GroupGames | None:
    """Give what plays games about groups and links; None if nobody does."""
    return knowledge.group_games


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
        patterns = partial(_patterns_of, self.knowledge)
        life = partial(_life_of, self.knowledge)
        games = partial(_group_games_of, self.knowledge)
        self.readings: Readings = (
            before.readings.on(game.board, patterns, life, games)
            if before is not None
            else Readings(game.board, patterns=patterns, life=life, group_games=games)
        )
        self._features: Features | None = None
        self._inference: Inference | None = None
        self._asker: Asker | None = None
        self._plans: Plans | None = None
        self._wards: KeptWards | None = None
        self._sequences: tuple[SequenceReader, Library] | None = None
        self._theaters: tuple[object, tuple[Theater, ...]] | None = None
        self._words: Words | None = None
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
    def plans(self) -> Plans:
        """The plans in force, as the game stands: those that foresaw what was played went on, others it touched fell.

        Nothing is read for that.
        """
        if self._plans is None:
            self._plans = Plans(self.board)
        self._plans.update()
        return self._plans

    @property
    def wards(self) -> KeptWards:
        """The wards on strings, links, groups and plans, told of what changed as the game stands.

        Raises UsageError, BadInput as `inference` does where a group is warded.
        """
        if self._wards is None:
            self._wards = KeptWards(self)
        self._wards.update()
        return self._wards

    def plan(self, goal: str, *targets: Point, first: Color, limit: int = LIMIT) -> Plan | None:
        """Give the plan that answers a pursuer's goal with a color to move first: the one in force, else read now.

        It is in force from then on. None if the question is not clear within the limit of nodes. Raises UsageError as
        `read_plan` does.
        """
        plans = self.plans
        plan = plans.get((goal, targets, first))
        if plan is None:
            plan = read_plan(self.board, aims(self.readings), goal, targets, first, limit)
            if plan is not None:
                plans.hold(plan)
        return plan

    @property
    def sequences(self) -> SequenceReader | None:
        """What plays out obvious sequences by the patterns in force; None where one of its classes is not there.

        Raises UsageError, BadInput as `inference` does.
        """
        ready = self.knowledge.patterns
        if not ready.names.issuperset(CLASSES):
            return None
        if self._sequences is None or self._sequences[1] is not ready.library:
            make = self.knowledge.endings
            standing = make(self.features) if make is not None else None
            reader = SequenceReader(self.features, ready.library, standing=standing)
            self._sequences = (reader, ready.library)
        return self._sequences[0]

    @property
    def theaters(self) -> tuple[Theater, ...]:
        """The theaters of the plans in force and of what rules say of strings, the largest swing first.

        They are read when they are asked for, and then kept. There are none where obvious sequences can't be played
        out. Raises UsageError, BadInput as `inference` does.
        """
        sequences, plans = self.sequences, self.plans
        if sequences is None:
            return ()
        ideas = ideas_of(self.informed, self.variations)
        facts = tuple([(idea.fact, idea.moves) for idea in ideas])
        now = (sequences, self.board.key, self.board.to_move, tuple(plans), facts)
        if self._theaters is None or self._theaters[0] != now:
            self._theaters = (now, read_theaters(sequences, (*plans, *ideas)))
        return self._theaters[1]

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
        """Let finding facts and reading come to an end (Stopped) once `stop` says so; None: never."""
        self._stop = stop
        self.readings.heed(stop)
        if self._inference is not None:
            self._inference.heed(stop)

    def go_to(self, game: Game) -> bool:
        """Step to where another game stands, taking back and playing what differs; say whether that was possible."""
        return self.game.step_to(game)

    @property
    def words(self) -> Words | None:
        """What tells the assessment's words here; None where nobody does."""
        make = self.knowledge.words
        if self._words is None and make is not None:
            self._words = make(self)
        return self._words

    @property
    def informed(self) -> Inference:
        """The facts of the rules in force, with the assessment's words and all that rules want read.

        Errors as for `inference`.
        """
        inference = self.inference
        if self.words is not None:
            self.words.tell(WORD_NODES)
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

        return why(self.informed, fact, self.said)

    def variations(self, fact: Fact) -> Variation:
        """Give what may follow a fact that rules say, by their counters; what they want read on the way is read.

        Raises UsageError as `inference.variations` does.
        """
        inference = self.informed
        return variations(inference, fact, read=partial(read_wanted, inference, self.readings))

    def said(self, fact: Fact) -> str:
        """Say a fact that stands to a person: with what reading says of it, if it claims tactics."""
        from riyu.reading.notes import beside

        return beside(f"{fact}: {fact.sentence}", self.note_on(fact))

    def note_on(self, fact: Fact) -> str:
        """Say whether reading bears out what a fact claims of tactics; nothing for one that claims none."""
        from riyu.reading.notes import note_on

        return note_on(self.inference, self.readings, fact.key)

    def findings(self) -> Sequence[BadInput]:
        """Give the rules that said nothing when facts were last asked for, for they would take too many looks."""
        return self._inference.findings() if self._inference is not None else ()
