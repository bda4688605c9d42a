"""Pattern classes as a program for the bulk matcher's kernel: what is asked of points as a tree, leaves by priority.

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
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, TypeAlias

from riyu.base.errors import UsageError
from riyu.base.kept import Kept
from riyu.patterns._entries import Drawn
from riyu.patterns._laying import ANYTHING, turned
from riyu.patterns.compact import APART, TOGETHER, Record, Tie, records_of
from riyu.patterns.model import Offset, PatternClass
from riyu.patterns.symmetry import ORIENTATIONS
from riyu.patterns.tables import ASKED, TESTS

__all__ = ["Laid", "Program", "program_of", "sweeping_program"]

WIDE, MASKS, DEPTH, BARS, LEAF = 39, 16, 24, 64, 255
IS_BAR, IS_LAST, HAS_ANSWER, IS_BEFORE = 1, 2, 4, 8
NODE_INTS, LEAF_INTS, BOUND_INTS, CLASS_INTS = 4, 6, 7, 7
"""Numbers of the kernel's structs."""

NUMBER, PAIR, AFTER, SAFE, EYE, ON_LINE, ON_PLATE, NO_ATARI, FEATURES = range(9)
"""Its kinds of bounds."""

_FORMS = {
    "liberties": (NUMBER, 1),
    "stones": (NUMBER, 2),
    "liberties-after": (AFTER, 0),
    "self-atari": (AFTER, 0),
    "line": (ON_LINE, 0),
    "own-cannot-play-safely": (SAFE, 0),
    "enemy-cannot-play-safely": (SAFE, 1),
    "eye-cannot-collapse": (EYE, 0),
    "on-plate": (ON_PLATE, 0),
    "no enemy neighbor in atari": (NO_ATARI, 0),
}
"""For each test that a position's stones answer its kind and table; the others ask for features, which no batch has."""

_TURNED_ROUND = {"own-cannot-play-safely", "enemy-cannot-play-safely"}
_LARGEST = 65_535
_NAMES = list(TESTS)
_ON_BOARD, _OFF = 7, 8
_RARITY = [0, 1, 4, 2, 4, 2, 3, 0.25, 8, 2, 4, 2, 4, 2, 3, 0]
"""What a point that is asked for weighs by its mask: what few boards show is asked first."""

_KEPT = Kept((), ("base", "game", "patterns"))

_Condition: TypeAlias = tuple[Offset, int]
_Path: TypeAlias = tuple[list[int], int]


class Laid(NamedTuple):
    """A leaf: the place of its class and of its pattern there, its orientation, and where its other end lies."""

    found: int
    order: int
    orientation: int
    end: Offset


class _Part(NamedTuple):
    """The tables of one class, and its leaves as (order, orientation, column and row of the other end)."""

    nodes: bytes
    leaves: bytes
    bounds: bytes
    laid: tuple[tuple[int, int, int, int], ...]
    is_joined: bool
    asks_features: bool


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
    asks_features: frozenset[int]

    @property
    def most_leaves(self) -> int:
        """The most leaves of a class."""
        return max(self.classes[3::CLASS_INTS], default=0)

    @property
    def memory(self) -> int:
        """Bytes of the tables."""
        tables = (self.classes, self.nodes, self.leaves, self.bounds)
        return sum(len(table) * table.itemsize for table in tables)

    def answer_step(self, leaf: int) -> int | None:
        """Give the cells from the focus to a leaf's answer; None if it has none."""
        _, answer, _, _, _, flags = self.leaves[LEAF_INTS * leaf : LEAF_INTS * (leaf + 1)]
        return answer if flags & HAS_ANSWER else None


def program_of(classes: Sequence[PatternClass], *, everything: bool = False) -> Program:
    """Give the program of classes. `everything`: each match of a class answers, whatever its header says.

    What was made of a class from a file is kept, and not made again. Raises UsageError for a class with more bars, or
    more patterns, than are settled at once.
    """
    parts = [_part_ready(found) for found in classes]
    best = [found.answer != "all" and not everything for found in classes]
    return _together([found.name for found in classes], parts, best)


