"""What is told of a search after a decision: by how much a move wins more, what refutes others, what changes owner.

Takes the move chosen, the weighed moves and what the search found of each; gives facts by move. Enters none of them
and knows no clock. What is said has enough visits behind it, and differences large enough that another seed finds them
too: `riyu bench search-facts` measures how many.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from riyu.base.words import counted
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    color_name,
    column_of,
    lines_apart,
    neighbors,
    opposite,
    point_text,
    row_of,
)
from riyu.inference.facts import Key
from riyu.search.one_ply import Weighed, natural_rivals
from riyu.search.search_fact import SearchFact, See, owned_by, won_more
from riyu.search.thinking import Seen, Thinker, Winners

__all__ = [
    "BEST",
    "NOBODY",
    "Enough",
    "Searched",
    "look_at_others",
    "rank_by_reasons",
    "rivals_of",
    "search_facts_of",
]

NOBODY = Winners((0, 0), {})
"""Of a search without descents."""

BEST = 3
"""The places by reasons among which a move is not chosen against them."""


@dataclass(frozen=True, slots=True)
class Enough:
    """What is enough for something to be told of a search.

    `line_visits`: visits that a move of a line has at least, `pass_visits` one after a pass;
    `worth_visits`: those of a move whose worth is spoken of;
    `owner_games`: descents on which it rests whose points end as. `worth`: the least difference in the share of games
    won, which is `errors` standard errors at least and has the margin on its side; `owned`: in the share in which
    points end as a color's; an area has `area` points or more, and none is told to decide who wins that is more than
    `most_area` of the board. `deciding`: the least difference in the share of games that a color wins where points are
    its own and where not, of at least `decisive` games that each side won, where they end as either's in `either` of
    all games or more. `rivals`: natural moves beside the one chosen that are spoken of. For these search goes on for
    `rival_share` of the descents or the time that it was given, and for `pass_share` after a pass, where that makes
    enough of them.
    """

    line_visits: int = 30
    pass_visits: int = 10
    worth_visits: int = 200
    owner_games: int = 60
    worth: float = 0.1
    errors: float = 3.0
    owned: float = 0.2
    area: int = 4
    most_area: float = 1 / 3
    deciding: float = 0.3
    decisive: int = 100
    either: float = 0.15
    rivals: int = 3
    rival_share: float = 0.12
    pass_share: float = 0.05


@dataclass(frozen=True, slots=True)
class Searched:
    """What facts are made of: the board, the move chosen, the moves with their reasons, what was found of each.

    `rejected` are moves that a rule rejects, with what says so. `winners` are whose points end as by who wins, `shift`
    the points that White's area counted more in the search than komi has it.
    """

    board: Board
    color: Color
    chosen: Point
    weighed: Sequence[Weighed]
    see: See
    rejected: Mapping[Point, str]
    enough: Enough
    winners: Winners = NOBODY
    shift: int = 0


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
        lacking = enough.owner_games - (passed.games if passed is not None else 0)
        if 0 < lacking <= room:
            done += thinker.go_on(PASS, lacking, is_over)
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
    chosen = searched.see(searched.chosen)
    if chosen is None:
        return {}
    rivals = rivals_of(searched.weighed, searched.chosen, searched.enough.rivals)
    found: dict[Point, tuple[SearchFact, ...]] = {
        searched.chosen: (
            *_wins_more(searched, chosen),
            *_changes(searched, chosen, searched.see(PASS)),
            *_against_reasons(searched, chosen),
            *_decides_game(searched),
            *_komi_moved(searched),
        )
    }
    for rival in rivals:
        seen = searched.see(rival)
        if seen is not None:
            found[rival] = tuple(_refutation(searched, chosen, seen))
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


def _hundredths(share: float) -> int:
    return round(100 * share)


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
        f"search wins {_hundredths(chosen.won)} of 100 games, and {_hundredths(best.won)} after "
        f"{point_text(best.move)}, the best other of {searched.enough.worth_visits} games or more; "
        f"{_points(chosen.margin - best.margin)}"
    )
    key = ("wins-more", searched.color, chosen.move, best.move, _hundredths(more))
    yield SearchFact(key, said, (chosen.move, best.move), more, points=(best.move,))


def _points(more: float) -> str:
    """Say how many points a move is worth more."""
    return f"{abs(more):.1f} points {'more' if more >= 0 else 'less'} in the mean"


def _costs(chosen: Seen, rival: Seen) -> str:
    """Say what a move costs beside the one chosen."""
    fewer, less = _hundredths(won_more(chosen, rival)), chosen.margin - rival.margin
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
    key = ("refuted", searched.color, rival.move, reply, chosen.move, _hundredths(fewer))
    yield SearchFact(key, said, (chosen.move, rival.move), fewer, points=rival.line)
    yield from _changes(searched, chosen, rival)


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
        won = f"{_hundredths(rival.won)} of 100 games are won after it, {_hundredths(chosen.won)} after this one"
        yield SearchFact(
            key, f"{said}; search finds no sure difference: {won}", moves, points=(preferred,)
        )


# Whose points end as. -------------------------------------------------------------------------------------------------


def _changes(searched: Searched, chosen: Seen, other: Seen | None) -> Iterator[SearchFact]:
    """Give the strings and areas that end as another's after the move chosen than after another move, or a pass.

    Searched with the move chosen where the other is a pass, else with the other.
    """
    least = searched.enough.owner_games
    if other is None or chosen.games < least or other.games < least:
        return
    if other.move == PASS and searched.board.passes:
        return  # the game would be over
    yield from _strings(searched, chosen, other)
    yield from _areas(searched, chosen, other)


MOST_STRINGS, MOST_AREAS = 3, 2
"""Strings and areas that are told of at most, the greatest change first."""


AS_MUCH = 0.5
"""Share of a change from which on a move that lies farther off does as much as the one chosen."""

REACH = 5
"""Lines from points beyond which a move is far off, however much farther another is."""


MOST_DECIDING = 1
"""Strings that are told of at most as what decides who wins, and areas."""


def _decides_game(searched: Searched) -> Iterator[SearchFact]:
    """Give the strings, and the empty areas, on whose owner it hangs most who wins: the most critical first."""
    board, winners = searched.board, searched.winners
    if min(winners.games) < searched.enough.decisive:
        return
    strings = [(name, tuple(board.string_points(name))) for name in board.strings()]
    yield from _deciding(searched, strings, is_area=False)
    yield from _deciding(searched, _deciding_areas(searched), is_area=True)


def _deciding(
    searched: Searched, named: Iterable[tuple[Point, tuple[Point, ...]]], *, is_area: bool
) -> Iterator[SearchFact]:
    """Give those of some points, with a name each, that decide who wins."""
    color, enough, winners = searched.color, searched.enough, searched.winners
    found = []
    for name, points in named:
        won, otherwise, owned = winners.by_owner(color, points)
        if won - otherwise >= enough.deciding and enough.either <= owned <= 1.0 - enough.either:
            found.append((winners.criticality(points), name, points, won, otherwise))
    for _, name, points, won, otherwise in sorted(found, reverse=True)[:MOST_DECIDING]:
        shares = (_hundredths(won), _hundredths(otherwise))
        key: Key = ("decides-game", color, name, *shares)
        if is_area:
            key = ("decides-game-area", color, name, len(points), *shares)
            what = f"the {len(points)} points around {point_text(name)}"
        else:
            what = (
                f"the {counted(len(points), 'stone')} at {point_text(name)}"
                if len(points) > 1
                else point_text(name)
            )
        said = (
            f"it hangs on {what} who wins: {color_name(color)} wins {shares[0]} of 100 games in which "
            f"{'they end' if len(points) > 1 else 'it ends'} as {color_name(color)}'s, {shares[1]} of the others"
        )
        both = (searched.chosen, searched.chosen)
        yield SearchFact(key, said, both, won - otherwise, points, points, decides=True)


def _deciding_areas(searched: Searched) -> Iterator[tuple[Point, tuple[Point, ...]]]:
    """Give the empty points that decide who wins, those together that touch, each area with its middle."""
    board, enough, winners = searched.board, searched.enough, searched.winners
    change = {}
    for point in all_points(board.size):
        if board.color_at(point) == EMPTY:
            won, otherwise, owned = winners.by_owner(searched.color, (point,))
            if enough.either <= owned <= 1.0 - enough.either:
                change[point] = won - otherwise
    left = {point for point, more in change.items() if more >= enough.deciding}
    while left:
        region = tuple(sorted(_together(min(left), left, change, board.size)))
        left -= set(region)
        if enough.area <= len(region) <= enough.most_area * board.size**2:
            yield _middle(region), region


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


def _strings(searched: Searched, chosen: Seen, other: Seen) -> Iterator[SearchFact]:
    changed = []
    for name in searched.board.strings():
        points = tuple(searched.board.string_points(name))
        gained = owned_by(searched.color, chosen, points) - owned_by(searched.color, other, points)
        is_told = abs(gained) >= searched.enough.owned
        if is_told and not _comes_of_the_turn(searched, chosen, other, points, gained):
            changed.append((len(points) * abs(gained), gained, name, points))
    for _, gained, name, points in sorted(changed, reverse=True)[:MOST_STRINGS]:
        stones = counted(len(points), "stone")
        named = f"the {stones} at {point_text(name)}" if len(points) > 1 else point_text(name)
        is_own = searched.board.color_at(name) == searched.color
        shares = _shares(searched.color, chosen, other, points)
        key = ("decides-owner", searched.color, chosen.move, name, shares[0], other.move, shares[1])
        verb = (
            ("keeps" if is_own else "gets") if gained > 0 else ("gives up" if is_own else "leaves")
        )
        ends = f"{named} {'end' if len(points) > 1 else 'ends'}"
        said = _said(searched.color, chosen, other, f"{verb} {named}", ends, shares)
        yield SearchFact(key, said, (chosen.move, other.move), gained, points, points)


def _areas(searched: Searched, chosen: Seen, other: Seen) -> Iterator[SearchFact]:
    changed = []
    for points in _regions(searched, chosen, other):
        gained = owned_by(searched.color, chosen, points) - owned_by(searched.color, other, points)
        if not _comes_of_the_turn(searched, chosen, other, points, gained):
            changed.append((len(points) * abs(gained), gained, points))
    for _, gained, points in sorted(changed, reverse=True)[:MOST_AREAS]:
        around = _middle(points)
        named = f"the {len(points)} points around {point_text(around)}"
        shares = _shares(searched.color, chosen, other, points)
        numbers = (len(points), shares[0], other.move, shares[1])
        key = ("decides-area", searched.color, chosen.move, around, *numbers)
        verb = "gets" if gained > 0 else "gives up"
        said = _said(searched.color, chosen, other, f"{verb} {named}", f"{named} end", shares)
        yield SearchFact(key, said, (chosen.move, other.move), gained, points, points)


def _comes_of_the_turn(
    searched: Searched, chosen: Seen, other: Seen, points: Sequence[Point], gained: float
) -> bool:
    """Say whether points change beside a pass because the enemy has one move less, and not by the move chosen.

    So it is where a move that lies farther from them, or out of reach as well, changes them by half as much or more.
    """
    if other.move != PASS:
        return False
    least = searched.enough.owner_games
    near = min(REACH, _lines_to(points, chosen.move))
    without = owned_by(searched.color, other, points)
    for one in searched.weighed:
        move = one.candidate.move
        if move in (PASS, chosen.move) or _lines_to(points, move) <= near:
            continue
        seen = searched.see(move)
        if seen is None or seen.games < least:
            continue
        if (owned_by(searched.color, seen, points) - without) / gained >= AS_MUCH:
            return True
    return False


def _lines_to(points: Sequence[Point], move: Point) -> int:
    """Give by how many lines a move and the nearest of some points are apart."""
    return min(lines_apart(point, move) for point in points)


def _shares(color: Color, chosen: Seen, other: Seen, points: Sequence[Point]) -> tuple[int, int]:
    """Give in how many of 100 games points end as a color's, after the move chosen and after the other."""
    first, second = (_hundredths(owned_by(color, seen, points)) for seen in (chosen, other))
    return first, second


