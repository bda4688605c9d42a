"""Who stood better where a drawing was found: some of its places judged by the assessment, joined with playouts.

Takes an archive and what was found there; gives for each continuation how often who stood better. Looks for nothing,
and knows no processes: what does the work for all places is handed in.

A place is judged after the next move in the rectangle, where there is one, else as the drawing came to stand. That the
assessment calls the wrong leader in one of five positions (experiments/log/assessment.md) holds here as anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

from riyu.archive.archive import Archive
from riyu.archive.finding import Found, StandingPlace
from riyu.assessment.assessment import recent_points
from riyu.assessment.assessor import Assessor
from riyu.assessment.joined import assess_jointly
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.assessment.playouts import PlayoutWeights
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.position import empty_position
from riyu.game.record import Record
from riyu.game.ruleset import CHINESE, WIDEST
from riyu.reading.readings import Readings

__all__ = [
    "EVEN",
    "JUDGED_FROM",
    "Better",
    "Run",
    "better_of",
    "judge",
    "one_by_one",
    "some_places",
]

JUDGED_FROM = 20_000
"""Places that are told to choose those from that are judged: the first that are found."""

PLAYOUTS = 200
"""Playouts of a place: fewer than where one position is asked about, for many are judged."""

EVEN = 1.0
"""Points of lead up to which nobody stands better."""

Key: TypeAlias = tuple[int, int] | None
"""A continuation: its place in the drawing and its color as drawn; None where nobody played there again."""


@dataclass(frozen=True, slots=True)
class Better:
    """Of so many places of one continuation: where the drawing's Black stood better, where White, the mean lead.

    `lead` is the drawing's Black's, in points, komi counted.
    """

    judged: int
    black: int
    white: int
    lead: float

    def __str__(self) -> str:
        side = "Black" if self.lead > 0 else "White"
        return (
            f"of {self.judged} assessed Black stood better in {self.black}, White in {self.white}; "
            f"{side} by {abs(self.lead):.1f} in the mean"
        )


@dataclass(frozen=True, slots=True)
class Job:
    """A game up to a place, the seed of its playouts, and whether Black's lead there is the drawing's White's."""

    record: Record
    seed: int
    is_swapped: bool


Run: TypeAlias = Callable[[Callable[[Job], float], Sequence[Job]], Iterable[float]]
"""What does the work for all jobs and gives the results in their order."""


def one_by_one(work: Callable[[Job], float], jobs: Sequence[Job]) -> Iterator[float]:
    """Do the work in this process."""
    return map(work, jobs)


def some_places(found: Found, each: int, continuations: int) -> dict[Key, list[StandingPlace]]:
    """Give places to judge: `each` of each of the most frequent continuations, spread evenly over those told."""
    keys: list[Key] = [(one.place, one.color) for one in found.continuations[:continuations]]
    told: dict[Key, list[StandingPlace]] = {key: [] for key in keys}
    if found.nowhere is not None:
        told[None] = []
    for place in found.told:
        if place.continuation in told:
            told[place.continuation].append(place)
    return {
        key: [
            places[i * len(places) // min(each, len(places))] for i in range(min(each, len(places)))
        ]
        for key, places in told.items()
        if places
    }


def better_of(
    archive: Archive,
    found: Found,
    each: int,
    *,
    continuations: int = 20,
    run: Run = one_by_one,
    advance: Callable[[int, int], None] = lambda done, total: None,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[dict[Key, Better]]:
    """Judge places and give who stood better by continuation, again and again, each time one more of them is done.

    The same for the same archive and drawing. `advance` is told how many places are judged, and of how many; `stop` is
    asked before each.
    """
    places = some_places(found, each, continuations)
    records: dict[int, Record] = {}
    jobs = []
    for one in (place for some in places.values() for place in some):
        if one.game not in records:
            records[one.game] = archive.record(one.game)
        jobs.append(_job(records[one.game], one))
    results = iter(run(judge, jobs))
    better: dict[Key, Better] = {}
    done = 0
    for key, some in places.items():
        leads: list[float] = []
        while len(leads) < len(some):
            if stop():
                return
            leads.append(next(results))
            done += 1
            advance(done, len(jobs))
        black, white = (sum(sign * lead > EVEN for lead in leads) for sign in (1, -1))
        better[key] = Better(len(leads), black, white, sum(leads) / len(leads))
        yield dict(better)


def _job(record: Record, place: StandingPlace) -> Job:
    """Give what is to be judged of a place."""
    is_swapped = place.swapped
    if place.continuation is not None:
        # A drawing that is the same with the colors changed is told as the continuation has it.
        is_swapped = record.moves[place.next_move - 1].color != place.continuation[1]
    moves = record.moves[: place.next_move or place.move]
    return Job(replace(record, moves=moves), place.game, is_swapped)


def judge(job: Job) -> float:
    """Give the lead of the drawing's Black, in points, after all moves of a job's record; kos are not looked at."""
    record = job.record
    board = Board(record.size, WIDEST)
    position = empty_position(record.size).with_stones(record.black, record.white)
    board.set_up(replace(position, to_move=record.to_move))
    for move in record.moves:
        board.play(move.color, move.point, minds_ko=False)
    ruleset = record.ruleset or CHINESE
    komi = record.komi if record.komi is not None else ruleset.komi_for(record.handicap)
    assessor = Assessor(Features(board), Readings(board))
    recent = recent_points(record.moves)
    both = assess_jointly(assessor, _odds(), komi, recent=recent, playouts=PLAYOUTS, seed=job.seed)
    lead = both.whole.margin
    return -lead if job.is_swapped else lead


@cache
def _odds() -> PlayoutWeights:
    """Give the odds of moves in playouts, read once a process."""
    return weights_of(read_playout_values())
