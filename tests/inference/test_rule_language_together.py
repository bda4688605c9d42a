"""What rules must be together: names, counters, strata; files that change; patterns as rules; examples; damage."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest

from riyu.game.constants import BLACK, NO_POINT
from riyu.game.points import Color, Point, parse_point
from riyu.game.position import Position
from riyu.inference.checks import Clauses, check_rule
from riyu.inference.from_patterns import rules_and_rest, rules_of
from riyu.inference.model import Rule, RuleFile
from riyu.inference.predicates import both_ways
from riyu.inference.reader import read_rules
from riyu.inference.reload import LiveRulebase
from riyu.inference.rulebase import Rulebase, check_examples, load_rules
from riyu.patterns._laying import ANYTHING, Laid, lay
from riyu.patterns.findings import BadKnowledge, Findings
from riyu.patterns.model import Asked, Pattern, Where
from riyu.patterns.reader import read_class
from riyu.patterns.reload import SECONDS
from riyu.patterns.tables import MASKS, WHOLE_BOARD
from tests.inference.drawn import rule
from tests.library import whole_library
from tests.patterns.drawn import class_text, harvested

EVERYWHERE = Asked(WHOLE_BOARD, "in all orientations")


def together(*texts: str) -> Rulebase:
    return Rulebase.made_of(read_rules(text, f"{n}.rule") for n, text in enumerate(texts))


def errors_of(*texts: str) -> list[str]:
    with pytest.raises(BadKnowledge) as caught:
        together(*texts)
    return [str(error) for error in caught.value.errors]


def strata(rulebase: Rulebase) -> list[list[str]]:
    return [sorted(rule.name for rule in rules) for rules in rulebase.strata]


# Names, counters, strata.


def test_a_name_stands_once_in_all_files() -> None:
    (error,) = errors_of(rule("one"), rule("two") + rule("one"))
    assert error.startswith(
        "1.rule, line 7, column 6: found the name 'one' again: it stands at 0.rule"
    )


def test_a_counter_names_a_rule_of_any_file() -> None:
    one = rule("one", counter="* -> by rule two")
    together(one, rule("two"))
    (error,) = errors_of(one, rule("twos"))
    assert error.startswith("0.rule, line 1") and "did you mean 'twos'?" in error


def test_an_error_is_told_once_and_what_follows_from_it_is_not(tmp_path: Path) -> None:
    (tmp_path / "one.rule").write_text(rule("one", counter="* -> by rule two"))
    (tmp_path / "two.rule").write_text(rule("two", when="libertys(A) = 1") + rule("three") * 2)
    with pytest.raises(BadKnowledge) as caught:
        load_rules(tmp_path)
    assert [error.place.line for error in caught.value.errors] == [5, 14]


WEAK = rule("weak", says="baseless(own, A)")
ATTACK = rule(
    "attack", where="A is X", know="baseless(enemy, A)", says="move(good, own, *, cap, A)"
)
CALM = rule("calm", where="A is X", unless="move(_, own, _, cap, A)", says="reject(own, *)")


def test_a_rule_stands_above_those_that_say_what_it_asks() -> None:
    assert strata(together(WEAK, ATTACK, CALM)) == [["weak"], ["attack"], ["calm"]]


def test_the_order_of_rules_and_files_changes_no_stratum() -> None:
    for texts in itertools.permutations((WEAK, ATTACK, CALM)):
        assert strata(together(*texts)) == [["weak"], ["attack"], ["calm"]]
        assert strata(together("".join(texts))) == [["weak"], ["attack"], ["calm"]]


def test_facts_of_other_words_are_other_facts() -> None:
    unless = rule(
        "net",
        where="A is X",
        unless="move(good, own, _, capture, A)",
        says="move(good, own, *, net, A)",
    )
    take = rule("take", where="A is X", says="move(good, own, *, capture, A)")
    assert strata(together(unless, take)) == [["take"], ["net"]]


def test_what_is_wanted_of_reading_is_said_by_the_rule_that_proves() -> None:
    prove = rule("prove", where="A is X", prove="capture(A)", says="move(good, own, *, capture, A)")
    ask = rule(
        "ask", where="A is X", know="wanted(capture, own, A, none, _)", says="reject(own, *)"
    )
    assert strata(together(ask, prove)) == [["prove"], ["ask"]]
    assert not together(ask, prove).unproved().of("prove").prove


def test_rules_that_ask_in_a_circle_are_named() -> None:
    (error,) = errors_of(
        rule("one", unless="spent(own, A)", says="cutting-stone(own, A)"),
        rule("two", know="cutting-stone(own, A)", says="spent(own, A)"),
        rule("three", know="spent(own, A)", says="baseless(own, A)"),
    )
    assert "rules ask in a circle" in error and "'one'" in error and "'two'" in error
    assert "'three'" not in error
    (error,) = errors_of(rule("self", know="baseless(own, _)", says="baseless(own, A)"))
    assert "'self', which asks 'self'" in error


def test_a_fact_that_holds_either_way_is_asserted_both_ways() -> None:
    found = read_rules(rule(draw="A .\n. B", where="A is O, B is O", says="connected(own, A, B)"))
    atom = found.rules[0].asserts[0].atom
    assert [str(one) for one in both_ways(atom)] == ["connected(own, A, B)", "connected(own, B, A)"]
    assert len(both_ways(read_rules(rule()).rules[0].asserts[0].atom)) == 1


# Files that change.


class Clock:
    """Time that goes on when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def write(path: Path, text: str) -> None:
    """Write a file; its time differs from any before."""
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(text)
    os.utime(path, ns=(before + 10**9, before + 10**9))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def live(tmp_path: Path, clock: Clock) -> LiveRulebase:
    write(tmp_path / "one.rule", rule("one", counter="* -> by rule two"))
    write(tmp_path / "two.rule", rule("two"))
    return LiveRulebase([tmp_path], clock=clock)


