"""The bulk matcher: all patterns of some classes against a batch of positions in one pass.

Takes boards of one size and a program of classes or drawings; gives what matches where, in which positions: what the
focus matcher gives of each, as records of up to 64 positions. Keeps no board, and knows no values of moves.

A batch holds its positions side by side, a bit each, so that what stands on a cell is asked of hundreds at once; the
kernel (bulk_kernel.h) is C, which the compiler turns into vector instructions, and CUDA for a GPU (bulk_gpu.py).
What a position's stones say beyond their places (strings, liberties, what a stone there would have) is noted with it.
Classes with tests that ask for features get candidates alone from the kernel: `riyu.patterns.bulk_asking` tells on.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point, all_points
from riyu.game.position import Position
from riyu.patterns.bulk_program import Program

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, malloc, realloc
    from cython.cimports.libc.string import memcpy
    from cython.cimports.riyu.patterns.bulk import (
        BulkBound,
        BulkClass,
        BulkFound,
        BulkLeaf,
        BulkNode,
        BulkNumber,
        BulkWord,
        ask_block,
        bulk_sort,
    )
else:
    from riyu.game.after import liberties_after, taken_by
    from riyu.game.constants import EMPTY
    from riyu.game.plain import ANY, SIZE, BoardState
    from riyu.patterns.plain_bulk import (
        ACROSS,
        CELL_ROOM,
        CORE_WORDS,
        LANES,
        OF_AFTER,
        OF_LIBERTIES,
        OF_STONES,
        PLANES,
        TABLES,
        WIDE_CELLS,
        BulkFound,
        bulk_ask,
    )

__all__ = ["BLOCK", "Batch", "Found", "Matches", "ask", "together"]

BLOCK = 512
"""Positions that the cores look at together."""

Found: TypeAlias = tuple[int, Color, int, int, Point, Point, Point]
"""A match: class's place, own color, place of the pattern, orientation, focus, other end, answer; NO_POINT if none."""

_LEAST_ROOM = 1 << 20  # records: memory that is not written to costs nothing
_RECORD_BYTES = 16


