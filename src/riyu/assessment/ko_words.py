"""What is said of kos: where one is on, what hangs on it, and which threats count for either color.

Takes the kos and the fight that `kos` found; gives words, each a fact's key with what it rests on. Reads nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riyu.assessment.group_words import Word
from riyu.assessment.kos import Ko, KoFight
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point, color_name, neighbors, point_text
from riyu.inference.facts import Key

__all__ = ["LEAST_TOLD", "ko_words"]

LEAST_TOLD = 1.0
"""Points that must hang on a ko for it to be told."""


def ko_words(size: int, kos: Sequence[Ko], fight: KoFight | None) -> Iterator[Word]:
    """Give what is said of kos on a board of a size; what a word rests on comes before it."""
    for ko in kos:
        if ko.points < LEAST_TOLD:
            continue
        points = _around(size, ko)
        key = ("ko", ko.taker, ko.point, ko.stone)
        now = "" if ko.may_take else ", not before something else was played"
        yield Word(key, f"neither color can be kept from taking it back{now}", points)
        why = "the board as either color ends it, less the other way"
        yield Word(("ko-size", ko.point, round(ko.points)), why, points, (key,))
    if fight is None:
        return
    below = (
        ("ko", fight.ko.taker, fight.ko.point, fight.ko.stone),
        ("ko-size", fight.ko.point, round(fight.ko.points)),
    )
    points = _around(size, fight.ko)
    for color in (BLACK, WHITE):
        found = fight.of(color)
        keys = []
        for one in found:
            threat = one.threat
            said: Key = ("ko-threat", color, threat.move, threat.target, round(one.points))
            times = f", {one.times} in a row" if one.times > 1 else ""
            why = f"{threat}; the answer is {point_text(threat.answer)}{times}"
            yield Word(said, why, threat.rests_on, below)
            keys.append(said)
        why = (
            f"so many are not smaller than the ko, and leave it to be taken by {color_name(color)}"
        )
        count: Key = ("threats", color, fight.ko.point, fight.count(color))
        yield Word(count, why, points, (*below, *keys))


def _around(size: int, ko: Ko) -> frozenset[Point]:
    """Give the points on whose content it rests that a ko is there."""
    return frozenset((ko.point, ko.stone, *neighbors(ko.point, size), *neighbors(ko.stone, size)))
