"""The knowledge in force: what the package holds loads, says why, and answers the positions that everybody knows."""

from __future__ import annotations

import re
import sys

import pytest

from riyu.game.points import parse_point, point_text
from riyu.game.position import parse_position
from riyu.patterns import load_library
from riyu.patterns.harvested import PREFIX, has_idea
from riyu.patterns.symmetry import turn, turn_rows
from tests.library import whole_library
from tests.patience import run
from tests.patterns.asked import Asked

BLACK, WHITE = 1, 2


def test_every_confidence_was_measured() -> None:
    guesses = [
        f"{pattern.place}: {saying}"
        for found in whole_library().classes
        for pattern in found.patterns
        for saying in pattern.says
        if saying.guessed is not None
    ]
    assert not guesses


KNOWN = [
    (
        "A crosscut: extend, one way or the other, or leave one liberty.",
        """
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . . O X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        ("contact-answer", "D5", BLACK),
        {"C6", "B5", "D3", "E4", "E5", "D6"},
    ),
    (
        "A stone touches ours: bend around, stretch, or draw back.",
        """
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        ("contact-answer", "D5", BLACK),
        {"C5", "E5", "C4", "E4", "D3"},
    ),
    (
        "A peep: connect.",
        """
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        ("contact-answer", "D5", BLACK),
        {"D4"},
    ),
    (
        "The enemy creeps along the first line: block.",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O X X . . .
        . O O . . . .
        """,
        ("contact-answer", "C1", BLACK),
        {"D1"},
    ),
]


@pytest.mark.parametrize(("sentence", "rows", "question", "points"), KNOWN)
def test_contact_is_answered_as_everybody_knows(
    sentence: str, rows: str, question: tuple[str, str, int], points: set[str]
) -> None:
    position = parse_position(rows)
    name, focus, color = question
    matches = Asked(load_library(only=[name])).all(position, name, parse_point(focus), color)
    assert {point_text(match.answer) for match in matches} == points, sentence


def test_shapes_around_a_move_are_found() -> None:
    position = parse_position(
        """
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    matches = Asked(load_library(only=["shape"])).over(position, "shape", BLACK)
    found = {point_text(match.focus): match.pattern.name for match in matches}
    assert found["D6"] == found["D3"] == "hane-at-the-head"
    assert found["C6"] == found["C3"] == "stretch-ahead"


def test_own_eyes_are_barred() -> None:
    position = parse_position(". X . X .\nX X X X O\nO O X . .\n. O O X .\n. . O . .")
    matches = Asked(load_library(only=["shape"])).over(position, "shape", BLACK)
    assert not {"A5", "C5"} & {point_text(match.answer) for match in matches}


def test_every_pattern_says_why_in_a_sentence() -> None:
    library = whole_library()
    assert {"contact-answer", "shape"} <= {found.name for found in library.classes}
    for found in library.classes:
        for pattern in found.patterns:
            if pattern.seen is None:
                assert pattern.why.endswith((".", "?", "!")), pattern.name
                assert pattern.yes and (pattern.no or pattern.name == found.last), pattern.name


def test_a_named_harvested_pattern_says_in_a_sentence_what_the_move_is_and_names_no_point() -> None:
    """Explanations put it behind `it is`, and its part before the first comma into a headline of twelve words."""
    named = [
        pattern
        for found in whole_library().classes
        for pattern in found.patterns
        if found.name.startswith(PREFIX) and has_idea(pattern.name)
    ]
    assert len(named) == 557
    for pattern in named:
        called = pattern.why.removesuffix(".").partition(",")[0]
        assert re.fullmatch("The [a-z',. -]+[.]", pattern.why), pattern.why
        assert len(called.split()) <= 10 and len(pattern.why.split()) <= 18, pattern.why
        assert pattern.seen and pattern.seen[0] >= pattern.seen[1] / 10, pattern.name


def test_importing_loads_no_knowledge_and_no_reader() -> None:
    code = (
        "import sys, riyu.patterns;"
        "sys.exit(any(m in sys.modules for m in ('riyu.patterns.reader', 'lark', 'importlib.resources')))"
    )
    assert run([sys.executable, "-c", code]).returncode == 0


def test_turned_rows_and_turned_offsets_agree() -> None:
    rows = ("ab-", "cd-", "++-")
    for orientation in range(8):
        turned = turn_rows(orientation, rows)
        places = {s: (c, -r) for r, row in enumerate(turned) for c, s in enumerate(row)}
        drawn = {s: (c, -r) for r, row in enumerate(rows) for c, s in enumerate(row)}
        for symbol in "bcd":
            from_a = tuple(x - y for x, y in zip(drawn[symbol], drawn["a"], strict=True))
            now = tuple(x - y for x, y in zip(places[symbol], places["a"], strict=True))
            assert turn(orientation, from_a) == now  # type: ignore[arg-type]
