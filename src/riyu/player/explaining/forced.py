"""What one more own move would take or kill after a move, as read.

Takes grounds and a move; gives what is threatened. Tells nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from riyu.game.constants import EMPTY
from riyu.game.points import Point, lines_apart
from riyu.player.explaining.grounds import Grounds
from riyu.reading.reading import Reading, Verdict

__all__ = ["LIBERTIES", "OF_LIFE", "OF_STRING", "Forced", "forced", "most_forced"]

OF_STRING, OF_LIFE = 2_000, 1_000
"""Nodes of the question whether one more move takes a string, and whether it kills it."""

LIBERTIES, REACH = 6, 3
"""Liberties up to which strings are asked that, and lines from the move within which they have a stone."""

BY_LIFE = 2
"""Lines from the move within which strings of two stones and more are asked whether they are killed."""


@dataclass(frozen=True, slots=True)
class Forced:
    """What one more move takes or kills, by a `line`: a string, by `name`; `kept` is how it is saved, if read."""

    name: Point
    size: int
    line: tuple[Point, ...]
    kept: tuple[Point, ...]


def most_forced(
    grounds: Grounds, move: Point, taken: Collection[Point], times: float = 1.0
) -> Forced | None:
    """Give the largest string that one more own move takes or kills, as read; None where there is none.

    Not what the color takes or kills as things stand, nor what the enemy, first to move, does not save from being
    taken, or has lost. `taken` are strings that the move takes anyway; each question takes `times` as many nodes as it
    may.
    """
    board = grounds.board
    gone, found = {board.string_name(p) for p in taken}, list[Forced]()
    for name in sorted(board.strings(grounds.enemy)):
        string = board.string_points(name)
        apart = min(lines_apart(move, p) for p in string)
        if name in gone or apart > REACH:
            continue
        asked: list[tuple[str, str, int, tuple[Verdict, ...]]] = []
        if board.liberties(name) <= LIBERTIES:
            asked.append(("capture", "save", OF_STRING, (Verdict.WIN,)))
        if len(string) > 1 and apart <= BY_LIFE:
            not_lost = (Verdict.WIN, Verdict.KO, Verdict.UNKNOWN)
            asked.append(("kill", "live", OF_LIFE, not_lost))
        for take, keep, limit, enough in asked:
            both = forced(grounds, move, (take, keep), name, int(limit * times))
            if both is not None and both[1].verdict in enough:
                after, saved = both
                kept = saved.line if saved.verdict is Verdict.WIN else ()
                found.append(Forced(name, len(string), after.line, kept))
                break
    return max(found, key=lambda one: (one.size, -one.name), default=None)


def forced(
    grounds: Grounds, move: Point, goals: tuple[str, str], name: Point, limit: int
) -> tuple[Reading, Reading] | None:
    """Give how stones are taken after a move, its color first again, and how the enemy, first instead, saves them.

    By the goals of either; None where they are not taken then, or are as things stand.
    """
    readings, color, enemy = grounds.readings, grounds.color, grounds.enemy
    with grounds.played((color, move)) as is_legal:
        if not is_legal or grounds.board.color_at(name) == EMPTY:
            return None
        after = readings.ask(goals[0], name, first=color, asker=color, limit=limit)
        if after.verdict is not Verdict.WIN:
            return None
        saved = readings.ask(goals[1], name, first=enemy, asker=enemy, limit=limit)
    before = readings.ask(goals[0], name, first=color, asker=color, limit=limit)
    return (after, saved) if before.verdict is not Verdict.WIN else None
