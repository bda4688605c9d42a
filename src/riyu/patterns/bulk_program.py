"""Pattern classes as a program for the bulk matcher's kernel: what is asked of points as a tree, its leaves by priority.

Takes classes, or drawings; gives tables of numbers that never change, for any number of batches. Knows no boards.

Of each laid pattern what it asks of points is put in one order for the class, what most of them ask for and few boards
show first, so that they share the beginnings. The tree lies as a list: below a node what asks for it too, then what
does not. The largest part comes last and takes the place of what is left above it, so a tree of N leaves needs no more
than log2 N + 1 places. Source: the order and the sharing are those of frequent-pattern trees (Han, Pei and Yin, Mining
frequent patterns without candidate generation, 2000).
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from riyu.base.errors import UsageError
from riyu.patterns._entries import Drawn
from riyu.patterns._laying import ANYTHING
from riyu.patterns.compact import Record, records_of
from riyu.patterns.model import Offset, PatternClass
from riyu.patterns.symmetry import ORIENTATIONS, turn
from riyu.patterns.tables import ASKED, TESTS

__all__ = ["Laid", "Program", "program_of", "sweeping_program"]

WIDE, MASKS, DEPTH, BARS, LEAF = 39, 16, 24, 64, 255
IS_BAR, IS_LAST, HAS_ANSWER, IS_BEFORE = 1, 2, 4, 8

_ON_BOARD, _OFF = 7, 8
_FEATURES = {"own-distance", "enemy-distance", "phase", "in own territory", "in enemy territory"}
_FEATURES |= {"same-chain"}
_ASKING = frozenset(kind for kind, name in enumerate(TESTS) if name in _FEATURES)
"""The tests that ask for features, which no batch has."""

_RARITY = [0, 1, 4, 2, 4, 2, 3, 0.25, 8, 2, 4, 2, 4, 2, 3, 0]
"""What a point that is asked for weighs by its mask: what few boards show is asked first."""

_Condition: TypeAlias = tuple[Offset, int]


@dataclass(frozen=True, slots=True)
class Laid:
    """A leaf: the place of its class and of its pattern there, its orientation, and where its other end lies."""

    found: int
    order: int
    orientation: int
    end: Offset


@dataclass(frozen=True, slots=True)
class Program:
    """Tables for the kernel, of ints as its structs have them, and what the numbers of leaves mean.

    `asks_features`: the places of classes in which a test asks for features: for these the kernel gives candidates.
    """

    names: tuple[str, ...]
    classes: array[int]
    nodes: array[int]
    leaves: array[int]
    bounds: array[int]
    laid: tuple[Laid, ...]
    asks_features: frozenset[int] = field(default=frozenset())

    @property
    def most_leaves(self) -> int:
        """The most leaves of a class."""
        return max(self.classes[3::6], default=0)

    @property
    def memory(self) -> int:
        """Bytes of the tables."""
        tables = (self.classes, self.nodes, self.leaves, self.bounds)
        return sum(len(table) * table.itemsize for table in tables)


def program_of(classes: Sequence[PatternClass], *, everything: bool = False) -> Program:
    """Give the program of classes. `everything`: each match of a class answers, whatever its header says.

    Raises UsageError for a class with more bars than are settled at once.
    """
    making = _Making()
    for found in classes:
        making.add_class(found, found.answer == "all" or everything)
    return making.done()


def sweeping_program(drawings: Sequence[Drawn]) -> Program:
    """Give the program that finds what a sweep of the drawings finds: each as a class of its own, at its focus."""
    making = _Making()
    making.add_drawings(drawings)
    return making.done()


class _Making:
    """Tables as they grow, class by class."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.classes = array("i")
        self.nodes = array("i")
        self.leaves = array("i")
        self.bounds = array("i")
        self.laid: list[Laid] = []
        self.asking: set[int] = set()

    def done(self) -> Program:
        return Program(
            tuple(self.names),
            self.classes,
            self.nodes,
            self.leaves,
            self.bounds,
            tuple(self.laid),
            frozenset(self.asking),
        )

    def add_class(self, found: PatternClass, gives_all: bool) -> None:
        kind = ASKED[found.asked.focus]
        place = len(self.names)
        laid: list[tuple[Record, int, Offset, dict[Offset, int]]] = []
        for record in records_of(found):
            points = record.points
            asked = dict(points)
            asked[0, 0] = asked.get((0, 0), ANYTHING) & kind.mask
            if kind.end and record.end is not None:
                asked[record.end] = asked.get(record.end, ANYTHING) & kind.end_mask
            for o in ORIENTATIONS:
                if record.ways >> o & 1:
                    end = turn(o, record.end or (0, 0))
                    laid.append((record, o, end, {turn(o, at): m for at, m in asked.items()}))
        ends = sorted({end for _, _, end, _ in laid} - {(0, 0)}, key=lambda end: (-end[1], end[0]))
        if ends:
            numbers = {end: number for number, end in enumerate(ends)}
            laid = sorted(
                (one for one in laid if one[2] in numbers), key=lambda one: numbers[one[2]]
            )
        if sum(one[0].pattern.is_bar for one in laid) > BARS:
            raise UsageError(
                f"class '{found.name}' has more than {BARS} laid bars: too many to match in bulk"
            )
        first = len(self.laid)
        met: dict[tuple[int, int, Offset], int] = {}
        is_joined = False
        for rank, (record, o, end, _) in enumerate(laid):
            before = met.get((record.order, o, end), -1)
            met[record.order, o, end] = rank
            if before >= 0:
                is_joined = True
                self.leaves[6 * (first + before) + 5] |= IS_BEFORE
            flags = IS_BAR * record.pattern.is_bar
            flags |= IS_LAST * (record.pattern.name == found.last)
            answer = 0
            if record.answer is not None:
                flags |= HAS_ANSWER
                answer = _cells(turn(o, record.answer))
            begin = len(self.bounds) // 6
            for tie in sorted(record.ties, key=lambda tie: -tie.kind):
                if tie.kind in _ASKING:
                    self.asking.add(place)
                ones = (_cells(turn(o, tie.first)), _cells(turn(o, tie.second)))
                self.bounds.extend(
                    (tie.kind, tie.comparison, tie.number, int(tie.negated), *ones)
                )
            bounds = len(self.bounds) // 6 - begin
            number = ends.index(end) if ends else 0
            self.leaves.extend((number, answer, begin, bounds, before, flags))
            self.laid.append(Laid(place, record.order, o, end))
        nodes = len(self.nodes) // 4
        self._plant([masks for _, _, _, masks in laid])
        self.names.append(found.name)
        self.classes.extend(
            (nodes, len(self.nodes) // 4, first, len(laid), int(not gives_all), int(is_joined))
        )

    def add_drawings(self, drawings: Sequence[Drawn]) -> None:
        laid = [
            (number, o, {turn(o, at): mask for at, mask in masks.items()})
            for number, (masks, ways) in enumerate(drawings)
            for o in ORIENTATIONS
            if ways >> o & 1
        ]
        for number, o, _ in laid:
            self.leaves.extend((0, 0, 0, 0, -1, 0))
            self.laid.append(Laid(0, number, o, (0, 0)))
        self._plant([masks for _, _, masks in laid])
        self.names.append("")
        self.classes.extend((0, len(self.nodes) // 4, 0, len(laid), 0, 0))

    def _plant(self, asked: Sequence[dict[Offset, int]]) -> None:
        """Write the tree of a class: a leaf for each, its rank its place."""
        conditions = [_needed(masks) for masks in asked]
        counts = Counter(condition for one in conditions for condition in one)
        order = sorted(counts, key=lambda c: (-counts[c] * _RARITY[c[1]], c))
        ranks = {condition: rank for rank, condition in enumerate(order)}
        tree = _Tree()
        for leaf, one in enumerate(conditions):
            tree.add(sorted(ranks[condition] for condition in one), leaf)
        tree.write(self.nodes, order)


class _Tree:
    """What laid patterns ask, where it begins alike put together: numbers of conditions, and leaves."""

    def __init__(self) -> None:
        self.below: dict[int, _Tree] = {}
        self.leaves: list[int] = []
        self.size = 0

    def add(self, path: Sequence[int], leaf: int) -> None:
        """Put a leaf below a path of conditions."""
        tree = self
        tree.size += 1
        for condition in path:
            tree = tree.below.setdefault(condition, _Tree())
            tree.size += 1
        tree.leaves.append(leaf)

    def write(self, nodes: array[int], order: Sequence[_Condition]) -> None:
        """Write the nodes below as the kernel reads them."""
        ahead: list[tuple[int, _Tree, int, int] | int] = []
        self._push(ahead, nodes, 0)
        while ahead:
            one = ahead.pop()
            if isinstance(one, int):  # what is written by now is passed over from there
                nodes[4 * one + 2] = len(nodes) // 4
                continue
            condition, tree, level, to = one
            (x, y), mask = order[condition]
            step = MASKS * (x + WIDE * y)
            swapped = (mask & 9) | (mask & 2) << 1 | (mask & 4) >> 1
            ahead.append(len(nodes) // 4)
            nodes.extend((step + mask, step + swapped, 0, level | to << 8))
            tree._push(ahead, nodes, to)

    def _push(
        self, ahead: list[tuple[int, _Tree, int, int] | int], nodes: array[int], level: int
    ) -> None:
        """Write the leaves, and note what is to be written below: the largest part last, in the place of this level."""
        for leaf in self.leaves:
            nodes.extend((leaf, 0, 0, level | LEAF << 8))
        parts = sorted(self.below.items(), key=lambda part: part[1].size)
        if parts and level + 1 >= DEPTH and len(parts) > 1:
            raise UsageError("patterns too many to be matched in bulk as one class")
        for number, (condition, tree) in enumerate(reversed(parts)):
            ahead.append((condition, tree, level, level if number == 0 else level + 1))


def _needed(masks: dict[Offset, int]) -> list[_Condition]:
    """Give what a laid pattern asks, without what follows from the rest: between points of the board lies the board."""
    asked = {at: mask for at, mask in masks.items() if mask != ANYTHING}
    needed = [(at, mask) for at, mask in asked.items() if mask != _ON_BOARD]
    box = [at for at, mask in needed if not mask & _OFF]
    bare = [at for at, mask in asked.items() if mask == _ON_BOARD]
    for at in sorted(bare, key=lambda at: (-max(map(abs, at)), at)):
        if not _is_between(at, box):
            needed.append((at, _ON_BOARD))
            box.append(at)
    return needed


def _is_between(at: Offset, box: Sequence[Offset]) -> bool:
    """Say whether a point lies in the rectangle around some."""
    if not box:
        return False
    columns, rows = [x for x, _ in box], [y for _, y in box]
    return min(columns) <= at[0] <= max(columns) and min(rows) <= at[1] <= max(rows)


def _cells(offset: Offset) -> int:
    return offset[0] + 20 * offset[1]
