"""Playouts that adapt: what is noted of draws is what chance has it, and who adapts alone comes off better."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from riyu.assessment.adapting import AdaptedOdds
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.assessment.playouts import ShapedPlayouts
from riyu.base.errors import UsageError
from riyu.game.board import Board
from tests.boards import drawn_board
from tests.uncompiled import run_uncompiled

OWN = weights_of(read_playout_values())

REPLIES = 2 * 256 * 424
"""The first key of a reply; those before are of points with what stands beside them."""

MIDDLE_GAME = """
. . . . . . . . .
. . O . . X . . .
. O . O . . X X .
. . O X X . X O .
. . O O X . O O .
. X X O . X . . .
. . . X O . O . .
. . X . X O . . .
. . . . . . . . .
"""

IN_ATARI = """
. . . . . . .
. . O O . . .
. O X X . X .
. . O O X . .
. . X . . X .
. . . . . O .
. . . . . . .
"""


def one_playout(board: Board, adapted: AdaptedOdds, seed: int) -> dict[int, float]:
    """Give what is noted of one playout."""
    ShapedPlayouts(board, OWN, seed, adapted=adapted).run(1)
    return adapted.noted()


@pytest.mark.parametrize("horizon", [1, 5, 60, 400])
@pytest.mark.parametrize("picture", [MIDDLE_GAME, IN_ATARI])
def test_what_is_drawn_oftener_than_expected_is_as_much_as_what_is_drawn_less(
    picture: str, horizon: int
) -> None:
    adapted = AdaptedOdds(0.2, 5.0, 2, horizon)
    for seed in range(20):
        noted = one_playout(drawn_board(picture), adapted, seed)
        for side in (0, 1):
            points = [more for key, more in noted.items() if key < REPLIES and key % 2 == side]
            assert sum(points) == pytest.approx(0, abs=1e-9), f"seed {seed}"


def test_a_first_move_is_drawn_as_often_as_is_expected() -> None:
    adapted, count = AdaptedOdds(0.0, horizon=1), 3000
    board = drawn_board(MIDDLE_GAME)
    drawn: Counter[int] = Counter()
    for seed in range(count):
        for key, more in one_playout(board, adapted, seed).items():
            if more > 0.01:
                drawn[key] += 1
    expected: dict[int, float] = {}
    for seed in range(40):
        for key, more in one_playout(board, adapted, seed).items():
            if more < -0.01:
                expected[key] = -more
    assert len(expected) > 8
    for key, share in expected.items():
        error = (share * (1 - share) / count) ** 0.5
        # moves that are not let through are drawn again, so shares move a little with what was barred
        assert drawn[key] / count == pytest.approx(share, abs=5 * error + 0.1 * share), key


SLOW_COUNT = '''
"""Counts what was expected of each draw, point by point, and says how far what is noted is from that."""
import riyu.assessment.playouts as playouts
from riyu.assessment.adapting import AdaptedOdds, key_of, reply_key
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.game.board import Board

expected = {}
seen = playouts.note_draw

def add(key, more):
    expected[key] = expected.get(key, 0.0) + more

def count(t, side, found, total):
    if found:
        share = {}
        for p in t.empty[: t.empties]:
            odds = t.odds[side][p]
            odds += sum(more for q, more in zip(t.listed[: t.count], t.more) if q == p)
            share[p] = odds / total
        assert abs(sum(share.values()) - 1) < 1e-9
        for p, one in share.items():
            drawn = (p == found) - one
            add(key_of(p, t.shape[p], side), drawn)
            for i in range(8):
                if t.last and t.last + playouts.BESIDE[i] == p:
                    add(reply_key(p, i, side), drawn)
    seen(t, side, found, total)

playouts.note_draw = count
values = weights_of(read_playout_values())
worst = draws = 0
for size, horizon in ((4, 400), (5, 30), (6, 12), (7, 400)):
    adapted = AdaptedOdds(0.3, 4.0, 2, horizon)
    run = playouts.ShapedPlayouts(Board(size), values, size, adapted=adapted)
    for _ in range(6):
        expected.clear()
        run.run(1)
        noted = adapted.noted()
        for key in expected.keys() | noted.keys():
            worst = max(worst, abs(expected.get(key, 0.0) - noted.get(key, 0.0)))
        draws += len(noted)
print(worst < 1e-9, draws > 500)
'''


def test_what_is_noted_is_what_a_slow_count_of_every_draw_gives(tmp_path: Path) -> None:
    assert run_uncompiled(tmp_path, SLOW_COUNT).split() == ["True", "True"]


def mean_margin(sides: int, seed: int = 1) -> float:
    """Give the mean margin once colors adapted: what comes after the first playouts."""
    adapted = AdaptedOdds(0.1, 8.0, 2, 40, sides)
    run = ShapedPlayouts(drawn_board(MIDDLE_GAME), OWN, seed, adapted=adapted)
    run.run(1500)
    before = run.mean_margin
    run.run(1500)
    return 2 * run.mean_margin - before


def test_who_adapts_alone_ends_with_more() -> None:
    neither, black, white = mean_margin(0), mean_margin(1), mean_margin(2)
    assert black > neither + 2
    assert white < neither - 2


def test_the_same_seed_adapts_the_same_way() -> None:
    found = []
    for seed in (1, 1, 2):
        adapted = AdaptedOdds(0.1)
        run = ShapedPlayouts(drawn_board(MIDDLE_GAME), OWN, seed, adapted=adapted)
        run.run(60)
        found.append((run.margin, adapted.factors()))
    assert found[0] == found[1] != found[2]
    assert all(0.03 <= factor <= 30 for factor in found[0][1].values())


@pytest.mark.parametrize("adapted", [AdaptedOdds(0.0), AdaptedOdds(0.5, horizon=0)])
def test_without_a_rate_or_anything_noted_playouts_are_as_they_were(adapted: AdaptedOdds) -> None:
    plain = ShapedPlayouts(drawn_board(MIDDLE_GAME), OWN, 3)
    other = ShapedPlayouts(drawn_board(MIDDLE_GAME), OWN, 3, adapted=adapted)
    for run in (plain, other):
        run.run(100)
    assert (plain.margin, plain.moves) == (other.margin, other.moves)
    assert adapted.factors() == {}


def test_what_was_adapted_to_fades() -> None:
    adapted = AdaptedOdds(0.3)
    ShapedPlayouts(drawn_board(MIDDLE_GAME), OWN, 1, adapted=adapted).run(50)
    before = adapted.factors()
    adapted.fade(0.5)
    after = adapted.factors()
    for key, factor in before.items():
        assert after.get(key, 1.0) == pytest.approx(factor**0.5)
    assert after.keys() <= before.keys()
    adapted.fade(0.0)
    assert adapted.factors() == {}


@pytest.mark.parametrize(
    ("rate", "scale", "said"),
    [
        (-0.1, 20.0, "found a rate of -0.1"),
        (float("nan"), 20.0, "found a rate of nan"),
        (0.1, 0.0, "found a scale of 0 points: expected more than 0"),
    ],
)
def test_what_can_not_be_adapted_by_is_refused(rate: float, scale: float, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        AdaptedOdds(rate, scale)
    with pytest.raises(UsageError, match="expected 0 to 1"):
        AdaptedOdds(0.1).fade(1.5)
