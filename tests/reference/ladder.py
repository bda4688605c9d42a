"""The slow twin of `riyu.reading.ladder`: the definition of a ladder, written to be read, on the slow board.

Takes a slow board and a stone; gives WIN, LOSS or KO for the side that moves first. Knows no nets.

The attacker may only give atari (or take); the defender, in atari, may only take a string in atari beside it, or
extend. A string that has three liberties after its own move, or two after the attacker's, is out.
"""

from __future__ import annotations

from riyu.game.constants import PASS
from riyu.game.points import Color, Point, neighbors, opposite
from riyu.reading.reading import Verdict
from tests.reference.board import SlowBoard, String

__all__ = ["slow_ladder"]


DEEPEST = 80
"""Moves after which a line is taken to go on for ever, round some kos."""


class _TooDeepError(Exception):
    """A line came to no end."""


def slow_ladder(board: SlowBoard, stone: Point, *, attacker_first: bool = True) -> Verdict:
    """Read a ladder; the board's ruleset must be one of simple ko, without suicide. UNKNOWN if a line has no end."""
    first = opposite(board.color_at(stone)) if attacker_first else board.color_at(stone)
    position = board.position()

    def won(over_ko: Color) -> bool:
        fresh = SlowBoard(board.size, board.ruleset)
        fresh.set_up(position)
        read = _is_taken if attacker_first else _is_held
        return read(fresh, stone, over_ko, 0) == attacker_first

    try:
        if won(over_ko=0):
            return Verdict.WIN
        return Verdict.KO if won(over_ko=first) else Verdict.LOSS
    except _TooDeepError:
        return Verdict.UNKNOWN


def _is_taken(board: SlowBoard, stone: Point, over_ko: Color, depth: int) -> bool:
    """The attacker moves."""
    if depth > DEEPEST:
        raise _TooDeepError
    attacker = opposite(board.color_at(stone))
    liberties = board.liberty_points(stone)
    if len(liberties) > 2:
        return False
    for point in liberties:
        played = _play(board, attacker, point, over_ko)
        taken = played and (not board.color_at(stone) or _is_held(board, stone, over_ko, depth + 1))
        _undo(board, played)
        if taken:
            return True
    return False


def _is_held(board: SlowBoard, stone: Point, over_ko: Color, depth: int) -> bool:
    """The defender moves: is the string taken whatever it does?"""
    own = board.color_at(stone)
    liberties = board.liberty_points(stone)
    if len(liberties) > 1:
        return False
    for point in liberties | _takes(board, stone):
        played = _play(board, own, point, over_ko)
        out = played and not _is_taken(board, stone, over_ko, depth + 1)
        _undo(board, played)
        if out:
            return False
    return True


def _takes(board: SlowBoard, stone: Point) -> frozenset[Point]:
    """Give the points where the defender takes an enemy string beside its own."""
    enemy = opposite(board.color_at(stone))
    beside: set[String] = {
        board.string_points(q)
        for p in board.string_points(stone)
        for q in neighbors(p, board.size)
        if board.color_at(q) == enemy
    }
    liberties = [board.liberty_points(min(string)) for string in beside]
    return frozenset().union(*(found for found in liberties if len(found) == 1))


def _play(board: SlowBoard, color: Color, point: Point, over_ko: Color) -> int:
    """Play if it is legal, a ko being no hindrance for the color `over_ko`; give the number of moves to undo."""
    reason = board.legality(color, point)
    if reason == "ko" and color == over_ko:
        board.play(opposite(color), PASS)  # lifts the ko, as an answered threat would
        board.play(color, point)
        return 2
    if reason:
        return 0
    board.play(color, point)
    return 1


def _undo(board: SlowBoard, moves: int) -> None:
    for _ in range(moves):
        board.undo()
