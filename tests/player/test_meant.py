"""What another move is for: the enemy's answer, a rival that is for the same, and a large group behind a few stones."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import all_points, parse_point, point_text
from riyu.player.explaining.choosing import best_motives, motives_of
from riyu.player.explaining.compared import Compared, kept_by
from riyu.player.explaining.deeds import _aims, act_and_deeds
from riyu.player.explaining.elsewhere import reply_of
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.meant import Ahead, ahead_of, meant_by, preparing
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import is_sente
from riyu.player.explaining.record import STRONG, MotiveSaid
from riyu.player.explaining.refusal import refuse
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from riyu.search.thinking import Seen
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_hanging import RELIED_ON, told
from tests.player.test_motives import NO_EYE, grounds_of, searched
from tests.player.test_refusal import TWO_ATARIS, decided, weighed, why_not

pytestmark = pytest.mark.usefixtures("loaded")

ATARI = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . X O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""
"""Black F5 puts E5 in atari; White E4 would get out."""

WIDE_ATARI = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . . . . . . .
    . . . X O . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""
"""The same with room for an answer elsewhere."""


EXCHANGE = """
    9x9, Black to move
    . . . . . . . . .
    . . O . . . . . .
    . . X O . O . . .
    . . . X O . O . .
    . . . X O O . . .
    . . . X X X O O .
    . . . . . O X X X
    . . . . X O X O O
    . . . . . . . X .
