"""What a reading says, as layers over the board: what it is about, its line, what it depends on, its plan.

Takes what was found; gives overlays. Reads nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from riyu.game.constants import PASS
from riyu.game.points import Color, Point, opposite
from riyu.game.position import Position
from riyu.interfaces._overlay import meaning_of
from riyu.interfaces.picture import Line, Mark, Number, Overlay, Symbol, Tint
from riyu.interfaces.web.asking import Found
from riyu.reading.plan import Plan

__all__ = ["about_overlay", "depends_overlay", "line_overlay", "plan_overlay"]

_TARGET, _MEMBER = Symbol(0, "triangle"), Symbol(0, "dot")
_DEPENDS = Tint(0, 0.35, "amount")
_LIBERTY, _CONTEXT = Symbol(0, "circle", "good"), Symbol(0, "dot", "neutral")


def about_overlay(name: str, targets: Sequence[Point], members: Sequence[Point] = ()) -> Overlay:
    """Give what is asked about: a triangle on the points named, a dot on the other stones of the group."""
    marks: list[Mark] = [Symbol(point, "triangle") for point in targets]
    marks += [Symbol(point, "dot") for point in members if point not in targets]
    keys: list[tuple[Mark, str]] = [(_TARGET, "what is asked about")]
    if members:
        keys.append((_MEMBER, "its group"))
    return Overlay(name, "What is asked about.", tuple(marks), tuple(keys))


def line_overlay(
    name: str, position: Position, moves: Sequence[Point], first: Color, at: int
) -> Overlay:
    """Give a line's moves as numbers: with none played (`at` 0) as stones thought of, else on those that stand.

    A point that is played on more than once has its first number in the first case, its last in the other.
    """
    numbers: dict[Point, Number] = {}
    stones: list[Mark] = []
    color = first
    for number, point in enumerate(moves[: at or None], start=1):
        if point != PASS:
            content = position.at(point)
            if at and content == color:
                numbers[point] = Number(point, number)
            elif not at and not content:
                if point not in numbers:
                    stones.append(Symbol(point, "stone", meaning_of(color)))
                numbers.setdefault(point, Number(point, number, meaning_of(opposite(color))))
        color = opposite(color)
    return Overlay(name, "The line, in the order of its moves.", (*stones, *numbers.values()))


def depends_overlay(name: str, found: Found) -> Overlay:
    """Give the points that a verdict depends on."""
    marks = tuple(
        Tint(point, _DEPENDS.value, _DEPENDS.scale) for point in sorted(found.reading.depends_on)
    )
    legend = "While nothing changes on these points the verdict stands."
    return Overlay(name, legend, marks, ((_DEPENDS, "what the verdict depends on"),))


def plan_overlay(name: str, plan: Plan, *, with_path: bool = True) -> Overlay:
    """Give a plan: the way a string runs, if wanted, its targets' liberties, the points that its proof rests on."""
    marks: list[Mark] = [
        Symbol(point, "dot", "neutral") for point in sorted(plan.context - plan.liberties)
    ]
    marks += [Symbol(point, "circle", "good") for point in sorted(plan.liberties)]
    path = _way(plan) if with_path else []
    marks += [Line(one, other, "plain", "whole") for one, other in pairwise(path) if one != other]
    keys: tuple[tuple[Mark, str], ...] = (
        (_LIBERTY, "liberties of its targets"),
        (_CONTEXT, "other points that its proof rests on"),
        (Line(0, 1, "plain", "whole"), "the way the string runs"),
    )
    return Overlay(name, f"The plan. {plan}.", tuple(marks), keys)


def _way(plan: Plan) -> list[Point]:
    """Give the way on which a string runs while it is chased, as in a ladder; empty for what isn't about one string."""
    if plan.goal not in ("capture", "save"):
        return []
    start = 0 if plan.first != plan.pursuer else 1
    return [plan.targets[0], *[point for point in plan.path[start::2] if point != PASS]]
