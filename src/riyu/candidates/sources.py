"""The sources beside the rules: readings, patterns, playouts and learned values, each telling moves as facts.

Takes a blackboard and what is known of the position; enters `move(quality, color, point, purpose, target)`, each with
its source and what it rests on, so that it falls when a stone under it goes. Weighs nothing and chooses nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from riyu.assessment.assessment import SETTLED, Assessment
from riyu.base.words import counted
from riyu.features.region import nearby
from riyu.features.safety import outcome
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    color_name,
    neighbors,
    opposite,
    point_text,
)
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.inference.asking import Key
from riyu.inference.constants import STONE_AT
from riyu.inference.source import Source
from riyu.patterns.asking import Asker
from riyu.patterns.model import Match
from riyu.patterns.tables import NAMED_STONES, SAYINGS
from riyu.reading.blackboard import Blackboard
from riyu.reading.combinations import Outcome, does_attack, does_defend
from riyu.reading.life_stakes import read_stakes
from riyu.reading.reading import Reading, Verdict

__all__ = ["ANSWER", "CLASSES", "SHAPE", "TAKES_DEAD", "Sight", "tell"]

ANSWER, SHAPE = "contact-answer", "shape"
CLASSES = (ANSWER, SHAPE)
"""The pattern classes that are asked beside those over the whole board, which are rules."""

TAKES_DEAD = ("small", "capture")
"""Quality and purpose of moves that take dead stones off, where that costs nothing."""

MOST_LIBERTIES = 3
"""Liberties with which a string is read."""

NODES = 2_000
"""Nodes that one question about a string may take."""

LIKELY = 0.02
"""The share from which on a learned move is told."""

MOST_LIKELY = 12
"""Learned moves that are told, at most."""

_LONGEST = 12

Told: TypeAlias = tuple[Key, Source, Iterable[int]]
"""A fact, its source, and the keys that it rests on."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What the sources see of a position beside the blackboard.

    `last` are the moves before it, the latest first, at most two; `scoring` tells whether taking dead stones off costs
    anything; `anywhere` that moves far from all stones are welcome too; `life_nodes` bounds the reading of a group's
    life; `likely` are the shares of learned moves.
    """

    color: Color
    assessment: Assessment
    scoring: Scoring
    asker: Asker
    last: tuple[Move, ...] = ()
    anywhere: bool = False
    life_nodes: int = 0
    likely: Mapping[Point, float] | None = None


def tell(blackboard: Blackboard, sight: Sight) -> None:
    """Have every source tell its moves for the color to move; what was told of another position has fallen.

    For a pattern may test more than the points that it names, and what was answered to one move is no answer to the
    next: so whatever is told rests on every stone beside its own points.
    """
    inference = blackboard.informed
    for kind in ("playouts", "pattern"):
        inference.forget_source(kind)
    told: list[Told] = []
    for source in (_strings, _life, _patterns, _open_points, _dead_stones, _dame, _likely):
        told += [(key, said, {*reads, STONE_AT}) for key, said, reads in source(blackboard, sight)]
    inference.enter_all(told)


def _move(quality: str, color: Color, point: Point, purpose: str, target: Point = NO_POINT) -> Key:
    return ("move", quality, color, point, purpose, target)


def _stones(points: Iterable[Point]) -> list[int]:
    """Give the keys of what stands on points."""
    return [STONE_AT + p for p in points]


# Readings. ------------------------------------------------------------------------------------------------------------


def _strings(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the moves that take or save strings whose fate hangs on who moves first."""
    board, readings, color = blackboard.board, blackboard.readings, sight.color
    for name in board.strings():
        if board.liberties(name) > MOST_LIBERTIES:
            continue
        owner = board.color_at(name)
        taken = readings.ask("capture", name, limit=NODES)
        if taken.verdict not in (Verdict.WIN, Verdict.KO):
            continue
        kept = readings.ask("save", name, limit=NODES)
        if kept.verdict not in (Verdict.WIN, Verdict.KO):
            continue
        mine, theirs = (kept, taken) if owner == color else (taken, kept)
        purpose = "save" if owner == color else "capture"
        quality = "urgent" if mine.verdict is Verdict.WIN else "good"
        rests_on = _stones(taken.depends_on | kept.depends_on)
        for move in _moves_for(blackboard, name, mine, owner == color):
            first = mine.line if move == mine.line[0] else (move,)
            why = f"{_line(color, first)}; if not, {_line(opposite(color), theirs.line)}"
            source = Source("reading", purpose, why + _by_ko(mine), mine.line)
            yield _move(quality, color, move, purpose, name), source, rests_on


def _by_ko(reading: Reading) -> str:
    return ", by ko" if reading.verdict is Verdict.KO else ""


def _line(color: Color, line: Collection[Point]) -> str:
    moves = " ".join(map(point_text, list(line)[:_LONGEST]))
    return f"{color_name(color)} {moves}" if moves else f"{color_name(color)} waits"


def _moves_for(blackboard: Blackboard, name: Point, reading: Reading, is_own: bool) -> list[Point]:
    """Give the moves that reach what a reading says can be reached: its own first, then others that do it as well."""
    board, readings = blackboard.board, blackboard.readings
    if not reading.line:
        return []
    tries = dict.fromkeys((reading.line[0], *board.liberty_points(name)))
    for beside in board.neighbor_strings(name):
        if board.liberties(beside) <= 2:
            tries.update(dict.fromkeys(board.liberty_points(beside)))
    does = does_defend if is_own else does_attack
    first = reading.line[0]
    return [first] + [
        p for p in tries if p != first and does(readings, p, name, NODES) is Outcome.WORKS
    ]