"""
"""Black B8 takes C8 only once D8 has been answered at E7: at once White joins it at D8."""


def played(one: Weighed, share: float) -> Weighed:
    """Give a move that strong players play so often."""
    return replace(one, candidate=replace(one.candidate, learned=share))


def test_an_answer_near_by_is_told_with_what_it_is_for() -> None:
    grounds, chosen = grounds_of(TWO_ATARIS), searched("C4", "F6")
    reasons = best_motives(grounds, parse_point("C4"), None, chosen)
    reply = reply_of(grounds, chosen, reasons, ahead=partial(ahead_of, grounds))
    assert reply is not None and "F6, which saves the 9 stones at F7" in reply.sentence.beginner
    assert reply.sentence.strong.startswith("Expected F6, which saves the 9 stones at F7")


def test_a_record_tells_what_the_answer_is_for_unless_it_is_to_be_told_in_brief() -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    decision = decided(board, weighed("C4", 4.0, line="F6 A9"))
    whole, brief = (explain(board, decision, has_aside=one) for one in (True, False))
    assert "F6, which saves the 9 stones" in whole.text()
    assert "F6" in brief.text() and "which saves" not in brief.text()


def test_what_an_answer_is_for_is_looked_at_on_a_board_of_its_own() -> None:
    grounds = grounds_of(ATARI)
    before, count = grounds.board.position(), len(grounds.blackboard.game.moves)
    assert meant_by(grounds, [parse_point("F5"), parse_point("E4")]) == "saves the stone at E5"
    assert meant_by(grounds, [parse_point("F5"), parse_point("F5")]) == ""
    assert grounds.board.position() == before and len(grounds.blackboard.game.moves) == count


def test_of_the_next_move_it_is_told_that_it_would_not_work_at_once() -> None:
    grounds, line = grounds_of(EXCHANGE), tuple(map(parse_point, ("D8", "E7", "B8")))
    before = grounds.board.position()
    then = ahead_of(grounds, line)
    assert then is not None and then.kind == "captures the stone at C8"
    assert point_text(then.against[0]) == "D8" and grounds.board.position() == before
    board = blackboard_of(drawn_game(EXCHANGE))
    told = explain(board, decided(board, weighed("D8", 4.0, line="E7 B8")))
    said = "then Black at B8, which captures the stone at C8, as read: before, it would not."
    assert said in told.text()
    assert said.replace("Black at ", "") in told.text(STRONG)


def test_a_move_that_works_at_once_is_not_prepared() -> None:
    grounds = grounds_of(EXCHANGE)
    then = ahead_of(grounds, tuple(map(parse_point, ("A1", "E7", "D8"))))
    assert then is None or not then.against


def test_what_nothing_but_custom_or_search_speaks_for_prepares_the_next_move() -> None:
    grounds, chosen = grounds_of(EXCHANGE), searched("D8", "E7 B8")
    first = best_motives(grounds, parse_point("D8"), None, chosen)[0]
    by_custom = replace(first, motive="custom", tier=Tier.CUSTOM)
    head = preparing(grounds, chosen, by_custom, partial(ahead_of, grounds))
    assert head is not None
    assert head.beginner == "D8 prepares B8, which then captures the stone at C8."
    elsewhere = searched("D8", "J9 B8")  # no answer to it
    assert preparing(grounds, elsewhere, by_custom, partial(ahead_of, grounds)) is None
    large = replace(first, motive="endgame", stake=40.0)
    assert large.kind == "area"
    assert preparing(grounds, chosen, large, partial(ahead_of, grounds)) is None


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("E4", "go on at E4"),
        ("G5", "let the stone at E5 go and to go on at G5"),  # that is no elsewhere
        ("N13", "let the stone at E5 go and to play elsewhere, at N13"),
    ],
)
def test_a_threat_that_search_expects_to_be_left_need_not_be_answered(
    answer: str, said: str
) -> None:
    grounds, chosen = grounds_of(ATARI if answer != "N13" else WIDE_ATARI), searched("F5", answer)
    reasons = best_motives(grounds, parse_point("F5"), None, chosen)
    forces = [one for one in reasons if one.motive == "force"]
    assert [one.headline.beginner for one in forces] == ["F5 threatens the stone at E5."]
    reply = reply_of(grounds, chosen, reasons)
    assert reply is not None and said in reply.sentence.beginner
    assert is_sente(grounds, searched("F5", f"{answer} A9"), forces) is (answer == "E4")


@pytest.mark.parametrize(
    ("chosen", "rival", "said"),
    [
        (
            "F3",
            "F4",
            "F3 is the lower of the two, and does more for the corner and along the edge; F4 ",
        ),
        (
            "F4",
            "F3",
            "F3 is the lower of the two, and does more for the corner and along the edge; F4 ",
        ),
        (
            "F3",
            "G3",
            "F3 comes closer to the stone at D4 and presses it more; G3 keeps its distance",
        ),
    ],
)
def test_two_approaches_are_told_apart(chosen: str, rival: str, said: str) -> None:
    game = Game(19)
    game.play(BLACK, parse_point("Q16"))
    game.play(3 - BLACK, parse_point("D4"))
    board = Blackboard(game, KNOWLEDGE)
    first, other = played(weighed(chosen, 4.0), 0.4), played(weighed(rival, 4.0), 0.12)
    found = WhyNot(decided(board, first, other), parse_point(rival), weighed=other)
    text = refuse(board, found).text()
    assert said in text
    assert f"Strong players play {chosen} in 40 of 100 such positions, and {rival} in 12." in text


def test_habit_speaks_against_what_it_hardly_ever_plays_whichever_of_its_moves_is_chosen() -> None:
    chosen, usual = played(weighed("C3", 1.0), 0.07), played(weighed("C4", 0.0), 0.7)
    rare = played(weighed("C5", 9.0), 0.005)
    assert kept_by(chosen, rare, (chosen, usual, rare)) == (
        "unusual",
        {"share": "70", "target": "C4"},
    )
    assert kept_by(chosen, rare, (chosen, rare))[0] == "better"


def test_a_large_group_that_hangs_on_a_few_stones_is_in_the_headline_with_them() -> None:
    grounds, move = grounds_of(RELIED_ON), parse_point("F4")
    read = grounds.motive("save", move, parse_point("H3"), Tier.READ, 6.0)
    groups = [
        grounds.motive(
            "settle", move, parse_point("C1"), Tier.MEASURED, stake, named=grounds.group(group)
        )
        for stake in (12.0, 3.0)
        if (group := grounds.now.group_at(parse_point("C1"))) is not None
    ]
    act, _ = act_and_deeds(grounds, move, [read, groups[0]])
    assert act is not None
    assert act.beginner == "F4 saves H3 and makes Black's group at C1 safer."
    assert act_and_deeds(grounds, move, [read, groups[1]])[0] is None  # less hangs on it


def told_of(
    monkeypatch: pytest.MonkeyPatch, picture: str, better: MotiveSaid, its: MotiveSaid
) -> str:
    """Give why not B2, for which one reason speaks, where C3 is chosen for another and search has both as good."""
    names = {"C3": better, "B2": its}
    monkeypatch.setattr(
        "riyu.player.explaining.sure.best_motives",
        lambda _, move, *__, **___: (names[point_text(move)],),
    )
    monkeypatch.setattr("riyu.player.explaining.refusal.motives_of", lambda *_: [its])
    board = blackboard_of(drawn_game(picture))
    first, other = weighed("C3", 4.0), weighed("B2", 4.0)
    return refuse(
        board, WhyNot(decided(board, first, other), parse_point("B2"), weighed=other)
    ).text()


@pytest.mark.parametrize(
    ("motive", "target", "is_more"),
    [
        ("build", "B7", True),
        ("take-sente", "E5", False),  # what is built can be built then
        ("guard", "D5", False),  # it helps the same group
    ],
)
def test_no_move_does_more_than_what_must_be_answered_or_helps_the_same_group(
    monkeypatch: pytest.MonkeyPatch, motive: str, target: str, is_more: bool
) -> None:
    grounds = grounds_of(ATARI)
    better = grounds.motive("settle", parse_point("C3"), parse_point("D5"), Tier.JUDGED, 6.0)
    its = grounds.motive(motive, parse_point("B2"), parse_point(target), Tier.JUDGED, 3.0)
    assert ("C3 does more: C3 makes" in told_of(monkeypatch, ATARI, better, its)) is is_more


@pytest.mark.parametrize(("points", "said"), [(9.0, "even the larger"), (2.0, "nothing speaks")])
def test_an_area_that_is_judged_the_larger_is_not_said_to_have_nothing_more_for_it(
    monkeypatch: pytest.MonkeyPatch, points: float, said: str
) -> None:
    grounds = grounds_of(ATARI)
    better, its = (
        grounds.motive("endgame", parse_point(move), parse_point(target), Tier.JUDGED, stake)
        for move, target, stake in (("C3", "H8", 2.0), ("B2", "B8", points))
    )
    monkeypatch.setattr("riyu.player.explaining.refusal.compared", lambda *_: Compared(5.0, 1.0))
    assert said in told_of(monkeypatch, ATARI, better, its)


def test_an_answer_of_which_nothing_is_known_is_told_to_a_strong_player_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("riyu.player.explaining.elsewhere.meant_by", lambda *_, **__: "")
    grounds, chosen = grounds_of(TWO_ATARIS), searched("C4", "F6")
    reasons = best_motives(grounds, parse_point("C4"), None, chosen)
    reply = reply_of(grounds, chosen, reasons, ahead=partial(ahead_of, grounds))
    assert reply is not None and reply.sentence.of("beginner") == ""
    assert reply.sentence.of("strong").startswith("Expected F6")


@pytest.mark.parametrize(
    ("less", "said"),
    [
        (
            4.0,
            "By search B2 is 4 points less than C3, give or take 6 points: the difference may be chance.",
        ),
        (
            2.0,
            "Nothing is found wrong with B2: by search it is 2 points less than C3, give or take 6 points.",
        ),
    ],
)
def test_some_points_less_are_told_though_chance_may_have_made_them(
    monkeypatch: pytest.MonkeyPatch, less: float, said: str
) -> None:
    grounds = grounds_of(ATARI)
    better, its = (
        grounds.motive("build", parse_point(move), parse_point(target), Tier.JUDGED, 4.0)
        for move, target in (("C3", "H8"), ("B2", "B8"))
    )
    monkeypatch.setattr("riyu.player.explaining.refusal.compared", lambda *_: Compared(less, 6.0))
    assert said in told_of(monkeypatch, ATARI, better, its)


@pytest.mark.parametrize(("black", "is_told"), [(0.0, True), (-1.0, False)])
def test_what_is_judged_of_groups_is_not_told_where_the_search_s_games_have_them_quite_otherwise(
    black: float, is_told: bool
) -> None:
    """As judged White lives 52 times of 100 after B4, and Black 45; White always does where all ends as White's."""
    grounds, move = grounds_of(NO_EYE), parse_point("B4")
    owned = dict.fromkeys(all_points(9), black)
    found = motives_of(grounds, move, None, replace(weighed("B4", 0.0), owned=owned))
    assert ({"take-eye", "settle"} <= {one.motive for one in found}) is is_told
    assert bool({"take-eye", "settle"} & {one.motive for one in found}) is is_told


