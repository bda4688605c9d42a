"""Why a search's move is played, and what is wrong with another one beside it, as a review tells it.

Takes a decision on its blackboard, and the move that was played; gives words by reader, and the points they speak of.
Explains nothing itself: `riyu.player.explaining` does.
"""

from __future__ import annotations

from riyu.assessment.lead import Lead
from riyu.game.points import Point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.against import reached_after, taken_after
from riyu.player.explaining.elsewhere import fate_of
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import Language
from riyu.player.explaining.record import READERS, STRONG, Explanation, Sentence
from riyu.player.review.record import WhyMove
from riyu.reading.blackboard import Blackboard

__all__ = ["why_move"]

_TOLD = ("headline", "reason", "threat")
"""The parts of an explanation that a review tells: how the game stands is told once, by the graph."""


def why_move(
    blackboard: Blackboard, decision: Decision, played: Point, language: Language, lead: Lead
) -> WhyMove:
    """Say why a decision, made in the position that stands, is right, and what is wrong with the move played.

    `lead` is that of the position.
    """
    told = explain(blackboard, decision, language=language, lead=lead)
    against = None
    if played not in (decision.point, 0) and told.reasons:
        against = _against(Grounds(blackboard, decision.color, language), told, played)
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
        {reader: against.of(reader) for reader in READERS} if against is not None else {},
        next((one.remember for one in told.reasons if one.remember), ""),
        told.threat.line if told.threat is not None else (),
        tuple(dict.fromkeys(p for part in parts for p in part.points if p != decision.point)),
        tuple(dict.fromkeys(reason.source for reason in reasons if not reason.is_against)),
    )


def _against(grounds: Grounds, told: Explanation, played: Point) -> Sentence | None:
    """Say what reading finds wrong with a move: it leaves what the better one sees to, or can be taken."""
    first = told.reasons[0]
    left = reached_after(grounds, first, played)
    if left:
        return _said(grounds, "leaves", played, left, fate_of(grounds, first))
    taken = taken_after(grounds, played)
    return _said(grounds, "taken", played, taken) if taken else None


def _said(
    grounds: Grounds, form: str, played: Point, line: tuple[Point, ...], fate: str = ""
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
        line=language.line(enemy, line),
    )
