"""Games kept apart: which ones are for checking alone, and the games of files on either side, in few bytes.

Takes game files and a seed; gives games. Measures nothing. Harvesting, learning and measuring divide games here alone:
what one of them learned from is never another's check, if the seed is the same.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.game.record import Record
from riyu.lab.games import in_turn, replay_of, shared_move
from riyu.sgf.files import iter_games

__all__ = ["Apart", "Game", "checking_games", "training_games"]


class Apart(NamedTuple):
    """Which games are kept apart from learning: one in `one_in`, by a hash of its moves and the seed.

    Games kept apart under the seed `spare` are neither learned from nor checked on: they are for a last check.
    """

    seed: int = 0
    one_in: int = 10
    spare: int | None = None

    def holds(self, record: Record) -> bool:
        """Say whether a game is kept apart for checking."""
        return _is_drawn(record, self.seed, self.one_in)

    def spares(self, record: Record) -> bool:
        """Say whether a game is left out altogether."""
        return self.spare is not None and _is_drawn(record, self.spare, self.one_in)


def _is_drawn(record: Record, seed: int, one_in: int) -> bool:
    words = [record.size, *record.black, 0, *record.white, 0, *(m.point for m in record.moves)]
    data = b"".join(word.to_bytes(2, "big") for word in [seed & 0xFFFF, *words])
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "big") % one_in == 0


@dataclass(frozen=True, slots=True)
class Game:
    """A game's moves in few bytes: the record without them, shared where it can be, and 16 bits a move."""

    start: Record
    moves: bytes

    @classmethod
    def of(cls, record: Record) -> Game:
        """Pack a record."""
        words = [512 * move.color + move.point for move in record.moves]
        start = Record(record.size, (), record.black, record.white, record.to_move)
        return cls(_shared(start), struct.pack(f"={len(words)}H", *words))

    @property
    def record(self) -> Record:
        """The record, with its moves and how it began."""
        words = struct.unpack(f"={len(self.moves) // 2}H", self.moves)
        return replace(self.start, moves=tuple([shared_move(*divmod(word, 512)) for word in words]))


@cache  # frozen: tens of thousands of games share a few beginnings
def _shared(start: Record) -> Record:
    return start


def _games(
    paths: Sequence[Path], count: int, apart: Apart, size: int, *, is_check: bool
) -> list[Game]:
    """Give the first games of a size in files, in turn, that are or are not kept apart; broken ones are passed over."""
    return list(islice(in_turn([_games_of(path, apart, size, is_check) for path in paths]), count))


def _games_of(path: Path, apart: Apart, size: int, is_check: bool) -> Iterator[Game]:
    for _, record in iter_games(path):
        if isinstance(record, BadInput) or record.size != size:
            continue
        if apart.holds(record) != is_check or apart.spares(record):
            continue
        with suppress(IllegalMove, UsageError):
            replay_of(record)
            yield Game.of(record)


def training_games(paths: Sequence[Path], count: int, apart: Apart, size: int = 19) -> list[Game]:
    """Give the first games of a size that may be learned from. Raises BadInput if a file can't be opened."""
    return _games(paths, count, apart, size, is_check=False)


def checking_games(paths: Sequence[Path], count: int, apart: Apart, size: int = 19) -> list[Game]:
    """Give the first games of a size that are kept apart. Raises BadInput if a file can't be opened."""
    return _games(paths, count, apart, size, is_check=True)
