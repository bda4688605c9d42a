"""A game of the archive opened on a table of its own, from whichever panel tells of it.

Takes a desk, and which game; has the page look at it.
"""

from __future__ import annotations

from riyu.archive.archive import Archive
from riyu.interfaces.web.panel import Desk
from riyu.sgf.record import tree_of

__all__ = ["open_archived"]


def open_archived(desk: Desk, game: int, move: int) -> None:
    """Open a game by its number in the archive, and look at it after so many moves. Raises UsageError, BadInput."""
    hall = desk.hall
    with Archive(hall.archive) as kept:
        record = kept.record(game)
    seated = hall.adopt(tree_of(record))
    for _ in range(move):
        if seated.looked_at.children:
            seated.looked_at = seated.looked_at.children[0]
    hall.keep(seated)
    desk.open(seated.id)
