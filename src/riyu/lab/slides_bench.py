"""Whether the slides of games are there: how far another program has the lead go from their beginning to their end.

Takes games and a program to ask; gives rows. Judges nothing itself: the judge of the lead does, and the other program.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from riyu.assessment.lead import Lead, judged_game
from riyu.base.chance import Chance
from riyu.base.errors import PeerError, UsageError
from riyu.game.game import Game
from riyu.game.position import Position
from riyu.game.record import Record
from riyu.lab._duel_sides import GnuGo
from riyu.lab.bench import Row
from riyu.lab.elo import wilson_interval
from riyu.lab.games import NamedGame
from riyu.player.review.slides import slide_spans

__all__ = ["Stretch", "lead_in", "lead_of", "slide_rows", "stretches_of"]

TRIES = 50
"""How often a place beside the slides is looked for, for a stretch as long as one of them."""

_ESTIMATE = re.compile(r"([BW])\+([0-9]+(?:\.[0-9]+)?)\b|0\b")


@dataclass(frozen=True, slots=True)
class Stretch:
    """From which to which position of a game, and Black's gain there in points: riyu's word and another program's.

    `is_slide`, or as many moves as a slide has that share none with any.
    """

    first: int
    last: int
    own: float
    is_slide: bool
    other: float = 0.0


def stretches_of(leads: Sequence[float], chance: Chance) -> Iterator[Stretch]:
    """Give the slides of a game with such leads, and for each a stretch as long elsewhere, where there is room."""
    spans = slide_spans(leads)
    for first, last in spans:
        yield Stretch(first, last, leads[last] - leads[first], True)
        for _ in range(TRIES):
            start = chance.below(len(leads) - (last - first))
            end = start + last - first
            if all(end <= low or high <= start for low, high in spans):
                yield Stretch(start, end, leads[end] - leads[start], False)
                break


def lead_of(gnugo: GnuGo, position: Position) -> float:
    """Have GNU Go estimate Black's lead, without komi. Raises PeerError for what is no estimate."""
    gnugo.set_up(position)
    text = gnugo.peer.ask("estimate_score")
    lead = lead_in(text)
    if lead is None:
        raise PeerError(f"{gnugo.peer.label} estimates '{text}': expected B+ or W+ and points")
    return lead


def lead_in(text: str) -> float | None:
    """Give Black's lead by an estimate such as `W+31.6 (upper bound: …)`; None for what is none."""
    found = _ESTIMATE.match(text)
    if found is None:
        return None
    lead = float(found[2] or 0.0)
    return lead if found[1] == "B" else -lead


def slide_rows(
    games: Sequence[NamedGame],
    gnugo: GnuGo,
    seed: int = 0,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give a row of all slides of games, and one of stretches as long that are none.

    `moves` and `points` are means of a stretch, the points however they go; `gnugo` how many of them GNU Go has go the
    same way, less those the other way; `same way` of 100 it has go at all the same, with its 95 % interval, `low` and
    `high`. Raises UsageError for no games, PeerError for what is no estimate.
    """
    if not games:
        raise UsageError("no games to find slides in")
    found: list[Stretch] = []
    for done, game in enumerate(games, start=1):
        positions = list(_positions(game.record))
        chance = Chance(seed + done)
        for one in stretches_of([lead for _, lead in positions], chance):
            ends = [lead_of(gnugo, positions[end][0]) for end in (one.first, one.last)]
            found.append(replace(one, other=ends[1] - ends[0]))
        advance(done)
    return [
        _row(name, [one for one in found if one.is_slide is wanted], len(games))
        for name, wanted in (("slides", True), ("elsewhere", False))
    ]


def _positions(record: Record) -> Iterator[tuple[Position, float]]:
    """Give the positions of a game, each with Black's lead in it."""
    game = Game.from_record(replace(record, moves=()))
    yield game.position(), Lead.of(judged_game(game)).black
    for move in record.moves:
        game.play(move.color, move.point)
        yield game.position(), Lead.of(judged_game(game)).black


def _row(name: str, found: Sequence[Stretch], games: int) -> Row:
    row: Row = {"of": name, "games": games, "count": len(found)}
    if not found:
        return row
    ways = [one.other if one.own > 0 else -one.other for one in found]
    same, moved = sum(way > 0 for way in ways), sum(way != 0 for way in ways)
    low, high = wilson_interval(same, moved) if moved else (0.0, 1.0)
    return row | {
        "moves": round(statistics.fmean(one.last - one.first for one in found), 1),
        "points": round(statistics.fmean(abs(one.own) for one in found), 1),
        "gnugo": round(statistics.fmean(ways), 1),
        "same way": round(100 * same / max(1, moved), 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
    }
