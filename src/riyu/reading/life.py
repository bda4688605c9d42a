"""Reading life and death: can a group be killed, can it live.

Takes a board and a stone; gives what `Solver` gives, the killer of the stone's group being the pursuer. Knows no other
groups but those in the zone. Sources: Wilcox, "Groups" (W19); Kishimoto and Mueller 2005 (proof numbers for life and
death); Shih, Wu, Liu, Chang 2022 (relevance-zone based search: null moves).

The goal alone is here: which moves are looked at in which turn and at what cost, and what is made of verdicts. What it
goes by are its members: the zone, the eyes there, the model of moves, the judge of positions, the points that proofs
rest on, and playouts for what is left open.

A side that passes and loses needs only moves among the points that this loss rests on: what it plays elsewhere changes
nothing there. What decided nodes before is looked at sooner.

The zone is that of the position asked about. An owner who moves first may make it wider: stones join the group, or
enemies that held it in are strong no more. So a group that seems lost is asked about anew once each such move stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.reading.eye_counter import EyeCounter, SureEyes
from riyu.reading.ground import Ground
from riyu.reading.life_features import LifeFeatures, LifeView
from riyu.reading.life_judge import LifeJudge, ProofPoints
from riyu.reading.life_playouts import LifePlayouts
from riyu.reading.move_model import LifeWeights, MoveModel
from riyu.reading.reading import Reading
from riyu.reading.solver import Solver
from riyu.reading.zone import Zone

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t
else:
    from riyu.base.plain import undo_words
    from riyu.game.constants import CELLS
    from riyu.game.plain import PASSES, TURN
    from riyu.reading.plain import MET, MISSED, MOST_MOVES, OPEN, SURE, uint32_t
    from riyu.reading.plain_life import (
        AHEAD,
        DEAREST,
        FARTHEST,
        FARTHEST_TRIED,
        FIRST_MOVES,
        FIRST_PART,
        INNER,
        KNOWN_COST,
        KNOWN_SHIFT,
        LATE,
        LATE_PASS,
        LATER,
        NARROW,
        PASS_COST,
        PROVEN,
        SOON,
        STEP,
        TURNS,
        WIDE,
        WIDER,
    )

__all__ = ["LifeReader"]


class LifeReader(Solver):
    """The life of groups on one board, one question after another; `weights` are riyu's own if none are given."""

    def __init__(self, board: Board, weights: LifeWeights | None = None) -> None:
        super().__init__(board)
        self.ground = Ground(board)
        self.touch_for(self.ground)
        self.zone = Zone(self.ground)
        self.eyes = EyeCounter(self.zone)
        self.model = MoveModel(LifeFeatures(LifeView(self.eyes)), weights)
        self.proof = ProofPoints(self.zone)
        self.judge = LifeJudge(SureEyes(self.eyes), self.proof)
        self.playouts = LifePlayouts(self.model)
        self.weights = weights
        self.later = cast(LifeReader, None)
        self.has_later = self.is_later = self.is_at_all = self.is_trying = False
        self.turn = self.known = self.spent = self.best_score = 0
        self.way_out = self.way_tries = 0
        self.way_lean = 0.0
        if not cython.compiled:
            self.worked = [0] * 848
            self.reply_to = [0] * 848
            self.proven_keys = [0] * PROVEN
            self.proven_moves = [0] * PROVEN
            self.proven_as = [0] * PROVEN

    def aim(self, stone: int) -> None:
        """Let the group of a stone be what is asked about, in a zone that is narrow enough to be read."""
        self.aim_unlocked(stone)

    def aim_unlocked(self, stone: int) -> None:
        """Aim as `aim` does, without Python."""
        self.zone.aim_unlocked(stone)
        self.pursuer = self.zone.pursuer
        self.is_at_all = False

    def aim_at_all(self, stone: int) -> None:
        """Let what is asked about be the group of a stone with all stones of its color that share its zone."""
        self.zone.aim_at_all(stone)
        self.pursuer = self.zone.pursuer
        self.is_at_all = True

    # What is decided already.

    def outlook(self, side: int) -> int:
        """Say whether the group is dead or alive."""
        is_root = cython.declare(cython.bint, self.depth == 0)
        self.ground.over_ko = self.over_ko
        if is_root:
            # `aim` looks at all of the board: who is strong, safe or alive, and how far off
            for p in range(CELLS):
                self.touched[p] = 1
            self.proof.number_places()
        return self.judge.outlook(side, is_root, not self.playouts.is_playing)

    def ended(self, n: int) -> None:
        """Take what the outlook rests on."""
        self.proof.keep_found(n)

    # Which moves are looked at.

    def propose(self, side: int) -> None:
        """Offer to pass, and the moves in the zone and at its border that are likely enough."""
        s = self.s
        if self.depth == 0 and self.turn == 0:
            for i in range(848):
                self.worked[i] = self.reply_to[i] = 0
        if s.numbers[PASSES] == 0:
            self.offer_pass(PASS_COST)
        elif side == self.zone.owner:
            self.offer_pass(LATE_PASS)
        self.model.find_choices(side, self.last_move, self.depth == 0)
        ahead = 0
        if self.judge.looks_alive and side == self.pursuer:
            ahead = AHEAD
        floor = self.floor(side)
        proven = -1
        self.known = OPEN
        if self.turn:
            key = self.key_now(side)
            slot = cython.declare(cython.int, key & (PROVEN - 1))
            if self.proven_keys[slot] == key:
                self.known = self.proven_as[slot]
                if (self.known == MET) == (side == self.pursuer):
                    proven = self.proven_moves[slot]
                    ahead += KNOWN_COST
        for i in range(self.model.choice_count):
            gap = self.best_score - self.model.scores[i]
            if self.model.choices[i] == proven:
                self.offer(proven, 1)
            elif self.model.scores[i] >= floor:
                cost = self.learned(self.model.choices[i], side, 1 + gap // STEP)
                self.offer(
                    self.model.choices[i], ahead + cost if ahead + cost < DEAREST else DEAREST
                )
        if side == self.zone.owner:
            self.reply_cost = 1 + self.eyes.eye_points // 2
            if self.judge.looks_alive:
                self.reply_cost += AHEAD
        elif self.judge.looks_alive:
            self.reply_cost = 1
        else:
            self.reply_cost = 1
            if self.eyes.eye_points < 16:
                self.reply_cost = 9 - self.eyes.eye_points // 2

    def floor(self, side: int) -> int:
        """Give the score from which on moves are looked at, in this turn.

        Legal moves alone count: what a ko forbids may have the best score by far. In the last turn the best two are
        looked at in any case, and all in the first moves of lines.
        """
        most = second = -32000
        for i in range(self.model.choice_count):
            score = self.model.scores[i]
            if score <= second or not self.can_play(self.model.choices[i], side):
                continue
            second = score if score < most else most
            if score > most:
                most = score
        self.best_score = most
        least = most - self.farthest()
        if self.turn + 1 == TURNS and self.depth < FIRST_MOVES:
            return -32000
        if self.depth == 0:
            return least - self.farthest()
        return second if self.turn + 1 == TURNS and second < least else least

    def farthest(self) -> int:
        """Give how far behind the best score a move may be, in this turn."""
        if self.is_trying:
            return FARTHEST_TRIED
        if self.turn == 0:
            return NARROW
        if self.turn == 1:
            return WIDER
        return WIDE if self.turn == 2 else FARTHEST

    def learned(self, p: int, side: int, cost: int) -> int:
        """Give a cost, less where the move decided nodes before."""
        if self.is_trying:
            return cost
        place = 424 * (side - 1)
        worked = self.worked[place + p]
        if worked > 0:
            cost -= 1
        if worked > 8:
            cost -= 1
        if worked > 64:
            cost -= 1
        if self.reply_to[place + self.last_move] == p:
            cost -= 3
        return cost if cost > 1 else 1

    # What nodes teach.

    def settled(self, n: int, came: int) -> None:
        """Learn from a decided node, and find what its proof rests on, its position being on the board."""
        s = self.s
        side = self.nodes[n].side
        self.learn(n, came)
        first = self.nodes[n].first
        self.proof.clear_found()
        if (self.nodes[n].pn == 0) == (side == self.pursuer):
            winner = cython.declare(cython.int, side)
            chosen = self.proving_edge(n)
            if (
                chosen < 0
            ):  # by a ko that the other color takes back at once: that rests on the line that led here
                self.proof.find_all()
            else:
                k = first + cython.cast(uint32_t, chosen)
                self.proof.find_rest_of(self.edges[k].node)
                p = self.edges[k].move
                if p:
                    self.proof.find(p)
                    for j in range(4):
                        q = p + TURN[j]
                        if s.color[q] == 3 - side and s.liberties[s.string[q]] == 1:
                            self.proof.find_string(q)
        else:
            winner = 3 - side
            self.find_losses(n)
        self.proof.find_liberties(winner)
        self.proof.keep_found(n)

    def learn(self, n: int, came: int) -> None:
        """Remember which move decided a node, for nodes alike."""
        side = self.nodes[n].side
        self.remember(n)
        if (self.nodes[n].pn == 0) == (side == self.pursuer):
            place = 424 * (side - 1)
            best = self.nodes[n].best
            if self.worked[place + best] < 60000:
                self.worked[place + best] += 1
            self.reply_to[place + came] = best

    def remember(self, n: int) -> None:
        """Keep what decided a node for wider readings of the question."""
        slot = cython.declare(cython.int, self.nodes[n].key & (PROVEN - 1))
        self.proven_keys[slot] = self.nodes[n].key
        self.proven_moves[slot] = self.nodes[n].best
        self.proven_as[slot] = MET if self.nodes[n].pn == 0 else MISSED

    # What a pass shows.

    def is_bound(self, n: int) -> bool:
        """Say whether a pass lost: then only moves where losses were proven are worth reading; these are found."""
        bound = False
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            if self.edges[k].move == 0 and self.edges[k].node and self.is_lost(n, k):
                bound = True
        if bound:
            self.proof.clear_found()
            self.find_losses(n)
        return bound

    def is_idle(self, p: int) -> bool:
        """Say whether a move lies outside of what was found."""
        return not self.proof.has_found(p)

    def find_losses(self, n: int) -> None:
        """Let all be found that the losses of the side to move rest on."""
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            if self.edges[k].is_refused:
                self.proof.find_all()
            elif self.edges[k].node and self.is_lost(n, k):
                self.proof.find_rest_of(self.edges[k].node)

    def begun(self, n: int, most_pn: int, most_dn: int) -> bool:
        """Read what comes of a pass first: if it loses soon, that shows which moves matter."""
        side = self.nodes[n].side
        if self.s.numbers[PASSES] > 0:
            return False
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            if self.edges[k].move:
                continue
            mark = self.step(0, side)
            child = self.visit(n, k)
            is_read = cython.declare(
                cython.bint,
                not self.nodes[child].is_on_path
                and self.nodes[child].pn != 0
                and self.nodes[child].dn != 0,
            )
            if is_read:
                if side == self.zone.owner:
                    self.search(
                        child,
                        most_pn if most_pn < SOON else SOON,
                        most_dn if most_dn < LATE else LATE,
                    )
                else:
                    self.search(
                        child,
                        most_pn if most_pn < LATE else LATE,
                        most_dn if most_dn < SOON else SOON,
                    )
            self.back(mark)
            looked: bool = is_read
            return looked
        return False

    # Turns.

    def open_node(self, n: int) -> None:
        """Look at a node, minding what narrower reading said of it."""
        self.known = OPEN
        Solver.open_node(self, n)
        self.nodes[n].ease = KNOWN_SHIFT if self.known != OPEN else 0

    def solve_in_turns(self, first: int) -> int:
        """Read with few moves first, then with more, what was proven before being looked at first.

        What the last turn says counts: a side that wins with few moves allowed may lose to others.
        """
        limit = self.limit
        for i in range(PROVEN):
            self.proven_keys[i] = 0
        self.spent = 0
        out = OPEN
        for turn in range(TURNS):
            if self.spent >= limit or self.is_told:
                break
            self.turn = turn
            self.limit = (limit - self.spent) // (TURNS - turn) + 1
            out = Solver.solve(self, first)
            self.spent += self.node_count
        self.limit = limit
        self.used = self.spent
        return out if self.turn == TURNS - 1 else OPEN

    def solve(self, first: int) -> int:
        """Read in the zone; where an owner who moves first is lost in it, also in those that his moves make wider."""
        self.way_out = 0
        out = self.solve_in_zone(first)
        if out == MET and first == self.zone.owner and self.has_later and not self.is_at_all:
            return self.look_later(first)
        return out

    def solve_in_zone(self, first: int) -> int:
        """Look for a proof with a part of the nodes, then try lines with the rest; a playout's moves count as nodes."""
        limit = self.limit
        self.playouts.begin()
        self.limit = max(1, limit // FIRST_PART)
        out = self.solve_in_turns(first)
        self.limit = limit
        if out != OPEN or self.used >= limit or self.is_told:
            return out
        self.gave_up = self.met_depth = False
        mark = self.begin(first)
        self.is_trying = True
        self.forget()
        self.node_here(first)
        while self.nodes[1].pn and self.nodes[1].dn:
            before = self.used
            self.used = self.spent + self.node_count + self.playouts.steps
            if self.used >= limit or self.is_stopped(self.used - before):
                self.gave_up = True
                break
            self.playouts.try_node(self, 1)
        self.is_trying = False
        undo_words(self.log, mark)
        self.log.marks -= 1
        if self.nodes[1].pn == 0:
            return MET
        return MISSED if self.nodes[1].dn == 0 else OPEN

    # What the owner's first move makes wider.

    def look_later(self, first: int) -> int:
        """Ask about the group anew, the pursuer to move, after each move of its owner by which its zone is wider.

        Together these questions may take LATER times the nodes of the one that is lost, half of them before those that
        are open then are asked again. One that isn't lost is a way out: then the position is won, or open as that is.
        """
        edges = cython.declare("unsigned int[48]")
        if not cython.compiled:
            edges = [0] * MOST_MOVES
        mark = self.begin(first)
        count = 0
        for i in range(self.nodes[1].count):
            k = cython.declare(uint32_t, self.nodes[1].first + i)
            if self.edges[k].move == 0 or self.edges[k].is_refused:
                continue
            before = self.step(self.edges[k].move, first)
            self.later.zone.aim_unlocked(self.zone.target)
            if self.is_wider(self.later.zone):
                edges[count] = k
                count += 1
            self.back(before)
        left = LATER * self.limit
        out = MET
        chosen = cython.declare(uint32_t, 0)
        for again in range(2):
            asked = count
            count = 0
            for i in range(asked):
                if out == MISSED or self.is_told:
                    break
                k = edges[i]
                before = self.step(self.edges[k].move, first)
                self.later.aim_unlocked(self.zone.target)
                self.later.over_ko = self.over_ko
                self.later.refused[1] = self.later.refused[2] = False
                self.later.limit = max(1, left // ((2 - again) * (asked - i)))
                fate = self.later.solve(self.pursuer)
                self.back(before)
                self.used += self.later.used
                left -= self.later.used
                if self.later.is_told:
                    self.is_told = True
                elif fate == MET:
                    self.note_kos()
                elif fate == OPEN and again == 0:
                    edges[count] = k
                    count += 1
                else:
                    lean = self.later.playouts.leaning() if fate == OPEN else 0.0
                    if chosen == 0 or lean < self.way_lean:
                        chosen = k
                        self.way_lean = lean
                        self.way_tries = self.later.playouts.visits_of_root()
                    out = fate
                    self.gave_up = True
        if chosen:
            self.open_way(chosen, first, out)
        undo_words(self.log, mark)
        self.log.marks -= 1
        return out

    def is_wider(self, zone: Zone) -> bool:
        """Say whether a zone has points of the group's that lie outside of the zone asked about."""
        for i in range(zone.cell_count):
            p = zone.cells[i]
            if zone.kind[p] == INNER and self.zone.kind[p] == 0:
                return True
        return False

    def note_kos(self) -> None:
        """Let kos that the proof after a move hangs on count for the position's."""
        for color in range(1, 3):
            if not self.later.refused[color]:
                continue
            for n in range(self.later.node_count):
                self.later.nodes[n].is_noted = False
            if self.later.is_proof_in_ko(1, color):
                self.nodes[1].kos |= color
                self.refused[color] = True

    def open_way(self, k: int, first: int, out: int) -> None:
        """Let the graph say that a move of the owner's is no loss: what follows it was read elsewhere."""
        self.way_out = self.edges[k].move
        before = self.step(self.edges[k].move, first)
        child = self.visit(1, k)
        self.back(before)
        self.nodes[child].is_open = False
        self.nodes[child].count = self.nodes[child].best = self.nodes[child].kos = 0
        self.nodes[1].pn = self.nodes[child].pn = SURE if out == MISSED else 1
        self.nodes[1].dn = self.nodes[child].dn = 0 if out == MISSED else 1
        self.nodes[1].best = self.edges[k].move

    # For callers.

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Let questions end as `Graph.heed` has it."""
        Solver.heed(self, stop)
        if self.has_later:
            self.later.heed(stop)

    def end_if_told(self) -> None:
        """Raise what a stop asks for, also where it was told to a question within this one."""
        if self.has_later and self.later.is_told:
            self.failure = self.later.failure
            self.later.failure = None
            self.later.is_told = False
        Solver.end_if_told(self)

    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading:
        """Read the goal as `Solver.read` has it."""
        self.prepare_later()
        return Solver.read(self, first, asker, limit)

    def grow(self, first: Color, limit: int, over_ko: Color = 0) -> None:
        """Build the graph of a question anew, as `Solver.grow` has it."""
        self.prepare_later()
        Solver.grow(self, first, limit, over_ko)

    def prepare_later(self) -> None:
        """Have a reader for what a first move makes wider."""
        if self.is_later or self.has_later:
            return
        self.later = LifeReader(self.board, self.weights)
        self.later.is_later = True
        self.later.heed(self.stop)
        self.has_later = True

    def tries(self) -> list[tuple[Point, int, float]]:
        """Give the moves that the last question left open, the most tried first: how often, and how they went.

        How they went is the pursuer's part of the playouts after them, 0 to 1. None if no lines were tried.
        """
        if self.way_out:
            return [(self.way_out, max(1, self.way_tries), self.way_lean)]
        return self.playouts.tries(self, 1)

    def tries_at(self, n: int) -> list[tuple[Point, int, float]]:
        """Give the moves tried at a node of the last search, unfinished, as `tries` gives those of the first."""
        if not 0 < n < self.node_count:
            raise UsageError(f"node {n}: expected 1 to {self.node_count - 1}")
        return self.playouts.tries(self, n)

    def likeliest(self) -> Point:
        """Give the move, no pass, that was tried most in the last search, unfinished; 0 if there is none."""
        return next((move for move, _, _ in self.tries() if move), 0)

    def is_in_ko(self, color: Color) -> bool:
        """Say whether a ko forbade a color something in the last question's proof."""
        return self.is_ko_in_proof(color)

    def still_leans(self, out: int) -> bool:
        """Say whether lines tried with kos taken back at once mostly went as without."""
        return self.leaning() > 0.5 if out == MET else self.leaning() < 0.5

    def leaning(self) -> float:
        """Give how much the last search, unfinished, leaned to the pursuer: 0 to 1, its part of the playouts."""
        return self.way_lean if self.way_out else self.playouts.leaning()
