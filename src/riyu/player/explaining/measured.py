"""Motives that the search found: whose stones and points end as its games have it, and that it goes on at a move.

Takes grounds, a move and what was weighed; gives motives. Searches nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from riyu.assessment.evaluation import Group
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Point, lines_apart, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.areas import HELD, LEAST_AREA, empty_middle, what_first_does
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.local import enemy_first
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact

__all__ = ["decisive_motives", "measured_motives", "search_motive", "stands_by"]

SEARCH_STAKE = 0.1
"""Points that are held to hang on the search's word, for the order."""

MOST_ROOM = 20
"""Points of a group's room that count, at most, where the search's games say how it fares."""

NEAR = 5
"""Lines from a move within which it is told that stones or points fare by it in the search's games: how is not seen."""

LEAST_STRING = 2.0
"""Points that must hang on a string, in the search's games, for it to be told where its group is not."""

MOST = 2
"""Times as many stones a group may have as its strings of which it is known, for that to be told of the group."""

FIGHT = 3
"""Lines from a move to stones on which it hangs who wins, at most, for the move to be one of the fight for them."""

FEWEST = 2
"""Stones of such a string, at least."""

LEAST_HELPED = 0.1
"""By how much more the mover's, −1 to 1, their group must be after the move than where the enemy comes first."""

_PLACES = {"decides-owner": (4, 6), "decides-area": (5, 7)}
"""Facts of a search that motives are made of, with the places of their two shares in their keys."""


def measured_motives(
    grounds: Grounds, move: Point, weighed: Weighed | None
) -> Iterator[MotiveSaid]:
    """Tell whose stones and points end as by the search, after the move and if the enemy moves first instead."""
    facts = [
        fact
        for fact in (weighed.facts if weighed is not None else ())
        if fact.predicate in _PLACES and fact.moves == (move, PASS) and fact.gained > 0
    ]
    yield from _of_stones(grounds, move, [f for f in facts if f.predicate == "decides-owner"])
    for fact in facts:
        if fact.predicate == "decides-area":
            yield from _of_area(grounds, move, fact)


def _of_stones(grounds: Grounds, move: Point, facts: Sequence[SearchFact]) -> Iterator[MotiveSaid]:
    """Tell of strings that end as another's: of their group where they are half of it or more, else of each alone.

    Not of stones that the move takes off the board.
    """
    board, taken = grounds.board, grounds.taken_by(grounds.color, move)
    by_group: dict[Point, list[SearchFact]] = {}
    for fact in facts:
        apart = min(lines_apart(move, p) for p in fact.owned)
        if apart <= NEAR and not set(fact.owned).intersection(taken):
            group = grounds.now.group_at(fact.owned[0])
            name = group.name if group is not None else fact.owned[0]
            by_group.setdefault(name, []).append(fact)
    for name, several in by_group.items():
        group = grounds.now.group_at(name)
        known = sum(len(fact.owned) for fact in several)
        if group is None or MOST * known >= len(group.stones):
            yield _of_owner(grounds, move, several, name, group)
        else:
            alone = (
                _of_owner(grounds, move, [fact], board.string_name(fact.owned[0]), None)
                for fact in several
            )
            yield from (one for one in alone if one.stake >= LEAST_STRING)


def _of_owner(
    grounds: Grounds,
    move: Point,
    facts: Sequence[SearchFact],
    target: Point,
    group: Group | None,
) -> MotiveSaid:
    """Give how often stones are kept, by the facts of their strings: those of a group, else of the target's string."""
    owner = grounds.board.color_at(target)
    is_own = owner == grounds.color
    known = sum(len(fact.owned) for fact in facts)
    shares = []
    for which in (0, 1):
        mine = round(sum(_hundred(fact.key, which) * len(fact.owned) for fact in facts) / known)
        shares.append(str(mine if is_own else 100 - mine))  # the sentence speaks of the owner's
    gained = sum(fact.gained * len(fact.owned) for fact in facts) / known
    told = grounds.motive(
        "settle" if is_own else "attack",
        move,
        target,
        Tier.MEASURED,
        2.0 * gained * _stones_and_room(group, known),
        named=grounds.group(group) if group is not None else grounds.string_of(target),
        said=tuple(fact.said for fact in facts),
        slots={
            "owner": grounds.language.color(owner),
            **dict(zip(("share", "count"), shares, strict=True)),
        },
        of_string=group is None,
    )
    return replace(told, facts=tuple(fact.key for fact in facts))


