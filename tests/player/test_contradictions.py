"""What a record does not tell beside what denies it: turns that are nobody's, cuts that are taken, a threat twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points, parse_point
from riyu.player.explaining import areas, sure
from riyu.player.explaining.again import falls, holds_by_reading, is_denied_along
from riyu.player.explaining.denied import without_denied
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import frame_of
from riyu.player.explaining.positional import judged_motives
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.refusal import refuse
from riyu.player.why_not import WhyNot
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_leaning import WIDE
from tests.player.test_motives import BORDER, EVEN, grounds_of
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

GOTE = "it is White's choice where to play"

CUT = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . O X O . . .
    . . . O . O . . .
    . . . {0} {0} . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""
"""Black at E5 cuts D5 from F5, with E6 above it; at E4 stand Black's stones, or White can take both."""

CUT_AND_TAKEN = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . . . X . . .
    . . . O . O X . .
    . . . . . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""
"""Black at E5 takes F5, from which D5 is then cut."""


@pytest.mark.parametrize(
    ("answer", "motive", "target", "is_gote"),
    [
        ("H1", "save", "B4", True),
        ("C3", "save", "B4", False),  # beside the stones that the reason is about
        ("H1", "force", "B4", False),  # the enemy must answer
    ],
)
def test_it_is_not_the_enemy_s_choice_where_he_answers_what_reasons_are_about(
    answer: str, motive: str, target: str, is_gote: bool
) -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    decision = decided(board, weighed("J9", 4.0, line=answer))
    move = decision.point
    grounds = Grounds(board, BLACK, read_language(), move)
    reason = grounds.motive(motive, move, parse_point(target), Tier.READ, 4.0)
    frame = frame_of(grounds, decision, move, False, EVEN, (reason,))
    assert (GOTE in frame.sentence.beginner) is is_gote


def test_a_border_of_a_move_that_must_be_answered_has_no_turn_of_its_own() -> None:
    """By assessment it is gote; reading, or the search's games, say that the enemy must answer."""

    def border(forces: bool) -> str:
        line = tuple(map(parse_point, ("G2", "A9")))
        found = judged_motives(grounds_of(BORDER), line[0], line, forces=forces)
        return next(one.sentence.beginner for one in found if one.motive == "endgame")

    assert "then it is White's choice" in border(False)
    assert "choice" not in border(True)


@pytest.mark.parametrize(("less", "is_told"), [(29, True), (31, False), (-20, True)])
def test_no_own_group_is_told_to_live_that_the_search_keeps_much_less_often(
    less: int, is_told: bool
) -> None:
    """White closes its eye space at E2, and as assessed the group lives then."""
    grounds = Grounds(blackboard_of(drawn_game(WIDE, "white")), WHITE, read_language())
    move, stone = parse_point("E2"), parse_point("C3")
    after = grounds.after(WHITE, move)
    assert after is not None
    lives = int(lives_of_100(after.group_at(stone)))
    owned = dict.fromkeys(all_points(13), -(lives - less - 50) / 50)
    settles = grounds.motive("settle", move, stone, Tier.JUDGED, 8.0)
    reads = grounds.motive("save", move, stone, Tier.READ, 8.0)
    kept = without_denied(grounds, move, [settles, reads], replace(weighed("E2", 1.0), owned=owned))
    assert kept == ([settles, reads] if is_told else [reads])


def test_a_border_tells_no_follow_up_that_is_a_group_s_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def border() -> str:
        found = judged_motives(grounds_of(BORDER), parse_point("G2"))
        return next(one.sentence.strong for one in found if one.motive == "endgame")

    assert ", Black's follow-up 9, White's 1" in border()
    monkeypatch.setattr(areas, "MOST_FOLLOW", 8.0)
    assert "follow-up" not in border()


@pytest.mark.parametrize(("below", "holds"), [("X", True), (".", False)])
def test_a_cut_by_stones_that_the_enemy_takes_is_none(
    below: str, holds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As read the ends can't be joined, in which a reader may err where stones far off are taken for it."""
    grounds = grounds_of(CUT.format(below))
    move, one, other = map(parse_point, ("E5", "D5", "F5"))
    cut = grounds.motive("cut", move, one, Tier.READ, 4.0, other=other)
    monkeypatch.setattr(Grounds, "borne_out", lambda *_: object())
    assert holds_by_reading(grounds, cut, move) is holds


def test_a_cut_from_stones_that_the_move_takes_is_asked_about_all_the_same() -> None:
    """Before, no stone stood where its neighbors were asked for: the explanation ended in an error."""
    grounds = grounds_of(CUT_AND_TAKEN)
    move, taken, other = map(parse_point, ("E5", "F5", "D5"))
    cut = grounds.motive("cut", move, other, Tier.READ, 4.0, other=taken)
    with grounds.played((grounds.color, move)) as is_legal:
        assert is_legal and grounds.board.color_at(taken) == EMPTY
    assert not falls(grounds, cut, move)


def saved_by(line: str) -> MotiveSaid:
    grounds, points = grounds_of(TWO_ATARIS), tuple(map(parse_point, line.split()))
    return grounds.motive("save", points[0], parse_point("B4"), Tier.READ, 4.0, line=points)


@pytest.mark.parametrize(
    ("line", "is_denied"),
    [
        ("C4 D4 J1 C5 J2", True),  # there White takes the stones at C3
        ("C4 A1", False),
        ("C4 A1 C5 J1 C3", False),
    ],
)
def test_what_is_read_is_denied_where_its_own_line_fails_one_move_on(
    line: str, is_denied: bool
) -> None:
    move = parse_point("C4")
    assert is_denied_along(grounds_of(TWO_ATARIS), saved_by(line), move) is is_denied
    by_ko = replace(saved_by(line), by_ko=True)
    assert not is_denied_along(grounds_of(TWO_ATARIS), by_ko, move)


def test_a_record_does_not_tell_what_its_own_line_denies(monkeypatch: pytest.MonkeyPatch) -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    decision = decided(board, weighed("C4", 4.0))
    assert explain(board, decision).motive == "save"
    monkeypatch.setattr(
        "riyu.player.explaining.again.is_denied_along",
        lambda _, told, move: told.motive == "save",
    )
    assert all(one.motive != "save" for one in explain(board, decision).reasons)


def test_a_why_not_tells_a_threat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The threat is what the point does, and the next reason the same: before, both were told."""
    board = blackboard_of(drawn_game(TWO_ATARIS))
    forces = weighed("J9", 4.0)
    decision, move = decided(board, weighed("C4", 4.0), forces), parse_point("J9")
    grounds = Grounds(board, BLACK, read_language(), move)
    border = grounds.motive("endgame", move, parse_point("H8"), Tier.JUDGED, 8.0)
    threat = grounds.motive("force", move, parse_point("B4"), Tier.READ, 1.0)
    monkeypatch.setattr(sure, "best_motives", lambda *_, **__: (border, threat))
    said = refuse(board, WhyNot(decision, move, weighed=forces)).text()
    assert said.count("J9 threatens the stone at B4") == 1
