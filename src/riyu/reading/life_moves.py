"""The moves that reading of life and death looks at, and in what order.

Takes a zone and the eyes in it; gives moves with costs. Knows no verdicts but those of the search so far: what decided
nodes before is looked at sooner.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.eye_counter import EyeCounter
from riyu.reading.ground import Ground
from riyu.reading.group_map import GroupMap
from riyu.reading.life_features import LifeFeatures
from riyu.reading.life_view import LifeView
from riyu.reading.move_model import MoveModel
from riyu.reading.solver import Solver
from riyu.reading.zone import Zone

if not cython.compiled:
    from riyu.game.plain import PASSES
    from riyu.reading.plain import MET, MISSED, OPEN
    from riyu.reading.plain_life import (
        AHEAD,
        DEAREST,
        FARTHEST,
        FARTHEST_TRIED,
        KNOWN_COST,
        LATE_PASS,
        NARROW,
        PASS_COST,
        PROVEN,
        STEP,
        TURNS,
        WIDE,
        WIDER,
    )

__all__ = ["LifeMoves"]


class LifeMoves(Solver):
    """A group, its zone, its eyes, and the moves there."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.ground = Ground(board)
        self.touch_for(self.ground)
        self.zone = Zone(GroupMap(self.ground))
        self.eyes = EyeCounter(self.zone)
        self.model = MoveModel(LifeFeatures(LifeView(self.eyes)))
        self.looks_alive = self.is_trying = False
        self.turn = self.known = 0
        self.best_score = 0
        if not cython.compiled:
            self.worked = [0] * 848
            self.proven_keys = [0] * PROVEN
            self.proven_moves = [0] * PROVEN
            self.proven_as = [0] * PROVEN
            self.reply_to = [0] * 848

    def aim(self, stone: int) -> None:
        """Let the group of a stone be what is asked about, in a zone that is narrow enough to be read."""
        self.zone.aim(stone)
        self.pursuer = self.zone.pursuer

    def aim_at_all(self, stone: int) -> None:
        """Let what is asked about be the group of a stone with all stones of its color that share its zone."""
        self.zone.aim_at_all(stone)
        self.pursuer = self.zone.pursuer

    def settled(self, n: int, came: int) -> None:
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
        if self.looks_alive and side == self.pursuer:
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
            if self.looks_alive:
                self.reply_cost += AHEAD
        elif self.looks_alive:
            self.reply_cost = 1
        else:
            self.reply_cost = 1
            if self.eyes.eye_points < 16:
                self.reply_cost = 9 - self.eyes.eye_points // 2

    def floor(self, side: int) -> int:
        """Give the score from which on moves are looked at, in this turn.

        Legal moves alone count: what a ko forbids may have the best score by far. In the last turn the best two are
        looked at in any case, and at the position asked about all.
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
        if self.depth == 0:
            return -32000 if self.turn + 1 == TURNS else least - self.farthest()
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
