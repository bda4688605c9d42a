"""The explanation of a move as a frozen record, in words for two readers and as plain values.

Takes sentences and what they rest on; gives text, JSON, and points for pictures. Finds nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from riyu.assessment.lead import Lead
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, color_name, point_text
from riyu.inference.facts import Fact, Key
from riyu.player.explaining.motives import ASKING, MOTIVES, Tier

__all__ = [
    "BEGINNER",
    "LONGEST_HEADLINE",
    "LONGEST_LINE",
    "READERS",
    "STRONG",
    "TO_END",
    "Aside",
    "Explanation",
    "Frame",
    "LineSaid",
    "MotiveSaid",
    "Sentence",
    "says_more",
    "together",
]

BEGINNER, STRONG = "beginner", "strong"
READERS = (BEGINNER, STRONG)
"""Whom a sentence is for."""

LONGEST_HEADLINE = 12
"""Words of a headline, at most."""

LONGEST_LINE = 5
"""Moves of a line that is told, at most."""

TO_END = 2
"""Moves more that a line that was read may have, to be told to its end: there its point is seen."""


def _point(point: Point) -> str:
    return "pass" if point == PASS else point_text(point)


_SAID = re.compile(r"[A-HJ-T]\d{1,2}|\d+")
"""Points and numbers in a text."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said, for a beginner and for a strong player, and the points it speaks of, for pictures."""

    beginner: str
    strong: str
    points: tuple[Point, ...] = ()

    def of(self, reader: str) -> str:
        """Give the sentence for a reader."""
        return self.strong if reader == STRONG else self.beginner

    @property
    def is_short(self) -> bool:
        """Whether it is short enough for a headline, for either reader."""
        return max(len(self.of(reader).split()) for reader in READERS) <= LONGEST_HEADLINE

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "beginner": self.beginner,
            "strong": self.strong,
            "points": [point_text(p) for p in self.points if p > 0],
        }


def together(parts: Sequence[Sentence]) -> Sentence:
    """Give several sentences as one."""
    return Sentence(
        " ".join(one.beginner for one in parts if one.beginner),
        " ".join(one.strong for one in parts if one.strong),
        tuple(dict.fromkeys(p for one in parts for p in one.points)),
    )


@dataclass(frozen=True, slots=True)
class MotiveSaid:
    """A motive of a move with its object, how surely it is known, and the facts it rests on.

    `target` is a stone or point it is about, NO_POINT if none; `stake` points of the game that hang on it, as far as
    that is known; `line` what bears it out, `first` to move (the move itself comes first); `without` what the enemy
    does if it is not played, himself to move, empty where nothing was read; `facts` are the keys of facts that stand on
    the blackboard in the position; `said` what was counted or measured, in words; `remember` the sentence of the
    pattern or rule that told it; `by_ko`: only a ko decides, or, where the move `ends_ko`, would without it; `wanted`
    is what it does as the end of a sentence, where it may be told of a move that the enemy wants; `brief` is the
    headline without its numbers,
    `called` are the points by which the sentence calls target and other;
    `has_idea`: it is custom or joseki, and tells what the move is in words;
    `sized`: its sentence says how many points of the game hang on the move, as judged or by search;
    `lineless` the sentence without the search's line, where another reason has that; None if it has none;
    `hanging` a stone of the group that hangs on it beyond what it is about, and in how many of 100 that lives the worse
    way, as judged (`hanging_lives`), `bare` the sentence without that, or without the word that what is saved rather
    dies, `alone` the headline;
    `uncounted` the sentence without the threats of a ko, None where it has none;
    `of_string`: of a motive of groups, that it is about the string at the target, and not about its group.
    """

    motive: str
    target: Point
    tier: Tier
    stake: float
    headline: Sentence
    sentence: Sentence
    line: tuple[Point, ...] = ()
    without: tuple[Point, ...] = ()
    facts: tuple[Key, ...] = ()
    said: tuple[str, ...] = ()
    remember: str = ""
    by_ko: bool = False
    ends_ko: bool = False
    other: Point = 0
    wanted: str = ""
    brief: str = ""
    lineless: Sentence | None = None
    hanging: Point = 0
    hanging_lives: int = 0
    bare: Sentence | None = None
    alone: Sentence | None = None
    called: tuple[Point, Point] | None = None
    has_idea: bool = False
    sized: bool = False
    uncounted: Sentence | None = None
    of_string: bool = False

    @property
    def named(self) -> tuple[Point, ...]:
        """The points by which what it is about is called in its sentence; none where there is nothing."""
        return tuple(p for p in self.called or (self.target, self.other) if p > 0)

    @property
    def stones(self) -> frozenset[Point]:
        """A stone, or point, of each thing that it is about or that hangs on it."""
        return frozenset(p for p in (self.target, self.other, self.hanging) if p > 0)

    @property
    def kind(self) -> str:
        """The motive's kind."""
        return MOTIVES[self.motive].kind

    @property
    def is_of_place(self) -> bool:
        """Whether it is counted of a corner or side: such a one says how the move stands to others."""
        return self.kind == "area" and self.tier is Tier.COUNTED

    @property
    def must_be_answered(self) -> bool:
        """Whether the enemy must answer: as read, or stones are lost more often in games where he does not."""
        return self.motive in ASKING or (self.motive == "threaten" and self.tier is Tier.MEASURED)

    @property
    def is_sente(self) -> bool:
        """Whether it says that the mover keeps the turn: the enemy must answer, or by search does."""
        return self.must_be_answered or self.motive == "take-sente"

    def does(self, move: Point) -> str:
        """Give what the move does by the brief headline, as the end of a sentence; empty if that is not one."""
        said, named = self.brief.removesuffix("."), f"{point_text(move)} "
        return said.removeprefix(named) if said.startswith(named) and ":" not in said else ""

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "motive": self.motive,
            "kind": self.kind,
            "target": point_text(self.called[0] if self.called else self.target)
            if self.target
            else None,
            "tier": self.tier.word,
            "stake": round(self.stake, 1),
            "sentence": self.sentence.to_json(),
            "line": [_point(p) for p in self.line],
            "without": [_point(p) for p in self.without],
            "facts": [str(Fact(key)) for key in self.facts],
            "said": list(self.said),
            "remember": self.remember,
            "by_ko": self.by_ko,
            "ends_ko": self.ends_ko,
        }


