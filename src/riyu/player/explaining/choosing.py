"""The motives of a move, put in order: all that pass their gates, twins merged, and the three that are told.

Takes grounds, a move and what is known of it; gives motives. Finds none itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from riyu.candidates.candidate import Candidate
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Point, lines_apart, steps_apart
from riyu.player.decision import Decision
from riyu.player.explaining.again import are_the_same
from riyu.player.explaining.answered import answered_motives
from riyu.player.explaining.customary import customary_motives, remembered
from riyu.player.explaining.denied import without_denied, without_hanging
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.leaning import leaning_motives
from riyu.player.explaining.local import points_near
from riyu.player.explaining.measured import decisive_motives, measured_motives, search_motive
from riyu.player.explaining.motives import AGAINST, FATES, HELPS, LINKS, Tier
from riyu.player.explaining.places import place_motives
from riyu.player.explaining.positional import PREVENTED, judged_motives
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.swings import (
    LEAST_MORE,
    MORE,
    hanging_by_search,
    larger_by_search,
    swing_motives,
)
from riyu.player.explaining.tactics import ko_motives, tactical_motives
from riyu.player.explaining.threatening import threat_motives
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed

__all__ = [
    "BESIDES",
    "MOST_REASONS",
    "best_motives",
    "groups_of",
    "motives_of",
    "order_of",
    "weight",
    "with_lines_once",
]

MOST_REASONS = 3
"""Reasons that are told, at most."""

TRUST = {
    Tier.READ: 1.0,
    Tier.COUNTED: 0.9,
    Tier.MEASURED: 0.8,
    Tier.CUSTOM: 0.6,
    Tier.JUDGED: 0.5,
}
"""How far the points that hang on a motive count for the order of motives, by how surely it is known."""

BESIDES = frozenset({"custom", "joseki", "search", "answer", "give-up", "swing"})
"""Motives that say little of the move itself: they are the first only where there is no other.

That a move is joseki goes before all that is not read: it says why such a move is played, the others what comes of it.
"""

LEAST_READ = 2.0
"""Points that must hang on a read motive for it to go before what is counted, measured and judged."""

WHOLE = 1.5
"""Times the points of any other motive that must hang on who comes first at the move, in all, for that to be told."""

LARGER = 4.0
"""Times the points of what is read that must be judged to hang on an area for that to be the headline."""

_FALLS = frozenset({"capture", "ladder", "net", "double-threat", "save", "live", "kill", "race"})
_TAKES = frozenset({"capture", "ladder", "net"})
_AREAS = frozenset({"build", "close", "reduce", "invade", "endgame"})

NEARLY = 0.75
"""The share of what hangs on any link from which on the nearest one is told rather."""

FARTHEST = 100
"""Steps that no link's ends are from a move, together."""

FAINT = 0.3
"""What of a change is enough to be told where nothing else is known of a move."""

BY_MOVE = 2
"""Lines from a move within which a group stands by it."""

KILL_NODES = 1_000
"""Nodes of the question whether a group that a move helps is killed all the same."""

BESIDE = 4
"""Lines from stones that a move takes or keeps within which an area's change is theirs."""

_TWINS = (
    frozenset(
        {
            "capture",
            "ladder",
            "net",
            "kill",
            "race",
            "attack",
            "enclose",
            "threaten",
            "keep-dead",
            "take-eye",
        }
    ),
    frozenset(
        {"save", "live", "settle", "guard", "run", "join", "connect", "ko-start", "make-eye"}
    ),
    frozenset({"build", "close", "extend", "span", "endgame"}),
    frozenset({"invade", "reduce", "wedge", "endgame"}),
    frozenset({"force", "take-sente"}),
    frozenset({"force", "threaten"}),
    frozenset({"pincer", "attack", "enclose"}),
)
"""Motives of which, about the same group or area, one is told: the strongest."""


