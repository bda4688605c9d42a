"""A position's code as a game to open: pasted as text, or as the end of an address.

Takes texts; gives trees. Reads no codes itself: `riyu.game.code` does (W26).
"""

from __future__ import annotations

import re

from riyu.game.code import decode_text
from riyu.game.constants import BLACK, WHITE
from riyu.game.record import Record
from riyu.sgf.node import Node
from riyu.sgf.record import tree_of

__all__ = ["code_in", "game_of_code"]

_CODE = re.compile(rb"\s*([A-Za-z0-9_-]{3,150})\s*")


def code_in(data: bytes) -> str:
    """Give the one word that a text is, if it may be a position's code; empty if it is more or something else."""
    found = _CODE.fullmatch(data)
    return found[1].decode("ascii") if found else ""


def game_of_code(code: str) -> Node:
    """Give a game that begins from a code's position. Raises BadInput for what is no code."""
    position = decode_text(code, "the position's code")
    record = Record(
        size=position.size,
        black=tuple(position.points(BLACK)),
        white=tuple(position.points(WHITE)),
        to_move=position.to_move,
    )
    return tree_of(record)
