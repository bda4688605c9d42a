"""Values of move features: read from and written to `values.tsv`, by name, each with its count and standard error.

Takes a file's text or values; gives them back. Knows no board and learns nothing.

The file: lines that begin with `#` (the first says how the games were kept apart), then `name value count error`, tabs
between. A feature without a key stands by its name, one with a key as `window-4:0123456789abcdef`. After a line
`window-4:` alone, up to the next such line, keys of that kind stand in brief: `0123456789abcdef value`.
"""

from __future__ import annotations

import math
import re
import sys
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from riyu.base.digests import digest_of
from riyu.base.errors import BadInput, Place, nearest
from riyu.base.files import read_text
from riyu.base.numbers import Bounds, shown
from riyu.base.whole_files import write_whole
from riyu.candidates.feature_names import FIXED_NAMES, KEYED_NAMES
from riyu.patterns.windows import WindowTable

__all__ = [
    "BUILT_IN",
    "SMALL_BOARDS",
    "Brief",
    "MoveValues",
    "Value",
    "read_values",
    "table_of",
    "values_text",
    "write_values",
]

BUILT_IN = Path(__file__).resolve().parents[1] / "knowledge" / "values" / "moves.tsv"
"""The values that riyu comes with."""

SMALL_BOARDS = BUILT_IN.with_name("moves-small.tsv")
"""Those for small boards, learned from games of its search with itself."""

_BRIEF = re.compile(r"([0-9a-fA-F]{16})\t(-?[0-9]{1,3}(?:\.[0-9]{1,9})?)")
_ALL_BRIEF = re.compile(f"(?:{_BRIEF.pattern}\n)*+")
_NO_KEY = "0" * 16
_VALUE = Bounds(-400, 400)
_COUNT = Bounds(0, 2**63 - 1, is_whole=True)
_ERROR = Bounds(0, math.inf)
_HEAD = {"seed": _COUNT, "apart": Bounds(1, 1_000_000, is_whole=True), "games": _COUNT}


@dataclass(frozen=True, slots=True)
class Value:
    """What a feature is worth: added to the logarithm of a move's odds.

    `count`: positions whose move played had it; `error`: standard. In brief neither is known: 0, and infinite.
    """

    name: str
    value: float
    count: int = 0
    error: float = math.inf


@dataclass(frozen=True, slots=True)
class Brief:
    """The values of keys of one kind that stand in brief: numbers in two rows, for there are hundreds of thousands."""

    kind: str
    keys: array[int]
    values: array[float]

    def __iter__(self) -> Iterator[Value]:
        for key, value in zip(self.keys, self.values, strict=True):
            yield Value(f"{self.kind}:{key:016x}", value)


@dataclass(frozen=True, slots=True)
class MoveValues:
    """The values of a file: those with count and error, and those in brief.

    `seed` and `apart` say which games were kept apart from learning, one in `apart`. `digest` is that of the text that
    they were read from, empty of values that come from no file.
    """

    values: tuple[Value, ...]
    seed: int = 0
    apart: int = 10
    games: int = 0
    digest: str = field(default="", compare=False, repr=False)
    brief: tuple[Brief, ...] = ()

    def __len__(self) -> int:
        return len(self.values) + sum(len(block.keys) for block in self.brief)

    def __iter__(self) -> Iterator[Value]:
        yield from self.values
        for block in self.brief:
            yield from block

    def table(self) -> WindowTable:
        """Give numbers by key, as `table_of`."""
        return table_of(self.keys())

    def keys(self) -> list[int]:
        """Give the keys of the features with one, in the order of the values."""
        names = [value.name for value in self.values]
        keys = [int(name.partition(":")[2], 16) for name in names if ":" in name]
        return keys + [key for block in self.brief for key in block.keys]

    def weights(self) -> list[float]:
        """Give the values by number: of features without a key, 0 where there is none, then of keys as in `table`."""
        fixed = {value.name: value.value for value in self.values if ":" not in value.name}
        keyed = [value.value for value in self.values if ":" in value.name]
        keyed += [value for block in self.brief for value in block.values]
        return [fixed.get(name, 0.0) for name in FIXED_NAMES] + keyed


def table_of(keys: Iterable[int]) -> WindowTable:
    """Give numbers by key, as MoveFeatures takes them; they follow those of the features without a key."""
    table = WindowTable()
    table.put_all(keys, len(FIXED_NAMES))
    return table


def write_values(
    path: Path, values: MoveValues, digits: int = 4, *, is_brief: bool = False
) -> None:
    """Write a file, whole or not at all, with so many digits; in brief as `values_text` has it. Raises WriteError."""
    write_whole(path, values_text(values, digits, is_brief=is_brief))


def values_text(values: MoveValues, digits: int = 4, *, is_brief: bool = False) -> str:
    """Give the text of a file, with so many digits. In brief keys stand kind by kind with their values alone."""
    lines = [
        f"# riyu move values 1\tseed {values.seed}\tapart {values.apart}\tgames {values.games}",
        "# name\tvalue\tcount\terror",
    ]
    kinds: dict[str, list[str]] = {}
    for v in values:
        kind, _, key = v.name.partition(":")
        if is_brief and key:
            kinds.setdefault(kind, []).append(f"{key}\t{v.value:.{digits}f}")
        else:
            lines.append(f"{v.name}\t{v.value:.{digits}f}\t{v.count}\t{v.error:.{digits}f}")
    for kind, keyed in kinds.items():
        lines += [f"{kind}:", *keyed]
    return "\n".join(lines) + "\n"


