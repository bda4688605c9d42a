"""Uniformly random playouts: games to the end without knowledge, without Python, on a copy of the board.

Takes a board and a seed; gives who owned each point how often, and the mean area margin. Knows no pattern: each move is
drawn evenly from the legal points that do not fill an eye of the mover's; with reflexes only if asked. Repetition
beyond simple ko ends by a limit of moves, three times the points of the board.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.game.points import all_points

if not cython.compiled:
    from riyu.base.plain import UNLOGGED, random_below
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import (
        KO,
        SIZE,
        TO_MOVE,
        TURN,
        BoardState,
        Run,
        black_beside,
        empty_beside,
        eyelike,
        is_same,
        white_beside,
    )
    from riyu.game.stones import is_suicide, put_stone

__all__ = ["Playouts"]


def start_run(r: Run, board: BoardState) -> None:
    """Lay a position out for a playout."""
    if cython.compiled:
        r.board = board[0]  # type: ignore[index]
    else:
        r.board = board.copy()
    r.empties = 0
    r.moves = 0
    for p in range(CELLS):
        if r.board.color[p] == EMPTY:
            r.empty[r.empties] = p
            r.empties += 1


def last_liberty(s: BoardState, stone: int) -> int:
    """Give a liberty of the string at a stone: the only one, where it has one; 0 if none."""
    return other_liberty(s, stone, 0)


def other_liberty(s: BoardState, stone: int, p: int) -> int:
    """Give a liberty of the string at a stone that is not p; 0 if it has none."""
    q = stone
    while True:
        if empty_beside(s, q):
            for i in range(4):
                if s.color[q + TURN[i]] == EMPTY and q + TURN[i] != p:
                    return q + TURN[i]
        q = s.next[q]
        if q == stone:
            return 0


def harms_itself(s: BoardState, p: int, color: int) -> bool:
    """Say whether a legal move would put two or more own stones in atari without taking any."""
    if empty_beside(s, p) > 1:
        return False
    own = 0
    left = 0
    for i in range(4):
        q = p + TURN[i]
        c = s.color[q]
        liberty = 0
        if c == EMPTY:
            liberty = q
        elif c == color:
            if s.liberties[s.string[q]] > 2:
                return False
            own += 1
            if s.liberties[s.string[q]] == 2:
                liberty = other_liberty(s, q, p)
        elif c == 3 - color and s.liberties[s.string[q]] == 1:
            return False
        if liberty != 0 and left != 0 and liberty != left:
            return False
        if liberty != 0:
            left = liberty
    return own > 0


def reflex(r: Run, color: int, last: int) -> int:
    """Give the move that the enemy's last one calls for at once: take what it left in atari, or get out of it.

    0 if none.
    """
    s = cython.address(r.board) if cython.compiled else r.board
    if s.color[last] != 3 - color:
        return 0
    # Step 1. The last stone's string in atari is taken.
    if s.liberties[s.string[last]] == 1:
        p = last_liberty(s, last)
        if p != s.numbers[KO] and not is_suicide(s, p, color):
            return p
    for i in range(4):
        q = last + TURN[i]
        if s.color[q] == color and s.liberties[s.string[q]] == 1:
            # Step 2. An own string in atari takes an enemy string in atari beside it.
            stone = q
            while True:
                for j in range(4):
                    e = stone + TURN[j]
                    if s.color[e] == 3 - color and s.liberties[s.string[e]] == 1:
                        p = last_liberty(s, e)
                        if p != s.numbers[KO] and not is_suicide(s, p, color):
                            return p
                stone = s.next[stone]
                if stone == q:
                    break
            # Step 3. Or it extends, if that gives it more than one liberty.
            p = last_liberty(s, q)
            if p != s.numbers[KO] and not is_suicide(s, p, color) and not harms_itself(s, p, color):
                return p
    return 0


def play_lightly(s: BoardState, p: int, color: int, taken: list[int]) -> int:
    """Play a legal move that nothing will undo: stones and ko alone. Gives the number of stones taken."""
    count = put_stone(s, UNLOGGED, p, color, taken)
    s.numbers[KO] = 0
    if count == 1 and s.stones[p] == 1 and s.liberties[p] == 1 and s.string[p] == p:
        s.numbers[KO] = taken[0]
    return count


def may_play(s: BoardState, p: int, color: int) -> bool:
    """Say whether a playout may play on an empty point: no suicide, no own eye filled. Ko is the caller's to see."""
    if empty_beside(s, p):
        return True
    if eyelike(s, p, color):
        return False
    # It lives by an own string with another liberty, or an enemy string without. A border cell has string 0, whose
    # liberties are 0: it's neither. Without branches, for none could be foretold.
    lives = is_same(s.color[p + 20], color) ^ is_same(s.liberties[s.string[p + 20]], 1)
    lives |= is_same(s.color[p - 1], color) ^ is_same(s.liberties[s.string[p - 1]], 1)
    lives |= is_same(s.color[p + 1], color) ^ is_same(s.liberties[s.string[p + 1]], 1)
    lives |= is_same(s.color[p - 20], color) ^ is_same(s.liberties[s.string[p - 20]], 1)
    return lives != 0


