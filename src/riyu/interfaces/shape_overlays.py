"""The overlays of what features add up to: views, runnability, sector lines, chains' states, edge zones.

Takes a scene; gives overlays with legends. Knows how each is best seen, not how it comes about.
"""

from __future__ import annotations

from dataclasses import replace

from riyu.base.words import counted
from riyu.features.access import enclosed
from riyu.features.chains import chains
from riyu.features.sectors import Enclosure, SectorLine, sector_lines
from riyu.features.sectors import chain_states as states_of
from riyu.features.views import runnability as runnability_of
from riyu.features.views import view as view_of
from riyu.features.zones import EdgeZone
from riyu.features.zones import edge_zones as edge_zones_in
from riyu.game.constants import BLACK, STRIDE, WHITE
from riyu.game.points import (
    Color,
    Point,
    color_name,
    neighbors,
    point_text,
)
from riyu.interfaces._fewest import Ends, fewest
from riyu.interfaces.picture import (
    Arrow,
    Line,
    Mark,
    Meaning,
    Number,
    Overlay,
    Symbol,
    Text,
    Tint,
    meaning_of,
)
from riyu.interfaces.scene import Scene, squared_distance

__all__ = ["ENCLOSURES", "chain_states", "edge_zones", "runnability", "sectors", "view"]

_ZONES = {
    frozenset((BLACK,)): ("bounded by Black", Tint(0, 0.5)),
    frozenset((WHITE,)): ("bounded by White", Tint(0, -0.5)),
    frozenset((BLACK, WHITE)): ("between the colors", Tint(0, -0.5, "merit")),
    frozenset[Color](): ("a whole side", Tint(0, 0.5, "amount")),
}  # by the colors of the chains that bound a zone

ENCLOSURES: dict[Enclosure, str] = {
    Enclosure.ENCLOSED: "enclosed",
    Enclosure.ENCLOSABLE_IN_ONE: "enclosable in one move",
    Enclosure.WITHIN_SECTOR_LINE: "within a sector line",
    Enclosure.OPEN: "open",
}
"""How far a chain is shut in, in words."""

_STATES: dict[Enclosure, tuple[str, Meaning]] = {
    Enclosure.ENCLOSED: ("E", "bad"),
    Enclosure.ENCLOSABLE_IN_ONE: ("1", "bad"),
    Enclosure.WITHIN_SECTOR_LINE: ("S", "plain"),
    Enclosure.OPEN: ("O", "plain"),
}  # letter, meaning


def view(scene: Scene) -> Overlay:
    """Show what is seen from the last move's stone, or from the scene's viewpoint."""
    point, color = scene.view_from
    features = scene.features
    enclosing = enclosed(features)
    seen = view_of(features, color, point)
    inside, outside = seen.inside(enclosing), seen.outside(enclosing)
    hidden = seen.seen - inside - outside
    marks: list[Mark] = [Symbol(point, "star", "good")]
    marks += [Symbol(p, "square") for p in sorted(seen.edge)]  # first: around the other marks
    marks += [Symbol(p, "dot", "neutral") for p in sorted(outside)]
    marks += [Symbol(p, "diamond", "good") for p in sorted(inside)]
    marks += [Symbol(p, "cross", "bad") for p in sorted(hidden)]
    keys: list[tuple[Mark, str]] = [(Symbol(0, "star", "good"), "from here")]
    if outside:
        keys.append((Symbol(0, "dot", "neutral"), "outside: room to run"))
    if inside:
        keys.append((Symbol(0, "diamond", "good"), "inside: room for eyes"))
    if hidden:
        keys.append((Symbol(0, "cross", "bad"), "inside the enemy's"))
    keys.append((Symbol(0, "square"), "edge of view"))
    return Overlay(
        "view",
        f"What {color_name(color)} sees from {point_text(point)} in straight lines: "
        f"{counted(len(outside), 'point')} outside, {len(inside)} inside an enclosure.",
        tuple(marks),
        tuple(keys),
    )


