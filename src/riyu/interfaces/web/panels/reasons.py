"""The reasons of a move as a list: each with its facts down to the stones, each pattern a way to its panel.

Takes a desk and a weighed move; builds elements. Weighs nothing.
"""

from __future__ import annotations

from functools import partial

from riyu.base.words import counted
from riyu.candidates.candidate import Reason
from riyu.game.points import point_text
from riyu.inference.why import Why
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.sources import lights, open_source
from riyu.interfaces.web.parts import box, button, words
from riyu.search.one_ply import Weighed

__all__ = ["reason_list"]

_DEEPEST = 12
_KNOWN = ("rule", "pattern")
"""What has a panel of its own."""


def reason_list(desk: Desk, weighed: Weighed) -> None:
    """Build the list of a move's reasons, with what playouts and a search found of it."""
    with box("reasons", "ul"):
        once: set[str] = set()
        for reason in weighed.candidate.reasons:
            if reason.text not in once:
                once.add(reason.text)
                with box("", "li"):
                    _reason(desk, reason)
        for said in _found(weighed):
            words(said, "li")
        for fact in weighed.facts:
            with box("search-fact", "li"):
                told = words(fact.said)
                told._props["tabindex"] = "0"
                lights(desk, told, list(fact.points))


def _found(weighed: Weighed) -> list[str]:
    """Say how often the search went by a move, and how it expects the game to go on."""
    said = []
    if weighed.won is not None:
        games = counted(weighed.visits, "game")
        said.append(f"the search tried {games} with it, and won {weighed.won:.0%} of them")
    if len(weighed.line) > 1:
        said.append("expected: " + " ".join(map(point_text, weighed.line)))
    return said


def _reason(desk: Desk, reason: Reason) -> None:
    kind, _, name = reason.source.partition(" ")
    if kind in _KNOWN:
        said = button(
            reason.text,
            desk.guard(partial(open_source, desk, name)),
            title=f"Open the {kind} {name}",
            classes="plain small source",
        )
        lights(desk, said, list(reason.points))
    else:
        words(reason.text)
    if kind in _KNOWN:
        words(f" {kind} {name}", classes="quiet")
    if reason.why is not None and reason.why.below:
        with box("", "details"):
            words("because", "summary")
            with box("reasons", "ul"):
                for below in reason.why.below:
                    _why(desk, below, 0)


def _why(desk: Desk, why: Why, depth: int) -> None:
    with box("", "li"):
        said = words(why.text)
        if why.points:
            said._props["tabindex"] = "0"
            lights(desk, said, list(why.points))
        if why.below and depth < _DEEPEST:
            with box("reasons", "ul"):
                for below in why.below:
                    _why(desk, below, depth + 1)
