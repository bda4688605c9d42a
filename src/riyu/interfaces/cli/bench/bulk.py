"""The bulk matcher measured, and held beside the others.

Takes games, patterns and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.games import games_for
from riyu.interfaces.cli.knowledge import Folder, library_from
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "bulk"]

EXAMPLES = """
riyu bench bulk                                            on 5 random games
riyu bench bulk games19/*.sgfs.gz                          on the first 5 real ones, from the files in turn
riyu bench bulk games19/*.sgfs.gz --games 200 --check      every position beside the focus matcher and the sweep
"""


def bulk(
    files: SomeGames = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="19x19 games to look at.")
    ] = 5,
    check: Annotated[
        bool, typer.Option("--check", help="Compare with the other matchers, and measure nothing.")
    ] = False,
    threads: Annotated[
        int, typer.Option("--threads", metavar="N", min=1, help="Threads that ask at once.")
    ] = 2,
    source: Folder = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Ask all classes about every position in bulk: what it costs beside the focus matcher and the sweep.

    With --check: whether all three give the same matches; exit code 1 if not.
    """
    from riyu.lab.bulk_bench import bulk_rows, check_bulk, check_swept, limit_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    library = library_from(source)
    kind, material = games_for(output, files, games, settings.seed)
    total = len(material)
    known = sum(len(found.patterns) for found in library.classes)
    note = f"{counted(total, f'{kind} game')}, {counted(known, 'pattern')}"
    if not check:
        with output.counting("games", total) as advance:
            rows = bulk_rows(material, library, threads, advance)
        limits = limit_rows()
        if not as_json:
            output.give(f"{output.row_table(limits)}\n", None)
        give_rows(output, rows, settings, note=note, limits=limits, kind=kind, games=total)
        return DONE
    with output.counting("games", 2 * total) as advance:
        asked = check_bulk(material, library, threads, advance)
        swept = check_swept(material, library, threads, lambda done: advance(total + done))
    rows = [
        {
            "beside": beside,
            "positions": found.positions,
            "matches": found.matches,
            "differences": len(found.differences),
        }
        for beside, found in (("focus matcher", asked), ("sweep", swept))
    ]
    differences = asked.differences + swept.differences
    for difference in differences:
        output.say(difference)
    give_rows(output, rows, settings, note=note, differences=differences, kind=kind, games=total)
    return FOUND_FAILURES if differences else DONE
