"""What a duel asks: questions about strings, links, groups, eyes and races at positions of real games.

Takes positions and a seed; gives questions, each with a name that tells it apart for good. Answers nothing.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import BadInput, RiyuError, UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import (
    Color,
    Point,
    color_name,
    column_of,
    opposite,
    point_text,
    row_of,
)
from riyu.game.position import Position
from riyu.game.ruleset import JAPANESE
from riyu.lab.games import NamedGame, in_turn, replay_of
from riyu.reading.eye_spaces import EyeReader
from riyu.sgf.files import iter_games

__all__ = ["KINDS", "Asked", "DuelPosition", "board_of", "files_of", "positions", "questions"]

KINDS = (
    *("attack", "defend", "disconnect", "connect"),
    *("owl_attack", "owl_defend", "eye_attack", "eye_defend", "semeai"),
)
"""What may be asked, by GNU Go's words; of an eye who moves first, who takes it or who makes it."""

SECOND = {
    "defend": "attack",
    "connect": "disconnect",
    "owl_defend": "owl_attack",
    "eye_defend": "eye_attack",
}
"""Kinds that are asked only where the other has an answer that works: what needs no defense is no question."""

_EARLIEST = 12  # a move of the game before which little stands
_SHARE = 0.25  # of an archive's games
_ROUNDS = 20  # positions of a game, at most
_MOST_LIBERTIES = 4  # of a string asked about
_ROOM = 9  # points of an eye space
_RACING = 7  # liberties of a string in a race, at most
_GAPS = ((1, 1), (0, 2), (1, 2), (0, 3), (2, 2), (1, 3), (0, 4))


@dataclass(frozen=True, slots=True)
class DuelPosition:
    """A position of a game, where no ko is forbidden: where it comes from, and its drawing."""

    source: str
    position: Position

    @property
    def key(self) -> str:
        """What tells the position apart: a digest of what stands and who moves."""
        at = self.position
        return hashlib.blake2b(at.stones + bytes((at.size, at.to_move)), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: its kind, the points it is about, who asks (and moves first), and whose stones the first is.

    Of an eye `owner` is whose eye it is; of a race the asker's own string comes first.
    """

    kind: str
    points: tuple[Point, ...]
    asker: Color
    owner: Color

    def __str__(self) -> str:
        where = self.points[:1] if self.kind.startswith("eye") else self.points
        return f"{self.kind} {' '.join(map(point_text, where))}, {color_name(self.asker)} first"

    def is_open(self, position: DuelPosition) -> bool:
        """Say whether it may be looked at; the other half is only counted. By a digest, the same in every run.

        What is asked of the same points from both sides is in the same half.
        """
        kind = SECOND.get(self.kind, self.kind)
        text = f"{position.key} {kind} {' '.join(map(point_text, self.points))}"
        return hashlib.blake2b(text.encode(), digest_size=1).digest()[0] < 128


def files_of(paths: Sequence[Path]) -> list[Path]:
    """Give the game files that are named, or lie in folders that are. Raises UsageError where a folder has none."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(
                p for p in path.rglob("*") if p.name.endswith((".sgf", ".sgfs", ".sgfs.gz"))
            )
            if not inside:
                raise UsageError(f"no games in {path}: expected .sgf, .sgfs or .sgfs.gz files")
            found += inside
        else:
            found.append(path)
    return found


def positions(paths: Sequence[Path], count: int, seed: int) -> list[DuelPosition]:
    """Give positions of games drawn by the seed: one of each game, of archives of a quarter of their games.

    Where these are too few, more of each. Games that can't be read or have too few moves are passed over. Raises
    BadInput for files that can't be opened.
    """
    found: dict[str, DuelPosition] = {}
    for again in range(_ROUNDS):
        for game, is_one_of_many in in_turn([_games(path) for path in paths]):
            chance = random.Random(f"{seed} {again} {game.name}")
            if is_one_of_many and chance.random() > _SHARE:
                continue
            drawn = _drawn(game, chance)
            if drawn is not None:
                found.setdefault(drawn.key, drawn)
            if len(found) >= count:
                return list(found.values())
    return list(found.values())


def _games(path: Path) -> Iterator[tuple[NamedGame, bool]]:
    """Give the games of a file, each with whether the file is an archive."""
    is_archive = path.name.endswith((".sgfs", ".sgfs.gz"))
    for number, record in iter_games(path):
        if not isinstance(record, BadInput) and len(record.moves) > _EARLIEST:
            yield NamedGame(f"{path.name}, game {number}", record), is_archive


