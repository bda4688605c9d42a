"""What hangs on stones at stake, or on a link, beyond the stones themselves: how surely a group beside them lives.

Takes grounds, the stones, and the moves that keep, take, join or cut them; gives the slots that say so. How surely a
group lives is assessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from riyu.assessment.evaluation import Group
from riyu.assessment.group_words import is_weak
from riyu.assessment.reading_out import read_out
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, all_points, lines_apart, opposite
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.local import SAFE

__all__ = [
    "Hanging",
    "doubt_of",
    "hanging_on_ko",
    "hanging_on_link",
    "hanging_on_string",
    "in_doubt",
]

REACH = 4
"""Lines from an end of a link within which another string is looked for that it may be joined with."""

BY_KO, FEWEST = 1, 3
"""Lines from a ko's stones within which a group stands beside it, and the stones of one that is told of, at least."""

_BESIDES = ("relies", "ko-life")
"""What hangs on stones so that the group stands in the headline, too."""

HANGS = 0.3
"""By how much less surely, −1 to 1, a group must live one way for it to hang on that."""

Moves = Sequence[tuple[Color, Point]]


@dataclass(frozen=True, slots=True)
class Hanging:
    """What hangs on stones or a link: a stone of the group, the slots that say so, and how many of 100 live so.

    `stake` is what hangs on a ko in points so: two for each stone of the group, by how much less surely it lives.
    """

    stone: Point = NO_POINT
    slots: Mapping[str, str] = field(default_factory=dict)
    lives: int = 0
    stake: float = 0.0


@dataclass(frozen=True, slots=True)
class _Group:
    """A group by one of its strings, as it lives the worse way and the better one; None where it is taken."""

    string: Point
    worse: Group | None
    better: Group | None

    @property
    def gain(self) -> float:
        """By how much more surely it lives the better way."""
        better = self.better.strength if self.better is not None else -1.0
        return better - (self.worse.strength if self.worse is not None else -1.0)

    @property
    def weight(self) -> float:
        """What that is worth: less than nothing where it is not much, or lives surely enough the worse way."""
        if self.gain < HANGS or (self.worse is not None and self.worse.strength >= SAFE):
            return -1.0
        return self.gain * (len(self.worse.stones) if self.worse is not None else 1)


def hanging_on_string(grounds: Grounds, name: Point, kept: Moves, taken: Moves) -> Hanging:
    """Give what hangs on the string `name` beyond its stones; nothing where that is not much.

    `kept` are the moves that keep it on the board, `taken` those that take it. It is the group beside it that lives
    less surely while it stands, if it lives then; or what is left of its own group without it, if that rather dies:
    what weighs more.
    """
    board = grounds.board
    ways = [("hangs", one) for one in _ways(grounds, board.neighbor_strings(name), kept, taken)]
    ways += [("relies", one) for one in _own_ways(grounds, name, kept, taken)]
    with grounds.played(*kept) as is_legal:
        stands = is_legal and board.color_at(name) != EMPTY
        group = read_out(grounds.assessor.evaluator, 0.0).group_at(name) if stands else None
    if group is None or group.is_dead or not ways:
        return Hanging()
    form, most = max(ways, key=lambda one: (one[1].weight, -one[1].string))
    if most.worse is None or most.weight <= 0:
        return Hanging()
    return _living(grounds, form, grounds.stones(name), most.worse, most)


def hanging_on_link(grounds: Grounds, ends: Sequence[Point], cut: Moves, joined: Moves) -> Hanging:
    """Give which end of a link lives less surely cut off than joined; nothing where neither does.

    `cut` are the moves that cut it, `joined` those that join it. Nor where that end is joined elsewhere all the same.
    """
    both = _ways(grounds, ends, cut, joined)
    most = max(both, key=lambda one: (one.weight, -one.string), default=None)
    group = grounds.now.group_at(most.string) if most is not None and most.weight > 0 else None
    if most is None or group is None or _is_joined_elsewhere(grounds, most.string, ends, cut):
        return Hanging()
    return _living(grounds, "needs", "", group, most)


def hanging_on_ko(grounds: Grounds, target: Point, won: Moves, lost: Moves) -> Hanging:
    """Give which group beside a ko over the string `target` lives less surely where its owner loses that, if one does.

    `won` are moves by which the mover wins the ko, `lost` those by which the enemy does.
    """
    board, stones = grounds.board, grounds.board.string_points(target)
    near = {
        board.string_name(p)
        for p in all_points(board.size)
        if board.color_at(p) != EMPTY and min(lines_apart(p, one) for one in stones) <= BY_KO
    } - {board.string_name(target)}
    ways = [
        one
        for owner, worse, better in ((grounds.color, lost, won), (grounds.enemy, won, lost))
        for one in _ways(
            grounds, sorted(name for name in near if board.color_at(name) == owner), worse, better
        )
    ]
    most = max(ways, key=lambda one: (one.weight, -one.string), default=None)
    group = grounds.now.group_at(most.string) if most is not None else None
    if most is None or group is None or most.weight < len(stones) or len(group.stones) < FEWEST:
        return Hanging()
    colors = [grounds.language.color(one) for one in (group.color, opposite(group.color))]
    slots = {"color": colors[0], "enemy": colors[1]}
    found = _living(grounds, "ko-life", "", group, most, slots)
    if target in group.stones:
        own = {"besides": grounds.language.word("its-group")}
        found = replace(found, slots={**found.slots, **own})
    return replace(found, stake=most.gain * len(group.stones))


