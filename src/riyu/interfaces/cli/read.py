"""`riyu read`: a goal read out in a position, with its line, what it depends on, and the tree.

Takes a game, a move number, a goal and points; gives the verdict, writes tree and picture. Reads nothing itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.base.whole_files import write_whole
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.options import Json, Quiet
from riyu.interfaces.cli.output import Output

__all__ = ["EXAMPLES", "read"]

EXAMPLES = """
riyu read game.sgf --move 50 --goal capture D4           can it be taken, its enemy to move
riyu read game.sgf --move 50 --goal save D4 --tree d4.sgf   all that was read, as variations
riyu read position.txt --goal capture D5 --svg d5.svg    a picture: the line, and what it depends on
riyu read position.txt --goal kill D5                    the group there; also: live, cut, connect
riyu read position.txt --goal eye E3                     an eye for a string, or in the eye space at a point
riyu read position.txt --goal race D4 E5                 the first string's owner takes the other first
riyu read position.txt --goal capture D5 --first black --limit 100000
"""

_LISTED = "capture, save, cut, connect, kill, live, take-eye, make-eye, win-race, survive-race"


def _goals(incomplete: str) -> list[str]:
    from riyu.reading.readings import GOALS

    return [goal.name for goal in GOALS if goal.name.startswith(incomplete)]


def read(
    game: Annotated[
        Path, typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt).")
    ],
    points: Annotated[
        list[str], typer.Argument(metavar="POINT...", help="What it is about, such as D4.")
    ],
    goal: Annotated[
        str,
        typer.Option(
            "--goal", "-g", metavar="NAME", help=f"What is asked: {_LISTED}.", autocompletion=_goals
        ),
    ] = "capture",
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", help="After so many moves.")
    ] = None,
    first: Annotated[
        str, typer.Option("--first", metavar="COLOR", help="Who moves first, if not who asks.")
    ] = "",
    asker: Annotated[
        str, typer.Option("--asker", metavar="COLOR", help="Who asks, if not whose goal it is.")
    ] = "",
    owner: Annotated[
        str,
        typer.Option(
            "--owner", metavar="COLOR", help="Whose eye an empty point is asked about for."
        ),
    ] = "",
    limit: Annotated[
        int | None, typer.Option("--limit", metavar="NODES", min=1, help="What it may cost.")
    ] = None,
    tree: Annotated[
        Path | None, typer.Option("--tree", metavar="FILE", help="Write what was read as SGF.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture of it.")
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Read a goal out: the verdict, the line, what it cost and depends on, and with --json the tree."""
    from riyu.game.constants import EMPTY
    from riyu.game.points import color_name, parse_color, parse_point, point_text
    from riyu.interfaces.cli.draw import scene_at
    from riyu.interfaces.reading_views import (
        likely_of,
        reading_picture,
        reading_sgf,
        sentence,
        with_games,
    )
    from riyu.reading.tree import tree_of_reading
    from riyu.sgf.writer import write

    output = Output(as_json, quiet)
    scene, _, warnings = scene_at(existing(game), move)
    for warning in warnings:
        output.say(warning)
    readings = scene.blackboard(with_games()).readings
    question = readings.question(
        goal,
        [parse_point(point, scene.position.size) for point in points],
        parse_color(first) if first else None,
        parse_color(asker) if asker else None,
        limit,
        parse_color(owner) if owner else EMPTY,
    )
    reading = readings.answer(question)
    reader = readings.reader(question, reading)
    told = tree_of_reading(reader, readings.board, question, reading)
    likely = likely_of(readings, question, reading, reader)
    if tree is not None:
        sgf = reading_sgf(scene.position, question, reading, told)
        write_whole(tree, write(sgf))
    if svg is not None:
        picture = reading_picture(scene.position, question, reading)
        write_whole(svg, picture.svg())
    line = [point_text(point) for point in reading.line]
    depends = [point_text(point) for point in sorted(reading.depends_on)]
    left_out = [point_text(point) for point in reading.left_out]
    without = f"left out    {' '.join(left_out)}: once made, it fails\n" if left_out else ""
    text = (
        f"{sentence(question, reading)}\n"
        f"line        {' '.join(line) or 'none'}\n"
        f"{f'likely      {likely}{chr(10)}' if likely is not None else ''}"
        f"{without}"
        f"nodes       {reading.nodes:,} of {question.limit:,}\n"
        f"depends on  {len(depends)} points: {' '.join(depends)}"
    )
    output.give(
        text,
        {
            "goal": question.goal,
            "targets": [point_text(point) for point in question.targets],
            "first": color_name(question.first).lower(),
            "asker": color_name(question.asker).lower(),
            "limit": question.limit,
            "verdict": reading.verdict.value,
            "threat_by": color_name(reading.threat_by).lower() if reading.threat_by else None,
            "ran_out": reading.ran_out or None,
            "by_life": reading.by_life,
            "likely": likely.to_json() if likely is not None else None,
            "left_out": left_out,
            "after_move": reading.after_move,
            "is_wide": reading.is_wide,
            "line": line,
            "nodes": reading.nodes,
            "depends_on": depends,
            "tree": told.to_json(),
        },
    )
