"""Time settings as GTP's commands name them.

Takes words; gives the player's clock. Measures nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.interfaces.gtp import words as read

if TYPE_CHECKING:
    from riyu.player.clock import Clock

__all__ = ["SYSTEMS", "clock_of", "clock_of_system"]

SYSTEMS = {"none": 0, "absolute": 1, "byoyomi": 3, "canadian": 3, "fischer": 2}
"""The time systems by name, and how many numbers each takes."""


def clock_of_system(words: Sequence[str]) -> Clock:
    """Read a system and its numbers, in seconds.

    `none`, `absolute MAIN`, `byoyomi MAIN PERIOD PERIODS`, `canadian MAIN PERIOD STONES`, `fischer MAIN INCREMENT`.
    Raises UsageError.
    """
    kind = words[0].lower() if words else ""
    if kind not in SYSTEMS:
        known = " ".join(SYSTEMS)
        raise UsageError(f"unknown time system {read.shown(kind)}: expected one of {known}")
    if len(words) <= SYSTEMS[kind]:
        raise UsageError(f"{kind}: expected {SYSTEMS[kind]} numbers after it")
    if kind == "none":
        return clock_of(kind)
    refusal = f"{kind}: not a number of 0 or more"
    main = read.number_of(words[1], refusal, 0)
    if kind == "absolute":
        return clock_of(kind, main)
    period = read.number_of(words[2], refusal, 0)
    if kind == "fischer":
        return clock_of(kind, main, period)
    count = read.whole_of(words[3:], f"{kind}: not a whole number", 0, 10**6)
    return clock_of(kind, main, period, count)


def clock_of(system: str, main: float = 0.0, period: float = 0.0, count: int = 0) -> Clock:
    """Give the clock of a system. A Canadian period without stones is no limit (GTP 2, 4.2).

    Otherwise what lacks periods, or their seconds, is main time alone.
    """
    from riyu.player.clock import NO_LIMIT, Clock, TimeSystem, time_settings

    if system == "canadian" and period and not count:
        return Clock.set_to(NO_LIMIT)
    if system != "fischer" and not (period and count):
        period, count = 0.0, 0
    return Clock.set_to(time_settings(TimeSystem(system), main, period, count))
