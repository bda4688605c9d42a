"""Reasons and candidates: a move with what it is for, each reason a `move` fact that stands.

Takes facts; gives frozen values that print themselves. Knows no weights: what a purpose is worth stands in the style.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from riyu.game.points import Point, point_text
from riyu.inference.purposes import FATES, phrase_of

if TYPE_CHECKING:
    from riyu.inference.facts import Key
    from riyu.inference.why import Why

__all__ = ["Candidate", "Reason"]


@dataclass(frozen=True, slots=True)
class Reason:
    """A motive with the facts it rests on: `key` is that of a `move` fact.

    `size` is what is at stake, in stones: those of the target's string, 0 where none stands there. `source` is what
    says so first (`rule net`, `reading capture`), `said` its sentence, `why` the whole tree, where it was asked for.
    """

    key: Key
    size: int = 0
    source: str = ""
    said: str = ""
    why: Why | None = None

    @property
    def quality(self) -> str:
        """How good the move is for this: a word of QUALITIES."""
        return str(self.key[1])

    @property
    def purpose(self) -> str:
        """What the move is for: a word of PURPOSES."""
        return str(self.key[4])

    @property
    def target(self) -> Point:
        """The stone or point that it is about, NO_POINT if none is named."""
        return int(self.key[5])

    @property
    def is_against(self) -> bool:
        """Whether it speaks against the move."""
        return self.quality == "bad"

    @property
    def text(self) -> str:
        """The reason in words: `capture C3: It has one liberty.`"""
        phrase = phrase_of(self.purpose, point_text(self.target) if self.target else "")
        phrase = f"against it: {phrase}" if self.is_against else phrase
        return f"{phrase}: {self.said}" if self.said else phrase

    @property
    def points(self) -> tuple[Point, ...]:
        """The points that it speaks of: its target, and what the tree under it names first."""
        about = (self.target,) if self.target else ()
        return tuple(dict.fromkeys((*about, *(self.why.points if self.why else ()))))

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> dict[str, Any]:
        """Give the reason and the tree under it as plain values."""
        return {
            "quality": self.quality,
            "purpose": self.purpose,
            "target": point_text(self.target) if self.target else None,
            "text": self.text,
            "size": self.size,
            "source": self.source,
            "why": self.why.to_json() if self.why else None,
        }


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth a look: its reasons, and how likely a strong player plays it, by the learned values of moves."""

    move: Point
    reasons: tuple[Reason, ...] = ()
    learned: float = 0.0

    @property
    def proven(self) -> int:
        """The points that reading proves to hang on the move: two for each stone, of the one group or string."""
        return 2 * max(
            (r.size for r in self.reasons if r.purpose in FATES and not r.is_against), default=0
        )

    @property
    def in_doubt(self) -> int:
        """The points that hang on it if the likeliest move for a group whose life was not read out is right."""
        found = [r.size for r in self.reasons if r.source in ("reading settle", "reading attack")]
        return 2 * max(found, default=0)

    def __str__(self) -> str:
        return f"{point_text(self.move)} ({'; '.join(r.purpose for r in self.reasons)})"

    def to_json(self) -> dict[str, Any]:
        """Give the candidate as plain values."""
        return {
            "move": point_text(self.move),
            "learned": round(self.learned, 4),
            "reasons": [r.to_json() for r in self.reasons],
        }
