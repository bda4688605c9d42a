"""The archive measured: how long drawings take, and whether a slow search finds the same.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.archive_options import Folder, folder_of
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "archive"]

EXAMPLES = """
riyu bench archive                               20 drawings of each kind, in all games
riyu bench archive --check --games 500 --drawings 1000
riyu bench archive --archive big --drawings 100 -j 1
"""


def archive(
    drawings: Annotated[
        int, typer.Option("--drawings", metavar="N", min=1, help="Of each kind; of --check, all.")
    ] = 20,
    check: Annotated[
        bool, typer.Option("--check", help="Compare with a slow search through all positions.")
    ] = False,
    games: Annotated[
        int,
        typer.Option("--games", metavar="N", min=1, help="Cut from so many; of --check, in them."),
    ] = 500,
    folder: Folder = None,
    parallel: Parallel = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure how long drawings take to be found in the archive; or compare what is found with a slow search.

    Drawings are cut from positions of the archive's games, spread evenly over it, or drawn by chance. Exit code 1 if
    --check finds a difference.
    """
    from riyu.archive.archive import Archive
    from riyu.lab.archive_bench import compared, some_records, timed_rows
    from riyu.lab.processes import cores

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    with Archive(folder_of(folder)) as kept:
        records = some_records(kept, games)
        total = kept.games
        if check:
            with output.counting("drawings", drawings) as advance:
                places, wrong = compared(records, drawings, seed=settings.seed, advance=advance)
            for one in wrong[:10]:
                output.say(one)
            row: dict[str, object] = {
                "games": len(records),
                "drawings": drawings,
                "places": places,
                "differences": len(wrong),
            }
            give_rows(output, [row], settings)
            return FOUND_FAILURES if wrong else DONE
        with output.counting("drawings", 3 * drawings) as advance:
            rows = timed_rows(
                kept,
                records,
                drawings,
                seed=settings.seed,
                threads=parallel or cores(),
                advance=advance,
            )
    give_rows(output, rows, settings, note=f"in {counted(total, 'game')}", games=total)
    return DONE
