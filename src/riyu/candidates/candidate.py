"""Motives, reasons and candidates: frozen values that print themselves.

Takes facts; gives a move with what it is for. Knows no weights: what a motive is worth stands in the style.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from riyu.game.points import Point, point_text
from riyu.inference.facts import Fact

__all__ = ["Candidate", "Motive", "Reason"]


class Motive(Enum):
    """What a move is for, or what speaks against it: the closed list."""

    TAKE_CORNER = "take-corner"
    EXTEND = "extend"
    CAPTURE = "capture"
    TRAP = "trap"
    SAVE = "save"
    ATARI = "atari"
    ANSWER = "answer"
    SHAPE = "shape"
    BORDER = "border"
    CLEAN_UP = "clean-up"
    FILL = "fill"
    SELF_ATARI = "self-atari"
    LOW = "low"

    @property
    def about(self) -> str:
        """Say in a few words what the motive is."""
        return _ABOUT[self]


_ABOUT = {
    Motive.TAKE_CORNER: "take a corner where no stone stands",
    Motive.EXTEND: "extend along the third line from an own stone",
    Motive.CAPTURE: "take enemy stones that could get away",
    Motive.TRAP: "catch enemy stones in a ladder",
    Motive.SAVE: "save own stones from being taken",
    Motive.ATARI: "leave enemy stones a single liberty",
    Motive.ANSWER: "answer a stone that touches an own one",
    Motive.SHAPE: "make shape where the last move was played",
    Motive.BORDER: "take points that may yet be anyone's",
    Motive.CLEAN_UP: "take dead enemy stones off the board before the count",
    Motive.FILL: "fill a point that is nobody's",
    Motive.SELF_ATARI: "against it: the stones would stand in atari",
    Motive.LOW: "against it: below the third line while the board is open",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """A motive with the facts it rests on.

    `amount` is how much of it there is, in the motive's own unit (stones taken or saved, points of border, free
    points of room); `text` is the sentence a person reads; `source` names the pattern or generator that found it.
    """

    motive: Motive
    text: str
    facts: tuple[Fact, ...] = ()
    amount: float = 0.0
    source: str = ""

    def __str__(self) -> str:
        return f"{self.motive.value}: {self.text}"

    def to_json(self) -> dict[str, Any]:
        """Give the reason and the facts under it as plain values."""
        return {
            "motive": self.motive.value,
            "text": self.text,
            "amount": round(self.amount, 2),
            "source": self.source,
            "facts": [f.to_json() for f in self.facts],
        }


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth a look, with its reasons in the order the generators gave them."""

    move: Point
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        return f"{point_text(self.move)} ({'; '.join(r.motive.value for r in self.reasons)})"

    def to_json(self) -> dict[str, Any]:
        """Give the candidate as plain values."""
        return {"move": point_text(self.move), "reasons": [r.to_json() for r in self.reasons]}
