"""The archive measured: how long drawings take, and whether what is found is what a slow search finds.

Takes an archive, records and seeds; gives figures. Looks for nothing itself.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

from riyu.archive.adding import add
from riyu.archive.archive import Archive
from riyu.archive.drawing import (
    ANYTHING,
    Drawing,
    Edges,
    Rectangle,
    drawing_of_corner,
    drawing_of_position,
)
from riyu.archive.finding import StandingPlace
from riyu.archive.orientations import orientations_of
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, column_of, opposite, row_of
from riyu.game.record import Record
from riyu.lab.archive_witness import SeenGame, SeenPlace, places_of, seen_game
from riyu.lab.games import starting_board
from riyu.sgf.record import tree_of
from riyu.sgf.writer import write_text

__all__ = [
    "Compared",
    "Timed",
    "compared",
    "corners_by_chance",
    "differences",
    "drawings_by_chance",
    "some_records",
    "timed",
    "timed_rows",
]

_STONES = 3  # of drawings of any size: one stone or two stand everywhere, and the slow search would count for hours
_EVERY = 1 << 22  # places that are told where all are compared
_Place: TypeAlias = tuple[int, SeenPlace]


@dataclass(frozen=True, slots=True)
class Compared:
    """Places that the slow search found, and what is different: of a place, or of a count."""

    places: int
    wrong: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Timed:
    """How long a drawing took: seconds until the first answer and until all, and what was found."""

    first: float
    all: float
    games: int
    places: int


def timed(archive: Archive, drawing: Drawing, threads: int) -> Timed:
    """Look for a drawing once."""
    began = time.perf_counter()
    founds = archive.find(drawing, threads=threads)
    found = next(founds)
    first = time.perf_counter() - began
    *_, found = found, *founds
    return Timed(first, time.perf_counter() - began, found.games, found.places)


def drawings_by_chance(
    chance: random.Random, records: Sequence[Record], count: int, side: int = 0, stones: int = 0
) -> Iterator[Drawing]:
    """Give drawings: two in three cut from positions of games, with some points left open, the others drawn by chance.

    `side`: all cut from games and so wide and high, without an edge; else of any size, now and then the whole board.
    `stones`: points, at least, on which one color alone may stand.
    """
    given = 0
    while given < count:
        is_cut = side or chance.random() < 2 / 3
        drawing = _cut(chance, chance.choice(records), side) if is_cut else _drawn(chance)
        if drawing is not None and sum(content in (2, 4) for content in drawing.points) >= stones:
            given += 1
            yield drawing


def _cut(chance: random.Random, record: Record, side: int) -> Drawing | None:
    board = starting_board(record)
    for move in record.moves[: chance.randint(1, len(record.moves))]:
        board.play(move.color, move.point, minds_ko=False)
    size = record.size
    if side:
        left, bottom = (chance.randint(1, size - side + 1) for _ in range(2))
        part = Rectangle(left, bottom, left + side - 1, bottom + side - 1)
    elif chance.random() < 0.05:
        part = Rectangle(1, 1, size, size)
    else:
        columns = sorted(chance.randint(1, size) for _ in range(2))
        rows = sorted(chance.randint(1, size) for _ in range(2))
        if columns[1] - columns[0] > 7 or rows[1] - rows[0] > 7:
            return None
        part = Rectangle(columns[0], rows[0], columns[1], rows[1])
    drawing = drawing_of_position(board.position(), part)
    points = bytearray(drawing.points)
    if not side:
        for place in range(len(points)):
            if chance.random() < 0.1:
                points[place] |= chance.choice((1, 2, 4, ANYTHING))
    if set(points) == {ANYTHING} or (side and sum(p != 1 for p in points) < 3):
        return None
    edges = Edges() if side or chance.random() < 0.3 else drawing.edges
    return Drawing(drawing.width, drawing.height, bytes(points), edges)


def _drawn(chance: random.Random) -> Drawing | None:
    width, height = chance.randint(1, 5), chance.randint(1, 5)
    points = bytes(
        chance.choices([1, 2, 4, ANYTHING, 3, 5, 6], [4, 3, 3, 3, 1, 1, 1], k=width * height)
    )
    if set(points) == {ANYTHING}:
        return None
    edges = Edges(*(chance.random() < 0.2 for _ in range(4)))
    return Drawing(width, height, points, edges)


def corners_by_chance(
    chance: random.Random, records: Sequence[Record], count: int
) -> Iterator[Drawing]:
    """Give corners of 19x19 as the first four to eight moves there left them."""
    given = 0
    while given < count:
        moves: list[tuple[Color, int]] = [
            (move.color, move.point)
            for move in chance.choice(records).moves
            if move.point != PASS and column_of(move.point) > 10 and row_of(move.point) > 10
        ][: chance.randint(4, 8)]
        if len(moves) >= 4:
            given += 1
            yield drawing_of_corner(moves)


def differences(archive: Archive, games: Sequence[SeenGame], drawing: Drawing) -> Compared:
    """Compare what the archive finds of a drawing with what a slow search finds in the same games."""
    orientations: dict[tuple[int, bool], bytes] = {
        (one.transform, one.swapped): one.laid.points for one in orientations_of(drawing)
    }
    expected = sorted(places_of(drawing, list(games)), key=_order)
    *_, found = archive.find(drawing, most=_EVERY)
    told = sorted(((one.game, _seen(one, orientations)) for one in found.told), key=_order)
    won = [0, 0, 0]
    winners = {
        game: archive.games_of([game])[game].winner for game in {game for game, _ in expected}
    }
    for game, place in expected:
        winner = winners[game]
        if winner in (BLACK, WHITE):
            won[opposite(winner) if place.swapped else winner] += 1
    expected = [(game, place._replace(swapped=False)) for game, place in expected]
    wrong = [f"only the archive: {one}" for one in _without(told, expected)]
    wrong += [f"only the slow search: {one}" for one in _without(expected, told)]
    counts: dict[tuple[int, Color] | None, int] = {}
    for _, place in expected:
        counts[place.continuation] = counts.get(place.continuation, 0) + 1
    tallied: dict[tuple[int, Color] | None, int] = {
        (one.place, one.color): one.places for one in found.continuations
    }
    if found.nowhere is not None:
        tallied[None] = found.nowhere.places
    if counts != tallied:
        wrong.append(f"counts {tallied}, by the slow search {counts}")
    at_once = sum(place.next_move == place.move + 1 for _, place in expected)
    sums = (found.places, found.games, found.elsewhere, found.black_won, found.white_won)
    slow = (len(expected), len(winners), len(expected) - at_once, *won[1:])
    if sums != slow:
        wrong.append(f"places, games, elsewhere, won {sums}, by the slow search {slow}")
    return Compared(len(expected), tuple(wrong))


def _seen(place: StandingPlace, laid: dict[tuple[int, bool], bytes]) -> SeenPlace:
    part = place.rectangle
    return SeenPlace(
        place.move,
        part.left,
        part.bottom,
        part.width,
        part.height,
        laid[place.transform, place.swapped],
        place.next_move,
        place.continuation,
        False,
    )


def _order(one: _Place) -> tuple[object, ...]:
    game, place = one
    return (game, *place[:7], place.continuation or (-1, 0))


def _without(some: Sequence[_Place], others: Sequence[_Place]) -> list[_Place]:
    known = set(others)
    return [one for one in some if one not in known]


def some_records(archive: Archive, count: int) -> list[Record]:
    """Give games of an archive, evenly from its first to its last."""
    step = max(1, archive.games // count)
    return [archive.record(game) for game in range(0, archive.games, step)][:count]


def timed_rows(
    archive: Archive,
    records: Sequence[Record],
    count: int,
    *,
    seed: int,
    threads: int,
    advance: Callable[[int], None],
) -> list[dict[str, object]]:
    """Look for so many drawings of each kind, cut from records; give seconds: the median and the worst."""
    chance = random.Random(seed)
    kinds: dict[str, Callable[[], Iterator[Drawing]]] = {
        "5x5 from games": lambda: drawings_by_chance(chance, records, count, 5),
        "corner sequences": lambda: corners_by_chance(chance, records, count),
        "any drawing": lambda: drawings_by_chance(chance, records, count, stones=_STONES),
    }
    rows: list[dict[str, object]] = []
    done = 0
    for kind, drawings in kinds.items():
        times, used = [], []
        for drawing in drawings():
            began = time.process_time()
            times.append(timed(archive, drawing, threads))
            used.append(time.process_time() - began)
            done += 1
            advance(done)
        firsts, alls = [one.first for one in times], [one.all for one in times]
        rows.append(
            {
                "looked for": kind,
                "drawings": count,
                "places": sum(one.places for one in times) // count,
                "first s": round(median(firsts), 4),
                "worst first s": round(max(firsts), 4),
                "all s": round(median(alls), 4),
                "worst all s": round(max(alls), 4),
                "processor s": round(median(used), 4),
                "worst processor s": round(max(used), 4),
            }
        )
    return rows


def compared(
    records: Sequence[Record], count: int, *, seed: int, advance: Callable[[int], None]
) -> tuple[int, list[str]]:
    """Look for so many drawings by chance in an archive of these games and by the slow search.

    Give the places found and what is different, each with its drawing.
    """
    wrong: list[str] = []
    places = 0
    with TemporaryDirectory() as folder:
        file = Path(folder, "games.sgf")
        file.write_text("\n".join(write_text(tree_of(record)) for record in records))
        add(Path(folder, "archive"), [file])
        with Archive(Path(folder, "archive")) as archive:
            kept = [archive.record(game) for game in range(archive.games)]
            seen = [seen_game(record) for record in kept]
            drawings = drawings_by_chance(random.Random(seed), kept, count, stones=_STONES)
            for done, drawing in enumerate(drawings, start=1):
                found = differences(archive, seen, drawing)
                places += found.places
                wrong += [f"{drawing}\n{one}" for one in found.wrong]
                advance(done)
    return places, wrong
