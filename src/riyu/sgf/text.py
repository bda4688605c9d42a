"""Property values as text: SGF's escapes and line breaks, there and back.

Takes a raw value (what stands between `[` and `]`) or a text, gives the other. Knows no properties.
"""

from __future__ import annotations

import re

__all__ = ["escape", "is_well_formed", "simple", "split_composed", "unclosed_from", "unescape"]

# Source: FF[4], "Basic (data)types", SimpleText and Text.
_SPECIAL = re.compile(r"[\\\x00-\x09\x0b-\x1f\x7f]")
_PIECE = re.compile(r"\\(?:\r\n|\n\r|.)|\r\n|\n\r|[\x00-\x1f\x7f]", re.DOTALL)
_WELL_FORMED = re.compile(r"(?:[^\]\\]++|\\.)*+\Z", re.DOTALL)

_MOVE_AT_END = re.compile(r";\s{0,9}[BW]\[[a-z]{0,2}\s{0,9}\Z")
_LONGEST_MOVE = 24


def unclosed_from(raw: str) -> int:
    """Give where the moves begin that end a raw value because its own `]` is missing; its length if none do.

    `good move;W[dd` before a `]` is such a value; `escape` makes sure that no text that is meant ends so.
    """
    end = len(raw)
    if "[" in raw[-_LONGEST_MOVE:]:
        while found := _MOVE_AT_END.search(raw, max(0, end - _LONGEST_MOVE), end):
            end = found.start()
    return end


def unescape(raw: str) -> str:
    r"""Give the text of a raw value: `\]` is `]`, an escaped line break nothing, any line break `\n`, tab a blank.

    Control characters are left out.
    """
    return _PIECE.sub(_unescaped, raw) if _SPECIAL.search(raw) else raw


def _unescaped(match: re.Match[str]) -> str:
    piece = match[0]
    escaped = piece[0] == "\\" and len(piece) > 1
    character = piece[1] if escaped else piece[0]
    if character in "\r\n":
        return "" if escaped else "\n"
    if character in "\t\v\f":
        return " "
    return "" if character < " " or character == "\x7f" else character


def simple(raw: str) -> str:
    """Give a raw value as SGF's SimpleText: as `unescape`, with line breaks as blanks and none around it."""
    return unescape(raw).replace("\n", " ").strip()


def escape(text: str, *, composed: bool = False) -> str:
    r"""Give the raw value for a text: `\` and `]` get a backslash, in a part of a `composed` value `:` too."""
    raw = text.replace("\\", "\\\\").replace("]", "\\]")
    if composed:
        raw = raw.replace(":", "\\:")
    if unclosed_from(raw) < len(raw):
        start, _, end = raw.rpartition("[")
        raw = f"{start}\\[{end}"
    return raw


def split_composed(raw: str) -> tuple[str, str]:
    """Give the two raw parts of a value such as `dd:label`; the second is empty if there is no unescaped `:`."""
    start = 0
    while (colon := raw.find(":", start)) >= 0:
        backslashes = colon - len(raw[:colon].rstrip("\\"))
        if backslashes % 2 == 0:
            return raw[:colon], raw[colon + 1 :]
        start = colon + 1
    return raw, ""


def is_well_formed(raw: str) -> bool:
    """Say whether a raw value can stand between brackets: every `]` is escaped, and no backslash ends it."""
    return _WELL_FORMED.match(raw) is not None
