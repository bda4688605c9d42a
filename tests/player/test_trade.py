"""Two moves against each other in the search's games: where each has more, and whose stones are kept there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Point, all_points, parse_point, point_text
from riyu.player.engine import Engine
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.left import Left, left_said
from riyu.player.explaining.parts import aside_of
from riyu.player.explaining.refusal import refuse
from riyu.player.explaining.trade import mends, trade_said, traded
from riyu.player.style import load_style
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_leaning import WIDE
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

EAST = "H1 H2 H3 H4 H5 J1 J2 J3 J4 J5"


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(TWO_ATARIS))


def points_of(text: str) -> list[Point]:
    return list(map(parse_point, text.split()))


def ending(one: Weighed, board: Blackboard, **shares: str) -> Weighed:
    """Give a move in whose games points end as Black's so many of 100 times, `b80="A1 B1"`; all others half of them."""
    owned = dict.fromkeys(all_points(board.board.size), 0.0)
    for share, points in shares.items():
        owned |= dict.fromkeys(points_of(points), int(share[1:]) / 50 - 1)
    return replace(one, owned=owned)


def string(board: Blackboard, stone: str) -> str:
    return " ".join(map(point_text, board.board.string_points(parse_point(stone))))


def test_where_either_of_two_moves_has_more_and_which_stones_it_keeps(board: Blackboard) -> None:
    """By F6 the nine stones at F7 are taken, by C4 the stone at B4 is saved; and C4 has the right side here."""
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    nine = string(board, "F7")
    takes = ending(weighed("F6", 4.0), board, b95=nine, b40=EAST)
    saves = ending(weighed("C4", 4.0), board, b35=nine, b90=EAST)
    trade = traded(grounds, takes, saves)
    assert trade is not None and trade.more is not None and trade.less is not None
    assert trade.more.gain == pytest.approx(9 * 1.2) and trade.less.gain == pytest.approx(10.0)
    assert set(trade.less.points) == set(points_of(EAST)) and trade.less.group is None
    said = trade_said(grounds, trade)
    assert said.beginner == (
        "In the search's games F6 has about 11 points more around E8, where White keeps the 9 stones at F7 "
        "in 5 of 100, in 65 after C4, and C4 about 10 points more around J3."
    )
    assert said.strong == (
        "By search F6 +11 points around E8 (the 9 stones at F7 kept in 5 %, in 65 after C4), C4 +10 points around J3."
    )


MORE = (
    "In the search's games C4 has about 7 points more around E8 than F6, and White keeps the 9 stones at F7 in 10 of "
    "100, in 50 after F6."
)


def test_one_side_that_has_more_is_told_alone_where_it_is_about_a_group(board: Blackboard) -> None:
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    takes, nine = ending(weighed("F6", 4.0), board), string(board, "F7")
    saves = ending(weighed("C4", 4.0), board, b90=nine)
    trade = traded(grounds, takes, saves)
    assert trade is not None and trade.more is None
    assert trade_said(grounds, trade).beginner == MORE
    turned = traded(grounds, saves, takes)
    assert turned is not None and trade_said(grounds, turned).beginner == MORE
    assert traded(grounds, takes, ending(weighed("C4", 4.0), board, b90=EAST)) is None


def test_on_a_large_board_the_part_is_named(board: Blackboard) -> None:
    """A point of which the reader does not know where it lies is no reason."""
    wide = Grounds(blackboard_of(drawn_game(WIDE)), BLACK, read_language(), parse_point("F6"))
    small = Grounds(board, BLACK, read_language(), parse_point("F6"))
    assert wide.point_and_place(parse_point("B7")) == "B7 (the left side)"
    assert small.point_and_place(parse_point("B7")) == "B7"


def test_nothing_is_told_of_little_nor_where_search_has_few_games(board: Blackboard) -> None:
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    takes, saves = ending(weighed("F6", 4.0), board), ending(weighed("C4", 4.0), board, b90="J1 J2")
    assert traded(grounds, takes, saves) is None
    assert traded(grounds, takes, weighed("C4", 4.0)) is None
    assert traded(grounds, None, saves) is None


