"""The laws of Go, kept by the board and by its slow twin: as drawn cases show, and as sgfmill's board keeps them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sgfmill.boards import Board as Witness

from riyu.base.errors import IllegalMove
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    opposite,
    parse_move,
    parse_point,
    row_of,
)
from riyu.game.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    NEW_ZEALAND,
    RULESETS,
    TROMP_TAYLOR,
    Ruleset,
)
from tests.boards import drawn
from tests.game._material import KO
from tests.guard import restored
from tests.reference.board import SlowBoard

Kind = type[Board] | type[SlowBoard]

BOTH = pytest.mark.parametrize("kind", [Board, SlowBoard], ids=["board", "slow twin"])


@contextmanager
def unchanged(board: Board | SlowBoard) -> Iterator[None]:
    """Assert that a block of code leaves a board as it was: the board's bytes too."""
    if isinstance(board, Board):
        with restored(board):
            yield
    else:
        before = board.position(), board.passes
        yield
        assert (board.position(), board.passes) == before


# Random games beside sgfmill's board.


def play_on_witness(witness: Witness, color: Color, point: Point) -> Point:
    """Play on sgfmill's board; give the point of the ko as we name it."""
    ko = witness.play(row_of(point) - 1, column_of(point) - 1, " bw"[color])
    return NO_POINT if ko is None else 20 * (ko[0] + 1) + ko[1] + 1


def stones_of(witness: Witness) -> bytes:
    found = (witness.get(row_of(p) - 1, column_of(p) - 1) for p in all_points(witness.side))
    return bytes([None, "b", "w"].index(color) for color in found)


# Kind, size, moves, how many games. The twin is slow.
GAMES = [
    *((Board, size, 2 * size * size, 1) for size in range(2, 20)),
    *(
        (SlowBoard, size, moves, 3)
        for size, moves in ((2, 30), (3, 60), (5, 120), (7, 120), (9, 120))
    ),
]


@pytest.mark.parametrize(("kind", "size", "moves", "games"), GAMES)
def test_random_games_give_the_stones_and_the_ko_of_sgfmill(
    kind: Kind, size: int, moves: int, games: int
) -> None:
    kos = 0
    for seed in range(games):
        chance = random.Random(1000 * size + seed)
        board, witness = kind(size, JAPANESE), Witness(size)
        color: Color = BLACK
        for number in range(moves):
            said = f"seed {seed}, move {number}\n{board}"
            legal = board.legal_points(color)
            point = chance.choice(legal) if legal else PASS
            board.play(color, point)
            if point != PASS:
                assert board.ko == play_on_witness(witness, color, point), said
                kos += board.ko != NO_POINT
            assert board.position().stones == stones_of(witness), said
            color = opposite(color)
    assert kos or size < 19


@BOTH
@pytest.mark.parametrize("seed", range(2))
def test_suicides_give_the_stones_of_sgfmill(kind: Kind, seed: int) -> None:
    chance, board, witness = random.Random(seed), kind(4, NEW_ZEALAND), Witness(4)
    taken = 0
    for _ in range(150):
        color = chance.choice((BLACK, WHITE))
        legal = board.legal_points(color)
        if not legal:
            continue
        point = chance.choice(legal)
        before = 16 - board.position().stones.count(EMPTY)
        count = board.play(color, point)
        taken += count
        assert 16 - board.position().stones.count(EMPTY) == before + 1 - count
        play_on_witness(witness, color, point)
        assert board.position().stones == stones_of(witness), f"seed {seed}\n{board}"
    assert sum(board.captured) == taken > 0


# Drawn cases. The point is asked for the color to move.
LAWS = [
    ("a point off the board", "..\n..", "C3", CHINESE, "off the board"),
    ("a pass", "..\n..", "pass", CHINESE, ""),
    ("a stone on a stone", "X.\n..", "A2", CHINESE, "occupied"),
    ("suicide of one", ".O.\nO..\n...", "A3", CHINESE, "suicide"),
    ("suicide of two", ".XO\nOO.\n...", "A3", AGA, "suicide"),
    ("the same, where it's allowed", ".XO\nOO.\n...", "A3", TROMP_TAYLOR, ""),
    ("no suicide, for it takes", ".OX\nOX.\nX..", "A3", CHINESE, ""),
    ("no suicide, for its string lives on", ".XO\nO..\n...", "A3", CHINESE, ""),
    # The bug: nothing was taken yet, so nothing was thought to repeat.
    ("suicide of one repeats the position", ".O.\nO..\n...", "A3", TROMP_TAYLOR, "superko"),
    ("suicide of one, with White to move after it", ".O.\nO..\n...", "A3", NEW_ZEALAND, ""),
    ("2x2: taking three", "OO\nO.", "B1", CHINESE, ""),
    ("2x2: suicide in a corner", "XX\nX.", "B1", JAPANESE, "suicide"),
    ("2x2: suicide of the whole board", "XX\nX.", "B1", TROMP_TAYLOR, ""),
]


