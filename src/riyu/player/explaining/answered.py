"""Motives that hang on what the enemy answers: sente kept, a question asked, stones given up or leaned on.

Takes grounds, a move, the search's line from it and what reading found of it; gives motives that pass their gates. A
line that is empty is not known; one of the move alone has no answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riyu.assessment.evaluation import Group
from riyu.assessment.group_words import is_weak
from riyu.assessment.reading_out import read_out
from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import Point, all_points, lines_apart, neighbors, point_text
from riyu.player.explaining.against import taken_after
from riyu.player.explaining.areas import ANSWERED_THREAT
from riyu.player.explaining.grounds import Grounds, in_turn, lives_of_100
from riyu.player.explaining.local import enemy_first, lines_to, points_near
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.reading import Reading, Verdict

__all__ = ["ANSWER", "answered_motives"]

ANSWER = 4
"""Lines from a move within which the search's answer is an answer to it."""

QUESTION = 2
"""Lines from a stone within which an answer to it is a choice of how to take it."""

FIRM, FACING = 2, 8
"""Lines within which a weak group is no other than what is leaned on, and up to which the wall looks on it."""

WEAKER = 0.04
"""By how much less surely, −1 to 1, the weak group must live once what is leaned on has answered."""

LEAST_STONES, LOST_LIBERTIES = 2, 3
"""Stones of a string that is worth to be called given up, and the liberties it has at most."""

LEAST_PRICE = 5.0
"""Points that must hang on stones near the move, or on a single one, for it to be told that they are given up."""

DEEPER = 10.0
"""Times the nodes in which a string that is to be called given up must be taken still."""

LEAST_TOLD = 2.0
"""Points that must hang on stones given up for them to be counted."""

MOST_ASKED = 12
"""Strings of which it is read whether they are given up, at most."""

NODES = 1_000
"""Nodes of each question."""

_BOUGHT = ("capture", "net", "ladder", "kill", "cut", "connect", "save", "live", "race", "force")


def answered_motives(
    grounds: Grounds,
    move: Point,
    line: Sequence[Point] = (),
    read: Sequence[MotiveSaid] = (),
    times: float = 1.0,
) -> Iterator[MotiveSaid]:
    """Give the motives of a move that hang on the answer; what is read may take `times` as many nodes as it may."""
    answer = line[1] if len(line) > 1 else 0
    yield from _sente(grounds, move, line)
    yield from _given(grounds, move, answer, read, times)
    if line:
        yield from _leans(grounds, move, answer)
    yield from _gives_up(grounds, move, read, times)


def _sente(grounds: Grounds, move: Point, line: Sequence[Point]) -> Iterator[MotiveSaid]:
    """Tell that the enemy answers, and the mover goes on elsewhere: the search's line, and what a second move gains."""
    if len(line) < 3 or min(line[1:3]) <= 0:
        return
    answer, then = line[1], line[2]
    if lines_apart(move, answer) > ANSWER or lines_apart(move, then) <= ANSWER:
        return
    threat = grounds.second(move, (answer,))
    if threat < ANSWERED_THREAT or not grounds.is_answered(move, answer):
        return
    yield grounds.motive(
        "take-sente",
        move,
        answer,
        Tier.MEASURED,
        threat / 3,
        other=then,
        other_named=point_text(then),
        named=point_text(answer),
        points_named=grounds.language.points(threat),
        said=(f"a second move in a row gains {threat:.1f} points",),
    )


def _given(
    grounds: Grounds, move: Point, answer: Point, read: Sequence[MotiveSaid], times: float
) -> Iterator[MotiveSaid]:
    """Tell what a stone that can be taken is for: to gain elsewhere, or to see how the enemy takes it."""
    board, taken = grounds.board, taken_after(grounds, move)
    if not taken:
        return
    gains = [
        one
        for one in read
        if one.motive in _BOUGHT
        and one.stake > 2.0  # more than the stone
        and board.color_at(one.target) in (grounds.color, grounds.enemy)
    ]
    if gains:
        most = max(gains, key=lambda one: one.stake)
        if not _until_taken(grounds, move, move, taken):
            return
        yield grounds.motive(
            "sacrifice",
            move,
            most.target,
            Tier.READ,
            most.stake / 2,
            line=(move, *taken),
            shown=(grounds.enemy, taken),
            falls=move,
            said=("the stone can be taken, as read",),
        )
        return
    sign = 1 if grounds.color == BLACK else -1
    if sign * grounds.now.worth(move) >= 0 or (
        answer and lines_apart(move, max(answer, 0)) > QUESTION
    ):
        return
    ways = _ways_to_take(grounds, move, times) if _must_be_taken(grounds, move, times) else []
    if len(ways) > 1:
        first = answer if answer in ways else ways[0]
        other = next(p for p in ways if p != first)
        yield grounds.motive(
            "probe",
            move,
            first,
            Tier.READ,
            1.5,
            other=other,
            line=(move, first),
            points=ways[:3],
            said=(f"it can be taken from {', '.join(map(point_text, ways[:4]))}",),
        )


