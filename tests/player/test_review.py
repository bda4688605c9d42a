"""A review of a game: what a move lost, what was better, and that both are looked at alike."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from riyu.assessment.lead import Lead
from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.player.engine import Engine
from riyu.player.explaining.grounds import DEEP
from riyu.player.explaining.record import BEGINNER, STRONG
from riyu.player.move_worth import MoveWorth
from riyu.player.review.record import GameReview, MoveReview, review_from_json
from riyu.player.review.reviewing import HowToReview, game_review, review_game
from riyu.player.review.telling import about_move
from riyu.player.review.words import read_words
from riyu.player.searching import Searching
from riyu.reading.blackboard import Blackboard
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.path import main_path
from riyu.sgf.record import tree_of
from tests.boards import drawn_game
from tests.library import KNOWLEDGE

pytestmark = pytest.mark.usefixtures("loaded")

QUICK = HowToReview(simulations=150, visits=150, second_looks=2, times=2, seed=1)

IN_ATARI = """
. . . . . . .
. . O O O O .
. O X X X O .
. O X X X . .
. O O O O X .
X X X X X X X
. X . X . X .
"""
"""Six black stones have one liberty, F4; there Black joins them to those below."""


def tree(picture: str, *moves: str, to_move: str = "black") -> Node:
    game = drawn_game(picture, to_move)
    color = BLACK if to_move == "black" else WHITE
    played = []
    for text in moves:
        played.append(Move(color, parse_point(text)))
        color = 3 - color
    return tree_of(replace(game.record(), moves=tuple(played)))


@pytest.fixture(scope="module")
def reviewed() -> GameReview:
    root = tree(IN_ATARI, "A7", "F4")
    return game_review(root, source="atari", knowledge=KNOWLEDGE, how=QUICK)


def test_a_move_elsewhere_loses_the_stones_that_it_left_in_atari(reviewed: GameReview) -> None:
    first = reviewed.moves[0]
    assert first.is_mistake
    assert first.loss > 8
    assert first.better is not None and first.better.move == parse_point("F4")
    assert first.punished_by[0] == parse_point("F4")


def test_the_move_that_the_search_chooses_loses_nothing(reviewed: GameReview) -> None:
    second = reviewed.moves[1]
    assert second.is_choice
    assert second.loss == 0
    assert second.why is not None and "F4" in second.why.headline()


def test_the_biggest_losses_are_looked_at_again(reviewed: GameReview) -> None:
    assert [one.looks for one in reviewed.moves] == [2, 1]


def test_whatever_looks_like_a_mistake_is_looked_at_again_unless_nothing_is() -> None:
    path = main_path(tree(IN_ATARI, "A7", "G7", "A1", "G6"))
    for looks, wanted in ((1, True), (0, False)):
        how = HowToReview(simulations=100, visits=100, second_looks=looks, times=1, seed=1)
        found = list(review_game(path, knowledge=KNOWLEDGE, how=how))
        first = {one.number for one in found if one.looks == 1 and one.is_mistake}
        again = {one.number for one in found if one.looks == 2}
        assert len(first) > 1
        assert (first <= again) is wanted
        assert wanted or not again


@pytest.mark.parametrize(("second_looks", "asked"), [(0, [DEEP, 1.0]), (2, [1.0, 1.0, DEEP])])
def test_only_a_mistake_is_read_deeply_and_where_it_is_looked_at_last(
    monkeypatch: pytest.MonkeyPatch, second_looks: int, asked: list[float]
) -> None:
    """Black's first move is a mistake, and the answer to it none."""
    deep: list[float] = []

    def why_move(*_: Any, **how: Any) -> None:
        deep.append(how["deep"])

    monkeypatch.setattr("riyu.player.review.reviewing.why_move", why_move)
    how = replace(QUICK, second_looks=second_looks)
    list(review_game(main_path(tree(IN_ATARI, "A7", "F4")), knowledge=KNOWLEDGE, how=how))
    assert deep == asked


