"""What is read is looked at again after its first move: what fails then is not claimed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from riyu.base.errors import Stopped, UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points, opposite, parse_point
from riyu.reading.again import wide, without
from riyu.reading.cache import Question
from riyu.reading.plain import MOST_LEFT_OUT, READ_OUT
from riyu.reading.races import read_race
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from riyu.reading.strings import StringReader
from riyu.reading.tree import tree_of_reading
from tests.boards import drawn_board
from tests.guard import restored

TAKEN_BACK = """
. . . O . X .
. X O X . X .
. . O X X . .
. O . . . O X
. O X . O . X
X . X . O . O
X X . . O X .
"""
"""Black puts G2 into atari by F2; White answers F3, and three stones are taken back for the one."""

FROM_BEHIND = """
O . . O . X
. O X . . O
X X . X O .
X O . O . X
X . O . X .
. X . O . X
"""
"""White joins B5 and A6 by C6, the stone behind: B6 is suicide for Black then, and after A5 White has it himself.

At B6 himself he has two liberties, and Black takes all from C6.
"""


FROM_INSIDE = """
. X O O O O O
X . X O . O .
X X X O O O O
X O O O O X X
O O . O O . X
O O X X X O X
O . . O . X .
"""
"""D1 is taken by an atari from C1 or E1, and F2 is. Once Black has taken F2, White comes to C1 himself."""


def test_a_claim_that_fails_once_its_move_is_made_is_not_made() -> None:
    board = drawn_board(TAKEN_BACK)
    f2, g2 = parse_point("F2"), parse_point("G2")
    readings = Readings(board)
    question = readings.question("capture", [g2])
    reader = readings.reader(question)
    hasty = reader.read(BLACK, BLACK, READ_OUT - 1)
    assert (hasty.verdict, hasty.line) == (Verdict.WIN, (f2,))
    with restored(board):
        found = readings.answer(question)
    assert (found.verdict, found.left_out) == (Verdict.LOSS, (f2,))
    assert found.nodes > hasty.nodes and {f2, g2} <= found.depends_on
    board.play(BLACK, f2)
    assert readings.save(g2).verdict is Verdict.WIN


def test_a_race_is_not_claimed_by_a_move_after_which_it_is_lost() -> None:
    board = drawn_board(FROM_INSIDE)
    own, enemy, hasty = map(parse_point, ("C2", "D1", "F3"))
    readings = Readings(board)
    question = readings.question("win-race", [own, enemy])
    said = readings.reader(question).read(BLACK, BLACK, READ_OUT - 1)
    assert (said.verdict, said.line[0]) == (Verdict.WIN, hasty)
    with restored(board):
        found = readings.answer(question)
        race = read_race(board, own, enemy)
    near = {parse_point("C1"), parse_point("E1")}
    assert found.verdict is Verdict.WIN and found.line[0] in near and found.left_out == (hasty,)
    assert race.kills == 1 and race.move in near
    board.play(BLACK, hasty)
    assert readings.ask("win-race", own, enemy, first=WHITE).verdict is Verdict.LOSS


HELD_INSIDE = """
X X X . X X X
X X X X X X .
X X X X O O .
. X X X X . X
X X O O O O X
O O . O O . O
O O O O O O O
"""
"""By F4 Black shuts E5 and F5 in; before it nobody holds anybody in, and who is taken first has lost."""


def test_what_a_first_move_shuts_in_races_as_before() -> None:
    board = drawn_board(HELD_INSIDE)
    own, enemy, shut = map(parse_point, ("G3", "E5", "F4"))
    found = Readings(board).ask("win-race", own, enemy)
    assert (found.verdict, found.line[0], found.left_out) == (Verdict.WIN, shut, ())


def test_where_there_are_few_nodes_nothing_is_looked_at_again() -> None:
    readings = Readings(drawn_board(TAKEN_BACK))
    assert readings.ask("capture", parse_point("G2"), limit=READ_OUT - 1).verdict is Verdict.WIN


def test_what_is_left_out_is_looked_at_again_once_a_reading_was_stopped() -> None:
    board = drawn_board(TAKEN_BACK)
    readings = Readings(board)
    question = readings.question("capture", [parse_point("G2")])
    reader = readings.reader(question)
    with (
        pytest.raises(Stopped),
        readings.heeding(lambda: True),
        without(reader, [parse_point("F2")]),
    ):
        reader.read(BLACK, BLACK, 100)
    assert reader.read(BLACK, BLACK, 100).line == (parse_point("F2"),)


def test_more_moves_than_can_be_are_not_left_out() -> None:
    reader = StringReader(drawn_board(TAKEN_BACK))
    with pytest.raises(UsageError, match="4 moves left out"):
        reader.leave_out(list(all_points(7))[: MOST_LEFT_OUT + 1])


def test_the_tree_of_what_was_looked_at_again_says_what_the_verdict_says() -> None:
    board = drawn_board(TAKEN_BACK)
    readings = Readings(board)
    question = readings.question("capture", [parse_point("G2")])
    reading = readings.answer(question)
    with restored(board):
        tree = tree_of_reading(readings.reader(question), board, question, reading)
    assert tree.verdict is Verdict.LOSS
    assert tree.children
    assert {child.verdict for child in tree.children} == {Verdict.LOSS}
    assert parse_point("F2") not in [child.move for child in tree.children]


def strewn(chance: random.Random) -> Board:
    """A board of seven or eight lines with stones by chance."""
    board = Board(chance.choice((7, 8)))
    points = list(all_points(board.size))
    chance.shuffle(points)
    for point in points[: chance.randint(10, board.size**2 // 2)]:
        color = chance.choice((BLACK, WHITE))
        if board.is_legal(color, point):
            board.play(color, point)
    return board


def asked(readings: Readings, chance: random.Random) -> Iterator[Question]:
    """A few questions about strings and links of a board."""
    board = readings.board
    strings = list(board.strings())
    for string in strings:
        if board.liberties(string) <= 3:
            yield readings.question(chance.choice(("capture", "save")), (string,))
    pairs = [p for p in combinations(strings, 2) if len({board.color_at(s) for s in p}) == 1]
    for pair in chance.sample(pairs, min(4, len(pairs))):
        yield readings.question(chance.choice(("cut", "connect")), pair)


@pytest.mark.parametrize("seed", [8, 11, 22, 33, 41, 65])  # where a reader alone denies its claim
def test_who_is_asked_once_the_move_is_made_says_the_same(seed: int) -> None:
    chance = random.Random(seed)
    board = strewn(chance)
    readings = Readings(board)
    for question in asked(readings, chance):
        with restored(board):
            found = readings.fresh(question)
        if found.verdict is not Verdict.WIN or not found.line or not found.line[0]:
            continue
        board.mark()
        board.play(question.first, found.line[0])
        if all(board.color_at(p) != EMPTY for p in question.targets):
            after = readings.fresh(question._replace(first=opposite(question.first)))
            assert after.verdict in (Verdict.WIN, Verdict.UNKNOWN)
        board.undo()


def test_what_a_link_misses_where_it_looks_at_little_it_finds_looking_wide() -> None:
    board = drawn_board(FROM_BEHIND)
    ends = [parse_point(name) for name in ("B5", "A6")]
    readings = Readings(board)
    question = readings.question("connect", ends, WHITE)
    few = readings.ask("connect", *ends, first=WHITE, limit=READ_OUT - 1)
    assert (few.verdict, few.is_wide) == (Verdict.LOSS, False)
    with restored(board):
        found = readings.answer(question)
        tree = tree_of_reading(readings.reader(question), board, question, found)
    assert (found.verdict, found.line[0], found.is_wide) == (Verdict.WIN, parse_point("C6"), True)
    assert found.nodes > few.nodes and few.depends_on <= found.depends_on
    assert (tree.verdict, [one.move for one in tree.children]) == (Verdict.WIN, [found.line[0]])
    board.play(WHITE, parse_point("C6"))
    assert readings.ask("cut", *ends, first=BLACK, limit=READ_OUT - 1).verdict is Verdict.LOSS


def test_after_looking_wide_a_link_is_read_as_before() -> None:
    readings = Readings(drawn_board(FROM_BEHIND))
    ends = [parse_point(name) for name in ("B5", "A6")]
    question = readings.question("connect", ends, WHITE)
    reader = readings.reader(question)
    before = reader.read(WHITE, WHITE, 100)
    with wide(reader, True):
        assert reader.read(WHITE, WHITE, 100).verdict is Verdict.WIN
    with pytest.raises(Stopped), readings.heeding(lambda: True), wide(reader, True):
        reader.read(WHITE, WHITE, 100)
    assert reader.read(WHITE, WHITE, 100) == before


def test_strings_are_not_looked_at_wide() -> None:
    readings = Readings(drawn_board(FROM_BEHIND))
    assert not readings.capture(parse_point("E4")).is_wide
