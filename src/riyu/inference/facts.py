"""Facts and the fact base: statements about the position, each with the facts and points it rests on.

Takes assertions, revocations and queries; gives facts. Knows no Go but the text form of points. The fact base is on the
trail: undo takes back what was entered and gives back what was revoked. Source: Klinger & Mechner, 3.2 and 3.3 (K4,
K7).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from riyu.base.revertable import RevertableDict
from riyu.base.trail import Trail

__all__ = ["WILD", "Fact", "FactBase"]


class _Wild:
    """The field of a query that any value answers."""

    def __repr__(self) -> str:
        return "_"


WILD = _Wild()
"""Stands for any value in a query."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A predicate with its fields, such as `atari(D4)`, a sentence that says it, and the facts it rests on.

    `points` are the cells the sentence speaks of, for pictures. Two facts are the same if predicate and fields are.
    """

    predicate: str
    fields: tuple[str, ...]
    sentence: str = ""
    rests_on: tuple[Fact, ...] = ()
    points: tuple[int, ...] = ()

    @property
    def name(self) -> tuple[str, tuple[str, ...]]:
        """What makes this fact this fact."""
        return (self.predicate, self.fields)

    def __str__(self) -> str:
        return f"{self.predicate}({', '.join(self.fields)})"

    def tree(self, depth: int = 0) -> Iterator[tuple[int, Fact]]:
        """Give this fact and those under it, each with its depth, downward."""
        yield depth, self
        for below in self.rests_on:
            yield from below.tree(depth + 1)

    def to_json(self) -> dict[str, Any]:
        """Give the fact and the tree under it as plain values."""
        return {
            "predicate": self.predicate,
            "fields": list(self.fields),
            "sentence": self.sentence,
            "points": list(self.points),
            "rests_on": [f.to_json() for f in self.rests_on],
        }


class FactBase:
    """The facts that stand, on one trail.

    Entering a fact enters those it rests on; revoking one takes down all that rest on it, and nothing else.
    """

    def __init__(self, trail: Trail) -> None:
        self._facts: RevertableDict[tuple[str, tuple[str, ...]], Fact] = RevertableDict(trail)

    def enter(self, fact: Fact) -> Fact:
        """Let a fact stand, with the facts under it, and give it; one that stands already is replaced by the newer."""
        for below in fact.rests_on:
            if below is not self._facts.get(below.name):
                self.enter(below)
        self._facts[fact.name] = fact
        return fact

    def revoke(self, fact: Fact) -> list[Fact]:
        """Take a fact down with all that rest on it.

        Give what fell, the fact itself first. Not standing: gives nothing.
        """
        if fact.name not in self._facts:
            return []
        fallen = [self._facts.pop(fact.name)]
        names = {fact.name}
        again = True
        while again:
            again = False
            for name, other in self._facts.items():
                if any(below.name in names for below in other.rests_on):
                    fallen.append(self._facts.pop(name))
                    names.add(name)
                    again = True
        return fallen

    def find(self, predicate: str, *fields: str) -> Fact | None:
        """Give the standing fact with exactly these fields, at once; None if there is none."""
        return self._facts.get((predicate, fields))

    def ask(self, predicate: str, *fields: str | _Wild) -> list[Fact]:
        """Give the standing facts of a predicate whose fields are those given, WILD standing for any.

        In order of entry.
        """
        return [
            fact
            for fact in self._facts.values()
            if fact.predicate == predicate
            and len(fact.fields) == len(fields)
            and all(
                want is WILD or want == have for want, have in zip(fields, fact.fields, strict=True)
            )
        ]

    def __contains__(self, fact: Fact) -> bool:
        return fact.name in self._facts

    def __len__(self) -> int:
        return len(self._facts)

    def __iter__(self) -> Iterator[Fact]:
        return iter(self._facts.values())
