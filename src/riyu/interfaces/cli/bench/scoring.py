"""`riyu bench scoring`: whether the count at the end of games is right.

Takes files and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "scoring"]

EXAMPLES = """
riyu bench scoring kgs_6d.sgfs.gz --games 200     games that were counted by their players
riyu bench scoring scoring/*.json                 positions with whose each point is
"""


def scoring(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILES...", help="Games, or positions with owners (.json)."),
    ],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Games at most.")] = 100,
    skip: Annotated[int, typer.Option("--skip", metavar="N", min=0, help="Left out first.")] = 0,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Count finished games as `final_score` does, and hold that to what their players agreed on.

    Of games, even ones that ended by two passes and have a result in points, a komi and a ruleset are taken, from the
    files in turn. A JSON file holds `board` and `correct_ownership`, rows of signs from the top. Shares are of 100.
    """
    from riyu.game.game import Game
    from riyu.game.scoring import Score
    from riyu.lab.scoring_bench import finished_games, read_finished, scoring_rows
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.reading.blackboard import Blackboard

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    paths = [existing(path) for path in files]
    drawn = [path for path in paths if path.suffix == ".json"]
    finished = [read_finished(path) for path in drawn]
    played = [path for path in paths if path not in drawn]
    if played:
        finished += finished_games(played, skip + games)[skip:]
    knowledge = KnowledgeInForce()
    engine = Engine(seed=settings.seed, knowledge=knowledge)

    def judge(game: Game) -> Score:
        return engine.status(Blackboard(game, knowledge)).count(game)

    with output.counting("games", len(finished)) as advance:
        rows = scoring_rows(finished, judge, advance)
    give_rows(output, rows, settings, note=counted(len(finished), "game"))
    return DONE
