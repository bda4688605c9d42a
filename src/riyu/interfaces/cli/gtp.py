"""`riyu gtp`: the engine on standard input and output, for Go interfaces.

Takes options; hands on to the short way, which does the work. Knows no GTP.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli import gtp_quick
from riyu.interfaces.cli.options import Komi, LevelName, RulesetName, Seed, Size, StyleName

__all__ = ["EXAMPLES", "gtp"]

EXAMPLES = """
riyu gtp                            what an interface starts; `riyu doctor` prints the lines to paste
riyu gtp --style influence --seed 1 another opponent, the same game each time
riyu gtp --level 12k                a weaker one
riyu gtp --log riyu.log             keep what was said
riyu gtp --time 5 --threads 2       five seconds a move on two cores
printf 'boardsize 9\\ngenmove b\\n' | riyu gtp
"""


def gtp(
    style: StyleName = None,
    ruleset: RulesetName = None,
    komi: Komi = None,
    size: Size = None,
    seed: Seed = None,
    no_resign: Annotated[bool, typer.Option("--no-resign", help="Play every game out.")] = False,
    log: Annotated[
        Path | None,
        typer.Option("--log", metavar="FILE", help="Add all commands and replies to it."),
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="KIND", help="tree, one-ply or alpha-beta.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help="Games in the tree, a move.")
    ] = None,
    time: Annotated[
        float | None,
        typer.Option("--time", metavar="S", help="Seconds a move, where there is no clock."),
    ] = None,
    threads: Annotated[
        int | None, typer.Option("--threads", metavar="N", help="Threads that search.")
    ] = None,
    memory: Annotated[
        int | None, typer.Option("--memory", metavar="MB", help="Of the tree.")
    ] = None,
    ponder: Annotated[
        bool,
        typer.Option("--ponder", help="Think on in the opponent's time, by a clock or --time."),
    ] = False,
    dynamic_komi: Annotated[
        str | None,
        typer.Option(
            "--dynamic-komi",
            metavar="HOW",
            help="off, linear (by handicap stones) or value (where one side wins nearly all).",
        ),
    ] = None,
    level: LevelName = None,
    game_time: Annotated[
        float | None,
        typer.Option(
            "--game-time",
            metavar="S",
            help="Seconds of the processor a game, whatever clocks say: for matches at equal time.",
        ),
    ] = None,
) -> int:
    """Answer GTP commands on standard input until `quit` or its end."""
    options = gtp_quick.GtpOptions(
        style,
        ruleset,
        komi,
        size,
        seed,
        no_resign,
        log,
        search,
        simulations,
        time,
        threads,
        memory,
        ponder,
        dynamic_komi,
        level,
        game_time,
    )
    return gtp_quick.serve(options)
