"""What the tests of this layer share: positions made by hypothesis, random games, GNU Go asked over GTP."""

from __future__ import annotations

import random
import shutil

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, opposite, point_text
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset
from tests.patience import run
from tests.reference.board import SlowBoard

repeatable = settings(max_examples=50, derandomize=True, database=None)


KO = """
4x4, White to move
. X O .
X . X O
. X O .
. . . .
"""
"""White takes at B3; Black may not take back at once at C3."""


@st.composite
def positions(draw: st.DrawFn, smallest: int = 2, largest: int = 19) -> Position:
    """Any position at all: stones without liberties too; a position checks no rules."""
    size = draw(st.integers(smallest, largest))
    seed = draw(st.integers(0, 2**32))
    crowd = draw(st.sampled_from([0, 1, 4, 40]))
    chance = random.Random(seed)
    stones = bytes(chance.choice([BLACK, WHITE, *[EMPTY] * crowd]) for _ in range(size * size))
    bare = Position(size, stones)
    free = list(bare.points(EMPTY))
    ko = draw(st.sampled_from([NO_POINT, *free])) if free else NO_POINT
    captured = draw(st.tuples(st.integers(0, 300), st.integers(0, 3)))
    return Position(size, stones, draw(st.sampled_from([BLACK, WHITE])), ko, captured)


def random_game(seed: int, size: int, ruleset: Ruleset, most: int = 400) -> SlowBoard:
    """Play at random to the end, where neither side has a move that doesn't fill an own eye."""
    board, chance = SlowBoard(size, ruleset), random.Random(seed)
    color: Color = BLACK
    for _ in range(most):
        moves = [p for p in board.legal_points(color) if not _is_own_eye(board, color, p)]
        board.play(color, chance.choice(moves) if moves else PASS)
        if board.passes == 2:
            break
        color = opposite(color)
    return board


def _is_own_eye(board: SlowBoard, color: Color, point: Point) -> bool:
    size = board.size
    if any(board.color_at(p) != color for p in neighbors(point, size)):
        return False
    corners = diagonals(point, size)
    enemy = sum(board.color_at(p) == opposite(color) for p in corners)
    return enemy == 0 or (enemy == 1 and len(corners) == 4)


def setup_commands(position: Position) -> list[str]:
    """GTP that puts a position's stones on a board. No stone is taken on the way if each string has a liberty."""
    commands = [f"boardsize {position.size}", "clear_board"]
    for point in all_points(position.size):
        if position.at(point):
            commands.append(f"play {'.bw'[position.at(point)]} {point_text(point)}")
    return commands


def ask_gnugo(commands: list[str], *options: str) -> list[str]:
    """Give GNU Go's answers, errors with their `?`; skip the test where there is no GNU Go."""
    program = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")
    if program is None:
        pytest.skip("GNU Go isn't installed: it's the witness here")
    told = "\n".join([*commands, "quit", ""])
    done = run([program, "--mode", "gtp", *options], input=told, text=True)
    assert done.returncode == 0
    answers = [answer.strip() for answer in done.stdout.split("\n\n")]
    assert len([a for a in answers if a]) == len(commands) + 1, done.stdout
    return [a[1:].strip() if a[0] == "=" else a for a in answers[: len(commands)]]
