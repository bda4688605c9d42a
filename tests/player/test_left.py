"""What a move leaves open, as read: which of it is told, with its line and points, and whether there is time for it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.telling import move_key
from riyu.game.constants import BLACK
from riyu.game.points import Point, parse_point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining import left as leaving
from riyu.player.explaining import tactics
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.left import Left, left_open, left_said
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import Sentence
from riyu.player.explaining.refusal import refuse
from riyu.player.explaining.tactics import of_claim
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import Claim
from riyu.search.one_ply import Weighed
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_hanging import HELD
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(TWO_ATARIS))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let eight points be enough: on so small a board less hangs on anything."""
    monkeypatch.setattr(leaving, "LEAST_LEFT", 8.0)


def said_of(grounds: Grounds, decision: Decision, left: Left) -> str:
    return left_said(grounds, decision, left, decision.find(left.move)).sentence.beginner


def told_of(board: Blackboard, decision: Decision) -> list[tuple[str, str]]:
    """Give what a decision's move leaves open: the move that would see to it, and the sentence."""
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    reasons = best_motives(grounds, decision.point, None, decision.chosen)
    return [
        (point_text(one.move), said_of(grounds, decision, one))
        for one in left_open(grounds, decision, reasons)
    ]


@pytest.mark.parametrize(
    ("line", "margin", "end"),
    [
        ("", 1.0, "F6 would see to it; by search, though, it is 3 points less than C4."),
        (
            *("C5", 1.0),
            "F6 would see to it, and can still be played after White C5, which the search expects; by search, though, "
            "it is 3 points less than C4.",
        ),
        (
            *("F6", 1.0),
            "F6 would see to it, and White is expected to go to F6 next; by search, though, it is 3 points less than "
            "C4.",
        ),
        ("", 4.0, "F6 would see to it; by search it is as good as C4."),
    ],
)
def test_what_a_move_leaves_open_is_told_with_its_line_and_what_would_see_to_it(
    board: Blackboard, line: str, margin: float, end: str
) -> None:
    """C4 saves B4 and lets nine stones get away, which F6 would take."""
    decision = decided(board, weighed("C4", 4.0, line=line), weighed("F6", margin))
    ((move, said),) = told_of(board, decision)
    assert move == "F6"
    assert said.startswith("C4 leaves this open, as read: White F6, Black F4, White ")
    assert "and the 9 stones at C7 will get away; about 18 points hang on that. F6 would " in said
    assert said.endswith(end)


@pytest.mark.parametrize(
    ("margin", "line", "end"),
    [
        (
            1.0,
            "C3",
            "by search, though, it is 3 points less than C4, for White then comes first at C3.",
        ),
        (4.0, "C3", "; by search it is as good as C4."),
        (1.0, "F4", "; by search, though, it is 3 points less than C4."),  # it answers F6
        (1.0, "J1", "; by search, though, it is 3 points less than C4."),
    ],
)
def test_search_is_asked_about_the_move_that_would_see_to_it(
    board: Blackboard, margin: float, line: str, end: str
) -> None:
    """And where it expects the enemy to come first where the move chosen is, that is why it has the other less."""
    candidates = weighed("C4", 4.0), weighed("J1", 3.0), weighed("F6", 0.0, visits=3)
    decision = decided(board, *candidates)
    asked: list[str] = []

    def ask(move: Point) -> Weighed | None:
        asked.append(point_text(move))
        return weighed("F6", margin, line=line) if asked[-1] == "F6" else None

    record = explain(board, decision, ask=ask)
    (left,) = record.left
    assert left.sentence.beginner.endswith(end)
    assert asked == ["F6", "J1"]  # the rival, too


def test_a_difference_that_chance_may_have_made_leaves_it_open_which_is_better(
    board: Blackboard,
) -> None:
    candidates = (replace(one, error=1.5) for one in (weighed("C4", 4.0), weighed("F6", 1.0)))
    ((_, said),) = told_of(board, decided(board, *candidates))
    end = "by search it is 3 points less than C4, give or take 4 points: which of the two is better is open."
    assert said.endswith(end)


def test_what_search_then_has_surely_better_than_the_move_chosen_is_the_rival(
    board: Blackboard,
) -> None:
    candidates = weighed("C4", 4.0), weighed("J1", 3.0), weighed("F6", 0.0, visits=3)
    record = explain(board, decided(board, *candidates), ask=lambda move: weighed("F6", 9.0))
    assert record.aside is not None
    assert record.aside.sentence.beginner == (
        "F6 takes the 9 stones at F7, and may well be better: by search it is 5 points better than C4, though the "
        "search tried C4 more often."
    )
    assert record.left[0].sentence.beginner.endswith("F6 would see to it.")


