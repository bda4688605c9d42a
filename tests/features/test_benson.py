"""Pass-alive strings and unconditional territory: against the slow twin, trying all out, GNU Go and its tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.features.eyes import unconditional_status
from riyu.features.pass_alive import pass_alive_maps
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, neighbors, opposite, point_text
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, NEW_ZEALAND, Ruleset
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from riyu.lab.suite import load_suites, run_suites
from tests.game._material import ask_gnugo, setup_commands
from tests.library import KNOWLEDGE
from tests.reference.benson import alone, slow_alive, slow_territory, stones_alive
from tests.reference.board import SlowBoard
from tests.shared import shared
from tests.uncompiled import run_uncompiled

RULESETS = pytest.mark.parametrize("ruleset", [CHINESE, NEW_ZEALAND], ids=str)


def random_board(seed: int, size: int, ruleset: Ruleset, share: float = 1.0) -> Board:
    """Play at random without filling own eyes, to the end or a share of the usual length."""
    board, chance = Board(size, ruleset), random.Random(seed)
    color: Color = BLACK
    for _ in range(int(share * 3 * size * size)):
        points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        board.play(color, chance.choice(points) if points else 0)
        if board.passes == 2:
            break
        color = opposite(color)
    return board


def walled_board(seed: int, size: int, largest: int, ruleset: Ruleset = CHINESE) -> Board:
    """Give a board full of Black but for two eyes and a region of any shape with anything in it."""
    chance = random.Random(seed)
    while True:
        region = {chance.choice([p for p in all_points(size) if p >= 80])}
        most = chance.randint(3, largest)
        for _ in range(200):
            beside = [p for p in neighbors(chance.choice(sorted(region)), size) if p >= 60]
            if len(region) < most:
                region.add(chance.choice(beside))
        crowd = chance.choice([[EMPTY], [EMPTY, WHITE], [EMPTY, WHITE, WHITE, WHITE]])
        inside = {p: chance.choice([EMPTY, BLACK, *crowd * 2]) for p in sorted(region)}
        inside |= {21: EMPTY, 23: EMPTY}
        board = Board(size, ruleset)
        try:
            board.set_up(Position(size, bytes([inside.get(p, BLACK) for p in all_points(size)])))
        except UsageError:
            continue
        return board


def paired_board(seed: int) -> Board:
    """Give a 9x9 board full of Black but for two eyes and two black stones in a room with much White around."""
    chance = random.Random(seed)
    while True:
        first = chance.choice([p for p in all_points(9) if 100 <= p < 160 and 3 <= p % 20 <= 7])
        second = first + chance.choice([1, 20])
        room = {q for p in (first, second) for q in neighbors(p, 9)} - {first, second}
        wall = {q for p in room for q in range(p - 21, p + 22) if q % 20 in range(1, 10)}
        crowd = chance.choice([0.5, 0.8, 0.95])
        around = {q for q in wall - room if 60 <= q < 200 and abs(q % 20 - first % 20) <= 3}
        around = {q for q in around if any(n in room for n in neighbors(q, 9) + diagonal(q))}
        inside = {p: WHITE for p in around - {first, second} if chance.random() < crowd}
        inside |= {p: WHITE if chance.random() < 0.15 else EMPTY for p in room}
        inside |= {first: BLACK, second: BLACK, 21: EMPTY, 23: EMPTY}
        board = Board(9)
        try:
            board.set_up(Position(9, bytes([inside.get(p, BLACK) for p in all_points(9)])))
        except UsageError:
            continue
        return board


def diagonal(point: Point) -> list[Point]:
    return [point - 21, point - 19, point + 19, point + 21]


def slow(board: Board) -> SlowBoard:
    twin = SlowBoard(board.size, board.ruleset)
    twin.set_up(board.position())
    return twin


def found(board: Board, color: Color) -> tuple[set[Point], set[Point]]:
    """Give a color's pass-alive stones and its unconditional territory."""
    alive, territory, _ = pass_alive_maps(board)
    points = range(421)
    return {p for p in points if alive[p] == color}, {p for p in points if territory[p] == color}


def assert_as_the_twin_says(board: Board) -> None:
    twin = slow(board)
    for color in (BLACK, WHITE):
        expected = set().union(*slow_alive(twin, color)), slow_territory(twin, color)
        assert found(board, color) == expected, f"{color}\n{board}"


# The slow twin --------------------------------------------------------------------------------------------------------


@RULESETS
@pytest.mark.parametrize("size", range(2, 10))
def test_at_the_end_of_random_games_the_twin_agrees(size: int, ruleset: Ruleset) -> None:
    for seed in range(8):
        assert_as_the_twin_says(random_board(seed, size, ruleset))
        assert_as_the_twin_says(random_board(seed, size, ruleset, share=0.25))


