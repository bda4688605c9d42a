"""Measurements of the program's ground: playouts, play and undo, legal positions, start-up.

Takes counts and seeds; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/game.md holds those that were reached.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from riyu.base.errors import PeerError, UsageError
from riyu.base.revertable import Revertable, RevertableDict
from riyu.base.trail import Trail
from riyu.game.board import Board
from riyu.game.playout import Playouts
from riyu.lab._valgrind import instructions
from riyu.lab.elo import wilson_interval
from riyu.lab.measuring import count_legal, play_undo_pairs

__all__ = [
    "Row",
    "game_rows",
    "instruction_rows",
    "legal_rows",
    "share_row",
    "start_rows",
    "undo_rows",
]

Row = dict[str, Any]
"""One measurement: names and plain values."""

ROUNDS = 5
"""Times a rate is taken; its median is given, with the lowest and highest."""


def share_row(what: str, count: int, of: int) -> Row:
    """Give a row that says how many of how many, with the share and its 95 % interval."""
    low, high = wilson_interval(count, of) if of else (0.0, 1.0)
    row: Row = {"what": what, "amount": count, "of": of, "share": round(count / max(1, of), 3)}
    return {**row, "low": round(low, 3), "high": round(high, 3)}


def _rates(work: Callable[[int], int], amount: int) -> list[float]:
    """Give units of work a processor second of this thread, ROUNDS times."""
    rates = []
    for number in range(ROUNDS):
        start = time.thread_time()
        done = work(number)
        rates.append(done / max(1e-9, time.thread_time() - start))
    return rates


def _row(what: str, size: int, unit: str, rates: list[float], **more: Any) -> Row:
    return {
        "what": what,
        "size": size,
        "rate": round(statistics.median(rates)),
        "lowest": round(min(rates)),
        "highest": round(max(rates)),
        "unit": unit,
        **more,
    }


def game_rows(playouts: int, seed: int) -> list[Row]:
    """Give playouts a processor second on 9x9, 13x13 and 19x19, plain and careful.

    What two threads give; play+undo pairs.
    """
    rows = []
    for careful in (False, True):
        for size in (9, 13, 19):

            def work(number: int, size: int = size, careful: bool = careful) -> int:
                run = Playouts(Board(size), seed + number, careful=careful)
                run.run(playouts)
                return run.count

            name = "careful playouts" if careful else "uniformly random playouts"
            rows.append(_row(name, size, "a processor second", _rates(work, playouts)))
    rows.append(_threads_row(playouts, seed))
    for size in (9, 19):

        def pairs(number: int, size: int = size) -> int:
            return play_undo_pairs(size, 200 * playouts, seed + number)

        rows.append(
            _row("play and undo, trail on", size, "pairs a processor second", _rates(pairs, 0))
        )
    return rows


def _threads_row(playouts: int, seed: int) -> Row:
    """Give how many times as many 19x19 playouts a wall second two threads run as one, alternating, ROUNDS times."""

    def wall(count: int, number: int) -> float:
        runs = [Playouts(Board(19), seed + number + i) for i in range(count)]
        threads = [threading.Thread(target=r.run, args=(playouts,)) for r in runs]
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return count * playouts / (time.perf_counter() - start)

    ones, twos = zip(*((wall(1, n), wall(2, n)) for n in range(ROUNDS)), strict=True)
    ratios = [two / one for one, two in zip(ones, twos, strict=True)]
    return _row(
        "two threads, uniformly random playouts",
        19,
        "a wall second",
        list(twos),
        times_one_thread=round(statistics.median(ratios), 2),
        cores=os.cpu_count(),
    )


def legal_rows(sizes: list[int]) -> list[Row]:
    """Give the number of legal positions of each size beside the known number, and the processor seconds it took."""
    known = {1: 1, 2: 57, 3: 12_675, 4: 24_318_165, 5: 414_295_148_741}
    rows = []
    for size in sizes:
        start = time.thread_time()
        count = count_legal(size)
        rows.append(
            {
                "size": size,
                "legal": count,
                "known": known.get(size),
                "right": count == known.get(size),
                "seconds": round(time.thread_time() - start, 2),
            }
        )
    return rows


class _Held(Revertable):
    """An object with a few attributes, for the cost of an image."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(trail)
        self.value = 0

    def change(self) -> None:
        self._save()
        self.value += 1


