"""The page's measurements, run small: every figure is there, and nothing is lost."""

from __future__ import annotations

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.lab.page_bench import click_rows
from riyu.lab.page_sessions import session_rows
from riyu.lab.page_siege import crowd_rows, ending_rows

pytestmark = pytest.mark.usefixtures("windowless")


def test_moves_are_clicked_without_and_with_overlays() -> None:
    moves = [Move(BLACK, parse_point("E5", 9)), Move(WHITE, parse_point("C3", 9))]
    told: list[int] = []
    rows = click_rows(moves, 9, ["links"], told.append)
    assert [row["overlays"] for row in rows] == ["none", "links"]
    assert all(row["moves"] == 2 and row["bytes a move"] > 100 for row in rows)
    assert told == [1, 2, 3, 4]


def test_sessions_at_once_lose_nothing_even_when_the_server_is_killed() -> None:
    (row,) = session_rows(4, 0.3, 1, lambda done: None)
    assert row["sessions"] == 4 and row["turns"] >= 4
    assert row["lost"] == row["games wrong"] == row["wrong after a kill"] == 0


def test_a_crowd_that_says_nothing_leaves_the_page_reachable() -> None:
    told: list[int] = []
    rows = crowd_rows(30, 1, 64, told.append)
    assert rows[0]["s"] == 0 and told
    assert all(isinstance(row["ms a request"], float) for row in rows)
    assert all(int(str(row["open"])) <= 30 for row in rows)


def test_ctrl_c_ends_the_page_and_keeps_what_was_played() -> None:
    told: list[int] = []
    rows = ending_rows(1, told.append)
    assert [row["exit code"] for row in rows] == [130] * 4 and told == [1, 2, 3, 4]
    assert [row["kept"] for row in rows] == ["0 of 0"] * 3 + ["1 of 1"]
