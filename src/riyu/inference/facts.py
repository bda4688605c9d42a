"""Facts as other layers have them: statements about the position, each with the facts and points it rests on.

Takes nothing; gives frozen values that print themselves. Where they stand, `engine` says. Source: Klinger & Mechner,
3.2 and 3.3 (K4, K7).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["Fact"]


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

    def to_json(self) -> dict[str, Any]:
        """Give the fact and the tree under it as plain values."""
        return {
            "predicate": self.predicate,
            "fields": list(self.fields),
            "sentence": self.sentence,
            "points": list(self.points),
            "rests_on": [f.to_json() for f in self.rests_on],
        }
