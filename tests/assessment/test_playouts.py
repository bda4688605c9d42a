"""Playouts by shape: eyes stay, what is in atari is seen, odds follow the file, and the end is counted as an area."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from riyu.assessment.playout_values import (
    PlayoutValue,
    read_playout_values,
    shape_name,
    weights_of,
    write_playout_values,
)
from riyu.assessment.playouts import FLAGS, SELF_ATARIS, PlayoutWeights, ShapedPlayouts, same_shapes
from riyu.base.errors import BadInput
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import all_points, parse_point
from tests.boards import drawn_board

EVEN = PlayoutWeights({}, {})
OWN = weights_of(read_playout_values())


def margin(
    board: Board,
    weights: PlayoutWeights = OWN,
    count: int = 200,
    last: str = "",
) -> float:
    """Give the mean margin of playouts."""
    point = parse_point(last) if last else 0
    run = ShapedPlayouts(board, weights, 1, point)
    run.run(count)
    assert run.count == count
    return run.mean_margin


TWO_EYES = """
. X . X .
X X X X X
O O O O O
O . O . O
O O O O O
"""


def test_nobody_fills_an_own_eye() -> None:
    assert margin(drawn_board(TWO_EYES), EVEN) == 10 - 15
    assert margin(drawn_board(TWO_EYES, "white"), EVEN) == 10 - 15


def test_the_end_is_counted_as_an_area() -> None:
    alive = """
        . X . X O
        X X X X O
        O O O O O
        . O . O .
        O O O O O
        """
    assert margin(drawn_board(alive)) == 8 - 17


A_STONE_BESIDE_THE_EYE = """
. X X X .
X X X X X
O O O O O
O O O X .
O O . O O
"""
"""White's eye at C1 is a true one once D2 is taken; who fills it before loses all to E2."""


def test_an_eye_that_becomes_a_true_one_is_not_filled() -> None:
    assert margin(drawn_board(A_STONE_BESIDE_THE_EYE, "white"), EVEN) == 10 - 15
    assert margin(drawn_board(A_STONE_BESIDE_THE_EYE), EVEN) == 10 - 15


SHORT_OF_LIBERTIES = """
. X X . X X .
O O O X X . X
. O O X X X X
O O X X X X X
O X X X X X X
X X X . X X X
. X X X X X .
"""
"""White has an eye at A5 and shares A7 with two stones, which Black may play at only once D7 has joined them."""


def test_stones_with_two_liberties_are_joined_to_take_one_of_them_from_the_enemy() -> None:
    assert margin(drawn_board(SHORT_OF_LIBERTIES), EVEN) > 34  # 49 if White always dies


IN_ATARI = """
. . . . . . . . .
. . . . . . X . .
. . . . . . . X .
. . . O O O . . .
. . O X X X . . .
. . . O O O . . .
. . . . . . . X .
. . . . . . X . .
. . . . . . . . .
"""


def test_what_was_put_in_atari_gets_out_as_the_flags_say() -> None:
    escaping = PlayoutWeights({}, {"escape": 10.0})
    board = drawn_board(IN_ATARI)
    assert margin(board, escaping, 1000, "C5") > margin(board, EVEN, 1000, "C5") + 1


def test_ways_out_that_lead_to_three_liberties_stand_out() -> None:
    """C5 has three stones in atari, which get to three liberties at G5; with G6 taken, to two: the flag is mute."""
    further = PlayoutWeights({}, {"escape-far": 10.0})
    board = drawn_board(IN_ATARI)
    gain = margin(board, further, 1000, "C5") - margin(board, EVEN, 1000, "C5")
    board.play(WHITE, parse_point("G6"))
    board.play(BLACK, parse_point("A1"))
    mute = margin(board, further, 1000, "C5") - margin(board, EVEN, 1000, "C5")
    assert gain > mute + 1


TWO_LIBERTIES = """
. . . . . . . . .
. . . . . . X . .
. . . . . . . X .
. . . O O O . . .
. . . X X X . . .
. . . O O O . . .
. . . . . . . X .
. . . . . . X . .
. . . . . . . . .
"""


def test_a_string_with_two_liberties_goes_where_it_gets_more() -> None:
    further = PlayoutWeights({}, {"loosen-far": 10.0})
    board = drawn_board(TWO_LIBERTIES)
    assert margin(board, further, 1000, "F6") > margin(board, EVEN, 1000, "F6") + 1


