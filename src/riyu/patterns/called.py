"""Whether a move lies where what a pattern calls it lies: a hane touches what it goes around, an extension its string.

Takes a match and its board; gives what is called wrongly, in words. Reads nothing: what a move comes to is for reading.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, column_of, diagonals, neighbors, point_text, row_of
from riyu.patterns.model import Match

__all__ = ["called_wrongly"]

_TOUCHING = frozenset({"contact", "extend", "hane", "push"})


def called_wrongly(match: Match, board: Board) -> Iterator[tuple[str, str]]:
    """Give the sayings whose move does not lie so, each by its name with why. The board is as it was matched."""
    for saying in match.pattern.says:
        if saying.by and saying.arguments:
            moves, stones = match.at(saying.by), match.at(saying.arguments[0])
            if moves and stones and board.color_at(stones[0]) != EMPTY:
                why = _wrong(board, saying.name, moves[0], stones[0], match.color)
                if why:
                    yield saying.name, why


def _wrong(board: Board, name: str, move: Point, stone: Point, own: Color) -> str:
    """Say why a move is not what it is called; nothing where it is."""
    string = set(board.string_points(stone))
    where, about = point_text(move), point_text(stone)
    if name in _TOUCHING and string.isdisjoint(neighbors(move, board.size)):
        return f"{where} does not touch the string at {about}"
    if name == "hane" and not any(
        board.color_at(p) == own and not string.isdisjoint(neighbors(p, board.size))
        for p in (*diagonals(move, board.size), *neighbors(move, board.size))
    ):
        return f"no own stone beside the string at {about} from which {where} goes around it"
    if name == "descend" and all(
        column_of(p) != column_of(move) and row_of(p) != row_of(move) for p in string
    ):
        return f"{where} is not straight below the string at {about}"
    return ""
