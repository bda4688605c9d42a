"""Compiled loops that measure board, features and sweeps: legal positions, play and undo, games.

Takes boards, features, sweeps and counts; gives counts. Measures no time: `riyu.lab.bench`,
`riyu.lab.features_bench`, `focus_bench` and `sweep_bench` do.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.base.chance import Chance
from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Point
from riyu.game.record import Move
from riyu.game.ruleset import TROMP_TAYLOR
from riyu.patterns.sweep import Sweep

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.base.plain import Log, random_below, undo_words
    from riyu.game.constants import EMPTY, PASS
    from riyu.game.plain import KO, PASSES, SIZE, TO_MOVE, BoardState, eyelike
    from riyu.game.stones import is_suicide, play_at, put_stone

    LONGEST = 1200

__all__ = ["Replay", "count_legal", "play_undo_pairs", "random_game"]


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
        chance = cython.declare(uint64_t[1])
        chance[0] = seed
        with cython.nogil:
            n = play_and_undo(board, chance, n, 4)
        return n  # noqa: RET504
    return play_and_undo(board, [seed], pairs, 4)


def random_point(board: Board, chance: list[int], color: int) -> int:
    """Give a legal point that fills no own eye, each as likely as another; PASS where there is none."""
    s = board.s
    size = s.numbers[SIZE]
    chosen = PASS
    seen = 0
    for row in range(1, size + 1):
        for column in range(1, size + 1):
            p = 20 * row + column
            if s.color[p] == EMPTY and not eyelike(s, p, color) and board.judge(p, color) == 0:
                seen += 1
                if random_below(chance, seen) == 0:
                    chosen = p
    return chosen


def random_game(board: Board, seed: int, limit: int) -> list[Point]:
    """Play on a board at random, the color to move first, until both pass or `limit` moves are played; fill no eyes.

    Give the points, 0 for a pass. What was played stays on the board.
    """
    chance = Chance(seed)
    points: list[Point] = []
    while len(points) < limit and board.s.numbers[PASSES] < 2:
        color = board.s.numbers[TO_MOVE]
        p = random_point(board, chance.state, color)
        if p == PASS:
            board.pass_unchecked(color)
        else:
            board.play_unchecked(p, color)
        points.append(p)
    return points


class Replay:
    """A game's moves on its board, played and taken back as often as wanted, without Python.

    A mark is set before every move, and features and sweep, if any, are brought up to date after it. Arguments: the
    board as the game begins, the moves, features and sweep of that board or None. Raises IllegalMove for a move that
    is not legal there, UsageError for more than 1,200 moves.
    """

    def __init__(
        self,
        board: Board,
        moves: Sequence[Move],
        features: Features | None = None,
        sweep: Sweep | None = None,
    ) -> None:
        if len(moves) > LONGEST:
            raise UsageError(f"a game of {len(moves):,} moves: expected at most {LONGEST:,}")
        if not cython.compiled:
            self.points = [0] * LONGEST
            self.colors = [0] * LONGEST
            self.places = [0] * LONGEST
        self.board = board
        self.features = features
        self.sweep = sweep
        self.count = len(moves)
        self.entries = 0
        depth = board.mark()
        try:
            for i, move in enumerate(moves):
                board.play(move.color, move.point)
                self.points[i] = move.point
                self.colors[i] = move.color
        finally:
            board.trail.undo_to(depth)

    def there_and_back(self) -> None:
        """Play all moves, then take them back one by one."""
        log = self.board.log
        start = log.count
        for i in range(self.count):
            self.places[i] = log.count
            log.marks += 1
            if self.points[i] == PASS:
                self.board.pass_unchecked(self.colors[i])
            else:
                self.board.play_unchecked(self.points[i], self.colors[i])
            if self.features is not None:
                self.features.refresh()
            if self.sweep is not None:
                self.sweep.refresh()
        self.entries = log.count - start
        for i in range(self.count - 1, -1, -1):
            undo_words(log, self.places[i])
            log.marks -= 1

    def run(self, times: int) -> None:
        """Play the game and take it back a number of times; `entries` says what the trail held of it at the end."""
        for _ in range(times):
            self.there_and_back()
