"""`riyu bench tree-games`: what a part of the tree search is worth, by games between two ways of searching.

Takes options; gives the win rate, or JSON. Plays nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Komi, Parallel, Quiet, Seed, Size, Verbose
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "tree_games"]

EXAMPLES = """
riyu bench tree-games 'explore=0.6' --size 9 --games 100         beside the usual way
riyu bench tree-games 'shapes=0' --simulations 500               playouts without shapes
riyu bench tree-games '' 'amaf=1 amaf_room=500' --games 40       the usual way beside another
riyu bench tree-games 'by_value=1' --handicap 3 --komi 0.5        komi that moves, where stones are given
riyu bench tree-games 'simulations=2000' --simulations 1000      what twice the descents are worth
"""


def tree_games(
    first: Annotated[str, typer.Argument(metavar="WAY", help="What is changed: name=number ….")],
    second: Annotated[
        str, typer.Argument(metavar="OTHER", help="Of the other side; nothing if left out.")
    ] = "",
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many.")] = 20,
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", min=1, help="A move.")
    ] = 1000,
    handicap: Annotated[
        int, typer.Option("--handicap", metavar="N", min=0, max=9, help="Stones for Black.")
    ] = 0,
    size: Size = None,
    komi: Komi = None,
    parallel: Parallel = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Play games between two ways of tree search, without reasons: what a part is worth.

    An interrupt (Ctrl-C) ends the run, and what was played is told; with -v a line a game.

    Names are those of the search's settings (explore, drop, amaf_room, prior_weight, even_weight, widen_from,
    expand_at, width, heat, score_share, amaf, critical, by_value, by_handicap …) and of the values of
    playouts (escape, self-atari, …; shapes for all shapes), simulations, and moves and odds, files of learned values
    of moves and of values of playouts.
    """
    from riyu.lab.elo import elo_difference
    from riyu.lab.processes import cores
    from riyu.lab.tree_games import play_games, way_of

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed, size=size, komi=komi)
    ways = [way_of(text, simulations) for text in (first, second)]
    won, moves, cpu = 0, 0, [0.0, 0.0]
    played = play_games(
        *ways,
        size=settings.size,
        komi=7.5 if settings.komi is None else settings.komi,
        games=games,
        seed=settings.seed,
        parallel=parallel or cores(),
        handicap=handicap,
    )
    done = 0
    with output.progress("games") as advance, _ended_by_hand(lambda: done):
        for game in played:
            done += 1
            won += game.first_won
            moves += game.moves
            cpu = [one + more for one, more in zip(cpu, game.cpu, strict=True)]
            advance(done, games, f"the first won {won}")
    elo = elo_difference(won, 0, done - won)
    row = {
        "first": first or "usual",
        "second": second or "usual",
        "size": settings.size,
        "simulations": simulations,
        **({"handicap": handicap} if handicap else {}),
        "won": won,
        "elo": str(elo),
        "ms_first": round(2000 * cpu[0] / max(1, moves), 1),
        "ms_second": round(2000 * cpu[1] / max(1, moves), 1),
    }
    said = counted(done, "game") + (f" of {games:,}: ended by hand" if done < games else "")
    give_rows(output, [row], settings, note=said, share=elo.to_json())
    return DONE


@contextmanager
def _ended_by_hand(done: Callable[[], int]) -> Iterator[None]:
    """Let an interrupt end what is played, where some was: what was found is told."""
    try:
        yield
    except KeyboardInterrupt:
        if not done():
            raise
