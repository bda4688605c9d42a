"""A rival beside the move chosen: what reading has it lose against what search has of both; what is not sure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import all_points, parse_point
from riyu.player.explaining import against, choosing, elsewhere, hanging
from riyu.player.explaining.choosing import best_motives, motives_of
from riyu.player.explaining.compared import Compared, better_by_search, makes_up
from riyu.player.explaining.elsewhere import fate_of, hanging_there
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.hanging import in_doubt
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import aside_of
from riyu.player.explaining.record import LONGEST_LINE, TO_END
from riyu.player.explaining.refusal import refuse
from riyu.player.explaining.tactics import tactical_motives
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_gates import ALMOST_DEAD, TWO_WAYS
from tests.player.test_hanging import HELD
from tests.player.test_motives import TWO_FIGHTS, grounds_of, searched, told
from tests.player.test_refusal import LIGHT, TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")


@pytest.fixture(scope="module")
def board() -> Blackboard:
    return blackboard_of(drawn_game(TWO_ATARIS))


@pytest.mark.parametrize(
    ("less", "chance", "hangs", "is_sure", "denies"),
    [
        (3.0, 8.0, 2.0, False, False),  # so small a loss can't be seen
        (9.0, 10.0, 12.0, False, False),  # search has about that loss, too
        (1.0, 8.0, 25.0, False, True),  # and here it has much less: something makes up for it
        (-4.0, 8.0, 5.0, False, True),
        (9.0, 4.0, 25.0, True, True),
        (-9.0, 4.0, 5.0, True, True),
        (0.4, 0.2, 0.0, False, False),  # too little to be told
    ],
)
def test_a_loss_that_is_read_stands_unless_search_denies_it_beyond_chance(
    less: float, chance: float, hangs: float, is_sure: bool, denies: bool
) -> None:
    both = Compared(less, chance)
    assert (both.is_sure, both.denies(hangs)) == (is_sure, denies)
    assert both.is_better is (is_sure and less < 0)
    assert both.turned.turned == both


def chance(one: Weighed, error: float) -> Weighed:
    return replace(one, error=error)


@pytest.mark.parametrize(
    ("margin", "error", "line", "said"),
    [
        (
            1.0,
            3.0,
            "H6",
            "G6 is 3 points less than C4, give or take 6 points.",
        ),
        (4.0, 0.1, "H6", "White is expected to answer at H6, and C4 can still be played then."),
        (4.0, 0.1, "J1", "White is expected to go to J1 rather than there."),
        (4.0, 0.1, "C4", "but by search G6 is as good as C4."),
    ],
)
def test_it_is_said_what_makes_up_for_a_loss_that_is_read(
    board: Blackboard, margin: float, error: float, line: str, said: str
) -> None:
    """White takes B4 at C4 where Black does not; `line` is his answer to the rival as search has it."""
    saved, other = weighed("C4", 4.0), chance(weighed("G6", margin, line=line), error)
    found = WhyNot(decided(board, saved, other), parse_point("G6"), weighed=other)
    said_of_it = refuse(board, found).text().splitlines()
    assert any(one.startswith("But after G6: White C4") for one in said_of_it)
    (weighs,) = (one for one in said_of_it if one.startswith("About ") and " hang on that" in one)
    assert weighs.endswith(said)


def test_the_answer_that_search_expects_leaves_time_for_the_move_chosen(board: Blackboard) -> None:
    grounds, move = Grounds(board, BLACK, read_language()), parse_point("C4")
    first = best_motives(grounds, move)[0]
    left = [(first, (move,))]
    ends = {
        line: makes_up(grounds, weighed("F6", 0.0, line=line), move, left)
        for line in ("J1", "C4", "")
    }
    assert ends["J1"] == "White is expected to go to J1 rather than there"
    assert ends["C4"] == ends[""] == ""  # that is made up for elsewhere
    answers = makes_up(grounds, weighed("G6", 0.0, line="H6"), move, left)
    assert answers == "White is expected to answer at H6, and C4 can still be played then"
    # A move that does not save B4 is not said to be in time for it.
    too_late = makes_up(grounds, weighed("G6", 0.0, line="H6"), parse_point("A9"), left)
    assert too_late == "White is expected to go to H6 rather than there"
    # Where he is expected at that very point it is not said that he goes there rather than there.
    at_it = makes_up(grounds, weighed("G6", 0.0, line="A9"), parse_point("A9"), left)
    assert not at_it


def test_a_rival_that_search_has_surely_better_is_the_one_that_is_told(board: Blackboard) -> None:
    chosen, better, other = weighed("C4", 4.0), weighed("F6", 9.0, 300), weighed("J9", 4.0, 900)
    decision = decided(board, *(chance(one, 1.0) for one in (chosen, other, better)))
    found = better_by_search(decision)
    assert found is not None and found.candidate.move == parse_point("F6")
    grounds = Grounds(board, BLACK, read_language(), parse_point("C4"))
    aside = aside_of(grounds, decision, best_motives(grounds, parse_point("C4"))[0])
    assert (
        aside is not None
        and (
            ", and may well be better: by search it is 5 points better than C4, give or take 3 points, "
            "though the search tried C4 more often. C4 leaves this open, as read, and F6 does not: "
        )
        in aside.sentence.beginner
    )
    unsure = decided(board, *(chance(one, 2.0) for one in (chosen, other, better)))
    assert better_by_search(unsure) is None


def test_a_rival_that_strong_players_hardly_ever_play_is_told_so(board: Blackboard) -> None:
    chosen, better = weighed("C4", 4.0), weighed("F6", 9.0)
    for learned, ends in (
        (
            0.4,
            "but strong players hardly ever play there in such a position, and C4 in 40 of 100: ",
        ),
        (0.1, ", and may well be better: by search "),  # that is hardly played either
    ):
        habit = replace(chosen, candidate=replace(chosen.candidate, learned=learned))
        decision = decided(board, *(chance(one, 1.0) for one in (habit, better)))
        grounds = Grounds(board, BLACK, read_language(), parse_point("C4"))
        aside = aside_of(grounds, decision, best_motives(grounds, parse_point("C4"))[0])
        assert aside is not None and ends in aside.sentence.beginner


@pytest.mark.parametrize(
    ("learned", "won", "end"),
    [
        (
            0.4,
            0.5,
            "give or take 3 points, but strong players hardly ever play it in such a position, and C4 in 40 ",
        ),
        (
            0.1,
            0.44,
            "give or take 3 points, but it wins 44 of 100 games, C4 50: it brings more risk.",
        ),
        (0.1, 0.5, "give or take 3 points: F6 may well be the better move."),
    ],
)
def test_a_why_not_says_what_keeps_the_move_chosen_beside_a_better_one(
    board: Blackboard, learned: float, won: float, end: str
) -> None:
    habit = weighed("C4", 4.0)
    habit = replace(habit, candidate=replace(habit.candidate, learned=learned))
    chosen, better = (chance(one, 1.0) for one in (habit, replace(weighed("F6", 9.0), won=won)))
    found = WhyNot(decided(board, chosen, better), parse_point("F6"), weighed=better)
    assert end in refuse(board, found).text()


def test_a_rival_of_more_points_that_wins_less_is_told_as_a_risk(board: Blackboard) -> None:
    chosen, better = weighed("C4", 4.0), replace(weighed("F6", 9.0), won=0.44)
    decision = decided(board, *(chance(one, 1.0) for one in (chosen, better)))
    grounds = Grounds(board, BLACK, read_language(), parse_point("C4"))
    aside = aside_of(grounds, decision, best_motives(grounds, parse_point("C4"))[0])
    assert (
        aside is not None
        and (
            "brings more points, and more risk: by search it is 5 points better than C4, give or take 3 points, "
            "but wins 44 of 100 games, C4 50. C4 leaves this open, as read, and F6 does not: "
        )
        in aside.sentence.beginner
    )


def test_what_a_rival_is_for_stands_before_what_is_wrong_with_it(board: Blackboard) -> None:
    saved, caught = weighed("C4", 4.0), weighed("F6", 4.0)
    found = WhyNot(decided(board, saved, caught), parse_point("F6"), weighed=caught)
    refusal = refuse(board, found)
    said = [one.beginner for one in refusal.sentences]
    assert said[0].startswith("For it: ")
    assert refusal.blamed is not None and refusal.blamed.beginner.startswith("But after F6: ")


def test_where_less_hangs_on_the_move_chosen_it_is_said_why_it_may_come_first(
    board: Blackboard,
) -> None:
    for line, end in (
        ("C3", "White is expected to answer at C3, and F6 can still be played then."),
        ("C5", "White is expected to go to C5 rather than there."),  # after C5 F6 he takes B4
    ):
        chosen, other = chance(weighed("C4", 4.0, line=line), 1.0), weighed("F6", 5.0)
        found = WhyNot(decided(board, chosen, other), parse_point("F6"), weighed=other)
        said = refuse(board, found).text().splitlines()
        (first,) = (one for one in said if one.startswith("C4 may come first all the same"))
        assert first.endswith(f": {end}")
    # Where search has as much of it, or the move chosen surely better, nothing is to be explained.
    for margin in (40.0, -9.0):
        surely = chance(weighed("F6", margin), 1.0)
        found = WhyNot(decided(board, chosen, surely), parse_point("F6"), weighed=surely)
        assert "may come first" not in refuse(board, found).text()


def test_points_that_search_denies_are_not_told_of_what_speaks_for_a_point(
    board: Blackboard,
) -> None:
    """F6 takes stones on which some thirty points hang."""
    for margin, is_told in ((4.0, False), (40.0, True)):
        chosen, other = weighed("C4", 4.0), weighed("F6", margin)
        found = WhyNot(decided(board, chosen, other), parse_point("F6"), weighed=other)
        (leaves,) = (
            one for one in refuse(board, found).text().splitlines() if one.startswith("With C4 ")
        )
        assert leaves.endswith(" hang on that.") is is_told


def test_the_next_that_speaks_for_a_point_is_told_in_short(board: Blackboard) -> None:
    chosen, other = weighed("J9", 4.0), weighed("F6", 4.0)
    found = WhyNot(decided(board, chosen, other), parse_point("F6"), weighed=other)
    refusal = refuse(board, found)
    first, second = refusal.motives[:2]
    assert first.sentence.beginner in refusal.sentences[0].beginner
    assert refusal.sentences[0].beginner.endswith(second.headline.beginner)


def test_the_move_asked_about_is_searched_half_as_much_as_the_one_chosen() -> None:
    game = blackboard_of(drawn_game(TWO_ATARIS))
    engine = type(LIGHT)(replace(LIGHT.style, simulations=900), 1, LIGHT.knowledge)
    decision = engine.decide(game, BLACK, may_resign=False)
    assert decision.chosen is not None
    found = engine.why_not(game, decision, parse_point("J9"))
    assert found.weighed is not None
    assert found.weighed.visits >= decision.chosen.visits // 2 > 200


def test_points_that_hang_on_a_motive_are_never_below_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a line that is judged to cost the enemy something, none hang on it: at least those of stones that fall."""
    grounds, move = grounds_of(TWO_FIGHTS), parse_point("J4")
    monkeypatch.setattr(elsewhere, "points_near", lambda *_: -9.0)
    told_of = {
        name: grounds.motive(
            name, move, parse_point("K4"), Tier.READ, 1.0, without=(parse_point("A1"),)
        )
        for name in ("connect", "save")
    }
    assert hanging_there(grounds, move, told_of["connect"]) == 0.0
    assert hanging_there(grounds, move, told_of["save"]) == 1.0


