"""Fights for life tried out: lines played to their end by likely moves, more of them where they go well.

Takes a question of which too little is proven; builds a graph where playouts say it matters, and says how often the
pursuer had its way. Knows no verdicts of its own. Sources: Kocsis, Szepesvari 2006 and Rosin 2011 (trees of playouts,
moves chosen by results and by what is thought of them beforehand); Winands, Bjornsson, Saito 2008 (what is proven there
stays proven).
"""

from __future__ import annotations

from math import exp

import cython

from riyu.base.block import Field
from riyu.game.points import Point
from riyu.reading.graph import Graph
from riyu.reading.move_model import MoveModel

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdint import uint32_t
    from cython.cimports.libc.stdlib import abort, free, realloc
else:
    from math import sqrt

    from riyu.base.plain import next_word, undo_words
    from riyu.game.plain import KO
    from riyu.game.stones import is_suicide
    from riyu.reading.plain import MET, OPEN, uint32_t
    from riyu.reading.plain_life import (
        CANDIDATES,
        CHANCE_OF_GAP,
        FEAR,
        GAPS,
        LONGEST,
        PASS_COST,
        PASS_GAP,
        PRIOR_OF_COST,
        PUSH,
        STEP,
    )

__all__ = ["TABLES", "LifePlayouts"]

TABLES = [
    Field("reading", "CHANCE_OF_GAP", GAPS, 8, "life: how likely a playout's move, by its score"),
    Field("reading", "PRIOR_OF_COST", 256, 8, "life: what is thought of a move, by its cost"),
]

HEAT = 0.3
"""How far playouts stray from the likeliest move: scores are divided by it (0: never)."""


def _fill_tables() -> None:
    for i in range(GAPS):
        CHANCE_OF_GAP[i] = exp(-i / (64.0 * HEAT))
    for i in range(256):
        PRIOR_OF_COST[i] = exp(-i * (STEP / 64.0))


_fill_tables()


