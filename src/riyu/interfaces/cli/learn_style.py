"""`riyu learn-style`: what purposes are worth, learned from games, as a style's file.

Takes games and a style to begin with; gives a file that a person may change, and how it foretells games kept apart.
Learns nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.base.errors import UsageError
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, StyleName, Verbose
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "learn_style"]

EXAMPLES = """
riyu learn-style games19/*.sgfs.gz --out mine.toml               from 1,800 positions of 300 games
riyu learn-style tom_9d.sgfs.gz --out mine.toml --style fighter  the fighter's other numbers stay
riyu learn-style tom_9d.sgfs.gz                                  how the style foretells, as it is
"""


def learn_style(
    files: Games,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Where the style goes; else none is learned."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to learn from, at most.")
    ] = 300,
    check_games: Annotated[
        int, typer.Option("--check-games", metavar="N", min=1, help="Games kept apart to check on.")
    ] = 50,
    each: Annotated[
        int, typer.Option("--each", metavar="N", min=1, help="Positions of each game, by chance.")
    ] = 6,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Learn what purposes are worth from games that the learned values of moves have not seen.

    One game in four of these is kept apart to check on. The rows say how often the move played is the first, or among
    the first 5 or 20: by the style's weights, by what they say of reasons alone, and by learned values alone.
    """
    from dataclasses import replace

    from riyu.base.whole_files import write_whole
    from riyu.candidates.move_values import read_values
    from riyu.lab.apart import Apart, checking_games
    from riyu.lab.weighing import learn_weights, parts_of, prediction_of, samples_of
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style, style_text

    output = Output(as_json, quiet, verbose)
    settings = load_settings(style=style, seed=seed)
    start = load_style(settings.style or DEFAULT)
    known = read_values()
    paths = [existing(path) for path in files]
    unseen = checking_games(paths, 2 * games + 8 * check_games, Apart(known.seed, known.apart))
    learned_from, checked_on = parts_of([game.record for game in unseen], games, check_games)
    if not learned_from or not checked_on:
        raise UsageError(
            f"{len(unseen)} 19x19 games that the values of moves have not seen: expected more, one in four of them to"
            " check on"
        )
    knowledge = KnowledgeInForce()
    engine = Engine(start, settings.seed, knowledge)
    with output.progress("games") as advance:
        checks = list(samples_of(checked_on, engine, knowledge, each, settings.seed, advance))
    weights = start.weights
    if out is not None:
        with output.progress("games") as advance:
            found = samples_of(learned_from, engine, knowledge, each, settings.seed, advance)
            samples = list(found)
        with output.progress("times over") as advance:
            weights = learn_weights(samples, start.weights, advance=advance)
        note = f"Learned from {len(samples):,} positions of {len(learned_from):,} games, seed {settings.seed}."
        write_whole(out, style_text(replace(start, weights=weights), [note]))
        output.say(f"{out}: {len(weights.purposes)} purposes, from {len(samples):,} positions")
    rows = prediction_of(checks, weights)
    candidates = sum(len(sample.candidates) for sample in checks) / max(1, len(checks))
    give_rows(output, rows, settings, candidates=round(candidates, 1), style=start.name)
    return DONE
