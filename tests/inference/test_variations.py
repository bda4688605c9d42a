"""What may follow a rule's move, by the counters of rules."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.points import point_text
from riyu.inference.examples import try_counters
from riyu.inference.variations import variations
from riyu.patterns.findings import Findings
from tests.boards import drawn_board
from tests.inference.test_engine import engine, keys, rulebase

COUNTERS = """
rule press
why     From outside.
draw
  a Q *
  ? b ?
where   Q is X
when    liberties(Q) = 3
assert  move(good, own, *, press, Q)
counter a -> by rule follow, b -> by rule stop
seen    1 of 2

rule follow
why     It goes away from us.
draw
  * P P
where   P is X
assert  move(good, own, *, block, P)  difficulty 30
counter * by rule stop
seen    1 of 2

rule stop
why     It turns.
draw
  P
  P
  *
where   P is X
assert  move(small, own, *, block, P)
seen    1 of 2
"""

PRESSED = """
. . . . . . .
. . . . . . .
. . . X . . .
. . . O . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def test_a_counter_is_followed_once_the_rules_own_move_is_played() -> None:
    board = drawn_board(PRESSED)
    inference = engine(board, rulebase(COUNTERS))
    before = keys(inference)
    found = variations(inference, inference.fact("move(good, black, E4, press, D4)"))
    assert str(found).splitlines() == [
        "Black E4: Black at E4 is a good move to press D4 (press)",
        "  White C4",
        "    Black B4: Black at B4 is a good move to block C4 (follow)",
        "  White D3",
        "    Black D2: Black at D2 is a small move to block D3 (stop)",
    ]
    assert keys(inference) == before and not board.trail.depth


JUMP = """
. . . . . . .
. . . . . . .
. . . . O . .
. . X . X . .
. . . . . . .
. . . . . . .
. . . . . . .
"""

SUGGESTED = """
rule peep
why     It threatens to cut.
draw
  ? * ?
  A e B
where   A is X, B is X
assert  move(forcing, own, *, peep, A)  difficulty 20
counter e by rule fill -> by rule stop
hint    see whether the cut works
seen    1 of 2

rule fill
why     They look at the cut: fill it.
draw
  ? P ?
  R * S
where   P is X, R is O, S is O
assert  move(urgent, own, *, connect, R)  difficulty 5
seen    1 of 2

rule stop
why     It is a row now: stop it.
draw
  Q Q Q *
where   Q is X
assert  move(good, own, *, block, Q)
seen    1 of 2
"""


def test_a_counter_names_the_rule_that_suggests_it() -> None:
    inference = engine(drawn_board(JUMP), rulebase(SUGGESTED))
    found = variations(inference, inference.fact("move(forcing, white, D5, peep, C4)"))
    assert [f"{one.by} {point_text(one.point)}" for one in found.answers] == ["fill D4"]
    assert {point_text(one.point) for one in found.answers[0].answers} == {"B4", "F4"}
    assert len(list(found.lines())) == 2
    assert variations(inference, found.fact or inference.fact(""), depth=1).answers == ()


def test_nothing_is_followed_that_does_not_stand() -> None:
    inference = engine(drawn_board(JUMP), rulebase(SUGGESTED))
    with pytest.raises(UsageError, match="not so here: 'move"):
        variations(inference, inference.fact("move(forcing, black, D5, peep, C4)"))


LED = """
yes
  . . . . .
  . . * . .
  . X . X .
  . . . . .
no
  . . . . .
  . . X . .
  . . . . .
"""


def test_a_counter_that_leads_nowhere_is_found() -> None:
    text = SUGGESTED.replace("cut works\nseen    1 of 2\n", f"cut works{LED}", 1)
    findings = Findings()
    try_counters(rulebase(text), findings)
    assert not findings.errors
    try_counters(
        rulebase(
            text.replace("  R * S", "  . * S")
            .replace("R is O, ", "")
            .replace("(urgent, own, *, connect, R)", "(urgent, own, *, connect, S)")
            .replace("S is O", "S is X")
        ),
        findings,
    )
    assert [str(one).partition(": ")[2] for one in findings.errors] == [
        "'peep' has the counter 'e by rule fill -> by rule stop', but in no 'yes' of it is there such a move"
    ]
