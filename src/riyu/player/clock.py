"""The clock: time settings of every system, what a color has left, when its flag falls, and what a move may take.

Takes settings, and seconds as whoever measures time counts them; gives frozen values. Measures nothing itself.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from enum import Enum

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK
from riyu.game.points import Color

__all__ = ["NO_LIMIT", "Clock", "TimeLeft", "TimeSettings", "TimeSystem", "time_settings"]

MARGIN = 0.1
"""Share of what is left that is never planned for: other programs and pipes take time too."""


LONGER = 2.5
"""Times its usual budget that a move may take where it is hard to choose."""

OURS = 0.38
"""The share of empty points that a color still plays on before a game ends."""

LEFT_AFTER = 6
"""The part of main time that a move which takes longer may take at most: one of so many."""


class TimeSystem(Enum):
    """The time systems, by the names that GTP has for them."""

    NONE = "none"
    ABSOLUTE = "absolute"
    CANADIAN = "canadian"
    BYOYOMI = "byoyomi"
    FISCHER = "fischer"


_SECONDS = r"(?P<period>\d{1,5}(?:\.\d{1,2})?)"
_OVERTIME = {
    TimeSystem.BYOYOMI: re.compile(rf"(?P<count>\d{{1,3}})\s*x\s*{_SECONDS}\s*byo-?yomi", re.I),
    TimeSystem.CANADIAN: re.compile(rf"(?P<count>\d{{1,3}})\s*/\s*{_SECONDS}\s*canadian", re.I),
    TimeSystem.FISCHER: re.compile(rf"{_SECONDS}\s*fischer", re.I),
}
_MAIN = re.compile(r"\d{1,6}(\.\d{1,3})?")


def _check(main: float, period: float, count: int, refusal: str) -> None:
    if not all(math.isfinite(x) and x >= 0 for x in (main, period)) or count < 0:
        raise UsageError(refusal)


@dataclass(frozen=True, slots=True)
class TimeSettings:
    """What a color may use: `main` seconds, and by the system

    - CANADIAN: then `count` moves in each `period` seconds; what is left of a period is lost;
    - BYOYOMI: then `count` periods of `period` seconds, the running one whole again after each move;
    - FISCHER: `period` seconds more after each move, and `count` 0.

    Raises UsageError for numbers that the system does not take. See `time_settings`.
    """

    system: TimeSystem = TimeSystem.NONE
    main: float = 0.0
    period: float = 0.0
    count: int = 0

    def __post_init__(self) -> None:
        _check(self.main, self.period, self.count, "time settings must be numbers of 0 or more")
        has_periods = self.system in (TimeSystem.CANADIAN, TimeSystem.BYOYOMI)
        if has_periods != bool(self.count) or (has_periods and not self.period):
            raise UsageError("byo-yomi takes both a number of periods or stones and their seconds")
        if not (self.is_none or self.main or self.count):
            raise UsageError(f"{self.system.value}: no time for the first move")

    @property
    def is_none(self) -> bool:
        """Say whether there is no limit."""
        return self.system is TimeSystem.NONE

    @property
    def whole(self) -> TimeLeft:
        """What a color has left before its first move."""
        return TimeLeft(self, self.main, self.period if self.count else 0.0, self.count)

    def left(self, seconds: float, count: int) -> TimeLeft:
        """Give what a color has left that is told so by GTP's `time_left`: less than no time is none.

        It is main time if `count` is 0. Raises UsageError for an endless number.
        """
        seconds = 0.0 if seconds < 0 else seconds
        return TimeLeft(self, 0.0, seconds, count) if count else replace(self.whole, main=seconds)

    @property
    def overtime_text(self) -> str:
        """What comes beside main time, as SGF's OT has it: `3x30 byo-yomi`, `25/300 Canadian`, `10 Fischer`."""
        return {
            TimeSystem.BYOYOMI: f"{self.count}x{self.period:g} byo-yomi",
            TimeSystem.CANADIAN: f"{self.count}/{self.period:g} Canadian",
            TimeSystem.FISCHER: f"{self.period:g} Fischer",
        }.get(self.system, "")

    @classmethod
    def from_sgf(cls, main: str, overtime: str) -> TimeSettings:
        """Read TM and OT as we write them; what can't be read is no limit."""
        seconds = float(main) if _MAIN.fullmatch(main.strip()) else 0.0
        for system, written in _OVERTIME.items():
            found = written.fullmatch(overtime.strip())
            if found:
                numbers = found.groupdict()
                try:
                    return cls(
                        system, seconds, float(numbers["period"]), int(numbers.get("count", 0))
                    )
                except UsageError:
                    return NO_LIMIT
        return time_settings(TimeSystem.ABSOLUTE, seconds)


NO_LIMIT = TimeSettings()
"""Time enough."""


