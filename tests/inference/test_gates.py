"""Gates: a unit stands only where its first map's tests hold, and rows answer as `values` and `relations` do."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from riyu.game.board import Board
from riyu.game.points import all_points, lines_apart, parse_point
from riyu.inference._lone import _ANSWERS
from riyu.inference.asking import full_watch
from riyu.inference.relations import TIES
from riyu.inference.tables import VALUES
from riyu.inference.values import ANSWERS
from riyu.inference.watch import Watch
from riyu.inference.why import why
from tests.boards import drawn_board
from tests.inference.test_engine import engine, keys, play_at_random, rulebase
from tests.reference.inference import slow_facts

IN_ATARI = """
rule few
why     Few liberties.
draw
  Q
where   Q is O
when    liberties(Q) < 3
assert  baseless(own, Q)
seen    1 of 2

rule in-atari
why     It is in atari, and so is none beside.
map stone
  Q *
map friend
  F *
where   Q is O, F is O
relate  other-string(Q, F)
when    liberties(Q) = 1, line(*) > 1
know    baseless(own, Q)
unless  baseless(own, F)
assert  move(good, own, *, save, Q)  specificity 30
seen    1 of 2
"""

TOLD = """
rule wall
why     Two beside an empty point.
draw
  A a B
where   A is O, B is O
assert  row(own, A, B), eyes(own, a, 2)
seen    1 of 2

rule drive
why     A wall is near, in the same region.
map weak
  Q f
map ahead
  W g
where   Q is X, W is O
relate  same-region(f, g), distance(f, W) < 4
when    liberties(Q) < liberties(W)
know    row(own, W, _)
assert  move(good, own, f, enclose, Q)
seen    1 of 2

rule two-spaces
why     Two eyes of one chain.
map one
  R a
map two
  S b
