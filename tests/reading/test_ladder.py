"""Ladders: drawn ones end as the picture shows, random ones as the slow twin says, and the board is as before."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points, opposite, parse_point
from riyu.game.position import Position, parse_position
from riyu.game.ruleset import JAPANESE
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Verdict
from tests.boards import drawn
from tests.guard import restored
from tests.reference.board import SlowBoard
from tests.reference.ladder import slow_ladder

WORKS = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X O . . . . . .
. . X X . . . . .
. . . . . . . . .
"""
BREAKER = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . O . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X O . . . . . .
. . X X . . . . .
. . . . . . . . .
"""
OWN_STONE_ON_THE_WAY = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . X . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X O . . . . . .
. . X X . . . . .
. . . . . . . . .
"""
BLACK_STONE_IN_ATARI = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X O . . . . . .
. O X X O . . . .
. . O . . . . . .
"""
EDGE = """
5x5, Black to move
. . . . .
. . . . .
. . . . .
X X X . .
. O . X .
"""
CRAWL = """
5x5, White to move
. . . . .
. . . . .
. . . . .
. X X X O
X O . . .
"""
ATARI = """
5x5, Black to move
. . . . .
. . . . .
. X X . .
X O . . .
. X X . .
"""
THREE = """
5x5, Black to move
. . . . .
. . . . .
. O . . .
. X . . .
. . . . .
"""
KO_NOW = """
4x4, Black to move, ko at C3
. X O .
X O . O
. X O .
. . . .
"""

# Board, stone, whether the attacker moves first, verdict, the first move (empty: none or any).
DRAWN = [
    ("runs to the edge and is taken", WORKS, "C3", True, Verdict.WIN, "C4"),
    ("a ladder breaker", BREAKER, "C3", True, Verdict.LOSS, ""),
    ("a black stone on the way", OWN_STONE_ON_THE_WAY, "C3", True, Verdict.WIN, "C4"),
    (
        "a stone of the attacker's taken with atari",
        BLACK_STONE_IN_ATARI,
        "C3",
        True,
        Verdict.LOSS,
        "",
    ),
    ("the defender moves first and is out", WORKS, "C3", False, Verdict.WIN, ""),
    ("along the edge", EDGE, "B1", True, Verdict.WIN, ""),
    ("crawling along the edge", CRAWL, "B1", False, Verdict.LOSS, "C1"),
    ("in atari, taken at once", ATARI, "B2", True, Verdict.WIN, "C2"),
    ("in atari, runs into the next", ATARI, "B2", False, Verdict.LOSS, "C2"),
    ("three liberties are no ladder", THREE, "B2", True, Verdict.LOSS, ""),
    ("taken but for a ko", KO_NOW, "B3", True, Verdict.KO, "C3"),
    ("the ko connected", KO_NOW, "B3", False, Verdict.WIN, ""),
]


@pytest.mark.parametrize(
    ("drawing", "stone", "attacker_first", "verdict", "first"),
    [d[1:] for d in DRAWN],
    ids=[d[0] for d in DRAWN],
)
def test_a_drawn_ladder_ends_as_drawn(
    drawing: str, stone: str, attacker_first: bool, verdict: Verdict, first: str
) -> None:
    board = drawn(Board, drawing, JAPANESE)
    with restored(board):
        reading = read_ladder(board, parse_point(stone), attacker_first=attacker_first)
    assert reading.verdict is verdict, f"{reading}\n{board}"
    if first:
        assert reading.line[0] == parse_point(first)
    twin = drawn(SlowBoard, drawing, JAPANESE)
    assert slow_ladder(twin, parse_point(stone), attacker_first=attacker_first) is verdict


@pytest.mark.parametrize("drawing", [WORKS, OWN_STONE_ON_THE_WAY, EDGE, ATARI])
def test_the_line_of_a_won_ladder_can_be_played_to_its_end(
    drawing: str,
) -> None:
    board = drawn(Board, drawing, JAPANESE)
    stone = next(iter(board.strings(WHITE)))
    reading = read_ladder(board, stone)
    color = BLACK
    for point in reading.line:
        assert board.color_at(stone) == WHITE
        assert board.play(color, point) >= 0
        color = opposite(color)
    # The line ends with the string taken, or in atari with no move left to it.
    assert board.color_at(stone) == EMPTY or board.liberties(stone) == 1
    assert reading.nodes >= len(reading.line)


def test_a_ladder_across_the_whole_board_is_read() -> None:
    small = parse_position(WORKS)
    stones = {c: [20 * (p // 20) + p % 20 for p in small.points(c)] for c in (BLACK, WHITE)}
    board = Board(19, JAPANESE)
    board.set_up(board.position().with_stones(stones[BLACK], stones[WHITE]))
    with restored(board):
        reading = read_ladder(board, parse_point("C3"))
    assert reading.verdict is Verdict.WIN
    assert len(reading.line) > 50
    board.mark()
    board.play(WHITE, parse_point("Q16"))
    with restored(board):
        assert read_ladder(board, parse_point("C3")).verdict is Verdict.LOSS
    board.undo()
    # A limit below what it takes leaves the answer open, and the board as it was.
    for limit in (0, 1, 10):
        with restored(board):
            reading = read_ladder(board, parse_point("C3"), limit=limit)
        assert reading.verdict is Verdict.UNKNOWN
        assert reading.nodes <= limit


def test_a_point_without_a_stone_has_no_ladder() -> None:
    board = Board(9)
    with restored(board), pytest.raises(UsageError, match="no stone stands at E5"):
        read_ladder(board, parse_point("E5"))
    with pytest.raises(UsageError, match="no stone stands at cell 0"):
        read_ladder(board, 0)


def random_board(chance: random.Random, size: int) -> Board:
    """A position as a random game leaves it, now and then with a ko."""
    board = Board(size, JAPANESE)
    color = BLACK
    for _ in range(chance.randrange(size, size * size)):
        legal = board.legal_points(color)
        if legal:
            board.play(color, chance.choice(legal))
        color = opposite(color)
    return board


def test_random_ladders_end_as_the_slow_twin_says() -> None:
    seen = dict.fromkeys(Verdict, 0)
    chance = random.Random(11)
    for number in range(220):
        board = random_board(chance, chance.choice((3, 4, 5, 6, 7)))
        twin = SlowBoard(board.size, JAPANESE)
        twin.set_up(board.position())
        for name in board.strings():
            if board.liberties(name) > 2:
                continue
            # The side that asks is to move: a ko binds it.
            attacker_first = board.color_at(name) != board.to_move
            with restored(board):
                ours = read_ladder(board, name, attacker_first=attacker_first, limit=2000)
            seen[ours.verdict] += 1
            if ours.verdict is not Verdict.UNKNOWN:
                slow = slow_ladder(twin, name, attacker_first=attacker_first)
                assert slow in (ours.verdict, Verdict.UNKNOWN), f"game {number}, {ours}\n{board}"
    assert min(seen[v] for v in (Verdict.WIN, Verdict.LOSS, Verdict.KO)) > 3, seen
    assert seen[Verdict.UNKNOWN] <= 5, seen


def test_a_verdict_stands_while_the_points_it_depends_on_are_as_they_were() -> None:
    chance = random.Random(3)
    asked = 0
    for number in range(400):
        board = random_board(chance, chance.choice((7, 9)))
        position = board.position()
        position = Position(
            position.size, position.stones, position.to_move
        )  # ko is no point's content
        strings = [n for n in board.strings() if board.liberties(n) <= 2]
        if not strings:
            continue
        stone = chance.choice(strings)
        attacker_first = board.color_at(stone) != board.to_move
        board.set_up(position)
        first = read_ladder(board, stone, attacker_first=attacker_first)
        others = [p for p in all_points(position.size) if p not in first.depends_on]
        for point in chance.sample(others, min(6, len(others))):
            content = chance.choice([c for c in (0, 1, 2) if c != position.at(point)])
            changed = position.with_stones(**{("empty", "black", "white")[content]: [point]})
            try:
                board.set_up(changed)
            except UsageError:
                continue  # a string without liberty
            again = read_ladder(board, stone, attacker_first=attacker_first)
            assert again.verdict is first.verdict, f"game {number}, {point}\n{position}\n{board}"
            asked += 1
    assert asked > 300


def test_reading_under_marks_leaves_them() -> None:
    board = drawn(Board, WORKS, JAPANESE)
    before = board.position()
    board.mark()
    board.play(BLACK, parse_point("C4"))
    with restored(board):
        read_ladder(board, parse_point("C3"), attacker_first=False)
    board.undo()
    assert board.position() == before
