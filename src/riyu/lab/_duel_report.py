"""What came of a duel: counts by kind and cause for the half that may be looked at and the other, and what is shown.

Takes rows of plain values; gives text and JSON. Asks nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, Place
from riyu.base.files import read_bytes
from riyu.lab._duel_playing import Outcome
from riyu.lab._duel_questions import KINDS
from riyu.lab.table import plain_table

__all__ = ["DuelReport"]

_ENDS = tuple(outcome.value for outcome in Outcome)
_HEAD = ("kind", "asked", "differ", *_ENDS, "riyu right", "riyu ms", "GNU Go ms")
_HALVES = ((True, "open"), (False, "only counted"))


@dataclass(frozen=True, slots=True)
class DuelReport:
    """The rows of a duel: one a question, of the half that is only counted without where it was asked.

    `positions`: how many were drawn; `seconds`: wall clock of the last run.
    """

    positions: int
    seconds: float
    rows: tuple[dict[str, Any], ...]

    def text(self, with_shown: bool = False) -> str:
        """Give a table for each half, causes, and, if wanted, each difference that may be looked at."""
        parts = []
        for is_open, name in _HALVES:
            half = [row for row in self.rows if row["open"] is is_open]
            parts.append(f"{name}\n" + plain_table(_HEAD, _lines(half)))
        for is_open, name in _HALVES:
            causes = _causes(row for row in self.rows if row["open"] is is_open)
            if causes:
                parts.append(plain_table(("count", "kind", f"riyu's causes, {name}"), causes))
        if with_shown:
            parts += [_difference(row) for row in self.rows if "question" in row]
        return "\n\n".join(parts) + "\n"

    def to_json(self) -> dict[str, Any]:
        """Give all as plain values."""
        tables = {
            name: [
                dict(zip(_HEAD, line, strict=True))
                for line in _lines([row for row in self.rows if row["open"] is is_open])
            ]
            for is_open, name in _HALVES
        }
        return {
            "positions": self.positions,
            "seconds": self.seconds,
            "tables": tables,
            "rows": list(self.rows),
        }

    @classmethod
    def read(cls, path: Path) -> DuelReport:
        """Read a report that was written. Raises BadInput."""
        try:
            found = json.loads(read_bytes(path))
            return cls(found["positions"], found["seconds"], tuple(found["rows"]))
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"no report of a duel: {error}", Place(str(path))) from None


def _lines(rows: list[dict[str, Any]]) -> list[list[object]]:
    """Give a line for each kind that was asked, and one for all."""
    lines = [
        _line(kind, [row for row in rows if row["kind"] == kind])
        for kind in KINDS
        if any(row["kind"] == kind for row in rows)
    ]
    return [*lines, _line("all", rows)]


def _line(kind: str, rows: list[dict[str, Any]]) -> list[object]:
    ended = Counter(row["outcome"] for row in rows)
    answered = [row for row in rows if "nodes" in row]
    riyu, gnugo = ended[Outcome.RIYU.value], ended[Outcome.GNUGO.value]
    counts = [ended[end] for end in _ENDS]
    decided = riyu + gnugo
    return [
        kind,
        len(rows),
        len(answered) - ended["agree"],
        *counts,
        f"{100 * gnugo / decided:.1f} %" if decided else "-",
        f"{_mean(answered, 'riyu_seconds'):.2f}",
        f"{_mean(answered, 'gnugo_seconds'):.2f}",
    ]


def _mean(rows: list[dict[str, Any]], name: str) -> float:
    """Give the mean of some seconds, in milliseconds."""
    return 1000 * sum(row[name] for row in rows) / len(rows) if rows else 0.0


def _causes(rows: Iterable[dict[str, Any]]) -> list[list[object]]:
    wrong = (Outcome.RIYU.value, Outcome.KO.value, Outcome.BOTH.value)
    found = Counter((row["kind"], row["cause"]) for row in rows if row["outcome"] in wrong)
    return [[count, kind, cause] for (kind, cause), count in found.most_common()]


def _difference(row: dict[str, Any]) -> str:
    return "\n".join(
        [
            f"{row['outcome']}: {row['question']} ({row['source']})",
            f"  riyu {row['riyu']} {row['riyu_move']}{'' if row['sure'] else ' (not sure)'}, GNU Go {row['gnugo']}"
            f" {row['gnugo_move']}; {row['by']} {row['value']}; {row['cause']}",
            *(f"    {step}" for step in row["line"]),
            row["position"],
        ]
    )