def motives_of(
    grounds: Grounds,
    move: Point,
    candidate: Candidate | None = None,
    weighed: Weighed | None = None,
    decision: Decision | None = None,
) -> list[MotiveSaid]:
    """Give all motives of a move that pass their gates, the most important first; none of what speaks against it."""
    reasons = candidate.reasons if candidate is not None else ()
    line = weighed.line if weighed is not None else ()
    most = hanging_by_search(move, weighed)
    read = tactical_motives(grounds, move, reasons)
    threats = list(threat_motives(grounds, move, weighed, decision))
    forces = any(one.must_be_answered for one in (*read, *threats))
    judged = list(judged_motives(grounds, move, line, most=most, forces=forces))
    of_life = [one for one in (*read, *judged) if one.kind == "life"]
    of_life = [one for one in of_life if one.tier is Tier.READ or one.motive == "keep-dead"]
    likely = _without_groups_of(grounds, of_life, list(leaning_motives(grounds, move)))
    found = [
        *read,
        *threats,
        *place_motives(grounds, move, candidate),
        *_without_groups_of(grounds, [one for one in likely if one.motive in HELPS], judged),
        *likely,
        *measured_motives(grounds, move, weighed),
        *answered_motives(grounds, move, line, read),
        *customary_motives(grounds, move, candidate),
        *ko_motives(grounds, move, reasons),
    ]
    found = [
        without_hanging(grounds, one, weighed, decision)
        for one in without_denied(grounds, move, found, weighed)
    ]
    found = _without_false_help(grounds, move, found)
    told = (one for one in found if one.motive not in BESIDES)
    known = {name for one in told for name in groups_of(grounds, one)}
    found += decisive_motives(grounds, move, weighed, known)
    swing = list(swing_motives(grounds, move, weighed))
    if all(one.motive in BESIDES for one in found):
        faint = judged_motives(grounds, move, line, FAINT, most, forces=forces)
        faint = _without_false_help(grounds, move, faint)
        found += [one for one in faint if not swing or one.kind in ("life", "groups")]
        is_known = swing or any(one.motive == "joseki" for one in found)
        if not is_known and all(one.motive in BESIDES for one in found):
            found += search_motive(grounds, move, weighed, decision)
    found += swing
    found = [remembered(grounds, one, reasons) for one in _without_padding(grounds, found)]
    return sorted(found, key=lambda one: (-weight(one), one.motive, one.target))


def best_motives(
    grounds: Grounds,
    move: Point,
    candidate: Candidate | None = None,
    weighed: Weighed | None = None,
    decision: Decision | None = None,
    named: float = 0.0,
    without: Collection[MotiveSaid] = (),
) -> tuple[MotiveSaid, ...]:
    """Give the motives that are told: at most three, different ones, twins merged; the first, then the most telling.

    That is what reading or the search found, then what else hangs on the move by its size, then custom. That the move
    is joseki is always one of them, and the first before what is not read.
    What is read is the first, where as much as LEAST_READ hangs on it and not more on another group or a ko, as far as
    such things are believed, nor LARGER times as much on an area. What hangs on the move in all is told where it is
    more than what hangs on any of them, and than as many points as are `named` elsewhere. None that is the same
    as one of those that are told `without`, if there are others.
    """
    found = motives_of(grounds, move, candidate, weighed, decision)
    left = [one for one in found if not any(are_the_same(grounds, one, out) for out in without)]
    merged = _merged(grounds, move, left or found)
    others = (one for one in merged if one.motive not in BESIDES)
    most = max(map(_spoken_of, others), default=0.0)
    merged = [
        one for one in merged if one.motive != "swing" or one.stake > WHOLE * max(most, named)
    ]
    merged = _without_areas_of_places(grounds, merged)
    first = _first_of(grounds, move, merged)
    shown = [one for one in merged if _place(one) <= 1]
    kept = [larger_by_search(grounds, move, weighed, first, shown)]
    joseki = [one for one in merged if one.motive == "joseki"]
    if kept[0].tier is not Tier.READ or kept[0].stake < LEAST_READ:
        kept = joseki or kept
    for one in (*joseki, *merged):
        if one.kind == "area" and one.tier is Tier.JUDGED and one.stake < LEAST_READ:
            continue  # too little to be told beside another
        if len(kept) < MOST_REASONS and not any(_are_twins(grounds, one, told) for told in kept):
            kept.append(one)
    return _each_once(grounds, (*kept[:1], *sorted(kept[1:], key=order_of)))


