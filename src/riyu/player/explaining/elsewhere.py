"""What happens to what a move is about if one plays elsewhere, and how the enemy answers it: two parts of a record.

Takes grounds, a decision and its reasons; gives lines with their sentences. What was read of the reason goes before
what search expects there, and that before what is judged; an answer that is elsewhere on the board is said to be.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from riyu.game.constants import EMPTY, NO_POINT, PASS
from riyu.game.points import Color, Point, all_points, lines_apart, neighbors, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.customary import joseki_next
from riyu.player.explaining.deeds import done_by_enemy, kept_from
from riyu.player.explaining.forced import OF_LIFE, OF_STRING
from riyu.player.explaining.grounds import Grounds, in_turn, lives_of_100
from riyu.player.explaining.hanging import in_doubt
from riyu.player.explaining.local import (
    begun_near,
    line_near,
    points_near,
    taken_by,
    until_taken,
)
from riyu.player.explaining.meant import Ahead, meant_by
from riyu.player.explaining.motives import FATES, Tier
from riyu.player.explaining.played_out import played_out
from riyu.player.explaining.record import STRONG, LineSaid, MotiveSaid, Sentence
from riyu.player.explaining.swings import hanging_by_search, lost_by_passing
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed

__all__ = [
    "SURE",
    "fate_of",
    "hanging_there",
    "is_left",
    "left_there",
    "reply_of",
    "threat_of",
]

SURE = 1.0
"""Points from which on a difference by search is told."""

OF_A_PASS = 2.0
"""Times the points that a pass costs by search that are told to hang on what is read, at most."""

_NEAR_BY = ("reply", "reply-lets")
_LETTING_GO = ("reply-lets", "reply-ignores")
"""Forms of an answer near by, and of one that lets stones go."""

_FALLING = frozenset(name for name, fate in FATES.items() if fate in ("lost", "lives", "dies"))
"""Motives of stones that fall or get away: at least the stones themselves hang on them."""

_ALIVE = ("live", "kill", "keep-dead", "settle")


def threat_of(
    grounds: Grounds,
    decision: Decision,
    reasons: Sequence[MotiveSaid],
    known: Collection[Point] = (),
) -> LineSaid | None:
    """Give what happens there if one plays elsewhere: the line, what it takes, the points that hang on it near by.

    By reading to what the first read reason is about; else by the enemy's move there that the reasons count against, as
    the search goes on from it after a pass, or alone, by what the first that is not joseki is about; where the search
    has him elsewhere first, it is said where. None where he gains nothing there, or, as judged, nothing of the stones
    that are fought for. How surely a group lives then is told in numbers only where no reason has such, and where the
    group has no stone that is `known`: of those they stand elsewhere in the record.
    """
    language, move, passed = grounds.language, decision.point, decision.passed
    first = next((one for one in reasons if one.motive != "joseki"), reasons[0])
    borne = next((one for one in reasons if _is_read_out(one)), None)
    searched = passed.line[1:] if passed is not None else ()
    if borne is not None:
        line, form, tier, first = borne.without, "threat", Tier.READ, borne
    else:
        line, tier = _seen_there(grounds, move) or line_near(grounds, move), Tier.JUDGED
        near = until_taken(grounds, begun_near(grounds, move, first.target, searched))
        form = "threat-late" if not near and searched and searched[0] > 0 else "threat-near"
        if near and line[:1] in ((), near[:1]):
            line, form = grounds.whole(near, grounds.enemy), "threat-search"
            tier = Tier.MEASURED
    if not line:
        return None
    is_judged_fight = first.motive == "decide" and tier is Tier.JUDGED
    points = (
        points_near(grounds, move, first.target, line)
        if borne is None
        else hanging_there(grounds, move, borne, decision)
    )
    if borne is not None:
        fate = fate_of(grounds, borne, *in_turn(grounds, line))
        if borne.ends_ko and fate:
            fate = language.word("if-by-ko", kind=fate)
    else:
        told = {p for one in reasons if _has_life(one) for p in (one.target, one.other) if p > 0}
        fate = taken_by(grounds, move, line, first, {*known, *told}, is_of_that=is_judged_fight)
    if borne is None:
        points = min(points, hanging_by_search(move, decision.chosen))
        if points <= 0.0 or (not fate and (points < SURE or is_judged_fight)):
            return None
        fate = _with_act(grounds, line[0], fate)
    slots = {
        "line": grounds.line(grounds.enemy, line, known=first.target)
        if borne is not None
        else language.line(grounds.enemy, line),  # what it takes is its end then
        "fate": fate,
        "color": language.color(grounds.color),
        "enemy": language.color(grounds.enemy),
        "move": point_text(move),
        "other": point_text(searched[0]) if form == "threat-late" else "",
    }

    def say(points: str) -> Sentence:
        strong = {"line": language.line(grounds.enemy, line, STRONG)}
        note = language.tier(tier) if tier is Tier.READ else ""
        about = (*line, first.target)
        return language.say("parts", form, about, strong=strong, note=note, points=points, **slots)

    sentence = say(language.points(points) if points >= SURE else "")
    brief = None if not fate and form == "threat-near" else say("")
    return LineSaid(sentence, grounds.enemy, tuple(line), tier, points, brief)


def _stones_of(grounds: Grounds, target: Point) -> int:
    """Give the stones of the string at a point, none where none stands there."""
    return grounds.board.string_size(target) if grounds.board.color_at(target) != EMPTY else 0


def hanging_there(
    grounds: Grounds, move: Point, told: MotiveSaid, decision: Decision | None = None
) -> float:
    """Give the points that hang on a read motive of a move, there: as judged by the enemy's line without the move.

    At least those of the stones, where they fall by it; never below 0. One size for it wherever it is told: no more
    than OF_A_PASS times what a pass costs in the search of a `decision`, but for the stones themselves.
    """
    points = points_near(grounds, move, told.target, told.without) if told.without else 0.0
    points = max(points, told.stake if told.motive in _FALLING else 0.0)
    if decision is None:
        return points
    own = 2.0 * _stones_of(grounds, told.target)
    return min(points, max(OF_A_PASS * lost_by_passing(decision), own))


def _seen_there(grounds: Grounds, move: Point) -> tuple[Point, ...]:
    """Give the enemy's move at the very point where it does to stones what is seen on the board; else nothing.

    It takes them, or does what one's own move there may be said to keep him from.
    """
    enemy = grounds.enemy
    takes = grounds.board.is_legal(enemy, move) and grounds.taken_by(enemy, move)
    is_seen = takes or (grounds.may_stand(enemy, move) and kept_from(grounds, move))
    return (move,) if is_seen else ()


def _with_act(grounds: Grounds, point: Point, fate: str) -> str:
    """Say what the enemy's first move there does to stones, and what the line takes: either may be nothing."""
    kind = done_by_enemy(grounds, point)
    if not kind:
        return fate
    word = "does-and" if fate else "does-then"
    slots = {"fate": fate} if fate else {}
    return grounds.language.word(word, move=point_text(point), kind=kind, **slots)


