"""`riyu bench watch`: what it costs to watch for changes, and to ask values, relations and basic facts.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import games_for
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "watch"]

EXAMPLES = """
riyu bench watch                             on 10 random games
riyu bench watch games19/*.sgfs.gz           on the first 10 real ones, from the files in turn
"""


def watch(
    files: SomeGames = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 10,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what it costs to find what changed after a move, and to ask values, relations and basic facts.

    On real games or, if none are given, random ones: medians of processor time; keys are what changed or was read.
    """
    from riyu.lab.watch_bench import asked_rows, watched_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    kind, material = games_for(output, files, games, settings.seed)
    with output.counting("games", len(material)) as advance:
        rows = watched_rows(material, advance)
    rows += asked_rows(material, settings.seed)
    note = counted(len(material), f"{kind} game")
    give_rows(output, rows, settings, note=note, games=len(material))
    return DONE
