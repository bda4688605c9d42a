"""The overlay of facts: how many facts that rules say name a point, by predicate; and one predicate's facts alone.

Takes rule files and a scene, or facts; gives overlays, and the facts at a point. Asks the rules that are in force of
those files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from riyu.game.points import Point
from riyu.inference.facts import Fact
from riyu.interfaces.picture import Number, Overlay
from riyu.interfaces.scene import Scene
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.interfaces.web.work import Stop
from riyu.reading.notes import beside

__all__ = ["FactOverlay", "facts_overlay"]

_NAMED = 12


class FactOverlay:
    """The overlay of the facts that the rules in force of a folder of rule files say."""

    def __init__(self, rules: RuleKnowledge) -> None:
        self._rules = rules
        self._found = rules.found

    def version(self) -> int:
        """Give a number that is another once other rules are in force, or more facts were found."""
        return self._rules.looked() + self._found.count

    def find(self, scene: Scene, stop: Stop) -> None:
        """Find the facts of a scene: for a thread. Raises UsageError for strings without liberties, Stopped."""
        self._found.facts_at(scene.position, scene.ruleset, stop)
        self._found.notes_at(scene.position, scene.ruleset, stop)

    def is_found(self, scene: Scene) -> bool:
        """Say whether the facts of a scene were found by the rules in force."""
        return self._found.known_facts(scene.position, scene.ruleset) is not None

    def make(self, scene: Scene) -> Overlay:
        """Show how many facts name each point, once they were found."""
        known = self._found.known_facts(scene.position, scene.ruleset)
        if known is None:
            return Overlay("facts", "How many facts of rules name a point. They are being found …")
        return facts_overlay("facts", known)

    def told(self, scene: Scene, point: Point) -> list[str]:
        """Give the facts that name a point, as sentences, with what reading says of them as far as it was asked."""
        notes = self._found.known_notes(scene.position, scene.ruleset)
        told = [
            beside(f"{fact.predicate}: {fact.sentence}", notes.get(fact, ""))
            for fact in self._found.known_facts(scene.position, scene.ruleset) or ()
            if point in fact.points
        ]
        return [
            *told[:_NAMED],
            *([f"and {len(told) - _NAMED} more facts"] if told[_NAMED:] else []),
        ]


def facts_overlay(name: str, found: Sequence[Fact]) -> Overlay:
    """Give how many of some facts name each point."""
    counts = Counter(point for fact in found for point in fact.points)
    by_predicate = Counter(fact.predicate for fact in found)
    listed = ", ".join(f"{one} {count}" for one, count in by_predicate.most_common(_NAMED))
    more = f" and {len(by_predicate) - _NAMED} more" if len(by_predicate) > _NAMED else ""
    marks = tuple(Number(point, count) for point, count in sorted(counts.items()))
    return Overlay(
        name,
        "How many facts of rules name a point. "
        + (f"Facts by predicate: {listed}{more}." if found else "None stands."),
        marks,
        tuple((mark, "facts") for mark in marks[:1]),
    )