def _has_life(one: MotiveSaid) -> bool:
    """Say whether a reason has in numbers how surely a group lives, as judged or measured."""
    return one.kind in ("life", "groups") and one.tier is not Tier.READ


def _is_read_out(one: MotiveSaid) -> bool:
    return one.tier is Tier.READ and bool(one.without) and one.motive in FATES


def _is_about(grounds: Grounds, told: MotiveSaid, move: Point, point: Point) -> bool:
    """Say whether a point is near a move, or near the stones that its reason is about: of a group all.

    Or where the enemy moves in the lines that were read of it.
    """
    if point <= 0:
        return False
    if told.tier is Tier.READ and point in (*told.line, *told.without):
        return True
    board = grounds.board
    stones = [move]
    if told.target > 0:
        group = grounds.now.group_at(told.target) if told.kind in ("life", "groups") else None
        if group is not None:
            stones += group.stones
        elif board.color_at(told.target) != EMPTY:
            stones += board.string_points(told.target)
        else:
            stones.append(told.target)
    return min(lines_apart(point, stone) for stone in stones) <= ANSWER


def fate_of(grounds: Grounds, told: MotiveSaid, *moves: tuple[Color, Point]) -> str:
    """Say what becomes of a read motive's stones if the enemy has his way by some moves; empty for another motive.

    Where other stones that stand are one string with them at the end, those are lost with them; of a link that is cut
    by taking an end of it, that end is taken, as are stones whose capture the moves show.
    """
    name = FATES.get(told.motive, "")
    if not name:
        return ""
    board, named = grounds.board, _named(grounds, told)
    stood = [p for p in all_points(board.size) if board.color_at(p) != EMPTY]
    ends = [p for p in (told.target, told.other) if p in stood]
    with grounds.played(*moves) as is_legal:
        fallen = [p for p in ends if is_legal and board.color_at(p) == EMPTY]
        stands = is_legal and told.target not in fallen
        joined = set(board.string_points(told.target)) if stands else set()
    if name == "cut" and fallen:
        name, named = "taken", grounds.stones(fallen[0])
    elif name == "lost" and told.target in fallen:
        name = "taken"
    joined.intersection_update(stood)
    if name == "lost" and not fallen and len(joined) > board.string_size(told.target):
        named = grounds.language.stones(grounds.nearest(joined), len(joined))
    other = grounds.stones(told.other) if told.other else ""
    fate = grounds.language.fate(name, named, other)
    group = in_doubt(grounds, told.target, moves) if name == "lives" else None
    if group is None:
        return fate
    slots = {"other": grounds.group(group), "after": lives_of_100(group)}
    return grounds.language.word("away-in-doubt", kind=fate, **slots)


