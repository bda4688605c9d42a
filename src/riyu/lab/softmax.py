"""A softmax over the moves of a position (conditional logit), learned by gradient steps, one position each.

Takes positions, of each the features of its moves and which one was played; gives weights, the chance of the move
played, its rank and the weights' standard errors. Knows no Go.

A move's score is the sum of its features' weights, its chance e to that over the sum of all moves'. Steps are
Adagrad's; a touched weight is drawn to 0 by `decay` times itself (L2). Standard errors are those of each weight alone:
one over the root of its Fisher information plus the decay's. Source: McFadden, Conditional logit analysis of
qualitative choice behavior, 1974; Duchi, Hazan, Singer, Adaptive subgradient methods, JMLR 2011.
"""

from __future__ import annotations

import math
from array import array
from ast import literal_eval
from collections.abc import Iterable, Sequence

import cython

from riyu.base.errors import UsageError

if cython.compiled:
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdint import uint8_t, uint32_t
    from cython.cimports.libc.stdlib import abort, calloc, free, realloc
    from cython.cimports.libc.string import memcpy
    from cython.cimports.riyu.lab.softmax import Place
else:
    from math import exp, log, sqrt

    from riyu.lab._plain_softmax import MOST_MOVES, MOST_TOUCHED, Place

__all__ = ["Positions", "Softmax", "positions_of"]

NEGLIGIBLE = 1e-5
"""A move's chance below which it teaches nothing."""


class Positions:
    """Positions to learn from: the features of their moves, packed, and the move played in each."""

    def __init__(self) -> None:
        self.count = 0
        self.room = self.starts_room = self.found_room = 0
        self.starts_end = self.found_end = 0
        if not cython.compiled:
            self.places: list[Place] = []
            self.starts: list[int] = []
            self.found: list[int] = []

    def __dealloc__(self) -> None:
        free(self.places)
        free(self.starts)
        free(self.found)

    def add(self, starts: list[int], found: list[int], moves: int, chosen: int) -> None:
        """Add a position: where each move's features begin, and where the last one's end; and the features.

        `chosen` is the place of the move played among the `moves`.
        """
        size = cython.declare(cython.size_t, starts[moves])
        if cython.compiled:
            self.make_room(moves + 1, size)
            memcpy(cython.address(self.starts[self.starts_end]), starts, 4 * (moves + 1))
            memcpy(cython.address(self.found[self.found_end]), found, 4 * size)
            place = cython.address(self.places[self.count])
        else:
            place = Place()
            self.places.append(place)
            self.starts += starts[: moves + 1]
            self.found += found[:size]
        place.starts = self.starts_end
        place.found = self.found_end
        place.moves = moves
        place.chosen = chosen
        self.starts_end += moves + 1
        self.found_end += size
        self.count += 1

    def make_room(self, starts: int, found: int) -> None:
        """Make room for one more position."""
        if cython.compiled:
            if self.count >= self.room:
                self.room = 2 * self.room + 256
                self.places = cython.cast(
                    cython.pointer(Place), realloc(self.places, self.room * cython.sizeof(Place))
                )
            if self.starts_end + starts > self.starts_room:
                self.starts_room = 2 * self.starts_room + 65536
                self.starts = cython.cast(
                    cython.pointer(uint32_t), realloc(self.starts, 4 * self.starts_room)
                )
            if self.found_end + found > self.found_room:
                self.found_room = 2 * self.found_room + 262144
                self.found = cython.cast(
                    cython.pointer(uint32_t), realloc(self.found, 4 * self.found_room)
                )
            if not (self.places and self.starts and self.found):
                abort()

    # For callers.

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        """Let another process have them."""
        return positions_of, (self.packed(),)

    def packed(self) -> bytes:
        """Give all of them as bytes, for `positions_of`."""
        sizes = (self.count, self.starts_end, self.found_end)
        if not cython.compiled:
            rows = [(p.starts, p.found, p.moves, p.chosen) for p in self.places]
            return repr((sizes, rows, self.starts, self.found)).encode()
        packed: bytes = (
            array("q", sizes).tobytes()
            + cython.cast(cython.p_char, self.places)[: self.count * cython.sizeof(Place)]
            + cython.cast(cython.p_char, self.starts)[: 4 * self.starts_end]
            + cython.cast(cython.p_char, self.found)[: 4 * self.found_end]
        )
        return packed

    def unpack(self, data: bytes) -> None:
        """Add what `packed` gave, to none. Raises UsageError for what can't be that."""
        if not cython.compiled:
            sizes, rows, self.starts, self.found = literal_eval(data.decode())
            self.count, self.starts_end, self.found_end = sizes
            for row in rows:
                self.places.append(Place())
                one = self.places[-1]
                one.starts, one.found, one.moves, one.chosen = row
            return
        sizes = array("q", data[:24])
        count, starts, found = sizes
        places = count * cython.sizeof(Place)
        if len(data) != 24 + places + 4 * (starts + found) or self.count:
            raise UsageError("these are no packed positions")
        self.places = cython.cast(cython.pointer(Place), realloc(self.places, places + 1))
        self.starts = cython.cast(cython.pointer(uint32_t), realloc(self.starts, 4 * starts + 1))
        self.found = cython.cast(cython.pointer(uint32_t), realloc(self.found, 4 * found + 1))
        if not (self.places and self.starts and self.found):
            abort()
        first, second = data[24 : 24 + places], data[24 + places : 24 + places + 4 * starts]
        third = data[24 + places + 4 * starts :]
        memcpy(self.places, cython.cast(cython.p_char, first), places)
        memcpy(self.starts, cython.cast(cython.p_char, second), 4 * starts)
        memcpy(self.found, cython.cast(cython.p_char, third), 4 * found)
        self.count = self.room = count
        self.starts_end = self.starts_room = starts
        self.found_end = self.found_room = found

    def append(self, moves: Sequence[Sequence[int]], chosen: int) -> None:
        """Add a position of at most 361 moves by their features. `chosen`: the place of the one played."""
        starts = cython.declare("unsigned int[362]")
        found = cython.declare("unsigned int[28880]")
        if not cython.compiled:
            starts = [0] * 362
            found = [0] * MOST_TOUCHED
        end = cython.declare(cython.int, 0)
        count = cython.declare(cython.int, 0)
        for features in moves:
            starts[count] = end
            count += 1
            for feature in features:
                found[end] = feature
                end += 1
        starts[count] = end
        self.add(starts, found, count, chosen)

    def position(self, i: int) -> tuple[list[list[int]], int]:
        """Give the features of the moves of position i, and the place of the one played."""
        k = cython.declare(cython.int, i)
        start = self.places[k].starts
        found = self.places[k].found
        moves = []
        for m in range(start, start + self.places[k].moves):
            first = found + self.starts[m]
            moves.append([self.found[j] for j in range(first, found + self.starts[m + 1])])
        return moves, self.places[k].chosen


