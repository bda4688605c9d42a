"""What it means that something a pattern says came true in a game: the definitions that confidences are measured by.

Takes a claim (a saying with its points, when its pattern stood) and what the board is later; gives true or false. Knows
no patterns and no counts.

What is said to be so is judged where it stood, what a move is for where that very move was played; of either the first
time in a game counts. Strings and eyes at the end are those of the last position as careful playouts settle it: a
string of whose points the enemy holds more is dead and comes off, for most games end before the dead are taken.
An eye at the end is one by `riyu.features.eyes`, a chain one by `riyu.features.chains`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from riyu.assessment.assessment import lean
from riyu.features.chains import connected_stones
from riyu.features.eyes import eye_kind
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, diagonals, neighbors, opposite
from riyu.game.record import Move
from riyu.patterns.model import Saying

__all__ = ["MEANINGS", "Claim", "End", "Later", "Meaning", "meaning_of", "region_around"]

PLAYOUTS = 400
"""Playouts that settle a game's last position."""

LARGEST = 60
"""Points of the largest eye space of which eyes are counted."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A saying about one place, as the board was when it stood.

    `color` is own; `points` are those of its arguments and then that of `by`, `stones` what stood there; `focus` is its
    pattern's. `space` is the eye space at the focus, `around` the own stones beside it; empty where no eyes are said.
    """

    color: Color
    points: tuple[Point, ...]
    focus: Point
    stones: tuple[Color, ...]
    space: frozenset[Point] = frozenset()
    around: frozenset[Point] = frozenset()


class Later:
    """What a claim is judged by: features so many moves later, or at the end, and the moves played since it stood."""

    def __init__(self, features: Features, moves: tuple[Move, ...] = ()) -> None:
        self.features = features
        self.moves = moves

    def joined(self, one: Point, two: Point, color: Color) -> bool:
        """Say whether two stones stand and are of one string or one chain."""
        board = self.features.board
        if board.color_at(one) != color or board.color_at(two) != color:
            return False
        if board.string_name(one) == board.string_name(two):
            return True
        return two in connected_stones(self.features, one)


class End:
    """A game's last position, settled: dead strings taken off, empty regions given to the color alone around them."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        self.last = board
        self._seed = seed

    @cached_property
    def board(self) -> Board:
        """The last position without the strings of whose points the enemy holds more, in playouts."""
        last = self.last
        leans = lean(last, playouts=PLAYOUTS, seed=self._seed)
        dead = {p for name, own in leans.items() if own < 0 for p in last.string_points(name)}
        settled = Board(last.size)
        settled.set_up(last.position().with_stones(empty=dead))
        return settled

    @cached_property
    def _owned(self) -> dict[Point, tuple[Color, Point]]:
        """The color around each empty point's region, EMPTY if both or none, and the region's first point."""
        board = self.board
        owned: dict[Point, tuple[Color, Point]] = {}
        for start, content in enumerate(board.cells()):
            if content != EMPTY or start in owned:
                continue
            region = region_around(board, start, EMPTY)
            beside = {board.color_at(q) for p in region for q in neighbors(p, board.size)} - {EMPTY}
            color = next(iter(beside)) if len(beside) == 1 else EMPTY
            owned |= dict.fromkeys(region, (color, start))
        return owned

    def stands(self, point: Point, color: Color) -> bool:
        """Say whether a color's stone stands there alive."""
        return self.board.color_at(point) == color

    def is_eye(self, point: Point, color: Color) -> bool:
        """Say whether a point is an eye of a color: empty, its own, and no half or false eye."""
        owner, _ = self._owned.get(point, (EMPTY, point))
        return owner == color and eye_kind(self.board, color, point) in (None, "eye")

    def regions_beside(self, point: Point, color: Color) -> set[Point]:
        """Give the color's regions, by their first points, that touch a point, diagonally too."""
        size = self.board.size
        near = [self._owned.get(p) for p in (*neighbors(point, size), *diagonals(point, size))]
        return {found[1] for found in near if found is not None and found[0] == color}

    def has_eye_near(self, point: Point, color: Color) -> bool:
        """Say whether a point, or one beside or diagonally next to it, is an eye of a color."""
        size = self.board.size
        near = (point, *neighbors(point, size), *diagonals(point, size))
        return any(self.is_eye(p, color) for p in near)


def region_around(board: Board, start: Point, color: Color = EMPTY) -> frozenset[Point]:
    """Give the points joined to one: empty ones alone, or for a color all those without its stones."""
    region = {start}
    waiting = [start]
    while waiting:
        for q in neighbors(waiting.pop(), board.size):
            content = board.color_at(q)
            if q not in region and (content == EMPTY if color == EMPTY else content != color):
                region.add(q)
                waiting.append(q)
    return frozenset(region)


