"""Reading strings: can the enemy take this string, can its owner save it.

Takes a board and a stone; gives what `Solver` gives, the enemy of the string being the pursuer. Source: Wilcox, "String
tactics" (W15): a virtual string, ladders at once, snapbacks, counter-attacks.

A string is taken when its stone is gone and can't snap back. It is out of reach once it has more liberties than the
pursuer may hope to fill: more than four, and fewer the longer the line is; or where two liberties in common, or one
where the pursuer would be in atari, join it to a string with which it has so many. Beyond that no eye is known: where
the enemy can't play any more he has no move.

What either side threatens is known before the other's moves are looked at: the ways by which the string would be out
of reach next, the ladder that takes it next. A move that bears on no point that a threat rests on loses to it, unread.
Moves that may take the string, or save it, are offered cheap ones first.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point, on_board, point_text
from riyu.reading.ladder import LadderReader
from riyu.reading.solver import Solver

if cython.compiled:
    from cython.cimports.libc.stdint import uint16_t, uint64_t
    from cython.cimports.libc.stdlib import abort, free, malloc
    from cython.cimports.libc.string import memset
else:
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TO_MOVE, TURN, empty_beside, new_liberties
    from riyu.reading.plain import (
        CLOSE,
        FOUR,
        LADDER,
        LATER,
        MET,
        MISSED,
        MORE,
        NARROW,
        OPEN,
        PROOF,
        READ_OUT,
        SURE,
        WIDE,
        uint64_t,
    )

__all__ = ["StringReader"]


class StringReader(Solver):
    """Strings on one board, one question after another. `aim` says which."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.limit = 20000
        self.ladder = LadderReader(board, 0, LADDER)
        self.ladder.refused = self.refused
        self.target = self.owner = self.lead = 0
        self.lib_count = self.met_stamp = self.needed = self.common = 0
        self.by_ladder = self.is_loose = False
        self.proof_count = 0
        if not cython.compiled:
            self.libs = [0] * 8
            self.rooms = [0] * 8
            self.is_plain = [0] * 8
            self.met = [0] * CELLS
            self.proof_keys: list[int] = []
            self.proof_moves: list[int] = []

    def __dealloc__(self) -> None:
        free(self.proof_keys)
        free(self.proof_moves)

    def aim(self, stone: Point) -> None:
        """Let the string at a stone be what is asked about. Raises UsageError if no stone stands there."""
        if self.board.color_at(stone) not in (1, 2):
            where = point_text(stone) if on_board(stone, self.board.size) else f"cell {stone}"
            raise UsageError(f"no stone stands at {where}")
        self.target_at(stone)

    def target_at(self, stone: int) -> None:
        """Let the string at a stone be what is asked about. Unchecked."""
        self.target = stone
        self.owner = self.s.color[stone]
        self.pursuer = 3 - self.owner

    # What is decided.

    def snaps_back(self, side: int) -> bool:
        """Say whether the owner, whose string was just taken, can take as much back, or the ko."""
        s = self.s
        last = self.last_move
        if s.color[last] != self.pursuer or self.look(last, 2) != 1:
            return False
        stones = s.stones[s.string[last]]
        if stones < self.last_taken or (stones == 1 and self.last_taken != 1):
            return False
        return self.can_play(self.last_liberty(last), side)

    def turns(self) -> int:
        """Give how many moves were made since the pursuer was first to move: a question of the owner begins at -1.

        How wide is read is told by turns: what the owner does is seen as if the pursuer were asked after it. With fewer
        nodes than READ_OUT it begins at 0: so wide most questions would stay open.
        """
        return self.depth - self.lead

    def most_liberties(self, turns: int) -> int:
        """Give how many liberties the pursuer may still hope to fill after so many turns."""
        if turns > NARROW:
            return 2
        if turns > FOUR:
            return 3
        return 4

    def outlook(self, side: int) -> int:
        """Say whether the string is taken, or out of reach; note what either side threatens."""
        s = self.s
        target = self.target
        if self.depth == 0:
            self.lead = 1 if side == self.owner and self.limit >= READ_OUT else 0
        if s.color[target] != self.owner:
            if side == self.pursuer:
                return MISSED
            return OPEN if self.snaps_back(side) else MET
        self.touch_string(target)
        liberties = s.liberties[s.string[target]]
        self.needed = 0
        self.by_ladder = self.is_loose = False
        if liberties > self.most_liberties(self.turns()):
            return MISSED
        self.lib_count = self.liberties_into(target, self.libs, 8)
        if side == self.pursuer:
            return self.outlook_for_pursuer()
        return self.outlook_for_owner()

    def outlook_for_pursuer(self) -> int:
        """Say whether the pursuer, to move, takes the string at once or in a ladder, or can't hold it in."""
        p = self.libs[0]
        if self.lib_count == 1:
            if self.takes_for_good(p, 1) and self.can_play(p, self.pursuer):
                self.finish = p
                return MET
        if self.lib_count == 2 and self.read_ladder():
            self.finish = self.ladder.lines[0]
            return MET
        self.measure_rooms()
        if self.lib_count > 1:
            if self.has_grown():
                return MISSED
            self.find_ways_out()
            if self.needed and self.common == 0:
                return MISSED
        return OPEN

    def has_grown(self) -> bool:
        """Say whether the string is surely joined to one with which it is out of reach.

        Two liberties in common join them: the pursuer fills one and the owner the other, and what is left of the
        other's liberties must be enough. One does where the pursuer's stone would be in atari.
        """
        s = self.s
        head = s.string[self.target]
        enough = self.most_liberties(self.turns() + 2) + 5 - self.lib_count
        for i in range(self.lib_count):
            for a in range(4):
                q = self.libs[i] + TURN[a]
                if s.color[q] != self.owner or s.string[q] == head:
                    continue
                if self.look(q, enough + 1) > enough and self.is_barred(self.libs[i]):
                    return True
                for j in range(i + 1, self.lib_count):
                    for b in range(4):
                        if (
                            s.string[self.libs[j] + TURN[b]] == s.string[q]
                            and self.look(q, enough) >= enough
                        ):
                            return True
        return False

    def is_barred(self, p: int) -> bool:
        """Say whether the pursuer's stone at a point beside the owner's strings takes nothing and would be in atari."""
        for i in range(4):
            q = p + TURN[i]
            if self.s.color[q] == self.owner and self.look(q, 2) == 1:
                return False
        return self.freedom_after(p, self.pursuer, 2) <= 1

    def outlook_for_owner(self) -> int:
        """Say whether the owner, to move, runs out of reach at once."""
        most = self.most_liberties(self.turns() + 1)
        self.measure_rooms()
        for i in range(self.lib_count):
            if self.rooms[i] > most and self.can_play(self.libs[i], self.owner):
                self.finish = self.libs[i]
                return MISSED
        if self.lib_count == 1:
            self.find_only_way()
        if self.lib_count == 2 and self.read_ladder():
            self.by_ladder = True
        return OPEN

    def read_ladder(self) -> bool:
        """Say whether the string is taken in a ladder, the pursuer to move; what that rests on stays in its books."""
        taken: bool = cython.declare(
            cython.bint, self.ladder.takes(self.target, LADDER, self.over_ko)
        )
        self.touch_all_of(self.ladder)
        return taken

    # What is threatened.

    def measure_rooms(self) -> None:
        """Note the liberties that the string would have by each of its own, counted up to six."""
        s = self.s
        head = s.string[self.target]
        for i in range(self.lib_count):
            p = self.libs[i]
            self.touch_around(p)
            is_plain = 1
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == self.owner:
                    if s.string[q] != head:
                        is_plain = 0
                elif s.color[q] == self.pursuer and self.look(q, 2) == 1:
                    is_plain = 0
            self.is_plain[i] = is_plain
            if is_plain:
                self.rooms[i] = self.lib_count - 1 + new_liberties(s, p, head)
            else:
                self.rooms[i] = self.freedom_after(p, self.owner, 6)

    def find_ways_out(self) -> None:
        """Note by which liberties the string would run out of reach, and the points where each could be stopped.

        `needed` is how many ways there are, `common` how many points bear on all of them.
        """
        s = self.s
        most = self.most_liberties(self.turns() + 2)
        self.met_stamp += 16
        for i in range(self.lib_count):
            if not self.is_plain[i] or self.rooms[i] <= most:
                continue
            self.common = 0
            self.meet(self.libs[i])
            if self.rooms[i] == most + 1:
                for j in range(self.lib_count):
                    self.meet(self.libs[j])
                for j in range(4):
                    if s.color[self.libs[i] + TURN[j]] == EMPTY:
                        self.meet(self.libs[i] + TURN[j])
            self.needed += 1

    def find_only_way(self) -> None:
        """Note that the owner must extend or take, where its string in atari is surely taken, or that it may wait."""
        p = self.libs[0]
        gained = 0
        for i in range(4):
            if self.s.string[p + TURN[i]] == self.s.string[self.target]:
                gained += 1
        if gained > 1:
            self.met_stamp += 16
            self.meet(p)
            self.needed = 1
            return
        self.is_loose = not self.takes_for_good(p, 2)

    def takes_for_good(self, p: int, room: int) -> bool:
        """Say what the ladder reader says of taking the string at its last liberty."""
        self.ladder.start(self.target, LADDER, self.over_ko)
        is_good: bool = cython.declare(cython.bint, self.ladder.takes_for_good(p, room))
        self.touch_all_of(self.ladder)
        return is_good

    # What must be minded: a move that bears on nothing of what the other side would do next changes nothing.

    def meet(self, p: int) -> None:
        """Note that a point bears on the way out that is looked at, if it did on all before."""
        have = cython.declare(uint64_t, self.met_stamp + self.needed)
        if self.met[p] == have or (self.needed == 0 and self.met[p] < have):
            self.met[p] = have + 1
            self.common += 1

    def suggest(self, p: int, cost: int) -> None:
        """Offer a move, unless it bears on nothing of what the other side would do next."""
        if (self.needed and self.met[p] != self.met_stamp + self.needed) or (
            self.by_ladder and not self.ladder.touched[p]
        ):
            if self.s.numbers[TO_MOVE] == self.pursuer or not self.takes_at(p):
                return
        self.offer(p, cost)

    def takes_at(self, p: int) -> bool:
        """Say whether the owner takes something by a move."""
        self.touch_around(p)
        takes = False
        for i in range(4):
            q = p + TURN[i]
            if self.s.color[q] == self.pursuer and self.look(q, 2) == 1:
                takes = True
        return takes

    # Moves.

    def propose(self, side: int) -> None:
        """Offer the moves that may take the string, or save it; first to take what was just put into atari."""
        s = self.s
        last = self.last_move
        if s.color[self.target] != self.owner:
            self.offer(self.last_liberty(last), 1)
            return
        if last and s.color[last] == 3 - side and self.look(last, 2) == 1:
            self.propose_capture_of(last, 2)
        if side == self.pursuer:
            self.propose_taking()
        else:
            self.propose_saving()
        if self.over_ko:
            self.propose_proof_first(side)

    def propose_proof_first(self, side: int) -> None:
        """Let the move that was proven without taking kos back, if one was, come first."""
        key = self.key_now(side)
        at = cython.declare(cython.size_t, key & (PROOF - 1))
        while self.proof_keys[at] and self.proof_keys[at] != key:
            at = (at + 1) & (PROOF - 1)
        if self.proof_keys[at] == 0:
            return
        for i in range(self.move_count):
            if self.moves[i] == self.proof_moves[at]:
                self.costs[i] = 1
            else:
                self.costs[i] += LATER

    def propose_taking(self) -> None:
        """Offer the pursuer's moves: liberties, points near them, and the relief of strings that hold the target in."""
        s = self.s
        own = self.pursuer
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.lib_count
        for i in range(libs):
            p = self.libs[i]
            ours = self.freedom_after(p, own, 3)
            cost = 7 - self.rooms[i]
            if ours == 1:
                cost += 3
            if libs == 1 or cost < 1:
                cost = 1
            self.suggest(p, cost)
            if self.turns() <= (WIDE if libs <= 2 else CLOSE) or (
                self.turns() <= NARROW and ours == 1
            ):
                self.propose_near(p, 4 + libs)
            if self.turns() <= (WIDE if libs <= 2 else CLOSE):
                self.propose_friends(p, 3)
        if libs > 1:
            few = 1
            if self.turns() <= (WIDE if libs <= 2 else CLOSE):
                few = libs if libs < 3 else 3
            beside = self.strings_beside(self.target, own, few, found, 8)
            for i in range(beside):
                theirs = s.liberties[s.string[found[i]]]
                if theirs == 1:
                    self.propose_relief(found[i], 2)
                else:
                    self.propose_relief(found[i], 4 + theirs)

    def propose_saving(self) -> None:
        """Offer the owner's moves: counter-attacks, liberties, points near them; with two or more he may pass."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.lib_count
        last = self.last_move
        few = 1
        if self.turns() <= 2 or (libs > 1 and self.turns() <= NARROW):
            few = libs + 1 if libs < 3 else 4
        beside = self.strings_beside(self.target, self.pursuer, few, found, 8)
        for i in range(beside):
            theirs = s.liberties[s.string[found[i]]]
            if theirs == 1:
                self.propose_attack(found[i], 1)
            else:
                self.propose_attack(found[i], 2 + theirs)
        if libs > 1 and self.turns() > NARROW and last and self.look(last, 3) == 2:
            self.propose_attack(last, 3)
        for i in range(libs):
            p = self.libs[i]
            room = self.rooms[i]
            if room > 1:
                self.suggest(p, 1 if room > libs + 2 else libs + 3 - room)
            if libs > 1 and self.turns() <= WIDE:
                self.propose_near(p, 6)
            if self.depth == 0 or ((libs > 1 or self.is_loose) and self.turns() <= WIDE):
                self.propose_friends(p, 3)
        if libs > 1 and not self.by_ladder:
            self.offer_pass(7)

    def propose_capture_of(self, stone: int, cost: int) -> None:
        """Offer to take a string in atari."""
        self.touch_string(stone)
        self.suggest(self.last_liberty(stone), cost)

    def propose_relief(self, stone: int, cost: int) -> None:
        """Offer to strengthen a string of the pursuer's: its liberties, points near them, what it may take in turn."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        self.touch_string(stone)
        libs = self.liberties_into(stone, found, 4)
        for i in range(libs):
            self.suggest(found[i], cost)
            if libs > 1 and self.turns() <= WIDE:
                self.propose_near(found[i], cost + 2)
        beside = self.strings_beside(stone, self.owner, 2, found, 8)
        for i in range(beside):
            if s.string[found[i]] != s.string[self.target]:
                self.suggest_liberties(found[i], cost + s.liberties[s.string[found[i]]] - 1, 2)

    def propose_attack(self, stone: int, cost: int) -> None:
        """Offer to fill a string's liberties, and, near its end, to come near them or take what stands by them."""
        s = self.s
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            found = [0] * 4
        self.touch_string(stone)
        libs = self.liberties_into(stone, found, 4)
        for i in range(libs):
            self.suggest(found[i], cost)
            if libs <= 2 and self.turns() <= WIDE:
                self.propose_near(found[i], cost + 4)
                for j in range(4):
                    q = found[i] + TURN[j]
                    if (
                        s.color[q] == s.color[stone]
                        and s.string[q] != s.string[stone]
                        and self.look(q, 3) <= 2
                    ):
                        self.suggest_liberties(q, cost + 1 + s.liberties[s.string[q]], 2)
        if libs <= 2 and self.turns() <= WIDE:
            self.propose_keeping(stone, cost)

    def propose_keeping(self, stone: int, cost: int) -> None:
        """Offer to save strings in atari that hold a string of the other color in: extend them, take what stands by."""
        s = self.s
        held = cython.declare("unsigned short[4]")
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            held = [0] * 4
            found = [0] * 4
        count = self.strings_beside(stone, 3 - s.color[stone], 1, held, 4)
        for i in range(count):
            if s.string[held[i]] != s.string[self.target]:
                self.propose_capture_of(held[i], cost + 2)
                beside = self.strings_beside(held[i], s.color[stone], 1, found, 4)
                for j in range(beside):
                    self.propose_capture_of(found[j], cost + 1)

    def propose_friends(self, p: int, cost: int) -> None:
        """Offer the liberties of the owner's other strings at a liberty, and what holds them in: all may become one."""
        s = self.s
        is_owner = cython.declare(cython.bint, s.numbers[TO_MOVE] == self.owner)
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == self.owner and s.string[q] != s.string[self.target]:
                libs = self.look(q, 5)
                if libs > 4:
                    continue
                self.suggest_liberties(q, cost + libs, 4)
                if not is_owner and libs <= 2:
                    count = self.liberties_into(q, found, 2)
                    for j in range(count):
                        self.propose_near(found[j], cost + libs + 2)
                count = self.strings_beside(q, self.pursuer, 3 if is_owner else 1, found, 8)
                for j in range(count):
                    theirs = s.liberties[s.string[found[j]]]
                    if theirs == 1:
                        self.propose_capture_of(found[j], cost)
                    else:
                        self.propose_attack(found[j], cost + 1 + theirs)

    def suggest_liberties(self, stone: int, cost: int, most: int) -> None:
        """Offer up to `most` (eight) liberties of a string."""
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        self.touch_string(stone)
        count = self.liberties_into(stone, found, most)
        for i in range(count):
            self.suggest(found[i], cost)

    def propose_near(self, p: int, cost: int) -> None:
        """Offer the empty points beside a liberty."""
        s = self.s
        self.touch_around(p)
        if empty_beside(s, p):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY:
                    self.suggest(q, cost - empty_beside(s, q))

    # The proof of the last question.

    def prefer(self, root: int) -> None:
        """Where a far move decided the question, see if a liberty or a capture does as well, within some nodes more."""
        side = self.nodes[root].side
        chosen = self.proving_edge(root)
        is_own = cython.declare(cython.bint, side == self.pursuer)
        if is_own != (self.nodes[root].pn == 0) or chosen < 0 or self.nodes[root].count == 0:
            return
        first = self.nodes[root].first
        if self.is_near(self.edges[first + chosen].move, side):
            return
        limit = self.limit
        gave_up = self.gave_up
        met_depth = self.met_depth
        more = self.node_count if self.node_count > MORE else MORE
        if self.node_count + more < limit:
            self.limit = self.node_count + more
        self.nodes[root].is_on_path = True
        for i in range(self.nodes[root].count):
            k = first + i
            move = self.edges[k].move
            if self.edges[k].is_refused or not self.is_near(move, side):
                continue
            mark = self.go(root, k)
            child = self.visit(root, k)
            self.search(child, SURE, SURE)
            self.back(mark)
            if (self.nodes[child].pn if is_own else self.nodes[child].dn) == 0:
                self.edges[k].move = self.edges[first].move
                self.edges[k].node = self.edges[first].node
                self.edges[k].is_refused = self.edges[first].is_refused
                self.edges[first].move = move
                self.edges[first].node = child
                self.edges[first].is_refused = False
                break
        self.nodes[root].is_on_path = False
        self.limit = limit
        self.gave_up = gave_up
        self.met_depth = met_depth

    def is_in_ko(self, color: Color) -> bool:
        """Say whether a ko forbade a color something in the last question's proof."""
        return self.is_ko_in_proof(color)

    def keeps_proof(self) -> bool:
        """Say that a proof is kept."""
        return True

    def keep_proof(self) -> None:
        """Keep the winning moves of the last question's proof."""
        if cython.compiled:
            if not self.proof_keys:
                self.proof_keys = cython.cast(cython.pointer(uint64_t), malloc(PROOF * 8))
                self.proof_moves = cython.cast(cython.pointer(uint16_t), malloc(PROOF * 2))
                if not self.proof_keys or not self.proof_moves:
                    abort()
            memset(self.proof_keys, 0, PROOF * 8)
        else:
            self.proof_keys = [0] * PROOF
            self.proof_moves = [0] * PROOF
        self.proof_count = 0
        for n in range(self.node_count):
            self.nodes[n].is_noted = False
        if self.nodes[1].pn == 0 or self.nodes[1].dn == 0:
            self.keep_proof_from(1)

    def keep_proof_from(self, n: int) -> None:
        """Keep the winning moves of a proof from a node on."""
        self.nodes[n].is_noted = True
        is_met = cython.declare(cython.bint, self.nodes[n].pn == 0)
        is_winner = cython.declare(cython.bint, (self.nodes[n].side == self.pursuer) == is_met)
        chosen = self.proving_edge(n) if is_winner else -1
        if chosen >= 0 and 2 * self.proof_count < PROOF:
            at = cython.declare(cython.size_t, self.nodes[n].key & (PROOF - 1))
            while self.proof_keys[at]:
                at = (at + 1) & (PROOF - 1)
            self.proof_keys[at] = self.nodes[n].key
            self.proof_moves[at] = self.edges[self.nodes[n].first + chosen].move
            self.proof_count += 1
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            child = self.edges[k].node
            if self.edges[k].is_refused or not child or (is_winner and i != chosen):
                continue
            if not self.nodes[child].is_noted:
                self.keep_proof_from(child)

    def is_near(self, p: int, side: int) -> bool:
        """Say whether a move is a liberty of the string, or takes something."""
        s = self.s
        near = False
        if p == 0:
            return False
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] and (
                s.string[q] == s.string[self.target]
                or (s.color[q] == 3 - side and s.liberties[s.string[q]] == 1)
            ):
                near = True
        return near