@BOTH
@pytest.mark.parametrize(
    ("drawing", "move", "ruleset", "reason"), [c[1:] for c in LAWS], ids=[c[0] for c in LAWS]
)
def test_the_reason_is_given_why_a_move_is_not_legal(
    kind: Kind, drawing: str, move: str, ruleset: Ruleset, reason: str
) -> None:
    board = drawn(kind, drawing, ruleset)
    point = parse_move(move)
    assert board.to_move == BLACK
    with unchanged(board):
        assert board.legality(BLACK, point) == reason
        if reason:
            with pytest.raises(IllegalMove, match=f"{reason} at .* for Black") as error:
                board.play(BLACK, point)
            assert error.value.reason == reason


@BOTH
def test_strings_and_their_liberties_are_what_the_drawing_shows(kind: Kind) -> None:
    board = drawn(kind, "X X . O\nX O O O\n. X . .\n. . . X")
    a4, d1 = parse_point("A4"), parse_point("D1")
    assert set(board.string_points(a4)) == {parse_point(t) for t in ("A4", "B4", "A3")}
    assert set(board.liberty_points(a4)) == {parse_point("C4"), parse_point("A2")}
    assert set(board.liberty_points(d1)) == {parse_point("C1"), parse_point("D2")}
    assert len(list(board.strings(BLACK))) == 3
    assert len(list(board.strings(WHITE))) == 1


@BOTH
def test_two_by_two_ends_in_captures_and_no_stone_is_forgotten(kind: Kind) -> None:
    board = kind(2, JAPANESE)
    for color, point in ((BLACK, "A1"), (WHITE, "B1"), (BLACK, "A2")):
        assert board.play(color, parse_point(point)) == 0
    # X .     White takes both.
    # X O
    assert board.play(WHITE, parse_point("B2")) == 2
    assert board.position().rows() == [". O", ". O"]
    assert (board.captured, board.ko) == ((2, 0), NO_POINT)
    assert len(board.liberty_points(parse_point("B1"))) == 2


@BOTH
def test_the_whole_board_can_be_suicide_where_that_is_allowed(kind: Kind) -> None:
    board = drawn(kind, "XX\nX.", TROMP_TAYLOR)
    assert board.play(BLACK, parse_point("B1")) == 4
    assert board.position().stones == bytes(4)
    assert board.captured == (4, 0)


SNAPBACK = """
5x5, Black to move
. . . . .
. . . . .
X X X . .
O O O X .
. . O X .
"""


@BOTH
def test_a_snapback_takes_back_more_than_the_stone_that_was_thrown_in(kind: Kind) -> None:
    board = drawn(kind, SNAPBACK)
    throw, mouth = parse_point("A1"), parse_point("B1")
    board.play(BLACK, throw)
    assert board.play(WHITE, mouth) == 1
    assert board.ko == NO_POINT, "the stone that took stands in a string"
    assert board.play(BLACK, throw) == 5
    assert board.captured == (1, 5)
    assert board.ko == NO_POINT


