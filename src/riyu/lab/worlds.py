"""Readers beside small worlds: what a reader says about an eye, a link, a life, a race, and what is true there.

Takes worlds; gives a row a question: the truth, what was said, and the cause where they differ. Draws no worlds
(`world_drawing`) and knows no truth itself (`small_world`).
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from riyu.base.errors import UsageError
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Color, Point, color_name, opposite, parse_point, point_text
from riyu.game.position import Position, parse_position
from riyu.lab.small_world import SmallWorld, Witnessed
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings, goal_named

__all__ = ["KINDS", "Asked", "World", "asked_of", "is_aside", "solved", "world_from_json"]

KINDS = {"eye": "take-eye", "link": "cut", "life": "kill", "race": "win-race"}
"""The kinds of worlds, each with the pursuer's goal."""


@dataclass(frozen=True, slots=True)
class World:
    """A position, the cells in which alone anything can happen, and what is asked there.

    `targets` are stones: the string to be taken (life); the pursuer's and the owner's that race; two to be joined, the
    second of which may be taken unless `is_safe`; the wall of an eye, and an empty point of its space.
    """

    kind: str
    position: Position
    cells: tuple[Point, ...]
    pursuer: Color
    targets: tuple[Point, ...]

    @property
    def name(self) -> str:
        """What tells it from others: twelve digits of a digest of all that it is."""
        return f"{zlib.crc32(repr(self.to_json()).encode()):08x}"

    def to_json(self) -> dict[str, object]:
        """Give it as plain values."""
        return {
            "kind": self.kind,
            "position": str(self.position),
            "cells": [point_text(p) for p in self.cells],
            "pursuer": color_name(self.pursuer),
            "targets": [point_text(p) for p in self.targets],
        }

    def __str__(self) -> str:
        what = " ".join(point_text(p) for p in self.targets)
        cells = " ".join(point_text(p) for p in self.cells)
        return (
            f"{self.kind} {self.name}: {color_name(self.pursuer)} {KINDS[self.kind]} {what}\n"
            f"cells {cells}\n{self.position}"
        )


def world_from_json(value: Mapping[str, object]) -> World:
    """Give the world that `to_json` gave."""
    cells, targets = value["cells"], value["targets"]
    assert isinstance(cells, list) and isinstance(targets, list)
    return World(
        str(value["kind"]),
        parse_position(str(value["position"])),
        tuple(map(parse_point, cells)),
        1 if value["pursuer"] == color_name(1) else 2,
        tuple(map(parse_point, targets)),
    )


def is_aside(world: World) -> bool:
    """Say whether a world belongs to the half that nobody looks at: it only counts."""
    return zlib.crc32(str(world.position).encode()) % 2 == 1


def board_of(position: Position) -> Board:
    """Give a board with what stands in a position."""
    board = Board(position.size)
    board.set_up(position)
    return board