def names(live: LiveRulebase) -> list[str]:
    return [rule.name for rule in live.rulebase.rules]


def test_a_changed_file_comes_into_force(live: LiveRulebase, tmp_path: Path, clock: Clock) -> None:
    before = live.rulebase
    write(tmp_path / "one.rule", rule("after"))
    clock.now += SECONDS
    assert names(live) == ["after", "two"] and not live.findings
    assert [rule.name for rule in before.rules] == ["one", "two"]


def test_a_bad_file_leaves_what_was_loaded(
    live: LiveRulebase, tmp_path: Path, clock: Clock
) -> None:
    before = live.rulebase
    write(tmp_path / "one.rule", rule("one").replace("save", "saev"))
    clock.now += SECONDS
    assert live.rulebase is before
    assert "did you mean 'save'?" in str(live.findings[0])


def test_a_file_that_another_needs_as_it_was_waits_for_it(
    live: LiveRulebase, tmp_path: Path, clock: Clock
) -> None:
    write(tmp_path / "two.rule", rule("second"))
    clock.now += SECONDS
    assert names(live) == ["one", "two"]
    assert "found the rule 'two' in 'counter'" in str(live.findings[0])
    write(tmp_path / "one.rule", rule("one", counter="* -> by rule second"))
    clock.now += SECONDS
    assert names(live) == ["one", "second"] and not live.findings


# Patterns as rules.


@pytest.fixture(scope="module")
def turned() -> list[tuple[Pattern, Asked, Rule]]:
    found = []
    for of_class in whole_library().classes:
        patterns = {pattern.name: pattern for pattern in of_class.patterns}
        found += [
            (patterns[rule.name], of_class.asked, rule)
            for rule in rules_of(of_class)
            if rule.name in patterns
        ]
    return found


def test_all_patterns_but_bars_and_last_ones_make_rules_that_pass_the_checks() -> None:
    findings = Findings()
    for of_class in whole_library().classes:
        rules, rest = rules_and_rest(of_class)
        for one in rules:
            check_rule(one, Clauses({}), findings)
        reasons = {reason.split(":")[0] for _, reason in rest}
        assert reasons <= {"it is a bar", "it says nothing", "it is the last of its class"}
    assert not findings.errors


