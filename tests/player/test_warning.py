"""A warning before a move: when it is given, and what it says is wrong."""

from __future__ import annotations

from riyu.game.points import parse_point
from riyu.player.explaining.hints import warning
from riyu.player.explaining.record import Sentence
from riyu.player.explaining.refusal import Refusal
from riyu.player.move_worth import MoveWorth

D4, Q16 = parse_point("D4"), parse_point("Q16")
FIRST = Sentence("Better at Q16 first.", "Better at Q16.", (Q16,))
WRONG = Sentence("White takes the stone at D4.", "White takes D4.", (D4,))


def worth(lead: float, error: float = 0.5) -> MoveWorth:
    return MoveWorth(D4, lead, error, 0.5, 500, (D4,))


def refused(blamed: Sentence | None) -> Refusal:
    return Refusal(D4, Q16, (FIRST, WRONG), blamed=blamed)


def test_it_says_what_is_wrong_with_the_move_and_not_what_else_is_told() -> None:
    said = warning(refused(WRONG), worth(-9.0), worth(1.0))
    assert said is not None
    assert said.beginner == "Careful: D4 costs about 10 points. White takes the stone at D4."
    assert said.strong == "D4 costs 10 points. White takes D4."
    assert said.points == (D4,)


def test_where_nothing_wrong_is_found_it_says_what_the_move_costs() -> None:
    said = warning(refused(None), worth(-9.0), worth(1.0))
    assert said is not None and said.beginner == "Careful: D4 costs about 10 points."


def test_none_is_given_for_little_or_for_what_chance_may_have_made() -> None:
    assert warning(refused(WRONG), worth(0.0), worth(1.0)) is None
    assert warning(refused(WRONG), worth(-9.0, error=6.0), worth(1.0, error=6.0)) is None
    assert warning(refused(WRONG), None, worth(1.0)) is None
