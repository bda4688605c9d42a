"""How likely each move of a fight for life is right, judged at a glance: a learned sum of the weights of its features.

Takes a group, its zone and the eyes in it; gives a move's score in 1/64 nats, for the order in which moves are read.
Knows no lines. The weights are those of `life_values`, learned from problems by `riyu learn-life`; killer and owner of
the group have weights of their own. Source: Coulom, Computing Elo ratings of move patterns, 2007 (moves as sums of
features), here over the moves in a zone.
"""

from __future__ import annotations

from threading import Lock

import cython

from riyu.base.block import Field
from riyu.game.board import Board
from riyu.reading.life_feature_names import WAYS
from riyu.reading.life_features import LifeFeatures
from riyu.reading.life_values import read_weights

if not cython.compiled:
    from riyu.game.constants import (
        EMPTY,
    )
    from riyu.game.plain import (
        KO,
    )
    from riyu.game.stones import (
        is_suicide,
    )
    from riyu.reading.plain_life_features import (
        CROSSES,
        DIAMOND_KEYS,
        DIAMOND_PLACES,
        DIAMOND_WEIGHTS,
        DIAMONDS,
        KEEPER,
        KILLER,
        REPLIES,
        SHAPES,
        TURNED,
        WEIGHTS,
        diamond_place,
    )

__all__ = ["TABLES", "LifeWeights", "load_weights", "set_weights"]

TABLES = [
    Field("reading", "WEIGHTS", 2 * 104448, 2, "life: weights of moves' features"),
    Field("reading", "DIAMOND_KEYS", 131072, 4, "life: diamonds that have a weight"),
    Field("reading", "DIAMOND_WEIGHTS", 2 * 131072, 2, "life: their weights"),
    Field(
        "reading",
        "TURNED",
        96,
        1,
        "life: where points come to, the board being turned and mirrored",
    ),
]


def _fill_tables() -> None:
    for i, way in enumerate(WAYS):
        for j, place in enumerate(way):
            TURNED[i][j] = place


_fill_tables()


def set_weights(role: int, weights: dict[int, int]) -> None:
    """Let features, by number, have these weights for KILLER (0) or KEEPER (1), and all others none.

    A picture's weight is that of its turns, too.
    """
    number = cython.declare(cython.uint)
    weight = cython.declare(cython.int)
    first = cython.declare(cython.uint)
    rest = cython.declare(cython.uint)
    code = cython.declare(cython.uint)
    r = cython.declare(cython.int, role)
    for i in range(DIAMONDS):
        WEIGHTS[r][i] = 0
    for i in range(DIAMOND_PLACES):
        DIAMOND_WEIGHTS[r][i] = 0
    for number, weight in weights.items():
        if number < SHAPES:
            WEIGHTS[r][number] = weight
            continue
        first, bits, points = SHAPES, 2, 8
        if number >= REPLIES:
            first = REPLIES
        elif number >= DIAMONDS:
            first, points = DIAMONDS, 12
        elif number >= CROSSES:
            first, bits, points = CROSSES, 3, 4
        for way in range(8):
            rest = number - first
            code = first
            for i in range(points):
                code += (rest & ((1 << bits) - 1)) << (bits * TURNED[way][i])
                rest >>= bits
            if number >= REPLIES:
                code += TURNED[way][rest] << 16
            if code < DIAMONDS:
                WEIGHTS[r][code] = weight
            else:
                code -= DIAMONDS
                place = diamond_place(code)
                DIAMOND_KEYS[place] = code + 1
                DIAMOND_WEIGHTS[r][place] = weight


_lock = Lock()
_loaded: list[bool] = []


def load_weights() -> None:
    """Let riyu's own weights be those of all readers, once a process. Raises BadInput if they can't be read."""
    with _lock:
        if not _loaded:
            for role, weights in enumerate(read_weights()):
                set_weights(role, weights)
            _loaded.append(True)


class LifeWeights(LifeFeatures):
    """A group, its zone, the eyes in it, and a score for each move there.

    `prepare` looks at the position once, after `scan` and `weigh_eyes`; then `score` judges a move.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        load_weights()

    def prepare(self, side: int) -> None:
        """Look at the position with a side to move, before `score` judges its moves."""
        LifeFeatures.prepare(self, side)
        self.weights = WEIGHTS[KILLER if side == self.pursuer else KEEPER]

    def score(self, p: int, side: int) -> int:
        """Give how likely a move of the side to move is right, in 1/64 nats: of two moves, the likelier has more."""
        role = KILLER if side == self.pursuer else KEEPER
        total = self.features_of(p)
        total += self.weights[SHAPES + (self.shape & 0xFFFF)] + self.weights[CROSSES + self.cross]
        total += DIAMOND_WEIGHTS[role][diamond_place(self.shape)]
        if self.reply:
            shape = REPLIES - DIAMONDS + (self.shape & 0xFFFF) + ((self.reply - 1) << 16)
            total += DIAMOND_WEIGHTS[role][diamond_place(shape)]
        return total

    # For callers.

    def judged(self, side: int, last: int = 0) -> list[tuple[int, int, list[int]]]:
        """Give each move in the zone that is legal but for superko, with its score and features.

        `last` is the move that led to the position, 0 if none is known.
        """
        s = self.s
        color = cython.declare(cython.int, side)
        p = cython.declare(cython.Py_ssize_t)
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            found = [0] * 4
        self.last_move = last
        self.depth = 1 if last else 0
        self.scan()
        self.weigh_eyes(color)
        self.prepare(color)
        points = [self.cells[i] for i in range(self.cell_count)]
        for i in range(self.cell_count):
            k = cython.declare(cython.Py_ssize_t, self.cells[i])
            if s.color[k] != EMPTY and s.liberties[s.string[k]] <= 4:
                count = self.liberties_into(k, found, 4)
                points += [found[m] for m in range(count)]
        moves = []
        for point in sorted(set(points)):
            p = point
            if s.color[p] != EMPTY or p == s.numbers[KO] or is_suicide(s, p, color):
                continue
            score = self.score(p, color)
            self.list_features()
            moves.append((point, score, [self.found[i] for i in range(self.found_count)]))
        self.depth = 0
        return moves
