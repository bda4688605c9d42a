"""The assessment's words on a blackboard: entered by difference, so that what still holds stands on.

Takes a blackboard's features, readings and facts; enters what `group_words` and `point_words` say, each with its source
and what it rests on. It is pulled: nothing is assessed before somebody asks for facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from riyu.assessment.assessor import GROUPS, Assessor
from riyu.assessment.changes import change_words
from riyu.assessment.evaluation import Evaluation
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.group_words import Word, group_words
from riyu.assessment.ko_words import ko_words
from riyu.assessment.kos import KoReader
from riyu.assessment.point_words import point_words
from riyu.assessment.reading_out import read_out
from riyu.game.points import Color, Point
from riyu.inference.constants import STONE_AT
from riyu.inference.engine import Inference
from riyu.inference.predicates import ASSESSMENT, PREDICATES
from riyu.inference.source import Source
from riyu.reading.blackboard import Blackboard
from riyu.reading.readings import Readings

__all__ = [
    "ASSESSED",
    "BoardWords",
    "assessor_of",
    "kos_of",
    "look_at",
    "looking_as_before",
    "tell_at_a_glance",
    "words_of",
]

ASSESSED = "assessment"
"""The kind of source that tells these words."""

_OF_POINTS = [
    name
    for name, predicate in PREDICATES.items()
    if predicate.made_by == ASSESSMENT and predicate.layer != "chains"
]


_OF_KOS = ("ko", "ko-size", "ko-threat", "threats")


def words_of(evaluation: Evaluation, evaluator: Evaluator) -> list[Word]:
    """Give all words of an evaluation, each after those that it rests on; the board is as before."""
    words = list(group_words(evaluation, evaluator.board))
    return [*words, *point_words(evaluation, evaluator)]


def _enter(inference: Inference, words: Iterable[Word]) -> None:
    """Let these be the words of the assessment that stand."""
    inference.enter_instead(
        ASSESSED,
        [
            (
                word.key,
                Source(ASSESSED, word.key[0], word.why),
                {*word.below, *(STONE_AT + p for p in word.points)},
            )
            for word in words
        ],
    )


def tell_at_a_glance(inference: Inference) -> None:
    """Enter the words of a position that rules ask for: what their examples are tried with.

    Nothing is read but the threats of kos, where rules ask for these.
    """
    asked = {
        atom.predicate for rule in inference.rulebase.rules for atom in (*rule.know, *rule.unless)
    }
    evaluator = Evaluator(inference.features)
    evaluation = read_out(evaluator, 0.0)
    words = list(group_words(evaluation, inference.board))
    if asked.intersection(_OF_POINTS):
        words += point_words(evaluation, evaluator, asked)
    if asked.intersection(_OF_KOS):
        board = inference.board
        kos = KoReader(inference.features, Readings(board))
        words += ko_words(board.size, *kos.look())
    _enter(inference, words)


class BoardWords:
    """Tells the words of one blackboard. `assessor` and `kos` are what they come from."""

    def __init__(self, blackboard: Blackboard) -> None:
        self._blackboard = blackboard
        self.assessor = Assessor(blackboard.features, blackboard.readings)
        self.kos = KoReader(blackboard.features, blackboard.readings)
        self._points: tuple[object, tuple[Point, ...]] = (None, ())

    def look_at(self, points: Iterable[Point]) -> None:
        """Tell of some points what a move there changes, as long as the position is this one."""
        self._points = (self._now, tuple(points))

    @property
    def _now(self) -> tuple[int, Color]:
        board = self._blackboard.board
        return board.key, board.to_move

    def tell(self, nodes: int, stop: Callable[[], bool] = lambda: False) -> None:
        """Bring the words up to date; `nodes` are of each question about a group.

        If 0, nothing is read, and nothing is said but of groups.
        """
        inference = self._blackboard.inference
        if nodes:
            evaluation = self.assessor.assess(0.0, nodes=nodes, groups=GROUPS, stop=stop)
            evaluator, board = self.assessor.evaluator, self._blackboard.board
            words = words_of(evaluation, evaluator)
            words += ko_words(board.size, *self.kos.look())
            if self._points[0] == self._now:
                words += change_words(evaluation, evaluator, board.to_move, self._points[1])
            _enter(inference, words)
        else:
            glance = Evaluator(self._blackboard.features)  # what was read before is not asked
            _enter(inference, group_words(read_out(glance, 0.0), glance.board))


def assessor_of(blackboard: Blackboard) -> Assessor | None:
    """Give the assessor that a blackboard's words come from; None where nobody tells them."""
    words = blackboard.words
    return words.assessor if isinstance(words, BoardWords) else None


def kos_of(blackboard: Blackboard) -> KoReader | None:
    """Give what looks at the kos of a blackboard; None where nobody tells its words."""
    words = blackboard.words
    return words.kos if isinstance(words, BoardWords) else None


@contextmanager
def looking_as_before(blackboard: Blackboard) -> Iterator[None]:
    """Have a blackboard's words look at the same points as before, once the block has run."""
    words = blackboard.words
    before = words._points if isinstance(words, BoardWords) else None
    try:
        yield
    finally:
        if isinstance(words, BoardWords) and before is not None:
            words._points = before


def look_at(blackboard: Blackboard, points: Iterable[Point]) -> None:
    """Have a blackboard's words tell what moves at some points change, as long as it stands as it does."""
    words = blackboard.words
    if isinstance(words, BoardWords):
        words.look_at(points)
