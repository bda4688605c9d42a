"""What is not told of a group, an area or an answer: each gate by a board on which it shuts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.candidates.candidate import Candidate
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Point, parse_point
from riyu.player.explaining import choosing, elsewhere, measured, positional
from riyu.player.explaining.areas import empty_middle
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.elsewhere import reply_of, threat_of
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.local import taken_by
from riyu.player.explaining.measured import decisive_motives, measured_motives
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import is_sente
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_deeds import IN_ATARI
from tests.player.test_motives import (
    ALMOST_DEAD,
    BENT_AROUND,
    BORDER,
    CAUGHT_IN_THE_CORNER,
    EYE_ON_THE_SIDE,
    LIGHT,
    NO_EYE,
    TWO_FIGHTS,
    TWO_WAYS,
    all_told,
    grounds_of,
    searched,
)
from tests.player.test_motives import elsewhere as told_elsewhere

pytestmark = pytest.mark.usefixtures("loaded")


GATE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O . O . . .
    . . O . . . O . .
    . . O X X . O . .
    . . O X O O O . .
    . . . O . . . . .
    . . . . . . . . .
"""


WITH_A_FRIEND = ALMOST_DEAD.replace(
    "    . . . . . . X O O\n    . . . . . . X O O\n",
    """    . . . O . . X O O
    . . . . . . X O O
""",
)
"""White's stone at B3 has another at D5: alone it is dead, as read."""


def of_group(picture: str, move: str, stone: str, line: str = "") -> set[str]:
    """Give the motives that are told of the group of a stone."""
    group = grounds_of(picture).now.group_at(parse_point(stone))
    assert group is not None
    found = all_told(picture, move, line)
    return {
        one.motive for one in found if one.target in group.stones and one.kind in ("life", "groups")
    }


def test_what_the_search_s_line_turns_about_is_no_reason_though_some_of_it_is_left() -> None:
    alone, told = (all_told(BENT_AROUND, "G6", line) for line in ("", "F7 E8"))
    assert "attack" in {one.motive for one in alone}
    assert "attack" not in {one.motive for one in told}


def test_a_group_whose_string_stays_in_atari_is_not_helped() -> None:
    assert of_group(IN_ATARI, "F3", "D2") == set()


def test_a_group_far_from_the_move_is_not_attacked() -> None:
    assert of_group(ALMOST_DEAD, "A9", "B3") == set()  # six lines away


