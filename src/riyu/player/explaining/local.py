"""What the enemy gets near a move if one plays elsewhere: his line there, what it takes, what hangs on it.

Takes grounds, a move and a line; gives lines and points of the board near by alone, never the whole board's. Reads
nothing: what falls is seen on the board after the line, the rest is a change of the assessment.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from riyu.assessment.evaluation import Evaluation
from riyu.assessment.reading_out import read_out
from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import Point, all_points, line_of, lines_apart, point_text
from riyu.player.explaining.areas import CHANGED, middle_of
from riyu.player.explaining.grounds import Grounds, in_turn, lives_of_100
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid, says_more

__all__ = [
    "SAFE",
    "answered_near",
    "begun_near",
    "enemy_first",
    "line_near",
    "lines_to",
    "points_near",
    "taken_by",
    "until_taken",
]

NEAR = 4
"""Lines from the moves of a line, and from what it is about, within which points are its own."""

ROUND = 2
"""Lines from a move within which the enemy's best move beside it is looked for."""

LOW = 2
"""Lines from a side from which a move must come for the enemy's on the first to be the one that is told."""

AS_GOOD = 0.6
"""The share of the most that is taken from him beside it that the enemy must lose at the very point to move there."""

MOST_LEFT = 0.5
"""The share of what the enemy gains at a point that he may gain after one's own move all the same."""

WEAKER = 0.12
"""By how much less surely, −1 to 1, a group must live after a line for that to be told of it."""

SAFE = 0.5
"""How surely an own group must live, −1 to 1, for nothing to be told of its living less surely."""

LEAST_AREA = 2.0
"""Points by which an area must change for a line to be told of it."""


def lines_to(point: Point, stones: Iterable[Point]) -> int:
    """Give by how many lines a point and the nearest of some stones are apart; there is one, at least."""
    return min(lines_apart(point, stone) for stone in stones)


def begun_near(
    grounds: Grounds, move: Point, target: Point, line: Sequence[Point]
) -> tuple[Point, ...]:
    """Give a line of the enemy's as far as it stays near a move or what that is about; empty if it begins elsewhere."""
    kept: list[Point] = []
    about = _about(grounds, move, target)
    for point in line:
        if point <= 0 or min(lines_apart(point, p) for p in (*about, *kept)) > NEAR:
            break
        kept.append(point)
    if len(kept) % 2 == 0:  # what one does oneself at the end is no part of a threat
        kept = kept[:-1]
    return tuple(kept)


def until_taken(grounds: Grounds, line: Sequence[Point]) -> tuple[Point, ...]:
    """Give a line of the enemy's no farther than the last of its moves that takes own stones; whole if none does."""
    board, last = grounds.board, 0
    own = {name for name in board.strings() if board.color_at(name) == grounds.color}
    with board.trail.scope():
        for count, (color, point) in enumerate(in_turn(grounds, line), 1):
            if not board.is_legal(color, point):
                break
            board.play(color, point)
            gone = {name for name in own if board.color_at(name) != grounds.color}
            last, own = (count if gone else last), own - gone
    return tuple(line[:last] if last else line)


