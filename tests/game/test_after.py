"""What a move leaves, and that looking leaves the board alone."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.after import Outcome, outcome
from riyu.game.points import parse_point, point_text
from riyu.game.ruleset import NEW_ZEALAND
from tests.boards import drawn_board
from tests.features._scattered import scattered
from tests.reference.board import SlowBoard

CASES = [
    ("an open point", ". . .\n. . .\n. . .", "B2", Outcome(4, 1, 0)),
    ("self-atari", ". O .\n. . O\n. O .", "B2", Outcome(1, 1, 0)),
    ("a capture", ". X .\nX O .\n. X .", "C2", Outcome(3, 1, 1)),
    ("joining", "X . X\n. . .\n. . .", "B3", Outcome(3, 3, 0)),
]


@pytest.mark.parametrize(("what", "picture", "move", "expected"), CASES, ids=[c[0] for c in CASES])
def test_the_outcome_is_what_would_stand(
    what: str, picture: str, move: str, expected: Outcome
) -> None:
    board = drawn_board(picture)
    before = board.position()
    assert outcome(board, 1, parse_point(move)) == expected, what
    assert board.position() == before
    assert board.trail.depth == 0


def test_suicide_leaves_nothing() -> None:
    board = drawn_board("O . O\n. O .\n. . .")
    assert outcome(board, 1, parse_point("B3")) == Outcome(0, 0, 1)


def test_where_a_stone_stands_nothing_can_be_put() -> None:
    with pytest.raises(UsageError, match="B3 is no empty point"):
        outcome(drawn_board(". X .\n. . .\n. . ."), 1, parse_point("B3"))


@pytest.mark.parametrize("size", [5, 9, 19])
def test_what_is_counted_is_what_stands_once_it_is_played(size: int) -> None:
    for features in scattered(size, 7 * size, 200 if size < 19 else 360, 7 if size < 19 else 45):
        slow = SlowBoard(size, NEW_ZEALAND)
        slow.set_up(features.board.position())
        for color in (1, 2):
            for point in slow.legal_points(color):
                taken = slow.play(color, point)
                stands = slow.color_at(point) == color
                liberties = len(slow.liberty_points(point)) if stands else 0
                stones = len(slow.string_points(point)) if stands else 0
                slow.undo()
                found = outcome(features.board, color, point)
                assert found == Outcome(liberties, stones, taken), (point_text(point), str(slow))
