"""Motives that are read out: what the enemy would reach without a move, and does not once it is made.

Takes grounds, a move and the reasons known for it; gives motives that the gate lets through. What no source raised is
raised here, of the strings beside the move; nothing is told that reading does not bear out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from riyu.assessment.group_words import is_weak
from riyu.candidates.candidate import Reason
from riyu.game.constants import EMPTY, NO_POINT, PASS
from riyu.game.points import (
    Point,
    column_of,
    diagonals,
    lies_amid,
    line_of,
    lines_apart,
    neighbors,
    on_board,
    point_at,
    point_text,
    row_of,
    steps_apart,
)
from riyu.inference.purposes import TACTICAL
from riyu.player.explaining.forced import most_forced
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.hanging import (
    Hanging,
    doubt_of,
    hanging_on_ko,
    hanging_on_link,
    hanging_on_string,
)
from riyu.player.explaining.local import points_near
from riyu.player.explaining.motives import LINKS, MOTIVE_OF, Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.either import find_either
from riyu.reading.gate import Borne, Claim
from riyu.reading.reading import Verdict
from riyu.reading.threats import Threat

__all__ = [
    "BARE_LINK",
    "REACH",
    "claims_beside",
    "forcing_motives",
    "is_at_link",
    "ko_motives",
    "of_claim",
    "tactical_motives",
]

REACH = 4
"""Lines from the move within which strings are asked about, and between the ends of a link."""

SHORT = 5
"""Liberties up to which strings are asked whether they can be taken."""

LINK_SHARE = 0.5
"""What of the smaller side's stones is held to hang on a link: cut off is not dead."""

MOST_ROOM = 20
"""Points of the room of a group that lives or dies that count with it, at most: what lies open is nobody's."""

BARE_LINK = 1.0
"""Points that are held to hang on a link at least, where either end lives as surely cut off."""

JUDGED_SHARE = 0.5
"""What of the points that are judged to hang on a line is held to hang on what was read."""

UNDER = 2
"""Lines from a side, and from the strings above, within which a move links or cuts them under the stones between."""

FORCED_NODES = 300
"""Nodes of the question whether two things are threatened at once."""

_OF_STRINGS = ("capture", "ladder", "net", "save")
_AT_ENEMY = {"capture", "cut"}


def tactical_motives(
    grounds: Grounds, move: Point, reasons: Sequence[Reason] = ()
) -> list[MotiveSaid]:
    """Give the motives of a move that reading bears out, one for each motive and string."""
    found: dict[tuple[str, Point, Point], MotiveSaid] = {}
    for claim in claims_beside(grounds, move, reasons):
        motive = MOTIVE_OF[claim.purpose]
        key = (motive, grounds.board.string_name(claim.target), claim.other)
        if key in found:
            continue
        borne = _borne(grounds, claim)
        if borne is None:
            continue
        found[key] = told = _of_claim(grounds, claim, motive, borne)
        fallen = _taken_there(grounds, told)
        if fallen and ("save", fallen, NO_POINT) not in found:
            claim = Claim(claim.color, move, "save", fallen)
            if (borne := _borne(grounds, claim)) is not None:
                found["save", fallen, NO_POINT] = _of_claim(grounds, claim, "save", borne)
    found = {
        key: one
        for key, one in found.items()
        if not _taken_there(grounds, one) and _is_seen(grounds, move, one)
    }
    taken = [one for one in found.values() if one.motive in ("capture", "ladder", "net", "kill")]
    for key in [key for key in found if key[0] == "kill"]:
        if _takes(grounds, move, found[key].target):
            del found[key]  # it is taken off the board: that says nothing of its group
    return [*found.values(), *forcing_motives(grounds, move, {one.target for one in taken})]


def of_claim(grounds: Grounds, claim: Claim) -> MotiveSaid | None:
    """Give the motive of a claim that reading bears out, as a record would tell it of the claim's move; else None."""
    borne = _borne(grounds, claim)
    told = _of_claim(grounds, claim, MOTIVE_OF[claim.purpose], borne) if borne is not None else None
    return told if told is not None and _is_seen(grounds, claim.move, told) else None


