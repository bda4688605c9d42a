"""What a move other than the one explained is for: a rival, the enemy's answer that is expected, or the move after it.

Takes grounds and a move; gives the end of a sentence, or the headline of a move that prepares the one after it. A move
after others is looked at on a board of its own, where those have been played, with fewer nodes than the move explained.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.candidates.candidate import Candidate
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Point, lines_apart, opposite, point_text
from riyu.player.explaining.against import claim_again, failing_line
from riyu.player.explaining.choosing import BESIDES, best_motives
from riyu.player.explaining.deeds import act_and_deeds
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import FATES, Tier
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed

__all__ = ["Ahead", "ahead_of", "done_by", "meant_by", "preparing"]

SHALLOW = 4.0
"""Times the gate's nodes that a question about a move after others may take."""

NEAR = 3
"""Lines from a move within which an answer is one to it, where the move prepares the next."""

PREPARED = 3.0
"""Points that must hang on the move that another prepares for that to be the headline."""


def done_by(grounds: Grounds, move: Point, motives: Sequence[MotiveSaid]) -> str:
    """Give what a move does, as the end of a sentence: its act, else its motive; nothing where that says little."""
    act, _ = act_and_deeds(grounds.about_move(move), move, motives)
    if act is not None:
        return act.beginner.removeprefix(f"{point_text(move)} ").removesuffix(".")
    return "" if motives[0].motive in BESIDES else motives[0].does(move)


def meant_by(grounds: Grounds, line: Sequence[Point], *, is_read: bool = False) -> str:
    """Say what the last move of a line is for, the mover first, as the end of a sentence; empty if that is not known.

    Only what is read, where it must be (`is_read`).
    """
    move = line[-1]
    there = _after(grounds, line)
    if there is None:
        return ""
    motives = best_motives(there, move, Candidate(move))
    return "" if is_read and motives[0].tier is not Tier.READ else _said(there, move, motives)


@dataclass(frozen=True, slots=True)
class Ahead:
    """One's own move after the answer that is expected, and what it does then, as read, as the end of a sentence.

    `against` is the enemy's line by which it would not do that at once, as read; empty where none was found. `stake`:
    the points that hang on it.
    """

    move: Point
    kind: str
    against: tuple[Point, ...]
    stake: float


def ahead_of(grounds: Grounds, line: Sequence[Point]) -> Ahead | None:
    """Give what is read of the last of a line's three moves; None where nothing is."""
    move = line[2]
    there = _after(grounds, line)
    if there is None:
        return None
    motives = best_motives(there, move, Candidate(move))
    first = motives[0]
    if first.tier is not Tier.READ:
        return None
    against: tuple[Point, ...] = ()
    played = {there.board.string_name(point) for point in line[:2] if there.board.color_at(point)}
    if (
        first.motive in FATES
        and not first.by_ko
        and played.isdisjoint(
            map(there.board.string_name, filter(there.board.color_at, first.named))
        )
        and grounds.board.is_legal(grounds.color, move)
    ):
        claim = claim_again(grounds, first, move)
        against = failing_line(grounds, claim) if claim is not None else ()
    kind = (first.does(move) if against else "") or _said(there, move, motives)
    return Ahead(move, kind, against, first.stake) if kind else None


def preparing(
    grounds: Grounds,
    chosen: Weighed,
    first: MotiveSaid,
    ahead: Callable[[tuple[Point, ...]], Ahead | None],
) -> Sentence | None:
    """Give as the headline that a move prepares the next, as read; None where search has none, or it works at once.

    Nor where the enemy is not expected to answer near by, or less hangs on it than PREPARED points, or than on the area
    that the first reason is about.
    """
    line, words = grounds.whole(chosen.line[:3], grounds.color), grounds.language
    if len(line) < 3 or PASS in line or lines_apart(*line[:2]) > NEAR:
        return None
    then = ahead(line)
    if then is None or not then.against:
        return None
    if then.stake < max(PREPARED, first.stake if first.kind == "area" else 0.0):
        return None
    kind = words.word("prepares", move=point_text(then.move), kind=then.kind)
    return words.say("parts", "deeds", (line[0], then.move), move=point_text(line[0]), kind=kind)


def _after(grounds: Grounds, line: Sequence[Point]) -> Grounds | None:
    """Give grounds for the last move of a line, with those before it played on a board of its own; None if illegal."""
    blackboard, color = grounds.blackboard, grounds.color
    game = Game.from_record(blackboard.game.record(), None, blackboard.game.ruleset)
    *before, move = line
    for point in before:
        game.play(color, point)
        color = opposite(color)
    if not game.board.is_legal(color, move):
        return None
    then = Blackboard(game, blackboard.knowledge)
    return Grounds(then, color, grounds.language, line[0], deep=SHALLOW).about_move(move)


def _said(there: Grounds, move: Point, motives: Sequence[MotiveSaid]) -> str:
    if motives[0].motive == "force":  # what it must be answered by is told next, or nothing is
        target = there.stones(motives[0].target)
        return there.language.word("deed-threatens", target=target)
    return done_by(there, move, motives)
