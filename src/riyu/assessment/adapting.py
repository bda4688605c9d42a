"""Odds of playouts that adapt: what is drawn where a color then comes off well gets likelier, and the other way round.

Takes how moves are drawn, as playouts note it, and the board that a playout ends on; gives factors of their odds.
Knows no weights and no tree.

A key is a point, what stands on the four points beside it, and who moves; or, of a reply beside the last move, its
point, where that lies, and who moves. While a playout goes on it is noted how much oftener a key was drawn than its
odds had it: 1 for a draw, less the sum of its probabilities. At the end a key's factor is multiplied by 1 ± rate times
that times the gain: by how many points the box around its point ended more Black's than in the mean, as a share of a
scale. That is a step up the gradient of what is won, with a reward of the neighborhood in place of who won. The
gradient's source: Graf & Platzner, Adaptive Playouts in Monte-Carlo Tree Search with Policy-Gradient Reinforcement
Learning, 2015; the reward is ours.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError

if not cython.compiled:
    from riyu.assessment.plain import ADAPTED_KEYS, REPLIES, Adapted
    from riyu.game.constants import BORDER, CELLS, EMPTY, STRIDE
    from riyu.game.plain import BoardState, black_beside, white_beside

__all__ = ["AdaptedOdds"]

LEAST_FACTOR = cython.declare(cython.double, 0.03)
MOST_FACTOR = cython.declare(cython.double, 30.0)

LEAST_SHARE = cython.declare(cython.double, 0.005)
"""What a playout counts for at least in a box's mean, so that the mean follows a search."""


def key_of(p: int, shape: int, side: int) -> int:
    """Give the key of a point with a shape around it, as `shape_of` has it, for a side: 0 Black, 1 White."""
    beside = (
        (shape >> 2 & 3) | (shape >> 6 & 3) << 2 | (shape >> 8 & 3) << 4 | (shape >> 12 & 3) << 6
    )
    return 2 * (256 * p + beside) + side


def reply_key(p: int, direction: int, side: int) -> int:
    """Give the key of a reply on a point that lies to the last move as BESIDE has it."""
    return REPLIES + 2 * (8 * p + direction) + side


def scaled(odds: int, factor: float, most: int) -> int:
    """Multiply odds, which stay at least 1 where there are any."""
    if odds == 0:
        return 0
    product = cython.declare(cython.double, odds * factor)
    if product < 1.0:
        return 1
    if product > most:
        return most
    return int(product)


def begin(a: Adapted) -> None:
    """Begin to note a playout's draws."""
    for i in range(a.count):
        key = a.met[i]
        a.noted[key] = 0.0
        a.is_met[key] = 0
    a.count = 0
    for side in range(2):
        a.passed[side] = 0.0
        for p in range(CELLS):
            a.since[side][p] = 0.0


def note(a: Adapted, key: int, more: float) -> None:
    """Note that a key was drawn so much oftener than expected."""
    if not a.is_met[key]:
        a.is_met[key] = 1
        a.met[a.count] = key
        a.count += 1
    a.noted[key] += more


def settle(a: Adapted, side: int, p: int, shape: int, odds: int) -> None:
    """Note the draws that a point was expected in since its odds or its shape changed last; they may change now."""
    if odds != 0 and a.since[side][p] != a.passed[side]:
        note(a, key_of(p, shape, side), -(odds * (a.passed[side] - a.since[side][p])))
    a.since[side][p] = a.passed[side]


