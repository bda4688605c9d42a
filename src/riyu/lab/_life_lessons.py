"""What readings of groups at positions of games found right, as samples to learn the order of moves from.

Takes game files and a seed; gives a sample for nodes of the readings' graphs, with the features of all moves there.
Learns nothing.

Two kinds of nodes teach: those left open that were tried often, their most tried move if it has its share of tries and
is not as good as lost; and those proven for the side to move, the move that proves it. One game in five is kept apart.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from riyu.base.errors import RiyuError
from riyu.game.board import Board
from riyu.game.points import Color, Point, opposite
from riyu.lab._duel_questions import board_of, files_of, positions, questions
from riyu.lab._life_samples import FIFTH, Kind, Sample, sample_at
from riyu.reading.life import LifeReader
from riyu.reading.move_model import LifeWeights, model_on
from riyu.reading.plain import MET, OPEN
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings

__all__ = ["lessons_of", "life_lessons"]

LOOK, NODES = 6_000, 40_000
"""Nodes by which it is seen what a question comes to, and those of the readings that teach where it stays open."""

EASY = 20
"""Nodes below which a reading that came to its end teaches nothing."""

SETTLED = 0.04
"""How far an open reading leans at least to either side, or it is as good as decided and teaches nothing."""

OFTEN, SHARE, HOPE = 40, 0.3, 0.05
"""How often an open node was tried, at least; the share of its most tried move; what its side may still get there."""

DEEP, WIDE, PROVEN = 14, 8, 40
"""Moves of a line; answers that are followed where all lose; proven nodes of a reading, drawn by chance."""

GROUPS = 3
"""Groups of a position."""

_Found = tuple[Kind, Color, tuple[Point, ...], Point]


def life_lessons(
    paths: Sequence[Path],
    count: int,
    seed: int,
    weights: LifeWeights | None = None,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> list[Sample]:
    """Give the samples of so many positions drawn by the seed; `weights` are the readers', None: riyu's own.

    Raises BadInput for files that can't be read.
    """
    drawn = positions(files_of(paths), count, seed)
    found: list[Sample] = []
    for number, at in enumerate(drawn):
        board = board_of(at.position)
        game = at.source.rpartition(", move")[0]
        is_apart = zlib.crc32(f"apart {game}".encode()) % FIFTH == 0
        chance = random.Random(f"{seed} {at.key}")
        reader = Readings(board, life=lambda: weights).life_reader()
        for asked in questions(at, seed, GROUPS, ("owl_attack", "owl_defend")):
            stone = asked.points[0]
            if _teaches(reader, stone, asked.asker):
                found += _samples(board, stone, asked.asker, lessons_of(reader, chance), is_apart)
        advance(number + 1, len(drawn), f"{len(found):,} samples")
    return found


def _teaches(reader: LifeReader, stone: Point, asker: Color) -> bool:
    """Read a group's life, and say whether that is worth learning from."""
    reader.aim(stone)
    reading = reader.read(asker, asker, LOOK)
    if reading.verdict is not Verdict.UNKNOWN:
        return reading.nodes >= EASY
    if not SETTLED < reader.leaning() < 1 - SETTLED:
        return False
    reader.read(asker, asker, NODES)
    return True


def lessons_of(reader: LifeReader, chance: random.Random) -> list[_Found]:
    """Give what the last question's graph teaches: kind, side to move, the line there, the right move."""
    tried: list[_Found] = []
    proven: list[_Found] = []
    seen: set[int] = set()
    waiting: list[tuple[int, tuple[Point, ...]]] = [(1, ())]
    while waiting:
        n, line = waiting.pop()
        if n in seen or len(line) > DEEP:
            continue
        seen.add(n)
        side, outlook, finish, followed = reader.told(n)
        is_after_pass = bool(line) and not line[-1]
        if outlook == OPEN:
            moves = reader.tries_at(n)
            total = sum(times for _, times, _ in moves)
            if total < OFTEN:
                continue
            best, times, mean = moves[0]
            hope = mean if side == reader.pursuer else 1 - mean
            if len(moves) > 1 and best and hope > HOPE and times >= SHARE * total:
                if not is_after_pass:
                    tried.append(("tried", side, line, best))
            waiting += [(child, (*line, move)) for move, child in followed]
        elif (outlook == MET) == (side == reader.pursuer):
            proving = [one for one in followed if reader.told(one[1])[1] == outlook][:1]
            best = proving[0][0] if proving else finish
            if best and not is_after_pass:
                proven.append(("proven", side, line, best))
            waiting += [(child, (*line, move)) for move, child in proving]
        else:
            waiting += [(child, (*line, move)) for move, child in followed[:WIDE]]
    return tried + chance.sample(proven, min(len(proven), PROVEN))


def _samples(
    board: Board, stone: Point, first: Color, lessons: Sequence[_Found], is_apart: bool
) -> Iterator[Sample]:
    model = model_on(board)
    model.zone.aim(stone)
    for kind, side, line, best in lessons:
        board.mark()
        try:
            _play(board, line, first)
            sample = sample_at(is_apart, "", kind, side, model, line[-1] if line else 0, {best})
        except RiyuError:
            continue
        finally:
            board.undo()
        if sample.right and len(sample.points) > 1:
            yield sample


def _play(board: Board, line: Sequence[Point], color: Color) -> None:
    for move in line:
        board.play(color, move)
        color = opposite(color)
