"""What a move is for: groups of which stones are read, groups that have to be answered for, and what is given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from riyu.candidates.candidate import Candidate
from riyu.game.constants import BLACK, PASS
from riyu.game.points import parse_point, point_text
from riyu.player.explaining import answered
from riyu.player.explaining.again import has_motive
from riyu.player.explaining.beside import groups_beside
from riyu.player.explaining.choosing import _are_twins, _first_of
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.measured import measured_motives
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import frame_of
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_motives import (
    BORDER,
    CAUGHT_IN_THE_CORNER,
    EVEN,
    LIGHT,
    grounds_of,
    told,
)
from tests.player.test_motives import THROW_IN as THREATENED

pytestmark = pytest.mark.usefixtures("loaded")

IN_A_ROW = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . O O O . . . . . .
    . . . . O X X O . . . . .
    . . . . O . . O . . . . .
    . . . . O X X O . . . . .
    . . . . O O X . . . . . .
    . . . . . O X . . . . . .
    . . . . . . . . . . . . .
"""
"""F6-G6 stand with the four stones at F4."""


def by_search(grounds: Grounds, move: str, **kept: tuple[str, int, int]) -> Weighed:
    """Give a move with strings that search has end as Black's so often, and so often if White moves first."""
    point, facts = parse_point(move), []
    for _, (stone, share, count) in sorted(kept.items()):
        name = grounds.board.string_name(parse_point(stone))
        stones = tuple(grounds.board.string_points(name))
        key = ("decides-owner", BLACK, point, name, share, PASS, count)
        gained = (share - count) / 100
        facts.append(SearchFact(key, "by search", (point, PASS), gained, stones, stones))
    return Weighed(Candidate(point, ()), 0.0, facts=tuple(facts))


def sentences(found: Sequence[MotiveSaid]) -> list[str]:
    return [one.sentence.beginner for one in found]


# What search has of strings. ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (
            {"one": ("G3", 80, 40), "other": ("F6", 70, 40)},
            [
                "Black's group at G2 is not settled: "
                "Black keeps it in 77 of 100 games after G5, 40 if White moves first."
            ],
        ),
        (
            {"one": ("G3", 80, 40)},
            [
                "Black's group at G2 is not settled: "
                "Black keeps it in 80 of 100 games after G5, 40 if White moves first."
            ],
        ),
        (
            {"one": ("F6", 90, 30)},
            [
                "Black's string at F6 is not settled: "
                "Black keeps it in 90 of 100 games after G5, 30 if White moves first."
            ],
        ),
        ({"one": ("F6", 60, 30)}, []),  # little more than a point hangs on two stones
    ],
)
def test_search_is_said_to_keep_a_group_only_where_it_has_half_of_it_kept(
    kept: dict[str, tuple[str, int, int]], said: list[str]
) -> None:
    grounds, move = grounds_of(IN_A_ROW), parse_point("G5")
    found = list(measured_motives(grounds, move, by_search(grounds, "G5", **kept)))
    assert sentences(found) == said


def test_of_stones_that_a_move_takes_nothing_is_told_by_how_often_they_are_kept() -> None:
    grounds = grounds_of(TAKEN)
    weighed = by_search(grounds, "C3", one=("C4", 95, 20))
    assert not list(measured_motives(grounds, parse_point("C3"), weighed))
    weighed = by_search(grounds, "F4", one=("C4", 95, 20))
    assert list(measured_motives(grounds, parse_point("F4"), weighed))


TAKEN = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X X . . . . .
    . X O O X . . . .
    . X O O X . . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def test_an_area_by_search_is_a_reason_from_as_many_points_as_one_that_is_judged() -> None:
    grounds, move = grounds_of(BORDER), parse_point("G2")
    owned = tuple(map(parse_point, ("H1", "H2", "J1", "J2")))

    def area(gained: float) -> list[MotiveSaid]:
        key = ("decides-area", BLACK, move, owned[0], 4, 90, PASS, 30)
        fact = SearchFact(key, "by search", (move, PASS), gained, owned, owned)
        return list(
            measured_motives(grounds, move, Weighed(Candidate(move, ()), 0.0, facts=(fact,)))
        )

    assert not area(0.6)
    assert [round(one.stake, 1) for one in area(0.65)] == [5.2]


# Groups beside stones that are read. ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stake", "target", "is_twin"), [(9.0, "G3", False), (3.0, "G3", True), (9.0, "K11", True)]
)
def test_a_group_says_more_than_few_of_its_stones_where_much_more_hangs_on_it(
    stake: float, target: str, is_twin: bool
) -> None:
    """F6 and G6 are two of the six stones of the group at G2."""
    grounds, move = grounds_of(IN_A_ROW), parse_point("G5")
    saved = grounds.motive("save", move, parse_point("F6"), Tier.READ, 3.0)
    of_group = grounds.motive("settle", move, parse_point(target), Tier.MEASURED, stake)
    if target == "K11":  # the group is the very stone that is saved
        saved = grounds.motive("save", move, parse_point(target), Tier.READ, 3.0)
    assert _are_twins(grounds, saved, of_group) is is_twin


