"""An error in the midst of a change leaves no facts that lie: all is found anew, or whoever asks is told why not."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable

import pytest

from riyu.base.errors import Stopped, UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.inference import core, engine
from riyu.inference.constants import STONE_AT
from riyu.inference.default import default_rulebase
from riyu.inference.engine import Inference
from riyu.inference.rulebase import Rulebase
from riyu.inference.wards import Dependency
from riyu.lab.games import random_games, starting_board
from riyu.reading.readings import Readings
from riyu.reading.wanted import read_wanted
from tests.inference.drawn import rule
from tests.inference.test_engine import keys, play_at_random, rulebase

FREE = """
rule free
why     Two points of one region.
map one
  a
map two
  b
relate  same-region(a, b), a != b
assert  answer(own, a, b)
seen    1 of 2
"""
"""On an empty 7x7 board it takes 2 x 49 x 98 looks, a few more for the match of its first map."""


def fresh(inference: Inference) -> Inference:
    """Give an engine made from nothing on the same position."""
    board = Board(inference.board.size, inference.board.ruleset)
    board.set_up(inference.board.position())
    return Inference(board, Features(board), inference.rulebase)


@pytest.mark.parametrize("seed", range(4))
def test_what_reading_entered_falls_with_what_it_rests_on_whatever_changes_with_it(
    seed: int,
) -> None:
    chance = random.Random(seed)
    board = Board(7)
    rules = rulebase()
    inference = Inference(board, Features(board), rules)
    readings = Readings(board)
    for _ in play_at_random(board, seed, 60):
        if chance.random() < 0.5:
            continue
        read_wanted(inference, readings)
        other = fresh(inference)
        read_wanted(other, Readings(other.board))
        assert keys(inference) == keys(other), str(board)


class Failing:
    """A ward that is told in the midst of an update, and fails when it is to."""

    def __init__(self, error: BaseException) -> None:
        self.error: BaseException | None = error

    def alert(self, message: str, dependency: Dependency) -> None:
        if self.error is not None:
            raise self.error


def fails_in_a_ward(inference: Inference) -> Callable[[], None]:
    ward = Failing(KeyError("half done"))
    for point in ("C3", "D4", "E5", "C5", "D3"):
        value = Dependency.on_value(STONE_AT, parse_point(point))
        inference.alerts.register(ward, value, "changed", at_once=True)

    def mend() -> None:
        ward.error = None

    return mend


def fails_by_interrupt(inference: Inference) -> Callable[[], None]:
    mend = fails_in_a_ward(inference)
    wards = inference.alerts._wards
    for key in wards:
        wards[key][0][0].error = KeyboardInterrupt()
    return mend


@pytest.mark.parametrize("fails", [fails_in_a_ward, fails_by_interrupt])
@pytest.mark.parametrize("seed", range(2))
def test_after_an_error_in_an_update_the_facts_are_those_of_a_fresh_engine(
    seed: int, fails: Callable[[Inference], Callable[[], None]]
) -> None:
    board = Board(5)
    inference = Inference(board, Features(board), rulebase())
    mend = fails(inference)
    torn = 0
    for _ in play_at_random(board, seed, 30):
        with contextlib.suppress(KeyError, KeyboardInterrupt):
            inference.update()
        torn += inference.is_torn
    assert torn
    mend()
    assert keys(inference) == keys(fresh(inference))
    assert not inference.is_torn
    while board.trail.depth:
        board.undo()
        assert keys(inference) == keys(fresh(inference)), board.trail.depth
    for _ in play_at_random(board, seed + 9, 20):
        assert keys(inference) == keys(fresh(inference))


def test_undone_while_it_is_torn_it_is_found_anew_too() -> None:
    board = Board(5)
    inference = Inference(board, Features(board), rulebase())
    mend = fails_in_a_ward(inference)
    for number in play_at_random(board, 4, 30):
        if number < 9:
            continue
        with pytest.raises(KeyError):
            inference.update()
        assert inference.is_torn
        break
    board.trail.undo_to(board.trail.depth - 3)
    mend()
    assert keys(inference) == keys(fresh(inference))
    board.trail.undo_to(0)
    assert keys(inference) == keys(fresh(inference))


def test_what_was_entered_before_an_error_is_forgotten() -> None:
    board = Board(5)
    inference = Inference(board, Features(board), rulebase())
    inference.enter(inference.fact("moyo(black, A1)"))
    assert inference.holds(inference.fact("moyo(black, A1)"))
    mend = fails_in_a_ward(inference)
    board.play(1, parse_point("C3"))
    with pytest.raises(KeyError):
        inference.update()
    mend()
    assert not inference.holds(inference.fact("moyo(black, A1)"))


def test_rules_that_can_not_be_followed_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(5)
    inference = Inference(board, Features(board), rulebase())
    board.play(1, parse_point("C3"))
    before, rules = keys(inference), inference.rulebase

    def refuse(rulebase: object) -> None:
        raise UsageError("these can't be followed")

    monkeypatch.setattr(engine.RulePlans, "of", refuse)
    with pytest.raises(UsageError, match="can't be followed"):
        inference.replace_rules(rulebase(FREE))
    assert inference.rulebase is rules and keys(inference) == before


# What there is a bound to.


def free_rules() -> Rulebase:
    return rulebase(FREE + "\n" + rule("save-it"))


@pytest.mark.parametrize("seed", range(2))
def test_whether_a_rule_is_silent_depends_on_the_position_alone(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(core, "MOST_LOOKS", 900)
    board = Board(7)
    inference = Inference(board, Features(board), free_rules())
    was_silent, spoke = 0, 0
    chance = random.Random(seed)
    for number in play_at_random(board, seed, 60):
        if chance.random() < 0.3:
            continue
        assert keys(inference) == keys(fresh(inference)), str(board)
        is_silent = bool(inference.findings())
        assert is_silent == bool(fresh(inference).findings())
        assert not (is_silent and inference.facts("answer"))
        was_silent += is_silent
        spoke += not is_silent
        if number % 9 == 0:
            board.trail.undo_to(board.trail.depth - chance.randrange(1, 5))
    assert was_silent and spoke
    while board.trail.depth:
        board.undo()
        assert keys(inference) == keys(fresh(inference)), str(board)
        assert bool(inference.findings()) == bool(fresh(inference).findings())


def test_a_silent_rule_is_told_with_its_place_and_the_others_speak(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(core, "MOST_LOOKS", 900)
    board = Board(7)
    inference = Inference(board, Features(board), free_rules())
    board.play(1, parse_point("C3"))
    assert inference.holds(inference.fact("move(good, black, C4, save, C3)"))
    assert not inference.facts("answer")
    (told,) = inference.findings()
    assert str(told).startswith("test.rule, line 2") and "'free' says nothing here" in str(told)


def test_all_rules_together_have_a_bound_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "MOST_AT_ONCE", 5_000)
    board = Board(7)
    with pytest.raises(UsageError, match=r"more than 5,000 looks here, most of them 'free' \(test"):
        Inference(board, Features(board), free_rules())
    small = Board(4)
    inference = Inference(small, Features(small), free_rules())
    monkeypatch.setattr(core, "MOST_AT_ONCE", 100)
    small.play(1, parse_point("B2"))
    for _ in range(2):
        with pytest.raises(UsageError, match="more than 100 looks"):
            inference.facts()
    monkeypatch.setattr(core, "MOST_AT_ONCE", 5_000)
    assert keys(inference) == keys(fresh(inference))


def test_what_is_kept_for_undo_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_KEPT", 3_000)
    board = Board(5)
    inference = Inference(board, Features(board), free_rules())
    for _ in play_at_random(board, 2, 14):
        assert keys(inference) == keys(fresh(inference))
        assert inference.kept <= 3_000
    assert inference.beginnings > 2
    while board.trail.depth:
        board.undo()
        assert keys(inference) == keys(fresh(inference)), str(board)


def test_following_rules_can_be_stopped() -> None:
    wanted = [False]
    board = Board(9)
    inference = Inference(board, Features(board), free_rules(), stop=lambda: wanted[0])
    board.play(1, parse_point("C3"))
    wanted[0] = True
    with pytest.raises(Stopped):
        inference.update()
    with pytest.raises(Stopped):
        inference.facts()
    wanted[0] = False
    assert keys(inference) == keys(fresh(inference))
    other = Board(9)
    with pytest.raises(Stopped):
        Inference(other, Features(other), free_rules(), stop=lambda: True)


def test_what_supports_a_fact_comes_in_one_order_whatever_came_before() -> None:
    (game,) = random_games(1, 41, (6,))
    board = starting_board(game.record)
    inference = Inference(board, Features(board), default_rulebase())
    several = 0
    for number, move in enumerate(game.record.moves[:50]):
        board.play(move.color, move.point)
        inference.update()
        if number not in (20, 49):
            continue
        again = fresh(inference)
        for fact in inference.facts():
            told = list(map(repr, inference.supports(fact)))
            assert told == list(map(repr, again.supports(fact))), str(fact)
            several += len(told) > 1
    assert several