def _without_areas_of_places(grounds: Grounds, merged: Sequence[MotiveSaid]) -> list[MotiveSaid]:
    """Give motives without areas that are judged where what is counted along the side says the same in better words.

    An area worth more than twice as much stays.
    """
    places = [one for one in merged if one.is_of_place]
    return [
        one
        for one in merged
        if one.motive not in _AREAS
        or one.tier is not Tier.JUDGED
        or not any(_are_twins(grounds, one, p) and 2 * weight(p) >= weight(one) for p in places)
    ]


def _each_once(grounds: Grounds, told: Sequence[MotiveSaid]) -> tuple[MotiveSaid, ...]:
    """Give motives of which each line of the search, and the threats of a ko, are told with the first alone.

    So is what hangs on them, of one group, and of none that a reason says itself how surely it lives, nor of one of
    which another gives stones up.
    """
    of_groups = (
        one for one in told if one.kind in ("life", "groups") and one.tier is not Tier.READ
    )
    known = {name for one in of_groups for name in groups_of(grounds, one)}
    given_up = (one for one in told if one.motive == "give-up")
    left = {name for one in given_up for name in groups_of(grounds, one)}
    given: list[MotiveSaid] = []
    for one in _with_threats_once(with_lines_once(told)):
        group = grounds.now.group_at(one.hanging) if one.hanging else None
        is_new = group is None or group.name not in known | left
        if one.alone is not None and group is not None and group.name in left:
            one = replace(one, headline=one.alone)
        is_known = not is_new or any(before.hanging for before in given)
        if one.hanging and one.bare is not None and is_known:
            one = replace(one, sentence=one.bare, hanging=NO_POINT)
        given.append(one)
    return tuple(given)


def _with_threats_once(told: Sequence[MotiveSaid]) -> Iterator[MotiveSaid]:
    """Give motives the threats of a ko told with the first that has some: what is one ko has one count."""
    is_told = False
    for one in told:
        is_ko = one.uncounted is not None or one.motive == "ko-start"
        yield replace(one, sentence=one.uncounted) if is_told and one.uncounted is not None else one
        is_told |= is_ko


def with_lines_once(told: Sequence[MotiveSaid]) -> tuple[MotiveSaid, ...]:
    """Give motives each line of the search of which is told once: with the first that it shows."""
    seen: set[tuple[Point, ...]] = set()
    given = []
    for one in told:
        if one.lineless is not None and one.line in seen:
            one = replace(one, sentence=one.lineless)
        seen.add(one.line)
        given.append(one)
    return tuple(given)


def _first_of(grounds: Grounds, move: Point, merged: Sequence[MotiveSaid]) -> MotiveSaid:
    """Give the motive of the headline: what is read; else a group, or a place that is counted, goes before an area.

    Before an area worth up to twice as much. What is read
    gives way where more than hangs on it, and near it by its line, is held to hang on another group or a ko, or LARGER
    times that on an area.
    """
    first = min(merged, key=_place)
    if first.tier is Tier.READ:
        if first.motive in LINKS:
            before = (one for one in merged if _goes_before_link(grounds, first, one))
            first = next(before, first)
        read = max(weight(first), points_near(grounds, move, first.target, first.without))
        larger = [one for one in merged if _place(one) == 1 and one.tier is not Tier.READ]
        larger = [one for one in larger if weight(one) > _times_larger(grounds, one, first) * read]
        if not larger:
            return first
        first = max(larger, key=weight)
    if first.motive not in _AREAS:
        nearer = [one for one in merged if _is_nearer(grounds, move, one, first)]
        return nearer[0] if nearer else first
    rather = [
        one
        for one in merged
        if (one.kind in ("life", "groups") or one.is_of_place)
        and _place(one) <= 1
        and (2 * weight(one) >= weight(first) or _is_around(grounds, one, first.target))
    ]
    return rather[0] if rather else first