def _until_taken(
    grounds: Grounds, move: Point, name: Point, line: Sequence[Point]
) -> tuple[Point, ...]:
    """Give the enemy's line after a move where it takes a string as far as it is told; else nothing."""
    shown = grounds.whole((move, *line), grounds.color)[1:]
    with grounds.played((grounds.color, move), *in_turn(grounds, shown)):
        return shown if grounds.board.color_at(name) == EMPTY else ()


def _must_be_taken(grounds: Grounds, move: Point, times: float) -> bool:
    """Say whether a stone just played gets away, as read, if the enemy does not answer."""
    with grounds.played((grounds.color, move)):
        return _if_saved(grounds, move, times) is Verdict.WIN


def _is_lost(grounds: Grounds, stone: Point, times: float) -> bool:
    return _if_saved(grounds, stone, times) is Verdict.LOSS


def _if_saved(grounds: Grounds, stone: Point, times: float) -> Verdict:
    """Read whether the mover keeps a string, himself first."""
    return _ask_save(grounds, stone, times).verdict


def _ask_save(grounds: Grounds, stone: Point, times: float) -> Reading:
    """Read how the mover keeps a string, himself first."""
    color, limit = grounds.color, int(NODES * times)
    return grounds.readings.ask("save", stone, first=color, asker=color, limit=limit)


def _ways_to_take(grounds: Grounds, move: Point, times: float) -> list[Point]:
    """Give the points near a stone just played from each of which the enemy takes it, as read."""
    board, color, enemy = grounds.board, grounds.color, grounds.enemy
    ways = []
    with grounds.played((color, move)):
        near = [p for p in all_points(board.size) if lines_apart(p, move) <= QUESTION]
        for p in near:
            if not board.is_legal(enemy, p):
                continue
            with grounds.played((enemy, p)):
                is_taken = board.color_at(move) != color or _is_lost(grounds, move, times)
            if is_taken:
                ways.append(p)
    return ways


def _leans(grounds: Grounds, move: Point, answer: Point) -> Iterator[MotiveSaid]:
    """Tell that a move presses a group that is not weak, and after the answer a weak one beside lives less surely."""
    enemies = [g for g in grounds.now.groups if g.color == grounds.enemy]
    firm = [g for g in enemies if not is_weak(g) and not g.is_dead and _away(g, move) <= 1]
    weak = [g for g in enemies if is_weak(g) and FIRM < _away(g, move) <= FACING]
    if not firm or not weak:
        return
    pressed = max(firm, key=lambda g: (len(g.stones), -g.name))
    if answer > 0 and _away(pressed, answer) > 1:
        return
    moves = [(grounds.color, move)]
    if answer > 0:
        moves.append((grounds.enemy, answer))
    with grounds.played(*moves) as is_legal:
        if not is_legal:
            return
        after = read_out(grounds.assessor.evaluator, 0.0)
    for group in sorted(weak, key=lambda g: (-len(g.stones), g.name)):
        then = after.group_at(group.name)
        weaker = group.strength - (then.strength if then is not None else -1.0)
        if weaker >= WEAKER:
            stake = 1.0 + weaker * (len(group.stones) + group.room / 2)
            whole = grounds.gain(grounds.color, move) + grounds.gain(grounds.enemy, move)
            yield grounds.motive(
                "lean",
                move,
                pressed.name,
                Tier.JUDGED,
                min(stake, max(1.0, whole)),
                named=grounds.group(pressed),
                other=group.name,
                other_named=grounds.group(group),
                slots={"before": lives_of_100(group), "after": lives_of_100(then)},
                said=(f"{point_text(group.name)}: {weaker:.2f} less sure after the answer",),
            )
            return


