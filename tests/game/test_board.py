"""The board goes as its slow twin in random games and back to the very byte, refuses, and tells listeners."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.base.trail import Trail
from riyu.game.board import LEGALITY, Board
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import (
    Color,
    all_points,
    neighbors,
    opposite,
    parse_point,
)
from riyu.game.position import Position, empty_position, parse_position
from riyu.game.ruleset import (
    AGA,
    JAPANESE,
    RULESETS,
    TROMP_TAYLOR,
    Ruleset,
)
from tests.boards import drawn
from tests.game._material import KO
from tests.guard import image_of, restored
from tests.reference.board import SlowBoard


def names(*points: str) -> list[int]:
    return sorted(parse_point(p) for p in points)


# Random games: what stands.


def assert_same(board: Board, twin: SlowBoard, said: str) -> None:
    """Stones, strings, liberties, ko, captured: compiled and slow."""
    said = f"{said}\n{twin}"
    assert board.position() == twin.position(), said
    assert board.passes == twin.passes, said
    for color in (BLACK, WHITE):
        strings = {frozenset(board.string_points(name)): name for name in board.strings(color)}
        assert set(strings) == twin.strings(color), said
        for string, name in strings.items():
            assert name == min(string) == board.string_name(max(string)), said
            assert board.string_size(name) == len(string), said
            liberties = twin.liberty_points(name)
            assert board.liberty_points(name) == sorted(liberties), said
            beside = {q for p in string for q in neighbors(p, board.size)} & twin.stones[2 - color]
            assert board.neighbor_strings(name) == sorted(
                {min(twin.string_points(q)) for q in beside}
            )
            for stone in string:
                assert board.liberties(stone) == len(liberties), said


def assert_same_laws(board: Board, twin: SlowBoard, said: str) -> None:
    """The reason of every point for both colors, and of a few that are none."""
    for color in (BLACK, WHITE):
        ours = {p: board.legality(color, p) for p in all_points(board.size)}
        assert ours == {p: twin.legality(color, p) for p in ours}, f"{said}\n{twin}"
        assert set(ours.values()) <= set(LEGALITY)
        legal = [p for p in ours if not ours[p]]
        assert board.legal_points(color) == legal == [p for p in ours if board.is_legal(color, p)]
        for cell in (PASS, -1, board.size + 1, 20 * (board.size + 1) + 1, 421, 100_000):
            assert board.legality(color, cell) == twin.legality(color, cell), f"cell {cell}"
            assert board.is_legal(color, cell) == (not board.legality(color, cell)), f"cell {cell}"


# Size, moves, every how many moves strings are compared, and laws (the twin is slow).
GAMES = [
    (2, 40, 1, 1),
    (3, 60, 1, 1),
    (4, 80, 1, 2),
    (5, 100, 2, 4),
    (7, 120, 6, 20),
    (9, 160, 16, 40),
    (13, 220, 50, 110),
    (19, 280, 130, 270),
]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=str)
@pytest.mark.parametrize(("size", "moves", "strings", "laws"), GAMES, ids=lambda x: str(x))
def test_random_games_are_those_of_the_slow_twin_and_undo_gives_back_every_byte(
    size: int, moves: int, strings: int, laws: int, ruleset: Ruleset
) -> None:
    for seed in range(4 if size < 5 else 1):
        chance = random.Random(f"{size} {ruleset} {seed}")
        board, twin = Board(size, ruleset), SlowBoard(size, ruleset)
        keys = {twin.stones: board.key}
        images, places = [image_of(board)], [board.change_count]
        color: Color = BLACK
        for number in range(1, moves + 1):
            said = f"{ruleset}, size {size}, seed {seed}, move {number}"
            if chance.random() < 0.03:
                color = opposite(color)  # out of turn
            legal = board.legal_points(color)
            point = chance.choice(legal) if legal and chance.random() < 0.97 else PASS
            before = board.position()
            board.mark()
            assert board.play(color, point) == twin.play(color, point), said
            assert keys.setdefault(twin.stones, board.key) == board.key, said
            # The change log names each point that changed, and no other.
            after = board.position()
            changed = {p for p in all_points(size) if before.at(p) != after.at(p)}
            logged = set(board.changes_since(places[-1]))
            assert logged - {point} == changed - {point}, said
            assert (point in logged) == (point != PASS), said
            images.append(image_of(board))
            places.append(board.change_count)
            if number % strings == 0:
                assert_same(board, twin, said)
            if number % laws == 0:
                assert_same_laws(board, twin, said)
            color = opposite(color)
        assert len(set(keys.values())) == len(keys), "one key for the same stones, and no other"
        for number in range(moves, 0, -1):
            assert image_of(board) == images[number], f"{ruleset}, seed {seed}, move {number}"
            board.undo()
            twin.undo()
            if number % laws == 0:
                assert_same_laws(board, twin, f"{ruleset}, seed {seed}, move {number} undone")
        assert image_of(board) == images[0]
        assert board.change_count == 0


def test_undo_gives_back_a_whole_board_that_was_suicide() -> None:
    board = drawn(Board, "XX\nX.", TROMP_TAYLOR)
    with restored(board):
        board.mark()
        assert board.play(BLACK, parse_point("B1")) == 4
        assert board.key == Board(2).key
        board.undo()


def test_a_string_has_its_lowest_cell_for_a_name_however_it_came_about() -> None:
    points = names("B2", "C2", "D2", "D3", "D4", "C4")
    for seed in range(10):
        order = random.Random(seed).sample(points, len(points))
        board = Board(5)
        for point in order:
            board.play(BLACK, point)
        assert {board.string_name(p) for p in points} == {parse_point("B2")}, f"seed {seed}"
        assert board.string_points(order[0]) == points
        assert list(board.strings()) == [parse_point("B2")]


def test_a_liberty_beside_a_string_twice_is_one_liberty() -> None:
    board = drawn(
        Board,
        """
        5x5, White to move
        . . . . .
        . X X . .
        . X . X .
        . X X X .
        . . . . .
        """,
    )
    # All one string; C3 is beside four of its stones, and a liberty once.
    assert len(list(board.strings(BLACK))) == 1
    assert board.liberties(parse_point("B4")) == len(board.liberty_points(parse_point("B4"))) == 12
    board.play(WHITE, parse_point("A3"))
    assert board.liberties(parse_point("B4")) == 11
    assert board.neighbor_strings(parse_point("B4")) == names("A3")
    board.play(BLACK, parse_point("C3"))
    assert board.liberties(parse_point("B4")) == 10


def test_points_without_stones_have_no_string() -> None:
    board = Board(9)
    for ask in (board.liberties, board.string_points, board.string_name, board.string_size):
        with pytest.raises(UsageError, match="no stone stands at E5"):
            ask(parse_point("E5"))
        with pytest.raises(UsageError, match="no stone stands at cell 419"):
            ask(419)
    assert (board.color_at(parse_point("E5")), board.color_at(0), board.color_at(-7)) == (0, 3, 3)


@pytest.mark.parametrize("color", [0, 3, -1])
def test_a_color_that_is_none_does_not_play(color: int) -> None:
    board = Board(9)
    with restored(board), pytest.raises(UsageError, match="no color"):
        board.play(color, parse_point("E5"))


@pytest.mark.parametrize("size", [1, 20, 0, -3])
def test_a_board_has_2_to_19_lines(size: int) -> None:
    with pytest.raises(UsageError, match="expected 2 to 19"):
        Board(size)


def test_an_eye_is_one_by_its_eight_neighbors() -> None:
    board = drawn(
        Board,
        """
        5x5, Black to move
        . X . X .
        X X X X X
        O X . X .
        . X X O .
        . . . . .
        """,
    )
    eyes = {p for p in all_points(5) if board.is_eyelike(BLACK, p)}
    assert eyes == set(names("A5", "C5", "E5", "C3")), "C3: one enemy diagonally of four is no harm"
    assert not any(board.is_eyelike(WHITE, p) for p in all_points(5))


# Setting up.


WITHOUT_LIBERTY = [
    ("a stone in a corner", "XO.\nO..\n...", "A3"),
    ("two strings at once", "XO\nOX", ""),
    ("a full board", "XX\nXX", ""),
    ("two stones in the middle", "5x5\n..X..\n.XOX.\n.XOX.\n..X..\n.....", "C"),
]


@pytest.mark.parametrize(
    ("drawing", "where"), [c[1:] for c in WITHOUT_LIBERTY], ids=[c[0] for c in WITHOUT_LIBERTY]
)
@pytest.mark.parametrize("marked", [False, True])
def test_a_position_with_a_string_without_liberty_is_refused_and_nothing_changes(
    drawing: str, where: str, marked: bool
) -> None:
    position = parse_position(drawing)
    board = Board(position.size, AGA)
    first = board.position()
    board.mark() if marked else None
    board.play(BLACK, parse_point("B1"))
    board.play(BLACK, parse_point("B2"))
    board.play(WHITE, PASS)
    with restored(board):
        with pytest.raises(UsageError, match=f"the string at {where}.* has no liberty"):
            board.set_up(position)
        assert board.passes == 1
    if marked:
        board.undo()
        assert board.position() == first


def test_a_skipped_turn_is_no_pass_and_is_undone() -> None:
    board = Board(5, AGA)
    board.play(BLACK, parse_point("B1"))
    board.mark()
    board.skip_turn()
    assert (board.to_move, board.passes) == (BLACK, 0)
    board.play(BLACK, PASS)
    assert board.passes == 1
    board.undo()
    assert (board.to_move, board.passes) == (WHITE, 0)


def test_a_position_of_another_size_is_refused() -> None:
    board = Board(9)
    with restored(board), pytest.raises(UsageError, match="a 5x5 position on a 9x9 board"):
        board.set_up(empty_position(5))


@pytest.mark.parametrize("seed", range(4))
def test_a_set_up_board_goes_on_as_the_slow_twin_and_comes_back_under_marks(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.choice((3, 5, 9))
    ruleset = chance.choice(list(RULESETS.values()))
    board, twin = Board(size, ruleset, trail=Trail()), SlowBoard(size, ruleset)
    images = []
    for step in range(60):
        images.append(image_of(board))
        board.mark()
        color = chance.choice((BLACK, WHITE))
        legal = board.legal_points(color)
        place = board.change_count
        before = board.position()
        if step % 20 == 10:
            stones = bytes(c if chance.random() < 0.7 else EMPTY for c in before.stones)
            position = Position(size, stones, color, captured=(seed, step))
            board.set_up(position)
            twin.set_up(position)
            assert board.position() == position
            changed = [p for p in all_points(size) if before.at(p) != position.at(p)]
            assert board.changes_since(place) == changed
        elif legal:
            point = chance.choice(legal)
            board.play(color, point)
            twin.play(color, point)
        if step % 5 == 0:
            assert_same(board, twin, f"seed {seed}, step {step}")
            assert_same_laws(board, twin, f"seed {seed}, step {step}")
    for image in reversed(images):
        board.undo()
        assert image_of(board) == image, f"seed {seed}"


# The change log.


def test_a_listener_learns_what_changed_since_it_last_looked() -> None:
    board = drawn(Board, KO, JAPANESE)
    place = board.change_count
    board.mark()
    board.play(WHITE, parse_point("B3"))
    assert board.changes_since(place) == [parse_point("B3"), parse_point("C3")]
    assert board.changes_since(board.change_count) == []
    board.play(BLACK, PASS)
    assert board.change_count == place + 2
    board.undo()
    assert board.change_count == place
    for wrong in (-1, place + 1):
        with pytest.raises(UsageError, match=f"{wrong} is no place in a change log of {place}"):
            board.changes_since(wrong)


def test_cells_are_the_points_by_number_and_the_border_around_them() -> None:
    board = drawn(Board, KO)
    cells = board.cells()
    assert len(cells) == 421
    assert {p: cells[p] for p in all_points(4)} == {p: board.color_at(p) for p in all_points(4)}
    assert all(cells[p] == 3 for p in set(range(421)) - set(all_points(4)))
