"""A drawing in all ways that it may lie on a board: turned, mirrored, with the colors changed; each different one once.

Takes drawings; gives orientations, and which continuations are the same by the drawing's symmetry. Looks for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from riyu.archive.drawing import Drawing
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color
from riyu.game.transform import Transform

__all__ = ["NOWHERE", "Orientation", "key_of", "keys_of_next", "orientations_of"]

NOWHERE = 722
"""In place of a continuation's key: nobody plays in the rectangle again."""

_SWAPPED = bytes([0, 1, 4, 5, 2, 3, 6, 7, *range(8, 256)])  # Black's and White's bits changed
_ALL_SYMMETRIES = tuple((transform, swapped) for swapped in (False, True) for transform in range(8))


@dataclass(frozen=True, slots=True)
class Orientation:
    """A drawing as it lies on the board: transformed, and with the colors changed if `swapped`.

    `laid` is the drawing so laid. `keys` has for each of its places, in reading order, the continuation's key if Black
    plays there, then if White does: that of the point and color in the drawing as it was drawn. `turns`, the same way,
    says whether the color that plays is the other one there.
    """

    transform: Transform
    swapped: bool
    laid: Drawing
    keys: tuple[int, ...]
    turns: tuple[bool, ...]


def key_of(place: int, color: Color) -> int:
    """Give the key of a continuation: a place of the drawing in reading order, and the color as drawn."""
    return 2 * place + color - BLACK


def orientations_of(
    drawing: Drawing, *, is_turned: bool = True, is_swapped: bool = True
) -> list[Orientation]:
    """Give the orientations that differ, as drawn first; only some where turning or changing colors is not wanted."""
    wanted = [
        (transform, swapped)
        for transform, swapped in _ALL_SYMMETRIES
        if (is_turned or not transform) and (is_swapped or not swapped)
    ]
    lain = {symmetry: _lay(drawing, *symmetry) for symmetry in wanted}
    first = lain[wanted[0]][0]
    own = [(swapped, where) for (_, swapped), (laid, where) in lain.items() if laid == first]
    found: dict[Drawing, Orientation] = {}
    for (transform, swapped), (laid, where) in lain.items():
        if laid in found:
            continue
        keys, turns = [0] * (2 * len(where)), [False] * (2 * len(where))
        for place, there in enumerate(where):
            for color in (BLACK, WHITE):
                seen = key_of(there, BLACK + WHITE - color if swapped else color)
                keys[seen], is_changed = min(_twins(own, place, color))
                turns[seen] = is_changed != swapped
        found[laid] = Orientation(Transform(transform), swapped, laid, tuple(keys), tuple(turns))
    return list(found.values())


def keys_of_next(drawing: Drawing, orientations: list[Orientation]) -> frozenset[int]:
    """Give the keys of the continuations that a drawing asks for."""
    if drawing.next_at < 0:
        return frozenset(range(NOWHERE + 1))
    keys = orientations[0].keys
    return frozenset(keys[key_of(drawing.next_at, color)] for color in (BLACK, WHITE))


def _lay(drawing: Drawing, transform: int, swapped: bool) -> tuple[Drawing, list[int]]:
    """Give a drawing laid so, without a next move, and where each of its places came."""
    width, height = drawing.width, drawing.height
    new_width, new_height = (height, width) if transform & 4 else (width, height)
    where = []
    for place in range(width * height):
        column, row = place % width, height - 1 - place // width
        if transform & 4:
            column, row = row, column
        if transform & 1:
            column = new_width - 1 - column
        if transform & 2:
            row = new_height - 1 - row
        where.append((new_height - 1 - row) * new_width + column)
    points = bytearray(width * height)
    for place, there in enumerate(where):
        points[there] = drawing.points[place]
    laid = bytes(points).translate(_SWAPPED) if swapped else bytes(points)
    return Drawing(new_width, new_height, laid, drawing.edges.turned(transform)), where


def _twins(
    own: list[tuple[bool, list[int]]], place: int, color: Color
) -> Iterator[tuple[int, bool]]:
    """Give the keys that are the same by the drawing's own symmetries, and whether the colors are changed there."""
    for swapped, where in own:
        yield key_of(where[place], BLACK + WHITE - color if swapped else color), swapped
