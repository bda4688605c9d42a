"""What a player's mistakes have in common over many games: by motive, by phase, and which patterns were missed.

Takes reviews and a name; gives counts, and a text of them. Reviews nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color
from riyu.player.review.record import PHASES, GameReview, MoveReview
from riyu.player.review.words import ReviewWords

__all__ = ["Kind", "PlayerSummary", "colors_of", "summary_text"]

MOST_PATTERNS = 10
"""Patterns and rules that are listed, those missed most."""


@dataclass(slots=True)
class Kind:
    """Mistakes of one kind: how many, and the points they lost together."""

    count: int = 0
    points: float = 0.0

    def add(self, one: MoveReview) -> None:
        """Count a mistake."""
        self.count += 1
        self.points += one.loss

    def to_json(self) -> dict[str, float]:
        """Give it as plain values."""
        return {"count": self.count, "points": round(self.points, 1)}


@dataclass(slots=True)
class PlayerSummary:
    """A player's mistakes over games.

    `motives` are counts by what the better move was for, `missed` by the pattern or rule that told it.
    """

    name: str
    games: int = 0
    moves: int = 0
    lost: float = 0.0
    mistakes: int = 0
    motives: dict[str, Kind] = field(default_factory=dict)
    phases: dict[str, Kind] = field(default_factory=dict)
    missed: dict[str, Kind] = field(default_factory=dict)

    def add(self, review: GameReview) -> None:
        """Add a game, if the player played in it."""
        colors = colors_of(review, self.name)
        self.games += bool(colors)
        for one in review.moves:
            if one.color not in colors or one.gained is None:
                continue
            self.moves += 1
            self.lost += one.loss
            if not one.is_mistake:
                continue
            self.mistakes += 1
            self.phases.setdefault(one.phase, Kind()).add(one)
            why = one.why
            self.motives.setdefault(why.motive if why is not None else "", Kind()).add(one)
            for source in why.sources if why is not None else ():
                if source.startswith(("pattern ", "rule ")):
                    self.missed.setdefault(source, Kind()).add(one)

    @property
    def mean_loss(self) -> float:
        """Points lost a move in the mean."""
        return self.lost / self.moves if self.moves else 0.0

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "name": self.name,
            "games": self.games,
            "moves": self.moves,
            "mean_loss": round(self.mean_loss, 2),
            "mistakes": self.mistakes,
            "motives": _to_json(self.motives),
            "phases": _to_json(self.phases),
            "missed": _to_json(self.missed),
        }


def colors_of(review: GameReview, name: str) -> tuple[Color, ...]:
    """Give the colors that a player had in a game: none if somebody else played, both if against himself."""
    wanted = name.strip().casefold()
    return tuple(
        color
        for color in (BLACK, WHITE)
        if review.players[color - BLACK].strip().casefold() == wanted
    )


def _to_json(kinds: Mapping[str, Kind]) -> dict[str, dict[str, float]]:
    return {name: kind.to_json() for name, kind in _largest_first(kinds)}


def _largest_first(kinds: Mapping[str, Kind]) -> Iterable[tuple[str, Kind]]:
    return sorted(kinds.items(), key=lambda item: (-item[1].points, item[0]))


def summary_text(summary: PlayerSummary, words: ReviewWords) -> str:
    """Give a summary as a text."""
    lines = [
        words.say("summary.title", name=summary.name, count=summary.games),
        words.say(
            "summary.total",
            total=summary.moves,
            points=words.tenths(summary.mean_loss),
            count=summary.mistakes,
        ),
    ]
    if not summary.mistakes:
        return "\n".join([*lines, words.say("summary.nothing")]) + "\n"
    lines += ["", words.say("summary.motives")]
    lines += [_row(name, kind, words) for name, kind in _largest_first(summary.motives)]
    lines += ["", words.say("summary.phases")]
    lines += [
        _row(words.phase(phase), summary.phases[phase], words)
        for phase in PHASES
        if phase in summary.phases
    ]
    missed = sorted(summary.missed.items(), key=lambda item: (-item[1].count, -item[1].points))
    if missed:
        lines += ["", words.say("summary.patterns")]
        lines += [_row(name, kind, words) for name, kind in missed[:MOST_PATTERNS]]
    return "\n".join(lines) + "\n"


def _row(name: str, kind: Kind, words: ReviewWords) -> str:
    return "- " + words.say(
        "summary.row",
        motive=name or words.say("summary.unknown"),
        count=kind.count,
        points=words.points(kind.points),
    )
