"""A drawing found in many games: counts put together from threads, told as they grow.

Takes words, an index, and which games are wanted; gives frozen values. Asks no database.
"""

from __future__ import annotations

import time
from array import array
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from riyu.archive.drawing import Drawing, Rectangle, point_name
from riyu.archive.laying import LaidDrawing
from riyu.archive.orientations import NOWHERE, Orientation, keys_of_next, orientations_of
from riyu.archive.scanning import Scan
from riyu.game.constants import BLACK
from riyu.game.points import Color
from riyu.game.transform import Transform

__all__ = ["Continuation", "Found", "StandingPlace", "find_in"]

_FIRST_GAMES = 500  # of the first look: its answers are there at once
_MOST_GAMES = 8000
_WIDE = 8  # numbers of a row; see scanning.pxd
_ROWS = NOWHERE + 2


@dataclass(frozen=True, slots=True)
class Continuation:
    """What was played next in the rectangle; what is the same by the drawing's own symmetry counts as one.

    `place`: in the drawing's reading order, -1 where nobody plays there again; `point`: its name, as if the drawing lay
    in the lower left (at its edges, on 19x19); `color`: as drawn. `at_once`: how often it was the game's very next
    move. `black_won`, `white_won`: won by the drawing's Black and White, counted by places. `first`, `last`: the days
    of the first and last of these games, YYYYMMDD, 0 without dates.
    """

    place: int
    point: str
    color: Color
    places: int
    games: int
    at_once: int
    black_won: int
    white_won: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class StandingPlace:
    """Where a drawing came to stand: in game `game` after `move` moves, on this rectangle of the board.

    `transform` takes the drawing there, with the colors changed if `swapped`. `next_move`: the number of the next move
    in the rectangle, 0 if there is none; `continuation`: the place in the drawing and the color of it, or None.
    """

    game: int
    move: int
    transform: Transform
    swapped: bool
    rectangle: Rectangle
    next_move: int
    continuation: tuple[int, Color] | None


@dataclass(frozen=True, slots=True)
class Found:
    """What was found in the games looked through so far.

    `games`: with at least one place; `places`: times that the drawing came to stand. `continuations`: the most frequent
    first; `nowhere`: the places in whose rectangle nobody played again, None if there are none. `elsewhere`: of all
    places, those after which the next move of the game was played outside, or was none. `told`: the first places.
    """

    drawing: Drawing
    searched: int
    of: int
    games: int
    places: int
    elsewhere: int
    black_won: int
    white_won: int
    first: int
    last: int
    continuations: tuple[Continuation, ...]
    nowhere: Continuation | None
    told: tuple[StandingPlace, ...]
    seconds: float

    @property
    def is_whole(self) -> bool:
        """Whether all games have been looked through."""
        return self.searched == self.of


def find_in(
    words: Sequence[int],
    index: Sequence[int],
    mask: bytes,
    sizes: Sequence[int],
    drawing: Drawing,
    *,
    is_turned: bool = True,
    is_swapped: bool = True,
    most: int = 100,
    threads: int = 2,
) -> Iterator[Found]:
    """Look for a drawing in games; see `Archive.find`. `sizes`: of the boards to look at."""
    began = time.monotonic()
    orientations = orientations_of(drawing, is_turned=is_turned, is_swapped=is_swapped)
    keys = keys_of_next(drawing, orientations)
    laid = [one for size in sizes if (one := LaidDrawing(size, orientations, keys)).fits]
    sums = _Sums(drawing, orientations, sum(mask), most, began)

    def look(part: tuple[int, int]) -> tuple[Scan, int]:
        scan = Scan(words, index, most)
        for one in laid:
            scan.run(one, mask, *part)
        return scan, sum(mask[slice(*part)])

    def found() -> Iterator[Found]:
        parts = deque(_parts(len(mask)))
        running: deque[Future[tuple[Scan, int]]] = deque()
        with ThreadPoolExecutor(threads) as pool:
            try:
                while parts or running:
                    while parts and len(running) < 2 * threads:
                        running.append(pool.submit(look, parts.popleft()))
                    sums.add(*running.popleft().result())
                    yield sums.found()
            finally:
                for one in running:
                    one.cancel()
        if not len(mask):
            yield sums.found()

    return found()


def _parts(games: int) -> Iterator[tuple[int, int]]:
    first, count = 0, _FIRST_GAMES
    while first < games:
        yield first, min(games, first + count)
        first += count
        count = min(2 * count, _MOST_GAMES)


class _Sums:
    """What scans found, put together."""

    def __init__(
        self,
        drawing: Drawing,
        orientations: Sequence[Orientation],
        wanted: int,
        most: int,
        began: float,
    ) -> None:
        self.drawing = drawing
        self.orientations = orientations
        self.of = wanted
        self.most = most
        self.began = began
        self.searched = 0
        self.rows: dict[int, list[int]] = {}
        self.told: list[StandingPlace] = []

    def add(self, scan: Scan, games: int) -> None:
        """Add what a scan found in so many games."""
        self.searched += games
        tally: array[int] = scan.tally
        for row in range(_ROWS):
            if tally[_WIDE * row]:
                fresh = tally[_WIDE * row : _WIDE * (row + 1)]
                known = self.rows.setdefault(row, [0] * 7)
                for column in range(5):
                    known[column] += fresh[column]
                days = [day for day in (known[5], fresh[5]) if day]
                known[5] = min(days, default=0)
                known[6] = max(known[6], fresh[6])
        for i in range(min(scan.told_count, self.most - len(self.told))):
            self.told.append(self._place(scan.told[2 * i], scan.told[2 * i + 1]))

    def _place(self, first: int, second: int) -> StandingPlace:
        base, orientation = second & 0xFFFF, self.orientations[(second >> 16) & 0xFFFF]
        left, bottom = base % 20, base // 20
        laid = orientation.laid
        return StandingPlace(
            game=first & 0xFFFFFFFF,
            move=(first >> 32) & 0xFFFF,
            transform=orientation.transform,
            swapped=orientation.swapped,
            rectangle=Rectangle(left, bottom, left + laid.width - 1, bottom + laid.height - 1),
            next_move=first >> 48,
            continuation=_unkeyed(second >> 32),
        )

    def found(self) -> Found:
        """Give all that is found by now."""
        every = self.rows.get(NOWHERE + 1, [0] * 7)
        continuations = sorted(
            (self._continuation(key) for key in self.rows if key <= NOWHERE),
            key=lambda one: (-one.places, one.place, one.color),
        )
        nowhere = next((one for one in continuations if one.place < 0), None)
        return Found(
            drawing=self.drawing,
            searched=self.searched,
            of=self.of,
            games=every[1],
            places=every[0],
            elsewhere=every[0] - every[2],
            black_won=every[3],
            white_won=every[4],
            first=every[5],
            last=every[6],
            continuations=tuple(one for one in continuations if one.place >= 0),
            nowhere=nowhere,
            told=tuple(self.told),
            seconds=time.monotonic() - self.began,
        )

    def _continuation(self, key: int) -> Continuation:
        where = _unkeyed(key)
        place, color = where or (-1, 0)
        name = point_name(self.drawing, place) if where else ""
        return Continuation(place, name, color, *self.rows[key])


def _unkeyed(key: int) -> tuple[int, Color] | None:
    return None if key == NOWHERE else (key // 2, BLACK + key % 2)
