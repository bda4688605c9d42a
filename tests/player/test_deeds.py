"""Deeds: what a move does to stones, as counted on drawn boards; what reasons say is not repeated."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.features.links import links
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.game import Game
from riyu.game.points import (
    Point,
    all_points,
    column_of,
    neighbors,
    parse_point,
    point_at,
    point_text,
    row_of,
)
from riyu.game.ruleset import WIDEST
from riyu.lab.games import random_games
from riyu.player.engine import Engine
from riyu.player.explaining.deeds import act_and_deeds, deeds_of, done_by_enemy, done_to_strings
from riyu.player.explaining.elsewhere import fate_of
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.language import DEEDS, read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import READERS, MotiveSaid
from riyu.player.explaining.tactics import tactical_motives
from riyu.player.style import load_style
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of

pytestmark = pytest.mark.usefixtures("loaded")

AROUND = {"kind": "comes first around F8"}
"""What an area's reason has its move do."""


def drawn(picture: str, about: str = "") -> Grounds:
    point = parse_point(about) if about else NO_POINT
    return Grounds(blackboard_of(drawn_game(picture)), BLACK, read_language(), point)


def beside_an_area(picture: str, move: str, *, has_aim: bool = True) -> str:
    """Give the act that a move has for a beginner where its first reason is an area around F8."""
    grounds, point = drawn(picture, move), parse_point(move)
    area = grounds.motive("build", point, parse_point("F8"), Tier.JUDGED, 9.0, slots=AROUND)
    act, _ = act_and_deeds(grounds, point, (area,), has_aim=has_aim)
    assert act is not None
    return act.beginner


def done(picture: str, move: str) -> str:
    """Say in a line what Black does by a move."""
    found = deeds_of(drawn(picture), parse_point(move))
    return ", ".join(
        " ".join([one.name, *(point_text(p) for p in (one.target, one.other) if p)])
        for one in found
    )


FIGHT = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . X . O . . . .
    . . . X O . O . .
    . X O O . . . . .
    . . X O X . . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "deeds"),
    [
        ("E5", "atari D4"),
        ("B5", ""),
        ("D7", "joins D6 C7"),
        ("F7", "attaches E7"),
    ],
)
def test_a_fight_has_words(move: str, deeds: str) -> None:
    assert done(FIGHT, move) == deeds


CORNER = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . X . . . . . . .
    . . . O O . . . .
    . . . . . . . X .
    . . O . . . . . .
    . . X O . . . . .
    . . O X . . . . .
"""


@pytest.mark.parametrize(
    ("move", "deeds"),
    [
        ("B2", "out C2"),
        ("F5", "head E5"),
        ("E2", "atari D2"),
        ("B3", "hane C3 C2"),
        ("F7", "jumps D7"),
        ("F8", "knight D7"),
        ("E8", "diagonal D7"),
        ("H5", "stretches H4"),
        ("B1", "takes C1, out D1, out C2"),
        ("A9", ""),
    ],
)
def test_a_quiet_board_has_words(move: str, deeds: str) -> None:
    assert done(CORNER, move) == deeds


SUICIDE = """
    5x5, Black to move
    . X O . .
    X X O . .
    O O O . .
    . . . . .
    . . . . .
