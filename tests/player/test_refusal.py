"""Why not, weighed: what a move leaves beside what it wins, and whether a line that is told gives up what was read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.joseki import is_count
from riyu.candidates.telling import move_key
from riyu.game.constants import BLACK
from riyu.game.points import all_points, parse_point, point_text
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.explaining import deeds, sure
from riyu.player.explaining import refusal as refusing
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.elsewhere import reply_of
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import aside_of
from riyu.player.explaining.refusal import refuse
from riyu.player.style import load_style
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_motives import EYE_ON_THE_SIDE

pytestmark = pytest.mark.usefixtures("loaded")

LIGHT = Engine(replace(load_style(), playouts=30, assess_playouts=30, width=4), 1, KNOWLEDGE)

TWO_ATARIS = """
    9x9, Black to move
    . . X X X X X . .
    . X O O O O O X .
    . X O O O O X . .
    . . X X X . . . .
    . O . . . O . . .
    O X . . . . . . .
    . O . . . . . X .
    . . . . . . . . .
    . . . . . . . . .
"""
"""Black can save B4 by C4, or take nine stones by F6."""


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(TWO_ATARIS))


def weighed(move: str, margin: float, visits: int = 1_000, line: str = "") -> Weighed:
    points = tuple(map(parse_point, (move, *line.split())))
    return Weighed(
        Candidate(points[0], ()), margin, visits=visits, won=0.5, margin=margin, line=points
    )


MAKES_UP = "hang on that, but by search {0} is as good as {1}."


def decided(board: Blackboard, *candidates: Weighed) -> Decision:
    """Give a decision for the first of some moves, whatever it is worth."""
    decision = LIGHT.decide(board, BLACK, may_resign=False)
    return replace(decision, point=candidates[0].candidate.move, candidates=candidates)


@pytest.mark.parametrize(
    ("margin", "visits", "is_weighed", "end"),
    [
        (4.0, 1_000, False, MAKES_UP.format("F6", "C4")),
        (1.0, 1_000, False, "By search F6 is 3 points less than C4."),
        (4.0, 0, True, "; the search hardly looked at it."),
    ],
)
def test_more_that_is_judged_to_hang_on_a_move_is_said_where_search_hardly_looked_at_it(
    board: Blackboard, margin: float, visits: int, is_weighed: bool, end: str
) -> None:
    saved, caught = weighed("C4", 4.0), weighed("F6", margin, visits)
    found = WhyNot(decided(board, saved, caught), parse_point("F6"), weighed=caught)
    refusal = refuse(board, found)
    said = refusal.text().splitlines()
    assert said[0].startswith("For it: The 9 stones at F7 ")
    assert any(line.startswith("But after F6: White ") for line in said)
    assert said[-1].startswith("As judged more hangs on F6, about ") is is_weighed
    assert said[-1].endswith(end)
    assert " leaves White " in refusal.text("strong") and "fails" not in refusal.text("strong")


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("C3", "For it: C3 bends around the stone at B3. White has an area around C2 that is not "),
        ("F6", "For it: The 9 stones at F7 would get away "),  # that it takes them is said there
        (
            "E3",
            "For it: White's group of 9 stones at C7 is all but lost after E3: as judged such a group ",
        ),
        (
            "G5",
            "For it: White's stone at F5 is weak after G5, and has to look for life: as judged ",
        ),
    ],
)
def test_what_speaks_for_a_point_begins_with_what_it_does_to_other_stones(
    board: Blackboard, move: str, said: str
) -> None:
    saved, other = weighed("C4", 4.0), weighed(move, 4.0)
    found = WhyNot(decided(board, saved, other), parse_point(move), weighed=other)
    assert any(line.startswith(said) for line in refuse(board, found).text().splitlines())


def test_of_a_point_nothing_is_told_of_a_group_that_games_about_it_deny(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    for denies in (sure.is_unlikely, lambda *_: False):
        monkeypatch.setattr(sure, "is_unlikely", denies)
        other = weighed("C5", 4.0)
        found = WhyNot(decided(board, weighed("C4", 4.0), other), parse_point("C5"), weighed=other)
        said.append("White's stone at F5 is weak" in refuse(board, found).text())
    assert said == [False, True]


def test_a_rival_is_told_by_what_it_does_to_stones(board: Blackboard) -> None:
    saved, other = weighed("F6", 8.0), weighed("C3", 4.0)
    grounds = Grounds(board, BLACK, read_language())
    taken = grounds.motive("custom", parse_point("F6"), parse_point("F6"), Tier.CUSTOM, 1.0)
    aside = aside_of(grounds, decided(board, saved, other), taken)
    assert aside is not None
    said = aside.sentence.beginner
    assert said.startswith("C3 bends around B3 and reduces White's area around C2, and ")


def test_what_is_as_good_by_search_is_said_to_be_though_it_leaves_something(
    board: Blackboard,
) -> None:
    caught, saved = weighed("F6", 4.0), weighed("C4", 4.0)
    found = WhyNot(decided(board, caught, saved), parse_point("C4"), weighed=saved)
    said = refuse(board, found).text().splitlines()
    assert any(line.startswith("But after C4: White ") for line in said)
    assert said[-1].startswith("About ") and said[-1].endswith(MAKES_UP.format("C4", "F6"))


def test_a_point_that_search_has_better_once_it_goes_on_by_it_is_said_to_be(
    board: Blackboard,
) -> None:
    """Whatever it leaves."""
    for first, second in (("F6", "J9"), ("J9", "J1")):
        chosen, other = weighed(first, 4.0), weighed(second, 9.0)
        found = WhyNot(decided(board, chosen, other), parse_point(second), weighed=other)
        said = refuse(board, found).text()
        assert said.splitlines()[-1] == (
            f"By search {second} is even 5 points better than {first}: {second} may well be the better move."
        )
        assert ("But after" in said) is (first == "F6")


def test_a_rival_that_search_finds_as_good_is_told_as_that_and_with_what_it_leaves(
    board: Blackboard,
) -> None:
    saved, caught = weighed("C4", 4.0), weighed("F6", 4.0)
    grounds = Grounds(board, BLACK, read_language(), parse_point("C4"))
    (first, *_) = best_motives(grounds, parse_point("C4"))
    aside = aside_of(grounds, decided(board, saved, caught), first)
    assert aside is not None and first.motive == "save"
    said = aside.sentence
    assert " may do as well, though it leaves White " in said.beginner
    assert said.beginner.endswith(": by search it is as good as C4.")
    assert "looks good" not in said.beginner
    assert " leaves White " in said.strong
    assert "as judged" not in said.beginner + said.strong  # the search's word goes before that


def test_a_rival_that_search_has_behind_is_blamed_with_what_it_leaves(board: Blackboard) -> None:
    saved, caught = weighed("C4", 4.0), weighed("F6", 1.0)
    grounds = Grounds(board, BLACK, read_language(), parse_point("C4"))
    (first, *_) = best_motives(grounds, parse_point("C4"))
    aside = aside_of(grounds, decided(board, saved, caught), first)
    assert aside is not None
    said = aside.sentence.beginner
    assert " looks good, but then White " in said
    assert said.endswith("; it is 3 points less than C4.")


def test_a_line_that_the_record_has_told_is_only_begun_for_the_rival(board: Blackboard) -> None:
    caught, saved = weighed("F6", 4.0), weighed("C4", 1.0)
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    (first, *_) = best_motives(grounds, parse_point("F6"))
    decision = decided(board, caught, saved)
    whole = aside_of(grounds, decision, first)
    assert whole is not None and len(whole.line) > 1
    begun = aside_of(grounds, decision, first, shown=whole.line)
    assert begun is not None and begun.line == whole.line
    then = point_text(whole.line[0])
    assert f"but then White {then}, and " in begun.sentence.beginner
    assert f"but then White {then}, Black " in whole.sentence.beginner


def test_a_line_is_told_up_to_where_it_gives_up_what_was_read() -> None:
    grounds = Grounds(blackboard_of(drawn_game(TWO_ATARIS)), BLACK, read_language())
    reasons = best_motives(grounds, parse_point("C4"))
    kept, given_up = (
        reply_of(grounds, weighed("C4", 0.0, line=line), reasons) for line in ("C5 D4", "C5 J9")
    )
    assert kept is not None and " and then Black at D4." in kept.sentence.beginner
    assert given_up is not None and given_up.sentence.beginner == (
        "White is expected to go on at C5; Black answers at D4, and about the stone at B4 nothing changes, as read."
    )


@pytest.mark.parametrize(("target", "is_told"), [("F7", True), ("B4", False)])
def test_what_is_to_be_remembered_is_about_the_same_stones(
    board: Blackboard, target: str, is_told: bool
) -> None:
    key = move_key("good", BLACK, parse_point("F6"), "capture", parse_point(target))
    candidate = Candidate(parse_point("F6"), (Reason(key, 4, "rule net", "close the gap"),))
    grounds = Grounds(board, BLACK, read_language(), parse_point("F6"))
    found = best_motives(grounds, parse_point("F6"), candidate)
    (capture,) = (one for one in found if one.motive == "capture")
    assert capture.remember == ("close the gap" if is_told else "")


def test_how_often_strong_players_answer_so_is_nothing_to_remember() -> None:
    count = "strong players answer so in 59 of 100 games (64 of 109)"
    assert is_count(f"{count} without an own stone further along, with it in 23 of 100.")
    assert not is_count(f"{count}; it looks at both sides")
    assert not is_count("Close the gap.")


def why_not(board: Blackboard, move: str, better: str = "C4") -> list[str]:
    """Give why a point is not played beside a better move that search finds as good."""
    chosen, other = weighed(better, 4.0), weighed(move, 4.0)
    found = WhyNot(decided(board, chosen, other), parse_point(move), weighed=other)
    return refuse(board, found).text().splitlines()


def test_what_an_area_s_move_does_to_groups_beside_it_is_compared(board: Blackboard) -> None:
    """B4 has more room by D3 than by C4; what is around F3 is not told beside that."""
    said = why_not(board, "D3")
    assert said[1:3] == [
        "Black's stone at B4 is safer after D3: as judged such a group lives 90 times of 100 then, 35 if White comes "
        "first at D3.",
        "With C4 instead, and White at D3, Black's stone at B4 lives 52 times of 100.",
    ]
    assert not any("Weak near" in one for one in why_not(board, "B9"))


@pytest.mark.parametrize(("share", "is_told"), [(0.0, True), (0.9, False)])
def test_what_is_judged_of_a_group_after_the_move_chosen_is_not_told_against_search_s_games(
    share: float, is_told: bool, board: Blackboard
) -> None:
    """As judged B4 lives 52 times of 100 after C4 and D3; the games keep it in 50 of 100 after C4, or in 95."""
    owned = dict.fromkeys(all_points(9), 0.0) | {parse_point("B4"): share}
    chosen, other = replace(weighed("C4", 4.0), owned=owned), weighed("D3", 4.0)
    found = WhyNot(decided(board, chosen, other), other.candidate.move, weighed=other)
    said = refuse(board, found).text()
    assert ("With C4 instead, and White at D3, Black's stone at B4 lives" in said) is is_told


def test_an_area_that_the_better_move_does_not_touch_is_said_to_be_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = blackboard_of(drawn_game(EYE_ON_THE_SIDE))
    left = "J6 leaves what is around G8 to White."
    assert why_not(board, "F7", "J6")[1] == left
    assert left not in why_not(board, "F7", "G7")  # G7 lies in it
    # Where groups beside the point are told, what becomes of these says it.
    beside = why_not(blackboard_of(drawn_game(TWO_ATARIS)), "D3")
    assert not any(" leaves what is around " in one for one in beside)
    monkeypatch.setattr(refusing, "AS_LEFT", 0.0)
    assert left not in why_not(board, "F7", "J6")


def test_coming_first_around_a_point_is_no_reason_against_that_point() -> None:
    board = blackboard_of(drawn_game(EYE_ON_THE_SIDE))
    for point, better in (("G8", "F7"), ("J7", "J6")):
        more = [one for one in why_not(board, point, better) if " does more: " in one]
        assert not any(f"around {point}" in one for one in more)
    assert any(
        "F7 does more: F7 takes the area around G8" in one for one in why_not(board, "E8", "F7")
    )


@pytest.mark.parametrize(("stake", "does_more"), [(10.0, False), (14.0, True)])
def test_where_search_has_both_alike_a_part_of_a_point_more_is_none(
    stake: float, does_more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = blackboard_of(drawn_game(EYE_ON_THE_SIDE))
    grounds = Grounds(board, BLACK, read_language())
    better, point, far, near = map(parse_point, ("F7", "E8", "J8", "A9"))
    areas = {
        better: grounds.motive("reduce", better, far, Tier.JUDGED, stake),
        point: grounds.motive("build", point, near, Tier.JUDGED, 9.5),
    }
    for module, name in ((sure, "best_motives"), (refusing, "motives_of")):
        monkeypatch.setattr(module, name, lambda _, move, *__, **___: [areas[move]])
    its = weighed("E8", 4.0)
    found = WhyNot(decided(board, weighed("F7", 4.0), its), point, weighed=its)
    said = refuse(board, found).text()
    assert (" does more: " in said) is does_more
    assert ("Nothing is found wrong with E8: " in said) is not does_more  # it can't be both
    assert "y search E8 is as good as F7" in said or "by search it is as good as F7" in said


def test_what_an_area_s_move_keeps_the_enemy_from_is_told_before_the_area(
    board: Blackboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = why_not(board, "C3")[0]
    assert before.startswith("For it: C3 bends around the stone at B3. White has an area ")
    monkeypatch.setattr(refusing, "kept_from", lambda *_: "keeps White from capping B4")
    monkeypatch.setattr(deeds, "kept_from", lambda *_: "keeps White from capping B4")
    said = why_not(board, "C3")[0]
    assert said.startswith(
        "For it: C3 bends around B3 and keeps White from capping B4. White has an area "
    )
    assert why_not(board, "F6")[0].startswith("For it: The 9 stones at F7 ")  # no area
