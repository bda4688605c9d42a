"""The slow twin of `riyu.game.board`: the laws of Go in sets and flood fill, written to be read as the specification.

Takes moves, gives captures, liberties and the reason why a move isn't legal. Nothing is kept up to date: all is worked
out anew from a set of black and a set of white points, and undo puts back a copy. Knows no scoring.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from riyu.base.errors import IllegalMove
from riyu.game.constants import BLACK, BORDER, EMPTY, MAX_SIZE, NO_POINT, PASS, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    check_size,
    color_name,
    neighbors,
    on_board,
    opposite,
    point_text,
)
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, Ko, Ruleset

__all__ = ["SlowBoard", "String"]

String = frozenset[Point]
"""Stones of one color joined along lines, captured together."""

Stones = tuple[frozenset[Point], frozenset[Point]]
"""All black stones, all white stones: a whole-board position, and its own hash."""


@dataclass(frozen=True)
class _State:
    """All that a move changes. `seen` holds every position up to now, this one too, with the color then to move."""

    stones: Stones = (frozenset(), frozenset())
    to_move: Color = BLACK
    ko: Point = NO_POINT
    captured: tuple[int, int] = (0, 0)
    passes: int = 0
    seen: tuple[tuple[Stones, Color], ...] = (((frozenset(), frozenset()), BLACK),)


class SlowBoard:
    """A board that plays by a ruleset.

    What is named as in `riyu.game.board.Board` means the same, with sets for lists, and an empty one where no stone
    stands. But `strings` gives the strings themselves, and `undo` takes back one move and needs no mark.
    """

    def __init__(self, size: int = 19, ruleset: Ruleset = CHINESE) -> None:
        self.size = check_size(size)
        self.ruleset = ruleset
        self._now = _State()
        self._before: list[_State] = []

    # What stands.

    @property
    def stones(self) -> Stones:
        """All black and all white stones: equal where the same stands, so this is the position's hash."""
        return self._now.stones

    @property
    def to_move(self) -> Color:
        """The color to move: the one that didn't move last, or Black."""
        return self._now.to_move

    @property
    def ko(self) -> Point:
        """The point where a single stone was taken by a single stone that now has no other liberty."""
        return self._now.ko

    @property
    def captured(self) -> tuple[int, int]:
        """Stones taken so far: (black, white). Suicide is a capture too."""
        return self._now.captured

    @property
    def passes(self) -> int:
        """Passes in a row up to now."""
        return self._now.passes

    def color_at(self, point: Point) -> Color:
        """Give what stands on a cell: EMPTY, BLACK, WHITE or, off the board, BORDER."""
        black, white = self.stones
        if not on_board(point, self.size):
            return BORDER
        return BLACK if point in black else WHITE if point in white else EMPTY

    def position(self) -> Position:
        """Give the frozen value of what stands."""
        stones = bytes(self.color_at(point) for point in all_points(self.size))
        return Position(self.size, stones, self.to_move, self.ko, self.captured)

    # Strings and liberties.

    def string_points(self, point: Point) -> String:
        """Give the string of the stone on a point; empty if none stands there."""
        color = self.color_at(point)
        return self._joined(point, self.stones[color - 1]) if color in (BLACK, WHITE) else String()

    def strings(self, color: Color) -> set[String]:
        """Give all strings of a color."""
        found: set[String] = set()
        rest = set(self.stones[color - 1])
        while rest:
            string = self.string_points(min(rest))
            found.add(string)
            rest -= string
        return found

    def liberty_points(self, point: Point) -> frozenset[Point]:
        """Give the liberties of the string of the stone on a point: the empty points beside it."""
        return self._liberties(self.string_points(point), self.stones)

    # Moves.

    def legality(self, color: Color, point: Point) -> str:
        """Give why a move isn't legal, in the words of `riyu.game.board.LEGALITY`; empty if it is legal."""
        if point == PASS:
            return ""
        if not on_board(point, self.size):
            return "off the board"
        if self.color_at(point) != EMPTY:
            return "occupied"

        # Simple ko is for the side whose stone was just taken; the other may fill it.
        takes_ko_back = point == self.ko and color == self.to_move
        if self.ruleset.ko is Ko.SIMPLE and takes_ko_back:
            return "ko"

        stones, _, taken_own = self._after(color, point)
        if taken_own and not self.ruleset.suicide:
            return "suicide"

        next_to_move = opposite(color)
        if self.ruleset.ko is Ko.POSITIONAL:
            repeats = any(stones == old for old, _ in self._now.seen)
        elif self.ruleset.ko is Ko.SITUATIONAL:
            repeats = (stones, next_to_move) in self._now.seen
        else:
            repeats = False
        if repeats:
            return "ko" if takes_ko_back else "superko"
        return ""

    def legal_points(self, color: Color) -> list[Point]:
        """Give the points a color may play, in reading order."""
        return [point for point in all_points(self.size) if not self.legality(color, point)]

    def play(self, color: Color, point: Point) -> int:
        """Play a move or pass, in or out of turn; give the number of stones taken. Raises IllegalMove."""
        reason = self.legality(color, point)
        if reason:
            raise IllegalMove(f"{reason} at {_named(point)} for {color_name(color)}", reason)
        old = self._now
        stones, ko, captured = old.stones, NO_POINT, list(old.captured)
        taken_enemy: frozenset[Point] = frozenset()
        taken_own: frozenset[Point] = frozenset()
        if point != PASS:
            stones, taken_enemy, taken_own = self._after(color, point)
            captured[opposite(color) - 1] += len(taken_enemy)
            captured[color - 1] += len(taken_own)
            # Ko: one stone took one stone, and could be taken back at once.
            alone = len(self._joined(point, stones[color - 1])) == 1
            if len(taken_enemy) == 1 and alone and self._liberties({point}, stones) == taken_enemy:
                (ko,) = taken_enemy
        self._before.append(old)
        self._now = _State(
            stones=stones,
            to_move=opposite(color),
            ko=ko,
            captured=(captured[0], captured[1]),
            passes=old.passes + 1 if point == PASS else 0,
            seen=(*old.seen, (stones, opposite(color))),
        )
        return len(taken_enemy) + len(taken_own)

    def set_up(self, position: Position) -> None:
        """Put a position on the board; what was seen before it is forgotten."""
        stones = (frozenset(position.points(BLACK)), frozenset(position.points(WHITE)))
        self._before.append(self._now)
        self._now = _State(
            stones=stones,
            to_move=position.to_move,
            ko=position.ko,
            captured=position.captured,
            seen=((stones, position.to_move),),
        )

    def undo(self) -> None:
        """Take back the last move or set-up. Raises IndexError if there is none."""
        self._now = self._before.pop()

    def __str__(self) -> str:
        return str(self.position())

    # How it's worked out.

    def _joined(self, start: Point, among: frozenset[Point]) -> String:
        """Give the points of a set that can be reached from one of them along lines, inside the set."""
        reached: set[Point] = set()
        waiting = {start} & among
        while waiting:
            point = waiting.pop()
            reached.add(point)
            waiting |= {p for p in neighbors(point, self.size) if p in among} - reached
        return frozenset(reached)

    def _beside(self, points: frozenset[Point] | set[Point]) -> Iterator[Point]:
        for point in points:
            yield from neighbors(point, self.size)

    def _liberties(self, string: frozenset[Point] | set[Point], stones: Stones) -> frozenset[Point]:
        return frozenset(self._beside(string)) - stones[BLACK - 1] - stones[WHITE - 1]

    def _after(
        self, color: Color, point: Point
    ) -> tuple[Stones, frozenset[Point], frozenset[Point]]:
        """Give the stones after a stone is put on an empty point, the enemy stones that it takes, and the own ones."""
        own = self.stones[color - 1] | {point}
        enemy = self.stones[opposite(color) - 1]

        def stones() -> Stones:
            return (own, enemy) if color == BLACK else (enemy, own)

        # First enemy strings without a liberty go, then, if its own string has none even so, that one.
        beside = [p for p in neighbors(point, self.size) if p in enemy]
        without = [
            s for s in (self._joined(p, enemy) for p in beside) if not self._liberties(s, stones())
        ]
        taken_enemy = frozenset().union(*without)
        enemy -= taken_enemy
        string = self._joined(point, own)
        taken_own = frozenset() if self._liberties(string, stones()) else string
        own -= taken_own
        return stones(), taken_enemy, taken_own


def _named(point: Point) -> str:
    return point_text(point) if on_board(point, MAX_SIZE) else f"cell {point}"
