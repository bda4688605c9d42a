"""`riyu bench judging`: how the search judges positions beside labels.

Takes a file and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "judging"]

EXAMPLES = """
riyu bench judging labels.jsonl.gz                       100 positions of 19x19, 1,000 descents each
riyu bench judging labels.jsonl.gz --skip 100 --size 9   others
"""


def judging(
    labels: Annotated[
        Path, typer.Argument(help="Labels as JSON lines: moves, lead and ownership of positions.")
    ],
    positions: Annotated[
        int, typer.Option("--positions", "-n", metavar="N", min=1, help="How many.")
    ] = 100,
    skip: Annotated[int, typer.Option("--skip", metavar="N", min=0, help="Left out first.")] = 0,
    size: Annotated[int, typer.Option("--size", "-s", metavar="N", min=2, max=19)] = 19,
    least: Annotated[
        int, typer.Option("--least", metavar="N", min=0, help="Moves before a position.")
    ] = 60,
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", min=1, help="Of each search.")
    ] = 1000,
    nodes: Annotated[
        int, typer.Option("--nodes", metavar="N", min=1, help="Of a question about a group's life.")
    ] = 400,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Compare what the search makes of positions with their labels: lead, who leads, and which stones live.

    Once alone, and once with the groups that reading calls dead. Shares are of 100.
    """
    from riyu.lab.judging import judging_rows, read_labels
    from riyu.player.knowledge_in_force import KnowledgeInForce

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    found = list(islice(read_labels(labels, size, least), skip, skip + positions))
    knowledge = KnowledgeInForce()
    with output.counting("positions", len(found)) as advance:
        rows = judging_rows(
            found,
            knowledge.learned,
            knowledge.playouts,
            simulations=simulations,
            nodes=nodes,
            seed=settings.seed,
            advance=advance,
        )
    give_rows(output, rows, settings, note=counted(len(found), "position"))
    return DONE