def test_a_rival_and_a_why_not_tell_what_either_move_has_more(board: Blackboard) -> None:
    takes = ending(weighed("F6", 4.0), board)
    saves = ending(weighed("C4", 4.0), board, b90=string(board, "F7"))
    decision = decided(board, takes, saves)
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    (first, *_) = best_motives(grounds, parse_point("F6"))
    aside = aside_of(grounds, decision, first)
    assert aside is not None and aside.sentence.beginner.endswith(MORE)
    found = WhyNot(decision, parse_point("C4"), weighed=saves)
    said = refuse(board, found).text().splitlines()
    assert MORE in said
    assert not any("nothing speaks more for" in one for one in said)


def test_of_what_is_left_open_it_is_told_how_often_it_is_kept_all_the_same(
    board: Blackboard,
) -> None:
    takes = ending(weighed("F6", 4.0), board, b45="B4")
    saves = ending(weighed("C4", 4.0), board, b95="B4")
    decision = decided(board, takes, saves)
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    (first, *_) = best_motives(grounds, parse_point("C4"))
    left = Left(parse_point("C4"), first, (parse_point("C4"),), 12.0)
    said = left_said(grounds, decision, left, saves).sentence
    kept = (
        "In the search's games Black keeps the stone at B4 in 45 of 100 after F6, in 95 after C4."
    )
    assert said.beginner.endswith(kept)
    assert said.strong.endswith("By search the stone at B4 kept in 45 %, in 95 after C4.")


def test_a_record_of_a_search_has_whose_points_end_as_and_tells_it() -> None:
    """From the engine's own search to the record: with enough games the moves that are told of have owners."""
    game: Game = drawn_game(TWO_ATARIS)
    blackboard = Blackboard(game, KNOWLEDGE)
    engine = Engine(replace(load_style(), simulations=800), 1, KNOWLEDGE)
    decision = engine.decide(blackboard, BLACK, may_resign=False)
    assert decision.chosen is not None and len(decision.chosen.owned) == 81
    asked = engine.asking(blackboard, decision)(
        parse_point("C4" if decision.point != parse_point("C4") else "F6")
    )
    assert asked is not None and len(asked.owned) == 81
    record = explain(blackboard, decision, ask=engine.asking(blackboard, decision))
    other = WhyNot(decision, asked.candidate.move, weighed=asked)
    told = [record.text(), refuse(blackboard, other).text()]
    assert any("In the search's games " in one for one in told)


def test_what_no_move_mends_in_the_games_is_not_said_to_be_left(board: Blackboard) -> None:
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    takes, stone = ending(weighed("F6", 4.0), board, b45="B4"), [parse_point("B4")]
    for kept, is_mended in (("b95", True), ("b50", False), ("b20", False)):
        saves = ending(weighed("C4", 4.0), board, **{kept: "B4"})
        assert mends(grounds, takes, saves, stone) is is_mended
    assert mends(grounds, takes, weighed("C4", 4.0), stone)  # nobody knows
    # An enemy string is to be kept less often.
    falls = ending(weighed("C4", 4.0), board, b90=string(board, "F7"))
    assert mends(grounds, takes, falls, [parse_point("F7")])
    assert not mends(grounds, falls, takes, [parse_point("F7")])


def test_a_move_does_not_see_to_own_stones_that_are_mostly_lost_by_it_too(
    board: Blackboard,
) -> None:
    stone = parse_point("B4")
    here, some, often = (
        ending(weighed("C4", 4.0), board, **{share: string(board, "B4")})
        for share in ("b2", "b20", "b60")
    )
    grounds = Grounds(board, BLACK, read_language())
    assert mends(grounds, here, often, [stone]) and not mends(grounds, here, some, [stone])
