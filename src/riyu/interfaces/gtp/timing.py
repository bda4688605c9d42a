"""Time settings as the different time systems name them, and the player's clock made from them.

Takes words and what is left; gives a frozen TimeControl and a Clock. Measures nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from riyu.base.errors import UsageError
from riyu.interfaces.gtp import words as read

if TYPE_CHECKING:
    from riyu.player.clock import Clock

__all__ = ["SYSTEMS", "UNLIMITED", "Left", "TimeControl", "clock_of", "time_control_of"]

SYSTEMS = {"none": 0, "absolute": 1, "byoyomi": 3, "canadian": 3}
"""The time systems by name, and how many numbers each takes."""

Left: TypeAlias = tuple[tuple[float, int] | None, tuple[float, int] | None]
"""Seconds and stones left for Black and for White, as last told."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Time settings, in seconds: main time, then `stones` moves in each `byoyomi` period.

    With `by_periods` a period is for one move, and what the other side counts as stones left are periods left (KGS).
    """

    main: float = 0.0
    byoyomi: float = 0.0
    stones: int = 0
    by_periods: bool = False


UNLIMITED = TimeControl()
"""No limit."""


def time_control_of(words: Sequence[str]) -> TimeControl:
    """Read a system and its numbers, in seconds.

    `none`, `absolute MAIN`, `byoyomi MAIN PERIOD PERIODS`, `canadian MAIN PERIOD STONES`. Raises UsageError.
    """
    kind = words[0].lower() if words else ""
    if kind not in SYSTEMS:
        known = " ".join(SYSTEMS)
        raise UsageError(f"unknown time system {read.shown(kind)}: expected one of {known}")
    if len(words) <= SYSTEMS[kind]:
        raise UsageError(f"{kind}: expected {SYSTEMS[kind]} numbers after it")
    if kind == "none":
        return UNLIMITED
    refusal = f"{kind}: not a number of 0 or more"
    main = read.number_of(words[1], refusal, 0)
    if kind == "absolute":
        return TimeControl(main)
    period = read.number_of(words[2], refusal, 0)
    count = read.whole_of(words[3:], f"{kind}: not a whole number", 0, 10**6)
    if kind == "byoyomi":
        # Without periods it is main time alone.
        return TimeControl(main, period if count else 0.0, min(count, 1), True)
    return TimeControl(main, period, count)


def clock_of(control: TimeControl, left: Left) -> Clock:
    """Give the player's clock."""
    from riyu.player.clock import Clock

    clock = Clock()
    clock.settings(control.main, control.byoyomi, control.stones)
    for color, told in enumerate(left, start=1):
        if told is not None:
            seconds, stones = told
            clock.left(color, seconds, min(stones, 1) if control.by_periods else stones)
    return clock
