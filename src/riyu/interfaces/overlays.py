"""The overlays that can be asked for by name, such as `--show liberties`: a table of names and what makes each.

Takes a scene (a position and how it came about); gives overlays with legends. Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from riyu.base.errors import UsageError, nearest
from riyu.interfaces import (
    assessment_overlays,
    feature_overlays,
    joseki_overlays,
    life_overlays,
    position_overlays,
    sequence_overlays,
    shape_overlays,
)
from riyu.interfaces.picture import Overlay
from riyu.interfaces.scene import Scene, scene_of

__all__ = ["OVERLAYS", "OverlayMaker", "Scene", "overlay_named", "overlays_named", "scene_of"]


OverlayMaker: TypeAlias = Callable[[Scene], Overlay]
"""What makes an overlay of one name."""

OVERLAYS: dict[str, OverlayMaker] = {
    "moves": position_overlays.moves,
    "last": position_overlays.last,
    "captures": position_overlays.captures,
    "ko": position_overlays.ko,
    "strings": position_overlays.strings,
    "liberties": position_overlays.liberties,
    "atari": position_overlays.atari,
    "score-area": position_overlays.score_area,
    "links": feature_overlays.links,
    "bridges": feature_overlays.bridges,
    "chains": feature_overlays.chains,
    "access-black": feature_overlays.access_black,
    "access-white": feature_overlays.access_white,
    "enclosure": feature_overlays.enclosure,
    "influence": feature_overlays.influence_by_paths,
    "influence-squares": feature_overlays.influence_by_squares,
    "influence-radiation": feature_overlays.influence_by_radiation,
    "view": shape_overlays.view,
    "runnability": shape_overlays.runnability,
    "sectors": shape_overlays.sectors,
    "chain-states": shape_overlays.chain_states,
    "edge-zones": shape_overlays.edge_zones,
    "eyes": life_overlays.eyes,
    "pass-alive": life_overlays.pass_alive,
    "first-look": life_overlays.first_look,
    "territory": assessment_overlays.territory,
    "joseki": joseki_overlays.joseki,
    "sequence": sequence_overlays.sequence,
}
"""The overlays by name, in the order they are listed."""


def overlay_named(name: str, scene: Scene) -> Overlay:
    """Give the overlay of a name; raise UsageError for an unknown one."""
    maker = OVERLAYS.get(name)
    if maker is None:
        known = ", ".join(OVERLAYS)
        raise UsageError(f"unknown overlay '{name}'; known: {known}{nearest(name, OVERLAYS)}")
    return maker(scene)


def overlays_named(names: Iterable[str], scene: Scene) -> tuple[Overlay, ...]:
    """Give overlays by their names, each once, in the order asked for; raise UsageError for an unknown one."""
    return tuple(overlay_named(name, scene) for name in dict.fromkeys(names))
