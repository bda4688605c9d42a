"""What the reader of rules takes, what it says of all else, and that what is written reads back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.inference.model import (
    Assertion,
    Atom,
    Clause,
    Condition,
    Counter,
    Label,
    Number,
    Relation,
    Rule,
    Side,
    Term,
    Variable,
    Wild,
    Word,
)
from riyu.inference.predicates import BOARD, FEATURES, KINDS, LAYERS, MAKERS, PREDICATES, sentence
from riyu.inference.purposes import GOALS, PURPOSES
from riyu.inference.reader import read_rules
from riyu.inference.rulebase import load_rules
from riyu.inference.tables import RELATIONS, SECTIONS, VALUES
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.tables import SAYINGS
from tests.inference.drawn import NET, rule

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "formats.md").read_text("utf-8")
OWN = Side("own")


def read(text: str) -> Rule:
    (found,) = read_rules(text, "trial.rule").rules
    return found


def errors_of(text: str) -> list[str]:
    with pytest.raises(BadKnowledge) as caught:
        read_rules(text, "trial.rule")
    return [str(error) for error in caught.value.errors]


def test_every_section_is_read_as_it_says() -> None:
    found = read(NET)
    net, push = found.maps
    assert (net.name, net.drawing.rows) == ("net", ("?RR?", "RQQ.", "??.*"))
    assert (push.name, push.drawing.rows, push.place.line) == ("push", ("Pe",), 7)
    assert found.where == (Clause("Q", "X"), Clause("P", "X"), Clause("R", "O", True))
    assert found.relate == (
        Relation("same-string", ("P", "Q")),
        Relation("different", ("e", "*")),
        Relation("outside", ("e", "net")),
    )
    assert found.when == (
        Condition(Term("liberties", ("Q",)), "=", 3),
        Condition(Term("liberties", ("R",)), ">", 2),
    )
    assert found.know[0] == Atom("not-used-here", (OWN, Variable("c"), Wild(), Label("Q")))
    capture = (Word("good"), OWN, Wild(), Word("capture"), Label("Q"))
    assert found.unless == (Atom("move", capture),)
    assert found.prove == (
        Atom("capture", (OWN, Label("Q"))),
        Atom("save", (Side("enemy"), Label("P"))),
    )
    fields = (Word("good"), OWN, Label("*"), Word("reduce-liberties"), Label("Q"))
    assert found.asserts == (Assertion(Atom("move", fields), 30, 70),)
    assert found.counters == (Counter("e", answer="net-when-pushing-out-fails"),)
    assert (found.hint, found.source) == ("read the push at e first", "Klinger & Mechner, figure 3")
    assert (len(found.yes), found.no[0].note) == (1, "nothing")


def test_a_rule_prints_itself_as_its_file_has_it() -> None:
    assert f"{read(NET)}\n" == NET
    assert str(read_rules(NET)) == NET


@pytest.mark.parametrize(
    ("section", "text"),
    [
        ("when", "not self-atari(*), no enemy neighbor in atari, phase > 4, influence(A) < -30"),
        ("when", "liberties(A) < stones(A), not in own territory(*)"),
        ("know", "scored(own, *, -25), link(own, ?a, ?b, settled), access(enemy, ?a, 3)"),
        ("says", "move(bad, enemy, *, invade, none), eye(own, *, half), joseki-stage(own, *, big)"),
        ("prove", "live(A), save(A) by own, live(A) by *"),
    ],
)
def test_what_is_written_reads_back(section: str, text: str) -> None:
    found = read(rule(**{section: text}))
    assert read(f"{found}\n") == found


def test_specificity_and_difficulty_are_50_where_they_are_not_said() -> None:
    found = read(rule(says="baseless(own, A), spent(own, A) difficulty 7"))
    assert [(one.specificity, one.difficulty) for one in found.asserts] == [(50, 50), (50, 7)]


def test_comments_stay_with_their_rule_and_at_the_end() -> None:
    text = f"# On it.\n{rule()}\n# Closing.\n"
    found = read_rules(text)
    assert found.rules[0].comments == ("On it.",)
    assert found.closing == ("Closing.",)
    assert read_rules(str(found)) == found


def test_a_rule_may_have_no_map_but_facts() -> None:
    found = read(
        rule(
            draw="",
            where="",
            when="liberties(?s) = 1",
            know="atari(enemy, ?s, ?p)",
            says="move(good, own, ?p, capture, ?s)",
        )
    )
    assert found.maps == () and found.know[0].fields[1] == Variable("s")


MISTAKES = {
    "grammar": ({"when": "liberties(A = 3"}, "line 5, column 21: found '=': expected ')' or ','"),
    "grammar at the end": (
        {"says": "baseless(own,"},
        "line 5, column 22: found the end: expected '_', a letter of the drawing or '*', a name, "
        "a variable such as '?c' or a whole number",
    ),
    "many digits": ({"when": f"liberties(A) = {'9' * 5000}"}, "line 5, column 24: found '999"),
    "a large specificity": ({"says": "baseless(own, A) specificity 99999999999"}, "line 5, column 38: found '9"),
    "a word": ({"seen": ""}, "found no 'why' in rule 'trial': expected one, as it is not"),
    "no assertion": ({"says": ""}, "found no 'assert' in rule 'trial': expected one"),
    "nothing to begin with": ({"draw": "", "where": "", "says": "open-corner(?a)"}, "found no 'map', 'draw' or 'know'"),
    "ragged": ({"draw": "A *\n. . ."}, "expected a rectangle"),
    "asks nothing": ({"maps": "one:A *;two:? ?"}, "found nothing that map 'two' asks for"),
    "never": ({"draw": "A B *", "where": "A is O, B is O"}, "the drawing never matches: A and B are one"),
    "a focus": ({"draw": "A * @"}, "found '@': a rule has no focus"),
    "not explained": ({"where": ""}, "found 'A', not explained: expected 'A is O' in 'where'"),
    "not drawn": ({"where": "A is O, B is X"}, "line 4, column 17: found 'B', which is not drawn"),
    "explained twice": ({"where": "A is O, A is X"}, "found 'A' again: expected it once"),
    "a point explained": ({"draw": "A * a", "where": "A is O, a is X"}, "expected a named stone"),
    "a letter without use": ({"draw": "A * a"}, "found 'a', which nothing names: expected '.'"),
    "a letter twice": ({"draw": "a A * a"}, "found 2 'a' in one map: expected one point"),
    "two maps of a name": ({"maps": "one:A *;one:* ."}, "found the name 'one' again"),
    "a map without a name": ({"maps": ":A *"}, "found 'map': expected a kebab-case name"),
    "an unknown relation": ({"relate": "same-strin(A, *)"}, "did you mean 'same-string'?"),
    "a relation's kind": ({"relate": "same-string(A, *)"}, "found '*' in 'same-string(A, *)': expected a stone"),
    "a relation's map": ({"maps": "one:A *", "relate": "* outside ones"}, "a map; did you mean 'one'?"),
    "a distance": ({"relate": "distance(A, *)"}, "expected a comparison, as in '< 4'"),
    "a label with itself": ({"relate": "* != *"}, "expected two different labels"),
    "not tied": ({"maps": "one:A *;two:B .", "where": "A is O, B is X"}, "map 'two' is tied to no map above it"),
    "tied by what only sifts": (
        {"maps": "one:A *;two:B .", "where": "A is O, B is X", "relate": "distance(A, B) < 3"},
        "map 'two' is tied to no map above it",
    ),
    "tied by what is not": (
        {"maps": "one:A *;two:B .", "where": "A is O, B is O", "relate": "not link(A, B)"},
        "map 'two' is tied to no map above it",
    ),
    "an unknown value": ({"when": "libertys(A) > 2"}, "did you mean 'liberties'?"),
    "no comparison": ({"when": "liberties(A)"}, "expected a comparison, as in '<= 3'"),
    "a comparison too many": ({"when": "self-atari(*) = 1"}, "expected no comparison"),
    "a value's kind": ({"when": "liberties(*) = 1"}, "found '*' in 'liberties(*) = 1': expected a stone"),
    "a value's arguments": ({"when": "liberties(A, A) = 1"}, "expected 1 arguments (stone)"),
    "no answer to speak of": (
        {"draw": "A .", "says": "baseless(own, A)", "when": "no enemy neighbor in atari"},
        "and no '*': expected the point it speaks of",
    ),
    "an unknown predicate": ({"know": "baseles(own, A)"}, "did you mean 'baseless'?"),
    "too few fields": ({"know": "baseless(own)"}, "found 1 fields in 'baseless(own)': expected baseless(color"),
    "a field's kind": ({"know": "baseless(own, *)"}, "found '*' as string in 'baseless(own, *)': expected a stone"),
    "a field's word": ({"says": "move(god, own, *, save, A)"}, "did you mean 'good'?"),
    "an unknown purpose": ({"says": "move(good, own, *, captur, A)"}, "did you mean 'capture'?"),
    "no color": ({"know": "baseless(A, A)"}, "found 'A' as color in 'baseless(A, A)': expected own or enemy"),
    "wild in an assertion": ({"says": "baseless(own, _)"}, "expected what the fact is to say, not '_'"),
    "an unbound variable": ({"says": "baseless(own, ?s)"}, "expected '?s' in 'know' as well"),
    "an unbound variable of unless": ({"unless": "baseless(own, ?s)"}, "expected '?s' in 'know' as well"),
    "a variable of two kinds": ({"know": "stone(own, ?s), baseless(own, ?s)"}, "'?s' is a stone already"),
    "an unbound value": ({"when": "liberties(?s) > 1"}, "expected '?s' in 'know' as well"),
    "a value of what is no stone": (
        {"when": "liberties(?c) > 1", "know": "baseless(?c, A)"},
        "'know' makes it a color: expected a stone",
    ),
    "each outside of when": (
        {"where": "each A is O"},
        "each A may be of another string: expected it in 'when' alone",
    ),
    "each in two maps": (
        {"maps": "one:A *;two:A .", "where": "each A is O", "says": "reject(own, *)"},
        "found 'A' in several maps, where it would be one string",
    ),
    "what features say": ({"says": "atari(own, A, *)"}, "found 'atari', which the board alone can say"),
    "a higher layer": (
        {"says": "baseless(own, A)", "know": "moyo(own, *)"},
        "found 'moyo' (layer territory) in a rule that says 'baseless' (layer chains)",
    ),
    "specificity": ({"says": "baseless(own, A) specificity 101"}, "found specificity 101: expected 1 to 100"),
    "difficulty": ({"says": "baseless(own, A) difficulty 0"}, "found difficulty 0: expected 1 to 100"),
    "the same twice": ({"says": "baseless(own, A), baseless(own, A) difficulty 3"}, "again: expected it once"),
    "an unknown goal": ({"prove": "captur(A)"}, "did you mean 'capture'?"),
    "a goal against own": ({"prove": "capture(A)"}, "found 'A' in 'capture(...)': expected an enemy stone"),
    "a goal of too many": ({"prove": "save(A, A)"}, "found 2 strings in 'save(...)': expected 1 (own)"),
    "a goal by nobody": ({"prove": "save(A) by white"}, "found 'by white': expected own, enemy, or the point"),
    "a goal by a stone": ({"prove": "save(A) by A"}, "found 'by A': expected an empty point"),
    "a counter's point": ({"counter": "A -> by rule trial"}, "expected an empty point"),
    "an example that can't be": ({"yes": "+ - -\n| X O\n| O ."}, "found a string without liberties"),
    "an example's sign": ({"no": "A ."}, "found 'A': expected X, O, . or *"),
}  # fmt: skip


@pytest.mark.parametrize(("sections", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_its_place(sections: dict[str, str], message: str) -> None:
    errors = errors_of(rule(**sections))
    assert any(message in error for error in errors), errors
    assert all(error.startswith("trial.rule, line ") for error in errors)


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = rule("one", when="libertys(A) > 2") + rule("two", where="A in O") + rule("one")
    assert [error.split(":")[0] for error in errors_of(text)] == [
        "trial.rule, line 5, column 9",
        "trial.rule, line 11, column 11",
        "trial.rule, line 14, column 6",
    ]


def test_words_are_checked_with_their_order_and_number() -> None:
    errors = errors_of("pattern trial\n" + rule().replace("assert ", "says   "))
    assert "line 1, column 1: found the word 'pattern'" in errors[0]
    assert "found the word 'says': expected why, draw, map" in errors[1]
    (error,) = errors_of(
        rule().replace("where   A is O\n", "").replace("seen ", "where   A is O\nseen ")
    )
    assert "line 5, column 1: found 'where' after 'assert': expected it before" in error
    assert "found no rule: expected 'rule NAME'" in errors_of("# nothing\n")[0]
    assert "expected a kebab-case name behind 'rule'" in errors_of(rule("Net"))[0]


def test_maps_are_tied_by_a_label_or_a_relation() -> None:
    two = {"maps": "one:A *;two:B .", "where": "A is O, B is O"}
    read(rule(maps="one:A *;two:* .\n. ."))
    read(rule(maps="one:A *;two:A .\n. ."))
    for name, kind in RELATIONS.items():
        if kind.ties and kind.kinds == ("stone", "stone"):
            read(rule(**two, relate=f"{name}(B, A)"))
    read(rule(maps="one:A *;two:a .", relate="same-region(a, *)"))
    read(rule(maps="one:A *;two:a .", relate="a = *"))


# The tables.


def test_the_tables_hold_together() -> None:
    for predicate in PREDICATES.values():
        names = [field.name for field in predicate.fields]
        assert len(set(names)) == len(names), predicate.name
        assert predicate.layer in LAYERS
        for field in predicate.fields:
            assert field.kind in KINDS and (field.kind == "word") == bool(field.words)
        if predicate.either_way >= 0:
            one, two = predicate.fields[predicate.either_way : predicate.either_way + 2]
            assert one.kind == two.kind
    for word in {*VALUES, *RELATIONS} & set(PREDICATES):
        assert PREDICATES[word].made_by in (BOARD, FEATURES), f"{word} means two things"
    assert {k for k, kind in SAYINGS.items() if kind.by == "needed"} < set(PURPOSES)


def test_facts_are_said_in_a_sentence() -> None:
    move = PREDICATES["move"]
    fields = ("good", "black", "D4", "reduce-liberties", "C3")
    assert sentence(move, fields) == "Black at D4 is a good move to reduce the liberties of C3"
    none = ("good", "black", "D4", "invade", "none")
    assert sentence(move, none) == "Black at D4 is a good move to invade"


def test_the_page_tells_every_word_of_the_language() -> None:
    for predicate in PREDICATES.values():
        row = f"| `{predicate}` | {predicate.sentence} | {predicate.layer} | {predicate.made_by} |"
        assert row in PAGE
    for maker, says in MAKERS.items():
        assert f"| {maker} | {says} |" in PAGE
    for kind in RELATIONS.values():
        assert f"| `{kind.name}({', '.join(kind.kinds)})" in PAGE
    for name, goal in GOALS.items():
        assert f"| `{name}({', '.join(goal.kinds)})` | {goal.sentence} |" in PAGE
    for name, value in VALUES.items():
        assert f"| `{name}" in PAGE and value.sentence in PAGE
    for name, text in PURPOSES.items():
        assert f"| `{name}" in PAGE and f"| {text} |" in PAGE
    for word in SECTIONS:
        assert f"`{word}" in PAGE


def test_the_rules_of_the_page_load() -> None:
    (text,) = re.findall(r"```rule\n(.*?)```", PAGE, re.S)
    assert len(read_rules(text).rules) == 2


def test_the_packages_rules_load_and_can_be_asked_by_name() -> None:
    rulebase = load_rules()
    assert len(rulebase.rules) >= 10
    assert rulebase.of("small-knight").asserts[0].atom.predicate == "shape"
    with pytest.raises(UsageError, match="did you mean 'small-knight'"):
        rulebase.of("smal-knight")
    for found in rulebase.rules:
        assert all(PREDICATES[said.atom.predicate].is_asserted for said in found.asserts)


def test_a_folder_without_rules_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"found no \.rule file"):
        load_rules(tmp_path)


def test_numbers_are_fields_too() -> None:
    found = read(rule(says="eyes(own, *, 3)"))
    assert found.asserts[0].atom.fields[2] == Number(3)
