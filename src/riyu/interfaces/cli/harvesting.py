"""`riyu harvest`: the drawings that strong players answered most, found in games and written as pattern files.

Takes game files and options; writes `.pat` files and gives what came of it. Counts and draws nothing itself.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Games, Json, Parallel, Quiet, Seed
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "harvest"]

EXAMPLES = """
riyu harvest games19/*.sgfs.gz --out mine                    all classes, all games
riyu harvest tom_9d.sgfs.gz --out mine --games 500           500 games taken by chance
riyu harvest tom_9d.sgfs.gz --out mine --classes shape --least 200
riyu harvest games19/*.sgfs.gz --out mine --resume           go on where a run was stopped
riyu harvest games19/*.sgfs.gz --out mine --dask tcp://host:8786
"""


def harvest(
    files: Games,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the files go.")],
    games: Annotated[
        int | None,
        typer.Option("--games", metavar="N", min=1, help="Only so many, taken by chance."),
    ] = None,
    classes: Annotated[
        str,
        typer.Option("--classes", metavar="NAME,...", help="Only these classes."),
    ] = "",
    least: Annotated[
        int, typer.Option("--least", metavar="N", min=2, help="Times chosen, at least.")
    ] = 50,
    share: Annotated[
        float,
        typer.Option(
            "--share", metavar="SHARE", min=0, max=1, help="Share of times chosen, surely at least."
        ),
    ] = 0.1,
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=1, help="Patterns of a class, at most.")
    ] = 1000,
    apart: Annotated[
        int,
        typer.Option(
            "--apart", metavar="N", min=0, help="Keep one game in N apart for checking; 0: none."
        ),
    ] = 10,
    apart_seed: Annotated[
        int,
        typer.Option("--apart-seed", metavar="N", help="Which, as riyu learn --seed keeps them."),
    ] = 2026,
    parallel: Parallel = None,
    dask: Annotated[
        str,
        typer.Option("--dask", metavar="local|ADDRESS", help="Count on this Dask cluster instead."),
    ] = "",
    seed: Seed = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where a run with the same games was stopped.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Find the drawings that strong players answered most, and write them as pattern files, a class each.

    Each block says in `seen` how often the answer was chosen of the times it could be. The files are named
    harvested-CLASS.pat; `riyu patterns check FOLDER` and `riyu patterns list --from FOLDER` read them.
    """
    from riyu.lab.harvest import Settings
    from riyu.lab.harvest import harvest as run
    from riyu.lab.harvest_chunks import chunks_of
    from riyu.lab.processes import cores

    output = Output(as_json, quiet)
    began = time.monotonic()
    wanted = tuple(name.strip() for name in classes.split(",") if name.strip())
    settings = Settings(
        **({"classes": wanted} if wanted else {}),
        least=least,
        share=share,
        most=most,
        apart=apart,
        apart_seed=apart_seed,
    )
    chunks = chunks_of([existing(file) for file in files], games, load_settings(seed=seed).seed)
    output.say(f"kept in {out}; Ctrl-C stops, the same words with --resume go on")
    with output.progress("games, twice") as advance:
        found = run(
            chunks,
            out,
            settings,
            parallel=parallel or cores(),
            dask=dask,
            resume=resume,
            advance=advance,
        )
    seconds = time.monotonic() - began
    total = sum(found.patterns.values())
    rows = [{"class": name, "patterns": count} for name, count in found.patterns.items()]
    output.give(
        output.row_table(rows, ("class", "patterns")),
        {
            "games": found.games,
            "faults": found.faults,
            "apart": found.apart,
            "windows": found.windows,
            "seconds": seconds,
            "classes": rows,
            "files": [str(file) for file in found.files],
        },
    )
    if found.faults:
        output.say(f"passed over or cut off: {counted(found.faults, 'game')}")
    output.say(
        f"{counted(total, 'pattern')} of {counted(found.windows, 'window')} from {counted(found.games, 'game')}"
        f" in {seconds:,.0f} s, {found.apart:,} kept apart; written to {out}"
    )
    return DONE
