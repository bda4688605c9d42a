"""How likely each move of a fight for life is right, judged at a glance: a learned sum of the weights of its features.

Takes the features of moves in a zone; gives the moves to look at, each with a score in 1/64 nats. Knows no lines. The
weights are those of `life_values`, learned from problems by `riyu learn-life`; killer and owner of the group have
weights of their own. Source: Coulom, Computing Elo ratings of move patterns, 2007 (moves as sums of features), here
over the moves in a zone.
"""

from __future__ import annotations

from functools import cache

import cython

from riyu.base.block import Field
from riyu.base.digests import digest_of, digest_of_file
from riyu.base.errors import BadInput
from riyu.game.board import Board
from riyu.reading.eye_counter import EyeCounter
from riyu.reading.life_feature_names import WAYS
from riyu.reading.life_features import LifeFeatures, LifeView
from riyu.reading.life_values import BUILT_IN, read_weights
from riyu.reading.zone import zone_on

if not cython.compiled:
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import KO, TURN
    from riyu.game.stones import is_suicide
    from riyu.reading.plain_life import MOST_CHOICES
    from riyu.reading.plain_life_features import (
        CROSSES,
        DIAMOND_PLACES,
        DIAMONDS,
        KEEPER,
        KILLER,
        MOST_DIAMONDS,
        REPLIES,
        SHAPES,
        TURNED,
        diamond_home,
    )

__all__ = ["TABLES", "LifeWeights", "MoveModel", "model_on", "own_weights"]

