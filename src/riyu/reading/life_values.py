"""Weights of the features of moves in fights for life: read from and written to a file of text.

Takes a file, or weights by name; gives them back, or lets readers have them. Knows no board and learns nothing.

The file: lines that begin with `#` (the first says what it is and how it was learned), then `role name weight count`,
tabs between. Weights are logarithms of odds; `count` says in how many samples a right move had the feature.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.base.files import read_text
from riyu.base.kept import Kept
from riyu.base.numbers import Bounds, shown
from riyu.base.whole_files import write_whole
from riyu.reading.life_feature_names import number_of

__all__ = [
    "BUILT_IN",
    "ROLES",
    "UNIT",
    "LifeValue",
    "numbered",
    "read_life_values",
    "read_weights",
    "write_life_values",
]

BUILT_IN = Path(__file__).resolve().parents[1] / "knowledge" / "values" / "life-moves.tsv"
"""The weights that riyu comes with."""

ROLES = ("killer", "owner")
"""Whose move it is: the one who wants the group dead, or its owner."""

UNIT = 64
"""Parts of a nat that scores are counted in."""

_TITLE = "# riyu life moves 1"
_KEPT = Kept((), ("base", "reading"))
_WEIGHT = Bounds(-400, 400)
_COUNT = Bounds(0, 2**63 - 1, is_whole=True)


@dataclass(frozen=True, slots=True)
class LifeValue:
    """What a feature adds to the logarithm of the odds that a move of a role is right, and how often one had it."""

    role: str
    name: str
    weight: float
    count: int = 0


def write_life_values(path: Path, values: Iterable[LifeValue], notes: Sequence[str] = ()) -> None:
    """Write a file, whole or not at all; `notes` stand in its first line. Raises WriteError."""
    lines = ["\t".join((_TITLE, *notes)), "# role\tname\tweight\tcount"]
    lines += [f"{v.role}\t{v.name}\t{v.weight:.3f}\t{v.count}" for v in values]
    write_whole(path, "\n".join(lines) + "\n")


def read_life_values(path: Path = BUILT_IN) -> list[LifeValue]:
    """Read a file, riyu's own if none is named. Raises BadInput with the line for what can't be understood."""
    return [LifeValue(*row[1:]) for row in _rows(path)]


def read_weights(path: Path = BUILT_IN) -> tuple[dict[int, int], dict[int, int]]:
    """Read a file's weights as `numbered` gives them. Raises BadInput as `read_life_values` does.

    What was made of a text that this very program found right before is kept, and not made again.
    """
    text = read_text(path, wanted="a file of values")
    known: tuple[dict[int, int], dict[int, int]] | None = _KEPT.get("", text)
    if known is None:
        known = _weights_of(path)
        _KEPT.put(known, "", text)
    return known


def _weights_of(path: Path) -> tuple[dict[int, int], dict[int, int]]:
    killer: dict[int, int] = {}
    owner: dict[int, int] = {}
    for number, role, _, weight, _ in _rows(path):
        (killer if role == "killer" else owner)[number] = round(UNIT * weight)
    return killer, owner


def numbered(values: Iterable[LifeValue]) -> tuple[dict[int, int], dict[int, int]]:
    """Give the weights by role and number, in 1/64 nats, as `LifeWeights` takes them: a picture's as it stands."""
    found: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for value in values:
        found[ROLES.index(value.role)][number_of(value.name)] = round(UNIT * value.weight)
    return found


def _rows(path: Path) -> Iterator[tuple[int, str, str, float, int]]:
    """Give the number of each line's feature, and its fields."""
    lines = read_text(path, wanted="a file of values").split("\n")
    if lines[0].split("\t")[0] != _TITLE:
        raise BadInput(f"expected '{_TITLE}' first", Place(str(path), 1))
    seen: set[tuple[int, str]] = set()
    for at, line in enumerate(lines, start=1):
        if not line or line[0] == "#":
            continue
        try:
            row = _row(line)
            if row[:2] in seen:
                raise ValueError(f"'{row[2]}' a second time")
        except ValueError as error:
            raise BadInput(str(error), Place(str(path), at)) from None
        seen.add(row[:2])
        yield row


def _row(line: str) -> tuple[int, str, str, float, int]:
    fields = line.split("\t")
    if len(fields) != 4:
        raise ValueError(f"{len(fields)} fields: expected role, name, weight, count")
    role, name, text, count = fields
    if role not in ROLES:
        raise ValueError(f"no role {shown(role)}: expected killer or owner")
    try:
        number = number_of(name)
    except ValueError as error:
        raise ValueError(f"no feature {shown(name)}: {error}") from None
    try:
        weight = float(text)
        times = int(count)
    except ValueError:
        raise ValueError("expected numbers after the name") from None
    if not _WEIGHT.hold(weight):
        raise ValueError(f"found weight {shown(weight)}: expected {_WEIGHT}")
    if not _COUNT.hold(times):
        raise ValueError(f"found count {shown(times)}: expected {_COUNT}")
    return number, role, name, weight, times
