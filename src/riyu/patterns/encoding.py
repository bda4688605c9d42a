"""Pattern classes as bytes: each record in one or two words of 12 bytes, as the seed keeps its patterns, and back.

Takes pattern classes; gives bytes, and records of bytes. Knows no boards; names, sentences and sayings stay text.

What the classes ask besides points is put down once, 7 bytes each, and named by 12 bits:

    2 bytes  how many items, high byte first; then each: its kind (a test or tie in `compact`'s order; below, what is no
             test), 16 * negated + comparison, its number, and the columns and rows of two offsets, each + 128
    class    2 bytes how many records; 1 whether all have one other end, then its column and row, each + 128
    record   word 1, 96 bits from the highest: own, enemy and empty that must not stand in the 5x5 field, each with the
             edges of one line (28 bits each); 3 what may stand on the focus; 1 a bar; 1 the pattern of the record
             before under another header; 1 more words follow; 6 the answer's place in the 7x7 field
             word 2: what must not stand in the 7x7 field beyond (24 bits each); two items
             words after it, where there are more than two items: eight items each

A place is 1 to 49 along the rows from the lower left, 0 for none. Of an item 0 is none, and 4095 in a word's last place
says that another word follows. Source: RiscIgo (W7), "12 or 24 bytes", an average of 18.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from riyu.base.errors import BadInput, Place, UsageError
from riyu.patterns.compact import APART, TOGETHER, WORD_BYTES, Record, Tie, records_of
from riyu.patterns.model import Offset, PatternClass
from riyu.patterns.symmetry import ORIENTATIONS, turn

__all__ = ["ITEM_BYTES", "CodedSizes", "decode_classes", "encode_classes", "sizes_of"]

ITEM_BYTES = 7
"""Bytes of an item: a test, a tie, or what the words have no room for."""

_POINT, _ANSWER, _END, _WAYS = range(APART + 1, APART + 5)
"""Items that are no tests: a point beyond 7x7 and what may stand there, answer, other end, orientations that differ."""

_MORE = 4095
_NOWHERE: Offset = (0, 0)

_Item: TypeAlias = tuple[int, int, int, int, int, int, int]


class CodedSizes(NamedTuple):
    """Bytes of a code: its items, the heads of its classes, its records, and how many records take so many words."""

    items: int
    heads: int
    records: int
    words: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class _Written:
    """A record as it is written: its own numbers, and its items."""

    record: Record
    items: tuple[_Item, ...]
    is_again: bool

    @property
    def words(self) -> int:
        """How many words it takes."""
        if not (any(self.record.ring) or self.items):
            return 1
        left = len(self.items) - 2
        return 2 if left <= 0 else 2 + _words_for(left + 1)


def _words_for(items: int) -> int:
    """Give how many words of eight places so many items take, all but the last word having seven."""
    return 1 if items <= 8 else 1 + _words_for(items - 7)


def sizes_of(classes: Iterable[PatternClass]) -> CodedSizes:
    """Give the bytes that classes take."""
    items: set[_Item] = set()
    heads = 0
    words: Counter[int] = Counter()
    for wanted in classes:
        written, end = _written(wanted)
        heads += 3 if end is None else 5
        for one in written:
            items.update(one.items)
            words[one.words] += 1
    records = sum(WORD_BYTES * n * count for n, count in words.items())
    return CodedSizes(2 + ITEM_BYTES * len(items), heads, records, dict(sorted(words.items())))


def encode_classes(classes: Sequence[PatternClass]) -> bytes:
    """Give classes as bytes. Raises UsageError for more items or records than there are numbers."""
    laid = [_written(wanted) for wanted in classes]
    items = sorted({item for written, _ in laid for one in written for item in one.items})
    if len(items) >= _MORE:
        raise UsageError(f"{len(items)} tests and ties: expected {_MORE - 1} at most")
    numbers = {item: number for number, item in enumerate(items, start=1)}
    out = bytearray(len(items).to_bytes(2, "big"))
    for item in items:
        out += bytes(item)
    for wanted, (written, end) in zip(classes, laid, strict=True):
        if len(written) > 65535:
            raise UsageError(
                f"class '{wanted.name}' has {len(written)} records: expected 65,535 at most"
            )
        out += len(written).to_bytes(2, "big")
        out += bytes([0] if end is None else [1, end[0] + 128, end[1] + 128])
        for one in written:
            for word in _words_of(one, numbers):
                out += word.to_bytes(WORD_BYTES, "big")
    return bytes(out)


def decode_classes(code: bytes, classes: Sequence[PatternClass]) -> list[list[Record]]:
    """Give the records of each class from what `encode_classes` made of them; `classes` give the patterns' names.

    Raises BadInput, its column the number of the byte, for bytes that are no code of these classes.
    """
    reader = _Reader(code)
    items: list[_Item] = [(0, 0, 0, 0, 0, 0, 0)]
    for _ in range(reader.number(2)):
        one = reader.take(ITEM_BYTES)
        items.append((one[0], one[1], one[2], one[3], one[4], one[5], one[6]))
    found = []
    for wanted in classes:
        count = reader.number(2)
        end = None
        if reader.number(1):
            end = (reader.number(1) - 128, reader.number(1) - 128)
        order, records = -1, []
        for _ in range(count):
            first = reader.number(WORD_BYTES)
            order += not first >> 7 & 1
            if not 0 <= order < len(wanted.patterns):
                raise reader.error(f"class '{wanted.name}' has no pattern {order + 1}")
            records.append(_record(reader, first, wanted, order, end, items))
        found.append(records)
    if reader.at != len(code):
        raise reader.error(f"{len(code) - reader.at} bytes too many")
    return found


def _written(wanted: PatternClass) -> tuple[list[_Written], Offset | None]:
    """Give the records of a class as they are written, and the other end that all of them have."""
    records = records_of(wanted)
    ends = {record.end for record in records}
    end = next(iter(ends)) if len(ends) == 1 else None
    found, before = [], -1
    for record in records:
        if record.order not in (before, before + 1):
            raise UsageError(f"class '{wanted.name}': pattern {before + 2} has no record")
        items = tuple(_items_of(record, end))
        found.append(_Written(record, items, record.order == before))
        before = record.order
    return found, end


def _items_of(record: Record, end: Offset | None) -> Iterator[_Item]:
    for tie in record.ties:
        comparison = 16 * tie.negated + tie.comparison
        yield _item(tie.kind, tie.first, tie.second, tie.number, comparison)
    for offset, mask in record.outer:
        yield _item(_POINT, offset, number=mask)
    if record.answer is not None and not _place(record.answer):
        yield _item(_ANSWER, record.answer)
    if record.end is not None and record.end != end:
        yield _item(_END, record.end)
    if record.ways != _ways_of(record):
        yield _item(_WAYS, number=record.ways)


def _item(
    kind: int, one: Offset = _NOWHERE, two: Offset = _NOWHERE, number: int = 0, comparison: int = 0
) -> _Item:
    if not 0 <= number <= 255:
        raise UsageError(f"a test's number {number}: expected 0 to 255 to write it down")
    return kind, comparison, number, one[0] + 128, one[1] + 128, two[0] + 128, two[1] + 128


def _place(offset: Offset) -> int:
    """Give an offset's place in the 7x7 field; 0 beyond it."""
    x, y = offset
    return 7 * (y + 3) + x + 4 if max(abs(x), abs(y)) <= 3 else 0


