"""The enemy's last move: answered by name where nothing else names it, or left, with how search has an answer to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.last_move import answer_to_last, answers_last, last_said
from riyu.player.explaining.record import Explanation, Sentence
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from tests.library import KNOWLEDGE
from tests.player.test_refusal import LIGHT, weighed

pytestmark = pytest.mark.usefixtures("loaded")


def game_of(*moves: str) -> Blackboard:
    """Give the blackboard of a 13x13 game, Black first; it is Black's turn in the end, or White's."""
    game = Game(13)
    for i, move in enumerate(moves):
        game.play(WHITE if i % 2 else BLACK, parse_point(move, 13))
    return Blackboard(game, KNOWLEDGE)


@pytest.fixture(scope="module")
def board() -> Blackboard:
    """White has just played D4, far from Black's stones on the right."""
    return game_of("K4", "D10", "K10", "D4")


def moves_of(*told: tuple[str, float, float]) -> list[Weighed]:
    """Give moves with their margins and priors, the one chosen first."""
    return [replace(weighed(name, margin), prior=prior, error=0.5) for name, margin, prior in told]


def decided(board: Blackboard, moves: list[Weighed]) -> Decision:
    decision = LIGHT.decide(board, BLACK, may_resign=False)
    return replace(decision, point=moves[0].candidate.move, candidates=tuple(moves))


def grounds_of(board: Blackboard, decision: Decision) -> Grounds:
    return Grounds(board, BLACK, read_language(), decision.point)


def explained(board: Blackboard, *told: tuple[str, float, float]) -> Explanation:
    return explain(board, decided(board, moves_of(*told)))


def test_a_last_move_that_is_left_is_told_with_the_likeliest_answer_to_it(
    board: Blackboard,
) -> None:
    record = explained(
        board, ("K7", 4.0, 0.3), ("M7", 1.0, 0.2), ("F3", 2.0, 0.2), ("C6", 2.0, 0.1)
    )
    assert record.last is not None
    said = record.last.sentence
    assert said.beginner.startswith(
        "White has just played D4, and K7 leaves that: to answer at F3 is 2 points less than K7, "
        "give or take 1 point, by search"
    )
    assert said.strong.startswith("D4 is left: F3 there 2 points less than K7 ± 1 point by search")
    assert record.last.line == (parse_point("F3", 13),) and record.last.first == WHITE
    names = [name for name, _ in record.sentences()]
    assert names.index("last") < names.index("frame")
    assert record.to_json()["last"]["sentence"]["beginner"] == said.beginner


@pytest.mark.parametrize(
    ("moves", "answer"),
    [
        ((("K7", 4.0, 0.3), ("F3", 2.0, 0.2), ("C6", 2.0, 0.3)), "C6"),
        ((("K7", 4.0, 0.3), ("F3", 2.0, 0.01)), ""),  # nobody would think of it
        ((("K7", 4.0, 0.3), ("L7", 2.0, 0.3)), ""),  # far from there
        ((("F4", 4.0, 0.3), ("F3", 2.0, 0.2)), ""),  # the move is an answer itself
    ],
)
def test_an_answer_is_near_the_last_move_and_likely(
    board: Blackboard, moves: tuple[tuple[str, float, float], ...], answer: str
) -> None:
    decision = decided(board, moves_of(*moves))
    found = answer_to_last(grounds_of(board, decision), decision, ())
    assert [point_text(p) if p else "" for p in found] == (["D4", answer] if answer else ["", ""])


def test_nothing_is_left_where_a_reason_is_about_the_last_stone(board: Blackboard) -> None:
    decision = decided(board, moves_of(("K7", 4.0, 0.3), ("F3", 2.0, 0.2)))
    grounds = grounds_of(board, decision)
    about = replace(
        best_motives(grounds, decision.point)[0], target=parse_point("D4", 13), motive="attack"
    )
    assert answer_to_last(grounds, decision, [about]) == (0, 0)


@pytest.mark.parametrize(
    ("margin", "gain"),
    [(4.6, "is as good as K7, give or take 1 point, by search"), (9.0, "")],
)
def test_an_answer_that_chance_may_have_made_better_is_as_good_and_a_better_one_is_a_rival(
    board: Blackboard, margin: float, gain: str
) -> None:
    decision = decided(board, moves_of(("K7", 4.0, 0.3), ("F3", margin, 0.2)))
    grounds, (last, answer) = grounds_of(board, decision), map(parse_point, ("D4", "F3"))
    said = last_said(grounds, decision, last, decision.find(answer), ())
    assert (said is not None and gain in said.sentence.beginner) if gain else said is None


def test_a_move_near_the_last_one_answers_it_unless_that_is_named(board: Blackboard) -> None:
    decision = decided(board, moves_of(("F4", 4.0, 0.3)))
    grounds, move, last = grounds_of(board, decision), parse_point("F4"), parse_point("D4")
    other, named = (Sentence("F4 …", "F4 …", (move, p)) for p in (parse_point("K4"), last))
    said = answers_last(grounds, move, [other])
    assert said is not None
    assert said.beginner == "It answers White's last move, D4." and said.strong == "Answers D4."
    assert answers_last(grounds, move, [named]) is None
    assert answers_last(grounds, parse_point("K7"), [other]) is None
