"""What a move leaves open: what another move would see to, as read, and the enemy may do once this one is played.

Takes grounds, a decision and what its record tells; gives sentences with lines. What is said of it is what a why-not of
the other move says; nothing is told that reading does not bear out, and nothing that little is judged to hang on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Point, lines_apart, opposite, point_text
from riyu.inference.purposes import TACTICAL
from riyu.player.decision import Decision
from riyu.player.explaining.against import reached_after
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.compared import compared
from riyu.player.explaining.elsewhere import SURE, fate_of, hanging_there
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.local import points_near
from riyu.player.explaining.motives import FATES, Tier
from riyu.player.explaining.played_out import given_up
from riyu.player.explaining.record import STRONG, LineSaid, MotiveSaid, together
from riyu.player.explaining.tactics import SHORT, of_claim
from riyu.player.explaining.trade import kept_said
from riyu.reading.gate import NODES, Claim
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed

__all__ = ["Left", "left_open", "left_said", "may_wait"]

LEAST_LEFT = 12.0
"""Points that must be judged to hang on what is left open for it to be told: less is seldom played soon (see log)."""

AWAY, LEAST_AWAY = 8, 20.0
"""Lines from the move beyond which fewer points are not told, where there is time for it: a pupil looks at the move."""

MOST_LEFT = 2
"""Things left open that are told, at most, those on which most hangs."""


@dataclass(frozen=True, slots=True)
class Left:
    """What is left open: `told` is what the other `move` is for, as read, `line` how the enemy undoes it first.

    `points` hang on it there.
    """

    move: Point
    told: MotiveSaid
    line: tuple[Point, ...]
    points: float

    def stones(self, grounds: Grounds) -> list[Point]:
        """Give a stone of each string that it is about."""
        both = (self.told.target, self.told.other)
        return [p for p in both if p > 0 and grounds.board.color_at(p) != EMPTY]

    def is_away(self, move: Point) -> bool:
        """Say whether it lies AWAY from a move."""
        ends = (p for p in (self.move, self.told.target, self.told.other) if p > 0)
        return min(lines_apart(move, p) for p in ends) > AWAY


def left_open(
    grounds: Grounds, decision: Decision, reasons: Sequence[MotiveSaid]
) -> tuple[Left, ...]:
    """Give what the move chosen leaves open: strings and links elsewhere whose fate hangs on who moves first there.

    Those on which most hangs, MOST_LEFT at most, of different stones and with different ends, and which other moves see
    to. Not what reasons are about, nor where only a ko decides it.
    """
    about = _strings(grounds, (p for one in reasons for p in (one.target, one.other)))
    found = [
        one
        for claim in _claims(grounds, decision)
        if (one := _left(grounds, decision, claim)) is not None
        and about.isdisjoint(_strings(grounds, (one.told.target, one.told.other)))
    ]
    found.sort(key=lambda one: (-one.points, one.move))
    told: list[Left] = []
    seen: set[Point] = set()
    fates: set[str] = set()
    for one in found:
        stones = _strings(grounds, (one.told.target, one.told.other))
        is_new = seen.isdisjoint(stones) and one.move not in [other.move for other in told]
        is_new &= one.line[:1] not in [other.line[:1] for other in told]
        fate = fate_of(
            grounds, one.told, (grounds.color, decision.point), *in_turn(grounds, one.line)
        )
        if len(told) < MOST_LEFT and is_new and fate not in fates:
            told.append(one)
            seen |= stones
            fates.add(fate)
    return tuple(told)


def _claims(grounds: Grounds, decision: Decision) -> Iterator[Claim]:
    """Give what other moves may be for, by reading: what their reasons claim, then each string of few liberties.

    The most visited move first; one claim of a purpose for a string.
    """
    board, color, seen = grounds.board, grounds.color, set[tuple[str, Point]]()
    others = [one for one in decision.candidates if one.candidate.move not in (decision.point, 0)]
    for one in sorted(others, key=lambda one: -one.visits):
        for reason in one.candidate.reasons:
            is_claim = reason.purpose in TACTICAL and not reason.is_against and reason.target > 0
            if not is_claim or board.color_at(reason.target) == EMPTY:
                continue
            yield Claim(color, one.candidate.move, reason.purpose, reason.target)
            seen.add((reason.purpose, board.string_name(reason.target)))
    for name in sorted(board.strings()):
        purpose = "save" if board.color_at(name) == color else "capture"
        if board.liberties(name) > SHORT or (purpose, name) in seen:
            continue
        if (move := _first_move(grounds, purpose, name)) not in (NO_POINT, decision.point):
            yield Claim(color, move, purpose, name)


def _first_move(grounds: Grounds, purpose: str, name: Point) -> Point:
    """Give the mover's own move that takes or saves a string which the enemy saves or takes if he is first, as read."""
    board, color = grounds.board, grounds.color
    foe = opposite(board.color_at(name))
    taken = grounds.readings.ask("capture", name, first=foe, asker=foe, limit=NODES["capture"])
    if taken.verdict is not Verdict.WIN:
        return NO_POINT
    owner = opposite(foe)
    saved = grounds.readings.ask("save", name, first=owner, asker=owner, limit=NODES["save"])
    if saved.verdict is not Verdict.WIN:
        return NO_POINT
    line = saved.line if owner == color else taken.line
    return max(next(iter(line), NO_POINT), NO_POINT)


