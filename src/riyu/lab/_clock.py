"""A player's clock with main time and Canadian byo-yomi, as GTP's `time_settings` means it.

Takes seconds used, gives seconds left. Reads no clock of the machine itself.
"""

from __future__ import annotations

__all__ = ["Clock"]


class Clock:
    """Main time, then periods of `byoyomi` seconds for `stones` moves each; what is left of a period is lost."""

    def __init__(self, main: float, byoyomi: float = 0.0, stones: int = 0) -> None:
        self._main = float(main)
        self._period = float(byoyomi)
        self._stones = stones
        self._left_in_period = self._period
        self._moves_left = stones

    @property
    def allowance(self) -> float:
        """How many seconds the next move may take before the player loses on time."""
        return self._main + (self._left_in_period if self._stones else 0.0)

    @property
    def left(self) -> tuple[float, int]:
        """Seconds and stones for GTP's `time_left`: stones are 0 in main time."""
        if self._main > 0 or not self._stones:
            return max(0.0, self._main), 0
        return max(0.0, self._left_in_period), self._moves_left

    def use(self, seconds: float) -> None:
        """Take the time of one move off. Unchecked against `allowance`: the referee may grant some slack."""
        if self._main > 0:
            over = seconds - self._main
            self._main = max(0.0, -over)
            if over <= 0 or not self._stones:
                return
            # The move that ends main time is the first of byo-yomi.
            seconds = over
        if not self._stones:
            return
        self._left_in_period -= seconds
        self._moves_left -= 1
        if self._moves_left == 0:
            self._left_in_period, self._moves_left = self._period, self._stones