"""


def test_a_move_that_is_not_legal_or_suicide_does_nothing() -> None:
    assert deeds_of(drawn(FIGHT), parse_point("E6")) == []
    board = blackboard_of(drawn_game(SUICIDE, ruleset=WIDEST))
    assert board.board.is_legal(BLACK, parse_point("A5"))
    assert deeds_of(Grounds(board, BLACK, read_language()), parse_point("A5")) == []


SHAPES = {"diagonal": (1, 1), "jumps": (0, 2), "knight": (1, 2), "stretches": (0, 1)}
"""How far a move is from its own stone, the less and the more, by shape."""


@pytest.mark.parametrize("size", [5, 19])
def test_no_shape_reaches_around_an_edge(size: int) -> None:
    """A stone on a side, and each move of the board: a witness by columns and rows."""
    game = Game(size)
    stone = point_at(size, (size + 1) // 2)
    game.play(BLACK, stone)
    grounds = Grounds(blackboard_of(game), BLACK, read_language())
    seen = set()
    for move in all_points(size):
        away = tuple(sorted((size - column_of(move), abs(row_of(move) - row_of(stone)))))
        found = deeds_of(grounds, move)
        expected = [name for name, apart in SHAPES.items() if apart == away]
        assert [one.name for one in found] == expected
        seen.update(expected)
    assert seen == set(SHAPES)


@pytest.mark.parametrize("seed", range(3))
def test_a_slow_count_agrees_on_random_boards(seed: int) -> None:
    """What is taken, put in atari and out of it, and joined, as the game's own position before and after has it."""
    chance = random.Random(seed)
    ((_, record),) = random_games(1, seed, sizes=(9,))
    game = Game(9)
    for move in record.moves[:50]:
        game.play(move.color, move.point)
    board = blackboard_of(game)
    grounds = Grounds(board, board.board.to_move, read_language())
    own, enemy = grounds.color, grounds.enemy
    for move in chance.sample(board.board.legal_points(own), 12):
        before = strings(grounds)
        found = deeds_of(grounds, move)
        with grounds.played((own, move)):
            after = strings(grounds)
        beside = {before[p] for p in neighbors(move, 9) if p in before}
        taken = {one for one in beside if one[0] == enemy and min(one[1]) not in after}
        ataris = {
            one
            for one in beside - taken
            if one[0] == enemy and len(one[2]) > 1 and len(after[min(one[1])][2]) == 1
        }
        saved = {
            one for one in beside if one[0] == own and len(one[2]) == 1 and len(after[move][2]) > 1
        }
        saved |= {
            one
            for stones in taken
            for stone in stones[1]
            for p in neighbors(stone, 9)
            if p in before and (one := before[p]) not in beside and len(one[2]) == 1
            if len(after[min(one[1])][2]) > 1
        }
        for name, which in (("takes", taken), ("atari", ataris), ("out", saved)):
            assert {before[one.target] for one in found if one.name == name} == which
        for one in found:
            if one.name == "joins":
                assert before[one.target] != before[one.other]
                assert after[one.target] == after[one.other] == after[move]
            if one.name == "between":
                ends = {before[one.target], before[one.other]}
                assert len(ends) == 2 and all(end[0] == enemy for end in ends)
                with grounds.played((own, move)):
                    left = [{link.a, link.b} for link in links(board.features)]
                assert not [pair for pair in left if all(pair & end[1] for end in ends)]


THIRD_STONE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . X X . . .
    . . O O . X . . .
    . . O O X . O . .
    . . . X X O . O .
    . . . X O . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

ASIDE = """
    9x9, Black to move
    . . . X O O . . .
    . . . X X . . . .
    . . . X O O . . .
    . . . . X . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . X O . . . .
    . . . X . . . . .
    . . . . . . . . .
"""


def test_a_link_is_parted_or_kept_only_amid_its_stones_where_no_third_one_of_theirs_stands() -> (
    None
):
    assert done(THIRD_STONE, "G3") == ""  # F4 stands between E3 and H4
    assert done(ASIDE, "D5") == "hane E5 E6"  # it is not between E6 and D7


def test_of_a_dead_string_that_is_taken_it_is_not_said_that_it_is_killed() -> None:
    taken = """
        9x9, Black to move
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X . . . . .
        . X O O X . . . .
        . X X O X . . . .
        . . . . X . . . .
        . . . . . . . . .
    """
    grounds, move = drawn(taken, "D2"), parse_point("D2")
    assert done(taken, "D2") == "takes D3"
    assert "kill" not in {one.motive for one in tactical_motives(grounds, move)}


Found = tuple[int, frozenset[Point], frozenset[Point]]


def strings(grounds: Grounds) -> dict[Point, Found]:
    """Give the string of each stone: its color, stones and liberties, flooded from scratch."""
    board, found = grounds.board, {}
    for start in (p for color in (BLACK, WHITE) for p in board.position().points(color)):
        if start in found:
            continue
        color, stones, wait, free = board.color_at(start), {start}, [start], set()
        while wait:
            for p in neighbors(wait.pop(), board.size):
                if board.color_at(p) == color and p not in stones:
                    stones.add(p)
                    wait.append(p)
                elif not board.color_at(p):
                    free.add(p)
        found.update(dict.fromkeys(stones, (color, frozenset(stones), frozenset(free))))
    return found


