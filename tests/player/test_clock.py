"""What a move may take under GTP's time settings; seconds throughout."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.player.clock import Clock

POINTS, EMPTIES = 361, 300


def clock(main: float, byoyomi: float, stones: int) -> Clock:
    made = Clock()
    made.settings(main, byoyomi, stones)
    return made


@pytest.mark.parametrize("settings", [(0, 0, 0), (0, 30, 0), (300, 30, 0)])
def test_no_limit_is_no_limit(settings: tuple[float, float, int]) -> None:
    assert clock(*settings).budget(1, POINTS, EMPTIES) is None


def test_main_time_is_spread_over_the_moves_to_come() -> None:
    budget = clock(600, 0, 0).budget(1, POINTS, EMPTIES)
    assert budget is not None
    assert budget * EMPTIES / 2 < 600


def test_a_period_is_spread_over_its_stones() -> None:
    made = clock(0, 30, 5)
    assert made.budget(1, POINTS, EMPTIES) == pytest.approx(0.9 * 6)
    made.left(1, 10, 2)
    assert made.budget(1, POINTS, EMPTIES) == pytest.approx(0.9 * 5)
    assert made.budget(2, POINTS, EMPTIES) == pytest.approx(0.9 * 6)


def test_with_a_period_behind_it_main_time_is_spent_sooner() -> None:
    budget = clock(60, 30, 1).budget(1, POINTS, EMPTIES)
    assert budget == pytest.approx(0.9 * 30)


def test_nothing_left_leaves_no_time_but_no_error() -> None:
    made = clock(60, 0, 0)
    made.left(1, -3, 0)
    assert made.budget(1, POINTS, EMPTIES) == 0


@pytest.mark.parametrize(
    "bad", [(-1, 0, 0), (float("nan"), 0, 0), (float("inf"), 0, 0), (0, 1, -1)]
)
def test_settings_that_are_no_times_are_refused(bad: tuple[float, float, int]) -> None:
    with pytest.raises(UsageError):
        clock(*bad)
