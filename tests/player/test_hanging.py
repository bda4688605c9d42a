"""What hangs on stones at stake or on a link beyond them, and how the enemy's own way is met after a move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.player.explaining.choosing import _each_once
from riyu.player.explaining.explain import explain
from riyu.player.explaining.hanging import hanging_on_ko
from riyu.player.explaining.motives import Tier
from riyu.reading.gate import Claim, answer_to
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_motives import grounds_of, told
from tests.player.test_refusal import decided, weighed

HOLDER = """
    9x9, Black to move
    . . . . . . . . .
    . . X X X X . . .
    . X . O O . X . .
    . X O O . O X . .
    . X O X O X X . .
    . X X . X O O . .
    . . O . O O . . .
    . . O O O . . . .
    . . . . . . . . .
"""
"""D5 and E4 hold five white stones in, which reach the others only by taking them at D4."""

HELD = HOLDER.translate(str.maketrans("XO", "OX"))


def hangs(picture: str, motive: str, move: str) -> tuple[str, str]:
    """Give the second sentence of a motive for a beginner, and a strong player's."""
    one = told(picture, motive, move)
    assert one is not None
    return one.sentence.beginner.partition(". ")[2], one.sentence.strong


@pytest.mark.parametrize(
    ("picture", "motive", "beginner", "strong"),
    [
        (
            *(HOLDER, "save"),
            "White's group at C5 hangs on the stone at E4: as judged such a group lives 28 times of 100 beside it, 95 "
            "without it.",
            "D4 saves the stone at E4, on which White's group at C5 hangs, 28 % against 95 %, liberties 1 → 8 [read].",
        ),
        (
            *(HELD, "capture"),
            "Black's group at C5 hangs on the stone at E4: as judged such a group lives 28 times of 100 beside it, 95 "
            "without it.",
            "D4 captures the stone at E4, on which Black's group at C5 hangs, 28 % against 95 % [read].",
        ),
        (
            *(HELD, "connect"),
            "Black's group at C5 needs the link: as judged such a group lives 28 times of 100 cut off, 95 joined.",
            "D4 connects the 5 stones at C5 with the 8 stones at C2; Black's group at C5 28 % cut off, 95 % joined; "
            "White F7 E6 elsewhere E4 does not cut [read].",
        ),
    ],
)
def test_a_group_that_hangs_on_it_is_told(
    picture: str, motive: str, beginner: str, strong: str
) -> None:
    assert hangs(picture, motive, "D4") == (beginner, strong)


def test_nothing_hangs_on_a_stone_beside_groups_that_live_anyway() -> None:
    one = told(HELD, "save", "D4")
    assert one is not None and not one.hanging and one.bare is None
    assert "hangs" not in one.sentence.beginner + one.sentence.strong


RELIED_ON = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O O O O O O O
    . O . X X . X X O
    . O X O O X . X O
    . O X O . X X O .
    . O X X . . X O .
"""
"""White takes the three stones at H3 from F4 or E2; the others have no second eye then, as judged.

