"""Motives that the search found: whose stones and points end as its games have it, and that it goes on at a move.

Takes grounds, a move and what was weighed; gives motives. Searches nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from riyu.assessment.evaluation import Group
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Point, lines_apart
from riyu.player.decision import Decision
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.areas import HELD, empty_middle
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.local import enemy_first
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import Weighed

__all__ = ["decisive_motives", "measured_motives", "search_motive", "stands_by"]

SEARCH_STAKE = 0.1
"""Points that are held to hang on the search's word, for the order."""

MOST_ROOM = 20
"""Points of a group's room that count, at most, where the search's games say how it fares."""

NEAR = 5
"""Lines from a move within which it is told that stones or points fare by it in the search's games: how is not seen."""

FIGHT = 3
"""Lines from a move to stones on which it hangs who wins, at most, for the move to be one of the fight for them."""

FEWEST = 2
"""Stones of such a string, at least."""

LEAST_HELPED = 0.05
"""By how much more the mover's, −1 to 1, their group must be after the move than where the enemy comes first."""

_PLACES = {"decides-owner": (4, 6), "decides-area": (5, 7)}
"""Facts of a search that motives are made of, with the places of their two shares in their keys."""


def measured_motives(
    grounds: Grounds, move: Point, weighed: Weighed | None
) -> Iterator[MotiveSaid]:
    """Tell whose stones and points end as by the search, after the move and if the enemy moves first instead."""
    for fact in weighed.facts if weighed is not None else ():
        if fact.predicate not in _PLACES or fact.moves != (move, PASS) or fact.gained <= 0:
            continue
        shares = {"share": str(_hundred(fact.key, 0)), "count": str(_hundred(fact.key, 1))}
        if fact.predicate == "decides-owner":
            stone = min(fact.owned, key=lambda p: (lines_apart(move, p), p))
            if lines_apart(move, stone) > NEAR:
                continue
            owner = grounds.board.color_at(stone)
            is_own = owner == grounds.color
            group = grounds.now.group_at(stone)
            if not is_own:  # the shares are the mover's, the sentence speaks of the enemy's
                shares = {name: str(100 - int(value)) for name, value in shares.items()}
            yield replace(
                grounds.motive(
                    "settle" if is_own else "attack",
                    move,
                    group.name if group is not None else stone,
                    Tier.MEASURED,
                    2.0 * fact.gained * _stones_and_room(group, len(fact.owned)),
                    named=grounds.group(group) if group is not None else "",
                    said=(fact.said,),
                    slots={"owner": grounds.language.color(owner), **shares},
                ),
                facts=(fact.key,),
            )
        elif fact.predicate == "decides-area":
            around = empty_middle(grounds, fact.owned)
            gain = 2.0 * fact.gained * len(fact.owned)
            if lines_apart(move, around) > NEAR:
                continue
            yours = sum(
                grounds.now.worth(p) * (1 if grounds.color == BLACK else -1) for p in fact.owned
            )
            yield replace(
                grounds.motive(
                    "reduce" if yours < -HELD * len(fact.owned) else "build",
                    move,
                    around,
                    Tier.MEASURED,
                    gain,
                    points=fact.owned,
                    points_named=grounds.language.points(len(fact.owned)),
                    said=(fact.said,),
                    slots={**shares, "gain": grounds.language.points(gain)},
                ),
                facts=(fact.key,),
            )


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
        ways = (one.group_at(stone) for one in (then, enemy_first(grounds, move)[1]))
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
                slots={"kind": verb, "share": share, "count": count},
            ),
            facts=(fact.key,),
        )
        return


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