@dataclass(frozen=True, slots=True)
class Meaning:
    """How a kind of saying is judged.

    `after` moves later, or at the end where that comes first; 0: at the end. `by` is the argument whose point must be
    played by own for it to count, as the point behind `by` must always; -1 for what is said to be so. `is_whole`:
    the game must go on for `after` moves.
    """

    sentence: str
    came_true: Callable[[Claim, Later, End], bool]
    after: int = 0
    by: int = -1
    is_whole: bool = False


SOON, NEXT = 60, 20


def _joined(claim: Claim, later: Later, end: End) -> bool:
    return later.joined(claim.points[0], claim.points[1], claim.stones[0])


def _cut(claim: Claim, later: Later, end: End) -> bool:
    return not _joined(claim, later, end)


def _played(claim: Claim, later: Later, end: End) -> bool:
    return any(move.point == claim.points[0] for move in later.moves)


def _eye(claim: Claim, later: Later, end: End) -> bool:
    return end.is_eye(claim.points[0], claim.color)


def _no_eye(claim: Claim, later: Later, end: End) -> bool:
    return not end.is_eye(claim.points[0], claim.color)


def _eye_in_space(claim: Claim, later: Later, end: End) -> bool:
    return any(end.is_eye(p, claim.color) for p in claim.space)


def _no_eye_in_space(claim: Claim, later: Later, end: End) -> bool:
    return not _eye_in_space(claim, later, end)


def _alive_around(claim: Claim, later: Later, end: End) -> bool:
    return all(end.stands(p, claim.color) for p in claim.around)


def _made_eye(claim: Claim, later: Later, end: End) -> bool:
    own, point = claim.points[0], claim.points[-1]
    return end.stands(own, claim.color) and end.has_eye_near(point, claim.color)


def _took_eye(claim: Claim, later: Later, end: End) -> bool:
    return not end.has_eye_near(claim.points[-1], opposite(claim.color))


def _stands(claim: Claim, later: Later, end: End) -> bool:
    return end.stands(claim.points[-1], claim.color)


def _seki(claim: Claim, later: Later, end: End) -> bool:
    own, enemy = claim.points[:2]
    last = end.last
    return last.color_at(own) == claim.color and last.color_at(enemy) == opposite(claim.color)


def _divided(claim: Claim, later: Later, end: End) -> bool:
    point = claim.points[0]
    return end.stands(point, claim.color) and len(end.regions_beside(point, claim.color)) > 1


def _ran_out(claim: Claim, later: Later, end: End) -> bool:
    return end.stands(claim.focus, claim.color)


_LINKED = Meaning("60 moves later both stones stand, of one string or one chain", _joined, SOON)
_CUT = Meaning("60 moves later one of the stones is gone, or they are of two chains", _cut, SOON)

MEANINGS = {
    "connected": _LINKED,
    "link": _LINKED,
    "secure": _LINKED,
    "connect": _LINKED,
    "bridge-under": _LINKED,
    "cut": _CUT,
    "split": _CUT,
    "key-point": Meaning(
        "either color plays the point within 20 moves", _played, NEXT, is_whole=True
    ),
    "eye": Meaning("at the end the point is empty, own's, and no half or false eye", _eye),
    "half-eye": Meaning("at the end the point is empty, own's, and no half or false eye", _eye),
    "false-eye": Meaning("at the end the point is no own eye", _no_eye),
    "eyes 0": Meaning("at the end no point of the eye space is an own eye", _no_eye_in_space),
    "eyes 0.5 by": Meaning("at the end some point of the eye space is an own eye", _eye_in_space),
    "eyes 1": Meaning("at the end some point of the eye space is an own eye", _eye_in_space),
    "eyes 1.5 by": Meaning("at the end all own stones around the eye space live", _alive_around),
    "eyes 2": Meaning("at the end all own stones around the eye space live", _alive_around),
    "make-eye": Meaning(
        "at the end the own stone lives, and on or around the point played is an own eye", _made_eye
    ),
    "take-eye": Meaning("at the end on and around the point played is no enemy eye", _took_eye),
    "invade": Meaning("at the end the stone played lives", _stands),
    "seki": Meaning("in the last position both strings stand", _seki),
    "divides": Meaning(
        "own plays the point: at the end it lives, between two own regions", _divided, by=0
    ),
    "way-out": Meaning("own plays the point: at the end the focus lives", _ran_out, by=0),
}
"""The definitions, by the saying's name; for eyes with their number and whether a move makes them."""


def meaning_of(saying: Saying) -> Meaning | None:
    """Give how a saying is judged; None if there is no clear way."""
    if saying.name != "eyes":
        return MEANINGS.get(saying.name)
    return MEANINGS.get(f"eyes {saying.arguments[0]}{' by' if saying.by else ''}")
