"""The engine's facts are those of the definition, in every position, there and back, whatever the order of rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import parse_point, point_text
from riyu.inference.constants import STONE_AT
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact
from riyu.inference.reader import read_file
from riyu.inference.rulebase import Rulebase
from riyu.inference.source import UNNAMED, Source
from riyu.inference.variations import variations
from riyu.inference.wards import Dependency
from riyu.inference.why import why
from riyu.patterns.findings import Findings
from riyu.patterns.symmetry import turn_rows
from tests.boards import drawn_board
from tests.reference.inference import slow_facts

RULES = """
rule net
why     Two of its three liberties face the net, pushing out threatens nothing.
map net
  R Q .
  ? . *
map push
  P e
where   Q is X, P is X, each R is O
relate  same-string(P, Q), e != *, e outside net
when    liberties(Q) = 3, liberties(R) > 2
unless  move(good, own, _, capture, Q)
assert  move(good, own, *, reduce-liberties, Q)  specificity 30  difficulty 70
counter e -> by rule turn
seen    1 of 2

rule take
why     It has one liberty.
draw
  Q *
where   Q is X
when    liberties(Q) = 1
assert  move(good, own, *, capture, Q)  specificity 60  difficulty 10
seen    1 of 2

rule turn
why     Around its head.
draw
  A X
  . *
where   A is O
assert  move(good, own, *, hane, none)  specificity 20
seen    1 of 2

rule diagonal
why     Joined over two points.
draw
  A .
  . B
where   A is O, B is O
assert  shape(diagonal, own, A, B)
seen    1 of 2

rule cut
why     One of the two points is taken.
draw
  C *
  O D
where   C is X, D is X
know    stone(own, ?s)
unless  move(good, own, *, capture, _)
assert  move(good, own, *, cut, C)
seen    1 of 2

rule keep
why     Diagonals whose stones can be taken are to be kept.
map one
  C .
  . D
map other
  E *
where   C is O, D is O, E is O
relate  same-string(C, E)
when    liberties(C) < liberties(D), line(*) > 1
know    shape(diagonal, own, C, D), atari(own, C, ?where)
assert  move(good, own, *, save, C)
seen    1 of 2

rule lean
why     Two strings side by side.
map first
  A *
map second
  B c
where   A is O, B is X
relate  touches(A, B), distance(*, c) < 2
when    liberties(B) > liberties(A)
assert  move(good, own, *, press, B), move(small, own, c, extend, A)
seen    1 of 2

rule corner
why     Nothing stands here.
draw
  | . . .
  | . a .
  + - - -
assert  open-corner(a)
seen    1 of 2

rule prove-it
why     A net that reading has to look at.
draw
  A X B
  O Q *
where   Q is X, A is O, B is O
prove   capture(Q)
assert  move(best, own, *, capture, Q)  specificity 90
seen    1 of 2
"""


def rulebase(text: str = RULES, order: int = 0) -> Rulebase:
    findings = Findings()
    rules = list(read_file(text, "test.rule", findings).rules)
    findings.check()
    random.Random(order).shuffle(rules)
    return Rulebase.of_rules(rules)


def engine(board: Board, rules: Rulebase | None = None) -> Inference:
    return Inference(board, Features(board), rules or rulebase())


def keys(inference: Inference) -> set[tuple[Any, ...]]:
    inference.update()
    return {key for store in inference.stores.values() for key in store.standing}


def play_at_random(board: Board, seed: int, moves: int, color: int = 1) -> Any:
    """Play, a mark at each move, and give the number of each."""
    chance = random.Random(seed)
    for number in range(1, moves + 1):
        points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        if not points:
            return
        board.mark()
        board.play(color, chance.choice(points))
        yield number
        color = 3 - color


@pytest.mark.parametrize(("size", "seed"), [(7, 1), (5, 4)])
def test_facts_are_those_of_the_definition_and_come_back(size: int, seed: int) -> None:
    board = Board(size)
    inference = engine(board)
    strata = inference.rulebase.strata
    seen = [keys(inference)]
    assert seen[0] == slow_facts(board, strata)
    compared = 0
    for number in play_at_random(board, seed, 60):
        seen.append(keys(inference))
        if number % 10 == 0:
            assert seen[-1] == slow_facts(board, strata), str(board)
            compared += len(seen[-1])
    assert seen[-1] == slow_facts(board, strata), str(board)
    assert compared > 20
    while board.trail.depth:
        assert keys(inference) == seen.pop()
        board.undo()
    assert keys(inference) == seen.pop()


def test_boards_that_follow_the_same_rules_have_facts_of_their_own() -> None:
    rules = rulebase()
    boards = [Board(7), Board(7), Board(9)]
    inferences = [engine(board, rules) for board in boards]
    games = [play_at_random(board, seed, 30) for seed, board in enumerate(boards)]
    for _ in zip(*games, strict=True):
        found = [keys(inference) for inference in inferences]
    assert found == [slow_facts(board, rules.strata) for board in boards]
    assert found[0] != found[1] and all(found)


def test_undo_after_moves_that_nobody_looked_at() -> None:
    board = Board(7)
    inference = engine(board)
    start = keys(inference)
    for number in play_at_random(board, 9, 34):
        if number % 7 == 0:
            inference.update()
        if number % 11 == 0:
            board.trail.undo_to(board.trail.depth - 5)
            fresh = Board(7)
            fresh.set_up(board.position())
            assert keys(inference) == keys(engine(fresh))
    board.trail.undo_to(0)
    assert keys(inference) == start


def test_no_order_of_rules_changes_the_facts() -> None:
    boards = [Board(9), Board(9), Board(9)]
    engines = [engine(board, rulebase(order=order)) for order, board in enumerate(boards)]
    for _ in zip(*[play_at_random(board, 5, 50) for board in boards], strict=True):
        assert keys(engines[0]) == keys(engines[1]) == keys(engines[2])


NET = (
    ".........",
    ".........",
    "...X.....",
    "..XO.....",
    "..XO.....",
    "....*....",
    ".........",
    ".........",
    ".........",
)
"""Black nets from the right of and below the lower white stone; the upper one's side is where White can push out."""


