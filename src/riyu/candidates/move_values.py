"""Values of move features: read from and written to `values.tsv`, by name, each with its count and standard error.

Takes a file's text or values; gives them back. Knows no board and learns nothing.

The file: lines that begin with `#` (the first says how the games were kept apart), then `name value count error`, tabs
between. A feature without a key stands by its name, one with a key as `window-4:0123456789abcdef`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import BadInput, Place, nearest
from riyu.base.whole_files import write_whole
from riyu.candidates.feature_names import FIXED_NAMES, KEYED_NAMES
from riyu.patterns.window_table import WindowTable

__all__ = ["BUILT_IN", "MoveValues", "Value", "read_values", "write_values"]

BUILT_IN = Path(__file__).resolve().parents[1] / "knowledge" / "values" / "moves.tsv"
"""The values that riyu comes with."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a feature is worth: added to the logarithm of a move's odds.

    `count`: positions whose move played had it; `error`: standard.
    """

    name: str
    value: float
    count: int = 0
    error: float = math.inf


@dataclass(frozen=True, slots=True)
class MoveValues:
    """The values of a file: `seed` and `apart` say which games were kept apart from learning, one in `apart`."""

    values: tuple[Value, ...]
    seed: int = 0
    apart: int = 10
    games: int = 0

    def table(self) -> WindowTable:
        """Give numbers by key, as MoveFeatures takes them; they follow those of the features without a key."""
        table = WindowTable()
        keyed = [value for value in self.values if ":" in value.name]
        for i, value in enumerate(keyed, start=len(FIXED_NAMES)):
            table.put(int(value.name.partition(":")[2], 16), i)
        return table

    def weights(self) -> list[float]:
        """Give the values by number: of features without a key, 0 where there is none, then of keys as in `table`."""
        fixed = {value.name: value.value for value in self.values if ":" not in value.name}
        keyed = [value.value for value in self.values if ":" in value.name]
        return [fixed.get(name, 0.0) for name in FIXED_NAMES] + keyed


def write_values(path: Path, values: MoveValues, digits: int = 4) -> None:
    """Write a file, whole or not at all, with so many digits. Raises WriteError."""
    lines = [
        f"# riyu move values 1\tseed {values.seed}\tapart {values.apart}\tgames {values.games}",
        "# name\tvalue\tcount\terror",
    ]
    lines += [
        f"{v.name}\t{v.value:.{digits}f}\t{v.count}\t{v.error:.{digits}f}" for v in values.values
    ]
    write_whole(path, "\n".join(lines) + "\n")


def read_values(path: Path = BUILT_IN) -> MoveValues:
    """Read a file, riyu's own if none is named.

    Raises BadInput with the line for what is not a name, a value, a count and an error.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"can't be read: {error}", Place(str(path))) from None
    head = lines[0].split("\t") if lines else [""]
    if head[0] != "# riyu move values 1":
        raise BadInput("expected '# riyu move values 1' first", Place(str(path), 1))
    numbers: dict[str, int] = {}
    for part in head[1:]:
        word, _, digits = part.partition(" ")
        if word not in ("seed", "apart", "games") or not digits.isdecimal():
            raise BadInput(
                f"found '{part}': expected seed, apart or games, each with a number",
                Place(str(path), 1),
            )
        numbers[word] = int(digits)
    known = set(FIXED_NAMES)
    seen: set[str] = set()
    values = []
    for number, line in enumerate(lines, start=1):
        if line and not line.startswith("#"):
            value = _value(line, known, Place(str(path), number))
            if value.name in seen:
                raise BadInput(f"'{value.name}' a second time", Place(str(path), number))
            seen.add(value.name)
            values.append(value)
    return MoveValues(tuple(values), **numbers)


def _value(line: str, known: set[str], place: Place) -> Value:
    fields = line.split("\t")
    if len(fields) != 4:
        raise BadInput(f"{len(fields)} fields: expected name, value, count, error", place)
    name, value, count, error = fields
    template, _, key = name.partition(":")
    if key:
        if template not in KEYED_NAMES:
            raise BadInput(f"no template '{template}'{nearest(template, KEYED_NAMES)}", place)
        try:
            if len(key) != 16 or int(key, 16) == 0:
                raise ValueError
        except ValueError:
            raise BadInput(
                f"found key '{key}': expected 16 hexadecimal digits, not all 0", place
            ) from None
    elif name not in known:
        raise BadInput(f"no feature '{name}'{nearest(name, known)}", place)
    try:
        found = Value(name, float(value), int(count), float(error))
    except ValueError:
        raise BadInput("expected numbers after the name", place) from None
    if not math.isfinite(found.value):
        raise BadInput(f"found value {value}: expected a finite number", place)
    return found