def _drawn(game: NamedGame, chance: random.Random) -> DuelPosition | None:
    """Give a position of a game; None if its moves aren't legal, or the drawn move leaves a ko."""
    moves = game.record.moves
    number = chance.randrange(_EARLIEST, len(moves))
    try:
        replay = replay_of(game.record)
    except RiyuError:
        return None
    board = replay.board
    for move in moves[:number]:
        board.play(move.color, move.point)
    if board.ko != NO_POINT:
        return None
    position = Position(board.size, board.position().stones, opposite(moves[number - 1].color))
    return DuelPosition(f"{game.name}, move {number}", position)


def board_of(position: Position) -> Board:
    """Give a board with a position on it; only taking back at once in a ko is forbidden, and suicide."""
    board = Board(position.size, JAPANESE)
    board.set_up(position)
    return board


def questions(at: DuelPosition, seed: int, most: int, only: Sequence[str] = ()) -> list[Asked]:
    """Give what is asked at a position, drawn by the seed: `most` groups, eyes and races, more of what is cheap."""
    board = board_of(at.position)
    chance = random.Random(f"{seed} {at.key}")
    drawn: list[Asked] = []
    for kinds, times, found in (
        (("attack", "defend"), 4, _strings(board)),
        (("disconnect", "connect"), 3, _links(board)),
        (("owl_attack", "owl_defend"), 1, _groups(board)),
        (("eye_attack", "eye_defend"), 1, _eyes(board)),
        (("semeai",), 1, _races(board)),
    ):
        chance.shuffle(found)
        for points, owner in found[: times * most]:
            for kind in kinds:
                if only and kind not in only:
                    continue
                asker = owner if kind == "semeai" or kind in SECOND else opposite(owner)
                drawn.append(Asked(kind, points, asker, owner))
    return drawn


_Subjects = list[tuple[tuple[Point, ...], Color]]


def _strings(board: Board) -> _Subjects:
    return [
        ((name,), board.color_at(name))
        for name in board.strings()
        if board.liberties(name) <= _MOST_LIBERTIES and board.neighbor_strings(name)
    ]


def _links(board: Board) -> _Subjects:
    """Give pairs of strings a gap apart; of each pair the stones that lie nearest."""
    found: dict[tuple[Point, Point], tuple[int, tuple[Point, ...], Color]] = {}
    stones = [p for name in board.strings() for p in board.string_points(name)]
    for one in stones:
        for two in stones:
            if one >= two or board.color_at(one) != board.color_at(two):
                continue
            gap = sorted((abs(row_of(one) - row_of(two)), abs(column_of(one) - column_of(two))))
            if tuple(gap) not in _GAPS:
                continue
            pair = (board.string_name(one), board.string_name(two))
            near = (sum(gap), (one, two), board.color_at(one))
            if pair[0] != pair[1]:
                key = (min(pair), max(pair))
                found[key] = min(found.get(key, near), near)
    return [(points, color) for _, points, color in found.values()]


def _groups(board: Board) -> _Subjects:
    """Give strings of at least two stones whose life may be in question: near an enemy, not in the open."""
    return [
        ((name,), board.color_at(name))
        for name in board.strings()
        if board.string_size(name) > 1 and board.neighbor_strings(name)
    ]


def _eyes(board: Board) -> _Subjects:
    """Give eye spaces by their empty points, the lowest first, which is the one asked about.

    GNU Go does not say whose an eye space is: only those are given that nobody else encloses better.
    """
    eyes = EyeReader(board)
    found: dict[tuple[Point, ...], Color] = {}
    for name in board.strings():
        for p in board.liberty_points(name):
            eyes.forget()
            space, _ = eyes.space(p, board.color_at(name))
            empty = tuple(sorted(q for q in space if board.color_at(q) == EMPTY))
            if not empty or len(space) > _ROOM or empty in found:
                continue
            worth = eyes.at(empty[0])
            if worth is not None and worth.color == board.color_at(name):
                found[empty] = worth.color
    return list(found.items())


def _races(board: Board) -> _Subjects:
    """Give strings of both colors that touch, of two stones at least and few liberties; each side is asked."""
    few = {n for n in board.strings() if board.liberties(n) <= _RACING and board.string_size(n) > 1}
    return [
        ((one, two), board.color_at(one))
        for one in few
        for two in board.neighbor_strings(one)
        if two in few
    ]
