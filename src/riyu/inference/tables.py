"""The closed tables of the rule language beside the predicates: sections, relations of `relate`, values of `when`.

Takes nothing; gives names with their kinds and a sentence each. Knows no boards: `values` and the engine answer them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from riyu.patterns.tables import TESTS, TestKind

__all__ = ["RELATIONS", "SECTIONS", "VALUES", "RelationKind"]

SECTIONS = (
    "why",
    "draw",
    "map",
    "where",
    "relate",
    "when",
    "know",
    "unless",
    "prove",
    "assert",
    "counter",
    "hint",
    "yes",
    "no",
    "seen",
    "source",
)
"""The sections of a rule, in their order."""


@dataclass(frozen=True, slots=True)
class RelationKind:
    """A relation of `relate`: its name, the kinds of its arguments, and a sentence.

    Kinds: `stone`, `empty`, `point` (any label) and `map` (a map's name). `ties`: from one of its points it gives the
    others, so it may tie two maps; else it only sifts. `compared`: it is a number, compared with another.
    """

    name: str
    kinds: tuple[str, str]
    ties: bool
    sentence: str
    compared: bool = False


RELATIONS: Mapping[str, RelationKind] = {
    kind.name: kind
    for kind in (
        RelationKind("same-string", ("stone", "stone"), True, "the two stones are of one string"),
        RelationKind("same-chain", ("stone", "stone"), True, "the two stones are of one chain"),
        RelationKind(
            "same-region",
            ("empty", "empty"),
            True,
            "the two empty points are joined along lines over empty points",
        ),
        RelationKind("touches", ("stone", "stone"), True, "the two strings stand side by side"),
        RelationKind("beside", ("point", "point"), True, "the two points are side by side"),
        RelationKind("link", ("stone", "stone"), True, "a link joins the two stones"),
        RelationKind("same-point", ("point", "point"), True, "the two are one point: `a = b`"),
        RelationKind("different", ("point", "point"), False, "the two are two points: `a != b`"),
        RelationKind(
            "outside",
            ("point", "map"),
            False,
            "the point lies outside the map's rectangle: `a outside net`",
        ),
        RelationKind(
            "inside",
            ("point", "map"),
            False,
            "the point lies in the map's rectangle: `a inside net`",
        ),
        RelationKind(
            "distance",
            ("point", "point"),
            False,
            "columns or rows between the two points, the larger",
            True,
        ),
        RelationKind(
            "other-string", ("stone", "stone"), False, "the two stones are of two strings"
        ),
        RelationKind("other-chain", ("stone", "stone"), False, "the two stones are of two chains"),
        RelationKind(
            "same-line", ("point", "point"), False, "the two points are on one column or one row"
        ),
    )
}

VALUES: Mapping[str, TestKind] = TESTS | {
    kind.name: kind
    for kind in (
        TestKind(
            "influence",
            ("point",),
            True,
            "influence by paths at the point, own positive",
        ),
        TestKind(
            "room",
            ("point",),
            True,
            "columns or rows, the larger, to the nearest stone on another point; 99 if there is none",
        ),
        TestKind("chain-stones", ("stone",), True, "stones of the chain that the stone belongs to"),
        TestKind(
            "chain-liberties",
            ("stone",),
            True,
            "empty points beside the stones of the chain that the stone belongs to",
        ),
        TestKind(
            "region-points",
            ("empty",),
            True,
            "empty points joined with the point along lines, itself among them",
        ),
        TestKind(
            "pass-alive",
            ("stone",),
            False,
            "the string at the stone lives though its owner passes for ever",
        ),
    )
}
"""What `when` can ask: all the tests of patterns, with the same meaning, and some more."""
