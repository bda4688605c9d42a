"""The positions of a reading's graph, in memory: nodes, their edges, and where to find a position's node.

Takes the board as it stands; gives a node's number. Knows no goal and no proof.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.ground import Ground

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t, uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.libc.string import memset
else:
    from riyu.game.constants import WHITE
    from riyu.game.plain import KEYS, KO, PASSES, WHITE_TO_MOVE
    from riyu.reading.plain import FIRST_PLACES, Edge, Node, uint32_t, uint64_t

__all__ = ["Positions"]


class Positions(Ground):
    """The positions met in one question, each once however it came about."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.place_count = self.places_limit = 0
        self.node_count = self.node_limit = 0
        self.edge_count = self.edge_limit = 0
        if not cython.compiled:
            self.nodes: list[Node] = []
            self.edges: list[Edge] = []
            self.places: list[int] = []

    def __dealloc__(self) -> None:
        free(self.nodes)
        free(self.edges)
        free(self.places)

    def key_now(self, side: int) -> int:
        """Give the key of the position as it stands: stones, side to move, ko and passes."""
        s = self.s
        key: int = cython.declare(uint64_t, s.key[0])
        if side == WHITE:
            key ^= KEYS[WHITE_TO_MOVE]
        key ^= KEYS[s.numbers[KO]] >> 1
        if s.numbers[PASSES] > 0:
            key ^= KEYS[WHITE_TO_MOVE] >> (2 if s.numbers[PASSES] == 1 else 3)
        return key

    def node_here(self, side: int) -> int:
        """Give the node of the position as it stands, a new one if there is none yet."""
        key = self.key_now(side)
        place = cython.declare(cython.size_t, key & (self.place_count - 1))
        while self.places[place]:
            if self.nodes[self.places[place]].key == key:
                found: int = self.places[place]
                return found
            place = (place + 1) & (self.place_count - 1)
        if 2 * self.node_count > self.place_count:
            self.widen_places()
            place = key & (self.place_count - 1)
            while self.places[place]:
                place = (place + 1) & (self.place_count - 1)
        n: int = cython.declare(uint32_t, self.node_count)
        if cython.compiled:
            if self.node_count >= self.node_limit:
                self.node_limit = 2 * self.node_limit + 1024
                self.nodes = cython.cast(
                    cython.pointer(Node), realloc(self.nodes, self.node_limit * cython.sizeof(Node))
                )
                if not self.nodes:
                    abort()
        else:
            self.nodes.append(Node())
        self.node_count += 1
        self.places[place] = n
        self.nodes[n].key = key
        self.nodes[n].pn = 1
        self.nodes[n].dn = 1
        self.nodes[n].first = 0
        self.nodes[n].count = 0
        self.nodes[n].best = 0
        self.nodes[n].side = side
        self.nodes[n].is_open = True
        self.nodes[n].is_on_path = False
        self.nodes[n].is_noted = False
        self.nodes[n].ease = 0
        return n

    def take_edges(self, count: int) -> int:
        """Make room for a node's edges; give the first one's number."""
        if cython.compiled:
            if self.edge_count + count >= self.edge_limit:
                self.edge_limit = 2 * self.edge_limit + 4096
                self.edges = cython.cast(
                    cython.pointer(Edge), realloc(self.edges, self.edge_limit * cython.sizeof(Edge))
                )
                if not self.edges:
                    abort()
        else:
            self.edges.extend([Edge() for _ in range(count)])
        first: int = cython.declare(uint32_t, self.edge_count)
        self.edge_count += count
        return first

    def make_places(self, count: int) -> None:
        """Empty the hash table, and let it have so many places, a power of two."""
        if cython.compiled:
            if cython.cast(cython.size_t, count) > self.places_limit:
                self.places_limit = count
                self.places = cython.cast(
                    cython.pointer(uint32_t), realloc(self.places, self.places_limit * 4)
                )
                if not self.places:
                    abort()
            memset(self.places, 0, 4 * count)
        else:
            self.places = [0] * count
        self.place_count = count

    def widen_places(self) -> None:
        """Let the hash table have twice as many places."""
        self.make_places(2 * self.place_count)
        for n in range(1, self.node_count):
            place = cython.declare(cython.size_t, self.nodes[n].key & (self.place_count - 1))
            while self.places[place]:
                place = (place + 1) & (self.place_count - 1)
            self.places[place] = n

    def forget(self) -> None:
        """Begin with an empty graph."""
        self.make_places(FIRST_PLACES)
        if cython.compiled:
            if not self.nodes:
                self.node_limit = FIRST_PLACES
                self.nodes = cython.cast(
                    cython.pointer(Node), realloc(self.nodes, self.node_limit * cython.sizeof(Node))
                )
                if not self.nodes:
                    abort()
        else:
            self.nodes = [Node()]
            self.edges = [Edge()]
        self.node_count = 1
        self.edge_count = 1
