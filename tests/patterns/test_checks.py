"""The checks on a class as a whole: examples, twins, patterns behind wider ones, drawings no board can show."""

from __future__ import annotations

import pytest

from riyu.patterns import BadKnowledge
from riyu.patterns.reader import read_class
from riyu.patterns.tables import TESTS
from tests.patterns.drawn import SOLID, class_text, harvested


def error_of(*blocks: str, **header: str) -> str:
    with pytest.raises(BadKnowledge) as caught:
        read_class(class_text(*blocks, **header), "trial.pat")
    return str(caught.value)


def test_a_yes_that_does_not_match_is_told_with_its_place() -> None:
    assert (
        "line 13, column 1: 'solid-connection' does not match this 'yes', whichever color is own"
        in error_of(SOLID.replace("  . X O . .", "  . X . . ."))
    )


def test_a_no_that_matches_is_told_with_focus_and_color() -> None:
    message = error_of(SOLID.replace("  . X . . .\n", "  . X O . .\n"))
    assert "line 18, column 1: 'solid-connection' matches this 'no': focus" in message
    assert "own Black" in message


def test_an_example_may_name_the_answer() -> None:
    read_class(class_text(SOLID.replace("  . . X . .", "  . * X . .", 1)))
    message = error_of(SOLID.replace("  . . X . .", "  . . X * .", 1))
    assert "does not match this 'yes' with its answer at '*'" in message


def test_an_example_shows_a_position_that_can_be() -> None:
    message = error_of(SOLID + "no\n  . X .\n  X O X\n  . X .\n")
    assert "line 23, column 1: found a string without liberties at K10 of this example" in message


def test_a_last_pattern_shows_the_other_end_and_no_more() -> None:
    ends = {"asked": "a link's two ends; oriented from one end to the other", "last": "any"}
    where = "where   A is O, B is O\nsays    nothing"
    read_class(class_text(harvested("any", "A ? ?\n? ? B", where), **ends))
    assert "with the other end" in error_of(harvested("any", "A . ?\n? ? B", where), **ends)
    string = {"asked": "a liberty of a string; toward a stone of the string", "last": "any"}
    read_class(class_text(harvested("any", "* A", "where   A is X\nsays    nothing"), **string))


TWINS = [
    ("O *", "X *", False),  # colors are not exchanged: own is own
    ("O *\n. X", "X *\n. O", True),
    ("O *\n. X", ". X\nO *", True),
    ("? O\n* X", "? X\n* O", False),
    ("O * X", "X * O", True),
    ("? O\n* X", "O X\n? *", True),
    ("O\n*", "O *", True),
    ("O *\n_ _", "O *", True),
]


@pytest.mark.parametrize(("one", "two", "same"), TWINS)
def test_twins_are_found_in_any_orientation(one: str, two: str, same: bool) -> None:
    blocks = harvested("one", one), harvested("two", two)
    if same:
        assert "'two' is 'one' (trial.pat, line 6" in error_of(*blocks, answer="all")
    else:
        read_class(class_text(*blocks, answer="all"))


def test_twins_may_have_other_letters() -> None:
    one = harvested("one", "A X\n* B", "where   A is O, B is O")
    two = harvested("two", "* P\nQ X", "where   P is O, Q is O")
    assert "'two' is 'one'" in error_of(one, two)
    other = harvested("two", "* P\nO X", "where   P is O")
    read_class(class_text(other, one, answer="all"))  # here the two may be one string


BEHIND = [
    # wide first, narrow behind it: (drawing, clauses) of each, and whether the second is shut off
    (("O *", ""), ("O * X", ""), True),
    (("O * ?", ""), ("O * |", ""), False),
    (("O *\n? ?", ""), ("O *\n- -", ""), False),
    (("O * _\n? ? _", ""), ("O *\n. ?\n- -", ""), True),
    (("O *", ""), ("O *\n- -", ""), True),
    (("O *\n? ?\n- -", ""), ("O *\n. .\n- -", ""), True),
    (("s *", ""), ("X *", ""), True),
    (("X *", ""), ("s *", ""), False),
    (("A *", "where   A is X\nwhen    liberties(A) <= 3"), ("X * .", ""), False),
    (
        ("A *", "where   A is X\nwhen    liberties(A) <= 3"),
        ("P * O", "where   P is X\nwhen    liberties(P) = 2"),
        True,
    ),
    (
        ("A *", "where   A is X\nwhen    liberties(A) <= 3"),
        ("P * O", "where   P is X\nwhen    liberties(P) != 2"),
        False,
    ),
    (("A * B", "where   A is O, B is O"), ("O * O\n. . .", ""), False),
    (("O * O", ""), ("A * B\n. . .", "where   A is O, B is O"), True),
]


@pytest.mark.parametrize(("wide", "narrow", "shut"), BEHIND)
def test_a_pattern_behind_a_wider_one_is_found(
    wide: tuple[str, str], narrow: tuple[str, str], shut: bool
) -> None:
    blocks = harvested("wide", *wide), harvested("narrow", *narrow)
    if shut:
        assert "'narrow' is never reached: 'wide'" in error_of(*blocks)
        read_class(class_text(blocks[1], blocks[0]))
    else:
        read_class(class_text(*blocks))


def test_where_all_are_answered_only_a_bar_shuts_off() -> None:
    wide, narrow = harvested("wide", "O *"), harvested("narrow", "O * X")
    bar = harvested("wide", "O *", word="bar")
    read_class(class_text(wide, narrow, answer="all"))
    assert "'narrow' is never reached" in error_of(bar, narrow, answer="all")
    read_class(class_text(narrow, bar, answer="all"))


def test_a_globs_header_counts_for_what_stands_in_it() -> None:
    wide = harvested("wide", "O *")
    glob = "glob narrow\ndraw\n  @ X", harvested("inside", "O *"), "end"
    assert "'inside' is never reached: 'wide'" in error_of(wide, *glob)
    read_class(class_text(*glob, wide))
    never = harvested("inside", "O * .")
    message = error_of("glob narrow\ndraw\n  O @ X", never.replace("O * .", "X * X"), "end")
    assert "the header of glob 'narrow' does not allow this drawing" in message


@pytest.mark.parametrize(
    ("rows", "clauses", "message"),
    [
        ("A B *", "where   A is O, B is O", "A and B are one string in the drawing"),
        ("A O *\n. B .", "where   A is O, B is O", "A and B are one string in the drawing"),
    ],
)
def test_a_drawing_that_no_board_can_show_is_refused(rows: str, clauses: str, message: str) -> None:
    assert message in error_of(harvested("never", rows, clauses))


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("O X", "found no '@': expected the focus, an empty point"),
        ("* *", "found 2 '*': expected one at most"),
        ("* a", "found 'a', which nothing names: expected '.'"),
        ("- -", "found edges and no points"),
        ("* .\n- |", "expected"),
        ("| * |\n| . |\n. . .", "expected '|' or '_'"),
    ],
)
def test_a_drawing_has_a_focus_and_straight_edges(rows: str, message: str) -> None:
    assert message in error_of(harvested("odd", rows))


def test_the_last_pattern_matches_whatever_stands_around() -> None:
    anything = harvested("anything", "*", "says    fill(*) by *")
    some = harvested("some", "* X")
    read_class(class_text(some, anything, last="anything"))
    assert "expected 'none' or the name" in error_of(anything, some, last="anything")
    assert "expected a drawing of the focus alone" in error_of(anything, some, last="some")


def test_every_test_of_the_table_has_an_answer() -> None:
    from tests.reference.conditions import _ANSWERS

    assert set(_ANSWERS) == set(TESTS)