@dataclass(frozen=True, slots=True)
class LineSaid:
    """A line with its sentence: `first` moves first in it, `points` hang on it near by, None if that was not judged.

    `brief` is the sentence without these points, where it says something all the same; None where it does not.
    """

    sentence: Sentence
    first: Color
    line: tuple[Point, ...]
    tier: Tier
    points: float | None = None
    brief: Sentence | None = None

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "sentence": self.sentence.to_json(),
            "first": color_name(self.first).lower(),
            "line": [_point(p) for p in self.line],
            "tier": self.tier.word,
            "points": None if self.points is None else round(self.points, 1),
        }


@dataclass(frozen=True, slots=True)
class Aside:
    """The best rival of another motive, and why it is set aside: `less` points of the game, None if not measured."""

    move: Point
    motive: str
    sentence: Sentence
    tier: Tier
    line: tuple[Point, ...] = ()
    less: float | None = None

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "move": point_text(self.move),
            "motive": self.motive,
            "sentence": self.sentence.to_json(),
            "tier": self.tier.word,
            "line": [_point(p) for p in self.line],
            "less": None if self.less is None else round(self.less, 1),
        }


def says_more(text: str, before: str) -> bool:
    """Say whether a text has a point or a number that an earlier one has not."""
    return not set(_SAID.findall(text)) <= set(_SAID.findall(before))


