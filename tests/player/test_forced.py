"""What one more own move would take after a move, as read: or kill."""

from __future__ import annotations

import pytest

from riyu.game.points import parse_point
from riyu.player.explaining import forced
from riyu.player.explaining.choosing import motives_of
from riyu.player.explaining.forced import most_forced
from riyu.player.explaining.motives import Tier
from tests.player.test_deeds import IN_ATARI
from tests.player.test_motives import grounds_of

pytestmark = pytest.mark.usefixtures("loaded")

CORNER = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X X . . .
    O O O O O X . . .
    . . . . O X . . .
"""
"""White's group lives by four in a row, however Black begins; two moves in a row kill it."""


@pytest.mark.parametrize("move", ["B1", "C1"])
@pytest.mark.parametrize("liberties", [6, 0])
def test_stones_that_two_moves_in_a_row_take_are_threatened_by_the_first(
    move: str, liberties: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As read of strings, or where those of so many liberties are not asked about, as read of life."""
    monkeypatch.setattr(forced, "LIBERTIES", liberties)
    grounds, point = grounds_of(CORNER), parse_point(move)
    found = most_forced(grounds, point, ())
    assert found is not None and found.size == 6
    assert found.kept  # White answers
    forces = [one for one in motives_of(grounds, point) if one.motive == "force"]
    assert [one.tier for one in forces] == [Tier.READ]
    said = f"If White does not answer {move}, Black goes on against the 6 stones"
    assert said in forces[0].sentence.beginner


def test_what_is_far_from_the_move_is_not_threatened_by_it() -> None:
    assert most_forced(grounds_of(CORNER), parse_point("H8"), ()) is None


def test_what_can_be_taken_as_things_stand_is_not_threatened() -> None:
    """C1 takes the two stones at C2 at once, and White saves them by taking at D1: F1 does not threaten them."""
    assert most_forced(grounds_of(IN_ATARI), parse_point("F1"), ()) is None
