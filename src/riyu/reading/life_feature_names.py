"""The features of moves in fights for life, by name and number.

Takes numbers as `LifeFeatures` gives them; gives names, and for a name all its numbers. Knows no weights and no board.

Of families the name says what the value is made of: `takes:stones=1,whose=2`; FAMILIES tells what that is. The rest are
pictures, rows from the top: `O` the mover's stones, `X` the other's, `@` the other's last move, `.` empty, `#` beyond
the edge, `*` the move, `_` not looked at. A shape is the eight points around, a diamond the twelve within two steps, a
reply a shape with the last move. In a cross, the four points beside, `a b c` are the mover's strings with one, two, or
more liberties, `x y z` the other's. A picture stands for itself however it is turned or mirrored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from riyu.reading.plain_life_features import CROSSES, DIAMONDS, FAMILY_ROOM, REPLIES, SHAPES

__all__ = ["FAMILIES", "WAYS", "family_of", "name_of", "number_of", "numbers_of", "same_as"]

_Axes: TypeAlias = tuple[tuple[str, int], ...]

_SQUEEZE: _Axes = (("owner", 6), ("killer", 6))
_FREEDOM: _Axes = (("liberties", 4), ("stones", 5), ("takes", 2))
_SPACE: _Axes = (("size", 11), ("in", 2))
_SPLIT: _Axes = (("in", 2), ("parts", 5))
_STRINGS: _Axes = (("own", 5), ("enemy", 5))
_MADE: _Axes = (("made", 3), ("spoilt", 3))
_APART: _Axes = (("apart", 12),)

FAMILIES: dict[str, _Axes] = {
    "line": (("near", 6), ("far", 6)),
    "zone": (("kind", 3), ("exits", 5)),
    "takes": (("stones", 6), ("whose", 3)),
    "saves": (("stones", 6), ("liberties", 4)),
    "atari": (("stones", 6), ("whose", 3)),
    "freedom": _FREEDOM,
    "last": _APART,
    "answer": (("beside", 2), ("saves", 2), ("takes", 2)),
    "strings": _STRINGS,
    "eye": (("can", 3), ("beside", 5), ("across", 5)),
    "space": (*_SPACE, ("most", 2)),
    "split": _SPLIT,
    "center": (("size", 5), ("near", 5), ("far", 5)),
    "false-eye": _MADE,
    "away": (("group", 7), ("enemy", 7)),
    "last-string": (("liberties", 6), ("beside", 2), *_APART),
    "squeeze": _SQUEEZE,
    "others": (("saved", 6), ("liberties", 5), ("own", 2)),
    "capacity": (("eyes", 4), ("can", 3), ("beside", 2)),
    "holds": (("kin", 4), ("holding", 2), ("weak", 2)),
    "throw": (("enemy", 5), ("can", 3)),
    "around": (("own", 6), ("enemy", 6)),
    "deprive": (("liberties", 4), ("from-four", 2), ("from-three", 2)),
    "last-squeeze": (*_APART, *_SQUEEZE),
    "last-freedom": (*_APART, *_FREEDOM),
    "split-squeeze": (*_SPLIT, *_SQUEEZE),
    "space-others": (("saved", 2), ("liberties", 5), ("own", 2), *_SPACE),
    "eye-squeeze": (("can", 3), ("beside", 5), *_SQUEEZE),
    "last-strings": (*_APART, *_STRINGS),
    "freedom-false": (*_FREEDOM, *_MADE),
    "last-space": (*_APART, *_SPACE),
    "space-strings": (*_SPACE, *_STRINGS),
    "squeeze-around": (*_SQUEEZE, ("own", 4), ("enemy", 4)),
    "shortage": (("can", 3), ("dead", 3), ("short", 3), ("opened", 3)),
}
"""Families of features by their numbers: of each what its value is made of, and how many there are of each.

stones, saved: 0, 1, 2, 3, 4-6, more. whose: 0 outside the zone, 1 in it, 2 of the group. liberties, own, enemy, owner,
killer (least liberties of their strings beside; 0 none): the last for more; of `freedom` and `saves` one less than the
liberties. apart (from the last move): 0 none, 2 beside, 3 diagonal, 4-6 two away, 7-8 three, 9 to five, 10 to eight,
11 more. can: 2 a vital point. size (of the eye space): 0 none, 1-6, 7-8, 9-11, 12-14, more. near, far (from the middle
of the eye space, in half points; from the edges in lines less one). parts: into which the eye space would fall. made,
spoilt: eyes that the owner has all but one side of, beside and across. kind (of the zone): 0 outside, 1 INNER, 2 RING.
kin: 1 the owner's strings beside, 2 the group's. dead, short, opened: points beside where the other has no liberties
to spare, would have none after the move, or where the mover had none.
"""

_ORDER = tuple(FAMILIES)

_PLACES = (
    (0, 1), (-1, 0), (1, 0), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1),
    (0, 2), (-2, 0), (2, 0), (0, -2),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of picture: its first number, how many points it has, the letters for what is there, and bits for each."""

    name: str
    first: int
    points: int
    letters: str
    has_last: bool = False

    @property
    def bits(self) -> int:
        return 3 if len(self.letters) > 4 else 2

    def read(self, number: int) -> list[int]:
        """Give what is at each point, and after it the place of the last move if it has one."""
        code, bits = number - self.first, self.bits
        contents = [code >> (bits * i) & ((1 << bits) - 1) for i in range(self.points)]
        return [*contents, code >> (bits * self.points)] if self.has_last else contents

    def number(self, contents: Sequence[int]) -> int:
        """Give the number of a picture."""
        return self.first + sum(content << (self.bits * i) for i, content in enumerate(contents))


