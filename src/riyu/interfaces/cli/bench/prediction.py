"""Move values measured: how often they foretell the moves of games kept apart.

Takes games, values and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Games, Json, Quiet
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "prediction"]

EXAMPLES = """
riyu bench prediction games19/*.sgfs.gz                 riyu's own values
riyu bench prediction tom_9d.sgfs.gz kgs_6d.sgfs.gz --values values.tsv --positions 10000
"""


def prediction(
    files: Games,
    values: Annotated[
        Path | None,
        typer.Option("--values", metavar="FILE", help="What `riyu learn` wrote, not riyu's own."),
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Of each file.")
    ] = 10000,
    threads: Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Threads.")] = 1,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure how often the move played is the first foretold, or among the first 5 or 20.

    Only games are used that `riyu learn` kept apart, up to 20 positions of each, by the seed that it wrote in the
    values. `_ci` is half a 95 % interval; the log-likelihood is the mean natural logarithm of the chance.
    """
    from riyu.candidates.move_values import BUILT_IN, read_values
    from riyu.lab.learning import prediction_rows

    output = Output(as_json, quiet)
    known = read_values(existing(values or BUILT_IN))
    rows = prediction_rows(known, [existing(path) for path in files], positions, threads)
    for row in rows:
        if row["positions"] < positions:
            output.say(f"{row['what']} holds {row['positions']:,} of {positions:,} positions")
    give_rows(output, rows, load_settings(seed=known.seed), learned_games=known.games)
    return DONE
