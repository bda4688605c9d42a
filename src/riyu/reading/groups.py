"""Groups as far as links tell: the strings of a color that can't be cut from a stone, though the enemy moves first.

Takes readings; says in a `GroupMap` which strings are joined and which are cut, and gives groups as the names of their
strings. Knows no life and no eyes. Source: Wilcox, "Linkage tactics" (W16). Each string is read against the one asked
about: two links of which one move cuts one join nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from riyu.features.groups import GroupMap
from riyu.game.board import Board
from riyu.game.constants import STRIDE
from riyu.game.points import Point
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings

__all__ = ["are_joined", "group_of", "groups"]

LINK_NODES = 5_000
"""Nodes of each question whether two stones are linked: a group asks many of them."""

_SHAPES = ((1, 1), (0, 2), (0, 3), (1, 2), (1, 3))
"""Lines between two stones that may be linked: diagonal, jumps of one and two, knight's and large knight's moves."""

_STEPS = tuple(
    across + up * STRIDE
    for across in range(-3, 4)
    for up in range(-3, 4)
    if tuple(sorted((abs(across), abs(up)))) in _SHAPES
)


def are_joined(readings: Readings, one: Point, two: Point) -> bool:
    """Say whether two stones of a color can't be cut apart. Raises UsageError if they are not stones of one color."""
    question = readings.question("cut", (one, two), limit=readings.nodes(LINK_NODES))
    name, other = question.targets
    return name == other or readings.answer(question).verdict is Verdict.LOSS


def group_of(readings: Readings, stone: Point, groups: GroupMap | None = None) -> tuple[Point, ...]:
    """Give the names of the strings of a stone's group, the lowest first.

    What is read is said in `groups`, so that whoever has these knows the group too. Raises UsageError where no stone
    stands.
    """
    said = groups or GroupMap(readings.board)
    _say(readings, readings.board.string_name(stone), said)
    said.find()
    return said.strings(stone)


def groups(readings: Readings, said: GroupMap | None = None) -> tuple[tuple[Point, ...], ...]:
    """Give all groups of both colors, each as the names of its strings; a string that fits in two is of the first.

    What is read is said in `said`.
    """
    found = said or GroupMap(readings.board)
    names = sorted(readings.board.strings())
    met: set[Point] = set()
    for name in names:
        if name not in met:
            met.update(_say(readings, name, found, met))
    found.find()
    return tuple(dict.fromkeys(found.strings(name) for name in names))


def _say(
    readings: Readings, name: Point, said: GroupMap, others: Collection[Point] = ()
) -> list[Point]:
    """Read which strings are of a string's group, none of `others`, and say so; give their names."""
    met = {name, *others}
    group = [name]
    for string in group:
        for near in _near(readings.board, string):
            if near not in met:
                met.add(near)
                is_one = are_joined(readings, name, near)
                said.say(name, near, is_one)
                if is_one:
                    group.append(near)
    return group


def _near(board: Board, name: Point) -> list[Point]:
    """Give the names of the strings of the same color that a string may be linked with."""
    own = board.color_at(name)
    near = {
        board.string_name(p + step)
        for p in board.string_points(name)
        for step in _STEPS
        if board.color_at(p + step) == own
    }
    return sorted(near - {name})