def _borne(grounds: Grounds, claim: Claim) -> Borne | None:
    """Give what bears a claim out, where the enemy's way without the move begins near that, or near what it is about.

    No group lives by a move whose stones, half of them or more, are one string that the enemy takes after it.
    """
    borne = grounds.borne_out(claim)
    if borne is None or not _begins_near(grounds, claim, borne.without.line):
        return None
    if claim.purpose != "live":
        return borne
    group, board = grounds.now.group_at(claim.target), grounds.board
    if group is None or 2 * board.string_size(claim.target) < len(group.stones):
        return borne
    saved = Claim(claim.color, claim.move, "save", claim.target)
    taken = grounds.reached(saved)
    return None if taken is not None and taken.verdict is Verdict.WIN else borne


def _begins_near(grounds: Grounds, claim: Claim, line: Sequence[Point]) -> bool:
    """Say whether a line begins within REACH of a claim's move, or of the strings it is about, or is empty.

    What begins elsewhere is about other stones of a large group.
    """
    board = grounds.board
    about = {claim.move, *board.string_points(claim.target)}
    if claim.other:
        about.update(board.string_points(claim.other))
    first = next(iter(line), PASS)
    return first <= 0 or min(lines_apart(first, p) for p in about) <= REACH


def _is_seen(grounds: Grounds, move: Point, one: MotiveSaid) -> bool:
    """Say whether a motive is no link of two strings, or the move lies at that."""
    ends = (one.target, one.other)
    is_link = one.motive in LINKS and EMPTY not in map(grounds.board.color_at, ends)
    return not (is_link and one.other) or is_at_link(grounds, move, *ends)


def is_at_link(grounds: Grounds, move: Point, target: Point, other: Point) -> bool:
    """Say whether a move lies where players see that it joins or cuts two strings: beside either, or amid them.

    It touches one of them, is diagonal to both at least, lies in the rectangle of their nearest stones, or under both
    along a side.
    """
    board, size = grounds.board, grounds.board.size
    ends = [set(board.string_points(p)) for p in (target, other)]
    beside = set(neighbors(move, size))
    if any(beside & end for end in ends):
        return True
    around = beside | set(diagonals(move, size))
    if all(around & end for end in ends):
        return True
    near = (min(lines_apart(move, p) for p in end) <= UNDER for end in ends)
    if line_of(move, size) <= UNDER and all(near):
        return True
    first, second = min(
        ((a, b) for a in ends[0] for b in ends[1]),
        key=lambda both: (
            lines_apart(*both),
            steps_apart(*both),
            sum(steps_apart(move, p) for p in both),
        ),
    )
    return lies_amid(move, first, second)


def _takes(grounds: Grounds, move: Point, target: Point) -> bool:
    """Say whether a move takes the string at a target off the board."""
    with grounds.played((grounds.color, move)):
        return grounds.board.color_at(target) == EMPTY


def _taken_there(grounds: Grounds, link: MotiveSaid) -> Point:
    """Give the string at an end of an own link that the enemy's cut takes off the board at once; NO_POINT if none.

    Such a string is saved, not joined.
    """
    board = grounds.board
    if link.motive != "connect" or not link.without:
        return NO_POINT
    ends = [board.string_name(p) for p in (link.target, link.other) if p > 0]
    with grounds.played((grounds.enemy, link.without[0])) as is_legal:
        gone = [p for p in ends if is_legal and board.color_at(p) == EMPTY]
    return gone[0] if gone else NO_POINT


def claims_beside(grounds: Grounds, move: Point, reasons: Sequence[Reason] = ()) -> Iterator[Claim]:
    """Give what may be claimed of a move: what its reasons claim, then of each string beside it what may hang on it."""
    board, color = grounds.board, grounds.color
    for reason in reasons:
        is_claim = reason.purpose in TACTICAL and not reason.is_against and reason.target
        if is_claim and board.color_at(reason.target) != EMPTY:
            yield Claim(color, move, reason.purpose, reason.target)
    names = _strings_beside(grounds, move)
    for name in names:
        is_own = board.color_at(name) == color
        if board.liberties(name) <= SHORT:
            yield Claim(color, move, "save" if is_own else "capture", name)
        group = grounds.now.group_at(name)
        if group is not None and group.name == name and (is_weak(group) or group.is_dead):
            yield Claim(color, move, "live" if is_own else "kill", name)
    for name, other in combinations(names, 2):
        owner = board.color_at(name)
        if owner != board.color_at(other) or not _are_near(grounds, name, other):
            continue
        if is_at_link(grounds, move, name, other):
            yield Claim(color, move, "connect" if owner == color else "cut", name, other)


