"""What patterns tell in a position, the most telling first: what reading bears out, then what is most often played.

Takes a blackboard, colors and classes; gives matches in order, with what reading says of their claims.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from riyu.candidates.answers import AnswerCounts
from riyu.game.points import Color, Point
from riyu.lab.knowledge_review import claims_of_match, judged
from riyu.patterns.harvested import has_idea
from riyu.patterns.model import Match, PatternClass
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import Claim, Judged

__all__ = ["Told", "telling_matches"]

READ, SEEN, SHAPE, DENIED = range(4)
"""How telling: borne out by reading; a move reading says nothing of; what is so already; denied by reading."""


@dataclass(frozen=True, slots=True)
class Told:
    """A match, of which class, how telling it is, and how often its move is played where it is asked."""

    found: PatternClass
    match: Match
    rank: int
    share: float
    denied: str = ""

    @property
    def point(self) -> Point:
        """The point that it is about: its answer, or its focus."""
        return self.match.answer or self.match.focus

    @property
    def is_read(self) -> bool:
        """Whether reading bears out what it claims."""
        return self.rank == READ

    @property
    def order(self) -> tuple[int, float, str]:
        """What to sort by, the most telling first."""
        return self.rank, -self.share, self.match.pattern.name

    @property
    def at_its_point(self) -> tuple[int, bool, float, str]:
        """What to sort by at one point: what has an idea in words comes before mere custom."""
        rank, share, name = self.order
        return rank, not has_idea(self.match.pattern.name), share, name


def telling_matches(
    blackboard: Blackboard,
    colors: Iterable[Color],
    names: Collection[str],
    answers: AnswerCounts,
) -> list[Told]:
    """Give what fires for colors, of the classes named or of all, the most telling first.

    Left out is what says `nothing`. One match stands for all orientations in which a pattern has the same answer.
    Claims of tactics about named stones are read, each once, with the gate's nodes.
    """
    known: dict[Claim, Judged] = {}
    told: dict[tuple[str, Color, Point], Told] = {}
    for found, match in blackboard.asker.everything(colors, names):
        pattern = match.pattern
        key = (pattern.name, match.color, match.answer or match.focus)
        if key in told or any(saying.name == "nothing" for saying in pattern.says):
            continue
        rank, denied = _judged(blackboard, match, known)
        if rank is not None:
            told[key] = Told(found, match, rank, _share(found, match, answers), denied)
    return sorted(told.values(), key=lambda one: one.order)


def _judged(
    blackboard: Blackboard, match: Match, known: dict[Claim, Judged]
) -> tuple[int | None, str]:
    """Give how telling a match is, and what denies it; no rank where its move is not legal."""
    board = blackboard.board
    if not match.answer:
        return SHAPE, ""
    if not board.is_legal(match.color, match.answer):
        return None, ""
    found = []
    for claim in claims_of_match(match):
        if claim not in known:
            known[claim] = judged(blackboard.readings, claim)
        found.append(known[claim])
    denied = next((one.denied for one in found if one.denied), "")
    if any(one.borne is not None for one in found):
        return READ, ""
    return (DENIED, denied) if denied else (SEEN, "")


def _share(found: PatternClass, match: Match, answers: AnswerCounts) -> float:
    """Give how often its move is played where its class is asked; of what has no move, how sure what it says is."""
    pattern = match.pattern
    if not match.answer:
        return max((one.confidence or 0.0 for one in pattern.says), default=0.0)
    if pattern.seen:
        chosen, possible = pattern.seen
        return chosen / possible
    counts: Mapping[str, Mapping[str, tuple[int, int]]] = answers.counts
    known = pattern.name in counts.get(found.name, {})
    return answers.share(found.name, pattern.name) if known else 0.0
