"""What is told of a search after a decision: by how much a move wins more, what refutes others, what changes owner.

Takes the move chosen, the weighed moves and what the search found of each; gives facts by move. Enters none of them
and knows no clock. What is said has enough visits behind it, and differences large enough that another seed finds them
too: `riyu bench search-facts` measures how many.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from riyu.base.words import counted
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Point, color_name, point_text
from riyu.search.one_ply import Weighed, natural_rivals
from riyu.search.owner_facts import changes_of, decides_game, swing_of
from riyu.search.search_fact import SearchFact, hundredths, won_more
from riyu.search.searched import Enough, Searched
from riyu.search.thinking import Seen, Thinker

__all__ = ["BEST", "look_at_others", "rank_by_reasons", "rivals_of", "search_facts_of"]

BEST = 3
"""The places by reasons among which a move is not chosen against them."""


def rank_by_reasons(weighed: Sequence[Weighed]) -> list[Point]:
    """Give the moves in the order of their reasons, the best first."""
    return [one.candidate.move for one in sorted(weighed, key=lambda one: -one.by_reasons)]


def rivals_of(weighed: Sequence[Weighed], chosen: Point, most: int) -> list[Point]:
    """Give the most natural moves beside the one chosen: best by reasons, likeliest by learned values, most visited."""
    others = [one for one in weighed if one.candidate.move not in (chosen, PASS)]
    likeliest = sorted(others, key=lambda one: -one.candidate.learned)
    visited = sorted(natural_rivals(weighed, chosen), key=lambda one: -one.visits)
    by_reasons = rank_by_reasons(others)
    found = [
        *by_reasons[:1],
        *(one.candidate.move for one in (*likeliest[:1], *visited[:1])),
        *by_reasons[1:],
    ]
    return list(dict.fromkeys(found))[:most]


def look_at_others(
    thinker: Thinker,
    rivals: Sequence[Point],
    given: int,
    enough: Enough,
    *,
    passes: bool,
    is_over: Callable[[], bool],
) -> int:
    """Let a search go on by moves that are to be spoken of and were seldom looked at; give how many descents it took.

    `given` is how many descents the search had, of which a share is the most; 0 where `is_over` alone says when to end.
    `passes` says whether a pass is to be spoken of. Where there is no room for enough of them by a move, none are made.
    """
    done = 0
    room = enough.pass_share * given if given else math.inf
    if passes:
        passed = thinker.see(PASS, enough.line_visits)
        games = passed.games if passed is not None else 0
        more = min(room, enough.pass_games - games)
        if more > 0 and games + more >= enough.owner_games:
            done += thinker.go_on(PASS, int(more), is_over)
    room = enough.rival_share * given if given else math.inf
    for rival in rivals:
        seen = thinker.see(rival, enough.line_visits)
        lacking = enough.worth_visits - (seen.visits if seen is not None else 0)
        if 0 < lacking <= room:
            taken = thinker.go_on(rival, lacking, is_over)
            done += taken
            room -= taken
    return done


def search_facts_of(searched: Searched) -> dict[Point, tuple[SearchFact, ...]]:
    """Give the facts of the move chosen, and of its natural rivals, by move."""
    chosen, passed = searched.see(searched.chosen), searched.see(PASS)
    if chosen is None:
        return {}
    rivals = rivals_of(searched.weighed, searched.chosen, searched.enough.rivals)
    found: dict[Point, tuple[SearchFact, ...]] = {
        searched.chosen: (
            *_wins_more(searched, chosen),
            *changes_of(searched, chosen, passed),
            *swing_of(searched, chosen, passed),
            *_against_reasons(searched, chosen),
            *decides_game(searched),
            *_komi_moved(searched),
        )
    }
    for rival in rivals:
        seen = searched.see(rival)
        if seen is not None:
            found[rival] = (
                *_refutation(searched, chosen, seen),
                *swing_of(searched, seen, passed),
            )
    return found


# What it is worth. ----------------------------------------------------------------------------------------------------


def _is_known(searched: Searched, seen: Seen | None) -> bool:
    """Say whether a move was looked at often enough for its worth to be spoken of."""
    return seen is not None and seen.visits >= searched.enough.worth_visits


def _is_surely_better(searched: Searched, chosen: Seen, other: Seen) -> bool:
    """Say whether a move wins so much more that another seed will find it, too."""
    more, enough = won_more(chosen, other), searched.enough
    error = math.sqrt(sum(seen.won * (1.0 - seen.won) / seen.visits for seen in (chosen, other)))
    return more >= max(enough.worth, enough.errors * error) and chosen.margin > other.margin


def _wins_more(searched: Searched, chosen: Seen) -> Iterator[SearchFact]:
    """Give by how much the move chosen wins more than the best other that was looked at enough."""
    if not _is_known(searched, chosen):
        return
    moves = [one.candidate.move for one in searched.weighed]
    others = [searched.see(move) for move in moves if move not in (searched.chosen, PASS)]
    known = [seen for seen in others if seen is not None and _is_known(searched, seen)]
    if not known:
        return
    best = max(known, key=lambda seen: seen.won)
    if not _is_surely_better(searched, chosen, best):
        return
    more = won_more(chosen, best)
    said = (
        f"search wins {hundredths(chosen.won)} of 100 games, and {hundredths(best.won)} after "
        f"{point_text(best.move)}, the best other of {searched.enough.worth_visits} games or more; "
        f"{_points(chosen.margin - best.margin)}"
    )
    key = ("wins-more", searched.color, chosen.move, best.move, hundredths(more))
    yield SearchFact(key, said, (chosen.move, best.move), more, points=(best.move,))


def _points(more: float) -> str:
    """Say how many points a move is worth more."""
    return f"{abs(more):.1f} points {'more' if more >= 0 else 'less'} in the mean"


def _costs(chosen: Seen, rival: Seen) -> str:
    """Say what a move costs beside the one chosen."""
    fewer, less = hundredths(won_more(chosen, rival)), chosen.margin - rival.margin
    return (
        f"{fewer} fewer of 100 games are won than after {point_text(chosen.move)}, "
        f"{_points(-less)} ({rival.visits:,} games)"
    )


def _is_refuted(searched: Searched, chosen: Seen, rival: Seen) -> bool:
    """Say whether it is known that a move wins less than the one chosen, and by what reply."""
    return (
        _is_known(searched, chosen)
        and _is_known(searched, rival)
        and len(rival.line) > 1
        and rival.line[1] != PASS
        and _is_surely_better(searched, chosen, rival)
    )


def _refutation(searched: Searched, chosen: Seen, rival: Seen) -> Iterator[SearchFact]:
    """Give the reply that search has for a move that it does not choose, what that costs, and what is lost by it."""
    if not _is_refuted(searched, chosen, rival):
        return
    reply = rival.line[1]
    fewer = won_more(chosen, rival)
    line = " ".join(map(point_text, rival.line))
    said = f"search answers it at {point_text(reply)}, by {line}: {_costs(chosen, rival)}"
    key = ("refuted", searched.color, rival.move, reply, chosen.move, hundredths(fewer))
    yield SearchFact(key, said, (chosen.move, rival.move), fewer, points=rival.line)
    yield from changes_of(searched, chosen, rival)


def _against_reasons(searched: Searched, chosen: Seen) -> Iterator[SearchFact]:
    """Give what search found of the move that reasons prefer, where the one chosen is not among their best."""
    order = [move for move in rank_by_reasons(searched.weighed) if move != PASS]
    is_rejected = searched.chosen in searched.rejected
    others = [move for move in order if move != searched.chosen]
    if not others or (searched.chosen in order[:BEST] and not is_rejected):
        return
    preferred = others[0]
    said = f"reasons speak more for {point_text(preferred)}"
    if is_rejected:
        said = f"{searched.rejected[searched.chosen]} is against it; {said}"
    rival = searched.see(preferred)
    key = ("against-reasons", searched.color, chosen.move, preferred)
    moves = (chosen.move, preferred)
    if rival is None or not _is_known(searched, rival) or not _is_known(searched, chosen):
        games = rival.visits if rival is not None else 0
        said += f"; search looked at that in {counted(games, 'game')}, too few to say what is wrong with it"
        yield SearchFact(key, said, moves, points=(preferred,))
    elif _is_refuted(searched, chosen, rival):
        answer = point_text(rival.line[1])
        said += f", but search answers that at {answer}: {_costs(chosen, rival)}"
        yield SearchFact(key, said, moves, won_more(chosen, rival), points=rival.line)
    else:
        won = f"{hundredths(rival.won)} of 100 games are won after it, {hundredths(chosen.won)} after this one"
        yield SearchFact(
            key, f"{said}; search finds no sure difference: {won}", moves, points=(preferred,)
        )


def _komi_moved(searched: Searched) -> Iterator[SearchFact]:
    """Give what komi was moved by in the search, if it was."""
    points = abs(searched.shift)
    if points:
        given = WHITE if searched.shift > 0 else BLACK
        said = (
            f"search gives {color_name(given)} {counted(points, 'point')} more than the game does, "
            "so that it is open who wins: games won are counted so"
        )
        key = ("komi-moved", searched.color, given, points)
        yield SearchFact(key, said, (searched.chosen, searched.chosen))
