"""The controller of all reading: questions about a goal, ko and limits minded.

Takes a goal (a subclass: what is decided already, which moves to look at), who moves first, who asks, and limits of
nodes and depth; gives a Reading: the verdict, in ko or not, the line, the points that it rests on; and the graph under
it (`graph`), to be told. Knows no goal. A question may be told to stop: then it has no answer.

Source: Wilcox, "Tactics controller" (W14; a node's moves are generated once, in order of priority; succeed or fail).
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.points import Color, Point
from riyu.reading.graph import Graph
from riyu.reading.reading import Reading, Verdict

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t
else:
    from riyu.base.plain import undo_words
    from riyu.game.constants import BORDER, CELLS
    from riyu.reading.plain import DEEPEST, MET, MISSED, OPEN, uint32_t

__all__ = ["Solver"]


class Solver(Graph):
    """One question after another on a board."""

    def best_edge(self, n: int) -> int:
        """Give the edge of a node by which the side to move does its best; 0 if none was looked at."""
        is_met = cython.declare(cython.bint, self.nodes[n].pn == 0)
        longest: int = cython.declare(uint32_t, 0)
        for k in range(self.nodes[n].first, self.nodes[n].first + self.nodes[n].count):
            child = self.edges[k].node
            if not child or self.edges[k].is_refused:
                continue
            if (is_met and self.nodes[child].pn == 0) or (not is_met and self.nodes[child].dn == 0):
                return k
            if not longest:
                longest = k
        return longest

    def ask(self, first: int) -> int:
        """Read the goal with a color to move first: MET or MISSED, or OPEN where a limit was met or a ko is in it.

        `answer` is then the first move of its best line, 0 for a pass or none. What it rests on is not kept, and it
        needs no Python.
        """
        self.over_ko = 0
        self.refused[1] = self.refused[2] = False
        count = self.log.count
        self.log.marks += 1
        self.straighten()
        out = self.solve(first)
        undo_words(self.log, count)
        self.log.marks -= 1
        best: int = cython.declare(uint32_t, self.best_edge(1))
        self.answer = self.edges[best].move if best else self.nodes[1].best
        if self.refused[1] or self.refused[2]:
            return OPEN
        return out

    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading:
        """Read the goal with `first` to move, and give the verdict for `asker`; `limit` bounds the nodes, if given.

        WIN and LOSS hold whatever kos there are: an asker that wins only as long as nobody takes a ko back without
        finding a threat first wins by KO, and so does one that must find the first threat itself (`threat_by`). Raises
        Stopped where it is told to stop, as `heed` has it.
        """
        if limit < 0:
            raise UsageError(f"a limit of {limit} nodes: expected 0 or more")
        self.may_begin()
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
        nodes = self.used
        line = self.line()
        verdict = Verdict.UNKNOWN
        if out != OPEN:
            verdict = Verdict.WIN if out == wanted else Verdict.LOSS
        threat_by = 0
        ran_out = ""
        if out == OPEN:
            ran_out = "depth" if self.met_depth and self.used < self.limit else "nodes"
        elif not self.is_told and self.is_in_ko(other if out == wanted else asker):
            # A ko was in the way of the side that does not get what it wants: what if it may take kos back at once?
            ahead = other if out == wanted else asker
            taker = cython.declare(cython.int, ahead)
            with cython.nogil:
                self.keep_proof()
                self.over_ko = taker
                again = self.solve(side)
            nodes += self.used
            if again == OPEN:
                ran_out = "depth" if self.met_depth and self.used < self.limit else "nodes"
            if again == out:
                line = self.line() if out == wanted else line
            elif again == OPEN and self.still_leans(out):
                pass  # the ko may not matter; that nodes ran out is told
            elif out == wanted or again == wanted:
                verdict = Verdict.KO
                threat_by = ahead
                line = line if out == wanted else self.line()
        undo_words(self.log, count)
        self.log.marks -= 1
        self.limit = usual
        self.end_if_told()
        depends_on = frozenset(
            [p for p in range(CELLS) if self.touched[p] and self.s.color[p] != BORDER]
        )
        return Reading(verdict, line, nodes, depends_on, threat_by, ran_out)

    def keeps_proof(self) -> bool:
        """Say whether `keep_proof` does anything."""
        return False

    def keep_proof(self) -> None:
        """Keep what the last question's proof plays, to be tried first where a color may take kos back at once."""

    def still_leans(self, out: int) -> bool:
        """Say whether the last question, unfinished with kos taken back at once, leans to what was found without."""
        return False

    def is_in_ko(self, color: Color) -> bool:
        """Say whether the last question might end otherwise if a color could take kos back at once."""
        return bool(self.refused[color])

    def is_ko_in_proof(self, color: Color) -> bool:
        """Say whether a ko forbade a color something in the last question's proof."""
        if not self.refused[color]:
            return False
        for n in range(self.node_count):
            self.nodes[n].is_noted = False
        return bool(self.is_proof_in_ko(1, color))

    def is_proof_in_ko(self, n: int, color: int) -> bool:
        """Say whether a ko forbade a color something in the proof from a node on."""
        self.nodes[n].is_noted = True
        if self.nodes[n].kos & color:
            return True
        is_met = cython.declare(cython.bint, self.nodes[n].pn == 0)
        is_winner = cython.declare(cython.bint, (self.nodes[n].side == self.pursuer) == is_met)
        chosen = self.proving_edge(n) if is_winner else -1
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            child = self.edges[k].node
            if self.edges[k].is_refused or not child or (is_winner and i != chosen):
                continue
            if not self.nodes[child].is_noted and self.is_proof_in_ko(child, color):
                return True
        return False

    def line(self) -> tuple[Point, ...]:
        """Give the moves that both sides make at their best from the position asked about, 0 for a pass."""
        moves: list[Point] = []
        n = 1
        while n and self.nodes[n].count and len(moves) < DEEPEST:
            best = self.best_edge(n)
            if not best:
                break
            moves.append(self.edges[best].move)
            n = self.edges[best].node
        if not self.nodes[n].count and self.nodes[n].best:
            moves.append(self.nodes[n].best)
        return tuple(moves)

    # The graph under the last question.

    def grow(self, first: Color, limit: int, over_ko: Color = 0) -> None:
        """Build the graph of a question anew, for `told`; `over_ko` is a color that may take kos back at once, or 0.

        Raises Stopped where it is told to stop.
        """
        self.may_begin()
        side = cython.declare(cython.int, first)
        taker = cython.declare(cython.int, over_ko)
        usual = self.limit
        self.limit = limit
        self.over_ko = 0
        count = self.log.count
        self.log.marks += 1
        with cython.nogil:
            self.straighten()
            if taker and self.keeps_proof():
                self.solve(side)
                self.keep_proof()
            self.over_ko = taker
            self.solve(side)
        undo_words(self.log, count)
        self.log.marks -= 1
        self.limit = usual
        self.end_if_told()

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

    def rest_on(self, n: int) -> None:
        """Touch again what the proof from a node on rests on, its position being on the board: no moves beside it."""
        side = self.nodes[n].side
        is_met = cython.declare(cython.bint, self.nodes[n].pn == 0)
        is_winner = cython.declare(cython.bint, (side == self.pursuer) == is_met)
        self.nodes[n].is_noted = True
        if self.outlook(side) == OPEN and not is_winner:
            self.stamp += 1
            self.move_count = 0
            self.propose(side)
        chosen = self.proving_edge(n) if is_winner else -1
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            child = self.edges[k].node
            if self.edges[k].is_refused or not child or (is_winner and i != chosen):
                continue
            if self.edges[k].move:
                self.can_play(self.edges[k].move, side)
            if not self.nodes[child].is_noted:
                mark = self.step(self.edges[k].move, side)
                self.rest_on(child)
                self.back(mark)

    def proving_edge(self, n: int) -> int:
        """Give the place among a proven node's edges of the first move that proves it; -1 if there is none."""
        is_met = cython.declare(cython.bint, self.nodes[n].pn == 0)
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            child = self.edges[k].node
            if child and not self.edges[k].is_refused:
                other = self.nodes[child].pn if is_met else self.nodes[child].dn
                if other == 0:
                    return i
        return -1

    def proof_depends_on(self) -> frozenset[Point] | None:
        """Give the points that the last question's proof rests on, fewer than its search; None if nothing is proven.

        A verdict WIN or LOSS stands while none of them changes, though it may take more nodes to find again.
        """
        if self.node_count < 2 or (self.nodes[1].pn != 0 and self.nodes[1].dn != 0):
            return None
        for p in range(CELLS):
            self.touched[p] = 0
        for n in range(self.node_count):
            self.nodes[n].is_noted = False
        mark = self.begin(self.nodes[1].side)
        self.rest_on(1)
        undo_words(self.log, mark)
        self.log.marks -= 1
        return frozenset([p for p in range(CELLS) if self.touched[p] and self.s.color[p] != BORDER])
