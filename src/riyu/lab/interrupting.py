"""Interrupts: a GTP engine that analyzes or searches is sent its next line at any moment, and goes on as if it had not.

Takes an engine, a count and a seed; gives how long each answer took and what was wrong. Judges no move.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from riyu.base.chance import Chance
from riyu.base.errors import PeerError
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import Point, all_points, point_text
from riyu.sgf.files import read_record

__all__ = ["ANALYSES", "InterruptReport", "Interruptible", "interrupt_report"]

ANALYSES = ("lz-analyze 1", "kata-analyze 1 ownership true", "analyze 1")
"""What is begun and interrupted, in centiseconds between two lines."""

LONGEST = 0.06
"""Seconds after which the next line comes, at most; by chance less."""

MOVES = 60
"""Moves of a game before the next begins."""


class Interruptible(Protocol):
    """An engine as bytes that can be written to without waiting."""

    def say(self, data: bytes) -> None:
        """Write bytes and wait for nothing. Raises PeerError if the engine has ended."""

    def exchange(self, data: bytes, last: bytes) -> bytes:
        """Write bytes; give all that is answered, up to and with the reply that begins with `last`.

        Raises PeerError if it ends or works too long.
        """


@dataclass(frozen=True, slots=True)
class InterruptReport:
    """What came of interrupts: the seconds from each line to its answer, and what was wrong, in words."""

    seconds: tuple[float, ...]
    failures: tuple[str, ...]

    @property
    def median(self) -> float:
        """The median of the seconds; 0 without any."""
        return statistics.median(self.seconds) if self.seconds else 0.0

    def share(self, part: float) -> float:
        """Give the seconds that a part of the answers, 0 to 1, did not need longer than; 0 without any."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def interrupt_report(
    engine: Interruptible,
    count: int,
    seed: int,
    size: int,
    advance: Callable[[int], object] = lambda done: None,
) -> InterruptReport:
    """Begin an analysis `count` times and send the next line, a move by chance, before it ends.

    Each reply must come in its order and be a success, and what a game has at its end must be the moves sent.
    """
    chance = Chance(seed)
    game = Game(size)
    failures: list[str] = []
    seconds: list[float] = []
    number = 1
    try:
        engine.exchange(f"{number} boardsize {size}\n".encode(), b"=%d" % number)
        for done in range(count):
            if len(game.moves) >= MOVES or game.is_over:
                failures += _compared(engine, game, number + 1)
                game = Game(size)
                number += 2
                engine.exchange(f"{number} clear_board\n".encode(), b"=%d" % number)
            move = _drawn(game, chance)
            color = "b" if game.to_move == BLACK else "w"
            analysis, asked = ANALYSES[chance.below(len(ANALYSES))], number + 1
            engine.say(f"{asked} {analysis}\n".encode())
            time.sleep(LONGEST * chance.below(1000) / 1000)
            number += 2
            began = time.monotonic()
            line = f"{number} play {color} {point_text(move)}\n".encode()
            answer = engine.exchange(line, b"=%d" % number)
            seconds.append(time.monotonic() - began)
            if not answer.startswith(b"=%d" % asked):
                failures.append(f"line {asked}, {analysis}: answered {answer[:60]!r}")
            game.play(game.to_move, move)
            advance(done + 1)
        failures += _compared(engine, game, number + 1)
    except PeerError as error:
        failures.append(f"after {len(seconds)} interrupts: {error}")
    return InterruptReport(tuple(seconds), tuple(failures))


def _drawn(game: Game, chance: Chance) -> Point:
    """Draw a legal move that fills no own eye; a pass if there is none."""
    board, color = game.board, game.to_move
    points = [p for p in all_points(game.size) if not board.color_at(p)]
    while points:
        point = points.pop(chance.below(len(points)))
        if game.is_legal(color, point) and not board.is_eyelike(color, point):
            return point
    return PASS


def _compared(engine: Interruptible, game: Game, number: int) -> list[str]:
    """Compare the moves that an engine has with those sent; give what is wrong."""
    answer = engine.exchange(f"{number} printsgf\n".encode(), b"=%d" % number)
    kept = read_record(answer.partition(b" ")[2], name="printsgf").moves
    if kept == game.moves:
        return []
    return [f"line {number}: {len(kept)} moves kept of {len(game.moves)}, or others"]