def _are_near(grounds: Grounds, name: Point, other: Point) -> bool:
    """Say whether two strings stand within REACH of one another."""
    board = grounds.board
    others = board.string_points(other)
    return min(lines_apart(p, q) for p in board.string_points(name) for q in others) <= REACH


def _strings_beside(grounds: Grounds, move: Point) -> list[Point]:
    """Give the strings within REACH of a move, nearest first, and the names of their groups."""
    board, size = grounds.board, grounds.board.size
    column, row = column_of(move), row_of(move)
    steps = sorted(
        (abs(dx) + abs(dy), dx, dy)
        for dx in range(-REACH, REACH + 1)
        for dy in range(-REACH, REACH + 1)
    )
    names: dict[Point, None] = {}
    for _, dx, dy in steps:
        if not (1 <= column + dx <= size and 1 <= row + dy <= size):
            continue
        point = point_at(column + dx, row + dy)
        if on_board(point, size) and board.color_at(point) != EMPTY:
            names.setdefault(board.string_name(point))
    for name in list(names):
        group = grounds.now.group_at(name)
        if group is not None and is_weak(group):
            names.setdefault(group.name)
    return list(names)


def _of_claim(grounds: Grounds, claim: Claim, motive: str, borne: Borne) -> MotiveSaid:
    """Give the motive of a claim that holds."""
    board, target = grounds.board, claim.target
    is_own = board.color_at(target) == claim.color
    starts_ko = borne.after.verdict is Verdict.KO and borne.without.verdict is Verdict.WIN
    without = grounds.whole(borne.without.line, grounds.enemy, before=0)
    is_ko = borne.by_ko or starts_ko
    tried = () if is_ko else _tried_again(grounds, claim, borne)
    line = grounds.whole((claim.move, *(tried or borne.after.line)), grounds.color, before=0)
    other = borne.other if claim.purpose in ("connect", "bridge-under", "cut") else NO_POINT
    if motive in LINKS and other and _side(grounds, other, target) < _side(grounds, target, other):
        target, other = other, target  # the smaller is joined with the larger, or cut off from it
    hanging = Hanging()
    if without and not is_ko:
        hanging = _hanging(grounds, claim, motive, (target, other), without)
    if is_own and not is_ko and motive in ("save", "connect") and not hanging.slots:
        hanging = doubt_of(grounds, target, [(claim.color, claim.move)])
    stake = _stake(grounds, claim, borne)
    if motive in LINKS and not (hanging.stone or is_ko):
        stake = BARE_LINK
    if without and not is_ko and motive in (*LINKS, "capture", "ladder", "net", "save"):
        # What is judged to hang there on the line, half believed, where that is more than the stones.
        stake = max(stake, JUDGED_SHARE * points_near(grounds, claim.move, target, without))
    named = rows = ""
    if claim.purpose in ("live", "kill"):
        group = grounds.now.group_at(target)
        named = grounds.group(group) if group is not None else ""
    elif claim.purpose == "save":
        with grounds.played((grounds.color, claim.move)):
            after = board.liberties(target)
        before = board.liberties(target)
        if after > before:
            rows = grounds.language.word("row-liberties", before=str(before), after=str(after))
    motive = "ko-start" if starts_ko and motive not in LINKS else motive
    if motive == "ko-start" and (answer := next(iter(borne.after.line), PASS)) > 0:
        hanging = _hanging_on_ko(grounds, claim.move, target, answer)
        stake = max(stake, hanging.stake)
    slots = {"rows": rows, **_how(grounds, claim, motive, is_own=is_own)}
    return grounds.motive(
        motive,
        claim.move,
        target,
        Tier.READ,
        stake,
        named=named,
        other=other,
        line=line,
        shown=(grounds.enemy, line[1:]),
        without=without,
        said=(f"{board.liberties(target)} liberties before the move",),
        points=without[:1],
        by_ko=borne.by_ko,
        ends_ko=borne.without.verdict is Verdict.KO,
        slots={**slots, **hanging.slots},
        hanging=hanging.stone,
        hanging_lives=hanging.lives,
    )


