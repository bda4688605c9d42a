"""riyu's last decisions, by what stood there, while the knowledge they were made by is in force; what is told of such.

Takes scenes and decisions; gives these back. Thinks nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from riyu.interfaces.scene import Scene
from riyu.player.decision import Decision

__all__ = ["KeptBeside", "KeptDecisions"]

_KEPT = 100

About = TypeVar("About")
Told = TypeVar("Told")


class KeptDecisions:
    """Decisions by scene. `in_force` gives a number that is another once other knowledge is in force."""

    def __init__(self, in_force: Callable[[], int]) -> None:
        self._in_force = in_force
        self._known: OrderedDict[tuple[Scene, int], Decision] = OrderedDict()
        self._count = 0

    def keep(self, scene: Scene, decision: Decision) -> None:
        """Keep a decision for a scene, until other knowledge is in force; the oldest of many are forgotten."""
        self._known[scene, self._in_force()] = decision
        self._count += 1
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)

    def at(self, scene: Scene) -> Decision | None:
        """Give the decision kept for a scene, None if none was made by the knowledge in force."""
        return self._known.get((scene, self._in_force()))

    def before(self, scene: Scene) -> Decision | None:
        """Give the last decision made for a scene by other knowledge than is in force; None if none is kept."""
        now = self._in_force()
        keys = [key for key in self._known if key[0] == scene and key[1] != now]
        return self._known[keys[-1]] if keys else None

    @property
    def version(self) -> int:
        """A number that is another once there may be other decisions."""
        return self._count + self._in_force()


class KeptBeside(Generic[About, Told]):
    """What is told of values, such as the explanations of decisions: of the very values, as they were made."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[About, Told]] = OrderedDict()

    def keep(self, about: About, told: Told) -> None:
        """Keep what is told of a value; the oldest of many are forgotten."""
        self._known[id(about)] = (about, told)  # held, so that its id is no other's
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)

    def of(self, about: About) -> Told | None:
        """Give what is told of a value; None if it is not kept."""
        found = self._known.get(id(about))
        return found[1] if found is not None else None
