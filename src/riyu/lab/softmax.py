"""A softmax over the moves of a position (conditional logit), learned by gradient steps, one position each.

Takes positions as where each move's features begin, the features, and which move was played; gives weights, the chance
of the move played, its rank and the weights' standard errors. Knows no Go.

A move's score is the sum of its features' weights, its chance e to that over the sum of all moves'. Steps are
Adagrad's; a touched weight is drawn to 0 by `decay` times itself (L2). Standard errors are those of each weight alone:
one over the root of its Fisher information plus the decay's. Source: McFadden, Conditional logit analysis of
qualitative choice behavior, 1974; Duchi, Hazan, Singer, Adaptive subgradient methods, JMLR 2011.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable
from typing import NamedTuple

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdint import uint8_t, uint32_t
    from cython.cimports.libc.stdlib import abort, calloc, free
else:
    from math import exp, log, sqrt

    MOST_MOVES = 361

__all__ = ["Choice", "Softmax"]


class Choice(NamedTuple):
    """A position to learn from: 32-bit words of where each move's features begin, and of the features; the move played.

    `starts` has one word more than there are moves: where the last one's features end.
    """

    starts: bytes
    found: bytes
    chosen: int


class Softmax:
    """The weights of `count` features, all 0 at first.

    `rate` is Adagrad's step, `decay` the pull to 0, `off` the features that are left out.
    """

    def __init__(
        self, count: int, rate: float = 0.2, decay: float = 0.0, off: Iterable[int] = ()
    ) -> None:
        self.count = count
        self.rate = rate
        self.decay = decay
        if not cython.compiled:
            self.weights = [0.0] * count
            self.squares = [0.0] * count
            self.information = [0.0] * count
            self.scratch = [0.0] * count
            self.scratch_too = [0.0] * count
            self.counts = [0] * count
            self.off = [0] * count
            self.touched = [0] * 23104
            self.chances = [0.0] * MOST_MOVES
        else:
            self.weights = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.squares = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.information = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.scratch = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.scratch_too = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.counts = cython.cast(cython.pointer(uint32_t), calloc(count + 1, 4))
            self.off = cython.cast(cython.pointer(uint8_t), calloc(count + 1, 1))
            if not (self.weights and self.squares and self.information and self.scratch):
                abort()
            if not (self.scratch_too and self.counts and self.off):
                abort()
        for i in off:
            self.off[i] = 1

    def __dealloc__(self) -> None:
        free(self.weights)
        free(self.squares)
        free(self.information)
        free(self.scratch)
        free(self.scratch_too)
        free(self.counts)
        free(self.off)

    # Compiled inside: unchecked, without Python.

    def weigh(self, starts: list[int], found: list[int], moves: int, chosen: int) -> float:
        """Work out the chance of every move; give the logarithm of that of the one played."""
        highest = cython.declare(cython.double, -1e300)
        for m in range(moves):
            score = cython.declare(cython.double, 0.0)
            score = 0.0
            for j in range(starts[m], starts[m + 1]):
                if self.off[found[j]] == 0:
                    score += self.weights[found[j]]
            self.chances[m] = score
            if score > highest:
                highest = score
        total = cython.declare(cython.double, 0.0)
        own: float = self.chances[chosen] - highest
        for m in range(moves):
            self.chances[m] = exp(self.chances[m] - highest)
            total += self.chances[m]
        for m in range(moves):
            self.chances[m] /= total
        own -= log(total)
        return own

    def follow(self, starts: list[int], found: list[int], moves: int, chosen: int) -> None:
        """Step along the gradient, after `weigh`."""
        count = cython.declare(cython.int, 0)
        for m in range(moves):
            share = self.chances[m]
            if m == chosen:
                share -= 1.0
            elif share < 1e-6:
                continue
            for j in range(starts[m], starts[m + 1]):
                i = found[j]
                if self.off[i] == 0:
                    if self.scratch[i] == 0.0:
                        self.touched[count] = i
                        count += 1
                    self.scratch[i] += share
        for k in range(count):
            i = self.touched[k]
            slope = self.scratch[i] + self.decay * self.weights[i]
            if self.scratch[i] != 0.0:
                self.squares[i] += slope * slope
                self.weights[i] -= self.rate * slope / sqrt(self.squares[i] + 1e-8)
            self.scratch[i] = 0.0

    def inform(self, starts: list[int], found: list[int], moves: int, chosen: int) -> None:
        """Add a position to the Fisher information of its features and to their counts, after `weigh`."""
        count = cython.declare(cython.int, 0)
        for m in range(moves):
            share = self.chances[m]
            if share < 1e-9:
                continue
            for j in range(starts[m], starts[m + 1]):
                i = found[j]
                if self.scratch[i] == 0.0:
                    self.touched[count] = i
                    count += 1
                self.scratch[i] += share
        for k in range(count):
            i = self.touched[k]
            self.information[i] += self.scratch[i] * (1.0 - min(self.scratch[i], 1.0))
            self.scratch[i] = 0.0
        for j in range(starts[chosen], starts[chosen + 1]):
            self.counts[found[j]] += 1

    def rank(self, moves: int, chosen: int) -> int:
        """Give the rank of the move played, from 1, after `weigh`; moves of equal chance stand before it."""
        better = 1
        for m in range(moves):
            if m != chosen and self.chances[m] >= self.chances[chosen]:
                better += 1
        return better

    # For callers.

    def learn(self, choice: Choice, is_measured: bool = False) -> float:
        """Take one step on a position; give the logarithm of the chance that the move played had before it.

        With `is_measured` the position adds to the features' counts and Fisher information too.
        """
        return self._look(choice, 3 if is_measured else 1)[0]

    def judge(self, choice: Choice) -> tuple[float, int]:
        """Give the logarithm of the chance of the move played, and its rank from 1. Nothing is learned."""
        return self._look(choice, 0)

    def _look(self, choice: Choice, what: int) -> tuple[float, int]:
        starts_bytes = choice.starts
        found_bytes = choice.found
        if cython.compiled:
            starts = cython.cast(cython.pointer(uint32_t), cython.cast(cython.p_char, starts_bytes))
            found = cython.cast(cython.pointer(uint32_t), cython.cast(cython.p_char, found_bytes))
        else:
            starts = struct.unpack(f"={len(starts_bytes) // 4}I", starts_bytes)
            found = struct.unpack(f"={len(found_bytes) // 4}I", found_bytes)
        moves = cython.declare(cython.int, len(starts_bytes) // 4 - 1)
        chosen = cython.declare(cython.int, choice.chosen)
        kind = cython.declare(cython.int, what)
        place = cython.declare(cython.int, 0)
        if cython.compiled:
            with cython.nogil:
                value = self.weigh(starts, found, moves, chosen)
                place = self.rank(moves, chosen)
                if kind & 2:
                    self.inform(starts, found, moves, chosen)
                if kind & 1:
                    self.follow(starts, found, moves, chosen)
        else:
            value = self.weigh(starts, found, moves, chosen)
            place = self.rank(moves, chosen)
            if kind & 2:
                self.inform(starts, found, moves, chosen)
            if kind & 1:
                self.follow(starts, found, moves, chosen)
        return value, int(place)

    def weight(self, feature: int) -> float:
        """Give a feature's weight."""
        return self.weights[feature]

    def set_weight(self, feature: int, weight: float) -> None:
        """Let a feature have a weight."""
        self.weights[feature] = weight

    def seen(self, feature: int) -> int:
        """Give in how many of the positions measured the move played had the feature."""
        return self.counts[feature]

    def error(self, feature: int) -> float:
        """Give the standard error of a weight, from the positions measured; infinite if none tells."""
        known = self.information[feature] + self.decay * self.counts[feature]
        return 1 / math.sqrt(known) if known > 0 else math.inf
