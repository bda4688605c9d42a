"""The archive opened to look into it: games listed and given back, counts, and a drawing found in all of them.

Takes a folder; gives frozen games, figures, and what was found, as it is found. Adds nothing: `adding` does.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from riyu.archive.drawing import Drawing
from riyu.archive.finding import Found, find_in
from riyu.archive.reading import DRAWN, GameFacts
from riyu.archive.store import INDEX, MOVES, Store
from riyu.archive.stream import decoded
from riyu.archive.wanted import EVERY_GAME, Wanted
from riyu.base.errors import BadInput, Place, UsageError, reason_of
from riyu.game.constants import BLACK, WHITE
from riyu.game.record import Players, Record
from riyu.game.ruleset import RULESETS

__all__ = ["Archive", "KeptGame", "Stats"]

_ASK = """
select games.id, sources.path, number, games.size, b.name, w.name, black_rank, white_rank, result, winner,
    margin, day, date, ruleset, komi, handicap, event, moves
from games join sources on sources.id = source join players b on b.id = black join players w on w.id = white
"""


@dataclass(frozen=True, slots=True)
class KeptGame(GameFacts):
    """A game of the archive: its number there, from 0, and the file that it was read from."""

    id: int
    source: str

    @property
    def title(self) -> str:
        """Who played whom, when, and how it ended."""
        names = [
            " ".join(part for part in pair if part) or "?"
            for pair in ((self.black, self.black_rank), (self.white, self.white_rank))
        ]
        rest = [part for part in (self.date, self.result) if part]
        return ", ".join([" - ".join(names), *rest])


@dataclass(frozen=True, slots=True)
class Stats:
    """What the archive holds. `known`: games met again and not kept twice; `size`: bytes of all its files.

    `years`, `sizes`, `rulesets`, `results`: games by each, the empty text for unknown.
    """

    games: int
    moves: int
    players: int
    sources: int
    known: int
    faults: int
    size: int
    years: dict[str, int]
    sizes: dict[str, int]
    rulesets: dict[str, int]
    results: dict[str, int]


class Archive:
    """An archive to look into; what is added later is not seen. Raises BadInput as `Store` does.

    Several threads may look at once. Close it when done; it closes at the end of a `with`.
    """

    def __init__(self, folder: Path) -> None:
        self._store = Store(folder)
        self.folder = folder
        self.games, words = self._store.lengths
        self._words = _mapped(folder / MOVES, 2 * words, "H")
        self._index = _mapped(folder / INDEX, 24 * self.games, "Q")

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close it."""
        self._store.close()

    # Games. -----------------------------------------------------------------------------------------------------------

    def list_games(
        self, wanted: Wanted = EVERY_GAME, most: int = -1, start: int = 0
    ) -> list[KeptGame]:
        """Give games in the order they were added: `most` of them at most (-1: all), from the `start`-th wanted on."""
        condition, values = wanted.question()
        ask = (
            f"{_ASK} where {_named(condition)} and games.id < ? order by games.id limit ? offset ?"
        )
        return [_game(row) for row in self._rows(ask, [*values, self.games, most, start])]

    def games_of(self, ids: Iterable[int]) -> dict[int, KeptGame]:
        """Give games by their numbers; unknown ones are left out."""
        found = {}
        for one in dict.fromkeys(ids):
            for row in self._rows(f"{_ASK} where games.id = ?", [one]):
                found[one] = _game(row)
        return found

    def count_games(self, wanted: Wanted = EVERY_GAME) -> int:
        """Give how many games are wanted."""
        return sum(self._mask(wanted))

    def record(self, game: int) -> Record:
        """Give a game back as a record, from the archive alone. Raises UsageError for an unknown number."""
        about = self.games_of([game]).get(game)
        if about is None:
            raise UsageError(f"no game {game} in the archive: it holds {self.games:,}, from 0")
        start, sizes, third = self._index[3 * game : 3 * game + 3]
        words = self._words[start : start + (sizes & 0x7FFFFFFF)]
        stones, moves = decoded(words, (third >> 16) & 0xFFFF)
        black = tuple(stone.point for stone in stones if stone.color == BLACK)
        return Record(
            size=about.size,
            moves=tuple(moves),
            black=black,
            white=tuple(stone.point for stone in stones if stone.color == WHITE),
            to_move=moves[0].color,
            handicap=about.handicap,
            komi=about.komi,
            ruleset=RULESETS.get(about.ruleset),
            players=Players(about.black, about.white, about.black_rank, about.white_rank),
            result=about.result,
            date=about.date,
            event=about.event,
        )

    def stats(self) -> Stats:
        """Count what the archive holds."""

        def number(ask: str) -> int:
            return int(next(iter(self._rows(ask, [])))[0] or 0)

        def by(what: str) -> dict[str, int]:
            ask = f"select {what} as it, count(*) from games group by it order by it"
            return {str(name or ""): int(count) for name, count in self._rows(ask, [])}

        winner = (
            f"case winner when {BLACK} then 'B' when {WHITE} then 'W' when {DRAWN} then '0' end"
        )
        return Stats(
            games=self.games,
            moves=number("select sum(moves) from games"),
            players=number("select count(*) from players where name != ''"),
            sources=number("select count(*) from sources"),
            known=number("select sum(known) from sources"),
            faults=number("select count(*) from faults"),
            size=sum(file.stat().st_size for file in self.folder.iterdir() if file.is_file()),
            years=by("nullif(day / 10000, 0)"),
            sizes=by("size"),
            rulesets=by("ruleset"),
            results=by(winner),
        )

    def faults(self) -> list[tuple[str, int, str]]:
        """Give what could not be read when games were added: the file, the game's number (0: the file), and why."""
        ask = "select path, number, message from faults join sources on sources.id = source"
        return [
            (os.fsdecode(path), number, message) for path, number, message in self._rows(ask, [])
        ]

    # Finding. ---------------------------------------------------------------------------------------------------------

    def find(
        self,
        drawing: Drawing,
        wanted: Wanted = EVERY_GAME,
        *,
        is_turned: bool = True,
        is_swapped: bool = True,
        most: int = 100,
        threads: int = 2,
    ) -> Iterator[Found]:
        """Look for a drawing in the games wanted; give all that is found so far, again and again, at last the whole.

        Each is complete for the games looked through by then (`searched` of `of`). The drawing is tried in all eight
        orientations and with the colors changed unless that is not wanted; `most` places are told with their games.
        Who has seen enough closes the iterator.
        """
        sizes = [wanted.size] if wanted.size else self._sizes()
        return find_in(
            self._words,
            self._index,
            self._mask(wanted),
            sizes,
            drawing,
            is_turned=is_turned,
            is_swapped=is_swapped,
            most=most,
            threads=threads,
        )

    def _sizes(self) -> list[int]:
        ask = "select distinct size from games order by size desc"
        return [int(size) for (size,) in self._rows(ask, [])]

    def _mask(self, wanted: Wanted) -> bytes:
        """Give for each game whether it is wanted."""
        if wanted == EVERY_GAME:
            return b"\1" * self.games
        condition, values = wanted.question()
        mask = bytearray(self.games)
        for (game,) in self._rows(
            f"select id from games where {condition} and id < ?", [*values, self.games]
        ):
            mask[game] = 1
        return bytes(mask)

    def _rows(self, ask: str, values: Sequence[object]) -> list[Any]:
        return self._store.rows(ask, values)


def _named(condition: str) -> str:
    """Give a condition on games where other tables are asked too."""
    return f"games.id in (select id from games where {condition})"


def _game(row: Sequence[Any]) -> KeptGame:
    first, path, *rest = row
    values: list[Any] = [*rest, first, os.fsdecode(path)]
    return KeptGame(*values)


def _mapped(path: Path, size: int, kind: Literal["H", "Q"]) -> memoryview[int]:
    """Map the first bytes of a file into memory as numbers."""
    if not size:
        return memoryview(bytes(8)).cast(kind)
    try:
        with path.open("rb") as file:
            return memoryview(mmap.mmap(file.fileno(), size, access=mmap.ACCESS_READ)).cast(kind)
    except OSError as error:
        raise BadInput(reason_of(error), Place(str(path))) from None
