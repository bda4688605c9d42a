"""How often strong players play what a pattern answers, where the player asks it: read and written as `answers.tsv`.

Takes a file's text or counts; gives them back, and how good an answer is by them. Knows no board and counts nothing.

The file: lines that begin with `#` (the first says which games were kept apart), then `class pattern played possible`,
tabs between.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.base.files import read_text
from riyu.base.numbers import Bounds, shown
from riyu.base.whole_files import write_whole

__all__ = [
    "BUILT_IN",
    "LEAST",
    "AnswerCounts",
    "answers_text",
    "quality_of",
    "read_answers",
    "write_answers",
]

BUILT_IN = Path(__file__).resolve().parents[1] / "knowledge" / "values" / "answers.tsv"
"""The counts that riyu comes with."""

DOUBT = 20
"""Times that a pattern must have been met before half of its own share is believed, and half of its class's."""

UNKNOWN = 0.06
"""The share of what was never counted: that of a good answer, for a person who writes a pattern means it."""

QUALITIES = ((0.15, "best"), (0.06, "good"), (0.02, "small"))
"""From which share on an answer is how good; what is played less often than LEAST is not told."""

LEAST = QUALITIES[-1][0]

_COUNT = Bounds(0, 10**18 - 1, is_whole=True)
_LARGEST = 10_000_000


@dataclass(frozen=True, slots=True)
class AnswerCounts:
    """How often each pattern's answer was (played, possible), by class and pattern; `seed` and `apart` as for moves."""

    counts: Mapping[str, Mapping[str, tuple[int, int]]]
    seed: int = 0
    apart: int = 10
    games: int = 0
    _usual: Mapping[str, float] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        usual = {
            name: sum(one for one, _ in found.values()) / max(1, sum(n for _, n in found.values()))
            for name, found in self.counts.items()
        }
        object.__setattr__(self, "_usual", usual)

    def share(self, name: str, pattern: str) -> float:
        """Give how often an answer is played, drawn toward its class's share the less often it was met."""
        found = self.counts.get(name)
        if not found or pattern not in found:
            return UNKNOWN
        played, possible = found[pattern]
        return (played + DOUBT * self._usual[name]) / (possible + DOUBT)


def quality_of(share: float) -> str:
    """Give how good an answer of a share is, a word of QUALITIES; empty if it is played too seldom to be told."""
    return next((word for least, word in QUALITIES if share >= least), "")


def read_answers(path: Path = BUILT_IN) -> AnswerCounts:
    """Read counts. Raises BadInput (file, line) for a file that can't be read."""
    head: dict[str, int] = {"seed": 0, "apart": 10, "games": 0}
    counts: dict[str, dict[str, tuple[int, int]]] = {}
    text = read_text(path, _LARGEST, "a file of counts")
    for number, line in enumerate(text.splitlines(), start=1):
        place = Place(str(path), number)
        if line.startswith("#"):
            words = line[1:].split()
            pairs = zip(words[::2], words[1::2], strict=False)
            head |= {name: _count(word, place) for name, word in pairs if name in head}
        elif line.strip():
            parts = line.split("\t")
            if len(parts) != 4:
                raise BadInput(
                    f"{len(parts)} fields, expected class, pattern, played, possible", place
                )
            played, possible = _count(parts[2], place), _count(parts[3], place)
            if played > possible:
                raise BadInput(f"played {played} of {possible} times: expected fewer", place)
            if parts[1] in counts.setdefault(parts[0], {}):
                raise BadInput(f"{parts[1]} of {parts[0]} stands here twice", place)
            counts[parts[0]][parts[1]] = (played, possible)
    return AnswerCounts(counts, head["seed"], head["apart"], head["games"])


def _count(word: str, place: Place) -> int:
    if not re.fullmatch("[0-9]{1,18}", word):
        raise BadInput(f"{shown(word)}: expected {_COUNT}", place)
    return int(word)


def write_answers(path: Path, answers: AnswerCounts) -> None:
    """Write counts, whole or not at all. Raises WriteError."""
    write_whole(path, answers_text(answers))


def answers_text(answers: AnswerCounts) -> str:
    """Give counts as their file has them."""
    lines = [f"# seed {answers.seed} apart {answers.apart} games {answers.games}"]
    for name, found in sorted(answers.counts.items()):
        lines += [f"{name}\t{p}\t{played}\t{n}" for p, (played, n) in sorted(found.items())]
    return "\n".join(lines) + "\n"
