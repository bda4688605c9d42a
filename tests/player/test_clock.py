"""Time settings, what is left, and what a move may take; seconds throughout."""

from __future__ import annotations

import math

import pytest

from riyu.base.errors import UsageError
from riyu.player.clock import (
    NO_LIMIT,
    OURS,
    Clock,
    TimeLeft,
    TimeSettings,
    TimeSystem,
    time_settings,
)

POINTS, EMPTIES = 361, 300


def absolute(main: float) -> TimeSettings:
    return time_settings(TimeSystem.ABSOLUTE, main)


def canadian(main: float, period: float, stones: int) -> TimeSettings:
    return time_settings(TimeSystem.CANADIAN, main, period, stones)


def byoyomi(main: float, period: float, periods: int) -> TimeSettings:
    return time_settings(TimeSystem.BYOYOMI, main, period, periods)


def fischer(main: float, increment: float) -> TimeSettings:
    return time_settings(TimeSystem.FISCHER, main, increment)


ALL = [NO_LIMIT, absolute(600), canadian(600, 300, 25), byoyomi(60, 2.5, 3), fischer(60, 5)]

# Running down. A number: so many seconds go by; "move": the color moves. Then main time, period and count. ------------

COURSES: dict[str, tuple[TimeSettings, list[tuple[float | str, tuple[float, float, int]]]]] = {
    "without a limit nothing runs down": (NO_LIMIT, [(1e9, (0, 0, 0)), ("move", (0, 0, 0))]),
    "absolute: main time and no more": (
        absolute(60),
        [(50, (10, 0, 0)), ("move", (10, 0, 0)), (10, (0, 0, 0)), (1, (0, 0, 0))],
    ),
    "Canadian: the move that ends main time is the first of a period": (
        canadian(60, 30, 3),
        [
            (50, (10, 30, 3)),
            ("move", (10, 30, 3)),
            (15, (0, 25, 3)),
            ("move", (0, 25, 2)),
            (20, (0, 5, 2)),
            ("move", (0, 5, 1)),
        ],
    ),
    "Canadian: what is left of a period is lost after its last move": (
        canadian(0, 30, 2),
        [("move", (0, 30, 1)), (10, (0, 20, 1)), ("move", (0, 30, 2)), (30, (0, 0, 0))],
    ),
    "byo-yomi: a move within a period gives it back": (
        byoyomi(60, 10, 2),
        [(55, (5, 10, 2)), (8, (0, 7, 2)), ("move", (0, 10, 2)), (9.5, (0, 0.5, 2))],
    ),
    "byo-yomi: a period used up is gone, whatever is played after it": (
        byoyomi(60, 10, 3),
        [(73, (0, 7, 2)), ("move", (0, 10, 2)), (10, (0, 10, 1)), (3, (0, 7, 1)), (7, (0, 0, 0))],
    ),
    "byo-yomi: many periods are used up at once": (
        byoyomi(60, 10, 5),
        [(98, (0, 2, 2)), (12, (0, 0, 0)), ("move", (0, 0, 0))],
    ),
    "Fischer: seconds are added after a move": (
        fischer(60, 5),
        [(20, (40, 0, 0)), ("move", (45, 0, 0)), (1, (44, 0, 0)), ("move", (49, 0, 0))],
    ),
}


@pytest.mark.parametrize("course", COURSES)
def test_time_runs_down_as_the_system_has_it(course: str) -> None:
    settings, steps = COURSES[course]
    left = settings.whole
    for step, (main, period, count) in steps:
        left = left.moved() if isinstance(step, str) else left.after(step)
        assert left == TimeLeft(settings, main, period, count), (course, step)


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [(absolute(60), 60), (canadian(60, 30, 5), 90), (byoyomi(60, 10, 3), 90), (fischer(60, 5), 60)],
    ids=str,
)
def test_the_flag_falls_once_all_is_used_up(settings: TimeSettings, seconds: float) -> None:
    assert settings.whole.total == seconds
    assert not settings.whole.after(seconds - 0.01).is_over
    for gone in (seconds, seconds + 100):
        left = settings.whole.after(gone)
        assert left.is_over and left.total == 0


def test_no_limit_is_never_over() -> None:
    assert NO_LIMIT.is_none and NO_LIMIT.whole.total == math.inf and not NO_LIMIT.whole.is_over


@pytest.mark.parametrize("settings", ALL[1:], ids=str)
@pytest.mark.parametrize("gone", [0, 59, 62, 610])
def test_running_down_by_steps_is_running_down_at_once(settings: TimeSettings, gone: int) -> None:
    left = settings.whole
    for _ in range(gone):
        left = left.after(1)
    assert left == settings.whole.after(gone)


def test_what_runs_is_told_as_gtp_has_it_and_understood() -> None:
    settings = canadian(60, 30, 5)
    assert settings.whole.running == (60, 0)
    assert settings.whole.after(70).running == (20, 5)
    for left in (settings.whole.after(10), settings.whole.after(70).moved()):
        assert settings.left(*left.running) == left


# What a move may take. ------------------------------------------------------------------------------------------------


