"""Problems: where stones on a part of the board are the question reading answers it, however long a search would be."""

from __future__ import annotations

import pytest

from riyu.candidates.telling import Told, move_key
from riyu.candidates.turning_points import race_of_problem
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import all_points, column_of, parse_point, point_text, row_of
from riyu.inference.source import Source
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.searching import Searching
from riyu.player.wish import is_problem
from riyu.reading.blackboard import Blackboard
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.reading.test_life import STRAIGHT_THREE
from tests.reading.test_semeai import race_board


def on_a_large_board(picture: str, size: int = 19) -> Game:
    """Give a game with a drawn board's lowest rows in the lower left corner of an empty board."""
    rows = [row.split() for row in picture.strip().splitlines()]
    empty = [["."] * size] * (size - len(rows))
    lines = [*empty, *([*row, *["."] * (size - len(row))] for row in rows)]
    return drawn_game("\n".join(" ".join(line) for line in lines))


def around(board: Board, lines: int = 2) -> frozenset[int]:
    """Give the empty points of the rectangle of all stones and so many lines more."""
    points = list(all_points(board.size))
    stones = [p for p in points if board.color_at(p)]
    columns, rows = max(map(column_of, stones)), max(map(row_of, stones))
    return frozenset(
        p
        for p in points
        if not board.color_at(p) and column_of(p) <= columns + lines and row_of(p) <= rows + lines
    )


def decided(game: Game, simulations: int, among: frozenset[int]) -> Decision:
    player = Engine(seed=1, knowledge=KNOWLEDGE, searching=Searching(simulations=simulations))
    return player.decide(blackboard_of(game), BLACK, among=among)


@pytest.mark.parametrize("simulations", [50, 1000])
def test_reading_answers_a_problem_however_long_a_search_would_be(simulations: int) -> None:
    game = on_a_large_board(STRAIGHT_THREE)
    found = decided(game, simulations, around(game.board))
    assert point_text(found.point) == "B3"
    assert not any(one.visits for one in found.candidates)
    assert any(reason.purpose == "live" for reason in found.candidates[0].candidate.reasons)


def test_over_gtp_a_problem_is_asked_by_the_points_that_may_be_played() -> None:
    game = on_a_large_board(STRAIGHT_THREE)
    asked = new_session(Settings(size=19, seed=1), knowledge=KNOWLEDGE)
    for point in all_points(19):
        color = game.board.color_at(point)
        if color:
            assert asked.send(f"play {'bw'[color - 1]} {point_text(point)}")[0]
    points = " ".join(map(point_text, around(game.board)))
    assert asked.send(f"restricted_genmove b {points}") == (True, "B3")
    _, why = asked.send("riyu-why")
    assert why.startswith("B3 makes Black's group of 12 stones at B2 live.")


def test_a_few_points_of_the_same_board_are_searched() -> None:
    game = on_a_large_board(STRAIGHT_THREE)
    few = frozenset(map(parse_point, ("B3", "K10")))
    assert any(one.visits for one in decided(game, 50, few).candidates)


ALIVE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
X X X X X . . . .
O O O O X . . . .
. O . O X . . . .
O O O O X . . . .
"""


def test_where_nothing_hangs_on_a_move_that_is_read_it_searches() -> None:
    game = on_a_large_board(ALIVE)
    assert any(one.visits for one in decided(game, 50, around(game.board)).candidates)


def test_a_problem_is_what_stands_alone_with_all_around_it() -> None:
    board = on_a_large_board(STRAIGHT_THREE).board
    near = around(board)
    assert is_problem(board, near)
    assert not is_problem(board, None)
    assert not is_problem(board, near - {parse_point("B3")})
    assert not is_problem(board, around(board, 19))
    assert not is_problem(Game(9).board, frozenset(all_points(9)))


def races(told: list[Told]) -> list[Told]:
    game = Game(9)
    game.set_up(race_board(2, 2, 1).position())
    return list(race_of_problem(Blackboard(game, KNOWLEDGE), BLACK, told, 4000))


def test_the_race_of_a_problem_is_told_with_the_string_that_is_taken() -> None:
    ((key, source, rests_on),) = races([])
    assert key[4] == "race" and point_text(key[5])
    assert key[3] in source.points and source.size and tuple(rests_on)


RACE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O . O O X . X . .
O O X X O O X X X
X X X X O O O O X
. . . X O . . O X
"""


def test_a_problem_without_a_group_in_doubt_is_answered_by_its_race() -> None:
    game = on_a_large_board(RACE, 13)
    found = decided(game, 50, around(game.board))
    assert point_text(found.point) == "F4"
    told = [(one.purpose, one.source) for one in found.candidates[0].candidate.reasons]
    assert ("race", "reading race") in told
    again = on_a_large_board(RACE, 13)
    few = decided(again, 50, frozenset({found.point, parse_point("A5")}))
    assert ("race", "reading race") not in [
        (one.purpose, one.source) for each in few.candidates for one in each.candidate.reasons
    ]


@pytest.mark.parametrize(("stones", "count"), [(2, 1), (3, 0)])
def test_but_not_beside_a_group_of_three_stones_whose_life_hangs_on_a_move(
    stones: int, count: int
) -> None:
    key = move_key("good", BLACK, parse_point("A1"), "settle", parse_point("C5"))
    told: list[Told] = [(key, Source("reading", "settle", "said", (), stones), ())]
    assert len(races(told)) == count
