"""Facts rest on facts; revoking one takes down what rests on it and nothing else; undo puts all back."""

from __future__ import annotations

from riyu.base.trail import Trail
from riyu.inference.facts import WILD, Fact, FactBase

STONE = Fact("stone", ("Black", "D4"), "Black stands on D4", (), (84,))
STRING = Fact("string", ("Black", "D4"), "the Black string at D4 has 1 stone", (STONE,))
ATARI = Fact("liberties", ("D4", "1"), "it has one liberty", (STRING,))
OTHER = Fact("stone", ("White", "Q16"), "White stands on Q16", (), (336,))


def base() -> tuple[Trail, FactBase]:
    trail = Trail()
    facts = FactBase(trail)
    facts.enter(ATARI)
    facts.enter(OTHER)
    return trail, facts


def test_entering_a_fact_enters_what_it_rests_on() -> None:
    _, facts = base()
    assert [str(f) for f in facts] == [
        "stone(Black, D4)",
        "string(Black, D4)",
        "liberties(D4, 1)",
        "stone(White, Q16)",
    ]


def test_a_query_gives_the_facts_whose_given_fields_agree() -> None:
    _, facts = base()
    assert facts.ask("stone", WILD, WILD) == [STONE, OTHER]
    assert facts.ask("stone", "White", WILD) == [OTHER]
    assert facts.ask("stone", "White", "D4") == []
    assert facts.ask("stone", WILD) == []


def test_revoking_a_fact_takes_down_what_rests_on_it_and_nothing_else() -> None:
    _, facts = base()
    assert facts.revoke(STONE) == [STONE, STRING, ATARI]
    assert list(facts) == [OTHER]
    assert facts.revoke(STONE) == []


def test_undo_puts_back_what_was_revoked_in_its_order() -> None:
    trail, facts = base()
    before = list(facts)
    trail.mark()
    facts.revoke(STRING)
    facts.enter(Fact("stone", ("Black", "C3")))
    trail.undo()
    assert list(facts) == before


def test_the_tree_of_a_fact_reaches_the_stone() -> None:
    assert [(depth, fact.predicate) for depth, fact in ATARI.tree()] == [
        (0, "liberties"),
        (1, "string"),
        (2, "stone"),
    ]
    assert ATARI.to_json()["rests_on"][0]["rests_on"][0]["points"] == [84]