def runnability(scene: Scene) -> Overlay:
    """Show how many outside points each chain sees, and in which directions it can run."""
    features = scene.features
    enclosing = enclosed(features)
    numbers: list[Number] = []
    arrows: list[Arrow] = []
    for chain in chains(features):
        run = runnability_of(features, chain, enclosing)
        numbers.append(Number(run.runner, run.expanse))
        arrows += [
            Arrow(run.runner + step, run.runner + 2 * step, meaning_of(chain.color))
            for step in run.directions
        ]
    keys: list[tuple[Mark, str]] = [(number, "points seen") for number in numbers[:1]]
    keys += [(arrow, "open direction") for arrow in arrows[:1]]
    return Overlay(
        "runnability",
        "How many points outside of enclosures a chain sees, on the stone of it that sees the most. An arrow shows "
        "where from there six outside points follow one another, or an own stone of another chain stands at the end.",
        (*numbers, *arrows),
        tuple(keys),
    )


def sectors(scene: Scene) -> Overlay:
    """Show both colors' sector lines, the shortest ones, not within their color's enclosures."""
    features = scene.features
    enclosing = enclosed(features)

    def ends(line: SectorLine) -> Ends:
        other = scene.string_name(line.end) if line.end else _side(line.points[-1] - line.start)
        return scene.string_name(line.start), other

    def shortness(line: SectorLine) -> tuple[int, ...]:
        return (-squared_distance(line.start, line.end or line.points[-1]),)

    found = [line for color in (BLACK, WHITE) for line in sector_lines(features, color)]
    marks: list[Mark] = [
        Line(
            line.start,
            line.end or line.points[-1],
            meaning_of(line.color),
            "whole" if line.end else "dashed",
        )
        for line in fewest(found, ends, shortness)
        if any(enclosing.get(p) != line.color for p in line.points)
    ]
    counts = ", ".join(
        f"{color_name(color)} {sum(line.color == color for line in found)}"
        for color in (BLACK, WHITE)
    )
    return Overlay(
        "sectors",
        "Straight lines between two stones of a color, or a stone and the edge, that no enemy lies "
        f"across ({counts}). Shown are the shortest between two strings, where no third lies on the "
        "way, outside of their color's enclosures.",
        tuple(marks),
        (
            (Line(0, 0, "black", "whole"), "between stones"),
            (Line(0, 0, "black", "dashed"), "to the edge"),
        )
        if marks
        else (),
    )


def _side(way: int) -> str:
    """Give the side of the board that a line along a column or row comes to."""
    if way % STRIDE == 0:
        return "bottom" if way < 0 else "top"
    return "left" if way < 0 else "right"


def chain_states(scene: Scene) -> Overlay:
    """Show how far each chain is shut in, on each of its stones."""
    features = scene.features
    states = states_of(features, chains(features))
    marks: list[Mark] = [
        Text(stone, *_STATES[state.enclosure])
        for chain, state in states.items()
        for stone in chain.stones
    ]
    closing = {p for state in states.values() for p in state.closing}
    marks += [Symbol(p, "cross", "bad") for p in sorted(closing)]
    found = {state.enclosure for state in states.values()}
    keys: list[tuple[Mark, str]] = [
        (Text(0, letter, meaning), ENCLOSURES[enclosure])
        for enclosure, (letter, meaning) in _STATES.items()
        if enclosure in found
    ]
    if closing:
        keys.append((Symbol(0, "cross", "bad"), "encloses it"))
    return Overlay(
        "chain-states", "How far each chain is shut in, on its stones.", tuple(marks), tuple(keys)
    )


def edge_zones(scene: Scene) -> Overlay:
    """Show the gaps along the edge, each with its length, by whose chains bound them."""
    size = scene.position.size
    zones = edge_zones_in(scene.features)
    tints: dict[tuple[Point, str], Mark] = {}  # once at a corner where two zones meet
    numbers: list[Mark] = []
    keys: dict[str, Mark] = {}
    for zone in zones:
        words, tint = _ZONES[_bounding(zone)]
        keys[words] = tint
        for point in zone.points:
            tints[point, words] = replace(tint, point=point)
        shown = [p for p in zone.points if len(neighbors(p, size)) > 2] or zone.points
        numbers.append(Number(shown[len(shown) // 2], zone.gap))
    return Overlay(
        "edge-zones",
        "Gaps along the edge between two chains, a chain and a corner, or two corners: "
        f"{len(zones)}, each with its length.",
        (*tints.values(), *numbers),
        tuple([(tint, words) for words, tint in sorted(keys.items())]),
    )


def _bounding(zone: EdgeZone) -> frozenset[Color]:
    return frozenset([chain.color for chain in (zone.left, zone.right) if chain is not None])
