"""The eight symmetries form a group, and all twins of a position have one canonical form."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import all_points, neighbors, parse_point, point_text
from riyu.game.position import Position, parse_position
from riyu.game.record import Move, Record
from riyu.game.transform import (
    Transform,
    apply_move,
    apply_point,
    apply_position,
    apply_record,
    canonical,
    compose,
    inverse,
    swap_colors,
)
from tests.game._material import positions, repeatable

SIZES = [2, 3, 8, 19]

# Where the two stones of this drawing stand after each transform, black first.
FOUR = """
X O . .
. . . .
. . . .
. . . .
"""
WHERE = {
    Transform.IDENTITY: "A4 B4",
    Transform.LEFT_RIGHT: "D4 C4",
    Transform.TOP_BOTTOM: "A1 B1",
    Transform.HALF_TURN: "D1 C1",
    Transform.DIAGONAL: "D1 D2",
    Transform.TURN_LEFT: "A1 A2",
    Transform.TURN_RIGHT: "D4 D3",
    Transform.OTHER_DIAGONAL: "A4 A3",
}


@pytest.mark.parametrize("transform", Transform)
def test_each_transform_does_what_its_name_says(transform: Transform) -> None:
    turned = apply_position(transform, parse_position(FOUR))
    (black,), (white,) = turned.points(BLACK), turned.points(WHITE)
    assert f"{point_text(black)} {point_text(white)}" == WHERE[transform]


@pytest.mark.parametrize("size", SIZES)
def test_transforms_form_a_group(size: int) -> None:
    points = list(all_points(size))

    def table(*transforms: int) -> list[int]:
        moved = points
        for transform in transforms:
            moved = [apply_point(transform, p, size) for p in moved]
        return moved

    tables = {t: table(t) for t in Transform}
    assert len({tuple(t) for t in tables.values()}) == 8, "eight different ones"
    assert tables[Transform.IDENTITY] == points
    for a in Transform:
        assert sorted(tables[a]) == sorted(points), "no point is lost"
        assert table(a, inverse(a)) == points == table(inverse(a), a)
        assert compose(a, inverse(a)) is Transform.IDENTITY
        for b in Transform:
            assert table(a, b) == tables[compose(a, b)]
            for c in Transform:
                assert compose(compose(a, b), c) == compose(a, compose(b, c))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("transform", Transform)
def test_neighbors_stay_neighbors(transform: Transform, size: int) -> None:
    for p in all_points(size):
        moved = {apply_point(transform, q, size) for q in neighbors(p, size)}
        assert moved == set(neighbors(apply_point(transform, p, size), size))


def test_a_pass_stays_a_pass() -> None:
    assert {apply_move(t, Move(WHITE, PASS), 9) for t in Transform} == {Move(WHITE, PASS)}


@given(positions(), st.sampled_from(Transform))
@repeatable
def test_a_position_is_moved_point_by_point(position: Position, transform: Transform) -> None:
    moved = apply_position(transform, position)
    for p in all_points(position.size):
        assert moved.at(apply_point(transform, p, position.size)) == position.at(p)
    assert moved.ko == apply_point(transform, position.ko, position.size)
    assert (moved.to_move, moved.captured) == (position.to_move, position.captured)
    assert apply_position(inverse(transform), moved) == position


@given(positions())
@repeatable
def test_swapping_the_colors_twice_changes_nothing(position: Position) -> None:
    swapped = swap_colors(position)
    assert list(swapped.points(BLACK)) == list(position.points(WHITE))
    assert swapped.to_move != position.to_move
    assert swapped.captured == position.captured[::-1]
    assert swap_colors(swapped) == position


@given(positions(2, 5), st.sampled_from(Transform), st.booleans())
@repeatable
def test_all_twins_have_one_canonical_form(
    position: Position, transform: Transform, swap: bool
) -> None:
    found = canonical(position)
    assert apply_position(found.transform, position) == found.position
    assert canonical(apply_position(transform, position)).position == found.position
    assert canonical(found.position).position == found.position

    twin = apply_position(transform, swap_colors(position) if swap else position)
    both = canonical(position, colors=True)
    assert canonical(twin, colors=True).position == both.position
    assert both.position.to_move == BLACK
    start = swap_colors(position) if both.swapped else position
    assert apply_position(both.transform, start) == both.position


def test_positions_that_are_no_twins_have_different_forms() -> None:
    corner = parse_position("X..\n...\n...")
    side = parse_position(".X.\n...\n...")
    assert canonical(corner).position != canonical(side).position
    white = swap_colors(corner)
    assert canonical(corner).position != canonical(white).position
    assert canonical(corner, colors=True).position == canonical(white, colors=True).position
    with_ko = replace(corner, ko=parse_point("B3"))
    other_ko = replace(corner, ko=parse_point("A2"))
    assert canonical(with_ko).position == canonical(other_ko).position, "mirrored on the diagonal"


def test_a_record_turns_with_all_its_stones() -> None:
    record = Record(
        9,
        (Move(WHITE, parse_point("C3")), Move(BLACK, PASS)),
        black=(parse_point("A1"), parse_point("G7")),
        white=(parse_point("B1"),),
        handicap=2,
        komi=0.5,
        result="W+R",
    )
    turned = apply_record(Transform.TURN_RIGHT, record)
    assert turned.moves == (Move(WHITE, parse_point("C7")), Move(BLACK, PASS))
    assert turned.black == (parse_point("A9"), parse_point("G3"))
    assert turned.white == (parse_point("A8"),)
    assert apply_record(Transform.TURN_LEFT, turned) == record
