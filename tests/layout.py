"""Reads `.pxd` files as text: the numbers of their enums, the fields of their structs.

Takes paths; gives names with numbers, and fields with counts and bytes. Knows no C beyond these.
"""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["SOURCE", "enums", "struct"]

SOURCE = Path(__file__).resolve().parents[1] / "src" / "riyu"

_BYTES = {"uint64_t": 8, "uint32_t": 4, "uint16_t": 2, "uint8_t": 1}


def enums(path: Path) -> dict[str, int]:
    """The numbers of the enums in a pxd file."""
    found: dict[str, int] = {}
    for body in re.findall(r"^cp?def enum:.*\n((?:    .*\n)+)", path.read_text(), re.M):
        found |= {n: int(v) for n, v in re.findall(r"^    (\w+) *= *(-?\d+)", body, re.M)}
    return found


def struct(path: Path, name: str) -> list[tuple[str, int, int]]:
    """The fields of a struct of arrays in a pxd file: name, count, bytes of each."""
    body = re.search(rf"^cdef struct {name}:\n((?:    .*\n)+)", path.read_text(), re.M)
    assert body
    fields = re.findall(r"^    (\w+) (\w+)\[(\d+)\]", body[1], re.M)
    assert len(fields) == body[1].count("\n")
    return [(name, int(count), _BYTES[kind]) for kind, name, count in fields]
