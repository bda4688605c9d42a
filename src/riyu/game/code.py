"""Positions and the changes between them as few bytes: five points to a byte, as text where a text is needed.

Takes positions, gives bytes or address-safe text, and back. Checks no rules: any position has a code, and only one.
"""

from __future__ import annotations

import base64
import string
import zlib

from riyu.base.errors import BadInput, Place, UsageError
from riyu.game.constants import BLACK, EMPTY, MAX_SIZE, MIN_SIZE, NO_POINT, WHITE
from riyu.game.points import Color, Point, color_name, point_at, point_text
from riyu.game.position import Position

__all__ = [
    "apply_change",
    "change",
    "decode",
    "decode_text",
    "encode",
    "encode_text",
    "from_text",
    "to_text",
]

# Both forms begin with the same head:
#
#     byte     bits 0-4 the size, bit 5 White to move, bit 6 a ko follows, bit 7 captured stones follow
#     2 bytes  the ko as a place in reading order from 0, high byte first          (if bit 6)
#     varint   black stones captured; varint: white stones captured                (if bit 7)
#
# A position goes on with its points in reading order, five to a byte: 81 a + 27 b + 9 c + 3 d + e,
# each 0 for empty, 1 for Black, 2 for White; the last byte is filled up with empty points.
#
# A change goes on with 4 bytes, high byte first: the CRC-32 of the code of the position before,
# followed by the message without these 4 bytes. Then a varint for each point that changes, in
# reading order: 3 * (points skipped since the last one) + what stands there now.
#
# A varint holds 7 bits a byte, low ones first; bit 7 says that more follow.
#
# So 19x19 takes 74 bytes, and a move without capture 6 or 7 bytes as a change. Source: five ternary
# points in a byte is the comment under Wilcox, "Reflections On RiscIgo"; sending only what changed
# since the last time is his own cure for a slow line, in its story of the first integration.
_WHITE_MOVES = 0x20
_HAS_KO = 0x40
_HAS_CAPTURED = 0x80
_LARGEST = 2**32 - 1  # the largest number a varint may hold
_ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


def encode(position: Position) -> bytes:
    """Give a position's code; `decode` gives the position back.

    Raises UsageError if more than 2^32 - 1 stones are captured.
    """
    stones = position.stones + bytes(-len(position.stones) % 5)
    a, b, c, d, e = (stones[k::5] for k in range(5))
    packed = bytes(
        81 * v + 27 * w + 9 * x + 3 * y + z for v, w, x, y, z in zip(a, b, c, d, e, strict=True)
    )
    return _head(position) + packed


