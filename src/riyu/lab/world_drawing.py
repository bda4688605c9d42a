"""Small worlds drawn by chance, and cut from games: a few cells with stones, between walls that live by construction.

Takes a chance, or a position; gives worlds of one kind. Judges none of them: `small_world` does.

What stands outside the cells is all stones, and each string of it that has a part in the world has two points of its
own, all of whose neighbors are its stones: it can't be taken, whatever happens in the cells.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping

from riyu.game.board import Board
from riyu.game.constants import EMPTY, STRIDE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    neighbors,
    on_board,
    opposite,
    row_of,
)
from riyu.game.position import Position
from riyu.lab.small_world import LARGEST
from riyu.lab.world_walls import (
    SIZE,
    Walls,
    around,
    hangs_together,
    is_one_piece,
    largest,
    place,
    walled,
    walls_beside,
    world_of,
)
from riyu.lab.worlds import World, board_of

__all__ = ["cut_world", "drawn_world"]


def drawn_world(kind: str, chance: random.Random) -> World | None:
    """Draw a world of a kind; None where what was drawn is none."""
    return {"eye": _eye, "link": _link, "life": _life, "race": _race}[kind](chance)


# Shapes ---------------------------------------------------------------------------------------------------------------


def _start(chance: random.Random) -> Point:
    """Give a point to begin at: a corner, an edge or the middle."""
    places = (1, 1, 2, 3, 4, 5, 5, SIZE - 1, SIZE, SIZE)
    wanted = chance.choice(places), chance.choice(places)
    return next(p for p in all_points(SIZE) if place(p) == wanted)


def _blob(
    chance: random.Random, start: Point, count: int, among: Iterable[Point] = ()
) -> set[Point]:
    """Give points that hang together, grown by chance, more often where they already lie close."""
    allowed = set(among) or set(all_points(SIZE))
    found = {start}
    while len(found) < count:
        beside = [
            q for p in sorted(found) for q in neighbors(p, SIZE) if q in allowed and q not in found
        ]
        if not beside:
            break
        found.add(chance.choice(beside))
    return found


def _line(chance: random.Random, start: Point, count: int, among: set[Point]) -> set[Point]:
    """Give points that hang together, grown by chance, more often along a line."""
    found, last = {start}, start
    while len(found) < count:
        beside = [q for q in neighbors(last, SIZE) if q in among and q not in found]
        if not beside:
            break
        last = chance.choice(beside)
        found.add(last)
    return found


def _sides(
    chance: random.Random, middle: Iterable[Point], parts: list[tuple[float, Color]]
) -> Walls:
    """Give walls in sectors around a middle: of each its share of the round and its color."""
    places = [place(p) for p in middle]
    x = sum(column for column, _ in places) / len(places)
    y = sum(row for _, row in places) / len(places)
    turned = chance.random() * 2 * math.pi
    total = sum(share for share, _ in parts)

    def color(p: Point) -> Color:
        column, row = place(p)
        angle = (math.atan2(row - y, column - x) - turned) % (2 * math.pi)
        at = 0.0
        for share, found in parts:
            at += share / total * 2 * math.pi
            if angle < at:
                return found
        return parts[-1][1]

    return color


# Kinds ----------------------------------------------------------------------------------------------------------------


def _life(chance: random.Random) -> World | None:
    """Draw a space, most of the points around it as the owner's stones, and the pursuer's walls beyond."""
    owner = chance.choice((1, 2))
    pursuer = opposite(owner)
    space = _blob(chance, _start(chance), chance.randint(3, 8))
    ring = {q for p in space for q in around(p)} - space
    inner: dict[Point, Color] = dict.fromkeys(space, EMPTY)
    for p in sorted(ring):
        inner[p] = owner if chance.random() > 0.12 else chance.choice((EMPTY, EMPTY, pursuer))
    for p in sorted(space):
        inner[p] = _stone(chance, 0.25, pursuer, 0.08, owner)
    beyond = sorted({q for p in ring for q in neighbors(p, SIZE)} - inner.keys())
    for p in chance.sample(beyond, min(len(beyond), chance.choice((0, 0, 1, 1, 2, 3)))):
        inner[p] = EMPTY
    position = walled(chance, inner, lambda p: pursuer)
    target = largest(position, inner, owner) if position else None
    return world_of("life", position, inner, pursuer, (target,)) if target else None


def _eye(chance: random.Random) -> World | None:
    """Draw a space within the owner's wall, which has gaps, and where the enemy may stand outside."""
    owner = chance.choice((1, 2))
    pursuer = opposite(owner)
    space = _blob(chance, _start(chance), chance.randint(1, 7))
    ring = {q for p in space for q in around(p)} - space
    share = chance.choice((0.0, 0.0, 0.3, 0.5, 0.7))
    walls = _sides(chance, space, [(share, pursuer), (1 - share, owner)])
    inner: dict[Point, Color] = {p: _stone(chance, 0.25, pursuer, 0.05, owner) for p in space}
    for p in sorted(ring):
        inner[p] = owner if chance.random() > 0.15 else chance.choice((EMPTY, EMPTY, pursuer))
    return _with_eye(chance, inner, walls, space, owner)


