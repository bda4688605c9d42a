"""Eyes, eye spaces and what is pass-alive, as drawn."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.features.eyes import (
    LARGEST,
    eye_kind,
    eye_spaces,
    pass_alive,
    unconditional_status,
)
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import all_points, opposite, parse_point, point_text
from riyu.game.ruleset import CHINESE, NEW_ZEALAND, TROMP_TAYLOR
from tests.boards import drawn_board
from tests.guard import restored
from tests.reference.board import SlowBoard
from tests.reference.eyes import slow_kind, slow_spaces
from tests.reference.groups import settled_links

SIGNS = {
    "alive": "+",
    "dead": "x",
    "black_territory": "b",
    "white_territory": "w",
    "undecided": "?",
}


def status_picture(board: Board) -> str:
    """Draw every point's unconditional status."""
    signs = [SIGNS[unconditional_status(board, p)] for p in all_points(board.size)]
    rows = [signs[i : i + board.size] for i in range(0, len(signs), board.size)]
    return "\n".join(" ".join(row) for row in rows)


PASS_ALIVE = {
    "two eyes": (
        """
        . . . . .
        . . . O .
        . . . . .
        X X X X .
        . X . X .
        """,
        """
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        + + + + ?
        b + b + ?
        """,
    ),
    "two strings that share two eyes": (
        """
        . . . . .
        . . . . .
        X X O . .
        X . X O .
        . X X O .
        """,
        """
        ? ? ? ? ?
        ? ? ? ? ?
        + + ? ? ?
        + b + ? ?
        b + + ? ?
        """,
    ),
    "a second eye that is false": (
        """
        . . . . .
        . . . . .
        O O O . .
        X X X O .
        . X . X O
        """,
        """
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        """,
    ),
    "eyes that their diagonals would call false, on a ring": (
        """
        . . O X X . .
        . X X . X X .
        . X X X O X .
        . X O . O X .
        . X O X X X .
        . X X . X X .
        . . X X O . .
        """,
        """
        b b x + + b b
        b + + b + + b
        b + + + x + b
        b + x b x + b
        b + x + + + b
        b + + b + + b
        b b + + x b b
        """,
    ),
    "a ponnuki in the corner has no string with two eyes": (
        """
        . . . . .
        . . . . .
        . X . . .
        X . X . .
        . X . . .
        """,
        """
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        """,
    ),
    "a seki of one eye each": (
        """
        X X X O O
        X . X O .
        X X . O O
        X X X O O
        X X X O O
        """,
        """
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        ? ? ? ? ?
        """,
    ),
    "a large eye with an inner point is no vital region": (
        """
        X X X X X X
        X . . . X .
        X . . . X X
        X . . . X X
        X X X X X X
        X X X X X X
        """,
        """
        ? ? ? ? ? ?
        ? ? ? ? ? ?
        ? ? ? ? ? ?
        ? ? ? ? ? ?
        ? ? ? ? ? ?
        ? ? ? ? ? ?
        """,
    ),
    "dead stones in eyes, and an own stone not yet joined": (
        """
        . X X X X .
        X X . O X X
        X O O O O X
        X . X O X X
        X X X X X .
        . X . . . X
        """,
        """
        b + + + + b
        + + b x + +
        + x x x x +
        + b + x + +
        + + + + + b
        b + b b b +
        """,
    ),
    "room for two enemy eyes, and room for one": (
        """
        X . X . X .
        X X X X X X
        . . . X X X
        . . . X X X
        . . . X . .
        . . . X . .
        """,
        """
        + b + b + b
        + + + + + +
        ? ? ? + + +
        ? ? ? + + +
        ? ? ? + b b
        ? ? ? + b b
        """,
    ),
    "both colors": (
        """
        . X X O O .
        X X X O O O
        . X X O . O
        X X O O O O
        X O O . . .
        X X O O O O
        """,
        """
        b + + + + w
        + + + + + +
        b + + + w +
        + + + + + +
        + + + w w w
        + + + + + +
        """,
    ),
}


@pytest.mark.parametrize(("picture", "expected"), PASS_ALIVE.values(), ids=PASS_ALIVE)
def test_what_lives_though_its_owner_passes_for_ever(picture: str, expected: str) -> None:
    drawn = "\n".join(line.strip() for line in expected.strip().splitlines())
    assert status_picture(drawn_board(picture)) == drawn


REMOVABLE = """
X X X X X X
X . . . X .
X . O . X X
X . . . X X
X X X X X X
X X X X X X
"""


def test_where_suicide_is_allowed_an_inner_stone_may_go() -> None:
    assert len(pass_alive(drawn_board(REMOVABLE, ruleset=CHINESE)).strings) == 1
    assert pass_alive(drawn_board(REMOVABLE, ruleset=NEW_ZEALAND)).strings == ()


def test_where_suicide_is_allowed_two_eyes_are_two_eyes() -> None:
    board = drawn_board(". X . X\nX X X X\nO O O O\n. O . .", ruleset=NEW_ZEALAND)
    assert status_picture(board) == "b + b +\n+ + + +\n+ + + +\nw + w w"


