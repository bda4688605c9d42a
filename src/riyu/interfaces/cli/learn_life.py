"""`riyu learn-life`: which moves are right in fights for life, learned from problems and from riyu's own readings.

Takes problem sets, and games if wanted; gives a file of weights and how it foretells problems that it has not seen.
Learns nothing itself: the lab does.
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

__all__ = ["EXAMPLES", "learn_life"]

EXAMPLES = """
riyu learn-life problems/*.jsonl.gz --out life-moves.tsv --part even   the odd half stays unseen
riyu learn-life problems/*.jsonl.gz --part even                        how riyu's own weights foretell
riyu learn-life problems/*.jsonl.gz --out try.tsv --without diamond --without reply
riyu learn-life problems/*.jsonl.gz --out life-moves.tsv --games games/ --positions 300
"""


def learn_life(
    files: Annotated[
        list[Path], typer.Argument(metavar="PROBLEMS...", help="Problem sets: .jsonl, .jsonl.gz.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Where weights go; else none are learned."
        ),
    ] = None,
    part: Annotated[
        str, typer.Option("--part", metavar="PART", help="Of problems: all, even or odd clusters.")
    ] = "even",
    least: Annotated[
        int, typer.Option("--least", metavar="N", min=1, help="Samples that must have a feature.")
    ] = 5,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="N", min=1, help="Times over the samples.")
    ] = 12,
    decay: Annotated[
        float, typer.Option("--decay", metavar="X", min=0.0, help="How weights are drawn to 0.")
    ] = 0.001,
    without: Annotated[
        list[str] | None,
        typer.Option("--without", metavar="FAMILY", help="Features to leave out."),
    ] = None,
    games: Annotated[
        list[Path] | None,
        typer.Option("--games", metavar="GAMES", help="Read groups there, and learn from it, too."),
    ] = None,
    count: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions of these games.")
    ] = 300,
    readers: Annotated[
        Path | None,
        typer.Option(
            "--by", metavar="FILE", help="Weights that they are read by; else riyu's own."
        ),
    ] = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Learn which moves are right in fights for life, and check it on one cluster of problems in five, kept apart."""
    from riyu.lab._life_lessons import life_lessons
    from riyu.lab._problems import read_problems
    from riyu.lab.life_learning import LifeLearning, life_rows, life_samples
    from riyu.lab.life_learning import learn_life as learn_from
    from riyu.reading.life_values import (
        UNIT,
        numbered,
        read_life_values,
        read_weights,
        write_life_values,
    )
    from riyu.reading.move_model import LifeWeights

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    problems = [
        problem
        for path in files
        for problem in read_problems(existing(path))
        if part in ("all", problem.part)
    ]
    with output.progress("problems") as advance:
        samples = life_samples(problems, advance)
    if games:
        by = LifeWeights(*read_weights(existing(readers))) if readers is not None else None
        with output.progress("positions") as advance:
            samples += life_lessons(
                [existing(path) for path in games], count, settings.seed, by, advance
            )
    if out is not None:
        how = LifeLearning(
            least=least,
            epochs=epochs,
            decay=decay,
            seed=settings.seed,
            without=tuple(without or ()),
        )
        values = learn_from(samples, how)
        notes = [f"part {part}", f"seed {settings.seed}", f"epochs {epochs}"]
        if games:
            notes.append(f"positions {count}")
        write_life_values(out, values, notes)
        output.say(f"{out}: {len(values):,} weights from {len(samples):,} samples")
    weights = numbered(read_life_values(out) if out is not None else read_life_values())
    give_rows(output, life_rows(samples, weights, UNIT), settings, problems=len(problems))
    return DONE
