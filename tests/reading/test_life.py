"""Life and death, drawn: shapes whose fate every book tells, and small closed spaces beside a slow reader."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import parse_point, point_at
from riyu.game.position import empty_position
from riyu.lab.measuring import random_game
from riyu.reading.life import LifeReader
from riyu.reading.life_stakes import find_stake, read_stakes
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings
from riyu.reading.tree import tree_of_reading
from tests.boards import drawn_board
from tests.reading.positions import KO_THAT_ENDS
from tests.reference.life import can_be_taken


def fate(picture: str, stone: str, first: str = "white") -> Reading:
    """Give the reading of whether White kills Black's group, with a color to move first."""
    board = drawn_board(picture)
    reader = LifeReader(board)
    reader.aim(parse_point(stone, board.size))
    return reader.read(1 if first == "black" else 2, 2, 20000)


STRAIGHT_THREE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
. . . X X O . . .
X X X X X O . . .
O O O O O O . . .
"""

STRAIGHT_FOUR = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
. . . . X O . . .
X X X X X O . . .
O O O O O O . . .
"""

SQUARE_FOUR = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O . . . .
X X X X O . . . .
X . . X O . . . .
X . . X O . . . .
X X X X O . . . .
O O O O O . . . .
"""

PYRAMID_FOUR = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
X . . . X O . . .
X X . X X O . . .
. X X X . O . . .
O O O O O O . . .
"""

BULKY_FIVE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
X . . . X O . . .
X . . X X O . . .
X X X X O O . . .
O O O O O . . . .
"""

RABBITY_SIX = """
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
X X . X X O . . .
X . . . X O . . .
X . . X X O . . .
X X X X O O . . .
O O O O O . . . .
"""

TWO_EYES = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
. X . . X O . . .
"""


@pytest.mark.parametrize(
    ("picture", "white_first", "black_first"),
    [
        (STRAIGHT_THREE, Verdict.WIN, Verdict.LOSS),
        (STRAIGHT_FOUR, Verdict.LOSS, Verdict.LOSS),
        (SQUARE_FOUR, Verdict.WIN, Verdict.WIN),
        (PYRAMID_FOUR, Verdict.WIN, Verdict.LOSS),
        (BULKY_FIVE, Verdict.WIN, Verdict.LOSS),
        (RABBITY_SIX, Verdict.WIN, Verdict.LOSS),
        (TWO_EYES, Verdict.LOSS, Verdict.LOSS),
    ],
)
def test_an_eye_space_has_the_fate_that_the_books_give(
    picture: str, white_first: Verdict, black_first: Verdict
) -> None:
    stone = next(
        p for p in ("A4", "A5", "A6", "A2") if drawn_board(picture).color_at(parse_point(p)) == 1
    )
    assert fate(picture, stone).verdict is white_first
    assert fate(picture, stone, "black").verdict is black_first


def test_the_center_of_three_is_the_killing_move() -> None:
    assert fate(STRAIGHT_THREE, "A4").line[0] == parse_point("B3")


def test_the_center_of_the_bulky_five_is_the_living_move() -> None:
    assert fate(BULKY_FIVE, "A5", "black").line[0] == parse_point("C4") or fate(
        BULKY_FIVE, "A5", "black"
    ).line[0] == parse_point("B4")


def test_a_group_in_the_open_lives() -> None:
    board = Board(19)
    for point in ("D4", "D5"):
        board.play(1, parse_point(point))
    reader = LifeReader(board)
    reader.aim(parse_point("D4"))
    assert reader.read(2, 2, 2000).verdict is Verdict.LOSS


def test_a_limit_of_nodes_gives_no_verdict() -> None:
    board = drawn_board(PYRAMID_FOUR)
    reader = LifeReader(board)
    reader.aim(parse_point("A5"))
    assert reader.read(2, 2, 1).verdict in (Verdict.UNKNOWN, Verdict.WIN)


def test_the_same_question_has_the_same_answer() -> None:
    assert fate(RABBITY_SIX, "A6") == fate(RABBITY_SIX, "A6")