class Batch:
    """Positions of one board size, side by side.

    Arguments: the size, how many positions it can hold, and the words of a block (8 for the cores, 32 for a GPU).
    """

    def __init__(self, size: int, room: int = BLOCK, words: int = 8) -> None:
        if room < 1:
            raise UsageError(f"a batch of {room} positions: expected one at least")
        self.size = size
        self.words = words
        self.blocks = -(-room // (LANES * words))
        self.room = self.blocks * LANES * words
        self.count = self.ready = 0
        if not cython.compiled:
            self.planes = [0] * (self.blocks * WIDE_CELLS * PLANES * words)
            self.valid = [0] * (self.blocks * words)
            self.safe = [0] * (self.blocks * 2 * CELL_ROOM * words)
            self.numbers = [0] * (self.blocks * TABLES * CELL_ROOM * words * LANES)
        else:
            self.planes = cython.cast(
                cython.pointer(BulkWord), calloc(self.blocks * WIDE_CELLS * PLANES * words, 8)
            )
            self.valid = cython.cast(cython.pointer(BulkWord), calloc(self.blocks * words, 8))
            self.safe = cython.cast(
                cython.pointer(BulkWord), calloc(self.blocks * 2 * CELL_ROOM * words, 8)
            )
            self.numbers = cython.cast(
                cython.pointer(BulkNumber),
                calloc(self.blocks * TABLES * CELL_ROOM * words * LANES, 2),
            )
            if not (self.planes and self.valid and self.safe and self.numbers):
                raise MemoryError
        self._fill_margin()

    def __dealloc__(self) -> None:
        free(self.planes)
        free(self.valid)
        free(self.safe)
        free(self.numbers)

    def _fill_margin(self) -> None:
        """Say of all cells around the board, in every position, that they are off it."""
        all_of = cython.declare("unsigned long long", 0xFFFFFFFFFFFFFFFF)
        points = {_wide(p) for p in all_points(self.size)}
        for cell in set(range(WIDE_CELLS)) - points:
            for block in range(self.blocks):
                first = (block * WIDE_CELLS + cell) * PLANES * self.words
                for i in range(first + PLANES // 2 * self.words, first + PLANES * self.words):
                    self.planes[i] = all_of

    def clear(self) -> None:
        """Hold no positions."""
        words = self.words
        for block in range(self.blocks):
            for p in all_points(self.size):
                first = (block * WIDE_CELLS + _wide(p)) * PLANES * words
                for i in range(first, first + PLANES * words):
                    self.planes[i] = 0
        for i in range(self.blocks * 2 * CELL_ROOM * words):
            self.safe[i] = 0
        for i in range(self.blocks * words):
            self.valid[i] = 0
        self.count = self.ready = 0

    # Compiled inside: unchecked, without Python.

    def enter(self, s: BoardState) -> None:
        """Note what stands on a board as the next position."""
        n = self.count
        bit = cython.declare("unsigned long long", 1)
        bit <<= n % LANES
        block = n // (LANES * self.words)
        word = n // LANES % self.words
        self.valid[n // LANES] |= bit
        size = s.numbers[SIZE]
        side = LANES * self.words  # numbers of a cell
        table = CELL_ROOM * side
        first = block * TABLES * table + n % side
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                content = s.color[p]
                cell = (row + 19) * ACROSS + column - 1
                plane = (block * WIDE_CELLS + cell) * PLANES + (1 << content)
                self.planes[plane * self.words + word] |= bit
                at = first + p * side
                head = s.string[p]
                self.numbers[at] = head
                if content != EMPTY:
                    self.numbers[at + OF_LIBERTIES * table] = s.liberties[head]
                    self.numbers[at + OF_STONES * table] = s.stones[head]
                    continue
                for color in range(1, 3):
                    liberties = liberties_after(s, p, color, ANY)
                    self.numbers[at + (OF_AFTER + color - 1) * table] = liberties
                    if liberties > 1 or (liberties == 1 and taken_by(s, p, color) > 0):
                        here = (block * 2 + color - 1) * CELL_ROOM + p
                        self.safe[here * self.words + word] |= bit
        self.count = n + 1

    def make_ready(self) -> None:
        """Make the planes of several contents of those of one, for the blocks that came or grew."""
        words = self.words
        for block in range(self.ready // (LANES * words), self.blocks):
            if block * LANES * words >= self.count:
                break
            for row in range(1, self.size + 1):
                for column in range(1, self.size + 1):
                    cell = (row + 19) * ACROSS + column - 1
                    for mask in range(1, PLANES):
                        plane = ((block * WIDE_CELLS + cell) * PLANES + mask) * words
                        lowest = mask & -mask
                        rest = mask - lowest
                        if rest == 0:
                            continue
                        first = ((block * WIDE_CELLS + cell) * PLANES + lowest) * words
                        other = ((block * WIDE_CELLS + cell) * PLANES + rest) * words
                        for word in range(words):
                            self.planes[plane + word] = (
                                self.planes[first + word] | self.planes[other + word]
                            )
        self.ready = self.count

    # For callers: checked.

    def add(self, board: Board) -> int:
        """Add what stands on a board; give its number. Raises UsageError for another size, or if there is no room."""
        if board.size != self.size:
            raise UsageError(f"a board of size {board.size} in a batch of size {self.size}")
        if self.count == self.room:
            raise UsageError(f"a batch of {self.room} positions is full")
        entered = cython.cast(Board, board)
        self.enter(entered.s)
        number: int = self.count - 1
        return number

    def position(self, number: int) -> Position:
        """Give what stands in a position, by its number. Raises UsageError if there is none."""
        if not 0 <= number < self.count:
            raise UsageError(f"no position {number} in a batch of {self.count}")
        block, word = number // (LANES * self.words), number // LANES % self.words
        stones = bytearray()
        for p in all_points(self.size):
            first = (block * WIDE_CELLS + _wide(p)) * PLANES
            black = self.planes[(first + 2) * self.words + word] >> number % LANES & 1
            white = self.planes[(first + 4) * self.words + word] >> number % LANES & 1
            stones.append(black + 2 * white)
        return Position(self.size, bytes(stones))

    @property
    def block_bytes(self) -> int:
        """The bytes of a block."""
        planes: int = 8 * (WIDE_CELLS * PLANES + 2 * CELL_ROOM + 1)
        return (planes + 2 * TABLES * CELL_ROOM * LANES) * self.words

    def buffers(self, first: int, blocks: int) -> tuple[bytes, bytes, bytes, bytes]:
        """Give planes, safe points, numbers and valid positions of some blocks as they lie in memory, for a GPU."""
        if not cython.compiled:
            raise UsageError("only the compiled program sends batches elsewhere")
        self.make_ready()
        at, end = first * self.words, (first + blocks) * self.words
        plane, safe, number = (
            8 * WIDE_CELLS * PLANES,
            8 * 2 * CELL_ROOM,
            2 * TABLES * CELL_ROOM * LANES,
        )
        return (
            cython.cast(cython.p_char, self.planes)[plane * at : plane * end],
            cython.cast(cython.p_char, self.safe)[safe * at : safe * end],
            cython.cast(cython.p_char, self.numbers)[number * at : number * end],
            cython.cast(cython.p_char, self.valid)[8 * at : 8 * end],
        )


def _wide(p: Point) -> int:
    return (p // 20 + 19) * ACROSS + p % 20 - 1


class Matches:
    """What a program found in a batch: records, each a leaf at a focus in up to 64 positions, in order.

    The order is that of classes, own colors, focuses from the top left along the rows, other ends, then priority.
    """

    def __init__(self, program: Program, positions: int) -> None:
        self.program = program
        self.positions = positions
        self.count = self.room = self.looked = 0
        if not cython.compiled:
            self.found: list[BulkFound] = []

    def __dealloc__(self) -> None:
        free(self.found)

    def _make_room(self, room: int) -> None:
        """Claim memory for records, in place of what there was."""
        if cython.compiled:
            free(self.found)
            self.found = cython.cast(
                cython.pointer(BulkFound), malloc((room + 1) * cython.sizeof(BulkFound))
            )
            if not self.found:
                raise MemoryError
        self.room = room

    def _keep(self, count: int) -> None:
        """Keep so many records of the room that was claimed."""
        if cython.compiled:
            kept = cython.cast(
                cython.pointer(BulkFound),
                realloc(self.found, (count + 1) * cython.sizeof(BulkFound)),
            )
            if kept:
                self.found = kept
        self.count = self.room = count

    def take_records(self, records: bytes, first: int, size: int) -> None:
        """Take over records as they lie in memory, in any order: of blocks from a word of the batch on, by size."""
        if not cython.compiled:
            raise UsageError("only the compiled program takes records from elsewhere")
        self._make_room(len(records) // _RECORD_BYTES)
        self.count = self.room
        memcpy(self.found, cython.cast(cython.p_char, records), len(records))
        for i in range(self.count):
            self.found[i].place += first << 10
        classes = cython.cast(cython.pointer(BulkClass), _memory(self.program.classes))
        if not bulk_sort(self.found, self.count, classes, len(self.program.names), size):
            raise MemoryError

    def __len__(self) -> int:
        """Give the matches in all positions."""
        total = 0
        for i in range(self.count):
            total += _bits(self.found[i].lanes)
        return total

    def records(self) -> list[tuple[int, Color, Point, int, int]]:
        """Give the records: leaf, own color, focus, word of the batch, positions of that word as bits."""
        return [
            (
                self.found[i].leaf,
                (self.found[i].place >> 9 & 1) + 1,
                self.found[i].place & 511,
                self.found[i].place >> 10,
                self.found[i].lanes,
            )
            for i in range(self.count)
        ]

    def by_position(self) -> list[list[Found]]:
        """Give the matches of each position of the batch, in order."""
        program = self.program
        found: list[list[Found]] = [[] for _ in range(self.positions)]
        for leaf, color, focus, word, lanes in self.records():
            place, order, orientation, (right, up) = program.laid[leaf]
            end = focus + right + 20 * up if right or up else 0
            step = program.answer_step(leaf)
            answer = focus + step if step is not None else 0
            match = (place, color, order, orientation, focus, end, answer)
            while lanes:
                lowest = lanes & -lanes
                lanes ^= lowest
                found[LANES * word + lowest.bit_length() - 1].append(match)
        return found


def _bits(lanes: int) -> int:
    return lanes.bit_count()


class Scratch:
    """What one thread writes down while it looks at a focus. Argument: the most leaves of a class."""

    def __init__(self, leaves: int) -> None:
        if not cython.compiled:
            self.hits = [0] * leaves
            self.filled = [0] * ((leaves + 63) // 64)
            return
        self.hits = cython.cast(cython.pointer(BulkWord), calloc(leaves * CORE_WORDS + 1, 8))
        self.filled = cython.cast(cython.pointer(BulkWord), calloc((leaves + 63) // 64 + 1, 8))
        if not (self.hits and self.filled):
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.hits)
        free(self.filled)


def ask(
    program: Program, batch: Batch, colors: Sequence[Color] = (1, 2), threads: int = 1
) -> Matches:
    """Ask a program about a batch, for some colors as own, by so many threads at once; what they are changes nothing.

    Raises UsageError for a batch laid out for a GPU.
    """
    if batch.words != CORE_WORDS:
        raise UsageError(f"a batch with blocks of {batch.words} words: the cores take {CORE_WORDS}")
    looked = cython.cast(Batch, batch)
    looked.make_ready()
    mask = sum(1 << (color - 1) for color in set(colors))
    size = batch.size
    classes = len(program.names)
    used = -(-batch.count // BLOCK)
    items = 2 * size * size * classes
    parts = 1 if threads == 1 else max(1, min(classes, -(-4 * threads // max(used, 1))))
    cuts = [items * part // parts for part in range(parts + 1)]
    jobs = [(block, cuts[i], cuts[i + 1]) for block in range(used) for i in range(parts)]

    def look(job: tuple[int, int, int]) -> Matches:
        return _look(program, batch, job[0], job[1], job[2], mask)

    if threads == 1 or len(jobs) == 1:
        return together(program, batch.count, list(map(look, jobs)))
    with ThreadPoolExecutor(threads) as pool:
        return together(program, batch.count, list(pool.map(look, jobs)))


def _look(program: Program, batch: Batch, block: int, first: int, end: int, colors: int) -> Matches:
    """Look at a block of a batch, from one item (a class, a color, a focus) to another."""
    found = Matches(program, batch.count)
    scratch = Scratch(program.most_leaves)
    if not cython.compiled:
        found.found = bulk_ask(program, batch, block, first, end, colors)
        found.count = len(found.found)
        return found
    room = cython.declare("unsigned int", _LEAST_ROOM)
    counter = cython.declare("unsigned int", 0)
    looked = cython.cast(Batch, batch)
    written = cython.cast(Matches, found)
    scribbled = cython.cast(Scratch, scratch)
    classes = cython.cast(cython.pointer(BulkClass), _memory(program.classes))
    nodes = cython.cast(cython.pointer(BulkNode), _memory(program.nodes))
    leaves = cython.cast(cython.pointer(BulkLeaf), _memory(program.leaves))
    bounds = cython.cast(cython.pointer(BulkBound), _memory(program.bounds))
    size = cython.declare(cython.int, looked.size)
    start = cython.declare("long long", first)
    stop = cython.declare("long long", end)
    which = cython.declare(cython.int, block)
    asked = cython.declare(cython.int, colors)
    while True:
        written._make_room(room)
        counter = 0
        with cython.nogil:
            written.looked = ask_block(
                classes,
                nodes,
                leaves,
                bounds,
                looked.planes,
                looked.safe,
                looked.numbers,
                looked.valid,
                size,
                asked,
                start,
                stop,
                which,
                scribbled.hits,
                scribbled.filled,
                written.found,
                cython.address(counter),
                room,
            )
        if counter <= room:
            break
        room = counter  # more than there was room for: once more, with enough
    written._keep(counter)
    return found


def _memory(table: array[int]) -> int:
    """Give where a table lies in memory."""
    address: int = table.buffer_info()[0]
    return address


def together(program: Program, positions: int, parts: Sequence[Matches]) -> Matches:
    """Give what all parts found as one, in their order."""
    if len(parts) == 1:
        return parts[0]
    found = Matches(program, positions)
    if not cython.compiled:
        found.found = [one for part in parts for one in part.found]
        found.count = len(found.found)
        return found
    found._make_room(sum([part.count for part in parts]))
    found.looked = sum([part.looked for part in parts])
    at = 0
    for part in parts:
        one = cython.cast(Matches, part)
        memcpy(cython.address(found.found[at]), one.found, one.count * cython.sizeof(BulkFound))
        at += one.count
    found.count = at
    return found
