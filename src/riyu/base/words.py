"""Numbers with their nouns, as a sentence has them.

Takes a number and a noun; gives `1 point`, `2 points`. Knows no Go.
"""

from __future__ import annotations

__all__ = ["counted"]


def counted(number: float, noun: str, plural: str | None = None) -> str:
    """Give a number with its noun in singular or plural (the noun with an s, if not given)."""
    shown = str(number) if isinstance(number, int) else f"{number:g}"  # 'g' would round millions
    return f"{shown} {noun if number == 1 else plural or noun + 's'}"