def test_only_a_group_with_few_ways_out_is_led_out_and_only_upward(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert of_group(GATE, "E6", "D3") == {"run"}
    assert of_group(EYE_ON_THE_SIDE, "D9", "C6") == {"settle"}  # more ways out, on the first line
    monkeypatch.setattr(positional, "FEW_WAYS", -1)
    assert of_group(GATE, "E6", "D3") == {"settle"}


def test_a_group_is_shut_in_only_near_by_and_where_the_search_s_line_opens_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert of_group(WITH_A_FRIEND, "C6", "B3") == {"enclose"}
    assert of_group(WITH_A_FRIEND, "C6", "B3", "A7 B9") == {"attack"}
    monkeypatch.setattr(positional, "BESIDE", 2)
    assert of_group(WITH_A_FRIEND, "C6", "B3") == {"attack"}


def test_groups_hang_together_only_where_the_enemy_can_not_cut_them_as_read() -> None:
    assert of_group(EYE_ON_THE_SIDE, "D3", "E2") == {"join"}
    assert of_group(EYE_ON_THE_SIDE, "G2", "E2") == {"settle"}  # that was not read out
    assert of_group(NO_EYE, "E8", "B6") == {"settle"}  # White cuts at D7


def test_where_a_group_lives_or_dies_by_who_comes_first_there_is_a_fight_and_no_border(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At B5 Black's group at B6 gets its life, or loses it."""

    def told() -> set[str]:
        return {one.motive for one in all_told(TWO_WAYS, "B5", "")}

    assert "settle" in told() and "endgame" not in told()
    monkeypatch.setattr("riyu.player.explaining.areas.FATE", 2.0)
    assert "endgame" in told()


@pytest.mark.parametrize(("move", "is_told"), [("F2", True), ("A9", False)])
def test_how_stones_fare_by_search_is_told_only_near_the_move(
    monkeypatch: pytest.MonkeyPatch, move: str, is_told: bool
) -> None:
    """The stone stands within five lines of the one and seven of the other."""
    monkeypatch.setattr(measured, "LEAST_STRING", 1.0)
    grounds, point = grounds_of(BORDER), parse_point(move)
    stones = tuple(parse_point(p) for p in ("H3",))
    key = ("decides-owner", BLACK, point, stones[0], 90, PASS, 30)
    fact = SearchFact(key, "by search", (point, PASS), 0.6, stones, stones)
    weighed = Weighed(Candidate(point, ()), 0.0, facts=(fact,))
    assert bool(list(measured_motives(grounds, point, weighed))) is is_told


@pytest.mark.parametrize(
    ("move", "known", "is_told"),
    [("E8", "", True), ("E8", "B6", False), ("G3", "", False), ("A9", "", False)],
)
def test_a_move_of_the_fight_on_which_the_game_hangs_says_so(
    move: str, known: str, is_told: bool
) -> None:
    """Not where something else is told of the group, nor far from it, nor where the move does nothing for it."""
    grounds, point = grounds_of(NO_EYE), parse_point(move)
    found = list(decisive_motives(grounds, point, fight(point), groups_at(grounds, known)))
    assert [one.sentence.beginner for one in found] == is_told * [
        "By the search's games it hangs on the 2 stones at B6 who wins: Black wins 71 of 100 games in which Black has "
        "them at the end, 22 of the others; as judged such a group lives 95 times of 100 after E8, 12 if White comes "
        "first at E8."
    ]
    assert [one.headline.beginner for one in found] == is_told * [
        "E8 fights for the 2 stones at B6."
    ]


def test_a_move_that_hardly_changes_how_a_group_lives_does_not_fight_for_it() -> None:
    """It lives 82 times of 100 after D7, and 80 if White comes first there."""
    grounds, point = grounds_of(NO_EYE), parse_point("D7")
    assert not list(decisive_motives(grounds, point, fight(point, "D5 E5"), ()))


def fight(move: Point, about: str = "B6 C6", line: str = "") -> Weighed:
    """Give a move with what search has: it hangs on some stones who wins; and how search goes on."""
    stones = tuple(map(parse_point, about.split()))
    key = ("decides-game", BLACK, stones[0], 71, 22)
    fact = SearchFact(key, "by search", (move, move), 0.49, stones, stones, decides=True)
    goes_on = (move, *map(parse_point, line.split()))
    return Weighed(Candidate(move, ()), 0.0, facts=(fact,), line=goes_on)


@pytest.mark.parametrize(
    ("about", "line", "is_told"),
    [
        ("C4 C5", "", True),
        ("C4 C5", "B4", True),
        ("C4 C5", "H2", False),
        ("B6 C6", "H2", True),  # he gives up what the move saves
    ],
)
def test_stones_that_the_enemy_does_not_fight_for_are_not_fought_against(
    about: str, line: str, is_told: bool
) -> None:
    grounds, point = grounds_of(TWO_WAYS), parse_point("B5")
    found = list(decisive_motives(grounds, point, fight(point, about, line), ()))
    assert bool(found) is is_told


def test_where_stones_are_fought_for_the_threat_is_about_them() -> None:
    grounds, move = grounds_of(NO_EYE), parse_point("E8")
    (told,) = decisive_motives(grounds, move, fight(move), ())
    line = (parse_point("F6"),)
    assert taken_by(grounds, move, line).startswith("Black's group at D5 lives")
    assert taken_by(grounds, move, line, told) == "Black's group at B6 is less safe then"
    safe = replace(told, target=parse_point("D5"))
    far = (parse_point("E9"),)
    assert taken_by(grounds, move, far) and taken_by(grounds, move, far, safe)
    assert not taken_by(grounds, move, far, safe, is_of_that=True)


def test_a_judged_threat_of_a_fight_is_about_its_stones_or_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """White at E9 gains an area, and takes nothing from Black's group at D5."""
    blackboard, move = blackboard_of(drawn_game(NO_EYE)), parse_point("E8")
    grounds = Grounds(blackboard, BLACK, read_language(), move)
    (told,) = decisive_motives(grounds, move, fight(move), ())
    told = replace(told, target=parse_point("D5"))
    monkeypatch.setattr(elsewhere, "line_near", lambda *_: (parse_point("E9"),))
    decision = replace(LIGHT.decide(blackboard, BLACK, may_resign=False), point=move)
    passed = Weighed(Candidate(PASS, ()), 0.0, line=(PASS, parse_point("E9")))
    for line, is_told in ((None, False), (passed, True)):
        threat = threat_of(grounds, replace(decision, passed=line), [told])
        assert (threat is not None) is is_told  # a line of the search is told whatever it takes


def test_a_judged_threat_has_no_more_points_than_search_has_hang_on_the_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (told_elsewhere(TWO_FIGHTS, "K2", "D4 C10").points or 0.0) > 3.0
    monkeypatch.setattr(elsewhere, "hanging_by_search", lambda *_: 3.0)
    assert told_elsewhere(TWO_FIGHTS, "K2", "D4 C10").points == 3.0


def groups_at(grounds: Grounds, points: str) -> set[Point]:
    """Give the names of the groups at some points."""
    found = (grounds.now.group_at(parse_point(p)) for p in points.split())
    return {group.name for group in found if group is not None}


def test_such_a_fight_says_less_than_an_area_and_stands_behind_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Readers: who wins is a count of results, and no purpose of a move."""
    grounds, move = grounds_of(NO_EYE), parse_point("E8")
    (told,) = decisive_motives(grounds, move, fight(move), ())
    area = grounds.motive("build", move, parse_point("F8"), Tier.JUDGED, 20.0)
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [area, told])
    assert [one.motive for one in best_motives(grounds, move)] == ["build", "decide"]


def test_an_area_is_called_by_an_empty_point() -> None:
    grounds = grounds_of(BORDER)
    row = [parse_point(p) for p in ("D3", "E3", "F3", "G3", "H3")]
    middle = empty_middle(grounds, row)
    assert grounds.board.color_at(middle) == 0
    assert empty_middle(grounds, row[1:3]) in row  # two stones: there is no empty one


HOLE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . X . X . . . .
    . . . . X . . . .
    . . O O O . . . .
    . . . . . . . . .
    . . . X O . . . .
"""


@pytest.mark.parametrize(
    ("color", "point", "may"),
    [
        (WHITE, "D5", False),  # it is taken at once
        (WHITE, "C1", True),
        (WHITE, "D2", True),
        (BLACK, "D2", True),  # it has two liberties
    ],
)
def test_an_enemy_who_would_be_taken_at_once_does_not_come(
    color: int, point: str, may: bool
) -> None:
    assert grounds_of(HOLE).may_stand(color, parse_point(point)) is may


def test_an_answer_to_stones_that_are_given_up_is_no_answer_to_the_move() -> None:
    grounds, move = grounds_of(CAUGHT_IN_THE_CORNER), parse_point("L11")
    near = grounds.motive("build", move, parse_point("L10"), Tier.JUDGED, 5.0)
    given = grounds.motive("give-up", move, parse_point("D5"), Tier.READ, 1.4)
    reply = reply_of(grounds, searched("L11", "F5 F6"), (near, given))
    assert reply is not None and "to play elsewhere, at F5" in reply.sentence.beginner


def test_a_move_that_its_owner_goes_on_with_is_not_sente() -> None:
    grounds, move = grounds_of(BORDER), parse_point("G2")
    forcing = grounds.motive("force", move, parse_point("H3"), Tier.READ, 5.0)
    assert is_sente(grounds, searched("G2", "G1"), (forcing,))
    assert is_sente(grounds, searched("G2", "G1 A9"), (forcing,))
    assert not is_sente(grounds, searched("G2", "G1 F1"), (forcing,))