@pytest.mark.parametrize("orientation", range(8))
def test_the_seeds_net_is_found_at_its_point_in_every_orientation(orientation: int) -> None:
    turned = turn_rows(orientation, NET)
    board = drawn_board("\n".join(" ".join(row).replace("*", ".") for row in turned))
    inference = engine(board)
    row, column = next(
        (r, c) for r, line in enumerate(turned) for c, s in enumerate(line) if s == "*"
    )
    where = point_text(20 * (9 - row) + column + 1)
    found = inference.ask("move(good, black, ?where, reduce-liberties, _)")
    assert [answer.bindings["where"] for answer in found] == [where]
    support = inference.supports(found[0].facts[0])[0]
    assert support.rule is not None
    assert support.rule.name == "net"
    assert support.specificity == 30
    assert len(support.maps) == 2
    counter = variations(inference, found[0].facts[0])
    assert {c.color for c in counter.answers} == {2}


def test_the_seeds_query() -> None:
    inference = engine(drawn_board(ATARI))
    assert [str(a) for a in inference.ask("move(good, black, ?where, capture, C3)")] == [
        "?where = D3: move(good, black, D3, capture, C3)"
    ]
    assert inference.holds(inference.fact("move(good, black, D3, capture, C3)"))
    assert not inference.holds(inference.fact("move(good, white, D3, capture, C3)"))
    assert inference.specificity(inference.fact("move(good, black, D3, capture, C3)")) == 60


ATARI = """
. . . . .
. . X . .
. X O . .
. . X . .
. . . . .
"""


def test_conjunctive_queries_share_variables() -> None:
    inference = engine(drawn_board(ATARI))
    found = inference.ask("atari(?whose, ?string, ?at), move(_, ?who, ?at, ?why, ?string)")
    assert [answer.bindings["at"] for answer in found] == ["D3"]
    with pytest.raises(BadInput, match="did you mean 'atari'"):
        inference.ask("atarri(black, _, _)")
    with pytest.raises(BadInput, match="found 2 fields"):
        inference.ask("atari(black, _)")


def test_what_stands_below_keeps_an_unless_from_holding() -> None:
    board = drawn_board(
        """
        . . . . .
        . X . . .
        . O X . .
        . . . . .
        . . . . .
        """
    )
    inference = engine(board)
    cut = [str(fact) for fact in inference.facts("move") if "cut" in fact.values]
    assert cut == ["move(good, white, C4, cut, B4)", "move(good, white, C4, cut, C3)"]
    board.mark()
    for color, point in ((2, "A4"), (2, "B5")):
        board.play(color, parse_point(point))
    # White takes at C4: now that is what the move is for.
    assert [str(f) for f in inference.facts("move") if "capture" in f.values] != []
    assert not [f for f in inference.facts("move") if f.texts[1:4] == ("white", "C4", "cut")]
    board.undo()
    assert [str(f) for f in inference.facts("move") if "cut" in f.values] == cut


PROVE = """
. . . . .
. X O X .
. X O . .
. . . . .
. . . . .
"""


def test_reading_is_asked_and_its_verdict_lets_the_rule_say_more() -> None:
    board = drawn_board(PROVE)
    inference = engine(board)
    wanted = inference.facts("wanted")
    assert wanted
    said = set(map(str, inference.facts("move")))
    verdict = Fact(("read", *wanted[0].values, "win"))
    depth = board.mark()
    inference.enter(verdict)
    more = set(map(str, inference.facts("move"))) - said
    assert more
    assert all(fact.startswith("move(best") for fact in more)
    inference.revoke(verdict)
    assert set(map(str, inference.facts("move"))) == said
    board.trail.undo_to(depth)
    assert set(map(str, inference.facts("move"))) == said


