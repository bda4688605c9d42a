"""`riyu levels`: how strong riyu can play.

Takes options; gives a table. What a level takes away `riyu.player.levels` knows.
"""

from __future__ import annotations

from riyu.interfaces.cli.options import Json
from riyu.interfaces.cli.output import Output

__all__ = ["EXAMPLES", "levels"]

EXAMPLES = """
riyu levels               names, the weakest first, and what each takes away
riyu levels --json        with all numbers
riyu play --level 16k
"""


def levels(as_json: Json = False) -> None:
    """List the levels that `--level` takes."""
    from dataclasses import asdict

    from riyu.player.levels import level_named, level_names

    output = Output(as_json)
    found = [level_named(name) for name in level_names()]
    value = [
        {
            **asdict(level),
            "purposes": None if level.purposes is None else sorted(level.purposes),
            "sources": None if level.sources is None else sorted(level.sources),
        }
        for level in found
    ]
    rows = [[level.name, level.search, level.about] for level in found]
    output.give(output.table(("level", "search", "about"), rows), value)
