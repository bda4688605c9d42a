"""How a source tells a move: the fact's key, who says it, and what it rests on.

Takes words, colors and points; gives keys. Knows no source.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeAlias

from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.inference.constants import STONE_AT
from riyu.inference.facts import Key
from riyu.inference.source import Source
from riyu.patterns.model import Match

__all__ = ["Told", "move_key", "sentence_of", "stones_at", "with_points"]

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


def sentence_of(match: Match, board: Board) -> str:
    """Give a pattern's sentence with the points that its drawing names, as `with_points` does.

    A harvested pattern has counts for a sentence, or an idea in words that names no stone; nothing is added to these.
    """
    why = match.pattern.why
    if match.pattern.seen:
        return why
    named = {p for label, points in match.points if label != "*" for p in points}
    return with_points(why, named - {match.answer}, match.color, board)


def with_points(why: str, points: Collection[Point], own: Color, board: Board) -> str:
    """Give the sentence of a pattern or rule, which is true of any such place, with the points that are meant here.

    Own stones come first, then the enemy's, then empty points: `Take it off (White D4, E5; C3).`
    """
    groups = []
    for color in (own, opposite(own), EMPTY):
        found = ", ".join(point_text(p) for p in sorted(points) if board.color_at(p) == color)
        if found:
            groups.append(f"{color_name(color)} {found}" if color != EMPTY else found)
    if not groups or not why:
        return why
    end = why[-1] if why[-1] in ".!?" else ""
    return f"{why.removesuffix(end) if end else why} ({'; '.join(groups)}){end}"
