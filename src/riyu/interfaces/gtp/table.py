"""The game on the table: how it began, the moves since, moves tried on top, and the Game that has played them all.

Takes moves, set-ups and laws; gives a Game. What was, can be had back: `mark` is a frozen value, `go_back` takes it.
Knows no protocol and no player.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from riyu.base.errors import IllegalMove, UsageError
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Color, Point, opposite, point_text
from riyu.game.position import Position, empty_position
from riyu.game.record import Move, Record
from riyu.game.ruleset import Ruleset

__all__ = ["Line", "Mark", "Table"]


@dataclass(frozen=True, slots=True)
class Line:
    """A first position, how many of its stones are handicap stones (0: none), and the moves since.

    `is_from_file` says that a file told the handicap: then moves are not counted as handicap stones.
    """

    start: Position
    handicap: int = 0
    moves: tuple[Move, ...] = ()
    is_from_file: bool = False

    @property
    def handicap_in_force(self) -> int:
        """Give the number of handicap stones, also of those that were sent as Black's moves one after the other."""
        if self.handicap or self.is_from_file or any(self.start.stones):
            return self.handicap
        count = 0
        while count < len(self.moves) and self.moves[count].color == BLACK:
            if self.moves[count].is_pass:
                break
            count += 1
        return count if count >= 2 else 0


class Mark(NamedTuple):
    """All that makes a table what it is."""

    line: Line
    tried: tuple[Move, ...]
    ruleset: Ruleset
    komi: float | None


class Table:
    """A game on the table, under a ruleset and a komi (points; None: the ruleset's customary one)."""

    def __init__(self, line: Line, ruleset: Ruleset, komi: float | None = None) -> None:
        self.line = line
        self.tried: tuple[Move, ...] = ()
        self.ruleset = ruleset
        self._komi = komi
        self._lifts = 0  # times the history was begun anew because a game repeated a position
        self.game = self._played()

    # What is ----------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """The board's lines."""
        return self.game.size

    @property
    def komi(self) -> float | None:
        """The komi that was set, in points; None if the ruleset's customary one is in force (`game.komi`)."""
        return self._komi

    @komi.setter
    def komi(self, komi: float | None) -> None:
        self._komi = komi
        self.game.komi = komi

    def record(self) -> Record:
        """Give the game since its first position, without the moves tried."""
        game, start = self.game, self.line.start
        return Record(
            size=self.size,
            moves=self.line.moves,
            black=tuple(start.points(BLACK)),
            white=tuple(start.points(opposite(BLACK))),
            to_move=start.to_move,
            handicap=game.handicap,
            komi=game.komi,
            ruleset=self.ruleset,
        )

    # What changes it --------------------------------------------------------------------------------------------------

    def play(self, color: Color, point: Point) -> None:
        """Play a move or pass; moves tried are taken back first. Raises IllegalMove in words."""
        self.drop_tries()
        self._step(color, point)
        self.line = replace(self.line, moves=(*self.line.moves, Move(color, point)))
        self._count_handicap()

    def play_on(self, color: Color, point: Point) -> None:
        """Play a move that was once played, even if it repeats a position: then the history begins anew with it.

        Raises IllegalMove for all else that is illegal.
        """
        self.drop_tries()
        if "ko" in self.game.legality(color, point):
            self._lift_ko(color)
        self.play(color, point)

    def undo(self, count: int = 1) -> None:
        """Take moves back. Raises UsageError if there are fewer, nothing changed; a set-up is not taken back."""
        if count > len(self.line.moves):
            raise UsageError("cannot undo")
        self.drop_tries()
        self.line = replace(self.line, moves=self.line.moves[: len(self.line.moves) - count])
        if self._lifts:
            self.game = self._played()
        else:
            for _ in range(count):
                self.game.undo()
        self._count_handicap()

    def try_move(self, color: Color, point: Point) -> None:
        """Play a move on top, for questions; the next real change takes it back. Raises IllegalMove."""
        self._step(color, point)
        self.tried = (*self.tried, Move(color, point))

    def take_back_try(self) -> None:
        """Take the last move tried back. Raises UsageError if there is none."""
        if not self.tried:
            raise UsageError("no move is tried: expected a trymove before")
        self.tried = self.tried[:-1]
        self.game.undo()

    def drop_tries(self) -> None:
        """Take all moves tried back."""
        while self.tried:
            self.take_back_try()

    def set_up(self, position: Position, handicap: int = 0) -> None:
        """Begin anew from a position, of any size. Raises UsageError, nothing changed, if it can't stand."""
        self.go_back(Mark(Line(position, handicap), (), self.ruleset, self._komi))

    def place_handicap(self, points: Iterable[Point]) -> None:
        """Begin anew with handicap stones, White to move. Raises UsageError if the board is not empty."""
        stones = tuple(points)
        position = self.game.position()
        if any(position.stones):
            raise UsageError("board not empty")
        start = replace(position.with_stones(black=stones), to_move=opposite(BLACK))
        self.set_up(start, len(stones))

    def set_ruleset(self, ruleset: Ruleset) -> None:
        """Go on under another ruleset, without the moves tried.

        Raises IllegalMove, nothing changed, if a move of the game is suicide in it.
        """
        self.go_back(self.mark()._replace(tried=(), ruleset=ruleset))

    # Going back -------------------------------------------------------------------------------------------------------

    def mark(self) -> Mark:
        """Give what `go_back` takes."""
        return Mark(self.line, self.tried, self.ruleset, self._komi)

    def go_back(self, mark: Mark) -> None:
        """Make the table what it was, by playing the game again. If that fails, nothing is changed, and it raises."""
        now = self.mark()
        before, lifts = self.game, self._lifts
        self.line, self.tried, self.ruleset, self._komi = mark
        try:
            self.game = self._played()
        except Exception:
            self.line, self.tried, self.ruleset, self._komi = now
            self.game, self._lifts = before, lifts
            raise

    def _played(self) -> Game:
        """Give a new game that has played the line and the tries."""
        self._lifts = 0
        start = self.line.start
        self.game = Game(start.size, self.ruleset, self._komi)
        if start != empty_position(start.size):
            self.game.set_up(start)
        for number, move in enumerate(self.line.moves, start=1):
            if "ko" in self.game.legality(move.color, move.point):
                self._lift_ko(move.color)
            try:
                self._step(move.color, move.point)
            except IllegalMove as error:
                raise IllegalMove(f"move {number}: {error}", error.reason) from None
        for move in self.tried:
            self._step(move.color, move.point)
        self._count_handicap()
        return self.game

    def _step(self, color: Color, point: Point) -> None:
        reason = self.game.legality(color, point)
        if reason:
            raise IllegalMove(f"illegal move: {reason} at {point_text(point)}", reason)
        self.game.play(color, point)

    def _lift_ko(self, color: Color) -> None:
        """Forget what stood before, so that it may be repeated."""
        self.game.forget_ko(color)
        self._lifts += 1

    def _count_handicap(self) -> None:
        self.game.handicap = self.line.handicap_in_force
