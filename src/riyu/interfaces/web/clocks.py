"""Clocks of a game between people or against riyu: main time, then byo-yomi periods; all of it plain numbers.

Takes a time limit and readings of a steady clock, in seconds; gives what each color has left. Measures nothing itself.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color

__all__ = ["NO_LIMIT", "Clocks", "Left", "TimeLimit"]

_LONGEST = 24 * 3600.0
_OVERTIME = re.compile(r"(\d{1,3})\s*x\s*(\d{1,5}(?:\.\d{1,2})?)\s*byo-?yomi", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """`main` seconds, then `periods` of `period` seconds, each of which a move in time gives back; all 0: no limit.

    Raises UsageError for a number out of bounds.
    """

    main: float = 0.0
    periods: int = 0
    period: float = 0.0

    def __post_init__(self) -> None:
        if not all(math.isfinite(x) and 0 <= x <= _LONGEST for x in (self.main, self.period)):
            raise UsageError("times must be 0 to 86400 seconds")
        if not 0 <= self.periods <= 100:
            raise UsageError(f"{self.periods} periods: expected 0 to 100")
        if bool(self.periods) != bool(self.period):
            raise UsageError("byo-yomi takes both a number of periods and their seconds")

    @property
    def is_none(self) -> bool:
        """Say whether there is no limit."""
        return not self.main and not self.periods

    @property
    def overtime_text(self) -> str:
        """Give the periods as SGF's OT has them: `3x30 byo-yomi`, empty if there are none."""
        return f"{self.periods}x{self.period:g} byo-yomi" if self.periods else ""

    def __str__(self) -> str:
        if self.is_none:
            return "no time limit"
        parts = [f"{self.main / 60:g} min"] if self.main else []
        parts += [f"{self.periods} × {self.period:g} s"] if self.periods else []
        return " + ".join(parts)

    @classmethod
    def from_sgf(cls, main: str, overtime: str) -> TimeLimit:
        """Read TM and OT as we write them; what can't be read is no limit."""
        found = _OVERTIME.fullmatch(overtime.strip())
        try:
            seconds = float(main) if re.fullmatch(r"\d{1,6}(\.\d{1,3})?", main.strip()) else 0.0
            return cls(seconds, int(found[1]), float(found[2])) if found else cls(seconds)
        except UsageError:
            return NO_LIMIT


NO_LIMIT = TimeLimit()
"""Time enough."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a color has left: seconds of main time, or, once it is 0, whole periods and seconds of the running one."""

    main: float
    periods: int
    period: float

    @property
    def is_over(self) -> bool:
        """Say whether nothing is left."""
        return self.main <= 0 and self.periods <= 0

    def after(self, seconds: float, limit: TimeLimit) -> Left:
        """Give what is left when so many more seconds have gone by."""
        main, periods, period = self.main - seconds, self.periods, self.period
        if main > 0:
            return Left(main, periods, period)
        if main < 0 and periods:
            period += main
            while period <= 0 and periods > 0:
                periods -= 1
                period += limit.period
        return Left(0.0, max(0, periods), period if periods > 0 else 0.0)

    def moved(self, limit: TimeLimit) -> Left:
        """Give what is left after a move in time: the running period begins anew."""
        return Left(self.main, self.periods, limit.period)


@dataclass(slots=True)
class Clocks:
    """Both colors' clocks. `now` is a reading of a steady clock, in seconds."""

    limit: TimeLimit = NO_LIMIT
    running: Color = EMPTY
    _since: float = 0.0
    _left: dict[Color, Left] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for color in (BLACK, WHITE):
            self._left.setdefault(
                color, Left(self.limit.main, self.limit.periods, self.limit.period)
            )

    def left(self, color: Color, now: float) -> Left:
        """Give what a color has left."""
        left = self._left[color]
        return left.after(now - self._since, self.limit) if self.running == color else left

    def start(self, color: Color, now: float) -> None:
        """Let a color's clock run, the other's stand; nothing without a limit."""
        self.stop(now)
        if not self.limit.is_none:
            self.running, self._since = color, now

    def stop(self, now: float) -> None:
        """Let both stand."""
        if self.running:
            self._left[self.running] = self.left(self.running, now)
            self.running = EMPTY

    def moved(self, color: Color, now: float) -> None:
        """Note that a color moved: its period begins anew, the other's clock runs."""
        if self.limit.is_none:
            return
        self.stop(now)
        self._left[color] = self._left[color].moved(self.limit)
        self.start(BLACK if color == WHITE else WHITE, now)

    def loser(self, now: float) -> Color:
        """Give the color whose time is over, EMPTY if there is none."""
        if self.running and self.left(self.running, now).is_over:
            return self.running
        return EMPTY

    def to_json(self, now: float) -> dict[str, Any]:
        """Give the clocks as plain values, standing."""
        left = {color: self.left(color, now) for color in (BLACK, WHITE)}
        return {
            "limit": [self.limit.main, self.limit.periods, self.limit.period],
            "left": {
                str(color): [round(x.main, 2), x.periods, round(x.period, 2)]
                for color, x in left.items()
            },
            "running": self.running,
        }

    @classmethod
    def from_json(cls, data: Any) -> Clocks:
        """Read what `to_json` gives; the clocks stand. Raises ValueError, TypeError or KeyError for anything else."""
        main, periods, period = data["limit"]
        try:
            clocks = cls(TimeLimit(float(main), int(periods), float(period)))
        except UsageError as error:
            raise ValueError(str(error)) from None
        for color in (BLACK, WHITE):
            main, periods, period = data["left"][str(color)]
            clocks._left[color] = Left(float(main), int(periods), float(period))
        return clocks
