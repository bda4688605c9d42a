"""What is at stake in a position: the groups whose life hangs on who moves first.

Takes a board and who moves; gives the move that saves or kills the group that matters most, with its reading. Knows no
search: `LifeReader` does it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from riyu.game.board import Board
from riyu.game.points import Color, Point, opposite
from riyu.reading.cache import Question
from riyu.reading.life import LifeReader
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings, goal_named
from riyu.reading.zone import zone_on

__all__ = ["Stake", "find_stake", "groups_in_doubt", "read_group", "read_stakes"]

MOST_ROOM = 45
"""Empty points of its zone from which on a group is in no danger."""

MOST_GROUPS = 4
"""Groups that are read."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A group whose life hangs on a move: a stone of it, its color, the move, and the reading for the side to move.

    `stones` are how many it has; `is_needed` says whether it was read to its end what becomes of it without the move.
    """

    stone: Point
    owner: Color
    move: Point
    reading: Reading
    nodes: int
    rests_on: frozenset[Point] = frozenset()
    stones: int = 0
    is_needed: bool = True

    @property
    def is_read(self) -> bool:
        """Whether it was read out what the move does; else it is only the likeliest."""
        return self.reading.verdict in (Verdict.WIN, Verdict.KO)


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


def find_stake(readings: Readings, to_move: Color, limit: int = 120000) -> Stake | None:
    """Give the group whose life hangs on who moves first, and the move that settles it for the side to move.

    `limit` bounds the nodes of the first question; the others have a third of it. A win comes first, then a ko,
    then the likeliest move where the reading wasn't finished, then one that fails. None where no group is in doubt.
    """
    board = readings.board
    reader = readings.life_reader()
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


def read_stakes(
    readings: Readings,
    to_move: Color,
    limit: int,
    before_each: Callable[[], object] = lambda: None,
) -> list[Stake]:
    """Give the groups whose life hangs on who moves first, with the move of the side to move, the largest first.

    `limit` bounds the nodes of each question, as in `find_stake`; verdicts are kept. Where a reading wasn't finished
    the likeliest move is given. `before_each` is called before each question, and may raise what ends it all.
    """
    board = readings.board
    found = []
    for place, (stone, stones) in enumerate(groups_in_doubt(board)[:MOST_GROUPS]):
        nodes = limit if place == 0 else max(1, limit // 3)
        owner = board.color_at(stone)
        before_each()
        reading = read_group(readings, stone, to_move, to_move, nodes)
        move = reading.line[0] if reading.line else 0
        if reading.verdict is Verdict.LOSS:
            continue
        if reading.verdict is Verdict.UNKNOWN:
            if move:
                rests_on = reading.depends_on
                found.append(Stake(stone, owner, move, reading, reading.nodes, rests_on, stones))
            continue
        before_each()
        without = read_group(readings, stone, opposite(to_move), to_move, max(1, limit // 3))
        if not move or without.verdict is Verdict.WIN:
            continue
        if reading.verdict is Verdict.KO and without.verdict is Verdict.KO:
            continue
        nodes = reading.nodes + without.nodes
        rests_on = reading.depends_on | without.depends_on
        is_needed = without.verdict is not Verdict.UNKNOWN
        found.append(Stake(stone, owner, move, reading, nodes, rests_on, stones, is_needed))
    return found


def read_group(readings: Readings, stone: Point, first: Color, asker: Color, limit: int) -> Reading:
    """Read a whole group's life, or give the verdict that is kept.

    Where it isn't clear its line is the likeliest move.
    """
    goal = goal_named("live" if readings.board.color_at(stone) == asker else "kill")
    question = Question(
        f"{goal.name} of all", (readings.board.string_name(stone),), first, asker, limit
    )
    kept = readings.cache.find(readings.board, question)
    if kept is None:
        reader = readings.reader_of(goal)
        assert isinstance(reader, LifeReader)
        reader.aim_at_all(stone)
        kept = reader.read(first, asker, limit)
        if kept.verdict is Verdict.UNKNOWN:
            likeliest = reader.likeliest()
            kept = replace(kept, line=(likeliest,) if likeliest else ())
        readings.cache.keep(readings.board, question, kept)
    return kept
