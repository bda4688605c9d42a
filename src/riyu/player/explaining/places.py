"""Motives of corners, sides and walls that can be counted: where stones stand, on which lines, and what lies between.

Takes grounds and a move; gives motives. Judges nothing and reads nothing: each gate is a count of stones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from riyu.candidates.candidate import Candidate
from riyu.features.access import Phase
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import (
    Point,
    all_points,
    column_of,
    line_of,
    lines_apart,
    on_board,
    point_at,
    point_text,
    row_of,
)
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid

__all__ = ["height", "place_motives", "takes_corner"]

CORNER = 7
"""Lines of a corner, both ways, on a large board; fewer on a smaller one."""

LOW, HIGH = 3, 5
"""Lines on which a corner's first stones stand; beyond the last one a stone leaves it open."""

SIDE = (3, 4)
"""Lines along which stones extend."""

FAR = 6
"""Points up to which one extends, or holds a stone from the other side."""

BETWEEN = 10
"""Points up to which a stone either way along a side is looked for, for a move between two."""

ROOM = 3
"""Points that a move between two enemy stones must leave free on either side, to have room."""

ALONE = 2
"""Lines from a stone along a side within which no friend of another string stands, for a pincer to hold it."""

WALL_ROOM = 5
"""Lines from the middle of the board within which no stone stands, for a wall to begin there."""

_STAKES = {
    "take-corner": 10.0,
    "wall": 20.0,
    "enclose-corner": 7.0,
    "approach": 7.0,
    "pincer": 6.0,
    "extend": 5.0,
    "span": 5.0,
    "wedge": 6.0,
}
"""Points that are held to hang on each, for the order of motives alone: no sentence has them."""


def place_motives(
    grounds: Grounds, move: Point, candidate: Candidate | None = None
) -> Iterator[MotiveSaid]:
    """Give the motives of a move in a corner, along a side, or of a wall; none in the endgame, where these say nothing.

    A stone of a wall is told only where the candidate, if there is one, is proposed as such.
    """
    size = grounds.board.size
    if size >= 9 and grounds.now.phase > Phase.EARLY_ENDGAME:
        yield from _corner(grounds, move)
        yield from _side(grounds, move)
        if candidate is None or any(reason.purpose == "wall" for reason in candidate.reasons):
            yield from _wall(grounds, move)