AROUND = """
X X X X X X X .
X O O O O O X X
X O O . . O O X
X {0} . X X . O X
X O O . . O O X
X O O O O O O X
X X X X X X X X
. X . X X X X X
"""


def test_the_enemy_in_one_string_stands_around_a_pair() -> None:
    board = drawn_board(AROUND.format("O"))
    assert unconditional_status(board, parse_point("D5")) == "undecided"
    assert unconditional_status(board, parse_point("B2")) == "alive"


def test_with_a_stone_at_the_pairs_side_he_stands_only_around_the_corner() -> None:
    for played, expected in [
        ("D6", "undecided"),
        ("D6 E4", "undecided"),
        ("D6 E6", "alive"),
        ("D6 D4", "alive"),
        ("C5", "alive"),
    ]:
        board = drawn_board(AROUND.format("O"))
        for word in played.split():
            board.play(WHITE, parse_point(word))
        assert unconditional_status(board, parse_point("E5")) == expected, played


CUT = """
X X X X X X X X .
X O O X O O O X X
X O O . . O O X X
X O . X X . O X X
X O O . . O O X X
X O O O O O O X X
X X X X X X X X X
X X X X X X X X X
. X X X X X X X X
"""


def test_enemy_strings_joined_by_two_liberties_of_a_stone_stand_around_it() -> None:
    board = drawn_board(CUT)
    assert unconditional_status(board, parse_point("D6")) == "undecided"


TWICE_CUT = """
X X X X X X X X .
X O O X X O O X X
X O O . . O O X X
X O . X X . O X X
X O O . . O O X X
X O O X X O O X X
X X X X X X X X X
X X X X X X X X X
. X X X X X X X X
"""


def test_enemy_strings_that_can_be_cut_do_not() -> None:
    board = drawn_board(TWICE_CUT)
    assert unconditional_status(board, parse_point("D6")) == "alive"
    assert unconditional_status(board, parse_point("B8")) == "dead"
    assert unconditional_status(board, parse_point("D7")) == "black_territory"


def test_a_pass_alive_string_knows_its_eyes() -> None:
    board = drawn_board(PASS_ALIVE["two strings that share two eyes"][0])
    found = pass_alive(board)
    assert [point_text(s.name) for s in found.strings] == ["A2", "B1"]
    for string in found.strings:
        assert string.color == BLACK
        assert {frozenset(map(point_text, eye)) for eye in string.eyes} == {
            frozenset({"A1"}),
            frozenset({"B2"}),
        }
    assert found.territory(BLACK) == frozenset(map(parse_point, ["A1", "B2"]))
    assert found.territory(WHITE) == frozenset()
    assert len(found.stones(BLACK)) == 6
    assert found.stones(WHITE) == frozenset()


@pytest.mark.parametrize("size", [2, 9, 19])
def test_on_an_empty_board_nothing_is_alive(size: int) -> None:
    assert set(status_picture(Board(size)).split()) == {"?"}


def test_off_the_board_there_is_no_status() -> None:
    with pytest.raises(UsageError, match="not on a 5x5 board"):
        unconditional_status(Board(5), parse_point("F1"))


# Single points --------------------------------------------------------------------------------------------------------


def kind(picture: str, point: str) -> str | None:
    board = drawn_board(picture)
    with restored(board):
        return eye_kind(board, BLACK, parse_point(point))


EDGE = """
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. {0} X {1} . .
. X . X . .
"""


def test_at_the_edge_every_diagonal_counts() -> None:
    assert kind(EDGE.format("X", "X"), "C1") == "eye"
    assert kind(EDGE.format("X", "."), "C1") == "half eye"
    assert kind(EDGE.format("X", "O"), "C1") == "false eye"
    assert kind(EDGE.format(".", "."), "C1") == "false eye"


def test_in_the_corner_there_is_but_one_diagonal() -> None:
    assert kind(". . . .\n. . . .\nX X . .\n. X . .", "A1") == "eye"
    assert kind(". . . .\n. O . .\nX . . .\n. X . .", "A1") == "half eye"
    assert kind(". . . .\n. O . .\nX O . .\n. X . .", "A1") == "false eye"


CENTER = """
. . . . . .
. . . . . .
. {0} X {1} . .
. X . X . .
. {2} X {3} . .
. . . . . .
"""


@pytest.mark.parametrize(
    ("corners", "expected"),
    [
        ("X..X", "eye"),
        ("X...", "half eye"),
        ("....", "false eye"),
        ("OX.X", "half eye"),
        ("O..X", "false eye"),
        ("OX.O", "false eye"),
    ],
)
def test_in_the_center_one_diagonal_is_spare(corners: str, expected: str) -> None:
    assert kind(CENTER.format(*corners), "C3") == expected


ATARI = """
. . . . . .
. {0} . . . .
X O X . . .
. X . X . .
. . X X . .
. . . . . .
"""


