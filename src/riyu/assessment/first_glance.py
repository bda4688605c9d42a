"""What a position is worth at a first glance: stones, territory and outward influence, strings that fall shared out.

Takes features and local readings; gives named terms in points. Plays no move: what hangs is read by ladders alone.
Source: the novice's program, "Life and Death" and "A Worthy Opponent" (N8, N11): stones and territory count 1, a point
where a color's influence outweighs the enemy's 0.5; who doubts gives the benefit of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from riyu.assessment.tiles import LocalReadings
from riyu.features.features import Features
from riyu.features.influence_maps import SQUARE
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, column_of, neighbors, opposite, row_of

__all__ = ["FirstGlance", "Worth"]

LARGE = 10
"""Enclosed points from which on stones beside them live."""

LIBERTIES = 5
"""Liberties from which on stones are not dead."""

EYES = 2
"""Eyes in what they enclose with which stones live."""

OUTWEIGHED = 2.0
"""How many times its own the enemy's influence must be around stones for them to be dead."""

CONTROL = 0.5
"""What a point is worth, of no territory, where a color's influence outweighs the enemy's."""

HANGING = 2
"""Liberties up to which a string is read."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth, Black's less White's, in points, by its terms.

    `stones`: living stones; `territory`: enclosed points and dead stones' points; `influence`: other points that a
    color's influence holds; `hanging`: what falls to who is to move, and to the other after that, in turn.
    """

    stones: float
    territory: float
    influence: float
    hanging: float

    @property
    def total(self) -> float:
        """All terms together."""
        return self.stones + self.territory + self.influence + self.hanging

    def terms(self) -> dict[str, float]:
        """Give the terms by name."""
        return {
            "stones": self.stones,
            "territory": self.territory,
            "influence": self.influence,
            "hanging": self.hanging,
        }


class FirstGlance:
    """Values positions of one board. Argument: its features; they keep access and influence by squares."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.board = features.board
        self.readings = LocalReadings(features.board)

    def worth(self) -> Worth:
        """Give what the position is worth with the board's side to move."""
        board, features = self.board, self.features
        size, cells = board.size, board.cells()
        enclosure = features.enclosure()
        fallen, hanging = self._fallen(cells)
        dead = self._dead(cells, enclosure, fallen)
        held = dict(_held(size, cells, dead))
        stones = territory = influence = 0.0
        for p in all_points(size):
            color = cells[p]
            if color != EMPTY and p not in dead:
                stones += 1 if color == BLACK else -1
                continue
            owner = opposite(color) if p in dead else held.get(p, enclosure[p])
            if owner:
                territory += 1 if owner == BLACK else -1
                continue
            more = self._influence(BLACK, p, cells, dead) - self._influence(WHITE, p, cells, dead)
            influence += CONTROL * ((more > 0) - (more < 0))
        return Worth(stones, territory, influence, hanging)

    def _fallen(self, cells: bytes) -> tuple[set[Point], float]:
        """Give the points of strings that are taken whoever begins, and what hangs on the turn, in points for Black.

        What hangs is shared out in turn, the largest first: to take it or to save it. What is not looked after falls.
        """
        board = self.board
        fallen: set[Point] = set()
        loose: list[tuple[int, Color]] = []
        for name in list(board.strings()):
            if board.liberties(name) > HANGING or not self.readings.falls(name, True, cells):
                continue
            if self.readings.falls(name, False, cells):
                fallen.update(board.string_points(name))
            else:
                loose.append((board.string_size(name), cells[name]))
        turn, hanging = board.to_move, 0.0
        for count, color in sorted(loose, key=lambda one: (-one[0], one[1] == turn)):
            if color != turn:
                hanging += 2 * count if color == WHITE else -2 * count
            turn = opposite(turn)
        return fallen, hanging

    def _dead(self, cells: bytes, enclosure: bytes, fallen: set[Point]) -> set[Point]:
        """Give the points of stones that are dead by the thresholds, with those that fall."""
        board, size = self.board, self.board.size
        dead = set(fallen)
        for name in list(board.strings()):
            block = board.string_points(name)
            if name in fallen:
                continue
            own = cells[name]
            liberties = {q for stone in block for q in neighbors(stone, size) if not cells[q]}
            if len(liberties) >= LIBERTIES:
                continue
            space = _spread(liberties, own, cells, enclosure, size)
            if len(space) >= LARGE or sum(board.is_eyelike(own, p) for p in space) >= EYES:
                continue
            mine = sum(self.features.square_influence(own, q) for q in liberties)
            theirs = sum(self.features.square_influence(opposite(own), q) for q in liberties)
            if theirs > OUTWEIGHED * mine and not self._holds_hanging(block, fallen):
                dead.update(block)
        return dead

    def _holds_hanging(self, block: list[Point], fallen: set[Point]) -> bool:
        """Say whether stones touch an enemy string that falls: they live by taking it."""
        size = self.board.size
        return any(q in fallen for stone in block for q in neighbors(stone, size))

    def _influence(self, color: Color, p: Point, cells: bytes, dead: set[Point]) -> int:
        """Give a color's influence by squares at a point, dead stones giving none."""
        whole = self.features.square_influence(color, p)
        for q in dead:
            if cells[q] == color and p != q:
                away = (column_of(p) - column_of(q)) ** 2 + (row_of(p) - row_of(q)) ** 2
                whole -= SQUARE // away
        return whole


def _held(size: int, cells: bytes, dead: set[Point]) -> Iterator[tuple[Point, Color]]:
    """Give the points, with whose they are, of regions without living stones that one color alone bounds."""
    met: set[Point] = set()
    for start in all_points(size):
        if start in met or (cells[start] and start not in dead):
            continue
        region, bounds = [start], set()
        met.add(start)
        for p in region:
            for q in neighbors(p, size):
                if cells[q] and q not in dead:
                    bounds.add(cells[q])
                elif q not in met:
                    met.add(q)
                    region.append(q)
        if len(bounds) == 1 and 3 * len(region) < 2 * size * size:
            owner = bounds.pop()
            yield from ((p, owner) for p in region)


def _spread(
    liberties: set[Point], own: Color, cells: bytes, enclosure: bytes, size: int
) -> set[Point]:
    """Give the points that a color encloses, joined to some of these."""
    space = {p for p in liberties if enclosure[p] == own}
    waiting = list(space)
    for p in waiting:
        for q in neighbors(p, size):
            if q not in space and enclosure[q] == own and cells[q] != own:
                space.add(q)
                waiting.append(q)
    return space