def test_a_record_tells_what_its_reasons_do_not() -> None:
    """That D6 saves D4 the reasons say; that it is atari on D5 is seen, and goes before that."""
    engine = Engine(load_style(), 1, KNOWLEDGE)
    board = blackboard_of(drawn_game(ANSWERED))
    decision = engine.decide(board, BLACK, may_resign=False)
    told = explain(board, decision)
    grounds = Grounds(board, BLACK, read_language(), told.move)
    act, _ = act_and_deeds(grounds, told.move, told.reasons)
    assert act is not None and act == told.headline
    assert act.beginner == "D6 puts D5 in atari and saves the stone at D4."
    assert told.deeds is not None and "atari" not in told.deeds.beginner
    assert told.to_json()["deeds"] == told.deeds.to_json()
    for reader in READERS:
        names = [name for name, _ in told.sentences(reader)]
        assert names[:2] == ["headline", "deeds"]
        assert told.deeds.of(reader) in told.text(reader)


def test_every_deed_has_its_words() -> None:
    language = read_language()
    assert {*SHAPES, "takes", "atari", "out", "between", "joins", "keeps"} < set(DEEDS)
    for name in DEEDS:
        said = language.word(f"deed-{name}", target="the stone at C3", other="the stone at D4")
        assert "C3" in said and "{" not in said


@pytest.mark.parametrize(("motive", "is_headline"), [("swing", True), ("force", False)])
def test_where_reasons_say_only_that_much_hangs_on_it_deeds_are_the_headline(
    motive: str, is_headline: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = blackboard_of(drawn_game(FIGHT))
    decision = Engine(load_style(), 1, KNOWLEDGE).decide(board, BLACK, may_resign=False)
    here = Grounds(board, BLACK, read_language(), decision.point)
    said = here.motive(
        motive, decision.point, decision.point, Tier.MEASURED, 9.0, points_named="9 points"
    )
    monkeypatch.setattr("riyu.player.explaining.sure.best_motives", lambda *_, **__: (said,))
    told = explain(board, decision)
    first = "E5 puts the 3 stones at D5 in atari."
    assert told.headline.beginner == (first if is_headline else said.headline.beginner)
    beside = told.deeds.beginner if told.deeds is not None else ""
    assert (first not in beside) == is_headline  # it is told once


WIDE = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . O . . . . . . O . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . . . . . X . O . . X . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "deeds"),
    [
        ("H5", "caps H3"),  # two lines above it
        ("D5", "presses C4"),  # diagonally above it
        ("D8", ""),  # D10 and L10 stand in corners
        ("J10", ""),
        ("B3", "under C4"),  # from below nothing is pressed
        ("D12", ""),  # nor capped
        ("J8", ""),
        ("L5", "jumps L3"),
    ],
)
def test_a_stone_is_capped_and_pressed_from_above_alone(move: str, deeds: str) -> None:
    assert done(WIDE, move) == deeds


BLOCKED = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . O . . . . .
    . . . . . . X . . . . . .
    . . . X . X . . . . . . .
    . . . . . . . O . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "deeds"),
    [
        ("G3", "blocks H3"),  # along the bottom
        ("J3", "attaches H3"),  # no own stone beside
        ("G6", "stretches G5"),  # H6 stands in the middle
    ],
)
def test_a_stone_is_blocked_along_a_side_alone(move: str, deeds: str) -> None:
    assert done(BLOCKED, move) == deeds


ON_THE_LEFT = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("E7", "E7 jumps from C7 and keeps White from capping C7."),  # that says more
        ("E8", "E8 is a knight's move from C7 toward the center."),
        ("C9", "C9 jumps from the stone at C7 and comes first around F8."),  # no higher
        ("D8", "D8 stands diagonally to C7 and comes first around F8."),  # not yet high
    ],
)
def test_a_move_from_an_own_stone_toward_the_center_says_so_rather_than_where_it_comes_first(
    move: str, said: str
) -> None:
    assert beside_an_area(ON_THE_LEFT, move) == said


GAP = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . O . .
    . . . X . X O X .
    . . . . . . . . .
    . . . X . X O X .
    . . . . . . O . .
