"""The one budget: a flat block that holds the compiled state of a game, board and features together.

Takes claims of bytes with their fields' names and uses; gives memory, a table of where the bytes go, and whole copies.
Knows no Go. Source: the seed's RAM table (W2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cython

from riyu.base.errors import UsageError

if cython.compiled:
    from cython.cimports.libc.stdlib import free
    from cython.cimports.libc.string import memcpy, memset
    from cython.cimports.posix.stdlib import posix_memalign

__all__ = ["LIMIT", "LINE", "Block", "Field"]

LIMIT = 16_384
"""Bytes of a block: it fits a core's first cache."""

LINE = 64
"""Bytes of a cache line: each layer's part starts on one."""


@dataclass(frozen=True, slots=True)
class Field:
    """A row of the budget's table: whose, what, how many units of how many bytes, and what for."""

    layer: str
    name: str
    count: int
    unit_bytes: int
    about: str

    @property
    def bytes(self) -> int:
        """Bytes the field takes."""
        return self.count * self.unit_bytes


class Block:
    """LIMIT bytes of zeroed memory on a cache line, claimed part by part from its start."""

    def __init__(self) -> None:
        self.size = LIMIT
        self._claimed = 0
        self._fields: list[Field] = []
        if cython.compiled:
            if posix_memalign(cython.address(self.memory), 64, self.size) != 0:
                raise MemoryError("no memory for a game's block")
            memset(self.memory, 0, self.size)
        else:
            self.memory: Any = None

    def __dealloc__(self) -> None:
        free(self.memory)

    def claim_bytes(self, count: int) -> Any:
        """Give the next `count` bytes, on a cache line. Raises UsageError if the block can't hold them."""
        start = self._claimed
        if start + count > self.size:
            raise UsageError(
                f"the game's block is full: {start} of {self.size} bytes claimed, {count} asked"
            )
        self._claimed = (start + count + 63) & ~63
        if cython.compiled:
            return cython.cast(cython.p_char, self.memory) + start
        return None

    def describe(self, fields: list[Field]) -> None:
        """Enter the fields of a part that was claimed, for the table."""
        self._fields.extend(fields)

    @property
    def claimed(self) -> int:
        """Bytes claimed, each part rounded up to a cache line."""
        return self._claimed

    @property
    def fields(self) -> list[Field]:
        """The table's rows, in order of claims."""
        return list(self._fields)

    def image(self) -> bytes:
        """Give a copy of the claimed bytes: equal images, equal states."""
        if cython.compiled:
            image: bytes = cython.cast(cython.p_char, self.memory)[: self._claimed]
            return image
        raise UsageError("a block has bytes only when compiled")

    def copy_from(self, other: Block) -> None:
        """Copy another block's claimed bytes over this one's: both must have been claimed alike.

        Nothing else comes along: not what a layer keeps elsewhere, such as a board's history and change log. So the
        copy may be looked at, and put back, but not played on.
        """
        source = cython.cast(Block, other, typecheck=True)  # its fields are C's, unseen by Python
        if source._claimed != self._claimed:
            raise UsageError("blocks with different parts can't be copied onto each other")
        if cython.compiled:
            memcpy(self.memory, source.memory, self._claimed)
