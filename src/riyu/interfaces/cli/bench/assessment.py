"""`riyu bench assessment`: what an evaluation costs, and how evaluations judge positions beside labels.

Takes files and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.assessment.assessor import GROUPS, NODES
from riyu.assessment.joined import PLAYOUTS
from riyu.base.errors import UsageError
from riyu.base.words import counted
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import games_for
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "assessment"]

EXAMPLES = """
riyu bench assessment games19/*.sgfs.gz              microseconds in 20 real middle games
riyu bench assessment --labels labels.jsonl.gz       the lead, and dead stones, on every fourth label
riyu bench assessment --labels FILE --learning       on the three others, from which the numbers come
riyu bench assessment --labels FILE --nodes 0        at a first glance alone
riyu bench assessment --labels FILE --words          how often `weak`, `strong` and the rest are right
riyu bench assessment --labels FILE --calibration    of points told to be a color's by 70 %, how many are
riyu bench assessment tom_9d.sgfs.gz --results --games 2000   how often who leads, joined with playouts, wins
riyu bench assessment games19/*.sgfs.gz --words      how often moves are played near the points that words name
"""


def assessment(
    files: SomeGames = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    labels: Annotated[
        Path | None,
        typer.Option("--labels", metavar="FILE", help="Judge these: .jsonl or .jsonl.gz."),
    ] = None,
    learning: Annotated[
        bool, typer.Option("--learning", help="Judge the labels that are not kept apart.")
    ] = False,
    words: Annotated[
        bool, typer.Option("--words", help="Judge what is said of groups and points instead.")
    ] = False,
    calibration: Annotated[
        bool, typer.Option("--calibration", help="Judge the chances that points are a color's.")
    ] = False,
    results: Annotated[
        bool, typer.Option("--results", help="Foretell the winners of games kept apart.")
    ] = False,
    playouts: Annotated[
        int, typer.Option("--playouts", metavar="N", min=1, help="Of a position, for --results.")
    ] = PLAYOUTS,
    nodes: Annotated[
        int, typer.Option("--nodes", metavar="N", min=0, help="Of a question about a group.")
    ] = NODES,
    groups: Annotated[
        int, typer.Option("--groups", metavar="N", min=0, help="That are read at most.")
    ] = GROUPS,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what an evaluation costs in real middle games or, if none are given, random ones; or judge labels.

    Labels are as `riyu bench judging` reads them, of any size; every fourth is kept apart, and it is those that are
    judged. Opening, middle game and end are the moves up to 60, up to 150, and after. Shares are of 100.
    Winners are foretold after 50, 100, 150 and 200 moves of 19x19 games that `riyu learn` kept apart, by the seed of
    riyu's own values, and that were won by points or by resignation.
    """
    from riyu.assessment.playout_values import read_playout_values, weights_of
    from riyu.candidates.move_values import BUILT_IN, read_values
    from riyu.lab.apart import Apart
    from riyu.lab.assessment_bench import cost_rows, kept_apart, label_rows
    from riyu.lab.assessment_trust import calibration_rows, decided_games, result_rows
    from riyu.lab.judging import read_labels
    from riyu.lab.word_bench import group_word_rows, point_word_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    if calibration and labels is None:
        raise UsageError("--calibration judges labels: give --labels FILE")
    if results and (labels is not None or not files):
        raise UsageError("--results is of games: give files of games, and no --labels")
    odds = weights_of(read_playout_values())
    if labels is not None:
        found = kept_apart(list(read_labels(labels)), not learning)
        with output.counting("positions", len(found)) as advance:
            if words:
                rows = group_word_rows(found, nodes, groups, advance)
            else:
                judge = calibration_rows if calibration else label_rows
                rows = judge(found, nodes, groups, odds, settings.seed, advance)
        give_rows(output, rows, settings, note=counted(len(found), "label"))
        return DONE
    if results:
        known = read_values(BUILT_IN)
        decided = decided_games(
            [existing(path) for path in files or ()], games, Apart(known.seed, known.apart)
        )
        with output.counting("games", len(decided)) as advance:
            rows = result_rows(decided, nodes, groups, odds, settings.seed, playouts, advance)
        give_rows(output, rows, settings, note=counted(len(decided), "game"))
        return DONE
    kind, material = games_for(output, files, games, settings.seed)
    with output.counting("games", len(material)) as advance:
        rows = point_word_rows(material, advance) if words else cost_rows(material, advance)
    give_rows(output, rows, settings, note=counted(len(material), f"{kind} game"))
    return DONE
