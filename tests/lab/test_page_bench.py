"""The page's measurements, run small: every figure is there, and nothing is lost."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.lab.page_bench import browser_path, click_rows
from riyu.lab.page_sessions import session_rows


@pytest.fixture(autouse=True)
def _needs_a_browser() -> None:
    try:
        browser_path()
    except UsageError as error:
        pytest.skip(str(error))


def test_moves_are_clicked_without_and_with_overlays() -> None:
    moves = [Move(BLACK, parse_point("E5", 9)), Move(WHITE, parse_point("C3", 9))]
    told: list[int] = []
    rows = click_rows(moves, 9, ["links"], told.append)
    assert [row["overlays"] for row in rows] == ["none", "links"]
    assert all(row["moves"] == 2 and row["bytes a move"] > 100 for row in rows)
    assert told == [1, 2, 3, 4]


def test_sessions_at_once_lose_nothing_even_when_the_server_is_killed() -> None:
    (row,) = session_rows(4, 2.0, 1, lambda done: None)
    assert row["sessions"] == 4 and row["turns"] >= 4
    assert row["lost"] == row["games wrong"] == row["wrong after a kill"] == 0
