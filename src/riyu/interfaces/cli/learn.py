"""`riyu learn`: what patterns and simple features of moves are worth, learned from games.

Takes games and options; gives a file of values and how it foretells games that it has not seen. Learns nothing itself:
the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.bench import give_rows
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Quiet, Seed, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "learn"]

EXAMPLES = """
riyu learn games19/*.sgfs.gz --out values.tsv                  from 1,000 games, checked on 100 kept apart
riyu learn kgs_6d.sgfs.gz --out values.tsv --games 20000 -j 2
riyu learn kgs_6d.sgfs.gz --out values.tsv --ablation          what each family of features adds
"""


def learn(
    files: Annotated[
        list[Path], typer.Argument(metavar="GAMES...", help="Archives: .sgf, .sgfs, .sgfs.gz.")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where values go.")],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to learn from, at most.")
    ] = 1000,
    check_games: Annotated[
        int, typer.Option("--check-games", metavar="N", min=0, help="Games kept apart to check on.")
    ] = 100,
    least: Annotated[
        int, typer.Option("--least", metavar="N", min=1, help="Times a window must be played.")
    ] = 5,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="N", min=1, help="Times over the games.")
    ] = 2,
    ablation: Annotated[
        bool, typer.Option("--ablation", help="Learn without each family, too, and compare.")
    ] = False,
    threads: Annotated[
        int,
        typer.Option("--jobs", "-j", metavar="N", min=1, help="Threads; the values stay equal."),
    ] = 1,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Learn what features of moves are worth from 19x19 games, and check it on games kept apart.

    One game in ten is never learned from, by its moves and the seed: `riyu bench prediction` uses only those.
    """
    from riyu.candidates.move_values import write_values
    from riyu.lab.learning import (
        Learning,
        ablation_rows,
        checking_games,
        foretell,
        score_row,
        training_games,
    )
    from riyu.lab.learning import learn as learn_from

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    paths = [existing(path) for path in files]
    how = Learning(least=least, epochs=epochs, seed=settings.seed, threads=threads)
    seen = training_games(paths, games, how.seed, how.apart)
    apart = checking_games(paths, check_games, how.seed, how.apart)
    for found, wanted, what in ((seen, games, "learn from"), (apart, check_games, "check on")):
        if len(found) < wanted:
            output.say(f"of {wanted:,} games to {what} the files hold {len(found):,}")
    with output.progress("games") as advance:
        learned = learn_from(seen, how, apart, ablation and bool(apart), advance)
    write_values(out, learned.values)
    windows = sum(":" in value.name for value in learned.values.values)
    output.say(
        f"{out}: {windows:,} windows and {len(learned.values.values) - windows} other features,"
        f" from {learned.positions:,} positions of {len(seen):,} games"
    )
    if apart:
        if learned.without:
            rows = ablation_rows(learned.without)
        else:
            count = 20 * len(apart)
            rows = [score_row("all families", foretell(learned.values, apart, count, threads))]
        give_rows(output, rows, settings, games=len(seen), learned_positions=learned.positions)
    return DONE
