"""The overlays of patterns: at which points classes answer or fire in a position, for the color to move.

Takes pattern files and a scene; gives overlays, and which patterns of which classes fire at a point. Asks the library
that is in force of those files.
"""

from __future__ import annotations

from collections import Counter

from riyu.game.points import Point, color_name
from riyu.interfaces.picture import Number, Overlay
from riyu.interfaces.scene import Scene
from riyu.interfaces.web.knowledge import PatternKnowledge

__all__ = ["PatternOverlays"]

_NAMED = 12  # classes in a legend, patterns at a point


class PatternOverlays:
    """The overlays of the patterns in force of a folder of pattern files."""

    def __init__(self, patterns: PatternKnowledge) -> None:
        self._patterns = patterns

    def version(self) -> int:
        """Give a number that is another once other patterns are in force."""
        return self._patterns.looked()

    def moves(self, scene: Scene) -> Overlay:
        """Show at how many points classes answer, and how many of them at each."""
        return self._overlay("patterns", "answer", scene, 0)

    def shapes(self, scene: Scene) -> Overlay:
        """Show where patterns without an answer fire: what they say is so there."""
        return self._overlay("pattern-shapes", "fire without a move", scene, 1)

    def moves_told(self, scene: Scene, point: Point) -> list[str]:
        """Give the patterns whose answer a point is, by class."""
        return self._told(scene, point, 0)

    def shapes_told(self, scene: Scene, point: Point) -> list[str]:
        """Give the patterns without an answer that fire at a point, by class."""
        return self._told(scene, point, 1)

    def _overlay(self, name: str, verb: str, scene: Scene, which: int) -> Overlay:
        fires = self._patterns.fires.at(scene.position, scene.ruleset)[which]
        counts = {point: len({of for of, _ in names}) for point, names in fires.items()}
        classes = Counter(of for names in fires.values() for of in {of for of, _ in names})
        listed = ", ".join(f"{of} {count}" for of, count in classes.most_common(_NAMED))
        more = f" and {len(classes) - _NAMED} more" if len(classes) > _NAMED else ""
        color = color_name(scene.position.to_move)
        marks = tuple(Number(point, count) for point, count in sorted(counts.items()))
        return Overlay(
            name,
            f"How many pattern classes {verb} there, {color} being own. "
            + (f"Points by class: {listed}{more}." if classes else "None fires."),
            marks,
            tuple((mark, "classes") for mark in marks[:1]),
        )

    def _told(self, scene: Scene, point: Point, which: int) -> list[str]:
        names = self._patterns.fires.at(scene.position, scene.ruleset)[which].get(point, ())
        by_class: dict[str, list[str]] = {}
        for of, pattern in names:
            by_class.setdefault(of, []).append(pattern)
        told = [f"{of}: {', '.join(patterns)}" for of, patterns in by_class.items()]
        return [
            *told[:_NAMED],
            *([f"and {len(told) - _NAMED} more classes"] if told[_NAMED:] else []),
        ]
