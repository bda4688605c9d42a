"""Handicap stones go where GTP says, and to sensible points for any other number and size."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.handicap import fixed_handicap, free_handicap, max_fixed, max_free
from riyu.game.points import all_points, line_of, on_board, parse_point, point_text
from riyu.game.position import empty_position
from tests.game._material import ask_gnugo

SIZES = range(2, 20)

# GTP 2, section 4.1.1.
FIXED = [
    (19, 2, "D4 Q16"),
    (19, 3, "D4 Q16 D16"),
    (19, 4, "D4 Q16 D16 Q4"),
    (19, 5, "D4 Q16 D16 Q4 K10"),
    (19, 6, "D4 Q16 D16 Q4 D10 Q10"),
    (19, 7, "D4 Q16 D16 Q4 D10 Q10 K10"),
    (19, 8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"),
    (19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
    (13, 5, "D4 K10 D10 K4 G7"),
    (12, 4, "C3 K10 C10 K3"),
    (9, 6, "C3 G7 C7 G3 C5 G5"),
    (7, 4, "C3 E5 C5 E3"),
]


@pytest.mark.parametrize(("size", "stones", "points"), FIXED)
def test_fixed_points_are_those_of_gtp_in_its_order(size: int, stones: int, points: str) -> None:
    assert [point_text(p) for p in fixed_handicap(size, stones)] == points.split()


def test_gnugo_puts_fixed_handicap_on_the_same_points() -> None:
    # GNU Go 3.8 goes to the fourth line from 12x12 on, the specification (and its author's own "brown") from 13x13.
    sizes = [size for size in range(5, 20) if size != 12]
    asked = [(size, stones) for size in sizes for stones in range(1, 11)]
    commands = [c for size, n in asked for c in (f"boardsize {size}", f"fixed_handicap {n}")]
    answers = ask_gnugo(commands)[1::2]
    for (size, stones), answer in zip(asked, answers, strict=True):
        if 2 <= stones <= max_fixed(size):
            ours = {point_text(p) for p in fixed_handicap(size, stones)}
            assert ours == set(answer.split()), f"{stones} on {size}x{size}"
        else:
            assert answer.startswith("?"), f"{stones} on {size}x{size}"
            with pytest.raises(UsageError):
                fixed_handicap(size, stones)


@pytest.mark.parametrize(
    ("size", "stones", "said"),
    [
        (19, 1, "1 fixed handicap stones on 19x19: expected 2 to 9"),
        (19, 10, "10 fixed handicap stones on 19x19: expected 2 to 9"),
        (18, 5, "5 fixed handicap stones on 18x18: expected 2 to 4"),
        (7, 5, "expected 2 to 4"),
        (6, 2, "no fixed points below 7x7"),
        (20, 2, "board size 20"),
    ],
)
def test_a_number_without_fixed_points_is_refused(size: int, stones: int, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        fixed_handicap(size, stones)


@pytest.mark.parametrize("size", SIZES)
def test_free_stones_are_different_points_on_the_board_for_every_number(size: int) -> None:
    numbers = range(max_free(size) + 1) if size < 9 else [0, 1, 5, 10, 17, 30, max_free(size)]
    for stones in numbers:
        points = free_handicap(size, stones)
        assert len(set(points)) == stones
        assert all(on_board(p, size) for p in points)


@pytest.mark.parametrize("size", range(7, 20))
def test_free_stones_are_the_fixed_ones_first(size: int) -> None:
    for stones in range(2, max_fixed(size) + 1):
        assert free_handicap(size, stones) == fixed_handicap(size, stones)
    most = max_fixed(size)
    assert free_handicap(size, most + 3)[:most] == fixed_handicap(size, most)


@pytest.mark.parametrize("size", range(9, 20))
def test_further_stones_stand_apart_and_not_on_the_edge(size: int) -> None:
    points = free_handicap(size, 12)
    assert all(line_of(p, size) >= 3 for p in points)
    for a in points:
        for b in points:
            if a != b:
                assert (a % 20 - b % 20) ** 2 + (a // 20 - b // 20) ** 2 >= 2


def test_thirteen_stones_on_a_full_board_fill_its_quarters() -> None:
    drawn = empty_position(19).with_stones(black=free_handicap(19, 13)).rows()
    assert drawn[3] == ". . . X . . . . . X . . . . . X . . ."
    assert drawn[6] == ". . . . . . X . . . . . X . . . . . ."
    assert drawn[12] == ". . . . . . X . . . . . X . . . . . ."


@pytest.mark.parametrize("size", [2, 5, 9, 19])
def test_points_already_taken_are_left_alone(size: int) -> None:
    taken = list(all_points(size))[: size * size // 4]
    points = free_handicap(size, 1, taken)
    assert not set(points) & set(taken)
    corner = parse_point("D4")
    assert corner not in free_handicap(19, 4, [corner])
    assert {point_text(p) for p in free_handicap(19, 3, [corner])} == {"Q16", "D16", "Q4"}


@pytest.mark.parametrize(
    ("size", "stones", "taken", "said"),
    [
        (9, -1, [], "-1 handicap stones on 9x9: expected 0 to 40"),
        (9, 41, [], "41 handicap stones on 9x9: expected 0 to 40"),
        (9, 39, ["A1", "B1", "A1"], "39 .* with 2 points taken: expected 0 to 38"),
        (9, 2, ["K10"], "not on a 9x9 board"),
    ],
)
def test_too_many_stones_are_refused(size: int, stones: int, taken: list[str], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        free_handicap(size, stones, [parse_point(t) for t in taken])
