"""Facts and queries as a person writes them: the one place where their text is read.

Takes text and the board it is about; gives facts and queries of typed values. Answers nothing: `asking` does.

A query is one atom or several, joined by commas: `move(good, black, ?where, trap, D4), liberties(D4, ?n)`. A field is a
value, `_` or a `?variable`; a string may be named by any of its stones. A fact is one atom, all of its fields values.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from riyu.base.errors import BadInput, Place, nearest
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import parse_color, parse_point
from riyu.inference.facts import Fact
from riyu.inference.model import Variable
from riyu.inference.predicates import (
    CELL_KINDS,
    NONE,
    PREDICATES,
    STRING_KINDS,
    FieldKind,
    Predicate,
)

__all__ = ["Query", "QueryAtom", "read_fact", "read_query"]

_ATOM = re.compile(r"\s*([a-z][a-z-]*)\s*\(([^()]*)\)\s*")


@dataclass(frozen=True, slots=True)
class QueryAtom:
    """One atom of a query: each field a value, a Variable, or None for any."""

    predicate: Predicate
    fields: tuple[Any, ...]


Query = tuple[QueryAtom, ...]
"""Atoms that must all hold."""


def read_query(text: str, board: Board) -> Query:
    """Read a query. Raises BadInput, with the column."""
    return tuple(
        [
            QueryAtom(
                predicate,
                tuple(
                    [
                        _field_of(board, field, said)
                        for field, said in zip(predicate.fields, fields, strict=True)
                    ]
                ),
            )
            for predicate, fields in _atoms(text)
        ]
    )


def read_fact(text: str, board: Board) -> Fact:
    """Read a fact. Raises BadInput."""
    atoms = read_query(text, board)
    fields = atoms[0].fields
    if len(atoms) != 1 or any(value is None or isinstance(value, Variable) for value in fields):
        raise BadInput(f"found '{text}': expected one fact, all of its fields given")
    return Fact((atoms[0].predicate.name, *fields))


def _atoms(text: str) -> list[tuple[Predicate, list[str]]]:
    """Give the predicates of a query, each with the texts of its fields. Raises BadInput, with the column."""
    atoms = []
    at = 0
    while True:
        found = _ATOM.match(text, at)
        if found is None:
            raise BadInput(
                f"found '{text[at:].strip()[:20]}': expected an atom such as atari(black, _, ?where)",
                Place("query", 1, at + 1),
            )
        name, fields = found.group(1), [field.strip() for field in found.group(2).split(",")]
        place = Place("query", 1, found.start(1) + 1)
        if name not in PREDICATES:
            raise BadInput(f"no predicate '{name}'{nearest(name, PREDICATES)}", place)
        predicate = PREDICATES[name]
        if len(fields) != len(predicate.fields) or not all(fields):
            raise BadInput(f"found {len(fields)} fields: expected {predicate}", place)
        atoms.append((predicate, fields))
        at = found.end()
        if at == len(text):
            return atoms
        if text[at] != ",":
            raise BadInput(
                f"found '{text[at]}': expected ',' or the end", Place("query", 1, at + 1)
            )
        at += 1


def _field_of(board: Board, field: FieldKind, text: str) -> Any:
    """Read a field: a value, a variable, None for `_`; a string's by any of its stones. Raises BadInput."""
    if text == "_":
        return None
    if text.startswith("?"):
        return Variable(text[1:])
    if field.kind == "color":
        return parse_color(text)
    if field.kind == "number":
        if not re.fullmatch(r"-?[0-9]{1,9}", text):
            raise BadInput(f"'{text[:40]}' is no whole number of up to nine digits")
        return int(text)
    if field.kind in CELL_KINDS:
        if text == NONE:
            return NO_POINT
        point = parse_point(text, board.size)
        if field.kind in STRING_KINDS and board.color_at(point) != EMPTY:
            return board.string_name(point)
        return point
    if field.words and text not in field.words:
        raise BadInput(
            f"found '{text}': expected {', '.join(field.words)}{nearest(text, field.words)}"
        )
    return text
