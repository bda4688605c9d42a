"""What reading says of one link: can it be cut, can it be kept, in how many moves, by which.

Takes a board and two stones of a color, near or far; gives a frozen value. Searches nothing itself: `LinkReader` does.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.points import Color, Point, opposite
from riyu.reading.links import LinkReader
from riyu.reading.reading import Reading, Verdict

__all__ = ["MOST_IN_A_ROW", "LinkStatus", "read_link"]

MOST_IN_A_ROW = 3
"""Moves in a row that are read at most."""


@dataclass(frozen=True, slots=True)
class LinkStatus:
    """How a link of two stones stands.

    `cut` is read with the enemy to move, for him; `keep` with the owner to move, for him: their lines begin with the
    move that does it. `moves_to_keep` is the least number of moves that the owner needs in a row, the enemy passing
    between, for the ends to be joined though the enemy moves next: 0 if they can't be cut as it stands. `moves_to_cut`
    is the same for the enemy: 0 if the owner, moving first, can't join them. None if MOST_IN_A_ROW moves do not do, if
    it takes a ko, or a limit was met.
    """

    one: Point
    two: Point
    color: Color
    cut: Reading
    keep: Reading
    moves_to_keep: int | None
    moves_to_cut: int | None

    @property
    def depends_on(self) -> frozenset[Point]:
        """The points on whose content cut and keep rest."""
        return self.cut.depends_on | self.keep.depends_on


def read_link(board: Board, one: Point, two: Point, limit: int = 0) -> LinkStatus:
    """Read the link of two stones; `limit` bounds the nodes of each reading, if given.

    Raises UsageError if the stones are not of one color.
    """
    reader = LinkReader(board)
    reader.aim(one, two)
    owner, cutter = opposite(reader.pursuer), reader.pursuer
    cut = reader.read(cutter, cutter, limit)
    keep = reader.read(owner, owner, limit)
    to_keep = 0 if cut.verdict is Verdict.LOSS else _in_a_row(reader, owner, keep, limit)
    to_cut = 0 if keep.verdict is Verdict.LOSS else _in_a_row(reader, cutter, cut, limit)
    return LinkStatus(one, two, owner, cut, keep, to_keep, to_cut)


def _in_a_row(reader: LinkReader, asker: Color, first: Reading, limit: int) -> int | None:
    """Give the least number of moves in a row by which the asker has what it wants; `first` is the reading with one."""
    reading = first
    for moves in range(1, MOST_IN_A_ROW + 1):
        if moves > 1:
            reader.allow(moves - 1)
            reading = reader.read(asker, asker, limit)
        if reading.verdict is Verdict.WIN:
            reader.allow(0)
            return moves
    reader.allow(0)
    return None
