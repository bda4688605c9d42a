"""What a move changes by the evaluation: a drawn board, a move, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from riyu.assessment.assessor import Assessor
from riyu.assessment.changes import changes_of
from riyu.game.points import parse_point, point_text
from tests.assessment.test_words import OPEN_EDGE
from tests.boards import drawn_game
from tests.library import blackboard_of


@dataclass(frozen=True)
class Case:
    """`says` is the sentence this checks; `kind` and `target` what is said of `move`."""

    says: str
    picture: str
    color: str
    move: str
    kind: str
    target: str = ""


SIDES = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . O . . X . .
. . . . . . . . .
. . . O . X . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""

CORNER = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . O . . X . . .
. O X . . . . . .
. . . . . . . . .
. . . . . . . . .
"""

CUTTING = """
. . . . . . . . .
. . . . . . . . .
. . . . . O X . .
. . . . O X . . .
. . . . . . . . .
. . . . . X . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""

CASES = [
    Case("a stone that is shut in otherwise is joined", CORNER, "black", "D4", "join", "C3"),
    Case("along the third line from a stone", SIDES, "black", "G5", "extend"),
    Case("a weak stone is led out", CUTTING, "white", "E7", "run", "F7"),
    Case("or gets an eye", CUTTING, "white", "G8", "make-eye", "F7"),
    Case("two stones are kept from being one group", SIDES, "black", "C5", "split", "D4"),
    Case("what may be territory is made so", SIDES, "black", "D3", "close"),
    Case("or kept from being the enemy's", SIDES, "black", "C7", "break"),
    Case("what is nearer to the enemy is made less", SIDES, "black", "C5", "reduce"),
    Case(
        "a group is weakened",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . O X . . . . .
        . . O X . X . . .
        . O X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "black",
        "E6",
        "attack",
        "D6",
    ),
    Case(
        "one is shut in",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X O . . . . .
        . . O X . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "white",
        "E6",
        "enclose",
        "D6",
    ),
    Case(
        "one is kept from an eye",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . O X . X . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "black",
        "C8",
        "take-eye",
        "C7",
    ),
    Case(
        "a weak stone gets surer",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . X . . . . . .
        . . . . . . O . .
        . . O . . X X . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "black",
        "D6",
        "settle",
        "C5",
    ),
    Case(
        "what is nearer to own stones is made more",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O X . X . . .
        . O X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "white",
        "D5",
        "build",
    ),
    Case(
        "late in the game points at the boundary are taken",
        OPEN_EDGE,
        "black",
        "F1",
        "endgame",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[c.says for c in CASES])
def test_a_move_changes_what_the_evaluation_says(case: Case) -> None:
    blackboard = blackboard_of(drawn_game(case.picture, case.color))
    board = blackboard.board
    before = board.position()
    assessor = Assessor(blackboard.features, blackboard.readings)
    evaluation = assessor.assess(0.0)
    move = parse_point(case.move)
    found = list(changes_of(evaluation, assessor.evaluator, board.to_move, [move]))
    assert (case.kind, case.target) in [
        (one.kind, point_text(one.target) if one.target else "") for one in found
    ]
    assert len(found) <= 2
    assert all(one.points >= 2.0 for one in found)
    assert board.position() == before


def test_a_move_that_fills_own_territory_changes_nothing_of_points() -> None:
    picture = CASES[-1].picture
    blackboard = blackboard_of(drawn_game(picture, "black"))
    assessor = Assessor(blackboard.features, blackboard.readings)
    evaluation = assessor.assess(0.0)
    point = parse_point("C5")
    assert list(changes_of(evaluation, assessor.evaluator, 1, [point])) == []
