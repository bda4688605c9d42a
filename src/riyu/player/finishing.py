"""When a move is not worth playing and when a game is lost: passing and giving up.

Takes what was weighed, what playouts or a search have of the position, its count, and the style's limits; gives the
point to play, or a pass with its reason. Searches nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.assessment.assessment import Assessment, FinalStatus
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point, color_name, opposite
from riyu.game.position import Position
from riyu.game.ruleset import Scoring
from riyu.game.scoring import Score, empty_regions
from riyu.player.style import Style
from riyu.search.one_ply import Choice, Weighed
from riyu.search.thinking import Thought

__all__ = [
    "OPEN",
    "RESIGN_VISITS",
    "best_or_pass",
    "is_given_up",
    "is_hopeless",
    "is_lost",
    "last_point",
    "may_be_given_up",
    "may_be_over",
]

OPEN = 0.1
"""The share of points that playouts leave open, below which almost all is settled."""

RESIGN_FROM = 0.4
"""Share of the board's points that must hold stones before a game is given up."""

RESIGN_HANDICAP_FROM = 0.6
"""The same in a handicap game, in which White begins far behind."""

OVER_FROM = 0.25
"""The same before it is ended by its count."""

DAME = 4
"""Points together that nobody owns in a finished game, at most: where there are more, a border is open."""

RESIGN_VISITS = 100
"""Descents that a search must have made for a game to be given up."""

RESIGN_LINES = 9
"""A larger board counts, for giving up, as this many lines of its length: 68 points of 19×19 are as lost as 144."""

RESIGN_BELOW = 0.06
"""The share of games won in a search below which a game is given up."""


def best_or_pass(choice: Choice, assessment: Assessment, style: Style) -> tuple[Point, str]:
    """Give the point to play and, of a pass, why.

    The best move is played as long as any gains enough in playouts; where almost all is settled, the best of those.
    """
    if not choice.weighed:
        return PASS, "nothing is left to play"
    looked_at = [one for one in choice.weighed if one.gained is not None]
    worth = [one for one in looked_at if _is_worth_playing(one, style)]
    if looked_at and not worth:
        least = style.pass_below
        return PASS, f"no move gains {least:g} points; the best is {choice.weighed[0]}"
    best = worth[0] if worth and assessment.open_share < OPEN else choice.weighed[0]
    return best.candidate.move, ""


def _is_worth_playing(weighed: Weighed, style: Style) -> bool:
    """Say whether a move gains enough, decides something by reading, or takes dead stones off at its own cost."""
    gained = weighed.gained or 0.0
    if weighed.candidate.proven:
        return True
    takes_dead = any(r.source == "playouts dead" for r in weighed.candidate.reasons)
    return gained >= (-1.0 - style.pass_below if takes_dead else style.pass_below)


def is_lost(board: Board, color: Color, assessment: Assessment, style: Style) -> bool:
    """Say whether a game is lost, and by far, as playouts have it."""
    return _is_late(board) and _is_far(-assessment.margin_for(color), board, style)


def is_given_up(board: Board, thought: Thought, style: Style) -> bool:
    """Say whether a game is lost, and by far, as a search has it."""
    return _is_late(board) and is_hopeless(thought) and _is_far(-thought.margin, board, style)


def is_hopeless(thought: Thought) -> bool:
    """Say whether a search wins next to no games."""
    return thought.visits >= RESIGN_VISITS and thought.won < RESIGN_BELOW


def last_point(
    board: Board,
    color: Color,
    moves: Sequence[Point],
    status: FinalStatus,
    score: Score,
    *,
    even_lost: bool = False,
) -> tuple[Point, str] | None:
    """Give what is left to a color whose enemy has passed, and of a pass why; None where it is to play on.

    That is where the game isn't done, or, but for `even_lost`, not won by the count. `score` is the count by `status`.
    A game is done where all that nobody owns are points between both colors; where area is counted the first of `moves`
    is taken that is one of them and leaves its stones more than a liberty. What stands in seki is left alone.
    """
    margin = score.margin if color == BLACK else -score.margin
    if margin <= 0 and not even_lost:
        return None
    open_points = set[Point]()
    for region, border in empty_regions(Position(score.size, score.stones)):
        is_shared = all(score.owner_of(point) == EMPTY for point in region)
        if is_shared and not border & status.seki:
            if len(region) > DAME:
                return None
            open_points |= set(region)
    if board.ruleset.scoring is Scoring.AREA:
        for point in moves:
            if point in open_points and outcome(board, color, point).liberties > 1:
                return point, ""
    enemy, own = color_name(opposite(color)).capitalize(), color_name(color).capitalize()
    end = f"won by {margin:g} points" if margin > 0 else f"lost by {-margin:g} points"
    return PASS, f"{enemy} has passed, and {own} has {end} as it stands"


def may_be_given_up(game: Game) -> bool:
    """Say whether a game may be given up at all yet: with handicap stones not before the board is nearly full."""
    return not game.handicap or _stones(game.board) >= RESIGN_HANDICAP_FROM * game.size**2


def may_be_over(board: Board) -> bool:
    """Say whether the board is full enough for a game to be over."""
    return _stones(board) >= OVER_FROM * board.size**2


def _is_late(board: Board) -> bool:
    return _stones(board) >= RESIGN_FROM * board.size**2


def _stones(board: Board) -> int:
    return board.size**2 - board.position().stones.count(EMPTY)


def _is_far(behind: float, board: Board, style: Style) -> bool:
    return behind > style.resign_behind * board.size * min(board.size, RESIGN_LINES)
