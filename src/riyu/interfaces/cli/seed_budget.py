"""RiscIgo's own tables of its 16 K of RAM and 162 K of ROM, each row beside what riyu takes for the same.

Takes the fields of riyu's budget and the sizes of its knowledge; gives rows. Counts nothing itself.
Source: Wilcox, "RiscIgo RAM Allocation" and "RiscIgo Code Allocation in Kbytes" (W2).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from riyu.base.block import Field

__all__ = ["SEED_KNOWLEDGE", "SEED_ROM", "Beside", "beside_the_seed"]

SEED_KNOWLEDGE = 56 * 1024
"""Bytes of RiscIgo's 3,000 patterns."""

SEED_ROM = 162 * 1024
"""Bytes of all of it: code, constants, patterns and joseki."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A row of the seed's table, its bytes, and riyu's for the same; None where riyu keeps none in the game's state."""

    what: str
    seed_bytes: int
    bytes: int | None
    about: str


_ROWS: tuple[tuple[str, int, tuple[str, ...], str], ...] = (
    (
        "control stack and scratch",
        4096,
        ("taken", "work"),
        "named scratch; what lies on C's stack beside it is not counted",
    ),
    (
        "board maps: stones, strings, links, chains",
        1441,
        ("key", "counts", "numbers", "string", "color", "near", "links", "rows", "seen", "walls", "chains"),
        "links with kind and status, eight bytes at a stone; territory and groups are the sheet's",
    ),
    ("access map", 1444, ("access",), "for both colors, as the seed's"),
    ("influence", 0, ("paths", "squares"), "the seed has none"),
    ("strings", 254, ("next", "liberties", "stones"), "rings of stones, and true counts, at the heads"),
    ("copy of the assessed bits", 724, (), "none: the trail takes all back"),
    ("display marks", 722, (), "none: each page keeps what it was sent"),
    ("tactic board", 362, (), "none: a cache of 10,000 verdicts, 60 MB when it is full"),
    ("tile board", 361, (), "none: a verdict has its own points, two bits a point"),
    (
        "group enclosure, chains, associations, with their copies",
        310,
        ("sheet",),
        "all that an evaluation writes, territory and values too, for up to 423 groups where the seed has 31",
    ),
    ("edge zones, with their copy", 84, (), "none: found when they are asked for"),
)  # fmt: skip
"""The seed's rows: its bytes, riyu's fields by name, and a word on the difference."""


def beside_the_seed(
    fields: Iterable[Field], entries_a_move: float, entry_bytes: int
) -> list[Beside]:
    """Give the rows of the seed's table, each beside riyu's, and the sums.

    `entries_a_move` are the trail's; the seed's list of moves has room for 400.
    """
    sizes = {field.name: field.bytes for field in fields if field.layer in _LAYERS}
    rows = [
        Beside(what, seed, sum(sizes[name] for name in names) if names else None, about)
        for what, seed, names, about in _ROWS
    ]
    moves = 400 * (sizes["history"] + sizes["changes"])
    undone = round(400 * entries_a_move * entry_bytes)
    about = f"keys and changed points; {undone:,} more if all can be undone"
    rows.insert(3, Beside("400 moves", 800, moves, about))
    in_all = sum(row.bytes or 0 for row in rows)
    seed = sum(row.seed_bytes for row in rows)
    rows.append(Beside("in all", seed, in_all, "as far as the seed lists it"))
    return rows


_LAYERS = ("board", "features", "assessment")