def _spoken_of(one: MotiveSaid) -> float:
    """Give the points that a motive's sentence may speak of: more than count for its order, where it prevents."""
    return one.stake * (PREVENTED if one.motive == "prevent" else 1.0)


def _times_larger(grounds: Grounds, one: MotiveSaid, read: MotiveSaid) -> float:
    """Give how many times as much must hang on a motive that is not read as on one that is, for the headline.

    As much on a ko, and on a group of other stones; what is read of a group's own is how it is done.
    """
    if one.kind in ("life", "groups"):
        return 1.0 if groups_of(grounds, one).isdisjoint(groups_of(grounds, read)) else LARGER
    return 1.0 if one.motive in ("ko-start", "ko-end") else LARGER


def _is_nearer(grounds: Grounds, move: Point, one: MotiveSaid, first: MotiveSaid) -> bool:
    """Say whether a motive's group stands BY_MOVE to a move and that of the first does not, and half as much hangs."""
    if Tier.READ in (one.tier, first.tier) or _place(one) > 1 or 2 * weight(one) < weight(first):
        return False
    groups = [grounds.now.group_at(m.target) for m in (one, first) if m.kind in ("life", "groups")]
    if len(groups) < 2 or groups[0] is None or groups[1] is None:
        return False
    own, others = (min(lines_apart(move, p) for p in g.stones) for g in groups if g is not None)
    return own <= BY_MOVE < others


def _is_around(grounds: Grounds, one: MotiveSaid, middle: Point) -> bool:
    """Say whether the group that a motive is about stands at the middle of an area: then that is its own room."""
    group = grounds.now.group_at(one.target) if one.kind in ("life", "groups") else None
    return group is not None and min(lines_apart(middle, p) for p in group.stones) <= 1


def _goes_before_link(grounds: Grounds, link: MotiveSaid, one: MotiveSaid) -> bool:
    """Say whether a motive is that stones fall or are saved on which half as much hangs as on a link: that is surer.

    Or such stones at either end of the link, for that is why it counts, or those that keep its ends apart.
    """
    if one.motive not in _FALLS or one.tier is not Tier.READ:
        return False
    if 2 * weight(one) >= weight(link) and one.stake >= LEAST_READ:
        return True
    board = grounds.board
    first, second = (
        {board.string_name(p) for p in (m.target, m.other) if p > 0 and board.color_at(p) != EMPTY}
        for m in (link, one)
    )
    if one.motive == "save" and link.motive == "cut":
        return first <= {name for p in second for name in board.neighbor_strings(p)}
    return bool(first & second)


def order_of(one: MotiveSaid) -> tuple[int, float, Tier]:
    """Give where a reason stands after the first: what is read or measured, what else hangs on the move, custom."""
    if one.motive in BESIDES:
        place = 3 if one.motive == "give-up" else 2
    else:
        is_shown = one.tier is Tier.MEASURED or (one.tier is Tier.READ and one.stake >= LEAST_READ)
        place = 0 if is_shown else 1
    return place, -weight(one), one.tier


def _place(one: MotiveSaid) -> int:
    """Give where a motive stands for the headline: what is read before all others, what says little behind."""
    if one.motive in BESIDES:
        return 3
    if one.motive in ("prevent", "take-sente", "decide"):
        return 2
    return 0 if one.tier is Tier.READ and one.stake >= LEAST_READ else 1


