"""`riyu bench search-facts`: how much of what is told of a search another seed finds too.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import real_games_for
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, StyleName
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "search_facts"]

EXAMPLES = """
riyu bench search-facts games19/kgs_6d.sgfs.gz --games 20      every twentieth move to the 160th
riyu bench search-facts GAMES --worth 0.01 --owned 0.05        less is enough: by what difference it holds
"""


def search_facts(
    files: Games,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many.")] = 5,
    until: Annotated[
        int, typer.Option("--until", metavar="N", min=12, help="Moves followed of each game.")
    ] = 160,
    every: Annotated[
        int, typer.Option("--every", metavar="N", min=1, help="Moves from a decision to the next.")
    ] = 20,
    skip: Annotated[
        int, typer.Option("--skip", metavar="N", min=0, help="Games passed over first.")
    ] = 0,
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="N", min=1, help="A move; the style's if not given."),
    ] = None,
    worth: Annotated[
        float | None,
        typer.Option(
            "--worth", metavar="SHARE", help="Least difference in games won, however sure."
        ),
    ] = None,
    owned: Annotated[
        float | None,
        typer.Option("--owned", metavar="SHARE", help="Least difference in owners, if another."),
    ] = None,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Decide positions of games, and search each again with the next seed: how many facts hold.

    `amount` of `of` go the same way again, `low` and `high` are the ends of a 95 % interval; by kind, and by the
    difference claimed, as a share of games.
    """
    from riyu.lab.decisions_bench import Course
    from riyu.lab.search_facts_bench import search_fact_rows
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.searching import Searching
    from riyu.player.style import DEFAULT, load_style
    from riyu.search.searched import Enough

    output = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    material = real_games_for(output, files, games + skip)[skip:]
    knowledge = KnowledgeInForce()
    usual = Enough()
    enough = replace(
        usual,
        worth=usual.worth if worth is None else worth,
        errors=usual.errors if worth is None else 0.0,
        owned=usual.owned if owned is None else owned,
    )
    own = load_style(settings.style or DEFAULT)
    searching = Searching(simulations=simulations)
    one, other = (
        Engine(own, settings.seed + i, knowledge, searching, enough=enough) for i in range(2)
    )
    with output.counting("games", len(material)) as advance:
        rows = search_fact_rows(material, one, other, knowledge, Course(until, every), advance)
    note = counted(len(material), "game")
    give_rows(output, rows, settings, note=note, games=len(material), knowledge=one.hash)
    return DONE
