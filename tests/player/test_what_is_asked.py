"""What reading is asked of a move: strings and links some lines off, too, and of both moves where two are compared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.points import parse_point, point_text
from riyu.player.explaining import choosing
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.refusal import refuse
from riyu.player.explaining.tactics import tactical_motives
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import Borne, Claim
from riyu.reading.reading import Reading, Verdict
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_motives import TWO_FIGHTS, grounds_of
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

FAR_OFF = """
    13x13, Black to move
    . X X O X O X O . X X O .
    . . X O . . . . X O X O O
    . O O X X X X X O O X O X
    . . O O O O O O O O O X X
    . . X . . . . . . X X X X
    . . . . . . . O . . . O O
    . . O . O . . . . X . O .
    . O . . X . . . O . X X O
    . X X X . . . . . . . . .
    . X O O . O . O X O . . .
    . X X O . . . . . X X . X
    . X . X O . . . . . . . .
    . . X . . . . . . . . . .
"""
"""White takes J4 from J3; Black saves it at H3 or J5, and at F7, too, three lines off, where the chase would end."""


PUSH_IN = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . O . O . O . X . . . .
    . . . X X O . . . O X X X
    . . X . O . . X X X O O O
    . . . . . . . . . O . . .
    . X . O . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . O . .
    . . . . . . . . . . O X .
    . . . . . . . . . . O X .
    . . . . . . . . . . . X .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""
"""Black D12 cuts E10 off from C12, which White joins with E12 then, at D13."""


def test_a_move_saves_stones_some_lines_off_and_cuts_what_is_read_to_its_end() -> None:
    grounds, move = grounds_of(FAR_OFF), parse_point("F7")
    found = tactical_motives(grounds.about_move(move), move)
    told = [(one.motive, *map(point_text, one.called[: 1 + bool(one.other)])) for one in found]
    assert ("save", "J4") in told
    assert ("cut", "E7", "F4") in told


def test_what_is_read_and_counts_for_little_takes_no_group_s_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, move, stone = grounds_of(FAR_OFF), parse_point("J5"), parse_point("J4")
    read, judged = (
        grounds.motive(name, move, stone, tier, stake)
        for name, tier, stake in (("connect", Tier.READ, 0.5), ("guard", Tier.JUDGED, 14.0))
    )
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [judged, read])
    assert best_motives(grounds, move)[0].motive == "guard"


def test_nothing_hangs_on_a_link_whose_ends_live_as_surely_apart() -> None:
    grounds, move = grounds_of(FAR_OFF), parse_point("F7")
    cuts = {one.other: one for one in tactical_motives(grounds, move) if one.motive == "cut"}
    one = cuts[parse_point("H4")]
    assert not one.hanging
    assert one.stake < 2.0  # the points there, half believed, and no stones


def test_nothing_hangs_on_a_link_whose_end_is_joined_elsewhere_all_the_same() -> None:
    grounds, move = grounds_of(PUSH_IN), parse_point("D12")
    (cut,) = tactical_motives(grounds.about_move(move), move)
    assert cut.headline.beginner == "D12 cuts the stone at E10 off from the stone at C12."
    assert not cut.hanging


def test_stones_that_are_saved_go_before_a_link_on_which_hardly_more_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, move = grounds_of(FAR_OFF), parse_point("F7")
    far, near = (
        grounds.motive("cut", move, parse_point("E7"), Tier.READ, stake, other=parse_point(other))
        for stake, other in ((9.0, "F4"), (2.6, "H4"))
    )
    saved = grounds.motive("save", move, parse_point("J4"), Tier.READ, 2.0)
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [near, saved])
    assert best_motives(grounds, move)[0].motive == "save"
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [far, saved])
    assert best_motives(grounds, move)[0].motive == "cut"


def test_of_links_on_which_about_as_much_hangs_the_nearest_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, move = grounds_of(FAR_OFF), parse_point("F7")

    def cut(target: str, other: str, stake: float) -> MotiveSaid:
        ends = map(parse_point, (target, other))
        return grounds.motive("cut", move, next(ends), Tier.READ, stake, other=next(ends))

    near, far = cut("E7", "F4", 7.0), cut("F4", "K4", 9.0)
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [far, near])
    assert best_motives(grounds, move)[0] == near
    far = cut("F4", "K4", 11.0)
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [far, near])
    assert best_motives(grounds, move)[0] == far


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(TWO_ATARIS))


def refused(board: Blackboard, chosen: str, other: str) -> list[str]:
    rival = weighed(other, 4.0)
    found = WhyNot(decided(board, weighed(chosen, 4.0), rival), parse_point(other), weighed=rival)
    return refuse(board, found).text().splitlines()


def test_of_a_point_that_was_not_chosen_it_is_read_what_the_chosen_one_leaves(
    board: Blackboard,
) -> None:
    said = refused(board, "F6", "C4")
    assert said[0].startswith("For it: White threatens to take the stone at B4; ")
    assert said[1].startswith("With F6 instead: White C4, and that takes the stone at B4")


def test_what_both_moves_do_is_said_of_both_and_of_the_rest_what_is_left() -> None:
    said = refused(blackboard_of(drawn_game(FAR_OFF)), "F7", "H3")
    assert said[0].startswith("For it: White threatens to take the stone at J4; ")
    assert said[1] == "F7 does the same about the stone at J4."
    said = refused(blackboard_of(drawn_game(FAR_OFF)), "H3", "J5")
    assert said[1] == "H3 does the same about the stone at J4."
    assert said[2].startswith("With H3 instead: White K5, ")  # J5 captures that stone, too
    assert said[-1] == "H3 does more: H3 cuts the stone at K4 off from the stone at H4."


BY_TAKING = """
    9x9, Black to move
    . . . . . . . . .
    X . . . . . . . .
    X . . . . . . . .
    X . . . . . . . .
    X O X . . . . . .
    O X . . . . . . .
    O X O . . . . . .
    . O . . . . . . .
    . . . . . . . . .
