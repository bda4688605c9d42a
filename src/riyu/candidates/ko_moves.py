"""Ko as a source: moves that take it, end it, threaten for it, or start one.

Takes a blackboard whose words are told, the color to move and what other sources told; gives `move` facts that rest on
the facts of the ko. Whether a threat is answered or the ko ended goes by what hangs on either, in points. What hangs on
a ko by its shape, and what a threat costs, patterns say beside that.
Source: requirements W22 (the generators of ko).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from riyu.assessment.board_words import kos_of
from riyu.assessment.ko_words import LEAST_TOLD
from riyu.assessment.kos import Ko, KoFight, KoReader
from riyu.base.words import counted
from riyu.candidates.asked import KO_MOVES, KO_THREATS
from riyu.candidates.telling import Told, move_key, stones_at, with_points
from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.inference.engine import Inference
from riyu.inference.facts import Key
from riyu.inference.purposes import FATES
from riyu.inference.source import Source
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import Claim, bear_out
from riyu.reading.reading import Verdict, line_text

__all__ = ["ko_moves"]

LARGE = 6.0
"""Points that must hang on a ko for its move to be urgent."""

MOST_THREATS = 4
"""Threats that are told, the largest first."""


def ko_moves(
    blackboard: Blackboard, inference: Inference, color: Color, told: Iterable[Told]
) -> Iterator[Told]:
    """Tell the moves of a color that take, end or start a ko, and its threats while it may not take one."""
    kos = kos_of(blackboard)
    if kos is None:
        return
    found, fight = kos.look() if inference.keys("ko") else ((), None)
    for ko in found:
        if ko.points < LEAST_TOLD:
            continue
        fought = fight if fight is not None and fight.ko == ko else None
        if ko.taker == color and ko.may_take:
            yield _takes(blackboard, inference, ko, fought)
        elif ko.holder == color:
            yield from _ends(blackboard, inference, kos, ko)
        elif fought is not None:
            yield from _threats(blackboard, inference, fought, color)
    yield from _starts(blackboard, kos, color, told)


def _facts(inference: Inference, ko: Ko) -> list[Key]:
    """Give the keys of what stands of a ko: that it is on, its size, how many threats there are."""
    return [
        key
        for name in ("ko", "ko-size", "threats")
        for key in inference.keys(name)
        if ko.point in key[1:4]
    ]


def _size(points: float) -> int:
    """Give the stones at stake, two points each."""
    return round(points / 2)


def _takes(blackboard: Blackboard, inference: Inference, ko: Ko, fight: KoFight | None) -> Told:
    """Tell that a color takes the ko: better the surer it wins it."""
    why = f"{point_text(ko.point)} takes the ko; {_points(ko.points)} on it"
    quality = "small"
    if fight is not None:
        winner = fight.winner(ko.taker)
        why += f"; {fight.counts(ko.taker)}, so {color_name(winner)} wins it"
        if winner == ko.taker:
            quality = "urgent" if ko.points >= LARGE else "good"
    why += _shape(blackboard, KO_MOVES, ko.taker, ko.point)[0]
    source = Source("ko", "take", why, (ko.point, ko.stone), _size(ko.points))
    key = move_key(quality, ko.taker, ko.point, "ko-start", ko.stone)
    return key, source, _facts(inference, ko)


def _ends(blackboard: Blackboard, inference: Inference, kos: KoReader, ko: Ko) -> Iterator[Told]:
    """Tell that a color ends the ko by filling it; and that it should not where the enemy's threat is larger."""
    color, board = ko.holder, blackboard.board
    if not board.is_legal(color, ko.point):
        return
    why = f"{point_text(ko.point)} ends the ko; {_points(ko.points)} on it"
    quality = "good" if ko.points >= LARGE else "small"
    moves = blackboard.game.moves
    last = moves[-1] if moves and not moves[-1].is_pass else None
    if last is not None and last.color != color and board.color_at(last.point) == last.color:
        lost, stone = kos.threatened(color, last.point)
        if stone:
            threat = f"what {color_name(last.color)} threatens at {point_text(stone)}"
            larger = lost > ko.points
            quality = "bad" if larger else "urgent"
            why += f", {'less' if larger else 'not less'} than on {threat}: {lost:.0f}"
    why += _shape(blackboard, KO_MOVES, color, ko.point)[0]
    source = Source("ko", "end", why, (ko.point, ko.stone), _size(ko.points))
    yield move_key(quality, color, ko.point, "ko-end", ko.stone), source, _facts(inference, ko)


