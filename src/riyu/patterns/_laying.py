"""A pattern laid around its focus: masks by offset, labels, ties of strings and tests, in each orientation it needs.

Takes patterns and how their class is asked; gives laid patterns, the globs around them folded in. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from riyu.patterns.model import Asked, Drawing, Glob, Offset, Pattern, Test
from riyu.patterns.symmetry import ORIENTATIONS, turn
from riyu.patterns.tables import (
    ASKED,
    MASKS,
    NAMED_EMPTY,
    NAMED_STONES,
    TESTS,
    WHOLE_BOARD,
    AskedKind,
)

__all__ = [
    "ANYTHING",
    "BoundTest",
    "ConflictError",
    "Laid",
    "all_ways",
    "beside_focus",
    "drawn_strings",
    "focus_of",
    "laid_in",
    "lay",
    "needed_ways",
    "turned",
]

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
    be of one string or of two; `end` is the other end of a link, or the stone that a liberty is asked toward;
    `is_free`: no focus is drawn, and the drawing is the same wherever its offsets begin. `ways` are the orientations to
    lay it in, where they do not follow from the rest: of one that stands in a glob that skips.
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
    is_free: bool = False
    ways: tuple[int, ...] = ()

    @property
    def shape(self) -> tuple[object, ...]:
        """All that decides where it matches and what it answers: equal for two that never differ."""
        laid = self.moved() if self.is_free else self
        return (
            frozenset(laid.masks.items()),
            laid.answer,
            laid.end,
            laid.together,
            laid.apart,
            frozenset(laid.tests),
        )

    @property
    def said(self) -> frozenset[object]:
        """What the pattern says of empty points, by their offsets: it may differ where the shape does not."""
        if all(label not in NAMED_EMPTY for label, _ in self.labels):
            return frozenset()
        laid = self.moved() if self.is_free else self
        offsets = {label: o for label, o in laid.labels if label in NAMED_EMPTY}
        return frozenset(
            (saying.name, tuple(offsets.get(label) for label in (*saying.arguments, saying.by)))
            for saying in laid.pattern.says
            if offsets.keys() & {*saying.arguments, saying.by}
        )

    def moved(self) -> Laid:
        """Give it with offsets that begin at the lower left of all that it asks."""
        left = min(x for x, _ in self.masks)
        low = min(y for _, y in self.masks)
        return self.at(
            {(x, y): (x - left, y - low) for x, y in _offsets_of(self)}, self.orientation
        )

    def at(self, to: dict[Offset, Offset], orientation: int) -> Laid:
        """Give it with all offsets put elsewhere."""
        return Laid(
            self.pattern,
            orientation,
            {to[offset]: mask for offset, mask in self.masks.items()},
            None if self.answer is None else to[self.answer],
            None if self.end is None else to[self.end],
            tuple([(label, tuple([to[o] for o in offsets])) for label, offsets in self.labels]),
            _move_pairs(self.together, to),
            _move_pairs(self.apart, to),
            tuple([BoundTest(t.test, tuple([to[o] for o in t.offsets])) for t in self.tests]),
            self.is_free,
            self.ways,
        )


def lay(pattern: Pattern, asked: Asked) -> tuple[Laid, ...]:
    """Lay a pattern as drawn, once for each choice of a header from each glob around it that allows it.

    Where a header must not match, once for the first of what it asks that fails: a header that asks five things makes
    up to five of one. The pattern must have passed the reader; raises ConflictError if it can match nowhere.
    """
    laid = [_lay_one(pattern, pattern, asked)]
    for glob in pattern.globs:
        conflicts: list[ConflictError] = []
        if glob.skips:
            for header in glob.headers:
                laid = _without(laid, _lay_one(header, pattern, asked), glob, conflicts)
        else:
            within = []
            for header in glob.headers:
                head = _lay_one(header, pattern, asked)
                if header.skips:
                    within += _without(laid, head, glob, conflicts)
                    continue
                for one in laid:
                    try:
                        within.append(_fold(one, head, glob))
                    except ConflictError as conflict:
                        conflicts.append(conflict)
            laid = within
        if not laid:
            raise conflicts[0]
    if any(header.skips for glob in pattern.globs for header in glob.headers):
        ways = _ways_with(pattern, asked)
        laid = [replace(one, ways=ways) for one in laid]
    return tuple(laid)


def _ways_with(pattern: Pattern, asked: Asked) -> tuple[int, ...]:
    """Give the orientations that differ of a pattern and all headers around it, each taken as a whole."""
    drawn = [_lay_one(pattern, pattern, asked)]
    drawn += [_lay_one(h, pattern, asked) for glob in pattern.globs for h in glob.headers]
    return _first_of_each(
        tuple([o for o in ORIENTATIONS[1:] if all(_is_same(one, o) for one in drawn)])
    )


def _without(
    laid: list[Laid], header: Laid, glob: Glob, conflicts: list[ConflictError]
) -> list[Laid]:
    """Give laid patterns where a header does not match: for each thing that it asks, those before it so, it not."""
    nothing = replace(header, masks={}, together=frozenset(), apart=frozenset(), tests=())
    held: list[Laid] = []
    found = []
    for so, not_so in _parts(header, nothing):
        for one in laid:
            try:
                for before in (*held, not_so):
                    one = _fold(one, before, glob)
                found.append(one)
            except ConflictError as conflict:
                conflicts.append(conflict)
        held.append(so)
    if not found and not conflicts:
        conflicts.append(ConflictError(f"'{glob.name}' skips it wherever it is asked"))
    return found


def _parts(header: Laid, nothing: Laid) -> Iterator[tuple[Laid, Laid]]:
    """Give each thing that a header asks, alone, and what asks that it is not so."""
    for offset, mask in header.masks.items():
        so = replace(nothing, masks={offset: mask})
        yield so, replace(nothing, masks={offset: ANYTHING & ~mask})
    for pair in header.together:
        one, other = frozenset([pair]), frozenset[frozenset[Offset]]()
        yield (
            replace(nothing, together=one, apart=other),
            replace(nothing, together=other, apart=one),
        )
    for pair in header.apart:
        one, other = frozenset([pair]), frozenset[frozenset[Offset]]()
        yield (
            replace(nothing, apart=one, together=other),
            replace(nothing, apart=other, together=one),
        )
    for bound in header.tests:
        turned_round = replace(bound, test=replace(bound.test, negated=not bound.test.negated))
        yield replace(nothing, tests=(bound,)), replace(nothing, tests=(turned_round,))


def needed_ways(laid: Laid) -> tuple[int, ...]:
    """Give the orientations of a pattern, laid as drawn, that differ: of those that a symmetry makes one, the first."""
    if laid.ways:
        return laid.ways
    return _first_of_each(tuple([o for o in ORIENTATIONS[1:] if _is_same(laid, o)]))


@cache  # few of them, of numbers alone
def _first_of_each(same: tuple[int, ...]) -> tuple[int, ...]:
    """Give the orientations that differ where these change nothing."""
    left = []
    met: set[int] = set()
    for orientation in ORIENTATIONS:
        if orientation not in met:
            left.append(orientation)
            met.update(_THEN[turn(orientation, turn(o, _ASKEW))] for o in same)
    return tuple(left)


def _is_same(laid: Laid, orientation: int) -> bool:
    """Say whether an orientation changes nothing of where a pattern matches, what it answers and what it says."""
    masks = laid.masks
    across = up = 0
    if laid.is_free:  # the drawing may lie elsewhere
        columns, rows = [x for x, _ in masks], [y for _, y in masks]
        corners = (turned(orientation, (f(columns), f(rows))) for f in (min, max))
        one, other = corners
        across = min(columns) - min(one[0], other[0])
        up = min(rows) - min(one[1], other[1])
    to = _TURNED[orientation]
    for offset, mask in masks.items():
        x, y = to[offset]
        if masks.get((x + across, y + up)) != mask:
            return False
    way = laid_in(laid, orientation)
    return way.shape == laid.shape and way.said == laid.said


def laid_in(laid: Laid, orientation: int) -> Laid:
    """Give a pattern, laid as drawn, in an orientation."""
    return laid.at(_TURNED[orientation], orientation) if orientation else laid


def all_ways(laid: Laid) -> Iterator[Laid]:
    """Give a pattern, laid as drawn, in all eight orientations."""
    return (laid_in(laid, orientation) for orientation in ORIENTATIONS)


def turned(orientation: int, offset: Offset) -> Offset:
    """Give what `turn` gives, found once."""
    return _TURNED[orientation][offset]


class _Turned(dict[Offset, Offset]):
    """Where offsets lie in an orientation, found once each."""

    def __init__(self, orientation: int) -> None:
        self._orientation = orientation

    def __missing__(self, offset: Offset) -> Offset:
        found = self[offset] = turn(self._orientation, offset)
        return found


_TURNED = [_Turned(orientation) for orientation in ORIENTATIONS]
_ASKEW = (1, 2)
_THEN = {turn(orientation, _ASKEW): orientation for orientation in ORIENTATIONS}
"""The orientation that takes an offset without symmetry there."""


def _offsets_of(laid: Laid) -> set[Offset]:
    return {(0, 0), *laid.masks, *(o for _, offsets in laid.labels for o in offsets)}


def _move_pairs(
    pairs: frozenset[frozenset[Offset]], to: dict[Offset, Offset]
) -> frozenset[frozenset[Offset]]:
    return (
        frozenset([frozenset([to[offset] for offset in pair]) for pair in pairs])
        if pairs
        else pairs
    )


def _lay_one(block: Pattern | Glob, pattern: Pattern, asked: Asked) -> Laid:
    drawing = block.drawing
    sides = {where.label: MASKS[where.symbol] for where in block.where}
    kind = ASKED[asked.focus]
    at_focus = kind.mask
    focus = focus_of(drawing, kind)
    if focus is None:
        raise ConflictError("found no '@' and no '*': expected the focus")
    column, row = focus
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
        _end(drawing, kind, labels) if isinstance(block, Pattern) else None,
        tuple(labels.items()),
        together,
        apart,
        tuple(_bind(test, labels, answer) for test in block.when),
        kind.phrase == WHOLE_BOARD,
    )


def focus_of(drawing: Drawing, kind: AskedKind) -> Offset | None:
    """Give the point that a drawing is laid by in a class asked so, from the lower left symbol; None if there is none.

    Without a focus (`the whole board`) its first stone, else the first point that it asks about, from the top left.
    """
    if kind.phrase == WHOLE_BOARD:
        found = [
            (place, MASKS.get(s, 6 if s in NAMED_STONES else 1)) for place, s in drawing.symbols()
        ]
        stones = [place for place, mask in found if not mask & ~6]
        return next(
            iter(stones or [place for place, mask in found if mask & 7 not in (0, 7)]), None
        )
    if kind.end == "B" and drawing.places("A"):
        return drawing.places("A")[0]
    return drawing.focus


def beside_focus(drawing: Drawing, label: str) -> list[Offset]:
    """Give where a label stands beside the focus of a drawing: offsets from the focus."""
    if drawing.focus is None:
        return []
    x, y = drawing.focus
    places = [(column - x, row - y) for column, row in drawing.places(label)]
    return [place for place in places if place in _BESIDE]


def _end(drawing: Drawing, kind: AskedKind, labels: dict[str, tuple[Offset, ...]]) -> Offset | None:
    if kind.end == "A":
        return beside_focus(drawing, "A")[0]
    return labels["B"][0] if kind.end else None


def _bind(test: Test, labels: dict[str, tuple[Offset, ...]], answer: Offset | None) -> BoundTest:
    offsets = tuple(labels[argument][0] for argument in test.arguments)
    if TESTS[test.name].uses_answer and answer is not None:
        offsets = (answer,)
    # The name of a label is no part of what a test asks: two drawings with other letters are the same.
    return BoundTest(replace(test, arguments=()), offsets)


def _ties(
    masks: dict[Offset, int], labels: dict[str, tuple[Offset, ...]]
) -> tuple[frozenset[frozenset[Offset]], frozenset[frozenset[Offset]]]:
    stones = sorted((n, offsets) for n, offsets in labels.items() if n in NAMED_STONES)
    if sum(len(offsets) for _, offsets in stones) < 2:
        return frozenset(), frozenset()
    strings = drawn_strings(masks)
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


def drawn_strings(masks: dict[Offset, int]) -> dict[Offset, int]:
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
