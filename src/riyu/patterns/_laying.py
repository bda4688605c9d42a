"""A pattern laid around its focus: masks by offset, labels, ties of strings and tests, in each orientation it needs.

Takes patterns and how their class is asked; gives laid patterns, the globs around them folded in. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from riyu.patterns.model import Asked, Drawing, Glob, Offset, Pattern, Test
from riyu.patterns.symmetry import ORIENTATIONS, turn
from riyu.patterns.tables import ASKED, MASKS, NAMED_EMPTY, NAMED_STONES, TESTS, TWO_ENDS

__all__ = ["ANYTHING", "BoundTest", "ConflictError", "Laid", "all_ways", "lay", "needed_ways"]

ANYTHING = 15
"""The mask of a point on which nothing is asked."""

_BESIDE = ((0, 1), (-1, 0), (1, 0), (0, -1))


class ConflictError(Exception):
    """Two drawings that ask what can't be on one point, or one that asks what no board can show."""


@dataclass(frozen=True, slots=True)
class BoundTest:
    """A test with the offsets of its arguments; of the answer, if it speaks of it without naming it."""

    test: Test
    offsets: tuple[Offset, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A pattern in one orientation. Offsets are from the focus, in board directions.

    `masks` says what may stand where (bits as in `tables.MASKS`); `together` and `apart` are pairs of stones that must
    be of one string or of two; `end` is the other end of a link.
    """

    pattern: Pattern
    orientation: int
    masks: dict[Offset, int]
    answer: Offset | None
    end: Offset | None
    labels: tuple[tuple[str, tuple[Offset, ...]], ...]
    together: frozenset[frozenset[Offset]]
    apart: frozenset[frozenset[Offset]]
    tests: tuple[BoundTest, ...]

    @property
    def shape(self) -> tuple[object, ...]:
        """All that decides where it matches and what it answers: equal for two that never differ."""
        return (
            frozenset(self.masks.items()),
            self.answer,
            self.end,
            self.together,
            self.apart,
            frozenset(self.tests),
        )


def lay(pattern: Pattern, asked: Asked) -> Laid:
    """Lay a pattern as drawn. The pattern must have passed the reader; raises ConflictError if it can match nowhere."""
    laid = _lay_one(pattern, pattern, asked)
    for glob in pattern.globs:
        laid = _fold(laid, _lay_one(glob, pattern, asked), glob)
    return laid


def needed_ways(laid: Laid) -> list[Laid]:
    """Give the orientations of a pattern that differ: one that a symmetry of the drawing brings back is left out."""
    found: list[Laid] = []
    shapes = set()
    for way in all_ways(laid):
        shape = way.shape
        if shape not in shapes:
            shapes.add(shape)
            found.append(way)
    return found


def all_ways(laid: Laid) -> Iterator[Laid]:
    """Give a pattern, laid as drawn, in all eight orientations."""
    yield laid
    for orientation in ORIENTATIONS[1:]:
        to = {offset: turn(orientation, offset) for offset in _offsets_of(laid)}
        yield Laid(
            laid.pattern,
            orientation,
            {to[offset]: mask for offset, mask in laid.masks.items()},
            None if laid.answer is None else to[laid.answer],
            None if laid.end is None else to[laid.end],
            tuple((label, tuple(to[o] for o in offsets)) for label, offsets in laid.labels),
            _turn_pairs(laid.together, to),
            _turn_pairs(laid.apart, to),
            tuple(BoundTest(t.test, tuple(to[o] for o in t.offsets)) for t in laid.tests),
        )


def _offsets_of(laid: Laid) -> set[Offset]:
    return {(0, 0), *laid.masks, *(o for _, offsets in laid.labels for o in offsets)}


def _turn_pairs(
    pairs: frozenset[frozenset[Offset]], to: dict[Offset, Offset]
) -> frozenset[frozenset[Offset]]:
    return frozenset(frozenset(to[offset] for offset in pair) for pair in pairs)


def _lay_one(block: Pattern | Glob, pattern: Pattern, asked: Asked) -> Laid:
    drawing = block.drawing
    sides = {where.label: MASKS[where.symbol] for where in block.where}
    at_focus = ASKED[asked.focus].mask
    column, row = _focus(drawing, asked)
    masks: dict[Offset, int] = {}
    labels: dict[str, tuple[Offset, ...]] = {}
    for (x, y), symbol in drawing.symbols():
        offset = (x - column, y - row)
        mask = MASKS.get(symbol, 1 if symbol in NAMED_EMPTY else 6)
        if symbol == "@":
            mask = at_focus
        if symbol in sides:
            mask &= sides[symbol]
        if offset == (0, 0):
            mask &= at_focus
        if mask == 0:
            raise ConflictError(f"'{symbol}' can't be both what 'where' says and '{asked.focus}'")
        if mask != ANYTHING:
            masks[offset] = mask
        if symbol in "@*" or symbol in NAMED_STONES or symbol in NAMED_EMPTY:
            labels[symbol] = (*labels.get(symbol, ()), offset)
    answer = labels["*"][0] if "*" in labels else None
    together, apart = _ties(masks, labels)
    return Laid(
        pattern,
        0,
        masks,
        answer if isinstance(block, Pattern) else None,
        labels["B"][0] if asked.focus == TWO_ENDS and isinstance(block, Pattern) else None,
        tuple(labels.items()),
        together,
        apart,
        tuple(_bind(test, labels, answer) for test in block.when),
    )


def _focus(drawing: Drawing, asked: Asked) -> Offset:
    if asked.focus == TWO_ENDS and drawing.places("A"):
        return drawing.places("A")[0]
    if drawing.focus is None:
        raise ConflictError("found no '@' and no '*': expected the focus")
    return drawing.focus


def _bind(test: Test, labels: dict[str, tuple[Offset, ...]], answer: Offset | None) -> BoundTest:
    offsets = tuple(labels[argument][0] for argument in test.arguments)
    if TESTS[test.name].uses_answer and answer is not None:
        offsets = (answer,)
    # The name of a label is no part of what a test asks: two drawings with other letters are the same.
    return BoundTest(replace(test, arguments=()), offsets)


def _ties(
    masks: dict[Offset, int], labels: dict[str, tuple[Offset, ...]]
) -> tuple[frozenset[frozenset[Offset]], frozenset[frozenset[Offset]]]:
    strings = _drawn_strings(masks)
    stones = sorted((n, offsets) for n, offsets in labels.items() if n in NAMED_STONES)
    together = frozenset(
        frozenset((offsets[0], other))
        for _, offsets in stones
        for other in offsets[1:]
        if not (strings.get(offsets[0]) and strings.get(offsets[0]) == strings.get(other))
    )
    apart = set()
    for place, (name, offsets) in enumerate(stones):
        for other_name, others in stones[place + 1 :]:
            if not masks[offsets[0]] & masks[others[0]]:
                continue
            for one in offsets:
                for two in others:
                    if strings.get(one) and strings.get(one) == strings.get(two):
                        raise ConflictError(
                            f"{name} and {other_name} are one string in the drawing:"
                            " two capitals are two strings"
                        )
            apart.add(frozenset((offsets[0], others[0])))
    return together, frozenset(apart)


def _drawn_strings(masks: dict[Offset, int]) -> dict[Offset, int]:
    """Give a number for each offset where a stone of known color is drawn, the same where they hang together."""
    found: dict[Offset, int] = {}
    for start, mask in masks.items():
        if mask not in (2, 4) or start in found:
            continue
        number = len(found) + 1
        ahead = [start]
        while ahead:
            at = ahead.pop()
            if at in found or masks.get(at) != mask:
                continue
            found[at] = number
            ahead += [(at[0] + x, at[1] + y) for x, y in _BESIDE]
    return found


def _fold(laid: Laid, header: Laid, glob: Glob) -> Laid:
    masks = dict(laid.masks)
    for offset, mask in header.masks.items():
        both = masks.get(offset, ANYTHING) & mask
        if both == 0:
            raise ConflictError(f"the header of glob '{glob.name}' does not allow this drawing")
        masks[offset] = both
    return replace(
        laid,
        masks=masks,
        together=laid.together | header.together,
        apart=laid.apart | header.apart,
        tests=(*laid.tests, *header.tests),
    )
