"""`riyu bench reading`: what reading costs, how often the cache answers, and whether it is right.

Takes games and options; gives tables or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.games import games_for
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "reading"]

EXAMPLES = """
riyu bench reading games19/kgs_6d.sgfs.gz --games 20     with and without the cache
riyu bench reading games19/*.sgfs.gz --speed             nodes a second, by goal
riyu bench reading games19/*.sgfs.gz --ladders           the ladder reader beside the string reader
riyu bench reading games19/*.sgfs.gz --check             every kept verdict beside a fresh one
riyu bench reading games19/*.sgfs.gz --goal kill --goal win-race   other goals than taking strings
"""


def reading(
    files: SomeGames = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    limit: Annotated[
        int, typer.Option("--limit", metavar="NODES", min=1, help="What a question may cost.")
    ] = 1000,
    capacity: Annotated[
        int, typer.Option("--capacity", metavar="N", min=1, help="Verdicts the cache keeps.")
    ] = 10_000,
    goal: Annotated[
        list[str] | None,
        typer.Option("--goal", "-g", metavar="NAME", help="What is asked; may be repeated."),
    ] = None,
    speed: Annotated[bool, typer.Option("--speed", help="Nodes a second, by goal.")] = False,
    ladders: Annotated[
        bool, typer.Option("--ladders", help="The ladder reader beside the string reader.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Compare kept verdicts with fresh ones.")
    ] = False,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure milliseconds a move of reading all strings of up to 3 liberties, with the cache and without.

    Or, as asked: speed, ladders, or a check, whose exit code is 1 if a kept verdict differs from a fresh one. On real
    games or, if none are given, random ones.
    """
    from riyu.lab import reading_bench as bench

    output = Output(as_json, quiet)
    goals = goal or bench.USUAL
    settings = load_settings(seed=seed)
    kind, material = games_for(output, files, games, settings.seed)
    note = f"{counted(len(material), f'{kind} game')}, {limit:,} nodes a question"
    with output.counting("games", len(material)) as advance:
        if check:
            done = bench.check_readings(material, limit, advance, goals)
            row: dict[str, object] = {
                "positions": done.positions,
                "questions": done.questions,
                "from_the_cache": done.hits,
                "differences": len(done.differences),
            }
            note = "\n".join([note, *done.differences[:20]])
            give_rows(output, [row], settings, note=note, differences=done.differences)
            return FOUND_FAILURES if done.differences else DONE
        if speed:
            rows = bench.speed_rows(material, limit, advance, goals)
        elif ladders:
            rows = bench.ladder_rows(material, limit, advance=advance)
        else:
            rows = bench.cost_rows(material, limit, capacity, advance, goals)
    give_rows(output, rows, settings, note=note, kind=kind, games=len(material))
    return DONE
