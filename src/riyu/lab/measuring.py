"""Compiled loops that measure the board itself: how many positions are legal, how fast play and undo are.

Takes boards and counts; gives counts. Measures no time: `riyu.lab.bench` does.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.game.ruleset import TROMP_TAYLOR

if not cython.compiled:
    from riyu.base.plain import Log, random_below, undo_words
    from riyu.game.constants import EMPTY
    from riyu.game.plain import KO, SIZE, TO_MOVE, BoardState
    from riyu.game.stones import is_suicide, play_at, put_stone

__all__ = ["count_legal", "play_undo_pairs"]


def count_from(s: BoardState, log: Log, size: int, index: int, taken: list[int]) -> int:
    """Count the legal positions with the points before `index` as they stand and any content on the others.

    A stone that takes anything, itself too, shows a string without liberty, and no stone yet to come gives it one.
    """
    if index == size * size:
        return 1
    total = count_from(s, log, size, index + 1, taken)
    p = 20 * (index // size + 1) + index % size + 1
    for color in range(1, 3):
        count = log.count
        log.marks += 1
        if put_stone(s, log, p, color, taken) == 0:
            total += count_from(s, log, size, index + 1, taken)
        undo_words(log, count)
        log.marks -= 1
    return total


def count_legal(size: int) -> int:
    """Give the number of legal positions of a board, by putting every one of them up. Seconds at 4x4, hours at 5x5.

    Known: 57, 12,675, 24,318,165 for 2x2 to 4x4 (Tromp and Farnebäck, Combinatorics of Go, 2006).
    """
    board = Board(size, TROMP_TAYLOR)
    if cython.compiled:
        with cython.nogil:
            total = count_from(board.s, board.log, board.s.numbers[SIZE], 0, board.taken)
    else:
        total = count_from(board.s, board.log, size, 0, board.taken)
    return total


def play_and_undo(board: Board, chance: list[int], pairs: int, each: int) -> int:
    """Play random games; before each move play and undo `each` random moves. Gives the pairs done, at least `pairs`."""
    s = board.s
    log = board.log
    done = 0
    start = log.count
    log.marks += 1
    moves = 0
    size = s.numbers[SIZE]
    while done < pairs:
        color = s.numbers[TO_MOVE]
        last = 0
        for _ in range(each):
            p = 20 * (random_below(chance, size) + 1) + random_below(chance, size) + 1
            if s.color[p] == EMPTY and p != s.numbers[KO] and not is_suicide(s, p, color):
                count = log.count
                log.marks += 1
                play_at(s, log, p, color, board.taken)
                undo_words(log, count)
                log.marks -= 1
                done += 1
                last = p
        moves += 1
        if last != 0:
            play_at(s, log, last, color, board.taken)
        if moves > size * size:
            undo_words(log, start)
            moves = 0
    undo_words(log, start)
    log.marks -= 1
    return done


def play_undo_pairs(size: int, pairs: int, seed: int) -> int:
    """Play and undo at least `pairs` random moves, the trail on, over random games on a board.

    Give how many it were.
    """
    board = Board(size)
    if cython.compiled:
        n = cython.declare(cython.longlong, pairs)
        chance = cython.declare("unsigned long long[1]")
        chance[0] = seed
        with cython.nogil:
            n = play_and_undo(board, chance, n, 4)
        return n  # noqa: RET504
    return play_and_undo(board, [seed], pairs, 4)
