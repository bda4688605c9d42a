"""The answer that search expects, played out: one's own keeps the first reason, and what falls is told no more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from riyu.game.constants import BLACK
from riyu.game.points import Point, parse_point, point_text
from riyu.player.explaining import played_out as playing
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.played_out import PlayedOut, given_up, played_out
from riyu.player.explaining.record import MotiveSaid
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_refusal import TWO_ATARIS, weighed

pytestmark = pytest.mark.usefixtures("loaded")


@pytest.fixture(scope="module")
def grounds() -> Grounds:
    return Grounds(blackboard_of(drawn_game(TWO_ATARIS)), BLACK, read_language())


def reasons_of(grounds: Grounds) -> list[MotiveSaid]:
    """Give two reasons of C4: that it saves B4, and another."""
    saved, *_ = best_motives(grounds, parse_point("C4"))
    other = grounds.motive("cut", parse_point("C4"), parse_point("F5"), Tier.READ, 1.0)
    return [saved, other]


def played(grounds: Grounds, line: str, reasons: Sequence[MotiveSaid]) -> tuple[str, PlayedOut]:
    out = played_out(grounds, weighed("C4", 0.0, line=line), reasons)
    return point_text(out.line[2]), out


def test_searchs_own_answer_stands_where_it_gives_up_nothing(grounds: Grounds) -> None:
    reasons = best_motives(grounds, parse_point("C4"))
    answer, out = played(grounds, "C5 D4", reasons)
    assert (answer, out.met, out.open, out.kept) == ("D4", None, None, tuple(reasons))


def test_an_answer_that_was_read_goes_before_search_s_that_gives_a_reason_up(
    grounds: Grounds,
) -> None:
    reasons = best_motives(grounds, parse_point("C4"))
    line = tuple(map(parse_point, ("C4", "C5", "J9")))
    assert given_up(grounds, line, reasons)[:1] == [reasons[0]]
    answer, out = played(grounds, "C5 J9", reasons)
    assert answer == "D4" and out.met == reasons[0] and out.kept == tuple(reasons)


@pytest.mark.parametrize(
    ("falls", "read", "answer", "kept", "met", "still"),
    [
        # Search's answer gives up the second; the answer that keeps it would give up the first.
        ({"J9": "2", "D4": "1"}, {"2": "D4"}, "J9", "1", "", ""),
        # It gives up both, and so does what keeps the second; what keeps the first gives up that alone.
        ({"J9": "12", "D4": "2", "E4": "1"}, {"1": "D4", "2": "E4"}, "D4", "1", "1", ""),
        # It gives up the first; what keeps that gives up the second, which counts for less.
        ({"J9": "1", "D4": "2"}, {"1": "D4"}, "D4", "1", "1", ""),
        # It gives up the first, and nothing was read to keep it: that is said of it still.
        ({"J9": "1"}, {}, "J9", "12", "", "1"),
    ],
)
def test_the_first_reason_is_kept_before_others_and_what_falls_is_told_no_more(
    grounds: Grounds,
    monkeypatch: pytest.MonkeyPatch,
    falls: dict[str, str],
    read: dict[str, str],
    answer: str,
    kept: str,
    met: str,
    still: str,
) -> None:
    named = dict(zip("12", reasons_of(grounds), strict=True))

    def given(
        grounds: Grounds, line: Sequence[Point], reasons: Sequence[MotiveSaid]
    ) -> list[MotiveSaid]:
        return [named[name] for name in falls.get(point_text(line[2]), "")]

    def met_by(grounds: Grounds, line: Sequence[Point], told: MotiveSaid) -> Point:
        found = next((read.get(name, "") for name, one in named.items() if one is told), "")
        return parse_point(found) if found else 0

    monkeypatch.setattr(playing, "given_up", given)
    monkeypatch.setattr(playing, "_met_by", met_by)
    found, out = played(grounds, "C5 J9", list(named.values()))
    assert found == answer
    assert out.kept == tuple(named[name] for name in kept)
    assert out.met is (named[met] if met else None)
    assert out.open is (named[still] if still else None)


def test_what_is_judged_to_help_stones_that_the_enemy_takes_then_is_not_told(
    grounds: Grounds,
) -> None:
    move, stone = parse_point("H3"), parse_point("B4")
    told = [
        grounds.motive("settle", move, parse_point(name), Tier.JUDGED, 1.0) for name in ("B4", "H3")
    ]
    assert grounds.board.color_at(stone) == BLACK
    out = played_out(grounds, weighed("E3", 0.0, line="F3 E2"), told)
    assert [point_text(one.target) for one in out.kept] == ["H3"]
