"""Why a fact stands is told down to the stones; the moves that break it do break it."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.points import parse_point, point_text
from riyu.inference.why import breaks, why
from tests.boards import drawn_board
from tests.inference.test_engine import ATARI, NET, engine


def test_the_tree_goes_from_the_fact_over_its_rule_to_the_stones() -> None:
    board = drawn_board("\n".join(" ".join(row).replace("*", ".") for row in NET))
    reason = why(engine(board), "move(good, black, E4, reduce-liberties, D5)")
    text = str(reason)
    assert "rule net for Black, specificity 30: Two of its three liberties face the net" in text
    assert "map push lies at D6 to E6" in text
    assert "liberties(Q) = 3: liberties(Q) is 3" in text
    assert "no fact move(good, black, _, capture, D5)" in text
    assert "Q is D5" in text
    assert "White: D6" in text
    assert parse_point("E4") in reason.overlay()["fact"]
    assert reason.to_json()["below"]


def test_what_features_say_rests_on_stones() -> None:
    reason = why(engine(drawn_board(ATARI)), "atari(white, C3, D3)")
    assert "White: C3" in str(reason)


def test_moves_that_break_a_fact() -> None:
    inference = engine(drawn_board(ATARI))
    found = [(c, point_text(p)) for c, p in breaks(inference, "move(good, black, D3, capture, C3)")]
    assert found == [(1, "D3"), (2, "D3")]
    assert inference.find("move(good, black, D3, capture, C3)") is not None


def test_why_of_what_is_not_so() -> None:
    with pytest.raises(UsageError, match="does not stand"):
        why(engine(drawn_board(ATARI)), "move(good, black, A1, capture, C3)")
