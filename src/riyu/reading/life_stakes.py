"""What is at stake in a position: the groups whose life hangs on who moves first.

Takes a board and who moves; gives the move that saves or kills the group that matters most, with its reading. Knows no
search: `LifeReader` does it.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.points import Color, Point, opposite
from riyu.reading.life import LifeReader
from riyu.reading.reading import Reading, Verdict
from riyu.reading.zone import zone_on

__all__ = ["Stake", "find_stake", "groups_in_doubt"]

MOST_ROOM = 45
"""Empty points of its zone from which on a group is in no danger."""

MOST_GROUPS = 4
"""Groups that are read."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A group whose life hangs on a move: a stone of it, its color, the move, and the reading for the side to move."""

    stone: Point
    owner: Color
    move: Point
    reading: Reading
    nodes: int


def groups_in_doubt(board: Board) -> list[tuple[Point, int]]:
    """Give a stone of every group that is shut in and not pass-alive, with its stones; the largest first.

    Where none is shut in, those in the least room.
    """
    zone = zone_on(board)
    seen: set[Point] = set()
    found = []
    loose = []
    for string in board.strings():
        if string in seen:
            continue
        zone.aim_at_all(string)
        members = zone.group()
        seen.update(members)
        if zone.is_settled():
            continue
        if zone.inner_room <= MOST_ROOM:
            found.append((string, len(members)))
        else:
            loose.append((zone.inner_room, string, len(members)))
    if not found:
        found = [(string, stones) for _, string, stones in sorted(loose)[:MOST_GROUPS]]
    return sorted(found, key=lambda pair: (-pair[1], pair[0]))


def find_stake(board: Board, to_move: Color, limit: int = 120000) -> Stake | None:
    """Give the group whose life hangs on who moves first, and the move that settles it for the side to move.

    `limit` bounds the nodes of the first question; the others have a third of it. A win comes first, then a ko,
    then the likeliest move where the reading wasn't finished, then one that fails. None where no group is in doubt.
    """
    reader = LifeReader(board)
    nodes = 0
    by_ko: Stake | None = None
    guess: Stake | None = None
    tried: Stake | None = None
    for place, (stone, _) in enumerate(groups_in_doubt(board)[:MOST_GROUPS]):
        reader.aim_at_all(stone)
        reading = reader.read(to_move, to_move, limit if place == 0 else limit // 3)
        nodes += reader.used
        move = reading.line[0] if reading.line else 0
        if reading.verdict is Verdict.UNKNOWN:
            move = reader.likeliest()
        if not move:
            continue
        stake = Stake(stone, board.color_at(stone), move, reading, nodes)
        if reading.verdict is Verdict.LOSS:
            tried = tried or stake
            continue
        if reading.verdict is Verdict.UNKNOWN:
            guess = guess or stake
            continue
        without = reader.read(opposite(to_move), to_move, limit // 3)
        nodes += reader.used
        if without.verdict is Verdict.WIN:
            continue
        if reading.verdict is Verdict.WIN:
            return stake
        if without.verdict is not Verdict.KO:
            by_ko = by_ko or stake
    return by_ko or guess or tried
