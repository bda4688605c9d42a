"""Influence as it is kept with every move agrees with what the seeds say, worked out anew."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riyu.features import ways
from riyu.features.features import Features
from riyu.features.influence import path_influence, radiation, rim, square_influence
from riyu.features.influence_maps import NEAREST, SQUARE
from riyu.game.board import Board
from riyu.game.constants import BLACK, CELLS, WHITE
from riyu.game.points import Point, all_points, on_board, parse_point
from riyu.game.position import Position, parse_position
from riyu.game.transform import Transform, apply_point, apply_position, swap_colors
from tests.boards import drawn_board
from tests.guard import restored
from tests.reference import influence as slow
from tests.uncompiled import run_uncompiled

INFLUENCE = 24  # of the parts that features can keep: by paths and by squares


def seen(picture: str) -> Features:
    return Features(drawn_board(picture), INFLUENCE)


def of(position: Position) -> Features:
    board = Board(position.size)
    board.set_up(position)
    return Features(board, INFLUENCE)


def by_paths(picture: str, *names: str) -> list[float]:
    """What the points with these names get by paths."""
    values = path_influence(seen(picture))
    return [values[parse_point(name)] for name in names]


def assert_as_worked_out_anew(features: Features, position: Position) -> None:
    units = {p: features.path_influence(p) for p in all_points(position.size)}
    assert units == {p: v * NEAREST for p, v in slow.path_influence(position).items()}, position
    squares = {
        p: (features.square_influence(BLACK, p), features.square_influence(WHITE, p)) for p in units
    }
    assert squares == slow.square_influence(position, SQUARE), position


# Paths.


def test_there_are_as_many_paths_as_the_blog_lets_us_count() -> None:
    paths = slow.all_paths(19)
    from_middle = [path for path in paths if path.source == parse_point("K10")]
    assert len(from_middle) == 188  # "at most 188"
    assert 4 * ways.paths().bit_count() == 188
    assert len(paths) == 53_728

    # "143296": what comes as near as it can from one point to another, 4 times.
    # From a quarter of the board: what is on its lines through the middle has two mirror images, the rest four.
    ends: dict[Point, set[Point]] = {}
    for path in paths:
        ends.setdefault(path.source, set()).add(path.terminus)
    near = sum(
        (1 if a % 20 == 10 else 2) * (1 if a // 20 == 10 else 2) * len(slow.greedy_runs(a, b, 19))
        for a in all_points(19)
        if a % 20 <= 10 and a // 20 <= 10
        for b in ends[a]
    )
    assert near == 35_824
    assert 4 * near == 143_296


def test_what_a_stone_gives_halves_with_every_step_up_to_five() -> None:
    top = [f"{column}7" for column in "ABCDEFG"]
    row = by_paths("\n".join(["X . . . . . .", *[". . . . . . ."] * 6]), *top)
    assert row == [0, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 0]


def test_around_a_corner_distance_is_counted_along_lines() -> None:
    picture = ". . . .\n. . . .\n. . . .\nX . . ."
    assert by_paths(picture, "B2", "C2", "C3", "D3") == [1 / 2, 1 / 4, 1 / 8, 1 / 16]


def test_a_stone_shades_what_lies_straight_behind_it() -> None:
    assert by_paths(". . . . .\n. . . . .\nO . X . .\n. . . . .\n. . . . .", "D3")[0] == 1
    # Two lines off the shadow there are ways past it.
    alone = by_paths(". . . . .\n. . . . .\nO . . . .\n. . . . .\n. . . . .", "D4")[0]
    beside = by_paths(". . . . .\n. . . . .\nO . X . .\n. . . . .\n. . . . .", "D4")[0]
    assert alone < beside - 1 / 2 < 0


def test_of_two_stones_beside_a_third_the_one_behind_it_has_no_path_past_it() -> None:
    # As in the blog's picture: the lower white stone has no path to B3, the upper one still has one of its three.
    lower = ". . . . .\n. . . . .\n. . X O .\n. . . . .\n. . . . ."
    both = ". . . . .\n. . . O .\n. . X O .\n. . . . .\n. . . . ."
    assert by_paths(lower, "B3") == [1]
    assert by_paths(both, "B3") == [1 - 1 / 12]


def test_a_diagonal_point_is_reached_two_ways_each_of_which_gives_half() -> None:
    assert by_paths(". . . .\n. . . .\n. X . .\n. . . .", "C3") == [1 / 2]
    assert by_paths(". . . .\n. . . .\n. X O .\n. . . .", "C3") == [1 / 4 - 1]
    assert by_paths(". . . .\n. O . .\n. X O .\n. . . .", "C3") == [-2]


def test_a_point_two_and_one_away_is_reached_three_ways() -> None:
    picture = ". . . .\n. . . .\n. . . .\nX . . ."
    blocked = ". . . .\n. . . .\n. X . .\nX . . ."
    assert by_paths(picture, "C2") == [1 / 4]
    # One of three is left, and B2 gives it 1.
    assert by_paths(blocked, "C2") == [pytest.approx(1 + 1 / 12)]


def test_no_influence_is_kept_where_a_stone_stands() -> None:
    assert by_paths(". X .\nX O X\n. . .", "B2", "B3", "A2") == [0, 0, 0]


def test_equal_forces_cancel() -> None:
    assert by_paths(". . . . .\n. . . . .\nX . . . O\n. . . . .\n. . . . .", "C3", "C5") == [0, 0]


# Squares and rim.


def test_by_squares_stones_are_no_hindrance() -> None:
    values = square_influence(seen(". . . .\n. . . .\n. . . .\nX O . ."), with_rim=False)
    assert values[parse_point("C1")] == (1 / 4, 1)
    assert values[parse_point("D1")] == (1 / 9, 1 / 4)
    assert values[parse_point("B2")] == (1 / 2, 1)
    # A stone gives its own point nothing, another does.
    assert values[parse_point("A1")] == (0, 1)


def test_a_board_full_of_one_color_does_not_overflow() -> None:
    full = Position(19, bytes([BLACK] * 361))
    given = {p: black for p, (black, _) in slow.square_influence(full, SQUARE).items()}
    assert max(given.values()) == given[parse_point("K10")] == 62_716 < 2**16
    around = [d for d in ways.diamond() if d != (0, 0)]
    assert sum(NEAREST >> (abs(x) + abs(y) - 1) for x, y in around) == 19_152 < 2**15


def test_the_rim_helps_whoever_is_near_both_alike() -> None:
    features = seen("\n".join([". . . . . . .", ". X . . . O ."] + [". . . . . . ."] * 5))
    bare = square_influence(features, with_rim=False)
    with_rim = square_influence(features)
    gains = {}
    for p in all_points(7):
        (black, white), (black_more, white_more) = bare[p], with_rim[p]
        assert black_more * white == pytest.approx(black * white_more)
        gains[p] = (black_more + white_more) / (black + white)
    assert gains[parse_point("A1")] > gains[parse_point("D1")] > gains[parse_point("D2")]
    assert gains[parse_point("D2")] > gains[parse_point("D4")] > 1


def test_the_rim_gives_nothing_of_its_own() -> None:
    assert set(square_influence(Features(Board(9), INFLUENCE)).values()) == {(0, 0)}


def test_the_rim_goes_all_around_corners_too() -> None:
    # Twelve stones around 2x2: by their distance squared from a point, 1, 2, 4, 5 and 8.
    around = pytest.approx(2 / 1 + 3 / 2 + 2 / 4 + 4 / 5 + 1 / 8)
    assert list(rim(2).values()) == [around] * 4


# Radiation.


def test_one_stone_radiates_as_published() -> None:
    values = radiation(
        parse_position("\n".join([". " * 9] * 4 + [". . . . X . . . ."] + [". " * 9] * 4))
    )
    lines = [[values[20 * row + column] for column in range(1, 10)] for row in range(9, 4, -1)]
    assert lines == [
        [0, 0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 0, 2, 2, 2, 0, 0, 0],
        [0, 0, 2, 4, 6, 4, 2, 0, 0],
        [0, 2, 4, 8, 10, 8, 4, 2, 0],
        [1, 2, 6, 10, 0, 10, 6, 2, 1],
    ]


def test_stones_radiate_one_by_one_and_stop_each_other() -> None:
    one = radiation(parse_position("X . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . ."))
    both = radiation(parse_position("X O . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . ."))
    assert one[parse_point("C5")] > 0 > both[parse_point("C5")]
    assert both[parse_point("A5")] == both[parse_point("B5")] == 0


# All of them.


def some_positions() -> list[Position]:
    """Positions out of random games, with captures."""
    found = []
    for size, moves, seed in ((5, 60, 1), (7, 70, 2), (9, 60, 3), (13, 90, 4)):
        board = Board(size)
        play_at_random(board, moves, random.Random(seed))
        found.append(board.position())
    return found


def play_at_random(board: Board, moves: int, chance: random.Random) -> None:
    for _ in range(moves):
        color = board.to_move
        points = board.legal_points(color)
        board.play(color, chance.choice(points) if points else 0)


@pytest.mark.parametrize("transform", Transform)
def test_a_turned_board_has_turned_influence(transform: Transform) -> None:
    for position in some_positions():
        turned = apply_position(transform, position)

        def where(p: Point, size: int = position.size) -> Point:
            return apply_point(transform, p, size)

        for values in (path_influence, square_influence):
            one, other = values(of(position)), values(of(turned))
            assert {where(p): value for p, value in one.items()} == other
        assert {where(p): v for p, v in radiation(position).items()} == radiation(turned)


def test_with_colors_changed_influence_changes_sides() -> None:
    for position in some_positions():
        features, changed = of(position), of(swap_colors(position))
        assert path_influence(changed) == {p: -v for p, v in path_influence(features).items()}
        squares = {p: (w, b) for p, (b, w) in square_influence(features).items()}
        assert square_influence(changed) == squares
        assert radiation(swap_colors(position)) == {p: -v for p, v in radiation(position).items()}


def test_radiation_agrees_with_the_slow_twin() -> None:
    for position in some_positions():
        assert radiation(position) == slow.radiation(position)


def test_stones_that_are_taken_leave_no_trace() -> None:
    board = drawn_board(". X X . .\nX O O X .\n. X . . .\n. . . . .\n. . . . .")
    features = Features(board, INFLUENCE)
    assert board.play(BLACK, parse_point("C3")) == 2
    assert features.image() == of(board.position()).image()
    assert_as_worked_out_anew(features, board.position())
    assert features.path_influence(parse_point("B4")) > 0


def test_the_order_of_moves_is_no_matter() -> None:
    points = [parse_point(name) for name in ("D4", "E4", "D5", "G7", "E6", "F3")]
    images = set()
    for seed in range(3):
        board = Board(9)
        features = Features(board, INFLUENCE)
        order = list(enumerate(points))
        random.Random(seed).shuffle(order)
        for place, point in order:
            board.play(BLACK if place % 2 else WHITE, point)
            if place % 3:
                features.update()
        images.add(tuple(features.image().items()))
    assert len(images) == 1


@pytest.mark.parametrize(("size", "games"), [(2, 10), (3, 10), (4, 6), (5, 4), (7, 2), (9, 1)])
def test_random_games_with_captures_keep_what_is_worked_out_anew(size: int, games: int) -> None:
    for seed in range(games):
        chance, board = random.Random(100 * size + seed), Board(size)
        features = Features(board, INFLUENCE)
        for _ in range(5):
            play_at_random(board, chance.randrange(1, size * size), chance)
            assert_as_worked_out_anew(features, board.position())


@pytest.mark.parametrize("size", [13, 19])
def test_large_boards_too(size: int) -> None:
    chance, board = random.Random(size), Board(size)
    features = Features(board, INFLUENCE)
    for _ in range(2):
        play_at_random(board, size * size // 5, chance)
        assert_as_worked_out_anew(features, board.position())


@pytest.mark.parametrize("size", [3, 5, 9])
def test_undo_puts_back_what_was(size: int) -> None:
    chance, board = random.Random(size), Board(size)
    features = Features(board, INFLUENCE)
    play_at_random(board, size, chance)
    features.update()
    for _ in range(10):
        image = features.image()
        with restored(board):
            depth = board.mark()
            for _ in range(chance.randrange(1, 4)):
                play_at_random(board, chance.randrange(size * size), chance)
                if chance.random() < 0.7:
                    features.update()
                board.mark()
            assert_as_worked_out_anew(features, board.position())
            board.trail.undo_to(depth)
        assert features.image() == image
        assert_as_worked_out_anew(features, board.position())
        play_at_random(board, 2, chance)
        features.update()


def test_a_position_set_up_has_its_own_influence_until_it_is_undone() -> None:
    position = some_positions()[1]
    board = Board(7)
    features = Features(board, INFLUENCE)
    board.play(BLACK, parse_point("D4"))
    board.play(WHITE, parse_point("D5"))
    image = features.image()
    board.mark()
    # On some points a stone's color changes in one step.
    board.set_up(swap_colors(position))
    board.set_up(position)
    assert_as_worked_out_anew(features, position)
    assert features.image() == of(position).image()
    board.undo()
    assert features.image() == image


def test_a_stone_may_change_its_color_in_one_step() -> None:
    board = drawn_board("X . .\n. . O\n. . .")
    features = Features(board, INFLUENCE)
    board.set_up(swap_colors(board.position()))
    assert_as_worked_out_anew(features, board.position())


@pytest.mark.parametrize("size", [2, 9, 19])
def test_nothing_is_kept_off_the_board(size: int) -> None:
    board = Board(size)
    features = Features(board, INFLUENCE)
    play_at_random(board, size * size // 2, random.Random(size))
    image = features.image()
    off = [p for p in range(CELLS) if not on_board(p, size)]
    assert {image["paths"][p] for p in off} == {0}
    assert {image["squares"][p] for p in off} == {image["squares"][424 + p] for p in off} == {0}


PLAYED = """
import random
from riyu.features.features import Features
from riyu.game.board import Board

board, chance = Board(5), random.Random(5)
features = Features(board, 24)
for move in range(60):
    if move % 10 == 0:
        board.mark()
    points = board.legal_points(board.to_move)
    board.play(board.to_move, chance.choice(points) if points else 0)
    if move % 25 == 24:
        board.undo()
    image = features.image()
    print(move, image["paths"], image["squares"])
"""


def test_uncompiled_code_keeps_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = run_uncompiled(tmp_path, PLAYED)
    exec(compile(PLAYED, "played", "exec"), {})
    assert plain == capsys.readouterr().out
