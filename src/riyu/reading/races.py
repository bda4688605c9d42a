"""Who wins a semeai: both questions asked of `SemeaiReader`, for the side that moves and for one that passes.

Takes a board and two strings, or a stone of each of two groups; gives what each side gets, in codes. Knows no search.

A group is strings that settled links and common liberties hold together. It races by the strings in which it meets the
other, with the liberties that all of its strings have.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from riyu.features.groups import GroupMap
from riyu.game.board import Board
from riyu.game.points import Color, Point, opposite
from riyu.reading.again import read_out
from riyu.reading.cache import Question
from riyu.reading.reading import Reading, Verdict
from riyu.reading.semeai import SemeaiReader

__all__ = ["NODES", "Dispute", "Race", "find_race", "meeting", "read_race"]

NODES = 12000
"""Nodes that each question of a race may take."""


@dataclass(frozen=True, slots=True)
class Race:
    """How a race ends if the first string's side moves.

    `lives` and `kills`: whether the first string lives and the second is taken: 0 no, 1 yes, 2 by a ko in which the
    other side must find the first threat, 3 by one in which its own side must. `move`: where to, PASS if the race is
    decided already.
    """

    lives: int
    kills: int
    move: Point


def read_race(board: Board, first: Point, second: Point, nodes: int = NODES) -> Race:
    """Read the race of two strings of different colors, the first one's side to move.

    The enemy's best move is named where it does as much and leaves less to read.
    """
    ask = _Questions(board, first, second, nodes)
    kills, killing = ask.kills(ask.own)
    lives, living = (1, killing) if kills == 1 else ask.lives(ask.own)
    if kills > 1 and lives == 1 and ask.lives_after(_first(killing))[0] != 1:
        kills = 0  # who tries to kill in a ko does not live for sure
    if kills > 1 and lives != 1:
        kills = lives = max(lives, 2)  # the same ko decides both
    if not lives:
        return Race(0, 0, 0)
    waiting, keeping = ask.kills(ask.other)
    if waiting == kills:
        if kills != 1:
            waiting, keeping = ask.lives(ask.other)
        if (kills == 1 or waiting == lives) and lives != 3:
            return Race(lives, kills, 0)
    move = _first(killing if kills else living)
    vital = _first(keeping)
    if vital not in (0, move):
        after = ask.kills_after if kills else ask.lives_after
        code, left = after(vital)
        if code == (kills or lives) and left < after(move)[1]:
            move = vital
    return Race(lives, kills, move)


def meeting(board: Board, first: Point, second: Point) -> tuple[Point, Point]:
    """Give the strings, by name, by which the groups of two stones of different colors race.

    The stones' own where these touch or have a liberty in common, else those of most stones that do so of their groups,
    the lowest first among as large ones; the stones' own again where nothing of both groups meets.
    """
    one, two = board.string_name(first), board.string_name(second)
    groups = GroupMap(board, True)
    groups.find()
    pairs = [
        (-board.string_size(a) - board.string_size(b), a, b)
        for a in groups.strings(one)
        for b in groups.strings(two)
        if _meet(board, a, b)
    ]
    if not pairs or any((a, b) == (one, two) for _, a, b in pairs):
        return one, two
    _, a, b = min(pairs)
    return a, b


def _meet(board: Board, one: Point, two: Point) -> bool:
    """Say whether two strings touch or have a liberty in common."""
    if two in board.neighbor_strings(one):
        return True
    return not set(board.liberty_points(one)).isdisjoint(board.liberty_points(two))


MOST_LIBERTIES = 12
"""Liberties with which a group is in no race."""

MOST_RACES = 12
"""Pairs of strings that are read to find a race."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A race that hangs on who moves first: a stone of each string, the own one first, and how it ends."""

    first: Point
    second: Point
    race: Race


def find_race(board: Board, to_move: Color, nodes: int = NODES) -> Dispute | None:
    """Give the race that matters most of those that hang on who moves first; None where there is none.

    Those that decide on both strings come first, then those in which only the enemy's is taken, those in which only
    the own one is saved, kos; and then the stones of both groups.
    """
    groups = GroupMap(board, True)
    groups.find()
    racing = {name: _racing(board, groups, name) for name in board.strings()}
    pairs = []
    for first in board.strings(to_move):
        for second in board.neighbor_strings(first):
            if board.color_at(second) == opposite(to_move) and racing[first] and racing[second]:
                pairs.append((racing[first] + racing[second], first, second))
    pairs.sort(key=lambda pair: (-pair[0], pair[1:]))
    best: tuple[tuple[int, int], Dispute] | None = None
    for stones, first, second in pairs[:MOST_RACES]:
        race = read_race(board, first, second, nodes)
        if not race.move:
            continue
        rank = 3 if race.kills == 1 else 2 if race.lives == 1 else 1
        if rank == 3:
            ask = _Questions(board, first, second, nodes)
            if ask.lives(ask.other)[1].verdict in (Verdict.LOSS, Verdict.KO):
                rank = 4
        if best is None or (rank, stones) > best[0]:
            best = (rank, stones), Dispute(first, second, race)
    return best[1] if best else None


def _racing(board: Board, groups: GroupMap, name: Point) -> int:
    """Give the stones of a string's group; 0 where it has so many liberties together that it is in no race."""
    strings = groups.strings(name)
    liberties = frozenset[Point]().union(*(board.liberty_points(one) for one in strings))
    return 0 if len(liberties) > MOST_LIBERTIES else sum(map(board.string_size, strings))


class _Questions:
    """What is asked about a race: in codes, with the readings."""

    def __init__(self, board: Board, first: Point, second: Point, nodes: int) -> None:
        self.reader = SemeaiReader(board)
        self.board = board
        self.strings = first, second
        self.own = board.color_at(first)
        self.other = opposite(self.own)
        self.nodes = nodes

    def kills(self, mover: Color) -> tuple[int, Reading]:
        """Say whether the second string is taken, with a side to move."""
        return self._ask(self.strings[1], self.strings[0], mover)

    def lives(self, mover: Color) -> tuple[int, Reading]:
        """Say whether the first string lives, with a side to move."""
        return self._ask(*self.strings, mover)

    def kills_after(self, move: Point) -> tuple[int, int]:
        """Say whether the second string is taken after a move of the first one's side, and how many nodes that took.

        0 if the move is not legal.
        """
        return self._after(move, self.kills)

    def lives_after(self, move: Point) -> tuple[int, int]:
        """Say the same of whether the first string lives."""
        return self._after(move, self.lives)

    def _after(self, move: Point, ask: Callable[[Color], tuple[int, Reading]]) -> tuple[int, int]:
        if not move or not self.board.is_legal(self.own, move):
            return 0, 0
        code, nodes = 1, 0
        with self.board.trail.scope():
            self.board.play(self.own, move)
            if self.board.color_at(self.strings[1]) == self.other:
                code, reading = ask(self.other)
                nodes = reading.nodes
        return code, nodes

    def _ask(self, target: Point, rival: Point, mover: Color) -> tuple[int, Reading]:
        self.reader.aim(target, rival)
        question = Question("win-race", (rival, target), mover, self.own, self.nodes)
        reading = read_out(self.reader, self.board, question)
        return _code(reading, self.own), reading


def _first(reading: Reading) -> Point:
    return reading.line[0] if reading.line else 0


def _code(reading: Reading, own: Color) -> int:
    if reading.verdict is Verdict.WIN:
        return 1
    if reading.verdict is Verdict.KO:
        return 3 if reading.threat_by == own else 2
    return 0
