"""`riyu bench page`: the page in a browser, from a click to the new picture, and bytes sent a move.

Takes a game and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "page"]

EXAMPLES = """
riyu bench page game.sgf                       its moves clicked, without overlays and with four
riyu bench page --sessions 20 --seconds 300    twenty pages at once
riyu bench page --saving 50                    patterns saved, until they are in force
riyu bench page --crowd 400 --seconds 75       connections that send half a request
riyu bench page --endings 50                   Ctrl-C while fifty pages play, and the like
"""


def page(
    game: Annotated[Path | None, typer.Argument(metavar="[GAME]", help="A 19x19 game.")] = None,
    moves: Annotated[int, typer.Option("--moves", metavar="N", min=1, help="Moves clicked.")] = 100,
    overlays: Annotated[
        str, typer.Option("--overlays", metavar="NAMES", help="Joined by commas.")
    ] = "links,influence,chain-states,access-black",
    sessions: Annotated[
        int,
        typer.Option("--sessions", metavar="N", min=0, help="Pages at once, in place of a game."),
    ] = 0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=1, help="How long.")] = 60,
    saving: Annotated[
        int,
        typer.Option("--saving", metavar="N", min=0, help="Patterns saved, in place of a game."),
    ] = 0,
    crowd: Annotated[
        int,
        typer.Option(
            "--crowd", metavar="N", min=0, help="Half-open connections, in place of a game."
        ),
    ] = 0,
    files: Annotated[
        int, typer.Option("--files", metavar="N", min=0, help="For --crowd: files it may open.")
    ] = 0,
    endings: Annotated[
        int,
        typer.Option(
            "--endings", metavar="N", min=0, help="Ctrl-C, with N pages, in place of a game."
        ),
    ] = 0,
    classes: Annotated[
        str, typer.Option("--classes", metavar="NAMES", help="For --saving; joined by commas.")
    ] = "contact-answer,harvested-shape",
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure the page in Debian's chromium: milliseconds from a click to the new picture, bytes sent a move.

    With --sessions: pages that play at random all at once, every fourth against riyu; moves lost, games that are not as
    they were clicked, also after the server is killed, and its memory. With --saving: from the click on Save until the
    pattern is in force, on a copy of riyu's files. With --crowd: connections that send half a request, how many are
    open after a while, and what a request takes meanwhile. With --endings: seconds from Ctrl-C to the server's end.
    """
    from riyu.base.errors import UsageError
    from riyu.lab.page_bench import click_rows, saving_rows
    from riyu.lab.page_sessions import session_rows
    from riyu.lab.page_siege import crowd_rows, ending_rows
    from riyu.sgf.files import read_record

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    if sessions:
        with output.counting("seconds", round(seconds)) as advance:
            rows = session_rows(sessions, seconds, settings.seed, advance)
        give_rows(output, rows, settings, note="pages at once, 9x9, two overlays")
        return DONE
    if saving:
        names = classes.split(",")
        with output.counting("times", saving * len(names)) as advance:
            rows = saving_rows(saving, names, advance)
        give_rows(output, rows, settings, note="a pattern saved in chromium; all classes loaded")
        return DONE
    if crowd:
        with output.counting("seconds", round(seconds)) as advance:
            rows = crowd_rows(crowd, round(seconds), files, advance)
        give_rows(output, rows, settings, note=f"{crowd} connections; {files or 'all'} files")
        return DONE
    if endings:
        with output.counting("cases", 5) as advance:
            rows = ending_rows(endings, advance)
        give_rows(output, rows, settings, note="from Ctrl-C to the end of the process")
        return DONE
    if game is None:
        raise UsageError("which game? such as `riyu bench page game.sgf`")
    record = read_record(game)
    played = [move for move in record.moves if not move.is_pass][:moves]
    with output.counting("moves", 2 * len(played)) as advance:
        rows = click_rows(played, record.size, overlays.split(","), advance)
    give_rows(output, rows, settings, note=f"{record.size}x{record.size}, clicked in chromium")
    return DONE