def test_a_reader_keeps_nothing_from_one_question_to_the_next() -> None:
    board = drawn_board(RABBITY_SIX)
    reader = LifeReader(board)
    stone = parse_point("A6")
    reader.aim(stone)
    first = reader.read(2, 2, 20000)
    reader.read(1, 2, 20000)
    assert reader.read(2, 2, 20000) == first


def test_a_six_in_the_corner_with_two_liberties_outside_lives_without_a_ko() -> None:
    """The owner's best move in it is where a ko forbids one that looks better by far."""
    picture = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . O O . . . . . .
    . O O O . . . . .
    X X X O . . . . .
    . . X O . . . . .
    . . X O O O . . .
    . . X . . . . . .
    """
    assert fate(picture, "C2").verdict is Verdict.LOSS


def test_the_move_that_joins_with_safe_stones_is_named() -> None:
    """Whose group can be joined by one move has to make it."""
    picture = """
    . X . X . . . . .
    . X X X . . . . .
    . X . X . . . . .
    . X X X . . . . .
    O O O X O O O . .
    . X O . O . . O .
    X X O X O . . . .
    . X O X O . O . .
    . . O X O . . . .
    """
    for first in ("black", "white"):
        assert fate(picture, "D2", first).line == (parse_point("D4"),)


def test_the_board_stays_as_it_was() -> None:
    board = drawn_board(RABBITY_SIX)
    before = board.cells(), board.key
    reader = LifeReader(board)
    reader.aim(parse_point("A6"))
    reader.read(2, 2, 20000)
    assert (board.cells(), board.key) == before


def test_what_is_at_stake_is_found() -> None:
    stake = find_stake(Readings(drawn_board(STRAIGHT_THREE)), 2)
    assert stake is not None
    assert stake.move == parse_point("B3")


def test_what_is_called_before_each_question_may_end_them() -> None:
    """A clock that runs out, or a stop, is met between questions."""
    readings, asked = Readings(drawn_board(STRAIGHT_THREE)), []
    assert [one.move for one in read_stakes(readings, 2, 2000, lambda: asked.append(1))] == [
        parse_point("B3")
    ]
    assert len(asked) >= 2

    def stop() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        read_stakes(readings, 2, 2000, stop)


def closed_space(chance: random.Random) -> tuple[Board, list[int], int]:
    """Give Black's wall around a small space in a corner, stones of White's in it, and White's wall outside."""
    size = 7
    count = chance.randint(3, 5)
    space = {(1, 1)} if chance.random() < 0.5 else {(chance.randint(1, 3), chance.randint(1, 2))}
    while len(space) < count:
        x, y = chance.choice(sorted(space))
        x, y = chance.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
        if 1 <= x <= 4 and 1 <= y <= 3:
            space.add((x, y))
    wall = {
        (x + dx, y + dy)
        for x, y in space
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if 1 <= x + dx <= size and 1 <= y + dy <= size
    } - space
    eyes = {(size, size), (size, size - 2)}
    rest = {(x, y) for x in range(1, size + 1) for y in range(1, size + 1)} - space - wall - eyes
    inside = {p for p in space if chance.random() < 0.25}
    black = [point_at(*p) for p in sorted(wall)]
    white = [point_at(*p) for p in sorted(rest | inside)]
    board = Board(size)
    try:
        board.set_up(empty_position(size).with_stones(black, white))
    except UsageError:  # a string without a liberty
        return closed_space(chance)
    if len({board.string_name(p) for p in board.strings(1)}) > 1:
        return closed_space(chance)
    return board, [point_at(*p) for p in sorted(space)], black[0]


@pytest.mark.parametrize("seed", range(60))
def test_small_closed_spaces_are_read_as_by_trying_everything(seed: int) -> None:
    board, space, stone = closed_space(random.Random(seed))
    reader = LifeReader(board)
    reader.aim(stone)
    for mover in (1, 2):
        reading = reader.read(mover, 2, 20000)
        taken = can_be_taken(board, stone, space, mover)
        got = (
            reading.verdict in (Verdict.WIN, Verdict.KO)
            if taken
            else reading.verdict is Verdict.WIN
        )
        assert got == taken, f"seed {seed}, {mover} to move: {reading}\n{board}"


