"""The focus matcher on drawn boards: priority, bars, globs, orientation, strings, tests, and what a match tells."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import parse_point, point_text
from riyu.game.position import Position, parse_position
from riyu.patterns import Matcher, Snapshot
from riyu.patterns.library import Library
from riyu.patterns.reader import read_class
from tests.patterns.drawn import SOLID, class_text, harvested

BLACK, WHITE = 1, 2


def matcher_of(*blocks: str, **header: str) -> Matcher:
    return Matcher(Library((read_class(class_text(*blocks, **header)),)))


def board(rows: str) -> Position:
    return parse_position("\n".join(row.strip() for row in rows.strip().splitlines()))


def answers(
    matcher: Matcher, position: Position, focus: str, color: int, size: int = 19
) -> list[str]:
    point = parse_point(focus, position.size)
    matches = matcher.all(position, "trial", point, color)
    return [f"{match.pattern.name} {point_text(match.answer)}" for match in matches]


CROSSING = board(
    """
    . . . . .
    . X O . .
    . . X . .
    . . . . .
    . . . . .
    """
)


def test_a_match_tells_where_everything_lies() -> None:
    match = matcher_of(SOLID).best(CROSSING, "trial", parse_point("B3"), BLACK)
    assert match is not None
    assert (point_text(match.focus), point_text(match.answer)) == ("B3", "B3")
    assert [point_text(p) for p in match.at("A")] == ["B4"]
    assert [point_text(p) for p in match.at("B")] == ["C3"]
    assert str(match) == "solid-connection at B3 for Black: B3 (A=B4, B=C3, orientation 0)"
    assert match.at("C") == ()


def test_own_is_the_color_asked_for() -> None:
    matcher = matcher_of(SOLID)
    assert matcher.best(CROSSING, "trial", parse_point("B3"), WHITE) is None
    swapped = Position(5, CROSSING.stones.translate(bytes([0, 2, 1, *range(3, 256)])))
    assert matcher.best(swapped, "trial", parse_point("B3"), WHITE) is not None


def test_two_capitals_are_two_strings() -> None:
    joined = board(
        """
        . X X X .
        . X O X .
        . . X X .
        . . . . .
        . . . . .
        """
    )
    assert answers(matcher_of(SOLID), joined, "B3", BLACK) == []


def test_the_same_capital_is_one_string() -> None:
    matcher = matcher_of(harvested("one-string", "A * A", "where   A is O"))
    apart = board(". . . . .\n. . . . .\n. X . X .\n. . . . .\n. . . . .")
    ring = board(". . . . .\n. X X X .\n. X . X .\n. . . . .\n. . . . .")
    assert answers(matcher, apart, "C3", BLACK) == []
    assert answers(matcher, ring, "C3", BLACK) == ["one-string C3"]  # its mirror image is itself


def test_a_symmetric_drawing_is_tried_once() -> None:
    matcher = matcher_of(harvested("between", "O * O"), answer="all")
    cross = board(". . . . .\n. . X . .\n. X . X .\n. . X . .\n. . . . .")
    matches = matcher.all(cross, "trial", parse_point("C3"), BLACK)
    assert [match.orientation for match in matches] == [0, 4]


def test_order_is_priority() -> None:
    blocks = harvested("narrow", "O * X"), harvested("wide", "O *")
    position = board(". . . . .\n. . . . .\n. X . O .\n. . . . .\n. . . . .")
    best = matcher_of(*blocks).best(position, "trial", parse_point("C3"), BLACK)
    assert best is not None and best.pattern.name == "narrow"
    assert answers(matcher_of(*blocks), position, "C3", BLACK) == ["narrow C3", "wide C3"]


def test_a_bar_forbids_its_point_to_what_stands_below() -> None:
    above, bar, below = (
        harvested("above", "O * X"),
        harvested("never", "O *\n. .", word="bar"),
        harvested("below", "* ."),
    )
    matcher = matcher_of(above, bar, below)
    near = board(". . . . .\n. . . . .\n. X . O .\n. . . . .\n. . . . .")
    assert answers(matcher, near, "C3", BLACK) == ["above C3"]
    assert answers(matcher, near, "B4", BLACK) == []
    assert set(answers(matcher, near, "D4", BLACK)) == {"below D4"}


def test_a_glob_is_entered_where_its_header_matches_in_the_same_orientation() -> None:
    matcher = matcher_of(
        "glob edge\ndraw\n  @\n  -", harvested("along", "X * ."), "end", harvested("wide", "X * O")
    )
    position = board(". . . . .\n. . . . .\nO . . . .\n. . . . .\n. . O . .")
    assert answers(matcher, position, "B1", BLACK) == ["along B1"]
    assert answers(matcher, position, "D1", BLACK) == ["along D1"]
    assert answers(matcher, position, "B3", BLACK) == []
    assert answers(matcher, position, "A2", BLACK) == ["along A2"]
    assert answers(matcher, position, "C2", BLACK) == []


def test_the_last_pattern_answers_when_nothing_else_does() -> None:
    matcher = matcher_of(
        harvested("beside", "X *"),
        harvested("anything", "*", "says    fill(*) by *"),
        last="anything",
    )
    position = board(". . .\n. O .\n. . .")
    assert answers(matcher, position, "B1", BLACK) == ["beside B1"]
    assert answers(matcher, position, "A1", BLACK) == ["anything A1"]


def test_an_answer_may_lie_away_from_the_focus() -> None:
    matcher = matcher_of(
        harvested("far", "@ . . . . . *\n- - - - - - -"),
        asked="an enemy stone; in all orientations",
    )
    position = Position(7, bytes(42) + bytes([2]) + bytes(6))
    assert answers(matcher, position, "A1", BLACK) == ["far G1", "far A7"]
    assert answers(matcher, position, "A1", WHITE) == []


def test_between_two_ends_only_that_orientation_is_asked() -> None:
    matcher = matcher_of(SOLID, asked="a link's two ends; oriented from one end to the other")
    a, b = parse_point("B4"), parse_point("C3")
    match = matcher.best(CROSSING, "trial", a, BLACK, toward=b)
    assert match is not None and match.at("A") == (a,) and match.at("B") == (b,)
    back = matcher.best(CROSSING, "trial", b, BLACK, toward=a)
    assert back is not None and (back.answer, back.at("A")) == (match.answer, (b,))
    assert matcher.best(CROSSING, "trial", a, BLACK, toward=parse_point("D3")) is None
    with pytest.raises(UsageError, match="needs the other end"):
        matcher.best(CROSSING, "trial", a, BLACK)


TESTED = [
    # clause, board, focus, whether Black's `* A` (A White) matches
    ("liberties(A) = 1", "X . . . .\nO X . . .\n. . . . .\n. . . . .\n. . . . .", "A3", True),
    ("liberties(A) = 1", ". . . . .\nO X . . .\n. . . . .\n. . . . .\n. . . . .", "A3", False),
    ("liberties(A) > 3", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "B3", True),
    ("line(*) = 1", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "B5", True),
    ("line(*) = 1", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "C4", False),
    ("line(*) >= 3", ". . . . .\n. . O . .\n. . . . .\n. . . . .\n. . . . .", "C3", True),
    ("not self-atari(*)", ". O . . .\nO . . . .\n. . . . .\n. . . . .\n. . . . .", "A5", False),
    ("not self-atari(*)", ". O . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "A5", False),
    ("not self-atari(*)", ". O X . .\nX X . . .\n. . . . .\n. . . . .\n. . . . .", "A5", True),
    (
        "no enemy neighbor in atari",
        ". . . . .\n. O X . .\n. X . . .\n. . . . .\n. . . . .",
        "B5",
        True,
    ),
    (
        "no enemy neighbor in atari",
        ". . . . .\nX O X . .\n. X . . .\n. . . . .\n. . . . .",
        "B5",
        False,
    ),
]


@pytest.mark.parametrize(("clause", "rows", "focus", "matches"), TESTED)
def test_tests_say_what_is_true(clause: str, rows: str, focus: str, matches: bool) -> None:
    matcher = matcher_of(harvested("tested", "* A", f"where   A is X\nwhen    {clause}"))
    assert bool(answers(matcher, board(rows), focus, BLACK)) == matches


def test_a_board_and_its_position_look_the_same() -> None:
    chance = random.Random(5)
    played = Board(9)
    for turn in range(60):
        legal = played.legal_points(1 + turn % 2)
        played.play(1 + turn % 2, chance.choice(legal))
    seen = Snapshot.of(played)
    assert seen.cells == Snapshot.of(played.position()).cells

    class Plain:
        size = 9
        color_at = staticmethod(played.color_at)

    assert Snapshot.of(Plain()).cells == seen.cells
    for head in played.strings():
        assert seen.string(head) == frozenset(played.string_points(head))
        assert seen.liberties(head) == played.liberties(head)
    for point in played.legal_points(BLACK):
        played.mark()
        played.play(BLACK, point)
        after = played.liberties(point)
        played.undo()
        assert seen.liberties_after(point, BLACK) == after


@pytest.mark.parametrize(
    ("name", "focus", "color", "toward", "message"),
    [
        ("trail", 41, BLACK, 0, "no pattern class 'trail'; did you mean 'trial'?"),
        ("trial", 20, BLACK, 0, "cell 20 is not on a 5x5 board"),
        ("trial", 41, 3, 0, "3 is no color"),
        ("trial", 41, BLACK, 42, "has no other end"),
    ],
)
def test_a_question_that_can_not_be_is_told(
    name: str, focus: int, color: int, toward: int, message: str
) -> None:
    with pytest.raises(UsageError, match=message):
        matcher_of(SOLID).best(CROSSING, name, focus, color, toward)
