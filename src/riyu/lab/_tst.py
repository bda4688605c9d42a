"""GNU Go's test files (`.tst`): GTP commands, some numbered, each of those followed by its right answer.

Takes a file, gives a Script. Asks no engine. Format by example from GNU Go 3.8's manual, chapter "Regression testing".
"""

from __future__ import annotations

import re
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.base.files import read_bytes
from riyu.lab._steps import Ask, Load, Script, Send, Step, expected, kind_of_command

__all__ = ["parse_tst", "read_tst"]

_ANSWER = re.compile(r"#\?\s*\[(?P<answer>.*)\](?P<marks>[*&]*)\s*$")
_OPTIONAL = frozenset({"increase_depths", "decrease_depths", "clear_cache"})
_OPTIONAL_PREFIXES = ("reset_", "get_", "set_random_seed", "advance_random_seed", "echo")


def read_tst(path: Path) -> Script:
    """Read a `.tst` file; the games it loads are taken relative to its folder. Raises BadInput with the line."""
    data = read_bytes(path)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("latin-1")  # names of authors in older files
    return parse_tst(text, path.parent, str(path))


def parse_tst(text: str, folder: Path, source: str = "") -> Script:
    """Read the text of a `.tst` file, with the folder its `loadsgf` lines are relative to.

    A numbered command without an answer is sent like any other line. Raises BadInput for an answer without a test
    and for answers that are no regular expressions.
    """
    steps: list[Step] = []
    waiting: tuple[str, str, int] | None = (
        None  # number, command and line of a test without its answer yet
    )
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        place = Place(source, number)
        if line.startswith("#?"):
            found = _ANSWER.match(line)
            if found is None:
                raise BadInput(f"found '{line}': expected an answer such as #? [1 C5]", place)
            if waiting is None:
                raise BadInput(
                    "an answer without a test: expected a numbered command before it", place
                )
            marks = found["marks"]
            answer = expected(found["answer"], place, known_fail="*" in marks, ignored="&" in marks)
            name, command, at = waiting
            steps.append(Ask(name, command, answer, kind_of_command(command), at))
            waiting = None
            continue
        words = line.partition("#")[0].split()
        if not words:
            continue
        if waiting is not None:
            steps.append(_step(waiting[1].split(), folder))
            waiting = None
        if words[0].isdigit():
            if len(words) == 1:
                raise BadInput(f"found '{line}': expected a command after the number", place)
            waiting = (words[0], " ".join(words[1:]), number)
        else:
            steps.append(_step(words, folder))
    if waiting is not None:
        steps.append(_step(waiting[1].split(), folder))
    return Script(Path(source).stem or "tst", tuple(steps))


def _step(words: list[str], folder: Path) -> Step:
    if words[0] == "loadsgf" and len(words) >= 2:
        return Load((folder / words[1]).absolute(), " ".join(words[2:]))
    optional = words[0] in _OPTIONAL or words[0].startswith(_OPTIONAL_PREFIXES)
    return Send(" ".join(words), optional)