def test_what_the_move_does_goes_before_stones_on_which_it_hangs_who_wins() -> None:
    grounds, move = grounds_of(IN_A_ROW), parse_point("G5")
    area = grounds.motive("reduce", move, parse_point("K6"), Tier.JUDGED, 12.0)
    fought = grounds.motive("decide", move, parse_point("F3"), Tier.MEASURED, 5.0)

    def first(stake: float) -> str:
        group = grounds.motive("make-eye", move, parse_point("G3"), Tier.JUDGED, stake)
        merged = sorted((area, fought, group), key=lambda one: -one.stake)
        return _first_of(grounds, move, merged).motive

    assert [first(6.5), first(3.0)] == ["make-eye", "reduce"]
    custom = grounds.motive("custom", move, move, Tier.CUSTOM, 20.0)
    assert _first_of(grounds, move, (custom, fought)).motive == "decide"


def test_a_group_that_stays_as_safe_but_is_weak_where_the_enemy_comes_first_is_guarded() -> None:
    one = told(IN_A_ROW, "guard", "J11")
    assert one is not None
    assert one.sentence.beginner.endswith(
        "would make it weak: as judged such a group lives 65 times of 100 then, 90 after J11."
    )


# What the enemy has to answer. ----------------------------------------------------------------------------------------


def test_a_group_that_is_weak_unless_the_search_s_answer_is_made_is_threatened() -> None:
    one = told(THREATENED, "threaten", "H7", "H8 E9")
    assert one is not None
    assert one.headline.beginner == "H7 threatens White's group at F5, lives 30 % unless answered."
    assert one.sentence.beginner == (
        "White has to look after White's group at F5: as judged such a group lives 30 times of 100 if White does not "
        "answer H7, 95 after White H8, Black E9."
    )
    assert told(THREATENED, "threaten", "H7") is None  # no answer is known
    assert told(THREATENED, "attack", "H7", "H8 E9") is None


def test_a_threat_on_a_group_that_hangs_on_what_is_read_is_not_told_beside_it() -> None:
    grounds, move, white = grounds_of(THREATENED), parse_point("H7"), parse_point("F5")
    threat = grounds.motive("threaten", move, white, Tier.JUDGED, 3.0)
    saved = grounds.motive("save", move, parse_point("C7"), Tier.READ, 3.0)
    assert not _are_twins(grounds, saved, threat)
    assert _are_twins(grounds, replace(saved, hanging=white), threat)
    assert _are_twins(grounds, threat, replace(saved, hanging=white))


def test_no_group_beside_a_move_is_said_to_be_less_safe_that_is_safe_by_the_search_s_line() -> None:
    grounds, move = grounds_of(THREATENED), parse_point("H7")
    area = grounds.motive("build", move, parse_point("A9"), Tier.JUDGED, 6.0)
    (said,) = groups_beside(grounds, move, [area]).sentences
    assert "White's group at F5 is less safe after H7" in said.beginner
    line = tuple(map(parse_point, ("H7", "H8", "E9")))
    assert not groups_beside(grounds, move, [area], line).counted


# What it gives up. ----------------------------------------------------------------------------------------------------


def test_what_is_given_up_has_its_price_unless_that_is_more_than_hangs_on_the_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def given() -> str:
        one = told(CAUGHT_IN_THE_CORNER, "give-up", "L11", "")
        return one.sentence.beginner if one is not None else ""

    start = (
        "White can take the 2 stones at D5 (White F5): Black could save that, but L11 is preferred"
    )
    assert given().startswith(f"{start}; about ")
    monkeypatch.setattr(answered, "enemy_first", lambda *_: ((), None))
    monkeypatch.setattr(
        answered, "points_near", lambda g, move, *_: 9.0 if move != parse_point("L11") else 2.0
    )
    assert given() == f"{start}."


def test_a_single_stone_near_the_move_is_given_up_only_where_much_hangs_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = told(ONE_LEFT, "give-up", "H6")
    assert one is not None and point_text(one.target) == "F4"
    monkeypatch.setattr(answered, "LEAST_PRICE", 100.0)
    assert told(ONE_LEFT, "give-up", "H6") is None


ONE_LEFT = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . X . O . X . .
    . . . O X O . . .
    . . O X . X O . .
    . . O X . X . . .
    . . . O . O . . .
    . . . . . . . . .
    . . . . . . . . .
"""
"""White takes F4 unless Black looks after it."""


def test_beside_joseki_the_frame_says_nothing_of_the_turn_for_the_book_does() -> None:
    blackboard = blackboard_of(drawn_game(BORDER))
    decision = LIGHT.decide(blackboard, BLACK, may_resign=False)
    grounds, move = grounds_of(BORDER), parse_point("G2")
    reason = grounds.motive("joseki", move, parse_point("F3"), Tier.CUSTOM, 1.0)
    for reasons, said in (((), True), ((reason,), False)):
        frame = frame_of(grounds, decision, move, True, EVEN, reasons)
        assert ("White has to answer G2" in frame.sentence.beginner) is said


def test_a_threat_is_found_again_by_the_answer_that_search_had() -> None:
    grounds, move = grounds_of(THREATENED), parse_point("H7")
    one = told(THREATENED, "threaten", "H7", "H8 E9")
    assert one is not None and has_motive(grounds, one, move)
    assert not has_motive(grounds, one, parse_point("A9"))
