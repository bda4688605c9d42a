"""Events on a board: the moves made since it was seen, each with what it took.

Takes a board and how it stood before; gives what was played, the oldest first. Sends nothing by itself: whoever wants
to know asks. Source: the novice's program (N1), whose board tells of moves and of captures.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, NO_POINT
from riyu.game.points import Color, Point, color_name, opposite, point_text

__all__ = ["Event", "Seen", "events_since"]


@dataclass(frozen=True, slots=True)
class Seen:
    """A board as it stood: the length of its change log, whose turn it was, and what stood on each cell."""

    count: int
    to_move: Color
    cells: bytes

    @classmethod
    def of(cls, board: Board) -> Seen:
        """Take note of a board as it stands."""
        return cls(board.change_count, board.to_move, board.cells())

    def is_of(self, board: Board) -> bool:
        """Say whether nothing was played since."""
        return self.count == board.change_count and self.to_move == board.to_move


@dataclass(frozen=True, slots=True)
class Event:
    """A move: where, by whom, and what it changed.

    Where the stone was taken again before anybody asked, the move is NO_POINT, the color EMPTY, and the stone stood at
    `since_taken`.
    """

    move: Point
    color: Color
    changed: frozenset[Point]
    since_taken: Point = NO_POINT

    @property
    def taken(self) -> tuple[Point, ...]:
        """The points whose stones it took."""
        return tuple(sorted(self.changed - {self.move, self.since_taken}))

    @property
    def takes(self) -> bool:
        """Whether it took stones."""
        return len(self.changed) > 1

    def __str__(self) -> str:
        taken = " ".join(map(point_text, self.taken))
        if self.move != NO_POINT:
            text = f"{color_name(self.color)} {point_text(self.move)}"
            return f"{text} takes {color_name(opposite(self.color))} {taken}" if taken else text
        if self.since_taken == NO_POINT:
            return f"changed {taken}"
        text = f"{point_text(self.since_taken)}, since taken"
        return f"{text}, takes {taken}" if taken else text


def events_since(board: Board, before: Seen) -> list[Event]:
    """Give the moves that the change log has since a board was seen, the oldest first; passes leave no trace there.

    Where they can't be told apart (a suicide) one event has all that changed.
    """
    cells = bytearray(before.cells)
    parts: list[list[Point]] = []
    last: dict[Point, int] = {}
    for point in board.changes_since(before.count):
        if cells[point] == EMPTY:
            last[point] = len(parts)
            parts.append([point])
            cells[point] = BLACK  # of either color: what counts is that a stone stands there
        else:
            cells[point] = EMPTY
            if not parts:
                parts.append([NO_POINT])
            parts[-1].append(point)
    if any(bool(cells[p]) != bool(board.color_at(p)) for part in parts for p in part if p):
        # A suicide: what it takes off is not told apart.
        everything = frozenset(p for part in parts for p in part) - {NO_POINT}
        return [Event(NO_POINT, EMPTY, everything)]
    events = []
    for number, (move, *taken) in enumerate(parts):
        color = board.color_at(move) if last.get(move) == number else EMPTY
        known = move if color != EMPTY else NO_POINT
        gone = move if known == NO_POINT else NO_POINT
        events.append(Event(known, color, frozenset([move, *taken]) - {NO_POINT}, gone))
    return events
