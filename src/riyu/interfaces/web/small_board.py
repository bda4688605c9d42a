"""A board the size of a thumb: wood, lines and stones, for lists of games.

Takes a size and stones as the shelf keeps them; gives SVG. Knows no theme: it is read in light and dark alike.
"""

from __future__ import annotations

from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import all_points
from riyu.game.position import Position

__all__ = ["small_board_svg", "stones_text"]

_LARGEST = 19
_FILLS = {"b": "#16181a", "w": "#fbf8f0"}


def stones_text(position: Position) -> str:
    """Give the stones of a position as letters in reading order: `b`, `w`, and `.` where there is none."""
    letters = {EMPTY: ".", BLACK: "b"}
    return "".join(letters.get(position.at(p), "w") for p in all_points(position.size))


def small_board_svg(size: int, stones: str) -> str:
    """Give a small picture of a board; an empty text if what was kept is no board."""
    if not 1 <= size <= _LARGEST or len(stones) != size * size:
        return ""
    lines = "".join(f"M.5 {k + 0.5}h{size - 1}M{k + 0.5} .5v{size - 1}" for k in range(size))
    drawn = "".join(
        f'<circle cx="{k % size + 0.5}" cy="{k // size + 0.5}" r=".47" fill="{_FILLS[stone]}"/>'
        for k, stone in enumerate(stones)
        if stone in _FILLS
    )
    return (
        f'<svg viewBox="0 0 {size} {size}" aria-hidden="true"><rect width="{size}" height="{size}" fill="#dcb06a"/>'
        f'<path d="{lines}" stroke="#5a3d15" stroke-width="{size / 190:.2f}" fill="none"/>{drawn}</svg>'
    )
