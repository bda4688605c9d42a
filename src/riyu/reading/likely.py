"""What is likely of a group that reading left open: by games about it, or by what the reading leans to.

Takes a reader that has just read the life of a group; gives a chance and a move. Proves nothing. The games
are a layer's above: here stands what they come to.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from riyu.game.constants import PASS
from riyu.game.points import Color, Point, point_text

if TYPE_CHECKING:
    from riyu.game.board import Board
    from riyu.reading.life import LifeReader

__all__ = ["GAMES", "KILLED", "OBVIOUS", "GroupGames", "Likely", "likely"]

GAMES = 4000
"""Games about a group that somebody asked about: some half a second."""

KILLED = 0.5
"""The chance from which on a group counts as killed, where one answer is wanted."""

OBVIOUS = 0.05
"""Share of a reading's lines within which all end alike: such a group needs no games."""


@dataclass(frozen=True, slots=True)
class Likely:
    """The chance, 0 to 1, that a group is `killed`, with the move tried most and the line after it.

    `games` are those that say so, together with the lines of an unfinished reading if `by_lines`; 0 where these alone
    do. `tried` has the moves, each with its share of the games that began with it.
    """

    killed: float
    move: Point
    line: tuple[Point, ...] = ()
    games: int = 0
    by_lines: bool = True
    tried: tuple[tuple[Point, float], ...] = ()

    def __str__(self) -> str:
        lines = ["the lines read"] if self.by_lines else []
        games = [f"{self.games:,} games about it"] if self.games else []
        move = point_text(self.move) if self.move else "a pass"
        by = " and ".join([*lines, *games])
        return f"killed in {round(100 * self.killed)} of 100, by {by}; tried most: {move}"

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values: the chance, the move, the line, the games."""
        line = [point_text(point) if point else "pass" for point in self.line]
        return {"killed": round(self.killed, 3), "line": line, "games": self.games}


class GroupGames(Protocol):
    """What plays games about a group or a link, a color to move first."""

    def __call__(self, reader: LifeReader, first: Color, games: int) -> Likely:
        """Play so many about the group that a reader is aimed at, on its board as it stands."""

    def joined(
        self,
        board: Board,
        ends: tuple[Point, Point],
        near: Collection[Point],
        first: Color,
        games: int,
    ) -> float:
        """Give in what share of so many games two stones of one color are joined, moves being looked for `near`."""


def likely(play: GroupGames | None, reader: LifeReader, first: Color, games: int = GAMES) -> Likely:
    """Give what is likely of the group that a reader has just left open, `first` having moved first.

    So many games about it say so where there is what plays them, and the lines read don't all end alike: alone where
    the owner is first, together with these where the killer is. The move is that tried most in both, each one half.
    """
    leaning = reader.leaning()
    if play is None or not OBVIOUS < leaning < 1.0 - OBVIOUS:
        return Likely(leaning, reader.likeliest() or PASS)
    found = play(reader, first, games)
    tried = dict(found.tried)
    lines = reader.tries()
    whole = sum(times for _, times, _ in lines)
    for move, times, _ in lines:
        tried[move] = tried.get(move, 0.0) + times / whole
    move = max((move for move in tried if move != PASS), key=tried.__getitem__, default=PASS)
    line = found.line if found.line[:1] == (move,) else (move,)
    is_killers = first == reader.pursuer
    killed = (leaning + found.killed) / 2 if is_killers else found.killed
    return replace(found, killed=killed, move=move, line=line, by_lines=is_killers)
