"""What the book of joseki has is told as facts with its counts, and hangs on what it was counted to hang on."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.candidates.joseki import PURPOSE, Choice, choices, departure, sentence
from riyu.candidates.joseki_conditions import held
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import opposite, parse_point, point_text
from riyu.game.record import Move
from riyu.inference.asking import supports
from riyu.inference.purposes import PURPOSES
from riyu.patterns import joseki as book_of_joseki
from riyu.patterns.joseki import CONDITIONS, JosekiBook, Rectangle, placements
from riyu.patterns.joseki_files import read_joseki
from riyu.player.engine import Engine
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard
from tests.boards import drawn_board
from tests.library import KNOWLEDGE

BOOK = """(;SZ[19]SQ[jj]C[! games 100]
;B[pd]TE[1]
(;W[qf]N[Low approach]TE[1]C[From the open side.
! purpose approach
! seen 60 of 90]
(;B[nc]C[Black keeps the corner and a way along the upper side.
! purpose extend-along
! own side, base
! seen 30 of 100
! won 20 of 30
! when own top 45 of 50, else 10 of 200])
(;B[qd]C[! purpose keep-shape
! seen 50 of 100])
(;B[pf]C[! purpose press
! seen 3 of 100]))
(;W[qc]BM[1]C[! seen 2 of 90
! won 3 of 20];B[qd]C[! purpose block
! seen 9 of 10]))"""

LAST = Move(WHITE, parse_point("R14"))


def asked(moves: str) -> list[Choice]:
    board = Board(19)
    for i, word in enumerate(moves.split()):
        board.play(WHITE if i % 2 else BLACK, parse_point(word))
    book = JosekiBook((read_joseki(BOOK, "corner-4-4.sgf"),))
    there = choices(board, book, BLACK, LAST)
    return [one for one in there if one.found.at_once]


def test_the_answer_made_most_often_comes_first() -> None:
    there = asked("Q16 R14")
    assert [(point_text(c.point), c.quality) for c in there] == [
        ("R16", "best"),
        ("O17", "small"),
        ("Q14", ""),
    ]


def test_a_choice_hangs_on_a_stone_on_the_side() -> None:
    """A Black stone on the upper side: keeping the way along it was the answer in 45 of 50 games."""
    there = asked("Q16 R14 D16 D4")
    assert (point_text(there[0].point), there[0].share) == ("O17", (45, 50))
    said = sentence(there[0])
    assert (
        "strong players answer so in 90 of 100 games (45 of 50) with an own stone further along the "
        "upper side, without it in 5 of 100" in said
    )
    assert said.startswith("Black keeps the corner and a way along the upper side")
    assert said.endswith("; it gives the side and a base")


def test_a_mistake_speaks_against_its_move_and_its_answer_punishes_it() -> None:
    board = Board(19)
    board.play(BLACK, parse_point("Q16"))
    book = JosekiBook((read_joseki(BOOK, "corner-4-4.sgf"),))
    own = Move(BLACK, parse_point("Q16"))
    bad = next(c for c in choices(board, book, WHITE, own) if c.move.kind == "mistake")
    assert bad.quality == "bad"
    assert "its player won 15 of 100 games (20 counted)" in sentence(bad)
    board.play(WHITE, parse_point("R17"))
    answer = choices(board, book, BLACK, Move(WHITE, parse_point("R17")))[0]
    assert point_text(answer.point) == "R16"
    assert "it punishes a mistake: who made that lost 85 of 100 games" in sentence(answer)


def test_of_a_move_that_left_the_book_the_moves_of_one_corner_are_told() -> None:
    """The last move is in the upper right; the book has moves in both upper corners, after the enemy's between them."""
    game, color = Game(19), BLACK
    for name in ["Q16", "Q4", "C16", "C5", "D3", "E16", "E17", "F17", "D17", "O17", "R14", "R13"]:
        game.play(color, parse_point(name))
        color = opposite(color)
    left = departure(game, KNOWLEDGE.joseki)
    assert left is not None
    assert [point_text(point) for point, _ in left.had] == ["Q18", "Q17", "K16"]
    assert sum(count for _, count in left.had) <= 100


ROUND = """(;SZ[19]SQ[jj];B[pd](;W[qf];B[nc];W[rd]TE[1]C[! seen 90 of 100])
(;W[rd];B[nc];W[qi]C[! seen 70 of 80]))"""
WIDE = """(;SZ[19]SQ[aj];B[pd];W[qf];B[nc];W[qj]C[! seen 80 of 100])"""