def test_what_a_source_takes_back_first_thing_after_a_mark_comes_back_with_undo() -> None:
    board = drawn_board(ATARI)
    inference = engine(board)
    fact = inference.fact("strong(black, C4)")
    board.mark()
    inference.enter(fact)
    depth = board.mark()
    inference.forget_source(UNNAMED.kind)
    board.play(2, parse_point("A1"))
    assert not inference.holds(fact)
    board.trail.undo_to(depth)
    assert inference.holds(fact)
    inference.forget_source(UNNAMED.kind)
    assert not inference.holds(fact)


def test_a_revoked_fact_takes_down_what_rests_on_it_and_nothing_else() -> None:
    board = drawn_board(ATARI)
    inference = engine(board)
    below = inference.fact("baseless(white, C3)")
    other = inference.fact("strong(black, C4)")
    inference.enter(below)
    inference.enter(other)
    inference.enter(inference.fact("cutting-stone(white, C3)"), rests_on=(below,))
    before = keys(inference)
    assert inference.revoke(below)
    assert before - keys(inference) == {("baseless", 2, 63), ("cutting-stone", 2, 63)}
    assert not inference.revoke(below)


def test_an_entered_fact_falls_when_the_stones_under_it_change_and_comes_back() -> None:
    board = drawn_board(ATARI)
    inference = engine(board)
    stone = inference.fact("stone(white, C3)")
    inference.enter(inference.fact("baseless(white, C3)"), rests_on=(stone,))
    board.mark()
    board.play(1, parse_point("D3"))
    assert inference.facts("baseless") == []
    board.undo()
    assert [str(f) for f in inference.facts("baseless")] == ["baseless(white, C3)"]
    with pytest.raises(UsageError, match="does not stand"):
        inference.enter(
            inference.fact("spent(white, C3)"), rests_on=(inference.fact("stone(black, C3)"),)
        )


def test_a_fact_that_two_sources_enter_stands_until_both_let_it_fall() -> None:
    board = drawn_board(ATARI)
    inference = engine(board)
    weak = inference.fact("baseless(white, C3)")
    pattern = Source("pattern", "wall", "A wall shuts it in.", (parse_point("D2"),))
    reading = Source("reading", "capture", "D3 (7 nodes)")
    inference.enter(weak, STONE_AT + parse_point("A1"), source=pattern)
    inference.enter(weak, STONE_AT + parse_point("E5"), source=reading)
    assert [str(one.source) for one in inference.supports(weak)] == [
        "pattern wall: A wall shuts it in.",
        "reading capture: D3 (7 nodes)",
    ]
    told = str(why(inference, weak))
    assert "pattern wall: A wall shuts it in." in told
    assert "rests on A1" in told
    board.mark()
    board.play(1, parse_point("A1"))
    assert [str(one.source) for one in inference.supports(weak)] == [
        "reading capture: D3 (7 nodes)"
    ]
    board.mark()
    board.play(2, parse_point("E5"))
    assert inference.facts("baseless") == []
    board.trail.undo_to(board.trail.depth - 2)
    assert len(inference.supports(weak)) == 2
    assert inference.revoke(weak)
    assert inference.facts("baseless") == []


class Listener:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def alert(self, message: str, dependency: Dependency) -> None:
        self.heard.append(f"{message}: {dependency}")


def test_a_ward_hears_its_own_words_when_a_fact_falls() -> None:
    board = drawn_board(ATARI)
    inference = engine(board)
    ward = Listener()
    fact = "move(good, black, D3, capture, C3)"
    inference.alerts.register(ward, inference.dependency(inference.fact(fact)), "the prey is gone")
    board.mark()
    board.play(2, parse_point("D3"))
    inference.update()
    assert ward.heard == [f"the prey is gone: {fact}"]


def test_rules_replaced_in_a_game_say_what_a_fresh_engine_says() -> None:
    board = Board(7)
    first, second = RULES.split("rule cut")[0], "rule cut" + RULES.split("rule cut")[1]
    second = "rule diagonal" + RULES.split("rule diagonal")[1].split("rule cut")[0] + second
    inference = engine(board, rulebase(first))
    chance = random.Random(8)
    for number in range(30):
        board.play(number % 2 + 1, chance.choice(board.legal_points(number % 2 + 1)))
    inference.update()
    inference.replace_rules(rulebase(second))
    fresh = Board(7)
    fresh.set_up(board.position())
    assert keys(inference) == keys(engine(fresh, rulebase(second)))
