"""Slow twin of eye spaces: what a space is worth shows in whether the wall lives by it, played out by the rules alone.

Takes a space with its wall, drawn by chance; gives eyes for either side moving first. A space is worth an eye if a
wall that has one eye elsewhere can't be taken, and two if it can't either when that eye is filled up. Every legal move
in the space, on what is taken from the wall, and on a liberty outside is tried, to the end. Where a line repeats a
position there is no answer: it rests on ko.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from riyu.game.constants import BLACK, EMPTY, STRIDE, WHITE
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, parse_point, point_at
from riyu.game.position import Position, empty_position
from tests.reference.races import Repeated, Stones, after_move, string_at

__all__ = ["Closed", "Repeated", "closed_space", "slow_eyes", "walled"]

SIZE = 9
FREE = parse_point("A8")
"""From here on all is White's, with two eyes."""

EYES = (parse_point("A9"), parse_point("C9"))


@dataclass(frozen=True)
class Closed:
    """A space of Black's.

    `eye` is a sure eye of its wall elsewhere, with `main` beside it, `outside` a liberty of the wall that only White
    may fill.
    """

    stones: Stones
    space: frozenset[Point]
    eye: Point
    main: Point
    outside: Point

    @property
    def position(self) -> Position:
        """What stands on the board."""
        return empty_position(SIZE).with_stones(
            black=[p for p, color in self.stones.items() if color == BLACK],
            white=[p for p, color in self.stones.items() if color == WHITE],
        )


def _shape(chance: random.Random, cells: int) -> set[Point]:
    inner = [p for p in all_points(SIZE) if p < parse_point("A7") and p % 20 <= SIZE - 1]
    space = {chance.choice(inner)}
    while len(space) < cells:
        beside = {q for p in space for q in neighbors(p, SIZE) if q in inner} - space
        space.add(chance.choice(sorted(beside)))
    return space


def closed_space(chance: random.Random, most: int = 5, gaps: float = 0.3) -> Closed | None:
    """Draw a space of up to so many points; None if it doesn't come out right.

    Each stone at a corner of its wall is White's with a chance of `gaps`, each point in it with one of a third.
    """
    space = _shape(chance, chance.randint(1, most))
    wall = {q for p in space for q in neighbors(p, SIZE)} - space
    corners = {q for p in space for q in diagonals(p, SIZE)} - space - wall
    wall |= {q for q in sorted(corners) if chance.random() >= gaps}
    stones = dict.fromkeys(all_points(SIZE), WHITE)
    stones.update(dict.fromkeys(wall, BLACK))
    stones.update({p: WHITE if chance.random() < 1 / 3 else EMPTY for p in sorted(space)})
    stones.update(dict.fromkeys(EYES, EMPTY))
    # The sure eye: all around it is Black's.
    around = {
        p: {*neighbors(p, SIZE), *diagonals(p, SIZE)}
        for p in all_points(SIZE)
        if p < parse_point("A7") and p not in space and p not in wall
    }
    sites = [
        p for p, beside in around.items() if not beside & space and any(q in wall for q in beside)
    ]
    if not sites:
        return None
    eye = chance.choice(sites)
    stones.update(dict.fromkeys(around[eye], BLACK))
    stones[eye] = EMPTY
    if any(stones[p] == BLACK for p in all_points(SIZE) if p >= FREE):
        return None
    white = string_at(stones, FREE, SIZE)[0]
    if any(stones[p] == WHITE and p not in white and p not in space for p in stones):
        return None
    main = string_at(stones, neighbors(eye, SIZE)[0], SIZE)[0]
    outer = [
        p
        for p in sorted(white)
        if p < FREE
        and any(q in main for q in neighbors(p, SIZE))
        and any(q in white for q in neighbors(p, SIZE))
        and all(q in main or q in white for q in neighbors(p, SIZE))
    ]
    if not outer:
        return None
    outside = chance.choice(outer)
    stones[outside] = EMPTY
    if any(stones[p] and not string_at(stones, p, SIZE)[1] for p in stones):
        return None
    if len(string_at(stones, FREE, SIZE)[0]) + 1 != len(white):
        return None
    if not any(stones[q] == EMPTY for p in main for q in neighbors(p, SIZE) if q in space):
        return None  # without the eye it would be in atari
    return Closed(stones, frozenset(space), eye, min(main), outside)


def walled(rows: list[str], left: int, down: int) -> Closed:
    """Give a drawn space with a whole wall, its lowest left point so many steps from the left and lower edge.

    `.` is empty, `O` a white stone, all else wall.
    """
    drawn = {
        point_at(left + column, down + row): content
        for row, text in enumerate(reversed(rows), start=1)
        for column, content in enumerate(text, start=1)
        if content in ".O"
    }
    stones = dict.fromkeys(all_points(SIZE), WHITE)
    for p in drawn:
        for q in (*neighbors(p, SIZE), *diagonals(p, SIZE)):
            stones[q] = BLACK
    stones.update({p: WHITE if content == "O" else EMPTY for p, content in drawn.items()})
    top = max(p for p, color in stones.items() if color == BLACK)
    wall = [p for p, color in stones.items() if color == BLACK]
    right = max(p % STRIDE for p in wall)
    level = min(p for p in wall if p % STRIDE == right)
    eye = level + STRIDE + 2
    for q in (*neighbors(eye, SIZE), *diagonals(eye, SIZE)):
        if stones[q] == WHITE:
            stones[q] = BLACK
    stones.update(dict.fromkeys((eye, *EYES), EMPTY))
    outside = next(
        p
        for p in neighbors(top, SIZE)
        if stones[p] == WHITE and any(stones[q] == WHITE for q in neighbors(p, SIZE))
    )
    stones[outside] = EMPTY
    return Closed(stones, frozenset(drawn), eye, top, outside)


def slow_eyes(closed: Closed, first: Color) -> int:
    """Give the eyes of a space with a color to move first, 0 to 2. Raises Repeated where ko decides."""
    if not _lives(closed, closed.stones, first):
        return 0
    return 2 if _lives(closed, {**closed.stones, closed.eye: BLACK}, first) else 1


def _lives(closed: Closed, stones: Stones, first: Color) -> bool:
    """Say whether the wall can't be taken."""
    fixed = {closed.eye, closed.outside, *EYES, *string_at(stones, FREE, SIZE)[0]}
    playable = {
        BLACK: [p for p in stones if p not in fixed],
        WHITE: [p for p in stones if p not in fixed or p in (closed.eye, closed.outside)],
    }
    known: dict[tuple[object, ...], bool] = {}
    path: set[tuple[object, ...]] = set()

    def taken(now: Stones, mover: Color, passes: int) -> bool:
        if now[closed.main] != BLACK:
            return True
        if passes == 2:
            return False
        key = (*now.values(), mover, passes)
        if key in known:
            return known[key]
        if key in path:
            raise Repeated
        path.add(key)
        good = mover == WHITE
        answer = not good
        for p in playable[mover]:
            after = after_move(now, p, mover, SIZE) if now[p] == EMPTY else None
            if after is not None and taken(after, 3 - mover, 0) == good:
                answer = good
                break
        else:
            if taken(now, 3 - mover, passes + 1) == good:
                answer = good
        path.discard(key)
        known[key] = answer
        return answer

    return not taken(stones, first, 0)
