"""Links: drawn ones are cut or kept as the picture says, and small boards agree with a search of every move."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.features.links import ConnectionStatus, links
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Point, all_points, opposite, parse_point, point_text
from riyu.game.position import parse_position
from riyu.game.ruleset import JAPANESE
from riyu.game.transform import Transform, apply_point, apply_position, swap_colors
from riyu.lab.games import random_games
from riyu.reading.links import LinkReader
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from tests.boards import drawn, drawn_board
from tests.guard import restored
from tests.reading.positions import strewn
from tests.reference.links_read import TooLongError, slow_cut

WIN, LOSS, KO = Verdict.WIN, Verdict.LOSS, Verdict.KO

JOINED = """
5x5, White to move
. . . . .
. X X X .
. . . . .
. . O . .
. . . . .
"""
BAMBOO = """
7x7, White to move
. . . . . . .
. . . . . . .
. . X . X . .
. O X . X O .
. . O . O . .
. . . . . . .
. . . . . . .
"""
DIAGONAL = """
7x7, White to move
. . . . . . .
. . O . . . .
. O . X . . .
. . X . O . .
. . . O . . .
. . . . . . .
. . . . . . .
"""
PEEPED_DIAGONAL = """
7x7, White to move
. . . . . . .
. . O . . . .
. O O X . . .
. . X . O . .
. . . O . . .
. . . . . . .
. . . . . . .
"""
ONE_SPACE_BEFORE_ENEMIES = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . O . . . .
. . . O . O . . .
. . . X . X . . .
. . . . O . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
COUNTER_ATARI = """
9x9, White to move
. . . . . X . . .
. . . O O X O . .
. . O . X . . O .
. X X . . . X . .
. O X X X . . X .
. O O O X . . . .
. . . . X . . . .
. . . . . . . . .
. . . . . . . . .
"""
"""White at F7 seems to take F8, but Black at G7 puts that stone into atari."""
ONE_SPACE_WITH_HELPERS = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . X . . . X . .
. . . X . X . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
KNIGHT_ALONE = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . O . . . . . .
. . . . X X . . .
. . X X . . . . .
. . . . . . O . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
KNIGHT_BETWEEN_ENEMIES = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . O . . . . .
. . O O . X X X .
. . X X . . O . .
. X . . . . O . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
UNDER_THE_EDGE = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . O . . . .
. . O O O O O . .
. O X X O X X O .
. X . X O X . X .
. . X . . . X . .
. . . . . . . . .
"""
LADDER = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X . . . . . . .
. X . . . . . . .
. . X O . . . . .
. . . X X . . . .
. O O . . X . . .
. . . . . . . . .
"""
BROKEN_LADDER = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X . . . . . . .
. X . . O . . . .
. . X O . . . . .
. . . X X . . . .
. O O . . X . . .
. . . . . . . . .
"""
TWO_DIAGONALS = """
9x9, White to move
. . . O . . . . .
. . . O . . . . .
. . . O . . . . .
. X X . X X . . .
. O . X . O . . .
. . O . O . . . .
. . . O . . . . .
. . . . . . . . .
. . . . . . . . .
"""
KO_CUT = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . X X O . . . .
. . X O . O . . .
. O O X O . . . .
. O . X O . . . .
. . . . O . . . .
"""
TWO_BAMBOO_JOINTS = """
7x7, White to move
. . . . . . .
. . O . O . .
. . O . O . .
. X . X . X .
. X . X . X .
. . O . O . .
. . . . . . .
"""
WALL = """
7x7, White to move
. . . O . . .
. . . O . . .
. X . O . X .
. . . O . . .
. . . O . . .
. . . O . . .
. . . O . . .
"""
BESIDE_THE_WAYS = """
9x9, White to move
. X . X X X X X .
X X X X X . . . .
O O O O O O . . .
O O O O O O X X X
O O O O O O O O O
O O O O O O O O O
O O O . O O O O O
O O O O O O . O O
O O O O O O O O O
"""
IN_THE_CORNER = """
9x9, White to move
X X X X X . X X X
X X X X X X X X X
X X X X X . X X O
X X X X X X O O O
. O X X O O O O O
. O X O O O . O O
X . O O O O O O O
. . O O O O O O O
O . O O O O O . O
"""

DRAWN = [
    # picture, ends; the cutter to move, for it; the owner to move, for it
    pytest.param(JOINED, "B4 D4", LOSS, WIN, id="one string"),
    pytest.param(BAMBOO, "C5 E5", LOSS, WIN, id="bamboo joint"),
    pytest.param(DIAGONAL, "C4 D5", LOSS, WIN, id="diagonal"),
    pytest.param(PEEPED_DIAGONAL, "C4 D5", WIN, WIN, id="diagonal with one point left"),
    pytest.param(ONE_SPACE_BEFORE_ENEMIES, "D5 F5", WIN, WIN, id="one-space jump, cut"),
    pytest.param(ONE_SPACE_WITH_HELPERS, "D5 F5", LOSS, WIN, id="one-space jump, helped"),
    pytest.param(KNIGHT_ALONE, "D5 E6", LOSS, WIN, id="knight"),
    pytest.param(KNIGHT_BETWEEN_ENEMIES, "D5 F6", WIN, WIN, id="knight between enemies"),
    pytest.param(UNDER_THE_EDGE, "D3 F3", WIN, WIN, id="under the edge"),
    pytest.param(LADDER, "C4 D3", LOSS, WIN, id="the cutting stone is caught in a ladder"),
    pytest.param(BROKEN_LADDER, "C4 D3", WIN, WIN, id="the ladder is broken"),
    pytest.param(TWO_DIAGONALS, "C6 D5", LOSS, WIN, id="one of two diagonals"),
    pytest.param(TWO_DIAGONALS, "C6 E6", WIN, WIN, id="two cuts in one move"),
    pytest.param(TWO_BAMBOO_JOINTS, "B4 F3", LOSS, WIN, id="far apart, joined"),
    pytest.param(WALL, "B5 F5", WIN, LOSS, id="a wall between"),
    pytest.param(BESIDE_THE_WAYS, "A8 G6", WIN, WIN, id="H7 takes two steps away"),
    pytest.param(IN_THE_CORNER, "C4 A3", WIN, WIN, id="B3 leaves no way at the edge"),
]


def both(board: Board, one: Point, two: Point) -> tuple[Verdict, Verdict]:
    """The verdicts on cutting a link, the cutter to move, and on keeping it, its owner to move."""
    reader = LinkReader(board)
    reader.aim(one, two)
    cutter, owner = reader.pursuer, opposite(reader.pursuer)
    cut = reader.read(cutter, cutter, 6000)
    return cut.verdict, reader.read(owner, owner, 6000).verdict


@pytest.mark.parametrize(("picture", "ends", "cut", "keep"), DRAWN)
def test_a_drawn_link_is_cut_or_kept_as_the_picture_says(
    picture: str, ends: str, cut: Verdict, keep: Verdict
) -> None:
    board = drawn(Board, picture)
    one, two = [parse_point(end, board.size) for end in ends.split()]
    with restored(board):
        assert both(board, one, two) == (cut, keep)


def test_a_link_kept_by_taking_a_ko_is_told_with_who_must_find_the_threat() -> None:
    board = drawn(Board, KO_CUT)
    reader = LinkReader(board)
    reader.aim(parse_point("C5", 9), parse_point("D3", 9))
    assert reader.read(reader.pursuer, reader.pursuer).verdict is WIN
    keep = reader.read(BLACK, BLACK)
    assert (keep.verdict, keep.threat_by) == (KO, WHITE)
    assert keep.line[0] == parse_point("E4", 9)


def test_a_way_into_an_area_is_read_like_a_link() -> None:
    board = drawn(Board, WALL)
    reader = LinkReader(board)
    reader.aim_at_area(parse_point("B5", 7), [parse_point(p, 7) for p in ("E4", "E5", "F4")])
    assert reader.read(BLACK, BLACK).verdict is LOSS
    reader.aim_at_area(parse_point("B5", 7), [parse_point(p, 7) for p in ("A6", "B6")])
    reading = reader.read(BLACK, BLACK)
    assert (reading.verdict, reading.line) == (WIN, (parse_point("B6", 7),))


def test_nothing_outside_it_changes_what_is_read_of_a_way_into_an_area() -> None:
    chance = random.Random(1)
    asked = 0
    for game in random_games(8, 5, (9,)):
        board = Board(9)
        for move in game.record.moves[:24]:
            board.play(move.color, move.point)
        position = replace(board.position(), ko=0)
        board.set_up(position)
        area = [p for p in all_points(9) if p < parse_point("A4", 9)]
        for stone in [p for p in board.strings() if p > parse_point("A5", 9)][:6]:
            readings = []
            for _ in range(4):
                kept = readings[0].depends_on if readings else all_points(9)
                other = strewn(board, chance, kept, 0.4)
                if other is not None:
                    reader = LinkReader(other)
                    reader.aim_at_area(stone, area)
                    readings.append(reader.read(BLACK, reader.pursuer, 60))
            asked += len(readings) - 1
            assert all(reading == readings[0] for reading in readings)
    assert asked > 20


@pytest.mark.parametrize("ends", ["C3 A1", "C3 B3", "A1 A1"])
def test_two_stones_of_one_color_are_asked_for(ends: str) -> None:
    board = Board(5)
    board.play(BLACK, parse_point("C3", 5))
    board.play(WHITE, parse_point("B3", 5))
    one, two = [parse_point(end, 5) for end in ends.split()]
    with pytest.raises(UsageError):
        LinkReader(board).aim(one, two)


def test_areas_lie_on_the_board() -> None:
    board = Board(5)
    board.play(BLACK, parse_point("C3", 5))
    with pytest.raises(UsageError):
        LinkReader(board).aim_at_area(parse_point("A1", 5), [parse_point("A2", 5)])
    with pytest.raises(UsageError):
        LinkReader(board).aim_at_area(parse_point("C3", 5), [0])


def test_a_question_has_one_answer_whatever_was_asked_before() -> None:
    board = drawn(Board, UNDER_THE_EDGE)
    one, two = parse_point("D3", 9), parse_point("F3", 9)
    reader = LinkReader(board)
    reader.aim(parse_point("C4", 9), parse_point("G4", 9))
    reader.read(WHITE, BLACK)
    reader.aim(one, two)
    fresh = LinkReader(board)
    fresh.aim(one, two)
    assert reader.read(WHITE, WHITE) == fresh.read(WHITE, WHITE)


def nearly_full(seed: int) -> Board:
    """Give a random board of 4x4 with four points left, no ko."""
    rng = random.Random(seed)
    board, color = Board(4, JAPANESE), BLACK
    for _ in range(100):
        if sum(board.color_at(p) == EMPTY for p in all_points(4)) <= 4:
            break
        points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        board.play(color, rng.choice(points) if points else 0)
        color = opposite(color)
    fresh = Board(4, JAPANESE)
    fresh.set_up(replace(board.position(), ko=0))
    return fresh


def test_nearly_full_boards_agree_with_a_search_of_every_move() -> None:
    asked = 0
    wrong = []
    for seed in range(40):
        board = nearly_full(seed)
        ends = list(board.strings())
        pairs = [(a, b) for a in ends for b in ends if a < b]
        for one, two in [(a, b) for a, b in pairs if board.color_at(a) == board.color_at(b)][:2]:
            reader = LinkReader(board)
            reader.aim(one, two)
            for first in (BLACK, WHITE):
                reading = reader.read(first, reader.pursuer)
                try:
                    cut = slow_cut(board, one, two, first, most=2000)
                except TooLongError:
                    continue
                asked += 1
                if reading.verdict is not KO and (reading.verdict is WIN) != cut:
                    wrong.append(f"seed {seed}: {reading}\n{board}")
    assert asked > 60
    assert not wrong


def test_what_features_say_of_links_agrees_with_reading() -> None:
    tallies = {status: [0, 0] for status in ConnectionStatus}
    for game in random_games(6, 9, (9,)):
        board = Board(9)
        for move in game.record.moves[:26]:
            board.play(move.color, move.point)
        for link in links(Features(board)):
            if link.b:
                reader = LinkReader(board)
                reader.aim(link.a, link.b)
                verdict = reader.read(reader.pursuer, reader.pursuer, 500).verdict
                tallies[link.status][verdict is WIN] += 1
    kept, cut = tallies[ConnectionStatus.SETTLED]
    assert kept > 6 * cut
    kept, cut = tallies[ConnectionStatus.UNSETTLED]
    assert cut > kept


def test_a_cutter_need_not_fill_his_own_eyes() -> None:
    board = drawn_board(
        """9x9, Black to move
        X X . X O . O O O
        X X X X O O O . O
        . X X . X . O O O
        X X X X X . O O O
        X X X O O X X X X
        X O O O O X X X .
        O O O O O X X X X
        O O . O O X X X .
        . O O O O X X X X"""
    )
    readings = Readings(board)
    cut = readings.ask("cut", parse_point("F1"), parse_point("A4"), first=WHITE)
    assert cut.verdict is Verdict.WIN and point_text(cut.line[0]) == "F6"
    joined = readings.ask("connect", parse_point("F1"), parse_point("A4"), first=BLACK)
    assert joined.verdict is Verdict.WIN and point_text(joined.line[0]) == "F6"


@pytest.mark.parametrize("transform", list(Transform))
@pytest.mark.parametrize("swaps", [False, True])
def test_a_cutting_string_is_not_taken_for_sure_where_a_counter_atari_saves_it(
    transform: Transform, swaps: bool
) -> None:
    """In a ladder alone F8 falls; that White's stone beside it has two liberties must be minded."""
    position = apply_position(transform, parse_position(COUNTER_ATARI))
    board = Board(9)
    board.set_up(swap_colors(position) if swaps else position)
    reader = LinkReader(board)
    reader.aim(*(apply_point(transform, parse_point(end), 9) for end in ("E8", "G8")))
    assert reader.read(opposite(reader.pursuer), opposite(reader.pursuer)).verdict is LOSS
    assert reader.read(reader.pursuer, reader.pursuer).verdict is WIN
