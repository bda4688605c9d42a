"""The features measured: what they cost, and whether they agree with those built from scratch.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.games import games_for, real_games_for
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["AGREEMENT_EXAMPLES", "FEATURES_EXAMPLES", "agreement", "features"]

FEATURES_EXAMPLES = """
riyu bench features                          on 100 random games
riyu bench features games19/*.sgfs.gz        on the first 100 real ones, from the files in turn
riyu bench features --instructions           counted by valgrind: the same on a busy machine
"""

AGREEMENT_EXAMPLES = """
riyu bench agreement                                     200 random games
riyu bench agreement games19/*.sgfs.gz --games 2000      2,000 random ones and 2,000 real ones
"""


def features(
    files: SomeGames = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", metavar="N", min=1, help="19x19 games: 100; with --instructions 20."
        ),
    ] = None,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count instructions instead, by valgrind.")
    ] = False,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what keeping the features up to date costs, on real games or, if none are given, random ones.

    Each game is played move by move and taken back, with the board alone and with each part of the features. What a
    part costs is the difference, a move played and taken back; medians, with quartiles, and times what the board costs.
    """
    from riyu.lab.features_bench import MEASURED, feature_instruction_rows, feature_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    count = games or (20 if instructions else 100)
    kind, material = games_for(output, files, count, settings.seed)
    moves = sum(len(game.record.moves) for game in material)
    if instructions:
        with output.counting("counts", len(MEASURED) + 1) as advance:
            rows = feature_instruction_rows(material, advance)
    else:
        with output.counting("games", len(material)) as advance:
            rows = feature_rows(material, advance=advance)
    given = "" if files else " (no files were given)"
    note = f"{counted(len(material), f'{kind} game')}{given}, {counted(moves, 'move')}"
    give_rows(output, rows, settings, note=note, games=len(material), kind=kind, moves=moves)
    return DONE


def agreement(
    files: SomeGames = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, help="Random games, and as many of the files'."
        ),
    ] = 200,
    parallel: Parallel = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Compare features kept up to date with those built from scratch, and the bytes after undo with those before.

    At every tenth move of each game and its last, there and back. The exit code is 1 if anything differs.
    """
    from riyu.lab.agreement import agreement as agree
    from riyu.lab.agreement import random_material
    from riyu.lab.processes import cores

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    material = {"random": random_material(games, settings.seed)}
    if files:
        material["real"] = real_games_for(output, files, games)
    total = sum(len(of_kind) for of_kind in material.values())
    found = {}
    before = 0
    with output.counting("games", total) as advance:
        for kind, of_kind in material.items():

            def told(done: int, before: int = before) -> None:
                advance(before + done)

            found[kind] = agree(of_kind, parallel or cores(), told)
            before += len(of_kind)
    differences = [words for one in found.values() for words in one.differences]
    rows: list[dict[str, object]] = [
        {
            "kind": kind,
            "games": one.games,
            "from_scratch": one.positions,
            "gone_back_to": one.returns,
            "differences": len(one.differences),
        }
        for kind, one in found.items()
    ]
    give_rows(output, rows, settings, note="\n".join(differences), differences=differences)
    return FOUND_FAILURES if differences else DONE