def time_settings(
    system: TimeSystem, main: float, period: float = 0.0, count: int = 0
) -> TimeSettings:
    """Give the settings of a system: without periods main time alone, without that no limit.

    Raises UsageError for a negative or endless number, and for periods without seconds or seconds without periods.
    """
    if not period and not count:
        system = TimeSystem.ABSOLUTE if main else TimeSystem.NONE
    return TimeSettings(system, main, period, count)


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What a color has left: `main` seconds, and then `period` seconds of the running period, and `count`.

    `count` is of moves still to be made in a Canadian period, of byo-yomi periods with the running one. What is used up
    to the last moment is gone: a move made just then is the first of the next period, and without one the flag fell.
    """

    settings: TimeSettings
    main: float
    period: float = 0.0
    count: int = 0

    def __post_init__(self) -> None:
        _check(self.main, self.period, self.count, "time left must be numbers of 0 or more")

    @property
    def total(self) -> float:
        """Seconds until the flag falls, if no move is made."""
        system = self.settings.system
        if system is TimeSystem.NONE:
            return math.inf
        if system is TimeSystem.BYOYOMI and self.count:
            return self.main + self.period + (self.count - 1) * self.settings.period
        return self.main + self.period

    @property
    def is_over(self) -> bool:
        """Say whether the flag fell."""
        return self.total <= 0

    @property
    def running(self) -> tuple[float, int]:
        """What is running now, as GTP's `time_left` has it: main time and 0, else a period and what it counts."""
        return (self.main, 0) if self.main > 0 else (self.period, self.count)

    def after(self, seconds: float) -> TimeLeft:
        """Give what is left when so many more seconds have gone by."""
        settings = self.settings
        if settings.is_none:
            return self
        if seconds < self.main:
            return replace(self, main=self.main - seconds)
        period, count = self.period - (seconds - self.main), self.count
        if settings.system is TimeSystem.BYOYOMI:
            while period <= 0 and count > 1:
                period, count = period + settings.period, count - 1
        if period <= 0:
            return TimeLeft(settings, 0.0)
        return TimeLeft(settings, 0.0, period, count)

    def moved(self) -> TimeLeft:
        """Give what is left after a move: the move that ends main time is the first of a period."""
        settings = self.settings
        if settings.system is TimeSystem.FISCHER:
            return replace(self, main=self.main + settings.period)
        if self.main > 0 or not self.count:
            return self
        if settings.system is TimeSystem.BYOYOMI:
            return replace(self, period=settings.period)
        if self.count > 1:
            return replace(self, count=self.count - 1)
        return settings.whole.after(settings.main)

    def budget(self, points: int, empties: int) -> float | None:
        """Give the seconds the next move may take; None without a limit.

        `points` and `empties` of the board tell how many moves are still to come: some two fifths of the empty points
        are ours, for games end before all are filled.
        """
        settings, main = self.settings, self.main
        if settings.is_none:
            return None
        is_shared = settings.system is not TimeSystem.BYOYOMI and self.count
        ever = self.period / self.count if is_shared else self.period  # at each move from now on
        if main <= 0:
            return (1 - MARGIN) * ever
        share = main / max(10, round(OURS * empties), points // 8)
        if settings.system is TimeSystem.FISCHER:
            return (1 - MARGIN) * min(main, share + settings.period)
        return (1 - MARGIN) * max(share, min(main, ever))

    def most(self, points: int, empties: int) -> float | None:
        """Give the seconds that a move may take where it is hard to choose; None without a limit.

        It is `budget`, or up to LONGER of it as far as these are a small part of what is left of main time.
        """
        usual = self.budget(points, empties)
        if usual is None:
            return None
        return max(usual, min(LONGER * usual, (1 - MARGIN) * self.main / LEFT_AFTER))


@dataclass(frozen=True, slots=True)
class Clock:
    """What Black and White have left, standing."""

    black: TimeLeft
    white: TimeLeft

    @classmethod
    def set_to(cls, settings: TimeSettings) -> Clock:
        """Give the clock before the first move."""
        return cls(settings.whole, settings.whole)

    @property
    def settings(self) -> TimeSettings:
        """The time settings."""
        return self.black.settings

    def left(self, color: Color) -> TimeLeft:
        """Give what a color has left."""
        return self.black if color == BLACK else self.white

    def anew(self) -> Clock:
        """Give the clock before the first move, with the same settings."""
        return Clock.set_to(self.settings)

    def with_left(self, color: Color, left: TimeLeft) -> Clock:
        """Give the clock with something else left for a color."""
        return Clock(left, self.white) if color == BLACK else Clock(self.black, left)

    def budget(self, color: Color, points: int, empties: int) -> float | None:
        """Give the seconds the next move of a color may take; None without a limit. See `TimeLeft.budget`."""
        return self.left(color).budget(points, empties)

    def most(self, color: Color, points: int, empties: int) -> float | None:
        """Give the seconds it may take where it is hard to choose; None without a limit. See `TimeLeft.most`."""
        return self.left(color).most(points, empties)
