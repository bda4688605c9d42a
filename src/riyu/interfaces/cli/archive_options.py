"""What the commands of `riyu archive` are all asked: the folder, and which games are wanted.

Takes nothing; gives annotations for typer, and the values that they stand for. Opens no archive.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

if TYPE_CHECKING:
    from riyu.archive.wanted import Wanted

__all__ = [
    "Black",
    "Event",
    "Folder",
    "Handicap",
    "Lost",
    "Player",
    "Result",
    "Rules",
    "Since",
    "Source",
    "Until",
    "White",
    "Won",
    "folder_of",
    "wanted_of",
]

Folder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--archive", metavar="FOLDER", help="Not RIYU_ARCHIVE or the platform's folder for data."
    ),
]
Player: TypeAlias = Annotated[
    str, typer.Option("--player", metavar="NAME", help="Part of a player's name, of either color.")
]
Won: TypeAlias = Annotated[bool, typer.Option("--won", help="That the --player won.")]
Lost: TypeAlias = Annotated[bool, typer.Option("--lost", help="That the --player lost.")]
Black: TypeAlias = Annotated[
    str, typer.Option("--black", metavar="NAME", help="Part of Black's name.")
]
White: TypeAlias = Annotated[
    str, typer.Option("--white", metavar="NAME", help="Part of White's name.")
]
Result: TypeAlias = Annotated[
    str,
    typer.Option(
        "--result", metavar="RESULT", help="B+, W+, B+R, W+3.5, 0 (drawn), none (unknown)."
    ),
]
Since: TypeAlias = Annotated[
    str, typer.Option("--since", metavar="DAY", help="2004, 2004-05 or 2004-05-17, or later.")
]
Until: TypeAlias = Annotated[str, typer.Option("--until", metavar="DAY", help="So, or earlier.")]
Rules: TypeAlias = Annotated[
    str, typer.Option("--ruleset", metavar="NAME", help="Under this ruleset.")
]
Handicap: TypeAlias = Annotated[
    bool | None, typer.Option("--handicap/--even", help="With handicap stones, or without.")
]
Event: TypeAlias = Annotated[
    str, typer.Option("--event", metavar="NAME", help="Part of the event's name.")
]
Source: TypeAlias = Annotated[
    str, typer.Option("--source", metavar="NAME", help="Part of the path that it was read from.")
]


def folder_of(archive: Path | None) -> Path:
    """Give the archive's folder."""
    from riyu.archive.store import default_folder

    return archive or default_folder()


def wanted_of(*, won: bool, lost: bool, size: int | None, **words: Any) -> Wanted:
    """Give which games are wanted. Raises UsageError."""
    from riyu.archive.wanted import Wanted
    from riyu.base.errors import UsageError

    if won and lost:
        raise UsageError("--won and --lost: expected one of them")
    return Wanted(won=won if won or lost else None, size=size or 0, **words)