def _of_area(grounds: Grounds, move: Point, fact: SearchFact) -> Iterator[MotiveSaid]:
    """Tell of points near a move that end as another's: of as much as of an area that is judged."""
    around = empty_middle(grounds, fact.owned)
    gain = 2.0 * fact.gained * len(fact.owned)
    if lines_apart(move, around) > NEAR or gain < LEAST_AREA:
        return
    yours = sum(grounds.now.worth(p) * (1 if grounds.color == BLACK else -1) for p in fact.owned)
    shares = _hundred(fact.key, 0), _hundred(fact.key, 1)
    told = grounds.motive(
        "reduce" if yours < -HELD * len(fact.owned) else "build",
        move,
        around,
        Tier.MEASURED,
        gain,
        points=fact.owned,
        points_named=grounds.language.points(len(fact.owned)),
        said=(fact.said,),
        slots={
            "share": str(shares[0]),
            "count": str(shares[1]),
            "gain": grounds.language.points(gain),
            "kind": what_first_does(grounds, around, *shares),
        },
    )
    yield replace(told, facts=(fact.key,))


def decisive_motives(
    grounds: Grounds, move: Point, weighed: Weighed | None, known: Collection[Point]
) -> Iterator[MotiveSaid]:
    """Tell that a move fights for stones on whose owner it hangs by search who wins: the most critical near it.

    As assessed they are more the mover's by it than where the enemy comes first. Not of a group in `known`, by name: of
    those something else is told; nor of the enemy's where search has him answer elsewhere: then he does not fight.
    """
    then = grounds.after(grounds.color, move)
    if weighed is None or then is None:
        return
    for fact in weighed.facts:
        if fact.predicate != "decides-game" or len(fact.owned) < FEWEST:
            continue
        stone = int(fact.key[2])
        group = grounds.now.group_at(stone)
        if group is None or group.name in known or not stands_by(grounds, move, stone):
            continue
        if group.color == grounds.enemy and _lets_go(grounds, move, stone, weighed.line):
            continue
        line, else_ = enemy_first(grounds, move)
        ways = [one.group_at(stone) for one in (then, else_)]
        after, otherwise = (one.strength if one is not None else -1.0 for one in ways)
        is_own = group.color == grounds.color
        helped = (after - otherwise) * (1 if is_own else -1)
        if helped < LEAST_HELPED:
            continue
        verb = grounds.language.word("fights-for" if is_own else "fights-against")
        share, count = map(str, fact.key[3:5])
        yield replace(
            grounds.motive(
                "decide",
                move,
                stone,
                Tier.MEASURED,
                helped * _stones_and_room(group, len(fact.owned)),
                named=grounds.stones(stone),
                said=(fact.said,),
                slots={"kind": verb, "share": share, "count": count, **_lives(grounds, ways, line)},
            ),
            facts=(fact.key,),
        )
        return


def _lives(grounds: Grounds, ways: Sequence[Group | None], line: Sequence[Point]) -> dict[str, str]:
    """Give how surely a group lives after the move and by the enemy's line, in this order; nothing if alike."""
    after, before = map(lives_of_100, ways)
    if after == before or not line:
        return {}
    enemy = grounds.language.color(grounds.enemy)
    without = grounds.language.word("first-at", enemy=enemy, point=point_text(line[0]))
    return {"after": after, "before": before, "without": without}


def stands_by(grounds: Grounds, move: Point, stone: Point) -> bool:
    """Say whether a move stands near enough to the string of a stone to be one of the fight for it."""
    return min(lines_apart(move, p) for p in grounds.board.string_points(stone)) <= FIGHT


def _lets_go(grounds: Grounds, move: Point, stone: Point, line: Sequence[Point]) -> bool:
    """Say whether search answers a move farther than ANSWER lines from it and from the string of a stone."""
    if len(line) < 2:
        return False
    near = (move, *grounds.board.string_points(stone))
    return line[1] == PASS or min(lines_apart(line[1], p) for p in near) > ANSWER


def _stones_and_room(group: Group | None, owned: int) -> float:
    """Give for how many stones a group counts some of which change hands: those, or all and half its room."""
    if group is None:
        return owned
    return max(owned, len(group.stones) + min(group.room, MOST_ROOM) / 2)


def _hundred(key: tuple[object, ...], which: int) -> int:
    """Give one of the two shares of a fact whose points end as: after the move (0), after the other (1)."""
    return int(str(key[_PLACES[str(key[0])][which]]))


def search_motive(
    grounds: Grounds, move: Point, weighed: Weighed | None, decision: Decision | None
) -> Iterator[MotiveSaid]:
    """Tell that search alone speaks for a move."""
    games = sum(one.visits for one in decision.candidates) if decision is not None else 0
    visits = weighed.visits if weighed is not None else 0
    share = round(100 * visits / games) if games else 0
    yield grounds.motive(
        "search",
        move,
        move,
        Tier.MEASURED,
        SEARCH_STAKE,
        slots={"share": str(share)},
        said=(f"{visits} of {games} games go on from it",),
    )
