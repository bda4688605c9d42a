"""The clocks at a table: which color's runs since when, and both as plain values for the shelf and in words.

Takes a time limit and readings of a steady clock, in seconds; what time systems are, `riyu.player.clock` knows.
"""

from __future__ import annotations

from typing import Any

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, opposite
from riyu.player.clock import (
    NO_LIMIT,
    Clock,
    TimeLeft,
    TimeSettings,
    TimeSystem,
    time_settings,
)

__all__ = ["Clocks", "byoyomi", "clock_text", "limit_text"]

_LONGEST = 24 * 3600.0  # seconds
_MOST = 1000  # periods


def byoyomi(main: float, periods: int = 0, period: float = 0.0) -> TimeSettings:
    """Give the time limit that the page offers: main time, then byo-yomi."""
    return time_settings(TimeSystem.BYOYOMI, main, period, periods)


class Clocks:
    """Both colors' clocks. `now` is a reading of a steady clock, in seconds."""

    def __init__(self, limit: TimeSettings = NO_LIMIT) -> None:
        self.limit = limit
        self.running: Color = EMPTY
        self._since = 0.0
        self._standing = Clock.set_to(limit)

    def at(self, now: float) -> Clock:
        """Give what both have left."""
        if not self.running:
            return self._standing
        left = self._standing.left(self.running).after(now - self._since)
        return self._standing.with_left(self.running, left)

    def left(self, color: Color, now: float) -> TimeLeft:
        """Give what a color has left."""
        return self.at(now).left(color)

    def start(self, color: Color, now: float) -> None:
        """Let a color's clock run, the other's stand; nothing without a limit."""
        self.stop(now)
        if not self.limit.is_none:
            self.running, self._since = color, now

    def stop(self, now: float) -> None:
        """Let both stand."""
        self._standing = self.at(now)
        self.running = EMPTY

    def moved(self, color: Color, now: float) -> None:
        """Note that a color moved: the other's clock runs."""
        self.stop(now)
        self._standing = self._standing.with_left(color, self._standing.left(color).moved())
        self.start(opposite(color), now)

    def loser(self, now: float) -> Color:
        """Give the color whose time is over, EMPTY if there is none."""
        if self.running and self.left(self.running, now).is_over:
            return self.running
        return EMPTY

    def to_json(self, now: float) -> dict[str, Any]:
        """Give the clocks as plain values, standing."""
        clock, limit = self.at(now), self.limit
        return {
            "system": limit.system.value,
            "limit": [limit.main, limit.count, limit.period],
            "left": {
                str(color): [round(left.main, 2), left.count, round(left.period, 2)]
                for color, left in ((BLACK, clock.black), (WHITE, clock.white))
            },
            "running": self.running,
        }

    @classmethod
    def from_json(cls, data: Any) -> Clocks:
        """Read what `to_json` gives; the clocks stand. Raises ValueError, TypeError or KeyError for anything else.

        What earlier versions kept names no system: they knew byo-yomi alone.
        """
        main, count, period = data["limit"]
        if max(main, period) > _LONGEST or count > _MOST:
            raise ValueError("a time limit out of bounds")
        try:
            system = TimeSystem(data.get("system", TimeSystem.BYOYOMI.value))
            clocks = cls(time_settings(system, float(main), float(period), int(count)))
            for color in (BLACK, WHITE):
                main, count, period = data["left"][str(color)]
                left = TimeLeft(clocks.limit, float(main), float(period), int(count))
                clocks._standing = clocks._standing.with_left(color, left)
        except UsageError as error:
            raise ValueError(str(error)) from None
        return clocks


def limit_text(limit: TimeSettings) -> str:
    """Give a time limit in words: `10 min + 3 × 30 s`."""
    if limit.is_none:
        return "no time limit"
    parts = [f"{limit.main / 60:g} min"] if limit.main else []
    parts += {
        TimeSystem.BYOYOMI: [f"{limit.count} × {limit.period:g} s"],
        TimeSystem.CANADIAN: [f"{limit.count} moves in {limit.period:g} s"],
        TimeSystem.FISCHER: [f"{limit.period:g} s a move"],
    }.get(limit.system, [])
    return " + ".join(parts)


def clock_text(left: TimeLeft) -> str:
    """Give what a color has left as a clock shows it: `9:58`, `0:27 (3)` in byo-yomi, what it counts in parentheses."""
    seconds, count = left.running
    minutes, rest = divmod(int(seconds + 0.999), 60)
    return f"{minutes}:{rest:02}{f' ({count})' if count else ''}"
