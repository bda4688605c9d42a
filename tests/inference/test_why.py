"""Why a fact stands is told down to the stones; the moves that break it do break it."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.points import parse_point, point_text
from riyu.inference.constants import STONE_AT
from riyu.inference.why import breaks, why
from tests.boards import drawn_board
from tests.inference.drawn import rule
from tests.inference.test_engine import ATARI, NET, engine, rulebase


def test_the_tree_goes_from_the_fact_over_its_rule_to_the_stones() -> None:
    board = drawn_board("\n".join(" ".join(row).replace("*", ".") for row in NET))
    inference = engine(board)
    reason = why(inference, inference.fact("move(good, black, E4, reduce-liberties, D5)"))
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
    inference = engine(drawn_board(ATARI))
    reason = why(inference, inference.fact("atari(white, C3, D3)"))
    assert "White: C3" in str(reason)


def test_moves_that_break_a_fact() -> None:
    inference = engine(drawn_board(ATARI))
    found = [
        (c, point_text(p))
        for c, p in breaks(inference, inference.fact("move(good, black, D3, capture, C3)"))
    ]
    assert found == [(1, "D3"), (2, "D3")]
    assert inference.holds(inference.fact("move(good, black, D3, capture, C3)"))


FAR = """
9 . . . . . . . . O
8 . . . . . . . . .
7 . . . . . . . . .
6 . . . . . . . . .
5 . . . . . . . . .
4 . . . . . . . . .
3 . . . . . . . . .
2 . . . . . . . . .
1 . . . . . . . . .
  A B C D E F G H J
"""


def test_a_move_far_from_all_that_is_drawn_may_break_a_fact() -> None:
    corner = rule(
        draw="| . . .\n| . * .\n| . . .\n+ - - -",
        where="",
        when="room(*) > 3",
        says="move(good, own, *, take-corner, none)",
    )
    inference = engine(drawn_board(FAR), rulebase(corner))
    found = [
        point_text(p)
        for c, p in breaks(inference, inference.fact("move(good, black, B2, take-corner, none)"))
    ]
    assert sorted(found) == sorted(f"{x}{y}" for x in "ABCDE" for y in range(1, 6) for _ in "bw")


LONG = """
5 . . . . .
4 . O . . .
3 . O . . .
2 . . . . .
1 . . . . .
  A B C D E
"""


def test_a_string_that_gets_another_name_by_one_more_stone_breaks_nothing() -> None:
    long = rule(draw="Q", where="Q is O", when="liberties(Q) > 5", says="baseless(own, Q)")
    inference = engine(drawn_board(LONG), rulebase(long))
    found = [
        (c, point_text(p)) for c, p in breaks(inference, inference.fact("baseless(white, B4)"))
    ]
    assert (2, "B2") not in found and (1, "B2") in found
    assert {point for color, point in found if color == 1} == {"A3", "A4", "B2", "B5", "C3", "C4"}


def test_what_was_entered_counts_among_what_a_fact_rests_on() -> None:
    needs = rule(draw="Q", where="Q is O", know="spent(own, Q)", says="baseless(own, Q)")
    inference = engine(drawn_board(LONG), rulebase(needs))
    inference.enter(inference.fact("spent(white, B3)"), STONE_AT + parse_point("E1"))
    found = breaks(inference, inference.fact("baseless(white, B3)"))
    assert [point_text(p) for c, p in found if c == 1] == ["E1"]
    assert inference.holds(inference.fact("baseless(white, B3)")) and inference.holds(
        inference.fact("spent(white, B3)")
    )


def test_moves_that_break_what_features_say() -> None:
    inference = engine(drawn_board(ATARI))
    found = [
        (c, point_text(p)) for c, p in breaks(inference, inference.fact("atari(white, C3, D3)"))
    ]
    assert found == [(1, "D3"), (2, "D3")]


def test_why_of_what_is_not_so() -> None:
    inference = engine(drawn_board(ATARI))
    with pytest.raises(UsageError, match="does not stand"):
        why(inference, inference.fact("move(good, black, A1, capture, C3)"))
