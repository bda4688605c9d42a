"""Monte-Carlo tree search: one thread's descents into a shared tree, without Python.

Takes a board, a tree, learned odds of moves, and playouts; adds what descents find to the tree, and counts who owned
what after which first move. Chooses no move and knows no time.

A descent goes down the edges that the tree selects, playing on a board of its own. Where an edge has no node behind it
and was gone down often enough, it gets one: all legal moves with the prior that the learned values give them. From
there a playout plays to the end; in it, who loses a dead group does not play there, and the stones of a large one are
off the board. Its result goes back up the descent, to the edges gone down and, if wanted, to those whose move was
played later (all moves as first). Source: Coulom, Efficient Selectivity and Backup Operators in Monte-Carlo Tree
Search, 2006.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from riyu.assessment.evaluator import Evaluator
from riyu.assessment.playouts import PlayoutWeights
from riyu.candidates.move_features import MoveFeatures
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Point, all_points
from riyu.game.record import Move
from riyu.patterns.windows import WindowTable
from riyu.search.group_reading import GroupReader
from riyu.search.node_reading import NodeReader
from riyu.search.tree import Tree

if TYPE_CHECKING:
    from riyu.assessment.dead_groups import DeadGroup

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.libc.stdint import int32_t
    from cython.cimports.libc.stdlib import calloc, free, malloc
else:
    from math import exp

    from riyu.assessment.plain import Sim
    from riyu.assessment.playouts import margin_of, self_atari
    from riyu.base.plain import Log, undo_words
    from riyu.game.constants import CELLS, PASS
    from riyu.game.plain import (
        KO,
        PASSES,
        SIZE,
        TO_MOVE,
        TURN,
        BoardState,
        black_beside,
        eyelike,
        white_beside,
    )
    from riyu.game.playout import may_play
    from riyu.search.plain import claim, publish, read
    from riyu.search.tree import CLAIMED, NO_EDGE, NOT_JUDGED, ROOT, UNIT, WHOLE, root_of

    DEEPEST, MOST_MOVES, MOST_DEAD, ROW, GLANCED = 400, 362, 16, 424, 24

__all__ = ["Descents", "MoveOdds", "Subject", "Worker"]

FREE_PASS_PRIOR = 0.01
"""The prior of a pass where stones cost: more than elsewhere, for it gains a point on a move that needs no answer."""

LINKS_AND_ACCESS = 2 | 4
"""The parts of features that the values of moves ask for."""


@dataclass(frozen=True, slots=True)
class Descents:
    """How descents go.

    `komi`: what White's area counts more, in points, and `shift` what it counts more yet here. `expand_at`: descents
    through an edge after which it gets a node with learned priors; from `glance_at` on it has one with the odds that
    playouts give the likeliest moves (0: none). `width`: the moves of a node at most, the likeliest. `pass_prior`: the
    prior of a pass beside them, `last_pass_prior` that of one which ends the game. `stones_cost`: territory is counted,
    so a stone that the other side does not answer costs a point. `is_agreed`: players agree about dead stones, so a
    game ended by passes is played out to see which are. `score_share`: the share of a result that is the margin's, full
    at `span` points more or less. `heat`: what the logarithms of odds are divided by; `even_share` is the part of a
    prior that all moves have alike. At a node gone through `read_at` times strings are read (0: never), in `read_nodes`
    nodes each, as NodeReader has it; through `life_at` times, groups and races, in `life_nodes`, as GroupReader has it.
    `mix` is the share of a result that is the evaluator's: the chance to win by its lead at the last node gone through,
    0.73 at `mix_span` points.
    Points whose owner decides who wins have `critical` times their criticality more in the logarithms of their odds, at
    new nodes from `critical_from` descents on; `critical_root`: times that at the root.
    """

    komi: float = 7.5
    shift: float = 0.0
    expand_at: int = 6
    glance_at: int = 0
    width: int = 64
    pass_prior: float = 0.0005
    last_pass_prior: float = 0.1
    stones_cost: bool = False
    is_agreed: bool = False
    score_share: float = 0.04
    span: float = 40.0
    heat: float = 1.0
    even_share: float = 0.0
    amaf: bool = False
    read_at: int = 0
    read_nodes: int = 300
    read_liberties: int = 3
    read_least: float = 0.1
    read_lost: float = 0.3
    life_at: int = 0
    life_nodes: int = 400
    mix: float = 0.0
    mix_span: float = 12.0
    critical: float = 0.0
    critical_root: float = 0.0
    critical_from: int = 50


@dataclass(frozen=True, slots=True)
class Subject:
    """What descents are about, where not the whole game: stones of one color, and the points where moves are tried.

    Descents are won by who has the stones at the end; with an `other` stone of that color, by whether the first of them
    and that one end joined.
    """

    stones: Collection[Point]
    near: Collection[Point]
    other: Point = 0


class MoveOdds:
    """Learned values of moves, ready for any number of threads: the numbers of keys, and the values by number."""

    def __init__(self, table: WindowTable, values: Sequence[float]) -> None:
        self.table = table
        self.count = len(values)
        if not cython.compiled:
            self.values = [0.0] * len(values)
        else:
            self.values = cython.cast(cython.p_double, malloc(8 * (self.count + 1)))
            if not self.values:
                raise MemoryError
        for i in range(self.count):
            self.values[i] = values[i]

    def __dealloc__(self) -> None:
        free(self.values)


class Worker:
    """One thread's board and playouts in a tree.

    Arguments: the board searched from, which is copied; the moves of the game so far; the tree, shared; odds of moves
    and of playouts, shared; how descents go; a seed; dead groups, of which it minds
    the first MOST_DEAD.
    """

    def __init__(
        self,
        board: Board,
        game: Sequence[Move],
        tree: Tree,
        odds: MoveOdds,
        playouts: PlayoutWeights,
        how: Descents,
        seed: int = 0,
        dead: Sequence[DeadGroup] = (),
        about: Subject | None = None,
    ) -> None:
        self.board = board.copy()
        self.features = Features(self.board, LINKS_AND_ACCESS)
        self.board.mark()
        self.moves = MoveFeatures(self.features, odds.table)
        self.odds = odds
        self.playouts = playouts
        self.tree = tree
        self.s: BoardState = self.board.s
        self.reader = NodeReader(
            self.board,
            tree,
            how.read_nodes,
            how.read_liberties,
            how.read_least,
            how.read_lost,
        )
        self.evaluator = Evaluator(self.features)
        self.read_at, self.life_at = how.read_at, how.life_at
        self.groups: GroupReader = None  # type: ignore[assignment]  # where groups are not read
        if how.life_at:
            self.groups = GroupReader(self.board, tree, self.reader, how.life_nodes, how.read_least)
        if self.s.numbers[PASSES] >= 2:
            self.s.numbers[PASSES] = 0  # who asks for a move after two passes plays on
        if not cython.compiled:
            self.log: Log = self.board.trail.log
            self.sim = Sim()
            self.chance = [0]
            self.nodes = [0] * DEEPEST
            self.edges = [0] * DEEPEST
            self.listed = [0] * MOST_MOVES
            self.prior = [0.0] * MOST_MOVES
            self.raised = [0] * ROW
            self.owner = [[0] * ROW for _ in range(ROW)]
            self.games = [0] * ROW
            self.held = [[0.0] * ROW for _ in range(2)]
            self.won_games = [0.0, 0.0]
            self.critical = [0.0] * ROW
            self.root_prior = [0.0] * MOST_MOVES
            self.dead_owner = [0] * MOST_DEAD
            self.subject = [0] * 424
            self.met = [0] * 424
            self.open = [0] * 424
            self.near = [0] * 424
            self.ahead = [0] * MOST_DEAD
            self.in_zone = [0] * 424
            self.off = [0] * 424
            self.shut = [[0] * 424 for _ in range(2)]
            self.count = self.simulations = self.margins = self.squares = 0
        else:
            self.log = cython.address(self.board.trail.log)
            self.owner = cython.cast(cython.pointer(int32_t), calloc(ROW * ROW, 4))
            if not self.owner:
                raise MemoryError
        self.subject_count = self.subject_other = self.subject_owner = 0
        self.stamp = 0
        self.through = NO_EDGE
        self.root_last = self.root_before = 0
        for move in game:
            self.root_before = self.root_last
            self.root_last = PASS if move.is_pass else move.point
        self.root_number = len(game)
        self.expand_at, self.glance_at = how.expand_at, how.glance_at
        self.width = how.width
        self.stones_cost, self.is_agreed = how.stones_cost, how.is_agreed
        self.pass_prior = FREE_PASS_PRIOR if how.stones_cost else how.pass_prior
        self.last_pass_prior = how.last_pass_prior
        self.komi, self.share, self.span = how.komi + how.shift, how.score_share, how.span
        self.own_komi = how.komi
        self.black_really = 0
        self.heat, self.amaf, self.even_share = how.heat, how.amaf, how.even_share
        self.mix, self.mix_span = how.mix, how.mix_span
        self.critical_weight, self.critical_root = how.critical, how.critical_root
        self.weighs_root = False
        self.root_count = 0
        self.critical_from = self.weigh_at = how.critical_from
        self.stopped = False
        self.chance[0] = seed & 0xFFFFFFFFFFFFFFFF
        for p in range(CELLS):
            self.sim.closed[p] = 0
            self.raised[p] = 0
        self.dead_count = 0
        self.active = self.has_off = 0
        for group in dead[:MOST_DEAD]:
            self.enter_dead(group)
        for p in range(CELLS):
            self.near[p] = 0
        if about is not None:
            self.aim(about)

    def __dealloc__(self) -> None:
        free(self.owner)

    def enter_dead(self, group: DeadGroup) -> None:
        """Mind one more dead group."""
        bit = 1 << self.dead_count
        self.dead_owner[self.dead_count] = group.owner
        side = cython.declare(cython.int, group.owner - 1)
        point = cython.declare(cython.Py_ssize_t)
        for point in group.zone:
            self.in_zone[point] |= bit
        for point in group.closed:
            self.shut[side][point] |= bit
        for point in group.off:
            self.off[point] |= bit
            self.has_off |= bit
        self.dead_count += 1

    def aim(self, about: Subject) -> None:
        """Let descents be won by whose stones of a group end as his, or are joined; moves are looked for near alone."""
        point = cython.declare(cython.Py_ssize_t)
        for point in about.stones:
            self.subject[self.subject_count] = point
            self.subject_count += 1
        for point in about.near:
            self.near[point] = 1
        for point in range(CELLS):
            self.met[point] = 0
        self.subject_other = about.other
        self.subject_owner = self.board.color_at(about.other) if about.other else 0

    # Compiled inside: unchecked, without Python.

    def subject_margin(self, t: Sim) -> int:
        """Give how many of the group's points end as Black's more than as White's."""
        s = cython.address(t.board) if cython.compiled else t.board
        found = 0
        for i in range(self.subject_count):
            p = self.subject[i]
            c = s.color[p]
            if c == 0:
                black = black_beside(s, p)
                white = white_beside(s, p)
                c = 1 if black and not white else 2 if white and not black else 0
            found += (c & 1) - (c >> 1)
        return found

    def joined_margin(self, t: Sim) -> int:
        """Give 1 if both stones stand joined and are Black's, or do not and are White's; else -1.

        Joined by stones of their color and empty points beside which no enemy stands.
        """
        s = cython.address(t.board) if cython.compiled else t.board
        mine = self.subject_owner
        joined = 1 if mine == 1 else -1
        first = cython.declare(cython.Py_ssize_t, self.subject[0])
        last = cython.declare(cython.Py_ssize_t, self.subject_other)
        if s.color[first] != mine or s.color[last] != mine:
            return -joined
        self.stamp += 1
        stamp = self.stamp
        self.met[first] = stamp
        self.open[0] = first
        count = 1
        p = cython.declare(cython.Py_ssize_t)
        n = cython.declare(cython.Py_ssize_t)
        while count:
            count -= 1
            p = self.open[count]
            if p == last:
                return joined
            for k in range(4):
                n = p + TURN[k]
                if self.met[n] == stamp:
                    continue
                if s.color[n] == 0:
                    enemies = white_beside(s, n) if mine == 1 else black_beside(s, n)
                    if enemies:
                        continue
                elif s.color[n] != mine:
                    continue
                self.met[n] = stamp
                self.open[count] = n
                count += 1
        return -joined

    def put_in(self, found: int, most: int, p: int, score: float) -> int:
        """Put a move into its place among the `found` likeliest so far, of at most `most`; give how many they are."""
        k = found
        if found == most:
            if score <= self.prior[found - 1]:
                return found
            k = found - 1
            found -= 1
        while k > 0 and self.prior[k - 1] < score:
            self.prior[k] = self.prior[k - 1]
            self.listed[k] = self.listed[k - 1]
            k -= 1
        self.prior[k] = score
        self.listed[k] = p
        return found + 1

    def list_moves(self, color: int, last: int, before: int, number: int) -> None:
        """List a position's moves that fill no own eye, with their priors, the likeliest first, and a pass."""
        self.moves.look(color, last, before, number)
        found = 0
        highest = cython.declare(cython.double, -1e9)
        for i in range(self.moves.count):
            p = self.moves.points[i]
            if eyelike(self.s, p, color):
                continue
            if self.subject_count and not self.near[p]:
                continue
            score = cython.declare(cython.double, 0.0)
            score = 0.0
            for j in range(self.moves.starts[i], self.moves.starts[i + 1]):
                score += self.odds.values[self.moves.found[j]]
            score += self.critical_weight * self.critical[p]
            highest = max(highest, score)
            found = self.put_in(found, self.width, p, score)
        total = cython.declare(cython.double, 0.0)
        for i in range(found):
            self.prior[i] = exp((self.prior[i] - highest) / self.heat)
            total += self.prior[i]
        for i in range(found):
            share = cython.declare(cython.double, self.prior[i] / total)
            self.prior[i] = (1.0 - self.even_share) * share + self.even_share / found
        self.list_pass(found)

    def list_pass(self, found: int) -> None:
        """List a pass behind the moves found."""
        self.listed[found] = PASS
        self.prior[found] = self.last_pass_prior if self.s.numbers[PASSES] else self.pass_prior
        self.count = found + 1

    def list_at_a_glance(self, t: Sim, color: int) -> None:
        """List the likeliest moves by the odds of the playout laid out, with these as priors, and a pass."""
        s = cython.address(t.board) if cython.compiled else t.board
        side = color - 1
        self.playouts.weigh(t, side)
        for i in range(t.count):
            self.raised[t.listed[i]] += t.more[i]
        found = 0
        total = cython.declare(cython.double, 0.0)
        for i in range(t.empties):
            p = t.empty[i]
            odds = cython.declare(cython.double, t.odds[side][p])
            odds += self.raised[p]
            if odds == 0.0 or p == s.numbers[KO] or not may_play(s, p, color):
                continue
            if self.subject_count and not self.near[p]:
                continue
            odds *= self.playouts.allowed[self_atari(s, p, color)] / 256.0
            total += odds
            found = self.put_in(found, GLANCED, p, odds)
        for i in range(t.count):
            self.raised[t.listed[i]] = 0
        for i in range(found):
            self.prior[i] /= total
        self.list_pass(found)

    def node_of_listed(self) -> int:
        """Give a new node with the moves listed; 0 where there is no room."""
        node = self.tree.new_node(self.count)
        if node != 0:
            first = self.tree.first[node]
            for i in range(self.count):
                self.tree.move[first + i] = self.listed[i]
                self.tree.prior[first + i] = root_of(self.prior[i])
        return node

    def expand(self, edge: int, node: int, color: int, last: int, before: int, number: int) -> int:
        """Give an edge a node with learned priors for the position on the board, in the place of `node`, 0 if none.

        Gives what stands there now: `node` where another thread does the same, or there is no room.
        """
        if not claim(self.tree.child, edge, node, CLAIMED):
            return node
        self.list_moves(color, last, before, number)
        new = self.node_of_listed()
        if node != 0:
            if new == 0:
                new = node
                self.tree.glanced[node] = 0
            else:
                self.tree.take_over(new, node)
        if self.mix > 0.0 and new != 0:
            self.tree.worth[new] = self.evaluator.value()
        publish(self.tree.child, edge, new)
        return new

    def glance(self, edge: int, t: Sim, color: int) -> None:
        """Give an edge a node by the odds of the playout laid out, if no other thread does and there is room."""
        if not claim(self.tree.child, edge, 0, CLAIMED):
            return
        self.list_at_a_glance(t, color)
        new = self.node_of_listed()
        if new != 0:
            self.tree.glanced[new] = 1
        publish(self.tree.child, edge, new)

    def chance_by(self, lead: int) -> float:
        """Give Black's chance to win by what a position is worth to him without komi, in thousandths of a point."""
        ahead = cython.declare(cython.double, lead / 1000.0 - self.komi)
        odds: float = exp(-ahead / self.mix_span)
        return 1.0 / (1.0 + odds)

    def won_by(self, margin: int, judged: float, color: int) -> int:
        """Give what a color won, in UNITs, if Black's area is so much more than White's and his chance is `judged`."""
        ahead = cython.declare(cython.double, margin - self.komi)
        if color == 2:
            ahead = -ahead
            judged = 1.0 - judged
        won = cython.declare(cython.double, 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
        part = cython.declare(cython.double, 0.5 + 0.5 * max(-1.0, min(1.0, ahead / self.span)))
        won = (1.0 - self.share) * won + self.share * part
        return int(float(UNIT) * ((1.0 - self.mix) * won + self.mix * judged) + 0.5)

    def note_owners(self, t: Sim, move: int, margin: int) -> None:
        """Count who owns each point at the end of a playout that began with a move, and who wins by the margin."""
        s = cython.address(t.board) if cython.compiled else t.board
        row = cython.address(self.owner[ROW * move]) if cython.compiled else self.owner[move]
        side = 0 if margin > self.komi else 1
        held = cython.address(self.held[side][0]) if cython.compiled else self.held[side]
        self.games[move] += 1
        self.won_games[side] += 1
        if margin > self.own_komi:
            self.black_really += 1
        for p in range(CELLS):
            c = s.color[p]
            row[p] += (c & 1) - (c >> 1)
            held[p] += (c & 1) - (c >> 1)
        for i in range(t.empties):
            p = t.empty[i]
            black = black_beside(s, p)
            white = white_beside(s, p)
            if white == 0 and black:
                row[p] += 1
                held[p] += 1
            elif black == 0 and white:
                row[p] -= 1
                held[p] -= 1

    def weigh_points(self) -> None:
        """Find how much who wins hangs on whose each point ends as, and give the root's moves priors by it."""
        self.weigh_at = self.simulations + self.critical_from
        black = cython.declare(cython.double, self.won_games[0])
        white = cython.declare(cython.double, self.won_games[1])
        if black == 0.0 or white == 0.0:
            return
        both = cython.declare(cython.double, black * white / ((black + white) * (black + white)))
        for p in range(CELLS):
            self.critical[p] = both * (self.held[0][p] / black - self.held[1][p] / white)
        if self.weighs_root:
            self.weigh_root()

    def weigh_root(self) -> None:
        """Give the root's moves the priors that they began with, less or more by how critical their points are."""
        first = self.tree.first[ROOT]
        if self.root_count == 0:
            self.root_count = min(MOST_MOVES, self.tree.count[ROOT])
            for i in range(self.root_count):
                prior = cython.declare(cython.double, self.tree.prior[first + i] / float(WHOLE))
                self.root_prior[i] = prior * prior
        before = cython.declare(cython.double, 0.0)
        after = cython.declare(cython.double, 0.0)
        weight = self.critical_weight * self.critical_root
        for i in range(self.root_count):
            before += self.root_prior[i]
            after += self.root_prior[i] * exp(weight * self.critical[self.tree.move[first + i]])
        if after == 0.0:
            return
        for i in range(self.root_count):
            share = cython.declare(cython.double, before / after * self.root_prior[i])
            share *= exp(weight * self.critical[self.tree.move[first + i]])
            self.tree.prior[first + i] = root_of(share)

    def note_move(self, p: int, color: int) -> None:
        """Count a move of the tree in the zones of dead groups."""
        zones = self.in_zone[p]
        for i in range(self.dead_count):
            if zones >> i & 1:
                self.ahead[i] += 1 if color == self.dead_owner[i] else -1

    def close_dead(self) -> None:
        """Close what dead groups close to their losers, where these are not ahead by moves."""
        active = 0
        for i in range(self.dead_count):
            if self.ahead[i] <= 0:
                active |= 1 << i
            self.ahead[i] = 0
        if active == self.active:
            return
        self.active = active
        for p in range(CELLS):
            black = self.shut[0][p] & active
            white = self.shut[1][p] & active
            self.sim.closed[p] = (1 if black else 0) | (2 if white else 0)

    def take_off_dead(self, t: Sim) -> None:
        """Take stones of dead groups off a playout's board, where these are closed for it."""
        for i in range(self.dead_count):
            if self.active >> i & 1 and self.has_off >> i & 1:
                for p in range(CELLS):
                    if self.off[p] >> i & 1 and t.board.color[p] == self.dead_owner[i]:
                        self.playouts.take_off(t, p)

    def simulate(self) -> None:
        """Go down once, play out, and bring the result back."""
        s = self.s
        t = cython.address(self.sim) if cython.compiled else self.sim
        base = self.log.count
        color = s.numbers[TO_MOVE]
        # Black's stones more than White's from the root on, and one that White is to answer there.
        more = color - 1
        last = self.root_last
        before = self.root_before
        node = cython.declare(cython.uint, ROOT)
        child = cython.declare(cython.uint, 0)
        depth = 0
        bare = cython.declare(cython.uint, NO_EDGE)  # an edge that gets a node by a glance
        lead = cython.declare(cython.int, NOT_JUDGED)  # of the last node that was judged
        if self.mix > 0.0 and self.tree.worth[ROOT] == NOT_JUDGED:
            self.tree.worth[ROOT] = self.evaluator.value()
        # Step 1. Down to where no node is yet.
        while depth < DEEPEST and s.numbers[PASSES] < 2:
            if self.tree.worth[node] != NOT_JUDGED:
                lead = self.tree.worth[node]
            if self.read_at and self.tree.total[node] == self.read_at:
                self.reader.read(node, color, last, before)
            if self.life_at and self.tree.total[node] == self.life_at:
                self.groups.read(node, color, last, before)
            edge = self.through
            if depth or edge == NO_EDGE:
                edge = self.tree.select(node)
            else:
                self.tree.enter(edge)
            if edge == NO_EDGE:
                break
            self.nodes[depth] = node
            self.edges[depth] = edge
            depth += 1
            p = self.tree.move[edge]
            if p == PASS:
                self.board.pass_unchecked(color)
            else:
                self.board.play_unchecked(p, color)
                more += 1 if color == 1 else -1
                if self.in_zone[p]:
                    self.note_move(p, color)
            before = last
            last = p
            color = 3 - color
            child = read(self.tree.child, edge)
            if child == CLAIMED or s.numbers[PASSES] >= 2:
                break
            visits = self.tree.visits[edge] + 1
            if visits >= self.expand_at and (child == 0 or self.tree.glanced[child]):
                was = child
                child = self.expand(edge, child, color, last, before, self.root_number + depth)
                if was == 0:
                    if child != 0 and child != CLAIMED and self.tree.worth[child] != NOT_JUDGED:
                        lead = self.tree.worth[child]
                    break
            elif child == 0:
                if self.glance_at and visits >= self.glance_at:
                    bare = edge
                break
            node = child
        # Step 2. To the end.
        if self.dead_count:
            self.close_dead()
        self.playouts.lay(t, s, last, before)
        if bare != NO_EDGE:
            self.glance(bare, t, color)
        if self.active:
            self.take_off_dead(t)
        if s.numbers[PASSES] < 2 or self.is_agreed:
            size = s.numbers[SIZE]
            self.playouts.play_out(t, self.chance, 3 * size * size)
        margin = margin_of(t)
        if self.subject_other:
            margin = self.joined_margin(t)
        elif self.subject_count:
            margin = self.subject_margin(t)
        elif self.stones_cost:
            margin -= more - (1 if color == 2 and s.numbers[PASSES] < 2 else 0)
        judged = cython.declare(cython.double, 0.5)
        judged = 0.5
        if self.mix > 0.0:
            if s.numbers[PASSES] >= 2 or lead == NOT_JUDGED:
                lead = 1000 * margin
            judged = self.chance_by(lead)
        self.note_owners(t, self.tree.move[self.edges[0]] if depth else PASS, margin)
        self.simulations += 1
        self.margins += margin
        self.squares += margin * margin
        # Step 3. Back up.
        while depth > 0:
            depth -= 1
            color = 3 - color
            node = self.nodes[depth]
            edge = self.edges[depth]
            won = self.won_by(margin, judged, color)
            self.tree.back_up(node, edge, won, margin if color == 1 else -margin)
            if self.amaf:
                t.first_by[self.tree.move[edge]] = color
                self.tree.note_amaf(node, t.first_by, color, won)
        undo_words(self.log, base)

    def run_unlocked(self, count: int) -> None:
        """Go down `count` times, or until stopped."""
        for _ in range(count):
            if self.stopped:
                break
            if self.critical_weight != 0.0 and self.simulations >= self.weigh_at:
                self.weigh_points()
            self.simulate()

    # For callers.

    def run(self, count: int) -> None:
        """Go down `count` times, or until `stopped`, without Python's lock. The tree must have its root."""
        n = cython.declare(cython.int, count)
        if cython.compiled:
            with cython.nogil:
                self.run_unlocked(n)
        else:
            self.run_unlocked(count)

    def run_through(self, move: Point, count: int) -> bool:
        """Go down `count` times by a move of the root, as `run` does; say whether the root has it."""
        edge = self.tree.edge_of(move)
        if edge is None:
            return False
        self.through = edge
        self.run(count)
        self.through = NO_EDGE
        return True

    def root_moves(self) -> dict[Point, float]:
        """Give the moves of the position searched from with their priors, the likeliest first; a pass last."""
        color = cython.declare(cython.int, self.s.numbers[TO_MOVE])
        width = self.width
        self.width = MOST_MOVES - 1
        self.list_moves(color, self.root_last, self.root_before, self.root_number)
        self.width = width
        return {self.listed[i]: self.prior[i] for i in range(self.count)}

    def games_after(self, move: Point) -> int:
        """Give how many descents began with a move."""
        return self.games[move]

    def owned_after(self, move: Point) -> list[int]:
        """Give for each point in reading order how often it ended Black's less White's, after a move."""
        first: int = cython.declare(cython.int, move)
        row = cython.address(self.owner[ROW * first]) if cython.compiled else self.owner[move]
        return [row[p] for p in all_points(self.s.numbers[SIZE])]

    def games_won(self) -> tuple[float, float]:
        """Give how many descents Black won, and White, by the komi in force."""
        return self.won_games[0], self.won_games[1]

    def held_by_winners(self) -> tuple[list[float], list[float]]:
        """Give for each point in reading order how often it ended Black's less White's, by who won."""
        points = list(all_points(self.s.numbers[SIZE]))
        return [self.held[0][p] for p in points], [self.held[1][p] for p in points]

    def ownership(self) -> list[float]:
        """Give for each point in reading order how often it ended Black's less White's: from −1 to +1."""
        count = float(max(1, self.simulations))
        first = [move for move in range(ROW) if self.games[move]]
        rows = [self.owned_after(move) for move in first]
        return [sum(owned) / count for owned in zip(*rows, strict=True)] or [0.0] * (
            self.s.numbers[SIZE] ** 2
        )
