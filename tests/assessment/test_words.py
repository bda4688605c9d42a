"""The assessment's words: what is weak, strong, big, sente and the rest, in drawn positions and as facts."""

from __future__ import annotations

import re

import pytest

from riyu.assessment.board_words import tell_at_a_glance, words_of
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.reading_out import read_out
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.player.engine import Engine
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard
from tests.assessment.test_evaluator import SEKI, WALLS
from tests.boards import drawn_board
from tests.library import KNOWLEDGE, blackboard_of


def said(picture: str, to_move: str = "black") -> set[str]:
    evaluator = Evaluator(Features(drawn_board(picture, to_move)))
    return {str(Fact(word.key)) for word in words_of(read_out(evaluator, 0.0), evaluator)}


def named(facts: set[str], name: str) -> set[str]:
    return {fact for fact in facts if fact.startswith(f"{name}(")}


# Words that rules said before: their drawings, where the assessment says the same.
TAKEN_OVER = [
    (
        "an eye on either side and one to spare: strong, with a base",
        """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X X X X X X X .
. X . X . X . X .
. X X . X X X . X
""",
        {"strong(black, B1)", "base(black, B1)"},
        set(),
    ),
    (
        "one eye, shut in: neither strong nor with a base",
        """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. O O O O O O . .
. O X X X X O . .
. O X . . X O . .
. O X X X X O . .
""",
        set(),
        {"strong(black, C1)", "base(black, C1)", "can-run(black, C1)"},
    ),
    (
        "two stones on the third line with two points between: a base",
        """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X . . X . .
. . . . . . . . .
. . . . . . . . .
""",
        {"base(black, D3)", "base(black, G3)"},
        {"weak(black, D3)"},
    ),
]


@pytest.mark.parametrize(("picture", "is_said", "is_not"), [row[1:] for row in TAKEN_OVER])
def test_what_rules_said_of_groups_the_assessment_says(
    picture: str, is_said: set[str], is_not: set[str]
) -> None:
    facts = said(picture)
    assert is_said <= facts
    assert not is_not & facts


def test_the_assessment_alone_says_its_words_and_no_rule_does() -> None:
    words = ("weak", "strong", "base", "can-run", "moyo", "direction", "big", "sente", "miai")
    asserted = {one.atom.predicate for rule in load_rules().rules for one in rule.asserts}
    assert not asserted.intersection(words)


# A wall from edge to edge but for the first line: who plays there first goes on, if left alone.
OPEN_EDGE = """
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . . . . . .
"""


def test_the_open_end_of_a_boundary_is_big_sente_and_the_enemys_sente_too() -> None:
    facts = said(OPEN_EDGE)
    assert {fact.split(",")[1].strip() for fact in named(facts, "big")} == {"E1"}
    assert {fact.split(",")[1].strip() for fact in named(facts, "sente")} == {"E1"}
    assert {fact.split(",")[1].strip() for fact in named(facts, "reverse-sente")} == {"F1"}
    assert {"territory(black, B5)"} <= facts


def test_what_a_large_point_is_worth_is_told_where_little_is_open_alone() -> None:
    """On an empty board the turn is worth 3.8 points, and the largest point no 41."""
    for picture, is_told in (("\n".join([" ".join("." * 19)] * 19), False), (OPEN_EDGE, True)):
        evaluator = Evaluator(Features(drawn_board(picture)))
        seen = read_out(evaluator, 0.0)
        (big,) = [word for word in words_of(seen, evaluator) if word.key[0] == "big"]
        assert " is the largest point for Black" in Fact(big.key).sentence
        told = re.findall(r"[\d.]+", Fact(big.key).sentence.split("point", 1)[1] + big.why)
        assert bool(told) == is_told
        assert all(float(points) == pytest.approx(big.key[-1], abs=0.5) for points in told)


@pytest.mark.parametrize("to_move", ["black", "white"])
def test_in_a_seki_nobody_has_a_move(to_move: str) -> None:
    """Who moves first at D1 or D2 is taken there: that is neither sente nor miai."""
    facts = said(WALLS + SEKI, to_move)
    assert not [fact for fact in facts if "D1" in fact or "D2" in fact]


