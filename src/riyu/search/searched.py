"""What is asked of a finished search, and how much is enough to be told of it.

Takes the board, moves with their reasons and numbers; gives frozen values. Finds nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import See
from riyu.search.thinking import Winners

__all__ = ["NOBODY", "Enough", "Searched"]

NOBODY = Winners((0, 0), {})
"""Of a search without descents."""


@dataclass(frozen=True, slots=True)
class Enough:
    """What is enough for something to be told of a search.

    `line_visits`: visits that a move of a line has at least, `pass_visits` one after a pass;
    `worth_visits`: those of a move whose worth is spoken of;
    `owner_games`: descents on which it rests whose points end as. `worth`: the least difference in the share of games
    won, which is `errors` standard errors at least and has the margin on its side; `owned`: in the share in which
    points end as a color's; an area has `area` points or more, and none is told to decide who wins that is more than
    `most_area` of the board. `deciding`: the least difference in the share of games that a color wins where points are
    its own and where not, of at least `decisive` games that each side won, where they end as either's in `either` of
    all games or more. `rivals`: natural moves beside the one chosen that are spoken of. For these search goes on for
    `rival_share` of the descents or the time that it was given, and for `pass_share` after a pass, where that makes
    enough of them, up to `pass_games`. `swing`: points around a move that hang on who comes first, at least.
    """

    line_visits: int = 30
    pass_visits: int = 10
    worth_visits: int = 200
    owner_games: int = 60
    worth: float = 0.1
    errors: float = 3.0
    owned: float = 0.2
    area: int = 4
    most_area: float = 1 / 3
    deciding: float = 0.3
    decisive: int = 100
    either: float = 0.15
    rivals: int = 3
    rival_share: float = 0.12
    pass_share: float = 0.15
    pass_games: int = 300
    swing: float = 5.0


@dataclass(frozen=True, slots=True)
class Searched:
    """What facts are made of: the board, the move chosen, the moves with their reasons, what was found of each.

    `rejected` are moves that a rule rejects, with what says so. `winners` are whose points end as by who wins, `shift`
    the points that White's area counted more in the search than komi has it.
    """

    board: Board
    color: Color
    chosen: Point
    weighed: Sequence[Weighed]
    see: See
    rejected: Mapping[Point, str]
    enough: Enough
    winners: Winners = NOBODY
    shift: int = 0
