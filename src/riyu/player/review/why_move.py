"""Why a search's move is played, and what is wrong with another one beside it, as a review tells it.

Takes a decision on its blackboard, and the move that was played; gives words by reader, and the points they speak of.
Explains nothing itself: `riyu.player.explaining` does.
"""

from __future__ import annotations

from riyu.assessment.lead import Lead
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.against import reached_after, taken_after
from riyu.player.explaining.elsewhere import fate_of
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import DEEP, Grounds, in_turn
from riyu.player.explaining.language import Language
from riyu.player.explaining.record import READERS, STRONG, Explanation, Sentence
from riyu.player.explaining.refusal import NOT_FOR_IT
from riyu.player.explaining.sure import sure_motives
from riyu.player.review.record import WhyMove
from riyu.reading.blackboard import Blackboard

__all__ = ["why_move"]

_TOLD = ("headline", "reason", "threat")
"""The parts of an explanation that a review tells: how the game stands is told once, by the graph."""


def why_move(
    blackboard: Blackboard,
    decision: Decision,
    played: Point,
    language: Language,
    lead: Lead,
    *,
    is_loss: bool = False,
    deep: float = DEEP,
) -> WhyMove:
    """Say why a decision, made in the position that stands, is right, and what is wrong with the move played.

    `lead` is that of the position, `deep` how many times the gate's nodes a question may take. `is_loss`: what the move
    played does all the same is said, too.
    """
    told = explain(blackboard, decision, language=language, lead=lead, has_aside=False, deep=deep)
    against = for_it = None
    if played not in (decision.point, PASS) and told.reasons:
        grounds = Grounds(blackboard, decision.color, language, decision.point, deep=deep)
        against = _against(grounds, told, played)
        for_it = _for_it(grounds, decision, played) if is_loss else None
    chosen = decision.chosen
    reasons = chosen.candidate.reasons if chosen is not None else ()
    parts = [told.headline, *(one.sentence for one in told.reasons)]
    return WhyMove(
        told.motive,
        told.reasons[0].kind if told.reasons else "",
        {
            reader: tuple(text for name, text in told.sentences(reader) if name in _TOLD)
            for reader in READERS
        },
        _by_reader(against),
        told.remember,
        told.threat.line if told.threat is not None else (),
        tuple(dict.fromkeys(p for part in parts for p in part.points if p != decision.point)),
        tuple(dict.fromkeys(reason.source for reason in reasons if not reason.is_against)),
        _by_reader(for_it),
        _by_reader(told.deeds),
    )


def _by_reader(said: Sentence | None) -> dict[str, str]:
    return {reader: said.of(reader) for reader in READERS} if said is not None else {}


def _for_it(grounds: Grounds, decision: Decision, played: Point) -> Sentence | None:
    """Say what a move does, as a why-not of it would."""
    weighed = decision.find(played)
    candidate = weighed.candidate if weighed is not None else None
    found = sure_motives(grounds, played, candidate, weighed, decision)
    first = next((one.sentence for one in found if one.motive not in NOT_FOR_IT), None)
    if first is None:
        return None
    return grounds.language.say(
        "why-not", "does", first.points, strong={"line": first.strong}, line=first.beginner
    )


def _against(grounds: Grounds, told: Explanation, played: Point) -> Sentence | None:
    """Say what reading finds wrong with a move: it leaves what the better one sees to, or can be taken."""
    first = told.reasons[0]
    left = reached_after(grounds, first, played)
    if left:
        fate = fate_of(grounds, first, (grounds.color, played), *in_turn(grounds, left))
        return _said(grounds, "leaves", played, left, fate, first.target)
    taken = taken_after(grounds, played)
    return _said(grounds, "taken", played, taken) if taken else None


def _said(
    grounds: Grounds,
    form: str,
    played: Point,
    line: tuple[Point, ...],
    fate: str = "",
    target: Point = NO_POINT,
) -> Sentence:
    """Give the sentence of a form, its line the enemy's, and what becomes of the stones that it is about."""
    language, enemy = grounds.language, grounds.enemy
    return language.say(
        "why-not",
        form,
        (played, *line),
        strong={"line": language.line(enemy, line, STRONG)},
        move=point_text(played),
        enemy=language.color(enemy),
        fate=fate,
        line=grounds.line(enemy, line, (grounds.color, played), known=target),
    )
