"""Games to measure on: the first of some files and archives, or made up at random.

Takes paths, counts and seeds; gives named records whose moves are all legal. Measures nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from riyu.base.errors import BadInput, IllegalMove, Place, UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import Color, Point
from riyu.game.position import Position, empty_position
from riyu.game.record import Move, Record
from riyu.game.ruleset import JAPANESE, WIDEST, Ruleset
from riyu.lab.measuring import Replay, random_game
from riyu.sgf.files import iter_games

if TYPE_CHECKING:
    from riyu.reading.blackboard import Blackboard, Knows

__all__ = [
    "BOARD_ALONE",
    "STEP",
    "WIDEST",
    "NamedGame",
    "in_turn",
    "positions_of",
    "random_games",
    "real_games",
    "replay_of",
    "shared_move",
    "starting_blackboard",
    "starting_board",
    "starting_game",
]

BOARD_ALONE = -1
"""In place of a sum of parts of the features: no features at all."""

STEP = 10
"""Moves from one position of a game that is looked at to the next."""


class NamedGame(NamedTuple):
    """A game, and what it is called in reports: file and number, or seed."""

    name: str
    record: Record


def real_games(
    paths: Sequence[Path], count: int, sizes: Sequence[int] = ()
) -> tuple[list[NamedGame], list[str]]:
    """Give the first games of some files, taken from them in turn, and what was wrong with those passed over.

    `count` is how many to give at most, `sizes` the boards wanted (all if empty). Files are read as far as needed:
    SGF, NGF, GIB, `.sgfs`, `.sgfs.gz`. Passed over are games that can't be read, have no moves, or moves that are not
    legal. Raises BadInput if a file can't be opened or holds no game.
    """
    found: list[NamedGame] = []
    faults: list[str] = []
    for game in in_turn([_games_of(path, sizes) for path in paths]):
        if isinstance(game, BadInput):
            faults.append(str(game))
        else:
            found.append(game)
        if len(found) >= count:
            break
    return found, faults


_T = TypeVar("_T")


def in_turn(sources: Iterable[Iterator[_T]]) -> Iterator[_T]:
    """Give one thing of each source, then another of each, until all are at their ends; read no further than asked."""
    left = list(sources)
    while left:
        for source in list(left):
            try:
                yield next(source)
            except StopIteration:
                left.remove(source)


def _games_of(path: Path, sizes: Sequence[int]) -> Iterator[NamedGame | BadInput]:
    for number, record in iter_games(path):
        if isinstance(record, BadInput):
            yield record
        elif not sizes or record.size in sizes:
            try:
                replay_of(record)
            except (IllegalMove, UsageError) as error:
                yield BadInput(f"game {number}: {error}", Place(str(path)))
            else:
                yield NamedGame(f"{path.name}, game {number}", record)


def random_games(
    count: int, seed: int, sizes: Sequence[int] = (19,), ruleset: Ruleset = JAPANESE
) -> Iterator[NamedGame]:
    """Give games of random moves that fill no own eye, on boards of the sizes in turn, to the end.

    A game that does not end is cut off after twice as many moves as its board has points. Where the ruleset allows
    suicide none does.
    """
    for number in range(count):
        size = sizes[number % len(sizes)]
        points = random_game(Board(size, ruleset), seed + number, 2 * size * size)
        moves = tuple(
            shared_move(WHITE if i % 2 else BLACK, point) for i, point in enumerate(points)
        )
        yield NamedGame(f"random game {seed + number}, {size}x{size}", Record(size, moves))


@cache
def shared_move(color: Color, point: Point) -> Move:
    """Give the one Move of a color and point: it is frozen, and all games share some 722."""
    return Move(color, point)


def starting_board(record: Record) -> Board:
    """Give a new board as the record's game begins. Raises UsageError if a string there has no liberty."""
    board = Board(record.size, WIDEST)
    board.set_up(_start_of(record))
    return board


def starting_blackboard(record: Record, knowledge: Knows) -> Blackboard:
    """Give a new blackboard, by some knowledge, of a game that begins as the record's. Errors as `starting_board`."""
    from riyu.reading.blackboard import Blackboard

    return Blackboard(starting_game(record), knowledge)


def starting_game(record: Record) -> Game:
    """Give a new game that begins as the record's. Errors as `starting_board`."""
    game = Game(record.size, WIDEST)
    game.set_up(_start_of(record))
    return game


def _start_of(record: Record) -> Position:
    position = empty_position(record.size).with_stones(record.black, record.white)
    return replace(position, to_move=record.to_move)


def replay_of(record: Record, parts: int = BOARD_ALONE) -> Replay:
    """Give a record's game to be played and taken back, with features of these parts or none.

    Raises IllegalMove for a move that is not legal, UsageError for a game without moves or with too many.
    """
    if not record.moves:
        raise UsageError("no moves")
    board = starting_board(record)
    features = None if parts == BOARD_ALONE else Features(board, parts)
    return Replay(board, record.moves, features)


def positions_of(game: NamedGame) -> Iterator[tuple[int, Move, Board, Features]]:
    """Give every tenth position of a game and its last: its number, the move that led there, the board, its features.

    Board and features are the same ones throughout, the features not yet brought up to date. Raises IllegalMove.
    """
    board = starting_board(game.record)
    features = Features(board)
    moves = game.record.moves
    for number, move in enumerate(moves, start=1):
        board.play(move.color, move.point)
        if number % STEP == 0 or number == len(moves):
            yield number, move, board, features
