"""What comes of a move that the enemy does not answer, beside what comes of it where he does.

Takes a thinker, a game and a move; gives whose points end as either way. It says nothing of why: explaining does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point, all_points, opposite
from riyu.search.thinking import Limits, Thinker, Thought

__all__ = ["Unanswered", "unanswered"]

LINE_VISITS = 30
"""Games that a move of the line after the first has at least: fewer follow it by chance."""


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A move that is not answered, and the same move with the enemy to move: a search of as many `games` of either.

    `line` begins with what its color goes on with after a pass of the enemy's. `owned` has for each point how often it
    ends then as Black's less White's, from −1 to +1, `answered` how often where the enemy moves first.
    """

    line: tuple[Point, ...]
    games: int
    owned: Mapping[Point, float]
    answered: Mapping[Point, float]


def unanswered(
    thinker: Thinker,
    game: Game,
    color: Color,
    move: Point,
    games: int,
    *,
    seed: int = 0,
    stop: Callable[[], bool] = lambda: False,
) -> Unanswered | None:
    """Search so many games after a color's move, and as many after the enemy's pass besides; the game is as before.

    The thinker's tree is gone afterwards. None where `stop` says so before both are searched, or where no move follows
    the pass. Raises IllegalMove if the move is.
    """
    ahead = Game.from_record(game.record(), None, game.ruleset)
    ahead.play(color, move)
    enemy = opposite(color)

    def search(to_move: Color) -> Thought:
        limits = Limits(games, stop=stop, is_whole=True)
        return thinker.think(ahead, to_move, ahead.area_komi, limits, seed=seed)

    answered = search(enemy)
    ahead.play(enemy, PASS)
    passed = search(color)
    if stop() or passed.best is None or (first := passed.best.move) == PASS:
        return None
    points = all_points(ahead.size)
    return Unanswered(
        (first, *thinker.line(first, LINE_VISITS)),
        games,
        dict(zip(points, passed.ownership, strict=True)),
        dict(zip(points, answered.ownership, strict=True)),
    )
