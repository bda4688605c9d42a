"""Strings: drawn ones end as the picture shows, in ko or not, and random small boards as trying every move says."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import opposite, parse_point, point_text
from riyu.game.position import Position
from riyu.reading.reading import Verdict
from riyu.reading.strings import StringReader
from tests.boards import drawn_board
from tests.guard import restored
from tests.reference.capture import is_taken_within

WIN, LOSS, KO, UNKNOWN = Verdict.WIN, Verdict.LOSS, Verdict.KO, Verdict.UNKNOWN

TWO_POINT_EYE = """
. . . . . .
. . . . . .
X X X X . .
O O O X . .
. . O X . .
X X X X . .
"""
TWO_EYES = """
. . . . . . .
X X X X X X .
O O O O O X .
O . O . O X .
O O O O O X .
X X X X X X .
. . . . . . .
"""
ONE_EYE = """
. . . . . . .
X X X X X . .
X O O O X . .
X O . O X . .
X O O O X . .
X X X X X . .
. . . . . . .
"""
KO_TO_TAKE = """
. . . . . .
. X O . . .
X O . O . .
. X O . . .
. . . . . .
. . . . . .
"""
TWO_KOS = """
X . . O O
. . O O X
. X O X .
. O O X X
. O X . X
"""
"""White takes one whenever Black takes the other back: Black goes round and round."""
CONNECT_AND_DIE = """
. . . . . . .
. X X X X . .
X O O . O X .
. X X O O X .
. . . X X . .
. . . . . . .
. . . . . . .
"""
OPEN = """
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

# Picture, stone, who moves first, the verdict for him, his first move (empty: any or none), who finds the first threat.
DRAWN = [
    ("in atari, taken", ONE_EYE, "B3", "enemy", WIN, "C4", 0),
    ("one eye, the owner asks", ONE_EYE, "B3", "owner", LOSS, "", 0),
    ("two eyes", TWO_EYES, "A5", "enemy", LOSS, "", 0),
    ("two eyes, the owner asks", TWO_EYES, "A5", "owner", WIN, "", 0),
    ("an eye of two points", TWO_POINT_EYE, "C2", "enemy", WIN, "", 0),
    ("an eye of two points, the owner asks", TWO_POINT_EYE, "C2", "owner", LOSS, "", 0),
    ("connect and die", CONNECT_AND_DIE, "B5", "enemy", WIN, "D5", 0),
    ("connect and die, the owner asks", CONNECT_AND_DIE, "D4", "owner", LOSS, "", 0),
    ("a ko, taken first", KO_TO_TAKE, "B4", "enemy", KO, "C4", WHITE),
    ("a ko, connected", KO_TO_TAKE, "B4", "owner", WIN, "C4", 0),
    ("two kos", TWO_KOS, "E1", "enemy", WIN, "D1", 0),
    ("out in the open", OPEN, "D5", "enemy", LOSS, "", 0),
    ("out in the open, the owner asks", OPEN, "E5", "owner", WIN, "", 0),
]


@pytest.mark.parametrize(
    ("picture", "stone", "who", "verdict", "first", "threat_by"),
    [d[1:] for d in DRAWN],
    ids=[d[0] for d in DRAWN],
)
def test_a_drawn_string_ends_as_drawn(
    picture: str, stone: str, who: str, verdict: Verdict, first: str, threat_by: int
) -> None:
    board = drawn_board(picture)
    reader = StringReader(board)
    reader.aim(parse_point(stone))
    color = reader.pursuer if who == "enemy" else opposite(reader.pursuer)
    with restored(board):
        reading = reader.read(color, color)
    assert (reading.verdict, reading.threat_by) == (verdict, threat_by), f"{reading}\n{board}"
    if first:
        assert reading.line[0] == parse_point(first)
    assert parse_point(stone) in reading.depends_on


def random_board(chance: random.Random, size: int) -> Board:
    """A crowded position as a random game leaves it."""
    board = Board(size)
    color = BLACK
    for _ in range(chance.randrange(size, 2 * size * size)):
        moves = board.legal_points(color)
        if moves:
            board.play(color, chance.choice(moves))
        color = opposite(color)
    return board


@pytest.mark.parametrize("seed", range(40))
def test_what_every_move_tried_takes_in_three_moves_is_taken(seed: int) -> None:
    board = random_board(random.Random(seed), 5)
    reader = StringReader(board)
    for color in (BLACK, WHITE):
        for stone in board.strings(color):
            if not is_taken_within(board, stone, opposite(color), 3):
                continue
            reader.aim(stone)
            reading = reader.read(reader.pursuer, reader.pursuer)
            assert reading.verdict in (WIN, KO), f"{reading} {stone}\n{board}"


