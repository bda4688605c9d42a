"""What hangs on who comes first, told by a move's reasons; and a group on which more hangs than on a stone."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.candidates.candidate import Candidate
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Point, parse_point
from riyu.interfaces.cli.app import run
from riyu.player.engine import Engine
from riyu.player.explaining import choosing, swings
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import aside_of
from riyu.player.explaining.positional import judged_motives
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.swings import hanging_by_search, larger_by_search
from riyu.player.searching import Searching
from riyu.player.style import load_style
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_motives import IN_THE_MIDDLE, grounds_of

pytestmark = pytest.mark.usefixtures("loaded")

PICTURE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . X . .
    . . . . . . . . .
    . . . . . . . . .
    . . X O O . X . .
    . . X X O . . . .
    . . . . . . . . .
    . . . . . . . . .
"""
GAME = Path(__file__).parents[2] / "docs" / "games" / "self-play.sgf"
MOVE, STRING = parse_point("F3"), parse_point("E3")
ALL_AROUND = "F3 E3 E4 D4 F2 F4 G2 E2 D2 F5 G4 G5 E5 D5 C5 F6 E6 D6 F1 E1 G1 H1 H2 H3"


def searched(points: str, gain: float, around: Point) -> Weighed:
    """Give the move with what hangs on points by search, each gaining so much in the share of games."""
    owned = tuple(sorted(map(parse_point, points.split())))
    total = 2.0 * gain * len(owned)
    key = ("swing", BLACK, MOVE, around, round(total))
    gains = (gain,) * len(owned)
    fact = SearchFact(key, "by search", (MOVE, PASS), gain, owned, owned, gains=gains)
    return Weighed(Candidate(MOVE, ()), 0.0, facts=(fact,))


def grounds() -> Grounds:
    return Grounds(blackboard_of(drawn_game(PICTURE)), BLACK, read_language(), MOVE)


def swing(told: tuple[MotiveSaid, ...]) -> list[str]:
    return [one.sentence.beginner for one in told if one.motive == "swing"]