def test_a_patterns_rule_reads_back(turned: list[tuple[Pattern, Asked, Rule]]) -> None:
    rules = [one for _, _, one in turned[::23]]
    assert read_rules(str(RuleFile(tuple(rules)))).rules == tuple(rules)


def asked_points(laid: Laid) -> dict[tuple[int, int], int]:
    """Give what may stand where, from the lower left point that is asked about."""
    masks = {offset: mask for offset, mask in laid.masks.items() if mask != ANYTHING}
    left, low = (min(offset[i] for offset in masks) for i in (0, 1))
    return {(x - left, y - low): mask for (x, y), mask in masks.items()}


def test_a_rule_asks_of_points_what_its_pattern_and_globs_ask(
    turned: list[tuple[Pattern, Asked, Rule]],
) -> None:
    for pattern, asked, one in turned:
        where = tuple(Where(clause.label, clause.symbol) for clause in one.where if not clause.each)
        loose = {clause.label: clause.symbol for clause in one.where if clause.each}
        drawing = one.maps[0].drawing
        rows = tuple("".join(loose.get(s, s) for s in row) for row in drawing.rows)
        (of_rule,) = lay(Pattern(one.name, type(drawing)(rows), where=where), EVERYWHERE)
        drawn, wanted = asked_points(of_rule), asked_points(lay(pattern, asked)[0])
        assert wanted.items() <= drawn.items(), one.name
        assert all(drawn[offset] == MASKS["-"] for offset in drawn.keys() - wanted), one.name


def test_what_shapes_say_becomes_facts() -> None:
    says = "scored(-2.5), joseki-stage(big), connected(A, B) confidence 0.5, eye(a), half-eye(b)"
    shape = harvested("shape", "A . a\nB b .", "where   A is O, B is O\nsays    " + says)
    shape = shape.replace("A . a\n  B b .", "A . a\n  . b B")
    (one,) = rules_of(read_class(class_text(shape, asked=str(EVERYWHERE), answer="all")))
    assert [str(said.atom) for said in one.asserts] == [
        "scored(own, a, -25)",
        "joseki-stage(own, a, big)",
        "connected(own, A, B)",
        "eye(own, a, whole)",
        "eye(own, b, half)",
    ]


def test_moves_answers_and_focuses_become_moves() -> None:
    text = class_text(
        harvested(
            "first", "P @ *", "where   P is X\nwhen    liberties(@) = 2\nsays    hane(P) by *"
        ),
        harvested("custom", "X @ ? *"),
        asked="an own stone; in all orientations",
        answer="all",
    )
    first, custom = rules_of(read_class(text))
    assert first.maps[0].drawing.rows == ("PA*",)
    assert str(first.when[0]) == "liberties(A) = 2"
    assert str(first.asserts[0].atom) == "move(good, own, *, hane, P)"
    assert str(custom.asserts[0].atom) == "move(good, own, *, follow-custom, none)"
    assert custom.maps[0].drawing.rows == ("XO?*",) and custom.seen == (1, 2)


# Examples.


def test_examples_are_tried_in_both_colors_and_all_orientations() -> None:
    asked: list[tuple[str, Color]] = []

    def fires(one: Rule, position: Position, color: Color) -> list[Point]:
        asked.append((one.name, color))
        return (
            [parse_point("A1", 19)] if color == BLACK and bytes([BLACK]) in position.stones else []
        )

    text = rule(yes=". X\n. .", no=". O\n. .")
    findings = Findings()
    check_examples(together(text), fires, findings)
    assert not findings.errors and len(asked) == 2 * 2 * 4
    check_examples(together(text.replace("O\n", "X\n")), fires, findings, is_thorough=False)
    assert "'trial' fires in this 'no': own Black, '*' at A1" in str(findings.errors[0])
    check_examples(together(rule(yes=". X\n* .")), fires, findings)
    assert "'trial' does not fire in this 'yes' with its '*' at" in str(findings.errors[1])
    check_examples(together(rule(yes=". X")), lambda *_: [NO_POINT], findings)
    assert len(findings.errors) == 2
