"""Playouts: the same from one seed, even in their choice, legal to the end, and counted right."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.playout import Playouts
from riyu.game.points import parse_point
from riyu.game.ruleset import JAPANESE
from tests.boards import drawn
from tests.guard import COMPILED, restored
from tests.uncompiled import run_uncompiled

CAREFUL = pytest.mark.parametrize("careful", [False, True], ids=["plain", "careful"])


@CAREFUL
@pytest.mark.parametrize("size", [2, 3, 5, 9, 19])
def test_one_seed_gives_one_result_and_leaves_the_board(size: int, careful: bool) -> None:
    board = Board(size)
    board.play(BLACK, parse_point("B2"))

    def result(seed: int, *counts: int) -> tuple[object, ...]:
        playouts = Playouts(board, seed, careful=careful)
        for count in counts:
            playouts.run(count)
        return playouts.count, playouts.moves, playouts.margin, playouts.ownership()

    with restored(board):
        assert result(3, 50) == result(3, 50) == result(3, 20, 30)
        assert size < 5 or result(3, 50) != result(4, 50)


@CAREFUL
def test_ownership_adds_up_to_the_margin(careful: bool) -> None:
    playouts = Playouts(Board(9, JAPANESE), 5, careful=careful)
    assert (playouts.mean_margin, playouts.count, set(playouts.ownership())) == (0.0, 0, {0.0})
    playouts.run(100)
    owned = playouts.ownership()
    assert len(owned) == 81
    assert sum(owned) == pytest.approx(playouts.mean_margin)
    assert playouts.mean_margin == playouts.margin / 100
    assert all(-1.0 <= share <= 1.0 for share in owned)
    assert 81 * 100 < playouts.moves <= 3 * 81 * 100


def test_one_playout_owns_each_point_whole_or_not_at_all() -> None:
    for seed in range(30):
        playouts = Playouts(Board(7), seed)
        playouts.run(1)
        assert set(playouts.ownership()) <= {-1.0, 0.0, 1.0}


SETTLED = """
5x5, White to move
. X . X O
X X X X O
X X X O O
O O O O .
. O . O O
"""


@CAREFUL
def test_a_settled_position_is_counted_as_it_stands(careful: bool) -> None:
    playouts = Playouts(drawn(Board, SETTLED, JAPANESE), 1, careful=careful)
    playouts.run(20)
    assert playouts.moves == 2 * 20, "two passes each: nobody fills an eye"
    assert playouts.margin == 20 * (11 - 14)


WON = """
5x5, Black to move
. X . . .
X X . . .
. X . . .
X X . . .
. X . . .
"""


@CAREFUL
def test_an_edge_is_an_edge(careful: bool) -> None:
    playouts = Playouts(drawn(Board, WON, JAPANESE), 1, careful=careful)
    playouts.run(100)
    first_column = playouts.ownership()[0::5]
    assert first_column == [1.0] * 5
    assert playouts.mean_margin > 5


IN_ATARI = """
7x7, White to move
. . . . . . .
. . . . . . .
. . O O O . .
. O X X . O .
. . O O O . .
. . . . . . .
. . . . . . .
"""


def test_a_careful_player_takes_what_is_left_in_atari_more_often_than_not() -> None:
    def black(careful: bool) -> float:
        playouts = Playouts(drawn(Board, IN_ATARI, JAPANESE), 2, careful=careful)
        playouts.run(2000)
        return playouts.ownership()[7 * 3 + 2]

    plain, careful = black(False), black(True)
    assert plain > careful, "C4 D4 in atari at E4, White to move"
    assert careful < -0.5


# What the plain-Python form lets a test look at: the end of a playout, and single draws.

ENDS = """
from riyu.base.chance import Chance
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE, EMPTY
from riyu.game.plain import KO, Run, empty_beside
from riyu.game.playout import may_play, play_out, start_run
from riyu.game.points import all_points, neighbors

for careful in (False, True):
    for size in (3, 5, 9):
        for seed in range(6):
            run = Run()
            start_run(run, Board(size).s)
            play_out(run, [seed], 3 * size * size, careful)
            color = run.board.color
            for start in all_points(size):
                if color[start] == EMPTY:
                    continue
                string, liberties, waiting = {start}, set(), [start]
                while waiting:
                    for q in neighbors(waiting.pop(), size):
                        if color[q] == EMPTY:
                            liberties.add(q)
                        elif color[q] == color[start] and q not in string:
                            string.add(q)
                            waiting.append(q)
                assert liberties, (careful, size, seed, start)
                head = run.board.string[start]
                assert run.board.liberties[head] == len(liberties), (careful, size, seed, start)
                assert run.board.stones[head] == len(string)
            empties = [p for p in all_points(size) if color[p] == EMPTY]
            assert sorted(run.empty[: run.empties]) == sorted(empties)
            if run.moves < 3 * size * size and not careful:
                for p in empties:
                    for c in (BLACK, WHITE):
                        assert not empty_beside(run.board, p), "a move was left"
                        assert p == run.board.numbers[KO] or not may_play(run.board, p, c)
            print(careful, size, seed, run.moves)
"""

EVEN = '''
from collections import Counter
from riyu.game.board import Board
from riyu.game.plain import Run
from riyu.game.playout import choose, start_run
from riyu.game.points import point_text
from riyu.game.position import parse_position

position = parse_position("""
5x5, Black to move, ko at C3
. X . . .
X X . O .
. . . . .
. . O O O
. . O . O
""")
board = Board(5)
board.set_up(position)
state, times = [11], Counter()
run = Run()
start_run(run, board.s)
for _ in range(13000):
    p = choose(run, state, 1, False)
    times[p] += 1
    run.empty[run.empties] = p
    run.empties += 1
for point, count in sorted(times.items()):
    print(point_text(point), count)
'''


def test_every_stone_at_a_playouts_end_has_its_liberties_and_no_move_is_left(
    tmp_path: Path,
) -> None:
    assert len(run_uncompiled(tmp_path, ENDS).splitlines()) == 36


def test_each_move_that_is_legal_and_fills_no_eye_is_drawn_equally_often(tmp_path: Path) -> None:
    drawn = dict(line.split() for line in run_uncompiled(tmp_path, EVEN).splitlines())
    # Not A5, an eye, nor D1, suicide, nor C3, ko.
    assert set(drawn) == {
        "C5",
        "D5",
        "E5",
        "C4",
        "E4",
        "A3",
        "B3",
        "D3",
        "E3",
        "A2",
        "B2",
        "A1",
        "B1",
    }
    chi_square = sum((int(n) - 1000) ** 2 / 1000 for n in drawn.values())
    assert chi_square < 32.9, f"12 degrees of freedom: once in a thousand seeds; {drawn}"


@pytest.mark.skipif(not COMPILED, reason="running uncompiled")
def test_compiled_playouts_favor_no_corner_and_no_side() -> None:
    # What symmetry says of an empty board.
    playouts = Playouts(Board(3), 9)
    playouts.run(20_000)
    corners = [playouts.ownership()[i] for i in (0, 2, 6, 8)]
    sides = [playouts.ownership()[i] for i in (1, 3, 5, 7)]
    for shares in (corners, sides):
        assert max(shares) - min(shares) < 0.04