def _life(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the moves on which the life of a group hangs."""
    color = sight.color
    if not sight.life_nodes:
        return
    for stake in read_stakes(blackboard.readings, color, sight.life_nodes):
        is_own = stake.owner == color
        if stake.is_read:
            purpose, quality = ("live" if is_own else "kill"), "urgent"
            why = _line(color, stake.reading.line) + _by_ko(stake.reading)
        else:
            purpose, quality = ("settle" if is_own else "attack"), "good"
            why = f"{point_text(stake.move)} is the likeliest; it is not read out"
        source = Source("reading", purpose, why, stake.reading.line)
        rests_on = _stones(stake.rests_on)
        yield _move(quality, color, stake.move, purpose, stake.stone), source, rests_on


# Patterns. ------------------------------------------------------------------------------------------------------------


def _patterns(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the answers to a stone that touches an own one, and the shapes around the last two moves."""
    board, color = blackboard.board, sight.color
    played = [move.point for move in sight.last if not move.is_pass]
    if sight.last and not sight.last[0].is_pass and sight.last[0].color != color:
        point = sight.last[0].point
        if any(board.color_at(p) == color for p in neighbors(point, board.size)):
            for match in sight.asker.all(ANSWER, color, (point,)):
                yield from _of_match(match)
    around = dict.fromkeys(p for point in played for p in nearby(board, point, 2))
    for match in sight.asker.best(SHAPE, color, around):
        yield from _of_match(match)


def _of_match(match: Match) -> Iterator[Told]:
    if not match.answer:
        return
    pattern = match.pattern
    points = tuple(sorted({match.focus, *(p for _, named in match.points for p in named)}))
    source = Source("pattern", pattern.name, pattern.why, points)
    for purpose, target in _purposes(match) or [("keep-shape", NO_POINT)]:
        yield _move("good", match.color, match.answer, purpose, target), source, _stones(points)


def _purposes(match: Match) -> list[tuple[str, Point]]:
    """Give what a pattern says its answer is for, each about the first stone it names."""
    found = []
    for saying in match.pattern.says:
        if SAYINGS[saying.name].by == "needed" and saying.by == "*":
            named = [match.at(label) for label in saying.arguments if label in NAMED_STONES]
            found.append((saying.name, named[0][0] if named and named[0] else NO_POINT))
    return found


# Playouts. ------------------------------------------------------------------------------------------------------------


def _open_points(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell empty points near stones that playouts give now to one side, now to the other."""
    board, assessment = blackboard.board, sight.assessment
    for point in all_points(board.size):
        if board.color_at(point) != EMPTY or abs(assessment.at(point)) > 0.6:
            continue
        if not (sight.anywhere or _is_near_stone(blackboard, point)):
            continue
        percent = round(50 * (1 + assessment.for_color(sight.color, point)))
        why = f"{color_name(sight.color)} ends with it in {percent} of 100 playouts"
        source = Source("playouts", "open", why, (point,))
        yield _move("small", sight.color, point, "endgame"), source, [STONE_AT]


def _is_near_stone(blackboard: Blackboard, point: Point) -> bool:
    board = blackboard.board
    return any(
        board.color_at(q) in (BLACK, WHITE)
        for p in neighbors(point, board.size)
        for q in (p, *neighbors(p, board.size))
    )


def _dead_stones(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell moves that take dead enemy stones off, where that costs nothing."""
    board, color = blackboard.board, sight.color
    if sight.scoring is not Scoring.AREA:
        return
    for name in board.strings(opposite(color)):
        if sight.assessment.for_color(color, name) < 0:
            continue
        source = Source("playouts", "dead", "playouts kill it more often than not", (name,))
        for point in board.liberty_points(name):
            if board.is_legal(color, point):
                after = outcome(board, color, point)
                if after.taken or after.liberties > 1:
                    quality, purpose = TAKES_DEAD
                    yield _move(quality, color, point, purpose, name), source, [STONE_AT]


def _dame(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell points beside stones of both colors that are nobody's."""
    board = blackboard.board
    for point in all_points(board.size):
        if board.color_at(point) != EMPTY or abs(sight.assessment.at(point)) > SETTLED:
            continue
        if {1, 2} <= {board.color_at(p) for p in neighbors(point, board.size)}:
            source = Source(
                "playouts", "between", "it lies between stones of both colors", (point,)
            )
            yield _move("small", sight.color, point, "fill"), source, [STONE_AT]


# Learned values. ------------------------------------------------------------------------------------------------------


def _likely(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the moves that strong players play most likely."""
    shares = sight.likely or {}
    best = sorted(shares, key=lambda point: -shares[point])[:MOST_LIKELY]
    for point in best:
        if shares[point] >= LIKELY:
            why = f"strong players play it in {counted(round(100 * shares[point]), 'case')} of 100"
            source = Source("values", "moves", why, (point,))
            yield _move("good", sight.color, point, "follow-custom"), source, [STONE_AT]