def _left(grounds: Grounds, decision: Decision, claim: Claim) -> Left | None:
    """Give what the move chosen leaves of a claim of another one; None where little hangs on it, or nothing as read."""
    told = of_claim(grounds, claim)
    if told is None or told.by_ko or told.ends_ko or told.motive not in FATES or not told.without:
        return None
    if points_near(grounds, claim.move, told.target, told.without) < LEAST_LEFT:
        return None
    line = reached_after(grounds, told, decision.point)
    if not line:
        return None
    return Left(claim.move, told, line, hanging_there(grounds, claim.move, told, decision))


def left_said(
    grounds: Grounds,
    decision: Decision,
    left: Left,
    searched: Weighed | None,
    reasons: Sequence[MotiveSaid] = (),
    *,
    is_rival: bool = False,
) -> LineSaid:
    """Say what is left open, what hangs on it, what would see to it, and whether there is time for that.

    And how search has the move that would, as it was `searched`, beside the one chosen, unless it `is_rival`, of which
    that is told. There is no time for it where one of the `reasons` falls meanwhile. Of what lies AWAY a beginner is
    told how it begins, and nobody what the search's games keep of it.
    """
    words, told, move = grounds.language, left.told, decision.point
    is_away = left.is_away(move)
    moves = ((grounds.color, move), *in_turn(grounds, left.line))
    sentence = words.say(
        "parts",
        "left",
        (move, *left.line, left.move, *told.named),
        strong={"line": words.line(grounds.enemy, left.line, STRONG)},
        note=words.tier(Tier.READ),
        move=point_text(move),
        other=point_text(left.move),
        line=grounds.line(
            grounds.enemy, left.line[:1] if is_away else left.line, moves[0], known=told.target
        ),
        fate=fate_of(grounds, told, *moves),
        points=words.points(left.points),
        end=_in_time(grounds, decision.chosen, left, reasons),
        **(_by_search(grounds, decision, searched) if not is_rival else {}),
    )
    kept = None if is_away else kept_said(grounds, decision.chosen, searched, told.target)
    return LineSaid(
        together([sentence, kept]) if kept is not None else sentence,
        grounds.enemy,
        left.line,
        Tier.READ,
        left.points,
    )


def _by_search(grounds: Grounds, decision: Decision, other: Weighed | None) -> dict[str, str]:
    """Give the slots that say how search has the other move beside the one chosen, and why it has it less if it does.

    That is so where it expects the enemy to come first where the move chosen is.
    """
    both = compared(decision.chosen, other)
    if both is None or other is None:
        return {}
    words, move = grounds.language, decision.point
    slots = both.slots(grounds, move)
    if both.less >= SURE and not both.is_sure:
        slots["ends"] = words.word("is-open")
    form = "by-search-but" if both.is_sure and both.less > 0 else "by-search"
    answer = next(iter(grounds.whole(other.line, grounds.color)[1:2]), NO_POINT)
    if form == "by-search-but" and answer > 0:
        here, there = (lines_apart(answer, p) for p in (move, other.candidate.move))
        if here <= ANSWER and here < there:
            slots["because"] = words.word(
                "gets-first", enemy=words.color(grounds.enemy), point=point_text(answer)
            )
    return {**slots, "gain": words.word(form, gain=slots["gain"])}


def _in_time(
    grounds: Grounds, chosen: Weighed | None, left: Left, reasons: Sequence[MotiveSaid]
) -> str:
    """Say that search expects the enemy to do it next, or elsewhere, after which there is time for it as read."""
    words, line = grounds.language, _expected(grounds, chosen)
    if not line:
        return ""
    slots = {"enemy": words.color(grounds.enemy), "point": point_text(line[1])}
    if line[1] == left.line[0]:
        return words.word("left-next", **slots)
    return words.word("left-later", **slots) if _is_in_time(grounds, line, left, reasons) else ""


def may_wait(grounds: Grounds, chosen: Weighed, left: Left, reasons: Sequence[MotiveSaid]) -> bool:
    """Say whether what is left open lies AWAY, is less than LEAST_AWAY, and can still be seen to after the answer."""
    line = _expected(grounds, chosen)
    if not line or line[1] == left.line[0] or left.points >= LEAST_AWAY:
        return False
    return left.is_away(line[0]) and _is_in_time(grounds, line, left, reasons)


def _expected(grounds: Grounds, chosen: Weighed | None) -> tuple[Point, ...]:
    """Give the move chosen and the answer that search expects to it; nothing where that is none, or a pass."""
    line = tuple(grounds.whole(chosen.line, grounds.color)[:2]) if chosen is not None else ()
    return line if len(line) > 1 and line[1] > 0 else ()


def _is_in_time(
    grounds: Grounds, line: Sequence[Point], left: Left, reasons: Sequence[MotiveSaid]
) -> bool:
    """Say whether the other move still sees to it after a move and its answer, and no reason falls meanwhile."""
    board, ends = grounds.board, [p for p in (left.told.target, left.told.other) if p > 0]
    stood = [board.color_at(p) for p in ends]
    with grounds.played((grounds.color, line[0]), (grounds.enemy, line[1])) as is_legal:
        stand = is_legal and stood == [board.color_at(p) for p in ends]
        may = stand and board.is_legal(grounds.color, left.move)
        is_in_time = may and not reached_after(grounds, left.told, left.move)
    return is_in_time and not given_up(grounds, (*line, left.move), reasons)


def _strings(grounds: Grounds, points: Iterable[Point]) -> set[Point]:
    """Give the names of the strings on some points, and the points on which none stand."""
    board = grounds.board
    return {
        board.string_name(p) if board.color_at(p) != EMPTY else p for p in points if p > NO_POINT
    }
