"""Injuries that damage files for the damage benches: of any kind, of files of text, and of numbers in them.

Takes bytes and a source of chance; gives bytes. Knows no format.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

__all__ = [
    "TEXT_INJURIES",
    "Injury",
    "change_line_ends",
    "change_signs",
    "cut_end",
    "cut_start",
    "delete_piece",
    "flip_bits",
    "injured",
    "repeat_piece",
    "span",
]

Injury: TypeAlias = Callable[[bytes, random.Random], bytes]

_WORD = re.compile(rb"[A-Za-z][a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBER = re.compile(rb"-?[0-9]+(?:\.[0-9]+)?")

STRANGE_NUMBERS = (
    *(b"0", b"-1", b"1e5", b"1e400", b"-1e400", b"nan", b"inf", b"-inf", b"0x1F", b"1_0", b"true"),
    *(b"99999999999", b"-99999999999", b"9" * 400, b"9" * 5000, b"0x" + b"f" * 5000, b"0.5", b"."),
    *(
        "٣".encode(),
        "²".encode(),
        b"",
        b"00000000000000000001",
        b"4294967296",
        b"9223372036854775808",
    ),
)
"""What a number is put in the place of by `change_number`."""

STRANGE_BYTES = (
    *(b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00", b"\xef\xbb\xbf", b"\x1a", b"\x0b", b"\x0c"),
    *("\u2028".encode(), "\x85".encode(), "é".encode(), "黑".encode(), "\U0001f600".encode()),
    *(b"[" * 3000, b"(" * 3000, b"{a=" * 3000, b'"', b"'''", b'"""', b"\\", b"a" * 70_000),
)
"""What `put_strange_bytes` puts anywhere."""


def injured(source: bytes, seed: str, injuries: Sequence[Injury]) -> bytes:
    """Give a file with one to four injuries; the same seed gives the same."""
    chance = random.Random(seed)
    data = source
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
        if data:
            data = chance.choice(injuries)(data, chance)
    return data


def span(data: bytes, chance: random.Random, longest: int) -> tuple[int, int]:
    """Give a piece of the file: short ones are likelier."""
    length = min(len(data), int(longest ** chance.random()))
    start = chance.randrange(len(data) - length + 1)
    return start, start + length


def cut_end(data: bytes, chance: random.Random) -> bytes:
    """Keep a beginning."""
    return data[: chance.randrange(len(data))]


def cut_start(data: bytes, chance: random.Random) -> bytes:
    """Keep an end."""
    return data[chance.randrange(len(data)) :]


def delete_piece(data: bytes, chance: random.Random) -> bytes:
    """Take a piece out."""
    start, end = span(data, chance, 2000)
    return data[:start] + data[end:]


def repeat_piece(data: bytes, chance: random.Random) -> bytes:
    """Put a piece in again, once or many times."""
    start, end = span(data, chance, 500)
    return data[:end] + data[start:end] * chance.choice((1, 1, 2, 50)) + data[end:]


def flip_bits(data: bytes, chance: random.Random) -> bytes:
    """Flip one bit or some."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 3, 20))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


# Text -----------------------------------------------------------------------------------------------------------------


def change_lines(data: bytes, chance: random.Random) -> bytes:
    """Take a line out, double it, swap it with another, or move it in or out by some columns."""
    lines = data.split(b"\n")
    one, two = (chance.randrange(len(lines)) for _ in range(2))
    kind = chance.randrange(5)
    if kind == 0:
        del lines[one]
    elif kind == 1:
        lines.insert(two, lines[one])
    elif kind == 2:
        lines[one], lines[two] = lines[two], lines[one]
    elif kind == 3:
        lines[one] = b" " * chance.randrange(1, 9) + lines[one]
    else:
        lines[one] = lines[one].lstrip()
    return b"\n".join(lines)


def change_signs(signs: bytes) -> Injury:
    """Give an injury that puts some of a format's signs anywhere."""

    def change(data: bytes, chance: random.Random) -> bytes:
        changed = bytearray(data)
        for _ in range(chance.choice((1, 1, 2, 5))):
            changed[chance.randrange(len(changed))] = chance.choice(signs)
        return bytes(changed)

    return change


def change_number(data: bytes, chance: random.Random) -> bytes:
    """Put a strange number in the place of one."""
    numbers = list(_NUMBER.finditer(data))
    if not numbers:
        return data
    found = chance.choice(numbers)
    return data[: found.start()] + chance.choice(STRANGE_NUMBERS) + data[found.end() :]


def put_strange_bytes(data: bytes, chance: random.Random) -> bytes:
    """Put in what is no text, what nests deeply, or what has no end."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(STRANGE_BYTES) + data[at:]


def misspell(data: bytes, chance: random.Random) -> bytes:
    """Drop, put in or swap letters of a word."""
    words = list(_WORD.finditer(data))
    if not words:
        return data
    found = chance.choice(words)
    word = bytearray(found[0])
    at = chance.randrange(len(word))
    kind = chance.randrange(3)
    if kind == 0:
        del word[at]
    elif kind == 1:
        word.insert(at, chance.choice(b"abcdefghijklmnopqrstuvwxyz-"))
    else:
        word[at : at + 2] = word[at : at + 2][::-1]
    return data[: found.start()] + bytes(word) + data[found.end() :]


def swap_words(data: bytes, chance: random.Random) -> bytes:
    """Let two words change places."""
    words = list(_WORD.finditer(data))
    if len(words) < 2:
        return data
    one, two = sorted(chance.sample(range(len(words)), 2))
    a, b = words[one], words[two]
    between = data[a.end() : b.start()]
    return data[: a.start()] + b[0] + between + a[0] + data[b.end() :]


def change_line_ends(data: bytes, chance: random.Random) -> bytes:
    """Let lines end in another way, or not at all."""
    return data.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b" ", b"")))


TEXT_INJURIES: tuple[Injury, ...] = (
    cut_end,
    cut_start,
    delete_piece,
    repeat_piece,
    change_lines,
    change_lines,
    flip_bits,
    misspell,
    misspell,
    swap_words,
    change_line_ends,
    change_number,
    change_number,
    put_strange_bytes,
)
"""Injuries of any file of text; each format adds its signs."""