where   R is O, S is O
relate  same-chain(R, S), not same-region(a, b)
know    eyes(own, a, _), eyes(own, b, _)
assert  baseless(own, R)
seen    1 of 2
"""

Asked = tuple[str, tuple[str, ...], Callable[[Watch, Sequence[int], int], bool]]
"""A test as a rule has it, the labels it asks about, and what it means."""


def _asked() -> Iterator[Asked]:
    for name, (_, _, of_second) in _ANSWERS.items():
        if VALUES[name].uses_answer:
            continue
        labels = tuple("a" if kind != "stone" else "A" for kind in VALUES[name].kinds)
        if of_second:
            labels = (labels[0], "B")
        asked = f"{name}({', '.join(labels)})" if labels else name
        ask = ANSWERS[name].ask
        if VALUES[name].compared:
            for sign, limit in (("<", 2), (">=", 3), ("!=", 5), ("=", 1)):
                compare = {"<": operator.lt, ">=": operator.ge, "!=": operator.ne}.get(
                    sign, operator.eq
                )
                yield (
                    f"when    {asked} {sign} {limit}",
                    labels,
                    lambda w, at, own, ask=ask, compare=compare, limit=limit: compare(  # type: ignore[misc]
                        ask(w, at, own, []), limit
                    ),
                )
        else:
            yield f"when    {asked}", labels, lambda w, at, own, ask=ask: bool(ask(w, at, own, []))  # type: ignore[misc]
            yield (
                f"when    not {asked}",
                labels,
                lambda w, at, own, ask=ask: not ask(w, at, own, []),
            )  # type: ignore[misc]
    for name in ("same-chain", "other-chain", "other-string", "same-line"):
        holds = TIES[name].holds
        yield (
            f"relate  {name}(A, B)",
            ("A", "B"),
            lambda w, at, own, holds=holds: holds(w, at[0], at[1], []),  # type: ignore[misc]
        )
    yield "relate  not beside(A, a)", ("A", "a"), lambda w, at, own: False
    yield "relate  a != A", ("a", "A"), lambda w, at, own: True
    yield "relate  distance(A, B) < 2", ("A", "B"), lambda w, at, own: lines_apart(*at) < 2
    yield (
        "when    liberties(A) < liberties(B)",
        ("A", "B"),
        lambda w, at, own: w.board.liberties(at[0]) < w.board.liberties(at[1]),
    )


def _places(board: Board) -> Iterator[tuple[int, dict[str, int]]]:
    """Give where the drawing lies, for each own color: A own, a empty beside it, B of another string across."""
    turns = [pair for x, y in product((1, -1), (20, -20)) for pair in ((x, y), (y, x))]
    for own, a, (one, two) in product((1, 2), all_points(board.size), turns):
        p, b = a + one, a + one + two
        if board.color_at(a) != own or board.color_at(p) != 0 or board.color_at(b) not in (1, 2):
            continue
        if board.string_name(a) != board.string_name(b):
            yield own, {"A": a, "B": b, "a": p}


@pytest.mark.parametrize("seed", [1, 2])
def test_rows_answer_as_values_and_relations_do(seed: int) -> None:
    asked = list(_asked())
    text = "".join(
        f"\nrule t{number}\nwhy     A test.\ndraw\n  A a\n  ? B\nwhere   A is O, B is s\n{test}\n"
        "assert  key-point(own, a), way-out(own, a), cuttable(own, A, A, a)\nseen    1 of 2\n"
        for number, (test, _, _) in enumerate(asked)
    )
    board = Board(7)
    inference = engine(board, rulebase(text))
    assert not inference.units
    said = 0
    for move in play_at_random(board, seed, 45):
        inference.update()
        if move % 4:
            continue
        watch = full_watch(board)
        found: dict[str, set[tuple[int, ...]]] = {}
        for fact in inference.facts("key-point"):
            for support in inference.supports(fact):
                assert support.rule
                at = [support.cells[label][0] for label in "ABa"]
                found.setdefault(support.rule.name, set()).add((support.color, *at))
        places = list(_places(board))
        for number, (test, labels, so) in enumerate(asked):
            wanted = {
                (own, at["A"], at["B"], at["a"])
                for own, at in places
                if so(watch, [at[label] for label in labels], own)
            }
            assert found.get(f"t{number}", set()) == wanted, f"{test}\n{board}"
            said += len(wanted)
    assert said > 1000


@pytest.mark.parametrize("text", [IN_ATARI, TOLD])
@pytest.mark.parametrize(("size", "seed"), [(5, 1), (6, 2)])
def test_facts_are_those_of_the_definition_and_come_back(text: str, size: int, seed: int) -> None:
    board = Board(size)
    inference = engine(board, rulebase(text))
    seen = [keys(inference)]
    for number in play_at_random(board, seed, 30):
        seen.append(keys(inference))
        if number % 5 == 0:
            assert seen[-1] == slow_facts(board, inference.rulebase.strata), str(board)
    while board.trail.depth:
        assert keys(inference) == seen.pop()
        board.undo()


def test_a_unit_stands_only_while_its_gate_is_open() -> None:
    board = drawn_board(
        """
        . . . . .
        . . X . .
        . . O X .
        . O . . .
        . . . . .
        """
    )
    inference = engine(board, rulebase(IN_ATARI))
    assert not [unit for unit in inference.units.values() if unit.low >> 9 & 1]
    evaluated = inference.evaluations
    board.mark()
    board.play(1, parse_point("B3"))
    assert "move(good, white, C2, save, C3)" in map(str, inference.facts("move"))
    (unit,) = [unit for unit in inference.units.values() if unit.low >> 9 & 1]
    assert unit.plan.rule.name == "in-atari"
    assert "liberties(Q) = 1: liberties(Q) is 1" in str(
        why(inference, inference.fact("move(good, white, C2, save, C3)"))
    )
    assert inference.evaluations == evaluated + 1
    board.undo()
    inference.update()
    assert inference.units == {}
    board.play(1, parse_point("A1"))
    inference.update()
    assert inference.units == {}


def test_a_fact_leads_to_the_map_it_speaks_of() -> None:
    plans = engine(Board(9), rulebase(TOLD)).plans
    drive = plans.by_name("drive")
    assert drive is not None
    assert [step.predicate or str(step.source) for step in drive.steps][:2] == ["row", "0"]
    assert "?W there" not in drive.labels
