"""What sets two moves apart that are near one another and about as good: what one leaves to the enemy, the other not.

Takes grounds, a decision and a rival; gives a sentence with the enemy's moves. Asks of each move what it is for, and of
the other whether the enemy, first to move then, reaches that all the same; else what he then threatens near by. What is
not read out, and what does not hold with SURELY times the nodes, is not told. Knows nothing of what is not read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from riyu.game.constants import EMPTY
from riyu.game.points import Point, all_points, lines_apart, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.again import holds_by_reading
from riyu.player.explaining.against import claim_again, reached_after
from riyu.player.explaining.compared import compared
from riyu.player.explaining.elsewhere import fate_of, hanging_there
from riyu.player.explaining.forced import LIBERTIES, OF_STRING, forced
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.motives import FATES, LINKS, Tier
from riyu.player.explaining.record import LONGEST_LINE, STRONG, TO_END, MotiveSaid, Sentence
from riyu.player.explaining.tactics import tactical_motives
from riyu.reading.gate import after_move
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed

__all__ = ["Apart", "Threatened", "apart_said", "set_apart"]

LEAST = 4.0
"""Points that must hang on what one of two moves leaves for that to be told."""

NEAR, CLOSE = 4, 2
"""Lines between two moves up to which they are set apart, and from both to what may be threatened."""

SURELY = 10.0
"""Times the nodes with which the enemy must still reach it after one of the moves, and not after the other."""

PLAIN = 1_500
"""Nodes, at most, that it takes to read either: see the log."""

MOST = 4
"""Things of each move that are asked about with so many nodes, at most: those on which most hangs."""

_TAKE = ("capture", "save")


@dataclass(frozen=True, slots=True)
class Apart:
    """What sets two moves apart: `told` is what `move` is for, as read, and `other` leaves that to the enemy's `line`.

    `points` hang on it there.
    """

    move: Point
    other: Point
    told: MotiveSaid
    line: tuple[Point, ...]
    points: float


@dataclass(frozen=True, slots=True)
class Threatened:
    """What sets two moves apart: after `other` the enemy threatens a string from the point of `move`, after that not.

    `stone` is one of that string that stands before either, `size` its stones then, `line` how the next move takes it.
    """

    move: Point
    other: Point
    stone: Point
    size: int
    line: tuple[Point, ...]


def apart_said(
    grounds: Grounds, decision: Decision, rival: Weighed, known: Collection[Point] = ()
) -> Sentence | None:
    """Say what sets a rival near by apart from the move chosen; None where nothing does, as read.

    The larger of what either leaves, else what either lets be threatened, and the other not. Of a rival that search has
    surely better only what the move chosen leaves, and that only where the rival is as good. Nothing of strings with a
    `known` stone.
    """
    found = set_apart(grounds, decision, rival, known)
    if found is None:
        return None
    return _left_said(grounds, found) if isinstance(found, Apart) else _threat_said(grounds, found)


def set_apart(
    grounds: Grounds, decision: Decision, rival: Weighed, known: Collection[Point] = ()
) -> Apart | Threatened | None:
    """Give what `apart_said` says."""
    chosen, both = decision.chosen, compared(decision.chosen, rival)
    if chosen is None or both is None or decision.point <= 0:
        return None
    if lines_apart(decision.point, rival.candidate.move) > NEAR:
        return None
    ways = [] if both.is_better else [(chosen, rival)]
    ways += [(rival, chosen)] if both.less <= 0 else []
    left = [one for way in ways for one in _left_by(grounds, decision, *way, known)]
    left.sort(key=lambda one: (-one.points, one.told.motive in LINKS, one.told.target))
    held = next((one for one in left if _holds(grounds, one)), None)
    if held is not None:
        return held
    moves = [(one.candidate.move, other.candidate.move) for one, other in ways]
    return next((found for way in moves if (found := _threatened(grounds, *way, known))), None)


# What either leaves. --------------------------------------------------------------------------------------------------


def _left_by(
    grounds: Grounds, decision: Decision, one: Weighed, other: Weighed, known: Collection[Point]
) -> list[Apart]:
    """Give what a move is for, as read, and another leaves, on which LEAST points hang: the MOST largest."""
    move, left = one.candidate.move, other.candidate.move
    names, found = _names(grounds, known), list[Apart]()
    taken = set(grounds.taken_by(grounds.color, move))
    for told in tactical_motives(grounds.about_move(move), move, one.candidate.reasons):
        if told.motive not in FATES or told.by_ko or told.ends_ko or told.target <= 0:
            continue
        if told.motive == "cut" and not taken.isdisjoint((told.target, told.other)):
            continue  # it is taken, and that is told of it
        points = hanging_there(grounds, move, told, decision)
        if points < LEAST or not names.isdisjoint(_names(grounds, (told.target, told.other))):
            continue
        if line := reached_after(grounds, told, left):
            found.append(Apart(move, left, told, line, points))
    return sorted(found, key=lambda one: -one.points)[:MOST]


def _holds(grounds: Grounds, one: Apart) -> bool:
    """Say whether the enemy reaches it after the one move, and not after the other, with SURELY times the nodes.

    And whether both are plain: of what takes many nodes or moves reading errs more.
    """
    for move, verdict in ((one.move, Verdict.LOSS), (one.other, Verdict.WIN)):
        if (claim := claim_again(grounds, one.told, move)) is None:
            return False
        plain = grounds.reached(claim)
        if plain is None or plain.verdict is not verdict or plain.nodes > PLAIN:
            return False
        if verdict is Verdict.WIN:
            again = after_move(grounds.readings, claim, grounds.deep * SURELY)
            is_whole = len(plain.line) <= LONGEST_LINE + TO_END
            if not is_whole or again is None or again.verdict is not verdict:
                return False
    return holds_by_reading(grounds, one.told, one.move, SURELY) is True


def _left_said(grounds: Grounds, one: Apart) -> Sentence:
    """Say what one move leaves and the other does not, with the enemy's line and what hangs on it."""
    words = grounds.language
    moves = ((grounds.color, one.other), *in_turn(grounds, one.line))
    return words.say(
        "parts",
        "apart",
        (one.other, *one.line, one.move, *one.told.named),
        strong={"line": words.line(grounds.enemy, one.line, STRONG)},
        note=words.tier(Tier.READ),
        move=point_text(one.other),
        other=point_text(one.move),
        line=grounds.line(grounds.enemy, one.line, moves[0], known=one.told.target),
        fate=fate_of(grounds, one.told, *moves),
        points=words.points(one.points),
    )


