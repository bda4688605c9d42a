"""A review as frozen values: what each move of a game was worth, what was better and why; to JSON and back.

Takes numbers and words found elsewhere; gives them back, sorted by what matters. Finds nothing itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from riyu.assessment.lead import Lead
from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import (
    Color,
    Point,
    color_name,
    lines_apart,
    parse_color,
    parse_move,
    point_text,
)
from riyu.player.explaining.record import BEGINNER, READERS, STRONG
from riyu.player.move_worth import MoveWorth

__all__ = [
    "BEGINNER",
    "LARGE",
    "MISTAKE",
    "PHASES",
    "READERS",
    "SLIP",
    "STRONG",
    "Change",
    "GameReview",
    "MoveReview",
    "Slide",
    "WhyMove",
    "review_from_json",
]

SLIP, MISTAKE, LARGE = 2.0, 5.0, 10.0
"""Points of the game from which on a loss is a slip, a mistake, a large mistake."""

SURE = 2.0
"""Standard errors that a loss must have to be called a mistake: chance alone seldom makes so much of nothing."""

SAME_POINT, SAME_FIGHT, NEAR = 20, 4, 3
"""Moves within which mistakes that leave the same point to be played are one chance, those for which a player has a
point near by, and how many lines that is."""

PHASES = ("opening", "middle game", "endgame")
"""The phases of a game, in order."""


@dataclass(frozen=True, slots=True)
class WhyMove:
    """Why the search's move is played.

    `motive` is its first motive, `kind` that motive's kind; `said` are the sentences of its explanation by reader, its
    headline first, and `deeds` what the move does to stones, as far as these don't say it; `against` what is wrong with
    the move that was played instead, `for_it` what that does all the same, by reader; `remember` the sentence of the
    pattern or rule that told the move; `threat` what happens without it, the enemy to move; `points` those that the
    sentences speak of; `sources` what told it, such as `pattern hane-2`.
    """

    motive: str
    kind: str
    said: Mapping[str, tuple[str, ...]]
    against: Mapping[str, str] = field(default_factory=dict)
    remember: str = ""
    threat: tuple[Point, ...] = ()
    points: tuple[Point, ...] = ()
    sources: tuple[str, ...] = ()
    for_it: Mapping[str, str] = field(default_factory=dict)
    deeds: Mapping[str, str] = field(default_factory=dict)

    def headline(self, reader: str = BEGINNER) -> str:
        """Give the first sentence."""
        return next(iter(self.said.get(reader, ())), "")

    def told(self, reader: str = BEGINNER) -> tuple[str, ...]:
        """Give all that is said of the move, its deeds behind the headline."""
        said, deeds = self.said.get(reader, ()), self.deeds.get(reader, "")
        return (*said[:1], *([deeds] if deeds else []), *said[1:])

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "motive": self.motive,
            "kind": self.kind,
            "said": {reader: list(texts) for reader, texts in self.said.items()},
            "against": dict(self.against),
            "for_it": dict(self.for_it),
            "deeds": dict(self.deeds),
            "remember": self.remember,
            "threat": _texts(self.threat),
            "points": _texts(self.points),
            "sources": list(self.sources),
        }


@dataclass(frozen=True, slots=True)
class MoveReview:
    """One move of a game, and what was best beside it.

    `number` counts the moves from 1, passes too; `played` is the move's worth to its color, None where the search has
    not that move; `better` the worth of the best other move, None where there was none to compare. `phase` is one of
    PHASES; `looks` how often the position was searched: the biggest mistakes are looked at once more, from another seed
    and longer, and what that has stands here. `is_choice`: the search chose the move that was played, so nothing is
    lost by it. `why` is of the move that the search chose: `better`, or the move played itself. `before` and `after`
    are the leads of the positions before and after the move, as `riyu.assessment.lead` has them for all who ask.
    `book` says, by reader, how the move played left the book of joseki and what punishes that; empty if it did not.
    """

    number: int
    color: Color
    move: Point
    phase: str
    played: MoveWorth | None = None
    better: MoveWorth | None = None
    why: WhyMove | None = None
    looks: int = 1
    is_choice: bool = False
    before: Lead | None = None
    after: Lead | None = None
    book: Mapping[str, str] = field(default_factory=dict)

    @property
    def gained(self) -> float | None:
        """Points of the game against the best other move, negative for a loss; None where nothing is known."""
        if self.played is None or self.better is None:
            return None
        gained = self.played.lead - self.better.lead
        return max(0.0, gained) if self.is_choice else gained

    @property
    def loss(self) -> float:
        """Points of the game that the move lost, 0 for the best or where nothing is known."""
        return max(0.0, -(self.gained or 0.0))

    @property
    def error(self) -> float:
        """The standard error of the loss by chance, in points; 0 where nothing is known."""
        if self.played is None or self.better is None:
            return 0.0
        return float((self.played.error**2 + self.better.error**2) ** 0.5)

    @property
    def is_mistake(self) -> bool:
        """Whether it lost MISTAKE points or more, and surely more than chance makes."""
        return self.loss >= MISTAKE and self.loss >= SURE * self.error

    @property
    def turns(self) -> bool:
        """Whether it is a mistake by which the lead went over to the other side."""
        before, after = self.lead_before, self.lead_after
        return self.is_mistake and before is not None and after is not None and before * after < 0

    @property
    def size(self) -> str:
        """How large the loss is: `large mistake`, `mistake`, `slip`, or nothing."""
        if self.is_mistake:
            return "large mistake" if self.loss >= LARGE else "mistake"
        return "slip" if self.loss >= max(SLIP, SURE * self.error) else ""

    @property
    def punished_by(self) -> tuple[Point, ...]:
        """How the enemy answers the move best, as the search has it, the enemy to move."""
        return self.played.line[1:] if self.played is not None else ()

    @property
    def lead_before(self) -> float | None:
        """Black's lead in points before the move; None where it was not judged."""
        return None if self.before is None else self.before.black

    @property
    def lead_after(self) -> float | None:
        """Black's lead in points after the move; None where it was not judged."""
        return None if self.after is None else self.after.black

    @property
    def chance_before(self) -> float | None:
        """Black's chance to win before the move, 0 to 1; None where it was not judged."""
        return None if self.before is None else self.before.chance

    @property
    def chance_after(self) -> float | None:
        """Black's chance to win after the move, 0 to 1; None where it was not judged."""
        return None if self.after is None else self.after.chance

    @property
    def move_text(self) -> str:
        """The move in words: `Black D4`."""
        return f"{color_name(self.color)} {_text(self.move)}"

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "number": self.number,
            "color": color_name(self.color).lower(),
            "move": _text(self.move),
            "phase": self.phase,
            "loss": round(self.loss, 2),
            "error": _finite(self.error),
            "size": self.size,
            "lead_before": _rounded(self.lead_before, 2),
            "lead_after": _rounded(self.lead_after, 2),
            "chance_before": _rounded(self.chance_before, 3),
            "chance_after": _rounded(self.chance_after, 3),
            "before": self.before.to_json() if self.before else None,
            "after": self.after.to_json() if self.after else None,
            "book": dict(self.book),
            "played": _worth_to_json(self.played),
            "better": _worth_to_json(self.better),
            "why": self.why.to_json() if self.why else None,
            "looks": self.looks,
            "is_choice": self.is_choice,
        }


