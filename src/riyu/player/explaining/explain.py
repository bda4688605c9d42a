"""Why a move was chosen, put together: the best motives, what happens elsewhere, the answer, a rival, the frame.

Takes a decision and the blackboard of its position; gives an Explanation. Chooses no move: the decision stands before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from riyu.assessment.lead import Lead, judged_game
from riyu.game.code import encode_text
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point
from riyu.player.decision import RESIGN, Decision
from riyu.player.explaining.beside import groups_beside
from riyu.player.explaining.choosing import BESIDES, best_motives
from riyu.player.explaining.compared import Ask, asked_of
from riyu.player.explaining.deeds import act_and_deeds, done_to_strings
from riyu.player.explaining.elsewhere import reply_of, threat_of
from riyu.player.explaining.fares import fares_said, helped_by
from riyu.player.explaining.grounds import DEEP, LEAST_TIMES, SOURCE, Grounds
from riyu.player.explaining.language import Language, read_language
from riyu.player.explaining.last_move import answer_to_last, answers_last, last_said
from riyu.player.explaining.leaning import likely_beside
from riyu.player.explaining.left import left_open, left_said, may_wait
from riyu.player.explaining.meant import ahead_of, preparing
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import (
    aside_of,
    certainty_of,
    frame_of,
    gained_by,
    is_sente,
)
from riyu.player.explaining.played_out import played_out
from riyu.player.explaining.record import Explanation, LineSaid, MotiveSaid, Sentence, together
from riyu.player.explaining.sure import sure_motives
from riyu.player.explaining.trade import mends
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed

__all__ = ["explain", "whole_text"]

LITTLE = (BESIDES | {"decide"}) - {"joseki"}
"""Motives that say less of a move than which own group fares better by it."""

JUDGED_MORE = 2.0
"""Times the points of a threat that must be judged to hang on a group for these not to be told beside it."""


def explain(
    blackboard: Blackboard,
    decision: Decision,
    *,
    language: Language | None = None,
    lead: Lead | None = None,
    has_aside: bool = True,
    deep: float = DEEP,
    ask: Ask | None = None,
) -> Explanation:
    """Explain a decision on the blackboard of its position: the game as it stood before the move.

    `lead` is the position's, for who has it already; it is judged if None. Who tells no rival leaves the aside out,
    what the move leaves open and what the answer is for (`has_aside`): they take most of the time. `deep` is as for
    `Grounds`: with LEAST_TIMES or more what is told is looked at again. `ask` asks the search about moves that are
    told beside the one chosen, as `Engine.asking` gives it. The board is as before; the motives told stand on the
    blackboard as facts until the next decision or stone.
    """
    words = language or read_language()
    grounds = Grounds(blackboard, decision.color, words, decision.point, deep=deep)
    blackboard.inference.forget_source(SOURCE)
    lead = lead or Lead.of(judged_game(blackboard.game))
    number = len(blackboard.game.moves) + 1
    if decision.chosen is None or decision.point in (PASS, RESIGN):
        return _of_no_move(grounds, decision, number, lead)
    move = decision.point
    chosen = decision.chosen
    found = _motives(grounds, chosen, decision)
    threat, gained = threat_of(grounds, decision, found), gained_by(decision)
    is_in_all = any(one.motive == "swing" for one in found[1:])
    if is_in_all and threat is not None and threat.points is not None:
        found = _motives(grounds, chosen, decision, threat.points)
    reasons = grounds.told(move, _without_threat(found, move, threat))
    first = reasons[0]
    sente = is_sente(grounds, decision.chosen, reasons)
    ahead = cache(partial(ahead_of, grounds))
    prepares = helped = None
    if has_aside and (
        first.tier is Tier.CUSTOM or first.motive == "search" or first.kind == "area"
    ):
        prepares = preparing(grounds, chosen, first, ahead)
    says_little = first.motive in LITTLE and done_to_strings(grounds, move, reasons) is None
    if prepares is None and says_little:
        helped = helped_by(grounds, decision, chosen, reasons)
    of_helped = helped.stones if helped is not None else frozenset()
    beside = groups_beside(grounds, move, reasons, chosen.line, of_helped)
    known = beside.stones | of_helped
    likely = likely_beside(grounds, move, reasons, known) if has_aside else None
    aims = (*reasons, likely) if likely is not None else reasons
    act, deeds = act_and_deeds(grounds, move, aims)
    act = prepares or act
    counted = beside.counted | of_helped
    if counted and threat is not None and threat.tier is not Tier.READ:
        threat = threat_of(grounds, decision, found, counted)
    there = decision.find(chosen.line[1]) if len(chosen.line) > 1 else None
    done = [deeds] if deeds is not None else []
    if helped is not None:
        done = [helped.numbers, *([act] if act is not None else []), *done]
        act = helped.headline
    said = [act or first.headline, *(one.sentence for one in reasons), *done, *beside.sentences]
    if (answers := answers_last(grounds, move, said)) is not None:
        done.append(answers)
    fares = fares_said(grounds, decision, chosen, aims, known)
    also = [*done, *beside.sentences, *([likely.sentence] if likely is not None else []), *fares]
    left = [
        one
        for one in (left_open(grounds, decision, found) if has_aside else ())
        if not may_wait(grounds, chosen, one, found)
    ]
    searched = {one.move: asked_of(decision, one.move, ask) for one in left}
    left = [one for one in left if mends(grounds, chosen, searched[one.move], one.stones(grounds))]
    last, answer = answer_to_last(grounds, decision, reasons) if has_aside else (NO_POINT, NO_POINT)
    answered = asked_of(decision, answer, ask) if answer > 0 else None
    is_open = frozenset(p for one in left for p in (one.told.target, one.told.other) if p > 0)
    aside = (
        aside_of(
            grounds,
            decision,
            first,
            ask,
            [*searched.values(), answered],
            is_open,
            threat.line if threat is not None else (),
        )
        if has_aside
        else None
    )
    rival = aside.move if aside is not None else NO_POINT
    counted |= frozenset(_numbered(reasons))
    return Explanation(
        decision.color,
        move,
        number,
        act or first.headline,
        reasons,
        frame_of(grounds, decision, move, sente, lead, reasons, beside.stones, is_open),
        certainty_of(grounds, move, reasons, gained, threat),
        _counted_once(threat, reasons),
        reply_of(grounds, chosen, reasons, there, counted, ahead=ahead if has_aside else None),
        aside,
        gained,
        decision.knowledge,
        encode_text(blackboard.game.position()),
        together(also) if also else None,
        last_said(grounds, decision, last, answered, counted)
        if answer not in (rival, *(one.move for one in left))
        else None,
        tuple(
            left_said(grounds, decision, one, searched[one.move], found, is_rival=one.move == rival)
            for one in left
        ),
    )


def _motives(
    grounds: Grounds, chosen: Weighed, decision: Decision, named: float = 0.0
) -> tuple[MotiveSaid, ...]:
    """Give the motives of the move chosen that are told, as far as they hold when the game goes on as search has it.

    Looked at again (`sure_motives`) where the readings are not too short for that.
    """
    best = sure_motives if grounds.deep >= LEAST_TIMES else best_motives
    candidate = chosen.candidate
    found = best(grounds, candidate.move, candidate, chosen, decision, named)
    return played_out(grounds, chosen, found).kept


def whole_text(record: Explanation, decision: Decision, between: str = "\n") -> str:
    """Give a decision's record in a beginner's words, then the tree of reasons; of a pass or resignation only that."""
    said = record.text()
    return said if decision.chosen is None else f"{said}{between}{decision.explain()}"


def _numbered(reasons: Sequence[MotiveSaid]) -> Iterator[Point]:
    """Give stones of groups of which reasons have in numbers how surely they live."""
    for one in reasons:
        if one.kind in ("life", "groups") and one.tier is not Tier.READ:
            yield from (p for p in (one.target, one.other) if p > 0)


def _without_threat(
    found: Sequence[MotiveSaid], move: Point, threat: LineSaid | None
) -> list[MotiveSaid]:
    """Give reasons without what the enemy would do at the very point, where the threat says it."""
    is_said = threat is not None and threat.line[:1] == (move,)
    return [one for i, one in enumerate(found) if not (is_said and i and one.motive == "prevent")]


def _counted_once(threat: LineSaid | None, reasons: Sequence[MotiveSaid]) -> LineSaid | None:
    """Give a threat without its points where the reasons have said how many hang on the move, by another measure.

    That is so where all that hangs on it is told, of points that are judged where a reason tells any, and where more
    hangs on a group that changes hands in the search's games, or much more on one as judged.
    """
    if threat is None or threat.brief is None:
        return threat
    in_all = any(one.motive == "swing" for one in reasons)
    counts = reasons[0].motive == "prevent" or any(one.sized for one in reasons)
    groups = (one for one in reasons if one.kind in ("life", "groups"))
    is_less = any(
        one.stake > (threat.points or 0.0) * (1.0 if one.tier is Tier.MEASURED else JUDGED_MORE)
        for one in groups
        if one.tier in (Tier.MEASURED, Tier.JUDGED)
    )
    is_said = in_all or is_less or (counts and threat.tier is not Tier.READ)
    return replace(threat, sentence=threat.brief) if is_said else threat


def _of_no_move(grounds: Grounds, decision: Decision, number: int, lead: Lead) -> Explanation:
    """Give the record of a pass or a resignation: its sentence, and the frame."""
    name = grounds.language.color(decision.color)
    said = f"{name} {decision.act_text()}: {decision.why.removesuffix('.')}."
    frame = frame_of(grounds, decision, decision.point, sente=False, lead=lead)
    nothing = Sentence("", "")
    return Explanation(
        decision.color,
        decision.point,
        number,
        Sentence(said, said),
        (),
        frame,
        nothing,
        knowledge=decision.knowledge,
        position=encode_text(grounds.blackboard.game.position()),
    )