def _offset(place: int) -> Offset:
    return (place - 1) % 7 - 3, (place - 1) // 7 - 3


def _words_of(one: _Written, numbers: Mapping[_Item, int]) -> Iterator[int]:
    record = one.record
    word = 0
    for banned in record.inner:
        word = word << 28 | banned
    word = word << 3 | record.focus_mask & 7
    word = word << 1 | record.pattern.is_bar
    word = word << 1 | one.is_again
    word = word << 1 | (one.words > 1)
    yield word << 6 | (_place(record.answer) if record.answer is not None else 0)
    if one.words == 1:
        return
    word = 0
    for banned in record.ring:
        word = word << 24 | banned
    left = [numbers[item] for item in one.items]
    room = 2
    while True:
        if len(left) > room:
            now, left = [*left[: room - 1], _MORE], left[room - 1 :]
        else:
            now, left = left + [0] * (room - len(left)), []
        for number in now:
            word = word << 12 | number
        yield word
        if not left:
            return
        word, room = 0, 8


def _record(
    reader: _Reader, first: int, wanted: PatternClass, order: int, end: Offset | None, items: Sequence[_Item]
) -> Record:  # fmt: skip
    """Give the record that begins with a word."""
    ring = (0, 0, 0)
    found: list[_Item] = []
    if first >> 6 & 1:
        word, room = reader.number(WORD_BYTES), 2
        ring = (word >> 72, word >> 48 & 0xFFFFFF, word >> 24 & 0xFFFFFF)
        while True:
            places = [word >> 12 * i & 0xFFF for i in range(room - 1, -1, -1)]
            for number in places:
                if 0 < number < _MORE:
                    if number >= len(items):
                        raise reader.error(f"item {number} of {len(items) - 1}")
                    found.append(items[number])
            if places[-1] != _MORE:
                break
            word, room = reader.number(WORD_BYTES), 8
    others = {item[0]: item for item in found if item[0] >= _ANSWER}
    place = first & 63
    answer = _first(others[_ANSWER]) if _ANSWER in others else _offset(place) if place else None
    record = Record(
        wanted.patterns[order],
        order,
        first >> 9 & 7,
        (first >> 68, first >> 40 & 0xFFFFFFF, first >> 12 & 0xFFFFFFF),
        ring,
        tuple((_first(item), item[2]) for item in found if item[0] == _POINT),
        tuple(_tie(item) for item in found if item[0] <= APART),
        0,
        answer,
        _first(others[_END]) if _END in others else end,
    )
    return replace(record, ways=others[_WAYS][2] if _WAYS in others else _ways_of(record))


