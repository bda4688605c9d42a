"""`riyu self-play`: games of the tree search with itself, to learn from.

Takes options and a file; gives games, one SGF a line. Plays nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Komi, Parallel, Quiet, Seed, Size
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "self_play"]

EXAMPLES = """
riyu self-play --size 9 --games 1000 --out nine.sgfs                 games of 600 descents a move
riyu self-play 'explore=2' --size 13 --simulations 1000 --out x.sgfs another way of searching
"""


def self_play(
    out: Annotated[
        Path,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Where games go, one a line, behind those there."
        ),
    ],
    way: Annotated[str, typer.Argument(metavar="WAY", help="What is changed: name=number ….")] = "",
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many.")
    ] = 100,
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", min=1, help="A move.")
    ] = 600,
    size: Size = None,
    komi: Komi = None,
    parallel: Parallel = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Play games of the tree search with itself, without reasons, and keep each as it ends.

    Each opening, a few moves drawn among the search's best, is played twice. Names are those of
    `riyu bench tree-games`.
    """
    from riyu.base.whole_files import add_line
    from riyu.interfaces.stamp import note_hash
    from riyu.lab.processes import cores
    from riyu.lab.tree_games import self_play as play
    from riyu.lab.tree_games import way_of
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.sgf.record import tree_of
    from riyu.sgf.writer import write_text

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed, size=size, komi=komi)
    played = play(
        way_of(way, simulations),
        size=settings.size,
        komi=7.5 if settings.komi is None else settings.komi,
        games=games,
        seed=settings.seed,
        parallel=parallel or cores(),
    )
    moves, known = 0, KnowledgeInForce(style=settings.style).hash
    with output.counting("games", games) as advance:
        for done, record in enumerate(played, start=1):
            root = tree_of(record)
            note_hash(root, known)
            add_line(out, write_text(root, width=0).rstrip("\n").encode())
            moves += len(record.moves)
            advance(done)
    row = {"games": games, "size": settings.size, "moves": moves, "file": str(out)}
    give_rows(output, [row], settings, note=counted(games, "game"))
    return DONE