def unfinished(picture: str, stone: str, limit: int) -> LifeReader:
    """Give a reader that has asked whether White, to move, kills a group."""
    board = drawn_board(picture)
    reader = LifeReader(board)
    reader.aim(parse_point(stone))
    reader.read(2, 2, limit)
    return reader


WIDE_CORNER = """
   A B C D E F G H J
 9 . . . . . . . . .
 8 . . . . . . . . .
 7 . . . . . . . . .
 6 . O O O O O . . .
 5 O X X X X O . . .
 4 X . . . X O . . .
 3 . . . . X O . . .
 2 . . . . X O . . .
 1 . . . . X O . . .
   A B C D E F G H J
"""


def test_a_reading_that_is_not_finished_leans_to_life_in_a_wide_space() -> None:
    assert unfinished(WIDE_CORNER, "E5", 800).leaning() < 0.4


def test_moves_that_were_tried_come_with_how_often_and_how_they_went() -> None:
    reader = unfinished(WIDE_CORNER, "E5", 1500)
    tries = reader.tries()
    assert [count for _, count, _ in tries] == sorted((n for _, n, _ in tries), reverse=True)
    assert all(0 <= part <= 1 for _, _, part in tries)


def test_what_was_tried_further_on_is_told_too() -> None:
    reader = unfinished(WIDE_CORNER, "E5", 3000)
    assert reader.tries_at(1) == reader.tries()
    move, times, _ = reader.tries()[0]
    child = dict(reader.told(1)[3])[move]
    under = reader.tries_at(child)
    assert under and sum(count for _, count, _ in under) <= times
    with pytest.raises(UsageError, match="node 0"):
        reader.tries_at(0)


def test_the_likeliest_move_is_no_pass() -> None:
    assert unfinished(WIDE_CORNER, "E5", 400).likeliest() != 0


def test_moves_of_playouts_count_as_nodes() -> None:
    reader = unfinished(WIDE_CORNER, "E5", 1500)
    assert 1500 <= reader.used < 1500 + 100


def test_before_any_line_was_tried_nothing_is_leaned_to() -> None:
    board = drawn_board(WIDE_CORNER)
    assert LifeReader(board).leaning() == 0.5


def test_where_proofs_decide_nothing_was_tried() -> None:
    reader = unfinished(RABBITY_SIX, "A6", 20)
    assert reader.tries()
    assert reader.read(2, 2, 20000).verdict is Verdict.WIN
    assert not reader.tries()


ROOM_ON_TWO_SIDES = """
   A B C D E F G H J
 9 . . . . . . . . .
 8 . . . . . . . . .
 7 . . . . . . . . .
 6 . O O O O O . . .
 5 . O X X X X O . .
 4 O O X . . X O . .
 3 O X X . . X O . .
 2 O X . . . X O . .
 1 . X . . . X O . .
   A B C D E F G H J
"""


def test_half_of_the_nodes_go_into_proofs_before_lines_are_tried() -> None:
    """Black's E2 is proven in 788 nodes, fewer than half; with a sixth nothing was clear."""
    board = drawn_board(ROOM_ON_TWO_SIDES)
    reader = LifeReader(board)
    reader.aim(parse_point("C5", board.size))
    told = reader.read(1, 1, 2000)
    assert told.verdict is Verdict.WIN and told.line[0] == parse_point("E2", board.size)
    assert told.nodes < 1000 and not reader.tries()


def test_what_was_asked_before_leaves_no_trace() -> None:
    chance = random.Random(7)
    board = Board(9)
    for move in range(36):
        points = board.legal_points(1 + move % 2)
        board.play(1 + move % 2, chance.choice(points))
    reader = LifeReader(board)
    for stone in list(board.strings())[:8]:
        reader.aim(stone)
        fresh = LifeReader(board)
        fresh.aim(stone)
        assert reader.read(1, 1, 900) == fresh.read(1, 1, 900)
        assert reader.tries() == fresh.tries()


@pytest.mark.parametrize("nodes", [1, 5, 20, 60])
def test_a_fresh_reader_answers_with_hardly_any_nodes(nodes: int) -> None:
    """What is decided at once has no moves: there was no room for any yet."""
    board = Board(19)
    for i, name in enumerate(("D4", "Q16", "D16", "Q4", "K10", "C11")):
        board.play(1 + i % 2, parse_point(name))
    for stone in board.strings():
        reader = LifeReader(board)
        reader.aim(stone)
        assert 0.0 <= reader.leaning() <= 1.0
        assert reader.read(1, 1, nodes).verdict in Verdict
        assert 0.0 <= reader.leaning() <= 1.0