@dataclass(frozen=True, slots=True)
class Change:
    """A part of the board that went over to a color in a slide, as judged: how many points, and what stands there.

    `kind` is what became of `stones`: `lost` are the other color's, dead or taken; `weak` the other's, in danger;
    `saved` its own, safe now; `area` are the points of an area.
    """

    kind: str
    points: float
    stones: tuple[Point, ...]

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {"kind": self.kind, "points": self.points, "stones": _texts(self.stones)}


@dataclass(frozen=True, slots=True)
class Slide:
    """A stretch of a game in which the lead goes one way, be it by many small losses: the moves `first` to `last`.

    `before` and `after` are the leads before the first and after the last, `changes` the parts of the board that went
    over to who gains, the most first.
    """

    first: int
    last: int
    before: Lead
    after: Lead
    changes: tuple[Change, ...] = ()

    @property
    def winner(self) -> Color:
        """Who gains."""
        return BLACK if self.after.black > self.before.black else WHITE

    @property
    def points(self) -> float:
        """By how many points the lead changes."""
        return abs(self.after.black - self.before.black)

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "first": self.first,
            "last": self.last,
            "before": self.before.to_json(),
            "after": self.after.to_json(),
            "changes": [one.to_json() for one in self.changes],
        }


@dataclass(frozen=True, slots=True)
class GameReview:
    """A whole game reviewed.

    `players` and `ranks` are Black's and White's, `komi` in points; `slides` are in the order of play; `seconds` it
    took; `notes` say how it was made: version, knowledge, seed, descents.
    """

    source: str
    size: int
    komi: float
    ruleset: str
    players: tuple[str, str]
    ranks: tuple[str, str]
    result: str
    moves: tuple[MoveReview, ...]
    slides: tuple[Slide, ...] = ()
    seconds: float = 0.0
    notes: Mapping[str, Any] = field(default_factory=dict)

    def mistakes(self, color: Color | None = None) -> list[MoveReview]:
        """Give the mistakes, the biggest first: those of a color, or of both."""
        found = [one for one in self.moves if one.is_mistake and color in (None, one.color)]
        return sorted(found, key=lambda one: (-one.loss, one.number))

    def chances(self, color: Color | None = None) -> list[tuple[MoveReview, ...]]:
        """Give the mistakes, those together that pass by one chance: the biggest first, then in the order of play.

        One that passes by two chances makes them one. The chances come by their biggest mistakes; of a color, or of
        both.
        """
        found: list[list[MoveReview]] = []
        for one in sorted(self.mistakes(color), key=lambda one: one.number):
            of_one = [chance for chance in found if any(_is_one_chance(old, one) for old in chance)]
            found = [chance for chance in found if chance not in of_one]
            joined = [one, *(old for chance in of_one for old in chance)]
            found.append(sorted(joined, key=lambda one: one.number))
        order = {one.number: place for place, one in enumerate(self.mistakes(color))}
        chances = []
        for chance in found:
            biggest = min(chance, key=lambda one: order[one.number])
            chances.append((biggest, *(one for one in chance if one is not biggest)))
        return sorted(chances, key=lambda chance: order[chance[0].number])

    def turning_points(self) -> list[MoveReview]:
        """Give the mistakes by which the lead went over to the other side, in the order of the game."""
        return [one for one in self.moves if one.turns]

    def costliest_in(self, slide: Slide) -> MoveReview | None:
        """Give the loser's move in a slide that lost most by itself; None if none lost SLIP points as measured."""
        own = self.moves[slide.first - 1 : slide.last]
        losses = [one for one in own if one.color != slide.winner and one.loss >= SLIP]
        return max(losses, key=lambda one: (one.is_mistake, one.loss), default=None)

    def mean_loss(self, color: Color) -> float:
        """Give how many points a color's moves lost in the mean."""
        own = [one.loss for one in self.moves if one.color == color and one.gained is not None]
        return sum(own) / len(own) if own else 0.0

    def name_of(self, color: Color) -> str:
        """Give a player's name with its rank; the color where it has none."""
        name, rank = self.players[color - BLACK], self.ranks[color - BLACK]
        if not name:
            return color_name(color)
        return f"{name} ({rank})" if rank and rank not in name else name

    def phase_starts(self) -> dict[int, str]:
        """Give the number of the first move of each phase that the game has, with the phase."""
        starts: dict[str, int] = {}
        for one in self.moves:
            starts.setdefault(one.phase, one.number)
        return {number: phase for phase, number in starts.items()}

    def with_moves(self, moves: Sequence[MoveReview]) -> GameReview:
        """Give the review with some moves in place of those of their numbers."""
        new = {one.number: one for one in moves}
        return replace(self, moves=tuple(new.get(one.number, one) for one in self.moves))

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values; `review_from_json` reads them back."""
        return {
            "source": self.source,
            "size": self.size,
            "komi": self.komi,
            "ruleset": self.ruleset,
            "players": list(self.players),
            "ranks": list(self.ranks),
            "result": self.result,
            "seconds": round(self.seconds, 2),
            "mean_loss": [round(self.mean_loss(color), 2) for color in (BLACK, WHITE)],
            "mistakes": [one.number for one in self.mistakes()],
            "turning_points": [one.number for one in self.turning_points()],
            "slides": [one.to_json() for one in self.slides],
            "moves": [one.to_json() for one in self.moves],
            "notes": dict(self.notes),
        }


def _is_one_chance(one: MoveReview, later: MoveReview) -> bool:
    """Say whether two mistakes pass by the same: one point, by whoever it was, or what a player could have near by."""
    if one.better is None or later.better is None:
        return False
    moves, points = later.number - one.number, (one.better.move, later.better.move)
    if points[0] == points[1]:
        return moves <= SAME_POINT
    is_near = PASS not in points and lines_apart(*points) <= NEAR
    return is_near and one.color == later.color and moves <= SAME_FIGHT


def review_from_json(value: Any) -> GameReview:
    """Give the review that plain values hold. Raises BadInput where they are no review.

    One made before reviews had the lead of each position, the book, what speaks for a move played, and slides, is read
    without them: the leads that it has are those of its search, another measure.
    """
    try:
        size = int(value["size"])
        return GameReview(
            str(value["source"]),
            size,
            float(value["komi"]),
            str(value["ruleset"]),
            (str(value["players"][0]), str(value["players"][1])),
            (str(value["ranks"][0]), str(value["ranks"][1])),
            str(value["result"]),
            tuple(_move_from_json(one, size) for one in value["moves"]),
            tuple(_slide_from_json(one, size) for one in value.get("slides", ())),
            float(value["seconds"]),
            dict(value["notes"]),
        )
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(f"no review: {type(error).__name__}: {error}") from None


def _move_from_json(value: Any, size: int) -> MoveReview:
    why = value["why"]
    return MoveReview(
        int(value["number"]),
        parse_color(value["color"]),
        parse_move(value["move"], size),
        str(value["phase"]),
        _worth_from_json(value["played"], size),
        _worth_from_json(value["better"], size),
        _why_from_json(why, size) if why else None,
        int(value["looks"]),
        bool(value["is_choice"]),
        before=_lead_from_json(value.get("before")),
        after=_lead_from_json(value.get("after")),
        book={str(reader): str(text) for reader, text in value.get("book", {}).items()},
    )


def _slide_from_json(value: Any, size: int) -> Slide:
    return Slide(
        int(value["first"]),
        int(value["last"]),
        Lead.from_json(value["before"]),
        Lead.from_json(value["after"]),
        tuple(
            Change(str(one["kind"]), float(one["points"]), _points(one["stones"], size))
            for one in value["changes"]
        ),
    )


def _lead_from_json(value: Any) -> Lead | None:
    return Lead.from_json(value) if value else None


def _why_from_json(value: Any, size: int) -> WhyMove:
    return WhyMove(
        str(value["motive"]),
        str(value["kind"]),
        {reader: tuple(map(str, texts)) for reader, texts in value["said"].items()},
        {reader: str(text) for reader, text in value["against"].items()},
        str(value["remember"]),
        _points(value["threat"], size),
        _points(value["points"], size),
        tuple(map(str, value["sources"])),
        *(
            {reader: str(text) for reader, text in value.get(name, {}).items()}
            for name in ("for_it", "deeds")
        ),
    )


def _worth_to_json(worth: MoveWorth | None) -> dict[str, Any] | None:
    """Give a worth as plain values; an error that chance gave no measure of is None."""
    if worth is None:
        return None
    return {
        "move": _text(worth.move),
        "lead": worth.lead,
        "error": _finite(worth.error),
        "chance": worth.chance,
        "visits": worth.visits,
        "line": _texts(worth.line),
    }


def _worth_from_json(value: Any, size: int) -> MoveWorth | None:
    if value is None:
        return None
    error = value["error"]
    return MoveWorth(
        parse_move(value["move"], size),
        float(value["lead"]),
        float("inf") if error is None else float(error),
        float(value["chance"]),
        int(value["visits"]),
        _points(value["line"], size),
    )


def _text(point: Point) -> str:
    return "pass" if point == PASS else point_text(point)


def _texts(points: Sequence[Point]) -> list[str]:
    return [_text(point) for point in points]


def _points(texts: Sequence[str], size: int) -> tuple[Point, ...]:
    return tuple(parse_move(text, size) for text in texts)


def _finite(error: float) -> float | None:
    """Give an error; None where chance gave no measure of it."""
    return round(error, 3) if math.isfinite(error) else None


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