def measure_boxes(a: Adapted, s: BoardState) -> None:
    """Find by how much the box around each point ends more Black's than in the mean, and move the means."""
    for p in range(STRIDE + 1, 20 * STRIDE):
        c = s.color[p]
        owned = (c & 1) - (c >> 1)
        if c == EMPTY:
            black = black_beside(s, p)
            white = white_beside(s, p)
            owned = 1 if black and not white else -1 if white and not black else 0
        if p % STRIDE == 0:
            a.sums[p] = 0
        else:
            a.sums[p] = owned + a.sums[p - STRIDE] + a.sums[p - 1] - a.sums[p - STRIDE - 1]
    a.playouts += 1
    share = cython.declare(cython.double, 1.0 / a.playouts)
    share = max(LEAST_SHARE, share)
    for p in range(STRIDE + 1, 20 * STRIDE):
        if s.color[p] == BORDER:
            continue
        y = p // STRIDE
        x = p % STRIDE
        top = STRIDE * min(19, y + a.radius)
        bottom = STRIDE * max(0, y - a.radius - 1)
        right = min(19, x + a.radius)
        left = max(0, x - a.radius - 1)
        box = (
            a.sums[top + right]
            - a.sums[top + left]
            - a.sums[bottom + right]
            + a.sums[bottom + left]
        )
        more = cython.declare(cython.double, box - a.mean[p])
        a.mean[p] += share * more
        a.gain[p] = max(-1.0, min(1.0, more / a.scale))


def adapt(a: Adapted, s: BoardState) -> None:
    """Move the factors of what was noted in a playout, by the board that it ended on."""
    measure_boxes(a, s)
    for i in range(a.count):
        key = a.met[i]
        side = key & 1
        if not (a.sides >> side) & 1:
            continue
        p = key >> 9 if key < REPLIES else (key - REPLIES) >> 4
        step = cython.declare(cython.double, a.rate * a.gain[p] * a.noted[key])
        if side == 1:
            step = -step
        a.factor[key] = max(LEAST_FACTOR, min(MOST_FACTOR, a.factor[key] * (1.0 + step)))


class AdaptedOdds:
    """What the playouts of one thread adapted to in a game.

    Arguments: by what share a factor moves at most for a draw, `rate`; how many points a box must end better than in
    the mean for that, `scale`; how many lines a box reaches from its point, `radius`; the moves of a playout that are
    noted, `horizon`; the colors that adapt, as bits, `sides`: 1 Black, 2 White. Raises UsageError for a rate
    outside 0 to 1 or a scale not above 0.
    """

    def __init__(
        self, rate: float, scale: float = 20.0, radius: int = 4, horizon: int = 60, sides: int = 3
    ) -> None:
        if not 0.0 <= rate <= 1.0:
            raise UsageError(f"found a rate of {rate:g} for playouts to adapt by: expected 0 to 1")
        if not scale > 0.0:
            raise UsageError(f"found a scale of {scale:g} points: expected more than 0")
        if not cython.compiled:
            self.a = Adapted()
        self.a.rate = rate
        self.a.scale = scale
        self.a.radius = max(0, min(19, radius))
        self.a.horizon = horizon
        self.a.sides = sides
        for key in range(ADAPTED_KEYS):
            self.a.factor[key] = 1.0

    def fade(self, keep: float) -> None:
        """Let what was adapted to before a move fade: each factor to its power of `keep`, 0 to 1.

        Raises UsageError for any other.
        """
        if not 0.0 <= keep <= 1.0:
            raise UsageError(f"found {keep:g} of what was adapted to kept: expected 0 to 1")
        power = cython.declare(cython.double, keep)
        for key in range(ADAPTED_KEYS):
            if self.a.factor[key] != 1.0:
                self.a.factor[key] = self.a.factor[key] ** power
        self.a.playouts = int(power * self.a.playouts)

    def factors(self) -> dict[int, float]:
        """Give the factors that are not 1, by key."""
        return {key: self.a.factor[key] for key in range(ADAPTED_KEYS) if self.a.factor[key] != 1.0}

    def noted(self) -> dict[int, float]:
        """Give how much oftener keys were drawn in the last playout than their odds had it; replies' keys last."""
        return {
            key: self.a.noted[key] for key in sorted(self.a.met[i] for i in range(self.a.count))
        }