def undo_rows(seed: int) -> list[Row]:
    """Give what undo costs: entries and bytes a move, and nanoseconds for moves, objects and dict entries."""
    rows: list[Row] = []
    for size in (9, 19):
        board = Board(size)
        chance = Playouts(board, seed)
        chance.run(1)
        words = moves = 0
        color = 1
        board.mark()
        for step in range(2 * size * size // 3):
            points = board.legal_points(color)
            if not points:
                break
            before = board.trail.words
            board.play(color, points[(seed + 7919 * step) % len(points)])
            words += board.trail.words - before
            moves += 1
            color = 3 - color
        start = time.thread_time_ns()
        board.undo()
        spent = time.thread_time_ns() - start
        rows.append(
            {
                "what": f"one move on {size}x{size}",
                "entries": round(words / moves, 1),
                "bytes": round(16 * words / moves),
                "ns": round(spent / moves, 1),
                "of": f"{moves} moves undone at once",
            }
        )
    trail = Trail()
    things = [_Held(trail) for _ in range(1000)]
    table: RevertableDict[int, int] = RevertableDict(trail)
    changes: list[tuple[str, Callable[[int], None]]] = [
        ("one object's first change", lambda i: things[i].change()),
        ("one dict entry", lambda i: table.__setitem__(i, i)),
    ]
    for what, change in changes:
        trail.mark()
        start = time.thread_time_ns()
        for i in range(1000):
            change(i)
        changed = time.thread_time_ns() - start
        start = time.thread_time_ns()
        trail.undo()
        spent = time.thread_time_ns() - start
        rows.append(
            {
                "what": what,
                "entries": 1.0,
                "bytes": None,
                "ns": round(spent / 1000, 1),
                "of": f"1,000 undone; changing took {changed / 1000:.0f} ns each",
            }
        )
    return rows


def start_rows(runs: int, command: list[str] | None = None) -> list[Row]:
    """Give the processor seconds from the start of `riyu gtp` to its first reply and its end, over a number of runs.

    Each run is a new process that is sent `name` and `quit`; user and system time of that child alone. Raises
    PeerError if it does not answer, UsageError for no runs.
    """
    if runs < 1:
        raise UsageError("expected one run or more")
    line = command or [sys.executable, "-m", "riyu", "gtp"]
    spent = []
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            line, input="name\nquit\n", capture_output=True, text=True, timeout=60, check=False
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if not done.stdout.startswith("= "):
            raise PeerError(f"{' '.join(line)} did not answer: {done.stderr[-300:]}")
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return [
        {
            "what": "riyu gtp to its first reply and quit",
            "median": round(statistics.median(spent), 3),
            "lowest": round(min(spent), 3),
            "highest": round(max(spent), 3),
            "unit": "processor seconds",
            "runs": runs,
        }
    ]


_COUNTED = """
import sys
from riyu.game.board import Board
from riyu.game.playout import Playouts
from riyu.lab.measuring import play_undo_pairs
playouts, pairs, seed = map(int, sys.argv[1:])
Playouts(Board(19), seed).run(playouts)
play_undo_pairs(19, pairs, seed) if pairs else None
"""


def instruction_rows(seed: int) -> list[Row]:
    """Give instructions a 19x19 playout and a play+undo pair take, counted by valgrind.

    They are the same on a busy machine and an idle one. Raises PeerError if valgrind is not there or fails.
    """

    def counted(playouts: int, pairs: int) -> int:
        return instructions(_COUNTED, (playouts, pairs, seed))

    nothing = counted(0, 0)
    return [
        {
            "what": what,
            "instructions": round((counted(*work) - nothing) / sum(work)),
            "of": sum(work),
        }
        for what, work in (
            ("uniformly random playout, 19x19", (200, 0)),
            ("play and undo pair, 19x19", (0, 20_000)),
        )
    ]
