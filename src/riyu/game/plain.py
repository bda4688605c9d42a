"""What board.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives the names of the state's numbers and a state of lists. Knows no rules of the game.
"""

from __future__ import annotations

from riyu.game.constants import AREA, CELLS

TO_MOVE, KO, TAKEN_BLACK, TAKEN_WHITE, SIZE, PASSES = range(6)
HISTORY, SINCE, CHANGES = range(3)

TURN = [20, -1, 1, -20]
"""The four steps to the points beside a point."""


class BoardState:
    """What stands on a board; twin of the struct in board.pxd."""

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
        self.place = [0] * CELLS
        self.taken = [0] * CELLS
        self.empties = 0
        self.moves = 0


def empty_beside(s: BoardState, p: int) -> int:
    """Give the number of empty points beside a point."""
    near = s.near[p]
    return 4 - (near & 7) - ((near >> 3) & 7) - (near >> 6)


def is_none_of(h: int, a: int, b: int, c: int) -> int:
    """Give 1 if h is none of the three, else 0."""
    return int(h not in (a, b, c))


def is_new_liberty(s: BoardState, q: int, head: int) -> int:
    """Give 1 if a point is empty and no stone of the string with this head stands beside it, else 0."""
    if s.color[q] != 0:
        return 0
    return int(head not in (s.string[q + 20], s.string[q - 1], s.string[q + 1], s.string[q - 20]))