def _named(grounds: Grounds, told: MotiveSaid) -> str:
    """Name what a motive is about: the group where it is about life, else the string."""
    group = grounds.now.group_at(told.target) if told.motive in _ALIVE else None
    return grounds.group(group) if group is not None else grounds.stones(told.target)


def reply_of(
    grounds: Grounds,
    chosen: Weighed,
    reasons: Sequence[MotiveSaid],
    there: Weighed | None = None,
    known: Collection[Point] = (),
    *,
    ahead: Callable[[tuple[Point, ...]], Ahead | None] | None = None,
) -> LineSaid | None:
    """Give the answer that the search expects, and what comes next; where that gives up what was read, that it does.

    What an answer near by is for, and what is read of the next move, is told where that is asked: by `ahead`, which has
    it of a line. Where it is elsewhere, or leaves what the move threatens, it is said why: what the move is about is
    settled as read, the enemy lets it go, or the search sees nothing there that must be answered; and what the move
    leaves to him there, beside one's own move at that point, which is `there` weighed if it was; without numbers of
    groups that have a `known` stone.
    """
    language = grounds.language
    out = played_out(grounds, chosen, reasons)
    line = out.line
    if len(line) < 2 or line[1] == PASS:
        return None
    move, first, follow, again = line[0], reasons[0], "", ""
    asking = next((one for one in reasons if one.must_be_answered), None)
    kept = [one for one in reasons if one.motive != "give-up"]
    is_near = any(_is_about(grounds, one, move, line[1]) for one in kept)
    if asking is not None and is_left(grounds, line, asking):
        form, first = "reply-lets" if is_near else "reply-ignores", asking
    elif is_near:
        form = "reply"
        if (about := out.met or out.open) is not None:
            slots = {"color": language.color(grounds.color), "target": _named(grounds, about)}
            met = "met-by" if out.met is not None else "once-more"
            again = language.word(met, move=point_text(line[2]), **slots)
        elif len(line) > 2 and line[2] != PASS:
            follow = point_text(line[2])
            if ahead is not None and (then := ahead(line)) is not None:
                how = "prepared" if then.against else "which"
                follow = f"{follow}, {language.word(how, kind=then.kind)}"
    elif asking is not None:
        form, first = "reply-ignores", asking
    elif first.tier is Tier.READ and first.motive in FATES and (first.ends_ko or not first.by_ko):
        form, follow = "reply-settled", _named(grounds, first)
    elif any(one.motive == "joseki" for one in kept) and (goes_on := joseki_next(grounds, move)):
        form, follow = "reply-pauses", point_text(goes_on)
    else:
        form = "reply-away"
    if form in _NEAR_BY:
        kind = _done_then(grounds, line, is_meant=ahead is not None)
    else:
        kind = left_there(grounds, line[1], there, known)
    sentence = language.say(
        "parts",
        form,
        (move, *line[1:2]),
        move=point_text(move),
        color=language.color(grounds.color),
        enemy=language.color(grounds.enemy),
        target=point_text(line[1]),
        other=_named(grounds, first) if form in _LETTING_GO else follow,
        kind=kind,
        end=again,
    )
    if form == "reply" and ahead is not None and not (kind or again):
        sentence = replace(sentence, beginner="")  # moves without a purpose teach nothing
    return LineSaid(sentence, grounds.color, line, Tier.MEASURED)