def wanted(r: Run, chance: list[int], p: int, color: int, careful: bool) -> bool:
    """Say whether an empty point takes part in the draw."""
    s = cython.address(r.board) if cython.compiled else r.board
    if p == s.numbers[KO] or not may_play(s, p, color):
        return False
    return not careful or not harms_itself(s, p, color) or random_below(chance, 8) == 0


def choose(r: Run, chance: list[int], color: int, careful: bool) -> int:
    """Draw a move evenly from the legal points that fill no own eye, and take it out of the empty ones.

    Gives 0 (pass) if there is none.
    If `careful`, moves that put own strings in atari are left out seven times of eight.
    """
    left = r.empties
    while left > 0:
        i = random_below(chance, left)
        p = r.empty[i]
        if wanted(r, chance, p, color, careful):
            r.empties -= 1
            r.empty[i] = r.empty[r.empties]
            return p
        # Not this one: out of the draw, behind those still in it.
        left -= 1
        r.empty[i] = r.empty[left]
        r.empty[left] = p
    return 0


def take_out(r: Run, p: int) -> None:
    """Take a point out of the empty ones."""
    i = 0
    while r.empty[i] != p:
        i += 1
    r.empties -= 1
    r.empty[i] = r.empty[r.empties]


def play_out(r: Run, chance: list[int], limit: int, careful: bool) -> None:
    """Play to two passes in a row or to `limit` moves; if `careful`, with reflexes."""
    s = cython.address(r.board) if cython.compiled else r.board
    color = s.numbers[TO_MOVE]
    passes = 0
    last = 0
    while passes < 2 and r.moves < limit:
        p = 0
        if careful and last != 0 and random_below(chance, 8) != 0:
            p = reflex(r, color, last)
        if p != 0:
            take_out(r, p)
        else:
            p = choose(r, chance, color, careful)
        r.moves += 1
        last = p
        if p == 0:
            passes += 1
            s.numbers[KO] = 0
        else:
            passes = 0
            count = play_lightly(s, p, color, r.taken)
            for i in range(count):
                r.empty[r.empties] = r.taken[i]
                r.empties += 1
        color = 3 - color


class Playouts:
    """Playouts from one position, counted together. `run` leaves Python's lock: two threads run two of these at once.

    With `careful`, a player takes at once what the last move left in atari, gets out of atari, and seldom puts
    itself there: better estimates at about two thirds of the speed.
    """

    def __init__(self, board: Board, seed: int = 0, *, careful: bool = False) -> None:
        self.careful = careful
        if cython.compiled:
            start_run(cython.address(self.start), cython.cast(Board, board).s)
        else:
            self.start: Run = Run()
            start_run(self.start, board.s)
            self.chance = [0]
            self.owner = [0] * CELLS
            self.count = self.moves = self.margin = 0
        self.chance[0] = seed & 0xFFFFFFFFFFFFFFFF

    def tally(self, r: Run) -> None:
        """Count who owns each point at a playout's end: its stone, or the color alone beside it."""
        s = cython.address(r.board) if cython.compiled else r.board
        margin = cython.declare(cython.int, 0)
        # BLACK is 1, WHITE -1, EMPTY and BORDER 0: no branch, so the machine takes many points at a time.
        for p in range(CELLS):
            c = s.color[p]
            owned = (c & 1) - (c >> 1)
            self.owner[p] += owned
            margin += owned
        for i in range(r.empties):
            p = r.empty[i]
            black = black_beside(s, p)
            white = white_beside(s, p)
            if white == 0 and black:
                self.owner[p] += 1
                margin += 1
            elif black == 0 and white:
                self.owner[p] -= 1
                margin -= 1
        self.count += 1
        self.moves += r.moves
        self.margin += margin

    def run_unlocked(self, count: int) -> None:
        """Run `count` more playouts."""
        r = cython.declare("Run")
        size = self.start.board.numbers[SIZE]
        for _ in range(count):
            if cython.compiled:
                r = self.start
                play_out(cython.address(r), self.chance, 3 * size * size, self.careful)
                self.tally(cython.address(r))
            else:
                r = self.start.copy()
                play_out(r, self.chance, 3 * size * size, self.careful)
                self.tally(r)

    def run(self, count: int) -> None:
        """Run `count` more playouts, without Python's lock."""
        n = cython.declare(cython.int, count)
        if cython.compiled:
            with cython.nogil:
                self.run_unlocked(n)
        else:
            self.run_unlocked(count)

    @property
    def mean_margin(self) -> float:
        """Mean of Black's area less White's, in points, komi not counted; 0 before any playout."""
        return float(self.margin) / max(1, self.count)

    def ownership(self) -> list[float]:
        """Give for each point in reading order how often it ended Black's less White's: from −1 to +1."""
        count = float(max(1, self.count))
        return [self.owner[p] / count for p in all_points(self.start.board.numbers[SIZE])]
