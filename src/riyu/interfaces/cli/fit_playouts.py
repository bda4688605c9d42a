"""`riyu fit-playouts`: the odds of moves in playouts, fitted to whose points end as.

Takes labels; gives a file of values, and their error on labels kept apart. Fits nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Quiet, Seed, Verbose
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "fit_playouts"]

EXAMPLES = """
riyu fit-playouts positions.jsonl.gz --from learned.tsv --out playouts.tsv
riyu fit-playouts positions.jsonl.gz                                          how riyu's own values do
"""


def fit_playouts(
    file: Annotated[
        Path, typer.Argument(metavar="LABELS", help="A line a position: .jsonl or .jsonl.gz.")
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Where values go; else none are fitted."),
    ] = None,
    begin: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Values to begin with; riyu's own if left out."
        ),
    ] = None,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, help="Times each label is looked at.")
    ] = 6,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Fit the odds of moves in playouts to labels that say whose each point is.

    Labels are as `riyu bench judging` reads them, of any size. Every fourth is kept apart. The rows give the mean
    squared error of a point's ownership, from -1 to 1, on these: of the values to begin with, and of those fitted.
    """
    from riyu.assessment.playout_values import BUILT_IN, read_playout_values, write_playout_values
    from riyu.base.errors import UsageError
    from riyu.lab.judging import read_labels
    from riyu.lab.playout_fitting import PlayoutFitting, fit_playouts, playout_error

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    first = read_playout_values(existing(begin) if begin is not None else BUILT_IN)
    labels = list(read_labels(existing(file), least_moves=LEAST_MOVES))
    learning = [label for i, label in enumerate(labels) if i % 4 != 3]
    kept = labels[3::4]
    if not kept:
        raise UsageError(
            f"{file}: {len(labels)} labels of {LEAST_MOVES} moves or more, 4 are needed"
        )
    found = {"begun with": first}
    if out is not None:
        how = PlayoutFitting(rounds=rounds)
        with output.progress("labels") as advance:
            found["fitted"] = fit_playouts(first, learning, how, settings.seed, advance)
        notes = [f"seed {settings.seed}", f"fitted to {len(learning)} labels", file.name]
        write_playout_values(out, found["fitted"], notes)
        output.say(f"{out}: {len(found['fitted']):,} values fitted to {len(learning):,} labels")
    rows = [
        {
            "values": name,
            "labels": len(kept),
            "error": round(playout_error(values, kept, PLAYOUTS, settings.seed), 4),
        }
        for name, values in found.items()
    ]
    give_rows(output, rows, settings, labels=len(learning))
    return DONE


LEAST_MOVES = 20
"""Moves of a game before a position that playouts are fitted to: the first ones decide nothing that a label knows."""

PLAYOUTS = 200
"""Playouts from each label kept apart."""
