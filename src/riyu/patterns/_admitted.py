"""Which of many masks admit each content, as bits: sets of laid patterns that can be put together by `&`.

Takes masks, a byte each; gives an int for each content. Knows no patterns.
"""

from __future__ import annotations

__all__ = ["admitted"]

_DIGITS = [bytes([48 + (mask >> content & 1) for mask in range(256)]) for content in range(4)]
"""For each content, the digit of each mask: 1 where it admits the content."""


def admitted(masks: bytes) -> list[int]:
    """Give for each content (0 empty, 1 own, 2 enemy, 3 off the board) the masks that admit it; bit 0 is the last."""
    return [int(masks.translate(digits) or b"0", 2) for digits in _DIGITS]