class LifePlayouts:
    """The lines tried out for one question after another, whose graph they grow.

    `begin` before the first; then `try_node` follows a line from a node on.
    """

    def __init__(self, model: MoveModel) -> None:
        self.model = model
        self.candidate_count = self.steps = 0
        self.visited_limit = self.tried_limit = self.visited_count = self.tried_count = 0
        self.is_playing = False
        if not cython.compiled:
            self.visits: list[int] = []
            self.wins: list[float] = []
            self.tried: list[int] = []
            self.candidates = [0] * CANDIDATES
            self.likelihood = [0.0] * CANDIDATES
            self.chance = [0]

    def __dealloc__(self) -> None:
        free(self.visits)
        free(self.wins)
        free(self.tried)

    def begin(self) -> None:
        """Begin with no lines tried."""
        self.visited_count = self.tried_count = 0
        self.steps = 0
        self.chance[0] = 0

    def make_room(self, graph: Graph) -> None:
        """Let all nodes and edges have their counts, those of new ones 0."""
        if cython.compiled:
            if graph.node_limit > self.visited_limit:
                self.visited_limit = graph.node_limit
                self.visits = cython.cast(
                    cython.pointer(uint32_t), realloc(self.visits, self.visited_limit * 4)
                )
                self.wins = cython.cast(
                    cython.pointer(cython.double), realloc(self.wins, self.visited_limit * 8)
                )
            if graph.edge_limit > self.tried_limit:
                self.tried_limit = graph.edge_limit
                self.tried = cython.cast(
                    cython.pointer(uint32_t), realloc(self.tried, self.tried_limit * 4)
                )
            if not self.visits or not self.wins or not self.tried:
                abort()
        else:
            while len(self.visits) < graph.node_count:
                self.visits.append(0)
                self.wins.append(0.0)
            while len(self.tried) < graph.edge_count:
                self.tried.append(0)
        while self.visited_count < graph.node_count:
            self.visits[self.visited_count] = 0
            self.wins[self.visited_count] = 0
            self.visited_count += 1
        while self.tried_count < graph.edge_count:
            self.tried[self.tried_count] = 0
            self.tried_count += 1

    # Playouts.

    def gather_candidates(self, graph: Graph, side: int) -> None:
        """Find the moves of a playout, the position's eyes being known, and how likely each is."""
        s = graph.s
        self.model.find_choices(side, graph.last_move, graph.depth == 0)
        most = -32000
        for i in range(self.model.choice_count):
            p = self.model.choices[i]
            if (p == s.numbers[KO] and side != graph.over_ko) or is_suicide(s, p, side):
                self.model.choices[i] = 0
            elif self.model.scores[i] > most:
                most = self.model.scores[i]
        self.candidates[0] = 0
        self.likelihood[0] = CHANCE_OF_GAP[PASS_GAP]
        self.total = self.likelihood[0]
        self.candidate_count = 1
        for i in range(self.model.choice_count):
            gap = most - self.model.scores[i]
            if self.model.choices[i] == 0 or gap >= GAPS or self.candidate_count == CANDIDATES:
                continue
            self.candidates[self.candidate_count] = self.model.choices[i]
            self.likelihood[self.candidate_count] = CHANCE_OF_GAP[gap]
            self.total += CHANCE_OF_GAP[gap]
            self.candidate_count += 1

    def play_out(self, graph: Graph, first: int) -> float:
        """Play likely moves until the group lives or dies, an undecided position's eyes being known.

        Gives 1 if the pursuer has its way, 0 if not, a half if the line is long.
        """
        side = cython.declare(cython.int, first)
        value: float = cython.declare(cython.double, 0.5)
        pick = cython.declare(cython.double)
        count = graph.log.count
        marks = graph.log.marks
        depth = graph.depth
        last_move = graph.last_move
        self.is_playing = True
        for _ in range(LONGEST):
            self.steps += 1
            self.gather_candidates(graph, side)
            pick = (next_word(self.chance) >> 40) * (1.0 / 16777216) * self.total
            chosen = 0
            for i in range(self.candidate_count):
                pick -= self.likelihood[i]
                if pick < 0:
                    chosen = i
                    break
            graph.step(self.candidates[chosen], side)
            side = 3 - side
            outlook = graph.outlook(side)
            if outlook != OPEN:
                value = 1.0 if outlook == MET else 0.0
                break
        self.is_playing = False
        undo_words(graph.log, count)
        graph.log.marks = marks
        graph.depth = depth
        graph.last_move = last_move
        graph.look_stamp += 1
        return value

    # The tree.

    def choose_edge(self, graph: Graph, n: int) -> int:
        """Give the edge to follow from an undecided node, or -1 if none is open."""
        first = graph.nodes[n].first
        is_own = cython.declare(cython.bint, graph.nodes[n].side == graph.pursuer)
        is_bound = graph.is_bound(n)
        least = 255
        for i in range(graph.nodes[n].count):
            if graph.edges[first + i].move and graph.edges[first + i].cost < least:
                least = graph.edges[first + i].cost
        total = cython.declare(cython.double, 0)
        prior = cython.declare(cython.double)
        for i in range(graph.nodes[n].count):
            total += PRIOR_OF_COST[
                graph.edges[first + i].cost - least if graph.edges[first + i].move else PASS_COST
            ]
        push = cython.declare(cython.double, PUSH / 100.0 * sqrt(self.visits[n]) / total)
        mean = cython.declare(cython.double, self.wins[n] / self.visits[n])
        if not is_own:
            mean = 1 - mean
        mean -= FEAR / 100.0
        best = -1
        most = cython.declare(cython.double, -1000)
        worth = cython.declare(cython.double)
        for i in range(graph.nodes[n].count):
            k = first + i
            child = graph.edges[k].node
            if graph.edges[k].is_refused:
                continue
            worth = mean
            if child:
                if graph.nodes[child].is_on_path or graph.is_lost(n, k):
                    continue
                if self.visits[child]:
                    worth = self.wins[child] / self.visits[child]
                    if not is_own:
                        worth = 1 - worth
            if is_bound and graph.is_idle(graph.edges[k].move):
                continue
            prior = PRIOR_OF_COST[graph.edges[k].cost - least if graph.edges[k].move else PASS_COST]
            worth += push * prior / (1 + self.tried[k])
            if worth > most:
                most = worth
                best = i
        return best

    def try_node(self, graph: Graph, n: int) -> float:
        """Follow a line from a node on, its position being on the board; give what the pursuer got, 0 to 1."""
        best = cython.declare("unsigned int[3]")
        value: float = cython.declare(cython.double, 0.5)
        if not cython.compiled:
            best = [0] * 3
        side = graph.nodes[n].side
        came = graph.last_move
        if graph.nodes[n].is_open:
            graph.open_node(n)
            self.make_room(graph)
        if graph.nodes[n].pn and graph.nodes[n].dn:
            if self.visits[n] == 0:
                value = self.play_out(graph, side)
            else:
                i = self.choose_edge(graph, n)
                if i >= 0:
                    k = graph.nodes[n].first + i
                    self.tried[k] += 1
                    graph.nodes[n].is_on_path = True
                    mark = graph.step(graph.edges[k].move, side)
                    child = graph.visit(n, k)
                    if graph.nodes[child].is_on_path:
                        graph.edges[k].is_refused = True
                    else:
                        value = self.try_node(graph, child)
                    graph.back(mark)
                    graph.nodes[n].is_on_path = False
                graph.weigh(n, best)
                if graph.nodes[n].pn == 0 or graph.nodes[n].dn == 0:
                    graph.settled(n, came)
        if graph.nodes[n].pn == 0:
            value = 1.0
        elif graph.nodes[n].dn == 0:
            value = 0.0
        self.visits[n] += 1
        self.wins[n] += value
        return value

    # For callers.

    def tries(self, graph: Graph, n: int) -> list[tuple[Point, int, float]]:
        """Give the moves that a question left open at a node, the most tried first: how often, and how they went.

        How they went is the pursuer's part of the playouts after them, 0 to 1. None if no lines were tried.
        """
        found: list[tuple[Point, int, float]] = []
        for i in range(graph.nodes[n].count):
            k = graph.nodes[n].first + i
            child = graph.edges[k].node
            if child and k < self.tried_count and self.tried[k] and not graph.is_lost(n, k):
                mean: float = self.wins[child] / self.visits[child]
                found.append((graph.edges[k].move, self.tried[k], mean))
        return sorted(found, key=lambda one: -one[1])

    def visits_of_root(self) -> int:
        """Give how many lines were tried in the last search, unfinished."""
        if self.visited_count < 2:
            return 0
        found: int = self.visits[1]
        return found

    def leaning(self) -> float:
        """Give how much the last search, unfinished, leaned to the pursuer: 0 to 1, its part of the playouts."""
        if self.visited_count < 2 or self.visits[1] == 0:
            return 0.5
        mean: float = self.wins[1] / self.visits[1]
        return mean
