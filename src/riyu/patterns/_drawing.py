"""Drawn rows of a pattern or an example: rectangular, known symbols, edges where edges can be.

Takes a section; gives rows without spaces. Knows no clauses.
"""

from __future__ import annotations

from riyu.base.errors import Place
from riyu.game.constants import MAX_SIZE
from riyu.patterns.blocks import Line, Section
from riyu.patterns.findings import Findings
from riyu.patterns.tables import MASKS, NAMED_EMPTY, NAMED_STONES

__all__ = ["edges_of", "read_drawing"]

_DRAWN = frozenset("@") | frozenset(MASKS) | NAMED_STONES | NAMED_EMPTY
_IN_EXAMPLE = frozenset("XO.*-|+")
_EDGES = "-|+"


def read_drawing(
    section: Section, findings: Findings, is_example: bool = False
) -> tuple[str, ...] | None:
    """Read the rows below `draw`, `yes` or `no`; None if what is wrong with them went to `findings`."""
    before = len(findings)
    if not section.lines or not section.is_below:
        findings.add(f"found no drawing below '{section.word}': expected its rows", section.place)
        return None
    known = _IN_EXAMPLE if is_example else _DRAWN
    rows = []
    for line in section.lines:
        row = line.text.replace(" ", "")
        rows.append(row)
        if known.issuperset(row):
            continue
        for column, symbol in enumerate(line.text):
            if symbol != " " and symbol not in known:
                what = (
                    "X, O, . or *, and edges - | +"
                    if is_example
                    else "a symbol of the table or a letter"
                )
                findings.add(f"found '{symbol}': expected {what}", section.at(line, column))
    for line, row in zip(section.lines, rows, strict=True):
        if len(row) != len(rows[0]):
            findings.add(
                f"found {len(row)} points in this row and {len(rows[0])} in the first:"
                " expected a rectangle",
                section.at(line),
            )
    if len(findings) > before:
        return None
    drawn = "".join(rows)
    if any(symbol in drawn for symbol in _EDGES):
        _check_edges(section, rows, findings)
    _check_counts(section, rows, findings, is_example)
    return tuple(rows) if len(findings) == before else None


def edges_of(rows: tuple[str, ...]) -> tuple[bool, bool, bool, bool]:
    """Say whether the top, bottom, left and right of drawn rows are the edge of the board."""
    top, bottom = ("-" in row or "+" in row for row in (rows[0], rows[-1]))
    left = any(row[0] in "|+" for row in rows)
    right = any(row[-1] in "|+" for row in rows)
    return top, bottom, left, right


def _check_edges(section: Section, rows: list[str], findings: Findings) -> None:
    last_row, last_column = len(rows) - 1, len(rows[0]) - 1
    edge_rows = {i for i, row in enumerate(rows) if "-" in row or "+" in row}
    edge_columns = {
        i for row in rows if "|" in row or "+" in row for i, s in enumerate(row) if s in "|+"
    }
    if not edge_rows and not edge_columns:
        return
    for i, row in enumerate(rows):
        for j, symbol in enumerate(row):
            in_row, in_column = i in edge_rows, j in edge_columns
            message = ""
            if in_row and i not in (0, last_row):
                if symbol in "-+":
                    message = f"found '{symbol}' inside: expected it in the first or last row"
            elif in_column and j not in (0, last_column):
                if symbol in "|+":
                    message = f"found '{symbol}' inside: expected it in the first or last column"
            elif in_row or in_column:
                wanted = "+" if in_row and in_column else "-" if in_row else "|"
                if symbol not in (wanted, "_"):
                    message = f"found '{symbol}' beyond the edge: expected '{wanted}' or '_'"
            if message:
                findings.add(message, _place(section, section.lines[i], j))
    if len(edge_rows) > last_row or len(edge_columns) > last_column:
        findings.add("found edges and no points: expected points of the board", section.place)


def _check_counts(section: Section, rows: list[str], findings: Findings, is_example: bool) -> None:
    top, bottom, left, right = edges_of(tuple(rows))
    height, width = len(rows) - top - bottom, len(rows[0]) - left - right
    if height > MAX_SIZE or width > MAX_SIZE:
        findings.add(
            f"found {width} by {height} points: expected at most {MAX_SIZE} by {MAX_SIZE}",
            section.place,
        )
    for symbol in "*" if is_example else "*@":
        count = sum(row.count(symbol) for row in rows)
        if count > 1:
            findings.add(f"found {count} '{symbol}': expected one at most", section.place)
    if is_example:
        if any("_" in row for row in rows):
            findings.add("found '_': expected X, O, . or * in an example", section.place)
        tall, broad = top and bottom, left and right
        size = height if tall else width if broad else MAX_SIZE
        is_square = height <= size and width <= size and not (tall and broad and height != width)
        if min(height, width) > 0 and not (is_square and size > 1):
            findings.add(
                f"found {width} by {height} points between edges: expected a piece of a square board",
                section.place,
            )


def _place(section: Section, line: Line, index: int) -> Place:
    seen = -1
    for column, symbol in enumerate(line.text):
        seen += symbol != " "
        if seen == index:
            return section.at(line, column)
    return section.at(line)
