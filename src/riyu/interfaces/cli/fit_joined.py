"""`riyu fit-joined`: the weights by which playouts and evaluation are joined, fitted to whose points end as.

Takes labels; gives a file of weights. Fits nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Quiet, Seed, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "fit_joined"]

EXAMPLES = """
riyu fit-joined positions.jsonl.gz --out joined.tsv
riyu bench assessment --labels positions.jsonl.gz       how riyu's own do on the labels kept apart
"""


def fit_joined(
    file: Annotated[
        Path, typer.Argument(metavar="LABELS", help="A line a position: .jsonl or .jsonl.gz.")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where weights go.")],
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Fit what playouts and evaluation of a point count together, to labels that say whose each point is.

    Labels are as `riyu bench judging` reads them, of any size. Every fourth is kept apart and not looked at: `riyu
    bench assessment --labels` judges these.
    """
    from riyu.assessment.playout_values import read_playout_values, weights_of
    from riyu.assessment.point_weights import write_point_weights
    from riyu.lab.assessment_bench import kept_apart
    from riyu.lab.joined_fitting import fit_joined
    from riyu.lab.judging import read_labels

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    labels = kept_apart(list(read_labels(existing(file))), apart=False)
    odds = weights_of(read_playout_values())
    with output.counting("labels", len(labels)) as advance:
        weights = fit_joined(labels, odds, settings.seed, advance)
    notes = [f"seed {settings.seed}", f"fitted to {len(labels)} labels", file.name]
    write_point_weights(out, weights, notes)
    count = sum(map(len, weights.of.values()))
    said = {"file": str(out), "labels": len(labels), "weights": count}
    output.give(f"{out}: {count} weights fitted to {len(labels):,} labels", said)
    return DONE
