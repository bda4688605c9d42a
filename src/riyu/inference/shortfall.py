"""Where a rule falls short in a position: the first of its clauses that fails, with the values that it found there.

Takes a rule, those that it needs, and a position; gives a sentence. Knows no steps: it tries the rule with ever more of
its clauses, in the order in which they are written, maps first and what asks for variables behind `know`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import Point, color_name, point_text
from riyu.game.position import Position
from riyu.inference.asking import Support, supports
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact
from riyu.inference.model import Assertion, Atom, Condition, Number, Relation, Rule, Side, Term
from riyu.inference.predicates import PREDICATES, RULES
from riyu.inference.rulebase import Rulebase
from riyu.inference.tables import RELATIONS
from riyu.inference.why import atom_text, filled, of_condition

__all__ = ["shortfall"]

_MOST = 3
"""Places that are told where a clause fails."""


@dataclass(frozen=True, slots=True)
class _Stage:
    """A rule with some of its clauses: the newest, a map's name if it is a map."""

    newest: str | Relation | Condition | Atom
    rule: Rule
    is_unless: bool = False


def shortfall(
    rule: Rule, others: Collection[Rule], position: Position, answer: Point = NO_POINT
) -> str:
    """Say what keeps a rule from firing in a position, for the color that comes farther; nothing if it fires.

    `others` are the rules that may assert what it asks for. `answer`: only firings with `*` there count.
    """
    asked = {atom.predicate for one in (rule, *others) for atom in (*one.know, *one.unless)}
    mark = _mark(asked)
    stages = list(_stages(rule, mark))
    farthest, text = -1, ""
    for color in (BLACK, WHITE):
        before: tuple[Inference | None, list[Support]] = (None, [])
        for number, stage in enumerate(stages):
            inference, found = _tried(stage.rule, others, mark, position)
            found = [support for support in found if support.color == color]
            here = [s for s in found if not answer or s.cells.get("*", (answer,))[0] == answer]
            if not here:
                if number > farthest:
                    told = _told(stage, others, mark, position, *before)
                    if found and isinstance(stage.newest, str):
                        told = f"its '*': it is at {_starred(found)} alone"
                    farthest, text = number, f"{color_name(color)} fails at {told}"
                break
            before = inference, here
        else:
            return ""
    return text


def _mark(asked: Collection[str]) -> Assertion:
    """Give an assertion that no rule asks for."""
    predicate = next(
        one
        for one in PREDICATES.values()
        if one.made_by == RULES and one.either_way < 0 and one.name not in asked
    )
    fields = [Side("own") if kind.kind == "color" else Number(0) for kind in predicate.fields]
    return Assertion(Atom(predicate.name, tuple(fields)))


def _stages(rule: Rule, mark: Assertion) -> Iterator[_Stage]:
    now = replace(
        rule,
        maps=(),
        relate=(),
        when=(),
        know=(),
        unless=(),
        prove=(),
        asserts=(mark,),
        counters=(),
    )
    for drawn in rule.maps:
        now = replace(now, maps=(*now.maps, drawn))
        now = replace(now, relate=tuple(r for r in rule.relate if _ties(r, now)))
        yield _Stage(drawn.name, now)
    for relation in rule.relate:
        if relation not in now.relate:
            now = replace(now, relate=(*now.relate, relation))
            yield _Stage(relation, now)
    waiting = []
    for condition in rule.when:
        if not rule.maps or any(name.startswith("?") for name in _arguments(condition)):
            waiting.append(condition)
        else:
            now = replace(now, when=(*now.when, condition))
            yield _Stage(condition, now)
    for atom in rule.know:
        now = replace(now, know=(*now.know, atom))
        yield _Stage(atom, now)
    for condition in waiting:
        now = replace(now, when=(*now.when, condition))
        yield _Stage(condition, now)
    for atom in rule.unless:
        now = replace(now, unless=(*now.unless, atom))
        yield _Stage(atom, now, True)


def _ties(relation: Relation, now: Rule) -> bool:
    return (
        RELATIONS[relation.name].ties
        and not relation.negated
        and all(
            any(drawn.drawing.places(label) for drawn in now.maps) for label in relation.arguments
        )
    )


def _arguments(condition: Condition) -> Iterator[str]:
    for term in (condition.left, condition.right):
        if isinstance(term, Term):
            yield from term.arguments


def _tried(
    rule: Rule, others: Collection[Rule], mark: Assertion, position: Position
) -> tuple[Inference, list[Support]]:
    """Give an engine at a position with a rule in force, and where it fires."""
    board = Board(position.size)
    rules = [replace(other, counters=(), prove=()) for other in others if other.name != rule.name]
    inference = Inference(board, Features(board), Rulebase.of_rules([rule, *rules]))
    board.set_up(position)
    inference.update()
    store = inference.stores[mark.atom.predicate]
    found = [support for key in store.standing for support in supports(inference, key)]
    return inference, [s for s in found if s.rule is not None and s.rule.name == rule.name]


def _told(
    stage: _Stage,
    others: Collection[Rule],
    mark: Assertion,
    position: Position,
    inference: Inference | None,
    before: Sequence[Support],
) -> str:
    """Say what the newest clause of a stage fails by, given where the stage before fired."""
    newest = stage.newest
    if isinstance(newest, str):
        name = f"map '{newest}'" if newest else "its map"
        where = " where it is tied" if len(stage.rule.maps) > 1 else ""
        return f"{name}: not found{where}"
    if isinstance(newest, Atom) and stage.is_unless:
        asking = replace(stage.rule, know=(*stage.rule.know, newest), unless=stage.rule.unless[:-1])
        _, found = _tried(asking, others, mark, position)
        keys = [key for support in found for key in support.known if key[0] == newest.predicate]
        facts = list(dict.fromkeys(str(Fact(key)) for key in reversed(keys)))[:_MOST]
        return f"unless {newest}: {', '.join(facts)} stands"
    if isinstance(newest, Atom):
        texts = [f"no fact {atom_text(newest, support)}" for support in before]
        return f"know {newest}: {_listed(texts) or 'no such fact'}"
    if isinstance(newest, Relation):
        return _listed([filled(str(newest), support) for support in before])
    assert inference is not None
    texts = [of_condition(inference, newest, support).text for support in before]
    return _listed(texts)


def _listed(texts: Sequence[str]) -> str:
    found = list(dict.fromkeys(texts))
    more = f", and {len(found) - _MOST} more" if len(found) > _MOST else ""
    return "; ".join(found[:_MOST]) + more


def _starred(found: Sequence[Support]) -> str:
    return " ".join(dict.fromkeys(point_text(s.cells["*"][0]) for s in found if "*" in s.cells))
