"""The tree of a reading: the winner's best move, all answers of the other, each with its verdict."""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.interfaces.reading_views import reading_overlay, reading_sgf
from riyu.reading.cache import Question
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings
from riyu.reading.tree import ReadTree, tree_of_reading
from riyu.sgf.parser import parse
from riyu.sgf.writer import write
from tests.boards import drawn
from tests.guard import restored
from tests.reading.positions import NET, TWO_IN_ATARI


def read(
    picture: str, goal: str, stone: str, **more: int
) -> tuple[Board, Question, Reading, ReadTree]:
    board = drawn(Board, picture)
    readings = Readings(board)
    question = readings.question(goal, [parse_point(stone)])
    reading = readings.answer(question)
    with restored(board):
        tree = tree_of_reading(readings.reader(question), readings.board, question, reading, **more)
    return board, question, reading, tree


def test_a_capture_at_once_is_one_move() -> None:
    _, _, _, tree = read(TWO_IN_ATARI, "capture", "B5")
    assert str(tree) == "wins\n  Black C5: wins"
    assert tree.to_json() == {
        "verdict": "win",
        "children": [{"verdict": "win", "move": "C5", "color": "black"}],
    }


def test_of_the_winner_one_move_is_told_and_of_the_other_all() -> None:
    _, _, reading, tree = read(NET, "capture", "D4")
    assert reading.verdict is Verdict.WIN
    for _, node in tree.walk():
        if node.children and node.children[0].color == BLACK:
            assert len(node.children) == 1
        assert node.verdict is Verdict.WIN
    answers = tree.children[0].children
    assert len(answers) > 1 and {answer.color for answer in answers} == {WHITE}


def test_the_line_is_a_way_down_the_tree() -> None:
    for goal, stone in (("capture", "D4"), ("capture", "D2")):
        _, _, reading, tree = read(NET, goal, stone)
        node = tree
        for point in reading.line:
            found = [child for child in node.children if child.move == point]
            if node.is_again or not node.children:  # past it a ladder is told to its end
                break
            assert found, f"{point_text(point)} is not in the tree\n{tree}"
            node = found[0]


def test_depth_and_width_are_bounded_and_what_is_left_out_is_counted() -> None:
    _, _, _, tree = read(NET, "capture", "D4", depth=3, width=1)
    assert max(depth for depth, _ in tree.walk()) <= 4
    assert all(len(node.children) <= 1 for _, node in tree.walk())
    assert any(node.folded for _, node in tree.walk())


def test_as_sgf_it_has_a_node_a_move_and_reads_back() -> None:
    board, question, reading, tree = read(NET, "capture", "D4")
    root = parse(write(reading_sgf(board.position(), question, reading, tree))).trees[0]
    assert sum(1 for _ in root.walk()) == tree.count + 1
    assert "Can Black, moving first, capture D4: yes" in root.text("C")
    first = root.children[0]
    assert first.text("C") == tree.children[0].told and "TE" in first and "BM" not in first


def test_the_picture_numbers_the_line() -> None:
    board, question, reading, _ = read(TWO_IN_ATARI, "save", "B5")
    overlay = reading_overlay(board.position(), question, reading)
    assert "save B5" in overlay.legend
    numbered = [mark for mark in overlay.marks if type(mark).__name__ == "Number"]
    assert [mark.value for mark in numbered] == list(range(1, len(numbered) + 1))