def sweeping_program(drawings: Sequence[Drawn]) -> Program:
    """Give the program that finds what a sweep of the drawings finds: a class without a name, whose focus is any point.

    The order of a leaf is the drawing's place; a match lies where the drawing's offsets begin.
    """
    laid = [
        (number, o, {turned(o, at): mask for at, mask in masks.items()})
        for number, (masks, ways) in enumerate(drawings)
        for o in ORIENTATIONS
        if ways >> o & 1
    ]
    leaves = array("i", [0, 0, 0, 0, -1, 0] * len(laid))
    names = tuple((number, o, 0, 0) for number, o, _ in laid)
    nodes = _planted([masks for _, _, masks in laid])
    part = _Part(nodes.tobytes(), leaves.tobytes(), b"", names, False, False)
    return _together([""], [part], [False])


def _together(names: Sequence[str], parts: Sequence[_Part], best: Sequence[bool]) -> Program:
    classes, nodes, leaves, bounds = (array("i") for _ in range(4))
    laid: list[Laid] = []
    for place, part in enumerate(parts):
        first = len(nodes) // NODE_INTS, len(leaves) // LEAF_INTS, len(bounds) // BOUND_INTS
        nodes.frombytes(part.nodes)
        leaves.frombytes(part.leaves)
        bounds.frombytes(part.bounds)
        end = len(nodes) // NODE_INTS
        numbers = (first[0], end, first[1], len(part.laid), first[2])
        classes.extend((*numbers, int(best[place]), int(part.is_joined)))
        laid += [Laid(place, order, o, (x, y)) for order, o, x, y in part.laid]
    asking = frozenset(place for place, part in enumerate(parts) if part.asks_features)
    return Program(tuple(names), classes, nodes, leaves, bounds, tuple(laid), asking)


def _part_ready(found: PatternClass) -> _Part:
    if not found.digest:
        return _part_of(found)
    kept = _KEPT.get("", "bulk", *found.asks)
    if kept is None:
        kept = tuple(_part_of(found))
        _KEPT.put(kept, "", "bulk", *found.asks)
    return _Part(*kept)


def _part_of(found: PatternClass) -> _Part:
    laid = _laid_of(found)
    bars = Counter([end for record, _, end, _ in laid if record.pattern.is_bar])
    if max(bars.values(), default=0) > BARS:
        raise UsageError(
            f"class '{found.name}' has more than {BARS} laid bars: too many to match in bulk"
        )
    ends = list(dict.fromkeys(end for _, _, end, _ in laid))
    leaves, bounds = array("i"), array("i")
    met: dict[tuple[int, int, Offset], int] = {}
    asks_features = False
    for rank, (record, o, end, _) in enumerate(laid):
        before = met.get((record.order, o, end), -1)
        met[record.order, o, end] = rank
        if before >= 0:
            leaves[LEAF_INTS * before + LEAF_INTS - 1] |= IS_BEFORE
        flags = IS_BAR * record.pattern.is_bar | IS_LAST * (record.pattern.name == found.last)
        answer = 0
        if record.answer is not None:
            flags |= HAS_ANSWER
            answer = _cells(turned(o, record.answer))
        first = len(bounds) // BOUND_INTS
        for tie in record.ties:
            numbers = _bound_of(tie)
            asks_features = asks_features or numbers[0] == FEATURES
            bounds.extend((*numbers, _cells(turned(o, tie.first)), _cells(turned(o, tie.second))))
        leaves.extend((ends.index(end), answer, first, len(record.ties), before, flags))
    nodes = _planted([masks for _, _, _, masks in laid])
    names = tuple((record.order, o, *end) for record, o, end, _ in laid)
    is_joined = len(met) < len(laid)
    return _Part(
        nodes.tobytes(), leaves.tobytes(), bounds.tobytes(), names, is_joined, asks_features
    )


def _laid_of(found: PatternClass) -> list[tuple[Record, int, Offset, dict[Offset, int]]]:
    """Give a class's records, each in the orientations that it needs, by the other end, then in order of priority.

    With each its orientation, where its other end lies, and what may stand where.
    """
    kind = ASKED[found.asked.focus]
    laid = []
    for record in records_of(found):
        asked = record.points
        asked[0, 0] = asked.get((0, 0), ANYTHING) & kind.mask
        if kind.end and record.end is not None:
            asked[record.end] = asked.get(record.end, ANYTHING) & kind.end_mask
        for o in ORIENTATIONS:
            if record.ways >> o & 1:
                end = turned(o, record.end or (0, 0))
                laid.append((record, o, end, {turned(o, at): m for at, m in asked.items()}))
    if any(end != (0, 0) for _, _, end, _ in laid):
        laid = [one for one in laid if one[2] != (0, 0)]
        laid.sort(key=lambda one: (-one[2][1], one[2][0]))
    return laid


