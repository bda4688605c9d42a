"""The overlays of eyes: eye spaces with their sizes, single eyes by their kind, and what is pass-alive.

Takes a scene; gives overlays with legends. Knows how an eye is best seen, not how it is judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from riyu.base.words import counted
from riyu.features.eyes import eye_spaces
from riyu.features.eyes import pass_alive as pass_alive_in
from riyu.features.glance import GlanceStatus
from riyu.features.glance import first_look as first_look_at
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Point, color_name
from riyu.interfaces.picture import Mark, Number, Overlay, Symbol, Tint
from riyu.interfaces.scene import Scene, squared_distance

__all__ = ["eyes", "first_look", "pass_alive"]

_VALUES = {BLACK: 0.5, WHITE: -0.5}  # of tints
_KINDS = {
    "eye": Symbol(0, "dot", "good"),
    "half eye": Symbol(0, "diamond", "neutral"),
    "false eye": Symbol(0, "cross", "bad"),
}
_ORDER = ("Black's", "White's", "points", "points, walls not joined", *_KINDS)  # of keys


def eyes(scene: Scene) -> Overlay:
    """Show eye spaces with their number of points, and single points by what kind of eye they are."""
    board = scene.features.board
    spaces = [space for color in (BLACK, WHITE) for space in eye_spaces(board, color)]
    marks: list[Mark] = []
    keys: dict[str, Mark] = {}
    taken: set[Point] = set()
    for space in sorted(spaces, key=lambda space: len(space.points)):
        # A space around living enemies holds theirs: a point is shown in the smallest.
        free = sorted(space.empties - taken)
        if not free:
            continue
        taken |= space.points
        value = _VALUES[space.color]
        marks += [Tint(p, value) for p in free]
        keys[f"{color_name(space.color)}'s"] = Tint(0, value)
        if space.kind is not None:
            look = _KINDS[space.kind]
            marks += [replace(look, point=p) for p in free]
            keys[space.kind] = look
        else:
            number = Number(_middle(free), len(space.points), "plain" if space.joined else "bad")
            marks.append(number)
            keys["points" if space.joined else "points, walls not joined"] = number
    return Overlay(
        "eyes",
        "Regions of up to 20 points with stones of one color all around, and how many points they have; "
        "single points by what kind of eye they are.",
        tuple(marks),
        tuple([(keys[words], words) for words in _ORDER if words in keys]),
    )


def _middle(points: Sequence[Point]) -> Point:
    """Give the point that is nearest to all others."""
    return min(points, key=lambda p: sum(squared_distance(p, q) for q in points))


def pass_alive(scene: Scene) -> Overlay:
    """Show the pass-alive stones, their eyes, and the territory in which the other color can't live."""
    found = pass_alive_in(scene.features.board)
    marks: list[Mark] = []
    keys: list[tuple[Mark, str]] = []
    parts = []
    for color, value in _VALUES.items():
        stones, territory = found.stones(color), found.territory(color)
        marks += [Tint(p, value) for p in sorted(territory)]
        marks += [Symbol(p, "square", "good") for p in sorted(stones)]
        if territory:
            keys.append((Tint(0, value), f"{color_name(color)}'s territory"))
        parts.append(
            f"{color_name(color)} {counted(len(stones), 'stone')} and {counted(len(territory), 'point')}"
        )
    eyes_of = {p for string in found.strings for eye in string.eyes for p in eye}
    marks += [Symbol(p, "dot", "good") for p in sorted(eyes_of) if scene.position.at(p) == EMPTY]
    if found.strings:
        keys += [(Symbol(0, "square", "good"), "pass-alive"), (Symbol(0, "dot", "good"), "eye")]
    return Overlay(
        "pass-alive",
        f"What stays though its owner passes for ever: {', '.join(parts)}.",
        tuple(marks),
        tuple(keys),
    )


_GLANCES = {
    GlanceStatus.ALIVE: Symbol(0, "dot", "good"),
    GlanceStatus.UNSETTLED: Symbol(0, "triangle", "neutral"),
    GlanceStatus.DEAD: Symbol(0, "cross", "bad"),
}


def first_look(scene: Scene) -> Overlay:
    """Show what blocks are at the novice's first glance, and who encloses what once the dead are looked through."""
    found = first_look_at(scene.features)
    marks: list[Mark] = [Tint(p, _VALUES[color]) for p, color in sorted(found.enclosure.items())]
    marks += [replace(_GLANCES[one.status], point=p) for one in found.blocks for p in one.stones]
    met = {block.status for block in found.blocks}
    return Overlay(
        "first-look",
        "Blocks at a first glance, by five thresholds; enclosed points, the dead looked through.",
        tuple(marks),
        tuple([(look, status.value) for status, look in _GLANCES.items() if status in met]),
    )
