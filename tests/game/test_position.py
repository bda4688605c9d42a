"""A position is a frozen value that draws itself and reads its drawing back."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import all_points, parse_point
from riyu.game.position import Position, empty_position, parse_position
from tests.game._material import positions, repeatable

CORNER = """
5x5, White to move, ko at B5, captured 1 black 2 white
   A B C D E
 5 X . X O .
 4 . X O . .
 3 . . + . .
 2 . . . . .
 1 . . . . O
   A B C D E
"""


def test_a_drawing_says_what_stands_who_moves_and_where_ko_is() -> None:
    position = parse_position(CORNER)
    assert (position.size, position.to_move, position.captured) == (5, WHITE, (1, 2))
    assert position.ko == parse_point("B5")
    assert position.at(parse_point("A5")) == BLACK
    assert position.at(parse_point("E1")) == WHITE
    assert position.at(parse_point("C3")) == EMPTY
    assert list(position.points(BLACK)) == [parse_point(t) for t in ("A5", "C5", "B4")]
    assert str(position) == CORNER.strip()


@pytest.mark.parametrize("rows", ["X.O\n...\n..#", "X . ○\n, , ,\n+ . ●", "|X.O|\n|...|\n|..X|"])
def test_bare_rows_are_enough(rows: str) -> None:
    position = parse_position(rows)
    assert position == empty_position(3).with_stones(
        black=[parse_point("A3"), parse_point("C1")], white=[parse_point("C3")]
    )


@given(positions())
@repeatable
def test_every_position_reads_its_own_drawing_back(position: Position) -> None:
    assert parse_position(str(position)) == position
    assert parse_position("\n".join(position.rows())).stones == position.stones


@given(st.text(alphabet="XO.x+ 0123456789²ABCko,\nmtvedcapurhis", max_size=80))
@repeatable
def test_any_text_is_a_position_or_bad_input(text: str) -> None:
    with suppress(BadInput):
        parse_position(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no rows drawn"),
        ("XO\nX?", "line 2, column 2: found '\\?'"),
        ("x.\n..", "line 1, column 1: found 'x': expected '.', 'X' or 'O'"),
        ("XO\nX", "line 2: 1 points in this row, but 2 rows"),
        ("X", "a board has 2 to 19"),
        ("\n".join(["." * 20] * 20), "a board has 2 to 19"),
        ("2x2, Green to move\n..\n..", "line 1: 'Green' is no color"),
        ("2x2, ko at C3\n..\n..", "line 1: point 'C3' is not on a 2x2 board"),
        ("2x2, ko at A1\n..\nX.", "line 1: ko at A1, where a stone stands"),
        ("2x2, captured ² black 1 white\n..\n..", "line 1: found 'captured ² black 1 white'"),
        ("9x9, Black to move\n..\n..", "line 1: said to be 9x9, but 2 rows are drawn"),
    ],
)
def test_a_wrong_drawing_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        parse_position(text, "here")
    with pytest.raises(BadInput, match=r"^here"):
        parse_position(text, "here")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"stones": bytes(8)}, "8 points given for a 3x3 board"),
        ({"stones": bytes([3] + [0] * 8)}, "a point holds 3"),
        ({"to_move": 0}, "color 0 to move"),
        ({"ko": 90}, "cell 90 is not on a 3x3 board"),
        ({"ko": 21, "stones": bytes([0, 0, 0, 0, 0, 0, 1, 0, 0])}, "ko at A1, where a stone"),
        ({"captured": (0, -1)}, "captured"),
        ({"size": 20, "stones": bytes(400)}, "board size 20"),
    ],
)
def test_a_value_that_is_no_position_is_refused(fields: dict[str, object], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        Position(**({"size": 3, "stones": bytes(9)} | fields))  # type: ignore[arg-type]


def test_stones_set_and_taken_off_give_a_new_position_without_ko() -> None:
    position = parse_position(CORNER)
    other = position.with_stones(black=[parse_point("B5")], empty=[parse_point("A5")])
    assert (other.at(parse_point("B5")), other.at(parse_point("A5"))) == (BLACK, EMPTY)
    assert other.ko == NO_POINT
    assert position == parse_position(CORNER), "the first one is as it was"
    with pytest.raises(UsageError, match="not on a 5x5 board"):
        position.with_stones(white=[parse_point("F1")])
    with pytest.raises(UsageError, match="not on a 5x5 board"):
        position.at(NO_POINT)
    with pytest.raises(FrozenInstanceError):
        position.size = 9  # type: ignore[misc]


def test_the_place_of_a_point_follows_reading_order() -> None:
    position = empty_position(7)
    assert [position.index(p) for p in all_points(7)] == list(range(49))
