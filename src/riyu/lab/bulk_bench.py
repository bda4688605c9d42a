"""All classes against the positions of games: the bulk matcher beside the focus matcher and the sweep.

Takes games and a library; gives how much was compared and what differs, and rows of plain values. Knows no good figure:
experiments/log/patterns.md holds those that were reached.

Every position of a game is looked at, its first one too, for both colors, each class answering as its header says. A
cost is processor time of the threads that work: putting a position into a batch apart from asking about it, the focus
matcher without features' time, the sweep with the board's moves, which it follows.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color
from riyu.lab.bench import Row
from riyu.lab.bulk_sums import Sums, key_of
from riyu.lab.games import WIDEST, NamedGame, starting_board
from riyu.lab.sweep_bench import drawings_of
from riyu.patterns._entries import anchor_of
from riyu.patterns._laying import turned
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.patterns.bulk import Batch, Matches, ask
from riyu.patterns.bulk_asking import BulkAsker
from riyu.patterns.bulk_program import sweeping_program
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.sweep import Sweep
from riyu.patterns.swept import Swept

__all__ = ["BulkChecked", "bulk_rows", "check_bulk", "check_swept", "limit_rows"]

_COLORS: tuple[Color, ...] = (BLACK, WHITE)
_SHOWN = 20
_SECONDS = 0.3


@dataclass(slots=True)
class BulkChecked:
    """What was compared: games, positions, matches; and what differs, in words."""

    games: int = 0
    positions: int = 0
    matches: int = 0
    differences: list[str] = field(default_factory=list)


class _Positions:
    """The positions of games of one size, a batch at a time."""

    def __init__(self, games: Sequence[NamedGame], advance: Callable[[int], None]) -> None:
        if len({game.record.size for game in games}) != 1:
            raise UsageError("nothing to compare: expected games on boards of one size")
        self._games = games
        self._advance = advance

    def __iter__(self) -> Iterator[tuple[NamedGame, int, Board]]:
        """Give the game, the number of moves played, and the board: one a game."""
        for number, game in enumerate(self._games, start=1):
            board = starting_board(game.record)
            yield game, 0, board
            for at, move in enumerate(game.record.moves, start=1):
                board.play(move.color, move.point)
                yield game, at, board
            self._advance(number)


def check_bulk(
    games: Sequence[NamedGame],
    library: Library,
    threads: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> BulkChecked:
    """Compare what the bulk matcher and the focus matcher answer in every position, by digest.

    Raises UsageError for games on boards of several sizes.
    """
    ready = ReadyLibrary(library)
    bulk = BulkAsker(ready, size=games[0].record.size if games else 19, threads=threads)
    done = BulkChecked(len(games))
    by_focus, where = Sums(bulk.batch.room), list[str]()

    def compare() -> None:
        nonlocal by_focus
        answers = bulk.ask()
        found = Sums(bulk.batch.room)
        found.add(answers.matches)
        # The asker's sums are by place among all classes, the matcher's by place in its program.
        for number, match in answers.late:
            place, color, order, orientation, focus, _, _ = match
            key = key_of(len(bulk.decided) + place, order, orientation)
            found.add_number(number, key + ((color - 1) << 9) + focus)
        _note(done, found, by_focus, where)
        bulk.clear()
        where.clear()
        by_focus = Sums(bulk.batch.room)

    keys = {place: number for number, place in enumerate(bulk.places)}
    features, asker = None, None
    for game, at, board in _Positions(games, advance):
        if at == 0 or asker is None:
            features = Features(board, 7)
            asker = Asker(features, ready)
        assert features is not None
        features.update()
        number = bulk.add(board)
        where.append(f"{game.name}, after {at} moves")
        for place, wanted in enumerate(bulk.classes):
            for color in _COLORS:
                asker.answer(wanted.name, color)
                by_focus.add_asked(number, asker, keys.get(place, len(bulk.decided) + place), color)
        if bulk.is_full:
            compare()
    compare()
    return done


def check_swept(
    games: Sequence[NamedGame],
    library: Library,
    threads: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> BulkChecked:
    """Compare where the bulk matcher and the sweep find the drawings of all classes, in every position, by digest.

    A drawing is what a pattern asks of points: no ties, no tests, no bars. Errors as `check_bulk`.
    """
    size = games[0].record.size if games else 19
    drawings = drawings_of(library.classes)
    swept, program = Swept(drawings, size), sweeping_program(drawings)
    origins = []
    for one in program.laid:
        x, y = turned(one.orientation, anchor_of(drawings[one.order][0]))
        origins.append(x + 20 * y)
    batch = Batch(size)
    done = BulkChecked(len(games))
    by_sweep, where = Sums(batch.room), list[str]()

    def compare() -> None:
        nonlocal by_sweep
        found = Sums(batch.room)
        found.add(ask(program, batch, threads=threads), origins)
        _note(done, found, by_sweep, where)
        batch.clear()
        where.clear()
        by_sweep = Sums(batch.room)

    sweep = None
    for game, at, board in _Positions(games, advance):
        if at == 0 or sweep is None:
            sweep = Sweep(board, swept)
        sweep.update()
        by_sweep.add_swept(batch.add(board), sweep)
        where.append(f"{game.name}, after {at} moves")
        if batch.count == batch.room:
            compare()
    compare()
    return done


def _note(done: BulkChecked, found: Sums, expected: Sums, where: Sequence[str]) -> None:
    for number, place in enumerate(where):
        done.positions += 1
        done.matches += expected.of(number)[0]
        if found.of(number) != expected.of(number) and len(done.differences) < _SHOWN:
            ours, others = found.of(number)[0], expected.of(number)[0]
            done.differences.append(f"{place}: {ours} matches in bulk, {others} otherwise")


def bulk_rows(
    games: Sequence[NamedGame],
    library: Library,
    threads: int = 2,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give what it costs to find all that classes answer in every position of games: microseconds a position.

    `g_a_second`: positions times patterns, in 10^9 a second of that time. The rows by threads give processor time of
    all, and `seconds` as the clock has them. Raises UsageError for games on boards of several sizes.
    """
    ready = ReadyLibrary(library)
    size = games[0].record.size if games else 19
    bulk = BulkAsker(ready, size=size)
    drawings = drawings_of(library.classes)
    swept, drawn = Swept(drawings, size), sweeping_program(drawings)
    names = ("into the batch", "asking", "asking by threads", "drawings", "focus", "sweep", "board")
    spent = dict.fromkeys(names, 0.0)
    clock = dict.fromkeys(names, 0.0)
    positions = matches = looked = 0
    asker = sweep = None

    def timed(name: str, work: Callable[[], object], timer: Callable[[], float]) -> object:
        began, start = time.monotonic(), timer()
        result = work()
        spent[name] += timer() - start
        clock[name] += time.monotonic() - began
        return result

    def look() -> None:
        nonlocal matches, looked
        found = timed("asking", partial(ask, bulk.program, bulk.batch), time.thread_time)
        assert isinstance(found, Matches)
        matches += len(found)
        looked += found.looked
        timed(
            "asking by threads",
            partial(ask, bulk.program, bulk.batch, threads=threads),
            time.process_time,
        )
        timed("drawings", partial(ask, drawn, bulk.batch), time.thread_time)
        bulk.clear()

    for _, at, board in _Positions(games, advance):
        if at == 0 or asker is None or sweep is None:
            features = Features(board, 7)
            asker, sweep = Asker(features, ready), Sweep(board, swept)
        timed("sweep", sweep.update, time.thread_time)
        timed("into the batch", partial(bulk.add, board), time.thread_time)
        timed("focus", partial(_ask_all, asker, bulk.decided), time.thread_time)
        positions += 1
        if bulk.is_full:
            look()
    look()
    patterns = sum(len(found.patterns) for found in bulk.decided)
    words = {
        "focus": "focus matcher, one core",
        "into the batch": "bulk: into the batch",
        "asking": "bulk: asking, one core",
        "asking by threads": f"bulk: asking, {threads} threads",
        "sweep": f"sweep of {len(drawings):,} drawings",
        "drawings": "bulk: the sweep's drawings",
    }
    rows: list[Row] = []
    for name, text in words.items():
        micro = spent[name] / max(positions, 1) * 1e6
        rows.append(
            {
                "what": text,
                "positions": positions,
                "microseconds": round(micro, 1),
                "seconds": round(clock[name], 2),
                "g_a_second": round(patterns / max(micro, 1e-9) / 1000, 3),
            }
        )
    rows[2]["matches_a_position"] = round(matches / max(positions, 1), 1)
    rows[2]["nodes_a_position"] = round(looked / max(positions, 1), 1)
    return rows