def test_the_group_that_falls_with_stones_is_left_out_where_they_are_called_in_brief() -> None:
    grounds, move = grounds_of(RELIED_ON), parse_point("E2")
    saved = told(RELIED_ON, "save", "E2")
    assert saved is not None and saved.alone is not None
    assert _aims(grounds, saved, move)[1:] == ("saves the 3 stones at H3", "saves H3")


@pytest.mark.parametrize(("black", "hangs"), [(-0.6, True), (1.0, False)])
def test_a_group_that_lives_all_the_same_by_the_search_s_games_does_not_hang_on_it(
    black: float, hangs: bool
) -> None:
    """As judged nine stones of Black's die where E2 is not played; here they end as Black's after a pass as well."""
    board = blackboard_of(drawn_game(RELIED_ON))
    chosen = weighed("E2", 4.0)
    owned = dict.fromkeys(all_points(9), black)
    decision = decided(board, replace(chosen, owned=owned))
    passed = Seen(PASS, 300, 0.5, 0.0, (PASS,), 300, owned)
    decision = replace(decision, passed=passed)
    grounds = Grounds(board, BLACK, read_language(), parse_point("E2"))
    found = motives_of(grounds, parse_point("E2"), None, decision.candidates[0], decision)
    (saved,) = (one for one in found if one.motive == "save" and one.tier is Tier.READ)
    assert bool(saved.hanging) is hangs
    assert (" needs the 3 stones at H3 " in saved.sentence.beginner) is hangs
    assert ("Black's group" in saved.headline.beginner) is hangs


