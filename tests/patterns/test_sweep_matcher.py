"""The classes asked over the whole board, kept up to date on a board: what `Matcher.over` gives, move by move."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, opposite, parse_point
from riyu.patterns import Matcher, load_library
from riyu.patterns.reload import SECONDS, LiveLibrary
from riyu.patterns.sweep_matcher import SweepMatcher
from riyu.patterns.tables import WHOLE_BOARD
from tests.patterns.drawn import class_text, harvested

CLASSES = ("bad-shape", "corner-moves", "corner-stage", "good-shape", "great-wall", "shape")


def agree(swept: SweepMatcher, matcher: Matcher) -> int:
    """Give how many matches there are, after a look that both matchers have the same."""
    count = 0
    for found in matcher.library.classes:
        if found.asked.focus == WHOLE_BOARD:
            for color in (BLACK, WHITE):
                given = swept.over(found.name, color)
                assert given == matcher.over(swept.board, found.name, color)
                count += len(given)
    return count


def test_the_librarys_classes_match_what_the_plain_matcher_finds_move_by_move_and_back() -> None:
    library = load_library(only=CLASSES)
    matcher = Matcher(library)
    board, chance = Board(13), random.Random(1)
    swept = SweepMatcher(board, library)
    count = agree(swept, matcher)
    color: Color = BLACK
    for number in range(60):
        board.mark()
        board.play(color, chance.choice(board.legal_points(color)))
        color = opposite(color)
        if number % 20 == 19:
            count += agree(swept, matcher)
    board.trail.undo_to(20)
    assert agree(swept, matcher) + count > 20
    board.trail.undo_to(0)
    agree(swept, matcher)


class Clock:
    """Time that goes on when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def write(path: Path, drawing: str, second: int) -> None:
    """Write a class that is asked over the whole board, of one drawing, with a time in seconds."""
    block = harvested(f"{path.stem}-{second}", drawing)
    text = class_text(block, answer="all", asked=f"{WHOLE_BOARD}; in all orientations")
    path.write_text(text.replace("trial", path.stem))
    os.utime(path, (second, second))


def test_a_changed_file_is_swept_at_once_amid_a_game_that_is_taken_back(tmp_path: Path) -> None:
    write(tmp_path / "one.pat", "O X\n* .", 1)
    write(tmp_path / "two.pat", "O *", 1)
    clock = Clock()
    live = LiveLibrary([tmp_path], clock=clock)
    board = Board(5)
    swept = SweepMatcher(board, live)
    for move in ("C3", "C4", "B2", "D4"):
        board.mark()
        board.play(board.position().to_move, parse_point(move))
        assert agree(swept, Matcher(live.library))
    write(tmp_path / "one.pat", "O X", 2)
    clock.now += SECONDS
    assert {match.pattern.name for match in swept.over("one", WHITE)} == {"one-2"}
    assert agree(swept, Matcher(live.library))
    for _ in range(3):
        board.undo()
        assert agree(swept, Matcher(live.library))
    board.play(WHITE, parse_point("D3"))
    assert agree(swept, Matcher(live.library))


def test_a_change_elsewhere_lays_no_drawing_anew(tmp_path: Path) -> None:
    write(tmp_path / "one.pat", "O *", 1)
    other = tmp_path / "other.pat"
    other.write_text(class_text(harvested("beside", "X *")).replace("trial", "other"))
    clock = Clock()
    swept = SweepMatcher(Board(5), LiveLibrary([tmp_path], clock=clock))
    before = swept._swept
    other.write_text(class_text(harvested("below", "X\n*")).replace("trial", "other"))
    os.utime(other, (9, 9))
    clock.now += SECONDS
    assert swept.library.pattern("below")
    assert swept._swept is before


def test_what_is_no_question_is_refused() -> None:
    swept = SweepMatcher(Board(5), load_library(only=("shape", "corner-moves")))
    with pytest.raises(UsageError, match="no pattern class 'shap'; did you mean 'shape'"):
        swept.over("shap", BLACK)
    with pytest.raises(UsageError, match="class 'shape' is asked for at an empty point"):
        swept.over("shape", BLACK)
    with pytest.raises(UsageError, match="3 is no color"):
        swept.over("corner-moves", 3)
