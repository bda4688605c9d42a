"""Which patterns fire in a position for the color to move, by class and point, the last of it kept.

Takes positions; gives values. Asks the patterns in force, all of them.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, defaultdict
from collections.abc import Mapping
from typing import TypeAlias

from riyu.game.points import Point
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset
from riyu.interfaces.scene import blackboard_of
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["Fires", "FiresFound"]

Fires: TypeAlias = Mapping[Point, tuple[tuple[str, str], ...]]
"""By point: class and pattern, in the library's order."""

_KEPT = 8


class FiresFound:
    """What was found by the patterns in force; any thread may ask."""

    def __init__(self, followed: KnowledgeInForce) -> None:
        self._followed = followed
        self._lock = threading.Lock()
        self._by: ReadyLibrary | None = None
        self._known: OrderedDict[tuple[Position, Ruleset], tuple[Fires, Fires]] = OrderedDict()

    def at(self, position: Position, ruleset: Ruleset) -> tuple[Fires, Fires]:
        """Give what fires for the color to move: patterns with an answer by that, the others by their focus.

        Where a class's last pattern answers, nothing fires. Raises UsageError for strings without liberties.
        """
        self._followed.all_patterns()
        key, ready = (position, ruleset), self._followed.patterns
        with self._lock:
            if ready is not self._by:
                self._known.clear()
                self._by = ready
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key]
        asker = blackboard_of(position, ruleset, self._followed).asker
        given = _fires(asker, position)
        with self._lock:
            if asker.ready is self._by:
                self._known[key] = given
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return given


def _fires(asker: Asker, position: Position) -> tuple[Fires, Fires]:
    answered: defaultdict[Point, dict[tuple[str, str], None]] = defaultdict(dict)
    silent: defaultdict[Point, dict[tuple[str, str], None]] = defaultdict(dict)
    for one in asker.ready.library.classes:
        for order, _, focus, _, answer in asker.found(one.name, position.to_move):
            name = one.patterns[order].name
            if name != one.last:
                (answered if answer else silent)[answer or focus][one.name, name] = None
    return _frozen(answered), _frozen(silent)


def _frozen(found: Mapping[Point, dict[tuple[str, str], None]]) -> Fires:
    return {point: tuple(names) for point, names in found.items()}
