"""The pattern matchers measured.

Takes games, patterns and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import games_for
from riyu.interfaces.cli.knowledge import Folder, library_from
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "patterns"]

EXAMPLES = """
riyu bench patterns                              on 20 random games
riyu bench patterns games19/*.sgfs.gz            on the first 20 real ones, from the files in turn
"""


def patterns(
    files: SomeGames = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="19x19 games to measure on.")
    ] = 20,
    source: Folder = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure both matchers on real games or, if none are given, random ones.

    By focus: patterns tested until the first match, on one core. Sweeping: a move played and taken back, beside the
    board alone.
    """
    from riyu.lab.focus_bench import asked_rows
    from riyu.lab.sweep_bench import swept_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    library = library_from(source)
    kind, material = games_for(output, files, games, settings.seed)
    total = len(material)
    known = sum(len(found.patterns) for found in library.classes)
    note = f"{counted(total, f'{kind} game')}, {counted(known, 'pattern')}"
    with output.counting("games", 2 * total) as advance:
        by_focus = asked_rows(material, library, advance)
        swept = swept_rows(
            material, library, seed=settings.seed, advance=lambda done: advance(total + done)
        )
    if not as_json:
        output.give(f"{output.row_table(by_focus)}\n", None)
    give_rows(
        output, swept, settings, note=note, kind=kind, games=total, patterns=known, focus=by_focus
    )
    return DONE