@RULESETS
def test_on_the_large_board_the_twin_agrees(ruleset: Ruleset) -> None:
    board = random_board(1, 19, ruleset)
    assert len(found(board, BLACK)[0]) > 50
    assert_as_the_twin_says(board)


@RULESETS
def test_in_regions_of_any_shape_the_twin_agrees(ruleset: Ruleset) -> None:
    for seed in range(30):
        assert_as_the_twin_says(walled_board(seed, 9, 26, ruleset))


def test_around_pairs_the_twin_agrees() -> None:
    standing = 0
    for seed in range(60):
        board = paired_board(seed)
        assert_as_the_twin_says(board)
        standing += found(board, BLACK)[1] == {21, 23}
    assert 5 < standing < 55


# Trying all out -------------------------------------------------------------------------------------------------------


def small_positions(size: int, count: int, crowd: int) -> Iterator[tuple[frozenset[Point], ...]]:
    """Give black and white stones of random positions in which every string has a liberty."""
    chance = random.Random(size)
    while count:
        stones = {
            p: chance.choice([EMPTY, *[BLACK, BLACK, WHITE] * crowd]) for p in all_points(size)
        }
        board = Board(size)
        try:
            board.set_up(Position(size, bytes(stones.values())))
        except UsageError:
            continue
        count -= 1
        yield tuple(frozenset(p for p in stones if stones[p] == c) for c in (BLACK, WHITE))


@pytest.mark.parametrize(
    ("size", "count", "crowd", "suicide"),
    [(2, 12, 1, False), (2, 12, 1, True), (3, 30, 2, False), (3, 15, 2, True), (4, 6, 3, False)],
)
def test_a_string_is_alive_if_and_only_if_no_moves_of_the_enemy_take_it(
    size: int, count: int, crowd: int, suicide: bool
) -> None:
    some = 0
    for own, enemy in small_positions(size, count, crowd):
        left = frozenset.intersection(*[now for now, _ in alone(own, enemy, size, suicide)])
        expected = frozenset().union(*stones_alive(own, enemy, size, suicide))
        assert left == expected, (own, enemy)
        some += bool(left)
    assert some or size == 2


@RULESETS
def test_a_region_is_territory_if_and_only_if_no_moves_of_the_enemy_live_in_it(
    ruleset: Ruleset,
) -> None:
    lived = tried = 0
    for seed in range(100):
        board = walled_board(seed, 5, 15, ruleset)
        own, enemy = slow(board).stones
        if len(own | enemy) < 16:  # more than seven points to fill
            continue
        tried += 1
        lives = any(
            stones_alive(living, others, 5, ruleset.suicide)
            for others, living in alone(own, enemy, 5, ruleset.suicide)
        )
        alive, territory = found(board, BLACK)
        assert (len(territory) == 25 - len(alive)) != lives, f"\n{board}"
        lived += lives
    assert 5 < lived < tried - 5


# Outside witnesses ----------------------------------------------------------------------------------------------------


def test_gnu_go_says_the_same_of_every_point() -> None:
    boards = [walled_board(seed, 9, 26) for seed in range(100, 150)]
    boards += [paired_board(seed) for seed in range(100, 150)]
    boards += [random_board(seed, 9, CHINESE) for seed in range(100, 110)]
    commands: list[str] = []
    expected: list[str] = []
    for board in boards:
        setup = setup_commands(board.position())
        asked = [p for p in all_points(9) if board.color_at(p) != BLACK]
        commands += setup + [f"unconditional_status {point_text(p)}" for p in asked]
        expected += [""] * len(setup) + [unconditional_status(board, p) for p in asked]
    assert ask_gnugo(commands) == expected


def test_gnu_gos_own_tests_of_unconditional_life_pass() -> None:
    scripts = load_suites([shared("data/suites/gnugo/unconditional.tst")])
    report = run_suites(scripts, lambda: new_session(Settings(), knowledge=KNOWLEDGE))
    assert [r for r in report.results if not r.right] == []
    assert len(report.results) == 336


def test_uncompiled_the_same_is_found(tmp_path: Path) -> None:
    boards = [walled_board(seed, 9, 26) for seed in range(20)] + [paired_board(3), paired_board(4)]
    script = (
        "from riyu.features.pass_alive import pass_alive_maps as maps\n"
        "from riyu.game.board import Board\n"
        "from riyu.game.position import parse_position\n"
        f"for text in {[str(board.position()) for board in boards]!r}:\n"
        "    position = parse_position(text)\n"
        "    board = Board(position.size)\n"
        "    board.set_up(position)\n"
        "    print([m.hex() for m in maps(board)])\n"
    )
    expected = [str([m.hex() for m in pass_alive_maps(board)]) for board in boards]
    assert run_uncompiled(tmp_path, script).splitlines() == expected
