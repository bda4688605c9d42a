"""Rows for each fate of plans along games and for theaters; a line for each plan unlike the one read afresh."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.lab.games import random_games
from riyu.lab.plans_bench import KEPT, plan_rows, theater_rows
from riyu.reading.plans import PlanFate
from tests.library import whole_library


def test_each_fate_has_its_row_and_the_shares_make_one() -> None:
    rows, unlike = plan_rows(list(random_games(2, 1, (7,))), 200)
    fates = [f"plans {fate}" for fate in (KEPT, *(fate.value for fate in PlanFate))]
    assert [row["what"] for row in rows[: len(fates)]] == fates
    assert sum(row["share"] for row in rows[: len(fates)]) == pytest.approx(1, abs=0.001)
    assert len(unlike) == sum(row["unlike_afresh"] for row in rows[: len(fates)])


def test_theaters_and_sequences_have_rows() -> None:
    rows = theater_rows(list(random_games(1, 1, (7,))), whole_library(), 200)
    assert {
        "theaters a position",
        "swing of a theater, points",
        "moves of an obvious sequence",
    } <= {row["what"] for row in rows}


def test_without_games_nothing_is_measured() -> None:
    with pytest.raises(UsageError, match="no games"):
        plan_rows([], 1)
    with pytest.raises(UsageError, match="no games"):
        theater_rows([], whole_library(), 1)