@BOTH
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=str)
def test_a_ko_may_not_be_taken_back_at_once(kind: Kind, ruleset: Ruleset) -> None:
    board = drawn(kind, KO, ruleset)
    here, there = parse_point("B3"), parse_point("C3")
    assert board.play(WHITE, here) == 1
    assert board.ko == there
    assert board.legality(BLACK, there) == "ko"
    assert board.legality(WHITE, there) == "", "White may fill it"
    board.play(BLACK, parse_point("A1"))
    assert board.ko == NO_POINT
    board.play(WHITE, parse_point("D1"))
    assert board.legality(BLACK, there) == "", "a threat and its answer stand between"
    assert board.play(BLACK, there) == 1
    assert board.captured == (1, 1)


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE], ids=str)
def test_a_ko_that_is_not_minded_is_taken_back(ruleset: Ruleset) -> None:
    board = drawn(Board, KO, ruleset)
    here, there = parse_point("B3"), parse_point("C3")
    board.play(WHITE, here)
    assert board.play(BLACK, there, minds_ko=False) == 1
    board.play(WHITE, here, minds_ko=False)
    board.play(BLACK, PASS)
    board.play(WHITE, PASS)
    assert board.play(BLACK, there, minds_ko=False) == 1, "though the position was there before"
    with pytest.raises(IllegalMove):
        board.play(WHITE, there, minds_ko=False)


@BOTH
@pytest.mark.parametrize(
    ("ruleset", "reason"), [(JAPANESE, ""), (CHINESE, "superko"), (AGA, "superko")], ids=str
)
def test_two_passes_lift_simple_ko_and_no_superko(
    kind: Kind, ruleset: Ruleset, reason: str
) -> None:
    board = drawn(kind, KO, ruleset)
    board.play(WHITE, parse_point("B3"))
    board.play(BLACK, PASS)
    board.play(WHITE, PASS)
    assert board.passes == 2
    assert board.legality(BLACK, parse_point("C3")) == reason


DOUBLE_KO = """
9x9, White to move
. X O . . . X O .
X . X O . X . X O
. X O . . . X O .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""


@BOTH
def test_of_two_kos_only_the_one_just_taken_is_forbidden(kind: Kind) -> None:
    board = drawn(kind, DOUBLE_KO, JAPANESE)
    left, right = parse_point("C8"), parse_point("H8")
    board.play(WHITE, parse_point("B8"))
    assert board.legality(BLACK, left) == "ko"
    board.play(BLACK, PASS)
    board.play(WHITE, parse_point("G8"))
    assert (board.legality(BLACK, left), board.legality(BLACK, right)) == ("", "ko")
    assert board.play(BLACK, left) == 1
    assert board.legality(WHITE, parse_point("B8")) == "ko"
    assert board.legality(BLACK, right) == "", "the ko of the move before last"


# Sending two, returning one: White A1 sends two stones, Black C1 takes them, White B1 takes one back.
SENDING = """
4x4, White to move
. . . .
. . . .
X X O O
. O . O
"""


@BOTH
@pytest.mark.parametrize(
    ("ruleset", "at_once", "next_time"),
    [
        (JAPANESE, "", ""),
        (CHINESE, "superko", None),  # the same stones
        (TROMP_TAYLOR, "superko", None),
        (AGA, "", "superko"),  # the same stones, but with Black to move: only the next turn repeats
        (NEW_ZEALAND, "", "superko"),
    ],
    ids=str,
)
def test_sending_two_and_returning_one_repeats(
    kind: Kind, ruleset: Ruleset, at_once: str, next_time: str | None
) -> None:
    board = drawn(kind, SENDING, ruleset)
    first = board.position().stones
    assert board.play(WHITE, parse_point("A1")) == 0
    assert board.play(BLACK, parse_point("C1")) == 2
    assert board.legality(WHITE, parse_point("B1")) == at_once
    if next_time is not None:
        assert board.play(WHITE, parse_point("B1")) == 1
        assert board.position().stones == first
        board.play(BLACK, PASS)
        assert board.legality(WHITE, parse_point("A1")) == next_time


@BOTH
def test_a_position_set_up_begins_the_history_anew(kind: Kind) -> None:
    board = drawn(kind, KO, CHINESE)
    board.play(WHITE, parse_point("B3"))
    board.play(BLACK, PASS)
    board.play(WHITE, PASS)
    board.set_up(board.position())
    assert board.legality(BLACK, parse_point("C3")) == ""
    assert board.passes == 0


@BOTH
def test_a_ko_set_up_binds_the_side_to_move_and_is_no_licence_for_suicide(kind: Kind) -> None:
    # Black may not take at A3; nor may White, for whom it is suicide.
    board = drawn(kind, "3x3, Black to move, ko at A3\n.X.\nX..\n...", JAPANESE)
    assert board.legality(BLACK, parse_point("A3")) == "ko"
    assert board.legality(WHITE, parse_point("A3")) == "suicide"
