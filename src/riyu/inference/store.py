"""The facts that stand, by predicate, each with what supports it; and indices for the ways in which rules ask for them.

Takes keys (a tuple of the predicate's name and its values) with supporters; gives facts and answers. Knows no rules,
and nothing of undo: the engine takes back what it did. Source: Klinger & Mechner, 3.3 (K4).
"""

from __future__ import annotations

from typing import Any

__all__ = ["Shape", "StandingFact", "Store"]


class StandingFact:
    """A fact that stands while it is supported; there is one object for each key for good.

    `count` says how often it is supported: by units, which `supporters` names, and by lone rules.
    """

    def __init__(self, key: tuple[Any, ...], store: Store) -> None:
        self.key = key
        self.store = store
        self.supporters: Any = None
        self.count = 0
        self.number = 0
        self.stands = False
        self.is_met = False


class Shape:
    """A way to ask for a predicate's facts: with some fields given, and some always the same.

    Arguments: its number; the places in a fact's key of the fields given; places and values of those always the same.
    """

    def __init__(
        self, number: int, places: tuple[int, ...], constants: tuple[tuple[int, Any], ...]
    ) -> None:
        self.number = number
        self.places = places
        self.constants = constants
        self.found: dict[tuple[Any, ...], dict[tuple[Any, ...], None]] = {}

    def admits(self, key: tuple[Any, ...]) -> bool:
        """Say whether a fact has what is always the same."""
        for place, value in self.constants:  # noqa: SIM110 - quicker than all() where it is compiled
            if key[place] != value:
                return False
        return True

    def values_of(self, key: tuple[Any, ...]) -> tuple[Any, ...]:
        """Give the shape's number and a fact's values at its places: where it is found, and what wards ask for."""
        return (self.number, *[key[place] for place in self.places])


class Store:
    """The facts of one predicate."""

    def __init__(self, predicate: str) -> None:
        self.predicate = predicate
        self.known: dict[tuple[Any, ...], StandingFact] = {}
        self.standing: dict[tuple[Any, ...], StandingFact] = {}
        self.shapes: list[Shape] = []
        self.is_named = False  # something rests on one of its facts by its key

    def of(self, key: tuple[Any, ...]) -> StandingFact:
        """Give the object of a key."""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = StandingFact(key, self)
        return found

    def clear(self) -> None:
        """Forget all facts."""
        self.known.clear()
        self.standing.clear()
        for shape in self.shapes:
            shape.found.clear()

    def begin(self, fact: StandingFact) -> None:
        """Let a fact stand."""
        fact.stands = True
        self.standing[fact.key] = fact
        for shape in self.shapes:
            if shape.admits(fact.key):
                values = shape.values_of(fact.key)
                found = shape.found.get(values)
                if found is None:
                    found = shape.found[values] = {}
                found[fact.key] = None

    def end(self, fact: StandingFact) -> None:
        """Let a fact stand no longer."""
        fact.stands = False
        del self.standing[fact.key]
        for shape in self.shapes:
            if shape.admits(fact.key):
                del shape.found[shape.values_of(fact.key)][fact.key]