"""


@pytest.mark.parametrize(
    ("sides", "deeds"), [("X O X", "between G2 G4"), (". O .", "pushes G2 G4")]
)
def test_where_the_enemy_joins_all_the_same_a_move_only_pushes_in_between(
    sides: str, deeds: str
) -> None:
    assert done(GAP.replace("X O X", sides), "G3") == deeds


def test_the_act_is_the_headline_before_what_is_judged_of_an_area_or_a_group() -> None:
    grounds = drawn(FIGHT, "D7")
    move = parse_point("D7")

    def reason(motive: str, tier: Tier) -> MotiveSaid:
        return grounds.motive(
            *(motive, move, parse_point("F8"), tier, 9.0), points_named="9 points", slots=AROUND
        )

    def act_of(*reasons: MotiveSaid, about: Grounds = grounds, at: str = "D7") -> str:
        act, _ = act_and_deeds(about, parse_point(at), reasons)
        return act.beginner if act is not None else ""

    assert act_of(reason("build", Tier.JUDGED)) == "D7 joins D6 with C7 and comes first around F8."
    assert act_of(reason("extend", Tier.COUNTED)) == ""  # that is an act
    assert act_of(reason("attack", Tier.JUDGED)) == "D7 joins D6 with C7 and attacks F8."
    assert act_of(reason("attack", Tier.READ)) == ""
    idea = grounds.motive(
        "custom", move, move, Tier.CUSTOM, 1.0, slots={"share": "40", "called": "the bump"}
    )
    nothing, area = drawn(FIGHT, "B1"), reason("build", Tier.JUDGED)
    assert act_of(area, idea, about=nothing, at="B1") == ""  # an idea that custom has not is none
    idea = replace(idea, has_idea=True, brief="B1 is the bump.")
    assert act_of(area, idea, about=nothing, at="B1") == "B1 is the bump."
    touched = drawn(FIGHT, "F7")
    named = replace(idea, brief="F7 is the bump.")
    assert act_of(area, named, about=touched, at="F7").startswith("F7 is the bump (")  # the stone
    group = reason("attack", Tier.MEASURED)
    assert act_of(group, idea, about=nothing, at="B1") == "B1 is the bump."
    assert act_of(group, about=nothing, at="B1") == ""
    shape = drawn(FIGHT, "F7")  # it attaches, which is no act before a group
    assert act_of(reason("attack", Tier.JUDGED), about=shape, at="F7") == ""
    assert grounds.now.group_at(parse_point("D6")) is not None
    same = grounds.motive("settle", move, parse_point("D6"), Tier.JUDGED, 9.0)
    assert act_of(same) == "D7 joins the stone at D6 with the stone at C7."  # not: and helps D6


FEW_OF_A_GROUP = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . X X X . . . .
    . . X . X O . . .
    . . O X O . . . .
    . . . O . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def test_an_aim_about_a_group_stands_behind_what_is_done_to_few_of_its_stones() -> None:
    grounds, move = drawn(FEW_OF_A_GROUP, "D6"), parse_point("D6")
    black = grounds.now.group_at(parse_point("D5"))
    assert black is not None and len(black.stones) == 6
    group = grounds.motive("settle", move, parse_point("D5"), Tier.JUDGED, 9.0, named="all of D7")
    act, _ = act_and_deeds(grounds, move, [group])
    assert act is not None
    assert act.beginner == "D6 gets D5 out of atari and makes all of D7 safer."


def test_an_aim_about_a_group_calls_it_by_a_point_where_it_is_too_long_and_stands_behind_a_cut() -> (
    None
):
    """G3 is between G2 and G4: of what becomes of either that says nothing."""
    grounds, move = drawn(GAP, "G3"), parse_point("G3")
    white = grounds.now.group_at(parse_point("G4"))
    assert white is not None
    called = grounds.group(white)
    group = grounds.motive("attack", move, parse_point("G4"), Tier.JUDGED, 9.0, named=called)
    act, _ = act_and_deeds(grounds, move, [group])
    assert act is not None
    assert act.beginner == f"G3 comes between G2 and G4 and attacks {called}."
    named = replace(group, brief=f"{group.brief.removesuffix('.')} without room.")
    act, _ = act_and_deeds(grounds, move, [named])
    assert act is not None
    assert act.beginner == "G3 comes between G2 and G4 and attacks G4 without room."


def test_an_aim_about_stones_leaves_out_what_custom_calls_the_move_where_both_are_too_long() -> (
    None
):
    grounds, move = drawn(FIGHT, "F7"), parse_point("F7")
    custom = replace(
        grounds.motive("custom", move, move, Tier.CUSTOM, 1.0, slots={"share": "40"}),
        has_idea=True,
        brief="F7 is the contact at the side of two stones on a line.",
    )
    group, area = (
        grounds.motive(name, move, parse_point("F8"), Tier.JUDGED, 9.0, points_named="9 points")
        for name in ("attack", "build")
    )
    for first, said in (
        (group, "attaches to E7 and attacks F8"),
        (area, "is the contact at the side of two stones on a line"),  # an area says less
    ):
        act, _ = act_and_deeds(grounds, move, (first, custom))
        assert act is not None and act.beginner.startswith(f"F7 {said}")


def test_a_move_that_is_joseki_says_what_it_does_to_stones_before_an_area() -> None:
    joseki, area, group, side = (
        ("joseki", Tier.CUSTOM, "C7"),
        ("build", Tier.JUDGED, "F8"),
        ("attack", Tier.JUDGED, "E7"),
        ("extend", Tier.COUNTED, "E7"),
    )
    for at, others, said in (
        ("E5", (area, group), "puts the 3 stones at D5 in atari"),  # that is seen on the board
        ("F7", (area, group), "attacks the 2 stones at E7"),
        ("F7", (area, side), "extends from E7 along the center"),  # the 2 stones at: too long
        ("F7", (area,), "comes first around F8"),
    ):
        grounds, move = drawn(FIGHT, at), parse_point(at)
        reasons = [
            grounds.motive(
                *(name, move, parse_point(stone), tier, 9.0), points_named="9 points", slots=AROUND
            )
            for name, tier, stone in (joseki, *others)
        ]
        given = grounds.motive("give-up", move, parse_point("D6"), Tier.READ, 9.0)
        reasons.insert(1, given)  # that is no aim
        act, deeds = act_and_deeds(grounds, move, reasons)
        assert act is not None and act.beginner == f"{at} is joseki and {said}."
        assert deeds is None or "atari" not in deeds.beginner  # it is told once


def test_what_is_seen_to_be_done_to_strings_is_said_unless_a_reason_says_more() -> None:
    grounds, move = drawn(FIGHT, "E5"), parse_point("E5")
    area = grounds.motive("build", move, parse_point("F8"), Tier.JUDGED, 9.0, slots=AROUND)
    said = done_to_strings(grounds, move, (area,))
    assert said is not None and said.beginner == "E5 puts the 3 stones at D5 in atari."
    caught = grounds.motive("capture", move, parse_point("D5"), Tier.READ, 9.0)
    assert done_to_strings(grounds, move, (caught, area)) is None
    assert done_to_strings(drawn(FIGHT, "F7"), parse_point("F7"), (area,)) is None


def test_what_a_move_threatens_as_read_is_its_act_before_its_shape() -> None:
    grounds, move = drawn(FIGHT, "F7"), parse_point("F7")
    area, group = (
        grounds.motive(name, move, parse_point("F8"), Tier.JUDGED, 9.0, points_named="9 points")
        for name in ("endgame", "attack")
    )
    force = grounds.motive("force", move, parse_point("E7"), Tier.READ, 1.0)
    same = grounds.motive("attack", move, parse_point("E7"), Tier.JUDGED, 9.0)
    assert act_and_deeds(grounds, move, (same, force))[0] is None  # its own headline says more
    for first, said in (
        (area, "threatens E7 and takes border points around F8"),  # the 2 stones at: too long
        (group, "threatens the 2 stones at E7 and attacks F8"),
    ):
        act, _ = act_and_deeds(grounds, move, (first, force))
        assert act is not None and act.beginner == f"F7 {said}."
    atari = drawn(FIGHT, "E5")
    act, _ = act_and_deeds(atari, parse_point("E5"), (area, force))
    assert act is not None
    assert act.beginner.startswith("E5 puts the 3 stones at D5 in atari")  # that is seen


def test_what_is_taken_off_the_board_is_the_headline_before_all_else() -> None:
    grounds, move = drawn(CORNER, "B1"), parse_point("B1")
    guard = grounds.motive("guard", move, parse_point("C2"), Tier.JUDGED, 9.0)
    taken = grounds.motive("capture", move, parse_point("C1"), Tier.READ, 2.0)
    ko = grounds.motive("ko-start", move, parse_point("C1"), Tier.COUNTED, 2.0)
    for first, said in (
        (guard, "B1 takes the stone at C1 and guards the stone at C2."),
        (taken, "B1 takes the stone at C1."),
    ):
        act, rest = act_and_deeds(grounds, move, (first,))
        assert act is not None and act.beginner == said
        assert rest is not None
        assert rest.beginner == "B1 gets the stone at D1 and the stone at C2 out of atari."
    assert act_and_deeds(grounds, move, (ko,))[0] is None  # that is how a ko is taken
    ko = replace(ko, brief="B1 takes the ko over the stone at C1.")
    act, _ = act_and_deeds(grounds, move, (guard, ko))
    assert act is not None
    assert act.beginner == "B1 takes the ko over the stone at C1."  # and guards: that is too long


DOUBLE_ATARI = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . X O . . . .
    . . . . . O X . .
    . . . . . X . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def test_a_double_atari_is_the_headline_before_a_link_and_a_ko() -> None:
    grounds, move = drawn(DOUBLE_ATARI, "F5"), parse_point("F5")
    cut = grounds.motive("cut", move, parse_point("E5"), Tier.READ, 2.0, other=parse_point("F4"))
    act, _ = act_and_deeds(grounds, move, (cut,))
    assert act is not None and act.beginner == "F5 puts F4 and E5 in atari."
    taken = grounds.motive("capture", move, parse_point("E5"), Tier.READ, 2.0)
    assert act_and_deeds(grounds, move, (taken,))[0] is None


def test_a_headline_of_deeds_calls_strings_by_a_point_where_it_would_be_too_long() -> None:
    alone = FIGHT.replace(". X O O .", ". . O O .")
    for picture, move, said in (
        (FIGHT, "D7", "D7 joins the stone at D6 with the stone at C7."),
        (alone, "E5", "E5 comes between D5 and E6."),
    ):
        grounds, point = drawn(picture, move), parse_point(move)
        much = grounds.motive("swing", point, point, Tier.MEASURED, 9.0, points_named="9 points")
        found, _ = act_and_deeds(grounds, point, (much,))
        assert found is not None and found.beginner == found.strong == said


ANSWERED = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . X . X . . O .
    . . X O . . . . .
    . . . X O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("point", "said"),
    [
        ("D6", "comes between the 2 stones at C6 and the stone at E6"),
        ("C4", "puts the stone at D4 in atari"),
        ("H5", "stretches from the stone at H6"),
        ("H4", ""),  # how it stands to an own stone that it does not touch is nothing
        ("A1", ""),
    ],
)
def test_what_the_enemy_would_do_at_a_point_is_said_of_black_s_stones(
    point: str, said: str
) -> None:
    assert done_by_enemy(drawn(ANSWERED, point), parse_point(point)) == said


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("C4", "C4 keeps White from putting D4 in atari."),
        ("D6", "D6 keeps White from coming between C6 and E6."),
        ("H5", ""),  # a shape, and what White gains says more
    ],
)
def test_what_he_would_do_to_stones_goes_before_what_he_would_gain_around_there(
    move: str, said: str
) -> None:
    grounds, point = drawn(ANSWERED, move), parse_point(move)
    prevents = grounds.motive(
        "prevent", point, parse_point("A9"), Tier.JUDGED, 9.0, slots={"fate": "comes in"}
    )
    act, _ = act_and_deeds(grounds, point, (prevents,))
    assert (act.beginner if act is not None else "") == said


ON_THE_SIDES = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . . . . .
    . . . . . . . X . . . . .
    . . . . . . . . . . . . .
    . . . . . . . X . . . . .
    . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("E5", "E5 jumps from C5 and keeps White from capping C5."),
        (
            "H3",
            "H3 joins H2 with H4 and comes first around F8.",
        ),  # joined is joined
        ("E9", "E9 stretches from the stone at E8 and comes first around F8."),
    ],
)
def test_a_move_that_no_reason_says_much_of_keeps_the_enemy_from_the_point(
    move: str, said: str
) -> None:
    assert beside_an_area(ON_THE_SIDES, move) == said
    alone = beside_an_area(ON_THE_SIDES, move, has_aim=False)
    assert "keeps" not in alone and "first" not in alone


def test_a_string_that_the_move_takes_gives_no_name_to_its_group() -> None:
    grounds, stones = drawn(CORNER, "B1"), [parse_point(one) for one in ("C1", "C3")]
    assert grounds.nearest(stones) == parse_point("C3")
    assert grounds.about_move(parse_point("A1")).nearest(stones) == parse_point("C1")


IN_ATARI = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . X X O . O . . .
    . X O X O . . . .
    . X O X O . . . .
    . . . . . . . . .
"""
"""Two stones of each color stand in atari: who plays first takes."""


