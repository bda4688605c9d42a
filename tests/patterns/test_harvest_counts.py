"""What is counted of a window is what the matcher finds of its drawing: the two are written independently."""

from __future__ import annotations

from collections import Counter

import pytest

from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import all_points
from riyu.lab.games import random_games, starting_board
from riyu.patterns.harvest_counts import QUESTIONS, RECORD, WIDTHS, WindowCounts
from riyu.patterns.harvested import harvested_pattern, width_of
from riyu.patterns.library import Library, load_library
from riyu.patterns.matcher import Matcher
from riyu.patterns.model import PatternClass
from riyu.patterns.snapshot import Snapshot


def windows(name: str, size: int, seed: int, most: int = 60) -> tuple[list[tuple[int, ...]], list]:
    """Count in a random game; give some windows of each width, and the game's moves."""
    (game,) = random_games(1, seed, (size,))
    counts = WindowCounts(1 << QUESTIONS[name])
    for _ in range(2):
        counts.see(starting_board(game.record), game.record.moves)
        counts.close() if not counts.is_closed else None
    found = list(RECORD.iter_unpack(counts.records()))
    some = []
    for width in range(len(WIDTHS)):
        of_width = sorted((r for r in found if width_of(r[1]) == width), key=lambda r: -r[3])
        some += of_width[: most // 4]
    return some, game


def near(point: int, move: int) -> bool:
    return move != NO_POINT and max(abs(point % 20 - move % 20), abs(point // 20 - move // 20)) <= 3


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("size", [5, 9])
@pytest.mark.parametrize("name", ["contact-answer", "diagonal-contact", "shape"])
def test_a_window_is_possible_as_often_as_its_drawing_matches(
    name: str, size: int, seed: int
) -> None:
    some, game = windows(name, size, seed)
    patterns = [harvested_pattern(*window) for window in some]
    asked = load_library(only=[name]).of(name).asked
    matcher = Matcher(Library((PatternClass("trial", asked, "all", "none", tuple(patterns)),)))
    board = starting_board(game.record)
    possible: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    last = before = NO_POINT
    for move in game.record.moves:
        if move.point != PASS:
            seen = Snapshot.of(board)
            if name == "shape":
                points = [p for p in all_points(size) if near(p, last) or near(p, before)]
                focuses = [p for p in points if board.color_at(p) == 0]
            else:
                focuses = [last] if asks(board, name, last, move.color) else []
            for focus in focuses:
                matches = matcher.all(seen, "trial", focus, move.color)
                legal = [m for m in matches if board.is_legal(move.color, m.answer)]
                possible.update({m.pattern.name for m in legal})
                chosen.update({m.pattern.name for m in legal if m.answer == move.point})
        board.play(move.color, move.point)
        before, last = last, NO_POINT if move.point == PASS else move.point
    counted = {pattern.name: pattern.seen for pattern in patterns}
    assert {name: (chosen[name], possible[name]) for name in counted} == counted


def asks(board, name: str, last: int, color: int) -> bool:
    if last == NO_POINT or board.color_at(last) != 3 - color:
        return False
    beside = any(board.color_at(last + step) == color for step in (1, -1, 20, -20))
    diagonal = any(board.color_at(last + step) == color for step in (19, -19, 21, -21))
    return beside if name == "contact-answer" else diagonal and not beside
