"""The slow twin of `riyu.inference.engine`: every rule tried wherever its maps may lie, stratum by stratum.

Takes a board and rules in strata; gives the facts. Keeps nothing but the features of the position last asked about,
made from nothing. Knows only some values, relations and predicates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from riyu.features.access import enclosed
from riyu.features.chains import Chain, chains
from riyu.features.features import Features
from riyu.features.links import links
from riyu.game.board import Board
from riyu.game.points import Point, all_points, line_of, neighbors
from riyu.game.position import Position
from riyu.inference.model import (
    Atom,
    Condition,
    Label,
    Map,
    Number,
    Relation,
    Rule,
    Side,
    Term,
    Variable,
    Wild,
    Word,
)
from riyu.inference.predicates import PREDICATES
from riyu.patterns.symmetry import turn
from riyu.patterns.tables import MASKS

__all__ = ["slow_facts"]

Key = tuple[Any, ...]
Laid = tuple[dict[str, tuple[Point, ...]], frozenset[Point]]
"""A map on the board: the points of its labels, and its rectangle."""


@lru_cache(maxsize=2)
def _features_at(position: Position) -> Features:
    board = Board(position.size)
    board.set_up(position)
    return Features(board)


def _features(board: Board) -> Features:
    return _features_at(board.position())


@lru_cache(maxsize=2)
def _chains_at(position: Position) -> list[Chain]:
    return list(chains(_features_at(position)))


def _chain(board: Board, p: Point) -> Chain | None:
    return next((c for c in _chains_at(board.position()) if p in c.stones), None)


def _region(board: Board, p: Point) -> set[Point]:
    if board.color_at(p):
        return set()
    found, ahead = {p}, [p]
    while ahead:
        for q in neighbors(ahead.pop(), board.size):
            if not board.color_at(q) and q not in found:
                found.add(q)
                ahead.append(q)
    return found


def slow_facts(
    board: Board, strata: Sequence[Sequence[Rule]], read: Sequence[Key] = ()
) -> set[Key]:
    """Give all facts that rules assert, and those entered (`read`)."""
    facts = set(read)
    for rules in strata:
        new: set[Key] = set()
        for rule in rules:
            for own in (1, 2):
                new |= _say(board, rule, own, facts)
        facts |= new
    return facts


def _say(board: Board, rule: Rule, own: int, facts: set[Key]) -> set[Key]:
    found: set[Key] = set()
    each = {clause.label for clause in rule.where if clause.each}
    for laid in product(*[list(_lay(board, rule, map_, own)) for map_ in rule.maps]):
        joined = _joined(board, laid, each)
        if joined is None:
            continue
        rectangles = {map_.name: one[1] for map_, one in zip(rule.maps, laid, strict=True)}
        for points in _each_in_turn(joined, each):
            found |= _say_here(board, rule, own, facts, points, rectangles)
    return found


def _each_in_turn(
    joined: dict[str, tuple[Point, ...]], each: set[str]
) -> Iterator[dict[str, tuple[Point, ...]]]:
    """Give the points with every choice of one stone for each label that may mean one; `each` keeps all of its."""
    labels = list(joined)
    for chosen in product(
        *[[joined[n]] if n in each else [(p,) for p in joined[n]] for n in labels]
    ):
        yield dict(zip(labels, chosen, strict=True))


def _say_here(
    board: Board,
    rule: Rule,
    own: int,
    facts: set[Key],
    points: dict[str, tuple[Point, ...]],
    rectangles: dict[str, frozenset[Point]],
) -> set[Key]:
    found: set[Key] = set()
    if not all(_related(board, one, points, rectangles) for one in rule.relate):
        return found
    if not all(_holds(board, one, points, own) for one in rule.when):
        return found
    for bound in _know(board, list(rule.know), points, {}, own, facts):
        if any(list(_answers(board, atom, points, bound, own, facts)) for atom in rule.unless):
            continue
        proved = True
        for goal in rule.prove:
            by, *strings = goal.fields
            names = [board.string_name(points[str(label)][0]) for label in strings]
            wanted = (
                goal.predicate,
                3 - own if by == Side("enemy") else own,
                *names,
                *[0] * (2 - len(names)),
                points[by.text][0] if isinstance(by, Label) else 0,
            )
            found.add(("wanted", *wanted))
            proved = proved and ("read", *wanted, "win") in facts
        if proved:
            for said in rule.asserts:
                name = said.atom.predicate
                key = (name, *_values(board, name, said.atom.fields, points, bound, own))
                found.add(key)
                at = PREDICATES[name].either_way + 1
                if at:
                    found.add((*key[:at], key[at + 1], key[at], *key[at + 2 :]))
    return found


def _lay(board: Board, rule: Rule, map_: Map, own: int) -> Iterator[Laid]:
    sides = {clause.label: MASKS[clause.symbol] for clause in rule.where}
    seen = set()
    reach = max(map_.drawing.width, map_.drawing.height)
    for orientation in range(8):
        for across in range(-reach, board.size + reach + 1):
            for up in range(-reach, board.size + reach + 1):
                labels: dict[str, tuple[Point, ...]] = {}
                rectangle = []
                for offset, symbol in map_.drawing.symbols():
                    x, y = turn(orientation, offset)
                    x, y = x + across, y + up
                    on_board = 0 < x <= board.size and 0 < y <= board.size
                    content = board.color_at(x + 20 * y) if on_board else 3
                    if own == 2 and content in (1, 2):
                        content = 3 - content
                    mask = MASKS.get(symbol, 1 if symbol.islower() else 6)
                    if not mask & sides.get(symbol, 15) & 1 << content:
                        break
                    if on_board:
                        rectangle.append(x + 20 * y)
                    if symbol == "*" or (symbol.isalpha() and symbol not in "OXoxs"):
                        labels[symbol] = (*labels.get(symbol, ()), x + 20 * y)
                else:
                    one = (
                        tuple(sorted((n, tuple(sorted(p))) for n, p in labels.items())),
                        frozenset(rectangle),
                    )
                    if one not in seen:
                        seen.add(one)
                        yield labels, frozenset(rectangle)


def _joined(
    board: Board, laid: Sequence[Laid], each: set[str]
) -> dict[str, tuple[Point, ...]] | None:
    points: dict[str, tuple[Point, ...]] = {}
    for labels, _ in laid:
        strings = {}
        for label, cells in labels.items():
            points[label] = points.get(label, ()) + cells
            if label.isupper() and label not in each:
                strings[label] = board.string_name(cells[0])
        if len(set(strings.values())) < len(strings):
            return None
    for label, cells in points.items():
        if label in each:
            continue
        if len({board.string_name(p) if label.isupper() else p for p in cells}) > 1:
            return None
    return points


def _related(
    board: Board,
    relation: Relation,
    points: dict[str, tuple[Point, ...]],
    rectangles: dict[str, frozenset[Point]],
) -> bool:
    one, two = relation.arguments
    answers = []
    if relation.name in ("inside", "outside"):
        answers = [(p in rectangles[two]) == (relation.name == "inside") for p in points[one]]
    else:
        for p, q in product(points[one], points[two]):
            if relation.name == "distance":
                far = max(abs(p % 20 - q % 20), abs(p // 20 - q // 20))
                answers.append(_compare(far, relation.comparison, relation.number))
            else:
                answers.append(_RELATIONS[relation.name](board, p, q))
    return all(answer != relation.negated for answer in answers)


def _touch(board: Board, p: Point, q: Point) -> bool:
    other = set(board.string_points(q))
    return board.string_name(p) != board.string_name(q) and any(
        n in other for s in board.string_points(p) for n in neighbors(s, board.size)
    )


_RELATIONS: dict[str, Any] = {
    "same-string": lambda board, p, q: board.string_name(p) == board.string_name(q),
    "other-string": lambda board, p, q: board.string_name(p) != board.string_name(q),
    "touches": _touch,
    "same-chain": lambda board, p, q: (c := _chain(board, p)) is not None and q in c.stones,
    "other-chain": lambda board, p, q: (c := _chain(board, p)) is not None and q not in c.stones,
    "same-region": lambda board, p, q: q in _region(board, p),
    "link": lambda board, p, q: any({p, q} == {k.a, k.b} for k in links(_features(board))),
    "beside": lambda board, p, q: q in neighbors(p, board.size),
    "same-point": lambda board, p, q: p == q,
    "different": lambda board, p, q: p != q,
    "same-line": lambda board, p, q: p % 20 == q % 20 or p // 20 == q // 20,
}


def _compare(left: int, sign: str, right: int) -> bool:
    return {
        "<": left < right,
        "<=": left <= right,
        "=": left == right,
        "!=": left != right,
        ">=": left >= right,
        ">": left > right,
    }[sign]


def _holds(
    board: Board, condition: Condition, points: dict[str, tuple[Point, ...]], own: int
) -> bool:
    terms = [t for t in (condition.left, condition.right) if isinstance(t, Term)]
    labels = [label for term in terms for label in term.arguments]
    for cells in product(*[points[label] for label in labels]):
        count = len(condition.left.arguments)
        left = _value(board, condition.left.name, cells[:count], own)
        right = condition.right
        if isinstance(right, Term):
            right = _value(board, right.name, cells[count:], own)
        assert right is not None
        if _compare(left, condition.comparison, right) == condition.negated:
            return False
    return True


def _value(board: Board, name: str, cells: Sequence[Point], own: int) -> int:
    if name in ("own-distance", "enemy-distance"):
        way = _features(board).access(own if name == "own-distance" else 3 - own, cells[0])
        return way[1] if way else 99
    if name == "region-points":
        return len(_region(board, cells[0]))
    if name in ("chain-stones", "chain-liberties"):
        chain = _chain(board, cells[0])
        assert chain is not None
        return len(chain.stones if name == "chain-stones" else chain.liberties)
    if name == "liberties":
        return board.liberties(cells[0])
    if name == "stones":
        return board.string_size(cells[0])
    assert name == "line"
    return line_of(cells[0], board.size)


def _base(board: Board, predicate: str) -> Iterator[Key]:
    stones = [p for p in all_points(board.size) if board.color_at(p)]
    if predicate == "stone":
        for p in stones:
            yield predicate, board.color_at(p), p
    elif predicate == "string":
        for p in stones:
            if board.string_name(p) == p:
                yield predicate, board.color_at(p), p
    elif predicate == "chain":
        for chain in _chains_at(board.position()):
            for name in chain.strings:
                yield predicate, chain.color, chain.name, name
    elif predicate == "link":
        for link in links(_features(board)):
            if link.b:
                yield predicate, link.color, link.a, link.b, link.status.value
                yield predicate, link.color, link.b, link.a, link.status.value
    elif predicate == "access":
        for color, p in product((1, 2), all_points(board.size)):
            way = _features(board).access(color, p)
            if way:
                yield predicate, color, p, way[1]
    elif predicate == "enclosed":
        for p, color in enclosed(_features(board)).items():
            yield predicate, color, p
    else:
        assert predicate == "atari"
        for p in stones:
            if board.string_name(p) == p and board.liberties(p) == 1:
                yield predicate, board.color_at(p), p, board.liberty_points(p)[0]


def _answers(
    board: Board,
    atom: Atom,
    points: dict[str, tuple[Point, ...]],
    bound: dict[str, Any],
    own: int,
    facts: set[Key],
) -> Iterator[dict[str, Any]]:
    wanted = _values(board, atom.predicate, atom.fields, points, bound, own)
    base = not PREDICATES[atom.predicate].is_stored
    for key in list(_base(board, atom.predicate)) if base else facts:
        if key[0] != atom.predicate:
            continue
        more = dict(bound)
        for field, want, have in zip(atom.fields, wanted, key[1:], strict=True):
            if isinstance(field, Variable) and field.text not in bound:
                if more.setdefault(field.text, have) != have:
                    break
            elif want is not None and want != have:
                break
        else:
            yield more


def _know(
    board: Board,
    atoms: list[Atom],
    points: dict[str, tuple[Point, ...]],
    bound: dict[str, Any],
    own: int,
    facts: set[Key],
) -> Iterator[dict[str, Any]]:
    if not atoms:
        yield bound
        return
    for more in _answers(board, atoms[0], points, bound, own, facts):
        yield from _know(board, atoms[1:], points, more, own, facts)


def _values(
    board: Board,
    predicate: str,
    fields: Sequence[Any],
    points: dict[str, tuple[Point, ...]],
    bound: dict[str, Any],
    own: int,
) -> list[Any]:
    values: list[Any] = []
    for field, kind in zip(fields, PREDICATES[predicate].fields, strict=True):
        if isinstance(field, Side):
            values.append(own if field.text == "own" else 3 - own)
        elif isinstance(field, Word):
            values.append(0 if field.text == "none" else field.text)
        elif isinstance(field, Number):
            values.append(field.value)
        elif isinstance(field, Variable):
            value = bound.get(field.text)
            if value and kind.kind in ("string", "other", "target") and board.color_at(value):
                value = board.string_name(value)
            values.append(value)
        elif isinstance(field, Wild):
            values.append(None)
        else:
            assert isinstance(field, Label)
            cell = points[field.text][0]
            if kind.kind == "chain":
                chain = _chain(board, cell)
                values.append(chain.name if chain else 0)
                continue
            is_string = kind.kind in ("string", "other", "target") and field.text.isupper()
            values.append(board.string_name(cell) if is_string else cell)
    return values