def _tried_again(grounds: Grounds, claim: Claim, borne: Borne) -> tuple[Point, ...]:
    """Give how the enemy's own way, tried after the claim's move all the same, is met: what a player asks first.

    Empty where his way begins at that very point or is no move any more, and where no answer was read.
    """
    first = next(iter(borne.without.line), PASS)
    if first in (PASS, claim.move) or first == next(iter(borne.after.line), PASS):
        return ()
    answered = grounds.answer_to(claim, first, borne.other)
    return (first, *answered) if answered else ()


def _hanging(
    grounds: Grounds, claim: Claim, motive: str, ends: tuple[Point, Point], without: Sequence[Point]
) -> Hanging:
    """Give what hangs on a string or a link beyond the stones of it."""
    mine, theirs = [(claim.color, claim.move)], in_turn(grounds, without)
    if motive in LINKS:
        cut, joined = (mine, theirs) if motive == "cut" else (theirs, mine)
        return hanging_on_link(grounds, ends, cut, joined) if all(ends) else Hanging()
    if motive not in _OF_STRINGS:
        return Hanging()
    kept, taken = (mine, theirs) if motive == "save" else (theirs[:1], mine)
    return hanging_on_string(grounds, ends[0], kept, taken)


def _how(grounds: Grounds, claim: Claim, motive: str, *, is_own: bool) -> dict[str, str]:
    """Give the slots that say how stones are captured, or those of a ko that is started."""
    if motive != "capture":
        return _ko_slots(grounds, claim.move, is_own=is_own) if motive == "ko-start" else {}
    word, board = "no-way-out", grounds.board
    before = board.liberties(claim.target)
    with grounds.played((claim.color, claim.move)):
        if board.color_at(claim.target) == EMPTY:
            word = "last-liberty"
        elif board.liberties(claim.target) == 1 < before:
            word = "atari-no-way-out"
    return {"fate": grounds.language.word(word, move=point_text(claim.move))}


def ko_motives(grounds: Grounds, move: Point, reasons: Sequence[Reason]) -> Iterator[MotiveSaid]:
    """Tell that a move takes, ends or threatens for a ko, as the source of ko has it."""
    ko = grounds.board.ko
    for reason in reasons:
        if not reason.source.startswith("ko ") or reason.is_against:
            continue
        named = point_text(ko) if ko else point_text(reason.target)
        motive = MOTIVE_OF[reason.purpose]
        takes, hanging = reason.source == "ko take", Hanging()
        if takes and motive == "ko-start":
            hanging = _hanging_on_ko(grounds, move, reason.target, reason.target)
        yield grounds.motive(
            motive,
            move,
            reason.target,
            Tier.COUNTED,
            (stake := max(2.0 * reason.size, hanging.stake)),
            named=point_text(reason.target) if motive == "ko-end" else "",
            points_named=grounds.language.points(2 * reason.size),
            other=ko,
            other_named=named,
            said=(reason.said,),
            slots=_ko_slots(
                grounds,
                move,
                is_own=grounds.board.color_at(reason.target) == grounds.color,
                taken=reason.target if takes else NO_POINT,
                points=stake - 1.0,  # the size is rounded to whole stones
            )
            | dict(hanging.slots),
            hanging=hanging.stone,
            hanging_lives=hanging.lives,
        )


def _hanging_on_ko(grounds: Grounds, move: Point, target: Point, last: Point) -> Hanging:
    """Give which group's life hangs on a ko that a move takes or starts, won by `last` after it, lost at the move."""
    won = [(grounds.color, move), (grounds.color, last)]
    return hanging_on_ko(grounds, target, won, [(grounds.enemy, move)])


def _ko_slots(
    grounds: Grounds,
    move: Point,
    *,
    is_own: bool = False,
    taken: Point = NO_POINT,
    points: float = 0.0,
) -> dict[str, str]:
    """Give the slots of a move that takes a ko (the stone `taken`, so many points), or of one that starts one.

    `is_own`: over own stones.
    """
    words = grounds.language
    if not taken:
        kind = words.word("ko-saved" if is_own else "ko-only", move=point_text(move))
        return {"fate": words.word("ko-starts"), "kind": kind}
    counts, threats = grounds.threats_of_ko(taken, points)
    rows = words.word("row-threats", before=counts[0], after=counts[1]) if counts else ""
    colors = {"color": words.color(grounds.color), "enemy": words.color(grounds.enemy)}
    kind = words.word("ko-taken", **colors, **threats)
    return {"fate": words.word("ko-takes"), "kind": kind, "rows": rows}


