"""What the `.pxd` files of this package give compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do; arrays are lists. Knows no Go.
"""

from __future__ import annotations

__all__ = [
    "UNLOGGED",
    "Log",
    "add8",
    "add16",
    "guard",
    "has_come",
    "next_word",
    "put8",
    "put16",
    "put32",
    "put64",
    "random_below",
    "set_last",
    "tell_no_more",
]

_MASK = 0xFFFFFFFFFFFFFFFF


class Log:
    """What one trail has recorded: (list, index, old value) an entry; twin of the struct in trail.pxd."""

    def __init__(self) -> None:
        self.entries: list[tuple[list[int], int, int]] = []
        self.count = 0
        self.marks = 0


UNLOGGED = Log()
"""A log that never records."""


def put16(log: Log, array: list[int], index: int, value: int) -> None:
    """Change an item of an array, recording what it held if a mark stands."""
    if log.marks:
        log.entries.append((array, index, array[index]))
        log.count += 1
    array[index] = value


put8 = put32 = put64 = put16


def add16(log: Log, array: list[int], index: int, change: int) -> None:
    """Add to an item of an array, recording what it held if a mark stands and it changes."""
    if change:
        put16(log, array, index, array[index] + change)


add8 = add16


def next_word(state: list[int]) -> int:
    """Step a splitmix64 state (a list of one word) and give the next 64-bit word."""
    state[0] = z = (state[0] + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def random_below(state: list[int], count: int) -> int:
    """Give a number from 0 to below `count`."""
    return ((next_word(state) >> 32) * count) >> 32


def undo_words(log: Log, count: int) -> None:
    """Put words back, last first, until `count` entries are left."""
    while log.count > count:
        array, index, old = log.entries.pop()
        array[index] = old
        log.count -= 1


def guard(number: int, microseconds: int) -> None:
    """Put nothing before Python's handler of a signal: that takes C."""


def has_come() -> bool:
    """Say whether a guarded signal came: none is guarded."""
    return False


def set_last(data: bytes, size: int) -> None:
    """Note nothing: no timer ends the process."""


def tell_no_more() -> None:
    """Note nothing: nothing is said but by Python."""
