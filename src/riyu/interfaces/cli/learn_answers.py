"""`riyu learn-answers`: how often strong players play what patterns answer, counted in games.

Takes games; gives a file of counts. Counts nothing itself: the lab does.
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

__all__ = ["EXAMPLES", "learn_answers"]

EXAMPLES = """
riyu learn-answers games19/*.sgfs.gz --out answers.tsv            300 games
riyu learn-answers tom_9d.sgfs.gz --out answers.tsv --games 1000 --seed 2026
"""


def learn_answers(
    files: Games,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where counts go.")],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to count in, at most.")
    ] = 300,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Count how often what patterns answer is played, where the player asks them, in 19x19 games.

    One game in ten is left out, by its moves and the seed, as by `riyu learn`. The rows are classes, the share of
    answers that were played first.
    """
    from riyu.candidates.answers import write_answers
    from riyu.candidates.asked import ASKED
    from riyu.lab.answer_counts import count_answers
    from riyu.lab.apart import Apart, training_games
    from riyu.patterns.library import load_library

    output = Output(as_json, quiet, verbose)
    settings = load_settings(seed=seed)
    apart = Apart(settings.seed)
    found = training_games([existing(path) for path in files], games, apart)
    with output.progress("games") as advance:
        answers = count_answers(found, load_library(), apart, advance)
    write_answers(out, answers)
    positions = sum(len(game.record.moves) for game in found)
    rows: list[dict[str, object]] = []
    for name, (where, purpose) in ASKED.items():
        played = sum(one for one, _ in answers.counts[name].values())
        possible = sum(one for _, one in answers.counts[name].values())
        rows.append(
            {
                "class": name,
                "asked": where.value,
                "purpose": purpose,
                "answers": round(possible / max(1, positions), 3),
                "played": round(played / max(1, possible), 4),
            }
        )
    rows.sort(key=lambda row: str(row["played"]), reverse=True)
    give_rows(output, rows, settings, games=len(found), positions=positions)
    return DONE
