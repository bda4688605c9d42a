"""Why a fact stands: the tree under it, down to the stones, as text, values and points; and what breaks it.

Takes an engine and a fact; gives reasons. Knows no rule's steps: it says what the rule says, with the points filled in.
Source: Klinger & Mechner, 3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, color_name, point_text
from riyu.inference.asking import Support, full_watch, keys_like, supports
from riyu.inference.basics import BASICS
from riyu.inference.facts import Fact, Key, named_on
from riyu.inference.model import Atom, Condition, Term
from riyu.inference.values import ANSWERS
from riyu.inference.watch import Watch

if TYPE_CHECKING:
    from riyu.inference.engine import Inference
    from riyu.inference.model import Rule

__all__ = ["Why", "atom_text", "breaks", "filled", "of_condition", "why"]

MOST = 3
"""Supports of a fact that are told, the most specific; how many more there are is said."""


@dataclass(frozen=True, slots=True)
class Why:
    """One line of the tree and what is under it.

    `role` is what the points are: `fact`, `map`, `label`, `condition`, `known`, `missing`, `stones`, or `entered`.
    `sentence` is what it says alone, for pictures; `source` names the rule, pattern or layer that says it, empty
    for what is said.
    """

    text: str
    role: str
    points: tuple[Point, ...] = ()
    below: tuple[Why, ...] = ()
    sentence: str = ""
    source: str = ""

    def tree(self, depth: int = 0) -> Iterator[tuple[int, Why]]:
        """Give this reason and those under it, each with its depth, downward."""
        yield depth, self
        for reason in self.below:
            yield from reason.tree(depth + 1)

    def __str__(self) -> str:
        return "\n".join(f"{'  ' * depth}{reason.text}" for depth, reason in self.tree())

    def to_json(self) -> dict[str, Any]:
        """Give the tree as plain values, points as text."""
        return {
            "text": self.text,
            "role": self.role,
            "points": [point_text(p) for p in self.points],
            "below": [reason.to_json() for reason in self.below],
        }

    def overlay(self) -> dict[str, tuple[Point, ...]]:
        """Give the points of each role in the tree, for a picture; each point once a role."""
        found: dict[str, dict[Point, None]] = {}
        for _, reason in self.tree():
            found.setdefault(reason.role, {}).update(dict.fromkeys(reason.points))
        return {role: tuple(points) for role, points in found.items() if points}


def _plainly(fact: Fact) -> str:
    return f"{fact}: {fact.sentence}"


def why(inference: Inference, fact: Fact, said: Callable[[Fact], str] = _plainly) -> Why:
    """Give why a fact stands; `said` says each fact of the tree. Raises UsageError if it does not stand."""
    if not inference.holds(fact):
        raise UsageError(f"{fact} does not stand in this position")
    return _of_fact(inference, fact.key, _Told(said))


class _Told:
    """The facts that a tree has told, and what says each."""

    def __init__(self, said: Callable[[Fact], str]) -> None:
        self.keys: set[Key] = set()
        self.said = said


def _of_fact(inference: Inference, key: Key, told: _Told) -> Why:
    """Give a fact with what is under it, unless that was told already: so no tree grows without a bound."""
    fact = Fact(key)
    role = "known" if told.keys else "fact"
    text = told.said(fact)
    if key in told.keys:
        return Why(f"{text} (see above)", role, fact.points, (), fact.sentence)
    told.keys.add(key)
    if key[0] in BASICS:
        return Why(text, role, fact.points, tuple(_stones(inference, fact)), fact.sentence)
    found = supports(inference, key)
    below = [_of_support(inference, support, told) for support in found[:MOST]]
    if len(found) > MOST:
        below.append(Why(f"and {len(found) - MOST} more that say so", "more"))
    return Why(text, role, fact.points, tuple(below), fact.sentence)


def _stones(inference: Inference, fact: Fact) -> Iterator[Why]:
    """Give the stones that what features say is about."""
    board = inference.board
    told = set()
    for point in fact.points:
        if board.color_at(point) == EMPTY:
            continue
        name = board.string_name(point)
        if name not in told:
            told.add(name)
            points = tuple(board.string_points(point))
            yield Why(f"{color_name(board.color_at(point))}: {_listed(points)}", "stones", points)


def _of_support(inference: Inference, support: Support, told: _Told) -> Why:
    rule = support.rule
    if rule is None:
        source = support.source
        below = [_of_fact(inference, key, told) for key in support.known]
        if support.points:
            below.append(Why(f"rests on {_listed(support.points)}", "stones", support.points))
        if source is None:
            return Why(str(source), "entered", (), tuple(below))
        named = f"{source.kind} {source.name}".strip()
        return Why(str(source), "entered", source.points, tuple(below), source.why, named)
    own = color_name(support.color)
    text = f"rule {rule.name} for {own}, specificity {support.specificity}{_came_true(support)}: {rule.why}"
    below = [
        *_maps(inference, support, rule),
        *(of_condition(inference, condition, support) for condition in rule.when),
        *(Why(filled(str(relation), support), "condition") for relation in rule.relate),
        *(_of_fact(inference, key, told) for key in support.known),
        *(_missing(atom, support) for atom in rule.unless),
        *(_proven(atom, support) for atom in rule.prove),
    ]
    return Why(text, "rule", (), tuple(below), rule.why, f"rule {rule.name}")


def _came_true(support: Support) -> str:
    """Give how sure a pattern's saying is, if it knows."""
    saying = support.said.saying if support.said else None
    if saying is None or saying.confidence is None:
        return ""
    if saying.measured is None:
        return f", guessed to come true {saying.guessed:.0%}"
    true, stood = saying.measured
    return f", came true {true:,} of {stood:,} times it stood ({saying.confidence:.1%})"


