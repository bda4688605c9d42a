"""What is told of a tree search, searched again with another seed: how much of it holds.

Takes games and two engines that differ in their seeds; gives rows of plain values. Knows no good figure:
experiments/log/search.md holds those that were reached.

A fact holds if the other search has the difference that it claims going the same way: who wins more, whose points
end as. Moves that the other search looked at too seldom it looks at again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from riyu.base.errors import UsageError
from riyu.lab.bench import Row, share_row
from riyu.lab.decisions_bench import FIRST, Course
from riyu.lab.games import NamedGame, starting_blackboard
from riyu.player.engine import Engine
from riyu.player.telling_search import Again
from riyu.reading.blackboard import Knows

__all__ = ["STEPS", "search_fact_rows"]

STEPS = (0.0, 0.03, 0.06, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 1.01)
"""The differences by which facts are counted apart, as shares of games."""


@dataclass
class _Tally:
    """What was counted, by what is said of it: facts told, and those that hold."""

    decisions: int = 0
    speaking: int = 0
    told: Counter[str] = field(default_factory=Counter)
    holding: Counter[str] = field(default_factory=Counter)

    def note(self, what: str, holds: bool) -> None:
        self.told[what] += 1
        self.holding[what] += holds


def search_fact_rows(
    games: Sequence[NamedGame],
    engine: Engine,
    other: Engine,
    knowledge: Knows,
    course: Course,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give how many facts of one engine's decisions the other finds too, by kind and by the difference claimed.

    Raises UsageError if no game is long enough.
    """
    tally = _Tally()
    for number, game in enumerate(games, start=1):
        _follow(game, engine, other, knowledge, course, tally)
        advance(number)
    if not tally.decisions:
        raise UsageError(f"no game of {FIRST} moves or more to measure on")
    told = tally.told["all"]
    return [
        {"what": "decisions", "amount": tally.decisions},
        share_row("decisions with a fact", tally.speaking, tally.decisions),
        {"what": "facts a decision", "amount": round(told / tally.decisions, 2)},
        *(share_row(what, tally.holding[what], tally.told[what]) for what in sorted(tally.told)),
    ]


def _follow(
    named: NamedGame,
    engine: Engine,
    other: Engine,
    knowledge: Knows,
    course: Course,
    tally: _Tally,
) -> None:
    blackboard = starting_blackboard(named.record, knowledge)
    for number, move in enumerate(named.record.moves[: course.until], start=1):
        if number > FIRST and (number - FIRST) % course.every == 0 and not move.is_pass:
            decision = engine.decide(blackboard, move.color, may_resign=False)
            found = [one for weighed in decision.candidates for one in weighed.facts]
            tally.decisions += 1
            tally.speaking += bool(found)
            if found:
                for again in other.again(blackboard, decision):
                    _judge(again, tally)
        blackboard.game.play(move.color, move.point)


def _judge(again: Again, tally: _Tally) -> None:
    fact = again.fact
    if not fact.gained:
        tally.told[f"{fact.predicate}, no difference claimed"] += 1
        return
    size = abs(fact.gained)
    at = max(step for step in STEPS if step <= size)
    above = STEPS[STEPS.index(at) + 1]
    tally.note("all", again.holds)
    tally.note(fact.predicate, again.holds)
    tally.note(f"{fact.predicate}, {at:.2f} to {above:.2f}", again.holds)
    found = again.difference or 0.0
    half = again.holds and abs(found) >= size / 2
    tally.note(f"{fact.predicate}, half as much or more", half)
    if fact.predicate == "refuted":
        tally.note("refuted, the same reply", again.reply == fact.key[3])
