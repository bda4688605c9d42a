"""`riyu bench search`: how many games a second a tree search plays out, and what its tree takes.

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

__all__ = ["EXAMPLES", "search"]

EXAMPLES = """
riyu bench search games19/*.sgfs.gz --games 20           empty boards, and 20 games after move 120
riyu bench search GAMES --seconds 10 --threads 2         what a longer search takes
"""


def search(
    files: SomeGames = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    move: Annotated[
        int, typer.Option("--move", metavar="N", min=0, help="Moves of a game before the search.")
    ] = 120,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, help="Of each search.")
    ] = 1.0,
    threads: Annotated[
        list[int] | None, typer.Option("--threads", metavar="N", min=1, help="May be given again.")
    ] = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure how many games a second a tree search plays out, and what its tree takes.

    On empty boards, and in real games or, if none are given, random ones.
    """
    from riyu.lab.search_bench import search_rows
    from riyu.player.knowledge_in_force import KnowledgeInForce

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    kind, material = games_for(output, files, games, settings.seed)
    knowledge = KnowledgeInForce()
    counts = threads or [1, 2]
    with output.counting("positions", len(counts) * (3 + len(material))) as advance:
        rows = search_rows(
            material,
            knowledge.learned,
            knowledge.playouts,
            threads=counts,
            seconds=seconds,
            move=move,
            seed=settings.seed,
            advance=advance,
        )
    note = counted(len(material), f"{kind} game")
    give_rows(output, rows, settings, note=note, games=len(material))
    return DONE
