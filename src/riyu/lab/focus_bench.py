"""What patterns cost by focus: pattern tests a second, on one core.

Takes games and a library; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/patterns.md holds those that were reached.

In every tenth position of a game each class that has a focus is asked, for the color to move, wherever what stands
there fits how it is asked, and the first match alone is wanted. A pattern test is one pattern in one orientation,
settled: each pattern in all orientations that it needs (one that a symmetry brings back is left out), up to the one
that matched, for the first match ends the question. How it is settled doesn't count: 64 at a time by a table of what
stands, or, where a class is asked toward another end, at once all that ask for it elsewhere. So rows asked between two
ends tell less of the matcher than the others.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from riyu.base.errors import UsageError
from riyu.game.points import Color, opposite
from riyu.lab.bench import Row
from riyu.lab.games import NamedGame, positions_of
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.patterns.compact import records_of
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["asked_rows"]


@dataclass(slots=True)
class _Cost:
    """What a kind of class cost: nanoseconds, questions, matches, tests, and records compared."""

    classes: int = 0
    patterns: int = 0
    spent: int = 0
    questions: int = 0
    matches: int = 0
    tests: int = 0
    compared: int = 0

    def row(self, what: str) -> Row:
        return {
            "what": what,
            "classes": self.classes,
            "patterns": self.patterns,
            "questions": self.questions,
            "matched": round(self.matches / max(self.questions, 1), 3),
            "ns_a_question": round(self.spent / max(self.questions, 1), 1),
            "tests_a_question": round(self.tests / max(self.questions, 1), 1),
            "g_tests_a_second": round(self.tests / max(self.spent, 1), 3),
            "g_in_all_eight": round(self.compared / max(self.spent, 1), 3),
        }


class _AskedClass:
    """A class to be asked, with the tests that lie behind each answer."""

    def __init__(self, wanted: PatternClass) -> None:
        records = records_of(wanted)
        self.name = wanted.name
        self.phrase = wanted.asked.focus
        self.patterns = len(wanted.patterns)
        # Of the records of the pattern that matched, under several headers, the first is taken to have.
        self.compared = [0] * len(wanted.patterns)
        self.tests = [0] * len(wanted.patterns)
        compared = tests = 0
        latest = -1
        for record in records:
            compared += 8
            tests += record.ways.bit_count()
            if record.order != latest:
                latest = record.order
                self.compared[latest], self.tests[latest] = compared, tests
        self.all_compared, self.all_tests = compared, tests

    def put(self, asker: Asker, color: Color, cost: _Cost) -> None:
        """Put all questions, and add what they cost."""
        start = time.thread_time_ns()
        asker.tally(self.name, color)
        cost.spent += time.thread_time_ns() - start
        answered, unanswered = asker.tallied(self.name)
        for order, count in enumerate(answered):
            cost.matches += count
            cost.tests += count * self.tests[order]
            cost.compared += count * self.compared[order]
        cost.tests += unanswered * self.all_tests
        cost.compared += unanswered * self.all_compared
        cost.questions += asker.questions


def asked_rows(
    games: Sequence[NamedGame],
    library: Library,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give for each way to ask, and for all, what the classes' questions cost in first-match mode, on one core.

    The last row is those asked at an empty point put together as one class, to tell a large class from many small ones.

    `ns_a_question` is processor time, with the look at the board and finding where the class is asked;
    `g_tests_a_second` counts, in 10^9, the patterns up to the one that matched, each in the orientations that it needs;
    `g_in_all_eight` each in all eight, as a matcher that knows no symmetry would. Raises UsageError if there are no
    games or no classes.
    """
    ready = [_AskedClass(found) for found in library.classes if found.asked.focus != WHOLE_BOARD]
    if not games or not ready:
        raise UsageError("nothing to measure on: expected games, and classes with a focus")
    costs: dict[str, _Cost] = defaultdict(_Cost)
    joined = [c for c in library.classes if c.asked.focus == _JOINED]
    large_class = [_as_one(joined)] if joined else []
    large = [_AskedClass(found) for found in large_class]
    large_cost = _Cost(len(large), sum(one.patterns for one in large))
    for one in ready:
        costs[one.phrase].classes += 1
        costs[one.phrase].patterns += one.patterns
    every = ReadyLibrary(Library((*library.classes, *large_class)))
    for one in (*ready, *large):
        every.of(one.name)
    for number, game in enumerate(games, start=1):
        for _, move, _, features in positions_of(game):
            asker = Asker(features, every)
            color = opposite(move.color)
            features.update()
            for one in ready:
                one.put(asker, color, costs[one.phrase])
            for one in large:
                one.put(asker, color, large_cost)
        advance(number)
    total = _Cost()
    for cost in costs.values():
        for name in ("classes", "patterns", "spent", "questions", "matches", "tests", "compared"):
            setattr(total, name, getattr(total, name) + getattr(cost, name))
    return [
        *(cost.row(phrase) for phrase, cost in sorted(costs.items())),
        total.row("all that have a focus"),
        *(large_cost.row(f"{_JOINED}, as one class") for _ in large),
    ]


_JOINED = "an empty point"


def _as_one(classes: Sequence[PatternClass]) -> PatternClass:
    """Give a class of the patterns of several, without their last ones, which match everywhere."""
    patterns = [p for c in classes for p in c.patterns if p.name != c.last and not p.is_bar]
    return replace(classes[0], name="all", last="none", patterns=tuple(patterns), digest="")
