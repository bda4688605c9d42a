from __future__ import annotations

import json
import math

import pytest

from riyu.base.errors import UsageError
from riyu.lab.elo import elo_difference, elo_of_score, score_of_elo, wilson_interval

# FIDE Handbook B.02, table 8.1b: rating differences and the expected score of the higher rated, rounded to 0.01.
FIDE = [(0, 0.50), (50, 0.57), (100, 0.64), (150, 0.70), (200, 0.76), (300, 0.85), (350, 0.89)]


@pytest.mark.parametrize(("difference", "score"), FIDE)
def test_the_curve_is_that_of_the_published_table(difference: int, score: float) -> None:
    # FIDE's table is of the normal curve, ours the logistic one: they differ by up to 0.01 here.
    assert score_of_elo(difference) == pytest.approx(score, abs=0.012)
    assert elo_of_score(score_of_elo(difference)) == pytest.approx(difference)


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        # Newcombe 1998, Statistics in Medicine 17, table I, method 3 (Wilson's score interval), 95 %.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_the_published_one(
    points: int, games: int, low: float, high: float
) -> None:
    assert wilson_interval(points, games) == pytest.approx((low, high), abs=0.00006)


def test_equal_scores_are_no_difference() -> None:
    figures = elo_difference(40, 20, 40)
    assert figures.elo == 0
    assert figures.elo_low == pytest.approx(-figures.elo_high)
    assert figures.superior == 0.5


def test_three_of_four_is_191_points() -> None:
    figures = elo_difference(70, 10, 20)
    assert figures.score == 0.75
    assert figures.elo == pytest.approx(400 * math.log10(3))
    assert figures.elo_low < figures.elo < figures.elo_high
    assert figures.superior > 0.999


@pytest.mark.parametrize(("wins", "losses", "bound"), [(10, 0, 0.7225), (0, 10, 1 - 0.7225)])
def test_a_clean_sheet_has_a_bound_on_one_side(wins: int, losses: int, bound: float) -> None:
    figures = elo_difference(wins, 0, losses)
    assert math.isinf(figures.elo)
    finite = figures.low if wins else figures.high
    assert finite == pytest.approx(bound, abs=0.0001)  # n / (n + z²)
    assert ("or more" if wins else "or less") in str(figures)
    assert json.loads(json.dumps(figures.to_json(), allow_nan=False))["elo"] is None


def test_no_games_say_nothing() -> None:
    figures = elo_difference(0, 0, 0)
    assert str(figures) == "no games"
    assert (figures.low, figures.high) == (0, 1)
    json.dumps(figures.to_json(), allow_nan=False)


def test_swapping_the_players_turns_the_sign() -> None:
    one, other = elo_difference(17, 3, 9), elo_difference(9, 3, 17)
    assert one.elo == pytest.approx(-other.elo)
    assert one.elo_low == pytest.approx(-other.elo_high)


def test_negative_counts_are_refused() -> None:
    with pytest.raises(UsageError):
        elo_difference(1, -1, 0)
