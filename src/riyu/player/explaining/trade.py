"""What two moves have against each other in the search's games: where each brings more, and how often stones are kept.

Takes grounds and two moves as search has them; gives parts of the board, and sentences. Searches nothing: where one of
the two has too few games nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from riyu.assessment.evaluation import Group
from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import Color, Point, lines_apart, point_text
from riyu.player.explaining.areas import empty_middle
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.record import Sentence
from riyu.search.one_ply import Weighed

__all__ = ["LOST", "Part", "Trade", "kept_of_100", "kept_said", "mends", "trade_said", "traded"]

LEAST_PART = 5.0
"""Points that a move must have more in a part of the board for it to be told: of less another seed has the reverse."""

CHANGED = 0.06
"""By how many points a point must be more for it to belong to such a part."""

OF_GROUP = 1 / 8
"""The share of a part's points from which on the stones of a group are said to be what it is about."""

KEPT = 10
"""Games of 100 by which such a group must be kept more or less often."""

LOST = 30
"""Games of 100 below which stones are mostly lost, whatever is played."""

_NAMES = (("gain", "around", "kind"), ("points", "target", "because"))
"""The slots of what the first move has more, and the second: how much, where, and what becomes of a group there."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the board that one of two moves has more of: `points` of it, worth `gain` points more.

    `group` is the one that is kept more or less often there, None where there is none.
    """

    points: tuple[Point, ...]
    gain: float
    group: Group | None = None


@dataclass(frozen=True, slots=True)
class Trade:
    """What `one` move has more than the `other`, and the other way round: each the part with most, or None."""

    one: Weighed
    other: Weighed
    more: Part | None
    less: Part | None


def traded(grounds: Grounds, one: Weighed | None, other: Weighed | None) -> Trade | None:
    """Put two moves of the mover's against each other; None where search has few games of one.

    Nor where nothing is more, or but one has more, and no group is what that is about: that explains nothing.
    """
    if (both := _with_owners(one, other)) is None:
        return None
    one, other = both
    own = 1 if grounds.color == BLACK else -1
    more = {p: own * (one.owned[p] - other.owned[p]) for p in one.owned}
    parts = [
        max(_parts(more, sign), key=lambda part: part.gain, default=Part((), 0.0))
        for sign in (1, -1)
    ]
    told = [
        Part(part.points, part.gain, _group_in(grounds, part, more, one, other))
        if part.gain >= LEAST_PART
        else None
        for part in parts
    ]
    is_told = all(told) or any(part.group for part in told if part is not None)
    return Trade(one, other, *told) if is_told else None


def trade_said(grounds: Grounds, trade: Trade) -> Sentence:
    """Say where each of two moves has more, and whose stones are kept more or less often there."""
    ways = [(trade.more, trade.one, trade.other), (trade.less, trade.other, trade.one)]
    told = [(part, one, other) for part, one, other in ways if part is not None]
    words, about = grounds.language, [move.candidate.move for move in told[0][1:]]
    slots = {"move": point_text(about[0]), "other": point_text(about[1])}
    strong: dict[str, str] = {}
    for (part, one, other), (gain, around, kind) in zip(told, _NAMES, strict=False):
        about.append(empty_middle(grounds, part.points))
        slots[gain], slots[around] = words.points(part.gain), grounds.point_and_place(about[-1])
        if (group := part.group) is not None:
            named = {
                "target": words.stones(grounds.group_called(group), len(group.stones)),
                "other": point_text(other.candidate.move),
                **_kept(grounds, group.color, group.stones, one, other),
            }
            slots[kind], strong[kind] = (
                words.word("kept", **named),
                words.word("kept-brief", **named),
            )
    form = "trade" if len(told) > 1 else "trade-one"
    return words.say("parts", form, about, strong=strong, **slots)


def mends(
    grounds: Grounds, one: Weighed | None, other: Weighed | None, stones: Iterable[Point]
) -> bool:
    """Say whether the string of any stone fares better for the mover by the other move, in KEPT games of 100 or more.

    Also where that is not known; not where an own one is mostly lost by either.
    """
    if (both := _with_owners(one, other)) is None:
        return True
    for color, string in (
        (grounds.board.color_at(p), grounds.board.string_points(p)) for p in stones
    ):
        here, there = (kept_of_100(way.owned, color, string) for way in both)
        if color == grounds.color and max(here, there) < LOST:
            continue
        if (there - here) * (1 if color == grounds.color else -1) >= KEPT:
            return True
    return False


def kept_said(
    grounds: Grounds, one: Weighed | None, other: Weighed | None, stone: Point
) -> Sentence | None:
    """Say how often the string of a stone is its owner's after either move; None where that is not known."""
    color = grounds.board.color_at(stone)
    if (both := _with_owners(one, other)) is None or color == EMPTY:
        return None
    one, other = both
    string = tuple(grounds.board.string_points(stone))
    slots = {
        "target": grounds.stones(stone),
        "move": point_text(one.candidate.move),
        "other": point_text(other.candidate.move),
        **_kept(grounds, color, string, one, other),
    }
    about = (stone, one.candidate.move, other.candidate.move)
    return grounds.language.say("parts", "kept", about, strong=None, **slots)


def kept_of_100(owned: Mapping[Point, float], owner: Color, stones: Sequence[Point]) -> int:
    """Give in how many of 100 games stones end as their owner's, the mean of all."""
    black = sum(owned[p] for p in stones) / len(stones)
    return round(50 + 50 * (black if owner == BLACK else -black))


def _with_owners(one: Weighed | None, other: Weighed | None) -> tuple[Weighed, Weighed] | None:
    """Give two moves of both of which it is known whose points end as; None if of one it is not."""
    return (one, other) if one and other and one.owned and other.owned else None


def _parts(more: Mapping[Point, float], sign: int) -> Iterator[Part]:
    """Give the parts of the board that are more, or with the sign −1 less: points that touch, also by a corner."""
    left = {p for p, by in more.items() if by * sign >= CHANGED}
    while left:
        part = [left.pop()]
        for point in part:  # it grows
            near = [p for p in left if lines_apart(p, point) <= 1]
            left.difference_update(near)
            part += near
        yield Part(tuple(sorted(part)), sign * sum(more[p] for p in part))


def _group_in(
    grounds: Grounds, part: Part, more: Mapping[Point, float], one: Weighed, other: Weighed
) -> Group | None:
    """Give the group on whose stones most of a part lies, if that is much of it and it is kept more or less often."""
    within = set(part.points)

    def lies_on(group: Group) -> float:
        return abs(sum(more[p] for p in group.stones if p in within))

    group = max(grounds.now.groups, key=lies_on, default=None)
    if group is None or lies_on(group) < OF_GROUP * part.gain:
        return None
    after, before = (kept_of_100(way.owned, group.color, group.stones) for way in (one, other))
    return group if abs(after - before) >= KEPT else None


def _kept(
    grounds: Grounds, owner: Color, stones: tuple[Point, ...], one: Weighed, other: Weighed
) -> dict[str, str]:
    """Give the slots that say of how many of 100 games stones end as their owner's, after either move."""
    after, before = (str(kept_of_100(way.owned, owner, stones)) for way in (one, other))
    return {"owner": grounds.language.color(owner), "after": after, "before": before}
