"""`riyu learn`: what patterns and simple features of moves are worth, learned from games.

Takes games and options; gives a file of values and how it foretells games that it has not seen. Learns nothing itself:
the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, Size, Verbose
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "learn"]

EXAMPLES = """
riyu learn games19/*.sgfs.gz --out values.tsv                  from 1,000 games, checked on 100 kept apart
riyu learn kgs_6d.sgfs.gz --out values.tsv --games 20000 -j 2
riyu learn kgs_6d.sgfs.gz --out values.tsv --games 20000 --resume   goes on where it was stopped
riyu learn kgs_6d.sgfs.gz --out values.tsv --ablation          what each family of features adds
riyu learn kgs_6d.sgfs.gz --out values.tsv --short moves.tsv   and a small file beside it
riyu learn kgs_6d.sgfs.gz --out moves.tsv --least 8 --brief    keys met eight times, a line of two fields each
riyu learn kgs_6d.sgfs.gz --out try.tsv --seed 7 --spare 2026  a trial; seed 2026 stays fresh
riyu learn nine.sgfs --size 9 --from moves.tsv --decay 0 --out moves-9.tsv   from games of `riyu self-play`
"""


def learn(
    files: Games,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where values go.")],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to learn from, at most.")
    ] = 1000,
    check_games: Annotated[
        int, typer.Option("--check-games", metavar="N", min=0, help="Games kept apart to check on.")
    ] = 100,
    least: Annotated[
        int,
        typer.Option("--least", metavar="N", min=1, max=200, help="Times a key must be met."),
    ] = 4,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="N", min=1, help="Times over the games.")
    ] = 1,
    rate: Annotated[
        float, typer.Option("--rate", metavar="X", min=0.0, help="Size of the first steps.")
    ] = 0.6,
    last_rate: Annotated[
        float, typer.Option("--last-rate", metavar="X", min=0.0, help="Size of the last steps.")
    ] = 0.06,
    decay: Annotated[
        float, typer.Option("--decay", metavar="X", min=0.0, help="How values are drawn to 0.")
    ] = 0.001,
    caution: Annotated[
        float, typer.Option("--caution", metavar="X", min=1e-8, help="Holds first steps back.")
    ] = 4.0,
    short: Annotated[
        Path | None,
        typer.Option("--short", metavar="FILE", help="Where values of fewer keys go, too."),
    ] = None,
    short_keys: Annotated[
        int, typer.Option("--short-keys", metavar="N", min=1, help="Keys there, commonest first.")
    ] = 60000,
    is_brief: Annotated[
        bool, typer.Option("--brief", help="Write keys with their values alone, to three digits.")
    ] = False,
    spare: Annotated[
        int | None,
        typer.Option("--spare", metavar="SEED", help="Use no game kept apart under this seed."),
    ] = None,
    first: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Values to begin with; what no game meets is left out."
        ),
    ] = None,
    ablation: Annotated[
        bool, typer.Option("--ablation", help="Learn without each family, too, and compare.")
    ] = False,
    threads: Annotated[
        int,
        typer.Option("--jobs", "-j", metavar="N", min=1, help="Threads; the values stay equal."),
    ] = 1,
    size: Size = None,
    seed: Seed = None,
    dask: Annotated[
        str,
        typer.Option("--dask", metavar="local|ADDRESS", help="Look at games on this Dask cluster."),
    ] = "",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where a run with the same games was stopped.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Learn what features of moves are worth from games of one size, and check it on games kept apart.

    One game in ten is never learned from, by its moves and the seed: `riyu bench prediction` uses only those. How far
    it is stands beside the file, in .FILE.learning, until the file is written.
    """
    from riyu.candidates.move_values import read_values, write_values
    from riyu.lab.apart import Apart, checking_games, training_games
    from riyu.lab.learning import (
        Learning,
        ablation_rows,
        foretell,
        score_row,
    )
    from riyu.lab.learning import learn as learn_from
    from riyu.lab.learning_progress import plan_of
    from riyu.lab.progress import Progress

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed, size=size)
    paths = [existing(path) for path in files]
    how = Learning(
        least=least,
        epochs=epochs,
        rate=rate,
        last_rate=last_rate,
        decay=decay,
        caution=caution,
        apart=Apart(settings.seed, spare=spare),
        threads=threads,
        short=short_keys if short else 0,
        dask=dask,
        first=read_values(existing(first)) if first else None,
    )
    seen = training_games(paths, games, how.apart, settings.size)
    apart = checking_games(paths, check_games, how.apart, settings.size)
    for found, wanted, what in ((seen, games, "learn from"), (apart, check_games, "check on")):
        if len(found) < wanted:
            output.say(f"of {wanted:,} games to {what} the files hold {len(found):,}")
    is_ablation = ablation and bool(apart)
    folder = out.with_name(f".{out.name}.learning")
    output.say("Ctrl-C stops, the same words with --resume go on")
    plan = plan_of(seen, how, is_ablation)
    makes = [out, short] if short else [out]
    with Progress.opened(folder, "learning", plan, resume, makes) as progress:
        with output.progress("games") as advance:
            learned = learn_from(seen, how, apart, is_ablation, advance, progress)
        write_values(out, learned.values, 3 if is_brief else 4, is_brief=is_brief)
        if short and learned.short:
            write_values(short, learned.short, 3, is_brief=is_brief)
        progress.clear()
    keys = sum(":" in value.name for value in learned.values)
    output.say(
        f"{out}: {keys:,} windows and {len(learned.values) - keys} other features,"
        f" from {learned.positions:,} positions of {len(seen):,} games"
    )
    rows = ablation_rows(learned.without) if learned.without else []
    if apart and not rows:
        count = 20 * len(apart)
        rows.append(score_row("all families", foretell(learned.values, apart, count, threads)))
        if learned.short:
            score = foretell(learned.short, apart, count, threads)
            rows.append(score_row(f"the commonest {short_keys:,} keys", score))
    give_rows(output, rows, settings, games=len(seen), learned_positions=learned.positions)
    return DONE
