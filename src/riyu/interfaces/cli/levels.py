"""`riyu levels`: how strong riyu can play.

Takes options; gives a table. What a level takes away `riyu.player.levels` knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from riyu.interfaces.cli.options import Json
from riyu.interfaces.cli.output import Output

if TYPE_CHECKING:
    from riyu.player.levels import Level

__all__ = ["EXAMPLES", "levels"]

EXAMPLES = """
riyu levels               names, the weakest first, and what each takes away
riyu levels --json        with all numbers
riyu play --level 16k
"""


def levels(as_json: Json = False) -> None:
    """List the levels that `--level` takes."""
    from dataclasses import fields

    from riyu.player.levels import level_named, level_names

    output = Output(as_json)
    found = [level_named(name) for name in level_names()]
    value = [
        {one.name: _plain(getattr(level, one.name)) for one in fields(level)} for level in found
    ]
    sizes = sorted({size for level in found for size in level.elo})
    rows = [
        [level.name, *(_elo(level, size) for size in sizes), level.search, level.about]
        for level in found
    ]
    heads = ("level", *(f"Elo {size}×{size}" for size in sizes), "search", "about")
    output.give(output.table(heads, rows), value)
    if sizes:
        output.say(
            "Elo as measured beside GNU Go 3.8 at level 10, in few games: docs/player.md, Levels, has the intervals"
        )


def _elo(level: Level, size: int) -> str:
    return f"{level.elo[size]:+d}" if size in level.elo else "not measured"


def _plain(value: object) -> object:
    """Give a part of a level as JSON has it."""
    if isinstance(value, frozenset):
        return sorted(value)
    return dict(value) if isinstance(value, Mapping) else value