def is_left(grounds: Grounds, line: Sequence[Point], asking: MotiveSaid) -> bool:
    """Say whether the enemy's answer to a move that threatens stones leaves them to be taken all the same, as read."""
    if asking.motive != "force" or len(line) < 2 or PASS in line[:2]:
        return False
    color = grounds.color
    with grounds.played((color, line[0]), (grounds.enemy, line[1])) as is_legal:
        if not is_legal or grounds.board.color_at(asking.target) != grounds.enemy:
            return False
        return any(
            grounds.readings.ask(goal, asking.target, first=color, asker=color, limit=limit).verdict
            is Verdict.WIN
            for goal, limit in (("capture", OF_STRING), ("kill", OF_LIFE))
        )


def left_there(
    grounds: Grounds, point: Point, there: Weighed | None, known: Collection[Point]
) -> str:
    """Say what the enemy's move elsewhere does to stones, as the end of a sentence; empty where he gains no point.

    As judged beside one's own move there, and by search where that is known of it; an area is told with what is done.
    """
    points = min(points_near(grounds, point, NO_POINT, (point,)), hanging_by_search(point, there))
    if not grounds.board.is_legal(grounds.color, point) or points < SURE:
        return ""
    has_act = bool(done_by_enemy(grounds, point))
    fate = taken_by(grounds, point, (point,), None, known, has_area=has_act)
    return _with_act(grounds, point, fate)


def _done_then(grounds: Grounds, line: Sequence[Point], *, is_meant: bool) -> str:
    """Say what the enemy's answer takes, what it is for, or what it puts in atari, as the end of a sentence.

    What is read that it is for goes before strings put in atari, and those before what is judged. What it is for is
    looked for only where that is asked (`is_meant`).
    """
    move, answer = line[:2]
    board, color, words = grounds.board, grounds.color, grounds.language
    with grounds.played((color, move)):
        beside = neighbors(answer, board.size)
        names = sorted({board.string_name(p) for p in beside if board.color_at(p) == color})
        free = [(name, grounds.stones(name)) for name in names if board.liberties(name) > 1]
        if taken := grounds.taken_by(grounds.enemy, answer):
            target = words.stones(grounds.nearest(taken), len(taken))
            return words.word("taking", target=target)
        with grounds.played((grounds.enemy, answer)):
            hit = [said for name, said in free if board.liberties(name) == 1]
    kind = meant_by(grounds, line[:2], is_read=bool(hit)) if is_meant else ""
    if kind:
        return words.word("which", kind=kind)
    return words.word("putting", target=words.listed(hit)) if hit else ""
