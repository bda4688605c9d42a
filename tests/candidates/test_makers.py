"""Each word of facts has one maker: what rules, patterns, features, reading and sources say is theirs by the table."""

from __future__ import annotations

from dataclasses import replace

from riyu.assessment.board_words import ASSESSED
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.inference.facts import checked
from riyu.inference.from_patterns import rules_of
from riyu.inference.predicates import (
    ASKED_ABOVE,
    ASSESSMENT,
    MAKERS,
    PREDICATES,
    PROVE,
    READING,
    RULES,
    SEARCH,
    SOURCES,
)
from riyu.inference.reader import read_rules
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.inference.words import word_uses
from riyu.player.engine import Engine
from riyu.player.style import load_style
from tests.library import KNOWLEDGE, blackboard_of, whole_library

LIGHT = replace(load_style(), playouts=10, assess_playouts=60, width=4, simulations=60)


def made_by(*makers: str) -> set[str]:
    return {predicate.name for predicate in PREDICATES.values() if predicate.made_by in makers}


def test_every_word_has_a_maker_of_the_table_and_every_maker_a_word() -> None:
    assert {predicate.made_by for predicate in PREDICATES.values()} == set(MAKERS)
    assert set(ASKED_ABOVE) <= set(PREDICATES)


def test_rules_and_patterns_say_their_own_words_and_ask_known_ones() -> None:
    rules = [*load_rules().rules]
    for found in whole_library().classes:
        rules += rules_of(found)
    said = {said.atom.predicate for rule in rules for said in rule.asserts}
    asked = {atom.predicate for rule in rules for atom in (*rule.know, *rule.unless)}
    assert said <= made_by(RULES, SOURCES)
    assert asked <= set(PREDICATES)


def test_what_layers_above_the_rules_enter_is_theirs_alone() -> None:
    game = Game(9)
    blackboard = blackboard_of(game)
    engine = Engine(LIGHT, 1, KNOWLEDGE)
    kinds = set()
    for text in ("E5", "E4", "D4", "F4", "D5", "D3", "C3", "E3", "G5", "F5"):
        game.play(game.to_move, parse_point(text))
        engine.decide(blackboard, game.to_move, may_resign=False)
        for key, source in blackboard.inference.entered:
            checked(key)
            kinds.add((PREDICATES[key[0]].made_by, source.kind))
    assert {kind for maker, kind in kinds if maker == READING} == {READING}
    assert {kind for maker, kind in kinds if maker == SEARCH} == {"search"}
    assert {kind for maker, kind in kinds if maker == ASSESSMENT} == {ASSESSED}
    assert {maker for maker, kind in kinds if kind == ASSESSED} == {ASSESSMENT}
    assert {maker for maker, _ in kinds} <= {READING, ASSESSMENT, SOURCES, SEARCH}
    assert {"reading", "playouts", "values"} <= {kind for maker, kind in kinds if maker == SOURCES}


NOBODY = """
rule one
draw
  A
where   A is O
when    liberties(A) = 1
assert  baseless(own, A)
seen 1 of 2

rule two
draw
  A *
where   A is O
know    strong(own, A)
prove   save(A)
assert  move(good, own, *, save, A)
seen 1 of 2
"""


def test_what_nobody_says_or_asks_is_told() -> None:
    uses = {u.predicate.name: u for u in word_uses(Rulebase((read_rules(NOBODY),)))}
    assert uses["baseless"].note == "nobody asks it"
    assert uses["strong"].note == ""
    assert uses["moyo"].note == "nobody asks it"
    assert uses["eyes"].note == "nobody says or asks it"
    assert uses["read"].note == uses["wanted"].note == uses["move"].note == ""
    assert (uses["wanted"].saying, uses["read"].asking) == (1, 1)
    assert {u.predicate.name for u in uses.values() if u.predicate.made_by == PROVE} == {"wanted"}
