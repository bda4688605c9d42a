"""How far a library covers what RiscIgo's patterns were for: its purposes, with the counts that its author gives.

Takes a library; gives a row for each purpose. Judges no pattern. Source: RiscIgo (W9), "about 100 pattern types", "the
classes with the most patterns", string tactics, eye tactics, joseki.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from riyu.patterns.harvested import PREFIX
from riyu.patterns.library import Library

__all__ = ["ALL", "PURPOSES", "Covered", "covered"]

ALL = 3000
"""Patterns that RiscIgo's database has in all."""

_LINKS = ("diagonal", "one-space", "knight", "large-knight", "two-space")

PURPOSES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("contact attack", 162, ("contact-attack",)),
    ("string tactics attack", 143, ("string-attack",)),
    ("string tactics defense", 139, ("string-defense",)),
    ("react to foe move without thought", 135, ("react-without-thought",)),
    ("single skip link defense", 135, ("one-space-link-defense",)),
    ("obvious link defense sequences", 114, ("link-defense-sequence",)),
    ("eye value of one point", 65, ("eye-value-1",)),
    ("great wall: what makes use of it", 28, ("great-wall-corner",)),
    ("string tactics: eyes", 16, ("string-eyes",)),
    ("string tactics: trick plays", 16, ("trick-plays",)),
    ("great wall", 7, ("great-wall",)),
    ("open direction", 0, ("open-direction",)),
    ("press", 0, ("press",)),
    ("run", 0, ("run",)),
    ("enclose", 0, ("enclose",)),
    ("semeai", 0, ("semeai-moves",)),
    ("friend extend", 0, ("own-extend",)),
    ("foe extend", 0, ("enemy-extend",)),
    ("ladder attack", 0, ("ladder-attack",)),
    ("contact defend", 0, ("contact-defense",)),
    ("diagonal contact", 0, ("diagonal-contact",)),
    ("external eye", 0, ("external-eye",)),
    ("unstable territory boundary", 0, ("unstable-boundary",)),
    ("revise planned move", 0, ("revise-planned-move",)),
    ("fill a liberty", 0, ("fill-liberty",)),
    ("invade", 0, ("invade",)),
    ("self-atari reject", 0, ("self-atari-reject",)),
    ("split territory", 0, ("split-territory",)),
    ("form links from", 0, ("form-links",)),
    ("attack foe moyo", 0, ("attack-moyo",)),
    ("defend friend moyo", 0, ("defend-moyo",)),
    ("big midgame edge moves", 0, ("edge-moves",)),
    ("obvious follow-up", 0, ("obvious-follow-up", "obvious-answer-sequence")),
    ("attack a territory boundary", 0, ("attack-boundary",)),
    ("stop the wriggling of a dead group", 0, ("stop-wriggling",)),
    ("desperate group trying to live", 0, ("desperate-life",)),
    ("do I care about saving this stone", 0, ("worth-saving",)),
    ("connect through enemy link", 0, ("bridge-under",)),
    ("is there a link here", 0, ("link-here",)),
    ("eye value, 2 to 7 points", 0, tuple(f"eye-value-{number}" for number in range(2, 8))),
    ("eye value, general", 0, ("eye-value-general",)),
    ("eye value for dead stones", 0, ("eye-value-dead-stones",)),
    ("is this link secure", 0, ("secure-link",)),
    ("endgame attack", 0, ("endgame-attack",)),
    ("endgame defend", 0, ("endgame-defense",)),
    ("weak contact fight", 0, ("weak-contact",)),
    ("linkage attack", 0, tuple(f"{kind}-link-attack" for kind in (*_LINKS, "edge"))),
    ("link defense", 0, tuple(f"{kind}-link-defense" for kind in (*_LINKS, "edge"))),
    ("linkage points to update", 0, ("links-touched",)),
    ("string just reduced to 2 liberties", 0, ("two-liberties-left",)),
    ("lookahead reflex", 0, ("reading-reflex",)),
    ("seki shapes", 0, ("seki-shapes",)),
    ("edge, of a chain that seems dead", 0, ("edge-rescue",)),
    ("good shape", 0, ("shape", "good-shape", "bad-shape")),
)
"""A purpose of RiscIgo's, how many patterns it is said to have there (0: not said), and riyu's classes for it."""


@dataclass(frozen=True, slots=True)
class Covered:
    """How many patterns stand for a purpose: by hand, used from other classes, and harvested.

    `seed` is None where no count is known.
    """

    purpose: str
    classes: tuple[str, ...]
    by_hand: int
    used: int
    harvested: int
    seed: int | None

    @property
    def verdict(self) -> str:
        """`missing`: no pattern by hand; `thin`: by hand or used under half of the seed's count; else `there`."""
        stand = self.by_hand + self.used
        if not stand:
            return "missing"
        return "thin" if self.seed and 2 * stand < self.seed else "there"


def covered(library: Library) -> Iterator[Covered]:
    """Give what stands for each purpose, then for all that is no purpose of RiscIgo's, and in all."""
    counts: dict[str, Counter[str]] = {}
    for found in library.classes:
        row = counts.setdefault(found.name.removeprefix(PREFIX), Counter())
        for pattern in found.patterns:
            row["used" if pattern.use else "harvested" if pattern.seen else "by hand"] += 1
    named: set[str] = set()
    for purpose, seed, classes in PURPOSES:
        named.update(classes)
        yield _covered(purpose, classes, counts, seed or None)
    yield _covered("beyond RiscIgo's", tuple(sorted(counts.keys() - named)), counts, None)
    whole = _covered("all", tuple(counts), counts, ALL)
    yield replace(whole, classes=(), used=0)


def _covered(
    purpose: str, classes: tuple[str, ...], counts: Mapping[str, Counter[str]], seed: int | None
) -> Covered:
    total = sum((counts[name] for name in classes if name in counts), Counter[str]())
    return Covered(purpose, classes, total["by hand"], total["used"], total["harvested"], seed)
