"""A game's positions as playouts see them: of every legal move the shape and the flags, a whole game without Python.

Takes records whose moves are legal; gives positions to learn from. Learns nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.assessment.playout_values import shape_name
from riyu.assessment.playouts import FLAGS, SELF_ATARIS, PlayoutWeights, same_shapes
from riyu.base.errors import UsageError
from riyu.game.record import Record
from riyu.lab.games import starting_board
from riyu.lab.softmax import Positions

if not cython.compiled:
    from riyu.assessment.plain import FLAG_COUNT, Sim
    from riyu.assessment.playouts import as_white, list_ataris, list_strings, nearness, self_atari
    from riyu.game.constants import PASS
    from riyu.game.plain import KO
    from riyu.game.playout import may_play

    LONGEST = 1200

__all__ = ["NAMES", "PlayoutLook", "feature_names", "numbers_of_shapes"]

NAMES = (*FLAGS, *SELF_ATARIS)
"""The first features, by number; those of shapes follow."""


def numbers_of_shapes() -> list[int]:
    """Give by shape the number of its feature: one for all that are the same but for turning and mirroring."""
    numbers = [0] * 65536
    count = len(NAMES)
    for shape in range(65536):
        if not numbers[shape]:
            for twin in same_shapes(shape):
                numbers[twin] = count
            count += 1
    return numbers


def feature_names(numbers: Sequence[int]) -> list[str]:
    """Give the features' names by number: flags, self-ataris, shapes."""
    names = [*NAMES, *[""] * (max(numbers) + 1 - len(NAMES))]
    for shape in range(65535, -1, -1):
        names[numbers[shape]] = shape_name(shape)
    return names


class PlayoutLook:
    """Games whose positions are looked at, one after another. Argument: the numbers of shapes."""

    def __init__(self, numbers: list[int]) -> None:
        self.even = PlayoutWeights({}, {})
        if not cython.compiled:
            self.points = [0] * LONGEST
            self.colors = [0] * LONGEST
            self.numbers = list(numbers)
            self.sim = Sim()
            self.starts = [0] * 362
            self.found = [0] * 6859
        for i in range(65536):
            self.numbers[i] = numbers[i]

    # Compiled inside: unchecked, without Python.

    def add_move(self, p: int, color: int, end: int) -> int:
        """Write the features of a legal move; give where they end."""
        t = cython.address(self.sim) if cython.compiled else self.sim
        shape = t.shape[p] if color == 1 else as_white(t.shape[p])
        flags = nearness(t, p)
        for i in range(t.count):
            if t.listed[i] == p:
                flags = t.flags[i]
        kind = self_atari(self.board.s, p, color)
        self.found[end] = self.numbers[shape]
        end += 1
        for k in range(FLAG_COUNT):
            if (flags >> k) & 1:
                self.found[end] = k
                end += 1
        if kind:
            self.found[end] = FLAG_COUNT - 1 + kind
            end += 1
        return end

    def look_at(self, color: int, last: int, before: int, played: int) -> None:
        """Note a position and the move played in it, unless that filled an own eye."""
        s = self.board.s
        t = cython.address(self.sim) if cython.compiled else self.sim
        self.even.lay(t, s, last, before)
        t.count = 0
        if last != 0:
            list_strings(t, color)
        list_ataris(t, color)
        end = 0
        count = 0
        chosen = -1
        for i in range(t.empties):
            p = t.empty[i]
            if t.odds[color - 1][p] == 0 or p == s.numbers[KO] or not may_play(s, p, color):
                continue
            if p == played:
                chosen = count
            self.starts[count] = end
            end = self.add_move(p, color, end)
            count += 1
        self.starts[count] = end
        if chosen >= 0:
            self.positions.add(self.starts, self.found, count, chosen)

    def gather(self) -> None:
        """Play the game and note its positions."""
        last = 0
        before = 0
        for i in range(self.count):
            if self.points[i] == PASS:
                self.board.pass_unchecked(self.colors[i])
            else:
                self.look_at(self.colors[i], last, before, self.points[i])
                self.board.play_unchecked(self.points[i], self.colors[i])
            before = last
            last = self.points[i]

    # For callers.

    def look(self, record: Record) -> Positions:
        """Give the positions of a game. Raises UsageError for more than 1,200 moves."""
        if len(record.moves) > LONGEST:
            raise UsageError(f"a game of {len(record.moves):,} moves: expected at most {LONGEST:,}")
        self.board = starting_board(record)
        self.positions = Positions()
        self.count = len(record.moves)
        for i, move in enumerate(record.moves):
            self.points[i] = move.point
            self.colors[i] = move.color
        if cython.compiled:
            with cython.nogil:
                self.gather()
        else:
            self.gather()
        return self.positions
