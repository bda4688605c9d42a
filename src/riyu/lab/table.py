"""Plain text tables: columns lined up with blanks, no colors.

Takes rows of texts and numbers, gives lines. Knows nothing of what stands in them.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["plain_table"]


def plain_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Give a table under its head; columns that hold numbers (or shares, `71.4 %`) alone stand to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in [list(head), *cells]) for i in range(len(head))]
    right = [bool(cells) and all(_is_number(row[i]) for row in cells) for i in range(len(head))]
    lines = []
    for row in [list(head), *cells]:
        parts = [
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(row, widths, right, strict=True)
        ]
        lines.append("  ".join(parts).rstrip())
    return "\n".join(lines)


def _is_number(text: str) -> bool:
    bare = text.removesuffix("%").strip().lstrip("+-").replace(".", "", 1)
    return bare.replace(",", "").isdigit() or text in ("", "-")
