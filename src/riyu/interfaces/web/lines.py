"""A line of moves played out from what stands somewhere: what stands after each.

Takes what stands and moves by turns; gives what stands then. Plays beside a game's tree, not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import CHINESE, Ruleset, Scoring
from riyu.interfaces.scene import Scene, board_of
from riyu.interfaces.web.standing import Standing
from riyu.sgf.node import Node

__all__ = ["line_words", "standing_after", "standing_of"]


def standing_of(position: Position, ruleset: Ruleset = CHINESE) -> Standing:
    """Give a position as what stands at a node of its own."""
    scene = Scene(position, ruleset=ruleset)
    return Standing(Node(), position, (), 0, False, scene)


def standing_after(start: Standing, moves: Sequence[Point], first: Color = 0) -> Standing:
    """Give what stands after moves by turns, the first by `first`, else by who is to move.

    A ko is taken back at once as if a threat had been made and answered. Raises IllegalMove for any other move that the
    ruleset forbids, UsageError for strings without liberties.
    """
    if not moves:
        return start
    ruleset = start.scene.ruleset
    board = board_of(start.position, ruleset)
    color = first or start.to_move
    before = start.position
    played = []
    for move in moves:
        before = board.position()
        if board.legality(color, move) in ("ko", "superko"):
            board.set_up(replace(before, ko=NO_POINT))
        board.play(color, move)
        played.append(Move(color, move))
        color = opposite(color)
    position = replace(board.position(), to_move=color)
    scene = Scene(
        position,
        tuple(played),
        before,
        ruleset=ruleset,
        komi=_komi_after(start, played, position),
    )
    return Standing(start.node, position, tuple(played), len(played), False, scene)


def _komi_after(start: Standing, played: Sequence[Move], position: Position) -> float:
    """Give what White's area counts more after moves: where territory is counted a stone is worth nothing."""
    komi = start.scene.area_komi
    if start.scene.ruleset.scoring is not Scoring.TERRITORY:
        return komi
    more = sum(1 if move.color == BLACK else -1 for move in played)
    return komi + more + (start.to_move == WHITE) - (position.to_move == WHITE)


def line_words(moves: Sequence[Point], first: Color) -> str:
    """Give moves by turns in words: `Black D4, White E5`."""
    colors = (first, opposite(first))
    told = [f"{color_name(colors[k % 2])} {point_text(move)}" for k, move in enumerate(moves)]
    return ", ".join(told)
