"""Who entered a fact, and why in words: reading, a pattern, an assessment, whatever stands above the rules.

Takes nothing; gives frozen values. Knows no facts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from riyu.game.points import Point

__all__ = ["UNNAMED", "Source"]


@dataclass(frozen=True, slots=True)
class Source:
    """What entered a fact: its `kind` (`reading`, `pattern`, …) and its name among its kind.

    `why` is a sentence, `points` are those that it speaks of, for pictures; `size` is what is at stake, in stones,
    where the source knows better than by the string that the fact names. Two are the same if kind and name are.
    """

    kind: str
    name: str = ""
    why: str = field(default="", compare=False)
    points: tuple[Point, ...] = field(default=(), compare=False)
    size: int = field(default=0, compare=False)

    def __str__(self) -> str:
        named = f"{self.kind} {self.name}".strip()
        return f"{named}: {self.why}" if self.why else named


UNNAMED = Source("entered", why="entered by a higher layer")
"""Where nobody says who it was."""
