"""Alpha-beta gives what minimax gives, takes what hangs, saves its own, and leaves the board as it was."""

from __future__ import annotations

import math
from functools import cache

import pytest

from riyu.assessment.first_glance import FirstGlance
from riyu.base.chance import Chance
from riyu.candidates.candidate import Candidate
from riyu.candidates.move_scores import LearnedMoves, MoveScores, read_learned
from riyu.candidates.weights import Weights
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import parse_point, point_text
from riyu.search.alpha_beta import (
    EVALUATION,
    GLANCE,
    AlphaBeta,
    choose_by_alpha_beta,
    likely_moves,
)
from riyu.search.one_ply import Choice, Looks
from tests.boards import drawn_board
from tests.reference.minimax import minimax


@cache
def learned() -> LearnedMoves:
    return read_learned()


def random_board(seed: int, size: int = 5, moves: int = 10) -> Board:
    board, chance = Board(size), Chance(seed)
    for _ in range(moves):
        legal = [p for p in board.legal_points(board.to_move) if p]
        board.play(board.to_move, legal[chance.below(len(legal))])
    return board


@pytest.mark.parametrize("seed", range(12))
def test_it_gives_what_minimax_of_the_same_widths_gives(seed: int) -> None:
    board = random_board(seed)
    features = Features(board)
    glance = FirstGlance(features)
    moves = likely_moves(board, MoveScores(features, learned()))

    def value() -> float:
        return glance.worth().total

    key = board.key
    search = AlphaBeta(board, moves, value, (4, 3, 2))
    found, line = search.search([], 0, -math.inf, math.inf)
    assert found == minimax(board, moves, value, (4, 3, 2))
    assert 0 < len(line) <= 3
    assert board.key == key


def chosen(picture: str, is_out_of_time: bool = False, valued_by: str = EVALUATION) -> Choice:
    """Choose among all legal moves by what alpha-beta finds alone."""
    board = drawn_board(picture)
    features = Features(board)
    shares = MoveScores(features, learned()).shares(board.to_move, ())
    candidates = [Candidate(p, (), share) for p, share in shares.items() if p]
    looks = Looks(Weights({}, {}), 0, 0, 1.0, 0.0, 0.0, 1, lambda: is_out_of_time)
    choice, _ = choose_by_alpha_beta(
        features,
        learned(),
        (),
        board.to_move,
        candidates,
        looks,
        komi=0.5,
        widths=(40, 5, 2),
        valued_by=valued_by,
    )
    return choice


@pytest.mark.parametrize("valued_by", [EVALUATION, GLANCE])
def test_what_can_be_taken_is_valued_and_the_line_begins_with_the_move(valued_by: str) -> None:
    picture = """
        . . . . . O .
        . . X X . O .
        . X O O . O .
        . X O O X O .
        . . X X . O .
        . . . X . O .
        . . . X . O .
        """
    best = chosen(picture, valued_by=valued_by).weighed[0]
    assert point_text(best.candidate.move) == "E5"
    assert best.line[0] == parse_point("E5")
    assert best.changed
    assert any("alpha-beta:" in said for said in best.found)


@pytest.mark.parametrize("valued_by", [EVALUATION, GLANCE])
def test_what_hangs_is_saved(valued_by: str) -> None:
    picture = """
        . O . . . X .
        O . O O . X .
        . O X X . X .
        O O X X O X .
        . O O O . X .
        O . . O . X .
        . O . O . X .
        """
    best = chosen(picture, valued_by=valued_by).weighed[0]
    assert point_text(best.candidate.move) == "E5"


def test_a_snapback_is_not_walked_into() -> None:
    picture = """
        . O X X O . .
        . O O X O . .
        . . O X O . .
        . . O . O . .
        . . O . O . .
        . . . O . . .
        . . . . . . .
        """
    weighed = chosen(picture).weighed
    assert point_text(weighed[0].candidate.move) not in ("D4", "D3")


def test_without_time_the_weights_order_stands() -> None:
    choice = chosen(". . . . .\n" * 5, is_out_of_time=True)
    assert choice.weighed
    assert all(one.ahead is None for one in choice.weighed)
