"""Joseki are found by what stands in a rectangle: in every orientation and color, however it came about."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import Point, opposite, parse_point, point_text
from riyu.game.transform import Transform, apply_point
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.joseki import Found, JosekiBook, JosekiMove, Rectangle, Share
from riyu.patterns.joseki_files import LiveJoseki, load_joseki, read_joseki
from riyu.patterns.joseki_writing import node_below, root_of, tree_text, words_in

CORNER = """(;SZ[19]SQ[jj]C[A corner.
! games 100]
;B[pd]TE[1]C[! purpose take-corner
! later 90]
(;W[qf]N[Low approach]TE[1]C[From the open side.
! purpose approach
! own side, sente
! enemy corner
! seen 30 of 90
! later 10
! won 20 of 40]
(;B[nc]TE[1]C[! purpose extend-along
! seen 55 of 100
! when own right 2 of 20, else 53 of 80];W[rd]C[! seen 9 of 10])
(;B[]C[! seen 20 of 100];W[nc]C[! later 18]))
(;W[]C[! seen 60 of 90];B[nc]C[! later 12])
(;W[qc]BM[1]C[! seen 1 of 90];B[qd]))"""

SMALL = "(;SZ[19]SQ[mg];B[pd];W[qf];B[qd])"


def book_of(*texts: str) -> JosekiBook:
    """Give the book of files by these texts."""
    return JosekiBook(
        tuple(read_joseki(text, f"file-{i}.sgf") for i, text in enumerate(texts, start=1))
    )


def board_with(moves: str, transform: int = 0, size: int = 19, *, swapped: bool = False) -> Board:
    """Give a board on which Black and White in turn put stones, turned; `-` is a move elsewhere."""
    board = Board(size)
    color = WHITE if swapped else BLACK
    for word in moves.split():
        if word != "-":
            board.play(color, apply_point(transform, parse_point(word), size))
        color = opposite(color)
    return board


def found(
    book: JosekiBook, board: Board, color: int = BLACK, last: Point = NO_POINT
) -> list[Found]:
    return book.find(board.cells(), board.size, color, last)


def here(book: JosekiBook, board: Board, color: int = BLACK) -> str:
    """Give the moves at the upper right corner."""
    return named(
        [one for one in found(book, board, color) if one.placement.holds(parse_point("T19"))]
    )


def named(moves: list[Found]) -> str:
    return " ".join(point_text(one.point) for one in moves)


@pytest.mark.parametrize("transform", list(Transform))
@pytest.mark.parametrize("swapped", [False, True])
def test_a_stage_is_found_in_every_orientation_and_color(transform: int, swapped: bool) -> None:
    board = board_with("Q16 R14", transform, swapped=swapped)
    last = apply_point(transform, parse_point("R14"), 19)
    there = found(book_of(CORNER), board, WHITE if swapped else BLACK, last)
    answers = [one for one in there if one.at_once]
    assert [one.point for one in answers] == [apply_point(transform, parse_point("O17"), 19)]
    assert answers[0].share == Share(55, 100)


def test_the_order_of_moves_does_not_matter() -> None:
    one = board_with("Q16 R14 O17 S16")
    other = board_with("O17 S16 Q16 R14")
    book = book_of(CORNER.replace(";W[rd]C[! seen 9 of 10]", ";W[rd]C[! seen 9 of 10];B[qi]"))
    assert here(book, one) == here(book, other) == "R11"


def test_another_stone_in_the_rectangle_ends_the_match() -> None:
    book = book_of(CORNER)
    last = parse_point("R14")
    here = [one for one in found(book, board_with("Q16 R14"), BLACK, last) if one.at_once]
    assert named(here) == "O17"
    board = board_with("Q16 R14 - K10")
    assert not [one for one in found(book, board, BLACK, last) if one.at_once]
    outside = board_with("Q16 R14 - J10")
    assert named([one for one in found(book, outside, BLACK, last) if one.at_once]) == "O17"


def test_the_larger_rectangle_is_asked_first_and_the_smaller_where_it_fails() -> None:
    book = book_of(SMALL, CORNER)
    last = parse_point("R14")
    assert found(book, board_with("Q16 R14"), BLACK, last)[0].stage.source == "file-2"
    crowded = found(book, board_with("Q16 R14 - K10"), BLACK, last)[0]
    assert (crowded.stage.source, point_text(crowded.point)) == ("file-1", "R16")


def test_words_of_a_smaller_rectangle_are_told_of_the_larger_one_s_move() -> None:
    small = SMALL.replace("W[qf]", "W[qf]C[Of the small one.]")
    large = CORNER.replace("From the open side.\n", "")
    book = book_of(small, large)
    board = board_with("Q16")
    assert found(book, board, WHITE, parse_point("Q16"))[0].stage.source == "file-2"
    said = book.words(board.cells(), 19, WHITE)
    assert {point_text(p): words for p, (words, _) in said.items()} == {
        "R14": "Of the small one.",
        "O17": "Of the small one.",
    }


def test_a_move_elsewhere_is_told_apart_from_an_answer() -> None:
    book = book_of(CORNER)
    board = board_with("Q16 R14 D4")
    answers = found(book, board_with("Q16 R14"), BLACK, parse_point("R14"))
    assert answers[0].at_once and answers[0].share == Share(55, 100)
    stage = answers[0].stage
    assert stage.elsewhere == Share(20, 100)
    on = [
        one
        for one in found(book, board, WHITE, parse_point("D4"))
        if one.placement.holds(parse_point("Q16"))
    ]
    assert (named(on[:1]), on[0].at_once, on[0].share) == ("O17", False, Share(18, 18))


def test_of_a_position_that_is_its_own_mirror_image_each_image_has_half() -> None:
    book = book_of(CORNER)
    there = found(book, board_with("Q16"), WHITE, parse_point("Q16"))
    assert {point_text(one.point): one.share for one in there if one.at_once} == {
        "R14": Share(30, 180),
        "O17": Share(30, 180),
        "R17": Share(1, 90),
    }


def test_a_small_board_has_the_rectangles_that_leave_its_middle_free() -> None:
    book = book_of(SMALL, CORNER)
    board = board_with("K10 L8", size=13)
    assert next(one.stage.source for one in found(book, board)) == "file-1"
    assert not found(book, board_with("C3", size=9))
    assert not Rectangle(10, 10).fits(13) and Rectangle(10, 10).fits(19)


def test_what_is_written_is_read_as_it_was(tmp_path: Path) -> None:
    book = book_of(CORNER)
    stages = book.files[0].stages
    move = next(m for s in stages.values() for m in s.moves if point_text(m.point) == "R14")
    assert move == JosekiMove(
        WHITE,
        parse_point("R14"),
        ("approach",),
        ("side", "sente"),
        ("corner",),
        Share(30, 90),
        10,
        Share(20, 40),
        kind="main",
        words="From the open side.",
        name="Low approach",
    )
    root = root_of(Rectangle(10, 10), "A corner.", 100)
    first = node_below(root, JosekiMove(BLACK, parse_point("Q16"), later=90))
    node_below(first, move)
    path = tmp_path / "again.sgf"
    path.write_text(tree_text(root), encoding="utf-8")
    again = load_joseki(path)
    assert move in [m for s in again.files[0].stages.values() for m in s.moves]
    assert again.files[0].games == 100
    line = ((BLACK, parse_point("Q16")), (WHITE, parse_point("R14")))
    assert words_in(path) == ("A corner.", {line: ("From the open side.", "Low approach")})


WRONG = [
    ("(;SZ[19];B[pd])", "first node: found 0 points in SQ: expected one"),
    ("(;SZ[13]SQ[jj];B[jd])", "first node: found SZ[13]: expected 19"),
    ("(;SZ[19]SQ[jj]AB[pd];B[qc])", "first node: found AB: expected moves below"),
    ("(;SZ[19]SQ[jj])", "first node: found no move: expected Black's first"),
    ("(;SZ[19]SQ[jj];W[pd])", "first node: found White: expected one move of Black"),
    ("(;SZ[19]SQ[jj];B[pd];B[qf])", "after Black Q16: found Black: expected one move of White"),
    ("(;SZ[19]SQ[jj];B[pd];W[dd])", "after Black Q16: D16 is outside of the rectangle 10x10"),
    ("(;SZ[19]SQ[jj];B[pd];W[pd])", "after Black Q16: "),
    ("(;SZ[19]SQ[jj];B[pd](;W[qf])(;W[qf]))", "after Black Q16: White R14 stands here twice"),
    ("(;SZ[19]SQ[jj];B[pd];W[];B[])", "a move elsewhere: expected one in the corner before it"),
    (
        "(;SZ[19]SQ[jj];B[pd]C[! purpse x])",
        "unknown word 'purpse' after '!'; did you mean 'purpose'",
    ),
    ("(;SZ[19]SQ[jj];B[pd]C[! purpose aproach])", "did you mean 'approach'?"),
    ("(;SZ[19]SQ[jj];B[pd]C[! own cornr])", "did you mean 'corner'?"),
    ("(;SZ[19]SQ[jj];B[pd]C[! seen 5 of 3])", "'5 of 3': expected how often of how many times"),
    ("(;SZ[19]SQ[jj];B[pd]C[! later some])", "'! later some': expected a whole number"),
    ("(;SZ[19]SQ[jj];B[pd]C[! when own tip 1 of 2, else 1 of 3])", "unknown condition 'own tip'"),
    ("(;SZ[19]SQ[jj];B[pd]C[! when own top])", "expected a condition and counts, such as"),
    ("(;SZ[19]SQ[jj]C[! gmes 3];B[pd])", "expected '! games N'"),
    ("no tree at all", "joseki.sgf"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_what_is_wrong_is_told_with_its_line_and_the_moves_before(text: str, said: str) -> None:
    with pytest.raises(BadKnowledge) as bad:
        read_joseki(text, "joseki.sgf")
    assert said in str(bad.value)
    assert all(error.place.source == "joseki.sgf" for error in bad.value.errors)


def test_a_changed_file_is_in_force_and_a_bad_one_leaves_what_was(tmp_path: Path) -> None:
    path = tmp_path / "corner.sgf"
    path.write_text(SMALL, encoding="utf-8")
    now = [0.0]
    live = LiveJoseki([tmp_path], clock=lambda: now[0])
    board = board_with("Q16 R14")
    assert here(live.book, board) == "R16"
    path.write_text(SMALL.replace("B[qd]", "B[rd]B"), encoding="utf-8")
    now[0] = 1.0
    assert here(live.book, board) == "R16"
    assert "corner.sgf" in str(live.findings[0])
    path.write_text(SMALL.replace("B[qd]", "B[rd]"), encoding="utf-8")
    now[0] = 2.0
    assert here(live.book, board) == "S16"
    assert not live.findings


def test_the_package_s_book_has_three_hundred_lines_after_each_of_five_first_moves() -> None:
    book = load_joseki()
    assert book.lines >= 300
    first = {
        point_text(s.moves[0].point) for f in book.files for s in f.stages.values() if not s.line
    }
    assert first == {"Q16", "Q17", "R17", "P17", "P16"}
