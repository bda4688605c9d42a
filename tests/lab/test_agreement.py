"""Features kept up to date agree with those built from scratch; where they would not, the move is named."""

from __future__ import annotations

import pytest

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.lab import agreement as module
from riyu.lab.agreement import agreement, compare_game, random_material
from riyu.lab.games import NamedGame, random_games, real_games, starting_board
from tests.guard import COMPILED
from tests.shared import shared

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python keeps lists, not bytes")

GAME = next(random_games(1, seed=5, sizes=(9,)))


def test_random_games_agree_there_and_back() -> None:
    told: list[int] = []
    found = agreement(random_material(30, seed=1), advance=told.append)
    assert found.differences == ()
    assert told == list(range(1, 31))
    assert found.returns == found.positions + 30, "the start is gone back to as well"


def test_real_games_agree_there_and_back() -> None:
    paths = [*shared("data/games19").glob("*.gz"), *shared("data/games_other").glob("*.gz")]
    assert agreement(real_games(sorted(paths), 16)[0]).differences == ()


def test_two_processes_find_what_one_does() -> None:
    games = random_material(4, seed=2)
    assert agreement(games, parallel=2) == agreement(games)


def test_random_material_has_all_sizes_and_suicides() -> None:
    games = random_material(30, seed=1)
    assert {game.record.size for game in games} == set(range(5, 20))
    assert len({game.name for game in games}) == 30


@pytest.mark.parametrize("each_move", [True, False])
def test_a_difference_names_game_move_and_place(each_move: bool) -> None:
    def without_chains(board: Board) -> Features:
        return Features(board, parts=30)

    found = compare_game(GAME, each_move=each_move, build=without_chains)
    (words,) = found.differences
    assert words.startswith("random game 5, 9x9, after move 10: chains[")
    assert words.endswith("kept, 0 from scratch")
    assert (found.games, found.positions) == (1, 1)


def test_bytes_that_do_not_come_back_are_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    boards: list[Board] = []

    def keep(record: object) -> Board:
        boards.append(starting_board(GAME.record))
        return boards[0]

    def forget_the_trail(board: Board) -> Features:
        trail = boards[0].trail
        depth = trail.depth
        if depth == 20:
            trail.keep_all()
            for _ in range(depth):
                trail.mark()
        return Features(board)

    monkeypatch.setattr(module, "starting_board", keep)
    (words,) = compare_game(GAME, build=forget_the_trail).differences
    assert words.startswith("random game 5, 9x9, back after move 10: byte ")


def test_a_game_shorter_than_a_step_is_compared_at_its_last_move() -> None:
    short = NamedGame("short", next(random_games(1, 3, (5,))).record)
    record = type(short.record)(5, short.record.moves[:4])
    found = compare_game(NamedGame("short", record))
    assert (found.positions, found.returns, found.differences) == (1, 2, ())
