"""What a class must be as a whole: its examples hold, no two patterns are one, and each can be reached.

Takes a class whose blocks were read; gives findings. Knows no files: places come with the values.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from riyu.game.constants import BLACK, CELLS, NO_POINT, WHITE
from riyu.game.points import Color, Point, color_name, point_text
from riyu.patterns._laying import ANYTHING, BoundTest, ConflictError, Laid, all_ways, lay, turned
from riyu.patterns._table import NINE, ClassTable, TurnedPattern
from riyu.patterns.asking import Asker, ReadyLibrary, alone, asker_of
from riyu.patterns.examples import example_position
from riyu.patterns.findings import Findings
from riyu.patterns.library import Library
from riyu.patterns.model import Example, Offset, Pattern, PatternClass
from riyu.patterns.sections import check_positions
from riyu.patterns.symmetry import ORIENTATIONS, turn_rows
from riyu.patterns.tables import ASKED

__all__ = ["check_class"]

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}


def check_class(found: PatternClass, findings: Findings, is_thorough: bool = True) -> None:
    """Check examples with both colors, twins, reachability, and the pattern named by `last`.

    Thorough: examples in all eight orientations, which checks the matcher more than the file.
    """
    laid: list[tuple[Laid, ...]] = []
    for pattern in found.patterns:
        try:
            laid.append(lay(pattern, found.asked))
        except ConflictError as conflict:
            findings.add(f"pattern '{pattern.name}' never matches: {conflict}", pattern.place)
    table = ClassTable(laid)
    _check_last(found, findings)
    twins = _check_twins(laid, findings)
    _check_reached(found, laid, twins, table, findings)
    for one in laid:
        _check_examples(found, one[0].pattern, findings, is_thorough)


def _check_last(found: PatternClass, findings: Findings) -> None:
    if found.last == "none":
        return
    if not found.patterns or found.patterns[-1].name != found.last:
        findings.add(
            f"found last '{found.last}': expected 'none' or the name of the file's last pattern",
            found.place,
        )
        return
    last = found.patterns[-1]
    try:
        laid, *others = lay(last, found.asked)
    except ConflictError:
        return
    asks = {
        offset
        for offset, mask in laid.masks.items()
        if offset not in ((0, 0), laid.end) and not _is_between(offset, mask, laid.end)
    }
    narrow = ASKED[found.asked.focus].mask & ~laid.masks.get((0, 0), ANYTHING)
    if asks or narrow or laid.tests or laid.together or others or last.is_bar:
        findings.add(
            f"'{last.name}' is to match when nothing else does: expected a drawing of the focus alone"
            " (with the other end, where one is asked), without tests, outside of globs",
            last.place,
        )


def _is_between(offset: Offset, mask: int, end: Offset | None) -> bool:
    """Say whether a point is anything on the board where the focus and the other end see to it that it is on it."""
    if end is None or mask & 7 != 7:
        return False
    return all(min(0, e) <= o <= max(0, e) for o, e in zip(offset, end, strict=True))


def _check_twins(laid: Sequence[Sequence[Laid]], findings: Findings) -> set[str]:
    """Find patterns that are one; give the names of the later ones. `laid`: by pattern and alternative."""
    shapes: dict[tuple[object, ...], Pattern] = {}
    twins = set()
    likenesses = [[_likeness(one) for one in alternatives] for alternatives in laid]
    count = Counter(likeness for of_pattern in likenesses for likeness in of_pattern)
    for alternatives, alike in zip(laid, likenesses, strict=True):
        pattern = alternatives[0].pattern
        found = [
            [way.shape for way in all_ways(one)]
            for one, likeness in zip(alternatives, alike, strict=True)
            if count[likeness] > 1
        ]
        known = [[shapes[shape] for shape in one if shape in shapes] for one in found]
        if len(known) == len(alternatives) and all(known):
            twin = known[0][0]
            twins.add(pattern.name)
            findings.add(
                f"'{pattern.name}' is '{twin.name}' ({twin.place}) in another orientation or with"
                " other letters: expected one of them",
                pattern.place,
            )
        else:
            for one in found:
                shapes.setdefault(one[0], pattern)
    return twins


def _likeness(laid: Laid) -> tuple[int, ...]:
    """Give numbers that are the same in all orientations, and so for any two that have a shape in common."""
    masks = laid.masks.items()
    if laid.answer is None and laid.is_free:
        return tuple(sorted([mask for _, mask in masks]))
    u, v = laid.answer or (0, 0)
    a, b = (u, v) if laid.is_free else (0, 0)
    # How far each point lies from the answer and from the focus, squared, and its mask.
    return tuple(
        sorted(
            [
                ((x - u) ** 2 + (y - v) ** 2 << 16 | (x - a) ** 2 + (y - b) ** 2) << 4 | mask
                for (x, y), mask in masks
            ]
        )
    )


def _check_reached(
    found: PatternClass,
    laid: Sequence[tuple[Laid, ...]],
    twins: Collection[str],
    table: ClassTable,
    findings: Findings,
) -> None:
    """Find patterns behind wider ones: whatever they match, an earlier one matches at the same focus and is answered.

    In a class that gives all matches only a bar on the same answer shuts a pattern off. A finding is sure; not every
    pattern that is never reached is found (several earlier ones may cover it together).
    """
    if laid and laid[-1][0].pattern.name == found.last:
        laid = laid[:-1]  # it may stand behind patterns that match everywhere
    if found.answer == "all" and not any(pattern.is_bar for pattern in found.patterns):
        return
    for order, alternatives in enumerate(laid):
        if alternatives[0].pattern.name in twins:
            continue
        wide = [_wider(found, one, order, table) for one in alternatives]
        if wide[0] is not None and None not in wide:
            findings.add(
                f"'{alternatives[0].pattern.name}' is never reached: '{wide[0].name}'"
                f" ({wide[0].place}) matches wherever it does and comes first",
                alternatives[0].pattern.place,
            )


def _wider(found: PatternClass, one: Laid, order: int, table: ClassTable) -> Pattern | None:
    """Give an earlier pattern that shuts a laid one off; None if there is none."""
    known = _Known(one)
    for candidate in table.covering([known.mask(offset) for offset in NINE], order):
        is_bar = candidate.pattern.is_bar
        if not is_bar and found.answer == "all":
            continue
        if known.implies(candidate) and (
            not is_bar or (candidate.laid.answer or (0, 0)) == (one.answer or (0, 0))
        ):
            return candidate.pattern
    return None


class _Known:
    """What is known of the board where a laid pattern matches, beyond its masks: edges are straight."""

    def __init__(self, laid: Laid) -> None:
        self._laid = laid
        self._masks: dict[Offset, int] = {}
        on = [offset for offset, mask in laid.masks.items() if not mask & 8] or [(0, 0)]
        self._columns = min(x for x, _ in on), max(x for x, _ in on)
        self._rows = min(y for _, y in on), max(y for _, y in on)
        off = [offset for offset, mask in laid.masks.items() if mask == 8]
        inside_rows = [x for x, y in off if self._rows[0] <= y <= self._rows[1]]
        inside_columns = [y for x, y in off if self._columns[0] <= x <= self._columns[1]]
        self._left = max((x for x in inside_rows if x < self._columns[0]), default=-99)
        self._right = min((x for x in inside_rows if x > self._columns[1]), default=99)
        self._below = max((y for y in inside_columns if y < self._rows[0]), default=-99)
        self._above = min((y for y in inside_columns if y > self._rows[1]), default=99)

    def mask(self, offset: Offset) -> int:
        """Give what may stand at an offset."""
        found = self._masks.get(offset)
        if found is None:
            found = self._masks[offset] = self._mask(offset)
        return found

    def _mask(self, offset: Offset) -> int:
        x, y = offset
        mask = self._laid.masks.get(offset, ANYTHING)
        if x <= self._left or x >= self._right or y <= self._below or y >= self._above:
            return mask & 8
        if self._columns[0] <= x <= self._columns[1] and self._rows[0] <= y <= self._rows[1]:
            return mask & 7
        return mask

    def implies(self, candidate: TurnedPattern) -> bool:
        """Say whether another laid pattern matches wherever this one does."""
        laid = self._laid
        for offset, mask in candidate.drawn.masks.items():
            if self.mask(turned(candidate.orientation, offset)) & ~mask:
                return False
        wide = candidate.laid
        return (
            (wide.end is None or wide.end == laid.end)
            and wide.together <= laid.together
            and wide.apart <= laid.apart
            and all(any(_implied(test, own) for own in laid.tests) for test in wide.tests)
        )


def _implied(wanted: BoundTest, given: BoundTest) -> bool:
    if wanted == given:
        return True
    one, two = given.test, wanted.test
    if given.offsets != wanted.offsets or one.name != two.name or not one.comparison:
        return False
    return all(
        _COMPARE[two.comparison](value, two.number) != two.negated
        for value in range(CELLS)
        if _COMPARE[one.comparison](value, one.number) != one.negated
    )


def _check_examples(
    found: PatternClass, pattern: Pattern, findings: Findings, is_thorough: bool
) -> None:
    if not check_positions((*pattern.yes, *pattern.no), findings):
        return
    ready = ReadyLibrary(Library((alone(found, pattern),)))
    if pattern.use is not None and pattern.globs and not pattern.use.yes:
        # It stands here on fewer boards than where it is drawn: one that shows it is enough.
        if not any(
            _found(asker, points, color, answer)
            for example in pattern.yes
            for _, asker, points, answer in _ways(example, ready, False)
            for color in (BLACK, WHITE)
        ):
            message = f"'{pattern.name}' matches none of its 'yes' boards here"
            findings.add(message, pattern.place)
        return
    for example in pattern.yes:
        for way, asker, points, answer in _ways(example, ready, is_thorough):
            if not any(_found(asker, points, color, answer) for color in (BLACK, WHITE)):
                at_answer = " with its answer at '*'" if answer else ""
                message = f"'{pattern.name}' does not match this 'yes'{at_answer}, whichever color is own{way}"
                findings.add(message, example.place)
                break
    for example in pattern.no:
        for way, asker, points, answer in _ways(example, ready, is_thorough):
            size = asker.features.size
            matched = [
                f"focus {point_text(focus)} of the {size}x{size} board, own {color_name(color)}"
                for color in (BLACK, WHITE)
                if (focus := _found(asker, points, color, answer))
            ]
            if matched:
                message = f"'{pattern.name}' matches this 'no': {matched[0]}{way}"
                findings.add(f"{message}; draw '*' to speak of one answer only", example.place)
                break


def _ways(
    example: Example, ready: ReadyLibrary, is_thorough: bool
) -> Iterator[tuple[str, Asker, list[Point], Point]]:
    """Give an example, if thorough in eight orientations: how it lies in words, its board, points drawn, answer.

    With the colors swapped it is the same question for the other color as own, and every caller asks for both.
    """
    seen = set()
    for orientation in ORIENTATIONS if is_thorough else ORIENTATIONS[:1]:
        rows = turn_rows(orientation, example.rows)
        if rows not in seen:
            seen.add(rows)
            position, points, answer = example_position(rows)
            way = f", in orientation {orientation}" if orientation else ""
            yield way, asker_of(position, ready), points, answer


def _found(asker: Asker, points: Sequence[Point], color: Color, answer: Point) -> Point:
    """Give the first of some points at which the one pattern matches, with this answer unless that is 0; else 0."""
    (wanted,) = asker.ready.library.classes
    found = asker.found(wanted.name, color, points)
    return next((focus for _, _, focus, _, given in found if answer in (0, given)), NO_POINT)
