"""What a move other than the one explained is for: a rival, the enemy's answer that is expected, or the move after it.

Takes grounds and a move; gives the end of a sentence. A move after others is looked at on a board of its own, where
those have been played, with fewer nodes than the move explained.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.candidates.candidate import Candidate
from riyu.game.game import Game
from riyu.game.points import Point, opposite, point_text
from riyu.player.explaining.choosing import BESIDES, best_motives
from riyu.player.explaining.deeds import act_and_deeds
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.blackboard import Blackboard

__all__ = ["done_by", "meant_by"]

SHALLOW = 4.0
"""Times the gate's nodes that a question about a move after others may take."""


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
    blackboard, color = grounds.blackboard, grounds.color
    game = Game.from_record(blackboard.game.record(), None, blackboard.game.ruleset)
    *before, move = line
    for point in before:
        game.play(color, point)
        color = opposite(color)
    if not game.board.is_legal(color, move):
        return ""
    then = Blackboard(game, blackboard.knowledge)
    there = Grounds(then, color, grounds.language, line[0], deep=SHALLOW).about_move(move)
    motives = best_motives(there, move, Candidate(move))
    if is_read and motives[0].tier is not Tier.READ:
        return ""
    if motives[0].motive == "force":  # what it must be answered by is told next, or nothing is
        target = there.stones(motives[0].target)
        return grounds.language.word("deed-threatens", target=target)
    return done_by(there, move, motives)
