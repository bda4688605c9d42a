"""`riyu bench worlds`: what readers say of small worlds, beside what is true there by the rules alone.

Takes games or none, and options; gives tables or JSON and a folder of answers. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "worlds"]

EXAMPLES = """
riyu bench worlds --out worlds                           1,000 worlds each, drawn by chance
riyu bench worlds games19/*.sgfs.gz --out worlds         cut from games
riyu bench worlds --out worlds --kind race --worlds 10000 -j 2
riyu bench worlds --out worlds --resume                  go on where a run was stopped
"""


def worlds(
    files: SomeGames = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where answers and drawings go.")
    ] = Path("worlds"),
    kind: Annotated[
        list[str] | None,
        typer.Option(
            "--kind", "-k", metavar="NAME", help="eye, link, life, race; may be repeated."
        ),
    ] = None,
    count: Annotated[
        int, typer.Option("--worlds", metavar="N", min=1, help="Worlds of each kind.")
    ] = 1000,
    limit: Annotated[
        int, typer.Option("--limit", metavar="NODES", min=0, help="Nodes a question; 0: as usual.")
    ] = 0,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="19x19 games to cut from.")
    ] = 500,
    parallel: Parallel = 1,
    seed: Seed = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where a run with the same plan was stopped.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Ask readers about eyes, links, life and races in small worlds, where every move was tried by the rules alone.

    `worlds.jsonl` in the folder has each world and its answers, `differences.txt` drawings of those that differ, by
    cause, of one half; the other half only counts. The exit code is 1 if a clear verdict is not the truth.
    """
    from riyu.lab import worlds_bench as bench
    from riyu.lab.worlds import KINDS

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    plan = bench.WorldsPlan(
        tuple(kind or KINDS),
        count,
        settings.seed,
        limit,
        tuple(existing(file) for file in files or ()),
        games,
    )
    with output.counting("worlds", count * len(plan.kinds)) as advance:
        records = bench.run_worlds(plan, out, parallel or 1, is_resumed=resume, advance=advance)
    rows, causes = bench.kind_rows(records), bench.cause_rows(records)
    note = f"{counted(len(records), 'world')}; drawings in {out / 'differences.txt'}"
    if causes:
        note = f"{output.row_table(causes)}\n{note}"
    give_rows(output, rows, settings, note=note, causes=causes)
    return FOUND_FAILURES if any(row["wrong"] for row in rows) else DONE