def test_the_move_after_the_answer_is_told_with_what_is_read_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, chosen = grounds_of(TWO_ATARIS), searched("C4", "F6 E2")
    reasons = best_motives(grounds, parse_point("C4"), None, chosen)
    monkeypatch.setattr("riyu.player.explaining.elsewhere.meant_by", lambda *_, **__: "saves nine")
    then = Ahead(parse_point("E2"), "cuts two off", (), 4.0)
    reply = reply_of(grounds, chosen, reasons, ahead=lambda line: then if len(line) == 3 else None)
    assert reply is not None and reply.sentence.beginner == (
        "White is expected to go on at F6, which saves nine, and then Black at E2, which cuts two off."
    )


def test_what_a_move_is_for_goes_before_its_name_where_there_is_no_room_for_both() -> None:
    grounds, move = grounds_of(RELIED_ON), parse_point("A9")
    settle = grounds.motive(
        "settle", move, parse_point("C1"), Tier.JUDGED, 9.0, named="Black's group"
    )
    named = {"idea": "the stretch straight along beside the stone that came diagonally"}
    custom = grounds.motive(
        "custom",
        move,
        move,
        Tier.CUSTOM,
        1.0,
        slots={"share": "57", **named, "shape": "", "called": ""},
    )
    custom = replace(custom, has_idea=True, brief=f"A9 is {named['idea']}.")
    act, _ = act_and_deeds(grounds, move, [settle, custom])
    assert act is not None and act.beginner == "A9 makes Black's group safer."


def test_of_a_point_that_was_not_chosen_it_is_said_first_what_it_does_to_strings() -> None:
    first, *_ = why_not(blackboard_of(drawn_game(ATARI)), "F5", "G3")
    assert first.startswith("For it: F5 puts the stone at E5 in atari. ")
