"""Reading strings: can the enemy take this string, can its owner save it.

Takes a board and a stone; gives what `Solver` gives, the enemy of the string being the pursuer. Source: Wilcox, "String
tactics" (W15): a virtual string, ladders at once, snapbacks, counter-attacks that may not outlast the string.

A string is taken when its stone is gone and can't snap back. It is out of reach once it has more liberties than the
pursuer may hope to fill: more than four, and fewer the longer the line is. Beyond that no eye is known: where the
enemy can't play any more he has no move.

What either side threatens is known before the other's moves are looked at: the ways by which the string would be out
of reach next, the ladder that takes it next. A move that bears on no point that a threat rests on loses to it, unread.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.points import Color, Point, on_board, point_text
from riyu.reading.string_moves import StringMoves

if cython.compiled:
    from cython.cimports.libc.stdint import uint16_t, uint64_t
    from cython.cimports.libc.stdlib import abort, malloc
    from cython.cimports.libc.string import memset
else:
    from riyu.game.constants import EMPTY
    from riyu.game.plain import TURN, new_liberties
    from riyu.reading.plain import FOUR, LADDER, MET, MISSED, MORE, NARROW, OPEN, PROOF, SURE

__all__ = ["StringReader"]


class StringReader(StringMoves):
    """Strings on one board, one question after another.

    Arguments: the board's features, which the pattern classes may ask, and the library with the classes
    `string-attack`, `string-defense`, `trick-plays` and `net-attack`; without a library, none is asked.
    """

    def aim(self, stone: Point) -> None:
        """Let the string at a stone be what is asked about. Raises UsageError if no stone stands there."""
        if self.board.color_at(stone) not in (1, 2):
            where = point_text(stone) if on_board(stone, self.board.size) else f"cell {stone}"
            raise UsageError(f"no stone stands at {where}")
        self.target = stone
        self.owner = self.board.color_at(stone)
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

    def most_liberties(self, depth: int) -> int:
        """Give how many liberties the pursuer may still hope to fill at a depth."""
        if depth > NARROW:
            return 2
        if depth > FOUR:
            return 3
        return 4

    def outlook(self, side: int) -> int:
        """Say whether the string is taken, or out of reach; note what either side threatens."""
        s = self.s
        target = self.target
        if s.color[target] != self.owner:
            if side == self.pursuer:
                return MISSED
            return OPEN if self.snaps_back(side) else MET
        self.touch_string(target)
        liberties = s.liberties[s.string[target]]
        self.needed = 0
        self.by_ladder = self.is_loose = False
        if liberties > self.most_liberties(self.depth):
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
            self.find_ways_out()
            if self.needed and self.common == 0:
                return MISSED
        return OPEN

    def outlook_for_owner(self) -> int:
        """Say whether the owner, to move, runs out of reach at once."""
        most = self.most_liberties(self.depth + 1)
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
        most = self.most_liberties(self.depth + 2)
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
        if not self.refused[color]:
            return False
        for n in range(self.node_count):
            self.nodes[n].is_noted = False
        return bool(self.is_proof_in_ko(1, color))

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
