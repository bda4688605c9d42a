"""The drawings of rules' maps: what they ask of points, and the same in all eight orientations.

Takes rules' maps; gives masks by offset, and sets that are equal for drawings that are. Knows no boards.
"""

from __future__ import annotations

from riyu.inference.model import Map, Rule
from riyu.patterns.symmetry import ORIENTATIONS, turn
from riyu.patterns.tables import MASKS, NAMED_EMPTY

__all__ = ["LaidMap", "Masks", "Offset", "masks_of", "weight"]

Offset = tuple[int, int]
Masks = dict[Offset, int]

_ANYTHING, _OFF = 15, 8
_TURNED = [
    {(x, y): turn(o, (x, y)) for x in range(-1, 22) for y in range(-1, 22)} for o in ORIENTATIONS
]
_CODES = [{offset: 16 * (32 * x + y) for offset, (x, y) in to.items()} for to in _TURNED]
"""By orientation: an offset as a number, with room for a mask; moved, numbers differ as offsets do."""


def masks_of(rule: Rule, drawn: Map) -> Masks:
    """Give what a map asks of points: masks by offset from its lower left symbol, as the sweep takes them."""
    sides = {clause.label: MASKS[clause.symbol] for clause in rule.where}
    masks = {}
    for offset, symbol in drawn.drawing.symbols():
        mask = MASKS.get(symbol, 1 if symbol in NAMED_EMPTY else 6) & sides.get(symbol, _ANYTHING)
        if mask != _ANYTHING:
            masks[offset] = mask
    return masks


class LaidMap:
    """Masks in the eight orientations, each as a set that begins at its lower left."""

    def __init__(self, masks: Masks) -> None:
        self.masks = masks
        self.sets: list[frozenset[int]] = []
        self.corners: list[Offset] = []
        items = list(masks.items())
        columns, rows = [x for x, _ in masks], [y for _, y in masks]
        ends = (min(columns), min(rows)), (max(columns), max(rows))
        for turned, code in zip(_TURNED, _CODES, strict=True):
            (x, y), (u, v) = turned[ends[0]], turned[ends[1]]
            left, low = min(x, u), min(y, v)
            self.corners.append((left, low))
            less = 16 * (32 * left + low)
            self.sets.append(frozenset([code[offset] - less + mask for offset, mask in items]))
        first = min(
            [(y, x) for (x, y), mask in items if mask not in (_ANYTHING, _OFF)], default=(0, 0)
        )
        self.anchor = (first[1], first[0])
        # The orientations that differ, as bits, and those in which the same set comes again.
        self.same: dict[frozenset[int], list[int]] = {}
        for o in ORIENTATIONS:
            self.same.setdefault(self.sets[o], []).append(o)
        self.ways = sum(1 << ways[0] for ways in self.same.values())

    def place(self, orientation: int, offset: Offset) -> Offset:
        """Give where an offset of the drawing lies from the lower left of what it asks, in an orientation."""
        x, y = _TURNED[orientation][offset]
        left, low = self.corners[orientation]
        return x - left, y - low


def weight(masks: Masks) -> int:
    """Say how much a map asks: stones most, for few points have them."""
    return sum(8 if mask in (2, 4) else 1 for mask in masks.values() if mask != 7)
