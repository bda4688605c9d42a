"""Ladders: can a string of one or two liberties be taken by keeping it in atari, and can it get out.

Takes a board, a stone and a limit of nodes; gives a Reading, as long as the ladder may be. Knows no nets and no
moves but the ataris of the attacker, and the extensions and counter-captures of the defender: three liberties are
an escape.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Point, on_board, point_text
from riyu.reading.ground import Ground
from riyu.reading.reading import Reading, Verdict

if cython.compiled:
    from cython.cimports.libc.stdint import uint16_t
    from cython.cimports.libc.stdlib import free, malloc
else:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import TURN, empty_beside

    DEEPEST = 240
    MOST_HUNG = 32

__all__ = ["LIMIT", "read_ladder"]

LIMIT = 5000
"""Nodes a ladder may take unless said otherwise."""


class LadderReader(Ground):
    """One reading's state. Results inside: 1 the string is taken, 0 it is not, or not known where `gave_up` says so."""

    def __init__(self, board: Board, target: Point, limit: int) -> None:
        super().__init__(board)
        self.target = target
        self.limit = limit
        self.plays = 0
        self.asker = 0
        self.gave_up = self.for_good = False
        self.hung_count = 0
        if not cython.compiled:
            self.lines: list[int] = [0] * (DEEPEST * DEEPEST)
            self.lengths = [0] * (DEEPEST + 1)
            self.came = [0] * (DEEPEST + 1)
            self.left = [0] * (DEEPEST + 1)
            self.hung = [0] * MOST_HUNG
        elif not self.lines:
            self.lines = cython.cast(
                cython.pointer(uint16_t), malloc(DEEPEST * DEEPEST * cython.sizeof(uint16_t))
            )
            if not self.lines:
                raise MemoryError

    def __dealloc__(self) -> None:
        free(self.lines)

    def takes_for_good(self, p: int, room: int) -> bool:
        """Say whether the attacker, taking the target at its last liberty, can't be taken back as much at once.

        So many empty points beside it are enough: one, two if the defender may fill one first.
        """
        s = self.s
        self.touch_around(p)
        if empty_beside(s, p) >= room:
            return True
        head = s.string[self.target]
        attacker = 3 - s.color[self.target]
        gained = joined = 0
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] == head:
                gained += 1
            elif s.color[q] == attacker:
                if self.look(q, 2) > 1:
                    return True
                joined = 1
        return gained > 1 or (joined == 0 and s.stones[head] > 1)

    def room(self, p: int, filled: int) -> int:
        """Give the liberties of a target of two, of three at most, once it extends at one and the other is filled."""
        s = self.s
        own = s.color[self.target]
        head = s.string[self.target]
        self.touch_around(p)
        count = joined = 0
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == EMPTY:
                if q != filled:
                    count += 1
            elif s.color[q] == own and s.string[q] != head:
                joined = 1
        if joined:
            self.seen_stamp += 1
            self.seen[filled] = self.seen_stamp
            q = head
            while True:
                self.seen[q] = self.seen_stamp
                q = s.next[q]
                if q == head:
                    break
            count = self.spread_on(p, own, 3, False)
        return count

    def hang(self, q: int) -> None:
        """Note a string that the defender can take, if the one at a point is that; what shows it is touched."""
        s = self.s
        if s.color[q] != 3 - s.color[self.target] or self.look(q, 2) > 1:
            return
        for i in range(self.hung_count):
            if s.string[self.hung[i]] == s.string[q]:
                return
        if self.hung_count < MOST_HUNG:
            self.hung[self.hung_count] = q
            self.hung_count += 1

    def find_hung(self, came: int) -> None:
        """Note the attacker's strings beside the target that are in atari.

        Where the defender's last move added one stone to the target, only those beside that are new.
        """
        s = self.s
        if came:
            for i in range(4):
                self.hang(came + TURN[i])
            return
        count = self.find_beside(self.target, 3 - s.color[self.target])
        for i in range(count):
            self.hang(self.beside[i])

    def keep_line(self, depth: int, p: int) -> None:
        """Let the line at a depth be this move and the line below it."""
        row = depth * DEEPEST
        below = row + DEEPEST
        length = self.lengths[depth + 1] if depth + 1 < DEEPEST else 0
        self.lines[row] = p
        for i in range(length):
            self.lines[row + 1 + i] = self.lines[below + i]
        self.lengths[depth] = length + 1

    def attack(self, depth: int) -> int:
        """Let the attacker move: give 1 if the string is taken."""
        s = self.s
        target = self.target
        attacker = 3 - s.color[target]
        found = cython.declare("unsigned short[2]")
        rooms = cython.declare("int[2]")
        if not cython.compiled:
            found = [0] * 2
            rooms = [0] * 2
        self.lengths[depth] = 0
        came = 0
        if depth == 0:
            self.hung_count = 0
        else:
            came = self.came[depth]
        if came:
            self.touch_around(came)
        else:
            self.touch_string(target)
        liberties = s.liberties[s.string[target]]
        if liberties > 2:
            return 0
        if self.plays >= self.limit or depth >= DEEPEST - 2:
            self.gave_up = True
            return 0
        if came and empty_beside(s, came) == liberties:
            count = 0
            for i in range(4):
                if s.color[came + TURN[i]] == EMPTY:
                    found[count] = came + TURN[i]
                    count += 1
        else:
            self.liberties_into(target, found, liberties)
        if liberties == 1:
            self.lengths[depth + 1] = 0
            self.keep_line(depth, found[0])
            if self.for_good and not self.takes_for_good(found[0], 1):
                return 0
            if self.can_play(found[0], attacker):
                self.plays += 1
                return 1
            return 0
        # First where the string would gain more; not at all where it is out by the other liberty.
        rooms[0] = self.room(found[0], found[1])
        rooms[1] = self.room(found[1], found[0])
        first = 1 if rooms[1] > rooms[0] else 0
        if rooms[0] > 2 and rooms[1] > 2:
            return 0
        known = self.hung_count
        self.find_hung(came)
        for i in range(2):
            k = first if i == 0 else 1 - first
            p = found[k]
            if rooms[1 - k] <= 2 and self.can_play(p, attacker):
                mark = self.step(p, attacker)
                self.came[depth + 1] = came
                self.left[depth + 1] = found[1 - k]
                taken = self.defend(depth + 1)
                self.back(mark)
                self.keep_line(depth, p)
                if taken or self.gave_up:
                    self.hung_count = known
                    return taken
        self.hung_count = known
        return 0

    def defend(self, depth: int) -> int:
        """Let the defender move, in atari or not: give 1 if the string is taken whatever it does."""
        s = self.s
        target = self.target
        own = s.color[target]
        self.lengths[depth] = 0
        if depth == 0:
            self.hung_count = 0
            self.came[0] = 0
            self.touch_string(target)
        if s.liberties[s.string[target]] > 1:
            return 0
        if self.plays >= self.limit or depth >= DEEPEST - 2:
            self.gave_up = True
            return 0
        last = self.left[depth] if depth else self.last_liberty(target)
        if self.for_good and not self.takes_for_good(last, 2):
            return 0
        known = self.hung_count
        if depth == 0:
            self.find_hung(0)
        else:
            self.hang(self.last_move)
        hung = self.hung_count
        stones = s.stones[s.string[target]] + 1
        # What it can take is tried first, its last liberty at the end.
        for i in range(hung + 1):
            p = last
            if i < hung:
                q = self.hung[i]
                if s.color[q] != 3 - own or s.liberties[s.string[q]] != 1:
                    continue
                p = self.last_liberty(q)
                if p == last:
                    continue
            if self.can_play(p, own):
                mark = self.step(p, own)
                head = s.string[target]
                self.came[depth + 1] = 0
                if self.last_taken == 0 and s.string[p] == head and s.stones[head] == stones:
                    self.came[depth + 1] = p
                taken = self.attack(depth + 1)
                self.back(mark)
                self.hung_count = hung
                self.keep_line(depth, p)
                if not taken:
                    self.hung_count = known
                    return 0
        self.hung_count = known
        return 1

    def takes(self, target: int, limit: int, over_ko: int) -> bool:
        """Say whether the string at a stone is surely taken, and not taken back, its enemy to move.

        As a part of another reading: what it rests on is in its own books, from new.
        """
        self.start(target, limit, over_ko)
        self.for_good = True
        return self.attack(0) == 1

    def falls(self, target: int, limit: int, over_ko: int) -> bool:
        """Say whether the string at a stone is taken though its owner is to move; as a part of another reading."""
        self.start(target, limit, over_ko)
        self.for_good = False
        return self.defend(0) == 1

    def start(self, target: int, limit: int, over_ko: int) -> None:
        """Begin with a target, its books empty."""
        self.touch_none()
        self.target = target
        self.limit = limit
        self.over_ko = over_ko
        self.look_stamp += 1
        self.plays = 0
        self.gave_up = False

    def read(self, attacker_first: bool) -> Reading:
        """Read the ladder out; the verdict is for the side that moves first."""
        own = self.s.color[self.target]
        self.asker = 3 - own if attacker_first else own
        taken = self.attack(0) if attacker_first else self.defend(0)
        line = tuple([self.lines[i] for i in range(self.lengths[0])])
        won = bool(taken) == attacker_first
        verdict = Verdict.WIN if won else Verdict.LOSS
        if self.gave_up:
            verdict = Verdict.UNKNOWN
        elif not won and self.refused[self.asker]:
            # Lost, but a ko was in the way: would it be won by taking that?
            self.over_ko = self.asker
            taken = self.attack(0) if attacker_first else self.defend(0)
            if bool(taken) == attacker_first and not self.gave_up:
                verdict = Verdict.KO
                line = tuple([self.lines[i] for i in range(self.lengths[0])])
        return Reading(
            verdict,
            line,
            self.plays,
            frozenset([p for p in range(CELLS) if self.touched[p] and self.s.color[p] != BORDER]),
        )


def read_ladder(
    board: Board, stone: Point, *, attacker_first: bool = True, limit: int = LIMIT
) -> Reading:
    """Read whether the string at a stone is taken in a ladder.

    With `attacker_first` the enemy moves and WIN means it takes the string; otherwise the owner moves and WIN means
    the string gets out: a string of more than two (one) liberties is no ladder, and the verdict LOSS (WIN). KO if
    it would be otherwise but for a ko that can't be taken now. `limit` bounds the moves tried: UNKNOWN beyond. The
    board is as before. Raises UsageError if no stone stands there.
    """
    if board.color_at(stone) not in (1, 2):
        where = point_text(stone) if on_board(stone, board.size) else f"cell {stone}"
        raise UsageError(f"no stone stands at {where}")
    return LadderReader(board, stone, limit).read(attacker_first)
