"""A fact is its typed key: what a person writes is read once, and said back in the same words."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact, checked, named_on
from riyu.inference.queries import read_fact, read_query
from riyu.inference.rulebase import Rulebase
from tests.boards import drawn_board

PAIR = """
. . . . .
. . X X .
. . O . .
. . O . .
. . . . .
"""

WRITTEN = (
    "stone(black, C4)",
    "atari(black, C4, B4)",
    "liberties(C2, 5)",
    "link(black, C4, D4, settled)",
    "move(good, white, D3, capture, C4)",
    "move(good, white, D3, extend, none)",
    "wanted(capture, white, C4, none, none)",
    "read(cut, white, C2, C4, D3, win)",
    "shape(one-space-jump, black, C4, D4)",
)


@pytest.mark.parametrize("text", WRITTEN)
def test_a_fact_is_said_as_it_was_written(text: str) -> None:
    fact = read_fact(text, drawn_board(PAIR))
    assert str(fact) == text
    assert checked(fact.key) == fact.key
    assert fact == Fact(fact.key)
    assert fact.to_json()["sentence"] == fact.sentence != ""


def test_a_fact_holds_colors_cells_and_numbers() -> None:
    fact = read_fact("move(good, white, D3, capture, D4)", drawn_board(PAIR))
    assert fact.values == ("good", WHITE, parse_point("D3"), "capture", parse_point("C4"))
    assert fact.points == (parse_point("D3"), parse_point("C4"))
    assert read_fact("liberties(C2, 5)", Board(5)).values[1] == 5


def test_a_string_keeps_its_fact_when_it_gets_another_name() -> None:
    board = drawn_board(PAIR)
    key = read_fact("baseless(black, C4)", board).key
    board.play(BLACK, parse_point("D3"))
    assert named_on(board, key) == ("baseless", BLACK, parse_point("D3"))


@pytest.mark.parametrize(
    "key",
    [
        ("wek", BLACK, 64),
        ("baseless", BLACK),
        ("baseless", "black", 64),
        ("baseless", 3, 64),
        ("baseless", BLACK, 0),
        ("baseless", BLACK, "D3"),
        ("move", "splendid", BLACK, 64, "capture", 0),
        ("liberties", 64, "two"),
    ],
    ids=str,
)
def test_what_has_no_form_of_a_fact_is_not_entered(key: tuple[object, ...]) -> None:
    board = Board(5)
    inference = Inference(board, Features(board), Rulebase(()))
    with pytest.raises(UsageError, match=r"found|no predicate"):
        inference.enter(Fact(key))
    assert inference.facts() == []


def test_a_query_is_typed_too() -> None:
    board = drawn_board(PAIR)
    inference = Inference(board, Features(board), Rulebase(()))
    text = "stone(black, ?where), liberties(C4, ?n)"
    query = read_query(text, board)
    assert inference.ask(query) == inference.ask(text)
    assert [answer.bindings["where"] for answer in inference.ask(query)] == ["C4", "D4"]
    assert [answer.bound["n"] for answer in inference.ask(query)] == [("number", 5)] * 2
