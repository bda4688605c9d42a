"""How long a decision may take, by clock, seconds or descents; what of it a search has, and when there is haste."""

from __future__ import annotations

import math
from dataclasses import replace
from time import monotonic

import pytest

from riyu.game.game import Game
from riyu.player.clock import Clock, TimeSystem, time_settings
from riyu.player.move_time import MoveTime, in_time, with_share
from riyu.player.searching import Searching
from riyu.search.thinking import Limits


def given(
    clock: Clock | None = None, *, is_brief: bool = False, late: float = 0.0, **searching: object
) -> MoveTime:
    how = Searching(**searching)  # type: ignore[arg-type]
    return MoveTime.begun(how, clock, Game(9), 1, lambda: False, is_brief=is_brief, late=late)


def test_without_a_clock_descents_limit_a_search_and_nothing_is_hasty() -> None:
    time = given()
    assert time.limits(300, None).simulations == 300
    assert time.limits(300, 100).simulations == 100
    assert given(simulations=50).limits(300, None).simulations == 50
    assert not time.is_short_for(1e6) and not time.is_spent(0.0)
    assert time.told_by == math.inf


@pytest.mark.parametrize(
    "time", [given(seconds=1.0), given(Clock.set_to(time_settings(TimeSystem.BYOYOMI, 0, 1, 1)))]
)
def test_there_is_haste_where_what_comes_before_a_search_leaves_it_less_than_half(
    time: MoveTime,
) -> None:
    assert time.search_seconds == time.seconds / 2
    assert not time.is_short_for(0.49 * time.seconds)
    assert time.is_short_for(0.51 * time.seconds)


@pytest.mark.parametrize("clock", [None, Clock.set_to(time_settings(TimeSystem.BYOYOMI, 0, 1, 1))])
def test_where_what_is_told_may_wait_little_is_worth_a_wait_and_the_search_has_nearly_all(
    clock: Clock | None,
) -> None:
    usual, brief = (given(clock, is_brief=is_brief, seconds=1.0) for is_brief in (False, True))
    assert usual.seconds < brief.seconds < (brief.budget or 1.0)
    assert not brief.is_short_for(0.19 * brief.seconds)
    assert brief.is_short_for(0.21 * brief.seconds)


def test_who_was_late_on_a_busy_machine_leaves_more_of_a_period() -> None:
    period = Clock.set_to(time_settings(TimeSystem.CANADIAN, 0, 1, 1))
    assert given(period).budget == pytest.approx(0.9)
    assert given(period, late=0.01).budget == pytest.approx(0.9)
    assert given(period, late=0.2).budget == pytest.approx(0.6)
    busy = given(period, late=3.0)
    assert (busy.budget, busy.most) == (0.0, 0.0) and busy.is_short_for(0.01)


def test_who_was_late_takes_as_long_as_before_where_time_is_left() -> None:
    whole = Clock.set_to(time_settings(TimeSystem.CANADIAN, 60, 1, 1))
    before, late = given(whole), given(whole, late=0.5)
    assert (late.budget, late.most) == (before.budget, before.most)
    assert given(late=0.5, seconds=2.0).seconds == given(seconds=2.0).seconds


def test_a_search_that_begins_late_has_its_share_as_long_as_the_clock_lets_it() -> None:
    now = monotonic()
    late = Limits(until=now - 1.0, latest=now + 60.0)
    assert now + 10.0 <= with_share(late, 10.0).until < now + 60.0
    assert with_share(late, 100.0).until == late.latest
    early = Limits(until=now + 30.0, latest=now + 60.0)
    assert with_share(early, 10.0).until == early.until
    assert now + 10.0 <= with_share(replace(late, latest=0.0), 10.0).until  # no clock
    assert with_share(Limits(300), 10.0) == Limits(300)


def test_questions_of_life_keep_the_clock() -> None:
    assert in_time(100_000, None) == in_time(100_000, Limits(300)) == 100_000
    assert in_time(0, Limits(until=monotonic() + 10)) == 0
    assert 10_000 < in_time(100_000, Limits(until=monotonic() + 10)) <= 30_000
    assert in_time(100_000, Limits(until=monotonic() - 1)) == 1
