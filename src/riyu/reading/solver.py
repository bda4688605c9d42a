"""The controller of all reading: proof-number search for a goal, on the board itself.

Takes a goal (a subclass: what is decided already, which moves to look at), the side to move, and limits of nodes and
depth; gives whether the goal is met, in ko or not, the line and the tree that show it, and the points that the verdict
rests on. Knows no goal. Sources: Wilcox, "Tactics controller" (a node's moves are generated once, in order of
priority; succeed or fail); Allis 1994 (proof numbers), Nagai 2002 (depth first, with thresholds), Ueda et al. 2008
(the greatest of proof numbers, not their sum, where lines meet again).

Positions are the nodes of a graph that is kept whole while a question is read: each is opened once, its moves never
generated anew, and each verdict is there to be told afterwards. The pursuer is the color whose goal it
is, whoever asks.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.reading.reading import Reading, Verdict

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t, uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.libc.string import memset
else:
    from riyu.base.plain import put16, undo_words
    from riyu.game.constants import BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import KEYS, KO, PASSES, TO_MOVE, TURN, WHITE_TO_MOVE, empty_beside
    from riyu.game.stones import is_suicide, play_at
    from riyu.reading.plain import (
        DEEPEST,
        MET,
        MISSED,
        MOST_MOVES,
        OPEN,
        SURE,
        WHOLE,
        Edge,
        Node,
        uint32_t,
        uint64_t,
    )

__all__ = ["Solver"]


class Solver:
    """One question after another on a board. Subclasses say what the goal is, in `outlook` and `propose`."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = self.board.s
        self.log = self.board.log
        self.limit = 10000
        self.depth_limit = DEEPEST - 2
        self.pursuer = 0
        self.place_count = self.places_limit = 0
        self.node_count = self.node_limit = 0
        self.edge_count = self.edge_limit = 0
        self.finish = 0
        self.depth = self.over_ko = self.last_taken = self.last_move = self.passes = 0
        self.stamp = self.seen_stamp = self.look_stamp = 0
        self.plays = 0
        self.gave_up = self.met_depth = False
        if not cython.compiled:
            self.nodes: list[Node] = []
            self.edges: list[Edge] = []
            self.places: list[int] = []
            self.refused = [False] * 3
            self.moves = [0] * MOST_MOVES
            self.costs = [0] * MOST_MOVES
            self.offered = [0] * CELLS
            self.offered_at = [0] * CELLS
            self.looked = [0] * CELLS
            self.looked_for = [0] * CELLS
            self.seen = [0] * CELLS
            self.touched = [0] * CELLS
            self.taken = [0] * CELLS
            self.last_of = [0] * CELLS
            self.queue = [0] * CELLS

    def __dealloc__(self) -> None:
        free(self.nodes)
        free(self.edges)
        free(self.places)

    # What a goal says of itself.

    def outlook(self, side: int) -> int:
        """Say whether the goal is met or missed already, with a side to move: MET, MISSED or OPEN.

        A goal that is met by one move more, surely, may say MET with that move as `finish`.
        """
        return OPEN

    def propose(self, side: int) -> None:
        """Offer the moves to look at, with a side to move; a side without any passes."""

    # What goals use.

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
        if self.move_count < MOST_MOVES and self.can_play(p, self.s.numbers[TO_MOVE]):
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

    def can_play(self, p: int, color: int) -> bool:
        """Say whether a move is legal but for superko; a ko that forbids it is noted.

        What that rests on is touched, and what shows which stones the move would take.
        """
        s = self.s
        self.touch_around(p)
        room = empty_beside(s, p)
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] != 0 and (room == 0 or s.color[q] != color):
                self.look(q, 2)
        if p == s.numbers[KO] and color == s.numbers[TO_MOVE] and color != self.over_ko:
            self.refused[color] = True
            return False
        return not is_suicide(s, p, color)

    def touch(self, p: int) -> None:
        """Note that the verdict depends on a point."""
        self.touched[p] = 1

    def touch_around(self, p: int) -> None:
        """Note that the verdict depends on a point and the four beside it."""
        self.touched[p] = 1
        for i in range(4):
            self.touched[p + TURN[i]] = 1

    def touch_string(self, stone: int) -> None:
        """Note that the verdict depends on a string and on what is beside it."""
        s = self.s
        head = s.string[stone]
        if self.looked[head] == self.look_stamp and self.looked_for[head] == WHOLE:
            return
        self.looked[head] = self.look_stamp
        self.looked_for[head] = WHOLE
        p = head
        while True:
            self.touch_around(p)
            p = s.next[p]
            if p == head:
                break

    def look(self, stone: int, most: int) -> int:
        """Give the liberties of the string at a stone, counted up to `most`, and touch what shows them, no more.

        From the stone on outward, so that what is touched depends on what is touched alone.
        """
        s = self.s
        if s.liberties[s.string[stone]] < most:
            self.touch_string(stone)
            return s.liberties[s.string[stone]]
        if self.looked[stone] == self.look_stamp and self.looked_for[stone] >= most:
            return most
        self.looked[stone] = self.look_stamp
        self.looked_for[stone] = most
        if empty_beside(s, stone) >= most:
            self.touch_around(stone)
            return most
        return self.spread(stone, s.color[stone], most, False)

    def spread(self, start: int, color: int, most: int, takes: bool) -> int:
        """Count liberties of a color's stones joined at a point, from it on outward, up to `most`; touch what is met.

        With `takes` enemy stones in atari beside the point count as empty, for a move there takes them.
        """
        s = self.s
        self.seen_stamp += 1
        stamp = self.seen_stamp
        self.seen[start] = stamp
        self.touched[start] = 1
        self.queue[0] = start
        done = 0
        waiting = 1
        count = 0
        while done < waiting:
            p = self.queue[done]
            done += 1
            for i in range(4):
                q = p + TURN[i]
                self.touched[q] = 1
                content = s.color[q]
                if self.seen[q] == stamp or content == BORDER:
                    continue
                if content == color:
                    self.queue[waiting] = q
                    waiting += 1
                elif content == EMPTY or (
                    takes and s.liberties[s.string[q]] == 1 and self.is_beside(start, s.string[q])
                ):
                    count += 1
                    if count == most:
                        return most
                self.seen[q] = stamp
        return count

    def touch_all_of(self, other: Solver) -> None:
        """Note all that another reading's verdict depends on, asked on the way."""
        for p in range(CELLS):
            self.touched[p] |= other.touched[p]

    def liberties_into(self, stone: int, found: list[int], most: int) -> int:
        """Write up to `most` liberties of the string at a stone into `found`; give how many were written."""
        s = self.s
        head = s.string[stone]
        self.seen_stamp += 1
        count = 0
        p = head
        while True:
            if empty_beside(s, p):
                for i in range(4):
                    q = p + TURN[i]
                    if s.color[q] == EMPTY and self.seen[q] != self.seen_stamp:
                        self.seen[q] = self.seen_stamp
                        found[count] = q
                        count += 1
                        if count == most:
                            return count
            p = s.next[p]
            if p == head:
                return count

    def last_liberty(self, stone: int) -> int:
        """Give a liberty of the string at a stone: of a string in atari, the only one."""
        found = cython.declare("unsigned short[1]")
        if not cython.compiled:
            found = [0]
        self.liberties_into(stone, found, 1)
        liberty: int = found[0]
        return liberty

    def strings_beside(self, stone: int, color: int, few: int, found: list[int], most: int) -> int:
        """Write a stone of each string of a color beside a string into `found`, up to `most`; give how many.

        Of those with up to `few` liberties (seven at most): what shows how many they have is touched.
        """
        s = self.s
        head = s.string[stone]
        count = 0
        p = head
        while True:
            for i in range(4):
                q = p + TURN[i]
                other = s.string[q]
                if s.color[q] == color and other != head and self.look(q, few + 1) <= few:
                    known = 0
                    for j in range(count):
                        if s.string[found[j]] == other:
                            known = 1
                    if known:
                        continue
                    found[count] = q
                    count += 1
                    if count == most:
                        return count
            p = s.next[p]
            if p == head:
                return count

    def stone_beside(self, p: int, stone: int) -> int:
        """Give a stone of a string that stands beside a point, NO_POINT if none does."""
        found = 0
        for i in range(4):
            q = p + TURN[i]
            if self.s.string[q] == self.s.string[stone]:
                found = q
        return found

    def propose_liberties(self, stone: int, cost: int, most: int) -> None:
        """Offer up to `most` (eight) liberties of a string."""
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        self.touch_string(stone)
        count = self.liberties_into(stone, found, most)
        for i in range(count):
            self.offer(found[i], cost)

    def freedom_after(self, p: int, color: int, most: int) -> int:
        """Give how many liberties a stone's string would have, counted up to `most`, stones it takes off the board."""
        for i in range(4):
            q = p + TURN[i]
            if self.s.color[q] == 3 - color:
                self.look(q, 2)
        return self.spread(p, color, most, True)

    def is_beside(self, p: int, head: int) -> bool:
        """Say whether a point is beside a stone of a string."""
        found = False
        for i in range(4):
            if self.s.string[p + TURN[i]] == head:
                found = True
        return found

    # The moves of the search.

    def step(self, p: int, color: int) -> int:
        """Play a move, or pass, under a mark of its own; give what `back` takes."""
        s = self.s
        count = self.log.count
        self.log.marks += 1
        self.plays += 1
        self.depth += 1
        self.look_stamp += 1
        if p:
            self.last_taken = play_at(s, self.log, p, color, self.taken)
        else:
            self.last_taken = 0
            put16(self.log, s.numbers, KO, 0)
            put16(self.log, s.numbers, PASSES, s.numbers[PASSES] + 1)
            put16(self.log, s.numbers, TO_MOVE, 3 - color)
        self.last_move = p
        return count

    def back(self, count: int) -> None:
        """Undo what `step` played."""
        undo_words(self.log, count)
        self.log.marks -= 1
        self.depth -= 1
        self.look_stamp += 1

    # Nodes.

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
        return n

    def open_node(self, n: int) -> None:
        """Look at a node for the first time: what is decided, and if nothing is, its moves."""
        self.nodes[n].is_open = False
        self.stamp += 1
        self.look_stamp += 1
        side = self.nodes[n].side
        self.finish = 0
        outlook = self.outlook(side)
        if outlook == OPEN:
            if self.depth >= self.depth_limit:
                self.gave_up = self.met_depth = True
                outlook = MISSED
            else:
                self.move_count = 0
                self.propose(side)
                if self.move_count == 0:
                    if self.s.numbers[PASSES] > 0:
                        outlook = MISSED
                    else:
                        self.offer_pass(1)
        if outlook == MET:
            self.nodes[n].pn = 0
            self.nodes[n].dn = SURE
            self.nodes[n].best = self.finish
            return
        if outlook == MISSED:
            self.nodes[n].pn = SURE
            self.nodes[n].dn = 0
            self.nodes[n].best = self.finish
            return
        count = self.move_count
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
        first = cython.declare(uint32_t, self.edge_count)
        self.edge_count += count
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

        Writes the edge to follow and the thresholds' parts into `best`: edge, second best number, its own other number.
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
        for i in range(self.nodes[n].count):
            k = first + i
            child = self.edges[k].node
            mine = cython.declare(uint32_t, self.edges[k].cost)
            other = cython.declare(uint32_t, 1)
            if self.edges[k].is_refused or (child and self.nodes[child].is_on_path):
                mine = SURE
                other = 0
            elif child:
                mine = self.nodes[child].pn if is_own else self.nodes[child].dn
                other = self.nodes[child].dn if is_own else self.nodes[child].pn
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
            other = most + unsure - 1
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

    def visit(self, n: int, k: int) -> int:
        """Give the node that an edge leads to, its move being played."""
        child = self.edges[k].node
        if child == 0:
            child = self.node_here(3 - self.nodes[n].side)
            self.edges[k].node = child
        return child

    def search(self, n: int, most_pn: int, most_dn: int) -> None:
        """Go on proving a node until one of its numbers reaches its bound, or the nodes run out."""
        best = cython.declare("unsigned int[3]")
        if not cython.compiled:
            best = [0] * 3
        if self.nodes[n].is_open:
            self.open_node(n)
        if self.nodes[n].pn == 0 or self.nodes[n].dn == 0:
            return
        self.nodes[n].is_on_path = True
        while True:
            self.weigh(n, best)
            pn = self.nodes[n].pn
            dn = self.nodes[n].dn
            if pn >= most_pn or dn >= most_dn or pn == 0 or dn == 0:
                break
            if self.node_count >= self.limit:
                self.gave_up = True
                break
            side = self.nodes[n].side
            k = best[0]
            beside = best[1] + 1 + (best[1] >> 2)
            mark = self.step(self.edges[k].move, side)
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

    def forget(self) -> None:
        """Begin with an empty graph."""
        wanted = cython.declare(cython.size_t, 4096)
        while wanted < cython.cast(cython.size_t, 2 * self.limit):
            wanted *= 2
        if cython.compiled:
            if wanted > self.places_limit:
                self.places = cython.cast(
                    cython.pointer(uint32_t), realloc(self.places, wanted * 4)
                )
                if not self.places:
                    abort()
                self.places_limit = wanted
            memset(self.places, 0, wanted * 4)
            if not self.nodes:
                self.node_limit = 4096
                self.nodes = cython.cast(
                    cython.pointer(Node), realloc(self.nodes, self.node_limit * cython.sizeof(Node))
                )
                if not self.nodes:
                    abort()
        else:
            self.places = [0] * wanted
            self.nodes = [Node()]
            self.edges = [Edge()]
        self.place_count = wanted
        self.node_count = 1
        self.edge_count = 1

    def straighten(self) -> None:
        """Let each string's ring run from its lowest point to its highest, whatever order it came about in.

        So that a reading sees the position alone. Is undone with what is on the log.
        """
        s = self.s
        first_of = self.taken
        for old in range(CELLS):
            self.last_of[old] = 0
        for p in range(CELLS):
            old = s.string[p]
            if old == 0:
                continue
            if self.last_of[old] == 0:
                first_of[old] = p
                if p != old:
                    put16(self.log, s.liberties, p, s.liberties[old])
                    put16(self.log, s.stones, p, s.stones[old])
            elif s.next[self.last_of[old]] != p:
                put16(self.log, s.next, self.last_of[old], p)
            self.last_of[old] = p
            if first_of[old] != old:
                put16(self.log, s.string, p, first_of[old])
        for old in range(CELLS):
            last = self.last_of[old]
            if last and s.next[last] != first_of[old]:
                put16(self.log, s.next, last, first_of[old])

    def solve(self, first: int) -> int:
        """Read the goal with a color to move first: MET, MISSED, or OPEN where a limit was met before it was clear."""
        s = self.s
        self.forget()
        self.gave_up = self.met_depth = False
        self.depth = 0
        self.last_taken = 0
        self.last_move = 0
        count = self.log.count
        self.log.marks += 1
        if s.numbers[TO_MOVE] != first:
            put16(self.log, s.numbers, TO_MOVE, first)
            put16(self.log, s.numbers, KO, 0)
        if s.numbers[PASSES]:
            put16(self.log, s.numbers, PASSES, 0)
        root = self.node_here(first)
        self.search(root, SURE, SURE)
        undo_words(self.log, count)
        self.log.marks -= 1
        if self.nodes[root].pn == 0:
            return MET
        if self.nodes[root].dn == 0:
            return OPEN if self.gave_up else MISSED
        return OPEN

    # For callers.

    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading:
        """Read the goal with `first` to move, and give the verdict for `asker`; `limit` bounds the nodes, if given.

        WIN and LOSS hold whatever kos there are: an asker that wins only as long as nobody takes a ko back without
        finding a threat first wins by KO, and so does one that must find the first threat itself (`threat_by`).
        """
        if limit < 0:
            raise UsageError(f"a limit of {limit} nodes: expected 0 or more")
        usual = self.limit
        if limit:
            self.limit = limit
        for p in range(CELLS):
            self.touched[p] = 0
        self.plays = 0
        self.over_ko = 0
        self.refused[1] = self.refused[2] = False
        side = cython.declare(cython.int, first)
        other = 3 - asker
        wanted = MET if asker == self.pursuer else MISSED
        count = self.log.count
        self.log.marks += 1
        with cython.nogil:
            self.straighten()
            out = self.solve(side)
        nodes = self.node_count
        line = self.line()
        verdict = Verdict.UNKNOWN
        threat_by = 0
        ran_out = ""
        if out == OPEN:
            ran_out = "depth" if self.met_depth and self.node_count < self.limit else "nodes"
        elif out == wanted:
            verdict = Verdict.WIN
            if self.refused[other]:
                self.over_ko = other
                with cython.nogil:
                    again = self.solve(side)
                if again != wanted:
                    verdict = Verdict.KO
                    threat_by = other
                else:
                    line = self.line()
                nodes += self.node_count
        else:
            verdict = Verdict.LOSS
            if self.refused[asker]:
                self.over_ko = asker
                with cython.nogil:
                    again = self.solve(side)
                if again == wanted:
                    verdict = Verdict.KO
                    threat_by = asker
                    line = self.line()
                nodes += self.node_count
        undo_words(self.log, count)
        self.log.marks -= 1
        self.limit = usual
        depends_on = frozenset(
            [p for p in range(CELLS) if self.touched[p] and self.s.color[p] != BORDER]
        )
        return Reading(verdict, line, nodes, depends_on, threat_by, ran_out)

    def grow(self, first: Color, limit: int, over_ko: Color = 0) -> None:
        """Build the graph of a question anew, for `told`; `over_ko` is a color that may take kos back at once, or 0."""
        side = cython.declare(cython.int, first)
        usual = self.limit
        self.limit = limit
        self.over_ko = over_ko
        count = self.log.count
        self.log.marks += 1
        with cython.nogil:
            self.straighten()
            self.solve(side)
        undo_words(self.log, count)
        self.log.marks -= 1
        self.limit = usual

    def told(self, n: int) -> tuple[Color, int, Point, list[tuple[Point, int]]]:
        """Give what is known of a node of the graph, 1 being the position asked about.

        The side to move, MET, MISSED or OPEN, the move that surely meets the goal at once (0: none), and the moves
        looked at, in order, with the nodes that they lead to.
        """
        if not 0 < n < self.node_count:
            raise UsageError(f"node {n}: expected 1 to {self.node_count - 1}")
        k = cython.declare(uint32_t, n)
        outlook = OPEN
        if self.nodes[k].pn == 0:
            outlook = MET
        elif self.nodes[k].dn == 0:
            outlook = MISSED
        children: list[tuple[Point, int]] = []
        first = self.nodes[k].first
        for e in range(first, first + self.nodes[k].count):
            if self.edges[e].node and not self.edges[e].is_refused:
                children.append((self.edges[e].move, self.edges[e].node))
        finish = self.nodes[k].best if self.nodes[k].count == 0 else 0
        return self.nodes[k].side, outlook, finish, children

    def line(self) -> tuple[Point, ...]:
        """Give the moves that both sides make at their best from the position asked about, 0 for a pass."""
        moves: list[Point] = []
        n = 1
        while n and self.nodes[n].count and len(moves) < DEEPEST:
            is_met = self.nodes[n].pn == 0
            best = longest = 0
            for k in range(self.nodes[n].first, self.nodes[n].first + self.nodes[n].count):
                child = self.edges[k].node
                if not child or self.edges[k].is_refused:
                    continue
                if (is_met and self.nodes[child].pn == 0) or (
                    not is_met and self.nodes[child].dn == 0
                ):
                    best = k
                    break
                if not longest:
                    longest = k
            best = best or longest
            if not best:
                break
            moves.append(self.edges[best].move)
            n = self.edges[best].node
        if not self.nodes[n].count and self.nodes[n].best:
            moves.append(self.nodes[n].best)
        return tuple(moves)
