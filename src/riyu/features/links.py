"""Links and bridge points as values: kind, ends, connection status, cut points, wall, and what all that rests on.

Takes features; gives frozen links and the connection status of points. Knows no codes' making and judges nothing.
Sources: RiscIgo (W4), "Links"; the novice's program (N4, N13), "Enclosure"; the blog (B3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from riyu.features.features import Features
from riyu.features.link_codes import (
    codes_in,
    cuts_of,
    edge_of,
    kind_of,
    partner_of,
    wall_of,
    window_of,
)
from riyu.game.constants import EMPTY, NO_POINT, STRIDE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    color_name,
    column_of,
    opposite,
    point_text,
    row_of,
)

__all__ = [
    "ConnectionStatus",
    "Link",
    "LinkBits",
    "bridge_points",
    "bridge_status",
    "link_bits",
    "links",
    "links_at",
]


class ConnectionStatus(Enum):
    """Of a link, its wall or a bridge point: what becomes of it if the enemy moves first."""

    NONE = "none"
    WEAK = "weak"
    UNSETTLED = "unsettled"
    SETTLED = "settled"


_NONE, _WEAK, _UNSETTLED, _SETTLED = ConnectionStatus

# By link code: the status of the link, and of its wall.
_MEANING = [
    (_NONE, _NONE),
    (_UNSETTLED, _UNSETTLED),
    (_UNSETTLED, _WEAK),
    (_UNSETTLED, _SETTLED),
    (_WEAK, _WEAK),
    (_WEAK, _SETTLED),
    (_SETTLED, _SETTLED),
]


@dataclass(frozen=True, slots=True)
class Link:
    """A shape that joins two stones, or a stone and the edge, though they do not touch.

    `b` is NO_POINT for an edge link, and `edge` (bottom, left, right or top) is empty for any other. `status` says
    whether the ends get joined: settled; unsettled, where a cutter finds help; weak, where he has to live on both
    sides. `wall` holds the points between the ends and `wall_status` whether the enemy gets through there: settled
    (the link is strong); unsettled, by one move; weak, by more. An enemy stone on a cut point cuts at once; a weak
    link may have none. All of it rests on what stands on `depends_on`.
    """

    kind: str
    color: Color
    a: Point
    b: Point
    edge: str
    status: ConnectionStatus
    wall_status: ConnectionStatus
    wall: tuple[Point, ...]
    cut_points: tuple[Point, ...]
    depends_on: frozenset[Point]

    @property
    def is_strong(self) -> bool:
        """Whether the enemy can't get through between the ends, even if he moves first."""
        return self.wall_status is ConnectionStatus.SETTLED

    def __str__(self) -> str:
        """Say it in a line: `one-space jump C4 to E4, Black: weak, strong wall, cut at D4`."""
        end = point_text(self.b) if self.b else f"the {self.edge}"
        wall = "strong" if self.is_strong else self.wall_status.value
        cuts = ", cut at " + " ".join(map(point_text, self.cut_points)) if self.cut_points else ""
        return (
            f"{self.kind} {point_text(self.a)} to {end}, {color_name(self.color)}: "
            f"{self.status.value}, {wall} wall{cuts}"
        )


@dataclass(frozen=True, slots=True)
class LinkBits:
    """A color's links over one point: whether a strong one, and whether a weaker one, lies across it, by direction.

    Horizontal links run from column to column, vertical ones from row to row; a diagonal is both.
    """

    horizontal: bool = False
    vertical: bool = False
    weak_horizontal: bool = False
    weak_vertical: bool = False

    def __or__(self, other: LinkBits) -> LinkBits:
        """Give the bits of both."""
        return LinkBits(
            self.horizontal or other.horizontal,
            self.vertical or other.vertical,
            self.weak_horizontal or other.weak_horizontal,
            self.weak_vertical or other.weak_vertical,
        )

    def __str__(self) -> str:
        """Say it in two letters, H or h and V or v: large ones for strong links, `-` where there is none."""
        along = "H" if self.horizontal else "h" if self.weak_horizontal else "-"
        return along + ("V" if self.vertical else "v" if self.weak_vertical else "-")


def links(features: Features) -> list[Link]:
    """Give all links of both colors, by the stone on the lower cell in reading order."""
    cells = features.board.cells()
    return [_link(features.size, cells, a, slot, code) for a, slot, code in _codes(features)]


def links_at(features: Features, point: Point) -> list[Link]:
    """Give the links of the stone on a point; none if no stone stands there."""
    cells = features.board.cells()
    return [
        _link(features.size, cells, a, slot, code)
        for a, slot, code in _codes(features)
        if point in (a, partner_of(slot, a))
    ]


