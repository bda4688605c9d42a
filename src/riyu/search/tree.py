"""The tree of a search: nodes and edges in one arena, which edge to go down, and what came back added up.

Takes moves as numbers with priors, and results; gives edges to go down, and counts. Knows no Go and no time.

Two sides move in turn, and what one wins the other loses. A node's edges lie side by side, its likeliest first. Threads
share one tree without a lock: room is taken by an atomic addition, a node is made by the thread that claims its edge,
and is seen by others only when it is whole; visits and wins are plain words, of which one in some thousand is lost
where two threads meet. A descent that has not come back counts as a lost visit, so that threads spread. Sources:
Enzenberger, Müller, A Lock-free Multithreaded Monte-Carlo Tree Search Algorithm, 2009; Gelly, Silver, Combining Online
and Offline Knowledge in UCT, 2007 (all moves as first), with the weight of Silver's thesis, 2009; Rosin, Multi-armed
bandits with episode context, 2011 (PUCT).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cython

from riyu.base.errors import UsageError

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdint import int32_t, uint8_t, uint16_t, uint32_t
    from cython.cimports.libc.stdlib import free, malloc
else:
    from math import sqrt

    from riyu.search.plain import take_room

    UNIT, NEARLY_ALL, WHOLE, ROOT, MOST_EDGES = 256, 248, 65535, 1, 512
    CLAIMED = NO_EDGE = 0xFFFFFFFF
    NOT_JUDGED = 0x7FFFFFFF

__all__ = ["Branch", "Selection", "Tree"]

EDGE_BYTES = 30
NODE_BYTES = 19
EDGES_A_NODE = 24
"""Edges for which there is room, for each node: nodes have up to some hundred, but run out no sooner than edges."""


@dataclass(frozen=True, slots=True)
class Selection:
    """How the edge to go down is chosen: by its value, mixed from what it won and what its move won later, and more.

    `prior_weight`: visits all won that a prior of 1 is worth, falling with its root. `even_weight`: visits with the
    value of the node, less `drop`, that each edge begins with. `amaf_room`: visits at which the two values weigh alike,
    where there are many; 0: all moves as first is not asked. `explore`: times prior · √(visits of the node) / (1 +
    visits of the edge), that is added. An edge is looked at from `widen_from` · `widen_by`^(k − 2) visits of its node
    on, k its place by prior; 0: all are, at once. One not gone down yet is, before all others, from `try_from` · k
    visits of its node on, whatever its prior; 0: never. One that has won each time is, too, until it was gone down
    `try_again` times.
    """

    prior_weight: float = 0.0
    even_weight: float = 1.0
    drop: float = 0.1
    amaf_room: float = 0.0
    explore: float = 1.0
    widen_from: float = 0.0
    widen_by: float = 1.3
    try_from: float = 16.0
    try_again: float = 1.0


@dataclass(frozen=True, slots=True)
class Branch:
    """What is known of a move in a tree: its prior, visits, the share won and the mean margin of its side."""

    move: int
    prior: float
    visits: int
    value: float
    margin: float
    amaf_visits: int
    amaf_value: float


def root_of(prior: float) -> int:
    """Give the root of a prior as edges hold it."""
    return int(float(WHOLE) * sqrt(min(1.0, max(0.0, prior))))


class Tree:
    """A tree in so many bytes at most, which are taken as they are used.

    Raises MemoryError if there is no address space for it.
    """

    def __init__(self, size: int, selection: Selection | None = None) -> None:
        self.size = size
        self.selection = selection or Selection()
        nodes = max(4, size // (NODE_BYTES + EDGES_A_NODE * EDGE_BYTES))
        self.node_room = min(nodes, 100_000_000)
        self.edge_room = max(2 * MOST_EDGES, EDGES_A_NODE * self.node_room)
        if not cython.compiled:
            self.used = [0, 0]
            self.opens_at = [0.0] * MOST_EDGES
            self.first: list[int] = [0]
            self.count, self.total, self.won, self.glanced = [0], [0], [0], [0]
            self.worth = [0]
            self.move: list[int] = []
            self.prior: list[int] = []
            self.descents: list[int] = []
            self.visits: list[int] = []
            self.wins: list[int] = []
            self.amaf_visits: list[int] = []
            self.amaf_wins: list[int] = []
            self.margins: list[int] = []
            self.child: list[int] = []
        else:
            n = cython.declare(cython.size_t, self.node_room)
            m = cython.declare(cython.size_t, self.edge_room)
            self.first = cython.cast(cython.pointer(uint32_t), malloc(n * 4))
            self.count = cython.cast(cython.pointer(uint16_t), malloc(n * 2))
            self.total = cython.cast(cython.pointer(uint32_t), malloc(n * 4))
            self.won = cython.cast(cython.pointer(int32_t), malloc(n * 4))
            self.glanced = cython.cast(cython.pointer(uint8_t), malloc(n * 1))
            self.worth = cython.cast(cython.pointer(int32_t), malloc(n * 4))
            self.move = cython.cast(cython.pointer(uint16_t), malloc(m * 2))
            self.prior = cython.cast(cython.pointer(uint16_t), malloc(m * 2))
            self.descents = cython.cast(cython.pointer(uint16_t), malloc(m * 2))
            self.visits = cython.cast(cython.pointer(uint32_t), malloc(m * 4))
            self.wins = cython.cast(cython.pointer(int32_t), malloc(m * 4))
            self.amaf_visits = cython.cast(cython.pointer(uint32_t), malloc(m * 4))
            self.amaf_wins = cython.cast(cython.pointer(int32_t), malloc(m * 4))
            self.margins = cython.cast(cython.pointer(int32_t), malloc(m * 4))
            self.child = cython.cast(cython.pointer(uint32_t), malloc(m * 4))
            if not (self.first and self.count and self.total and self.won and self.move):
                raise MemoryError
            if not (self.prior and self.descents and self.visits and self.wins and self.child):
                raise MemoryError
            if not (
                self.amaf_visits and self.amaf_wins and self.margins and self.glanced and self.worth
            ):
                raise MemoryError
            for node in range(ROOT + 1):  # none, and the root until it is planted: no moves
                self.first[node] = self.count[node] = 0
                self.clear(node, 0, 0)
        self.used[0] = 1
        self.choose_by(self.selection)

    def __dealloc__(self) -> None:
        free(self.first)
        free(self.count)
        free(self.total)
        free(self.won)
        free(self.glanced)
        free(self.worth)
        free(self.move)
        free(self.prior)
        free(self.descents)
        free(self.visits)
        free(self.wins)
        free(self.amaf_visits)
        free(self.amaf_wins)
        free(self.margins)
        free(self.child)

    def choose_by(self, selection: Selection) -> None:
        """Say how edges are chosen from now on."""
        self.selection = selection
        self.prior_weight = selection.prior_weight
        self.even_weight = selection.even_weight
        self.explore = selection.explore
        self.amaf_room = selection.amaf_room
        self.drop = selection.drop
        self.try_from = selection.try_from
        self.try_again = selection.try_again
        for i in range(MOST_EDGES):
            k = i - 1  # the place, from 1, less 2
            is_open = selection.widen_from == 0 or k < 0 or k > 300
            self.opens_at[i] = 0.0 if is_open else selection.widen_from * selection.widen_by**k

    # Compiled inside: unchecked, without Python.

    def new_node(self, count: int) -> int:
        """Give a new node with room for so many edges, which the caller fills in; 0 where there is no room."""
        node = take_room(self.used, 0, 1)
        edge = take_room(self.used, 1, count)
        if node >= self.node_room or edge + count > self.edge_room or edge > self.edge_room:
            # What was counted past the room is given back, or the count would run over.
            take_room(self.used, 0, -1)
            take_room(self.used, 1, -count)
            return 0
        if not cython.compiled:
            for array in (self.first, self.count, self.total, self.won, self.glanced, self.worth):
                array.append(0)
            for array in (self.move, self.prior, self.descents, self.visits, self.wins, self.child):
                array.extend([0] * count)
            for array in (self.amaf_visits, self.amaf_wins, self.margins):
                array.extend([0] * count)
        else:  # memory is as it was found: a tree of which little is used costs little
            self.clear(node, edge, count)
        self.first[node] = edge
        self.count[node] = count
        self.worth[node] = NOT_JUDGED
        return node

    def clear(self, node: int, edge: int, count: int) -> None:
        """Set what a node and its edges, from this on, have to nothing."""
        self.total[node] = self.won[node] = self.glanced[node] = 0
        for e in range(edge, edge + count):
            self.move[e] = self.prior[e] = self.descents[e] = 0
            self.visits[e] = self.wins[e] = self.margins[e] = self.child[e] = 0
            self.amaf_visits[e] = self.amaf_wins[e] = 0

    def select(self, node: int) -> int:
        """Give the edge of a node to go down, and count the descent; NO_EDGE if it has none."""
        total = self.total[node]
        first = self.first[node]
        best: int = cython.declare(cython.uint, NO_EDGE)
        highest = cython.declare(cython.double, -1e9)
        start = cython.declare(cython.double, 0.5)
        if total:
            start = self.won[node] / (float(UNIT) * total) - self.drop
        reach = cython.declare(cython.double, self.explore * sqrt(total + 1.0))
        for i in range(self.count[node]):
            if total < self.opens_at[i]:
                break
            e = first + i
            tried = cython.declare(cython.double, self.visits[e])
            tried += self.descents[e]
            if (
                tried < self.try_again
                and self.try_from > 0.0
                and total >= self.try_from * (i + 1)
                and self.wins[e] >= NEARLY_ALL * self.visits[e]
            ):
                best = e
                break
            root = cython.declare(cython.double, self.prior[e] / float(WHOLE))
            surely = cython.declare(cython.double, self.prior_weight * root)
            weight = cython.declare(cython.double, tried + surely + self.even_weight)
            value = cython.declare(cython.double, start)
            if weight > 0.0:
                value = (self.wins[e] / float(UNIT) + surely + self.even_weight * start) / weight
            if self.amaf_room > 0.0 and self.amaf_visits[e]:
                seen = cython.declare(cython.double, self.amaf_visits[e])
                share = cython.declare(
                    cython.double, seen / (seen + weight + weight * seen / self.amaf_room)
                )
                value += share * (self.amaf_wins[e] / (float(UNIT) * seen) - value)
            value += reach * root * root / (1.0 + tried)
            if value > highest:
                highest = value
                best = e
        if best != NO_EDGE:
            self.descents[best] += 1
        return best

    def enter(self, edge: int) -> None:
        """Count a descent down an edge that `select` did not choose."""
        self.descents[edge] += 1

    def back_up(self, node: int, edge: int, won: int, margin: int) -> None:
        """Add what came of a descent from a node: `won` UNITs and a margin for the side to move there."""
        self.total[node] += 1
        self.won[node] += won
        self.visits[edge] += 1
        self.wins[edge] += won
        self.margins[edge] += margin
        self.descents[edge] -= 1

    def note_amaf(self, node: int, first_by: list[int], side: int, won: int) -> None:
        """Add a result to every edge looked at whose move the side to move there was the first to make, then or later.

        `first_by` has the side by move, 0 for none.
        """
        total = self.total[node]
        first = self.first[node]
        for i in range(self.count[node]):
            if total < self.opens_at[i]:
                break
            e = first + i
            if first_by[self.move[e]] == side:
                self.amaf_visits[e] += 1
                self.amaf_wins[e] += won

    def copy_edge(self, to: int, other: Tree, edge: int) -> None:
        """Copy an edge of another tree onto an own one; its child is still numbered as there."""
        self.move[to] = other.move[edge]
        self.prior[to] = other.prior[edge]
        self.visits[to] = other.visits[edge]
        self.wins[to] = other.wins[edge]
        self.amaf_visits[to] = other.amaf_visits[edge]
        self.amaf_wins[to] = other.amaf_wins[edge]
        self.margins[to] = other.margins[edge]
        self.child[to] = other.child[edge]
        self.descents[to] = 0

    def copy_node(self, other: Tree, node: int) -> int:
        """Copy a node of another tree with its edges; give its number here, 0 where there is no room."""
        new = self.new_node(other.count[node])
        if new == 0:
            return 0
        self.total[new] = other.total[node]
        self.won[new] = other.won[node]
        self.glanced[new] = other.glanced[node]
        self.worth[new] = other.worth[node]
        for i in range(other.count[node]):
            self.copy_edge(self.first[new] + i, other, other.first[node] + i)
        return new

    def take_over(self, new: int, node: int) -> None:
        """Give a node what is known of another of the same position: of the moves that it has, too."""
        self.total[new] = self.total[node]
        self.won[new] = self.won[node]
        self.worth[new] = self.worth[node]
        for i in range(self.count[node]):
            e = self.first[node] + i
            if self.visits[e] == 0:
                continue
            for j in range(self.count[new]):
                to = self.first[new] + j
                if self.move[to] == self.move[e]:
                    prior = self.prior[to]
                    self.copy_edge(to, self, e)
                    self.prior[to] = prior
                    if (
                        self.child[to] == CLAIMED
                    ):  # its node is being made, and will be put where nobody looks
                        self.child[to] = 0

    def copy_below(self, other: Tree, node: int) -> None:
        """Copy a node and all below it into this empty tree."""
        self.copy_node(other, node)
        new = cython.declare(cython.uint, ROOT)
        while new < self.used[0]:
            for i in range(self.count[new]):
                e = self.first[new] + i
                child = self.child[e]
                if child == CLAIMED:
                    self.child[e] = 0
                elif child != 0:
                    self.child[e] = self.copy_node(other, child)
            new += 1

    # For callers, while no thread is at work in it.

    @property
    def nodes(self) -> int:
        """The nodes in use."""
        return min(self.used[0], self.node_room) - 1

    @property
    def bytes_used(self) -> int:
        """The bytes that nodes and edges in use take."""
        return NODE_BYTES * self.used[0] + EDGE_BYTES * self.used[1]

    @property
    def visits_of_root(self) -> int:
        """The descents that came back to the root."""
        return self.total[ROOT] if self.used[0] > ROOT else 0

    def plant(self, moves: Sequence[int], priors: Sequence[float]) -> None:
        """Give the root these moves with their priors, the likeliest first; what it knows of those it had stays.

        Where there is no room left, it stays as it was. Raises UsageError if there are too many moves.
        """
        if len(moves) > MOST_EDGES:
            raise UsageError(f"a tree has at most {MOST_EDGES} moves at its root")
        node: int = cython.declare(cython.uint, self.new_node(len(moves)))
        if node == 0:
            return
        for i, (move, prior) in enumerate(zip(moves, priors, strict=True)):
            e: int = cython.declare(cython.uint, self.first[node] + i)
            self.move[e] = move
            self.prior[e] = root_of(prior)
        if node != ROOT:
            self.take_over(node, ROOT)
            self.first[ROOT], self.count[ROOT] = self.first[node], self.count[node]
            self.glanced[ROOT] = 0

    def below(self, path: Sequence[int]) -> Tree | None:
        """Give a tree of what stands behind some moves from the root, of the same size; None if nothing does."""
        node = cython.declare(cython.uint, self._node(path))
        if node == 0:
            return None
        new = Tree(self.size, self.selection)
        if cython.compiled:
            with cython.nogil:
                new.copy_below(self, node)
        else:
            new.copy_below(self, node)
        return new

    def _node(self, path: Sequence[int]) -> int:
        """Give the node behind some moves from the root, 0 if there is none."""
        node = ROOT if self.used[0] > ROOT else 0
        for move in path:
            edge = self._edge(node, move)
            if edge is None or self.child[edge] in (0, CLAIMED):
                return 0
            node = self.child[edge]
        return node

    def edge_of(self, move: int) -> int | None:
        """Give the edge of one of the root's moves; None if it has it not."""
        return self._edge(ROOT, move) if self.used[0] > ROOT else None

    def _edge(self, node: int, move: int) -> int | None:
        n: int = cython.declare(cython.uint, node)
        for i in range(self.count[n]):
            if self.move[self.first[n] + i] == move:
                return self.first[n] + i
        return None

    def branches(self, path: Sequence[int] = ()) -> list[Branch]:
        """Give what is known of each move behind some moves from the root, the most visited first; none if nothing."""
        n = cython.declare(cython.uint, self._node(path))
        if n == 0:
            return []
        found = [self._branch(self.first[n] + i) for i in range(self.count[n])]
        return sorted(found, key=lambda branch: (-branch.visits, -branch.prior))

    def branch_of(self, move: int) -> Branch | None:
        """Give what is known of one of the root's moves; None if it has it not."""
        edge = self.edge_of(move)
        return self._branch(edge) if edge is not None else None

    def _branch(self, edge: int) -> Branch:
        e = cython.declare(cython.uint, edge)
        visits, seen = float(self.visits[e]), float(self.amaf_visits[e])
        unit, root = float(UNIT), self.prior[e] / float(WHOLE)
        return Branch(
            self.move[e],
            root * root,  # not root ** 2, which plain Python may round otherwise
            self.visits[e],
            self.wins[e] / (unit * visits) if visits else 0.5,
            self.margins[e] / visits if visits else 0.0,
            self.amaf_visits[e],
            self.amaf_wins[e] / (unit * seen) if seen else 0.5,
        )

    def lead(self) -> tuple[int, int]:
        """Give the visits of the two most visited moves of the root; 0 where there is none."""
        if self.used[0] <= ROOT:
            return 0, 0
        first = cython.declare(cython.uint, self.first[ROOT])
        most = second = 0
        for i in range(self.count[ROOT]):
            visits = self.visits[first + i]
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most, second

    def is_open(self, lead: float) -> bool:
        """Say whether it is open what to play: two moves' visits are near, or another of many visits wins more."""
        branches = self.branches()
        return any(
            lead * other.visits > branches[0].visits
            or (10 * other.visits > branches[0].visits and other.value > branches[0].value)
            for other in branches[1:3]
        )

    def line(self, path: Sequence[int] = (), least: int = 1) -> list[int]:
        """Give the most visited moves on from some moves, as long as each has `least` visits."""
        found = list(path)
        while True:
            edge = self._most_visited(found)
            if edge is None or self.visits[edge] < least:
                return found[len(path) :]
            found.append(self.move[edge])

    def _most_visited(self, path: Sequence[int]) -> int | None:
        """Give the edge of the move that `branches` would give first; None where it would give none."""
        n = cython.declare(cython.uint, self._node(path))
        if n == 0 or self.count[n] == 0:
            return None
        first = int(self.first[n])
        edges = range(first, first + self.count[n])
        return max(edges, key=lambda edge: (self.visits[edge], self.prior[edge]))
