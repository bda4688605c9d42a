"""What is seen from a point, as drawn, and against the slow twin."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.features.chains import chain_at
from riyu.features.features import Features
from riyu.features.views import Runnability, runnability, view
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import all_points, opposite, parse_point
from tests.boards import drawn_board
from tests.features._scattered import scattered
from tests.guard import restored
from tests.reference.views import slow_view


def seen_from(picture: str, at: str, color: int = BLACK) -> str:
    """Draw the view from a point: * seen, @ seen at the edge of view, % not seen at the edge of view."""
    features = Features(drawn_board(picture))
    found = view(features, color, parse_point(at))
    marks = []
    for point in all_points(features.size):
        seen, edge = point in found.seen, point in found.edge
        marks.append("@" if seen and edge else "*" if seen else "%" if edge else ".")
    size = features.size
    return "\n".join(" ".join(marks[i : i + size]) for i in range(0, size * size, size))


def clean(picture: str) -> str:
    return "\n".join(line.strip() for line in picture.strip().splitlines())


CASES = {
    "sight goes in eight directions to the edge of the board": (
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "D4",
        """
        @ . . @ . . @
        . * . * . * .
        . . * * * . .
        @ * * . * * @
        . . * * * . .
        . * . * . * .
        @ . . @ . . @
        """,
    ),
    "stones of either color stop it": (
        """
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . X . . . . .
        . . . . . X .
        . . . . . . .
        . . . . . . .
        """,
        "D4",
        """
        @ . . . . . @
        . * . % . * .
        . . * * * . .
        . % * . * * @
        . . * * * . .
        . * . * . * .
        @ . . @ . . @
        """,
    ),
    "a diagonal line stops between two enemy stones that touch diagonally": (
        """
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . O . . . . .
        . . . . . . O . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . X . . . . . . . . .
        """,
        "B1",
        """
        . @ . . . . . . . . .
        . * . . . . . . . . .
        . * . . . . . . . . .
        . * . . . . . . . . .
        . * . . . . . . . . .
        . * . . . . . . . . .
        . * . . . @ . . . . .
        . * . . * . . . . . .
        . * . * . . . . . . .
        @ * * . . . . . . . .
        @ . * * * * * * * * @
        """,
    ),
    "own stones that touch diagonally, or one of each color, let a diagonal line pass": (
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O . . . . .
        X . X . . . .
        . X . . . . .
        """,
        "A1",
        """
        . . . . . . @
        . . . . . * .
        . . . . * . .
        . . . * . . .
        . . * . . . .
        % * . . . . .
        . % . . . . .
        """,
    ),
    "an enemy settled bridge point stops it": (
        """
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . O . O . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        """,
        "F5",
        """
        . . . . . . . . . . .
        @ . . . . . . . . . @
        . * . . . . . . . * .
        . . * . . . . . * . .
        . . . * . % . * . . .
        . . . . * * * . . . .
        @ * * * * . * * * * @
        . . . . * * * . . . .
        . . . * . * . * . . .
        . . * . . * . . * . .
        . @ . . . @ . . . @ .
        """,
    ),
    "an own bridge point does not": (
        """
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . X . X . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        """,
        "F5",
        """
        . . . . . @ . . . . .
        @ . . . . * . . . . @
        . * . . . * . . . * .
        . . * . . * . . * . .
        . . . * . * . * . . .
        . . . . * * * . . . .
        @ * * * * . * * * * @
        . . . . * * * . . . .
        . . . * . * . * . . .
        . . * . . * . . * . .
        . @ . . . @ . . . @ .
        """,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_view_is_as_drawn(case: str) -> None:
    picture, at, expected = CASES[case]
    assert seen_from(picture, at) == clean(expected)


def test_there_is_no_view_from_off_the_board() -> None:
    with pytest.raises(UsageError, match="cell 0 is not on a 9x9 board"):
        view(Features(Board(9)), BLACK, 0)


def test_the_enclosure_of_points_parts_the_view_into_inside_and_outside() -> None:
    features = Features(Board(5))
    found = view(features, BLACK, parse_point("C3"))
    mine, theirs = parse_point("C4"), parse_point("D4")
    enclosed = {mine: BLACK, theirs: WHITE, parse_point("D3"): 0}
    assert found.inside(enclosed) == {mine}
    assert found.outside(enclosed) == found.seen - {mine, theirs}


STORY = """
. . . . . . . . .
. . . . . . . . .
. . . . . . O . .
. . . . . . . . .
. . . . X . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
"""RiscIgo's: Black took the center, White invades at the 3-3 point. Is Black dead?"""


def run_of(features: Features, at: str, enclosed: dict[int, int] | None = None) -> Runnability:
    point = parse_point(at)
    chain = chain_at(features, features.board.color_at(point), point)
    assert chain is not None
    return runnability(features, chain, enclosed or {})


def test_the_center_stone_on_a_small_board_has_nowhere_to_run() -> None:
    run = run_of(Features(drawn_board(STORY)), "E5")
    assert run.expanse < 100  # the novice's "large enough expanse"
    assert run.directions == ()
    assert run.others == ()


def test_the_same_stones_on_a_large_board_can_run() -> None:
    board = Board(19)
    board.play(BLACK, parse_point("K10"))
    board.play(WHITE, parse_point("M12"))
    run = run_of(Features(board), "K10")
    assert run.expanse > 100
    assert run.directions == (20, -1, 1, -20)


def test_an_own_stone_in_sight_opens_a_direction_that_is_short() -> None:
    features = Features(
        drawn_board(
            """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X . . . X . . . .
            . . . . . . . . .
            . . . . O . . . .
            . . . . . . . . .
            . . . . . . . . .
            """
        )
    )
    run = run_of(features, "E5")
    assert run.others == (parse_point("A5"),)
    assert run.directions == (-1,)
    assert run.runner == parse_point("E5")


def test_the_runner_is_the_stone_that_sees_most() -> None:
    features = Features(
        drawn_board(
            """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . X . . . . .
            . . . . . . . . .
            . . . X O . . . .
            . . X O . . . . .
            . . X O . . . . .
            . . . . . . . . .
            """
        )
    )
    assert run_of(features, "C2").runner == parse_point("D6")


def test_points_that_the_chain_encloses_are_its_inside() -> None:
    features = Features(drawn_board(STORY))
    chain = run_of(features, "E5")
    eyes = {
        p: BLACK for p in view(features, BLACK, parse_point("E5")).seen if p < parse_point("A4")
    }
    theirs = {parse_point("E6"): WHITE}
    run = run_of(features, "E5", eyes | theirs)
    assert run.inside == len(eyes)
    assert run.expanse == chain.expanse - len(eyes) - 1


@pytest.mark.parametrize(("size", "moves"), [(2, 6), (5, 30), (9, 70), (13, 120), (19, 250)])
def test_views_are_those_of_the_slow_twin(size: int, moves: int) -> None:
    for features in scattered(size, seed=size, moves=moves, every=max(1, moves // 5)):
        board = features.board
        features.update()
        position = board.position()
        for color in (BLACK, WHITE):
            bridges = {p for p in all_points(size) if features.walls(opposite(color), p)}
            with restored(board):
                found = [view(features, color, p) for p in all_points(size)]
            for one in found:
                expected = slow_view(position, color, one.point, bridges)
                assert (one.seen, one.edge) == expected, f"{position} {one.point}"