def _without_groups_of(
    grounds: Grounds, told: Sequence[MotiveSaid], others: Sequence[MotiveSaid]
) -> list[MotiveSaid]:
    """Give motives without those that are not read of groups that are `told` of in a surer way: by other numbers."""
    groups = {name for one in told for name in groups_of(grounds, one)}
    return [
        one
        for one in others
        if one.tier is Tier.READ
        or one.kind not in ("life", "groups")
        or groups.isdisjoint(groups_of(grounds, one))
    ]


def _without_false_help(
    grounds: Grounds, move: Point, found: Sequence[MotiveSaid]
) -> list[MotiveSaid]:
    """Give motives without what is judged or measured to help a group that is lost all the same, as read.

    Stones of it are given up, or the enemy kills it after the move, if only by a ko.
    """
    lost = {p for one in found if one.motive == "give-up" for p in groups_of(grounds, one)}
    return [
        one
        for one in found
        if one.motive not in HELPS
        or one.tier is Tier.READ
        or (lost.isdisjoint(groups_of(grounds, one)) and not _is_killed(grounds, move, one.target))
    ]


def _is_killed(grounds: Grounds, move: Point, stone: Point) -> bool:
    """Say whether the enemy, as read, kills the group of a stone after a move, or has a ko for its life."""
    if grounds.board.color_at(stone) != grounds.color:
        return False
    with grounds.played((grounds.color, move)) as is_legal:
        if not is_legal:
            return False
        who = grounds.enemy
        found = grounds.readings.ask("kill", stone, first=who, asker=who, limit=KILL_NODES)
    return found.verdict in (Verdict.WIN, Verdict.KO)


def _without_padding(grounds: Grounds, found: Sequence[MotiveSaid]) -> list[MotiveSaid]:
    """Give motives without what adds nothing to others: that the last move is answered, an attack's own profit.

    The attack that names an area as its profit takes over the points that hang on that.
    """
    said_more = any(one.motive not in ("answer", "search") for one in found)
    counted = {one.motive for one in found if one.tier is Tier.COUNTED}
    kept = [
        one
        for one in found
        if not (said_more and one.motive == "answer")
        # An approach in a corner with one stone is no invasion, and one that spans a side says more than "extends".
        and not (one.motive == "invade" and one.tier is Tier.JUDGED and "approach" in counted)
        and not (one.motive == "extend" and "span" in counted)
    ]
    kept = _without_taken(grounds, kept)
    for area in [one for one in kept if one.motive in _AREAS]:
        attacks = [
            i
            for i, one in enumerate(kept)
            if one.motive in AGAINST
            and one.tier is not Tier.READ
            and (
                area.target in one.sentence.points
                or (
                    area.tier is Tier.MEASURED
                    and any(lines_apart(area.target, p) <= BESIDE for p in _profit(grounds, one))
                )
            )
        ]
        if attacks:
            first = attacks[0]
            kept[first] = replace(kept[first], stake=kept[first].stake + area.stake)
            kept.remove(area)
    return kept


def _without_taken(grounds: Grounds, found: Sequence[MotiveSaid]) -> list[MotiveSaid]:
    """Give motives without what taking a string says already: that it is cut off, or, of a ko that is taken, that.

    Nor that a ko decides what the move ends as a ko.
    """
    board = grounds.board
    kos = {one.target for one in found if one.motive == "ko-start" and one.tier is Tier.COUNTED}
    kept = [one for one in found if one.motive not in _TAKES or one.target not in kos]
    if kos:
        # That it is taken now says more than that reading foresees a ko, and no border ends there.
        kept = [one for one in kept if one.motive != "ko-start" or one.tier is Tier.COUNTED]
        kept = [
            one
            for one in kept
            if one.motive != "endgame" or min(lines_apart(one.target, p) for p in kos) > 1
        ]
        # Eyes beside it are counted, and lives judged, as if the ko were over.
        kept = [one for one in kept if not _is_life_beside(grounds, one, kos)]
    ended = {one.target for one in found if one.motive == "ko-end"}
    kept = [one for one in kept if not (one.by_ko and one.target in ended)]
    taken = {board.string_name(one.target) for one in kept if one.motive in _TAKES}
    taken |= {board.string_name(p) for p in (*kos, *grounds.taken) if board.color_at(p) != EMPTY}

    def is_taken(point: Point) -> bool:
        return point > 0 and board.color_at(point) != EMPTY and board.string_name(point) in taken

    return [
        one
        for one in kept
        if one.motive not in LINKS or not (is_taken(one.target) or is_taken(one.other))
    ]


