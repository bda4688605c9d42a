"""`riyu bench explanations`: which parts explanations of games' positions have, and whether what they say holds.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import real_games_for
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, StyleName
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "explanations"]

EXAMPLES = """
riyu bench explanations games19/*.sgfs.gz                           100 positions of 20 games
riyu bench explanations GAMES --games 5 --positions 10 --seed 3     fewer, others
"""


def explanations(
    files: Games,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions of all together.")
    ] = 100,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Decide and explain positions of games; measure the records.

    Shares of records with each part; words, school grade; sentences said twice; motives found again from scratch; what
    was read, with ten times the nodes; of how many other points the same could be said; why-nots of rivals that say
    numbers alone, or contradict what speaks for them. Below stands each claim that failed.
    """
    from riyu.lab.explanations_bench import explanation_rows, positions_of_games
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style

    output = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    material = real_games_for(output, files, games, (19,))
    drawn = positions_of_games(material, positions, settings.seed)
    knowledge = KnowledgeInForce()
    engine = Engine(load_style(settings.style or DEFAULT), settings.seed, knowledge)
    with output.counting("positions", len(drawn)) as advance:
        rows = explanation_rows(drawn, engine, knowledge, advance)
    give_rows(output, rows, settings, positions=len(drawn), knowledge=engine.hash)
    return DONE
