"""What came of a suite: a result a test, counts by kind and file, the news.

Takes results; gives counts, text and JSON. Asks no engine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace

from riyu.base.words import counted
from riyu.lab._steps import Ask
from riyu.lab.table import plain_table

__all__ = ["Counts", "SuiteReport", "TestResult", "judge", "judge_through", "percent"]

_BANDS = ("15k-6k", "5k-1k", "dan")
_PROBLEM_HEAD = (
    *("kind", "rank", "asked", "first right", "right", "share", "within 1 s"),
    *("questions", "cpu s", "most cpu s", "nodes"),
)
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
    `set-up`): such a test counts as failed, an unsupported one as neither right nor wrong. Times in seconds. `nodes`
    is what the engine tells of its search, 0 if it doesn't. A problem that is asked on down its tree takes several
    `questions`, whose times and nodes are added; `first_right`: its first move was right, whatever came then.
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
    nodes: int = 0
    questions: int = 1
    first_right: bool = False

    @property
    def band(self) -> str:
        """The rank band of a problem: `dan`, `5k-1k`, `15k-6k`, or empty for another rank or none."""
        number, letter = self.rank[:-1], self.rank[-1:]
        if not number.isdigit() or letter not in ("d", "k", "p"):
            return ""
        if letter != "k":
            return "dan"
        return "5k-1k" if int(number) <= 5 else "15k-6k" if int(number) <= 15 else ""

    @property
    def right(self) -> bool:
        """Say whether the answer was right, expected or not."""
        return self.word.lower() == "passed"

    @property
    def is_quick(self) -> bool:
        """Say whether a question took a second of processor time or less."""
        return self.cpu_seconds <= self.questions

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
        nodes=_nodes_told(text),
        first_right=right,
    )


def judge_through(first: TestResult, further: Sequence[TestResult], miss: str) -> TestResult:
    """Give the result of a problem that was asked on down its tree: right if no question was missed."""
    return replace(
        first,
        got=f"{first.got}; {miss}" if miss else first.got,
        word=_WORDS[False, first.word.isupper()] if miss else first.word,
        problem=further[-1].problem if miss else first.problem,
        seconds=round(sum(each.seconds for each in (first, *further)), 4),
        cpu_seconds=round(sum(each.cpu_seconds for each in (first, *further)), 4),
        nodes=sum(each.nodes for each in (first, *further)),
        questions=1 + len(further),
    )


def _nodes_told(text: str) -> int:
    """Give the number in a reply's line `nodes 1234`, 0 if there is none."""
    found = re.search(r"^nodes (\d+)$", text, re.MULTILINE)
    return int(found[1]) if found else 0


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
    """What came of a run: the engine as it names itself, how it was started, and the results in the suites' order.

    `knowledge` is the hash of what the engine knows, empty if it does not say.
    """

    engine: str
    command: str
    results: tuple[TestResult, ...]
    restarts: int = 0
    knowledge: str = ""

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
        if any(result.band for result in self.results if result.counts):
            parts.append(plain_table(_PROBLEM_HEAD, self._problem_rows()))
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

    def problems(self) -> dict[tuple[str, str], tuple[TestResult, ...]]:
        """Give the problems that count and have a rank, by kind and rank band."""
        groups: dict[tuple[str, str], list[TestResult]] = {}
        for result in self.results:
            if result.counts and result.is_answered and result.band:
                groups.setdefault((result.kind, result.band), []).append(result)
        return {key: tuple(groups[key]) for key in sorted(groups, key=_easiest_first)}

    def _problem_rows(self) -> list[list[object]]:
        return [
            [
                kind,
                band,
                len(group),
                sum(result.first_right for result in group),
                sum(result.right for result in group),
                percent(sum(result.right for result in group) / len(group)),
                percent(sum(result.right for result in group if result.is_quick) / len(group)),
                sum(result.questions for result in group),
                f"{sum(result.cpu_seconds for result in group):.1f}",
                f"{max(result.cpu_seconds / result.questions for result in group):.2f}",
                sum(result.nodes for result in group) or "-",
            ]
            for (kind, band), group in self.problems().items()
        ]

    def to_json(self) -> dict[str, object]:
        """Give all of it for JSON."""
        return {
            "engine": self.engine,
            "command": self.command,
            "knowledge": self.knowledge,
            "restarts": self.restarts,
            "total": _json(self.total),
            "disputed": {"tests": self.disputed.tests, "right": self.disputed.right},
            "kinds": {name: _json(counts) for name, counts in self.by("kind").items()},
            "files": {name: _json(counts) for name, counts in self.by("file").items()},
            "problems": {
                f"{kind}, {band}": _json(_tally(group))
                for (kind, band), group in self.problems().items()
            },
            "results": [asdict(result) for result in self.results],
        }


def _easiest_first(key: tuple[str, str]) -> tuple[str, int]:
    return key[0], _BANDS.index(key[1])


def percent(share: float) -> str:
    """Give a share as text."""
    return f"{100 * share:.1f} %"


def _row(name: str, counts: Counts) -> list[object]:
    return [
        name,
        counts.tests,
        counts.unsupported,
        counts.right,
        percent(counts.share) if counts.answered else "-",
        counts.unexpected_passes,
        counts.unexpected_fails,
        counts.errors,
        f"{counts.seconds:.1f}",
        f"{counts.cpu_seconds:.1f}",
    ]


def _json(counts: Counts) -> dict[str, object]:
    return {**asdict(counts), "answered": counts.answered, "share": round(counts.share, 4)}
