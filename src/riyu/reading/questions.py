"""Yes-or-no questions about one move or one string: ladder, snapback, self-atari, two eyes, seki, whose point it is.

Takes a board, or Readings on one; gives true or false. Knows no search of its own: the readers answer, and where their
nodes run out nothing is held to be shown. The board is as before.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, neighbors, opposite
from riyu.reading.combinations import Outcome, defend_both
from riyu.reading.eye_spaces import EyeReader
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from riyu.reading.zone import zone_on

__all__ = [
    "NODES",
    "atari_kind",
    "breaks_seki",
    "can_counter_capture",
    "has_two_eyes",
    "is_bad_self_atari",
    "is_ladder",
    "is_snapback",
    "loses_own_stones",
    "owner_of",
    "starts_ladder",
]

NODES = 20_000
"""Nodes that a question of life or a ladder may take here."""


@contextmanager
def _played(board: Board, color: Color, point: Point) -> Iterator[int]:
    """Play a legal move as long as the block runs; give the number of stones taken."""
    with board.trail.scope():
        yield board.play(color, point)


def is_ladder(board: Board, stone: Point) -> bool:
    """Say whether the string at a stone, one in atari moving first, another moving second, is taken in a ladder."""
    in_atari = board.liberties(stone) == 1
    reading = read_ladder(board, stone, attacker_first=not in_atari, limit=NODES)
    return reading.verdict is (Verdict.LOSS if in_atari else Verdict.WIN)


def starts_ladder(board: Board, color: Color, move: Point, *, may_be_trivial: bool) -> bool:
    """Say whether a move puts an enemy string of two liberties in a ladder that works.

    It is trivial if the string has one liberty still when it has extended.
    """
    if board.legality(color, move):
        return False
    enemy = opposite(color)
    chased = [stone for stone in _beside(board, move, enemy) if board.liberties(stone) == 2]
    with _played(board, color, move):
        return any(
            is_ladder(board, stone) and (may_be_trivial or _gets_room(board, stone))
            for stone in chased
        )


def _gets_room(board: Board, stone: Point) -> bool:
    """Say whether a string in atari has two liberties when it extends."""
    own, way_out = board.color_at(stone), board.liberty_points(stone)[0]
    if board.legality(own, way_out):
        return False
    with _played(board, own, way_out):
        return board.liberties(stone) >= 2


def atari_kind(readings: Readings, color: Color, move: Point) -> str:
    """Say what a move comes to that puts enemy strings in atari; empty if it puts none, or itself where that is bad.

    `snapback`; `double`: one of two is taken whatever is done; `ladder`: a single one is; `capture`: it can be saved,
    but then another string is taken that was safe; `some`: none of these.
    """
    board = readings.board
    if board.legality(color, move):
        return ""
    enemy = opposite(color)
    if is_snapback(board, color, move):
        return "snapback"
    with _played(board, color, move):
        chased = [s for s in _beside(board, move, enemy) if board.liberties(s) == 1]
        if not chased or board.liberties(move) == 1:
            return ""
        if len(chased) > 1 and defend_both(readings, *chased[:2]) is not Outcome.WORKS:
            return "double"
        if any(readings.save(stone).verdict is Verdict.LOSS for stone in chased):
            return "ladder"
        saving = [p for stone in chased for p in _saving_moves(board, stone)]
    if saving and all(_loses_another(readings, color, move, p, chased) for p in saving):
        return "capture"
    return "some"


def _saving_moves(board: Board, stone: Point) -> list[Point]:
    """Give the legal moves that a string in atari may get out by: its liberty, and what takes strings beside it."""
    owner = board.color_at(stone)
    takes = [
        board.liberty_points(q)[0] for q in board.neighbor_strings(stone) if board.liberties(q) == 1
    ]
    return [p for p in (*board.liberty_points(stone), *takes) if not board.legality(owner, p)]


def _loses_another(
    readings: Readings, color: Color, move: Point, answer: Point, chased: list[Point]
) -> bool:
    """Say whether a move and the answer to it let a string be taken that was safe, or the chased one after all."""
    board = readings.board
    enemy = opposite(color)
    others = [s for s in board.strings(enemy) if board.liberties(s) <= 3]
    safe = [s for s in others if readings.capture(s).verdict is not Verdict.WIN]
    with _played(board, color, move), _played(board, enemy, answer):
        left = [s for s in (*safe, *chased) if board.color_at(s) == enemy]
        return any(readings.capture(s).verdict is Verdict.WIN for s in left)


def loses_own_stones(readings: Readings, color: Color, move: Point) -> bool:
    """Say whether the string that a move makes is taken, the enemy moving next."""
    board = readings.board
    if board.legality(color, move):
        return False
    with _played(board, color, move):
        return readings.capture(move).verdict is Verdict.WIN


def is_snapback(board: Board, color: Color, move: Point) -> bool:
    """Say whether taking what a move puts in atari lets more stones be taken back at once."""
    if board.legality(color, move):
        return False
    enemy = opposite(color)
    with _played(board, color, move) as taken:
        if taken or board.liberties(move) != 1:
            return False
        take = board.liberty_points(move)[0]
        if board.legality(enemy, take):
            return False
        with _played(board, enemy, take) as lost:
            if board.liberties(take) != 1 or board.string_size(take) <= lost:
                return False
            return not board.legality(color, board.liberty_points(take)[0])


def is_bad_self_atari(readings: Readings, color: Color, move: Point) -> bool:
    """Say whether a move puts its own string in atari, or is suicide, and gains nothing by it.

    It gains what it takes, by a snapback, eyes that it takes, strings that can't be saved any more, and groups that it
    kills.
    """
    board = readings.board
    why_not = board.legality(color, move)
    if why_not:
        return why_not == "suicide"
    enemy = opposite(color)
    with _played(board, color, move) as taken:
        if taken or board.liberties(move) != 1:
            return False
    if is_snapback(board, color, move) or _takes_eye(readings, enemy, move):
        return False
    theirs = _beside(board, move, enemy)
    living = [stone for stone in theirs if _lives(readings, stone, first=enemy)]
    with _played(board, color, move):
        if any(readings.capture(stone, first=enemy).verdict is Verdict.WIN for stone in theirs):
            return False
        return not any(_is_killed(readings, stone, first=enemy) for stone in living)


def _takes_eye(readings: Readings, owner: Color, move: Point) -> bool:
    """Say whether a move takes from the worth of the eye space that it is in."""
    worth = EyeReader(readings.board, readings.patterns).at(move, owner)
    return worth is not None and move in worth.attack


def can_counter_capture(readings: Readings, stone: Point) -> bool:
    """Say whether the owner of a string can take an enemy string in atari beside it, and the string then stays."""
    board = readings.board
    own = board.color_at(stone)
    for target in board.neighbor_strings(stone):
        if board.liberties(target) != 1:
            continue
        take = board.liberty_points(target)[0]
        if board.legality(own, take):
            continue
        with _played(board, own, take):
            if readings.capture(stone).verdict is Verdict.LOSS:
                return True
    return False


def has_two_eyes(board: Board, stone: Point) -> bool:
    """Say whether the eye spaces beside a group, those that can be read out, are worth two eyes, the enemy to move."""
    eyes = EyeReader(board)
    own = board.color_at(stone)
    counted: set[Point] = set()
    total = 0
    for member in _group(board, stone):
        for point in neighbors(member, board.size):
            if point in counted or board.color_at(point) == own:
                continue
            space = eyes.at(point, own)
            if space is not None and not counted & space.points:
                counted |= space.points
                total += space.worst if space.is_read else 0
    return total >= 2


def breaks_seki(readings: Readings, color: Color, move: Point) -> bool:
    """Say whether a move of a color kills a group of its own that lives as long as nobody moves."""
    board = readings.board
    if board.legality(color, move):
        return False
    enemy = opposite(color)
    own = _beside(board, move, color)
    living = [stone for stone in own if not _is_killed(readings, stone, first=enemy)]
    with _played(board, color, move):
        return any(_is_killed(readings, stone, first=enemy) for stone in living)


def owner_of(readings: Readings, point: Point) -> Color:
    """Give whose a point is, the side to move moving first: a color; EMPTY for dame and if it is not clear.

    A stone that lives is its own color's, one that is killed the enemy's; an empty point is that color's whose
    strings beside it live, or would take those that don't.
    """
    board = readings.board
    own = board.color_at(point)
    if own == EMPTY:
        owners = {
            board.color_at(p) if _lives(readings, p, board.to_move) else opposite(board.color_at(p))
            for p in neighbors(point, board.size)
            if board.color_at(p) in (1, 2)
        }
        return owners.pop() if len(owners) == 1 else EMPTY
    if _lives(readings, point, board.to_move):
        return own
    return opposite(own) if _is_killed(readings, point, board.to_move) else EMPTY


def _beside(board: Board, point: Point, color: Color) -> list[Point]:
    """Give the names of a color's strings beside a point."""
    near = [p for p in neighbors(point, board.size) if board.color_at(p) == color]
    return sorted({board.string_name(p) for p in near})


def _group(board: Board, stone: Point) -> list[Point]:
    zone = zone_on(board)
    zone.aim(stone)
    return sorted({p for member in zone.group() for p in board.string_points(member)})


def _lives(readings: Readings, stone: Point, first: Color) -> bool:
    reader = readings.life_reader()
    reader.aim(stone)
    own = readings.board.color_at(stone)
    return reader.read(first, own, NODES).verdict is Verdict.WIN


def _is_killed(readings: Readings, stone: Point, first: Color) -> bool:
    reader = readings.life_reader()
    reader.aim(stone)
    enemy = opposite(readings.board.color_at(stone))
    return reader.read(first, enemy, NODES).verdict is Verdict.WIN
