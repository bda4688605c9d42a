"""What came of a suite: a result a test, counts by kind and file, the news, two engines side by side.

Takes results; gives counts, text and JSON. Asks no engine.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from riyu.base.words import counted
from riyu.lab._steps import Ask
from riyu.lab.table import plain_table

__all__ = ["Comparison", "Counts", "SuiteReport", "TestResult", "judge"]

_WORDS = {
    (True, False): "passed",
    (True, True): "PASSED",
    (False, True): "failed",
    (False, False): "FAILED",
}


@dataclass(frozen=True, slots=True)
class TestResult:
    """What came of one test.

    `word` is GNU Go's: `passed` and `failed` as its suite expects, `PASSED` where a failure was expected, `FAILED`
    where none was; `ignored` where the suite asks for no verdict, `unsupported` where the engine does not know the
    command. `problem` is empty or why the answer could not be judged (`unsupported`, `refused`, `crash`, `time-out`,
    `set-up`): such a test counts as failed, an unsupported one as neither right nor wrong. Times in seconds.
    """

    __test__ = False  # for pytest: no test class, though its name begins so

    file: str
    name: str
    line: int
    kind: str
    rank: str
    command: str
    expected: str
    got: str
    word: str
    problem: str
    disputed: bool
    seconds: float
    cpu_seconds: float

    @property
    def right(self) -> bool:
        """Say whether the answer was right, expected or not."""
        return self.word.lower() == "passed"

    @property
    def is_news(self) -> bool:
        """Say whether this was not expected, for better or worse."""
        return self.word.isupper()

    @property
    def counts(self) -> bool:
        """Say whether this test counts: neither ignored nor disputed."""
        return not self.disputed and self.word != "ignored"

    @property
    def is_answered(self) -> bool:
        """Say whether the engine knows the command."""
        return self.word != "unsupported"

    def __str__(self) -> str:
        if not self.is_answered:
            return f"{self.file}:{self.name} {self.word} {self.command}: {self.got}"
        said = f"{self.problem}: {self.got}" if self.problem else f"got '{self.got}'"
        return f"{self.file}:{self.name} {self.word} {self.command}: expected '{self.expected}', {said}"


def judge(
    file: str, question: Ask, ok: bool, text: str, problem: str, seconds: float, cpu: float
) -> TestResult:
    """Give the result of a question from its reply.

    A failure reply (`?`) is judged by its text only where the suite expects one in so many words; against an inverted
    answer it is no right answer.
    """
    answer = question.expected
    right = answer.allows(text) if ok else not answer.inverted and _expects_failure(question, text)
    if problem in ("unsupported", "crash", "time-out", "set-up"):
        right = False
    elif right:
        problem = ""
    word = _WORDS[right, answer.known_fail]
    if answer.ignored:
        word = "ignored"
    elif problem == "unsupported":
        word = problem
    return TestResult(
        file,
        question.name,
        question.line,
        question.kind,
        question.rank,
        question.command,
        str(answer),
        text.split("\n", 1)[0].strip() if not problem else text,
        word,
        problem,
        question.disputed,
        round(seconds, 4),
        round(cpu, 4),
    )


def _expects_failure(question: Ask, text: str) -> bool:
    return question.expected.pattern not in (".*", ".+") and question.expected.allows(text)


@dataclass(frozen=True, slots=True)
class Counts:
    """How tests came out. `tests` are those asked that count, `unsupported` of them not known; times in seconds."""

    tests: int
    right: int
    unexpected_passes: int
    unexpected_fails: int
    unsupported: int
    errors: int
    seconds: float
    cpu_seconds: float

    @property
    def share(self) -> float:
        """The share of right answers among the tests whose command the engine knows, 0 to 1; 0 without any."""
        return self.right / self.answered if self.answered else 0.0

    @property
    def answered(self) -> int:
        """The tests whose command the engine knows."""
        return self.tests - self.unsupported


def _counts(results: Iterable[TestResult]) -> Counts:
    return _tally([result for result in results if result.counts])


def _tally(kept: Sequence[TestResult]) -> Counts:
    return Counts(
        len(kept),
        sum(result.right for result in kept),
        sum(result.word == "PASSED" for result in kept),
        sum(result.word == "FAILED" for result in kept),
        sum(not result.is_answered for result in kept),
        sum(result.problem in ("crash", "time-out", "set-up") for result in kept),
        round(sum(result.seconds for result in kept), 3),
        round(sum(result.cpu_seconds for result in kept), 3),
    )


@dataclass(frozen=True, slots=True)
class SuiteReport:
    """What came of a run: the engine as it names itself, how it was started, and the results in the suites' order."""

    engine: str
    command: str
    results: tuple[TestResult, ...]
    restarts: int = 0

    @property
    def total(self) -> Counts:
        """All tests that count."""
        return _counts(self.results)

    @property
    def news(self) -> tuple[TestResult, ...]:
        """The unexpected passes and failures."""
        return tuple(result for result in self.results if result.is_news and result.counts)

    @property
    def unsupported(self) -> tuple[TestResult, ...]:
        """The tests whose command the engine does not know."""
        return tuple(result for result in self.results if result.counts and not result.is_answered)

    @property
    def disputed(self) -> Counts:
        """The tests whose source's answer is doubted; not in the other counts."""
        apart = [r for r in self.results if r.disputed and r.word != "ignored"]
        return _tally(apart)

    def by(self, field: str) -> dict[str, Counts]:
        """Give counts by a field of the results: `kind`, `file`, `rank` or `problem`."""
        groups: dict[str, list[TestResult]] = {}
        for result in self.results:
            groups.setdefault(str(getattr(result, field)), []).append(result)
        found = {name: _counts(group) for name, group in groups.items()}
        return {name: counts for name, counts in found.items() if counts.tests}

    def text(self, *, news: bool = True) -> str:
        """Give the counts as plain tables, by kind and by file; then, if asked for, the unsupported and the news."""
        head = (
            "",
            "asked",
            "unsupported",
            "right",
            "share",
            "PASSED",
            "FAILED",
            "errors",
            "s",
            "cpu s",
        )
        parts = [f"{self.engine}  ({self.command})" if self.command else self.engine]
        for field in ("kind", "file"):
            rows = [_row(name, counts) for name, counts in sorted(self.by(field).items())]
            if field == "file":
                rows.append(_row("all", self.total))
            parts.append(plain_table((field, *head[1:]), rows))
        if self.disputed.tests:
            tests = counted(self.disputed.tests, "disputed test")
            parts.append(f"apart: {self.disputed.right} of {tests} right")
        if self.unsupported:
            parts.append(
                f"{len(self.unsupported)} of {self.total.tests} asked use commands that the engine does not know: "
                "not in the shares"
            )
        if news and self.unsupported:
            parts.append("\n".join(str(result) for result in self.unsupported))
        if news and self.news:
            parts.append("\n".join(str(result) for result in self.news))
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, object]:
        """Give all of it for JSON."""
        return {
            "engine": self.engine,
            "command": self.command,
            "restarts": self.restarts,
            "total": _json(self.total),
            "disputed": {"tests": self.disputed.tests, "right": self.disputed.right},
            "kinds": {name: _json(counts) for name, counts in self.by("kind").items()},
            "files": {name: _json(counts) for name, counts in self.by("file").items()},
            "results": [asdict(result) for result in self.results],
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two engines on the same tests: `first` and `second` hold results of the same tests in the same order."""

    first: SuiteReport
    second: SuiteReport

    def pairs(self) -> Iterator[tuple[TestResult, TestResult]]:
        """Give the results of each test that counts and whose command both engines know, side by side."""
        for one, other in zip(self.first.results, self.second.results, strict=True):
            if one.counts and one.is_answered and other.is_answered:
                yield one, other

    @property
    def common(self) -> tuple[SuiteReport, SuiteReport]:
        """The two reports, cut down to the tests of `pairs`."""
        pairs = list(self.pairs())
        ones, others = tuple(one for one, _ in pairs), tuple(other for _, other in pairs)
        return replace(self.first, results=ones), replace(self.second, results=others)

    @property
    def only_first(self) -> tuple[TestResult, ...]:
        """What the first engine alone gets right, as its results."""
        return tuple(one for one, other in self.pairs() if one.right and not other.right)

    @property
    def only_second(self) -> tuple[TestResult, ...]:
        """What the second engine alone gets right, as its results."""
        return tuple(other for one, other in self.pairs() if other.right and not one.right)

    @property
    def chance(self) -> float:
        """How likely so large a difference is by chance, 0 to 1: two-sided sign test on the tests they differ in."""
        one, other = len(self.only_first), len(self.only_second)
        total = one + other
        tail = sum(math.comb(total, k) for k in range(min(one, other) + 1)) * 0.5**total
        return min(1.0, 2 * tail)

    def text(self, *, tests: bool = True) -> str:
        """Give the shares by kind and file side by side as plain tables; if wanted, also what only one gets right."""
        parts = [f"1: {_title(self.first)}\n2: {_title(self.second)}"]
        first, second = self.common
        for field in ("kind", "file"):
            ones, others = first.by(field), second.by(field)
            rows = [_pair_row(name, ones[name], others[name]) for name in sorted(ones)]
            if field == "file":
                rows.append(_pair_row("all", first.total, second.total))
            head = (
                field,
                "tests",
                "right 1",
                "right 2",
                "share 1",
                "share 2",
                "2 - 1",
                "cpu s 1",
                "cpu s 2",
            )
            parts.append(plain_table(head, rows))
        unknown = [len(report.unsupported) for report in (self.first, self.second)]
        if any(unknown):
            parts.append(
                f"{self.first.total.tests} asked; left out, for the command is not known: "
                f"to 1 {unknown[0]}, to 2 {unknown[1]}"
            )
        parts.append(
            f"only 1 right: {len(self.only_first)}, only 2 right: {len(self.only_second)}, "
            f"by chance {self.chance:.3f} (sign test)"
        )
        if tests:
            for title, results in (("only 1", self.only_first), ("only 2", self.only_second)):
                if results:
                    lines = [f"  {r.file}:{r.name} {r.command} -> {r.got}" for r in results]
                    parts.append("\n".join([f"{title}:", *lines]))
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, object]:
        """Give all of it for JSON."""
        return {
            "first": self.first.to_json(),
            "second": self.second.to_json(),
            "only_first": [f"{r.file}:{r.name}" for r in self.only_first],
            "only_second": [f"{r.file}:{r.name}" for r in self.only_second],
            "chance": self.chance,
        }


def _title(report: SuiteReport) -> str:
    return f"{report.engine}  ({report.command})" if report.command else report.engine


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _row(name: str, counts: Counts) -> list[object]:
    return [
        name,
        counts.tests,
        counts.unsupported,
        counts.right,
        _percent(counts.share) if counts.answered else "-",
        counts.unexpected_passes,
        counts.unexpected_fails,
        counts.errors,
        f"{counts.seconds:.1f}",
        f"{counts.cpu_seconds:.1f}",
    ]


def _pair_row(name: str, one: Counts, other: Counts) -> list[object]:
    return [
        name,
        one.tests,
        one.right,
        other.right,
        _percent(one.share),
        _percent(other.share),
        f"{100 * (other.share - one.share):+.1f} %",
        f"{one.cpu_seconds:.1f}",
        f"{other.cpu_seconds:.1f}",
    ]


def _json(counts: Counts) -> dict[str, object]:
    return {**asdict(counts), "answered": counts.answered, "share": round(counts.share, 4)}
