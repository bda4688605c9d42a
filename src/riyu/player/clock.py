"""The clock: how long a move may take under the time settings in force.

Takes settings and what the other side says is left; gives a budget of seconds. Measures nothing itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from riyu.base.errors import UsageError
from riyu.game.points import Color

__all__ = ["Clock"]

MARGIN = 0.1
"""Share of what is left that is never planned for: other programs and pipes take time too."""


@dataclass(slots=True)
class Clock:
    """Canadian time as GTP has it: main time, then `stones` moves in each `byoyomi` period; seconds throughout.

    All zero: no limit. Byo-yomi above zero with no stones: no limit either (GTP 2, 4.2).
    """

    main: float = 0.0
    byoyomi: float = 0.0
    stones: int = 0
    unlimited: bool = True
    _left: dict[Color, tuple[float, int]] = field(default_factory=dict)

    def settings(self, main: float, byoyomi: float, stones: int) -> None:
        """Set the time settings; what was left is forgotten. Raises UsageError for a negative or endless number."""
        if not all(math.isfinite(x) and x >= 0 for x in (main, byoyomi)) or stones < 0:
            raise UsageError("time settings must be numbers of 0 or more")
        self.main, self.byoyomi, self.stones = main, byoyomi, stones
        self.unlimited = (byoyomi > 0 and stones == 0) or (main == 0 and byoyomi == 0)
        self._left = {}

    def left(self, color: Color, seconds: float, stones: int) -> None:
        """Say what a color has left: in main time with `stones` 0, else for that many moves of its period."""
        if not math.isfinite(seconds) or stones < 0:
            raise UsageError("time left must be a number")
        self._left[color] = (max(0.0, seconds), stones)

    def budget(self, color: Color, points: int, empties: int) -> float | None:
        """Give the seconds the next move of a color may take; None without a limit.

        `points` and `empties` of the board tell how many moves are still to come: about half the empty points are ours.
        """
        if self.unlimited:
            return None
        untouched = (self.main, 0) if self.main > 0 else (self.byoyomi, self.stones)
        seconds, stones = self._left.get(color, untouched)
        if stones:
            return (1 - MARGIN) * seconds / stones
        to_come = max(10, empties // 2, points // 8)
        main = (1 - MARGIN) * seconds / to_come
        if self.byoyomi and self.stones:
            return max(main, (1 - MARGIN) * min(seconds, self.byoyomi / self.stones))
        return main