def _stake(grounds: Grounds, claim: Claim, borne: Borne) -> float:
    """Give the points that hang on a claim: two for each stone taken or kept, with the room of a group that lives."""
    board, target = grounds.board, claim.target
    share = 0.5 if borne.by_ko else 1.0
    if claim.purpose in ("live", "kill"):
        group = grounds.now.group_at(target)
        if group is not None:
            return share * (2.0 * len(group.stones) + min(group.room, MOST_ROOM))
    if borne.other and claim.purpose not in ("race",):
        return share * 2.0 * LINK_SHARE * _smaller_side(grounds, target, borne.other)
    return share * 2.0 * board.string_size(target)


def _smaller_side(grounds: Grounds, one: Point, other: Point) -> int:
    """Give the stones of the smaller side of a link."""
    return min(_side(grounds, *ends) for ends in ((one, other), (other, one)))


def _side(grounds: Grounds, stone: Point, other: Point) -> int:
    """Give the stones of a link's side: its string's, or its group's where both sides are not of one as assessed."""
    first, second = grounds.now.group_at(stone), grounds.now.group_at(other)
    is_apart = first is not None and second is not None and first.name != second.name
    in_group = len(first.stones) if first is not None and is_apart else 0
    return max(grounds.board.string_size(stone), in_group)


def forcing_motives(
    grounds: Grounds, move: Point, taken: set[Point], times: float = 1.0
) -> Iterator[MotiveSaid]:
    """Tell the string that one more own move takes or kills, as read, which it does not as things stand.

    Where two things are threatened and the enemy can't keep both, that is told instead. `taken` are strings that the
    move takes anyway; each question takes `times` as many nodes as it may.
    """
    double = _double_threat(grounds, move, taken, int(FORCED_NODES * times))
    if double is not None:
        yield double
        return
    one = most_forced(grounds, move, taken, times)
    if one is not None:
        yield grounds.motive(
            "force",
            move,
            one.name,
            Tier.READ,
            0.5 * one.size,
            line=(move,),
            shown=(grounds.color, one.line),
            said=(f"one more move takes {one.size} stones",),
            points=one.kept[:1],
        )


def _double_threat(
    grounds: Grounds, move: Point, taken: set[Point], limit: int
) -> MotiveSaid | None:
    """Give the two goals of which a move reaches one whatever is answered, those where the lesser has most at stake."""
    board = grounds.board
    gone = {board.string_name(p) for p in taken}
    pairs = [
        sorted((one.one, one.other), key=lambda threat: -_at_stake(grounds, threat))
        for one in find_either(
            grounds.blackboard.features, grounds.readings, grounds.color, move, limit
        )
        if {one.one.goal, one.other.goal} <= _AT_ENEMY
        and gone.isdisjoint((*one.one.targets, *one.other.targets))
    ]
    if not pairs:
        return None
    more, less = max(pairs, key=lambda pair: (_at_stake(grounds, pair[1]), -pair[1].target))
    first, second = (min(one.targets, key=board.string_size) for one in (more, less))
    return grounds.motive(
        "double-threat",
        move,
        first,
        Tier.READ,
        _at_stake(grounds, less),
        other=second,
        line=(move,),
        said=(f"{more.aim}, or {less.aim}",),
        points=(more.follow,),
        slots={
            "more": grounds.language.word(f"aim-{more.goal}", target=grounds.stones(first)),
            "less": grounds.language.word(f"aim-{less.goal}", target=grounds.stones(second)),
        },
    )


def _at_stake(grounds: Grounds, threat: Threat) -> float:
    """Give the points that hang on what is threatened: two a stone, of a link a share of its smaller side's."""
    if threat.goal == "cut":
        return 2.0 * LINK_SHARE * _smaller_side(grounds, *threat.targets)
    return 2.0 * grounds.board.string_size(threat.target)
