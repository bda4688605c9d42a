"""Damage by chance, counted: rounds that are tried one after the other, what came of each, and the first that failed.

Takes a way to try one round; gives a report. Knows no format: each has a module of its own beside this one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from riyu.base.errors import UsageError
from riyu.lab._processor import TookTooLongError, within
from riyu.lab.injuries import Injury, injured

__all__ = ["CRASHED", "HUNG", "DamageReport", "Failure", "Round", "Tally", "damaged_report"]

CRASHED = "crashed"
"""The outcome of a round that let an exception out that is no refusal in words."""

HUNG = "hung"
"""The outcome of a round that had no end in `LONGEST` seconds."""

LONGEST = 10.0
"""Seconds of the processor after which a round is cut short."""

_KEPT_FAILURES = 20


class Round(NamedTuple):
    """What came of a round: words of the report that each count one more, and what failed, if something did."""

    words: tuple[str, ...]
    what: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """A round that failed: its number (with the seed it comes again), what was tried, and what happened."""

    number: int
    data: bytes
    what: str


@dataclass(frozen=True, slots=True)
class DamageReport:
    """What came of damaging things of a kind, such as `rule files`.

    `counts`: how many rounds had each outcome; a round may have several. `bad`: the outcomes that must not be.
    `slowest`: processor seconds of the round that took longest, its number in `worst`. `failures` are the first rounds
    in which something failed, or that had a bad outcome.
    """

    kind: str
    rounds: int
    seed: int
    counts: Mapping[str, int]
    bad: frozenset[str]
    slowest: float = field(default=0.0, compare=False)
    worst: int = field(default=0, compare=False)
    failures: tuple[Failure, ...] = ()

    @property
    def is_good(self) -> bool:
        """Say whether no round had a bad outcome."""
        return not any(self.counts[word] for word in self.bad)

    def __str__(self) -> str:
        said = ", ".join(f"{count} {word}" for word, count in self.counts.items())
        slowest = f"slowest {self.slowest:.2f} s, round {self.worst}"
        return f"{self.rounds} damaged {self.kind} (seed {self.seed}): {said}; {slowest}"


class Tally:
    """Counts rounds. `words` are the outcomes there are, in the order of the report; `bad` those that must not be."""

    def __init__(self, kind: str, seed: int, words: Sequence[str], bad: Sequence[str]) -> None:
        self._kind = kind
        self._seed = seed
        self._counts = dict.fromkeys(words, 0)
        self._bad = frozenset(bad)
        self._failures: list[Failure] = []
        self._rounds = self._worst = 0
        self._slowest = 0.0

    def add(self, number: int, data: bytes, outcome: Round, seconds: float) -> None:
        """Count a round: its number, what was tried, what came of it, and the processor seconds it took."""
        self._rounds += 1
        for word in outcome.words:
            self._counts[word] += 1
        if seconds > self._slowest:
            self._slowest, self._worst = seconds, number
        if outcome.what or self._bad.intersection(outcome.words):
            if len(self._failures) < _KEPT_FAILURES:
                what = outcome.what or " and ".join(outcome.words)
                self._failures.append(Failure(number, data, what))

    def report(self) -> DamageReport:
        """Give what was counted so far."""
        return DamageReport(
            self._kind,
            self._rounds,
            self._seed,
            dict(self._counts),
            self._bad,
            self._slowest,
            self._worst,
            tuple(self._failures),
        )


def damaged_report(
    tally: Tally,
    sources: Mapping[str, bytes],
    injuries: Sequence[Injury],
    count: int,
    seed: int,
    attempt: Callable[[str, bytes], Round],
    *,
    told: Callable[[int], object] = lambda done: None,
) -> DamageReport:
    """Damage the sources, by name, `count` times in turn, try each result, and give the tally's report.

    `attempt` takes a source's name and its damaged bytes. An exception that it lets out is CRASHED, and what has no end
    in LONGEST seconds of the processor is cut short and HUNG. `told` is told how many are done. The same seed does the
    same damage. Raises UsageError if there is nothing to damage or nothing to do.
    """
    if not sources:
        raise UsageError("no files to damage: expected at least one")
    if count < 1:
        raise UsageError(f"{count} rounds: expected 1 or more")
    names = list(sources)
    for number in range(count):
        name = names[number % len(names)]
        data = injured(sources[name], f"{seed}/{number}", injuries)
        before = time.process_time()
        try:
            with within(LONGEST):
                outcome = attempt(name, data)
        except TookTooLongError:
            outcome = Round((HUNG,), f"{name}: no end in {LONGEST:g} s")
        except Exception as error:  # whatever it is, it is what we count
            outcome = Round((CRASHED,), f"{name}: {type(error).__name__}: {error}")
        tally.add(number, data, outcome, time.process_time() - before)
        told(number + 1)
    return tally.report()