def answered_near(grounds: Grounds, line: Sequence[Point]) -> tuple[Point, ...]:
    """Give how a line goes on after its first move, as far as it stays near that: the enemy first, and to move again.

    As many moves as are legal, LONGEST_LINE at most; empty if the answer is elsewhere, or nothing follows it.
    """
    kept = list(grounds.whole(line, grounds.color)[:1])
    for point in grounds.whole(line, grounds.color)[1:]:
        if point <= 0 or min(lines_apart(point, p) for p in kept) > NEAR:
            break
        kept.append(point)
    return tuple(kept[1 : 1 + (len(kept) - 1) // 2 * 2])


def line_near(grounds: Grounds, move: Point) -> tuple[Point, ...]:
    """Give the enemy's move there that one's own takes most from, as assessed: the very point, or one clearly better.

    What he gains there all the same after one's own move is no part of it, nor a point where he keeps most of his gain.
    Empty if nothing is taken from him.
    """
    board, enemy = grounds.board, grounds.enemy
    near = [
        p
        for p in all_points(board.size)
        if lines_apart(p, move) <= ROUND
        and (line_of(p, board.size) > 1 or line_of(move, board.size) <= LOW)
        and grounds.may_stand(enemy, p)
    ]
    gains = _gains(grounds, near)
    with grounds.played((grounds.color, move)) as is_legal:
        left = _gains(grounds, [p for p in near if board.is_legal(enemy, p)]) if is_legal else {}
    taken = {
        p: gain - max(0, left.get(p, 0))
        for p, gain in gains.items()
        if left.get(p, 0) <= MOST_LEFT * gain
    }
    best = max(taken, key=lambda p: (taken[p], -p), default=0)
    if not best or taken[best] <= 0:
        return ()
    return (move,) if taken.get(move, 0) >= AS_GOOD * taken[best] else (best,)


def _gains(grounds: Grounds, points: Sequence[Point]) -> dict[Point, int]:
    """Give what the enemy gains by each of some points as the board stands, in the evaluator's parts of a point."""
    evaluator, sign = grounds.assessor.evaluator, 1 if grounds.enemy == BLACK else -1
    before = evaluator.evaluate_points()
    gains = {}
    for point in points:
        with grounds.played((grounds.enemy, point)):
            gains[point] = sign * (evaluator.evaluate_points() - before)
    return gains


def enemy_first(grounds: Grounds, move: Point) -> tuple[tuple[Point, ...], Evaluation]:
    """Give the enemy's move there and the assessment after it; no move and that of now where none gains anything."""
    line = line_near(grounds, move)
    after = grounds.after(grounds.enemy, line[0]) if line else None
    return (line, after) if after is not None else ((), grounds.now)


def points_near(grounds: Grounds, move: Point, target: Point, line: Sequence[Point]) -> float:
    """Give the points that hang there on who comes first: after the move, less what is left after the enemy's line.

    Counted are the points near the moves and what they are about, with all of the groups that stand there.
    """
    mine = grounds.after(grounds.color, move)
    if mine is None:
        return 0.0
    with grounds.played(*in_turn(grounds, line)) as is_legal:
        if not is_legal:
            return 0.0
        theirs = read_out(grounds.assessor.evaluator, 0.0)
    sign = 1 if grounds.color == BLACK else -1
    about = (*_about(grounds, move, target), *line)
    zone = {p for p in all_points(mine.size) if min(lines_apart(p, one) for one in about) <= NEAR}
    for group in grounds.now.groups:
        if not zone.isdisjoint(group.stones):
            zone.update(group.stones)
    return sum(sign * (mine.worth(p) - theirs.worth(p)) for p in zone)


def taken_by(
    grounds: Grounds,
    move: Point,
    line: Sequence[Point],
    about: MotiveSaid | None = None,
    known: Collection[Point] = (),
    *,
    is_of_that: bool = False,
    has_area: bool = True,
) -> str:
    """Say what a line of the enemy's takes: own stones off the board, else the surety of a group, else an area.

    That of a group is told beside what it is after one's own move; of the group that the first reason is `about` before
    any other, also one of the enemy's, and without numbers that the reason has; nor is any group that has a `known`
    stone, of which a record has numbers already, told with others. An area is what he gains beside what stands now,
    else what he has beside what is his after one's own move; where it `is_of_that`, no other group and no area is told
    of, and no area unless the line `has_area`. It is the end of a sentence; empty where none of these is much.
    """
    board, words = grounds.board, grounds.language
    names = [name for name in board.strings() if board.color_at(name) == grounds.color]
    sizes = {name: board.string_size(name) for name in names}
    with grounds.played(*in_turn(grounds, line)) as is_legal:
        if not is_legal:
            return ""
        gone = [name for name in names if board.color_at(name) != grounds.color]
        theirs = read_out(grounds.assessor.evaluator, 0.0)
    enemy = words.color(grounds.enemy)
    if gone:
        most = max(gone, key=lambda name: (sizes[name], -name))
        return words.word("takes", owner=enemy, target=words.stones(most, sizes[most]))
    mine, weaker = grounds.after(grounds.color, move) or grounds.now, []
    if about is not None and (said := _of_its_group(grounds, about, mine, theirs)):
        return said
    if is_of_that:
        return ""
    for group in grounds.now.groups:
        if group.color != grounds.color or group.is_dead:
            continue
        if min(lines_apart(line[0], stone) for stone in group.stones) > NEAR:
            continue
        then, safe = theirs.group_at(group.name), mine.group_at(group.name) or group
        less = safe.strength - (then.strength if then is not None else -1.0)
        if less >= WEAKER and (then is None or then.strength < SAFE):
            weaker.append((less * (len(group.stones) + group.room / 2), group, safe, then))
    if weaker:
        _, group, safe, then = max(weaker, key=lambda one: (one[0], -one[1].name))
        if not set(group.stones).isdisjoint(known):
            return words.word("less-safe", target=grounds.group(group))
        return words.word(
            "weakens",
            target=grounds.group(group),
            before=lives_of_100(safe),
            after=lives_of_100(then),
        )
    if not has_area:
        return ""
    sign = 1 if grounds.color == BLACK else -1
    for word, before in (("makes-less", grounds.now), ("comes-first", mine)):
        lost = {
            p: less
            for p in all_points(theirs.size)
            if board.color_at(p) == EMPTY
            and lines_apart(p, line[0]) <= NEAR
            and (less := sign * (before.worth(p) - theirs.worth(p))) >= CHANGED
        }
        if sum(lost.values()) >= LEAST_AREA:
            return words.word(word, owner=enemy, target=point_text(middle_of(sorted(lost))))
    return ""


def _of_its_group(grounds: Grounds, told: MotiveSaid, mine: Evaluation, theirs: Evaluation) -> str:
    """Say how surely the group that a reason is about lives after the enemy's line; empty if that is no worse.

    Without numbers where the reason has some that are measured, or these very ones.
    No worse for who moves: an own group lives less surely, one of the enemy's more.
    """
    is_of_group = told.kind in ("life", "groups") or told.motive == "decide"
    group = grounds.now.group_at(told.target) if is_of_group else None
    after = mine.group_at(group.name) if group is not None else None
    if group is None or after is None or told.motive in ("lean", "threaten", "give-up"):
        return ""
    then = theirs.group_at(group.name)
    less = after.strength - (then.strength if then is not None else -1.0)
    is_own = group.color == grounds.color
    if (less if is_own else -less) < WEAKER or (is_own and then and then.strength >= SAFE):
        return ""
    words, target = grounds.language, grounds.group(group)
    said = words.word(
        "weakens", target=target, before=lives_of_100(after), after=lives_of_100(then)
    )
    if told.tier is not Tier.MEASURED and says_more(said, told.sentence.beginner):
        return said
    return words.word("less-safe" if is_own else "safer", target=target)


def _about(grounds: Grounds, move: Point, target: Point) -> tuple[Point, ...]:
    """Give the points that a move and its reason are about: the move, and the stones of the string at the target."""
    if target <= 0 or target == move:
        return (move,)
    board = grounds.board
    stones = board.string_points(target) if board.color_at(target) != EMPTY else (target,)
    return (move, *stones)
