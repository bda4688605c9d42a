"""The overlays of the features kept with every move: links, bridge points, chains, access, enclosure, influence.

Takes a scene; gives overlays with legends. Knows how a feature is best seen, not how it comes about.
"""

from __future__ import annotations

from collections.abc import Mapping

from riyu.base.words import counted
from riyu.features.access import Phase, access_map, enclosed, inner_bridge_points, phase_of
from riyu.features.chains import chains as chains_in
from riyu.features.features import Features
from riyu.features.influence import path_influence, radiation, square_influence
from riyu.features.links import ConnectionStatus, Link, bridge_points
from riyu.features.links import links as links_in
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, color_name
from riyu.interfaces._fewest import Ends, fewest
from riyu.interfaces.picture import (
    Line,
    Mark,
    Number,
    Overlay,
    Shape,
    Stroke,
    Symbol,
    Text,
    Tint,
    meaning_of,
)
from riyu.interfaces.scene import Scene, squared_distance

__all__ = [
    "access_black",
    "access_white",
    "balance_by_squares",
    "bridges",
    "chains",
    "enclosure",
    "influence_by_paths",
    "influence_by_radiation",
    "influence_by_squares",
    "links",
    "phase_words",
]

_LOOKS: dict[ConnectionStatus, tuple[Stroke, Shape]] = {
    ConnectionStatus.SETTLED: ("whole", "dot"),
    ConnectionStatus.WEAK: ("dashed", "diamond"),
    ConnectionStatus.UNSETTLED: ("dotted", "circle"),
}  # of a link and of a bridge point, the surest first
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_FAR = 12  # moves from which on access has no tint


def links(scene: Scene) -> Overlay:
    """Show the surest links as lines in their color, drawn by their status, and where an unsettled one is cut."""
    features = scene.features
    order = list(_LOOKS)

    def ends(link: Link) -> Ends:
        return scene.string_name(link.a), link.edge or scene.string_name(link.b)

    def sureness(link: Link) -> tuple[int, ...]:
        return -order.index(link.status), -squared_distance(link.a, _far_end(link))

    lines: list[Mark] = []
    cuts: set[Point] = set()
    statuses: set[ConnectionStatus] = set()
    for link in fewest(links_in(features), ends, sureness):
        if link.a == _far_end(link):  # on the first line
            continue
        stroke, _ = _LOOKS[link.status]
        statuses.add(link.status)
        lines.append(Line(link.a, _far_end(link), meaning_of(link.color), stroke))
        if link.status == ConnectionStatus.UNSETTLED:
            cuts.update(link.cut_points)
    keys: list[tuple[Mark, str]] = [
        (Line(0, 0, "black", stroke), status.value)
        for status, (stroke, _) in _LOOKS.items()
        if status in statuses
    ]
    if cuts:
        keys.append((Symbol(0, "cross", "bad"), "cuts it"))
    return Overlay(
        "links",
        "What joins two strings, or a string and the edge, though they do not touch: of several links the surest, and "
        "of those as sure the shortest; none where a third string joins them more surely.",
        (*lines, *(Symbol(p, "cross", "bad") for p in sorted(cuts))),
        tuple(keys),
    )


def _far_end(link: Link) -> Point:
    """Give the other stone of a link, or the point of the first line below a stone that is linked to the edge."""
    return link.b or max(link.wall, key=lambda p: abs(p - link.a), default=link.a)


def bridges(scene: Scene) -> Overlay:
    """Show the empty bridge points of both colors by their status."""
    features = scene.features
    unsettled = ConnectionStatus.UNSETTLED
    points = {color: bridge_points(features, color) for color in (BLACK, WHITE)}
    both = {p for p, status in points[BLACK].items() if status == points[WHITE].get(p) == unsettled}
    marks: list[Mark] = []
    keys: list[tuple[Mark, str]] = []
    for color, statuses in points.items():
        for status, (_, shape) in _LOOKS.items():
            shown = [
                p for p, found in sorted(statuses.items()) if found == status and p not in both
            ]
            marks += [Symbol(p, shape, meaning_of(color)) for p in shown]
            if shown:
                words = f"{color_name(color)}'s {status.value}"
                keys.append((Symbol(0, shape, meaning_of(color)), words))
    if both:
        marks += [Symbol(p, "star", "bad") for p in sorted(both)]
        keys.append((Symbol(0, "star", "bad"), "unsettled for both"))
    return Overlay(
        "bridges",
        "The points of the walls that links make. The enemy does not get through a settled one; an unsettled one is "
        "opened by one move.",
        tuple(marks),
        tuple(keys),
    )


