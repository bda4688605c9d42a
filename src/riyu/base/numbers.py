"""Numbers that people set: the bounds each must keep, and how a value is shown in an error.

Takes values of any kind; gives yes or no, and words. Knows no Go.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Bounds", "shown"]

_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a number may be: from `low` to `high`, both among them; whole ones only if `is_whole`."""

    low: float
    high: float
    is_whole: bool = False

    def hold(self, value: object) -> bool:
        """Say whether a value is such a number; true and false are none, nor is NaN."""
        kind = int if self.is_whole else int | float
        if isinstance(value, bool) or not isinstance(value, kind):
            return False
        return self.low <= value <= self.high

    def __str__(self) -> str:
        kind = "a whole number" if self.is_whole else "a number"
        return f"{kind} from {_plain(self.low)} to {_plain(self.high)}"


def shown(value: object) -> str:
    """Give a value for a message, cut short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, or of tables within each other
        return "a value too large to be shown"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _plain(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"
