"""What a move threatens by search: stones that are kept less often in games where it is not answered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from riyu.game.constants import BLACK
from riyu.game.points import Point, all_points, parse_point
from riyu.interfaces.cli.app import run
from riyu.player.explaining.choosing import motives_of
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import is_sente
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.threatening import threat_motives
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from riyu.search.unanswered import Unanswered
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_refusal import decided, weighed
from tests.player.test_swings import GAME
from tests.player.test_trade import ending, string
from tests.search.test_unanswered import FIVE_BY_A_LINK

pytestmark = pytest.mark.usefixtures("loaded")


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(FIVE_BY_A_LINK))


def whites(board: Blackboard, stones: str, kept: int) -> dict[Point, float]:
    """Give whose points end as, where White keeps these stones in so many of 100 games, and all others in 90."""
    owned = dict.fromkeys(all_points(board.board.size), -0.8)
    return owned | {parse_point(name): 1 - kept / 50 for name in stones.split()}


def asked(
    board: Blackboard, kept: int, answered: int = 90, move: str = "F2", line: str = "C5"
) -> Weighed:
    """Give a move after which the five stones at F3 are kept in so many games where it is not answered."""
    five = string(board, "F3")
    found = Unanswered(
        tuple(map(parse_point, line.split())),
        300,
        whites(board, five, kept),
        whites(board, five, answered),
    )
    return replace(weighed(move, 4.0, line="C5"), unanswered=found)


def told(board: Blackboard, one: Weighed, others: Sequence[Weighed] = ()) -> list[MotiveSaid]:
    grounds = Grounds(board, BLACK, read_language(), one.candidate.move)
    return list(threat_motives(grounds, one.candidate.move, one, decided(board, one, *others)))


def test_stones_that_are_kept_less_often_without_an_answer_are_threatened(
    board: Blackboard,
) -> None:
    (one,) = told(board, asked(board, 10))
    assert one.tier is Tier.MEASURED and one.must_be_answered
    assert one.headline.beginner == ("F2 threatens the 5 stones at F3 with C5.")
    assert one.sentence.beginner == (
        "White has to look after the 5 stones at F3: if White does not answer F2, Black C5, and White keeps "
        "that in 10 of 100 games, in 90 with an answer."
    )
    assert one.sentence.strong.startswith(
        "F2: threatens the 5 stones at F3, Black C5 next: kept 10 %, 90 % answered"
    )
    assert one.does(parse_point("F2")) == "threatens the 5 stones at F3 with C5"


@pytest.mark.parametrize(
    ("kept", "answered", "what"),
    [
        (75, 90, "hardly less often"),
        (10, 40, "they are lost already"),
    ],
)
def test_it_threatens_nothing_where_an_answer_makes_little_difference(
    board: Blackboard, kept: int, answered: int, what: str
) -> None:
    assert not told(board, asked(board, kept, answered)), what


def test_it_threatens_nothing_that_the_search_of_the_game_has_lost_in_either_case(
    board: Blackboard,
) -> None:
    lost = ending(asked(board, 10), board, b75=string(board, "F3"))
    assert not told(board, lost)


def test_what_another_first_move_does_as_well_is_no_threat_of_this_one(board: Blackboard) -> None:
    takes = ending(weighed("C5", 9.0), board, b100=string(board, "F3"))
    assert told(board, asked(board, 10))
    assert not told(board, asked(board, 10), [takes])


def test_what_it_goes_on_with_must_lie_by_the_stones(board: Blackboard) -> None:
    assert told(board, asked(board, 10, line="G1"))
    assert not told(board, asked(board, 10, line="A1"))


def test_nobody_is_threatened_by_a_move_of_which_nobody_asked(board: Blackboard) -> None:
    one = replace(asked(board, 10), unanswered=None)
    assert not told(board, one)


def test_a_move_that_threatens_so_keeps_the_turn_where_search_answers_it(board: Blackboard) -> None:
    one = asked(board, 10)
    grounds = Grounds(board, BLACK, read_language(), one.candidate.move)
    (threat,) = told(board, one)
    near = replace(one, line=tuple(map(parse_point, ("F2", "C5", "A1"))))
    away = replace(one, line=tuple(map(parse_point, ("F2", "A7"))))
    assert is_sente(grounds, near, [threat])
    assert not is_sente(grounds, away, [threat])


def test_it_is_one_of_the_motives_of_a_move(board: Blackboard) -> None:
    one = asked(board, 10)
    grounds = Grounds(board, BLACK, read_language(), one.candidate.move)
    found = motives_of(grounds, one.candidate.move, one.candidate, one, decided(board, one))
    assert ("threaten", Tier.MEASURED) in [(each.motive, each.tier) for each in found]


def test_riyu_explain_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    """If knowledge or search has changed on purpose, take another move that threatens stones by search."""
    assert run(["explain", str(GAME), "--move", "48", "-q"]) == 0
    assert re.search(
        r"^- Black has to look after .*: if Black does not answer M2, White M4.*, and Black keeps that in \d+ "
        r"of 100 games, in \d+ with an answer\.",
        capsys.readouterr().out,
        re.M,
    )