def _with_eye(
    chance: random.Random, inner: dict[Point, Color], walls: Walls, space: set[Point], owner: Color
) -> World | None:
    """Give the world of an eye in a space; none where an eye of the wall might come about apart from it."""
    position = walled(chance, inner, walls)
    if position is None:
        return None
    board = board_of(position)
    empty = [p for p in sorted(space) if board.color_at(p) == EMPTY]
    wall = walls_beside(board, inner, owner)
    if not empty or not wall or not hangs_together(board, space, owner):
        return None
    targets = wall[0], chance.choice(empty)
    world = world_of("eye", position, inner, opposite(owner), targets)
    return world if world and is_one_piece(set(world.cells)) else None


def _link(chance: random.Random) -> World | None:
    """Draw a few cells between walls of the owner and of the cutter by turns, or a string of the owner there."""
    owner = chance.choice((1, 2))
    pursuer = opposite(owner)
    inner_points = _blob(chance, _start(chance), chance.randint(5, 12))
    is_two = chance.random() < 0.5
    parts = [(chance.uniform(0.15, 0.4), owner), (chance.uniform(0.1, 0.4), pursuer)]
    if is_two:
        parts += [(chance.uniform(0.15, 0.4), owner), (chance.uniform(0.1, 0.4), pursuer)]
    walls = _sides(chance, inner_points, parts)
    inner = {p: _stone(chance, 0.2, pursuer, 0.2, owner) for p in sorted(inner_points)}
    if not is_two:
        start = chance.choice(sorted(inner_points))
        for p in _line(chance, start, chance.randint(1, 4), inner_points):
            inner[p] = owner
    return _linking(chance, inner, walls, owner)


def _linking(
    chance: random.Random, inner: dict[Point, Color], walls: Walls, owner: Color
) -> World | None:
    """Give the link of two walls of the owner, or of a wall with the largest string inside."""
    position = walled(chance, inner, walls)
    if position is None:
        return None
    pursuer = opposite(owner)
    ends = walls_beside(board_of(position), inner, owner)
    target = largest(position, inner, owner)
    if len(ends) == 2:
        return world_of("link", position, inner, pursuer, (ends[0], ends[1]))
    if len(ends) == 1 and target:
        return world_of("link", position, inner, pursuer, (ends[0], target))
    return None


def _race(chance: random.Random) -> World | None:
    """Draw two strings side by side, each shut in by the other's walls, with a few cells around."""
    owner = chance.choice((1, 2))
    pursuer = opposite(owner)
    points = _blob(chance, _start(chance), chance.randint(9, 20))
    walls = _sides(chance, points, [(chance.uniform(0.35, 0.65), owner), (0.5, pursuer)])
    inner: dict[Point, Color] = {
        p: _stone(chance, 0.1, pursuer, 0.1, owner) for p in sorted(points)
    }
    for color in (owner, pursuer):
        near = [p for p in sorted(points) if walls(p) != color] or sorted(points)
        free = {p for p in points if inner[p] == EMPTY} | set(near)
        for p in _line(chance, chance.choice(near), chance.randint(2, 7), free):
            inner[p] = color
    position = walled(chance, inner, walls)
    if position is None:
        return None
    return _racing(position, inner, owner)


