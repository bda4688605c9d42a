"""Rules of all sorts beside the slow twin: chains, regions, links, access, no maps, `each`, variables, strata."""

from __future__ import annotations

import pytest

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import point_text
from riyu.inference.engine import Inference
from riyu.inference.rulebase import load_rules
from riyu.patterns.symmetry import turn_rows
from tests.boards import drawn_board
from tests.inference.test_engine import engine, keys, play_at_random, rulebase
from tests.reference.inference import slow_facts

WIDER = """
rule one-chain
why     Two shapes of one chain that breathes.
map one
  A .
map other
  B
  .
where   A is O, B is O
relate  same-chain(A, B), distance(A, B) < 3
when    chain-liberties(A) > chain-stones(B)
assert  shape(one-chain, own, A, B)
seen    1 of 2

rule two-chains
why     Two chains near each other.
map one
  A a
map other
  B b
where   A is O, B is O
relate  same-region(a, b), other-chain(A, B), distance(A, B) < 3
when    region-points(a) < 30
assert  shape(two-chains, own, A, B)
seen    1 of 2

rule apart
why     Two stones beside one point are linked.
draw
  A .
where   A is O
know    link(own, A, ?other, unsettled)
assert  shape(apart, own, A, A)
seen    1 of 2

rule linked-shapes
why     A link joins the two.
map one
  A
  X
map other
  B .
where   A is O, B is O
relate  link(A, B)
assert  linked(own, A, B)
seen    1 of 2

rule has-base
why     Its chain has many points.
draw
  A .
where   A is O
when    chain-stones(A) > 2
assert  cutting-stone(own, A)
seen    1 of 2

rule is-weak
why     No base, and the enemy is near.
draw
  A e
where   A is O
when    enemy-distance(e) <= own-distance(e)
unless  cutting-stone(own, A)
assert  spent(own, A)
seen    1 of 2

rule is-strong
why     Not weak, and it has a base.
know    cutting-stone(?who, ?string), string(?who, ?string)
unless  spent(?who, ?string)
assert  baseless(?who, ?string)
seen    1 of 2

rule attack
why     A weak string beside a strong one.
map ours
  S *
map theirs
  W
where   S is O, W is X
relate  touches(S, W)
know    baseless(own, S), spent(enemy, W)
unless  atari(enemy, W, _), enclosed(enemy, *)
assert  move(good, own, *, press, W)
seen    1 of 2

rule both-in-atari
why     Two strings share their last liberty.
know    atari(enemy, ?one, ?point), atari(enemy, ?other, ?point), access(own, ?point, 1)
assert  move(best, own, ?point, capture, ?one), move(good, own, ?point, capture, ?other)
seen    1 of 2

rule all-breathe
why     Each of the stones around has room.
draw
  R * R
  . R .
where   each R is O
when    liberties(R) > 2, not liberties(R) = 5
know    chain(own, ?chain, ?string)
unless  move(_, own, *, press, _)
assert  move(small, own, *, extend, none)
seen    1 of 2
"""


@pytest.mark.parametrize(("size", "seed", "order"), [(6, 1, 0), (5, 3, 2)])
def test_facts_are_those_of_the_definition_and_come_back(size: int, seed: int, order: int) -> None:
    board = Board(size)
    inference = engine(board, rulebase(WIDER, order))
    strata = inference.rulebase.strata
    assert len(strata) >= 4
    seen = [keys(inference)]
    said = set()
    for number in play_at_random(board, seed, 36):
        seen.append(keys(inference))
        if number % 9 == 0:
            found = slow_facts(board, strata)
            assert seen[-1] == found, f"{seen[-1] ^ found}\n{board}"
            said |= {key[:2] if key[0] in ("shape", "move") else key[:1] for key in found}
    assert {("spent",), ("cutting-stone",), ("linked",)} <= said
    while board.trail.depth:
        assert keys(inference) == seen.pop()
        board.undo()


def test_every_rule_above_says_something() -> None:
    rules = rulebase(WIDER)
    silent = {rule.name for rule in rules.rules}
    for seed in range(6):
        board = Board(6)
        inference = engine(board, rules)
        for number in play_at_random(board, seed, 40):
            if silent and number % 2:
                for fact in inference.facts():
                    silent -= {s.rule.name for s in inference.supports(fact) if s.rule}
    assert not silent


# The seed's rule, as the package has it.

CUT_NET = (
    ".........",
    ".........",
    "...XX....",
    "..XOO....",
    "..XO.*...",
    ".........",
    ".........",
    ".........",
    ".........",
)
"""The shape is the same along the diagonal: the other net is where its mirror has the star."""


def package_engine(board: Board) -> Inference:
    return Inference(board, Features(board), load_rules())


@pytest.mark.parametrize(("orientation", "swapped"), [*((way, way % 3 == 1) for way in range(8))])
def test_the_seeds_net_stands_in_every_orientation_and_both_colors(
    orientation: int, swapped: bool
) -> None:
    rows = turn_rows(orientation, CUT_NET)
    if swapped:
        rows = tuple(row.translate(str.maketrans("XO", "OX")) for row in rows)
    board = drawn_board("\n".join(" ".join(row).replace("*", ".") for row in rows))
    inference = package_engine(board)
    own = "white" if swapped else "black"
    (star,) = [
        point_text(20 * (9 - row) + column + 1)
        for row, line in enumerate(rows)
        for column, symbol in enumerate(line)
        if symbol == "*"
    ]
    found = [
        (answer.bindings["where"], support.rule.name)
        for answer in inference.ask(f"move(good, {own}, ?where, reduce-liberties, _)")
        for support in inference.supports(answer.facts[0])
        if support.rule
    ]
    assert (star, "net-when-pushing-out-fails") in found
    assert len(found) == 2 and {name for _, name in found} == {"net-when-pushing-out-fails"}


def test_the_seeds_query_of_what_is_good_at_a_string() -> None:
    """Part 3.3: all good black moves anywhere against the string at (3, 3), whatever they are for."""
    board = drawn_board(
        """
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .
        """
    )
    inference = package_engine(board)
    found = inference.ask("move(good, black, _, capture, C3)")
    assert [str(answer) for answer in found] == ["move(good, black, D3, capture, C3)"]
    assert inference.ask("move(good, black, _, trap, C3)") == []
    verdict = "move(good, black, D3, trap, C3)"
    inference.enter(inference.fact("move(good, black, D3, trap, C3)"))
    assert [str(a) for a in inference.ask("move(good, black, _, trap, C3)")] == [verdict]
    assert [str(a) for a in inference.ask("move(good, black, ?where, trap, C3)")] == [
        f"?where = D3: {verdict}"
    ]
