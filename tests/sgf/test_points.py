from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf_properties

from riyu.base.errors import BadInput
from riyu.game.points import all_points, column_of, row_of
from riyu.game.points import parse_point as named
from riyu.sgf.points import compress, expand, move_text, parse_move, parse_point, texts


@pytest.mark.parametrize("size", [2, 9, 13, 19])
def test_points_read_as_sgfmill_reads_them(size: int) -> None:
    for point in all_points(size):
        text = move_text(point, size)
        assert parse_move(text, size) == parse_point(text.upper(), size) == point
        row, column = sgf_properties.interpret_go_point(text.encode(), size)
        assert (row + 1, column + 1) == (row_of(point), column_of(point))


@pytest.mark.parametrize("text", ["", "tt", "TT", " "])
def test_a_pass_is_empty_or_tt(text: str) -> None:
    assert parse_move(text, 19) == 0
    assert move_text(0, 19) == ""


@pytest.mark.parametrize("text", ["t", "d", "ddd", "td", "d4", "ja", "dd:ee", "中中"])
def test_what_is_no_point_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"expected a point, two letters a-i"):
        parse_move(text, 9)


@pytest.mark.parametrize(
    ("values", "points"),
    [
        (["aa", "bb"], "A9 B8"),
        (["aa:ca"], "A9 B9 C9"),
        (["aa:bb", "bb", "cc"], "A9 B9 A8 B8 C7"),
        (["bb:aa"], "A9 B9 A8 B8"),
        ([""], ""),
        (["ii:ii"], "J1"),
    ],
)
def test_a_point_list_has_rectangles(values: list[str], points: str) -> None:
    assert expand(values, 9) == [named(p, 9) for p in points.split()]


@given(
    st.integers(2, 19).flatmap(
        lambda size: st.tuples(st.just(size), st.sets(st.sampled_from(list(all_points(size)))))
    )
)
def test_a_compressed_list_is_the_same_list(case: tuple[int, set[int]]) -> None:
    size, points = case
    values = compress(points, size)
    assert set(expand(values, size)) == points
    assert len(values) <= len(points)
    assert set(expand(texts(points, size), size)) == points


def test_a_full_board_compresses_to_one_value() -> None:
    assert compress(all_points(19), 19) == ["aa:ss"]
