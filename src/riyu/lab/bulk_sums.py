"""What the bulk matcher found in a batch, summed up: a digest a position, and what each pattern answered.

Takes matches, askers and sweeps; gives numbers. Knows no games and no names.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from riyu.base.errors import UsageError
from riyu.game.points import Color, Point
from riyu.patterns.asking import Asker
from riyu.patterns.bulk import Matches
from riyu.patterns.bulk_program import CLASS_INTS, Program
from riyu.patterns.sweep import Sweep

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t, uint64_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.riyu.patterns.bulk import BulkFound
else:
    from riyu.base.plain import next_word
    from riyu.features.plain import lowest_bit
    from riyu.patterns.plain import GONE, NONE, SLOTS
    from riyu.patterns.plain_bulk import LANES, BulkFound

    POINTS, NOWHERE = 848, 9999

    def ones_in(word: int) -> int:
        """Give the bits set in a word."""
        return word.bit_count()


__all__ = ["Seen", "Sums", "key_of"]


def key_of(found: int, order: int, orientation: int) -> int:
    """Give the number of a class's pattern in an orientation, to be summed up: 10 bits are left for color and focus."""
    return ((found << 16 | order) << 3 | orientation) << 10


class Sums:
    """A digest of the matches of each position, whatever their order: equal for the same matches.

    It is the sum of what splitmix64 makes of each match, so that two sets of matches that differ have the same digest
    once in 2 ** 64 times. Argument: how many positions.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        if not cython.compiled:
            self.sums = [0] * count
            self.counts = [0] * count
            return
        self.sums = cython.cast(cython.pointer(uint64_t), calloc(count + 1, 8))
        self.counts = cython.cast(cython.pointer(uint64_t), calloc(count + 1, 8))
        if not (self.sums and self.counts):
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.sums)
        free(self.counts)

    # Compiled inside: unchecked, without Python.

    def add_one(self, position: int, key: int) -> None:
        """Add a match."""
        state = cython.declare(uint64_t[1])
        if not cython.compiled:
            state = [0]
        state[0] = key
        self.sums[position] += next_word(state)
        self.counts[position] += 1
        if not cython.compiled:
            self.sums[position] &= 0xFFFFFFFFFFFFFFFF

    def add_records(self, found: Matches, keys: list[int], steps: list[int]) -> None:
        """Add what the bulk matcher found: each leaf's key, and where it is said to lie from its focus."""
        for i in range(found.count):
            one = cython.address(found.found[i]) if cython.compiled else found.found[i]
            cell = (one.place & 511) + steps[one.leaf]
            key = keys[one.leaf] + (one.place & 512) + cell
            lanes = cython.declare("unsigned long long", one.lanes)
            while lanes:
                self.add_one(LANES * (one.place >> 10) + lowest_bit(lanes), key)
                lanes &= lanes - 1

    def add_placed(self, position: int, asker: Asker, key: int, color: int) -> None:
        """Add what an asker last found of a class."""
        for i in range(asker.count):
            one = cython.address(asker.placed[i]) if cython.compiled else asker.placed[i]
            which = cython.declare("unsigned long long", one.order)
            which = (which << 3 | one.orientation) << 10
            self.add_one(position, key + which + ((color - 1) << 9) + one.focus)

    def add_standing(self, position: int, sweep: Sweep) -> None:
        """Add what stands in a sweep."""
        for slot in range(SLOTS):
            match = cython.declare("unsigned long long", sweep.standing[slot])
            if match != NONE and match != GONE:
                self.add_one(position, match)

    # For callers.

    def add(self, found: Matches, origins: Sequence[int] = ()) -> None:
        """Add matches of a batch of so many positions. `origins`: by leaf, cells from the focus to where it lies."""
        if found.positions > self.count:
            raise UsageError(f"matches in {found.positions} positions, expected {self.count}")
        laid = found.program.laid
        keys = array("Q", [key_of(one.found, one.order, one.orientation) for one in laid])
        steps = array("i", origins or bytes(4 * len(laid)))
        if cython.compiled:
            self.add_records(
                found,
                cython.cast(cython.pointer(uint64_t), _memory(keys)),
                cython.cast(cython.p_int, _memory(steps)),
            )
        else:
            self.add_records(found, list(keys), list(steps))

    def add_number(self, position: int, key: int) -> None:
        """Add a match by its number: its key, with color and focus."""
        self.add_one(position, key)

    def add_asked(self, position: int, asker: Asker, found: int, color: Color) -> None:
        """Add what an asker last found, of a class by its place, for a color."""
        self.add_placed(position, asker, key_of(found, 0, 0), color)

    def add_swept(self, position: int, sweep: Sweep) -> None:
        """Add what stands in a sweep that is up to date. Raises UsageError if it could not keep all."""
        if sweep.is_full:
            raise UsageError(
                "more matches stand than a sweep keeps: sweep fewer drawings at a time"
            )
        self.add_standing(position, sweep)

    def of(self, position: int) -> tuple[int, int]:
        """Give a position's matches, and their digest."""
        return self.counts[position], self.sums[position]