def test_the_record_says_of_it_what_a_why_not_of_the_other_move_says(board: Blackboard) -> None:
    saved, caught = weighed("C4", 4.0), weighed("F6", 4.0)
    decision = decided(board, saved, caught)
    ((_, said),) = told_of(board, decision)
    of_f6 = refuse(board, WhyNot(decision, parse_point("F6"), weighed=caught)).text()
    line = said.partition("as read: ")[2].partition("; about")[0]
    assert line.endswith("will get away") and f"With C4 instead: {line}." in of_f6


@pytest.mark.parametrize(("answer", "is_in_time"), [("H1", True), ("C5", False), ("D4", False)])
def test_there_is_time_for_it_after_an_answer_that_does_not_stand_in_the_way(
    board: Blackboard, answer: str, is_in_time: bool
) -> None:
    """After White C5 or D4 no move at C4 saves B4 any more."""
    decision = decided(board, weighed("J9", 4.0, line=answer), weighed("J1", 4.0))
    said = dict(told_of(board, decision))["C4"]
    in_time = f"and can still be played after White {answer}, which the search expects."
    assert said.endswith(in_time) is is_in_time
    assert said.endswith("C4 would see to it.") is not is_in_time


@pytest.mark.parametrize(
    ("line", "away", "least", "is_told"),
    [
        ("J1", 8, 20.0, True),
        ("J1", 1, 20.0, False),
        ("J1", 1, 18.0, True),  # much hangs on it
        ("F6", 1, 20.0, True),  # that is what the enemy does next
        ("", 1, 20.0, True),  # who knows whether there is time for it
    ],
)
def test_a_record_does_not_tell_what_is_far_and_may_wait_unless_much_hangs_on_it(
    board: Blackboard,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    away: int,
    least: float,
    is_told: bool,
) -> None:
    """C4 lets nine stones get away two lines from it: some 18 points."""
    monkeypatch.setattr(leaving, "AWAY", away)
    monkeypatch.setattr(leaving, "LEAST_AWAY", least)
    decision = decided(board, weighed("C4", 4.0, line=line), weighed("F6", 1.0))
    assert bool(explain(board, decision).left) is is_told


def test_of_what_is_far_a_beginner_is_told_how_it_begins_alone(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "LEAST_AWAY", 18.0)
    monkeypatch.setattr(leaving, "kept_said", lambda *_: Sentence("KEPT.", "KEPT."))
    decision = decided(board, weighed("J9", 4.0), weighed("F6", 4.0))

    def told(away: int) -> tuple[str, str]:
        monkeypatch.setattr(leaving, "AWAY", away)
        said = explain(board, decision).left[0].sentence
        return said.beginner, said.strong

    near, far = told(8), told(1)
    assert near[0].endswith("KEPT.") and near[1].endswith("KEPT.")
    assert "KEPT" not in f"{far}"
    assert len(re.findall("White ", near[0])) > len(re.findall("White ", far[0]))
    assert far[0].startswith("J9 leaves this open, as read: White F6, and ")
    assert near[1].startswith(far[1].split("; ")[0])  # a strong player reads the line


