"""Options that several commands have, written once: their names, kinds and help.

Takes nothing; gives annotations for typer. Knows no command.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

__all__ = [
    "Games",
    "Json",
    "Komi",
    "LevelName",
    "Opening",
    "Parallel",
    "Quiet",
    "RulesetName",
    "Seed",
    "Size",
    "SomeGames",
    "StyleName",
    "Verbose",
]

_GAME_FILES = "Games and archives: .sgf, .sgfs, .sgfs.gz."


def _style_names(incomplete: str) -> list[str]:
    from riyu.player.style import style_names

    return [name for name in style_names() if name.startswith(incomplete)]


def _level_names(incomplete: str) -> list[str]:
    from riyu.player.levels import level_names

    return [name for name in level_names() if name.startswith(incomplete)]


def _ruleset_names(incomplete: str) -> list[str]:
    from riyu.game.ruleset import RULESETS

    return [name for name in RULESETS if name.startswith(incomplete)]


Games: TypeAlias = Annotated[list[Path], typer.Argument(metavar="GAMES...", help=_GAME_FILES)]

SomeGames: TypeAlias = Annotated[
    list[Path] | None, typer.Argument(metavar="[GAMES...]", help=_GAME_FILES)
]

Parallel: TypeAlias = Annotated[
    int | None,
    typer.Option("--parallel", "-j", metavar="N", min=1, help="Processes; one a core."),
]

Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Give the data as JSON.")]

Quiet: TypeAlias = Annotated[
    bool, typer.Option("--quiet", "-q", help="No messages but errors, no progress.")
]

Verbose: TypeAlias = Annotated[bool, typer.Option("-v", "--verbose", help="Say more.")]

Opening: TypeAlias = Annotated[
    int,
    typer.Option(
        "--opening",
        metavar="N",
        min=0,
        max=20,
        help="Moves drawn by the seed that games begin with, each two games with the same.",
    ),
]

Seed: TypeAlias = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", help="Of all chance; the same seed repeats the run."),
]

Size: TypeAlias = Annotated[
    int | None, typer.Option("--size", "-s", metavar="N", help="Lines of the board, 2 to 19.")
]

Komi: TypeAlias = Annotated[
    float | None, typer.Option("--komi", metavar="POINTS", help="If not the ruleset's own.")
]

StyleName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--style",
        metavar="NAME|FILE",
        help="How riyu plays; `riyu styles` lists the names.",
        autocompletion=_style_names,
    ),
]

LevelName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--level",
        metavar="NAME",
        help="How strong riyu plays; `riyu levels` lists the names.",
        autocompletion=_level_names,
    ),
]

RulesetName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--ruleset",
        metavar="NAME",
        help="chinese, japanese, aga, new-zealand, tromp-taylor.",
        autocompletion=_ruleset_names,
    ),
]
