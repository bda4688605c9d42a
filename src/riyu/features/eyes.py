"""Eyes: small eye spaces, single-point eyes real, half or false, and what lives though its owner passes for ever.

Takes a board; gives frozen values. Reads nothing out: vital points and what an eye space is worth come from reading.
Sources: B3 and B7 (eyes full and partial), N8 (absolute life); the rule of the diagonals is common knowledge of Go.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from riyu.base.errors import UsageError
from riyu.features.groups import GroupMap
from riyu.features.pass_alive import pass_alive_maps
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, on_board, opposite

__all__ = [
    "LARGEST",
    "EyeKind",
    "EyeSpace",
    "PassAlive",
    "PassAliveString",
    "eye_kind",
    "eye_spaces",
    "pass_alive",
    "unconditional_status",
]

LARGEST = 20
"""Points an eye space has at most; a larger region is none."""

EyeKind: TypeAlias = Literal["eye", "half eye", "false eye"]
"""What a point between own stones is: an eye; one if its color moves first; none, for it'll have to be filled."""


@dataclass(frozen=True, slots=True)
class EyeSpace:
    """Points that stones of one color and the edge enclose along lines.

    `points`: all of them; `empties` and `enemy_stones`: what stands there. `strings`: the names of the strings
    around. `joined`: these are of one group by what is seen (`GroupMap`). `kind`: of a single empty point, else None.
    """

    color: Color
    points: frozenset[Point]
    strings: frozenset[Point]
    empties: frozenset[Point]
    enemy_stones: frozenset[Point]
    joined: bool
    kind: EyeKind | None


@dataclass(frozen=True, slots=True)
class PassAliveString:
    """A string that no number of enemy moves takes: name, color, points, and its eyes, the regions vital to it."""

    name: Point
    color: Color
    points: frozenset[Point]
    eyes: tuple[frozenset[Point], ...]


@dataclass(frozen=True, slots=True)
class PassAlive:
    """All pass-alive strings, in reading order, and the points where each color's enemy can no longer live."""

    strings: tuple[PassAliveString, ...]
    black_territory: frozenset[Point]
    white_territory: frozenset[Point]

    def territory(self, color: Color) -> frozenset[Point]:
        """Give a color's unconditional territory, with all stones that stand in it and are not pass-alive."""
        return self.black_territory if color == BLACK else self.white_territory

    def stones(self, color: Color) -> frozenset[Point]:
        """Give the pass-alive stones of a color."""
        return frozenset(p for s in self.strings if s.color == color for p in s.points)


def eye_spaces(board: Board, color: Color) -> list[EyeSpace]:
    """Give the regions of up to LARGEST points without own stones, in reading order of their first points.

    On a board without own stones there are none.
    """
    seen: set[Point] = set()
    found = []
    groups = GroupMap(board, by_links=True)
    groups.gather_groups()
    for start in all_points(board.size):
        if start in seen or board.color_at(start) == color:
            continue
        region = _region(board, color, start)
        seen |= region
        around = {q for p in region for q in neighbors(p, board.size)} - region
        if around and len(region) <= LARGEST:
            found.append(_eye_space(groups, color, region, {board.string_name(p) for p in around}))
    return found


def _region(board: Board, color: Color, start: Point) -> set[Point]:
    """Give all points joined to one along lines without a stone of a color."""
    region = {start}
    waiting = [start]
    while waiting:
        for q in neighbors(waiting.pop(), board.size):
            if q not in region and board.color_at(q) != color:
                region.add(q)
                waiting.append(q)
    return region


def _eye_space(groups: GroupMap, color: Color, region: set[Point], strings: set[Point]) -> EyeSpace:
    board = groups.board
    empties = {p for p in region if board.color_at(p) == EMPTY}
    return EyeSpace(
        color,
        frozenset(region),
        frozenset(strings),
        frozenset(empties),
        frozenset(region - empties),
        all(groups.are_one(min(strings), name) for name in strings),
        eye_kind(board, color, min(region)) if len(region) == 1 else None,
    )


def eye_kind(board: Board, color: Color, point: Point) -> EyeKind | None:
    """Give what an empty point is that has only own stones beside it; None for any other.

    If these are one string it is an eye. Else its color must hold the points diagonally next to it, all at the edge
    and all but one elsewhere: it is an eye if it'll hold enough though the enemy begins, a half eye if only by
    beginning itself.
    """
    beside = neighbors(point, board.size)
    if board.color_at(point) != EMPTY or any(board.color_at(p) != color for p in beside):
        return None
    if len({board.string_name(p) for p in beside}) == 1:
        return "eye"
    corners = [_holder(board, color, p) for p in diagonals(point, board.size)]
    spare = 1 if len(corners) == 4 else 0
    lost, contested = corners.count(opposite(color)), corners.count(EMPTY)
    # The colors take the contested ones in turn.
    if lost + (contested + 1) // 2 <= spare:
        return "eye"
    return "half eye" if lost + contested // 2 <= spare else "false eye"


def _holder(board: Board, color: Color, point: Point) -> Color:
    """Give who holds a point next to an eye of a color: EMPTY if whoever plays there or takes the stone first."""
    stone = board.color_at(point)
    if stone != EMPTY:
        return stone if board.liberties(point) > 1 else EMPTY
    if not _can_stay(board, opposite(color), point):
        return color
    return EMPTY if _can_stay(board, color, point) else opposite(color)


def _can_stay(board: Board, color: Color, point: Point) -> bool:
    """Say whether a stone on an empty point would take something or have two liberties; a ko passes."""
    left = outcome(board, color, point)
    return left.liberties > 1 or (left.liberties == 1 and left.taken > 0)


def pass_alive(board: Board) -> PassAlive:
    """Give both colors' pass-alive strings with their eyes, and unconditional territory, under the board's ruleset."""
    alive, territory, eye = pass_alive_maps(board)
    regions: dict[int, set[Point]] = {}
    for p in all_points(board.size):
        if eye[p]:
            regions.setdefault(eye[p], set()).add(p)
    strings = [_with_eyes(board, name, regions.values()) for name in board.strings() if alive[name]]
    owned = {color: [p for p in range(len(territory)) if territory[p] == color] for color in (1, 2)}
    return PassAlive(tuple(strings), frozenset(owned[BLACK]), frozenset(owned[WHITE]))


def _with_eyes(board: Board, name: Point, regions: Iterable[set[Point]]) -> PassAliveString:
    points = board.string_points(name)
    beside = {q for p in points for q in neighbors(p, board.size)}
    suicide = board.ruleset.suicide
    eyes = [
        frozenset(region)
        for region in regions
        if all(p in beside or (board.color_at(p) != EMPTY and not suicide) for p in region)
    ]
    return PassAliveString(name, board.color_at(name), frozenset(points), tuple(eyes))


def unconditional_status(board: Board, point: Point) -> str:
    """Give what a point is if the enemy may move as often as he likes, in GNU Go's words.

    Of a stone: `alive` if it is pass-alive or in its own color's unconditional territory, `dead` in the other's. Of
    an empty point: `black_territory`, `white_territory`. Else `undecided`. Raises UsageError off the board.
    """
    if not on_board(point, board.size):
        raise UsageError(f"cell {point} is not on a {board.size}x{board.size} board")
    alive, territory, _ = pass_alive_maps(board)
    stone, owner = board.color_at(point), territory[point]
    if stone == EMPTY:
        return ("undecided", "black_territory", "white_territory")[owner]
    if stone in (alive[point], owner):
        return "alive"
    return "dead" if owner else "undecided"
