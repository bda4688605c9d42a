"""Facts as every layer has them: typed keys, whose words and sentences are made when somebody wants to read them.

Takes keys; gives frozen values that print themselves. Where they stand, `engine` says; how a person's text becomes one,
`queries`. Source: Klinger & Mechner, 3.2 and 3.3 (K4, K7).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from riyu.base.errors import UsageError, nearest
from riyu.game.board import Board
from riyu.game.constants import BLACK, CELLS, EMPTY, WHITE
from riyu.game.points import Point, point_text
from riyu.inference.predicates import (
    CELL_KINDS,
    MAY_BE_NONE,
    NONE,
    PREDICATES,
    STRING_KINDS,
    FieldKind,
    Predicate,
    sentence,
)

__all__ = ["Fact", "Key", "checked", "named_on", "value_text"]

Key: TypeAlias = tuple[Any, ...]
"""A fact as the engine has it: the predicate's name, and a value for each field; see `predicates.KINDS`."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A predicate with its fields, such as `atari(black, D4, D5)`. Two facts are the same if their keys are."""

    key: Key

    @property
    def predicate(self) -> str:
        """The predicate's name."""
        name: str = self.key[0]
        return name

    @property
    def values(self) -> tuple[Any, ...]:
        """The values of its fields: colors, cells, numbers and words."""
        return self.key[1:]

    @property
    def texts(self) -> tuple[str, ...]:
        """The fields as a person reads and writes them."""
        fields = PREDICATES[self.key[0]].fields
        return tuple(
            [
                value_text(field.kind, value)
                for field, value in zip(fields, self.key[1:], strict=True)
            ]
        )

    @property
    def sentence(self) -> str:
        """What says it to a person."""
        return sentence(PREDICATES[self.key[0]], self.texts)

    @property
    def points(self) -> tuple[Point, ...]:
        """The cells that the sentence speaks of, for pictures; each once."""
        fields = PREDICATES[self.key[0]].fields
        pairs = zip(fields, self.key[1:], strict=True)
        return tuple(dict.fromkeys(v for field, v in pairs if field.kind in CELL_KINDS and v))

    def __str__(self) -> str:
        return f"{self.key[0]}({', '.join(self.texts)})"

    def to_json(self) -> dict[str, Any]:
        """Give the fact as plain values."""
        return {
            "predicate": self.predicate,
            "fields": list(self.texts),
            "sentence": self.sentence,
            "points": list(self.points),
        }


def value_text(kind: str, value: Any) -> str:
    """Give the text of a field's value."""
    if kind == "color":
        return ("empty", "black", "white")[value]
    if kind in CELL_KINDS:
        return point_text(value) if value else NONE
    return str(value)


def checked(key: Key) -> Key:
    """Give a key if it has the form of a fact. Raises UsageError."""
    if key[0] not in PREDICATES:
        raise UsageError(f"no predicate '{key[0]}'{nearest(str(key[0]), PREDICATES)}")
    predicate: Predicate = PREDICATES[key[0]]
    if len(key) != len(predicate.fields) + 1:
        raise UsageError(f"found {len(key) - 1} fields: expected {predicate}")
    for field, value in zip(predicate.fields, key[1:], strict=True):
        if not _is_of(field, value):
            raise UsageError(f"found {value!r} for {field.name}, a {field.kind}, in {predicate}")
    return key


def _is_of(field: FieldKind, value: Any) -> bool:
    """Say whether a field may have a value."""
    if field.kind == "word":
        return value in field.words
    if field.kind == "name":
        return isinstance(value, str)
    if not isinstance(value, int):
        return False
    if field.kind == "color":
        return value in (BLACK, WHITE)
    if field.kind in CELL_KINDS:
        return 0 < value < CELLS or (value == 0 and field.kind in MAY_BE_NONE)
    return True


def named_on(board: Board, key: Key) -> Key:
    """Give a key with the names that its strings have on a board, each known by the stone that named it."""
    fields = PREDICATES[key[0]].fields
    return (
        key[0],
        *[
            board.string_name(value)
            if field.kind in STRING_KINDS and value and board.color_at(value) != EMPTY
            else value
            for field, value in zip(fields, key[1:], strict=True)
        ],
    )
