"""What tells two moves apart that are for the same: how high they stand, how near, how often strong players play them.

Takes grounds, two weighed moves and the motive that both have first; gives sentences. Counts, and judges nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.game.points import line_of, lines_apart, point_text
from riyu.player.explaining.again import are_the_same
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.search.one_ply import Weighed

__all__ = ["differing"]

HIGHEST = 5
"""Lines from a side from which on it is not told which of two moves stands lower."""

SHOWN = 0.05
"""The share of strong players' choices that one of two moves must have for the shares of both to be told."""


def differing(
    grounds: Grounds, chosen: Weighed, rival: Weighed, first: MotiveSaid, its: MotiveSaid
) -> Iterator[Sentence]:
    """Say how a rival differs from the move chosen where the `first` reason of that and `its` own are the same.

    Of a place which of the two is the lower one, else which stands nearer to what both are about; of any how often
    strong players play either.
    """
    if not are_the_same(grounds, first, its):
        return
    moves = (chosen.candidate.move, rival.candidate.move)
    words, size = grounds.language, grounds.board.size
    if first.is_of_place:
        low, high = sorted(moves, key=lambda move: line_of(move, size))
        near, far = sorted(moves, key=lambda move: lines_apart(move, first.target))
        if line_of(low, size) < line_of(high, size) < HIGHEST:
            yield words.say("why-not", "lower", moves, move=point_text(low), other=point_text(high))
        elif first.target and lines_apart(near, first.target) < lines_apart(far, first.target):
            yield words.say(
                "why-not",
                "nearer",
                (*moves, first.target),
                move=point_text(near),
                other=point_text(far),
                target=grounds.stones(first.target),
            )
    played = [round(100 * one.candidate.learned) for one in (chosen, rival)]
    if max(played) >= 100 * SHOWN:
        share, count = map(str, played)
        other, move = map(point_text, moves)
        yield words.say(
            "why-not", "played", moves, move=move, other=other, share=share, count=count
        )