def _wall(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Tell of a move that begins the Great Wall in the middle, or goes on with it by a large knight's move."""
    board, size = grounds.board, grounds.board.size
    column, row = column_of(move), row_of(move)
    steps = [(x, y) for x in (-3, -1, 1, 3) for y in (-3, -1, 1, 3) if abs(x) != abs(y)]
    beside = [
        point_at(column + x, row + y)
        for x, y in steps
        if 1 <= column + x <= size and 1 <= row + y <= size
    ]
    own = [p for p in beside if board.color_at(p) == grounds.color]
    if not own:
        is_middle = 2 * line_of(move, size) - 1 == size
        near = (p for p in all_points(size) if lines_apart(p, move) <= WALL_ROOM)
        if not is_middle or any(board.color_at(p) != EMPTY for p in near):
            return
    with_stone = own[0] if own else NO_POINT
    said = f"{len(own)} own stones a large knight's move away"
    yield grounds.motive("wall", move, with_stone, Tier.COUNTED, _STAKES["wall"], said=(said,))


def _corner(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Tell what a move does in the corner that it lies in."""
    board, size = grounds.board, grounds.board.size
    reach = min(CORNER, (size - 1) // 2)
    column, row = column_of(move), row_of(move)
    left, low = column <= size - column + 1, row <= size - row + 1
    across, up = (column if left else size - column + 1), (row if low else size - row + 1)
    if across > reach or up > reach:
        return
    points = [
        point_at(x if left else size - x + 1, y if low else size - y + 1)
        for x in range(1, reach + 1)
        for y in range(1, reach + 1)
    ]
    own = [p for p in points if board.color_at(p) == grounds.color]
    theirs = [p for p in points if board.color_at(p) == grounds.enemy]
    said = f"{len(own)} own and {len(theirs)} enemy stones within {reach} lines of the corner"
    name, target = "", 0
    if takes_corner(grounds, move):
        name = "take-corner"
    elif len(own) == 1 and not theirs and 1 < lines_apart(move, own[0]) <= 4:
        if min(across, up) >= 2 and _stands_in_corner(own[0], size):
            name, target = "enclose-corner", own[0]
    elif len(theirs) == 1 and not own and lines_apart(move, theirs[0]) <= 4:
        away = lines_apart(move, theirs[0]) > 1
        if not _stands_in_corner(theirs[0], size):
            pass
        elif away and min(across, up) >= 3 and max(across, up) > 3:
            name, target = "approach", theirs[0]
        elif across == up == LOW:
            name, target = "invade", theirs[0]
    if name:
        stake = _STAKES.get(name, 6.0)
        # Named by the quarter of the board: a move some lines from a small board's corner has the center's name itself.
        quarter = f"{'lower' if low else 'upper'}-{'left' if left else 'right'}"
        corner = {"place": grounds.language.word(quarter)}
        yield grounds.motive(name, move, target, Tier.COUNTED, stake, said=(said,), slots=corner)


def takes_corner(grounds: Grounds, move: Point) -> bool:
    """Say whether a move stands where a corner's first stones do, in one that is open."""
    board, size = grounds.board, grounds.board.size
    if not _stands_in_corner(move, size):
        return False
    column, row, half = column_of(move), row_of(move), (size + 1) / 2
    return not any(
        board.color_at(p) != EMPTY
        and _is_of_corner(p, size)
        and (column_of(p) < half) == (column < half)
        and (row_of(p) < half) == (row < half)
        for p in all_points(size)
    )


def height(point: Point, size: int, *, is_row: bool) -> int:
    """Give the line of a point from the bottom or top, or from the left or right: 1 at the edge."""
    along = row_of(point) if is_row else column_of(point)
    return min(along, size - along + 1)


def _is_of_corner(stone: Point, size: int) -> bool:
    """Say whether a stone is so near to a corner, both ways, that it is not open."""
    most = min(HIGH, (size - 1) // 2)
    return max(height(stone, size, is_row=is_row) for is_row in (False, True)) <= most


def _stands_in_corner(stone: Point, size: int) -> bool:
    least = min(height(stone, size, is_row=is_row) for is_row in (False, True))
    return least >= LOW and _is_of_corner(stone, size)


def _side(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Tell of a move on the third or fourth line whether it holds an enemy stone, or extends from an own one."""
    board, size = grounds.board, grounds.board.size
    column, row = column_of(move), row_of(move)
    is_free = not any(  # beside a stone a move fights or joins, and is no extension
        board.color_at(p) != EMPTY for p in all_points(size) if lines_apart(p, move) <= 1
    )
    ways: list[tuple[Callable[[int], tuple[int, int]], bool]] = [
        (lambda step: (column + step, row), True),
        (lambda step: (column, row + step), False),
    ]
    for way, is_row in ways:
        line = height(move, size, is_row=is_row)
        if line not in (*SIDE, HIGH):
            continue
        sides = {sign: _first(grounds, way, sign) for sign in (-1, 1)}
        if line in SIDE and is_free:
            yield from _between(grounds, move, way)
        for sign, (stone, away) in sides.items():
            if not stone or line_of(move, size) > HIGH:
                continue
            is_own = board.color_at(stone) == grounds.color
            is_level = stone == point_at(*way(sign * away))
            is_extension = is_free and away > (1 if is_level else 2)  # no knight's move
            if is_own and is_extension and line in SIDE:
                yield grounds.motive(
                    "extend",
                    move,
                    stone,
                    Tier.COUNTED,
                    _STAKES["extend"],
                    points_named=grounds.language.points(away - 1),
                    slots={"place": grounds.language.word(_side_name(way, size))},
                    said=(f"{away - 1} free points between {point_text(stone)} and the move",),
                )
            elif not is_own and is_free and 2 <= away <= 4:
                behind = _behind(grounds, way, sign, away)
                if (
                    behind
                    and board.string_size(stone) <= 2
                    and _is_alone(grounds, stone)
                    and all(
                        height(p, size, is_row=is_row) in (*SIDE, HIGH) for p in (stone, behind)
                    )
                ):
                    yield grounds.motive(
                        "pincer",
                        move,
                        stone,
                        Tier.COUNTED,
                        _STAKES["pincer"],
                        other=behind,
                        said=(f"{away - 1} free points to {point_text(stone)}",),
                    )


def _between(
    grounds: Grounds, move: Point, way: Callable[[int], tuple[int, int]]
) -> Iterator[MotiveSaid]:
    """Tell of a move between two stones along a side: own ones far apart (`span`), or the enemy's (`wedge`).

    Both must stand on the lines where sides are held, and between them there is nothing but the move.
    """
    board, size = grounds.board, grounds.board.size
    (one, near), (other, far) = (_first(grounds, way, sign, 1, BETWEEN) for sign in (-1, 1))
    if not one or not other or board.color_at(one) != board.color_at(other):
        return
    is_row = _is_along_row(way)
    if not all(height(p, size, is_row=is_row) in (*SIDE, HIGH) for p in (one, other)):
        return
    is_own = board.color_at(one) == grounds.color
    if min(near, far) <= ROOM or (is_own and max(near, far) <= FAR // 2):
        return
    name = "span" if is_own else "wedge"
    yield grounds.motive(
        name,
        move,
        one,
        Tier.COUNTED,
        _STAKES[name],
        other=other,
        points_named=grounds.language.points(min(near, far) - 1),
        slots={
            "place": grounds.language.word(_side_name(way, size)),
            "count": str(max(near, far) - 1),
        },
        said=(f"{near - 1} and {far - 1} free points on either side",),
    )


def _first(
    grounds: Grounds,
    way: Callable[[int], tuple[int, int]],
    sign: int,
    start: int = 1,
    most: int = FAR,
) -> tuple[Point, int]:
    """Give the first stone one way along a side, within a line up or down, and how far it is; 0 for none.

    It is looked for up to `most` points away.
    """
    size = grounds.board.size
    for step in range(start, most + 1):
        column, row = way(sign * step)
        along_row = _is_along_row(way)
        for aside in (0, 1, -1):
            x, y = (column, row + aside) if along_row else (column + aside, row)
            if 1 <= x <= size and 1 <= y <= size:
                point = point_at(x, y)
                if on_board(point, size) and grounds.board.color_at(point) != EMPTY:
                    return point, step
    return 0, 0


def _behind(grounds: Grounds, way: Callable[[int], tuple[int, int]], sign: int, away: int) -> Point:
    """Give the own stone on the other side of an enemy stone, along the same side; 0 if none is near."""
    point, _ = _first(grounds, way, sign, away + 1)
    return point if point and grounds.board.color_at(point) == grounds.color else 0


def _is_alone(grounds: Grounds, stone: Point) -> bool:
    """Say whether no other string of a stone's color stands within ALONE lines of it: one that still wants a base."""
    board = grounds.board
    return not any(
        board.color_at(p) == board.color_at(stone)
        and board.string_name(p) != board.string_name(stone)
        for p in all_points(board.size)
        if lines_apart(p, stone) <= ALONE
    )


def _is_along_row(way: Callable[[int], tuple[int, int]]) -> bool:
    """Say whether a way goes along a row: then the sides beside it are the bottom and the top."""
    return way(1)[1] == way(0)[1]


def _side_name(way: Callable[[int], tuple[int, int]], size: int) -> str:
    """Give the name of the side along which a way goes."""
    column, row = way(0)
    if _is_along_row(way):
        return "bottom" if row <= (size + 1) // 2 else "top"
    return "left" if column <= (size + 1) // 2 else "right"
