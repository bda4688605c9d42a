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
from riyu.inference.model import Rule
from riyu.inference.predicates import ASSESSMENT, PREDICATES
from riyu.inference.rulebase import Rulebase, check_examples
from riyu.inference.shortfall import shortfall
from riyu.patterns.findings import Findings

__all__ = ["Trial", "try_examples"]


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
                for store in inference.stores.values()
                for key in store.standing
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


def _starred(support: Support, key: Key) -> Collection[Point]:
    """Give the points that `*` may stand for in an example, if a rule says a fact so."""
    if "*" in support.cells:
        return support.cells["*"][:1]
    fields = zip(PREDICATES[key[0]].fields, key[1:], strict=True)
    return [value for field, value in fields if field.kind in ("point", "empty")] or [NO_POINT]
