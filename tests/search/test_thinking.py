"""Thinking: it finds what a small board has to find, keeps limits, memory and seed, and uses what it found."""

from __future__ import annotations

import math
from collections.abc import Mapping
from time import monotonic

import pytest

from riyu.assessment.evaluator import Evaluator
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.base.errors import UsageError
from riyu.candidates.move_scores import read_learned
from riyu.features.features import Features
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import Point, all_points, parse_point, point_text
from riyu.game.ruleset import CHINESE, JAPANESE, TROMP_TAYLOR
from riyu.search.mcts import Descents, MoveOdds, Worker
from riyu.search.thinking import Limits, Seen, Thinker, Thinking, Thought
from riyu.search.tree import Selection, Tree
from tests.boards import SETTLED, drawn_game
from tests.patience import patience

LEARNED = read_learned()
PLAYOUTS = weights_of(read_playout_values())


def thinker(**how: object) -> Thinker:
    return Thinker(LEARNED, PLAYOUTS, Thinking(memory=1 << 24, **how))  # type: ignore[arg-type]


def think(
    game: Game,
    simulations: int = 600,
    by: Thinker | None = None,
    seed: int = 1,
    komi: float = 0.0,
) -> Thought:
    """Think about the move of the color to move."""
    limits = Limits(simulations, is_whole=True)
    return (by or thinker()).think(game, game.to_move, komi, limits, seed=seed)


