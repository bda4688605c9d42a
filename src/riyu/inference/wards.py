"""Dependencies, wards and alerts: whoever rests on something is told, each in its own words, when it changes.

Takes wards with what they rest on; gives alerts, at once or when they are delivered. Knows nothing of what changes.
Source: Klinger & Mechner, 3.2 (K7).

Units of rules are wards too, of a quicker kind: the engine keeps them itself. Registrations are on the trail.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Protocol

from riyu.base.revertable import RevertableDict
from riyu.base.trail import Trail
from riyu.game.points import Point
from riyu.inference.constants import KIND_BITS

__all__ = ["Alerts", "Dependency", "Ward"]


@dataclass(frozen=True, slots=True)
class Dependency:
    """What something else rests on: a standing fact, or a watched value; `key` is the engine's name for it."""

    key: Hashable
    name: str

    @classmethod
    def on_value(cls, kind: int, cell: Point, name: str = "") -> Dependency:
        """Give the dependency on a watched value, such as `constants.STRING_AT` at a cell."""
        if kind & (1 << KIND_BITS) - 1:
            raise ValueError(f"{kind} is no kind: expected one of riyu.inference.constants")
        return cls(kind + cell, name or f"{kind >> KIND_BITS} at {cell}")

    def __str__(self) -> str:
        return self.name


class Ward(Protocol):
    """What rests on dependencies."""

    def alert(self, message: str, dependency: Dependency) -> None:
        """Take notice that a dependency changed; `message` is what the ward asked to be told."""


class Alerts:
    """Who is to be told of what.

    Argument: the trail. A ward that is to be told `at_once` hears of a change in the midst of an update and must not
    ask anything then; another hears of it once all has settled, and once only of each dependency.
    """

    def __init__(self, trail: Trail) -> None:
        self._wards: RevertableDict[Hashable, tuple[tuple[Ward, Dependency, str, bool], ...]] = (
            RevertableDict(trail)
        )
        self._waiting: dict[tuple[int, Hashable, str], tuple[Ward, Dependency, str]] = {}
        self.is_quiet = False  # nobody is told of anything
        self.is_asked = False  # somebody asked to be told: what changes looks here each time

    def __len__(self) -> int:
        return len(self._wards)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._wards

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._wards)

    def register(
        self, ward: Ward, dependency: Dependency, message: str, *, at_once: bool = False
    ) -> None:
        """Let a ward be told `message` whenever a dependency changes."""
        self.is_asked = True
        found = self._wards.get(dependency.key) or ()
        entry = (ward, dependency, message, at_once)
        if entry not in found:
            self._wards[dependency.key] = (*found, entry)

    def release(self, ward: Ward, dependency: Dependency) -> None:
        """Tell a ward no longer of a dependency."""
        found = self._wards.get(dependency.key) or ()
        left = tuple([entry for entry in found if entry[0] is not ward])
        if left:
            self._wards[dependency.key] = left
        elif found:
            del self._wards[dependency.key]

    def tell(self, key: Hashable) -> None:
        """Alert the wards of a dependency that changed."""
        if self.is_quiet:
            return
        for ward, dependency, message, at_once in self._wards.get(key) or ():
            if at_once:
                ward.alert(message, dependency)
            else:
                self._waiting[id(ward), key, message] = (ward, dependency, message)

    def deliver(self) -> None:
        """Give the alerts that were postponed."""
        while self._waiting and not self.is_quiet:
            waiting = list(self._waiting.values())
            self._waiting.clear()
            for ward, dependency, message in waiting:
                ward.alert(message, dependency)
