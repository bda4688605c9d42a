"""The assessor: what a first glance leaves in doubt is read, entered, and holds while its points do."""

from __future__ import annotations

import pytest

from riyu.assessment.assessor import Assessor
from riyu.assessment.evaluation import Evaluation, Fate, LifeStatus, Rule, Said
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.reading.readings import Readings
from tests.assessment.test_evaluator import EVEN_RACE, WALLS
from tests.boards import drawn_board


def assessor_of(board: Board) -> Assessor:
    return Assessor(Features(board), Readings(board))


def assessed(picture: str, **limits: int) -> tuple[Assessor, Evaluation]:
    assessor = assessor_of(drawn_board(picture))
    return assessor, assessor.assess(0.0, **limits)


# White's three in a row in the corner: who plays the middle one decides.
THREE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
X X X X X . . . .
O O O O X . . . .
. . . O X . . . .
"""


def test_a_group_that_hangs_on_who_moves_first_is_found_to() -> None:
    assessor, seen = assessed(THREE)
    group = seen.group_at(parse_point("A2"))
    assert group
    assert (group.eyes_first, group.eyes_second) == (2, 1)
    assert not group.is_dead
    said = [one.said for one in assessor.found if one.stone in group.strings]
    assert said == [Said.HANGS]
    assert group.strength < 0  # Black is to move
    assert "HANGS" in str(assessor.found)


@pytest.mark.parametrize("color", ["black", "white"])
def test_a_race_of_which_reading_says_that_one_side_hangs_hangs_for_both(color: str) -> None:
    seen = assessor_of(drawn_board(WALLS + EVEN_RACE, color)).assess(0.0)
    for stone in ("D2", "F2"):
        group = seen.group_at(parse_point(stone))
        assert group
        assert group.fate is Fate.RACE_HANGS
        assert not group.is_dead
    assert len(seen.groups) == 4


def test_two_eyes_that_the_first_glance_sees_are_told_as_such_though_they_were_read() -> None:
    _, seen = assessed(THREE.replace(". . . O X", ". O . O X"))
    group = seen.group_at(parse_point("A2"))
    assert group
    assert group.status >= LifeStatus.ALIVE
    assert group.rule in (Rule.EYES, Rule.BENSON)


# Who cuts D2 from White's living corner is caught on the first line; a glance sees a cut.
JUMP = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . X X X X X
. . . X X O O O O
. . X . X O . O .
. . . O . O O O O
. . . . . . . . .
"""


def test_a_link_with_a_living_group_that_holds_by_force_is_read() -> None:
    one, two = parse_point("D2"), parse_point("F2")
    assessor, seen = assessed(JUMP)
    group = seen.group_at(one)
    assert group
    assert two in group.stones
    assert group.status is LifeStatus.PASS_ALIVE
    assert "D2 and F2: JOINED, whoever moves first" in map(str, assessor.found)
    glance = assessor.assess(0.0, groups=0).group_at(one)
    assert glance
    assert glance.stones == (one,)


# A bent three with Black's stone in the middle: to the eye it may still be half an eye more.
DEAD_INSIDE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
X X X X X X . . .
O O O O O X . . .
. . . . O X . . .
. O X O O X . . .
O . . O X X . . .
"""


def test_what_reading_says_goes_before_the_first_glance_and_is_read_once_a_call() -> None:
    assessor, seen = assessed(DEAD_INSIDE)
    group = seen.group_at(parse_point("A4"))
    assert group
    found = {one.said for one in assessor.found if one.stone in group.strings}
    if Said.DEAD in found:
        assert (group.is_dead, group.fate) == (True, Fate.FELL_BY_VERDICT)
    if Said.ALIVE in found:
        assert group.status >= LifeStatus.ALIVE
    assert len(assessor.found) == len({one.stone for one in assessor.found})


# White's stone at C3 has a liberty, and can't get out by it.
NET = """
. . . . . . . . .
. . O . . . O . .
. . . . . . . . .
. . O . . X . . .
. . . X . . . . .
. X . . . . . . .
. X O X . . O . .
. . X . . . . . .
. . . . . . . . .
"""


def test_a_string_that_is_taken_whoever_moves_first_is_entered_as_lost() -> None:
    assessor, seen = assessed(NET)
    stone = parse_point("C3")
    assert [one.said for one in assessor.found if one.stone == stone] == [Said.LOST]
    group = seen.group_at(stone)
    assert group
    assert (group.stones, group.is_dead, group.fate) == ((stone,), True, Fate.FELL_BY_VERDICT)
    assert "C3: LOST" in str(assessor.found[0])


def test_nothing_is_read_where_no_group_may_be() -> None:
    assessor, seen = assessed(THREE, groups=0)
    assert assessor.found == []
    assert seen.standing == 0


def test_reading_can_be_stopped() -> None:
    assessor = assessor_of(drawn_board(THREE))
    assessor.assess(0.0, stop=lambda: True)
    assert assessor.found == []


def test_what_was_entered_stands_on_until_its_points_are_touched() -> None:
    board = drawn_board(THREE)
    assessor = assessor_of(board)
    before = assessor.assess(0.0)
    assert before.standing > 0
    board.mark()
    board.play(BLACK, parse_point("B1"))
    board.play(WHITE, parse_point("J9"))
    killed = assessor.assess(0.0)
    group = killed.group_at(parse_point("A2"))
    assert group and group.is_dead
    board.undo()
    assert assessor.assess(0.0).terms == before.terms


@pytest.mark.parametrize("picture", [THREE, DEAD_INSIDE])
def test_the_board_is_as_it_was(picture: str) -> None:
    board = drawn_board(picture)
    position, depth = board.position(), board.trail.depth
    assessor_of(board).assess(6.5)
    assert (board.position(), board.trail.depth) == (position, depth)
