"""Links that were read, and what games about them say of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.assessment.lead import Lead, judged_game
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import parse_point
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.joined import is_played_otherwise
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.refusal import refuse
from riyu.player.review.why_move import why_move
from riyu.player.why_not import WhyNot
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_contradictions import CUT_AND_TAKEN
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

CUT = CUT_AND_TAKEN.replace(". . . O . O X . .", ". . . O . O . . .")
"""Black at E5 stands between D5 and F5."""

BY_GAMES = "riyu.search.about_group.joined_in"


def grounds(picture: str, deep: float = 25.0) -> Grounds:
    return Grounds(blackboard_of(drawn_game(picture)), BLACK, read_language(), deep=deep)


@pytest.mark.parametrize(
    ("motive", "before", "after", "is_denied"),
    [
        ("cut", 0.9, 0.7, True),
        ("cut", 0.1, 0.6, False),
        ("connect", 0.4, 0.4, True),
        ("connect", 0.4, 0.6, False),
        ("connect", 0.8, 0.9, True),  # White does not cut them without the move either
    ],
)
def test_a_link_goes_otherwise_where_most_games_have_it_so(
    motive: str, before: float, after: float, is_denied: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, (move, one, other) = grounds(CUT), map(parse_point, ("E5", "D5", "F5"))
    monkeypatch.setattr(
        BY_GAMES, lambda board, *_: before if board.color_at(move) == EMPTY else after
    )
    read = here.motive(motive, move, one, Tier.READ, 4.0, other=other)
    assert is_played_otherwise(here, read, move) is is_denied
    for unasked in (
        replace(read, tier=Tier.JUDGED),
        replace(read, by_ko=True),
        replace(read, other=0),
        replace(read, motive="save"),
    ):
        assert not is_played_otherwise(here, unasked, move)
    assert not is_played_otherwise(grounds(CUT, deep=1.0), read, move)
    if motive == "cut":
        assert not is_played_otherwise(grounds(CUT_AND_TAKEN), read, move)  # F5 is gone


@pytest.mark.parametrize(("joined", "is_told"), [(0.9, True), (0.1, False)])
def test_what_games_deny_of_a_link_is_told_neither_of_the_move_nor_of_a_point(
    joined: float, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = parse_point("G6")
    monkeypatch.setattr(
        BY_GAMES, lambda board, *_: joined if board.color_at(move) == BLACK else 0.1
    )
    board, link = blackboard_of(drawn_game(TWO_ATARIS)), weighed("G6", 4.0)
    record = explain(board, decided(board, link))
    assert ("connect" in [one.motive for one in record.reasons]) is is_told
    found = WhyNot(decided(board, weighed("C4", 4.0), link), parse_point("G6"), weighed=link)
    assert ("White could cut the stone at G7 off" in refuse(board, found).text()) is is_told


@pytest.mark.parametrize(("joined", "is_told"), [(0.9, True), (0.1, False)])
def test_a_review_tells_nothing_of_a_mistake_that_games_deny(
    joined: float, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither why the better move is that, nor what the move played does all the same."""
    monkeypatch.setattr(
        BY_GAMES, lambda board, *_: joined if board.color_at(parse_point("G6")) == BLACK else 0.1
    )
    board, link = blackboard_of(drawn_game(TWO_ATARIS)), weighed("G6", 4.0)
    words, lead = read_language(), Lead.of(judged_game(board.game))
    better = why_move(board, decided(board, link), parse_point("C4"), words, lead)
    assert any("connects" in said for said in better.said["beginner"]) is is_told
    decision = decided(board, weighed("C4", 4.0), link)
    played = why_move(board, decision, parse_point("G6"), words, lead, is_loss=True)
    assert ("cut the stone at G7 off" in played.for_it.get("beginner", "")) is is_told


def test_games_about_a_link_are_played_anew_for_the_other_color(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same point is Black's move, White first after it, and then White's, Black first."""
    asked: list[tuple[int, int]] = []

    def share(board: Board, _: object, __: object, first: int, *___: object) -> float:
        asked.append((board.color_at(move), first))
        return 0.5

    monkeypatch.setattr(BY_GAMES, share)
    here, (move, one, other) = grounds(CUT), map(parse_point, ("J1", "D5", "F5"))
    for who in (here, here.seen_by_enemy(), here):
        assert who.joined((one, other), (move,), move) == 0.5
    assert asked == [(BLACK, WHITE), (WHITE, BLACK)]  # of each once


def test_games_about_a_link_tell_a_cut_from_none() -> None:
    """Of a move far off that is said to cut them: White joins D5 and F5 in most games."""
    here, (move, one, other) = grounds(CUT), map(parse_point, ("E5", "D5", "F5"))
    read = here.motive("cut", move, one, Tier.READ, 4.0, other=other)
    assert is_played_otherwise(here, read, parse_point("J1"))


@pytest.mark.parametrize(("joined", "is_told"), [(0.5, True), (0.8, False)])
def test_what_the_enemy_cuts_in_few_games_after_a_point_is_nothing_against_it(
    joined: float, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G6 connects them; after C4 White is read to cut them."""
    played = dict.fromkeys(map(parse_point, ("C4", "G6")), 0.9) | {parse_point("C4"): joined}

    def share(board: Board, *_: object) -> float:
        return next((one for p, one in played.items() if board.color_at(p) == BLACK), 0.1)

    monkeypatch.setattr(BY_GAMES, share)
    board, rival = blackboard_of(drawn_game(TWO_ATARIS)), weighed("C4", 3.0)
    found = WhyNot(decided(board, weighed("G6", 4.0), rival), parse_point("C4"), weighed=rival)
    assert ("will be cut off from the stone at G7" in refuse(board, found).text()) is is_told