def test_what_hangs_on_a_move_in_all_is_told_where_reasons_name_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the string, or the group and what lies beside it, at which most of it hangs, if that is a large part."""
    assert swing(best_motives(grounds(), MOVE, None, searched(ALL_AROUND, 0.9, STRING))) == [
        "By the search's games 43 points in all hang on who comes first at F3, above all at the 3 stones at E3."
    ]
    assert swing(best_motives(grounds(), MOVE, None, searched(ALL_AROUND, 0.9, MOVE))) == [
        "By the search's games 43 points in all hang on who comes first at F3, above all at White's group at E3."
    ]
    monkeypatch.setattr(swings, "PART", 0.9)
    assert swing(best_motives(grounds(), MOVE, None, searched(ALL_AROUND, 0.9, MOVE))) == [
        "By the search's games 43 points in all hang on who comes first at F3."
    ]


def test_no_more_points_are_told_to_hang_on_an_area_or_a_threat_than_search_has_in_all() -> None:
    here, move = grounds_of(IN_THE_MIDDLE), parse_point("E8")

    def told(weighed: Weighed | None) -> list[tuple[float, str]]:
        found = judged_motives(here, move, most=hanging_by_search(move, weighed))
        areas = [one for one in found if one.motive in ("build", "close", "reduce", "invade")]
        return [(round(one.stake), one.sentence.beginner) for one in areas]

    (alone,) = told(None)
    owned = (move, parse_point("E7"))
    fact = SearchFact(
        ("swing", BLACK, move, move, 4), "by search", (move, PASS), 1.0, owned, (), gains=(1.0, 1.0)
    )
    (searched_too,) = told(Weighed(Candidate(move, ()), 0.0, facts=(fact,)))
    assert alone[0] == searched_too[0] > 4
    assert f"about {alone[0]} points" in alone[1] and "about 4 points" in searched_too[1]


def test_riyu_explain_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    """If knowledge or search has changed on purpose, take another move of which little else is told."""
    assert run(["explain", str(GAME), "--move", "27", "-q"]) == 0
    told = capsys.readouterr().out
    assert re.search(
        r"^- By the search's games \d+ points in all hang on who comes first at", told, re.M
    )


def test_beside_it_the_threat_has_no_points_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """A record counts what hangs on its move once: in all, where the reasons do that."""
    assert run(["explain", str(GAME), "--move", "27", "-q", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "swing" in [one["motive"] for one in told["reasons"]]
    assert told["threat"]["points"] >= 1.0
    assert "around there hang on that" not in told["threat"]["sentence"]["beginner"]


def test_its_brief_headline_keeps_the_points_that_it_cannot_do_without() -> None:
    told = best_motives(grounds(), MOVE, None, searched(ALL_AROUND, 0.9, STRING))
    (one,) = (one for one in told if one.motive == "swing")
    assert one.brief == one.headline.beginner == "43 points hang on who comes first at F3."


def test_it_is_not_told_where_a_reason_has_as_much() -> None:
    told = best_motives(grounds(), MOVE, None, searched("F3 E3 E4", 0.5, STRING))
    assert max(one.stake for one in told) > 2.0 and not swing(told)


def test_it_is_not_told_where_the_threat_names_as_much() -> None:
    weighed = searched(ALL_AROUND, 0.9, STRING)
    assert swing(best_motives(grounds(), MOVE, None, weighed, None, 20.0))
    assert not swing(best_motives(grounds(), MOVE, None, weighed, None, 40.0))


def test_of_a_rival_as_good_it_is_told_how_sure_that_is() -> None:
    """Whatever search counted at either: how it has one beside the other is what it has to say of both."""
    here = grounds()
    decision = Engine(load_style(), 5, searching=Searching("one-ply")).decide(
        here.blackboard, BLACK, may_resign=False
    )
    chosen = replace(searched("F3 E3 E4", 1.5, STRING), visits=900, won=0.5, margin=8.0, error=3.0)
    (swing_of_it,) = chosen.facts
    other = parse_point("D8")
    rival = replace(
        chosen,
        candidate=Candidate(other, ()),
        visits=800,
        margin=7.0,
        facts=(replace(swing_of_it, moves=(other, PASS), gains=(1.0,) * 3),),
    )
    decision = replace(decision, point=MOVE, candidates=(chosen, rival))
    aside = aside_of(here, decision, here.motive("custom", MOVE, MOVE, Tier.CUSTOM, 90.0))
    assert aside is not None and aside.sentence.beginner == (
        "D8 may do as well: by search it is 1 point less than F3, give or take 8 points."
    )


@pytest.mark.parametrize(("gain", "is_larger"), [(0.9, True), (0.2, False)])
def test_a_group_goes_before_stones_that_are_read_where_much_more_hangs_on_it_by_search(
    gain: float, is_larger: bool
) -> None:
    here = grounds()
    read = here.motive("capture", MOVE, parse_point("C7"), Tier.READ, 4.0)
    group = here.motive(
        "attack", MOVE, STRING, Tier.MEASURED, 4.0, slots={"before": "80", "after": "40"}
    )
    weighed = searched("F3 E3 E4 D4 D5 E5 F4", gain, STRING)
    first = larger_by_search(here, MOVE, weighed, read, [read, group])
    assert (first is group) is is_larger
    assert larger_by_search(here, MOVE, None, read, [read, group]) is read
    judged = replace(group, tier=Tier.JUDGED)
    assert larger_by_search(here, MOVE, weighed, read, [read, judged]) is read


@pytest.mark.parametrize(
    ("motive", "about", "tier", "stake", "is_first"),
    [
        ("guard", "G4", Tier.JUDGED, 24.0, True),
        ("guard", "G4", Tier.JUDGED, 9.0, False),
        ("attack", "E3", Tier.JUDGED, 24.0, False),
        ("build", "B2", Tier.JUDGED, 24.0, False),
        ("ko-end", "C7", Tier.COUNTED, 12.0, True),
    ],
    ids=["another group", "of less weight", "how it is done", "an area", "a ko"],
)
def test_another_group_or_a_ko_on_which_more_hangs_goes_before_what_is_read(
    monkeypatch: pytest.MonkeyPatch,
    motive: str,
    about: str,
    tier: Tier,
    stake: float,
    is_first: bool,
) -> None:
    """What is read is that the three stones at E3 fall; half of what is judged counts."""
    here = grounds()
    slots = {"before": "80", "after": "40", "count": "40", "gain": "24 points"}
    read = here.motive("capture", MOVE, STRING, Tier.READ, 6.0, without=())
    other = here.motive(motive, MOVE, parse_point(about), tier, stake, slots=slots)
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [read, other])
    monkeypatch.setattr(choosing, "points_near", lambda *_: 8.0)
    assert (best_motives(here, MOVE)[0] is other) is is_first
