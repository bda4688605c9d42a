"""What comes of a move that the enemy does not answer, beside what comes of it where he does."""

from __future__ import annotations

from riyu.game.constants import BLACK
from riyu.game.points import parse_point, point_text
from riyu.search.unanswered import unanswered
from tests.boards import drawn_game
from tests.search.test_thinking import thinker

FIVE_BY_A_LINK = """
. . . . . . .
X X X X X X X
O O . O O O X
. O O X X O X
. . O . X O X
. . O . X . X
. . O . X . .
"""
"""Black at F2 puts White's five stones at F3 in atari, which White answers by joining them at C5."""


def test_stones_that_an_answer_saves_are_lost_in_most_games_without_it() -> None:
    game = drawn_game(FIVE_BY_A_LINK)
    before = game.position()
    found = unanswered(thinker(), game, BLACK, parse_point("F2"), 300, seed=1)
    assert found is not None
    assert (point_text(found.line[0]), found.games) == ("C5", 300)
    white = parse_point("F3")
    assert found.owned[white] > 0.8
    assert found.answered[white] < -0.5
    assert (game.position(), game.move_number) == (before, 0)


def test_the_same_seed_finds_the_same() -> None:
    one, same = (
        unanswered(thinker(), drawn_game(FIVE_BY_A_LINK), BLACK, parse_point("F2"), 60, seed=3)
        for _ in range(2)
    )
    assert one == same


def test_who_is_told_to_stop_finds_nothing() -> None:
    game = drawn_game(FIVE_BY_A_LINK)
    assert unanswered(thinker(), game, BLACK, parse_point("F2"), 60, stop=lambda: True) is None
