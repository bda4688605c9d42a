"""How a source tells a move: the fact's key, who says it, and what it rests on.

Takes words, colors and points; gives keys. Knows no source.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point
from riyu.inference.constants import STONE_AT
from riyu.inference.facts import Key
from riyu.inference.source import Source

__all__ = ["Told", "move_key", "stones_at"]

Told: TypeAlias = tuple[Key, Source, Iterable[Any]]
"""A fact, its source, and the keys that it rests on: of what stands on points, and of facts."""


def move_key(
    quality: str, color: Color, point: Point, purpose: str, target: Point = NO_POINT
) -> Key:
    """Give the key of a `move` fact."""
    return ("move", quality, color, point, purpose, target)


def stones_at(points: Iterable[Point]) -> list[int]:
    """Give the keys of what stands on points."""
    return [STONE_AT + p for p in points]
