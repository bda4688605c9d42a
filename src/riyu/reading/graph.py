"""The graph of positions that a question builds, and its search by proof numbers.

Takes a goal (a subclass: what is decided already, which moves to look at) and limits of nodes and depth; gives numbers
of nodes to a `Solver`, which asks. Knows no goal.

`Positions` keeps the graph whole while a question is read: each position is opened once, its moves never generated
anew, and each verdict is there to be told. `Graph` searches it by proof numbers, depth first, on the board itself, and
knows no ko fights; the pursuer is the color whose goal it is, whoever asks.

Sources: Allis 1994 (proof numbers), Nagai 2002 (depth first, with thresholds), Ueda et al. 2008 (the greatest of proof
numbers, not their sum, where lines meet again).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cython

from riyu.base.errors import Stopped, UsageError
from riyu.game.board import Board
from riyu.game.points import Point
from riyu.reading.ground import Ground

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t, uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.libc.string import memset
else:
    from riyu.base.plain import put16, undo_words
    from riyu.game.constants import CELLS, EMPTY, WHITE
    from riyu.game.plain import KEYS, KO, PASSES, TO_MOVE, WHITE_TO_MOVE
    from riyu.reading.plain import (
        ASKED_EVERY,
        DEEPEST,
        FIRST_PLACES,
        MET,
        MISSED,
        MOST_LEFT_OUT,
        MOST_MOVES,
        OPEN,
        SURE,
        Edge,
        Node,
        uint32_t,
        uint64_t,
    )

__all__ = ["Graph", "Positions"]


class Positions(Ground):
    """The positions met in one question, each once however it came about: nodes, their edges, and where to find one."""

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
                self.take_edges(0)
        else:
            self.nodes = [Node()]
            self.edges = [Edge()]
        self.node_count = 1
        self.edge_count = 1


class Graph(Positions):
    """The search of one question. Subclasses say what the goal is, in `outlook` and `propose`."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.limit = 10000
        self.used = 0
        self.depth_limit = DEEPEST - 2
        self.pursuer = 0
        self.finish = 0
        self.reply_cost = 1
        self.stamp = 0
        self.gave_up = self.met_depth = False
        self.stop: Callable[[], bool] | None = None
        self.failure: BaseException | None = None
        self.minds_stop = self.is_told = False
        self.to_ask = ASKED_EVERY
        self.left_out_count = 0
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES
            self.costs = [0] * MOST_MOVES
            self.offered = [0] * CELLS
            self.offered_at = [0] * CELLS
            self.left_out = [0] * MOST_LEFT_OUT

    # When to stop.

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Let questions end, raising Stopped, once `stop` says so; None: never.

        It is asked as each begins, and every ASKED_EVERY steps (a node takes one at least), counted through questions.
        """
        self.stop = stop
        self.minds_stop = stop is not None
        self.is_told = False

    def is_stopped(self, work: int) -> bool:
        """Say, after so many steps more, whether the question is to end."""
        if not self.minds_stop:
            return False
        if not self.is_told:
            self.to_ask -= work
            if self.to_ask <= 0:
                self.to_ask = ASKED_EVERY
                self.is_told = self.asks_stop()
        return self.is_told

    def asks_stop(self) -> bool:
        """Ask whether to stop; what is raised instead (Ctrl-C, say) is kept, for no error leaves the search."""
        assert self.stop is not None
        try:
            return bool(self.stop())
        except BaseException as error:
            self.failure = error
            return True

    def may_begin(self) -> None:
        """Ask whether a question may begin at all. Raises Stopped, or what is raised in asking."""
        self.is_told = self.minds_stop and self.asks_stop()
        self.end_if_told()

    def end_if_told(self) -> None:
        """Raise Stopped, or what was raised when it was asked, where a question was told to stop."""
        if not self.is_told:
            return
        failure = self.failure
        self.failure = None
        self.is_told = False
        raise failure if failure is not None else Stopped("a reading was stopped")

    # What a goal says of itself.

    def outlook(self, side: int) -> int:
        """Say whether the goal is met or missed already, with a side to move: MET, MISSED or OPEN.

        A goal that is met by one move more, surely, may say MET with that move as `finish`.
        """
        return OPEN

    def propose(self, side: int) -> None:
        """Offer the moves to look at, with a side to move; a side without any passes."""

    def settled(self, n: int, came: int) -> None:
        """Take note that a node, reached by a move, has been decided by its best move."""

    def prefer(self, root: int) -> None:
        """Look for a better move than the one that decided the question, its position being on the board."""

    def is_bound(self, n: int) -> bool:
        """Say whether moves of a node may be left unread: those of which `is_idle` says so until this is asked anew."""
        return False

    def is_idle(self, p: int) -> bool:
        """Say whether a move, at a node that is bound, changes nothing in what was lost there so far."""
        return False

    def ended(self, n: int) -> None:
        """Take note that a node is decided by the outlook."""

    def begun(self, n: int, most_pn: int, most_dn: int) -> bool:
        """Look at something first whenever an undecided node is gone into; say whether anything was looked at."""
        return False

    # What goals use.

    def leave_out(self, moves: Sequence[Point]) -> None:
        """Let first moves not be looked at until this is told anew. Raises UsageError for more than MOST_LEFT_OUT."""
        if len(moves) > MOST_LEFT_OUT:
            raise UsageError(f"{len(moves)} moves left out: expected {MOST_LEFT_OUT} at most")
        self.left_out_count = 0
        for p in moves:
            self.left_out[self.left_out_count] = p
            self.left_out_count += 1

    def is_left_out(self, p: int) -> bool:
        """Say whether a move is not looked at where the question begins."""
        is_one = False
        for i in range(self.left_out_count if self.depth == 0 else 0):
            if self.left_out[i] == p:
                is_one = True
        return is_one

    def offer(self, p: int, cost: int) -> None:
        """Propose a move, if it is legal, at a cost of 1 and more: the lower, the sooner it is looked at."""
        self.touched[p] = 1
        if self.s.color[p] != EMPTY:
            return
        if self.offered[p] == self.stamp:
            at = self.offered_at[p]
            if at < MOST_MOVES and cost < self.costs[at]:
                self.costs[at] = cost
            return
        self.offered[p] = self.stamp
        self.offered_at[p] = MOST_MOVES
        if self.left_out_count and self.is_left_out(p):
            return
        if self.move_count < MOST_MOVES and self.may_play(p, self.s.numbers[TO_MOVE]):
            self.offered_at[p] = self.move_count
            self.moves[self.move_count] = p
            self.costs[self.move_count] = cost
            self.move_count += 1

    def offer_pass(self, cost: int) -> None:
        """Propose to pass."""
        if self.move_count < MOST_MOVES:
            self.moves[self.move_count] = 0
            self.costs[self.move_count] = cost
            self.move_count += 1

    # Nodes.

    def open_node(self, n: int) -> None:
        """Look at a node for the first time: what is decided, and if nothing is, its moves."""
        self.nodes[n].is_open = False
        self.stamp += 1
        self.look_stamp += 1
        side = self.nodes[n].side
        self.finish = 0
        refused = cython.declare("bint[3]")
        if not cython.compiled:
            refused = [False] * 3
        for color in range(1, 3):
            refused[color] = self.refused[color]
            self.refused[color] = False
        outlook = self.outlook(side)
        if self.left_out_count and self.finish and self.is_left_out(self.finish):
            outlook = OPEN
        if outlook == OPEN:
            if self.depth >= self.depth_limit:
                self.gave_up = self.met_depth = True
                outlook = MISSED
            else:
                self.move_count = 0
                self.reply_cost = 1
                self.propose(side)
                self.nodes[n].reply_cost = self.reply_cost
                if self.move_count == 0:
                    if self.s.numbers[PASSES] > 0:
                        outlook = MISSED
                    else:
                        self.offer_pass(1)
        self.nodes[n].kos = 0
        for color in range(1, 3):
            if self.refused[color]:
                self.nodes[n].kos |= color
            elif refused[color]:
                self.refused[color] = True
        if outlook == MET:
            self.nodes[n].pn = 0
            self.nodes[n].dn = SURE
            self.nodes[n].best = self.finish
            self.ended(n)
            return
        if outlook == MISSED:
            self.nodes[n].pn = SURE
            self.nodes[n].dn = 0
            self.nodes[n].best = self.finish
            self.ended(n)
            return
        count = self.move_count
        first = self.take_edges(count)
        self.nodes[n].first = first
        self.nodes[n].count = count
        for i in range(count):
            # cheapest first; of equals the one offered first
            at = i
            while at > 0 and self.edges[first + at - 1].cost > self.costs[i]:
                self.edges[first + at].move = self.edges[first + at - 1].move
                self.edges[first + at].cost = self.edges[first + at - 1].cost
                at -= 1
            self.edges[first + at].move = self.moves[i]
            self.edges[first + at].cost = self.costs[i]
            self.edges[first + i].node = 0
            self.edges[first + i].is_refused = False

    def weigh(self, n: int, best: list[int]) -> None:
        """Work out a node's proof numbers from its edges.

        A move that repeats a position of the line fails, unless the other color may take kos back at once: then it is
        that color's doing, and fails for it. Writes the edge to follow and the thresholds' parts into `best`: edge,
        second best number, its own other number.
        """
        side = self.nodes[n].side
        is_own = cython.declare(cython.bint, side == self.pursuer)
        first = self.nodes[n].first
        least = cython.declare(uint32_t, SURE + 1)
        second = cython.declare(uint32_t, SURE + 1)
        most = cython.declare(uint32_t, 0)
        chosen = cython.declare(uint32_t, 0)
        chosen_other = cython.declare(uint32_t, 0)
        unsure = 0
        is_bound = cython.declare(cython.bint, self.is_bound(n))
        for i in range(self.nodes[n].count):
            k = first + i
            child = self.edges[k].node
            mine = cython.declare(uint32_t, self.edges[k].cost)
            other = cython.declare(uint32_t, self.nodes[n].reply_cost)
            if self.edges[k].is_refused or (child and self.nodes[child].is_on_path):
                is_for_mover = cython.declare(
                    cython.bint, self.over_ko != 0 and self.over_ko != side
                )
                mine = 0 if is_for_mover else SURE
                other = SURE if is_for_mover else 0
            elif child:
                mine = self.nodes[child].pn if is_own else self.nodes[child].dn
                other = self.nodes[child].dn if is_own else self.nodes[child].pn
            if is_bound and mine and other and self.is_idle(self.edges[k].move):
                mine = SURE
                other = 0
            if mine < least:
                second = least
                least = mine
                chosen = k
                chosen_other = other
            elif mine < second:
                second = mine
            if other:
                unsure += 1
                if other > most:
                    most = other
        other = most
        if unsure > 1 and most < SURE:
            other = most + ((unsure - 1) >> self.nodes[n].ease)
        if least >= SURE:
            least = SURE
            other = 0
        if least == 0:
            other = SURE
        self.nodes[n].pn = least if is_own else other
        self.nodes[n].dn = other if is_own else least
        self.nodes[n].best = self.edges[chosen].move
        best[0] = chosen
        best[1] = second
        best[2] = chosen_other

    def is_lost(self, n: int, k: int) -> bool:
        """Say whether an edge is proven to lose for the side that moves."""
        child = self.edges[k].node
        if self.nodes[n].side == self.pursuer:
            return self.nodes[child].dn == 0
        return self.nodes[child].pn == 0

    def visit(self, n: int, k: int) -> int:
        """Give the node that an edge leads to, its move being played."""
        child = self.edges[k].node
        if child == 0:
            child = self.node_here(3 - self.nodes[n].side)
            self.edges[k].node = child
        return child

    def go(self, n: int, k: int) -> int:
        """Play an edge's move, having shown what it takes; give what `back` takes."""
        side = self.nodes[n].side
        if self.edges[k].node == 0 and self.edges[k].move:
            self.show_taken(self.edges[k].move, side)
        return self.step(self.edges[k].move, side)

    def search(self, n: int, most_pn: int, most_dn: int) -> None:
        """Go on proving a node until one of its numbers reaches its bound, or the nodes run out."""
        best = cython.declare("unsigned int[3]")
        if not cython.compiled:
            best = [0] * 3
        if self.nodes[n].is_open:
            self.open_node(n)
        if self.nodes[n].pn == 0 or self.nodes[n].dn == 0:
            return
        came = self.last_move
        self.nodes[n].is_on_path = True
        is_begun = False
        while True:
            self.weigh(n, best)
            pn = self.nodes[n].pn
            dn = self.nodes[n].dn
            if pn >= most_pn or dn >= most_dn or pn == 0 or dn == 0:
                break
            if self.node_count >= self.limit or self.is_stopped(1):
                self.gave_up = True
                break
            if not is_begun:
                is_begun = True
                if self.begun(n, most_pn, most_dn):
                    continue
            side = self.nodes[n].side
            k = best[0]
            beside = best[1] + 1 + (best[1] >> 2)
            mark = self.go(n, k)
            child = self.visit(n, k)
            if self.nodes[child].is_on_path:
                self.edges[k].is_refused = True
            elif side == self.pursuer:
                if beside > most_pn:
                    beside = most_pn
                self.search(child, beside, most_dn - dn + best[2])
            else:
                if beside > most_dn:
                    beside = most_dn
                self.search(child, most_pn - pn + best[2], beside)
            self.back(mark)
        self.nodes[n].is_on_path = False
        if self.nodes[n].pn == 0 or self.nodes[n].dn == 0:
            self.settled(n, came)

    def begin(self, first: int) -> int:
        """Put a color to move on the board as a question begins; give where the log stood."""
        s = self.s
        count = self.log.count
        self.log.marks += 1
        self.depth = 0
        self.look_stamp += 1
        self.last_taken = 0
        self.last_move = 0
        if s.numbers[TO_MOVE] != first:
            put16(self.log, s.numbers, TO_MOVE, first)
            put16(self.log, s.numbers, KO, 0)
        if s.numbers[PASSES]:
            put16(self.log, s.numbers, PASSES, 0)
        return count

    def solve(self, first: int) -> int:
        """Read the goal with a color to move first: MET, MISSED, or OPEN where a limit was met before it was clear."""
        self.forget()
        self.gave_up = self.met_depth = False
        mark = self.begin(first)
        root = self.node_here(first)
        self.search(root, SURE, SURE)
        self.prefer(root)
        self.used = self.node_count
        undo_words(self.log, mark)
        self.log.marks -= 1
        if self.nodes[root].pn == 0:
            return MET
        if self.nodes[root].dn == 0:
            return OPEN if self.gave_up else MISSED
        return OPEN