def test_no_limit_is_no_budget() -> None:
    assert NO_LIMIT.whole.budget(POINTS, EMPTIES) is None
    assert NO_LIMIT.whole.most(POINTS, EMPTIES) is None


def test_a_hard_move_may_take_longer_while_there_is_main_time_and_no_longer_in_overtime() -> None:
    rich = absolute(600).whole
    usual, most = rich.budget(POINTS, EMPTIES), rich.most(POINTS, EMPTIES)
    assert usual is not None and most == pytest.approx(2.5 * usual)
    poor = absolute(600).left(3, 0)
    usual, most = poor.budget(POINTS, 10), poor.most(POINTS, 10)
    assert usual is not None and most is not None and usual <= most < 3 / 5
    clock = Clock.set_to(byoyomi(0, 30, 5))
    assert clock.most(1, POINTS, EMPTIES) == clock.budget(1, POINTS, EMPTIES)


def test_main_time_is_spread_over_the_moves_to_come() -> None:
    budget = absolute(600).whole.budget(POINTS, EMPTIES)
    assert budget is not None
    assert budget * OURS * EMPTIES < 600


def test_a_period_is_spread_over_its_stones() -> None:
    clock = Clock.set_to(canadian(0, 30, 5))
    assert clock.budget(1, POINTS, EMPTIES) == pytest.approx(0.9 * 6)
    clock = clock.with_left(1, clock.settings.left(10, 2))
    assert clock.budget(1, POINTS, EMPTIES) == pytest.approx(0.9 * 5)
    assert clock.budget(2, POINTS, EMPTIES) == pytest.approx(0.9 * 6)


def test_a_period_of_byoyomi_is_for_one_move() -> None:
    assert byoyomi(0, 30, 5).whole.budget(POINTS, EMPTIES) == pytest.approx(0.9 * 30)


@pytest.mark.parametrize("settings", [canadian(60, 30, 1), byoyomi(60, 30, 5)], ids=str)
def test_with_a_period_behind_it_main_time_is_spent_sooner(settings: TimeSettings) -> None:
    assert settings.whole.budget(POINTS, EMPTIES) == pytest.approx(0.9 * 30)
    assert settings.left(10, 0).budget(POINTS, EMPTIES) == pytest.approx(0.9 * 10)
    assert settings.left(0, 0).budget(POINTS, EMPTIES) == pytest.approx(0.9 * 30)


def test_what_each_move_adds_may_be_spent_at_each_move() -> None:
    settings = fischer(150, 5)
    assert settings.whole.budget(POINTS, EMPTIES) == pytest.approx(
        0.9 * (150 / round(OURS * EMPTIES) + 5)
    )
    assert settings.left(3, 0).budget(POINTS, EMPTIES) == pytest.approx(0.9 * 3)


def test_nothing_left_leaves_no_time_but_no_error() -> None:
    assert absolute(60).left(-3, 0).budget(POINTS, EMPTIES) == 0


# What is no time, and what SGF says. ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "numbers"),
    [
        (TimeSystem.CANADIAN, (-1, 0, 0)),
        (TimeSystem.CANADIAN, (math.nan, 0, 0)),
        (TimeSystem.ABSOLUTE, (math.inf,)),
        (TimeSystem.CANADIAN, (0, 1, -1)),
        (TimeSystem.CANADIAN, (60, 30, 0)),
        (TimeSystem.BYOYOMI, (60, 0, 3)),
        (TimeSystem.FISCHER, (0, 5)),
    ],
)
def test_settings_that_are_no_times_are_refused(
    system: TimeSystem, numbers: tuple[float, float, int]
) -> None:
    with pytest.raises(UsageError):
        time_settings(system, *numbers)


def test_an_endless_time_is_not_left() -> None:
    for seconds in (math.nan, math.inf):
        with pytest.raises(UsageError):
            absolute(60).left(seconds, 0)


def test_without_periods_it_is_main_time_alone_and_without_that_no_limit() -> None:
    for system in (TimeSystem.CANADIAN, TimeSystem.BYOYOMI, TimeSystem.FISCHER):
        assert time_settings(system, 60) == absolute(60)
        assert time_settings(system, 0) == NO_LIMIT


@pytest.mark.parametrize("settings", ALL, ids=lambda settings: settings.overtime_text)
def test_settings_are_read_from_sgf_as_they_are_written(settings: TimeSettings) -> None:
    assert TimeSettings.from_sgf(f"{settings.main:g}", settings.overtime_text) == settings


@pytest.mark.parametrize(
    ("main", "overtime", "settings"),
    [
        ("", "", NO_LIMIT),
        ("", "3 x 30 Byo-Yomi", byoyomi(0, 30, 3)),
        ("600", "as the club has it", absolute(600)),
        ("600", "0x30 byo-yomi", NO_LIMIT),
        ("ten minutes", "", NO_LIMIT),
    ],
)
def test_what_others_write_is_read_where_it_can_be(
    main: str, overtime: str, settings: TimeSettings
) -> None:
    assert TimeSettings.from_sgf(main, overtime) == settings
