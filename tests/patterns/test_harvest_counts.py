"""What is counted of a window is what the matcher finds of its drawing: the two are written independently."""

from __future__ import annotations

from collections import Counter

import pytest

from riyu.game.board import Board
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import all_points, line_of, neighbors
from riyu.lab.games import random_games, starting_board
from riyu.patterns.harvest_counts import QUESTIONS, RECORD, WIDTHS, WindowCounts
from riyu.patterns.harvested import harvested_pattern, width_of
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import PatternClass
from tests.reference.matcher import Matcher
from tests.reference.snapshot import Snapshot


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


@pytest.mark.parametrize(("size", "seed"), [(5, 0), (9, 1)])
@pytest.mark.parametrize(
    "name",
    [
        "contact-answer",
        "diagonal-contact",
        "shape",
        "edge-moves",
        "string-attack",
        "string-defense",
        "diagonal-link-defense",
        "one-space-link-attack",
        "knight-link-defense",
        "two-space-link-defense",
        "large-knight-link-attack",
    ],
)
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
            for focus, end in questions(board, name, move.color, last, before):
                matches = matcher.all(seen, "trial", focus, move.color, end)
                legal = [m for m in matches if board.is_legal(move.color, m.answer)]
                possible.update({m.pattern.name for m in legal})
                chosen.update({m.pattern.name for m in legal if m.answer == move.point})
        board.play(move.color, move.point)
        before, last = last, NO_POINT if move.point == PASS else move.point
    counted = {pattern.name: pattern.seen for pattern in patterns}
    assert {name: (chosen[name], possible[name]) for name in counted} == counted


def questions(board: Board, name: str, color: int, last: int, before: int) -> list[tuple[int, int]]:
    """Give the focuses at which a class is asked, each with the other end."""
    points = [p for p in all_points(board.size) if near(p, last) or near(p, before)]
    empty = [p for p in points if board.color_at(p) == 0]
    stones = [p for p in all_points(board.size) if board.color_at(p) != 0]
    own = color if name.endswith("-defense") else 3 - color
    if name == "shape":
        return [(p, NO_POINT) for p in empty]
    if name == "edge-moves":
        size = board.size
        return [
            (p, NO_POINT)
            for p in all_points(size)
            if p not in points and board.color_at(p) == 0 and line_of(p, size) <= 4
        ]
    if name.startswith("string-"):
        return [
            (p, q)
            for p in empty
            for q in neighbors(p, board.size)
            if board.color_at(q) == own and board.liberties(q) <= 3
        ]
    if "-link-" in name:
        return [
            (p, q)
            for p in stones
            for q in stones
            if board.color_at(p) == board.color_at(q) == own
            and board.string_name(p) != board.string_name(q)
            and sorted((abs(p % 20 - q % 20), abs(p // 20 - q // 20))) == KINDS[name]
            and {last, before} & way(p, q, board.size)
        ]
    return [(last, NO_POINT)] if asks(board, name, last, color) else []


KINDS = {
    "diagonal-link-defense": [1, 1],
    "one-space-link-attack": [0, 2],
    "knight-link-defense": [1, 2],
    "two-space-link-defense": [0, 3],
    "large-knight-link-attack": [1, 3],
}


def way(p: int, q: int, size: int) -> set[int]:
    """Give the points of the rectangle between two ends, and those beside them, at most three points from p."""
    columns, rows = sorted((p % 20, q % 20)), sorted((p // 20, q // 20))
    inside = [
        r
        for r in all_points(size)
        if columns[0] <= r % 20 <= columns[1] and rows[0] <= r // 20 <= rows[1] and r not in (p, q)
    ]
    return {r for m in inside for r in (m, *neighbors(m, size)) if near(p, r)} - {p, q}


def asks(board: Board, name: str, last: int, color: int) -> bool:
    if last == NO_POINT or board.color_at(last) != 3 - color:
        return False
    beside = any(board.color_at(last + step) == color for step in (1, -1, 20, -20))
    diagonal = any(board.color_at(last + step) == color for step in (19, -19, 21, -21))
    return beside if name == "contact-answer" else diagonal and not beside