def _racing(position: Position, inner: Mapping[Point, Color], owner: Color) -> World | None:
    """Give the race of the owner's largest string inside with the largest enemy string that it meets there."""
    target = largest(position, inner, owner)
    rival = largest(position, inner, opposite(owner))
    if not target or not rival:
        return None
    board = board_of(position)
    mine = set(board.string_points(target)) | set(board.liberty_points(target))
    his = set(board.string_points(rival)) | set(board.liberty_points(rival))
    beside = {q for p in board.string_points(target) for q in neighbors(p, SIZE)}
    if not beside & set(board.string_points(rival)) and not mine & his:
        return None
    return world_of("race", position, inner, opposite(owner), (rival, target))


def _stone(chance: random.Random, first: float, color: Color, second: float, other: Color) -> Color:
    """Give a stone of a color or another with these chances, else none."""
    drawn = chance.random()
    if drawn < first:
        return color
    return other if drawn < first + second else EMPTY


# Games ----------------------------------------------------------------------------------------------------------------


def cut_world(kind: str, board: Board, chance: random.Random) -> World | None:
    """Cut a world of a kind out of a game's position, around a string taken by chance; None where there is none."""
    names = [p for color in (1, 2) for p in board.strings(color) if board.liberties(p) <= 6]
    if not names:
        return None
    stone = chance.choice(names)
    owner = board.color_at(stone)
    corner = _window(board, stone)
    content = {
        p: board.color_at(p + corner) if on_board(p + corner, board.size) else EMPTY
        for p in all_points(SIZE)
    }
    string = {p - corner for p in board.string_points(stone)}
    if not string <= content.keys():
        return None
    inner = _inner(board, content, corner, string, chance)
    walls = _nearest(content, inner)
    if kind == "life":
        position = walled(chance, inner, lambda p: opposite(owner))
        target = largest(position, inner, owner) if position else None
        return world_of("life", position, inner, opposite(owner), (target,)) if target else None
    if kind == "race":
        position = walled(chance, inner, walls)
        return _racing(position, inner, owner) if position else None
    if kind == "link":
        return _linking(chance, inner, walls, owner)
    space = {p for p in inner if inner[p] != owner}
    return _with_eye(chance, inner, walls, space, owner) if space else None


def _window(board: Board, stone: Point) -> Point:
    """Give what to add to a point of the window to have its point of the board: the window has the stone in it."""
    column = min(max(column_of(stone) - SIZE // 2 - 1, 0), board.size - SIZE)
    row = min(max(row_of(stone) - SIZE // 2 - 1, 0), board.size - SIZE)
    return STRIDE * row + column


def _inner(
    board: Board,
    content: Mapping[Point, Color],
    corner: Point,
    string: set[Point],
    chance: random.Random,
) -> dict[Point, Color]:
    """Give what is inside: the string, and empty points and small strings around it, as many as chance will have."""
    most = chance.randint(4, LARGEST)
    inner = {p: content[p] for p in string}
    cells = 0
    waiting = sorted(string)
    while waiting and cells < most:
        beside = sorted(
            {
                q
                for p in waiting
                for q in neighbors(p, SIZE)
                if q not in inner and _is_real(board, q, corner)
            }
        )
        chance.shuffle(beside)
        waiting = []
        for p in beside:
            group = [p] if content[p] == EMPTY else board.string_points(p + corner)
            fresh = [q - corner if content[p] != EMPTY else q for q in group]
            is_small = len(fresh) <= 4 and all(
                q in content and _is_real(board, q, corner) for q in fresh
            )
            if p in inner or not is_small or cells + len(fresh) > most:
                continue
            inner.update((q, content[q]) for q in fresh)
            cells += len(fresh)
            waiting += fresh
    return inner


def _is_real(board: Board, p: Point, corner: Point) -> bool:
    """Say whether a point of the window lies at its border only where the board ends there too."""
    at = p + corner
    return (column_of(p) in (1, SIZE)) <= (column_of(at) in (1, board.size)) and (
        row_of(p) in (1, SIZE)
    ) <= (row_of(at) in (1, board.size))


def _nearest(content: Mapping[Point, Color], inner: Mapping[Point, Color]) -> Walls:
    """Give walls that stand where stones of their color are nearest."""
    stones = [(place(p), color) for p, color in content.items() if color and p not in inner]

    def color(p: Point) -> Color:
        x, y = place(p)
        return min(
            ((abs(x - at[0]) + abs(y - at[1]), found) for at, found in stones),
            default=(0, 1),
        )[1]

    return color
