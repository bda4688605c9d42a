"""What stones.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives the names of the state's numbers and a state of lists. Knows no rules of the game.
"""

from __future__ import annotations

from riyu.game.constants import AREA, CELLS

TO_MOVE, KO, TAKEN_BLACK, TAKEN_WHITE, SIZE, PASSES = range(6)
HISTORY, SINCE, CHANGES = range(3)
BLACK_COMES, WHITE_COMES = 7, -1

KEYS = [0] * 1024
"""Zobrist keys: at 512 * (color - 1) + cell, and at WHITE_TO_MOVE; filled by `stones.py`."""

WHITE_TO_MOVE = 511

ANY = 361

uint64_t = int

TURN = [20, -1, 1, -20]
"""The four steps to the points beside a point."""


class BoardState:
    """What stands on a board; twin of the struct in stones.pxd."""

    def __init__(self) -> None:
        self.key = [0]
        self.counts = [0] * 4
        self.numbers = [0] * 8
        self.string = [0] * CELLS
        self.next = [0] * CELLS
        self.liberties = [0] * CELLS
        self.stones = [0] * CELLS
        self.color = [0] * (CELLS + 3)
        self.near = [0] * (CELLS + 3)

    def copy(self) -> BoardState:
        """Give a state of its own with the same content."""
        twin = BoardState()
        twin.take(self)
        return twin

    def take(self, other: BoardState) -> None:
        """Take another state's content into the own lists, which a trail may know."""
        for name, array in vars(other).items():
            getattr(self, name)[:] = array


class Run:
    """A playout being played; twin of the struct in playout.pxd."""

    def __init__(self) -> None:
        self.board = BoardState()
        self.empty = [0] * AREA
        self.taken = [0] * CELLS
        self.empties = 0
        self.moves = 0

    def copy(self) -> Run:
        """Give a playout of its own with the same content."""
        twin = Run()
        twin.board = self.board.copy()
        twin.empty = list(self.empty)
        twin.empties, twin.moves = self.empties, self.moves
        return twin


def empty_beside(s: BoardState, p: int) -> int:
    """Give the number of empty points beside a point."""
    return s.near[p] & 7


def black_beside(s: BoardState, p: int) -> int:
    """Give the number of black stones beside a point."""
    return (s.near[p] >> 3) & 7


def white_beside(s: BoardState, p: int) -> int:
    """Give the number of white stones beside a point."""
    near = s.near[p]
    return 4 - (near & 7) - ((near >> 3) & 7) - (near >> 6)


def enemy_beside(s: BoardState, p: int, color: int) -> int:
    """Give the number of stones beside a point that are not of this color."""
    return white_beside(s, p) if color == 1 else black_beside(s, p)


def is_same(a: int, b: int) -> int:
    """Give 1 if two numbers are equal, else 0."""
    return int(a == b)


def is_another(h: int, a: int, b: int, c: int, d: int) -> int:
    """Give 1 if h is the head of a string, and none of the four, else 0."""
    return int(h not in (0, a, b, c, d))


def how_many(color: int, a: int, b: int, c: int, d: int) -> int:
    """Give how many of the four are of a color."""
    return [a, b, c, d].count(color)


def new_liberties(s: BoardState, p: int, head: int) -> int:
    """Give the number of empty points beside a point that are no liberties yet of the string with this head."""
    empty = [p + step for step in TURN if s.color[p + step] == 0]
    return sum(all(s.string[q + step] != head for step in TURN) for q in empty)


def eyelike(s: BoardState, p: int, color: int) -> bool:
    """Say whether an empty point has only own stones beside it, and too few enemy stones diagonally to be false."""
    if empty_beside(s, p) or enemy_beside(s, p, color):
        return False
    across = [s.color[q] for q in (p + 21, p - 21, p + 19, p - 19)].count(3 - color)
    return across == 0 or (across == 1 and s.near[p] >> 6 == 0)