def _is_life_beside(grounds: Grounds, one: MotiveSaid, kos: Collection[Point]) -> bool:
    """Say whether a motive is how a group lives, with no line read, that stands beside one of some stones in a ko."""
    is_life = one.kind == "life" and one.motive not in FATES
    group = grounds.now.group_at(one.target) if is_life else None
    return group is not None and any(
        lines_apart(p, stone) <= 1 for p in kos for stone in group.stones
    )


def _profit(grounds: Grounds, attack: MotiveSaid) -> list[Point]:
    """Give the empty points that the sentence of an attack speaks of, beside the move and what it is about."""
    board, own = grounds.board, (attack.target, attack.other, grounds.about)
    return [p for p in attack.sentence.points[1:] if p not in own and board.color_at(p) == EMPTY]


def _merged(grounds: Grounds, move: Point, found: Sequence[MotiveSaid]) -> list[MotiveSaid]:
    """Let what is read stand for its twins that are judged or measured, as important as the most important of them.

    Where LEAST_READ hangs on it itself: else it stands for itself alone. What is measured of a group stands for the
    same motive as judged.
    """
    read = [one for one in found if one.tier is Tier.READ and one.stake >= LEAST_READ]
    kept: list[tuple[float, MotiveSaid]] = []
    for one in found:
        twins = [other for other in found if other is one or _are_twins(grounds, one, other)]
        alike = (
            [t for t in twins if t.motive == one.motive and _is_beside(grounds, one, t)]
            if one.motive not in _AREAS
            else []
        )
        if one in read:
            kept.append((max(map(weight, twins)), one))
        elif any(other in read for other in twins):
            continue
        elif one.tier is Tier.MEASURED:
            kept.append((max(map(weight, alike), default=weight(one)), one))
        elif one.tier is not Tier.JUDGED or not any(t.tier is Tier.MEASURED for t in alike):
            kept.append((weight(one), one))
    kept.sort(key=lambda both: (-both[0], -weight(both[1]), both[1].motive, both[1].target))
    return _heavier_first(grounds, move, [one for _, one in kept])


def _heavier_first(grounds: Grounds, move: Point, merged: list[MotiveSaid]) -> list[MotiveSaid]:
    """Let those of one motive that are read change places so that the one on which most hangs itself comes first.

    Of links the one whose ends are nearest to the move, of those on which NEARLY as much hangs.
    """
    read = [one for one in merged if one.tier is Tier.READ]
    most = {
        name: max(weight(one) for one in read if one.motive == name)
        for name in {one.motive for one in read}
    }

    def place(one: MotiveSaid) -> tuple[int, float]:
        is_near = one.motive in LINKS and weight(one) >= NEARLY * most[one.motive]
        return (_steps_to(grounds, move, one) if is_near else FARTHEST, -weight(one))

    ordered = {
        name: iter(sorted((one for one in read if one.motive == name), key=place)) for name in most
    }
    return [next(ordered[one.motive]) if one.tier is Tier.READ else one for one in merged]


def _steps_to(grounds: Grounds, move: Point, link: MotiveSaid) -> int:
    """Give the steps from a move to the strings at both ends of a link that it joins or cuts, together."""
    ends = (grounds.board.string_points(p) for p in (link.target, link.other) if p > 0)
    return sum(min(steps_apart(move, p) for p in stones) for stones in ends)