After White F4 Black has E2, and takes three stones.
"""


def test_what_falls_with_the_stones_that_are_saved_is_told_and_stands_in_the_headline() -> None:
    one = told(RELIED_ON, "save", "E2")
    assert one is not None and one.headline.beginner == (
        "E2 saves H3, and Black's group of 9 stones at G1."
    )
    assert one.sentence.beginner.endswith(
        " Black's group of 9 stones at G1 needs the 3 stones at H3 to live: as judged such a group lives 3 "
        "times of 100 without, 95 with."
    )
    assert one.sentence.strong == (
        "E2 saves the 3 stones at H3, which Black's group of 9 stones at G1 needs, 3 % without, 95 % with; White F4 G3 "
        "E1 E3 fails [read]."
    )


def test_a_group_of_which_stones_are_given_up_is_not_said_to_be_saved_with_others() -> None:
    grounds, saves = grounds_of(RELIED_ON), told(RELIED_ON, "save", "E2")
    assert saves is not None
    given_up = grounds.motive("give-up", parse_point("E2"), parse_point("G1"), Tier.READ, 9.0)
    first, _ = _each_once(grounds, [saves, given_up])
    assert first.headline.beginner == "E2 saves the 3 stones at H3."
    assert first.sentence == saves.bare and not first.hanging


def test_the_headline_of_a_record_names_what_falls_with_them() -> None:
    board = blackboard_of(drawn_game(RELIED_ON))
    decision = decided(board, weighed("F4", 4.0))
    record = explain(board, replace(decision, passed=None))
    assert record.headline.beginner == "F4 saves G4, and Black's group of 9 stones at F3."
    searched = explain(
        board, decision
    )  # after a pass Black has E2 for White F4, and lives by taking three stones
    assert searched.headline.beginner == "F4 saves the 3 stones at G4."


def test_that_a_group_hangs_on_a_move_is_told_once() -> None:
    grounds = grounds_of(HELD)
    both = [told(HELD, motive, "D4") for motive in ("capture", "connect")]
    found = [one for one in both if one is not None]
    first, second = _each_once(grounds, found)
    assert first == found[0] and second.sentence == found[1].bare and not second.hanging
    assert "lives 28" in found[1].sentence.beginner and "lives 28" not in second.sentence.beginner
    settles = grounds.motive("settle", parse_point("D4"), parse_point("C5"), Tier.JUDGED, 9.0)
    first, _ = _each_once(grounds, [found[0], settles])  # which says how surely the group lives
    assert first.sentence == found[0].bare


PEEPED = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . X . . .
    . . . O . O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def test_the_enemys_own_way_is_tried_after_the_move() -> None:
    """White would cut at E6; after Black E7 he may try that all the same, and Black joins behind it."""
    game = drawn_game(PEEPED)
    claim = Claim(BLACK, parse_point("E7"), "connect", parse_point("D6"), parse_point("F6"))
    readings = blackboard_of(game).readings
    before = game.position()
    line = answer_to(readings, claim, parse_point("E6"), parse_point("F6"))
    assert game.position() == before and line
    at_it = Claim(BLACK, parse_point("E6"), "connect", parse_point("D6"), parse_point("F6"))
    assert answer_to(readings, at_it, parse_point("E6"), parse_point("F6")) == ()
    enemy = Claim(WHITE, parse_point("E7"), "cut", parse_point("D6"), parse_point("F6"))
    assert answer_to(readings, enemy, parse_point("E6"), parse_point("F6")) == ()


def test_a_line_says_what_it_takes_but_not_what_the_sentence_is_about() -> None:
    grounds = grounds_of(HOLDER)
    once, twice = [parse_point("D4")], [parse_point("C7"), parse_point("E6")]
    assert grounds.line(WHITE, once) == "White D4 taking the 2 stones at E4"
    assert grounds.line(WHITE, twice) == "White C7, Black E6 taking E5"
    assert grounds.line(WHITE, once, known=parse_point("D5")) == "White D4"
    assert grounds.line(WHITE, once, (WHITE, once[0])) == "White D4"  # not legal: as it is given


CORNER_KO = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . O . .
    . . . . . . O . .
    . . . . . . O . .
    . . . . . O X . .
    . . O . . O X . .
    . . . . O X . X .
    . . . . . O . . .
"""
"""Black G1 lets a ko decide about F2, and with it about the corner."""

KO_TAKEN = """
    9x9, Black to move
    . . . . . . . . .
    . . X X X . X . .
    . X X O X . . . .
    X X O O X . X . .
    X O O X X . . . .
    O . O X . . X . .
    . O X X X . . . .
    O . O X . . X . .
    . O X X . . . . .
"""
"""Black B2 takes the ko at C2; White's corner lives by joining there."""


def test_the_group_whose_life_hangs_on_a_ko_is_told_with_it() -> None:
    one = told(CORNER_KO, "ko-start", "G1")
    assert one is not None
    assert one.headline.beginner == "G1 starts a ko over F2, and over its group."
    assert one.sentence.beginner.startswith(
        "The stone at F2 can be saved only by a ko: without G1 not even that. The life of Black's group at F2 hangs on "
        "the ko: as judged such a group lives 85 times of 100 if Black wins it, 22 if White does. Black has "
    )
    assert ", and for Black's group at F2, 22 % against 85 % [read, by ko" in one.sentence.strong
    assert one.stake >= 2 * 0.6 * 4  # more than the stone
    bare = one.bare
    assert bare is not None and "hangs on" not in bare.beginner  # where the search's games deny it
    assert one.alone is not None and "group" not in one.alone.beginner


def test_an_enemy_group_that_lives_by_a_ko_hangs_on_it() -> None:
    grounds, move, stone = grounds_of(KO_TAKEN), parse_point("B2"), parse_point("C2")
    won = [(BLACK, move), (BLACK, stone)]
    found = hanging_on_ko(grounds, stone, won, [(WHITE, move)])
    assert found.slots["hangs"].startswith("The life of White's group of 11 stones at B1 hangs on")
    assert found.slots["hangs"].endswith("if White wins it, 28 if Black does")
    assert found.slots["besides"] == "its group" and found.lives == 28
    assert hanging_on_ko(grounds, stone, won, won).slots == {}  # alike either way
