"""The board holds the known numbers of legal positions, and measuring leaves nothing behind."""

from __future__ import annotations

import pytest

from riyu.base.errors import IllegalMove
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import all_points
from riyu.game.record import Move
from riyu.lab.measuring import Replay, count_legal, play_undo_pairs, random_game
from tests.guard import restored


# Tromp and Farnebäck, Combinatorics of Go, 2006. 4x4 (24,318,165) takes seconds: `riyu bench` counts it.
@pytest.mark.parametrize(("size", "known"), [(2, 57), (3, 12_675)])
def test_the_number_of_legal_positions_is_the_known_one(size: int, known: int) -> None:
    assert count_legal(size) == known


@pytest.mark.parametrize("size", [2, 5, 9, 19])
def test_pairs_of_play_and_undo_are_counted_and_the_same_from_one_seed(size: int) -> None:
    done = play_undo_pairs(size, 3000, 4)
    assert 3000 <= done < 3000 + 5
    assert play_undo_pairs(size, 3000, 4) == done


def test_a_random_game_ends_by_two_passes_with_every_point_an_eye_or_forbidden() -> None:
    board = Board(9)
    points = random_game(board, 3, 1000)
    assert points[-2:] == [0, 0]
    for color in (1, 2):
        assert all(board.is_eyelike(color, p) for p in board.legal_points(color))


def test_a_random_game_stops_at_its_limit_and_begins_with_whose_turn_it_is() -> None:
    board = Board(5)
    board.play(1, 63)
    points = random_game(board, 3, 6)
    assert len(points) == 6
    assert board.color_at(points[0]) == 2
    assert board.to_move == 2


def test_a_random_game_draws_each_point_alike() -> None:
    counts = dict.fromkeys(all_points(3), 0)
    for seed in range(900):
        counts[random_game(Board(3), seed, 1)[0]] += 1
    assert all(60 < count < 140 for count in counts.values()), counts


MOVES = [Move(1, 63), Move(2, 64), Move(1, 0), Move(2, 44), Move(1, 43)]


def test_a_replay_leaves_board_and_features_as_they_were() -> None:
    board = Board(5)
    board.play(1, 21)
    features = Features(board)
    before = features.image()
    with restored(board):
        replay = Replay(board, MOVES, features)
        replay.run(3)
    assert features.image() == before
    assert replay.count == 5
    assert replay.entries > Replay(board, MOVES).entries == 0


def test_a_replay_counts_the_trails_entries_of_one_run() -> None:
    board = Board(5)
    replay = Replay(board, MOVES)
    replay.run(1)
    once = replay.entries
    replay.run(2)
    assert replay.entries == once
    board.mark()
    for move in MOVES:
        board.play(move.color, move.point)
    assert once == board.trail.words


def test_a_replay_refuses_moves_that_are_not_legal_and_leaves_the_board() -> None:
    board = Board(5)
    with restored(board), pytest.raises(IllegalMove, match="occupied at D3"):
        Replay(board, [Move(1, 64), Move(2, 64)])