# What is not told as sure. ------------------------------------------------------------------------------------------


def test_stones_that_get_away_do_so_with_their_group() -> None:
    grounds, move = grounds_of(ALMOST_DEAD), parse_point("G9")
    found = tactical_motives(grounds.about_move(move), move)
    caught = next(one for one in found if one.target == parse_point("J9"))
    fate = fate_of(grounds, caught, *in_turn(grounds, caught.without))
    assert fate.startswith("the stone at J9 will get away (White's group of 13 stones at H1 lives ")


def test_nothing_is_said_to_help_a_group_that_is_killed_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """B5 makes the eyes of B6; A5 does not, as read."""
    for name, is_told in (("B5", True), ("A5", False)):
        grounds, move = grounds_of(TWO_WAYS), parse_point(name)
        helps = grounds.motive("settle", move, parse_point("B6"), Tier.JUDGED, 9.0)
        monkeypatch.setattr(choosing, "judged_motives", lambda *_, helps=helps, **__: [helps])
        assert (helps in motives_of(grounds, move)) is is_told


def test_stones_that_are_saved_are_told_with_their_group_where_that_rather_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alive = told(HELD, "save", "D4")
    assert alive is not None and "All the same" not in alive.sentence.beginner
    dead = replace(grounds_of(HELD).now.groups[0], strength=-0.5)
    assert in_doubt(grounds_of(HELD), parse_point("E4"), []) is None
    monkeypatch.setattr(hanging, "in_doubt", lambda *_: dead)
    doubted = told(HELD, "save", "D4")
    assert doubted is not None and doubted.sentence.beginner.startswith(alive.sentence.beginner)
    assert "All the same " in doubted.sentence.beginner
    assert doubted.sentence.beginner.endswith(" lives 25 times of 100 then, as judged.")
    assert " 25 % all the same" in doubted.sentence.strong
    grounds, weighed = grounds_of(HELD), searched("D4")
    for black, is_doubted in ((0.2, False), (-0.2, True)):  # the search's games know better
        owned = dict.fromkeys(all_points(9), black)
        found = motives_of(grounds, parse_point("D4"), None, replace(weighed, owned=owned))
        saved = next(one for one in found if one.motive == "save")
        assert ("All the same " in saved.sentence.beginner) is is_doubted