def positions_of(data: bytes) -> Positions:
    """Give the positions that were packed."""
    found = Positions()
    found.unpack(data)
    return found


class Softmax:
    """The weights of `count` features, all 0 at first.

    `rate` is Adagrad's step, and may be changed; `decay` the pull to 0, `off` the features that are left out;
    `caution` is added to the sum of squared slopes, so that the first steps of a feature are no larger than they tell.
    """

    def __init__(
        self,
        count: int,
        rate: float = 0.2,
        decay: float = 0.0,
        off: Iterable[int] = (),
        caution: float = 1e-8,
    ) -> None:
        self.count = count
        self.rate = rate
        self.decay = decay
        self.caution = caution
        self.place = 0
        if not cython.compiled:
            self.weights = [0.0] * count
            self.squares = [0.0] * count
            self.information = [0.0] * count
            self.scratch = [0.0] * count
            self.counts = [0] * count
            self.off = [0] * count
            self.touched = [0] * MOST_TOUCHED
            self.chances = [0.0] * MOST_MOVES
        else:
            self.weights = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.squares = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.information = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.scratch = cython.cast(cython.p_double, calloc(count + 1, 8))
            self.counts = cython.cast(cython.pointer(uint32_t), calloc(count + 1, 4))
            self.off = cython.cast(cython.pointer(uint8_t), calloc(count + 1, 1))
            if not (self.weights and self.squares and self.information and self.scratch):
                abort()
            if not (self.counts and self.off):
                abort()
        for i in off:
            self.off[i] = 1

    def __dealloc__(self) -> None:
        free(self.weights)
        free(self.squares)
        free(self.information)
        free(self.scratch)
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
            elif share < NEGLIGIBLE:
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
                self.weights[i] -= self.rate * slope / sqrt(self.squares[i] + self.caution)
            self.scratch[i] = 0.0

    def inform(self, starts: list[int], found: list[int], moves: int, chosen: int) -> None:
        """Add a position to the Fisher information of its features and to their counts, after `weigh`."""
        count = cython.declare(cython.int, 0)
        for m in range(moves):
            share = self.chances[m]
            if share < NEGLIGIBLE:
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

    def look(self, positions: Positions, i: int, kind: int) -> float:
        """Weigh position i, measure it if `kind` has 2, learn from it if it has 1; `place` is the played move's rank.

        Give the logarithm of the chance of the move played.
        """
        if cython.compiled:
            place = cython.address(positions.places[i])
            starts = cython.address(positions.starts[place.starts])
            found = cython.address(positions.found[place.found])
        else:
            place = positions.places[i]
            starts = positions.starts[place.starts : place.starts + place.moves + 1]
            found = positions.found[place.found : place.found + starts[-1]]
        moves: int = place.moves
        chosen: int = place.chosen
        own: float = self.weigh(starts, found, moves, chosen)
        if kind == 0:
            self.place = self.rank(moves, chosen)
        if kind & 2:
            self.inform(starts, found, moves, chosen)
        if kind & 1:
            self.follow(starts, found, moves, chosen)
        return own

    def go_over(self, positions: Positions, kind: int) -> float:
        """Look at all positions; give the sum of the logarithms."""
        total: float = 0.0
        for i in range(positions.count):
            total += self.look(positions, i, kind)
        return total

    # For callers.

    def learn(self, positions: Positions, is_measured: bool = False) -> float:
        """Take a step on each of some positions; give the sum of the logarithms of the chances of the moves played.

        With `is_measured` the positions add to the features' counts and Fisher information too.
        """
        kind = cython.declare(cython.int, 3 if is_measured else 1)
        total = cython.declare(cython.double, 0.0)
        if cython.compiled:
            given = cython.cast(Positions, positions, typecheck=True)
            with cython.nogil:
                total = self.go_over(given, kind)
        else:
            total = self.go_over(positions, kind)
        return float(total)

    def judge(self, positions: Positions) -> list[tuple[float, int]]:
        """Give the logarithm of the chance of each move played, and its rank from 1. Nothing is learned."""
        given = []
        for i in range(positions.count):
            own = self.look(positions, i, 0)
            given.append((own, self.place))
        return given

    def state(self) -> bytes:
        """Give all that was learned and measured, to the last bit, in this machine's form; `restore` takes it."""
        if not cython.compiled:
            doubles = array("d", self.weights + self.squares + self.information)
            return doubles.tobytes() + array("I", self.counts).tobytes()
        size = cython.declare(cython.Py_ssize_t, 8 * self.count)
        return b"".join(
            (
                cython.cast(cython.p_char, self.weights)[:size],
                cython.cast(cython.p_char, self.squares)[:size],
                cython.cast(cython.p_char, self.information)[:size],
                cython.cast(cython.p_char, self.counts)[: size // 2],
            )
        )

    def restore(self, state: bytes) -> None:
        """Take up what `state` gave of a model of as many features. Raises UsageError for anything else."""
        size = cython.declare(cython.Py_ssize_t, 8 * self.count)
        if len(state) != 3 * size + size // 2:
            raise UsageError(f"{len(state)} bytes are no model of {self.count} features")
        if not cython.compiled:
            doubles, counts = array("d", state[: 3 * size]), array("I", state[3 * size :])
            self.weights = doubles[: self.count].tolist()
            self.squares = doubles[self.count : 2 * self.count].tolist()
            self.information = doubles[2 * self.count :].tolist()
            self.counts = counts.tolist()
            return
        data = cython.declare(cython.p_char, state)
        memcpy(self.weights, data, size)
        memcpy(self.squares, data + size, size)
        memcpy(self.information, data + 2 * size, size)
        memcpy(self.counts, data + 3 * size, size // 2)

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