def _said(
    color: Color, chosen: Seen, other: Seen, does: str, ends: str, shares: tuple[int, int]
) -> str:
    """Say what ends as whose: of the move chosen where the other is a pass, else of the other."""
    with_it, without = shares
    if other.move == PASS:
        enemy = color_name(opposite(color))
        return f"it {does}: {color_name(color)}'s in {with_it} of 100 games, {without} if {enemy} moves first"
    return (
        f"after it {ends} as {color_name(color)}'s in {without} of 100 games, "
        f"after {point_text(chosen.move)} in {with_it}"
    )


def _regions(searched: Searched, chosen: Seen, other: Seen) -> Iterator[tuple[Point, ...]]:
    """Give the empty points that end as another's, those together that touch and change alike."""
    board, enough = searched.board, searched.enough
    change = {
        point: owned_by(searched.color, chosen, (point,))
        - owned_by(searched.color, other, (point,))
        for point in all_points(board.size)
        if board.color_at(point) == EMPTY and point not in (chosen.move, other.move)
    }
    left = {point for point, gained in change.items() if abs(gained) >= enough.owned}
    while left:
        start = min(left)
        region = _together(start, left, change, board.size)
        left -= region
        if len(region) >= enough.area:
            yield tuple(sorted(region))


def _together(
    start: Point, among: Iterable[Point], change: Mapping[Point, float], size: int
) -> set[Point]:
    """Give the points of a region around one."""
    wanted, region, open_ends = set(among), {start}, [start]
    while open_ends:
        for point in neighbors(open_ends.pop(), size):
            if point in wanted and point not in region and change[point] * change[start] > 0:
                region.add(point)
                open_ends.append(point)
    return region


def _middle(points: Sequence[Point]) -> Point:
    """Give the point of a region that is nearest to all others."""

    def far(point: Point) -> int:
        return sum(
            (row_of(point) - row_of(other)) ** 2 + (column_of(point) - column_of(other)) ** 2
            for other in points
        )

    return min(points, key=lambda point: (far(point), point))