def in_doubt(grounds: Grounds, name: Point, moves: Moves) -> Group | None:
    """Give the group of a string after some moves where that rather dies than lives all the same, as assessed."""
    with grounds.played(*moves) as is_legal:
        if not is_legal or grounds.board.color_at(name) == EMPTY:
            return None
        group = read_out(grounds.assessor.evaluator, 0.0).group_at(name)
    return group if group is not None and group.strength < 0 else None


def doubt_of(grounds: Grounds, name: Point, moves: Moves) -> Hanging:
    """Say how surely the group of a string lives that some moves keep, where it rather dies: saved is not alive."""
    group = in_doubt(grounds, name, moves)
    if group is None:
        return Hanging()
    slots = {"other": grounds.group(group), "after": lives_of_100(group)}
    said, brief = (grounds.language.word(form, **slots) for form in ("in-doubt", "in-doubt-brief"))
    return Hanging(NO_POINT, {"hangs": f"{said[:1].upper()}{said[1:]}", "hanging": brief})


def _is_joined_elsewhere(grounds: Grounds, end: Point, ends: Sequence[Point], cut: Moves) -> bool:
    """Say whether an end of a link, cut off, is joined with another group that is not weak then, if it moves next.

    As read, with strings within REACH of it.
    """
    board = grounds.board
    owner, stones = board.color_at(end), board.string_points(end)
    with grounds.played(*cut[: (len(cut) - 1) // 2 * 2 + 1]) as is_legal:
        if not is_legal or board.color_at(end) == EMPTY:
            return False
        now = read_out(grounds.assessor.evaluator, 0.0)
        own = now.group_at(end)
        names = {
            board.string_name(p)
            for group in now.groups
            if group.color == owner and not (is_weak(group) or group.is_dead)
            if own is None or group.name != own.name
            for p in group.stones
            if min(lines_apart(p, stone) for stone in stones) <= REACH
        }
        gone = {board.string_name(p) for p in ends if board.color_at(p) != EMPTY}
        return any(grounds.joins(owner, end, name) for name in sorted(names - gone))


def _ways(grounds: Grounds, strings: Iterable[Point], worse: Moves, better: Moves) -> list[_Group]:
    """Give the groups of some strings as they live after the moves of either way, each once; none if one is illegal."""
    board, names = grounds.board, list(strings)
    ways: list[dict[Point, Group]] = []
    for moves in (worse, better):
        with grounds.played(*moves) as is_legal:
            if not is_legal:
                return []
            now = read_out(grounds.assessor.evaluator, 0.0)
            stand = (p for p in names if board.color_at(p) != EMPTY)
            ways.append({p: group for p in stand if (group := now.group_at(p)) is not None})
    found = {
        (group.name if (group := ways[0].get(p)) is not None else p): _Group(
            p, ways[0].get(p), ways[1].get(p)
        )
        for p in names
    }
    return list(found.values())


def _own_ways(grounds: Grounds, name: Point, kept: Moves, taken: Moves) -> list[_Group]:
    """Give what a string's own group is besides, as it lives once that is taken, and kept, if it rather dies then.

    Where less of it stands besides than the string has stones, that says all.
    """
    board, group = grounds.board, grounds.now.group_at(name)
    if group is None:
        return []
    stones = frozenset(board.string_points(name))
    strings = {board.string_name(p) for p in set(group.stones) - stones}
    return [
        one
        for one in _ways(grounds, sorted(strings), taken, kept)
        if (left := one.worse) is not None
        and left.strength < 0.0
        and len(set(left.stones) - stones) >= len(stones)
    ]


def _living(
    grounds: Grounds,
    form: str,
    target: str,
    group: Group,
    ways: _Group,
    more: Mapping[str, str] = MappingProxyType({}),
) -> Hanging:
    """Say how surely a group lives either way, for both readers; `more` are slots that the form has beside."""
    slots = {
        **more,
        "target": target,
        "other": grounds.group(group),
        "before": lives_of_100(ways.worse),
        "after": lives_of_100(ways.better),
    }
    said = grounds.language.word(form, **slots)
    brief = grounds.language.word(f"{form}-brief", **slots)
    both = {"hangs": f"{said[:1].upper()}{said[1:]}", "hanging": brief}
    both |= {"besides": slots["other"]} if form in _BESIDES else {}
    return Hanging(ways.string, both, int(slots["before"]))