def left_by(moves: str) -> bool:
    """Say whether the last of moves left a book that has less on half the board than in a corner."""
    game, color = Game(19), BLACK
    for name in moves.split():
        game.play(color, parse_point(name))
        color = opposite(color)
    files = (read_joseki(WIDE, "half-4-4.sgf"), read_joseki(ROUND, "corner-4-4.sgf"))
    return departure(game, JosekiBook(files)) is not None


def test_a_move_of_a_smaller_rectangle_is_in_the_book_where_a_larger_one_has_others() -> None:
    assert not left_by("Q16 R14 O17 S16") and not left_by("Q16 R14 O17 R10")
    assert left_by("Q16 R14 O17 S17")


def test_a_move_that_makes_what_stands_in_a_tree_is_in_the_book_in_any_order_and_corner() -> None:
    """After S16 the tree has R11 alone; with R14 the other line's end stands there, in the lower left, too."""
    assert not left_by("Q16 S16 O17 R14") and not left_by("D4 B4 F3 C6")
    assert left_by("Q16 S16 O17 R13")


def test_all_words_of_a_tree_are_words_of_facts() -> None:
    assert set(book_of_joseki.PURPOSES) <= set(PURPOSES)
    assert PURPOSE in PURPOSES


WALL = """
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . X . X . . . . . . . . . . . . .
. . . X . . . . . . . . . . . X . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . O . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . O . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
"""


def test_three_own_stones_on_a_side_are_a_wall_there() -> None:
    board = drawn_board(WALL)
    there = placements(Rectangle(10, 10), 19)[0]
    assert held(board, there, BLACK) == {"own top", "wall top", "enemy right"}
    assert held(board, there, WHITE) == {"enemy top", "own right"}


LADDER = """
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . O X . . .
. . . . . . . . . . . . . . X O O . .
. . . . . . . . . . . . . . . X . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . O . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
"""


def test_a_ladder_holds_for_who_could_take_the_stone() -> None:
    """White's O17 has two liberties; whether a ladder takes it is read, not guessed."""
    board = drawn_board(LADDER)
    there = placements(Rectangle(10, 10), 19)[0]
    one, other = held(board, there, BLACK), held(board, there, WHITE)
    assert ("ladder" in one) == ("enemy ladder" in other)
    assert ("ladder" in other) == ("enemy ladder" in one)
    assert set(one) <= set(CONDITIONS)


@pytest.fixture
def knowledge(tmp_path: Path) -> KnowledgeInForce:
    (tmp_path / "corner-4-4.sgf").write_text(BOOK, encoding="utf-8")
    return KnowledgeInForce(joseki=[tmp_path])


def test_the_source_tells_facts_that_rest_on_the_rectangle(knowledge: KnowledgeInForce) -> None:
    """The next stone in the corner takes them down."""
    game = Game(19)
    for color, word in ((BLACK, "Q16"), (WHITE, "R14")):
        game.play(color, parse_point(word))
    blackboard = Blackboard(game, knowledge)
    Engine(load_style(), 1, knowledge).propose(blackboard, BLACK)
    inference = blackboard.inference
    key = ("move", "best", BLACK, parse_point("R16"), PURPOSE, parse_point("R14"))
    assert key in inference.stores["move"].standing
    source = next(
        s.source for s in supports(inference, key) if s.source and s.source.kind == "joseki"
    )
    assert source.name == "Low approach"
    assert "strong players answer so in 50 of 100 games" in source.why
    assert ("move", "best", BLACK, parse_point("R16"), "keep-shape", 0) in inference.stores[
        "move"
    ].standing
    game.play(BLACK, parse_point("S17"))
    blackboard.inference.update()
    assert key not in blackboard.inference.stores["move"].standing


def test_a_changed_file_changes_what_is_told_in_mid_game(
    knowledge: KnowledgeInForce, tmp_path: Path
) -> None:
    game = Game(19)
    game.play(BLACK, parse_point("Q16"))
    game.play(WHITE, parse_point("R14"))
    blackboard = Blackboard(game, knowledge)
    engine = Engine(load_style(), 1, knowledge)

    def best() -> str:
        there = engine.propose(blackboard, BLACK)
        told = [c for c in there if any(r.source == "joseki Low approach" for r in c.reasons)]
        return " ".join(point_text(c.move) for c in told)

    before = knowledge.hash
    assert best() == "O17 R16"
    changed = BOOK.replace("B[nc]", "B[oc]")
    (tmp_path / "corner-4-4.sgf").write_text(changed, encoding="utf-8")
    knowledge.look_soon()
    assert best() == "P17 R16"
    assert knowledge.hash != before
    (tmp_path / "corner-4-4.sgf").write_text("(;", encoding="utf-8")
    knowledge.look_soon()
    assert best() == "P17 R16"
    assert "corner-4-4.sgf" in str(knowledge.joseki_findings[0])
