"""Games made up for the tests of the archive, and files of them.

Takes seeds and folders; gives records and paths.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from riyu.game.record import Players, Record
from riyu.lab.games import random_games
from riyu.sgf.record import tree_of
from riyu.sgf.writer import write_text

__all__ = ["made_up", "sgf", "written"]


def made_up(count: int, seed: int = 1, sizes: Sequence[int] = (9,)) -> list[Record]:
    """Give games by chance, with names, dates and results in turn."""
    return [
        replace(
            game.record,
            players=Players(f"Black {i % 3}", f"White {i % 2}"),
            result=("B+R", "W+3.5", "0", "")[i % 4],
            date=("2001-05-17", "1999", "", "2010-12")[i % 4],
        )
        for i, game in enumerate(random_games(count, seed, sizes))
    ]


def sgf(record: Record) -> str:
    """Give a game's SGF in one line."""
    return write_text(tree_of(record)).replace("\n", "")


def written(folder: Path, records: Sequence[Record], name: str = "games.sgfs") -> Path:
    """Write games to a file, one a line."""
    path = folder / name
    path.write_text("".join(f"{sgf(record)}\n" for record in records))
    return path
