"""`riyu suite`: test suites put to riyu or another engine, from the command line.

Takes files and options; gives the suite's report. Asks nothing itself: `riyu.lab.suite` does.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base.errors import UsageError
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.engines import command_of
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed, StyleName, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.version import run_notes
from riyu.interfaces.settings import Settings, load_settings

if TYPE_CHECKING:
    from riyu.lab.peer import Engine
    from riyu.lab.suite import By, Part, TestResult

__all__ = ["EXAMPLES", "suite"]

EXAMPLES = """
riyu suite reading.tst owl.tst                      riyu's own answers
riyu suite suites/ --engine 'gnugo --mode gtp'      another engine, all files of a folder
riyu suite reading.tst --beside gnugo               riyu and GNU Go side by side
riyu suite owl.tst --only 'owl_attack' --limit 20   some of the tests
riyu suite problems.jsonl.gz --part even --through 3
riyu suite problems.jsonl.gz --by player --beside gnugo   the player among the points around
riyu suite problems.jsonl.gz --sample 200 --json > result.json
"""


def suite(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILES...", help=".tst, .t, .jsonl[.gz], or folders.")
    ],
    engine: Annotated[
        str, typer.Option("--engine", "-e", metavar="COMMAND", help="Not riyu but this engine.")
    ] = "",
    beside: Annotated[
        str, typer.Option("--beside", "-b", metavar="COMMAND", help="Compare with this engine.")
    ] = "",
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="NAME", help="A suite, suite:test, kind or command; * ?."),
    ] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="Tests of each file.")] = 0,
    sample: Annotated[
        int, typer.Option("--sample", metavar="N", help="Tests of all, drawn by the seed.")
    ] = 0,
    through: Annotated[
        int,
        typer.Option(
            "--through", metavar="N", min=1, help="Own moves of a problem's lines to be right."
        ),
    ] = 1,
    part: Annotated[
        str, typer.Option("--part", metavar="PART", help="Of problems: all, even or odd clusters.")
    ] = "all",
    by: Annotated[
        str,
        typer.Option(
            "--by", metavar="WHO", help="Asked of problems: solver, player (around it), whole."
        ),
    ] = "solver",
    timeout: Annotated[
        float, typer.Option("--timeout", metavar="S", help="Seconds a command may take.")
    ] = 120.0,
    parallel: Annotated[
        int,
        typer.Option("--parallel", "-j", metavar="N", min=1, help="Files at once (other engines)."),
    ] = 1,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Put test suites to an engine.

    The exit code is 1 if a test fails that should pass; tests whose command the engine doesn't know are listed, and
    count neither in the shares nor for the exit code.
    """
    from riyu.lab.suite import SuiteOptions, compare, load_suites, run_suites

    output = Output(as_json, quiet, verbose)
    settings = load_settings(style=style, seed=seed)
    scripts = load_suites([existing(path) for path in files], _part(part), _by(by))
    options = SuiteOptions(
        timeout=timeout,
        jobs=parallel if engine else 1,
        only=tuple(only or ()),
        limit=limit,
        sample=sample,
        seed=settings.seed,
        through=through,
    )
    first = _starter(engine, settings, timeout)
    with output.progress("tests") as advance:

        def told(done: int, total: int, result: TestResult) -> None:
            advance(done, total, str(result))

        if beside:
            second = _starter(beside, settings, timeout)
            both = compare(scripts, first, second, options, progress=told)
            report = both.first
        else:
            report = run_suites(scripts, first[1], options, command=first[0], progress=told)
    notes = {"run": run_notes(settings)}
    if beside:
        output.give(both.text(tests=not quiet), {**both.to_json(), **notes})
    else:
        output.give(report.text(news=not quiet), {**report.to_json(), **notes})
    return FOUND_FAILURES if report.total.unexpected_fails else DONE


def _part(name: str) -> Part:
    parts: tuple[Part, ...] = ("all", "even", "odd")
    for part in parts:
        if part == name:
            return part
    raise UsageError(f"no part '{name}': expected all, even or odd")


def _by(name: str) -> By:
    known: tuple[By, ...] = ("solver", "player", "whole")
    for by in known:
        if by == name:
            return by
    raise UsageError(f"nobody named '{name}': expected solver, player or whole")


def _starter(command: str, settings: Settings, timeout: float) -> tuple[str, Callable[[], Engine]]:
    """Give an engine's command line and a way to start it; no command (or `riyu`) is riyu in this process."""
    from riyu.lab.suite import peer_start

    if command and command != "riyu":
        # GNU Go takes seed 0 for "another game each time".
        line = command_of(command, settings).replace("{seed}", str(settings.seed or 1))
        return line, peer_start(line, timeout)

    def start() -> Engine:
        from riyu.interfaces.gtp.commands import new_session

        return new_session(settings)

    return "riyu", start
