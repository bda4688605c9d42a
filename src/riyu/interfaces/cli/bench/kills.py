"""`riyu bench kills`: the page and long jobs killed in mid-write; what was kept is there, and all goes on.

Takes games, counts and a seed; gives a table or JSON. Kills nothing itself: the lab does.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, Verbose
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "kills"]

EXAMPLES = """
riyu bench kills games19/ai.sgfs.gz                              100 kills of the page, 20 of each job
riyu bench kills games19/ai.sgfs.gz --page 0 --match 5 --seed 7  fewer, without the page
"""

_FAULTS = ("lost", "torn", "other than undisturbed")


def kills(
    files: Games,
    page: Annotated[int, typer.Option("--page", metavar="N", min=0, help="Of the page.")] = 100,
    match: Annotated[int, typer.Option("--match", metavar="N", min=0, help="Of a match.")] = 20,
    harvest: Annotated[
        int, typer.Option("--harvest", metavar="N", min=0, help="Of a harvest.")
    ] = 20,
    learn: Annotated[
        int, typer.Option("--learn", metavar="N", min=0, help="Of a learning run.")
    ] = 20,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Kill the page and long jobs at random moments, so many times each, and go on with them.

    GNU Go plays the match, chromium looks at the page, the games are harvested and learned from. The exit code is 1 if
    anything that was shown as kept was lost, a file was torn, or the end was another than an undisturbed run's.
    """
    from riyu.lab.kills import Harvesting, Learning, Matching, kill_rows
    from riyu.lab.page_kills import page_kill_row

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    games = [existing(path).resolve() for path in files]
    with tempfile.TemporaryDirectory() as home, output.progress("kills") as advance:
        folder = Path(home)
        jobs = [
            Matching(folder / "match"),
            Harvesting(folder / "harvest", games),
            Learning(folder / "learn", games),
        ]
        rows = kill_rows(jobs, (match, harvest, learn), settings.seed, advance)
        if page:
            rows.append(page_kill_row(page, settings.seed, folder / "page", advance))
    problems = [f"{row['job']}: {row['problems']}" for row in rows if row["problems"]]
    shown = [{name: value for name, value in row.items() if name != "problems"} for row in rows]
    give_rows(output, rows, settings, note="\n".join(problems), shown=shown)
    is_good = not any(row.get(fault) for row in rows for fault in _FAULTS)
    return DONE if is_good else FOUND_FAILURES
