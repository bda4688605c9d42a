"""Tastes: what a style likes of a position and of a move beside what it is worth, as a number for each move.

Takes a board with its features, an evaluator and a style's tastes; gives how much better each move is liked than the
others. Judges no move good or bad: that a taste costs little the style's `may_cost` sees to. Source: RiscIgo (W23),
"Global evaluation", step 8, where the style of the opponent changes what potential, territory and weak groups count;
the novice's penalties (N10).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from riyu.assessment.evaluator import Evaluator
from riyu.assessment.plain_sheet import A_STONE, HALF_OWNED, NEARER, OWNED
from riyu.features.features import Features
from riyu.features.influence_maps import SQUARE
from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import Color, Point, all_points, line_of, neighbors, opposite

__all__ = ["TASTES", "liked", "measures"]

TASTES: Mapping[str, str] = MappingProxyType(
    {
        "territory": "points that are own territory more than the enemy's after the move",
        "moyo": "points of moyo and potential that are own more than the enemy's after it",
        "own-weak": "points of own stones that are in doubt after it",
        "enemy-weak": "points of enemy stones that are in doubt after it",
        "low": "1 for a move on the first three lines",
        "high": "1 for a move on the fifth line or further in",
        "below-third": "1 for a move on the first two lines",
        "contact": "1 for a move that touches an enemy stone",
        "contact-alone": "1 for one that touches an enemy stone and no own one",
        "beside-own": "1 for a move that touches an own stone",
        "thickness": "0 to 4, by how much of both colors' influence is at the point",
    }
)
"""What can be liked or disliked, each with what is counted. Points are the evaluator's."""

_OF_POSITIONS = ("territory", "moyo", "own-weak", "enemy-weak")
_MOST_THICK = 4
_WHOLE = 1000


def liked(
    features: Features,
    evaluator: Evaluator,
    color: Color,
    moves: Collection[Point],
    tastes: Mapping[str, float],
) -> dict[Point, float]:
    """Give how much more each legal move of the color to move is liked than they are in the mean; the board stays.

    `evaluator` is of these features; verdicts entered in it hold as long as none of their points is touched.
    """
    if not tastes or not moves:
        return {}
    sums = {
        move: sum(
            tastes[name] * found
            for name, found in measures(features, evaluator, color, move, tastes).items()
        )
        for move in moves
    }
    mean = sum(sums.values()) / len(sums)
    return {move: one - mean for move, one in sums.items()}


def measures(
    features: Features,
    evaluator: Evaluator,
    color: Color,
    move: Point,
    tastes: Collection[str] = TASTES,
) -> dict[str, float]:
    """Give what of TASTES a legal move of the color to move has, as far as `tastes` ask for it."""
    board = features.board
    beside = {board.color_at(point) for point in neighbors(move, board.size)}
    line = line_of(move, board.size)
    touches, joins = opposite(color) in beside, color in beside
    found: dict[str, float] = {
        "low": line <= 3,
        "high": line >= 5,
        "below-third": line <= 2,
        "contact": touches,
        "contact-alone": touches and not joins,
        "beside-own": joins,
    }
    if "thickness" in tastes:
        features.update()
        influence = sum(features.square_influence(c, move) for c in (color, opposite(color)))
        found["thickness"] = min(_MOST_THICK, influence // SQUARE)
    if any(name in tastes for name in _OF_POSITIONS):
        with board.trail.scope():
            board.play(color, move)
            evaluator.evaluate()
            found.update(_of_position(evaluator, board.size, color))
    return {name: float(found[name]) for name in tastes}


def _of_position(evaluator: Evaluator, size: int, color: Color) -> dict[str, float]:
    """Give what of an evaluated position can be liked, in points."""
    kinds, worths, board = evaluator.kinds(), evaluator.worths(), evaluator.board
    sign = 1 if color == BLACK else -1
    territory = moyo = 0
    weak = {color: 0, opposite(color): 0}
    for point in all_points(size):
        kind, worth = kinds[point], sign * worths[point]
        if kind == A_STONE:
            owner = board.color_at(point)
            weak[owner] += _WHOLE - (worth if owner == color else -worth)
        elif kind == OWNED:
            territory += worth
        elif kind in (HALF_OWNED, NEARER) and board.color_at(point) == EMPTY:
            moyo += worth
    return {
        "territory": territory / _WHOLE,
        "moyo": moyo / _WHOLE,
        "own-weak": weak[color] / _WHOLE,
        "enemy-weak": weak[opposite(color)] / _WHOLE,
    }
