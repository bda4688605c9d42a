"""Rules replaced in a game, with marks: what stands is what a fresh engine finds, there and after undo to before."""

from __future__ import annotations

import os
import random
import threading
from pathlib import Path

import pytest

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.inference.constants import LIBERTIES_OF
from riyu.inference.default import RulesInForce, default_rulebase
from riyu.inference.engine import Inference
from riyu.inference.model import RuleFile
from riyu.inference.reload import LiveRulebase
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.inference.wards import Dependency
from riyu.patterns.reload import SECONDS
from tests.boards import drawn_board
from tests.inference.drawn import rule
from tests.inference.test_engine import (
    ATARI,
    RULES,
    Listener,
    engine,
    keys,
    play_at_random,
    rulebase,
)
from tests.patience import patience

PARTS = RULES.split("rule cut")
FIRST = PARTS[0]
SECOND = "rule diagonal" + PARTS[0].split("rule diagonal")[1] + "rule cut" + PARTS[1]


def fresh(board: Board, rules: Rulebase) -> Inference:
    other = Board(board.size, board.ruleset)
    other.set_up(board.position())
    return Inference(other, Features(other), rules)


@pytest.mark.parametrize("seed", range(4))
def test_rules_are_replaced_where_marks_stand_and_undo_goes_to_before(seed: int) -> None:
    chance = random.Random(seed)
    board = Board(7)
    rules = [rulebase(FIRST), rulebase(SECOND)]
    inference = engine(board, rules[0])
    in_force = rules[0]
    for number in play_at_random(board, seed, 40):
        if chance.random() < 0.7:
            inference.update()
        if number % 9 == 8:
            in_force = rules[number % 2]
            inference.replace_rules(in_force)
            assert keys(inference) == keys(fresh(board, in_force))
        if number % 12 == 0:
            board.trail.undo_to(board.trail.depth - chance.randrange(1, 6))
            if chance.random() < 0.5:
                assert keys(inference) == keys(fresh(board, in_force)), number
    while board.trail.depth:
        board.trail.undo_to(max(0, board.trail.depth - chance.choice((1, 1, 3))))
        assert keys(inference) == keys(fresh(board, in_force))
    for _ in play_at_random(board, seed + 50, 10):
        assert keys(inference) == keys(fresh(board, in_force))


def test_undone_past_replaced_rules_all_is_found_from_nothing_no_more() -> None:
    board = Board(9)
    inference = engine(board, rulebase(FIRST))
    for _ in play_at_random(board, 5, 40):
        inference.update()
    rules = rulebase()
    inference.replace_rules(rules)
    assert inference.beginnings == 2
    scratch = fresh(Board(9), rules)
    for _ in range(20):
        board.undo()
        scratch.board.set_up(board.position())
        scratch.find_anew()
        assert keys(inference) == keys(scratch)
    for _ in play_at_random(board, 6, 10):
        scratch.board.set_up(board.position())
        scratch.find_anew()
        assert keys(inference) == keys(scratch)
    board.trail.undo_to(0)
    assert keys(inference) == keys(fresh(board, rules))
    assert inference.beginnings == 2


def test_going_back_past_replaced_rules_evaluates_what_changed_alone() -> None:
    board = Board(9)
    inference = engine(board, rulebase(FIRST))
    for _ in play_at_random(board, 7, 40):
        inference.update()
    inference.replace_rules(rulebase(SECOND))
    from_nothing = inference.evaluated
    for _ in range(20):
        before = inference.evaluated
        board.undo()
        inference.update()
        assert inference.evaluated - before < from_nothing / 3


def test_an_engine_may_begin_where_marks_stand() -> None:
    board = Board(7)
    features = Features(board)
    for _ in play_at_random(board, 3, 20):
        pass
    inference = Inference(board, features, rulebase())
    assert keys(inference) == keys(fresh(board, inference.rulebase))
    board.trail.undo_to(7)
    assert keys(inference) == keys(fresh(board, inference.rulebase))
    board.trail.undo_to(0)
    assert keys(inference) == keys(fresh(board, inference.rulebase))


def test_a_game_plays_on_under_other_rules() -> None:
    game = Game(7)
    inference = Inference(game.board, Features(game.board), rulebase(FIRST))
    for point in ("D4", "D3", "E3"):
        game.play(game.to_move, parse_point(point))
    inference.replace_rules(rulebase(SECOND))
    game.play(game.to_move, parse_point("E4"))
    assert keys(inference) == keys(fresh(game.board, rulebase(SECOND)))
    for _ in range(4):
        game.undo()
        assert keys(inference) == keys(fresh(game.board, rulebase(SECOND)))


