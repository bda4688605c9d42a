"""`riyu bench plans`: what becomes of plans along games, and what keeping them costs; theaters and obvious sequences.

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

__all__ = ["EXAMPLES", "plans"]

EXAMPLES = """
riyu bench plans games19/*.sgfs.gz           kept beside read afresh, on the first 10 games
riyu bench plans --games 2 --limit 500       on random games, with fewer nodes a question
riyu bench plans games19/*.sgfs.gz --theaters   theaters and sequences at every tenth position
"""


def plans(
    files: SomeGames = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 10,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, help="Nodes a question may take.")
    ] = 2000,
    theaters: Annotated[
        bool, typer.Option("--theaters", help="Measure theaters and obvious sequences instead.")
    ] = False,
    standing: Annotated[
        bool, typer.Option("--standing", help="End lines without the assessment.")
    ] = False,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Keep plans to capture and save strings of up to two liberties along games, beside the same read afresh.

    On real games or, if none are given, random ones. A plan unlike the one read afresh is told of by a line.
    """
    from riyu.lab.plans_bench import plan_rows, theater_rows
    from riyu.patterns.library import load_library

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    kind, material = games_for(output, files, games, settings.seed)
    unlike: list[str] = []
    with output.counting("games", len(material)) as advance:
        if theaters:
            rows = theater_rows(material, load_library(), limit, advance, standing)
        else:
            rows, unlike = plan_rows(material, limit, advance)
    for line in unlike:
        output.say(line)
    note = counted(len(material), f"{kind} game")
    give_rows(output, rows, settings, note=note, games=len(material), unlike=unlike)
    return DONE
