"""`riyu bench slides`: whether the slides that a review tells are there by another program's word, too.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import real_games_for
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "slides"]

EXAMPLES = """
riyu bench slides ranked_amateur19.sgfs.gz --games 20 --skip 500     of games by amateurs
"""


def slides(
    files: Games,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many.")] = 20,
    skip: Annotated[int, typer.Option("--skip", metavar="N", min=0, help="Left out first.")] = 0,
    gnugo: Annotated[
        str, typer.Option("--gnugo", metavar="COMMAND", help="How GNU Go is started.")
    ] = "gnugo --mode gtp --chinese-rules --seed 1",
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Find the slides of games, and ask GNU Go for the score at both ends of each.

    Beside it as many stretches of the same games, as long, that are no slides. `points` are how far riyu has the lead
    go, `gnugo` how far GNU Go has it go the same way, in the mean; shares are of 100.
    """
    from riyu.lab._duel_sides import GnuGo
    from riyu.lab.slides_bench import slide_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    material = real_games_for(output, files, games + skip)[skip:]
    with GnuGo(gnugo) as other, output.counting("games", len(material)) as advance:
        rows = slide_rows(material, other, settings.seed, advance)
    give_rows(output, rows, settings, note=counted(len(material), "game"))
    return DONE
