"""Who wins a semeai: both questions asked of `SemeaiReader`, for the side that moves and for one that passes.

Takes a board and two strings; gives what each side gets, in codes. Knows no search.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.points import Point, opposite
from riyu.reading.reading import Reading, Verdict
from riyu.reading.semeai import SemeaiReader

__all__ = ["NODES", "Race", "read_race"]

NODES = 4000
"""Nodes that each question of a race may take."""


@dataclass(frozen=True, slots=True)
class Race:
    """How a race ends if the first string's side moves.

    `lives` and `kills`: whether the first string lives and the second is taken: 0 no, 1 yes, 2 by a ko in which the
    other side must find the first threat, 3 by one in which its own side must. `move`: where to, PASS if the race is
    decided already.
    """

    lives: int
    kills: int
    move: Point


def read_race(board: Board, first: Point, second: Point, nodes: int = NODES) -> Race:
    """Read the race of two strings of different colors, the first one's side to move."""
    reader = SemeaiReader(board)
    own = board.color_at(first)

    def ask(target: Point, rival: Point, mover: int) -> tuple[int, Reading]:
        reader.aim(target, rival)
        reading = reader.read(mover, own, nodes)
        return _code(reading, own), reading

    kills, killing = ask(second, first, own)
    lives, living = (1, killing) if kills == 1 else ask(first, second, own)
    if kills > 1 and lives != 1:
        kills = lives = max(lives, 2)  # the same ko decides both
    if not lives:
        return Race(0, 0, 0)
    waiting = ask(second, first, opposite(own))[0]
    if waiting == kills and (kills == 1 or ask(first, second, opposite(own))[0] == lives):
        return Race(lives, kills, 0)
    line = killing.line if kills else living.line
    return Race(lives, kills, line[0] if line else 0)


def _code(reading: Reading, own: int) -> int:
    if reading.verdict is Verdict.WIN:
        return 1
    if reading.verdict is Verdict.KO:
        return 3 if reading.threat_by == own else 2
    return 0
