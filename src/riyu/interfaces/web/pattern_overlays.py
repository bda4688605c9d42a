"""The overlays of patterns: at which points classes answer or fire in a position, for the color to move.

Takes a scene; gives overlays, and which patterns of which classes fire at a point. Asks the library that is in force.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import lru_cache

from riyu.game.points import Point, color_name
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset
from riyu.interfaces.picture import Number, Overlay
from riyu.interfaces.scene import Scene, blackboard_of
from riyu.interfaces.web.knowledge import in_force
from riyu.reading.blackboard import Given

__all__ = ["fires_by_class", "moves", "moves_told", "shapes", "shapes_told", "version"]

_NAMED = 12  # classes in a legend, patterns at a point

Fires = Mapping[Point, tuple[tuple[str, str], ...]]
"""By point: class and pattern, in the library's order."""


def version() -> int:
    """Give a number that is another once other patterns are in force."""
    knowledge = in_force()
    if knowledge.is_loaded:
        _ = knowledge.library  # looks at the files
    return knowledge.version


def fires_by_class(position: Position, ruleset: Ruleset) -> tuple[Fires, Fires]:
    """Give what fires for the color to move: patterns with an answer by that, the others by their focus.

    Where a class's last pattern answers, nothing fires. Raises UsageError for strings without liberties.
    """
    library = in_force().library
    return _fires(position, ruleset, id(library), version())


@lru_cache(maxsize=8)
def _fires(position: Position, ruleset: Ruleset, library: int, version: int) -> tuple[Fires, Fires]:
    ready = in_force().ready
    asker = blackboard_of(position, ruleset, Given(ready)).asker
    found: tuple[defaultdict[Point, dict[tuple[str, str], None]], ...] = (
        defaultdict(dict),
        defaultdict(dict),
    )
    for one in ready.library.classes:
        for order, _, focus, _, answer in asker.found(one.name, position.to_move):
            name = one.patterns[order].name
            if name != one.last:
                found[not answer][answer or focus][one.name, name] = None
    return tuple({p: tuple(names) for p, names in by.items()} for by in found)  # type: ignore[return-value]


def moves(scene: Scene) -> Overlay:
    """Show at how many points classes answer, and how many of them at each."""
    return _overlay("patterns", "answer", scene, 0)


def shapes(scene: Scene) -> Overlay:
    """Show where patterns without an answer fire: what they say is so there."""
    return _overlay("pattern-shapes", "fire without a move", scene, 1)


def moves_told(scene: Scene, point: Point) -> list[str]:
    """Give the patterns whose answer a point is, by class."""
    return _told(scene, point, 0)


def shapes_told(scene: Scene, point: Point) -> list[str]:
    """Give the patterns without an answer that fire at a point, by class."""
    return _told(scene, point, 1)


def _overlay(name: str, verb: str, scene: Scene, which: int) -> Overlay:
    fires = fires_by_class(scene.position, scene.ruleset)[which]
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


def _told(scene: Scene, point: Point, which: int) -> list[str]:
    names = fires_by_class(scene.position, scene.ruleset)[which].get(point, ())
    by_class: dict[str, list[str]] = {}
    for of, pattern in names:
        by_class.setdefault(of, []).append(pattern)
    told = [f"{of}: {', '.join(patterns)}" for of, patterns in by_class.items()]
    return [*told[:_NAMED], *([f"and {len(told) - _NAMED} more classes"] if told[_NAMED:] else [])]