def decode(code: bytes, source: str = "position code") -> Position:
    """Read a position's code.

    Raises BadInput for anything that `encode` doesn't give; the place's column is the number of the byte, from 1.
    """
    reader = _Reader(code, source)
    size, to_move, ko, captured = reader.head()
    area = size * size
    reader.expect_left((area + 4) // 5, f"points of a {size}x{size} board, five to a byte")
    stones = bytearray()
    while reader.left:
        value = reader.byte("points")
        if value >= 243:
            raise reader.error(f"found byte {value}: expected 0 to 242, five points")
        stones += bytes((value // 81, value // 27 % 3, value // 9 % 3, value // 3 % 3, value % 3))
    if any(stones[area:]):
        raise reader.error(f"the last byte has stones beyond the {area} points of the board")
    if ko != NO_POINT and stones[_index(ko, size)] != EMPTY:
        raise BadInput(f"ko at {point_text(ko)}, where a stone stands", Place(source))
    return Position(size, bytes(stones[:area]), to_move, ko, captured)


def change(before: Position, after: Position) -> bytes:
    """Give the message that makes one position into another of the same size; `apply_change` reads it.

    Raises UsageError if the sizes differ.
    """
    if before.size != after.size:
        raise UsageError(
            f"a change from a {before.size}x{before.size} to a {after.size}x{after.size} position:"
            " expected the same size; send the position's whole code"
        )
    points = bytearray()
    expected = 0
    for index, (old, new) in enumerate(zip(before.stones, after.stones, strict=True)):
        if old != new:
            points += _varint(3 * (index - expected) + new)
            expected = index + 1
    head = _head(after)
    return head + _check(before, head, points) + points


def apply_change(message: bytes, before: Position, source: str = "change message") -> Position:
    """Give the position that a change message makes of the position it was made for.

    Raises BadInput if it was made for another position, was damaged, or isn't a message at all; the place's column is
    the number of the byte, from 1.
    """
    reader = _Reader(message, source)
    size, to_move, ko, captured = reader.head()
    if size != before.size:
        raise reader.error(
            f"a change for a {size}x{size} board; the position is {before.size}x{before.size}"
        )
    head = message[: reader.at]
    check = bytes(reader.byte("the check of the position before") for _ in range(4))
    if check != _check(before, head, message[reader.at :]):
        raise reader.error("this change was made for another position, or was damaged on its way")
    stones = bytearray(before.stones)
    index = -1
    while reader.left:
        skipped, content = divmod(reader.varint("a changed point"), 3)
        index += skipped + 1
        if index >= len(stones):
            raise reader.error(f"point {index + 1} of {len(stones)}")
        if stones[index] == content:
            raise reader.error(
                f"point {index + 1} is said to become {color_name(content)}, which it is"
            )
        stones[index] = content
    if ko != NO_POINT and stones[_index(ko, size)] != EMPTY:
        raise BadInput(f"ko at {point_text(ko)}, where a stone stands", Place(source))
    return Position(size, bytes(stones), to_move, ko, captured)


def to_text(code: bytes) -> str:
    """Give bytes as text that may stand in an address or a file name (base64url of RFC 4648, without `=`)."""
    return base64.urlsafe_b64encode(code).decode("ascii").rstrip("=")


def from_text(text: str, source: str = "position text") -> bytes:
    """Read what `to_text` gave; raise BadInput with the column of the first character that can't stand there."""
    for column, character in enumerate(text, start=1):
        if character not in _ALPHABET:
            raise BadInput(
                f"found '{character}': expected a letter, a digit, '-' or '_'",
                Place(source, 0, column),
            )
    if len(text) % 4 == 1:
        raise BadInput(f"{len(text)} characters: one is missing, or one too many", Place(source))
    code = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if to_text(code) != text:
        raise BadInput(
            f"found '{text[-1]}': the last character holds bits that belong to no byte",
            Place(source, 0, len(text)),
        )
    return code


def encode_text(position: Position) -> str:
    """Give a position's code as text that may stand in an address: 99 characters for 19×19."""
    return to_text(encode(position))


def decode_text(text: str, source: str = "position text") -> Position:
    """Read a position from the text of its code.

    Raises BadInput, the column being the character's or, where all characters are right, the byte's.
    """
    return decode(from_text(text, source), source)


def _head(position: Position) -> bytes:
    has_captured = any(position.captured)
    first = position.size
    first |= _WHITE_MOVES if position.to_move == WHITE else 0
    first |= _HAS_KO if position.ko != NO_POINT else 0
    first |= _HAS_CAPTURED if has_captured else 0
    head = bytes([first])
    if position.ko != NO_POINT:
        head += position.index(position.ko).to_bytes(2, "big")
    if has_captured:
        head += b"".join(_varint(count) for count in position.captured)
    return head


def _check(before: Position, head: bytes, points: bytes | bytearray) -> bytes:
    return zlib.crc32(encode(before) + head + points).to_bytes(4, "big")


def _varint(number: int) -> bytes:
    if not 0 <= number <= _LARGEST:
        raise UsageError(f"{number} has no place in a position code: expected 0 to {_LARGEST}")
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def _index(point: Point, size: int) -> int:
    return Position(size, bytes(size * size)).index(point)


class _Reader:
    """Walks over the bytes of a code and says where something is wrong. `at` is the number of bytes read."""

    def __init__(self, code: bytes, source: str) -> None:
        self.code = code
        self.source = source
        self.at = 0

    @property
    def left(self) -> int:
        """How many bytes are unread."""
        return len(self.code) - self.at

    def error(self, message: str) -> BadInput:
        """Give the error for the byte read last."""
        return BadInput(message, Place(self.source, 0, self.at))

    def expect_left(self, count: int, what: str) -> None:
        """Raise BadInput unless so many bytes are unread."""
        if self.left != count:
            raise BadInput(
                f"{len(self.code)} bytes, {self.left} of them after the head:"
                f" expected {count} ({what})",
                Place(self.source, 0, min(len(self.code), self.at + count) + 1),
            )

    def byte(self, what: str) -> int:
        """Read a byte; raise BadInput if there is none."""
        self.at += 1
        if self.at > len(self.code):
            raise self.error(f"the end: expected {what}")
        return self.code[self.at - 1]

    def varint(self, what: str) -> int:
        """Read a number; raise BadInput if it's cut off, too large, or longer than it need be."""
        number = shift = 0
        while True:
            value = self.byte(what)
            number |= (value & 0x7F) << shift
            shift += 7
            if value < 0x80:
                if number > _LARGEST or (value == 0 and shift > 7):
                    raise self.error(f"{what}: found a number that this code never writes")
                return number
            if shift > 28:
                raise self.error(f"{what}: found a number of more than 5 bytes")

    def head(self) -> tuple[int, Color, Point, tuple[int, int]]:
        """Read the head: size, side to move, ko, captured stones."""
        first = self.byte("the first byte, with the size of the board")
        size = first & 0x1F
        if not MIN_SIZE <= size <= MAX_SIZE:
            raise self.error(f"board size {size}: expected {MIN_SIZE} to {MAX_SIZE}")
        to_move = WHITE if first & _WHITE_MOVES else BLACK
        ko, captured = NO_POINT, (0, 0)
        if first & _HAS_KO:
            index = 256 * self.byte("the ko") + self.byte("the ko")
            if index >= size * size:
                raise self.error(f"ko at point {index + 1} of {size * size}")
            ko = point_at(index % size + 1, size - index // size)
        if first & _HAS_CAPTURED:
            captured = (self.varint("black stones captured"), self.varint("white stones captured"))
            if captured == (0, 0):
                raise self.error("captured stones are said to follow, but none are captured")
        return size, to_move, ko, captured