# What either lets be threatened. --------------------------------------------------------------------------------------


def _threatened(
    grounds: Grounds, move: Point, other: Point, known: Collection[Point]
) -> Threatened | None:
    """Give the largest string that the enemy can threaten from the point of a move, where the `other` is played.

    With SURELY times the nodes it is a threat still. None where he can threaten any string from the other's point after
    the move, or these stones from a point close by from which he does not after the other.
    """
    out = _names(grounds, known)
    found = [
        one
        for one in _threats(grounds, move, other)
        if out.isdisjoint(_names(grounds, [one.stone]))
    ]
    if not found or any(_threats(grounds, other, move)):
        return None
    best = min(found, key=lambda one: (-one.size, one.stone))
    again = any(one.stone == best.stone for one in _threats(grounds, move, other, SURELY))
    return best if again and _leaves_less(grounds, best) else None


def _threats(
    grounds: Grounds, move: Point, other: Point, times: float = 1.0
) -> Iterator[Threatened]:
    """Give the own strings that the enemy threatens to take from the point of a move, where the `other` is played.

    Strings of stones enough for LEAST points, CLOSE to both: he does not take them at once then, nor after an answer.
    """
    board, color, enemy = grounds.board, grounds.color, grounds.seen_by_enemy()
    stood = frozenset(p for p in all_points(board.size) if board.color_at(p) == color)
    limit = int(OF_STRING * times)
    with grounds.played((color, other)) as is_legal:
        names = sorted(board.strings(color)) if is_legal else []
        for name in names if board.is_legal(grounds.enemy, move) else ():
            stones = board.string_points(name)
            before = stood.intersection(stones)
            if not before or 2 * len(stones) < LEAST or board.liberties(name) > LIBERTIES:
                continue
            if all(_apart(p, move, other) > CLOSE for p in stones):
                continue
            both = forced(enemy, move, _TAKE, name, limit)
            if both is not None and both[1].verdict is Verdict.WIN:
                yield Threatened(move, other, min(before), len(stones), both[0].line)


def _leaves_less(grounds: Grounds, one: Threatened) -> bool:
    """Say whether all points close by from which the enemy threatens the stones after `move` are such after `other`.

    What is not read to its end counts as a threat after `move`, and as none after `other`.
    """
    with grounds.played((grounds.color, one.other)):
        stones = grounds.board.string_points(one.stone)
    open_ones = (Verdict.WIN, Verdict.KO, Verdict.UNKNOWN)
    left = _threatening(grounds, one, one.move, stones, open_ones)
    return left <= _threatening(grounds, one, one.other, stones, open_ones[:1])


def _threatening(
    grounds: Grounds,
    one: Threatened,
    first: Point,
    stones: Collection[Point],
    verdicts: Collection[Verdict],
) -> set[Point]:
    """Give the points CLOSE to both moves from which the enemy, after the `first` of the color, threatens some stones.

    He takes them by one more move then, or some of them, with one of the `verdicts`, or has taken them by the first.
    """
    board, color, enemy = grounds.board, grounds.color, grounds.enemy
    limit, found = int(OF_STRING * SURELY), set[Point]()
    with grounds.played((color, first)):
        names = {board.string_name(p) for p in stones if board.color_at(p) == color}
        for by in all_points(board.size):
            if _apart(by, one.move, one.other) > CLOSE or not board.is_legal(enemy, by):
                continue
            with grounds.played((enemy, by)):
                for name in names:
                    if board.color_at(name) == EMPTY or (
                        grounds.readings.ask(
                            "capture", name, first=enemy, asker=enemy, limit=limit
                        ).verdict
                        in verdicts
                    ):
                        found.add(by)
                        break
    return found


def _apart(point: Point, move: Point, other: Point) -> int:
    """Give the lines from a point to the farther of two moves."""
    return max(lines_apart(point, move), lines_apart(point, other))


def _threat_said(grounds: Grounds, one: Threatened) -> Sentence:
    """Say what the enemy can threaten after one move from the point of the other, and how he goes on then."""
    words, enemy = grounds.language, grounds.enemy
    before = ((grounds.color, one.other), (enemy, one.move))
    with grounds.played(*before):
        line = grounds.whole(one.line, enemy, before=0)
    with grounds.played(before[0]):
        called = grounds.called(one.stone)
    return words.say(
        "parts",
        "apart-threat",
        (one.other, one.move, called, *line),
        strong={"line": words.line(enemy, line, STRONG)},
        note=words.tier(Tier.READ),
        enemy=words.color(enemy),
        color=words.color(grounds.color),
        move=point_text(one.other),
        other=point_text(one.move),
        target=words.stones(called, one.size),
        line=grounds.line(enemy, line, *before),
    )


def _names(grounds: Grounds, points: Collection[Point]) -> set[Point]:
    """Give the names of the strings on some points."""
    board = grounds.board
    return {board.string_name(p) for p in points if p > 0 and board.color_at(p) != EMPTY}
