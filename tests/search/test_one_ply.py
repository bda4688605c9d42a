"""Weights order the candidates; playouts look at the best; time and seed are obeyed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from riyu.assessment.assessment import SLICE
from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.weights import Weight, Weights
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.game.ruleset import CHINESE, JAPANESE, Ruleset
from riyu.search.one_ply import Choice, Looks, Weighed, choose, natural_rivals, surely_less
from riyu.search.one_ply import weigh as weigh_one

WEIGHTS = Weights(
    {"capture": Weight(5, 2), "fill": Weight(1), "self-atari": Weight(3, 1)}, {"urgent": 2.0}
)


def candidate(point: str, *reasons: tuple[str, str, int], learned: float = 0.0) -> Candidate:
    """Give a candidate; a reason is quality, purpose and size."""
    move = parse_point(point)
    made = [
        Reason(("move", quality, 1, move, purpose, number), size)
        for number, (quality, purpose, size) in enumerate(reasons, start=21)
    ]
    return Candidate(move, tuple(made), learned)


CANDIDATES = [
    candidate("A1", ("good", "fill", 1)),
    candidate("C3", ("good", "capture", 3)),
    candidate("E5", ("good", "capture", 3), ("bad", "self-atari", 2)),
    candidate("B2", ("good", "hane", 1)),
]


def looks(
    width: int = 3,
    playouts: int = 0,
    trust: float = 1.0,
    seed: int = 1,
    time_is_up: Callable[[], bool] = lambda: False,
    proof: float = 0.0,
) -> Looks:
    return Looks(WEIGHTS, width, playouts, trust, proof, 0.0, seed, time_is_up)


def weigh(
    playouts: int = 0,
    trust: float = 1.0,
    seed: int = 1,
    out_of_time: bool = False,
    time_is_up: Callable[[], bool] | None = None,
    ruleset: Ruleset = CHINESE,
    among: Sequence[Candidate] = CANDIDATES,
) -> Choice:
    up = time_is_up or (lambda: out_of_time)
    return choose(Board(5, ruleset), 1, among, looks(3, playouts, trust, seed, up))


def test_the_worth_of_a_move_is_the_sum_of_its_reasons() -> None:
    values = {w.candidate.move: w.value for w in weigh().weighed}
    assert values == {
        parse_point("C3"): 11,
        parse_point("E5"): 6,
        parse_point("A1"): 1,
        parse_point("B2"): 0,  # a purpose the style does not name is worth nothing
    }


def worth(*reasons: tuple[str, str, int], learned: float = 0.0) -> float:
    one = candidate("C3", *reasons, learned=learned)
    return Weights(WEIGHTS.purposes, WEIGHTS.qualities, 4.0).of(one)


def test_a_quality_is_a_factor_and_a_learned_move_counts_by_the_power_of_ten() -> None:
    assert worth(("urgent", "capture", 3)) == 22
    assert worth(learned=0.1) == pytest.approx(8)
    assert worth(learned=0.0001) == 0


def test_several_sources_of_one_purpose_and_target_count_once_and_purposes_add() -> None:
    move = parse_point("C3")
    take, take_well = (("move", q, 1, move, "capture", 42) for q in ("good", "urgent"))
    other = ("move", "good", 1, move, "capture", 62)
    both = Candidate(move, (Reason(take, 3), Reason(take_well, 3)))
    assert WEIGHTS.of(both) == 22
    assert WEIGHTS.of(Candidate(move, (*both.reasons, Reason(other, 1)))) == 22 + 7
    best, *rest = WEIGHTS.in_order(both).reasons
    assert (best.quality, len(rest)) == ("urgent", 1)


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
        weigh(playouts=40, ruleset=ruleset, among=only).weighed[0].gained
        for ruleset in (CHINESE, JAPANESE)
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
    weighed = weigh_one(Board(5), 1, CANDIDATES[1], looks(width, playouts, trust))
    assert (weighed.value, weighed.gained) == (11, None)


def test_what_reading_proves_counts_two_points_a_stone_and_what_is_likely_only_where_asked() -> (
    None
):
    proven = candidate("C3", ("urgent", "kill", 4))
    move = parse_point("B2")
    likely = Candidate(
        move, (Reason(("move", "good", 1, move, "attack", 21), 4, "reading attack"),)
    )
    assert (proven.proven, proven.in_doubt) == (8, 0)
    assert (likely.proven, likely.in_doubt) == (0, 8)
    board = Board(5)
    found = choose(board, 1, [proven, likely], looks(proof=0.5)).weighed
    assert [one.value for one in found] == [4.0, 0.0]
    asked = replace(looks(proof=0.5), doubt=1.0)
    assert [one.value for one in choose(board, 1, [proven, likely], asked).weighed] == [8.0, 4.0]


def searched(name: str, visits: int, prior: float, margin: float = 0.0) -> Weighed:
    """A move as a tree search has it; a descent's margin strays by 60 points."""
    error = 60.0 / visits**0.5
    return Weighed(
        Candidate(parse_point(name), ()),
        0.0,
        visits=visits,
        won=0.5,
        margin=margin,
        error=error,
        prior=prior,
    )


def test_a_natural_rival_was_likely_before_the_search_or_got_half_as_much_of_it() -> None:
    """An empty board: the first line got visits by chance, as no playout tells it from a corner."""
    best = searched("D4", 1000, 0.56)
    likely = [searched(name, 5, 0.01) for name in ("E3", "E4", "F4", "D5")]
    found, by_chance = searched("K10", 600, 0.004), searched("J1", 200, 0.004)
    rivals = natural_rivals([best, found, by_chance, *likely], parse_point("D4"))
    assert rivals == [found, *likely]


def test_a_difference_counts_from_twice_its_error_on() -> None:
    best = searched("D4", 1000, 0.5, 10.0)
    assert surely_less(best, searched("E3", 400, 0.1, 2.0)) == 8.0
    assert surely_less(best, searched("E3", 400, 0.1, 4.0)) == 0.0
    assert surely_less(best, searched("E3", 100, 0.1, -40.0)) is None  # hardly looked at
