"""Windows: keys that are equal under symmetries and colors swapped, and only then."""

import random

import pytest

from riyu.game.board import Board
from riyu.game.points import point_at
from riyu.patterns.windows import TEMPLATE_NAMES, WindowTable, keys_around


def named_keys(board: Board, at: int, last: int = 0, before: int = 0) -> dict[str, int]:
    return dict(zip(TEMPLATE_NAMES, keys_around(board, 1, at, last, before), strict=True))


def scattered(seed: int, size: int = 19) -> list[tuple[int, int, int]]:
    """Give stones strewn over the board, a quarter of its points, that all have liberties."""
    chance = random.Random(seed)
    board, stones = Board(size), []
    for _ in range(size * size // 4):
        color, x, y = chance.choice((1, 2)), chance.randint(1, size), chance.randint(1, size)
        if board.is_legal(color, point_at(x, y)) and not board.play(color, point_at(x, y)):
            stones.append((color, x, y))
    return stones


def laid(stones: list[tuple[int, int, int]], size: int = 19) -> Board:
    board = Board(size)
    for color, x, y in stones:
        board.play(color, point_at(x, y))
    return board


TURNS = [
    lambda x, y, a=a, b=b, swap=swap: (
        ((20 - y) if a else y, (20 - x) if b else x)
        if swap
        else ((20 - x) if a else x, (20 - y) if b else y)
    )
    for a in (0, 1)
    for b in (0, 1)
    for swap in (0, 1)
]


@pytest.mark.parametrize("turn", TURNS)
def test_keys_are_equal_under_each_symmetry(turn) -> None:
    stones = scattered(1)
    turned = [(c, *turn(x, y)) for c, x, y in stones]
    board, other = laid(stones), laid(turned)
    last, before = stones[-1], stones[-2]
    near = [
        (x, y)
        for x in range(1, 20)
        for y in range(1, 20)
        if abs(x - last[1]) < 3 > abs(y - last[2])
    ]
    for x, y in [(3, 3), (1, 1), (10, 10), (17, 4), (2, 15), *near]:
        moves = (point_at(*last[1:]), point_at(*before[1:]))
        turned_moves = (point_at(*turn(*last[1:])), point_at(*turn(*before[1:])))
        keys = keys_around(board, 1, point_at(x, y), *moves)
        assert keys == keys_around(other, 1, point_at(*turn(x, y)), *turned_moves)


def test_keys_are_equal_with_colors_swapped() -> None:
    stones = scattered(2)
    board, other = laid(stones), laid([(3 - c, x, y) for c, x, y in stones])
    for x in range(1, 20):
        assert keys_around(board, 1, point_at(x, 7)) == keys_around(other, 2, point_at(x, 7))


def test_own_and_enemy_differ() -> None:
    board = laid([(1, 4, 4)])
    assert keys_around(board, 1, point_at(5, 4))[0] != keys_around(board, 2, point_at(5, 4))[0]


def test_each_window_has_its_own_distance() -> None:
    # dx + dy + max(dx, dy) of (3, 1) is 7: the windows to 6 don't see it, that to 7 and all beyond do.
    at = point_at(10, 10)
    empty, stone = named_keys(laid([]), at), named_keys(laid([(1, 13, 11)]), at)
    differ = [empty[f"window-{d}"] != stone[f"window-{d}"] for d in range(3, 15)]
    assert differ == [d >= 7 for d in range(3, 15)]


def test_the_last_move_counts_where_it_is_inside() -> None:
    board, at = laid([(1, 10, 10), (2, 12, 10)]), point_at(11, 10)
    one = named_keys(board, at, point_at(10, 10))
    other = named_keys(board, at, point_at(12, 10))
    far = named_keys(board, at, point_at(3, 3))
    assert one["response-3"] != other["response-3"]
    assert one["window-3"] == other["window-3"] == far["window-3"]
    assert far["response-3"] == 0


def test_both_counts_the_last_two_moves_in_their_order() -> None:
    board, at = laid([(1, 10, 10), (1, 12, 10)]), point_at(11, 10)
    left, right, far = point_at(10, 10), point_at(12, 10), point_at(3, 3)
    assert named_keys(board, at, left, right)["both-4"] != named_keys(board, at, left)["both-4"]
    mixed = laid([(1, 10, 10), (1, 12, 10), (2, 12, 11)])
    assert (
        named_keys(mixed, at, left, right)["both-4"] != named_keys(mixed, at, right, left)["both-4"]
    )
    assert named_keys(board, at, left, far)["both-4"] == 0
    assert named_keys(board, at, left, far)["response-4"] != 0


def test_an_answer_is_what_stands_around_the_last_move_and_where_the_point_is() -> None:
    board = laid([(2, 10, 10), (1, 16, 10)])
    last, one, other = point_at(10, 10), point_at(12, 10), point_at(12, 11)
    assert named_keys(board, one, last)["answer-3"] != named_keys(board, other, last)["answer-3"]
    # Equal by symmetry, and what stands beside the point but not the last move does not count.
    assert (
        named_keys(board, one, last)["answer-3"]
        == named_keys(board, point_at(8, 10), last)["answer-3"]
    )
    beside = laid([(2, 10, 10), (1, 16, 10), (1, 10, 9)])
    assert named_keys(board, one, last)["answer-3"] != named_keys(beside, one, last)["answer-3"]
    assert named_keys(board, point_at(18, 10), last)["answer-3"] == 0
    assert named_keys(board, one)["answer-3"] == 0


def test_liberties_tell_windows_apart_that_look_alike() -> None:
    at = point_at(11, 10)
    free = named_keys(laid([(2, 10, 10)]), at)
    short = named_keys(laid([(2, 10, 10), (1, 9, 10)]), at)  # (9, 10) has distance 4 from here
    assert free["window-3"] == short["window-3"]
    assert free["liberties-3"] == short["liberties-3"]  # three liberties count as four
    in_two = named_keys(laid([(2, 10, 10), (1, 9, 10), (1, 10, 11), (2, 1, 1)]), at)
    touched = named_keys(laid([(2, 10, 10), (1, 10, 11), (2, 1, 1)]), at)
    assert in_two["window-3"] == touched["window-3"]
    assert in_two["liberties-3"] != touched["liberties-3"]


def test_a_table_keeps_what_it_is_given_as_it_grows() -> None:
    table = WindowTable()
    keys = [(k * 0x9E3779B97F4A7C15) & (2**64 - 1) for k in range(1, 5001)]
    for number, key in enumerate(keys):
        table.put(key, number)
    assert [table.get(key) for key in keys] == list(range(5000))
    assert table.get(12345) is None
    assert len(table.items()) == table.count == 5000