HALF_EYE_BY_A_KO = """
O O O O O O O O O
O O O O O O O O .
O O O O O O O O O
O O O O O O O O O
O O O . O O O O O
O O O O O O O O O
O X X X O O O O O
. X . X O O O O O
X . . X O O O O O
"""


def test_a_false_eye_is_none_though_only_a_ko_takes_it() -> None:
    """Black makes an eye at C2; that at B1 is false once White is at A2: he takes A1, and that ko Black can't end."""
    assert fate(HALF_EYE_BY_A_KO, "D1", "black").verdict is Verdict.WIN
    assert fate(HALF_EYE_BY_A_KO, "D1", "white").verdict is Verdict.WIN


def test_a_ko_is_told_that_its_owner_can_end() -> None:
    """Black lives by B1 or D2, if he takes back a ko there: once it is filled there are two eyes."""
    told = fate(KO_THAT_ENDS, "A3", "black")
    assert (told.verdict, told.threat_by) == (Verdict.KO, 1)


def test_no_ko_is_told_where_the_eye_is_taken_beside_it() -> None:
    """After B5, A4, A6 White is at D5: nothing is left that a ko could keep."""
    picture = """
    O O O O O O O O O
    O O O O O O O O O
    X X X O O O O O .
    . . X O O O O O O
    . . . . O O O O O
    . X X O O . O O O
    O X O O O O O O O
    O O O O O O O O O
    O O O O O O O O O
    """
    assert fate(picture, "C6", "black").verdict is Verdict.WIN


def test_a_move_out_by_a_liberty_in_the_zone_is_read_though_a_pass_is_dead() -> None:
    """Where Black passes no eyes come; that rests on D8's liberty E8 too, by which it runs: no ko, no loss."""
    picture = """
    . . . . . . . . . . .
    . . . O . . . . . . .
    . . O . . O . . . . O
    . . . X . . . O . X .
    . . O . . O . . . . .
    . . . O . . . . . . O
    . . . . . . . . . . .
    . . . O . O . . . . .
    O X X O . . . . . . .
    . O O . O X . . . X .
    O . O . O X . . . . .
    """
    board = drawn_board(picture)
    reader = LifeReader(board)
    reader.aim(parse_point("D8", board.size))
    told = reader.read(1, 1, 10000)
    assert (told.verdict, told.line) == (Verdict.WIN, (parse_point("E8", board.size),))


HELD_IN_UNTIL_IT_MOVES = """
. . . . . . . . . . .
. . . . . . . X . . .
. . . . X X . . . . .
. . . . . O . . . . .
. . X X X O . X . . .
. . . . O X X . . O .
. . . . O X . . . . .
. . . O X O O . O . .
O . . . X X X X X . .
. . . . . . . . . . .
. . . . . . . . . . .
"""


def test_a_group_that_its_own_first_move_gives_more_room_is_not_called_dead() -> None:
    """F6 holds White in as the board stands; once he is at G7, G8 or H8 it is weak, and the right side open.

    At D8 he comes out on the left.
    """
    board = drawn_board(HELD_IN_UNTIL_IT_MOVES)
    readings = Readings(board)
    question = readings.question("live", [parse_point("F7", board.size)], limit=1000)
    reader = readings.reader(question)
    assert isinstance(reader, LifeReader)
    reading = reader.read(2, 2, 1000)
    assert (reading.verdict, reading.ran_out) == (Verdict.UNKNOWN, "nodes")
    out = reader.way_out
    assert out in [parse_point(word, board.size) for word in ("D8", "G7", "G8", "H8", "G9")]
    assert [move for move, _, _ in reader.tries()] == [reader.likeliest()] == [out]
    assert 1000 < reading.nodes < 5200, "what comes of his moves may take four times as many again"
    tree = tree_of_reading(reader, board, question, reading)
    assert tree.verdict is Verdict.UNKNOWN
    assert [one.verdict for one in tree.children if one.move == out] == [Verdict.UNKNOWN]
    assert {one.verdict for one in tree.children if one.move != out} == {Verdict.LOSS}


