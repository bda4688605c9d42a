"""The learned odds of moves in playouts: read from and written to `playouts.tsv`, by name.

Takes a file's text, or values by name; gives them back, ready for playouts. Knows no board and learns nothing.

The file: lines that begin with `#` (the first says what it is and how it was learned), then `name value count`, tabs
between. A shape stands as `shape-` and four hexadecimal digits (`riyu.assessment.playouts.shape_of`), the least of the
symmetric ones; flags and self-ataris by their names. Values are natural logarithms of odds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from riyu.assessment.playouts import FLAGS, SELF_ATARIS, PlayoutWeights, same_shapes
from riyu.base.errors import BadInput, Place, nearest
from riyu.base.files import read_text
from riyu.base.numbers import Bounds, shown
from riyu.base.whole_files import write_whole

__all__ = ["BUILT_IN", "PlayoutValue", "read_playout_values", "weights_of", "write_playout_values"]

BUILT_IN = Path(__file__).resolve().parents[1] / "knowledge" / "values" / "playouts.tsv"
"""The values that riyu comes with."""

_TITLE = "# riyu playout moves 1"
_SHAPE = "shape-"
_VALUE = Bounds(-400, 400)
_COUNT = Bounds(0, 2**63 - 1, is_whole=True)


@dataclass(frozen=True, slots=True)
class PlayoutValue:
    """What a shape, a flag or a self-atari adds to the logarithm of a move's odds; `count`: moves played with it."""

    name: str
    value: float
    count: int = 0


def shape_name(shape: int) -> str:
    """Give the name of a shape, the same for symmetric ones."""
    return f"{_SHAPE}{same_shapes(shape)[0]:04x}"


def weights_of(values: Iterable[PlayoutValue]) -> PlayoutWeights:
    """Give values ready for playouts."""
    by_name = {value.name: value.value for value in values}
    shapes = {
        int(name.removeprefix(_SHAPE), 16): value
        for name, value in by_name.items()
        if name.startswith(_SHAPE)
    }
    return PlayoutWeights(shapes, by_name)


def write_playout_values(
    path: Path, values: Iterable[PlayoutValue], notes: Sequence[str] = ()
) -> None:
    """Write a file, whole or not at all; `notes` stand in its first line. Raises WriteError."""
    lines = ["\t".join((_TITLE, *notes)), "# name\tvalue\tcount"]
    lines += [f"{v.name}\t{v.value:.3f}\t{v.count}" for v in values]
    write_whole(path, "\n".join(lines) + "\n")


def read_playout_values(path: Path = BUILT_IN) -> list[PlayoutValue]:
    """Read a file, riyu's own if none is named. Raises BadInput with the line for what can't be understood."""
    return list(_rows(path))


def _rows(path: Path) -> Iterator[PlayoutValue]:
    lines = read_text(path, wanted="a file of values").split("\n")
    if lines[0].split("\t")[0] != _TITLE:
        raise BadInput(f"expected '{_TITLE}' first", Place(str(path), 1))
    seen: set[str] = set()
    for at, line in enumerate(lines, start=1):
        if not line or line[0] == "#":
            continue
        try:
            value = _row(line)
            if value.name in seen:
                raise ValueError(f"{shown(value.name)} a second time")
        except ValueError as error:
            raise BadInput(str(error), Place(str(path), at)) from None
        seen.add(value.name)
        yield value


def _row(line: str) -> PlayoutValue:
    fields = line.split("\t")
    if len(fields) != 3:
        raise ValueError(f"{len(fields)} fields: expected name, value, count")
    name, text, count = fields
    known = (*FLAGS, *SELF_ATARIS)
    if name not in known and not re.fullmatch(f"{_SHAPE}[0-9a-f]{{4}}", name):
        raise ValueError(f"no flag or shape {shown(name)}{nearest(name, known)}")
    try:
        value = PlayoutValue(name, float(text), int(count))
    except ValueError:
        raise ValueError("expected numbers after the name") from None
    if not _VALUE.hold(value.value):
        raise ValueError(f"found value {shown(value.value)}: expected {_VALUE}")
    if not _COUNT.hold(value.count):
        raise ValueError(f"found count {shown(value.count)}: expected {_COUNT}")
    return value