def test_where_all_is_settled_nothing_is_big_or_sente() -> None:
    facts = said(OPEN_EDGE.replace(". . . . . . . . .", ". . . . X O . . ."))
    for name in ("big", "sente", "reverse-sente", "miai", "urgent", "weak"):
        assert not named(facts, name)


# White's two stones may get out over one gap.
ALONE = """
. . . . . . . . .
. X X X X X X X .
. X . . . . . X .
. X . . O . . X .
. X . . O . . X .
. X X X . X X X .
. . . . . . . . .
. . O O . O O . .
. . . . . . . . .
"""


def test_stones_that_live_by_a_gap_alone_are_weak_and_can_run() -> None:
    facts = said(ALONE)
    assert {"weak(white, E5)", "can-run(white, E5)", "status(white, E5, bad)"} <= facts
    assert not named(facts, "heavy")
    assert not {"strong(white, E5)", "base(white, E5)", "aji(white, E5)"} & facts


def test_three_weak_stones_are_heavy() -> None:
    facts = said(ALONE.replace(". X . . O . . X .", ". X . O O . . X .", 1))
    assert {"weak(white, E5)", "heavy(white, E5)"} <= facts


def test_without_the_gap_they_are_dead_with_aji() -> None:
    facts = said(ALONE.replace("X X X . X X X", "X X X X X X X"))
    assert not {"weak(white, E5)", "can-run(white, E5)"} & facts


# A position on the blackboard. ----------------------------------------------------------------------------------------


def drawn_blackboard(picture: str) -> Blackboard:
    game = Game(9)
    game.set_up(drawn_board(picture).position())
    return blackboard_of(game)


def test_facts_of_a_group_fall_when_a_stone_under_it_changes_and_are_found_again() -> None:
    blackboard = drawn_blackboard(ALONE)
    (row,) = blackboard.ask("status(white, E5, ?word)")
    (status,) = row.facts
    board = blackboard.board
    with board.trail.scope():
        board.play(BLACK, parse_point("E7"))  # a liberty of theirs
        assert not blackboard.inference.holds(status)
        board.play(WHITE, parse_point("A1"))
        assert blackboard.ask("status(white, E5, ?word)")
    assert blackboard.inference.holds(status)
    assert blackboard.informed.holds(status)


def test_words_told_again_are_those_of_a_fresh_blackboard() -> None:
    blackboard = drawn_blackboard(OPEN_EDGE)
    game = blackboard.game
    for text in ("E1", "F1", "D9"):
        game.play(game.to_move, parse_point(text))
        now = {str(fact) for fact in blackboard.facts()}
        fresh = Game(9)
        fresh.set_up(game.position())
        assert now == {str(fact) for fact in blackboard_of(fresh).facts()}


def test_a_status_says_its_reasons_as_facts_it_rests_on() -> None:
    blackboard = drawn_blackboard(OPEN_EDGE)
    told = str(blackboard.why(blackboard.informed.fact("status(black, E2, alive)")))
    assert "because(black, E2, eyes): Of the Black group of E2: it has two eyes" in told
    assert "lives-by(black, E2, " in told
    assert "rests on" in told


def test_rules_that_ask_for_words_support_moves_with_them() -> None:
    blackboard = drawn_blackboard(OPEN_EDGE)
    answers = blackboard.ask("move(forcing, black, ?where, threaten, none)")
    assert {answer.bindings["where"] for answer in answers} == {"E1"}
    fact = blackboard.informed.fact("move(large, black, E1, take-key-point, none)")
    assert "assessment big: of the points tried" in str(blackboard.why(fact))


def test_a_decision_goes_by_the_words() -> None:
    blackboard = drawn_blackboard(OPEN_EDGE)
    style = load_style()
    Engine(style, 1, KNOWLEDGE).decide(blackboard, BLACK, may_resign=False)
    assert any(key[0] == "sente" for key, _ in blackboard.inference.entered)


def test_examples_of_rules_are_tried_with_the_words_of_their_drawings() -> None:
    board: Board = drawn_board(OPEN_EDGE)
    rules = Rulebase.of_rules([load_rules().of("play-where-it-is-sente")])
    inference = Inference(board, Features(board), rules)
    assert not inference.facts("move")
    tell_at_a_glance(inference)
    assert [str(fact) for fact in inference.facts("move")] == [
        "move(forcing, black, E1, threaten, none)"
    ]