def test_the_same_seed_gives_the_same_playouts_and_another_seed_others() -> None:
    board = Board(9)
    first, again, other = (ShapedPlayouts(board, OWN, seed) for seed in (1, 1, 2))
    for run in (first, again, other):
        run.run(50)
    assert (first.margin, first.moves) == (again.margin, again.moves)
    assert (first.margin, first.moves) != (other.margin, other.moves)


def test_the_board_stays_as_it_is() -> None:
    board = drawn_board(TWO_EYES)
    before = board.position()
    margin(board)
    assert board.position() == before


def test_the_first_move_is_worth_something_and_less_on_a_full_board() -> None:
    assert 2 < margin(Board(9), count=2000) < 15
    assert margin(Board(5), count=500) > margin(Board(5), count=500) - 1


def test_symmetric_shapes_are_the_same() -> None:
    one_beside = 1 << 2
    assert same_shapes(one_beside) == sorted([1 << 2, 1 << 6, 1 << 8, 1 << 12])
    assert all(same_shapes(twin) == same_shapes(0b1101) for twin in same_shapes(0b1101))


def test_a_shape_with_great_odds_is_played() -> None:
    """Where only an empty point beside a lone own stone has odds to speak of, strings grow: few moves are alone."""
    solid = {shape: 8.0 for shape in range(65536) if shape >> 2 & 3 == 1}
    assert margin(Board(7), PlayoutWeights(solid, {})) != margin(Board(7), EVEN)


# The file of values ---------------------------------------------------------------------------------------------------


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    values = [PlayoutValue("escape", 1.5, 7), PlayoutValue(shape_name(0b1101), -0.25, 3)]
    write_playout_values(tmp_path / "own.tsv", values, ["seed 1"])
    assert read_playout_values(tmp_path / "own.tsv") == values


def test_the_own_values_name_every_flag() -> None:
    names = {value.name for value in read_playout_values()}
    assert names >= {*FLAGS, *SELF_ATARIS}
    assert all(math.isfinite(value.value) for value in read_playout_values())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("escap\t1\t2", "no flag or shape 'escap'; did you mean 'escape'?"),
        ("shape-12\t1\t2", "no flag or shape 'shape-12'"),
        ("escape\tone\t2", "expected numbers after the name"),
        ("escape\t1", "2 fields: expected name, value, count"),
        ("escape\t1000\t2", "found value 1000"),
        ("escape\t1\t-2", "found count -2"),
        ("take\t1\t2\ntake\t1\t2", "'take' a second time"),
    ],
)
def test_what_can_not_be_read_is_told_with_its_line(tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "own.tsv"
    file.write_text(f"# riyu playout moves 1\n# name\tvalue\tcount\n{line}\n")
    with pytest.raises(BadInput) as caught:
        read_playout_values(file)
    assert said in str(caught.value)
    assert f"{file}, line {3 + line.count(chr(10))}" in str(caught.value)


def test_another_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.tsv"
    file.write_text("# riyu move values 1\n")
    with pytest.raises(BadInput, match="expected '# riyu playout moves 1' first"):
        read_playout_values(file)


def test_black_is_the_color_that_margins_are_of() -> None:
    full = drawn_board("X X X\nX . X\nX X .")
    assert BLACK == 1
    assert margin(full) == 9


SEKI = """
X . X . X . X . X
X X X X X X X X X
. X . X . X . X .
X X X X X X X X X
O O O O O O O O O
O O O O O O O O .
O X X X X X X O O
O X O O O O X O .
O X . O O . X O .
"""


@pytest.mark.parametrize("to_move", ["black", "white"])
def test_who_would_put_many_stones_in_atari_stands_in_seki(to_move: str) -> None:
    seki = ShapedPlayouts(drawn_board(SEKI, to_move), OWN, 1)
    seki.run(200)
    owned = dict(zip(all_points(9), seki.ownership(), strict=True))
    assert owned[parse_point("B2", 9)] > 0.9
    assert owned[parse_point("D2", 9)] < -0.9


def test_a_dead_shape_of_three_is_killed_though_its_owner_does_not_do_it_himself() -> None:
    board = drawn_board(
        """
        . O . O O . .
        O O O O O . .
        O O O O O . .
        X X X X O . .
        . O . X O . .
        X X X X O . .
        O O O O O . .
        """
    )
    run = ShapedPlayouts(board, OWN, 1)
    run.run(200)
    owned = dict(zip(all_points(7), run.ownership(), strict=True))
    assert owned[parse_point("A2", 7)] < -0.95
