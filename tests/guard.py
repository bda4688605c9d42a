"""Scope guard: what plays on a board and says it takes everything back must leave the very bytes it found.

Takes a board, and a block of code under `with`; asserts that the board is as before. After Fuego's
GoAssertBoardRestored.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from riyu.game import board as board_module
from riyu.game.board import Board

CHECKED = "RIYU_TESTED_BUILD" in os.environ
"""Whether it is the build that checks bounds and overflow: tests which the release build has passed run there, too."""

COMPILED = not str(board_module.__file__).endswith(".py")
"""Whether the core under test is the compiled one."""


def image_of(board: Board) -> bytes:
    """Give the bytes of a board's state; what they say, where it is not compiled and there are none."""
    if COMPILED:
        return board.block.image()
    return repr(vars(board.s)).encode()


@contextmanager
def restored(board: Board) -> Iterator[None]:
    """Assert that a block of code leaves the board's bytes, position, change log and marks as they were."""

    def state() -> tuple[object, ...]:
        trail = board.trail
        return board.position(), board.change_count, board.passes, trail.depth, trail.words

    before, image = state(), image_of(board)
    yield
    assert state() == before
    assert image_of(board) == image, "the position is as before, the bytes under it are not"