def _away(group: Group, point: Point) -> int:
    return min(lines_apart(stone, point) for stone in group.stones)


def _gives_up(
    grounds: Grounds, move: Point, read: Sequence[MotiveSaid], times: float
) -> Iterator[MotiveSaid]:
    """Tell the own string that the enemy takes, as read, and that the move leaves: the one on which most hangs.

    Of those that could be saved, in points unless more is judged to hang on them than on the move; near it, and single
    stones, only where it is much and no more. Else the largest that is lost already, if his last move is beside it.
    """
    board, words = grounds.board, grounds.language
    ways = [(one.target, one.without) for one in read if one.without]
    ways.append((move, enemy_first(grounds, move)[0]))
    whole = max(points_near(grounds, move, *way) for way in ways)
    lost: MotiveSaid | None = None
    found: list[tuple[float, MotiveSaid]] = []
    for name in _left(grounds, move):
        stones = board.string_points(name)
        is_near = lines_to(move, stones) <= ANSWER
        taken = _taken_both_ways(grounds, move, name, times)
        if not taken:
            continue
        saved = _ask_save(grounds, name, times)
        is_lost = saved.verdict is Verdict.LOSS
        if is_lost and (is_near or lost or not _is_by_last(grounds, stones)):
            continue
        if not is_lost and (saved.verdict is not Verdict.WIN or not saved.line):
            continue
        price = 0.0 if is_lost else points_near(grounds, saved.line[0], name, taken[0])
        is_small = is_near or len(stones) < LEAST_STONES
        if not is_lost and is_small and not LEAST_PRICE <= price <= whole:
            continue
        price = price if LEAST_TOLD <= price <= whole else 0.0
        told = grounds.motive(
            "give-up",
            move,
            name,
            Tier.READ,
            1.0 + 0.2 * len(stones),
            line=(move, *taken[1]),
            shown=(grounds.enemy, _until_taken(grounds, move, name, taken[1])),
            points_named=words.points(price),
            slots={
                "kind": words.word("lost-already")
                if is_lost
                else words.word(
                    "could-save", color=words.color(grounds.color), move=point_text(move)
                ),
                "fate": words.word("leaves-lost" if is_lost else "gives-up"),
            },
            said=(f"{len(stones)} stones, {'lost' if is_lost else 'saved if it moves there'}",),
        )
        if is_lost:
            lost = told
        else:
            found.append((price, told))
    ordered = [told for _, told in sorted(found, key=lambda both: -both[0])]
    for told in ordered or ([lost] if lost is not None else []):
        if _taken_both_ways(grounds, move, told.target, DEEPER * times) is not None:
            yield told
            return


def _left(grounds: Grounds, move: Point) -> list[Point]:
    """Give the own strings that a move may leave to be taken, the largest first: no single stones far from it.

    None that the move touches: what becomes of those is its own.
    """
    board, found = grounds.board, []
    for name in board.strings():
        stones = board.string_points(name)
        if board.color_at(name) != grounds.color or board.liberties(name) > LOST_LIBERTIES:
            continue
        apart = lines_to(move, stones)
        is_beside = any(p in stones for p in neighbors(move, board.size))
        if not is_beside and (len(stones) >= LEAST_STONES or apart <= ANSWER):
            found.append(name)
    return sorted(found, key=lambda one: (-board.string_size(one), one))[:MOST_ASKED]


def _is_by_last(grounds: Grounds, stones: Sequence[Point]) -> bool:
    """Say whether the enemy's last move stands beside some stones."""
    return bool(grounds.last) and lines_to(grounds.last, stones) <= QUESTION


def _taken_both_ways(
    grounds: Grounds, move: Point, name: Point, times: float
) -> tuple[tuple[Point, ...], tuple[Point, ...]] | None:
    """Give how the enemy takes a string, as read, if he moves now and after a move; None if he does not both ways."""
    enemy, limit = grounds.enemy, int(NODES * times)

    def ask() -> Reading:
        return grounds.readings.ask("capture", name, first=enemy, asker=enemy, limit=limit)

    now = ask()
    if now.verdict is not Verdict.WIN:
        return None
    with grounds.played((grounds.color, move)) as is_legal:
        if not is_legal or grounds.board.color_at(name) != grounds.color:
            return None
        then = ask()
    return (now.line, then.line) if then.verdict is Verdict.WIN else None
