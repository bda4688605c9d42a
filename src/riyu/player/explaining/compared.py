"""A rival beside the move chosen: what search has of both, and why what reading has it lose may not be lost.

Takes two weighed moves, and what one leaves as read; gives a Compared and its words. What is read is a fact of some
stones; what search has is a figure of the whole board, with chance in it: neither is told as if the other were not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.game.points import Point, lines_apart, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.against import reached_after
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.elsewhere import SURE
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.played_out import given_up
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import SURE_ERRORS, Weighed, less_than

__all__ = [
    "Ask",
    "Compared",
    "asked_of",
    "better_by_search",
    "compared",
    "kept_by",
    "makes_up",
]

OFTEN, SELDOM = 0.25, 20
"""The share of strong players' choices from which on a move is often played, and how many times that of another one."""

PERHAPS = 3.0
"""Points by which a rival must be less for it to be told that it is perhaps less, though chance may have made them."""

Ask = Callable[[Point], Weighed | None]
"""Asks the search of a decision about a move: that as it has it then; None where it is not at hand any more."""


@dataclass(frozen=True, slots=True)
class Compared:
    """By how many points of the game search has a rival `less` than the move chosen, below 0 where it has it better.

    Give or take `chance` points: as far as chance may have made the difference.
    """

    less: float
    chance: float

    @property
    def is_sure(self) -> bool:
        """Whether it is a difference that chance did not make, and large enough to be told."""
        return abs(self.less) >= max(self.chance, SURE)

    @property
    def is_better(self) -> bool:
        """Whether search has the rival surely better."""
        return self.is_sure and self.less < 0

    @property
    def is_perhaps_less(self) -> bool:
        """Whether search has the rival less by PERHAPS points or more, which chance may have made."""
        return not self.is_sure and self.less >= PERHAPS

    @property
    def turned(self) -> Compared:
        """The move chosen beside the rival."""
        return Compared(-self.less, self.chance)

    def denies(self, hangs: float) -> bool:
        """Say whether search, with all its chance, has less lost by the rival than the points that `hangs` as read.

        Then something must make up for that; else what is read stands, and search does not speak against it.
        """
        return hangs - self.less >= max(self.chance, SURE)

    def slots(self, grounds: Grounds, move: Point) -> dict[str, str]:
        """Give the slots of sentences that say how the rival stands beside the `move` chosen, and give or take what.

        What chance may have made better is as good, give or take that.
        """
        words, name = grounds.language, point_text(move)
        is_even = abs(self.less) < SURE or (self.less < 0 and not self.is_sure)
        which = "even" if is_even else "less" if self.less > 0 else "more"
        gain = words.word(f"worth-{which}", points=words.points(self.less), move=name)
        return {"gain": gain, "count": words.points(self.chance)}


def compared(chosen: Weighed | None, rival: Weighed | None) -> Compared | None:
    """Put a rival beside the move chosen as search has both; None where that was not measured."""
    if chosen is None or rival is None or (less := less_than(chosen, rival)) is None:
        return None
    return Compared(less, SURE_ERRORS * math.hypot(chosen.error, rival.error))


def kept_by(
    chosen: Weighed, rival: Weighed, candidates: Sequence[Weighed]
) -> tuple[str, dict[str, str]]:
    """Give why a move stays chosen beside a rival that search has surely better in points: a form, and its slots.

    `unusual` where strong players hardly ever play the rival, and often the move chosen, or another of the
    `candidates`: then it is search that errs more often, for it sees no answer that habit knows. `riskier` where the
    rival wins fewer of 100 games; `better` where nothing keeps the move chosen.
    """
    usual = max((chosen, *candidates), key=lambda one: one.candidate.learned).candidate
    if usual.learned >= OFTEN and rival.candidate.learned * SELDOM < usual.learned:
        slots = {"share": str(round(100 * usual.learned)), "target": point_text(usual.move)}
        return "unusual", slots
    won, less = (round(100 * (one.won or 0.0)) for one in (chosen, rival))
    return ("riskier", {"share": str(won), "before": str(less)}) if less < won else ("better", {})


def asked_of(decision: Decision, move: Point, ask: Ask | None) -> Weighed | None:
    """Give a move as search has it once it was `ask`ed about that; as the decision has it where it can't be."""
    return (ask(move) if ask is not None else None) or decision.find(move)


def better_by_search(decision: Decision, asked: Sequence[Weighed | None] = ()) -> Weighed | None:
    """Give the rival that search has most surely better than the move chosen, in points; None if there is none.

    Among the moves of the decision, and those that search was `asked` about since.
    """
    found = [
        (both.less, one)
        for one in (*decision.candidates, *asked)
        if one is not None
        and one is not decision.chosen
        and one.candidate.move > 0
        and (both := compared(decision.chosen, one)) is not None
        and both.is_better
    ]
    return min(found, key=lambda one: (one[0], one[1].candidate.move))[1] if found else None


def makes_up(
    grounds: Grounds,
    rival: Weighed,
    better: Point,
    left: Sequence[tuple[MotiveSaid, Sequence[Point]]],
    held: Sequence[MotiveSaid] = (),
) -> str:
    """Say why search has it that a rival need not lose what it leaves, each with the enemy's line as read.

    It expects the enemy elsewhere first: to answer the rival, after which the `better` move mends all that as read and
    gives up nothing that is to be `held`, or at a larger point. The end of a sentence; empty where search sees that
    line, or the enemy at the `better` point: then the rival gains elsewhere what it leaves.
    """
    words, color, enemy = grounds.language, grounds.color, grounds.enemy
    line = grounds.whole(rival.line, color)
    answer = line[1] if len(line) > 1 else 0
    slots = {"enemy": words.color(enemy), "point": point_text(answer) if answer > 0 else ""}
    if answer <= 0 or answer == better or any(answer in read[:1] for _, read in left):
        return ""
    if lines_apart(answer, line[0]) > ANSWER:
        return words.word("goes-first", **slots)
    with grounds.played((color, line[0]), (enemy, answer)) as is_legal:
        may = is_legal and grounds.board.is_legal(color, better)
        is_mended = may and not any(reached_after(grounds, one, better) for one, _ in left)
    if is_mended and not given_up(grounds, (line[0], answer, better), held):
        return words.word("answers-first", move=point_text(better), **slots)
    return words.word("goes-first", **slots)
