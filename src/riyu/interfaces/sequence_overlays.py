"""The overlay of what patterns play on after the last move: the moves, numbered.

Takes a scene, and knowledge if there is other than the package's; gives an overlay with a legend. Plays nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from riyu.candidates.obvious import obvious_sequence
from riyu.game.points import Point, color_name, opposite, point_text
from riyu.interfaces.picture import Meaning, Number, Overlay
from riyu.interfaces.scene import Scene
from riyu.reading.sequence import Sequence

if TYPE_CHECKING:
    from riyu.reading.blackboard import Knows

__all__ = ["SequenceOverlay", "sequence"]

_NAMES: dict[int, Meaning] = {1: "black", 2: "white"}


class SequenceOverlay:
    """The overlay by knowledge that may change: `knowledge` gives what is in force, `version` its number."""

    def __init__(self, knowledge: Knows, version: Callable[[], int]) -> None:
        self._knowledge = knowledge
        self.version = version

    def make(self, scene: Scene) -> Overlay:
        """Show what is played on."""
        return _overlay(scene, _sequence(scene, self._knowledge))

    def told(self, scene: Scene, point: Point) -> list[str]:
        """Give what is played at a point, and by which pattern."""
        found = _sequence(scene, self._knowledge)
        steps = enumerate(found.steps if found else (), start=1)
        return [f"{number}: {step}" for number, step in steps if step.point == point]


def sequence(scene: Scene) -> Overlay:
    """Show what riyu's own patterns play on. Raises BadInput for files that can't be read."""
    from riyu.player.knowledge_in_force import KnowledgeInForce

    return _overlay(scene, _sequence(scene, KnowledgeInForce()))


def _sequence(scene: Scene, knowledge: Knows) -> Sequence | None:
    if not scene.last_move:
        return None
    color = opposite(scene.moves[-1].color)
    return obvious_sequence(scene.blackboard(knowledge), color, scene.moves[:-3:-1])


def _overlay(scene: Scene, found: Sequence | None) -> Overlay:
    if found is None or not found.steps:
        return Overlay("sequence", "Patterns play nothing on after the last move.")
    numbers: dict[Point, Number] = {}
    for number, step in enumerate(found.steps, start=1):
        if step.point and step.point not in numbers:
            numbers[step.point] = Number(step.point, number, _NAMES[step.color])
    moves = " ".join(point_text(step.point) for step in found.steps)
    after = point_text(scene.last_move)
    return Overlay(
        "sequence",
        f"What patterns play on after {after}: {moves}, {found.gain:+.1f} points for {color_name(found.color)}.",
        tuple(numbers.values()),
    )
