"""What a move leaves, and that looking leaves the board alone."""

from __future__ import annotations

import pytest

from riyu.base.errors import IllegalMove
from riyu.features.safety import Outcome, outcome
from riyu.game.points import parse_point
from riyu.game.ruleset import NEW_ZEALAND
from tests.boards import drawn_board

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


def test_an_illegal_move_has_no_outcome_and_leaves_no_mark() -> None:
    board = drawn_board("O . O\n. O .\n. . .")
    with pytest.raises(IllegalMove, match="suicide at B3"):
        outcome(board, 1, parse_point("B3"))
    assert board.trail.depth == 0


def test_where_suicide_is_allowed_nothing_is_left() -> None:
    board = drawn_board("O . O\n. O .\n. . .", ruleset=NEW_ZEALAND)
    assert outcome(board, 1, parse_point("B3")) == Outcome(0, 0, 1)