@dataclass(frozen=True, slots=True)
class Frame:
    """How the game stands: the points the mover leads by (negative: behind), weak groups of both by their stones.

    `whole` is the lead with how far it may be off, by the one maker of leads (`riyu.assessment.lead`).

    `sente`: whether the enemy has to answer the move: the search answers it near by, and a pass would cost much. `aji`
    are dead stones of either color in which something is left, `miai` two points of which the mover gets one.
    """

    sentence: Sentence
    lead: float
    whole: Lead
    weak_own: tuple[Point, ...]
    weak_enemy: tuple[Point, ...]
    sente: bool
    aji: tuple[Point, ...] = ()
    miai: tuple[Point, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "sentence": self.sentence.to_json(),
            "lead": round(self.lead, 1),
            "black_lead": self.whole.to_json(),
            "weak_own": [point_text(p) for p in self.weak_own],
            "weak_enemy": [point_text(p) for p in self.weak_enemy],
            "sente": self.sente,
            "aji": [point_text(p) for p in self.aji],
            "miai": [point_text(p) for p in self.miai],
        }


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a move is played.

    `gained` is by how many points of the game it is better than the best other move by the search, 0 or less where the
    search has another as good; None where that was not measured. `certainty` says what was read, counted, measured,
    customary and judged, and what was not read out. `deeds` is what the move does to stones, as far as no reason has
    said it, how groups beside it stand where the first reason is an area, or says little, and the group that is likely
    to hang on it; None where that is nothing. `last` is the enemy's last move where it leaves that, `left` what it
    leaves open, as read: a beginner is told the first. `knowledge` is the hash of what it was decided by, `position`
    the code of what stood before the move (`riyu.game.code`).
    """

    color: Color
    move: Point
    number: int
    headline: Sentence
    reasons: tuple[MotiveSaid, ...]
    frame: Frame
    certainty: Sentence
    threat: LineSaid | None = None
    reply: LineSaid | None = None
    aside: Aside | None = None
    gained: float | None = None
    knowledge: str = ""
    position: str = ""
    deeds: Sentence | None = None
    last: LineSaid | None = None
    left: tuple[LineSaid, ...] = ()

    @property
    def move_text(self) -> str:
        """The move as text."""
        return "resign" if self.move < 0 else _point(self.move)

    @property
    def motive(self) -> str:
        """The first motive's name; empty for a move without one."""
        return self.reasons[0].motive if self.reasons else ""

    def sentences(self, reader: str = BEGINNER) -> list[tuple[str, str]]:
        """Give all parts in order for a reader, each with its name: none of them says what one before it said."""
        told: dict[str, str] = {}
        for name, sentence in self._parts(reader):
            text = sentence.of(reader)
            if text and text not in told:
                told[text] = name
        return [(name, text) for text, name in told.items()]

    def reasons_for(self, reader: str = BEGINNER) -> tuple[MotiveSaid, ...]:
        """Give the reasons that are told to a reader under the headline.

        The first is the headline's own: a strong player is told it where it has a point or number that this has not, a
        beginner where it has other words.
        """
        first = self.reasons[:1]
        if first and first[0].sentence.beginner == self.headline.beginner:
            return self.reasons[1:]
        if (
            reader != STRONG
            or not first
            or says_more(first[0].sentence.strong, self.headline.strong)
        ):
            return self.reasons
        return self.reasons[1:]

    def _parts(self, reader: str) -> Iterator[tuple[str, Sentence]]:
        yield "headline", self._told_headline()
        if self.deeds is not None:
            yield "deeds", self.deeds
        for one in self.reasons_for(reader):
            yield "reason", one.sentence
        for name, part in (("threat", self.threat), ("reply", self.reply)):
            if part is not None and not (name == "reply" and self.line_told(reader) is not None):
                yield name, part.sentence
        left_open = self.left if reader == STRONG else self.left[:1]  # one warning is enough
        for name, left in (("last", self.last), *(("left", one) for one in left_open)):
            if left is not None:
                yield name, left.sentence
        if self.aside is not None:
            yield "aside", self.aside.sentence
        yield "frame", self.frame.sentence
        yield "certainty", self.certainty

    def line_told(self, reader: str = BEGINNER) -> MotiveSaid | None:
        """Give the reason told to a reader that has the line which the search's answer begins; None if none has."""
        answer = self.reply.line if self.reply is not None else ()
        told = (
            one
            for one in self.reasons_for(reader)
            if one.lineless is not None and one.line[: len(answer)] == answer
        )
        return next(told, None) if len(answer) > 1 else None

    @property
    def remember(self) -> str:
        """What to remember: the sentence of the first pattern or rule that told a reason; empty if none did."""
        said = next((one.remember for one in self.reasons if one.remember), "")
        return f"{said[:1].upper()}{said[1:].removesuffix('.')}." if said else ""

    def _told_headline(self) -> Sentence:
        """Give the headline as it stands above its reason: for a beginner without numbers that the reason has."""
        first = self.reasons[0] if self.reasons else None
        if first is None or not first.brief or first.headline != self.headline:
            return self.headline
        if says_more(self.headline.beginner, f"{first.brief} {first.sentence.beginner}"):
            return self.headline
        return replace(self.headline, beginner=first.brief)

    def text(self, reader: str = BEGINNER) -> str:
        """Give all of it for a reader, a line a part; reasons are indented under the headline."""
        lines = [f"- {text}" if name == "reason" else text for name, text in self.sentences(reader)]
        if self.remember and reader == BEGINNER:
            lines.append(f"Remember: {self.remember}")
        return "\n".join(lines)

    def to_json(self) -> dict[str, Any]:
        """Give all of it as plain values."""
        return {
            "color": color_name(self.color).lower(),
            "move": self.move_text,
            "number": self.number,
            "headline": self.headline.to_json(),
            "deeds": self.deeds.to_json() if self.deeds else None,
            "reasons": [one.to_json() for one in self.reasons],
            "threat": self.threat.to_json() if self.threat else None,
            "reply": self.reply.to_json() if self.reply else None,
            "last": self.last.to_json() if self.last else None,
            "left": [one.to_json() for one in self.left],
            "aside": self.aside.to_json() if self.aside else None,
            "frame": self.frame.to_json(),
            "certainty": self.certainty.to_json(),
            "gained": None if self.gained is None else round(self.gained, 1),
            "text": {reader: self.text(reader) for reader in READERS},
            "knowledge": self.knowledge,
            "position": self.position,
        }