def test_stones_taken_off_the_board_are_not_said_to_be_killed_or_cut_off() -> None:
    grounds, move = drawn(IN_ATARI, "C1"), parse_point("C1")
    found = {one.motive: one for one in tactical_motives(grounds, move)}
    assert "capture" in found and "kill" not in found
    assert found["capture"].sentence.beginner == (
        "The 2 stones at C2 would get away from Black if White moved first; C1 is the last liberty."
    )
    assert "connect" not in found and found["save"].target == parse_point("D2")
    beside = {one.motive: one for one in tactical_motives(grounds, parse_point("D1"))}
    assert "after D1 there is no way out (White C1" in beside["capture"].sentence.beginner
    link = grounds.motive(
        *("connect", move, parse_point("D2"), Tier.READ, 2.0),
        other=parse_point("B2"),
        without=(parse_point("D1"),),
    )
    assert "will be cut off" in fate_of(grounds, link)
    assert fate_of(grounds, link, *in_turn(grounds, link.without)).startswith("that takes the ")


@pytest.mark.parametrize(
    ("picture", "move", "motive", "alone", "how"),
    [
        (FIGHT, "E5", "capture", "E5 puts the 3 stones at D5 in atari.", "E5 is atari, and there "),
        (IN_ATARI, "D1", "save", "D1 gets the 2 stones at D2 out of atari.", "White threatens to "),
    ],
)
def test_stones_that_are_captured_or_saved_are_not_told_of_twice(
    picture: str, move: str, motive: str, alone: str, how: str
) -> None:
    """That they stand in atari is said by the reason, or where no reason is about them."""
    grounds, point = drawn(picture, move), parse_point(move)
    found = [one for one in tactical_motives(grounds, point) if one.motive == motive]
    assert how in found[0].sentence.beginner
    assert act_and_deeds(grounds, point, found) == (None, None)
    other = grounds.motive("cut", point, point, Tier.READ, 4.0)
    _, deeds = act_and_deeds(grounds, point, [other])
    assert deeds is not None and deeds.beginner == alone


LOW_IN_THE_CORNER = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . O . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(("move", "deeds"), [("E11", "presses D12"), ("C11", "")])
def test_a_stone_is_pressed_toward_the_corner_and_not_from_it(move: str, deeds: str) -> None:
    assert done(LOW_IN_THE_CORNER, move) == deeds


@pytest.mark.parametrize(
    ("saved", "act"),
    [
        ("G8", "D1 gets D2 out of atari and saves the stone at G8."),
        ("B4", None),  # a larger string than the one that stands in atari
    ],
)
def test_a_larger_string_got_out_of_atari_goes_before_a_stone_that_is_saved(
    saved: str, act: str | None
) -> None:
    rows = IN_ATARI.split("\n")
    rows[3] = rows[3].replace(". . . . . . . . .", ". . . . . . X . .")
    grounds, move = drawn("\n".join(rows), "D1"), parse_point("D1")
    reason = grounds.motive("save", move, parse_point(saved), Tier.READ, 2.0)
    found, _ = act_and_deeds(grounds, move, (reason,))
    assert (found.beginner if found is not None else None) == act