_KINDS = {
    kind.name: kind
    for kind in (
        _Kind("shape", SHAPES, 8, ".OX#"),
        _Kind("cross", CROSSES, 4, ".abcxyz#"),
        _Kind("diamond", DIAMONDS, 12, ".OX#"),
        _Kind("reply", REPLIES, 8, ".OX#", has_last=True),
    )
}


def _turned(x: int, y: int, way: int) -> tuple[int, int]:
    if way & 1:
        x = -x
    if way & 2:
        y = -y
    return (y, x) if way & 4 else (x, y)


WAYS = tuple(tuple(_PLACES.index(_turned(x, y, way)) for x, y in _PLACES) for way in range(8))
"""Where each place of a picture comes to, for the eight ways to turn and mirror it."""


def _kind(number: int) -> _Kind | None:
    """Give the kind of picture that a number is of, None if it's of a family."""
    last = None
    for kind in _KINDS.values():
        if number >= kind.first:
            last = kind
    return last


def _same(kind: _Kind, number: int) -> set[int]:
    contents = kind.read(number)
    last = contents.pop() if kind.has_last else 0
    bits = kind.bits
    found = set()
    for way in WAYS:
        code = kind.first + (way[last] << (bits * kind.points) if kind.has_last else 0)
        for place, content in zip(way, contents, strict=False):
            code += content << (bits * place)
        found.add(code)
    return found


@lru_cache(maxsize=1 << 20)  # numbers alone: learning asks for the same ones again and again
def same_as(number: int) -> int:
    """Give the lowest of the numbers of the same feature, turned and mirrored."""
    kind = _kind(number)
    return min(_same(kind, number)) if kind else number


def family_of(number: int) -> str:
    """Give the family of a feature."""
    kind = _kind(number)
    return kind.name if kind else _ORDER[number // FAMILY_ROOM]


def name_of(number: int) -> str:
    """Give the name of a feature."""
    kind = _kind(number)
    if kind is None:
        family = _ORDER[number // FAMILY_ROOM]
        value = number % FAMILY_ROOM
        parts = []
        for axis, count in reversed(FAMILIES[family]):
            parts.append(f"{axis}={value % count}")
            value //= count
        return f"{family}:{','.join(reversed(parts))}"
    contents = kind.read(number)
    at = {_PLACES[i]: kind.letters[contents[i]] for i in range(kind.points)}
    at[0, 0] = "*"
    if kind.has_last:
        at[_PLACES[contents[kind.points]]] = "@"
    reach = max(abs(value) for place in at for value in place)
    rows = [
        "".join(at.get((x, y), "_") for x in range(-reach, reach + 1))
        for y in range(reach, -reach - 1, -1)
    ]
    return f"{kind.name}:{'/'.join(rows)}"


def numbers_of(name: str) -> frozenset[int]:
    """Give all numbers of a named feature. Raises ValueError if there is none of that name."""
    number = number_of(name)
    kind = _kind(number)
    return frozenset(_same(kind, number)) if kind else frozenset({number})


def number_of(name: str) -> int:
    """Give the number of a named feature, of a picture that as it stands. Raises ValueError if there is none."""
    family, _, rest = name.partition(":")
    reader = _PICTURES.get((family, len(rest)))
    if reader:
        return reader.number(rest)
    if family in _KINDS:
        raise ValueError("expected a square picture that just holds its points")
    return _number(family, rest)


class _Picture:
    """Reads pictures of a kind and a size, quickly: there are thousands when a process begins."""

    def __init__(self, kind: _Kind, reach: int) -> None:
        width = 2 * reach + 2
        self.length = width * (width - 1) - 1
        self._kind = kind
        self._middle = self.length // 2
        self._places = {(reach - y) * width + reach + x: i for i, (x, y) in enumerate(_PLACES)}
        ends = {place: at for at, place in self._places.items()}
        self._points = itemgetter(*(ends[i] for i in reversed(range(kind.points))))
        self._digits = str.maketrans(kind.letters + "@_", "01234567"[: len(kind.letters)] + "2?")
        self._base = 1 << kind.bits

    def number(self, picture: str) -> int:
        """Give the number of a picture of this size. Raises ValueError if it's not a picture."""
        kind = self._kind
        if picture[self._middle] != "*":
            raise ValueError("expected * in the middle of a square picture")
        digits = "".join(self._points(picture.translate(self._digits)))
        try:
            if not (digits.isascii() and digits.isdigit()):  # int() takes signs, blanks and more
                raise ValueError
            code = int(digits, self._base)
        except ValueError:
            raise ValueError(f"expected the letters {kind.letters}") from None
        if kind.has_last:
            last = self._places.get(picture.find("@"))
            if last is None:
                raise ValueError("expected the last move, @, within two steps")
            code += last << (kind.bits * kind.points)
        return kind.first + code


_PICTURES = {
    (kind.name, picture.length): picture
    for kind in _KINDS.values()
    for reach in (1, 2)
    if kind.has_last or reach == (2 if kind.points > 8 else 1)
    for picture in (_Picture(kind, reach),)
}


def _number(family: str, rest: str) -> int:
    if family not in FAMILIES:
        raise ValueError(f"no family '{family[:40]}'")
    value = 0
    axes, parts = FAMILIES[family], rest.split(",")
    if len(parts) != len(axes):
        raise ValueError(f"expected {','.join(f'{axis}=0' for axis, _ in axes)} or other numbers")
    for (axis, count), part in zip(axes, parts, strict=True):
        word, _, digits = part.partition("=")
        if word != axis or not digits.isdecimal() or len(digits) > 3 or int(digits) >= count:
            raise ValueError(f"found '{part[:40]}': expected {axis}=0 to {count - 1}")
        value = value * count + int(digits)
    return FAMILY_ROOM * _ORDER.index(family) + value
