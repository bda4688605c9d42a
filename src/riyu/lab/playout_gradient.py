"""How what playouts say of the end moves with each of their values: without Python, by drawing each move twice.

Takes a position, values, and whose each point ought to be; gives by feature how the squared error of the ownership
grows with its value. Changes no value.

The first half of the playouts gives the ownership, the second its slope: a playout that agrees with the error is made
of moves that should be rarer. What a value adds to the odds of a whole playout is, for each move, its feature less
what a second draw in its place has. Sources: Williams, Simple Statistical Gradient-Following Algorithms, 1992; Silver,
Tesauro, Monte-Carlo Simulation Balancing, 2009, with whose each point is in place of who wins.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.assessment.playouts import PlayoutWeights
from riyu.game.board import Board
from riyu.game.points import Point, all_points

if not cython.compiled:
    from riyu.assessment.plain import FLAG_COUNT, Sim
    from riyu.assessment.playouts import as_white, count_owners, nearness
    from riyu.game.constants import CELLS
    from riyu.game.plain import SIZE, TO_MOVE

    MOST_FEATURES = 12288

__all__ = ["PlayoutGradient"]


class PlayoutGradient:
    """Playouts from one position after another. Argument: by shape the number of its feature (`numbers_of_shapes`)."""

    def __init__(self, numbers: list[int]) -> None:
        if not cython.compiled:
            self.numbers = list(numbers)
            self.start, self.sim = Sim(), Sim()
            self.chance = [0]
            self.mean, self.target = [0.0] * 424, [0.0] * 424
            self.owner = [0] * 424
            self.tally, self.touched = [0.0] * MOST_FEATURES, [0] * MOST_FEATURES
            self.by_reward, self.plain = [0.0] * MOST_FEATURES, [0.0] * MOST_FEATURES
            self.touches = self.count = 0
            self.rewards = 0.0
        for i in range(65536):
            self.numbers[i] = numbers[i]

    # Compiled inside: unchecked, without Python.

    def add(self, feature: int, sign: float) -> None:
        """Count a feature of a drawn move."""
        if self.tally[feature] == 0.0:
            self.touched[self.touches] = feature
            self.touches += 1
            self.tally[feature] = 1e-9  # no tally comes to 0 again
        self.tally[feature] += sign

    def note(self, p: int, color: int, sign: float) -> None:
        """Count the features of a drawn move."""
        t = cython.address(self.sim) if cython.compiled else self.sim
        shape = t.shape[p] if color == 1 else as_white(t.shape[p])
        flags = nearness(t, p)
        for i in range(t.called):
            if t.listed[i] == p:
                flags = t.flags[i]
                break
        self.add(self.numbers[shape], sign)
        for k in range(FLAG_COUNT):
            if (flags >> k) & 1:
                self.add(k, sign)

    def play_out(self, learn: bool) -> None:
        """Play to the end, counting features where wanted."""
        t = cython.address(self.sim) if cython.compiled else self.sim
        limit = 3 * t.board.numbers[SIZE] * t.board.numbers[SIZE]
        color = t.board.numbers[TO_MOVE]
        passes = 0
        while passes < 2 and t.moves < limit:
            p = self.weights.draw(t, self.chance, color)
            if learn and p:
                self.note(p, color, 1.0)
                other = self.weights.draw(t, self.chance, color)
                if other:
                    self.note(other, color, -1.0)
            self.weights.play(t, p, color)
            passes = 0 if p else passes + 1
            color = 3 - color

    def run_unlocked(self, count: int, learn: bool) -> None:
        """Run so many playouts."""
        t = cython.address(self.sim) if cython.compiled else self.sim
        if not learn:
            for p in range(CELLS):
                self.mean[p] = 0.0
        else:
            for p in range(MOST_FEATURES):
                self.by_reward[p] = 0.0
                self.plain[p] = 0.0
            self.rewards = 0.0
        for _ in range(count):
            if cython.compiled:
                self.sim = self.start
            else:
                self.sim = self.start.copy()
                t = self.sim
            self.touches = 0
            self.play_out(learn)
            for p in range(CELLS):
                self.owner[p] = 0
            count_owners(t, self.owner)
            if not learn:
                for p in range(CELLS):
                    self.mean[p] += float(self.owner[p]) / count
                continue
            reward = cython.declare(cython.double, 0.0)
            reward = 0.0
            for p in range(CELLS):
                reward += (self.mean[p] - self.target[p]) * float(self.owner[p])
            self.rewards += reward
            for i in range(self.touches):
                f = self.touched[i]
                self.by_reward[f] += reward * self.tally[f]
                self.plain[f] += self.tally[f]
                self.tally[f] = 0.0
        self.count = count

    # For callers.

    def look(
        self,
        board: Board,
        weights: PlayoutWeights,
        ownership: Sequence[float],
        last: Point,
        before: Point,
        count: int,
        seed: int,
    ) -> float:
        """Play out a position twice `count` times; give the mean squared error of a point's ownership.

        `ownership` has each point in reading order, from −1 (White's) to 1 (Black's); `last` and `before` are the
        points of the last two moves, 0 for none.
        """
        self.weights = weights
        self.chance[0] = seed & 0xFFFFFFFFFFFFFFFF
        if cython.compiled:
            self.weights.lay(cython.address(self.start), cython.cast(Board, board).s, last, before)
        else:
            self.weights.lay(self.start, board.s, last, before)
        n = cython.declare(cython.int, count)
        points = list(all_points(board.size))
        for p in range(CELLS):
            self.target[p] = 0.0
        for p, owned in zip(points, ownership, strict=True):
            self.target[p] = owned
        if cython.compiled:
            with cython.nogil:
                self.run_unlocked(n, False)
                self.run_unlocked(n, True)
        else:
            self.run_unlocked(count, False)
            self.run_unlocked(count, True)
        return sum((self.mean[p] - self.target[p]) ** 2 for p in points) / board.size**2

    def gradient(self, features: int) -> list[float]:
        """Give by feature how the squared error, summed over the board, grows with its value, in the last look."""
        mean = self.rewards / self.count
        return [
            2.0 * (self.by_reward[f] - mean * self.plain[f]) / self.count for f in range(features)
        ]