class Seen:
    """How often each pattern of some classes answered for the color to move, and how often that was the move played.

    Counted by position and point, as `riyu.lab.patterns_seen` has it. Arguments: the program, and how many patterns
    each of its classes has; how many words of positions a batch has.
    """

    def __init__(self, program: Program, patterns: Sequence[int], words: int) -> None:
        self.program = program
        self.words = words
        self.classes = len(patterns)
        leaves = len(program.laid)
        every, most = sum(patterns), max(patterns, default=0)
        if not cython.compiled:
            self.movers = [0] * (2 * words)
            self.played = [0] * (POINTS * words)
            self.answered = [0] * (POINTS * most * words)
            self.possible, self.chosen = [0] * every, [0] * every
            self.firsts, self.ends = [0] * len(patterns), [0] * len(patterns)
            self.orders, self.steps = [0] * leaves, [0] * leaves
        else:
            self.movers = cython.cast(cython.pointer(uint64_t), calloc(2 * words + 1, 8))
            self.played = cython.cast(cython.pointer(uint64_t), calloc(POINTS * words + 1, 8))
            self.answered = cython.cast(
                cython.pointer(uint64_t), calloc(POINTS * most * words + 1, 8)
            )
            self.possible = cython.cast(cython.pointer(uint32_t), calloc(every + 1, 4))
            self.chosen = cython.cast(cython.pointer(uint32_t), calloc(every + 1, 4))
            self.firsts = cython.cast(cython.pointer(uint32_t), calloc(len(patterns) + 1, 4))
            self.ends = cython.cast(cython.pointer(uint32_t), calloc(len(patterns) + 1, 4))
            self.orders = cython.cast(cython.pointer(uint32_t), calloc(leaves + 1, 4))
            self.steps = cython.cast(cython.p_int, calloc(leaves + 1, 4))
            if not (self.movers and self.played and self.answered and self.possible):
                raise MemoryError
            if not (self.chosen and self.firsts and self.ends and self.orders and self.steps):
                raise MemoryError
        first = 0
        for place, count in enumerate(patterns):
            self.firsts[place] = first
            first += count
            numbers = program.classes[CLASS_INTS * place : CLASS_INTS * (place + 1)]
            self.ends[place] = numbers[2] + numbers[3]
        for leaf, one in enumerate(program.laid):
            step = program.answer_step(leaf)
            self.orders[leaf] = one.order
            self.steps[leaf] = NOWHERE if step is None else step

    def __dealloc__(self) -> None:
        free(self.movers)
        free(self.played)
        free(self.answered)
        free(self.possible)
        free(self.chosen)
        free(self.firsts)
        free(self.ends)
        free(self.orders)
        free(self.steps)

    # Compiled inside: unchecked, without Python.

    def place_of(self, one: BulkFound) -> int:
        """Give where `answered` has a record's pattern and point."""
        step = self.steps[one.leaf]
        point = one.place & 511
        if step == NOWHERE:
            point += POINTS // 2
        else:
            point += step
        order = cython.declare(cython.Py_ssize_t, self.orders[one.leaf])
        place: int = cython.declare(
            cython.Py_ssize_t, (POINTS * order + point) * self.words + (one.place >> 10)
        )
        return place

    def lanes_of(self, one: BulkFound) -> int:
        """Give a record's positions in which its color is to move."""
        movers = self.movers[self.words * (one.place >> 9 & 1) + (one.place >> 10)]
        lanes: int = cython.declare("unsigned long long", one.lanes & movers)
        return lanes

    def take(self, found: Matches) -> None:
        """Count the records of a batch, class by class."""
        first = 0
        for place in range(self.classes):
            end = first
            while end < found.count and found.found[end].leaf < self.ends[place]:
                one = cython.address(found.found[end]) if cython.compiled else found.found[end]
                self.answered[self.place_of(one)] |= self.lanes_of(one)
                end += 1
            for i in range(first, end):
                one = cython.address(found.found[i]) if cython.compiled else found.found[i]
                at = self.place_of(one)
                lanes = self.answered[at]
                self.answered[at] = 0
                which = self.firsts[place] + self.orders[one.leaf]
                self.possible[which] += ones_in(lanes)
                word = one.place >> 10
                point = at // self.words % POINTS
                self.chosen[which] += ones_in(lanes & self.played[POINTS * word + point])
            first = end

    # For callers.

    def note(self, position: int, to_move: Color, played: Point) -> None:
        """Note whose move a position of the batch is, and which point he then plays; NO_POINT for a pass."""
        bit = cython.declare("unsigned long long", 1)
        bit <<= position % LANES
        word = position // LANES
        self.movers[self.words * (to_move - 1) + word] |= bit
        if played:
            self.played[POINTS * word + played] |= bit

    def add(self, found: Matches) -> None:
        """Count the matches of a batch whose positions were noted; the next batch is noted anew."""
        self.take(found)
        for i in range(2 * self.words):
            self.movers[i] = 0
        for i in range(POINTS * self.words):
            self.played[i] = 0

    def counted(self, found: int, order: int) -> tuple[int, int]:
        """Give how often a pattern answered, and how often its answer was played, by its places."""
        which = self.firsts[found] + order
        return self.possible[which], self.chosen[which]


def _memory(table: array[int]) -> int:
    """Give where a table lies in memory."""
    address: int = table.buffer_info()[0]
    return address
