"""Chains: the points that one color holds by the four chain rules, gathered from their bits when asked for.

Takes features; gives frozen chains. Knows no links and no life: a chain is what the rules of contact alone join.
Sources: RiscIgo (W5), "Chains" and step 2 of its evaluation; the novice's program (N6), "Blocks".

A chain is a sweep of contiguous points (along lines) with the color's bit, and holds at least one stone: bits that hang
together without one, diagonally beside a stone whose own ring is broken, are no chain.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.features.features import Features
from riyu.features.rounds import Rounds
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, color_name, on_board, point_text

__all__ = ["Chain", "chain_at", "chains", "connected_stones"]


@dataclass(frozen=True, slots=True)
class Chain:
    """One chain of a color.

    `name` is its stone with the lowest cell; `points` are all its points, stones among them; `stones`, `strings` (by
    name) and `liberties` (empty points beside its stones, in the chain or not) come lowest cell first.
    """

    color: Color
    name: Point
    points: frozenset[Point]
    stones: tuple[Point, ...]
    strings: tuple[Point, ...]
    liberties: tuple[Point, ...]

    def __str__(self) -> str:
        """Say whose chain it is, of which stone, and how large: `Black's chain of D4: 3 stones, 12 points`."""
        count = len(self.stones)
        stones = f"{count} stone{'s' if count > 1 else ''}"
        whose = f"{color_name(self.color)}'s chain of {point_text(self.name)}"
        return f"{whose}: {stones}, {len(self.points)} points"


def chains(features: Features, color: Color | None = None) -> list[Chain]:
    """Give all chains, or one color's, in the order of their names."""
    board = features.board
    rounds = Rounds(features)
    met: set[Point] = set()
    found = []
    for point, content in enumerate(board.cells()):
        if content in (1, 2) and color in (None, content) and point not in met:
            chain = _chain(board, content, rounds.sweep(content, point))
            met.update(chain.stones)
            found.append(chain)
    return found


def chain_at(features: Features, color: Color, point: Point) -> Chain | None:
    """Give the color's chain that a point belongs to; None if it belongs to none, or only to bits without a stone."""
    points = Rounds(features).sweep(color, point) if on_board(point, features.size) else []
    board = features.board
    if any(board.color_at(p) == color for p in points):
        return _chain(board, color, points)
    return None


def connected_stones(features: Features, stone: Point) -> tuple[Point, ...]:
    """Give the stones connected with a stone, touching or not, itself among them: the stones of its chain.

    Empty if no stone stands there.
    """
    color = features.board.color_at(stone)
    chain = chain_at(features, color, stone) if color in (1, 2) else None
    return chain.stones if chain else ()


def _chain(board: Board, color: Color, points: list[Point]) -> Chain:
    stones = tuple([p for p in points if board.color_at(p) != EMPTY])
    strings = []
    liberties: set[Point] = set()
    met: set[Point] = set()
    for stone in stones:
        if stone not in met:
            strings.append(stone)
            met.update(board.string_points(stone))
            liberties.update(board.liberty_points(stone))
    return Chain(
        color, stones[0], frozenset(points), stones, tuple(strings), tuple(sorted(liberties))
    )