def _threats(
    blackboard: Blackboard, inference: Inference, fight: KoFight, color: Color
) -> Iterator[Told]:
    """Tell a color's threats that count, while it may not take the ko at once: small ones that spend something."""
    winner = fight.winner(color)
    for one in fight.of(color)[:MOST_THREATS]:
        threat = one.threat
        shape, spends = _shape(blackboard, KO_THREATS, color, threat.move)
        quality = "good" if winner == color and not spends else "small"
        why = (
            f"{threat}: {_points(one.points)} on the answer, {fight.ko.points:.0f} on the ko at "
            f"{point_text(fight.ko.point)}; {fight.counts(color)}, so {color_name(winner)} wins it"
            f"{shape}"
        )
        line = (threat.move, threat.answer, fight.ko.point)
        source = Source("ko", "threat", why, line, _size(one.points))
        key = ("ko-threat", color, threat.move, threat.target, round(one.points))
        below = [
            *_facts(inference, fight.ko),
            *(k for k in inference.keys("ko-threat") if k == key),
        ]
        yield move_key(quality, color, threat.move, "ko-threat", threat.target), source, below


def _shape(blackboard: Blackboard, name: str, color: Color, point: Point) -> tuple[str, bool]:
    """Give what a class of patterns says of a point, as the end of a sentence, and whether it speaks against it."""
    asker = blackboard.asker
    found = asker.best(name, color, (point,)) if asker.has(name) else ()
    if not found:
        return "", False
    pattern = found[0].pattern
    named = {p for _, points in found[0].points for p in points} - {point}
    spends = any(one.name == "reject" for one in pattern.says)
    return f". {with_points(pattern.why, named, color, blackboard.board)}", spends


def _points(points: float) -> str:
    number = round(points)
    return f"{counted(number, 'point')} {'hangs' if number == 1 else 'hang'}"


# Kos that reading foresees. -------------------------------------------------------------------------------------------


def _read_as_ko(blackboard: Blackboard, told: Iterable[Told]) -> dict[Key, tuple[Point, ...]]:
    """Give the moves by which stones are taken or kept only if a ko is won then, each with the line to the ko."""
    found: dict[Key, tuple[Point, ...]] = {}
    for key, source, _ in told:
        if source.kind != "reading" or key[4] not in FATES or key[1] == "bad":
            continue
        _, _, color, move, purpose, target = key
        if move == NO_POINT or target == NO_POINT:
            continue
        borne = bear_out(blackboard.readings, Claim(color, move, purpose, target))
        if borne is not None and borne.after.verdict is Verdict.KO:
            found[key] = (move, *borne.after.line)
    return found


def _starts(
    blackboard: Blackboard, kos: KoReader, color: Color, told: Iterable[Told]
) -> Iterator[Told]:
    """Tell the moves that start a ko which reading foresees: small where the enemy has more threats for it."""
    board = blackboard.board
    for key, line in _read_as_ko(blackboard, told).items():
        move, _, target = key[3:]
        stones = board.string_size(target)
        own, theirs = kos.threats_over(2.0 * stones, color, target)
        quality = "good" if own >= theirs else "small"
        what = "it keeps" if board.color_at(target) == color else "it takes"
        why = (
            f"{line_text(color, line)} is a ko by which {what} {counted(stones, 'stone')} at "
            f"{point_text(target)}; {color_name(color)} has {counted(own, 'threat')}, "
            f"{color_name(opposite(color))} {theirs}"
        )
        source = Source("ko", "start", why, line, -(-stones // 2))
        rests_on = stones_at((move, *board.string_points(target)))
        yield move_key(quality, color, move, "ko-start", target), source, rests_on