TABLES = [
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


class LifeWeights:
    """What features of moves weigh, by role, as `read_weights` gives it; it never changes. All readers may share it.

    A picture's weight is that of its turns, too. `digest` names the weights; it is made of them if none is given.
    Raises BadInput where there are more pictures than have room.
    """

    def __init__(self, killer: dict[int, int], keeper: dict[int, int], digest: str = "") -> None:
        if not cython.compiled:
            self.of_features = [[0] * DIAMONDS, [0] * DIAMONDS]
            self.diamond_keys = [0] * DIAMOND_PLACES
            self.of_diamonds = [[0] * DIAMOND_PLACES, [0] * DIAMOND_PLACES]
        self.diamond_count = 0
        self.digest = digest or digest_of(repr((sorted(killer.items()), sorted(keeper.items()))))
        self._enter(KILLER, killer)
        self._enter(KEEPER, keeper)

    def _enter(self, role: int, weights: dict[int, int]) -> None:
        number = cython.declare(cython.uint)
        weight = cython.declare(cython.int)
        first = cython.declare(cython.uint)
        rest = cython.declare(cython.uint)
        code = cython.declare(cython.uint)
        r = cython.declare(cython.int, role)
        for number, weight in weights.items():
            if number < SHAPES:
                self.of_features[r][number] = weight
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
                    self.of_features[r][code] = weight
                else:
                    code -= DIAMONDS
                    place = self.diamond_place(code)
                    if self.diamond_keys[place] == 0:
                        self.diamond_count += 1
                        if self.diamond_count > MOST_DIAMONDS:
                            raise BadInput(
                                f"too many pictures of moves: there is room for {MOST_DIAMONDS} in all their turns"
                            )
                    self.diamond_keys[place] = code + 1
                    self.of_diamonds[r][place] = weight

    def diamond_place(self, code: int) -> int:
        """Give where a diamond's weights are, or would be."""
        place = diamond_home(code)
        while self.diamond_keys[place] != 0 and self.diamond_keys[place] != code + 1:
            place = (place + 1) & (DIAMOND_PLACES - 1)
        return place


@cache
def own_weights() -> LifeWeights:
    """Give the weights that riyu comes with. Raises BadInput if they can't be read."""
    return LifeWeights(*read_weights(), digest_of_file(BUILT_IN))


class MoveModel:
    """The moves of a fight for life with a score each.

    `prepare` looks at the position once, after the eyes' `scan` and `weigh_eyes`; then `score` judges a move, and
    `find_choices` those worth a look.
    """

    def __init__(self, features: LifeFeatures, weights: LifeWeights | None = None) -> None:
        self.features = features
        self.weights = weights if weights is not None else own_weights()
        self.eyes = self.features.eyes
        self.zone = self.features.zone
        self.ground = self.features.ground
        self.s = self.features.s
        self.choice_count = self.choice_stamp = 0
        if not cython.compiled:
            self.choices = [0] * MOST_CHOICES
            self.scores = [0] * MOST_CHOICES
            self.considered = [0] * CELLS

    def prepare(self, side: int, last: int, is_root: bool) -> None:
        """Look at the position as the view does, before `score` judges its moves."""
        self.features.prepare(side, last, is_root)
        self.features.weights = self.weights.of_features[
            KILLER if side == self.zone.pursuer else KEEPER
        ]

    def score(self, p: int, side: int) -> int:
        """Give how likely a move of the side to move is right, in 1/64 nats: of two moves, the likelier has more."""
        role = KILLER if side == self.zone.pursuer else KEEPER
        total = self.features.features_of(p)
        total += (
            self.features.weights[SHAPES + (self.features.shape & 0xFFFF)]
            + self.features.weights[CROSSES + self.features.cross]
        )
        total += self.weights.of_diamonds[role][self.weights.diamond_place(self.features.shape)]
        if self.features.reply:
            shape = (
                REPLIES
                - DIAMONDS
                + (self.features.shape & 0xFFFF)
                + ((self.features.reply - 1) << 16)
            )
            total += self.weights.of_diamonds[role][self.weights.diamond_place(shape)]
        return total

    def find_choices(self, side: int, last: int, is_root: bool) -> None:
        """Find the moves in the zone and at its border, with their scores, the position's eyes being known."""
        self.prepare(side, last, is_root)
        self.choice_count = 0
        self.choice_stamp += 1
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if self.s.color[p] == EMPTY:
                self.consider(p, side)
            else:
                self.consider_border(p, side)

    def consider(self, p: int, side: int) -> None:
        """Let a point be one of those that may be offered, with its score."""
        if self.considered[p] == self.choice_stamp or self.choice_count >= MOST_CHOICES:
            return
        self.considered[p] = self.choice_stamp
        self.choices[self.choice_count] = p
        self.scores[self.choice_count] = self.score(p, side)
        self.choice_count += 1

    def consider_border(self, p: int, side: int) -> None:
        """Let the liberties outside the zone of a string in it be offered, and those of strings in atari beside it."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        if s.string[p] == p or self.zone.kind[s.string[p]] == 0:
            libs = 4 if s.color[p] == self.zone.owner else 2
            if s.liberties[s.string[p]] <= libs:
                libs = self.ground.liberties_into(p, found, 4)
                for i in range(libs):
                    if self.zone.kind[found[i]] == 0:
                        self.ground.touch_around(found[i])
                        self.consider(found[i], side)
        if s.color[p] == self.zone.owner:
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == self.zone.pursuer and self.zone.kind[q] == 0:
                    if s.liberties[s.string[q]] <= 2:
                        libs = self.ground.liberties_into(q, found, 2)
                        for i in range(libs):
                            if self.zone.kind[found[i]] == 0:
                                self.ground.touch_around(found[i])
                                self.consider(found[i], side)

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
        self.ground.look_stamp += 1
        self.eyes.scan()
        self.eyes.weigh_eyes(color, last == 0)
        self.prepare(color, last, last == 0)
        points = [self.zone.cells[i] for i in range(self.zone.cell_count)]
        for i in range(self.zone.cell_count):
            k = cython.declare(cython.Py_ssize_t, self.zone.cells[i])
            if s.color[k] != EMPTY and s.liberties[s.string[k]] <= 4:
                count = self.ground.liberties_into(k, found, 4)
                points += [found[m] for m in range(count)]
        moves = []
        for point in sorted(set(points)):
            p = point
            if s.color[p] != EMPTY or p == s.numbers[KO] or is_suicide(s, p, color):
                continue
            score = self.score(p, color)
            self.features.list_features()
            moves.append(
                (point, score, [self.features.found[i] for i in range(self.features.found_count)])
            )
        return moves


def model_on(board: Board, weights: LifeWeights | None = None) -> MoveModel:
    """Give a model of the moves on a board, in a zone of its own."""
    return MoveModel(LifeFeatures(LifeView(EyeCounter(zone_on(board)))), weights)