def _bound_of(tie: Tie) -> tuple[int, int, int, int, int]:
    """Give kind, table, least, span and whether it is turned round, of a tie or test."""
    if tie.kind in (TOGETHER, APART):
        return PAIR, 0, 0, 0, int(tie.kind == APART)
    name = _NAMES[tie.kind]
    if name not in _FORMS:
        return FEATURES, 0, 0, 0, 0
    kind, table = _FORMS[name]
    least, most = (0, 1) if name == "self-atari" else _admitted(tie.comparison, tie.number)
    negated = tie.negated != (name in _TURNED_ROUND or tie.comparison == 4)
    least, most = max(least, 0), min(most, _LARGEST)
    if least > most:  # no number is that
        return kind, table, 0, _LARGEST, int(not negated)
    return kind, table, least, most - least, int(negated)


def _admitted(comparison: int, number: int) -> tuple[int, int]:
    """Give the least and the largest number that a comparison admits; of `!=` those that it does not."""
    return {
        0: (1, _LARGEST),
        1: (0, number - 1),
        2: (0, number),
        3: (number, number),
        4: (number, number),
        5: (number, _LARGEST),
        6: (number + 1, _LARGEST),
    }[comparison]


# The tree.


def _planted(asked: Sequence[dict[Offset, int]]) -> array[int]:
    """Give the nodes of a class, of what may stand where for each of its leaves."""
    conditions = [_needed(masks) for masks in asked]
    counts = Counter([condition for one in conditions for condition in one])
    order = sorted(counts, key=lambda c: (-counts[c] * _RARITY[c[1]], c))
    ranks = {condition: rank for rank, condition in enumerate(order)}
    paths = sorted(
        (sorted([ranks[condition] for condition in one]), leaf)
        for leaf, one in enumerate(conditions)
    )
    steps = [(_plane(at, mask), _plane(at, _swapped(mask))) for at, mask in order]
    nodes = array("i")
    # What is to be written: paths that begin alike, how far, and the level where what is left of them lies, and is to
    # lie; or a node, when all below it are.
    ahead: list[tuple[Sequence[_Path], int, int, int] | int] = []
    _branch(ahead, nodes, paths, 0, 0)
    while ahead:
        one = ahead.pop()
        if isinstance(one, int):
            nodes[NODE_INTS * one + 2] = len(nodes) // NODE_INTS
            continue
        below, depth, level, to = one
        ahead.append(len(nodes) // NODE_INTS)
        nodes.extend((*steps[below[0][0][depth]], 0, level | to << 8))
        _branch(ahead, nodes, below, depth + 1, to)
    return nodes


def _branch(
    ahead: list[tuple[Sequence[_Path], int, int, int] | int],
    nodes: array[int],
    paths: Sequence[_Path],
    depth: int,
    level: int,
) -> None:
    """Write the leaves whose paths end, and note what goes on: the largest part last, in the place of this level."""
    ended = 0
    while ended < len(paths) and len(paths[ended][0]) == depth:
        nodes.extend((paths[ended][1], 0, 0, level | LEAF << 8))
        ended += 1
    parts = [list(part) for _, part in groupby(paths[ended:], key=lambda path: path[0][depth])]
    if len(parts) > 1 and level + 1 >= DEPTH:
        raise UsageError("too many patterns to be matched in bulk as one class")
    parts.sort(key=len, reverse=True)
    for number, part in enumerate(parts):
        ahead.append((part, depth, level, level if number == 0 else level + 1))


def _plane(at: Offset, mask: int) -> int:
    return MASKS * (at[0] + WIDE * at[1]) + mask


def _swapped(mask: int) -> int:
    return (mask & 9) | (mask & 2) << 1 | (mask & 4) >> 1


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
