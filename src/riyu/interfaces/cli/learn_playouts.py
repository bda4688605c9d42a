"""`riyu learn-playouts`: the odds of moves in playouts, learned from games.

Takes games; gives a file of values, and how they foretell games kept apart. Learns nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, Verbose
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "learn_playouts"]

EXAMPLES = """
riyu learn-playouts games19/*.sgfs.gz --out playouts.tsv --games 12000
riyu learn-playouts kgs_6d.sgfs.gz                                       how riyu's own values foretell
"""


def learn_playouts(
    files: Games,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Where values go; else none are learned."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to learn from, at most.")
    ] = 3000,
    check: Annotated[
        int, typer.Option("--check", metavar="N", min=1, help="Games kept apart, to check on.")
    ] = 60,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Learn the odds of moves in playouts as a softmax over all legal moves of 19x19 games.

    One game in ten is kept apart, by its moves and the seed, as by `riyu learn`. The row says how often the move played
    in games kept apart is the likeliest by these odds, among the 5 and the 20 likeliest.
    """
    from riyu.assessment.playout_values import read_playout_values, write_playout_values
    from riyu.base.errors import UsageError
    from riyu.lab.apart import Apart, checking_games, training_games
    from riyu.lab.learning import score_row
    from riyu.lab.playout_learning import PlayoutLearning, foretell_playouts, learn_playouts

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    apart = Apart(settings.seed)
    paths = [existing(path) for path in files]
    values = read_playout_values()
    learned = 0
    if out is not None:
        found = training_games(paths, games, apart)
        with output.progress("games") as advance:
            values = learn_playouts(found, PlayoutLearning(apart=apart), advance)
        learned = len(found)
        names = " ".join(path.name for path in paths)
        write_playout_values(out, values, [f"seed {apart.seed}", f"games {learned}", names])
        output.say(f"{out}: {len(values):,} values from {learned:,} games")
    kept = checking_games(paths, check, apart)
    if not kept:
        raise UsageError("no 19x19 game was kept apart from learning")
    row = score_row("kept apart", foretell_playouts(values, kept))
    give_rows(output, [row], settings, games=learned)
    return DONE
