"""Facts of a search about whose points end as: strings and areas that change hands, what hangs on who comes first.

Takes what a search found of moves and of a pass; gives facts. Knows nothing of who wins more, but what decides that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from riyu.base.words import counted
from riyu.game.constants import EMPTY, PASS
from riyu.game.points import (
    Color,
    Point,
    all_points,
    color_name,
    lines_apart,
    middle_of,
    neighbors,
    opposite,
    point_text,
)
from riyu.inference.facts import Key
from riyu.search.search_fact import SearchFact, hundredths, owned_by
from riyu.search.searched import Searched
from riyu.search.thinking import Seen

__all__ = ["AROUND", "changes_of", "decides_game", "swing_of"]


def changes_of(searched: Searched, chosen: Seen, other: Seen | None) -> Iterator[SearchFact]:
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


def swing_of(searched: Searched, seen: Seen, passed: Seen | None) -> Iterator[SearchFact]:
    """Give how many points around a move hang on who comes first there, by search: the swing, as far as it is one.

    Of all points AROUND lines from it, so that chance chooses none: by how much oftener they end as the color's after
    it than after a pass. A string on which a large part hangs is named.
    """
    board, color, enough = searched.board, searched.color, searched.enough
    if passed is None or board.passes or min(seen.games, passed.games) < enough.worth_visits:
        return
    owned = tuple(p for p in all_points(board.size) if lines_apart(p, seen.move) <= AROUND)
    gains = tuple(owned_by(color, seen, (p,)) - owned_by(color, passed, (p,)) for p in owned)
    points, gained = 2.0 * sum(gains), sum(gains) / len(owned)
    if points < enough.swing or _comes_of_the_turn(searched, seen, passed, owned, gained):
        return
    change = dict(zip(owned, gains, strict=True))
    strings = {name: board.string_points(name) for name in board.strings()}
    hanging = {
        name: 2.0 * sum(change[point] for point in string)
        for name, string in strings.items()
        if change.keys() >= set(string)
    }
    most = max(hanging, key=lambda name: (hanging[name], -name), default=seen.move)
    is_string = hanging.get(most, 0.0) >= LARGE_PART * points
    around = most if is_string else seen.move
    key = ("swing", color, seen.move, around, round(points))
    named = f", above all {point_text(most)} with its string" if is_string else ""
    said = f"by search {points:.0f} points around it hang on who comes first{named}"
    spoken_of = strings[most] if is_string else ()
    yield SearchFact(key, said, (seen.move, PASS), gained, owned, tuple(spoken_of), gains=gains)


AROUND = 4
"""Lines from a move within which points are those around it: on 19x19 four fifths of all that changes."""

LARGE_PART = 0.25
"""Share of the points that hang on who comes first from which on a string is said to be what they lie around."""


def decides_game(searched: Searched) -> Iterator[SearchFact]:
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
        shares = (hundredths(won), hundredths(otherwise))
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
            yield middle_of(region), region


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
        around = middle_of(points)
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
    first, second = (hundredths(owned_by(color, seen, points)) for seen in (chosen, other))
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