def _ask_all(asker: Asker, classes: Sequence[PatternClass]) -> None:
    for wanted in classes:
        for color in _COLORS:
            asker.answer(wanted.name, color)


def limit_rows(size: int = 19) -> list[Row]:
    """Give how many nodes a second the kernel looks at where nothing but the machine holds it back, on one core.

    On empty boards, where every node leaves all: one program asks for planes that fit the first cache (23 KB: the
    loop and its arithmetic), one for six times as many (the second cache's bytes). A node reads 64 bytes of a plane,
    and puts 8 words of 64 positions together twice.
    """
    board, batch = Board(size, WIDEST), Batch(size)
    for _ in range(batch.room):
        batch.add(board)
    near = [(x, y) for y in range(-2, 3) for x in range(-2, 3)]
    rows: list[Row] = []
    for what, kinds in (("planes of one content", (1,)), ("planes of six", (1, 3, 5, 9, 11, 13))):
        program = sweeping_program([(dict.fromkeys(near, mask), 1) for mask in kinds])
        start = time.thread_time()
        looked = 0
        while time.thread_time() - start < _SECONDS:
            looked += ask(program, batch).looked
        rate = looked / (time.thread_time() - start)
        figures = {"m_nodes_a_second": round(rate / 1e6, 1), "gb_a_second": round(rate * 64e-9, 2)}
        rows.append({"what": what, **figures})
    return rows
