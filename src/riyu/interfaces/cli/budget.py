"""`riyu budget`: where the bytes of a game's block go, and beside it what is not counted.

Takes options; gives the table. Counts nothing itself: each layer enters its fields in the block.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json
from riyu.interfaces.cli.output import Output

__all__ = ["CONSTANT_TABLES", "EXAMPLES", "TRAIL_ENTRY_BYTES", "budget"]

EXAMPLES = """
riyu budget          the table
riyu budget --json   its numbers; total_bytes is the sum
"""

TRAIL_ENTRY_BYTES = 16
"""Bytes of one entry of the trail: a word's address and its old value."""


@dataclass(frozen=True, slots=True)
class _Table:
    """A table that is computed at import, never changes, and is shared by all games."""

    layer: str
    name: str
    count: int
    unit_bytes: int
    about: str


CONSTANT_TABLES = (
    _Table("board", "KEYS", 1024, 8, "Zobrist keys of both colors' stones, and of the turn"),
    _Table("board", "TURN", 4, 4, "the four steps to the points beside a point"),
)


def budget(as_json: Json = False) -> int:
    """Print where the bytes of a game's state go.

    The exit code is 1 if they are more than allowed.
    """
    from riyu.base.block import LIMIT
    from riyu.game.board import Board
    from riyu.interfaces.cli.version import knowledge_files

    output = Output(as_json)
    block = Board(19).block
    rows: list[list[object]] = [
        [field.layer, field.name, field.count, field.unit_bytes, field.bytes, field.about]
        for field in block.fields
    ]
    in_fields = sum(field.bytes for field in block.fields)
    knowledge = sum(path.stat().st_size for path in knowledge_files())
    value = {
        "fields": [
            {
                "layer": field.layer,
                "name": field.name,
                "count": field.count,
                "unit_bytes": field.unit_bytes,
                "bytes": field.bytes,
                "about": field.about,
            }
            for field in block.fields
        ],
        "padding_bytes": block.claimed - in_fields,
        "total_bytes": block.claimed,
        "limit_bytes": LIMIT,
        "not_counted": {
            "constant_tables": [
                {
                    "layer": table.layer,
                    "name": table.name,
                    "bytes": table.count * table.unit_bytes,
                    "about": table.about,
                }
                for table in CONSTANT_TABLES
            ],
            "trail_entry_bytes": TRAIL_ENTRY_BYTES,
            "knowledge_text_bytes": knowledge,
        },
    }
    if block.claimed != in_fields:
        rows.append(
            ["", "padding", None, None, block.claimed - in_fields, "up to whole cache lines"]
        )
    rows.append(["", "total", None, None, block.claimed, f"of {LIMIT:,} bytes allowed"])
    tables: list[list[object]] = [
        [
            table.layer,
            table.name,
            table.count,
            table.unit_bytes,
            table.count * table.unit_bytes,
            table.about,
        ]
        for table in CONSTANT_TABLES
    ]
    tables.append(["trail", "entries", None, TRAIL_ENTRY_BYTES, None, "one a change, until undone"])
    tables.append(["knowledge", "files", None, None, knowledge, "as text"])
    head = ("layer", "field", "count", "each", "bytes", "what for")
    text = "\n\n".join(
        [
            output.table(head, rows),
            "Not counted: constant, shared by all games, or outside the block.",
            output.table(head, tables),
        ]
    )
    output.give(text, value)
    return DONE if block.claimed <= LIMIT else FOUND_FAILURES
