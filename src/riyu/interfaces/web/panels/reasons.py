"""The reasons of a move as a list: each with its facts down to the stones, each pattern a way to its panel.

Takes a desk and a weighed move; builds elements. Weighs nothing.
"""

from __future__ import annotations

from functools import partial

from riyu.base.errors import BadInput
from riyu.candidates.candidate import Reason
from riyu.candidates.generators import GENERATORS
from riyu.game.points import Point, parse_point
from riyu.inference.facts import Fact
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.sources import lights, open_source
from riyu.interfaces.web.parts import box, button, words
from riyu.search.one_ply import Weighed

__all__ = ["reason_list"]

_DEEPEST = 12
_NO_PATTERNS = {"", "against", *(name for name, _ in GENERATORS)}


def reason_list(desk: Desk, weighed: Weighed) -> None:
    """Build the list of a move's reasons, with what playouts say of it."""
    with box("reasons", "ul"):
        for reason in weighed.candidate.reasons:
            with box("", "li"):
                _reason(desk, reason)
        if weighed.gained is not None:
            words(f"playouts after it: {weighed.gained:+.1f} points against a pass", "li")


def _reason(desk: Desk, reason: Reason) -> None:
    if reason.source in _NO_PATTERNS:
        words(reason.text)
    else:
        said = button(
            reason.text,
            desk.guard(partial(open_source, desk, reason.source)),
            title=f"Open the pattern {reason.source}",
            classes="plain small source",
        )
        points = [p for fact in reason.facts for p in _points_of(fact, desk.table.size)]
        lights(desk, said, points)
    words(f" {reason.motive.value}, {reason.source}", classes="quiet")
    if reason.facts:
        with box("", "details"):
            words("because", "summary")
            with box("reasons", "ul"):
                for fact in reason.facts:
                    _fact(desk, fact, 0)


def _fact(desk: Desk, fact: Fact, depth: int) -> None:
    with box("", "li"):
        said = words(fact.sentence)
        points = _points_of(fact, desk.table.size)
        if points:
            said._props["tabindex"] = "0"
            lights(desk, said, points)
        if fact.rests_on and depth < _DEEPEST:
            with box("reasons", "ul"):
                for below in fact.rests_on:
                    _fact(desk, below, depth + 1)


def _points_of(fact: Fact, size: int) -> list[Point]:
    """Give the points that a fact is about: those it names, then those it rests on."""
    found = []
    for word in fact.name[1]:
        try:
            found.append(parse_point(word, size))
        except BadInput:
            continue
    return list(dict.fromkeys([*found, *fact.points]))
