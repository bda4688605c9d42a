"""A small world: a few cells of a board, every move in them tried by rule alone, and so the truth about a goal there.

Takes a board, up to twelve cells, and what the strings around them are worth; gives verdicts as readers define them,
for whoever asks and moves first, and the moves that keep them. Knows liberties, captures, suicide and ko; of eyes,
shapes and races it knows nothing.

Whatever stands outside the cells stands for good, for it has a liberty there that can't be filled, or ends the question
when it is taken. Positions with the color to move, the ko and whether a pass came before are nodes of a graph, which
has circles; so values are not read along lines, where what is right would depend on how a position came about, but
are a fixed point over the whole graph, reached by going over all nodes until nothing changes, in four ways:

- FEWEST and MOST: a ko can't be taken back at once; going round for ever counts as missed, or as met. Where the two
  differ, only a rule of repetition decides, and nothing is told: `Witnessed.verdict` is None.
- BY_PURSUER and BY_OWNER: that color may take kos back at once, and going round counts against it.

A goal that holds in the first way and falls where the other color may take kos back is a ko, as with readers.
Two passes end all, and come to what the goal says. A pass where a ko forbids something is not one of them, so who took
that ko has to end it (Ing's rules have two passes lift the ban, and two more end the game).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, all_points, neighbors, opposite, point_text
from riyu.reading.reading import Verdict

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free, realloc
else:
    from riyu.reading.plain import cell_set, cells_in, lowest_cell

    MOST_CELLS, MOST_FIXED, MOST_NODES, NONE = 12, 32, 6_000_000, 255
    MISSED, MET = 0, 1
    FEWEST, MOST, BY_PURSUER, BY_OWNER = range(4)

__all__ = ["LARGEST", "SmallWorld", "Witnessed"]

LARGEST: int = MOST_CELLS
"""Cells that a world may have."""


@dataclass(frozen=True, slots=True)
class Witnessed:
    """The truth about a goal for whoever asks; `threat_by` as of a reading. No verdict where repetition decides."""

    verdict: Verdict | None
    threat_by: Color = 0

    def __str__(self) -> str:
        return self.verdict.value if self.verdict else "repetition"


class SmallWorld:
    """One world, worked out when it is made.

    `ends` says of strings, by a stone, whether the goal is met, or missed, if they are taken. `joined` are two stones
    that miss the goal as one string; `held` a stone whose string misses it once it is sure of a liberty among the cells
    though its owner passes for ever, and meets it if it is taken. `passed` says whether two passes meet the goal.
    Raises UsageError if a string around the cells neither ends the question nor has a liberty outside, or there are too
    many of anything.
    """

    def __init__(
        self,
        board: Board,
        cells: Sequence[Point],
        pursuer: Color,
        ends: Mapping[Point, bool],
        *,
        joined: tuple[Point, Point] | None = None,
        held: Point = NO_POINT,
        passed: bool = False,
    ) -> None:
        self.pursuer = pursuer
        self.passed = passed
        self.points = list(cells)
        self.count = len(self.points)
        if not 0 < self.count <= MOST_CELLS:
            raise UsageError(f"{len(self.points)} cells: expected 1 to {MOST_CELLS}")
        if not cython.compiled:
            self.beside, self.touching = [0] * 13, [0] * 13
            self.fixed_cells, self.fixed_of = [0] * MOST_FIXED, [0] * 3
            self.tri, self.stones = [0] * 4096, [0] * 3
            self.first: list[int] = []
            self.table: list[int] = []
            self.hold: list[int] = []
            self.black: list[int] = []
            self.white: list[int] = []
            self.sides: list[int] = []
            self.slots: list[int] = []
            self.ends: list[int] = []
            self.moves: list[int] = []
            self.values: list[int] = []
        self.endless = self.met_if = self.missed_if = self.joined = self.held = 0
        self.fixed_count = self.node_count = self.edge_count = self.node_room = self.edge_room = 0
        self.found = self.kin = self.free = self.lost = 0
        self.ko = -1
        self.begun = 2
        self.is_full = False
        self._lay(board, ends, joined, held)
        self.root_stones = (self.stones[1], self.stones[2])
        for cells_set in range(1 << self.count):
            digits, power = 0, 1
            for c in range(self.count):
                digits += power if cells_set >> c & 1 else 0
                power *= 3
            self.tri[cells_set] = digits
        size = self.tri[(1 << self.count) - 1] * 2 + 1
        self.table_size = size * 2 * (self.count + 2)
        if cython.compiled:
            self.table = cython.cast("int *", calloc(self.table_size, 4))
            self.hold = cython.cast("unsigned char *", calloc(size, 1))
            if not self.table or not self.hold:
                abort()
        else:
            self.table = [0] * self.table_size
            self.hold = [0] * size
        with cython.nogil:
            self.grow()
        if self.is_full:
            raise UsageError(f"more than {MOST_NODES:,} positions")
        owner = 3 - self.pursuer
        with cython.nogil:
            self.settle(FEWEST, 0, 0)
            self.settle(MOST, 0, 1)
            self.settle(BY_PURSUER, self.pursuer, 0)
            self.settle(BY_OWNER, owner, 1)

    def __dealloc__(self) -> None:
        free(self.table)
        free(self.hold)
        free(self.black)
        free(self.white)
        free(self.sides)
        free(self.slots)
        free(self.first)
        free(self.ends)
        free(self.moves)
        free(self.values)

    def _lay(
        self,
        board: Board,
        ends: Mapping[Point, bool],
        joined: tuple[Point, Point] | None,
        held: Point,
    ) -> None:
        """Give the cells and the strings around them their numbers."""
        cells = {p: c for c, p in enumerate(self.points)}
        if len(cells) != len(self.points) or not cells.keys() <= set(all_points(board.size)):
            raise UsageError("cells have to be different points of the board")
        names = {board.string_name(p): end for p, end in ends.items()}
        fixed: dict[Point, int] = {}
        for p, c in cells.items():
            color = board.color_at(p)
            if color != EMPTY:
                self.stones[color] = self.stones[color] | 1 << c
            near = [(q, board.color_at(q)) for q in neighbors(p, board.size)]
            self.beside[c] = sum(1 << cells[q] for q, _ in near if q in cells)
            for q, content in near:
                if q in cells:
                    continue
                if content == EMPTY:
                    raise UsageError(f"{point_text(q)} is empty and no cell")
                if content == color:
                    raise UsageError(f"the string at {point_text(p)} is a cell in part only")
                name = board.string_name(q)
                f = fixed.setdefault(name, len(fixed))
                if f == MOST_FIXED:
                    raise UsageError(f"more than {MOST_FIXED} strings around the cells")
                self.touching[c] = self.touching[c] | 1 << f
                self.fixed_cells[f] = self.fixed_cells[f] | 1 << c
                self.fixed_of[content] = self.fixed_of[content] | 1 << f
        self.fixed_count = len(fixed)
        for name, f in fixed.items():
            if not set(board.liberty_points(name)) <= cells.keys():
                self.endless |= 1 << f
            elif name not in names and not (held and name == board.string_name(held)):
                raise UsageError(f"the string at {point_text(name)} may be taken: what then?")
            elif names.get(name, True):
                self.met_if |= 1 << f
            else:
                self.missed_if |= 1 << f
        if joined:
            one, two = (fixed.get(board.string_name(p), -1) for p in joined)
            if min(one, two) < 0 or one == two:
                raise UsageError("two strings beside the cells are to be joined")
            self.joined = 1 << one | 1 << two
        if held:
            f = fixed.get(board.string_name(held), -1)
            if f < 0:
                raise UsageError("the string that is to hold is not beside the cells")
            self.held = 1 << f

    # The rules.

    def spread(self, cells: int, fixed: int, color: int) -> bool:
        """Find the string of a color at a cell or a fixed string; say whether it has a liberty."""
        own: int = cython.declare(cython.uint, self.stones[color])
        full: int = cython.declare(cython.uint, self.stones[1] | self.stones[2])
        found: int = cython.declare(cython.uint, cells)
        kin: int = cython.declare(cython.uint, fixed)
        fresh: int = cython.declare(cython.uint, cells)
        more: int = cython.declare(cython.uint, fixed)
        near: int = cython.declare(cython.uint, 0)
        strings: int = cython.declare(cython.uint, 0)
        liberties: int = cython.declare(cython.uint, 0)
        while fresh or more:
            near = strings = 0
            while fresh:
                c = lowest_cell(fresh)
                fresh &= fresh - 1
                near |= self.beside[c]
                strings |= self.touching[c]
            while more:
                near |= self.fixed_cells[lowest_cell(more)]
                more &= more - 1
            liberties |= near & ~full
            fresh = near & own & ~found
            found |= fresh
            more = strings & self.fixed_of[color] & ~kin
            kin |= more
        self.found = found
        self.kin = kin
        self.free = liberties
        return liberties != 0 or (kin & self.endless) != 0

    def put(self, c: int, color: int) -> bool:
        """Play on an empty cell, taking what it takes; say whether that is legal but for ko."""
        other = 3 - color
        bit = cell_set(c)
        self.stones[color] |= bit
        self.ko = -1
        taken: int = cython.declare(cython.uint, 0)
        lost: int = cython.declare(cython.uint, 0)
        near: int = cython.declare(cython.uint, self.beside[c] & self.stones[other])
        strings: int = cython.declare(cython.uint, self.touching[c] & self.fixed_of[other])
        while near or strings:
            if near:
                is_free = self.spread(cell_set(lowest_cell(near)), 0, other)
            else:
                is_free = self.spread(0, cell_set(lowest_cell(strings)), other)
            near &= ~self.found
            strings &= ~self.kin
            if not is_free:
                taken |= self.found
                lost |= self.kin
        self.stones[other] &= ~taken
        self.lost = lost
        if lost:
            return True
        if not self.spread(bit, 0, color):
            return False
        if cells_in(taken) == 1 and self.found == bit and not self.kin and self.free == taken:
            self.ko = lowest_cell(taken)
        return True

    def ended(self) -> int:
        """Give the node that stands for the end which the last move came to: 0 missed, 1 met; 2 if it goes on."""
        if self.lost & self.met_if:
            return MET
        if self.lost & self.missed_if:
            return MISSED
        if self.joined:
            self.spread(0, cell_set(lowest_cell(self.joined)), 3 - self.pursuer)
            if self.joined & ~self.kin == 0:
                return MISSED
        if self.held and self.holds():
            return MISSED
        return 2

    def holds(self) -> bool:
        """Say whether the string to hold is sure of a liberty among the cells though its owner only passes."""
        at = self.tri[self.stones[1]] + 2 * self.tri[self.stones[2]]
        if self.hold[at]:
            return self.hold[at] == 1
        black: int = cython.declare(cython.uint, self.stones[1])
        white: int = cython.declare(cython.uint, self.stones[2])
        self.spread(0, self.held, 3 - self.pursuer)
        is_held = cython.declare(cython.bint, self.free != 0)
        for c in range(self.count):
            if not is_held:
                break
            if (black | white) >> c & 1:
                continue
            if self.put(c, self.pursuer):
                if self.lost & self.met_if or not self.holds():
                    is_held = False
            self.stones[1] = black
            self.stones[2] = white
        self.hold[at] = 1 if is_held else 2
        return bool(is_held)

    # The graph.

    def make_room(self) -> None:
        """Make room for one node more, and for its edges."""
        if self.node_count >= self.node_room - 2:
            self.node_room = 2 * self.node_room + 1024
            room = self.node_room
            if cython.compiled:
                size = cython.cast(cython.size_t, room)
                self.black = cython.cast("unsigned short *", realloc(self.black, size * 2))
                self.white = cython.cast("unsigned short *", realloc(self.white, size * 2))
                self.sides = cython.cast("unsigned char *", realloc(self.sides, size))
                self.slots = cython.cast("unsigned char *", realloc(self.slots, size))
                self.first = cython.cast("int *", realloc(self.first, size * 4))
                if not (self.black and self.white and self.sides and self.slots and self.first):
                    abort()
            else:
                for array in (self.black, self.white, self.sides, self.slots, self.first):
                    array.extend([0] * (room - len(array)))
        if self.edge_count >= self.edge_room - 2 * MOST_CELLS:
            self.edge_room = 2 * self.edge_room + 8192
            room = self.edge_room
            if cython.compiled:
                size = cython.cast(cython.size_t, room)
                self.ends = cython.cast("int *", realloc(self.ends, size * 4))
                self.moves = cython.cast("unsigned char *", realloc(self.moves, size))
                if not (self.ends and self.moves):
                    abort()
            else:
                for array in (self.ends, self.moves):
                    array.extend([0] * (room - len(array)))

    def node_at(self, side: int, slot: int) -> int:
        """Give the node of the stones as they stand, made if need be."""
        at = self.tri[self.stones[1]] + 2 * self.tri[self.stones[2]]
        place: int = cython.declare(cython.size_t, at)
        place = (place * 2 + side - 1) * (self.count + 2) + slot
        if self.table[place] == 0:
            self.make_room()
            n = self.node_count
            self.node_count += 1
            self.table[place] = n
            self.black[n] = self.stones[1]
            self.white[n] = self.stones[2]
            self.sides[n] = side
            self.slots[n] = slot
        found: int = self.table[place]
        return found

    def add_edge(self, end: int, c: int, takes_back: bool) -> None:
        """Let the node at work lead to another by a move."""
        self.ends[self.edge_count] = 2 * end + (1 if takes_back else 0)
        self.moves[self.edge_count] = c
        self.edge_count += 1

    def grow(self) -> None:
        """Find all positions that come about from the first one, either color moving first. Nodes 0, 1 are the ends."""
        black: int = cython.declare(cython.uint, 0)
        white: int = cython.declare(cython.uint, 0)
        self.make_room()
        self.node_count = 2
        self.lost = 0
        self.begun = self.ended()
        self.node_at(1, self.count)
        self.node_at(2, self.count)
        n = 2
        while n < self.node_count:
            if self.node_count > MOST_NODES:
                self.is_full = True
                return
            self.make_room()
            black = self.black[n]
            white = self.white[n]
            side = self.sides[n]
            slot = self.slots[n]
            self.first[n] = self.edge_count
            self.stones[1] = black
            self.stones[2] = white
            if slot == self.count + 1:
                self.add_edge(self.passed, NONE, False)
            elif slot < self.count:
                self.add_edge(self.node_at(3 - side, self.count), NONE, False)
            else:
                self.add_edge(self.node_at(3 - side, self.count + 1), NONE, False)
            for c in range(self.count):
                if (black | white) >> c & 1:
                    continue
                if self.put(c, side):
                    end = self.ended()
                    ko = self.ko
                    if end == 2:
                        end = self.node_at(3 - side, ko if ko >= 0 else self.count)
                    self.add_edge(end, c, slot == c)
                self.stones[1] = black
                self.stones[2] = white
            n += 1
        self.first[n] = self.edge_count

    def settle(self, way: int, over_ko: int, start: int) -> None:
        """Work out in one way whether the goal is met at each node."""
        base: int = cython.declare(cython.size_t, way)
        base *= self.node_count
        if way == FEWEST:
            if cython.compiled:
                size = cython.cast(cython.size_t, 4) * self.node_count
                self.values = cython.cast("unsigned char *", realloc(self.values, size))
                if not self.values:
                    abort()
            else:
                self.values = [0] * (4 * self.node_count)
        for n in range(self.node_count):
            self.values[base + n] = start
        self.values[base + MISSED] = 0
        self.values[base + MET] = 1
        changed = True
        while changed:
            changed = False
            for i in range(self.node_count - 2):
                n = self.node_count - 1 - i
                if self.values[base + n] != start:
                    continue
                has_one = False
                has_all = True
                for k in range(self.first[n], self.first[n + 1]):
                    if self.ends[k] & 1 and over_ko != self.sides[n]:
                        continue
                    if self.values[base + (self.ends[k] >> 1)] != start:
                        has_one = True
                    else:
                        has_all = False
                # Whom it serves to leave `start` needs one move for it, the other color has to have no other.
                is_pursuer = cython.declare(cython.bint, self.sides[n] == self.pursuer)
                is_served = cython.declare(cython.bint, is_pursuer == (start == 0))
                if has_one if is_served else has_all:
                    self.values[base + n] = 1 - start
                    changed = True

    def value(self, way: int, n: int) -> int:
        """Say whether the goal is met at a node, in one way."""
        found: int = self.values[cython.cast(cython.size_t, way) * self.node_count + n]
        return found

    # What is told.

    def told(self, n: int, asker: Color) -> Witnessed:
        """Give the truth at a node for who asks."""
        fewest, most = self.value(FEWEST, n), self.value(MOST, n)
        if fewest != most:
            return Witnessed(None)
        wanted = MET if asker == self.pursuer else MISSED
        ahead = opposite(asker) if fewest == wanted else asker
        other = self.value(BY_PURSUER if ahead == self.pursuer else BY_OWNER, n)
        if other != fewest:
            return Witnessed(Verdict.KO, ahead)
        return Witnessed(Verdict.WIN if fewest == wanted else Verdict.LOSS)

    def root(self, first: Color) -> int:
        """Give the node of the position asked about, with a color to move."""
        return 1 + first

    def witness(self, first: Color, asker: Color) -> Witnessed:
        """Give the truth with a color to move first, for who asks."""
        if self.begun != 2:
            return self.told(self.begun, asker)
        return self.told(self.root(first), asker)

    def keeping(self, first: Color, asker: Color) -> list[Point]:
        """Give the moves, PASS among them, after which all is as good for who asks, and moves first, as before."""
        truth = self.witness(first, asker)
        n = self.root(first)
        found: list[Point] = []
        for k in range(self.first[n], self.first[n + 1]):
            if self.told(self.ends[k] >> 1, asker) == truth:
                c = self.moves[k]
                found.append(self.points[c] if c < len(self.points) else NO_POINT)
        return found