def by_clock(least: int) -> Limits:
    """Give limits that are no number of descents, and end after so many slices of them or soon after."""
    slices = iter(range(max(2, least // 100)))
    return Limits(stop=lambda: next(slices, None) is None)


def best(thought: Thought) -> str:
    assert thought.best is not None
    return point_text(thought.best.move)


EYE_OF_THREE = """
. O . O .
O O O O O
O O O O O
X X X X O
. . . X O
"""
"""Whoever plays B1 first decides whether Black lives."""

IF_ALIVE = -12.5
"""The komi at which that decides the game."""


@pytest.mark.parametrize("color", ["black", "white"])
def test_it_takes_the_vital_point_of_three(color: str) -> None:
    assert best(think(drawn_game(EYE_OF_THREE, color), 800, komi=IF_ALIVE)) == "B1"


def test_the_middle_of_a_small_board_wins_it() -> None:
    thought = think(Game(5, komi=0.5), 1500)
    assert best(thought) == "C3"
    assert thought.value > 0.6
    assert thought.margin > 5


@pytest.mark.parametrize(("stones", "moves"), [("", 15), ("E5", 14), ("C3", 44), ("C4", 80)])
def test_of_moves_that_are_the_same_but_for_a_symmetry_one_is_searched(
    stones: str, moves: int
) -> None:
    game = Game(9)
    for stone in stones.split():
        game.play(BLACK, parse_point(stone))
    thought = think(game, 400)
    assert len([branch for branch in thought.branches if branch.move != PASS]) == moves
    assert sum(branch.prior for branch in thought.branches) == pytest.approx(1, abs=0.01)


def test_where_territory_is_counted_a_stone_that_is_not_answered_costs_a_point() -> None:
    found = {}
    for ruleset in (JAPANESE, CHINESE):
        game = drawn_game(SETTLED, ruleset=ruleset)
        game.play(BLACK, PASS)
        game.komi = -2.5
        thought = think(game, 400, komi=game.area_komi)
        found[ruleset.name] = {
            branch.move: branch.margin for branch in thought.branches if branch.visits > 5
        }
        assert best(thought) == "pass" or ruleset is CHINESE
    in_own = parse_point("F7")
    assert found["japanese"][PASS] - found["japanese"][in_own] > 0.8
    assert found["chinese"][PASS] - found["chinese"][in_own] == pytest.approx(0, abs=0.1)


def test_what_it_found_adds_up() -> None:
    thought = think(Game(7), 500)
    assert thought.simulations == 500 == sum(branch.visits for branch in thought.branches)
    assert len(thought.ownership) == 49
    assert all(-1 <= owned <= 1 for owned in thought.ownership)
    assert thought.line[0] == thought.branches[0].move
    assert thought.branches[0].visits == max(branch.visits for branch in thought.branches)


def test_a_side_without_any_other_move_passes() -> None:
    game = drawn_game("""
        . X . X .
        X X X X X
        O O O O O
        O O O O O
        . O . O .
        """)
    assert best(think(game, 50)) == "pass"


def test_it_plays_on_after_two_passes() -> None:
    game = drawn_game(EYE_OF_THREE)
    game.play(game.to_move, PASS)
    game.play(game.to_move, PASS)
    assert think(game, 100).visits == 100


def test_the_same_seed_finds_the_same_and_another_one_not() -> None:
    found = [think(Game(9), 300, seed=seed).branches for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_two_threads_share_a_tree() -> None:
    game = Game(9)
    thought = think(game, 2000, thinker(threads=2))
    assert thought.simulations == pytest.approx(2000, abs=400), "each may go a slice further"
    visits = sum(branch.visits for branch in thought.branches)
    assert visits == pytest.approx(thought.simulations, rel=0.02), "few are lost where threads meet"


def test_the_tree_below_the_moves_made_is_used_again() -> None:
    game, by = Game(9), thinker()
    first = by.think(game, BLACK, 7.5, by_clock(1000))
    game.play(BLACK, first.line[0])
    game.play(WHITE, first.line[1])
    again = by.think(game, BLACK, 7.5, by_clock(20))
    assert again.visits > again.simulations + 10


@pytest.mark.parametrize("change", ["undo", "komi", "color", "another game"])
def test_a_tree_of_something_else_is_not_used(change: str) -> None:
    game, by = Game(9, komi=7.5), thinker()
    game.play(BLACK, parse_point("E5"))
    by.think(game, WHITE, 0.0, by_clock(400))
    komi = 0.0
    if change == "undo":
        game.undo()
    elif change == "komi":
        komi = 5.5
    elif change == "color":
        game.play(WHITE, PASS)
        game.play(WHITE, parse_point("C3"))
    else:
        game = Game(9)
        game.play(BLACK, parse_point("D5"))
    thought = by.think(game, game.to_move, komi, by_clock(50))
    assert thought.visits == thought.simulations


def test_it_stops_in_time() -> None:
    thought = thinker().think(Game(9), BLACK, 7.5, Limits(until=monotonic() + 0.1))
    assert thought.simulations > 0
    assert thought.seconds < patience(1)


def test_it_goes_on_where_the_choice_is_open_and_only_there() -> None:
    """Four points around the center are all but alike: of some seeds' first games one leads by far, of others none."""
    game = Game(9)
    game.play(BLACK, parse_point("B1"))

    def looked(seed: int, *points: str) -> int:
        now = monotonic()
        limits = Limits(until=now, latest=now + patience(0.3))
        priors = {parse_point(point): 1 / len(points) for point in points}
        thought = thinker().think(game, WHITE, 7.5, limits, seed=seed, priors=lambda _: priors)
        return thought.simulations

    settled = {looked(seed, "E5") for seed in range(4)}
    assert len(settled) == 1
    assert max(looked(seed, "D5", "F5", "E4", "E6") for seed in range(12)) > max(settled)


def test_it_stops_when_told() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    assert 0 < thinker().think(Game(9), BLACK, 7.5, Limits(stop=stop)).simulations < 100_000


def test_it_ends_where_nothing_can_change_any_more() -> None:
    only = parse_point("E5")

    def one(learned: Mapping[Point, float]) -> dict[Point, float]:
        return {only: 1.0}

    thought = thinker().think(Game(5), BLACK, 7.5, Limits(100_000), priors=one)
    assert best(thought) == "E5"
    assert thought.simulations < 100_000


def test_what_was_searched_before_changes_nothing_where_descents_are_the_limit() -> None:
    by, game = thinker(), Game(7)
    first = think(game, 400, by)
    think(game, 900, by, seed=5)
    assert think(game, 400, by).branches == first.branches


def test_it_is_told_what_was_found_so_far() -> None:
    heard: list[Thought] = []
    limits = Limits(400, is_whole=True)
    thinker().think(Game(9), BLACK, 7.5, limits, tell=heard.append)
    assert heard
    assert [one.simulations for one in heard] == sorted(one.simulations for one in heard)


def test_it_is_told_no_oftener_than_asked_for() -> None:
    heard: list[Thought] = []
    limits = Limits(400, is_whole=True)
    thinker().think(Game(9), BLACK, 7.5, limits, tell=heard.append, every=patience(1000))
    assert not heard


def test_a_root_that_can_hold_no_more_visits_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riyu.search.thinking.MOST_VISITS", 100)
    thought = thinker().think(Game(5), BLACK, 0.0, Limits(is_whole=True))
    assert 100 <= thought.visits < 100_000


def test_memory_is_kept_to() -> None:
    by = Thinker(LEARNED, PLAYOUTS, Thinking(memory=100_000))
    assert think(Game(9), 3000, by).simulations == 3000


@pytest.mark.parametrize(
    "selection",
    [
        Selection(),
        Selection(prior_weight=60.0, even_weight=2.0, drop=0.0, amaf_room=3000.0, explore=0.0),
        Selection(widen_from=20.0),
    ],
)
def test_every_way_to_choose_finds_the_vital_point(selection: Selection) -> None:
    game = drawn_game(EYE_OF_THREE)
    assert best(think(game, 800, thinker(selection=selection), komi=IF_ALIVE)) == "B1"


@pytest.mark.parametrize(
    ("selection", "is_found"),
    [
        (Selection(try_from=0.0), False),
        (Selection(try_from=8.0), True),
        (Selection(try_from=8.0, even_weight=8.0), False),  # it wins once, which says too little
        (Selection(try_from=8.0, even_weight=8.0, try_again=2.0), True),
    ],
)
def test_what_nothing_speaks_for_is_tried_once_the_others_were_often(
    selection: Selection, is_found: bool
) -> None:
    vital, beside = parse_point("B1"), parse_point("A1")

    def against(learned: Mapping[Point, float]) -> dict[Point, float]:
        return {p: 0.5 if p == beside else 1e-9 if p == vital else 0.1 for p in learned}

    game = drawn_game(EYE_OF_THREE)
    limits = Limits(600, is_whole=True)
    by = thinker(selection=selection)
    thought = by.think(game, game.to_move, IF_ALIVE, limits, priors=against)
    assert (best(thought) == "B1") is is_found


# Beyond the choice ----------------------------------------------------------------------------------------------------


def test_whose_points_end_as_is_known_by_first_move() -> None:
    by, game = thinker(), drawn_game(EYE_OF_THREE)
    think(game, 600, by, komi=IF_ALIVE)
    by.go_on(PASS, 200)
    vital, passed = by.see(parse_point("B1"), 30), by.see(PASS, 30)
    assert vital is not None and passed is not None
    corner = parse_point("A1")
    assert vital.owned[corner] > 0.95, "Black lives by it"
    assert passed.owned[corner] < 0.5, "and mostly dies if he passes"
    assert passed.games >= 200
    assert vital.line[0] == parse_point("B1")


def test_owners_by_first_move_add_up_to_those_of_all() -> None:
    by, game = thinker(), Game(5)
    thought = think(game, 300, by)
    parts = [by.see(branch.move, 30) for branch in thought.branches]
    found = [part for part in parts if part is not None]
    assert sum(part.games for part in found) == 300
    for place, point in enumerate(all_points(5)):
        mean = sum(part.games * part.owned[point] for part in found) / 300
        assert mean == pytest.approx(thought.ownership[place])


def test_it_goes_on_by_one_move_as_often_as_asked_and_the_same_by_the_same_seed() -> None:
    rival = parse_point("A1")

    def looked() -> Seen | None:
        by = thinker()
        before = think(Game(7), 200, by).find(rival)
        assert before is not None
        assert by.go_on(rival, 70) == 70
        seen = by.see(rival, 5)
        assert seen is not None
        assert seen.visits == before.visits + 70
        return seen

    assert looked() == looked()


def test_it_goes_on_no_further_than_told_nor_by_what_it_does_not_know() -> None:
    by = thinker()
    assert by.go_on(PASS, 10) == 0, "nothing was thought about"
    assert by.see(PASS, 5) is None
    think(Game(5), 100, by)
    assert by.go_on(PASS, 10, lambda: True) == 0
    assert by.go_on(parse_point("T19"), 10) == 0
    by.forget()
    assert by.go_on(PASS, 10) == 0


def test_several_threads_may_be_followed_by_more_descents() -> None:
    by = thinker(threads=2)
    think(Game(7), 400, by)
    before = by.see(PASS, 30)
    assert by.go_on(PASS, 50) == 50
    after = by.see(PASS, 30)
    assert after is not None
    assert after.games == (before.games if before is not None else 0) + 50


def test_a_tree_that_is_not_kept_is_not_used_again() -> None:
    game, by = Game(9), thinker()
    first = by.think(game, BLACK, 7.5, by_clock(1000), is_kept=False)
    game.play(BLACK, first.line[0])
    game.play(WHITE, first.line[1])
    again = by.think(game, BLACK, 7.5, by_clock(20))
    assert again.visits == again.simulations


# The tree alone -------------------------------------------------------------------------------------------------------


def test_a_root_has_at_most_512_moves() -> None:
    with pytest.raises(UsageError, match="at most 512 moves"):
        Tree(1 << 20).plant(range(513), [0.0] * 513)


def test_priors_come_back_as_they_went_in_and_put_moves_in_their_order() -> None:
    tree = Tree(1 << 20)
    tree.plant([7, 3, 5], [0.75, 0.2, 0.05])
    assert [branch.move for branch in tree.branches()] == [7, 3, 5]
    assert [round(branch.prior, 3) for branch in tree.branches()] == [0.75, 0.2, 0.05]
    tree.plant([5, 3, 9, 7], [0.9, 0.2, 0.1, 0.01])
    assert [branch.move for branch in tree.branches()] == [5, 3, 9, 7]


def test_the_root_of_a_tree_kept_has_all_moves_and_what_was_found_of_them() -> None:
    game = Game(9, komi=7.5)
    by = thinker(descents=Descents(width=5))
    first = by.think(game, BLACK, 7.5, by_clock(3000))
    assert first.best is not None
    game.play(BLACK, first.best.move)
    answers = by.think(game, WHITE, 7.5, by_clock(100))
    assert len(answers.branches) > 40
    assert answers.visits > answers.simulations


# Priors in two steps --------------------------------------------------------------------------------------------------


def priors_below_e5(expand_at: int, glance_at: int) -> Mapping[Point, float]:
    """Give the moves, with their priors, of the node behind the middle, after ten descents through it."""
    game = Game(9, komi=7.5)
    how = Descents(expand_at=expand_at, glance_at=glance_at, width=30)
    tree = Tree(1 << 22)
    tree.plant([parse_point("E5")], [1.0])
    Worker(
        game.board, game.moves, tree, MoveOdds(LEARNED.table, LEARNED.weights), PLAYOUTS, how, 1, []
    ).run(10)
    below = tree.below([parse_point("E5")])
    return {} if below is None else {branch.move: branch.prior for branch in below.branches()}


def test_an_edge_has_no_node_before_it_is_time() -> None:
    assert not priors_below_e5(expand_at=11, glance_at=0)


def test_a_node_made_at_a_glance_has_the_likeliest_moves() -> None:
    glanced = priors_below_e5(expand_at=11, glance_at=2)
    assert len(glanced) == 25
    assert 0.2 < sum(glanced.values()) < 1.001


def test_learned_priors_take_the_place_of_those_of_a_glance() -> None:
    learned = priors_below_e5(expand_at=6, glance_at=0)
    assert len(learned) == 31
    assert priors_below_e5(expand_at=6, glance_at=2) == learned


def chance(lead: float) -> float:
    """Give the chance that a lead of so many points gives, as Descents.mix has it."""
    return 1.0 / (1.0 + math.exp(-lead / Descents().mix_span))


def test_the_evaluator_s_share_is_that_of_the_last_node_gone_through() -> None:
    """Five descents make no node, so all are judged by the root; sixty by what they came to, each from its side."""
    game = drawn_game(EYE_OF_THREE)
    features = Features(game.board)
    judged = chance(Evaluator(features).evaluate() / 1000.0 - 7.5)
    ours = judged if game.to_move == BLACK else 1.0 - judged
    by_root = think(game, 5, thinker(descents=Descents(mix=1.0)), komi=7.5)
    for branch in by_root.branches:
        if branch.visits:
            assert branch.value == pytest.approx(ours, abs=1 / 256)
    further = think(game, 60, thinker(descents=Descents(mix=1.0)), komi=7.5)
    assert 0.0 < further.value < 1.0
    assert further.value != pytest.approx(ours, abs=1 / 256)


def test_a_game_that_is_over_is_judged_by_its_count_where_no_stones_may_be_agreed_dead() -> None:
    game = drawn_game(EYE_OF_THREE, ruleset=TROMP_TAYLOR)
    game.play(BLACK, PASS)
    passed = think(game, 200, thinker(descents=Descents(mix=1.0)), komi=game.komi).find(PASS)
    game.play(WHITE, PASS)
    counted = game.score()
    assert counted.winner == WHITE
    assert passed is not None and passed.visits > 0
    assert passed.value == pytest.approx(chance(-counted.margin), abs=1 / 256)


def test_a_tree_that_nothing_was_planted_in_has_no_moves() -> None:
    tree = Tree(1 << 20)
    assert tree.branches() == []
    assert tree.line() == []
    assert tree.below([1]) is None
    assert tree.lead() == (0, 0)


def test_points_whose_owner_decides_who_wins_have_more_of_the_prior() -> None:
    def priors(**how: float) -> dict[str, float]:
        by = thinker(descents=Descents(**how))  # type: ignore[arg-type]
        thought = think(drawn_game(EYE_OF_THREE, "white"), 400, by, komi=IF_ALIVE)
        return {point_text(branch.move): branch.prior for branch in thought.branches}

    before, after = priors(), priors(critical=6.0, critical_root=1.0)
    assert after["B1"] > before["B1"]
    assert sum(after.values()) == pytest.approx(sum(before.values()), abs=0.02)


def test_who_wins_goes_with_the_string_that_hangs() -> None:
    by = thinker()
    game = drawn_game(EYE_OF_THREE, "white")
    think(game, 800, by, komi=IF_ALIVE)
    winners = by.winners()
    hangs = tuple(game.board.string_points(parse_point("A2")))
    assert sum(winners.games) == 800
    won, otherwise, owned = winners.by_owner(BLACK, hangs)
    assert won > 0.9 > 0.1 > otherwise
    assert 0.0 < owned < 1.0
    assert winners.by_owner(WHITE, hangs)[2] == pytest.approx(1.0 - owned)
