"""Rules tried on their own examples by the engine.

Takes a rulebase and rules; enters in findings what does not fire as it should. Knows no files.

`*` in an example is the rule's `*`; where its maps have none, any point that a fact of it names as a point. Each rule
is tried with those alone that it needs: those that may assert what it asks for, and so on. One engine tries all
positions of a rule, each set up and taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point
from riyu.game.position import Position
from riyu.inference.asking import Support, supports
from riyu.inference.engine import Inference
from riyu.inference.facts import Key
from riyu.inference.model import Counter, Rule
from riyu.inference.predicates import ASSESSMENT, PREDICATES
from riyu.inference.rulebase import Rulebase, check_examples
from riyu.inference.shortfall import shortfall
from riyu.inference.variations import counter_moves
from riyu.patterns.examples import example_position
from riyu.patterns.findings import Findings

__all__ = ["Trial", "try_counters", "try_examples"]


def try_examples(
    rulebase: Rulebase,
    findings: Findings,
    only: Collection[str] = (),
    tell: Callable[[Inference], object] = lambda inference: None,
) -> None:
    """Try the examples of all rules, or of those named, in all orientations and for both colors.

    What reading is asked for is taken to hold; `tell` enters the words of layers above where rules ask for them.
    """
    trial = Trial(rulebase, tell)
    check_examples(rulebase, trial.fires, findings, only=only, explain=trial.explain)


def try_counters(
    rulebase: Rulebase,
    findings: Findings,
    only: Collection[str] = (),
    tell: Callable[[Inference], object] = lambda inference: None,
) -> None:
    """Try the counters of all rules, or of those named: each must lead to a move in one of its rule's `yes` at least.

    That is a move of the rule that it points to: the enemy's, or the answer to it. Arguments as for `try_examples`.
    """
    whole = rulebase.unproved()
    engines: dict[int, Inference] = {}
    for rule in whole.rules:
        if not rule.counters or (only and rule.name not in only):
            continue
        left = set(rule.counters)
        for example in rule.yes:
            if not left:
                break
            position, _, answer = example_position(example.rows)
            inference = engines.get(position.size)
            if inference is None:
                board = Board(position.size)
                inference = engines[position.size] = Inference(board, Features(board), whole)
            left -= _met_counters(inference, rule, left, position, answer, tell)
        for counter in rule.counters:
            if counter in left:
                message = f"'{rule.name}' has the counter '{counter}', but in no 'yes' of it is there such a move"
                findings.add(message, rule.place)


def _met_counters(
    inference: Inference,
    rule: Rule,
    counters: Collection[Counter],
    position: Position,
    answer: Point,
    tell: Callable[[Inference], object],
) -> set[Counter]:
    """Give those of some of a rule's counters that lead to a move in a position of its examples."""
    met: set[Counter] = set()
    with inference.board.trail.scope():
        inference.board.set_up(position)
        inference.update()
        tell(inference)
        for key in _sayable(inference, rule):
            for support in supports(inference, key):
                is_its = support.rule is not None and support.rule.name == rule.name
                if not is_its or answer not in (NO_POINT, *_starred(support, key)):
                    continue
                for counter in set(counters).difference(met):
                    moves = counter_moves(inference, key, support, counter, lambda: tell(inference))
                    if any(move.by or move.answers for move in moves):
                        met.add(counter)
    return met


class Trial:
    """Says where the rules of a rulebase fire: `fires` is what `check_examples` asks for."""

    def __init__(
        self,
        rulebase: Rulebase,
        tell: Callable[[Inference], object] = lambda inference: None,
    ) -> None:
        self._rulebase = rulebase.unproved()
        self._tell = tell
        self._needed: tuple[str, Rulebase] | None = None
        self._engines: dict[int, Inference] = {}
        self._last: tuple[object, list[tuple[Color, Point]]] = (None, [])

    def fires(self, rule: Rule, position: Position, color: Color) -> Collection[Point]:
        """Give for each firing of a rule, with a color as own, what `*` may stand for in an example: see `Fires`."""
        if self._last[0] != (rule.name, position):
            self._last = ((rule.name, position), self._firings(rule.name, position))
        return [point for own, point in self._last[1] if own == color]

    def explain(self, rule: Rule, position: Position, answer: Point) -> str:
        """Say what keeps a rule from firing in a position: the first of its clauses that fails."""
        needed = self._rulebase.needed_for((), self._rulebase.of(rule.name))
        others = [one for one in needed.rules if one.name != rule.name]
        return shortfall(rule, others, position, answer)

    def _firings(self, name: str, position: Position) -> list[tuple[Color, Point]]:
        if self._needed is None or self._needed[0] != name:
            self._needed = (name, self._rulebase.needed_for((), self._rulebase.of(name)))
            self._engines.clear()
        inference = self._engines.get(position.size)
        if inference is None:
            board = Board(position.size)
            inference = Inference(board, Features(board), self._needed[1])
            self._engines[position.size] = inference
        with inference.board.trail.scope():
            inference.board.set_up(position)
            inference.update()
            if asks_of_assessment(self._needed[1]):
                self._tell(inference)
                inference.update()
            return [
                (support.color, point)
                for key in _sayable(inference, self._needed[1].of(name))
                for support in supports(inference, key)
                if support.rule is not None and support.rule.name == name
                for point in _starred(support, key)
            ]


def asks_of_assessment(rulebase: Rulebase) -> bool:
    """Say whether a rule asks for a word of the assessment."""
    return any(
        PREDICATES[atom.predicate].made_by == ASSESSMENT
        for rule in rulebase.rules
        for atom in (*rule.know, *rule.unless)
    )


def _sayable(inference: Inference, rule: Rule) -> list[Key]:
    """Give the standing facts of the predicates that a rule asserts, or asks reading for."""
    names = {"wanted", *(one.atom.predicate for one in rule.asserts)}
    return [
        key for name, store in inference.stores.items() if name in names for key in store.standing
    ]


def _starred(support: Support, key: Key) -> Collection[Point]:
    """Give the points that `*` may stand for in an example, if a rule says a fact so."""
    if "*" in support.cells:
        return support.cells["*"][:1]
    fields = zip(PREDICATES[key[0]].fields, key[1:], strict=True)
    return [value for field, value in fields if field.kind in ("point", "empty")] or [NO_POINT]