def test_a_line_that_was_read_is_told_to_its_end_where_that_is_near() -> None:
    grounds = grounds_of(TWO_FIGHTS)
    points = [parse_point(name) for name in ("A1", "C1", "E1", "G1", "J1", "L1", "A3", "A5", "A9")]
    near, far = points[: LONGEST_LINE + TO_END], points
    assert grounds.whole(near, WHITE, before=0) == tuple(near)
    assert len(grounds.whole(far, WHITE, before=0)) == LONGEST_LINE
    assert len(grounds.whole(far, WHITE, before=2)) == LONGEST_LINE + TO_END + 2
    assert len(grounds.whole(near, WHITE)) == LONGEST_LINE  # what search expects


def test_such_a_line_is_as_long_in_a_why_not_and_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, move = grounds_of(TWO_FIGHTS), parse_point("J1")
    line = tuple(map(parse_point, ("A1", "C1", "E1", "G1", "A3", "L1", "A5")))
    saved = grounds.motive(
        "save", move, parse_point("J4"), Tier.READ, 1.0, shown=(WHITE, line), without=line
    )
    assert saved.sentence.beginner.count(",") >= len(line) - 1
    monkeypatch.setattr(against, "failing_line", lambda *_: line)
    black = grounds.motive("save", move, next(iter(grounds.board.strings())), Tier.READ, 1.0)
    assert against.reached_after(grounds, black, move) == line