def _maps(inference: Inference, support: Support, rule: Rule) -> Iterator[Why]:
    board = inference.board
    drawn = {map_.name: map_.drawing for map_ in rule.maps}
    for name, points in support.maps:
        labels = [
            Why(f"{label} is {_listed(cells)}", "label", cells)
            for label, cells in support.cells.items()
            if drawn[name].places(label)
        ]
        for color in (BLACK, WHITE):
            stones = tuple([p for p in points if board.color_at(p) == color])
            if stones:
                labels.append(Why(f"{color_name(color)}: {_listed(stones)}", "stones", stones))
        title = f"map {name}" if name else "its map"
        where = f"{point_text(points[0])} to {point_text(points[-1])}"
        yield Why(f"{title} lies at {where}", "map", points, tuple(labels))


def of_condition(inference: Inference, condition: Condition, support: Support) -> Why:
    """Give a condition with its present values where a support has its labels."""
    terms = [condition.left]
    if isinstance(condition.right, Term):
        terms.append(condition.right)
    told = []
    points: list[Point] = []
    for term in terms:
        told.append(f"{term} is {_values(inference, term, support, points)}")
    return Why(f"{condition}: {', '.join(told)}", "condition", tuple(dict.fromkeys(points)))


def _values(inference: Inference, term: Term, support: Support, points: list[Point]) -> str:
    answer = ANSWERS[term.name]
    watch = inference.watch
    if not answer.kinds <= watch.kinds:
        watch = full_watch(inference.board)
    labels = term.arguments or (("*",) if "*" in support.cells else ())
    each = {clause.label for clause in support.rule.where if clause.each} if support.rule else set()
    choices: list[tuple[Point, ...]] = [()]
    for label in labels:
        cells = support.cells.get(label) or (support.variables.get(label[1:], 0),)
        cells = cells if label in each else cells[:1]
        choices = [(*before, cell) for before in choices for cell in cells]
    points += [p for chosen in choices for p in chosen]
    return " and ".join(
        str(answer.ask(watch, list(chosen), support.color, [])) for chosen in choices
    )


def _proven(atom: Atom, support: Support) -> Why:
    said = _goal_text(atom, support)
    return Why(f"reading: {said}", "known", (), (), said, f"reading {atom.predicate}")


def _missing(atom: Atom, support: Support) -> Why:
    return Why(f"no fact {atom_text(atom, support)}", "missing")


def atom_text(atom: Atom, support: Support) -> str:
    """Give an atom with the points and colors that a support has for its fields."""
    return f"{atom.predicate}({', '.join(_field_text(str(f), support) for f in atom.fields)})"


def _goal_text(goal: Atom, support: Support) -> str:
    by, *strings = [_field_text(str(field), support) for field in goal.fields]
    return f"{goal.predicate}({', '.join(strings)}) by {by}"


def _field_text(field: str, support: Support) -> str:
    if field in ("own", "enemy"):
        color = support.color if field == "own" else 3 - support.color
        return color_name(color).lower()
    if field in support.cells:
        return point_text(support.cells[field][0])
    return field


def filled(text: str, support: Support) -> str:
    """Give a clause with the points of the labels that it names."""
    named = ", ".join(
        f"{label} {_listed(cells)}"
        for label, cells in support.cells.items()
        if label in text.replace("(", " ").replace(")", " ").replace(",", " ").split()
    )
    return f"{text} ({named})"


def _listed(points: tuple[Point, ...]) -> str:
    return " ".join(map(point_text, points))


def breaks(inference: Inference, fact: Fact) -> list[tuple[Color, Point]]:
    """Give the stones that, played now, would take a fact down: color and point, in order of the points.

    Every legal move of both colors is tried, played and taken back, under the rules that the fact may rest on. A fact
    about a string stands on where the string has more stones and so another name. Raises UsageError if it does not
    stand.
    """
    board = inference.board
    if not inference.holds(fact):
        raise UsageError(f"{fact} does not stand in this position")
    depth = board.mark()
    try:
        stands = _trial(inference, fact.key)
        found = []
        for point in sorted(all_points(board.size)):
            for color in (BLACK, WHITE):
                if board.color_at(point) == EMPTY and board.is_legal(color, point):
                    board.mark()
                    board.play(color, point)
                    if not stands(named_on(board, fact.key)):
                        found.append((color, point))
                    board.undo()
    finally:
        board.trail.undo_to(depth)
    return found


def _trial(inference: Inference, key: Key) -> Callable[[Key], bool]:
    """Give what says whether a fact like one stands, cheap to ask after each move; for a scope that is undone."""
    if key[0] in BASICS:
        known = BASICS[key[0]]
        watch = Watch(inference.features, known.kinds)

        def holds(asked: Key) -> bool:
            watch.changed()
            return any(True for _ in known.ask(watch, asked[1:], []))

        return holds
    engine = inference.beside([key])

    def stands(asked: Key) -> bool:
        engine.update()
        return bool(keys_like(engine, asked[0], asked[1:]))

    return stands
