"""What rules want read is read: each `wanted` fact gets its verdict, as a fact that rests on what the reading saw.

Takes an inference engine and what reads on its board; enters `read(goal, color, string, other, point, verdict)`. A
verdict falls as soon as nobody wants it any more, or a point changes that it depends on; the next call asks again.
Source: Klinger & Mechner, 3.1 (readers for the goals that rules name); formats, `prove`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from riyu.base.words import counted
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, neighbors, opposite, point_text
from riyu.inference.constants import STONE_AT
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact
from riyu.inference.source import Source
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import GOALS, Readings, goal_named

__all__ = ["read_wanted", "seen_by_move"]

_MOST_ROUNDS = 8
_LONGEST_LINE = 12

NODES: Mapping[str, int] = MappingProxyType({"kill": 100, "live": 100, "cut": 200, "connect": 200})
"""Nodes that a rule's question may take, by goal, where that is less than the goal may: what rests on much of the board
is asked anew after almost every move, and links are asked about in numbers, with as many as at the gate."""


def read_wanted(inference: Inference, readings: Readings) -> list[Fact]:
    """Read all that rules want read and nobody has read yet; give the facts that were entered.

    `readings` must be on the engine's board. A verdict may let a rule speak that another rule waits for: what is wanted
    then is read too. Goals that no reader knows are left alone.
    """
    known = {goal.name for goal in GOALS}
    entered: list[Fact] = []
    for _ in range(_MOST_ROUNDS):
        answered = {key[1:-1] for key in inference.keys("read")}
        asked = [
            Fact(key)
            for key in inference.keys("wanted")
            if key[1] in known and key[1:] not in answered
        ]
        if not asked:
            break
        hard = {wanted: _difficulty(inference, wanted) for wanted in asked}
        for wanted in sorted(asked, key=lambda wanted: (hard[wanted], str(wanted))):
            reading = _read(readings, wanted, hard[wanted])
            fact = Fact(("read", *wanted.values, reading.verdict.value))
            source = Source("reading", wanted.values[0], _told(reading), reading.line)
            seen = [STONE_AT + p for p in reading.depends_on]
            inference.enter(fact, *seen, rests_on=(wanted,), source=source)
            entered.append(fact)
    return entered


def _difficulty(inference: Inference, wanted: Fact) -> int:
    """Give how difficult what is wanted is to read, by the easiest rule that wants it: 1 to 100."""
    rules = [support.rule for support in inference.supports(wanted) if support.rule]
    return min(max(said.difficulty for said in rule.asserts) for rule in rules)


def _limit(readings: Readings, goal: str, difficulty: int) -> int:
    """Give the nodes that a rule's question may take: those of its goal, up to twice as many if it is difficult."""
    nodes = NODES.get(goal, goal_named(goal).limit)
    return max(1, int(nodes * readings.share * (1 + difficulty / 100)))


def _told(reading: Reading) -> str:
    """Say what was read: the line, and what it took."""
    line = " ".join(map(point_text, reading.line[:_LONGEST_LINE]))
    more = " …" if len(reading.line) > _LONGEST_LINE else ""
    return f"{line}{more} ({counted(reading.nodes, 'node')})".strip()


def _read(readings: Readings, wanted: Fact, difficulty: int) -> Reading:
    goal, asker, *named, move = wanted.values
    targets = [point for point in named if point != NO_POINT]
    if move == NO_POINT:
        limit = _limit(readings, goal, difficulty)
        return readings.ask(goal, *targets, first=asker, asker=asker, limit=limit)
    return _read_after(readings, goal, targets, move, asker, _limit(readings, goal, difficulty))


def _read_after(
    readings: Readings, goal: str, targets: list[Point], move: Point, asker: Color, limit: int
) -> Reading:
    """Read a goal after the asker's move, the other color to move."""
    board = readings.board
    seen = seen_by_move(board, move)
    if not board.is_legal(asker, move):
        return Reading(Verdict.LOSS, (), 0, seen)
    with board.trail.scope():
        board.play(asker, move)
        if board.color_at(move) == EMPTY:  # a suicide, where the ruleset allows it
            return Reading(Verdict.LOSS, (), 0, seen)
        if any(board.color_at(target) == EMPTY for target in targets):
            reading = Reading(Verdict.WIN, (), 0, frozenset(targets))
        else:
            first = opposite(asker)
            reading = readings.ask(goal, *targets, first=first, asker=asker, limit=limit)
    return replace(reading, line=(move, *reading.line), depends_on=reading.depends_on | seen)


def seen_by_move(board: Board, move: Point) -> frozenset[Point]:
    """Give the points that show what a move does: it, and the strings beside it with what is beside these."""
    stones = [move]
    for p in neighbors(move, board.size):
        if board.color_at(p) != EMPTY:
            stones += board.string_points(p)
    return frozenset([*stones, *(q for p in stones for q in neighbors(p, board.size))])
