"""Game files that are not SGF: NGF (WBaduk) and GIB (Tygem), read by pysgf.

Takes bytes, gives a collection as the SGF parser does. pysgf is loaded only when such a file is met.
"""

from __future__ import annotations

import re

from riyu.base.errors import BadInput, Place
from riyu.sgf.charset import decode
from riyu.sgf.node import Collection, Node, SgfWarning
from riyu.sgf.text import escape

__all__ = ["foreign_format", "read_foreign"]

_GIB = re.compile(rb"\s*\\HS\b|\s*\\\[GAME")
_NGF = re.compile(rb"[^\n]*\r?\n\s*(?:9|13|19)\s*\r?\n(?s:.{0,4000}?)\n\s*PM[A-Z]{2}[BW]")
_SGF = re.compile(rb"\(\s*;")
_POINT_LISTS = ("AB", "AW")


def foreign_format(data: bytes, name: str) -> str:
    """Give `ngf` or `gib` if the content, or else the name, says so; empty for SGF."""
    if _GIB.match(data):
        return "gib"
    if _SGF.search(data, 0, 1 << 16):
        return ""
    if _NGF.match(data):
        return "ngf"
    ending = name.lower().removesuffix(".gz").rpartition(".")[2]
    return ending if ending in ("ngf", "gib") else ""


def read_foreign(data: bytes, format_name: str, source: str) -> Collection:
    """Read an NGF or GIB file. Raises BadInput if pysgf can't."""
    from pysgf import GoGame, ParseError

    decoded = decode(data)
    try:
        root = GoGame.from_string(decoded.text, ext=format_name).root
    except ParseError as error:
        raise BadInput(f"no {format_name.upper()} file: {error}", Place(source)) from None
    except (ValueError, IndexError, KeyError, TypeError, AttributeError) as error:
        # pysgf checks little; a damaged line ends in whatever Python says of it.
        message = f"a damaged {format_name.upper()} file: {type(error).__name__}: {error}"
        raise BadInput(message, Place(source)) from None
    warnings = tuple(SgfWarning(1, 1, doubt) for doubt in decoded.doubts)
    return Collection([_converted(root)], warnings, source, decoded.charset)


def _converted(foreign_root: object) -> Node:
    """Give our tree for pysgf's."""
    root = Node()
    pending = [(foreign_root, root)]
    while pending:
        foreign, node = pending.pop()
        for name, values in foreign.properties.items():  # type: ignore[attr-defined]
            said = [escape(str(value)) for value in values]
            # pysgf puts handicap stones through a set, whose order changes from run to run.
            node.set_raw(name, *(sorted(said) if name in _POINT_LISTS else said))
        for child in foreign.children:  # type: ignore[attr-defined]
            pending.append((child, node.new_child()))
    return root
