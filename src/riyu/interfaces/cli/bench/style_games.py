"""`riyu bench style-games`: how styles differ in what they play.

Takes options; gives a table or JSON. Plays nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Opening, Quiet, Seed, Size
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "style_games"]

EXAMPLES = """
riyu bench style-games                                  all styles, four openings of 60 moves each
riyu bench style-games fighter --games 10 --size 9 --moves 30 --to-the-end    and how often it wins
"""


def style_games(
    styles: Annotated[
        list[str] | None, typer.Argument(metavar="[STYLES...]", help="All, if none is named.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Of each style.")] = 4,
    moves: Annotated[
        int, typer.Option("--moves", metavar="N", min=2, help="After which a game is counted.")
    ] = 60,
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", min=1, help="Games in the tree, a move.")
    ] = 200,
    to_the_end: Annotated[
        bool, typer.Option("--to-the-end", help="Play on after these moves, and tell who won.")
    ] = False,
    size: Size = None,
    seed: Seed = None,
    opening: Opening = 0,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Have styles play the balanced one, and count lines, contacts, cuts, captures, territory and moyo.

    `by taste`: moves that were preferred to the most visited one. `territory` and `moyo` (with potential) are the
    evaluation's points at the end, the style's less the other's.
    """
    from riyu.lab.style_bench import style_counts
    from riyu.player.style import DEFAULT, load_style, style_names

    output = Output(as_json, quiet)
    settings = load_settings(size=size, seed=seed)
    wanted = [load_style(name) for name in styles or style_names()]
    with output.counting("games", games * len(wanted)) as advance:
        found = style_counts(
            wanted,
            load_style(DEFAULT),
            size=settings.size,
            games=games,
            moves=moves,
            simulations=simulations,
            seed=settings.seed,
            to_the_end=to_the_end,
            opening=opening,
            advance=advance,
        )
        rows = [one.row() for one in found]
    give_rows(output, rows, settings, note=counted(games, "game") + " each", games=games)
    return DONE