@pytest.mark.parametrize("seed", range(40))
def test_whoever_wins_moving_second_wins_moving_first(seed: int) -> None:
    board = random_board(random.Random(100 + seed), 7)
    reader = StringReader(board)
    for color in (BLACK, WHITE):
        for stone in board.strings(color):
            reader.aim(stone)
            first = reader.read(color, color, 3000)
            second = reader.read(opposite(color), color, 3000)
            if second.verdict is WIN:
                assert first.verdict in (WIN, UNKNOWN), f"{stone}\n{board}"


def test_the_same_question_has_the_same_answer_whatever_was_asked_before() -> None:
    board = drawn_board(OPEN)
    fresh = StringReader(board)
    fresh.aim(parse_point("E5"))
    wanted = fresh.read(BLACK, BLACK, 500)
    used = StringReader(board)
    for stone in ("D5", "E6", "E5"):
        used.aim(parse_point(stone))
        used.read(used.pursuer, used.pursuer)
    assert used.read(BLACK, BLACK, 500) == wanted


def test_a_limit_leaves_the_answer_open_and_the_board_as_it_was() -> None:
    board = drawn_board(OPEN)
    reader = StringReader(board)
    reader.aim(parse_point("E5"))
    with restored(board):
        assert reader.read(BLACK, BLACK, 10).verdict is UNKNOWN


def test_a_point_without_a_stone_is_refused() -> None:
    with pytest.raises(UsageError, match="no stone stands at C3"):
        StringReader(Board(9)).aim(parse_point("C3"))


def test_what_saves_a_string_saves_it_when_the_enemy_is_asked_afterwards() -> None:
    """How wide is read is told from the enemy's first move: after the owner's own it is no other question."""
    broken: list[str] = []
    asked = 0
    for seed in range(60):
        chance = random.Random(seed)
        cells = bytes(chance.choice((0, 1, 2)) if chance.random() < 0.6 else 0 for _ in range(49))
        board = Board(7)
        try:
            board.set_up(Position(7, cells))
        except UsageError:
            continue  # a string without liberties
        reader = StringReader(board)
        for stone in list(board.strings()):
            reader.aim(stone)
            owner, enemy = opposite(reader.pursuer), reader.pursuer
            saved = reader.read(owner, owner, 5000)
            if saved.verdict is not Verdict.WIN or not saved.line or not saved.line[0]:
                continue
            asked += 1
            with board.trail.scope():
                board.play(owner, saved.line[0])
                reader.aim(stone)
                if reader.read(enemy, enemy).verdict is Verdict.WIN:
                    broken.append(f"seed {seed}, {point_text(stone)}: {saved}\n{board}")
    assert asked > 300
    assert not broken


VIRTUAL = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X X X . . .
. . O . O X . . .
. . O O . X . . .
. . O . X X . . .
. . O . . . . . .
. . . . . . . . .
"""


def test_a_string_that_two_liberties_join_to_a_long_one_is_out_of_reach_at_once() -> None:
    reader = StringReader(drawn_board(VIRTUAL))
    reader.aim(parse_point("E5"))
    reading = reader.read(BLACK, BLACK)
    assert (reading.verdict, reading.line, reading.nodes) == (LOSS, (), 2)
    assert parse_point("C2") in reading.depends_on or parse_point("B5") in reading.depends_on
    cut = drawn_board(VIRTUAL.replace(". . O . O X", ". . O X O X"))
    reader = StringReader(cut)
    reader.aim(parse_point("E5"))
    assert reader.read(BLACK, BLACK).verdict is WIN


BARRED = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. O . . . . . . .
. O . X . . . . .
. O . X . . . . .
. O . O . X . . .
"""


def test_one_liberty_joins_where_the_pursuers_stone_would_be_in_atari() -> None:
    reader = StringReader(drawn_board(BARRED))
    reader.aim(parse_point("D1"))
    reading = reader.read(BLACK, BLACK)
    assert (reading.verdict, reading.line, reading.nodes) == (LOSS, (), 2)
    reader = StringReader(drawn_board(BARRED.replace(". O . X . . . . .", ". O X X . . . . .")))
    reader.aim(parse_point("D1"))
    assert reader.read(BLACK, BLACK).verdict is WIN
