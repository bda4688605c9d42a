"""The slow twin plays as sgfmill's board does, and keeps the laws of ko and suicide besides."""

from __future__ import annotations

import random

import pytest
from sgfmill.boards import Board

from riyu.base.errors import IllegalMove
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.points import Color, column_of, opposite, parse_move, parse_point, row_of
from riyu.game.position import Position, parse_position
from riyu.game.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    NEW_ZEALAND,
    RULESETS,
    TROMP_TAYLOR,
    Ruleset,
)
from tests.reference.board import SlowBoard

COLORS = {"b": BLACK, "w": WHITE, None: EMPTY}


def stones_of(witness: Board) -> bytes:
    rows = range(witness.side - 1, -1, -1)
    return bytes(COLORS[witness.get(row, col)] for row in rows for col in range(witness.side))


def board_of(drawing: str, ruleset: Ruleset = CHINESE) -> SlowBoard:
    position = parse_position(drawing)
    board = SlowBoard(position.size, ruleset)
    board.set_up(position)
    return board


@pytest.mark.parametrize(("size", "moves"), [(2, 30), (3, 60), (5, 120), (7, 120), (9, 120)])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_give_the_stones_and_the_ko_of_sgfmill(
    size: int, moves: int, seed: int
) -> None:
    chance = random.Random(1000 * size + seed)
    ours, witness = SlowBoard(size, JAPANESE), Board(size)
    color: Color = BLACK
    positions = [ours.position()]
    for _ in range(moves):
        legal = ours.legal_points(color)
        point = chance.choice(legal) if legal else PASS
        ours.play(color, point)
        if point != PASS:
            ko = witness.play(row_of(point) - 1, column_of(point) - 1, " bw"[color])
            where = NO_POINT if ko is None else 20 * (ko[0] + 1) + ko[1] + 1
            assert ours.ko == where, f"seed {seed}\n{ours}"
        assert ours.position().stones == stones_of(witness), f"seed {seed}\n{ours}"
        positions.append(ours.position())
        color = opposite(color)
    for position in reversed(positions[:-1]):
        ours.undo()
        assert ours.position() == position


@pytest.mark.parametrize("seed", range(4))
def test_suicide_gives_the_stones_of_sgfmill(seed: int) -> None:
    chance, ours, witness = random.Random(seed), SlowBoard(4, NEW_ZEALAND), Board(4)
    taken = 0
    for _ in range(80):
        color = chance.choice((BLACK, WHITE))
        legal = ours.legal_points(color)
        if not legal:
            continue
        point = chance.choice(legal)
        before = sum(map(len, ours.stones))
        count = ours.play(color, point)
        taken += count
        assert sum(map(len, ours.stones)) == before + 1 - count
        witness.play(row_of(point) - 1, column_of(point) - 1, " bw"[color])
        assert ours.position().stones == stones_of(witness), f"seed {seed}\n{ours}"
    assert sum(ours.captured) == taken > 0


def test_strings_and_their_liberties_are_what_the_drawing_shows() -> None:
    board = board_of("X X . O\nX O O O\n. X . .\n. . . X")
    corner = board.string(parse_point("A4"))
    assert corner == {parse_point(t) for t in ("A4", "B4", "A3")}
    assert board.liberties(parse_point("A4")) == {parse_point("C4"), parse_point("A2")}
    assert board.liberties(parse_point("D1")) == {parse_point("C1"), parse_point("D2")}
    assert len(board.strings(BLACK)) == 3
    assert len(board.strings(WHITE)) == 1
    assert board.string(parse_point("A1")) == frozenset() == board.liberties(parse_point("A1"))


# The point of each case is asked for the color to move.
LEGALITY = [
    ("a point off the board", "..\n..", "C3", CHINESE, "off the board"),
    ("a pass", "..\n..", "pass", CHINESE, ""),
    ("a stone on a stone", "X.\n..", "A2", CHINESE, "occupied"),
    ("suicide of one", ".O.\nO..\n...", "A3", CHINESE, "suicide"),
    ("suicide of two", ".XO\nOO.\n...", "A3", AGA, "suicide"),
    ("the same, where it's allowed", ".XO\nOO.\n...", "A3", TROMP_TAYLOR, ""),
    ("no suicide, for it takes", ".OX\nOX.\nX..", "A3", CHINESE, ""),
    ("suicide of one repeats the position", ".O.\nO..\n...", "A3", TROMP_TAYLOR, "superko"),
    ("suicide of one, with White to move after it", ".O.\nO..\n...", "A3", NEW_ZEALAND, ""),
]