"""
"""C4 saves the stones at B4, as B6 does; B5 can't get away after either."""


def test_a_move_that_does_all_that_another_does_is_said_to_do_that() -> None:
    assert "C4 does that, too." in refused(blackboard_of(drawn_game(BY_TAKING)), "C4", "B6")


def test_what_the_better_move_does_only_by_a_ko_it_does_not_do_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = Grounds.borne_out

    def by_ko(self: Grounds, claim: Claim, times: float = 1.0) -> Borne | None:
        borne = whole(self, claim, times)
        is_better = borne is not None and claim.move == parse_point("C4")
        return replace(borne, by_ko=True) if borne is not None and is_better else borne

    monkeypatch.setattr(Grounds, "borne_out", by_ko)
    said = refused(blackboard_of(drawn_game(BY_TAKING)), "C4", "B6")
    assert "C4 does that only by a ko." in said and "does that, too" not in said


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("D12", "D12 leaves that to White."),
        ("H4", "With H4 instead, and White at J4, Black's group at K4 lives 78 times of 100."),
    ],
)
def test_a_group_that_a_point_helps_is_judged_after_the_move_chosen(
    chosen: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riyu.player.explaining.sure.is_unlikely", lambda *_: False)
    told = refused(blackboard_of(drawn_game(TWO_FIGHTS)), chosen, "J4")
    assert "Black's group at K4 is safe now, but White J4 would make it weak" in told[0]
    assert told[1] == said


def test_what_begins_far_from_a_move_and_its_stones_is_not_told_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, move = grounds_of(FAR_OFF), parse_point("F7")
    win, loss = (Reading(verdict, (), 1, frozenset()) for verdict in (Verdict.WIN, Verdict.LOSS))

    def told(first: str) -> list[str]:
        """Give what is told of E7 where it would get away, and White's way to that begins at `first`."""
        held = Borne(replace(win, line=(parse_point(first),)), loss, by_ko=False)
        monkeypatch.setattr(
            Grounds, "borne_out", lambda _, claim: held if claim.purpose == "capture" else None
        )
        found = tactical_motives(grounds.about_move(move), move)
        return [one.motive for one in found if one.target == parse_point("E7")]

    assert "capture" in told("F6")
    assert told("N13") == []