def bridge_points(features: Features, color: Color) -> dict[Point, ConnectionStatus]:
    """Give the empty points in the walls of a color's links, each with the best status but that unsettled beats weak.

    A point may be an unsettled bridge point of both colors.
    """
    found: dict[Point, ConnectionStatus] = {}
    cells = features.board.cells()
    order = list(ConnectionStatus)
    for a, slot, code in _codes(features):
        if cells[a] == color:
            status = _MEANING[code][1]
            for point in wall_of(slot, a, features.size):
                if cells[point] == EMPTY:
                    known = found.get(point, _NONE)
                    found[point] = max(known, status, key=order.index)
    return found


def bridge_status(features: Features, color: Color, point: Point) -> ConnectionStatus:
    """Give the status of a point as a bridge point of a color; NONE if it is none."""
    return bridge_points(features, color).get(point, ConnectionStatus.NONE)


def link_bits(features: Features, color: Color) -> dict[Point, LinkBits]:
    """Give the bits of the empty points that a color's links lie across, in reading order.

    These are the points of their walls; of a diagonal, which has none, the empty points beside both ends.
    """
    cells = features.board.cells()
    found: dict[Point, LinkBits] = {}
    for a, slot, code in _codes(features):
        if cells[a] != color:
            continue
        bits = _bits(a, partner_of(slot, a), edge_of(slot), _MEANING[code][1])
        for point in wall_of(slot, a, features.size) or window_of(slot, a, features.size):
            if cells[point] == EMPTY:
                found[point] = found.get(point, LinkBits()) | bits
    return {p: found[p] for p in all_points(features.size) if p in found}


def _bits(a: Point, b: Point, edge: str, wall: ConnectionStatus) -> LinkBits:
    """Give the bits of a link: a jump of any kind runs along its longer side."""
    columns, rows = abs(column_of(b) - column_of(a)), abs(row_of(b) - row_of(a))
    across = edge in ("left", "right") if edge else columns >= rows
    down = not across if edge else rows >= columns
    if wall is ConnectionStatus.SETTLED:
        return LinkBits(across, down)
    return LinkBits(False, False, across, down)


def _codes(features: Features) -> Iterator[tuple[Point, int, int]]:
    """Give the stone, slot and code of each link, in reading order of the stones."""
    for a in all_points(features.size):
        for slot, code in codes_in(features.link_word(a)):
            yield a, slot, code


def _link(size: int, cells: bytes, a: Point, slot: int, code: int) -> Link:
    color, b = cells[a], partner_of(slot, a)
    status, wall_status = _MEANING[code]
    return Link(
        kind=_special_kind(cells, a, b) or kind_of(slot, a, size),
        color=color,
        a=a,
        b=b,
        edge=edge_of(slot),
        status=status,
        wall_status=wall_status,
        wall=tuple(wall_of(slot, a, size)),
        cut_points=tuple(cuts_of(slot, a, color, size, cells)),
        depends_on=frozenset([a, b, *window_of(slot, a, size)]) - {NO_POINT},
    )


def _special_kind(cells: bytes, a: Point, b: Point) -> str:
    """Give the name of a link that other own stones make another kind; empty if none does."""
    own = cells[a]
    if b - a in (2, 2 * STRIDE):
        middle = (a + b) // 2
        if cells[middle] != EMPTY:
            return ""
        for across in (STRIDE, -STRIDE) if b - a == 2 else (1, -1):
            if cells[middle + across] == EMPTY:
                beyond = cells[a + across], cells[b + across]
                if beyond == (own, own):
                    return "bamboo joint"
                if sorted(beyond) == [EMPTY, own] and cells[middle + 2 * across] == own:
                    return "table"
        return "hanging connection" if _would_be_taken(cells, own, middle) else ""
    if b - a in (STRIDE - 1, STRIDE + 1):
        for p, q in ((a + STRIDE, b - STRIDE), (b - STRIDE, a + STRIDE)):
            if cells[p] == opposite(own) and cells[q] == EMPTY and _would_be_taken(cells, own, q):
                return "hanging connection"
    return ""


def _would_be_taken(cells: bytes, own: Color, point: Point) -> bool:
    """Say whether an enemy stone there would be alone, with at most one liberty."""
    around = [cells[point + step] for step in (STRIDE, -1, 1, -STRIDE)]
    return opposite(own) not in around and around.count(EMPTY) <= 1