@pytest.mark.parametrize(
    ("drawing", "move", "ruleset", "reason"),
    [c[1:] for c in LEGALITY],
    ids=[c[0] for c in LEGALITY],
)
def test_the_reason_is_given_why_a_move_is_not_legal(
    drawing: str, move: str, ruleset: Ruleset, reason: str
) -> None:
    board = board_of(drawing, ruleset)
    point = parse_move(move)
    assert board.legal(board.to_move, point) == reason
    if reason:
        before = board.position()
        with pytest.raises(IllegalMove, match=f"{reason} at .* for Black") as error:
            board.play(BLACK, point)
        assert error.value.reason == reason
        assert board.position() == before


KO = """
4x4, White to move
. X O .
X . X O
. X O .
. . . .
"""


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=str)
def test_a_ko_may_not_be_taken_back_at_once(ruleset: Ruleset) -> None:
    board = board_of(KO, ruleset)
    here, there = parse_point("B3"), parse_point("C3")
    assert board.play(WHITE, here) == 1
    assert board.ko == there
    assert board.legal(BLACK, there) == "ko"
    assert board.legal(WHITE, there) == "", "White may fill it"
    board.play(BLACK, parse_point("A1"))
    assert board.ko == NO_POINT
    board.play(WHITE, parse_point("D1"))
    assert board.legal(BLACK, there) == "", "a threat and its answer stand between"
    assert board.play(BLACK, there) == 1
    assert board.captured == (1, 1)


@pytest.mark.parametrize(
    ("ruleset", "reason"), [(JAPANESE, ""), (CHINESE, "superko"), (AGA, "superko")], ids=str
)
def test_two_passes_lift_simple_ko_and_no_superko(ruleset: Ruleset, reason: str) -> None:
    board = board_of(KO, ruleset)
    board.play(WHITE, parse_point("B3"))
    board.play(BLACK, PASS)
    board.play(WHITE, PASS)
    assert board.passes == 2
    assert board.legal(BLACK, parse_point("C3")) == reason


# Sending two, returning one: White A1 sends two stones, Black C1 takes them, White B1 takes one back.
SENDING = """
4x4, White to move
. . . .
. . . .
X X O O
. O . O
"""


@pytest.mark.parametrize(
    ("ruleset", "at_once", "next_time"),
    [
        (JAPANESE, "", ""),
        (CHINESE, "superko", None),  # the same stones
        (AGA, "", "superko"),  # the same stones, but with Black to move: only the next turn repeats
    ],
    ids=str,
)
def test_sending_two_and_returning_one_repeats(
    ruleset: Ruleset, at_once: str, next_time: str | None
) -> None:
    board = board_of(SENDING, ruleset)
    first = board.stones
    assert board.play(WHITE, parse_point("A1")) == 0
    assert board.play(BLACK, parse_point("C1")) == 2
    assert board.legal(WHITE, parse_point("B1")) == at_once
    if next_time is not None:
        assert board.play(WHITE, parse_point("B1")) == 1
        assert board.stones == first
        board.play(BLACK, PASS)
        assert board.legal(WHITE, parse_point("A1")) == next_time


def test_a_position_set_up_begins_the_history_anew() -> None:
    board = board_of(KO, CHINESE)
    board.play(WHITE, parse_point("B3"))
    board.play(BLACK, PASS)
    board.play(WHITE, PASS)
    board.set_up(board.position())
    assert board.legal(BLACK, parse_point("C3")) == ""


@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=str)
def test_undo_gives_back_what_was_and_what_may_be_played(ruleset: Ruleset) -> None:
    board = board_of(KO, ruleset)
    before, legal = board.position(), board.legal_points(WHITE)
    board.play(WHITE, parse_point("B3"))
    assert board.legal_points(WHITE) != legal
    board.undo()
    assert board.position() == before
    assert board.legal_points(WHITE) == legal
    board.undo()
    assert board.position() == Position(4, bytes(16))
    with pytest.raises(IndexError):
        board.undo()