def test_what_was_entered_stands_on_under_other_rules_and_is_taken_back_with_its_move() -> None:
    board = drawn_board(ATARI)
    inference = engine(board, rulebase(FIRST))
    inference.enter(inference.fact("strong(black, C4)"))
    board.mark()
    board.play(1, parse_point("A1"))
    inference.enter(inference.fact("baseless(white, C3)"), LIBERTIES_OF + parse_point("C3"))
    board.mark()
    inference.replace_rules(rulebase(SECOND))
    assert inference.holds(inference.fact("baseless(white, C3)")) and inference.holds(
        inference.fact("strong(black, C4)")
    )
    board.play(2, parse_point("D3"))
    assert not inference.holds(inference.fact("baseless(white, C3)"))
    board.undo()
    assert inference.holds(inference.fact("baseless(white, C3)"))
    board.undo()
    assert not inference.holds(inference.fact("baseless(white, C3)"))
    assert inference.holds(inference.fact("strong(black, C4)"))


def test_what_falls_before_rules_are_replaced_falls_again_after_undo_to_there() -> None:
    board = drawn_board(ATARI)
    inference = engine(board, rulebase(FIRST))
    inference.enter(inference.fact("baseless(white, C3)"), LIBERTIES_OF + parse_point("C3"))
    board.mark()
    board.play(2, parse_point("D3"))  # nobody looks: the fact has not fallen yet
    board.mark()
    inference.replace_rules(rulebase(SECOND))
    assert inference.facts("baseless") == []
    board.undo()
    assert inference.facts("baseless") == []
    board.undo()
    assert [str(fact) for fact in inference.facts("baseless")] == ["baseless(white, C3)"]


def test_what_rests_on_a_fact_of_rules_that_are_gone_falls() -> None:
    board = drawn_board(ATARI)
    inference = engine(board, rulebase())
    below = inference.fact("move(good, black, D3, capture, C3)")
    assert below
    inference.enter(inference.fact("baseless(white, C3)"), rests_on=(below,))
    inference.enter(
        inference.fact("cutting-stone(white, C3)"),
        rests_on=(inference.fact("baseless(white, C3)"),),
    )
    inference.enter(inference.fact("strong(black, C4)"))
    board.mark()
    inference.replace_rules(rulebase(RULES.replace("liberties(Q) = 1", "liberties(Q) = 2")))
    assert not inference.facts("baseless") and not inference.facts("cutting-stone")
    assert inference.facts("strong")


def test_wards_hear_of_facts_that_came_and_went_with_the_rules() -> None:
    board = drawn_board(ATARI)
    inference = engine(board, rulebase())
    fact = "move(good, black, D3, capture, C3)"
    gone, stays = Listener(), Listener()
    inference.alerts.register(gone, inference.dependency(inference.fact(fact)), "no more")
    inference.alerts.register(
        stays, inference.dependency(inference.fact("shape(diagonal, black, B3, C4)")), "?"
    )
    board.mark()
    without = rulebase(RULES.replace("liberties(Q) = 1", "liberties(Q) = 2"))
    inference.replace_rules(without)
    assert gone.heard == [f"no more: {fact}"] and not stays.heard
    inference.replace_rules(rulebase())
    assert len(gone.heard) == 2 and not stays.heard


def test_wards_are_told_at_once_or_when_all_has_settled_each_in_its_own_words() -> None:
    board = drawn_board(ATARI)
    inference = engine(board)
    order: list[str] = []

    class Heard:
        def __init__(self, name: str) -> None:
            self.name = name

        def alert(self, message: str, dependency: Dependency) -> None:
            order.append(f"{self.name} {message}: {dependency}")

    early, late = Heard("early"), Heard("late")
    fact = "move(good, black, D3, capture, C3)"
    value = Dependency.on_value(LIBERTIES_OF, parse_point("C3"), "liberties of C3")
    for ward in (late, early):
        inference.alerts.register(
            ward, inference.dependency(inference.fact(fact)), "fell", at_once=ward is early
        )
        inference.alerts.register(ward, value, "breathes", at_once=ward is early)
    board.mark()
    board.play(2, parse_point("D3"))
    assert order == []
    inference.update()
    assert sorted(order[:2]) == ["early breathes: liberties of C3", f"early fell: {fact}"]
    assert sorted(order[2:]) == ["late breathes: liberties of C3", f"late fell: {fact}"]
    board.undo()
    inference.alerts.release(early, value)
    order.clear()
    board.play(1, parse_point("D3"))
    inference.update()
    assert len(order) == 3


# Files.


def write(path: Path, text: str) -> None:
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(text)
    os.utime(path, ns=(before + 10**9, before + 10**9))


def test_rules_follow_their_files_beside_the_patterns(tmp_path: Path) -> None:
    now = [0.0]
    file = tmp_path / "one.rule"
    write(file, rule("one"))
    live = RulesInForce([tmp_path], clock=lambda: now[0])
    first = live.rulebase
    assert first.of("one")
    assert len(first.rules) > 80 and live.rulebase is first
    write(file, rule("two"))
    now[0] += SECONDS
    second = live.rulebase
    assert second.of("two") and len(second.rules) == len(first.rules) and not live.findings
    write(file, rule("two").replace("save", "saev"))
    now[0] += SECONDS
    assert live.rulebase is second
    assert "did you mean 'save'?" in str(live.findings[0])
    write(file, rule("three", know="connected(own, A, _)", says="connected(own, A, A)"))
    now[0] += SECONDS
    assert live.rulebase is second
    assert "circle" in str(live.findings[0])