def test_a_review_tells_no_rival_and_looks_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riyu.player.explaining.explain.aside_of", None)
    game_review(tree(IN_ATARI, "A7"), knowledge=KNOWLEDGE, how=replace(QUICK, second_looks=0))


def test_big_losses_are_looked_at_again_though_one_look_is_unsure_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Six points that may be off by five, three that are sure, three that are not, and one."""
    losses = ((6.0, 5.0), (3.0, 0.5), (3.0, 5.0), (1.0, 0.1))
    asked: list[set[int]] = []

    def looked_at(*given: Any) -> Iterator[MoveReview]:
        only = given[6] if len(given) > 6 else None
        if only is not None:
            asked.append(set(only))
            return
        for number, (loss, error) in enumerate(losses, 1):
            each = error / 2**0.5
            played, better = (MoveWorth(0, lead, each, 0.5, 100, (0,)) for lead in (-loss, 0.0))
            yield MoveReview(number, BLACK, 0, "opening", played, better)

    monkeypatch.setattr("riyu.player.review.reviewing._looked_at", looked_at)
    list(review_game(main_path(tree(IN_ATARI, "A7")), knowledge=KNOWLEDGE, how=QUICK))
    assert asked == [{1, 2}]


def test_what_was_better_is_told_with_its_point_and_motive(reviewed: GameReview) -> None:
    why = reviewed.moves[0].why
    assert why is not None
    assert "F4" in why.headline()
    assert why.motive in ("live", "save", "connect")
    assert why.headline(STRONG)
    assert "A7" in why.against[STRONG]
    assert "F4" in why.against[STRONG]
    assert len(why.against[STRONG].partition(": ")[2]) > 10  # and what becomes of them


def test_what_a_mistake_is_for_is_told_all_the_same(reviewed: GameReview) -> None:
    found = game_review(tree(IN_ATARI, "G5"), knowledge=KNOWLEDGE, how=replace(QUICK, times=1))
    (at_the_border,) = found.moves
    assert at_the_border.is_mistake and at_the_border.why is not None
    assert at_the_border.why.for_it[BEGINNER].startswith("For it: ")
    assert " G5" in at_the_border.why.for_it[BEGINNER]
    elsewhere = reviewed.moves[0].why
    assert elsewhere is not None and not elsewhere.for_it  # nothing speaks for A7


def test_each_move_comes_as_it_is_found_and_a_later_look_takes_its_place() -> None:
    path = main_path(tree(IN_ATARI, "A7", "F4"))
    found = list(review_game(path, knowledge=KNOWLEDGE, how=QUICK))
    assert [(one.number, one.looks) for one in found] == [(1, 1), (2, 1), (1, 2)]


def test_the_same_seed_gives_the_same_review(reviewed: GameReview) -> None:
    again = game_review(tree(IN_ATARI, "A7", "F4"), knowledge=KNOWLEDGE, how=QUICK)
    assert again.moves == reviewed.moves


def test_it_goes_to_json_and_back(reviewed: GameReview) -> None:
    text = json.dumps(reviewed.to_json(), allow_nan=False)
    assert review_from_json(json.loads(text)).moves == reviewed.moves
    with pytest.raises(BadInput, match="no review"):
        review_from_json({"size": 9})


def test_a_review_made_before_leads_were_noted_is_read_without_them(reviewed: GameReview) -> None:
    value = json.loads(json.dumps(reviewed.to_json()))
    for one in value["moves"]:
        del one["before"], one["after"], one["book"]
    bare = [replace(one, before=None, after=None, book={}) for one in reviewed.moves]
    assert list(review_from_json(value).moves) == bare
    assert bare[0].is_mistake and bare[0].lead_after is None


def test_it_ends_early_where_it_is_told_to() -> None:
    left = iter([False] * 6)
    path = main_path(tree(IN_ATARI, "A7", "F4"))
    found = list(review_game(path, knowledge=KNOWLEDGE, how=QUICK, stop=lambda: next(left, True)))
    assert len(found) < 2


def test_an_illegal_move_is_told_with_its_number_and_place() -> None:
    root = parse("(;SZ[7]\n;B[cc]\n;W[cc])").first
    with pytest.raises(BadInput, match="move 2"):
        list(review_game(main_path(root), knowledge=KNOWLEDGE, how=QUICK))


def test_passes_at_the_end_of_a_game_are_moves_too() -> None:
    root = tree(IN_ATARI, "F4")
    *_, node = root.main_line()
    for name in ("W", "B", "W"):
        node = node.new_child({name: ("",)})
    whole = {
        one.number: one for one in review_game(main_path(root), knowledge=KNOWLEDGE, how=QUICK)
    }
    assert sorted(whole) == [1, 2, 3, 4]
    assert whole[2].played is not None
    assert whole[4].played is None  # two passes ended the game


def test_stones_set_up_between_moves_are_taken_as_they_come() -> None:
    root = parse("(;SZ[7];B[cc];W[ee];AB[ff]AW[aa];B[ce])").first
    found = list(review_game(main_path(root), knowledge=KNOWLEDGE, how=QUICK))
    assert {one.number for one in found} == {1, 2, 3}
    assert all(one.played is not None for one in found)


def test_a_move_by_symmetry_is_worth_what_its_twin_is() -> None:
    player = Engine(seed=1, knowledge=KNOWLEDGE, searching=Searching(simulations=100))
    board = Blackboard(drawn_game(".......\n" * 7), KNOWLEDGE)
    player.decide(board, BLACK, may_resign=False)
    corners = [player.worth(board, BLACK, parse_point(text), 60) for text in ("C3", "E5", "C5")]
    assert all(isinstance(one, MoveWorth) and one.visits >= 60 for one in corners)


def test_a_player_that_searches_no_tree_weighs_no_move() -> None:
    player = Engine(knowledge=KNOWLEDGE, searching=Searching("one-ply"))
    board = Blackboard(drawn_game(".......\n" * 7), KNOWLEDGE)
    with pytest.raises(UsageError, match="searches no tree"):
        player.worth(board, BLACK, parse_point("C3"), 60)


def test_how_closely_to_look_has_bounds() -> None:
    with pytest.raises(UsageError, match="visits is 3"):
        HowToReview(visits=3)


def test_mistakes_come_biggest_first_and_turn_the_lead() -> None:
    def worth(lead: float) -> MoveWorth:
        return MoveWorth(0, lead, 0.5, 0.5, 100, (0,))

    def lead(black: float) -> Lead:
        return Lead(black, black - 5, black + 5, 0.5)

    before, after = lead(4.0), lead(-3.0)
    moves = [
        MoveReview(1, BLACK, 0, "opening", worth(-3.0), worth(4.0), before=before, after=after),
        MoveReview(2, WHITE, 0, "opening", worth(2.0), worth(3.0)),
        MoveReview(3, BLACK, 0, "middle game", worth(-20.0), worth(-2.0)),
    ]
    review = GameReview("", 7, 6.5, "chinese", ("", ""), ("", ""), "", tuple(moves))
    assert [one.number for one in review.mistakes()] == [3, 1]
    assert [one.size for one in review.moves] == ["mistake", "", "large mistake"]
    assert [one.number for one in review.turning_points()] == [1]
    assert review.phase_starts() == {1: "opening", 3: "middle game"}
    assert review.mistakes(WHITE) == []
    assert moves[0].lead_after == -3.0 and moves[0].chance_after == 0.5
    assert review_from_json(review.to_json()) == review


LEFT = "(;SZ[19]AB[pd][dp][cd]AW[ec][pp][de]PL[B];B[ce];W[cf])"
"""White leaves the book at C14: the book's D14 would have kept his two stones together."""


def test_a_move_that_leaves_the_book_is_told_with_what_punishes_it() -> None:
    how = HowToReview(simulations=16, visits=16, second_looks=0)
    first, left = review_game(main_path(parse(LEFT, "").first), how=how)
    assert not first.book
    told = about_move(left, read_words(), STRONG)
    assert "White C14 is not in the book; of 100 strong players there: D14 " in told[-1]
    assert "What punishes it, and would fail after D14: D16 cuts " in told[-1]
