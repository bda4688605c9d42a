"""Why not this move: what is said of points that are taken, own eyes, proposed, not proposed, and in danger."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.points import parse_point, point_text
from riyu.player.engine import Engine
from riyu.player.explaining.refusal import refuse
from riyu.player.style import load_style
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import KNOWN
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of

LIGHT = Engine(replace(load_style(), playouts=60, assess_playouts=60, width=6), 1, KNOWLEDGE)

FIGHT = """
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . X X O O . .
    . . X O . . .
    X X X O . . .
    . X . O . . .
"""


@pytest.fixture(scope="module")
def game() -> Blackboard:
    return blackboard_of(drawn_game(FIGHT))


def asked(game: Blackboard, point: str) -> WhyNot:
    decision = LIGHT.decide(game, 1, may_resign=False)
    return LIGHT.why_not(game, decision, parse_point(point))


def test_a_stones_point_is_not_legal_and_says_why(game: Blackboard) -> None:
    assert asked(game, "D3").text() == "Black D3 is not legal: occupied."


def test_an_own_eye_is_named_and_weighed_all_the_same(game: Blackboard) -> None:
    found = asked(game, "A1")
    assert found.fills_eye and found.weighed is not None and found.weighed.gained is not None
    assert found.text().startswith("Black A1 would fill an own eye.")


def test_the_move_chosen_explains_itself(game: Blackboard) -> None:
    decision = LIGHT.decide(game, 1, may_resign=False)
    found = LIGHT.why_not(game, decision, decision.point)
    assert found.text().startswith(f"{point_text(decision.point)} is the move chosen.")
    assert found.comparison() == ""


def test_what_nobody_proposes_is_weighed_and_worth_less(game: Blackboard) -> None:
    found = asked(game, "G7")
    assert not found.is_candidate and found.weighed is not None
    assert found.decision.chosen is not None
    assert found.weighed.value < found.decision.chosen.value
    text = found.text()
    assert "Nothing riyu knows speaks for Black G7." in text
    assert "Black G7, wins " in text
    assert "worth" not in text


def test_search_goes_on_by_a_point_that_it_hardly_looked_at(game: Blackboard) -> None:
    decision = LIGHT.decide(game, 1, may_resign=False)
    point = parse_point("G7")
    before = decision.find(point)
    assert before is None or before.visits < KNOWN
    found = LIGHT.why_not(game, decision, point)
    assert found.weighed is not None and found.weighed.visits >= KNOWN
    assert found.weighed.line[0] == point and len(found.weighed.line) > 1
    assert found.comparison().endswith(f"less than {point_text(decision.point)}, the move chosen.")


def test_a_point_that_search_has_worth_less_is_told_with_the_line(game: Blackboard) -> None:
    decision = LIGHT.decide(game, 1, may_resign=False)
    said = refuse(game, LIGHT.why_not(game, decision, parse_point("B6"))).text()
    (less,) = (one for one in said.splitlines() if one.startswith("By search B6 is "))
    assert " less than " in less and ": it expects White " in less and less.endswith(" then.")


def test_without_its_tree_a_point_is_weighed_by_playouts(game: Blackboard) -> None:
    decision = LIGHT.decide(game, 1, may_resign=False)
    later = Engine(LIGHT.style, 1, KNOWLEDGE)
    found = later.why_not(game, decision, parse_point("G7"))
    assert found.weighed is not None and found.weighed.gained is not None
    assert "points against a pass:" in found.text()


def test_a_stone_that_can_be_taken_is_said_to_be(game: Blackboard) -> None:
    found = asked(game, "E3")
    assert found.taken_by
    assert found.danger().startswith("White could take the stone then, by ")
    assert found.danger() in found.text()


def test_asking_leaves_the_game_alone_and_says_the_same_again(game: Blackboard) -> None:
    asked(game, "E3")
    before, image, depth = str(game.game), game.board.block.image(), game.board.trail.depth
    first = asked(game, "E3").text()
    now = (str(game.game), game.board.block.image(), game.board.trail.depth)
    assert now == (before, image, depth)
    assert asked(game, "E3").text() == first


def test_weighing_can_be_stopped(game: Blackboard) -> None:
    decision = LIGHT.decide(game, 1, may_resign=False)
    found = LIGHT.why_not(game, decision, parse_point("G5"), stop=lambda: True)
    assert found.weighed is not None and found.weighed.gained is None


def test_assessing_for_a_move_that_is_weighed_can_be_stopped(game: Blackboard) -> None:
    decision = LIGHT.decide(game, 1, may_resign=False)
    endless = Engine(
        replace(LIGHT.style, assess_playouts=1_000_000, playouts=100_000), 1, KNOWLEDGE
    )
    found = endless.why_not(game, decision, parse_point("G5"), stop=lambda: True)
    assert found.weighed is not None and found.weighed.gained is None


@pytest.mark.parametrize("numbers", [{"width": 0}, {"playouts": 0}, {"trust": 0.0}])
def test_a_style_that_looks_at_nothing_weighs_by_reasons_alone(
    numbers: dict[str, float], game: Blackboard
) -> None:
    player = Engine(replace(LIGHT.style, **numbers), 1, KNOWLEDGE)  # type: ignore[arg-type]
    decision = player.decide(game, 1, may_resign=False)
    found = player.why_not(game, decision, parse_point("G5"))
    assert found.weighed is not None and found.weighed.gained is None