IN_THE_OPEN = """
. . . . . . O . .
X X O . X O . X .
. . . . . . . . X
. X X . . . . O .
O . X . . . . O .
O . . . . X . X .
. . O . . . O O .
. . X . . X . O .
. . . . O X . O .
"""


def test_a_group_in_a_narrower_zone_is_not_called_dead_before_its_moves_were_looked_at() -> None:
    """The corner and the upper side are too wide to be read; G9 and H6 hold Black in only where less is asked of them.

    With no room for an eye in what is left then, he was dead in eight nodes.
    """
    board = drawn_board(IN_THE_OPEN)
    reader = LifeReader(board)
    reader.aim(parse_point("H8", board.size))
    assert reader.zone.narrowing
    told = reader.read(1, 1, 1000)
    assert told.verdict is Verdict.UNKNOWN and reader.way_out


def test_where_no_move_gives_more_room_the_zone_is_enough() -> None:
    """With Black at H8, too, nothing of the right side comes into reach by one move."""
    board = drawn_board(HELD_IN_UNTIL_IT_MOVES)
    board.play(1, parse_point("H8", board.size))
    reader = LifeReader(board)
    reader.aim(parse_point("F7", board.size))
    told = reader.read(2, 2, 1000)
    assert (told.verdict, reader.way_out) == (Verdict.LOSS, 0)
    assert told.nodes < 100


LARGER_STRINGS_BESIDE_A_FALSE_EYE = """
O O X X . . X . O
O O X . . O . O O
O . X X X X X O O
O O O O O O O O O
O O O O O O O O O
O O O O O O O O O
O O O O O O O O O
O O O O O O O O .
O . O O O O O O O
"""


def test_a_false_eye_beside_a_larger_string_is_none_either() -> None:
    """E8, G8, F9: that at E9 is false, F9 and G9 are taken there, and a ko is left that Black can't end."""
    assert fate(LARGER_STRINGS_BESIDE_A_FALSE_EYE, "D7", "black").verdict is Verdict.WIN


OUT_OF_THE_ORDER_OF_MOVES = """
O . O O O O O O O
O O O O O O O O O
O O O O O O O . O
O O O O O O O O O
O O O O O O O O O
O O O O O . O O O
O O O . X . X O O
O O O X . . X O O
O O O X . O X O O
"""


def test_no_first_move_of_a_line_is_left_out() -> None:
    """After White's E2 Black's E1 and F4 are looked at, too, of which no order of moves thinks."""
    board = drawn_board(OUT_OF_THE_ORDER_OF_MOVES)
    reader = LifeReader(board)
    reader.aim(parse_point("G3", board.size))
    reader.grow(2, 20000)
    after = dict(reader.told(1)[3])[parse_point("E2", board.size)]
    answers = {move for move, _ in reader.told(after)[3]}
    assert {parse_point("E1", board.size), parse_point("F4", board.size)} <= answers


REPEATED = """
X X . . X
O X X X .
O X X X X
O O X O O
. O O X .
"""
"""A line repeats a position by a ko that White may take back at once: no move that is read wins it."""


def test_a_node_that_a_repetition_proves_rests_on_all() -> None:
    """Such a node has no move that proves it; what its proof rests on was looked up where nothing was kept."""
    reader = LifeReader(drawn_board(REPEATED))
    reader.aim(parse_point("B1", 5))
    reader.grow(2, 140, 1)
    side, _, _, moves = reader.told(1)
    assert side == 2 and len(moves) > 1


@pytest.mark.parametrize(("seed", "size"), [(23, 9), (23, 5)])
def test_kos_that_are_taken_back_at_once_in_random_endings(seed: int, size: int) -> None:
    """Every group of the board, either side first: two endings in which a fresh reader met such a node."""
    board = Board(size)
    for number, point in enumerate(random_game(Board(size), seed, size * size)):
        board.play(1 + number % 2, point)
    for stone in board.strings():
        for first in (1, 2):
            for taker in (1, 2):
                reader = LifeReader(board)
                reader.aim(stone)
                reader.grow(first, 300, taker)
                assert reader.told(1)[0] == first
