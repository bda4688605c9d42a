"""Groups near a move that fare otherwise by it in the search's games than if the enemy came first."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, PASS
from riyu.game.points import all_points, parse_point
from riyu.interfaces.cli.app import run
from riyu.player.decision import Decision
from riyu.player.explaining.explain import explain
from riyu.player.explaining.fares import fares_said
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.refusal import refuse
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.thinking import Seen
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_refusal import TWO_ATARIS, decided, weighed
from tests.player.test_swings import GAME
from tests.player.test_trade import ending, string

BLACK_ABOVE = ["C6", "D6", "E6", "B7", "G7", "B8", "H8", "C9", "D9", "E9", "F9", "G9"]

pytestmark = pytest.mark.usefixtures("loaded")


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(TWO_ATARIS))


def passing(decision: Decision, board: Blackboard, games: int = 300) -> Decision:
    """Give a decision whose search has each point half of its games either color's after a pass."""
    owned = dict.fromkeys(all_points(board.board.size), 0.0)
    return replace(decision, passed=Seen(PASS, games, 0.5, 0.0, (PASS,), games, owned))


def told(board: Blackboard, decision: Decision, move: str, *known: str) -> list[str]:
    grounds = Grounds(board, BLACK, read_language(), parse_point(move))
    about = list(map(parse_point, known))
    found = fares_said(grounds, decision, decision.find(parse_point(move)), (), about)
    return [one.beginner for one in found]


def test_of_either_color_the_group_that_fares_most_otherwise_is_told(board: Blackboard) -> None:
    """F6 takes the nine stones; the stone at F5 stands beside it as well, and is but one."""
    nine = string(board, "F7")
    takes = ending(weighed("F6", 4.0), board, b95=nine + " F5", b62=" ".join(BLACK_ABOVE))
    decision = passing(decided(board, takes, ending(weighed("C4", 4.0), board)), board)
    assert told(board, decision, "F6") == [
        "F6 weakens White's group of 9 stones at F7: in the search's games White keeps it in 5 of 100 then, in 50 if "
        "White moves first.",
        "F6 helps Black's group of 12 stones at E6: in the search's games Black keeps it in 62 of 100 then, in 50 if "
        "White moves first.",
    ]
    assert not told(board, decision, "C4")
    assert [one.split(":")[0] for one in told(board, decision, "F6", "F7", "G7")] == [
        "F6 weakens White's stone at F5"
    ]


def test_what_a_move_elsewhere_does_as_well_comes_of_the_turn(board: Blackboard) -> None:
    nine = string(board, "F7")
    takes, away = (ending(weighed(move, 4.0), board, b95=nine) for move in ("F6", "A1"))
    decision = passing(decided(board, takes, away), board)
    assert not told(board, decision, "F6")
    assert not told(board, passing(decided(board, takes), board, games=40), "F6")  # too few


def test_a_link_does_not_say_what_it_is_worth_to_its_ends(board: Blackboard) -> None:
    takes = ending(weighed("F6", 4.0), board, b95=string(board, "F7"))
    decision = passing(decided(board, takes), board)
    grounds, move = Grounds(board, BLACK, read_language()), parse_point("F6")
    for motive, is_told in (("cut", True), ("capture", False)):
        about = parse_point("F7")
        reason = grounds.motive(motive, move, about, Tier.READ, 9.0, other=parse_point("F5"))
        assert bool(fares_said(grounds, decision, takes, [reason])) is is_told


def test_nothing_is_told_of_a_group_that_is_mostly_lost(board: Blackboard) -> None:
    takes = ending(weighed("F6", 4.0), board, b95=string(board, "F7"))
    decision = passing(decided(board, takes), board)
    assert decision.passed is not None
    owned = dict.fromkeys(decision.passed.owned, 0.6)  # White keeps it in 20
    lost = replace(decision, passed=replace(decision.passed, owned=owned))
    assert told(board, decision, "F6") and not told(board, lost, "F6")


def test_a_why_not_tells_it_of_the_point(board: Blackboard) -> None:
    takes = ending(weighed("F6", 4.0), board)
    saves = ending(weighed("C4", 4.0), board, b80=string(board, "F7"))
    decision = passing(decided(board, takes, saves), board)
    said = refuse(board, WhyNot(decision, parse_point("C4"), weighed=saves)).text()
    assert (
        "C4 weakens White's group of 9 stones at C7: in the search's games White keeps it in 20 of 100 "
        in said
    )


def test_riyu_explain_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    """If knowledge or search has changed on purpose, take another move of whose group no reason tells."""
    assert run(["explain", str(GAME), "--move", "24", "-q"]) == 0
    assert re.search(
        r"^.*E7 helps White's stone at F7: in the search's games White keeps it in \d+ of 100 then, ",
        capsys.readouterr().out,
        re.M,
    )


@pytest.mark.parametrize(
    ("above", "headline"),
    [
        ("b80", "H6 helps Black's group of 12 stones at G7."),
        ("b50", "H6 stands diagonally to the stone at G7."),
    ],
)
def test_where_reasons_say_little_the_group_that_a_move_helps_is_the_headline(
    above: str, headline: str, board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = ending(weighed("H6", 4.0), board, **{above: " ".join(BLACK_ABOVE)})
    decision = passing(decided(board, chosen), board)
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    custom = grounds.motive("swing", decision.point, decision.point, Tier.MEASURED, 9.0)
    monkeypatch.setattr("riyu.player.explaining.sure.best_motives", lambda *_, **__: (custom,))
    record = explain(board, decision)
    assert record.headline.beginner == headline
    assert record.deeds is not None
    numbers = (
        "In the search's games Black keeps it in 80 of 100 after H6, in 50 if White moves first."
    )
    assert record.deeds.beginner.startswith(numbers) is (above == "b80")
    assert "H6 stands diagonally to the stone at G7." in record.text()
    assert record.text().count("12 stones at G7") <= 1
