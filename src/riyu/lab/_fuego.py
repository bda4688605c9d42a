"""Fuego's regression tests as JSON lines, with the games they load in a tar file beside them.

Takes the folder, gives Scripts. Asks no engine.
"""

from __future__ import annotations

import json
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.base.files import read_lines
from riyu.lab._steps import Ask, Load, Script, Send, Step, expected, kind_of_command

__all__ = ["read_fuego"]


def read_fuego(path: Path) -> list[Script]:
    """Read `tests.jsonl.gz` with `sgf.tar.gz` beside it; give a script for each of its suites. Raises BadInput."""
    archive = path.parent / "sgf.tar.gz"
    suites: dict[str, list[Step]] = {}
    for number, line in enumerate(read_lines(path), start=1):
        place = Place(str(path), number)
        try:
            row = json.loads(line)
            steps = suites.setdefault(row["suite"], [])
            if row["sgf"]:
                steps.append(Load(Path(row["sgf"]), row["upto"], archive))
            else:
                steps.append(Send("clear_board"))
            # Most set-up lines are settings of Fuego's own: another engine is asked without them.
            steps += [Send(command, optional=True) for command in row["setup"]]
            answer = expected(row["expect"], place, known_fail=bool(row["known_fail"]))
            command = row["command"]
            steps.append(Ask(row["id"], command, answer, kind_of_command(command), row["line"]))
        except (
            ValueError,
            KeyError,
            TypeError,
            AttributeError,
            IndexError,
            RecursionError,
        ) as error:
            raise BadInput(f"no test that can be read: {error!r}", place) from None
    return [Script(f"fuego/{name}", tuple(steps)) for name, steps in suites.items()]
