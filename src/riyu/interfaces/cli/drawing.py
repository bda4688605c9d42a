"""`riyu draw`: the command that wires `cli.draw` to the command line.

Takes options; writes the picture to standard output or a file. Draws nothing itself.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.options import Quiet
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.terminal import has_color, has_unicode
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "draw"]

EXAMPLES = """
riyu draw game.sgf > end.svg                 the last position
riyu draw game.sgf --move 50 -o fifty.svg    after 50 moves
riyu draw game.sgf --text --show liberties   in the terminal, with an overlay
riyu draw game.sgf --region A1-K10 --theme print
riyu draw game.sgf --every 10 --show territory -o map.svg   the whole game, a second each ten moves
riyu draw game.sgf --show help               the overlays' names
"""


def _overlay_names(incomplete: str) -> list[str]:
    from riyu.interfaces.overlays import OVERLAYS

    return [name for name in OVERLAYS if name.startswith(incomplete)]


def _theme_names(incomplete: str) -> list[str]:
    from riyu.interfaces.picture import THEMES

    return [name for name in THEMES if name.startswith(incomplete)]


def draw(
    game: Annotated[
        Path, typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt).")
    ],
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", help="After so many moves.")
    ] = None,
    show: Annotated[
        list[str] | None,
        typer.Option(
            "--show",
            metavar="NAME",
            help="An overlay; more than once.",
            autocompletion=_overlay_names,
        ),
    ] = None,
    text: Annotated[bool, typer.Option("--text", "-t", help="Characters instead of SVG.")] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Not standard output.")
    ] = None,
    theme: Annotated[
        str | None,
        typer.Option("--theme", metavar="NAME", help="Colors.", autocompletion=_theme_names),
    ] = None,
    region: Annotated[
        str, typer.Option("--region", metavar="A1-K10", help="A part of the board.")
    ] = "",
    number: Annotated[
        int, typer.Option("--game", metavar="N", min=1, help="Which game of a collection, from 1.")
    ] = 1,
    every: Annotated[
        int | None,
        typer.Option("--every", metavar="N", min=1, help="Move by move, in one SVG: each N moves."),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="S", min=0.05, max=60, help="Of each picture, so."),
    ] = 1.0,
    marks: Annotated[
        bool, typer.Option("--marks/--no-marks", help="What the file itself marks there.")
    ] = True,
    quiet: Quiet = False,
) -> None:
    """Draw a game's position as SVG, or as characters; or the game in pictures that follow one another."""
    from riyu.base.errors import UsageError
    from riyu.interfaces.cli.draw import animate
    from riyu.interfaces.cli.draw import draw as make_picture

    if show and "help" in show:
        print("\n".join(_overlay_names("")))
        return
    settings = load_settings(theme=theme)
    if every is not None and text:
        raise UsageError(
            "--every makes pictures that follow one another: they can't be characters (--text)"
        )
    if every is not None:
        drawn = animate(
            existing(game),
            every,
            seconds=seconds,
            move=move,
            show=show or (),
            output=output,
            theme=settings.theme,
            region=region,
            game=number,
        )
    else:
        drawn = make_picture(
            existing(game),
            move=move,
            show=show or (),
            text=text,
            output=output,
            theme=settings.theme,
            region=region,
            game=number,
            color=output is None and has_color(sys.stdout),
            unicode=output is not None or has_unicode(sys.stdout),
            marks=marks,
        )
    out = Output(quiet=quiet)
    for warning in drawn.warnings:
        out.say(warning)
    if output is None:
        sys.stdout.write(drawn.text)
    else:
        out.say(f"written: {output}")
