"""What a person may set a number to, and how a value is shown that is out of bounds."""

from __future__ import annotations

import math

import pytest

from riyu.base.numbers import Bounds, shown

WHOLE, ANY = Bounds(0, 400, is_whole=True), Bounds(-0.5, 1000)


@pytest.mark.parametrize("value", [0, 1, 400])
def test_whole_numbers_within_are_held(value: int) -> None:
    assert WHOLE.hold(value)


@pytest.mark.parametrize("value", [-1, 401, 10**400, 1.0, math.nan, True, "1", None, []])
def test_all_else_is_no_such_whole_number(value: object) -> None:
    assert not WHOLE.hold(value)


@pytest.mark.parametrize("value", [-0.5, 0, 999.5, 1000])
def test_numbers_within_are_held(value: float) -> None:
    assert ANY.hold(value)


@pytest.mark.parametrize("value", [-0.6, 1000.5, 10**400, math.inf, -math.inf, math.nan, False, {}])
def test_all_else_is_no_such_number(value: object) -> None:
    assert not ANY.hold(value)


def test_bounds_say_what_is_expected() -> None:
    assert str(WHOLE) == "a whole number from 0 to 400"
    assert str(ANY) == "a number from -0.5 to 1000"


def test_a_value_is_shown_cut_short() -> None:
    assert shown("plian") == "'plian'"
    assert shown(10**300) == f"1{'0' * 39}…"
    assert shown(1 << 99_999) == "a value too large to be shown"
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "a value too large to be shown"