def read_values(path: Path = BUILT_IN) -> MoveValues:
    """Read a file, riyu's own if none is named.

    Raises BadInput with the line for what is not a name, a value, a count and an error, or in brief a key and a value.
    """
    text = read_text(path, wanted="a file of values")
    lines = text.split("\n")
    head = lines[0].split("\t")
    if head[0] != "# riyu move values 1":
        raise BadInput("expected '# riyu move values 1' first", Place(str(path), 1))
    numbers: dict[str, int] = {}
    for part in head[1:]:
        word, _, digits = part.partition(" ")
        number = int(digits) if re.fullmatch("[0-9]{1,20}", digits) else -1
        if word not in _HEAD or not _HEAD[word].hold(number):
            bounds = ", ".join(f"{name} with {bounds}" for name, bounds in _HEAD.items())
            raise BadInput(f"found {shown(part)}: expected {bounds}", Place(str(path), 1))
        numbers[word] = number
    values: dict[str, Value] = {}
    brief: list[Brief] = []
    known = {kind: {0} for kind in KEYED_NAMES}  # keys that may not stand: none is 0
    for kind, body, first in _blocks(text):
        at = first - 1  # the line that names the kind
        try:
            block = None if kind is None else _whole(kind, body, known[_kind(kind)])
            if block is None:
                block = Brief(kind or "", array("Q"), array("d"))
                for number, line in enumerate(body.split("\n"), start=first):
                    at = number
                    if line and line[0] != "#":
                        _take(line, block, values, known)
        except _Wrong as wrong:
            raise BadInput(str(wrong), Place(str(path), at)) from None
        if kind:
            brief.append(block)
            known[kind].update(block.keys)
    return MoveValues(tuple(values.values()), **numbers, digest=digest_of(text), brief=tuple(brief))


def _blocks(text: str) -> Iterator[tuple[str | None, str, int]]:
    """Give a text's blocks: the kind whose values stand there in brief, or None; the lines; the first one's number."""
    kind: str | None = None
    start, first = 0, 1
    for found in re.finditer(":\n", f"{text}\n"):
        head = text.rfind("\n", 0, found.start()) + 1
        if text[head] != "#":
            body = text[start:head]
            yield kind, body, first
            kind = text[head : found.start()]
            start, first = found.end(), first + body.count("\n") + 1
    yield kind, text[start:], first


def _whole(kind: str, body: str, known: set[int]) -> Brief | None:
    """Give a block, read at once, if each of its lines is right; None if any is not, or is a remark."""
    if not _ALL_BRIEF.fullmatch(body):
        return None
    words = body.split()
    keys, values = array("Q", bytes.fromhex("".join(words[::2]))), array("d")
    if sys.byteorder == "little":
        keys.byteswap()
    values.extend(map(float, words[1::2]))
    fresh = set(keys)
    is_once = len(fresh) == len(keys) and fresh.isdisjoint(known)
    is_within = not values or _VALUE.low <= min(values) <= max(values) <= _VALUE.high
    return Brief(kind, keys, values) if is_once and is_within else None


class _Wrong(Exception):
    """What is wrong with a line."""


def _kind(name: str) -> str:
    """Give the kind of a key by its name."""
    if name not in KEYED_NAMES:
        raise _Wrong(f"no template {shown(name)}{nearest(name, KEYED_NAMES)}")
    return name


def _take(line: str, block: Brief, values: dict[str, Value], known: dict[str, set[int]]) -> None:
    """Read a line: into a block of a kind, or without one among the values by name."""
    value = _in_brief(block.kind, line) if block.kind else _value(line)
    kind, _, key = value.name.partition(":")
    number = int(key, 16) if key else 0
    if value.name in values or (key and number in known[kind]):
        raise _Wrong(f"'{value.name}' a second time")
    if key:
        known[kind].add(number)
    if block.kind:
        block.keys.append(number)
        block.values.append(value.value)
    else:
        values[value.name] = value


def _in_brief(kind: str, line: str) -> Value:
    """Give a key's value from a line of a block of its kind."""
    fields = _BRIEF.fullmatch(line)
    if fields is None or fields[1] == _NO_KEY:
        raise _Wrong(
            f"found {shown(line)}: expected 16 hexadecimal digits, not all 0, and a value, for this is of '{kind}:'"
        )
    value = float(fields[2])
    if not _VALUE.low <= value <= _VALUE.high:
        raise _Wrong(f"found value {shown(value)}: expected {_VALUE}")
    return Value(f"{kind}:{fields[1]}", value)


def _value(line: str) -> Value:
    fields = line.split("\t")
    if len(fields) != 4:
        raise _Wrong(f"{len(fields)} fields: expected name, value, count, error")
    name, value, count, error = fields
    template, _, key = name.partition(":")
    if key:
        _kind(template)
        if not re.fullmatch("[0-9a-fA-F]{16}", key) or int(key, 16) == 0:
            raise _Wrong(f"found key {shown(key)}: expected 16 hexadecimal digits, not all 0")
    elif name not in FIXED_NAMES:
        raise _Wrong(f"no feature {shown(name)}{nearest(name, FIXED_NAMES)}")
    try:
        found = Value(name, float(value), int(count), float(error))
    except ValueError:
        raise _Wrong("expected numbers after the name") from None
    for what, number, bounds in (
        ("value", found.value, _VALUE),
        ("count", found.count, _COUNT),
        ("error", found.error, _ERROR),
    ):
        if not bounds.hold(number):
            raise _Wrong(f"found {what} {shown(number)}: expected {bounds}")
    return found