def chains(scene: Scene) -> Overlay:
    """Show the chains, a letter each on all their points."""
    found = chains_in(scene.features)
    tints = {BLACK: 0.3, WHITE: -0.6}
    marks: list[Mark] = []
    for number, chain in enumerate(found):
        again, place = divmod(number, len(_LETTERS))
        letter = _LETTERS[place] + (str(again) if again else "")
        for point in sorted(chain.points):
            marks.append(Text(point, letter))
            if scene.position.at(point) == EMPTY:
                marks.append(Tint(point, tints[chain.color]))
    keys = [
        (Tint(0, tints[color]), f"{color_name(color)}'s")
        for color in (BLACK, WHITE)
        if any(chain.color == color for chain in found)
    ]
    return Overlay(
        "chains",
        f"Stones and the points that they hold by contact, a letter for each chain ({len(found)}).",
        tuple(marks),
        tuple(keys),
    )


def access_black(scene: Scene) -> Overlay:
    """Show Black's access."""
    return _access(scene, BLACK)


def access_white(scene: Scene) -> Overlay:
    """Show White's access."""
    return _access(scene, WHITE)


def _access(scene: Scene, color: Color) -> Overlay:
    features = scene.features
    found = access_map(features, color)
    marks: list[Mark] = []
    for point in scene.position.points(EMPTY):
        if point in found:
            moves = found[point].moves
            marks += [Number(point, moves), Tint(point, max(0.0, 0.6 - moves / _FAR), "amount")]
    name = color_name(color)
    return Overlay(
        f"access-{name.lower()}",
        f"How many moves {name} needs to a point from its nearest stone without going through a strong enemy link; no "
        f"number where it can't go. The phase by worst access: {phase_words(phase_of(features))}.",
        tuple(marks),
        ((Tint(0, 0.6, "amount"), "near"),) if marks else (),
    )


def phase_words(phase: Phase) -> str:
    """Give a phase as its number and name: `9, early opening`."""
    return f"{int(phase)}, {phase}"


def enclosure(scene: Scene) -> Overlay:
    """Show the enclosed points, those in a wall apart, and the walls around them."""
    features = scene.features
    found = enclosed(features)
    marks: list[Mark] = []
    keys: list[tuple[Mark, str]] = []
    parts = []
    any_inner = False
    for color, sign in ((BLACK, 1), (WHITE, -1)):
        points = [p for p, owner in found.items() if owner == color]
        inner = inner_bridge_points(features, color)
        walls = [
            p
            for p, status in sorted(bridge_points(features, color).items())
            if status == ConnectionStatus.SETTLED and p not in found
        ]
        marks += [Tint(p, 0.7 * sign) for p in points]
        marks += [Symbol(p, "diamond", "good") for p in inner]
        any_inner |= bool(inner)
        marks += [Symbol(p, "dot", meaning_of(color)) for p in walls]
        name = color_name(color)
        among = f", {counted(len(inner), 'inner bridge point')} among them" if inner else ""
        parts.append(f"{name} {counted(len(points), 'point')}{among}")
        if points:
            keys.append((Tint(0, 0.7 * sign), f"{name}'s"))
        if walls:
            keys.append((Symbol(0, "dot", meaning_of(color)), f"{name}'s wall"))
    if any_inner:
        keys.append((Symbol(0, "diamond", "good"), "inner bridge point"))
    return Overlay(
        "enclosure",
        f"Points that a color encloses (at most six moves from its stones): {'; '.join(parts)}.",
        tuple(marks),
        tuple(keys),
    )


def influence_by_paths(scene: Scene) -> Overlay:
    """Show influence by paths."""
    values = path_influence(scene.features)
    about = "Influence along open paths of up to five steps, halved with each step, with shadows behind stones"
    return _influence(scene, "influence", about, values, 3.0)


def influence_by_squares(scene: Scene) -> Overlay:
    """Show influence by inverse squares, with the rim."""
    values = balance_by_squares(scene.features)
    about = "Influence that falls with the square of distance, Black's less White's, with the edge's rim"
    return _influence(scene, "influence-squares", about, values, 6.0)


def balance_by_squares(features: Features) -> dict[Point, float]:
    """Give influence by inverse squares, with the rim: Black's less White's."""
    both = square_influence(features)
    return {point: black - white for point, (black, white) in both.items()}


def influence_by_radiation(scene: Scene) -> Overlay:
    """Show influence by radiation."""
    about = "Influence that each stone radiates over empty points, four steps far"
    return _influence(scene, "influence-radiation", about, radiation(scene.position), 40.0)


def _influence(
    scene: Scene, name: str, about: str, values: Mapping[Point, float], full: float
) -> Overlay:
    """Show influence as tints, `full` and more as full ones."""
    shares = {p: max(-1.0, min(1.0, values[p] / full)) for p in scene.position.points(EMPTY)}
    marks = tuple([Tint(point, share) for point, share in shares.items() if share])
    return Overlay(name, f"{about}: the largest squares are {full:g} and more.", marks)
