"""Dynamic komi: far from even it makes a search open, near even and at the end it is the game's own."""

from __future__ import annotations

import pytest

from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.base.errors import UsageError
from riyu.candidates.move_scores import read_learned
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.handicap import fixed_handicap
from riyu.game.points import parse_point
from riyu.interfaces.gtp.commands import new_session
from riyu.player.searching import DYNAMIC_KOMI, Searching
from riyu.search.dynamic_komi import DynamicKomi, moved, room_of, start_of
from riyu.search.thinking import Limits, Thinker, Thinking, Thought
from tests.boards import drawn_game
from tests.library import KNOWLEDGE

LEARNED = read_learned()
PLAYOUTS = weights_of(read_playout_values())


def think(game: Game, komi: float, how: str, simulations: int = 400) -> Thought:
    thinker = Thinker(LEARNED, PLAYOUTS, Thinking(memory=1 << 24, komi=DYNAMIC_KOMI[how]))
    return thinker.think(game, game.to_move, komi, Limits(simulations, is_whole=True), seed=1)


def handicap_game(size: int, stones: int) -> Game:
    game = Game(size, komi=0.5)
    game.place_handicap(fixed_handicap(size, stones))
    return game


@pytest.mark.parametrize(("size", "stones"), [(9, 4), (13, 5), (19, 9)])
def test_who_gives_stones_searches_an_open_game(size: int, stones: int) -> None:
    game = handicap_game(size, stones)
    assert think(game, 0.5, "off").value < 0.25
    by_value = think(game, 0.5, "value")
    assert 0.25 <= by_value.value <= 0.75  # looked for once, by few descents
    assert by_value.shift > 0
    assert by_value.won < 0.3  # by the game's own komi it is as before
    assert think(game, 0.5, "linear").shift == round(7 * stones * size**2 / 361)


def test_who_is_far_ahead_searches_an_open_game_too() -> None:
    game = handicap_game(9, 4)
    game.play(WHITE, parse_point("E5"))
    assert game.to_move == BLACK
    thought = think(game, 0.5, "value")
    assert 0.3 <= thought.value <= 0.7
    assert thought.won > 0.7
    assert thought.shift > 0


def test_an_even_game_has_its_own_komi() -> None:
    thought = think(Game(9, komi=7.5), 7.5, "value")
    assert thought.shift == 0
    assert thought.won == pytest.approx(thought.value, abs=0.03)


FULL = """
. X . X O . O .
X X X X O O O O
X X X X X O O O
. X X X X O O .
X X X X X O O O
X X X X X O O O
. X . X X O . O
X X X X X O O O
"""


def test_once_the_board_is_full_komi_is_the_games() -> None:
    game = drawn_game(FULL)
    assert room_of(game) == 0.0
    assert think(game, 0.5, "value", 200).shift == 0


def test_komi_by_handicap_falls_to_nothing() -> None:
    game, how = handicap_game(19, 4), DynamicKomi(by_handicap=7.0)
    first = start_of(how, game)
    for point in range(30, 40):
        game.play(game.to_move, point)
    assert first == 28
    assert 0 < start_of(how, game) < first
    assert start_of(how, Game(19)) == 0


def test_komi_moves_against_the_side_that_is_ahead() -> None:
    how = DynamicKomi(by_value=True)
    assert moved(how, 0, BLACK, 0.9, 20.0, 100.0) == 14
    assert moved(how, 0, WHITE, 0.9, 20.0, 100.0) == -14
    assert moved(how, 0, BLACK, 0.1, -20.0, 100.0) == -14
    assert moved(how, 3, BLACK, 0.5, 20.0, 100.0) == 3
    assert moved(how, 0, BLACK, 0.9, 20.0, 5.0) == 5


def test_another_name_is_refused() -> None:
    with pytest.raises(UsageError) as caught:
        Searching(dynamic_komi="valeu")
    assert "no dynamic komi 'valeu'; known: off, linear, value; did you mean 'value'?" in str(
        caught.value
    )


def test_over_gtp_a_handicap_game_says_that_komi_was_moved() -> None:
    session = new_session(
        knowledge=KNOWLEDGE, searching=Searching(simulations=300, dynamic_komi="value")
    )
    for line in ("boardsize 9", "komi 0.5", "fixed_handicap 4", "genmove w"):
        assert session.send(line)[0]
    assert "search gives White" in session.send("riyu-why")[1]
