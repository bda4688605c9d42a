"""A game being played: the board, its record, komi and handicap, undo, the end and the score.

Takes moves, set-ups and undos; gives the position, the record, the legality of moves and the score. Knows no clock
and no player.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from riyu.base.errors import IllegalMove, UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import Color, Point
from riyu.game.position import Position, empty_position
from riyu.game.record import Move, Players, Record
from riyu.game.ruleset import CHINESE, Ruleset, Scoring
from riyu.game.scoring import Score, score

__all__ = ["Game"]


@dataclass(frozen=True, slots=True)
class _SetUp:
    """The position that was set up, and where the moves after it begin in the game's list."""

    position: Position
    first_move: int


class Game:
    """One game on one board.

    Arguments: the board's size, the ruleset, komi (points; if not given, that of `Ruleset.komi_for`) and the number of
    handicap stones, for the score; the stones themselves come by `place_handicap`. Moves may come out of turn.
    """

    def __init__(
        self,
        size: int = 19,
        ruleset: Ruleset = CHINESE,
        komi: float | None = None,
        handicap: int = 0,
    ) -> None:
        self.board = Board(size, ruleset)
        self._komi = komi
        self.handicap = handicap
        self.players = Players()
        self.result = ""
        self._moves: list[Move] = []
        self._set_ups = [_SetUp(self.board.position(), 0)]
        # One entry a step that can be undone: whether it was a set-up, and the handicap before it.
        self._steps: list[tuple[bool, int]] = []

    @property
    def size(self) -> int:
        """The board's lines, 2 to 19."""
        return self.board.size

    @property
    def ruleset(self) -> Ruleset:
        """The laws in force."""
        return self.board.ruleset

    @property
    def to_move(self) -> Color:
        """The color to move."""
        return self.board.to_move

    @property
    def komi(self) -> float:
        """The komi in points: what was given, else what is customary with as many handicap stones."""
        return self.ruleset.komi_for(self.handicap) if self._komi is None else self._komi

    @komi.setter
    def komi(self, komi: float | None) -> None:
        self._komi = komi

    @property
    def area_komi(self) -> float:
        """What White's area counts more, in points: komi, the handicap's compensation, and stones where they cost.

        Where territory is counted a stone is worth nothing: Black's area is too large by as many stones as he put on
        the board more than White, but for one that White answers.
        """
        komi = self.komi + self.ruleset.bonus(self.handicap)
        if self.ruleset.scoring is not Scoring.TERRITORY:
            return komi
        stones, (black, white) = self.position().stones, self.board.captured
        more = stones.count(BLACK) + black - stones.count(WHITE) - white
        return komi + more - (self.to_move == WHITE)

    @property
    def start(self) -> Position:
        """The position before the first of `moves`: the last that was set up."""
        return self._set_ups[-1].position

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves since the last set-up, passes included."""
        return tuple(self._moves[self._set_ups[-1].first_move :])

    @property
    def move_number(self) -> int:
        """The number of moves played since the last set-up, passes included."""
        return len(self._moves) - self._set_ups[-1].first_move

    @property
    def last_move(self) -> Move | None:
        """The last move since the last set-up, if there is one."""
        return self._moves[-1] if self.move_number else None

    @property
    def is_over(self) -> bool:
        """Say whether the last two moves were passes."""
        return self.board.passes >= 2

    def legality(self, color: Color, point: Point) -> str:
        """Give why a move is not legal (see `riyu.game.board.LEGALITY`); empty if it is. A pass is legal."""
        return self.board.legality(color, point)

    def is_legal(self, color: Color, point: Point) -> bool:
        """Say whether a move or pass is legal."""
        return self.board.is_legal(color, point)

    def play(self, color: Color, point: Point) -> int:
        """Play a move or pass, in or out of turn.

        Give the number of stones taken. Raises IllegalMove, nothing changed.
        """
        depth = self.board.mark()
        try:
            taken = self.board.play(color, point)
        except (IllegalMove, UsageError):
            self.board.trail.undo_to(depth)
            raise
        self._moves.append(Move(color, point))
        self._steps.append((False, self.handicap))
        return taken

    def undo(self) -> None:
        """Take the last move or set-up back. Raises UsageError if there is none."""
        if not self._steps:
            raise UsageError("nothing to undo: no move was played")
        self.board.undo()
        was_set_up, self.handicap = self._steps.pop()
        if was_set_up:
            self._set_ups.pop()
        else:
            self._moves.pop()

    def step_to(self, other: Game) -> bool:
        """Take back and play what differs from another game's moves; say whether that was possible.

        It is not where the other began otherwise or under other laws: then nothing is changed.
        """
        start, its = self._set_ups[-1].position, other._set_ups[-1].position
        if (self.ruleset, start) != (other.ruleset, its):
            return False
        mine, wanted = self.moves, other.moves
        same = 0
        while same < min(len(mine), len(wanted)) and mine[same] == wanted[same]:
            same += 1
        for _ in mine[same:]:
            self.undo()
        for move in wanted[same:]:
            self.play(move.color, move.point)
        self._komi, self.handicap = other._komi, other.handicap
        return True

    def set_up(self, position: Position) -> None:
        """Put a position on the board as a step that `undo` takes back; history, and the record, begin anew with it.

        Raises UsageError, nothing changed, if it does not fit the board or a string has no liberty.
        """
        depth = self.board.mark()
        try:
            self.board.set_up(position)
        except UsageError:
            self.board.trail.undo_to(depth)
            raise
        self._set_ups.append(_SetUp(position, len(self._moves)))
        self._steps.append((True, self.handicap))

    def forget_ko(self, color: Color) -> None:
        """Set up what stands, a color to move, so that it may be repeated: history, and the record, begin anew."""
        self.set_up(replace(self.position(), to_move=color, ko=NO_POINT))

    def place_handicap(self, points: Iterable[Point]) -> None:
        """Put handicap stones on an empty board; White moves next.

        Raises UsageError if the board is not empty, or the points are fewer than 2, doubled, or not on the board.
        """
        stones = list(points)
        if any(self.position().stones):
            raise UsageError("handicap stones are placed on an empty board")
        if len(stones) < 2:
            raise UsageError(f"{len(stones)} handicap stones: a handicap is 2 or more")
        if len(set(stones)) != len(stones):
            raise UsageError("a handicap point is named twice")
        position = empty_position(self.size).with_stones(black=stones)
        self.set_up(replace(position, to_move=WHITE))
        self.handicap = len(stones)

    def position(self) -> Position:
        """Give what stands as a frozen value."""
        return self.board.position()

    def score(self, dead: Iterable[Point] = (), seki: Iterable[Point] = ()) -> Score:
        """Count the game as it stands.

        `dead` and `seki` name stones of strings that are so (see `riyu.game.scoring`).
        """
        return score(
            self.position(),
            self.ruleset,
            dead=frozenset(dead),
            seki=frozenset(seki),
            komi=self.komi,
            handicap=self.handicap,
        )

    def record(self) -> Record:
        """Give the game as played since the last set-up, as a frozen value."""
        start = self._set_ups[-1].position
        return Record(
            size=self.size,
            moves=self.moves,
            black=tuple(start.points(BLACK)),
            white=tuple(start.points(WHITE)),
            to_move=start.to_move,
            handicap=self.handicap,
            komi=self.komi,
            ruleset=self.ruleset,
            players=self.players,
            result=self.result,
        )

    @classmethod
    def from_record(
        cls, record: Record, upto: int | None = None, ruleset: Ruleset | None = None
    ) -> Game:
        """Replay a record, its first `upto` moves if given.

        `ruleset` stands in where the record names none (Chinese if neither does): then a whole-board position may be
        repeated, for the game went on with it, and the game's record begins anew there. Raises IllegalMove with the
        move's number, UsageError for a set-up that can't stand.
        """
        game = cls(record.size, record.ruleset or ruleset or CHINESE, record.komi, record.handicap)
        game.players, game.result = record.players, record.result
        if record.black or record.white or record.to_move != BLACK:
            position = empty_position(record.size).with_stones(record.black, record.white)
            game.set_up(replace(position, to_move=record.to_move))
        for number, move in enumerate(record.moves[:upto], start=1):
            if not record.ruleset and game.legality(move.color, move.point) == "superko":
                game.forget_ko(move.color)
            try:
                game.play(move.color, move.point)
            except IllegalMove as error:
                raise IllegalMove(f"move {number}, {move}: {error}", error.reason) from None
        return game

    def __str__(self) -> str:
        last = self.last_move
        said = f"move {self.move_number}, {last}" if last else "no move yet"
        return f"{said}\n{self.position()}"