def solved(world: World) -> SmallWorld:
    """Work a world out. Raises UsageError where it is none: too large, or something around it may be taken."""
    board = board_of(world.position)
    first = world.targets[0]
    if world.kind == "eye":
        return SmallWorld(board, world.cells, world.pursuer, {}, held=first, passed=True)
    if world.kind == "link":
        ends = dict.fromkeys(world.targets, True)
        return SmallWorld(
            board, world.cells, world.pursuer, ends, joined=(first, world.targets[1]), passed=True
        )
    if world.kind == "race":
        return SmallWorld(board, world.cells, world.pursuer, {first: False, world.targets[1]: True})
    return SmallWorld(board, world.cells, world.pursuer, {first: True})


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a world: who moves first, and asks; what is true and what was said; what that took.

    `cause` is empty where both agree; `move` is the first move that was said, which loses what was said where
    `is_bad_move`.
    """

    first: Color
    truth: str
    said: str
    nodes: int
    seconds: float
    cause: str
    move: Point = NO_POINT
    keeping: tuple[Point, ...] = ()

    @property
    def kind(self) -> str:
        """How it came out: `same`, `unknown`, `repetition`, `move`, or `wrong`."""
        if self.truth == "repetition":
            return "repetition"
        if self.said == "unknown":
            return "unknown"
        if not self.cause:
            return "same"
        return "move" if self.cause.startswith("move") else "wrong"

    def to_json(self) -> dict[str, object]:
        """Give it as plain values."""
        return {
            "first": color_name(self.first),
            "truth": self.truth,
            "said": self.said,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "outcome": self.kind,
            "cause": self.cause,
            "move": point_text(self.move),
            "keeping": [point_text(p) for p in self.keeping],
        }


def asked_of(world: World, small: SmallWorld, limit: int = 0) -> list[Asked]:
    """Ask the reader both questions about a world, each color moving first and asking; `limit` of nodes if given."""
    return [
        _asked(world, small, first, limit) for first in (world.pursuer, opposite(world.pursuer))
    ]


def _asked(world: World, small: SmallWorld, first: Color, limit: int) -> Asked:
    goal = goal_named(KINDS[world.kind])
    if first != world.pursuer:
        goal = goal_named(goal.opposite)
    readings = Readings(board_of(world.position))
    targets = world.targets
    if world.kind == "eye":
        targets = targets[1:]
    elif world.kind == "race" and first != world.pursuer:
        targets = targets[::-1]
    truth = small.witness(first, first)
    start = time.thread_time()
    reading = _read(readings, goal.name, targets, first, limit, opposite(world.pursuer))
    seconds = time.thread_time() - start
    said = Witnessed(reading.verdict, reading.threat_by)
    keeping: list[Point] = []
    move = reading.line[0] if reading.line else NO_POINT
    cause = ""
    if truth.verdict is not None and reading.verdict is not Verdict.UNKNOWN:
        if truth != said:
            keeping = small.keeping(first, first)
            cause = _cause(world, small, truth, said, keeping, first)
        elif truth.verdict is not Verdict.LOSS and reading.line:
            keeping = small.keeping(first, first)
            if move not in keeping and (move == PASS or move in world.cells):
                cause = f"move: {truth} by {_kind_of_move(world, keeping, first)}"
    return Asked(
        first, _text(truth), _text(said), reading.nodes, seconds, cause, move, tuple(keeping)
    )


def _read(
    readings: Readings,
    goal: str,
    targets: tuple[Point, ...],
    first: Color,
    limit: int,
    owner: Color,
) -> Reading:
    """Give the reading; UNKNOWN where there is no such question."""
    nothing = Reading(Verdict.UNKNOWN, (), 0, frozenset())
    try:
        question = readings.question(goal, targets, first, limit=limit or None, owner=owner)
    except UsageError:
        return nothing
    return readings.fresh(question) if question.asker == first else nothing


def _text(one: Witnessed) -> str:
    if one.verdict is Verdict.KO:
        return f"ko, threats by {color_name(one.threat_by)}"
    return str(one)


def _cause(
    world: World,
    small: SmallWorld,
    truth: Witnessed,
    said: Witnessed,
    keeping: list[Point],
    first: Color,
) -> str:
    """Say of a difference what it is about, in a few words that many have in common."""
    asks = "pursuer" if first == world.pursuer else "owner"
    if truth.verdict is said.verdict:
        return f"{asks} first: ko, the other's threat"
    parts = [f"{asks} first: {truth}, said {said}"]
    if truth.verdict is not Verdict.LOSS:
        parts.append(f"by {_kind_of_move(world, keeping, first)}")
    if world.kind == "life" and _is_seki(world, first):
        parts.append("seki")
    return ", ".join(parts)


def _is_seki(world: World, first: Color) -> bool:
    """Say whether the string stands by something else than safety for good: the enemy dares not move."""
    board = board_of(world.position)
    wins = Witnessed(Verdict.WIN)
    owner = opposite(world.pursuer)
    target = world.targets[0]
    lives = SmallWorld(board, world.cells, world.pursuer, {target: True}).witness(first, owner)
    eyes = SmallWorld(board, world.cells, world.pursuer, {}, held=target, passed=True)
    return lives == wins and eyes.witness(first, owner) != wins


def _kind_of_move(world: World, keeping: list[Point], first: Color) -> str:
    """Say what kind of move keeps the truth: a pass, a throw-in, a capture, any of many."""
    if not keeping:
        return "repetition"
    if PASS in keeping:
        return "anything"
    board = board_of(world.position)
    after = [outcome(board, first, p) for p in keeping]
    if all(one.liberties == 1 and not one.taken for one in after):
        return "a throw-in"
    if all(one.taken for one in after):
        return "a capture"
    return "a move" if len(keeping) == 1 else "moves"