def write_class(path: Path, pattern: str, *, asked: str = "the whole board") -> None:
    """Write a class that says stones one space apart to be connected."""
    drawn = f"pattern {pattern}\nwhy     Near.\ndraw\n  A . B\nwhere   A is O, B is O\n"
    said = "says    connected(A, B)\nseen    1 of 2\n"
    header = f"class    {path.stem}\nasked    {asked}; in all orientations\nanswer   all\nlast     none\n\n"
    write(path, header + drawn + said)


@pytest.fixture
def live(tmp_path: Path) -> tuple[RulesInForce, Path, list[float]]:
    write(tmp_path / "one.rule", rule("one"))
    write_class(tmp_path / "near.pat", "near")
    now = [0.0]
    found = RulesInForce([tmp_path], [tmp_path], clock=lambda: now[0])
    assert {one.name for one in found.rulebase.rules} == {"one", "near"}
    return found, tmp_path, now


def in_force(live: RulesInForce, now: list[float]) -> set[str]:
    now[0] += SECONDS
    return {one.name for one in live.rulebase.rules}


Live = tuple[RulesInForce, Path, list[float]]


def test_new_files_of_a_folder_come_into_force(live: Live) -> None:
    knowledge, folder, now = live
    assert in_force(knowledge, now) == {"one", "near"}
    write(folder / "two.rule", rule("two"))
    write_class(folder / "far.pat", "far")
    write_class(folder / "beside.pat", "beside", asked="an own stone")
    assert in_force(knowledge, now) == {"one", "near", "two", "far"} and not knowledge.findings
    write_class(folder / "beside.pat", "beside")
    assert in_force(knowledge, now) == {"one", "near", "two", "far", "beside"}


def test_what_was_loaded_of_files_that_are_gone_is_out_of_force(live: Live) -> None:
    knowledge, folder, now = live
    write(folder / "two.rule", rule("two"))
    write_class(folder / "far.pat", "far")
    assert in_force(knowledge, now) == {"one", "near", "two", "far"}
    (folder / "one.rule").unlink()
    (folder / "near.pat").unlink()
    assert in_force(knowledge, now) == {"two", "far"} and not knowledge.findings
    (folder / "two.rule").rename(folder / "three.rule")
    (folder / "far.pat").unlink()
    assert in_force(knowledge, now) == {"two"} and not knowledge.findings


def test_a_file_that_is_gone_stays_in_force_if_the_others_need_it(live: Live) -> None:
    knowledge, folder, now = live
    write(folder / "one.rule", rule("one", draw="A * e", counter="e -> by rule two"))
    write(folder / "two.rule", rule("two"))
    assert in_force(knowledge, now) == {"one", "near", "two"}
    (folder / "two.rule").unlink()
    assert in_force(knowledge, now) == {"one", "near", "two"}
    assert "the file is gone" in str(knowledge.findings[0])
    write(folder / "one.rule", rule("one"))
    assert in_force(knowledge, now) == {"one", "near"} and not knowledge.findings


def test_a_pattern_file_that_is_spoilt_leaves_what_was_loaded(live: Live) -> None:
    knowledge, folder, now = live
    write_class(folder / "near.pat", "other", asked="the whole bord")
    assert in_force(knowledge, now) == {"one", "near"}
    assert "bord" in str(knowledge.findings[0])


def test_the_package_rules_and_whole_board_patterns_are_the_default() -> None:
    found = default_rulebase()
    own = {one.name for one in load_rules().rules}
    asserted = {said.atom.predicate for one in found.rules for said in one.asserts}
    assert own < {one.name for one in found.rules}
    assert {"connected", "eye", "key-point", "joseki-stage"} <= asserted


def test_who_must_see_a_change_waits_while_others_go_on(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    knowledge, folder, now = live
    reads, begun, may_end = LiveRulebase.read, threading.Event(), threading.Event()

    def slow(self: LiveRulebase, path: Path) -> RuleFile:
        begun.set()
        assert may_end.wait(patience(20))
        return reads(self, path)

    monkeypatch.setattr(LiveRulebase, "read", slow)
    write(folder / "one.rule", rule("two"))
    now[0] += SECONDS
    looking = threading.Thread(target=lambda: knowledge.rulebase)
    looking.start()
    assert begun.wait(patience(20))
    assert knowledge.rulebase.of("one")
    waiting = threading.Thread(target=knowledge.check)
    waiting.start()
    may_end.set()
    waiting.join()
    assert knowledge.rulebase.of("two")
    looking.join()
