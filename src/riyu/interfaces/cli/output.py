"""Where words go: data on standard output, messages on standard error; JSON, tables, and progress with the time left.

Takes values and texts; writes them. Knows nothing of what stands in them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from riyu.interfaces.cli.terminal import has_color, has_cursor
from riyu.lab.table import plain_table

if TYPE_CHECKING:
    from riyu.interfaces.settings import Settings

__all__ = ["Advance", "Output", "give_rows", "table_text"]

Advance: TypeAlias = Callable[[int, int, str], None]
"""Told how many steps are done, how many there are, and a word about the last one."""


@dataclass(frozen=True, slots=True)
class Output:
    """How a command speaks: `as_json`: data as JSON; `quiet`: nothing but data and errors; `verbose`: more."""

    as_json: bool = False
    quiet: bool = False
    verbose: bool = False

    def give(self, text: str, value: object) -> None:
        """Write data: the text, or the value as JSON if that was asked for."""
        if self.as_json:
            text = json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False, default=str)
        print(text, flush=True)

    def say(self, text: str) -> None:
        """Write a message to standard error, unless quiet."""
        if not self.quiet:
            print(text, file=sys.stderr, flush=True)

    def detail(self, text: str) -> None:
        """Write a message that only `-v` shows."""
        if self.verbose and not self.quiet:
            print(text, file=sys.stderr, flush=True)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
        """Give a table's text, its head in bold where the terminal can."""
        lines = table_text(head, rows).split("\n")
        if not self.as_json and has_color(sys.stdout):
            lines[0] = f"\x1b[1m{lines[0]}\x1b[0m"
        return "\n".join(lines)

    def row_table(self, rows: Sequence[Mapping[str, object]], head: Sequence[str] = ()) -> str:
        """Give a table of the rows' fields named in `head`, of all if it is empty; what a row lacks stays empty."""
        head = head or list(dict.fromkeys(field for row in rows for field in row))
        return self.table(head, [[row.get(field, "") for field in head] for row in rows])

    @contextmanager
    def counting(self, title: str, total: int) -> Iterator[Callable[[int], None]]:
        """Show progress that is told how many of `total` are done."""
        with self.progress(title) as advance:
            yield lambda done: advance(done, total, "")

    @contextmanager
    def progress(self, title: str) -> Iterator[Advance]:
        """Show a bar with the time left on standard error, if it is a terminal; else, with `-v`, a line a step."""
        if self.quiet or not has_cursor(sys.stderr):
            yield self._step_line
            return
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
            TimeRemainingColumn,
        )
        from rich.table import Column

        console = Console(stderr=True)
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn(
                "{task.fields[last]}",
                markup=False,
                table_column=Column(ratio=1, no_wrap=True, overflow="ellipsis"),
            ),
            console=console,
            transient=True,
            expand=True,
        )
        with bar:
            task = bar.add_task(title, total=None, last="")

            def advance(done: int, total: int, last: str) -> None:
                bar.update(task, completed=done, total=total, last=last)
                if self.verbose:
                    bar.console.print(last, markup=False, highlight=False)

            yield advance

    def _step_line(self, done: int, total: int, last: str) -> None:
        self.detail(f"{done} of {total}: {last}")


def give_rows(
    output: Output,
    rows: Sequence[dict[str, object]],
    settings: Settings,
    *,
    note: str = "",
    shown: Sequence[dict[str, object]] = (),
    **value: object,
) -> None:
    """Give what was measured: rows as a table, empty where a row lacks a field, with a note below it, or all as JSON.

    `settings` are those of the run; `shown` are the table's rows where they are others; `value` holds more for the JSON
    form.
    """
    from riyu.interfaces.cli.version import run_notes

    text = output.row_table(shown or rows) if rows else "nothing measured"
    notes = {"run": run_notes(settings)}
    output.give(f"{text}\n{note}" if note else text, {**value, "rows": list(rows), **notes})


def table_text(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Give a table under its head, columns lined up with blanks; columns that hold numbers alone stand to the right."""
    return plain_table(head, [[_cell(value) for value in row] for row in rows])


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return f"{value:,.3g}" if abs(value) < 1000 else f"{value:,.0f}"
    return str(value)
