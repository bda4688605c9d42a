"""Points and colors have one name each, and wrong names are refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, CELLS, MAX_SIZE, MIN_SIZE, PASS, WHITE
from riyu.game.points import (
    COLUMNS,
    all_points,
    check_size,
    color_name,
    diagonals,
    line_of,
    neighbors,
    on_board,
    opposite,
    parse_color,
    parse_move,
    parse_point,
    point_at,
    point_text,
    star_points,
)
from tests.game._material import repeatable

SIZES = range(MIN_SIZE, MAX_SIZE + 1)


@pytest.mark.parametrize("size", SIZES)
def test_all_points_run_from_the_top_left_and_read_back_from_their_text(size: int) -> None:
    points = list(all_points(size))
    assert len(set(points)) == size * size
    assert point_text(points[0]) == f"A{size}"
    assert point_text(points[-1]) == f"{COLUMNS[size - 1]}1"
    assert all(parse_point(point_text(p).lower(), size) == p for p in points)
    assert [p for p in range(-50, CELLS + 50) if on_board(p, size)] == sorted(points)


@pytest.mark.parametrize("size", SIZES)
def test_the_points_beside_a_point_are_those_one_step_away(size: int) -> None:
    for p in all_points(size):
        near = {q for q in all_points(size) if abs(p % 20 - q % 20) + abs(p // 20 - q // 20) == 1}
        across = {
            q for q in all_points(size) if abs(p % 20 - q % 20) == 1 and abs(p // 20 - q // 20) == 1
        }
        assert set(neighbors(p, size)) == near
        assert set(diagonals(p, size)) == across
        assert (line_of(p, size) == 1) == (len(near) < 4)


def test_points_have_the_cells_that_the_constants_say() -> None:
    assert parse_point("A1") == point_at(1, 1) == 21
    assert parse_point("J9") == point_at(9, 9) == 189, "there is no column I"
    assert parse_point("T19") == 399
    assert parse_point(" q16 ") == 20 * 16 + 16
    assert line_of(parse_point("Q16"), 19) == 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("I5", "no point"),
        ("", "no point"),
        ("5E", "no point"),
        ("E", "no point"),
        ("E123", "no point"),
        ("E-1", "no point"),
        ("pass", "no point"),
        ("ſ3", "no point"),
        ("A٣", "no point"),
        ("K10", "not on a 9x9 board"),
        ("A0", "not on a 9x9 board"),
    ],
)
def test_what_is_no_point_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        parse_point(text, 9)


@given(st.text(max_size=5))
@repeatable
def test_any_text_is_a_point_or_bad_input(text: str) -> None:
    try:
        point = parse_point(text, 19)
    except BadInput:
        return
    assert parse_point(point_text(point), 19) == point


def test_a_pass_is_a_move_but_no_point() -> None:
    assert parse_move("PASS", 9) == PASS == parse_move(" pass ")
    assert parse_move("C3", 9) == parse_point("C3")
    assert point_text(PASS) == "pass"


@pytest.mark.parametrize(
    ("text", "color"), [("b", BLACK), ("Black", BLACK), ("W", WHITE), (" white ", WHITE)]
)
def test_colors_are_read_in_any_case(text: str, color: int) -> None:
    assert parse_color(text) == color
    assert opposite(opposite(color)) == color != opposite(color)
    assert parse_color(color_name(color)) == color


@pytest.mark.parametrize("text", ["", "x", "blue", "bw"])
def test_what_is_no_color_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is no color: expected b, black, w or white"):
        parse_color(text)


@pytest.mark.parametrize(
    ("size", "stars"),
    [
        (2, ""),
        (5, "C3"),
        (6, ""),
        (7, "C5 E5 D4 C3 E3"),
        (8, "C6 F6 C3 F3"),
        (9, "C7 G7 E5 C3 G3"),
        (13, "D10 K10 G7 D4 K4"),
        (14, "D11 L11 D4 L4"),
        (19, "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
    ],
)
def test_stars_lie_where_boards_have_them(size: int, stars: str) -> None:
    assert [point_text(p) for p in star_points(size)] == stars.split()


@pytest.mark.parametrize("size", [-1, 0, 1, 20, 361])
def test_sizes_that_no_board_has_are_refused(size: int) -> None:
    with pytest.raises(UsageError, match=f"board size {size}: expected 2 to 19"):
        check_size(size)
