"""What an overlay is made from: a position with the moves that led to it, and its features.

Takes records and positions; gives scenes, boards and features. Knows no overlays.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.game import Game
from riyu.game.points import Color, Point, column_of, point_at, point_text, row_of
from riyu.game.position import Position
from riyu.game.record import Move, Record
from riyu.game.ruleset import CHINESE, Ruleset

if TYPE_CHECKING:
    from riyu.reading.blackboard import Blackboard, Knows

__all__ = ["Scene", "blackboard_of", "board_of", "game_from", "scene_of", "squared_distance"]


@dataclass(frozen=True)
class Scene:
    """A position with the moves that led to it: what an overlay is made from.

    `before` is the position before the last move, None where it is not known. `viewpoint` and `viewer` say from where a
    view is asked for and whose: NO_POINT and EMPTY leave it to `view_from`. Whether suicide is allowed, the ruleset
    says. `known` are features that somebody keeps of the position, `komi` what White's area counts more, in points;
    None where it is not known (see `area_komi`).
    """

    position: Position
    moves: tuple[Move, ...] = ()
    before: Position | None = None
    viewpoint: Point = NO_POINT
    viewer: Color = EMPTY
    ruleset: Ruleset = CHINESE
    known: Features | None = field(default=None, compare=False, repr=False)
    komi: float | None = None

    @property
    def last_move(self) -> Point:
        """Give the point of the last move; NO_POINT if there is none or it was a pass."""
        return self.moves[-1].point if self.moves else NO_POINT

    @cached_property
    def features(self) -> Features:
        """The position's features: those known, or made once. Raises UsageError for strings without liberties."""
        return self.known or self.blackboard().features

    @property
    def area_komi(self) -> float:
        """What White's area counts more, in points: `komi`, else that of a game which begins with the position.

        Raises UsageError as `features` does.
        """
        return (
            self.komi if self.komi is not None else game_from(self.position, self.ruleset).area_komi
        )

    def blackboard(self, knowledge: Knows | None = None) -> Blackboard:
        """Give a new blackboard of the position, by some knowledge. Raises UsageError as `features` does."""
        return blackboard_of(self.position, self.ruleset, knowledge)

    @property
    def view_from(self) -> tuple[Point, Color]:
        """Give from where a view is and whose.

        From the viewpoint, else the last move's stone, else the center; the viewer's, else that of the stone there,
        else that of who is to move.
        """
        point = self.viewpoint or self.last_move
        if point == NO_POINT or (not self.viewpoint and self.position.at(point) == EMPTY):
            middle = (self.position.size + 1) // 2
            point = point_at(middle, middle)
        return point, self.viewer or self.position.at(point) or self.position.to_move

    def string_name(self, stone: Point) -> str:
        """Give the name of a stone's string as text."""
        return point_text(self.features.board.string_name(stone))


def scene_of(record: Record, number: int | None = None) -> Scene:
    """Give the scene after so many moves of a record, or at its end.

    Raises UsageError for a number out of bounds and IllegalMove, with the move's number, for a record that can't be
    replayed under its ruleset; where none is known, see `Game.from_record`.
    """
    count = len(record.moves)
    upto = count if number is None else number
    if not 0 <= upto <= count:
        raise UsageError(f"move {upto}: the game has moves 0 to {count}")
    before = Game.from_record(record, upto - 1).position() if upto else None
    game = Game.from_record(record, upto)
    return Scene(
        game.position(),
        record.moves[:upto],
        before,
        ruleset=game.board.ruleset,
        komi=game.area_komi,
    )


def game_from(position: Position, ruleset: Ruleset = CHINESE) -> Game:
    """Give a new game that begins with a position. Raises UsageError for strings without liberties."""
    game = Game(position.size, ruleset)
    game.set_up(position)
    return game


def blackboard_of(
    position: Position, ruleset: Ruleset = CHINESE, knowledge: Knows | None = None
) -> Blackboard:
    """Give a new blackboard of a game that begins with a position. Raises UsageError for strings without liberties."""
    from riyu.reading.blackboard import Blackboard  # here: a picture may need no reading

    return Blackboard(game_from(position, ruleset), knowledge)


def board_of(position: Position, ruleset: Ruleset = CHINESE) -> Board:
    """Give a new board that stands as a position does. Raises UsageError for strings without liberties."""
    board = Board(position.size, ruleset)
    board.set_up(position)
    return board


def squared_distance(one: Point, other: Point) -> int:
    """Give the square of the straight distance between two points."""
    across, up = column_of(one) - column_of(other), row_of(one) - row_of(other)
    return across * across + up * up