def _ways_of(record: Record) -> int:
    """Give the orientations in which a record differs from itself: of those that look alike the first, a bit each."""
    points = record.points
    ways = 0
    seen: list[tuple[object, ...]] = []
    for orientation in ORIENTATIONS:
        look = (
            {turn(orientation, offset): mask for offset, mask in points.items()},
            {_turned(tie, orientation) for tie in record.ties},
            turn(orientation, record.answer or _NOWHERE),
            turn(orientation, record.end or _NOWHERE),
        )
        if look not in seen:
            seen.append(look)
            ways |= 1 << orientation
    return ways


def _turned(tie: Tie, orientation: int) -> tuple[object, ...]:
    """Give a tie turned; of the two ends of one that says whether stones are of one string, the order is nothing."""
    ends = [turn(orientation, tie.first), turn(orientation, tie.second)]
    if tie.kind in (TOGETHER, APART):
        ends.sort()
    return tie.kind, tie.comparison, tie.number, tie.negated, *ends


def _first(item: _Item) -> Offset:
    return item[3] - 128, item[4] - 128


def _tie(item: _Item) -> Tie:
    negated, comparison = divmod(item[1], 16)
    second = item[5] - 128, item[6] - 128
    return Tie(item[0], comparison, item[2], bool(negated), _first(item), second)


class _Reader:
    """Walks over the bytes of a code. `at` is the number of bytes read."""

    def __init__(self, code: bytes) -> None:
        self._code = code
        self.at = 0

    def error(self, message: str) -> BadInput:
        return BadInput(message, Place("the patterns' code", 0, self.at))

    def take(self, count: int) -> bytes:
        found = self._code[self.at : self.at + count]
        self.at += len(found)
        if len(found) < count:
            raise self.error(f"the end: expected {count - len(found)} bytes more")
        return found

    def number(self, count: int) -> int:
        return int.from_bytes(self.take(count), "big")