def test_a_diagonal_stone_in_atari_is_not_yet_lost() -> None:
    assert kind(ATARI.format("."), "C3") == "half eye"
    assert kind(ATARI.format("O"), "C3") == "false eye"


def test_where_the_enemy_could_not_stay_he_contests_no_diagonal() -> None:
    assert kind(". . . .\n. . . .\n. X X .\nX . X .", "B1") == "eye"


ROUND = """
. . . . . .
. O X X . .
. X . X X .
. X X O {0} .
. . X . X .
. . X X X .
"""


def test_stones_of_one_string_around_make_an_eye_whatever_stands_diagonally() -> None:
    assert kind(ROUND.format("."), "C4") == "false eye"
    assert kind(ROUND.format("X"), "C4") == "eye"


def test_what_is_no_empty_point_among_own_stones_is_no_eye() -> None:
    board = drawn_board("X . X\n. X .\nX . X")
    assert eye_kind(board, BLACK, parse_point("B2")) is None
    assert eye_kind(board, WHITE, parse_point("B3")) is None
    assert eye_kind(Board(9), BLACK, parse_point("E5")) is None


def test_a_lone_suicide_is_no_way_to_stay_though_superko_forbids_it() -> None:
    picture = """
        . X . X .
        X . X . X
        X . X . .
        . . . . .
        . . . . .
        """
    for ruleset in (CHINESE, TROMP_TAYLOR):
        board = drawn_board(picture, ruleset=ruleset)
        kinds = [eye_kind(board, BLACK, parse_point(p)) for p in ("A5", "C5")]
        assert kinds == ["eye", "eye"], ruleset


# Eye spaces -----------------------------------------------------------------------------------------------------------

SPACES = """
. X . . X O
X X O . X O
. . X X X O
X X O O O O
. . X O . .
O . X O . .
"""


def test_an_eye_space_is_what_stones_of_a_color_and_the_edge_enclose() -> None:
    spaces = eye_spaces(drawn_board(SPACES), BLACK)
    found = {
        frozenset(map(point_text, s.points)): (
            sorted(map(point_text, s.enemy_stones)),
            sorted(map(point_text, s.strings)),
            s.kind,
        )
        for s in spaces
    }
    assert found[frozenset({"A6"})] == ([], ["A5"], "eye")
    assert found[frozenset({"C6", "D6", "C5", "D5"})] == (["C5"], ["A5", "C4"], None)
    assert found[frozenset({"A4", "B4"})] == ([], ["A3", "A5", "C4"], None)
    assert found[frozenset({"A1", "A2", "B1", "B2"})] == (["A1"], ["A3", "C1"], None)
    assert len(found) == 5
    assert all(s.points == s.empties | s.enemy_stones for s in spaces)


def test_strings_around_are_joined_if_they_are_one_group() -> None:
    joined = {point_text(min(s.points)): s.joined for s in eye_spaces(drawn_board(SPACES), BLACK)}
    assert joined == {"A6": True, "C5": True, "A4": True, "A1": False, "D1": False}
    (space,) = [
        s
        for s in eye_spaces(drawn_board(". . . .\nX X . .\n. . X .\nX X . ."), BLACK)
        if len(s.points) == 2
    ]
    assert len(space.strings) == 3
    assert space.joined


def test_a_region_of_more_points_is_no_eye_space() -> None:
    rows = ["X " * 9] + ["X " + ". " * 7 + "X"] * 3 + ["X " * 9] * 5
    assert eye_spaces(drawn_board("\n".join(rows)), BLACK) == []
    assert LARGEST == 20


def test_a_board_without_own_stones_has_no_eye_space() -> None:
    assert eye_spaces(Board(3), BLACK) == []


@pytest.mark.parametrize("size", [2, 3, 5, 7, 9])
def test_eye_spaces_and_kinds_are_those_of_the_slow_twin(size: int) -> None:
    found = 0
    for seed in range(12):
        board = random_end(size, seed)
        slow = SlowBoard(size)
        slow.set_up(board.position())
        settled = settled_links(Features(board))
        for color in (BLACK, WHITE):
            spaces = {
                (
                    s.points,
                    frozenset(frozenset(board.string_points(n)) for n in s.strings),
                    s.joined,
                )
                for s in eye_spaces(board, color)
            }
            assert spaces == slow_spaces(slow, color, settled)
            for p in all_points(size):
                kind = eye_kind(board, color, p)
                assert kind == slow_kind(slow, color, p), (size, seed, p)
                found += kind is not None
    assert size < 5 or found > 20


def random_end(size: int, seed: int) -> Board:
    """A board late in a random game that fills no own eyes."""
    board, chance = Board(size), random.Random(seed)
    color = BLACK
    for _ in range(2 * size * size):
        points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        if points:
            board.play(color, chance.choice(points))
        color = opposite(color)
    fresh = Board(size)  # without history, as the twin has it
    fresh.set_up(replace(board.position(), ko=NO_POINT))
    return fresh
