"""Links that were read and that games about them deny: a reader of links looks at most moves where a question begins.

Takes grounds and a motive as told; says whether games deny it. Proves nothing, and reads nothing itself.
"""

from __future__ import annotations

from riyu.game.constants import EMPTY
from riyu.game.points import Point, all_points, lines_apart
from riyu.player.explaining.grounds import GAMES, Grounds
from riyu.player.explaining.leaning import LEAST_TIMES
from riyu.player.explaining.motives import LINKS, Tier
from riyu.player.explaining.record import MotiveSaid

__all__ = ["is_played_otherwise"]

JOINED, APART = 0.65, 0.5
"""Share of the games, the enemy first after the move, in which what is cut ends joined, or what is joined apart, for
that not to be told."""

NEEDED = 0.3
"""Share of the games, the enemy first as things stand, in which a link must end cut for it to be said to be kept."""

NEAR = 3
"""Lines from the move, from its lines and from the stones at both ends within which games look for moves."""


def is_played_otherwise(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether a link that was read to be cut or kept by a move goes the other way in most games about it.

    Or one to be kept is cut in few of them without the move. Not where only a ko decides, or the move takes an end or
    makes both one string, nor where the record's readings are too short for that.
    """
    play = grounds.readings.group_games
    is_known = told.tier is Tier.READ and told.motive in LINKS and not told.by_ko and told.other > 0
    if play is None or not is_known or told.ends_ko or grounds.deep < LEAST_TIMES:
        return False
    board, ends = grounds.board, (told.target, told.other)
    about = {move, *(p for p in (*told.line, *told.without) if p > 0)}
    about |= {min(board.string_points(p), key=lambda q: lines_apart(q, move)) for p in ends}
    near = [p for p in all_points(board.size) if min(lines_apart(p, q) for q in about) <= NEAR]
    if told.motive == "connect":
        joined = play.joined(board, ends, near, grounds.enemy, GAMES)
        if 1.0 - joined < NEEDED:
            return True
    with grounds.played((grounds.color, move)) as is_legal:
        if not is_legal or any(board.color_at(p) == EMPTY for p in ends):
            return False
        if len({board.string_name(p) for p in ends}) == 1:
            return False
        joined = play.joined(board, ends, near, grounds.enemy, GAMES)
    return joined >= JOINED if told.motive == "cut" else 1.0 - joined >= APART
