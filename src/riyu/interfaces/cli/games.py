"""The games that commands measure on: the first ones of files, or random ones, and what is said where files hold fewer.

Takes paths and counts; gives games. Reads nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.output import Output

if TYPE_CHECKING:
    from riyu.lab.games import NamedGame

__all__ = ["games_for", "real_games_for"]


def games_for(
    output: Output, files: Sequence[Path] | None, count: int, seed: int
) -> tuple[str, list[NamedGame]]:
    """Give `real` and the first 19x19 games of files, or `random` and so many by chance if there are no files."""
    from riyu.lab.games import random_games

    if files:
        return "real", real_games_for(output, files, count, (19,))
    return "random", list(random_games(count, seed))


def real_games_for(
    output: Output, files: Sequence[Path], count: int, sizes: Sequence[int] = ()
) -> list[NamedGame]:
    """Give the first games of files, and say which were passed over and whether there are fewer than asked for."""
    from riyu.lab.games import real_games

    found, faults = real_games([existing(path) for path in files], count, sizes)
    for fault in faults:
        output.say(f"passed over: {fault}")
    if len(found) < count:
        output.say(f"of {count:,} games asked for the files hold {len(found):,} to measure on")
    return found
