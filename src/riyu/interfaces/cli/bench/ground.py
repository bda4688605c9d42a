"""The program's ground measured: playouts, legal positions, witnesses, undo, the time to start.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = [
    "GAME_EXAMPLES",
    "LEGAL_EXAMPLES",
    "START_EXAMPLES",
    "UNDO_EXAMPLES",
    "WITNESS_EXAMPLES",
    "game",
    "legal",
    "start",
    "undo",
    "witness",
]

GAME_EXAMPLES = """
riyu bench game
riyu bench game --playouts 20000 --seed 3
riyu bench game --instructions        counted by valgrind: the same on a busy machine
"""

LEGAL_EXAMPLES = """
riyu bench legal            2x2, 3x3 and 4x4
riyu bench legal 3 --json
"""

WITNESS_EXAMPLES = """
riyu bench witness --games 10000      every move beside sgfmill's board
riyu bench witness --positions 300    legal moves beside GNU Go's
"""

UNDO_EXAMPLES = "riyu bench undo"

START_EXAMPLES = "riyu bench start --runs 20"


def game(
    playouts: Annotated[
        int, typer.Option("--playouts", "-n", metavar="N", min=1, help="In each of five rounds.")
    ] = 5000,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count instructions instead, by valgrind.")
    ] = False,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure playouts, and play and undo, on one core and with two threads.

    Rates are medians of five rounds, with the lowest and highest.
    """
    from riyu.lab.bench import game_rows, instruction_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    with output.progress("rounds"):
        rows = (
            instruction_rows(settings.seed) if instructions else game_rows(playouts, settings.seed)
        )
    give_rows(output, rows, settings)
    return DONE


def legal(
    sizes: Annotated[
        list[int] | None, typer.Argument(metavar="[SIZES...]", help="Lines of the boards.")
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Count the legal positions of small boards by putting every one of them up.

    The exit code is 1 if a number differs from the published one.
    """
    from riyu.lab.bench import legal_rows

    output = Output(as_json, quiet)
    with output.progress("positions"):
        rows = legal_rows(sizes or [2, 3, 4])
    give_rows(output, rows, load_settings())
    return DONE if all(row["right"] for row in rows) else FOUND_FAILURES


def witness(
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Random games beside sgfmill.")
    ] = 0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", help="Positions beside GNU Go.")
    ] = 0,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Compare riyu's board with sgfmill's and GNU Go's.

    The exit code is 1 if anything differs, 4 if a witness is not installed.
    """
    from riyu.lab.witness import legality_beside_gnugo, moves_beside_sgfmill

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    found = []
    if games or not positions:
        count = games or 100
        with output.counting("games", count) as advance:
            found.append(moves_beside_sgfmill(count, settings.seed, advance))
    if positions:
        with output.counting("positions", positions) as advance:
            found.append(legality_beside_gnugo(positions, settings.seed, advance=advance))
    give_rows(
        output,
        [
            {
                "witness": f.witness,
                "games": f.games,
                "comparisons": f.comparisons,
                "differences": len(f.differences),
            }
            for f in found
        ],
        settings,
        note="\n".join(d for f in found for d in f.differences),
        differences=[d for f in found for d in f.differences],
    )
    return FOUND_FAILURES if any(f.differences for f in found) else DONE


def undo(seed: Seed = None, as_json: Json = False, quiet: Quiet = False) -> int:
    """Measure what going back on the trail costs: bytes and time a move, an object, a dict entry."""
    from riyu.lab.bench import undo_rows

    settings = load_settings(seed=seed)
    give_rows(Output(as_json, quiet), undo_rows(settings.seed), settings)
    return DONE


def start(
    runs: Annotated[
        int, typer.Option("--runs", "-n", metavar="N", min=1, help="New processes.")
    ] = 10,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure the processor time of `riyu gtp` to its first reply and quit."""
    from riyu.lab.bench import start_rows

    give_rows(Output(as_json, quiet), start_rows(runs), load_settings())
    return DONE
