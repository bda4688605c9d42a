"""`riyu bench ply-games`: alpha-beta against one ply, over learned values alone.

Takes options; gives the win rate, what a move took, and how many ladders a tile's key gave; or JSON. Plays nothing
itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.errors import UsageError
from riyu.base.numbers import shown
from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Komi, Parallel, Quiet, Seed, Size
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "ply_games"]

EXAMPLES = """
riyu bench ply-games --size 9 --games 200              at about the same processor time a move
riyu bench ply-games --widths 16/8/4 --trust 0.05      wider, and trusted less
"""


def ply_games(
    widths: Annotated[
        str, typer.Option("--widths", metavar="N/N/…", help="Moves of alpha-beta in each ply.")
    ] = "10/5/2",
    trust: Annotated[
        float, typer.Option("--trust", metavar="X", min=0, help="What a point is worth to it.")
    ] = 0.1,
    glance: Annotated[
        bool, typer.Option("--glance", help="Value positions by a first glance instead.")
    ] = False,
    playouts: Annotated[
        int, typer.Option("--playouts", metavar="N", min=1, help="Of one ply, for each move.")
    ] = 300,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many.")] = 20,
    size: Size = None,
    komi: Komi = None,
    parallel: Parallel = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Play games of alpha-beta against one ply, both over learned values, without reasons."""
    from riyu.lab.elo import elo_difference
    from riyu.lab.ply_games import Plies, play_games
    from riyu.lab.processes import cores
    from riyu.search.alpha_beta import EVALUATION, GLANCE

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed, size=size, komi=komi)
    plies = Plies(
        _widths(widths),
        playouts=playouts,
        trust=trust,
        valued_by=GLANCE if glance else EVALUATION,
    )
    played = []
    with output.counting("games", games) as advance:
        for done, game in enumerate(
            play_games(
                plies,
                size=settings.size,
                komi=7.5 if settings.komi is None else settings.komi,
                games=games,
                seed=settings.seed,
                parallel=parallel or cores(),
            ),
            start=1,
        ):
            played.append(game)
            advance(done)
    won = sum(game.won for game in played)
    moves = max(1, sum(game.moves for game in played))
    elo = elo_difference(won, 0, games - won)
    row = {
        "widths": widths,
        "trust": trust,
        "valued_by": plies.valued_by,
        "playouts": playouts,
        "size": settings.size,
        "won": won,
        "elo": str(elo),
        "ms_alpha_beta": round(2000 * sum(game.cpu[0] for game in played) / moves, 1),
        "ms_one_ply": round(2000 * sum(game.cpu[1] for game in played) / moves, 1),
        "reused": round(
            sum(game.reused for game in played) / max(1, sum(game.asked for game in played)), 3
        ),
    }
    give_rows(output, [row], settings, note=counted(games, "game"), share=elo.to_json())
    return DONE


def _widths(text: str) -> tuple[int, ...]:
    """Read widths; raise UsageError for anything but whole numbers from 1."""
    words = text.split("/")
    if not all(word.isascii() and word.isdigit() and 0 < int(word) <= 400 for word in words):
        raise UsageError(f"found {shown(text)}: expected widths such as 10/5/2")
    return tuple(map(int, words))
