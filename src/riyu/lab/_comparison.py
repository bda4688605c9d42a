"""Two engines on the same tests: what each gets right, what only one does, and whether that may be chance.

Takes two reports; gives shares side by side as text and JSON. Asks no engine.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from riyu.lab._results import Counts, SuiteReport, TestResult, percent
from riyu.lab.table import plain_table

__all__ = ["Comparison"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two engines on the same tests: `first` and `second` hold results of the same tests in the same order."""

    first: SuiteReport
    second: SuiteReport

    def pairs(self) -> Iterator[tuple[TestResult, TestResult]]:
        """Give the results of each test that counts and whose command both engines know, side by side."""
        for one, other in zip(self.first.results, self.second.results, strict=True):
            if one.counts and one.is_answered and other.is_answered:
                yield one, other

    @property
    def common(self) -> tuple[SuiteReport, SuiteReport]:
        """The two reports, cut down to the tests of `pairs`."""
        pairs = list(self.pairs())
        ones, others = tuple(one for one, _ in pairs), tuple(other for _, other in pairs)
        return replace(self.first, results=ones), replace(self.second, results=others)

    @property
    def only_first(self) -> tuple[TestResult, ...]:
        """What the first engine alone gets right, as its results."""
        return tuple(one for one, other in self.pairs() if one.right and not other.right)

    @property
    def only_second(self) -> tuple[TestResult, ...]:
        """What the second engine alone gets right, as its results."""
        return tuple(other for one, other in self.pairs() if other.right and not one.right)

    @property
    def chance(self) -> float:
        """How likely so large a difference is by chance, 0 to 1: two-sided sign test on the tests they differ in."""
        one, other = len(self.only_first), len(self.only_second)
        total = one + other
        tail = sum(math.comb(total, k) for k in range(min(one, other) + 1)) * 0.5**total
        return min(1.0, 2 * tail)

    def text(self, *, tests: bool = True) -> str:
        """Give the shares by kind and file side by side as plain tables; if wanted, also what only one gets right."""
        parts = [f"1: {_title(self.first)}\n2: {_title(self.second)}"]
        first, second = self.common
        for field in ("kind", "file"):
            ones, others = first.by(field), second.by(field)
            rows = [_pair_row(name, ones[name], others[name]) for name in sorted(ones)]
            if field == "file":
                rows.append(_pair_row("all", first.total, second.total))
            head = (
                field,
                "tests",
                "right 1",
                "right 2",
                "share 1",
                "share 2",
                "2 - 1",
                "cpu s 1",
                "cpu s 2",
            )
            parts.append(plain_table(head, rows))
        unknown = [len(report.unsupported) for report in (self.first, self.second)]
        if any(unknown):
            parts.append(
                f"{self.first.total.tests} asked; left out, for the command is not known: "
                f"to 1 {unknown[0]}, to 2 {unknown[1]}"
            )
        parts.append(
            f"only 1 right: {len(self.only_first)}, only 2 right: {len(self.only_second)}, "
            f"by chance {self.chance:.3f} (sign test)"
        )
        if tests:
            for title, results in (("only 1", self.only_first), ("only 2", self.only_second)):
                if results:
                    lines = [f"  {r.file}:{r.name} {r.command} -> {r.got}" for r in results]
                    parts.append("\n".join([f"{title}:", *lines]))
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, object]:
        """Give all of it for JSON."""
        return {
            "first": self.first.to_json(),
            "second": self.second.to_json(),
            "only_first": [f"{r.file}:{r.name}" for r in self.only_first],
            "only_second": [f"{r.file}:{r.name}" for r in self.only_second],
            "chance": self.chance,
        }


def _title(report: SuiteReport) -> str:
    return f"{report.engine}  ({report.command})" if report.command else report.engine


def _pair_row(name: str, one: Counts, other: Counts) -> list[object]:
    return [
        name,
        one.tests,
        one.right,
        other.right,
        percent(one.share),
        percent(other.share),
        f"{100 * (other.share - one.share):+.1f} %",
        f"{one.cpu_seconds:.1f}",
        f"{other.cpu_seconds:.1f}",
    ]