def weight(one: MotiveSaid) -> float:
    """Give how much a motive counts: the points that hang on it, less believed where they are less sure.

    Of an eye that is read the points are judged all the same.
    """
    is_eye = one.motive in ("make-eye", "take-eye")
    return TRUST[Tier.JUDGED if is_eye else one.tier] * one.stake


def _are_twins(grounds: Grounds, one: MotiveSaid, told: MotiveSaid) -> bool:
    """Say whether two motives say the same: the same motive, or twins about one group or area.

    A group says more than the stones of it that are read, where these are few of it and much more hangs on it.
    """
    if one.motive == told.motive:
        return True
    if _is_of_more(grounds, one, told) or _is_of_more(grounds, told, one):
        return False
    if _hangs_there(grounds, one, told) or _hangs_there(grounds, told, one):
        return True
    if {one.motive, told.motive} & (BESIDES - {"give-up"}):
        return False
    if "prevent" in (one.motive, told.motive):  # the enemy would do it to what the move helps
        return _is_beside(grounds, one, told)
    if "split" in (one.motive, told.motive) and {one.motive, told.motive} & (AGAINST | _TAKES):
        return bool(groups_of(grounds, one) & groups_of(grounds, told))
    if "lean" in (one.motive, told.motive) and {one.motive, told.motive} & AGAINST:
        return bool(groups_of(grounds, one) & groups_of(grounds, told))
    if _is_area_of(one, told) or _is_area_of(told, one):
        return True
    if not any(one.motive in twins and told.motive in twins for twins in _TWINS):
        return False
    if not one.target or not told.target:
        return True
    first, second = (grounds.now.group_at(m.target) for m in (one, told))
    if first is not None and second is not None:
        return first.name == second.name
    return True


def _hangs_there(grounds: Grounds, threat: MotiveSaid, read: MotiveSaid) -> bool:
    """Say whether the group that is threatened is said to hang on what is read, which says more."""
    if threat.motive != "threaten" or not read.hanging:
        return False
    group = grounds.now.group_at(read.hanging)
    return group is not None and group.name in groups_of(grounds, threat)


def _is_of_more(grounds: Grounds, whole: MotiveSaid, read: MotiveSaid) -> bool:
    """Say whether a motive is about other stones of a group for the most part than those of it that are read.

    And whether much more hangs on them.
    """
    if read.tier is not Tier.READ or read.kind != "tactics" or whole.tier is Tier.READ:
        return False
    group = grounds.now.group_at(whole.target) if whole.kind in ("life", "groups") else None
    if group is None:
        return False
    board = grounds.board
    ends = [p for p in (read.target, read.other) if p > 0 and board.color_at(p) != EMPTY]
    stones = {p for end in ends for p in board.string_points(end)}
    about = set(board.string_points(whole.target) if whole.of_string else group.stones)
    is_other = 2 * len(about & stones) < len(about)
    return is_other and weight(whole) >= max(MORE * weight(read), weight(read) + LEAST_MORE)


def _is_beside(grounds: Grounds, one: MotiveSaid, told: MotiveSaid) -> bool:
    """Say whether two motives are about the same group, or about areas near one another."""
    if not one.target or not told.target:
        return False
    if any(grounds.now.group_at(m.target) is not None for m in (one, told)):
        return bool(groups_of(grounds, one) & groups_of(grounds, told))
    return lines_apart(one.target, told.target) <= BESIDE


def groups_of(grounds: Grounds, one: MotiveSaid) -> set[Point]:
    """Give the names of the groups that a motive is about; a point where there is none."""
    found = ((p, grounds.now.group_at(p)) for p in (one.target, one.other) if p > 0)
    return {group.name if group is not None else p for p, group in found}


def _is_area_of(area: MotiveSaid, read: MotiveSaid) -> bool:
    """Say whether an area's change is that of stones near by that are taken, kept or cut off, as read."""
    return (
        area.motive in _AREAS
        and read.tier is Tier.READ
        and read.motive not in ("force", "give-up")
        and lines_apart(area.target, read.target) <= BESIDE
    )
