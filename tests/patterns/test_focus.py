"""The compiled focus matcher answers as the plain one does, which agrees with the slow twin; its records are small."""

from __future__ import annotations

import random
from textwrap import dedent

import pytest

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, neighbors, opposite, parse_point
from riyu.patterns._laying import lay
from riyu.patterns.compact import WORD_BYTES, inner_bit, records_of, ring_bit
from riyu.patterns.encoding import sizes_of
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.reader import read_class
from riyu.patterns.tables import ASKED, ONE_STRING, WHOLE_BOARD
from tests.boards import drawn_board
from tests.library import whole_library
from tests.patterns.drawn import class_text, harvested
from tests.reference.matcher import Matcher
from tests.reference.snapshot import Snapshot

LIBRARY = whole_library()
CLASSES = [found for found in LIBRARY.classes if found.asked.focus != WHOLE_BOARD]


def played_out(size: int, seed: int) -> Board:
    """A board after a random game of so many moves as it has points."""
    chance, board = random.Random(seed), Board(size)
    color: Color = BLACK
    for _ in range(size * size):
        points = board.legal_points(color)
        if points:
            board.play(color, chance.choice(points))
        color = opposite(color)
    return board


def toward(board: Board, wanted: PatternClass, focus: Point, chance: random.Random) -> Point | None:
    """A point to ask a class toward, 0 if it needs none; None if there is none here."""
    kind = ASKED[wanted.asked.focus]
    if not kind.end:
        return 0
    near = [
        p
        for p in all_points(board.size)
        if p != focus and abs(p % 20 - focus % 20) <= 3 and abs(p // 20 - focus // 20) <= 3
    ]
    if kind.phrase == ONE_STRING:
        near = neighbors(focus, board.size)
    stones = [p for p in near if board.color_at(p) != EMPTY]
    return chance.choice(stones) if stones else None


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_what_the_plain_matcher_finds_in_the_same_order(seed: int) -> None:
    chance, plain = random.Random(seed), Matcher(LIBRARY)
    compact = [(found, CompactClass(found)) for found in CLASSES]
    size = (5, 7, 9, 13, 19, 9)[seed]
    board = Board(size)
    features = Features(board)
    matcher = FocusMatcher(features)
    color: Color = BLACK
    asked = 0
    for number in range(size * size):
        points = board.legal_points(color)
        if points:
            board.play(color, chance.choice(points))
        color = opposite(color)
        if number % (3 * size):
            continue
        seen = Snapshot.of(board, features)
        for found, small in chance.sample(compact, min(5, len(compact))):
            for focus in chance.sample(list(all_points(size)), 4):
                end = toward(board, found, focus, chance)
                if end is None:
                    continue
                asked += 1
                own = chance.choice((1, 2))
                wanted = [
                    (found.patterns.index(match.pattern), match.orientation, match.answer)
                    for match in plain.all(seen, found.name, focus, own, end)
                ]
                assert matcher.matches(small, focus, own, end) == wanted, (found.name, focus)
                assert matcher.matches(small, focus, own, end, most=1) == wanted[:1]
    assert asked > 20


def test_no_two_offsets_share_a_bit() -> None:
    offsets = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    inner = [inner_bit(x, y) for x, y in offsets if max(abs(x), abs(y)) <= 2 and (x or y)]
    ring = [ring_bit(x, y) for x, y in offsets if max(abs(x), abs(y)) == 3]
    assert sorted(inner) == sorted(ring) == list(range(24))


def test_a_record_takes_12_bytes_or_24_if_it_asks_more() -> None:
    found = read_class(
        dedent("""
        class    cut
        asked    an empty point; in all orientations
        answer   best
        last     none

        pattern plain
        why     Cut.
        draw
          X O
          * X
        says    fill(*) by *
        seen    1 of 2

        pattern with-a-test
        why     Cut on the second line.
        draw
          X X
          * X
        when    line(*) = 2
        says    fill(*) by *
        seen    1 of 2
        """)
    )
    assert sizes_of([found]).words == {1: 1, 2: 1}
    assert sizes_of([found]).records == 3 * WORD_BYTES


def test_an_edge_is_met_where_the_board_ends() -> None:
    found = read_class(
        dedent("""
        class    edge
        asked    an empty point; in all orientations
        answer   best
        last     none

        pattern on-the-second-line
        why     Two lines from the edge.
        draw
          ? * ?
          ? ? ?
          - - -
        says    fill(*) by *
        seen    1 of 2
        """)
    )
    board = drawn_board("5x5\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    matcher = FocusMatcher(Features(board))
    small = CompactClass(found)
    where = [p for p in all_points(5) if matcher.matches(small, p, BLACK)]
    assert where == [parse_point(p) for p in ("B4", "C4", "D4", "B3", "D3", "B2", "C2", "D2")]


def test_a_class_asked_over_the_whole_board_can_be_asked_point_by_point() -> None:
    plain, board = Matcher(LIBRARY), played_out(9, 1)
    features = Features(board)
    seen, matcher = Snapshot.of(board, features), FocusMatcher(features)
    matched = 0
    for found in LIBRARY.classes:
        if found.asked.focus != WHOLE_BOARD:
            continue
        small, most = CompactClass(found), 64 if found.answer == "all" else 1
        given = [
            (p, found.patterns[order].name, orientation, answer)
            for p in all_points(9)
            for order, orientation, answer in matcher.matches(small, p, BLACK, most=most)
        ]
        assert given == [
            (match.focus, match.pattern.name, match.orientation, match.answer)
            for match in plain.over(seen, found.name, BLACK)
        ]
        matched += len(given)
    assert matched > 0


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "test",
    [
        "liberties-after(*) = 2",
        "liberties-after(*) >= 3",
        "self-atari(*)",
        "own-cannot-play-safely(*)",
        "enemy-cannot-play-safely(*)",
    ],
)
def test_a_stone_that_is_not_there_yet_has_the_liberties_it_would_have(
    test: str, seed: int
) -> None:
    found = read_class(class_text(harvested("played", "*", f"when    {test}")))
    board = played_out(7, seed)
    features = Features(board)
    seen, matcher = Snapshot.of(board, features), FocusMatcher(features)
    plain = Matcher(Library((found,)))
    small = CompactClass(found)
    for color in (BLACK, WHITE):
        for p in all_points(7):
            assert bool(matcher.matches(small, p, color)) == bool(
                plain.best(seen, "trial", p, color)
            )


def test_what_a_record_asks_of_points_is_read_back_from_its_words() -> None:
    chance = random.Random(1)
    for found in chance.sample(CLASSES, 12):
        laid = [one for pattern in found.patterns for one in lay(pattern, found.asked)]
        for one, record in zip(laid, records_of(found), strict=True):
            points = record.points
            for offset in one.masks.keys() | points.keys():
                x, y = offset
                wanted, given = one.masks.get(offset, 15), points.get(offset, 15)
                assert wanted & 7 == given & 7
                # A point that must be on the board: the board may not end before its column, nor before its row.
                if not wanted & 8 and (x or y):
                    columns, rows = points.get((x, 0), 15), points.get((0, y), 15)
                    assert not given & 8 or not ((columns & 8 and x) or (rows & 8 and y))


def test_it_looks_anew_at_a_board_that_changed_and_was_put_back() -> None:
    found = read_class(class_text(harvested("beside", "X *"), answer="all"))
    board, small = Board(5), CompactClass(found)
    matcher, point = FocusMatcher(Features(board)), parse_point("C3")
    assert matcher.matches(small, point, BLACK) == []
    board.mark()
    board.play(WHITE, parse_point("C4"))
    ((_, _, answer),) = matcher.matches(small, point, BLACK)
    assert answer == point and matcher.matches(small, point, WHITE) == []
    board.undo()
    assert matcher.matches(small, point, BLACK) == []


def test_an_end_out_of_reach_and_a_point_where_none_is_asked_match_nothing() -> None:
    board = played_out(9, 2)
    matcher = FocusMatcher(Features(board))
    far, point = parse_point("J9"), parse_point("A1")
    for found in CLASSES:
        assert matcher.matches(CompactClass(found), point, BLACK, far) == []


@pytest.mark.parametrize("found", CLASSES, ids=lambda found: found.name)
def test_kept_tables_are_those_of_the_class(found: PatternClass) -> None:
    laid_out = CompactClass(found)
    if laid_out.tables is None:
        pytest.skip("uncompiled there are no tables to keep")
    taken = CompactClass(found, laid_out.tables)
    assert taken.tables == laid_out.tables
    assert (taken.count, taken.laid_count, taken.end_count) == (
        laid_out.count,
        laid_out.laid_count,
        laid_out.end_count,
    )
