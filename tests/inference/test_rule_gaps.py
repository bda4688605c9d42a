"""What rule writers met: labels on several stones, moves that reading is asked for, stones as targets, twins, words.

And where a rule falls short in an example: the first clause that fails is told.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from riyu.game.board import Board
from riyu.inference.examples import try_examples
from riyu.inference.predicates import PREDICATES, sentence
from riyu.inference.purposes import PURPOSE_PHRASES, PURPOSES
from riyu.inference.reader import read_rules
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.inference.twins import check_twins, twins
from riyu.lab.firings import firings
from riyu.lab.games import random_games
from riyu.patterns.findings import BadKnowledge, Findings
from tests.boards import drawn_board
from tests.inference.drawn import rule
from tests.inference.test_engine import engine, keys, play_at_random, rulebase
from tests.reference.inference import slow_facts


def facts(board: Board, text: str) -> set[str]:
    return {str(fact) for fact in engine(board, rulebase(text)).facts()}


PAIR = """
. . . . .
. X . . .
. X . . .
. . . . .
. . . . .
"""


# A label on several stones.


def test_a_label_on_two_stones_is_each_of_them_where_one_is_meant() -> None:
    text = rule(draw="A\nA", says="extension(own, A, *)").replace("  A\n  A", "  A *\n  A .")
    assert facts(drawn_board(PAIR), text) == {
        f"extension(black, {stone}, {point})"
        for stone in ("B3", "B4")
        for point in ("A3", "A4", "C3", "C4")
    }


def test_a_drawing_that_is_the_same_mirrored_means_both_stones() -> None:
    text = rule(draw="A\nA", says="described(own, A, strong)")
    assert facts(drawn_board(PAIR), text) == {
        "described(black, B3, strong)",
        "described(black, B4, strong)",
    }


def test_a_label_that_names_a_string_alone_fires_once() -> None:
    text = rule(draw="A\nA", says="baseless(own, A)")
    inference = engine(drawn_board(PAIR), rulebase(text))
    inference.update()
    (fact,) = inference.stores["baseless"].standing.values()
    assert len(inference.supporters_of(fact)) == 1


IN_TURN = "".join(
    [
        rule("ends", draw="A\nA", says="described(own, A, strong)"),
        rule("lines", draw="A A *", when="line(A) < 3", says="extension(own, A, *)"),
        rule(
            "near",
            maps="one:A A;two:b .\n. .",
            relate="beside(b, A)",
            when="liberties(A) > 2",
            says="extension(own, A, b)",
        ),
        rule("bent", draw="A ?\nA *", know="stone(own, ?s)", says="shape(bent, own, A, ?s)"),
        rule("target", draw="A *", know="stone(enemy, ?s)", unless="atari(enemy, ?s, *)",
             when="liberties(A) > 3", says="move(good, own, *, net, ?s)"),
        rule("by", draw="A *\n? X", prove="save(A) by *", says="move(best, own, *, save, A)"),
    ]
)  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2])
def test_each_in_turn_and_stones_as_targets_as_the_definition_has_it(seed: int) -> None:
    board = Board(5)
    inference = engine(board, rulebase(IN_TURN))
    strata = inference.rulebase.strata
    said = set()
    for number in play_at_random(board, seed, 16):
        if number % 4 == 0:
            found = keys(inference)
            assert found == slow_facts(board, strata), str(board)
            said |= {key[0] for key in found}
    assert said >= {"described", "extension", "shape", "move", "wanted"}


# Reading asked for a move.


def test_reading_is_asked_for_a_move_at_a_point() -> None:
    text = rule(
        draw="A *", where="A is X", prove="capture(A) by *", says="move(good, own, *, capture, A)"
    )
    inference = engine(drawn_board(". . .\n. O .\n. . ."), rulebase(text))
    wanted = {str(fact) for fact in inference.facts("wanted")}
    assert wanted == {f"wanted(capture, black, B2, none, {at})" for at in ("A2", "B1", "B3", "C2")}
    inference.enter(inference.fact("read(capture, black, B2, none, B1, win)"))
    assert [str(fact) for fact in inference.facts("move")] == ["move(good, black, B1, capture, B2)"]


def test_a_verdict_without_a_move_does_not_answer_for_one() -> None:
    text = rule(
        draw="A a", where="A is X", prove="capture(A) by a", says="move(good, own, a, net, A)"
    )
    inference = engine(drawn_board(". . .\n. O .\n. . ."), rulebase(text))
    inference.enter(inference.fact("read(capture, black, B2, none, none, win)"))
    assert not inference.facts("move")


def test_what_is_wanted_is_said_with_its_move() -> None:
    wanted = PREDICATES["wanted"]
    fields = ("capture", "black", "D4", "none", "E5")
    assert sentence(wanted, fields) == "It would help to know whether Black at E5 can capture D4"
    fields = ("cut", "black", "D4", "F4", "none")
    assert sentence(wanted, fields).endswith("whether Black can cut D4 off from F4")


# Sentences.


def test_every_purpose_reads_as_english_with_and_without_a_target() -> None:
    assert PURPOSE_PHRASES.keys() == PURPOSES.keys()
    move = PREDICATES["move"]
    said = {p: sentence(move, ("urgent", "white", "D4", p, "C3")) for p in PURPOSES}
    alone = {p: sentence(move, ("best", "white", "D4", p, "none")) for p in PURPOSES}
    assert said["reduce-liberties"].endswith("is an urgent move to reduce the liberties of C3")
    assert alone["atari"] == "White at D4 is the best move to give atari"
    assert all("C3" in text for text in said.values())
    assert not any("{" in text or "[" in text or "none" in text for text in alone.values())


# Twins.


def test_a_rule_in_another_orientation_with_other_letters_is_told() -> None:
    one = rule("one", draw="A *\n. B", where="A is O, B is X", when="liberties(B) = 2")
    two = rule("two", draw="Q .\n* P", where="P is O, Q is X", when="liberties(Q) = 2").replace(
        "save, A", "save, P"
    )
    found = read_rules(one + two)
    findings = Findings()
    check_twins(found.rules, findings)
    (error,) = findings.errors
    assert "'two' is 'one' (line 1" in str(error) and "in another orientation" in str(error)


def test_maps_in_another_order_are_the_same_rule() -> None:
    one = rule(
        "one",
        maps="net:A *;push:B e",
        where="A is O, B is X",
        relate="touches(A, B), e outside net",
    )
    two = rule(
        "two",
        maps="out:B g;shut:A *",
        where="A is O, B is X",
        relate="touches(B, A), g outside shut",
    )
    assert len(list(twins(read_rules(one + two).rules))) == 1


def test_rules_with_many_maps_that_are_alike_are_compared_quickly() -> None:
    letters = "ABCDEF"
    maps = ";".join(f"map-{letter.lower()}:{letter}" for letter in letters)
    where = ", ".join(f"{letter} is X" for letter in letters)
    path = [f"beside({one}, {two})" for one, two in pairwise(letters)]
    star = [f"beside(A, {two})" for two in letters[1:]]
    text = "".join(
        rule(name, maps=maps, where=where, relate=", ".join(ties), says="baseless(enemy, F)")
        for name, ties in (("path", path), ("star", star), ("path-again", path[::-1]))
    )
    found = [(one.name, two.name) for one, two in twins(read_rules(text).rules)]
    assert found == [("path", "path-again")]


@pytest.mark.parametrize(
    "changed",
    [
        {"where": "A is O, B is s"},
        {"when": "liberties(A) = 2"},
        {"says": "move(good, own, *, save, B)"},
        {"know": "baseless(own, A)"},
        {"draw": "A * ?\n. B ."},
    ],
)
def test_rules_that_differ_in_one_thing_are_two(changed: dict[str, str]) -> None:
    same = {"draw": "A *\n. B", "where": "A is O, B is O", "when": "liberties(B) = 2"}
    found = read_rules(rule("one", **same) + rule("two", **(same | changed)))
    assert not list(twins(found.rules))


# Examples.


def short(yes: str, **sections: str) -> str:
    """Give what is told of an example in which a rule does not fire."""
    found = read_rules(rule(yes=yes, **sections), "trial.rule")
    findings = Findings()
    try_examples(Rulebase.of_rules(found.rules), findings)
    (error,) = findings.errors
    return str(error).partition("whichever color is own: ")[2]


def test_a_map_that_is_not_there_is_told() -> None:
    assert short(". O .", draw="A X *") == "Black fails at its map: not found"
    two = {"maps": "one:A *;two:B e", "where": "A is O, B is X", "relate": "touches(A, B), e != *"}
    assert short("X . . O", **two).endswith("map 'two': not found where it is tied")


def test_a_condition_is_told_with_its_present_value() -> None:
    told = short(". . .\n. X .\n. . .", when="liberties(A) = 3")
    assert told == "Black fails at liberties(A) = 3: liberties(A) is 4"


def test_a_relation_is_told_with_its_points() -> None:
    sections = {"maps": "one:A *;two:A e", "relate": "distance(*, e) > 2"}
    assert short(". . .\n. X .\n. . .", **sections).startswith(
        "Black fails at distance(*, e) > 2 ("
    )


def test_a_fact_that_is_missing_and_one_that_should_be_are_told() -> None:
    told = short(". X .\n. . .", know="atari(own, A, _)")
    assert told.startswith("Black fails at know atari(own, A, _): no fact atari(black, ")
    told = short(". O .\nO X .\n. O .", draw="? X ?\nX A *\n? X ?", unless="atari(own, A, _)")
    assert told.startswith("Black fails at unless atari(own, A, _): atari(black, ")
    assert told.endswith(" stands")


def test_a_star_elsewhere_is_told() -> None:
    told = short("+ - - -\n| X . *\n| . . .", draw="A *")
    assert "fails at its '*': it is at" in told


TAKE = {
    "draw": "",
    "where": "",
    "know": "atari(enemy, ?s, ?p)",
    "says": "move(good, own, ?p, capture, ?s)",
}


def test_a_rule_without_maps_says_in_examples_which_point_is_expected() -> None:
    good = "+ - - -\n| X O *\n| . X ."
    findings = Findings()
    found = read_rules(rule(yes=good, **TAKE))
    try_examples(Rulebase.of_rules(found.rules), findings)
    assert not findings.errors
    assert short(". .", **TAKE, when="phase < 9").startswith("Black fails at know atari(enemy, ")
    told = short("+ - - - -\n| X O . *\n| . X . .", **TAKE)
    assert told == "it fires with '*' at A18 C19"


# What loading says.

MISTAKES = {
    "two answers at a point": (
        {"counter": "* -> by rule trial, * -> by rule other"},
        "found a second counter at '*': '* -> by rule trial' is there already",
    ),
    "a sign as a label": (
        {"draw": "A x *", "when": "liberties-after(x) > 2"},
        "'x' stands for an enemy stone or nothing in drawings and is no label",
    ),
    "a sign explained": ({"where": "A is O, O is X"}, "'O' stands for an own stone in drawings"),
    "a label of unless that no map has": ({"unless": "baseless(own, Z)"}, "'Z' is not drawn"),
    "what ties no maps": (
        {"maps": "one:A *;two:B .", "where": "A is O, B is X", "relate": "same-line(A, B)"},
        "'same-line(A, B)' ties no maps: expected a label of it in this one, or one of same-string",
    ),
    "one point of a string of two maps": (
        {"maps": "one:A *;two:A .", "says": "extension(own, A, *)"},
        "found 'A' in several maps, where it is one string, and in 'extension(own, A, *)' as one",
    ),
    "too many ways to take stones in turn": (
        {"draw": "A A A\nA A A\nA A A\n* . .", "says": "extension(own, A, *)"},
        "stand here in 9 ways: expected 8 at most",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("sections", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told(sections: dict[str, str], message: str) -> None:
    with pytest.raises(BadKnowledge) as caught:
        read_rules(rule(**sections), "trial.rule")
    assert any(message in str(error) for error in caught.value.errors), caught.value.errors


def test_every_circle_is_told_at_once() -> None:
    text = "".join(
        [
            rule("one", know="corner(own, A, other)", says="corner(own, A, enclosed)"),
            rule("two", know="corner(own, A, enclosed)", says="corner(own, A, other)"),
            rule("three", know="spent(own, A)", says="cutting-stone(own, A)"),
            rule("four", know="cutting-stone(own, A)", says="spent(own, A)"),
        ]
    )
    with pytest.raises(BadKnowledge) as caught:
        Rulebase.of_rules(read_rules(text).rules)
    first, second = map(str, caught.value.errors)
    assert "'one', which asks 'two'" in first or "'two', which asks 'one'" in first
    assert "'three'" in second and "'four'" in second


# The package's rules.


def test_an_extension_from_two_is_said_of_both_stones() -> None:
    rows = [". . . . . . . . ."] * 9
    rows[5] = rows[6] = ". . X . . . . . ."
    rules = Rulebase.of_rules([load_rules().of("room-for-three-from-two")])
    found = engine(drawn_board("\n".join(rows)), rules).ask("extension(black, ?stone, G3)")
    assert [answer.bindings["stone"] for answer in found] == ["C3", "C4"]


def test_no_two_rules_of_the_package_are_one() -> None:
    assert not list(twins(load_rules().rules))


# How often rules fire.


def test_firings_are_counted_by_rule() -> None:
    rules = rulebase(rule("one", draw="A *") + rule("never", draw="A A A A A *"))
    counts, positions = firings(rules, list(random_games(2, 1, (5,))), 5)
    assert counts["one"].games == 2 and 0 < counts["one"].positions <= positions
    assert counts["one"].places > counts["one"].positions and counts["never"].places == 0


def test_rules_are_listed_by_how_often_they_fire(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from riyu.interfaces.cli.app import run

    (tmp_path / "trial.rule").write_text(rule("one") + rule("two", where="A is X"))
    (tmp_path / "game.sgf").write_text("(;SZ[5];B[cc];W[bb])")
    words = ["rules", "list", "--from", str(tmp_path), "--fired", str(tmp_path / "game.sgf")]
    assert run(words) == 0
    told = capsys.readouterr()
    assert "1 games, 1 positions: 0 of 2 rules never fire" in told.err
    assert "places" in told.out
