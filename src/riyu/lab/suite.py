"""`riyu suite`: test suites put to any GTP engine, or to riyu in this process.

Takes suite files (GNU Go's `.tst`, problem sets, Pachi's drawn `.t`, Fuego's tests) and a way to start an engine; gives
a report. Knows no Go beyond setting positions up: what is right stands in the files.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TypeAlias

from riyu.base.errors import PeerError, UsageError
from riyu.game.points import parse_point
from riyu.lab._asking import Session
from riyu.lab._comparison import Comparison
from riyu.lab._drawn import read_drawn
from riyu.lab._fuego import read_fuego
from riyu.lab._problems import By, Part, read_problems, script_of_problems
from riyu.lab._results import Counts, SuiteReport, TestResult, judge, judge_through
from riyu.lab._side_by_side import work_through
from riyu.lab._steps import Ask, Expected, Script, SetUp, Step
from riyu.lab._through import first_miss
from riyu.lab._tst import read_tst
from riyu.lab.peer import Engine, Peer

__all__ = [
    "By",
    "Comparison",
    "Counts",
    "EngineStart",
    "Part",
    "SuiteOptions",
    "SuiteReport",
    "TestResult",
    "compare",
    "load_suites",
    "peer_start",
    "run_suites",
    "select",
]

EngineStart: TypeAlias = Callable[[], Engine]
"""Gives a fresh engine: a Peer, or an object of this process with `send(command) -> (ok, text)`."""

Progress: TypeAlias = Callable[[int, int, TestResult], None]
"""Told after each test how many are done, how many there are, and the result; one call at a time."""


@dataclass(frozen=True, slots=True)
class SuiteOptions:
    """How a suite is run.

    `timeout`: seconds a command may take. `jobs`: files asked at once, an engine each. `only`: tests kept if any of
    these names a suite (`reading`), a test (`reading:12`), a kind (`string`) or a command (`attack`), `*` and `?`
    allowed. `limit`: at most so many tests of each file (0: all). `sample`: so many tests of all, drawn with `seed`
    (0: all). `through`: own moves that must be right down a problem's tree, whatever it answers (1: the first alone).
    """

    timeout: float = 120.0
    jobs: int = 1
    only: tuple[str, ...] = ()
    limit: int = 0
    sample: int = 0
    seed: int = 0
    through: int = 1


def load_suites(paths: Sequence[Path], part: Part = "all", by: By = "solver") -> list[Script]:
    """Read suite files, or all that lie in a folder; of problem sets only a part, if wanted, put to one of By.

    Raises BadInput with the line, UsageError for unknown kinds, and for a part of what is no problem set.
    """
    scripts: list[Script] = []
    for path in paths:
        if path.is_dir():
            found = sorted(p for p in path.iterdir() if _is_suite(p))
            if not found:
                raise UsageError(
                    f"no suite in {path}: expected .tst, .t, .jsonl or .jsonl.gz files"
                )
            for file in found:
                scripts += _load(file, part, by)
        elif not path.exists():
            raise UsageError(f"no file or folder {path}")
        elif not _is_suite(path):
            raise UsageError(f"{path} is no suite: expected .tst, .t, .jsonl or .jsonl.gz")
        else:
            scripts += _load(path, part, by)
    return scripts


def select(scripts: Sequence[Script], options: SuiteOptions) -> list[Script]:
    """Give the scripts with only the tests the options keep; set-up steps stay. Raises UsageError if none is left."""
    kept = [_limited(_named(script, options.only), options.limit) for script in scripts]
    if options.sample:
        every = [
            (i, j)
            for i, s in enumerate(kept)
            for j, step in enumerate(s.steps)
            if isinstance(step, Ask)
        ]
        chance = random.Random(options.seed)
        drawn = set(chance.sample(every, min(options.sample, len(every))))
        kept = [
            _with_steps(s, lambda j, _, i=i: (i, j) in drawn)  # type: ignore[misc]
            for i, s in enumerate(kept)
        ]
    kept = [script for script in kept if script.tests]
    if not kept:
        wanted = f" that is named {' or '.join(options.only)}" if options.only else ""
        raise UsageError(
            f"no test{wanted} in {', '.join(s.name for s in scripts[:5]) or 'no suite'}"
        )
    return kept


def peer_start(command: str, timeout: float = 120.0) -> EngineStart:
    """Give a way to start an engine by its command line."""
    return lambda: Peer(command, timeout=timeout)


def run_suites(
    scripts: Sequence[Script],
    start: EngineStart,
    options: SuiteOptions | None = None,
    *,
    command: str = "",
    progress: Progress | None = None,
) -> SuiteReport:
    """Put the tests that the options keep to an engine; a fresh engine for each file, and after a crash or time-out.

    `command` is noted in the report. Engines of this process are asked one after the other whatever `jobs` says, if
    they share state. Raises PeerError if the engine can't be started; Ctrl-C ends all engines and is passed on.
    """
    options = options or SuiteOptions()
    chosen = select(scripts, options)
    total = sum(len(script.tests) for script in chosen)
    outcomes: dict[int, list[TestResult]] = {}
    sessions: set[Session] = set()
    stopped = threading.Event()
    lock = threading.Lock()
    names: list[tuple[str, str, str]] = []
    done = restarts = 0

    def run_one(item: tuple[int, Script]) -> tuple[int, list[TestResult], int]:
        nonlocal done
        index, script = item
        results: list[TestResult] = []
        with Session(start, options.timeout) as session:
            with lock:
                sessions.add(session)
            if not names:
                identity = session.identity()
                with lock:
                    names.append(identity)
            for step in script.steps:
                if stopped.is_set():
                    raise PeerError("stopped")
                if not isinstance(step, Ask):
                    session.prepare(step)
                    continue
                result = _put(session, script.name, step, options.through)
                results.append(result)
                with lock:
                    done += 1
                    if progress is not None:
                        progress(done, total, result)
            with lock:
                sessions.discard(session)
            return index, results, session.restarts

    def finish(outcome: tuple[int, list[TestResult], int]) -> None:
        nonlocal restarts
        index, results, again = outcome
        outcomes[index] = results
        restarts += again

    def interrupt() -> None:
        stopped.set()
        with lock:
            for session in sessions:
                session.stop()

    work_through(enumerate(chosen), run_one, finish, jobs=options.jobs, interrupt=interrupt)
    ordered = tuple(result for index in sorted(outcomes) for result in outcomes[index])
    *named, knowledge = names[0]
    name = " ".join(part for part in named if part)
    return SuiteReport(name, command, ordered, restarts, knowledge)


def compare(
    scripts: Sequence[Script],
    first: tuple[str, EngineStart],
    second: tuple[str, EngineStart],
    options: SuiteOptions | None = None,
    *,
    progress: Progress | None = None,
) -> Comparison:
    """Put the same tests to two engines, each given as its command line (or name) and a way to start it."""
    options = options or SuiteOptions()
    chosen = select(scripts, options)
    # chosen once: a sample is the same for both
    whole = replace(options, only=(), limit=0, sample=0)
    reports = [
        run_suites(chosen, start, whole, command=command, progress=progress)
        for command, start in (first, second)
    ]
    return Comparison(reports[0], reports[1])


def _put(session: Session, file: str, question: Ask, through: int) -> TestResult:
    """Ask a question; of a problem answered right, what its tree goes on to ask, `through` own moves in all."""

    def ask(asked: Ask) -> TestResult:
        a = session.ask(asked)
        return judge(file, asked, a.ok, a.text, a.problem, a.seconds, a.cpu_seconds)

    result = ask(question)
    position = question.position
    if through <= 1 or not result.right or position is None or not question.tree:
        return result
    further: list[TestResult] = []

    def ask_on(setup: SetUp, expected: Expected) -> tuple[bool, str]:
        session.prepare(setup)
        further.append(ask(replace(question, expected=expected)))
        return further[-1].right, further[-1].got

    first = parse_point(result.got, position.size)
    miss = first_miss(position, question.tree, first, through, ask_on)
    return judge_through(result, further, str(miss or ""))


def _is_suite(path: Path) -> bool:
    return path.name.endswith((".tst", ".t", ".jsonl", ".jsonl.gz"))


def _load(path: Path, part: Part, by: By) -> list[Script]:
    is_problems = path.suffix not in (".tst", ".t") and path.name != "tests.jsonl.gz"
    if part != "all" and not is_problems:
        raise UsageError(f"{path} is no problem set: only these have an even and an odd part")
    if by != "solver" and not is_problems:
        raise UsageError(f"{path} is no problem set: its own commands say who is asked")
    if path.suffix == ".tst":
        return [read_tst(path)]
    if path.suffix == ".t":
        return [read_drawn(path)]
    if path.name == "tests.jsonl.gz":
        return read_fuego(path)
    name = path.name.removesuffix(".gz").removesuffix(".jsonl")
    return [script_of_problems(name, read_problems(path), part, by)]


def _named(script: Script, only: tuple[str, ...]) -> Script:
    if not only:
        return script

    def is_named(_: int, test: Ask) -> bool:
        names = (script.name, f"{script.name}:{test.name}", test.kind, test.command.split()[0])
        return any(fnmatchcase(name, wanted) for name in names for wanted in only)

    return _with_steps(script, is_named)


def _limited(script: Script, limit: int) -> Script:
    if not limit:
        return script
    last = {id(test) for test in script.tests[:limit]}
    return _with_steps(script, lambda _, test: id(test) in last)


def _with_steps(script: Script, keep: Callable[[int, Ask], bool]) -> Script:
    steps: list[Step] = [
        step for j, step in enumerate(script.steps) if not isinstance(step, Ask) or keep(j, step)
    ]
    return Script(script.name, tuple(steps))
