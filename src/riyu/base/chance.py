"""Random numbers and keys that are the same on every build and machine: splitmix64.

Takes a seed, gives 64-bit words. Knows no Go. Source: Steele, Lea, Flood, Fast Splittable Pseudorandom Number
Generators, OOPSLA 2014. Compiled loops use the inline twins in chance.pxd on a word of their own.
"""

from __future__ import annotations

import cython

__all__ = ["Chance", "keys"]

_MASK = 0xFFFFFFFFFFFFFFFF

if not cython.compiled:
    from riyu.base.plain import next_word, random_below


class Chance:
    """A stream of random numbers from a seed."""

    def __init__(self, seed: int = 0) -> None:
        if not cython.compiled:
            self.state = [0]
        self.state[0] = seed & _MASK

    def word(self) -> int:
        """Give the next 64-bit word."""
        return next_word(self.state)

    def below(self, count: int) -> int:
        """Give a number from 0 to below `count`; count from 1 to 2**31 - 1."""
        return random_below(self.state, count)


def keys(count: int, stream: int) -> list[int]:
    """Give `count` 64-bit keys for Zobrist hashing; another `stream` gives others. Source: Zobrist, 1970."""
    chance = Chance(stream)
    return [chance.word() for _ in range(count)]
