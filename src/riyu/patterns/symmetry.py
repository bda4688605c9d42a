"""The eight orientations of a drawing: of offsets, and of drawn rows.

Takes offsets (columns to the right, rows up) and rows of symbols; gives them turned. Knows no stones.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["ORIENTATIONS", "turn", "turn_rows"]

ORIENTATIONS = range(8)
"""An orientation's bits: 1 mirrors left and right, 2 top and bottom, then 4 swaps columns and rows; 0 is as drawn."""

_SIDEWAYS = str.maketrans("-|", "|-")


def turn(orientation: int, offset: tuple[int, int]) -> tuple[int, int]:
    """Give where an offset of a drawing lies on the board when the drawing is laid in an orientation."""
    across, up = offset
    if orientation & 1:
        across = -across
    if orientation & 2:
        up = -up
    return (up, across) if orientation & 4 else (across, up)


def turn_rows(orientation: int, rows: Sequence[str]) -> tuple[str, ...]:
    """Give drawn rows, from the top, as they look in an orientation; edges `-` and `|` change places with it."""
    turned = list(rows)
    if orientation & 1:
        turned = [row[::-1] for row in turned]
    if orientation & 2:
        turned.reverse()
    if orientation & 4:
        # Swapping "right" and "up" mirrors in the diagonal from the lower left to the upper right.
        columns = ["".join(column) for column in zip(*turned, strict=True)]
        turned = [column[::-1].translate(_SIDEWAYS) for column in reversed(columns)]
    return tuple(turned)
