"""`riyu bench decisions`: what decisions cost by step before playouts, and whether what they tell holds.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import games_for
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames, StyleName
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "decisions"]

EXAMPLES = """
riyu bench decisions games19/*.sgfs.gz --games 13      about 100 decisions, every twentieth move to the 160th
riyu bench decisions GAMES --games 2 --every 200       the cost alone
"""


def decisions(
    files: SomeGames = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 5,
    until: Annotated[
        int, typer.Option("--until", metavar="N", min=12, help="Moves followed of each game.")
    ] = 160,
    every: Annotated[
        int, typer.Option("--every", metavar="N", min=1, help="Moves from a decision to the next.")
    ] = 20,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what decisions cost by step before playouts, and whether what they tell holds.

    On real games or, if none are given, random ones. `hold`: tactical reasons of the first six candidates that reading
    bears out with ten times the nodes; `low` and `high` are the ends of a 95 % interval. `aim`: of the moves that a
    source proposes for a purpose, those played in the game; `recall`, of all moves played.
    """
    from riyu.lab.decisions_bench import Course, decision_rows
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style

    output = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    kind, material = games_for(output, files, games, settings.seed)
    knowledge = KnowledgeInForce()
    engine = Engine(load_style(settings.style or DEFAULT), settings.seed, knowledge)
    with output.counting("games", len(material)) as advance:
        rows = decision_rows(material, engine, knowledge, Course(until, every), advance)
    note = counted(len(material), f"{kind} game")
    give_rows(output, rows, settings, note=note, games=len(material), knowledge=engine.hash)
    return DONE
