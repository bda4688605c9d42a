"""TOML read with the place of each key, so that an error can name its line.

Takes a text; gives plain values and places, or an error with its line. Knows no key's meaning.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from riyu.base.errors import BadInput, Place

__all__ = ["LARGEST", "Toml", "parse_toml"]

LARGEST = 1 << 15
"""Bytes that a file should have at most: Python takes long for a key of very many names."""

_AT = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}'  # texts of several lines
    r'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|\#[^\n]*|[\w-]+|[^\S\n]+|.|\n',
    re.DOTALL,
)
_LONGEST = 8
"""Names in one dotted key that get a line."""

_DEEPEST = 50
"""Brackets within brackets that are looked for where a file is nested deeper than Python can follow."""


@dataclass(frozen=True, slots=True)
class Toml:
    """What a file says, as plain values; `lines` has the line of each key and table by its names from the top."""

    values: dict[str, Any]
    source: str = ""
    lines: dict[tuple[str, ...], int] = field(default_factory=dict)

    def place(self, *names: str) -> Place:
        """Give where a key stands; that of what it would stand in if it is missing, the first line at last."""
        for count in range(len(names), 0, -1):
            if names[:count] in self.lines:
                return Place(self.source, self.lines[names[:count]])
        return Place(self.source, 1)


def parse_toml(text: str, source: str = "") -> Toml:
    """Read a text whose lines are ended by newlines alone. Raises BadInput with the line for what is no TOML."""
    try:
        values = tomllib.loads(text)
    except RecursionError:
        line = _deep_line(text)
        raise BadInput("no TOML that can be read: nested too deeply", Place(source, line)) from None
    except (
        ValueError
    ) as error:  # TOMLDecodeError, and what Python says of a number with thousands of digits
        raise _bad(str(error), text, source) from None
    return Toml(values, source, dict(_keys(text)))


def _bad(message: str, text: str, source: str) -> BadInput:
    found = _AT.fullmatch(message)
    if found is not None:
        return BadInput(f"no TOML: {found[1]}", Place(source, int(found[2]), int(found[3])))
    if message.endswith(" (at end of document)"):
        last = max(1, len(text.splitlines()))
        return BadInput(
            f"no TOML: {message.removesuffix(' (at end of document)')}", Place(source, last)
        )
    plain = text.replace("_", "")
    digits = re.search(r"\d{4000,}", plain)
    line = plain.count("\n", 0, digits.start()) + 1 if digits else 1
    return BadInput("no TOML: a number with thousands of digits", Place(source, line))


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """Give the tokens of a text that is TOML, blanks and comments left out, each with its line from 1."""
    line = 1
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token == "\n" or not (token.isspace() or token.startswith("#")):
            yield token, line
        line += token.count("\n")


def _keys(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Give each key and table of a text that is TOML, as names from the top, with its line."""
    table: tuple[str, ...] = ()
    names: list[str] = []
    depth, in_value = 0, False
    for token, line in _tokens(text):
        if in_value:
            depth += (token in "[{") - (token in "]}")
            in_value = depth > 0 or token != "\n"
        elif token == "\n":
            names = []
        elif token == "]":
            if names:
                table, names = tuple(names), []
                yield table, line
        elif token == "=":
            in_value, depth = True, 0
            for count in range(1, min(len(names), _LONGEST) + 1):
                yield (*table, *names[:count]), line
            names = []
        elif token not in ("[", "."):
            names.append(_name(token))


def _name(token: str) -> str:
    """Give a key as it is meant: without quotation marks."""
    if token[0] not in "\"'":
        return token
    return str(next(iter(tomllib.loads(f"{token} = 0"))))


def _deep_line(text: str) -> int:
    """Give the line where brackets are first nested deeply; 1 if they are not."""
    depth = 0
    for token, line in _tokens(text):
        depth += (token in "[{") - (token in "]}")
        if depth > _DEEPEST:
            return line
    return 1