def test_what_little_hangs_on_is_not_told_nor_more_than_the_most(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """J9 leaves both: nine stones, and B4, on which eight points hang, the more of them first."""
    decision = decided(board, weighed("J9", 4.0), weighed("J1", 4.0))
    assert [move for move, _ in told_of(board, decision)] == ["F6", "C4"]
    monkeypatch.setattr(leaving, "LEAST_LEFT", 9.0)
    assert [move for move, _ in told_of(board, decision)] == ["F6"]
    monkeypatch.setattr(leaving, "LEAST_LEFT", 8.0)
    monkeypatch.setattr(leaving, "MOST_LEFT", 1)
    assert [move for move, _ in told_of(board, decision)] == ["F6"]


def test_two_ways_to_one_end_are_told_once(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = decided(board, weighed("J9", 4.0), weighed("J1", 4.0))
    assert len(told_of(board, decision)) == 2
    monkeypatch.setattr(leaving, "fate_of", lambda *_: "that takes the stone at B4")
    assert [move for move, _ in told_of(board, decision)] == ["F6"]


def test_a_beginner_is_warned_of_one_thing_and_a_strong_player_of_both(board: Blackboard) -> None:
    record = explain(board, decided(board, weighed("J9", 4.0), weighed("J1", 4.0)))
    assert len(record.left) == 2
    for reader, told in (("beginner", 1), ("strong", 2)):
        assert [name for name, _ in record.sentences(reader)].count("left") == told


def test_what_a_reason_is_about_is_not_told_to_be_left_open(board: Blackboard) -> None:
    decision = decided(board, weighed("J9", 4.0), weighed("J1", 4.0))
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    for stones, left in (("B4", ["F6"]), ("F7", ["C4"])):
        reason = grounds.motive(
            "give-up", decision.point, parse_point(stones), Tier.READ, 2.0, other=0
        )
        found = left_open(grounds, decision, [reason])
        assert [point_text(one.move) for one in found] == left


def test_what_reasons_of_other_moves_claim_is_asked_though_no_string_is_short_of_liberties(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "SHORT", 0)
    chosen, other = weighed("C4", 4.0), weighed("F6", 4.0)
    assert told_of(board, decided(board, chosen, other)) == []
    key = move_key("good", BLACK, parse_point("F6"), "capture", parse_point("F7"))
    reasons = (Reason(key, 18, "reading strings", "taken"),)
    other = replace(other, candidate=Candidate(parse_point("F6"), reasons))
    assert [move for move, _ in told_of(board, decided(board, chosen, other))] == ["F6"]


def test_a_record_tells_it_once_and_a_rival_that_is_told_has_its_figure_there(
    board: Blackboard,
) -> None:
    """The nine stones stay in atari after J9: the frame does not say so beside it."""
    decision = decided(board, weighed("J9", 4.0), _likely("F6", 1.0))
    record = explain(board, decision)
    ((name, said), *_) = [one for one in record.sentences() if one[0] == "left"]
    assert said.startswith("J9 leaves this open, as read: White F6, ")
    assert said.endswith("; about 18 points hang on that. F6 would see to it.")
    assert "can take the 9 stones" not in record.text()
    assert record.aside is not None and record.aside.move == parse_point("F6")
    assert "3 points less than J9" in record.aside.sentence.beginner
    assert name in [part for part, _ in record.sentences("strong")]
    assert record.to_json()["left"][0]["line"][0] == "F6"
    without = explain(board, decision, has_aside=False)
    assert not without.left
    assert "After J9 Black can take the 9 stones at G8 with F6." in without.frame.sentence.beginner


def _likely(move: str, margin: float) -> Weighed:
    """Give a weighed move that was likely before the search: it is told as the rival."""
    return replace(weighed(move, margin), prior=0.5)


def test_nothing_is_left_open_where_only_a_ko_decides_it(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = decided(board, weighed("J9", 4.0), weighed("J1", 4.0))
    of_claim = leaving.of_claim
    for changed in ({"by_ko": True}, {"ends_ko": True}, {"without": ()}):

        def told(*args: Any, changed: dict[str, Any] = changed) -> Any:
            found = of_claim(*args)
            return found and replace(found, **changed)

        monkeypatch.setattr(leaving, "of_claim", told)
        assert told_of(board, decision) == []


@pytest.mark.parametrize("same", [{"line": (parse_point("F6"),)}, {"move": parse_point("F6")}])
def test_what_one_move_of_either_side_does_is_one_thing_left_open(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch, same: dict[str, Any]
) -> None:
    decision = decided(board, weighed("J9", 4.0), weighed("J1", 4.0))
    of = leaving._left

    def alike(*args: Any) -> Any:
        found = of(*args)
        return found and replace(found, **same)

    monkeypatch.setattr(leaving, "_left", alike)
    assert [move for move, _ in told_of(board, decision)] == ["F6"]


def test_there_is_no_time_for_stones_that_the_answer_takes(board: Blackboard) -> None:
    decision = decided(board, weighed("J9", 4.0, line="C4"), weighed("J1", 4.0))
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    (_, one) = left_open(grounds, decision, best_motives(grounds, decision.point))
    assert one.move == parse_point("C4")
    otherwise = replace(one, line=(parse_point("A1"),), move=parse_point("H1"))
    assert said_of(grounds, decision, otherwise).endswith("H1 would see to it.")


def test_a_link_is_left_open_only_by_a_move_that_lies_at_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = blackboard_of(drawn_game(HELD))
    grounds = Grounds(board, BLACK, read_language(), parse_point("J9"))
    claim = Claim(BLACK, parse_point("D4"), "connect", parse_point("C5"))
    assert of_claim(grounds, claim) is not None
    monkeypatch.setattr(tactics, "is_at_link", lambda *_: False)
    assert of_claim(grounds, claim) is None


def test_what_is_left_elsewhere_has_no_numbers_of_a_group_that_a_reason_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    decision = decided(board, weighed("C4", 4.0, line="J1"), weighed("F6", 1.0))
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    settled = grounds.motive("settle", decision.point, parse_point("B4"), Tier.JUDGED, 5.0)
    asked: list[Any] = []
    monkeypatch.setattr("riyu.player.explaining.explain.sure_motives", lambda *_, **__: (settled,))
    monkeypatch.setattr(
        "riyu.player.explaining.explain.reply_of", lambda *args, **_: asked.append(args)
    )
    explain(board, decision, has_aside=False)
    ((*_, there, known),) = asked
    assert there is None and parse_point("B4") in known
