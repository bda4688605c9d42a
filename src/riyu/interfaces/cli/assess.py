"""`riyu assess`: what a position is worth and why, with groups, statuses and reasons.

Takes a game and a move number; gives the value, groups and points. Judges nothing itself: the assessor does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.assessment.assessor import GROUPS, LEAST_NODES, NODES
from riyu.assessment.joined import PLAYOUTS
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output

__all__ = ["EXAMPLES", "assess"]

EXAMPLES = """
riyu assess game.sgf --move 50           the value, and each group with its status and why
riyu assess game.sgf --move 50 --glance  at a first glance: nothing is read
riyu assess position.txt --points        with the points that are territory, moyo, potential
riyu assess game.sgf --json              all of it, with each point's worth
"""


def assess(
    game: Annotated[
        Path, typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt).")
    ],
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", help="After so many moves.")
    ] = None,
    komi: Annotated[
        float | None, typer.Option("--komi", metavar="K", help="The game's, if not given.")
    ] = None,
    glance: Annotated[bool, typer.Option("--glance", help="Read nothing.")] = False,
    points: Annotated[bool, typer.Option("--points", help="List whose points they are.")] = False,
    nodes: Annotated[
        int,
        typer.Option("--nodes", metavar="N", min=LEAST_NODES, help="Of a question about a group."),
    ] = NODES,
    groups: Annotated[
        int, typer.Option("--groups", metavar="N", min=0, help="That are read at most.")
    ] = GROUPS,
    playouts: Annotated[
        int, typer.Option("--playouts", metavar="N", min=0, help="That the lead is joined with.")
    ] = PLAYOUTS,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Say what a position is worth and why: groups, life statuses, reasons, and the value by terms.

    Groups in doubt are read, those first at which most is at stake. What is weak, strong, urgent, big, sente and so on
    is told with why. The lead is told once more joined with what
    playouts have, which is nearer to the truth than either, with how far it may be off, and how often such a lead wins.
    """
    from riyu.assessment.board_words import words_of
    from riyu.assessment.lead import assessor_at, judged_at
    from riyu.inference.facts import Fact
    from riyu.interfaces.assessment_words import (
        group_lines,
        joined_lines,
        point_lines,
        said_lines,
        value_lines,
    )
    from riyu.interfaces.cli.draw import scene_at
    from riyu.interfaces.settings import load_settings

    output = Output(as_json, quiet)
    scene, _, warnings = scene_at(existing(game), move)
    for warning in warnings:
        output.say(warning)
    if komi is None:
        komi = scene.area_komi
    assessor = assessor_at(scene.position, scene.ruleset)
    both = judged_at(
        scene.position,
        komi,
        moves=scene.moves,
        assessor=assessor,
        playouts=playouts,
        seed=load_settings(seed=seed).seed,
        nodes=nodes,
        groups=0 if glance else groups,
    )
    seen = both.evaluation
    parts = [seen.picture(), *value_lines(seen), *joined_lines(both), *group_lines(seen.groups)]
    words = words_of(seen, assessor.evaluator)
    parts += said_lines(words)
    parts += [f"read {found}" for found in assessor.found]
    if points:
        parts += point_lines(seen)
    joined = {"by_playouts": both.by_playouts.to_json(), "joined": both.to_json()}
    said = [{"fact": str(Fact(word.key)), "why": word.why} for word in words]
    output.give("\n".join(parts), {**seen.to_json(), **joined, "words": said})
