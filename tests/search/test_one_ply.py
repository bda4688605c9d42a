"""Weights order the candidates; playouts look at the best; time and seed are obeyed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from riyu.assessment.assessment import SLICE
from riyu.candidates.candidate import Candidate, Motive, Reason
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.game.ruleset import Scoring
from riyu.search.one_ply import Choice, Weight, choose
from riyu.search.one_ply import weigh as weigh_one

WEIGHTS = {"capture": Weight(5, 2), "fill": Weight(1), "self-atari": Weight(-3, -1)}


def candidate(point: str, *reasons: tuple[Motive, float]) -> Candidate:
    return Candidate(
        parse_point(point), tuple(Reason(m, m.value, (), amount) for m, amount in reasons)
    )


CANDIDATES = [
    candidate("A1", (Motive.FILL, 1)),
    candidate("C3", (Motive.CAPTURE, 3)),
    candidate("E5", (Motive.CAPTURE, 3), (Motive.SELF_ATARI, 2)),
    candidate("B2", (Motive.BORDER, 1)),
]


def weigh(
    playouts: int = 0,
    trust: float = 1.0,
    seed: int = 1,
    out_of_time: bool = False,
    time_is_up: Callable[[], bool] | None = None,
    scoring: Scoring = Scoring.AREA,
    among: Sequence[Candidate] = CANDIDATES,
) -> Choice:
    return choose(
        Board(5),
        1,
        among,
        WEIGHTS,
        scoring=scoring,
        width=3,
        playouts=playouts,
        trust=trust,
        seed=seed,
        time_is_up=time_is_up or (lambda: out_of_time),
    )


def test_the_worth_of_a_move_is_the_sum_of_its_reasons() -> None:
    values = {w.candidate.move: w.value for w in weigh().weighed}
    assert values == {
        parse_point("C3"): 11,
        parse_point("E5"): 6,
        parse_point("A1"): 1,
        parse_point("B2"): 0,  # a motive the style does not name is worth nothing
    }


def test_only_the_best_are_looked_at() -> None:
    gained = [w.gained is not None for w in weigh(playouts=50).weighed]
    assert gained == [True, True, True, False]


def test_playouts_see_that_the_center_of_a_small_board_is_better() -> None:
    best = weigh(playouts=300, trust=10).weighed[0]
    assert best.candidate.move == parse_point("C3")
    assert best.gained is not None
    assert best.gained > 0


def test_without_time_the_order_of_weights_stands() -> None:
    assert weigh(playouts=50, out_of_time=True) == weigh()


def test_the_same_seed_gives_the_same_choice() -> None:
    assert weigh(playouts=40) == weigh(playouts=40)
    assert weigh(playouts=40) != weigh(playouts=40, seed=2)


def test_a_stone_costs_a_point_where_territory_is_counted() -> None:
    only = CANDIDATES[1:2]
    area, territory = (
        weigh(playouts=40, scoring=scoring, among=only).weighed[0].gained
        for scoring in (Scoring.AREA, Scoring.TERRITORY)
    )
    assert area is not None
    assert territory == pytest.approx(area - 1)


def up_after(questions: int) -> Callable[[], bool]:
    """Give a clock that says the time is up once it was asked so often."""
    asked = iter(range(questions))
    return lambda: next(asked, None) is None


@pytest.mark.parametrize("questions", [1, 2, 5, 9])
def test_time_is_looked_at_within_the_playouts_of_a_move(questions: int) -> None:
    choice = weigh(playouts=100_000, time_is_up=up_after(questions))
    assert choice.playouts == (questions - 1) * SLICE  # the first question came before any playout


def test_when_time_is_up_all_that_were_looked_at_got_alike() -> None:
    # The pass and three moves, two slices each.
    choice = weigh(playouts=100_000, time_is_up=up_after(1 + 2 * 4))
    assert choice.playouts == 2 * 4 * SLICE
    assert [w.gained is not None for w in choice.weighed] == [True, True, True, False]


@pytest.mark.parametrize("numbers", [(0, 100, 1.0), (3, 0, 1.0), (3, 100, 0.0)])
def test_where_nothing_is_looked_at_one_more_move_is_not_either(
    numbers: tuple[int, int, float],
) -> None:
    width, playouts, trust = numbers
    weighed = weigh_one(
        Board(5),
        1,
        CANDIDATES[1],
        WEIGHTS,
        scoring=Scoring.AREA,
        width=width,
        playouts=playouts,
        trust=trust,
        seed=1,
        time_is_up=lambda: False,
    )
    assert (weighed.value, weighed.gained) == (11, None)
