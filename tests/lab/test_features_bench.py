"""What the features cost is told row by row, each the difference of two measures of the same round."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.lab import features_bench
from riyu.lab.features_bench import (
    KEPT,
    MEASURED,
    QUESTIONS,
    Question,
    feature_instruction_rows,
    feature_rows,
    run_replays,
    trail_entries,
)
from riyu.lab.games import BOARD_ALONE, NamedGame, random_games


@pytest.fixture(scope="module")
def games() -> list[NamedGame]:
    return list(random_games(2, seed=4, sizes=(7,)))


def test_each_row_is_a_measured_sum_of_parts_less_another() -> None:
    assert {row.less for row in KEPT if row.less is not None} <= set(MEASURED)
    assert KEPT[0].parts == MEASURED[0] == BOARD_ALONE
    assert len({row.name for row in KEPT}) == len(KEPT)


def test_times_are_given_for_each_row_with_quartiles(games: list[NamedGame]) -> None:
    rows = feature_rows(games)
    assert [row["what"] for row in rows] == [row.name for row in (*KEPT, *QUESTIONS)]
    assert all(row["low_quartile"] <= row["microseconds"] <= row["high_quartile"] for row in rows)
    assert {row["for_a"] for row in rows[: len(KEPT)]} == {"move"}
    board, whole = rows[0], rows[len(KEPT) - 1]
    assert board["times_board"] == 1
    assert 0 < board["microseconds"] < whole["microseconds"]


def test_questions_are_put_to_every_tenth_position_and_the_last(games: list[NamedGame]) -> None:
    counts: list[int] = []

    def ask(features: Features) -> None:
        counts.append(features.board.change_count)

    rows = feature_rows(games[:1], [Question("a question", ask)])
    moves = len(games[0].record.moves)
    assert len(counts) == len({*range(10, moves, 10), moves})
    assert counts == sorted(counts)
    assert (rows[-1]["what"], rows[-1]["for_a"]) == ("a question", "call")


def test_progress_is_told_game_by_game(games: list[NamedGame]) -> None:
    told: list[int] = []
    feature_rows(games, advance=told.append)
    assert told == [1, 2]


@pytest.mark.parametrize("rows", [feature_rows, feature_instruction_rows])
def test_without_games_nothing_can_be_measured(rows: object) -> None:
    assert callable(rows)
    with pytest.raises(UsageError, match="no games"):
        rows([])


def test_instructions_are_those_of_two_more_runs_a_move(
    games: list[NamedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = sum(len(game.record.moves) for game in games)
    costs = {parts: 100 + 50 * max(parts, 0) for parts in MEASURED}

    def counted(code: str, arguments: Sequence[object] = (), data: bytes = b"") -> int:
        assert "run_replays" in code
        found, times = pickle.loads(data)
        assert found == games
        return 12_345 + moves * sum(costs[parts] * count for parts, count in times.items())

    monkeypatch.setattr(features_bench, "instructions", counted)
    rows = feature_instruction_rows(games)
    found = {row["what"]: row["instructions"] for row in rows}
    assert found["board alone"] == 100
    assert found["chain bits"] == 50
    assert found["access"] == costs[6] - costs[2]
    assert found["board and all features"] == costs[31]
    assert rows[0]["times_board"] == 1


def test_what_valgrind_is_to_count_runs(games: list[NamedGame]) -> None:
    run_replays(games, dict.fromkeys(MEASURED, 1))


def test_features_leave_more_on_the_trail_than_the_board_alone(games: list[NamedGame]) -> None:
    assert 0 < trail_entries(games, BOARD_ALONE) < trail_entries(games)
