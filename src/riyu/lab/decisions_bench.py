"""Decisions in games: what they cost by step before playouts, and whether what they tell holds.

Takes games and an engine; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/player.md holds those that were reached.

Every move of a game is proposed for, as in play, so that what was read is kept; at some of them the engine decides. Of
the first candidates told, each tactical reason is read again with more nodes, by readers that remember nothing. Of all
moves that are proposed it is counted, by source and purpose, how often the move of the game is among them.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from riyu.base.errors import UsageError
from riyu.candidates.candidate import Candidate
from riyu.game.points import Point
from riyu.inference.asking import Support, supports
from riyu.inference.purposes import TACTICAL
from riyu.lab.bench import Row, share_row
from riyu.lab.games import NamedGame, starting_blackboard
from riyu.player.decision import Decision
from riyu.player.engine import EXPLAINED, Engine
from riyu.reading.blackboard import Blackboard, Knows
from riyu.reading.gate import Claim, bear_out
from riyu.reading.readings import Readings

__all__ = ["BEST", "FIRST", "MORE", "Course", "decision_rows"]

FIRST = 11
"""The move from which on is measured: before it hardly anything is to be read."""

BEST = 3
"""The places by reasons among which the chosen move is looked for."""

CUSTOM = ("follow-custom", "follow-search")
"""Purposes that say only that a move is played, not what for."""

MORE = 10.0
"""Times the nodes with which a reason is read again."""


@dataclass(frozen=True, slots=True)
class Course:
    """Which positions: up to which move each game is followed, and every how many moves the engine decides."""

    until: int = 160
    every: int = 20


@dataclass
class _Tally:
    """What was counted: seconds by step, moves, candidates, decisions, and sentences by purpose.

    `aims` are the moves that a source proposes for a purpose, `met` those of them that were played, `with_reason` the
    moves played that any source but custom proposes.
    """

    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    moves: int = 0
    candidates: int = 0
    decisions: int = 0
    among_best: int = 0
    aims: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    with_reason: int = 0
    told: Counter[str] = field(default_factory=Counter)
    holding: Counter[str] = field(default_factory=Counter)


def decision_rows(
    games: Sequence[NamedGame],
    engine: Engine,
    knowledge: Knows,
    course: Course,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give cost by step, candidates, how many tactical sentences hold, and chosen moves among the best by reasons.

    Raises UsageError if no game is long enough.
    """
    tally = _Tally()
    for number, game in enumerate(games, start=1):
        _follow(game, engine, knowledge, course, tally)
        advance(number)
    if not tally.moves:
        raise UsageError(f"no game of {FIRST} moves or more to measure on")
    moves = tally.moves
    rows: list[Row] = [
        {"what": f"ms a move: {step}", "amount": round(1000 * seconds / moves, 2)}
        for step, seconds in sorted(tally.seconds.items(), key=lambda item: -item[1])
    ]
    whole = sum(tally.seconds.values()) - tally.seconds["assessing"]
    rows += [
        {"what": "ms a move: all but assessing", "amount": round(1000 * whole / moves, 2)},
        {"what": "candidates a move", "amount": round(tally.candidates / moves, 1)},
        share_row("moves played that have a reason beside custom", tally.with_reason, moves),
        *(
            {
                **share_row(f"aim: {one}", tally.met[one], count),
                "a_move": round(count / moves, 2),
                "recall": round(tally.met[one] / moves, 4),
            }
            for one, count in sorted(tally.aims.items())
        ),
        *(
            share_row(f"hold: {one}", tally.holding[one], tally.told[one])
            for one in sorted(tally.told)
        ),
        share_row("hold: all", sum(tally.holding.values()), sum(tally.told.values())),
        share_row(f"chosen among the best {BEST} by reasons", tally.among_best, tally.decisions),
    ]
    return rows


def _follow(
    named: NamedGame, engine: Engine, knowledge: Knows, course: Course, tally: _Tally
) -> None:
    blackboard = starting_blackboard(named.record, knowledge)
    for number, move in enumerate(named.record.moves[: course.until], start=1):
        if number >= FIRST and not move.is_pass:
            laps = _Laps(defaultdict(float) if number == FIRST else tally.seconds)  # it warms up
            proposed = engine.propose(blackboard, move.color, laps.ended)
            if number > FIRST:
                tally.moves += 1
                tally.candidates += len(proposed)
                _count_aims(blackboard, proposed, move.point, tally)
            if (number - FIRST) % course.every == course.every - 1:
                decision = engine.decide(blackboard, move.color, may_resign=False)
                _judge(blackboard, decision, tally)
        blackboard.game.play(move.color, move.point)


def _count_aims(
    blackboard: Blackboard, proposed: Sequence[Candidate], played: Point, tally: _Tally
) -> None:
    """Count the moves that each source proposes for each purpose, and those of them that were played."""
    for candidate in proposed:
        reasons = [one for one in candidate.reasons if not one.is_against]
        is_played = candidate.move == played
        tally.with_reason += is_played and any(one.purpose not in CUSTOM for one in reasons)
        said = {
            f"{_kind(support)} {one.purpose}"
            for one in reasons
            for support in supports(blackboard.inference, one.key)
        }
        tally.aims.update(said)
        if is_played:
            tally.met.update(said)


def _kind(support: Support) -> str:
    return support.source.kind if support.source is not None else "rule"


class _Laps:
    """Processor time by step: what passed since the step before ended is the step's."""

    def __init__(self, seconds: defaultdict[str, float]) -> None:
        self.seconds = seconds
        self.since = time.thread_time()

    def ended(self, name: str) -> None:
        now = time.thread_time()
        self.seconds[name] += now - self.since
        self.since = now


def _judge(blackboard: Blackboard, decision: Decision, tally: _Tally) -> None:
    if not decision.candidates:
        return
    tally.decisions += 1
    by_reasons = sorted(decision.candidates, key=lambda one: -one.by_reasons)
    tally.among_best += decision.point in [one.candidate.move for one in by_reasons[:BEST]]
    for weighed in decision.candidates[:EXPLAINED]:
        _read_again(blackboard, decision, weighed.candidate, tally)


def _read_again(
    blackboard: Blackboard, decision: Decision, candidate: Candidate, tally: _Tally
) -> None:
    for reason in candidate.reasons:
        if reason.purpose not in TACTICAL or reason.is_against:
            continue
        claim = Claim(decision.color, candidate.move, reason.purpose, reason.target)
        tally.told[reason.purpose] += 1
        if bear_out(Readings(blackboard.board), claim, MORE) is not None:
            tally.holding[reason.purpose] += 1
