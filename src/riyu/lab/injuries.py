"""Injuries that damage files of any kind for the damage benches: cuts, pieces lost and doubled, bits flipped.

Takes bytes and a source of chance; gives bytes. Knows no format.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

__all__ = [
    "Injury",
    "cut_end",
    "cut_start",
    "delete_piece",
    "flip_bits",
    "injured",
    "repeat_piece",
    "span",
]

Injury: TypeAlias = Callable[[bytes, random.Random], bytes]


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
