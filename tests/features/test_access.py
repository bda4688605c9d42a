"""Access, enclosure and phase: drawn cases, and what is kept up to date against what the definition gives."""

from __future__ import annotations

import random
import statistics
from itertools import islice

import pytest

from riyu.features.access import (
    Access,
    Phase,
    access_map,
    access_of,
    enclosed,
    inner_bridge_points,
    nearest_way,
    phase_of,
)
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import Color, Point, all_points, opposite, parse_point, point_text
from riyu.game.position import parse_position
from riyu.game.record import Record
from riyu.sgf.files import iter_games
from tests.boards import drawn_board
from tests.guard import restored
from tests.reference.access import slow_access, slow_enclosure, slow_worst_access
from tests.shared import shared

NO_LINKS = 4
"""Access alone is kept, so that there are no walls but of stones."""

CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def moves_drawn(features: Features, color: Color) -> str:
    """Draw a color's moves to each point; a dot where it has no access."""
    access = access_map(features, color)
    return "\n".join(
        " ".join(
            CHARACTERS[access[p].moves] if p in access else "."
            for p in range(20 * row + 1, 20 * row + 1 + features.size)
        )
        for row in range(features.size, 0, -1)
    )


def enclosure_drawn(features: Features) -> str:
    """Draw who encloses each point."""
    owner = enclosed(features)
    return "\n".join(
        " ".join(".bw"[owner.get(p, 0)] for p in range(20 * row + 1, 20 * row + 1 + features.size))
        for row in range(features.size, 0, -1)
    )


def at(features: Features, color: Color, point: str) -> tuple[str, int] | None:
    access = access_of(features, color, parse_point(point))
    return (point_text(access.stone), access.moves) if access else None


def trimmed(picture: str) -> str:
    return "\n".join(line.strip() for line in picture.strip().splitlines())


ACCESS = [
    (
        "a lone stone is as many moves away as there are steps along lines",
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """,
        BLACK,
        """
        4 3 2 3 4
        3 2 1 2 3
        2 1 0 1 2
        3 2 1 2 3
        4 3 2 3 4
        """,
    ),
    (
        "a color without stones reaches nothing",
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """,
        WHITE,
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        """,
    ),
    (
        "an enemy stone isn't reached, and is gone around",
        """
        . . . . .
        . O O O .
        . . X O .
        . O O O .
        . . . . .
        """,
        BLACK,
        """
        4 5 6 7 8
        3 . . . 9
        2 1 0 . a
        3 . . . 9
        4 5 6 7 8
        """,
    ),
    (
        "stones in a row are all as near",
        """
        . . . . .
        . . . . .
        . X X X .
        . . . . .
        . . . . .
        """,
        BLACK,
        """
        3 2 2 2 3
        2 1 1 1 2
        1 0 0 0 1
        2 1 1 1 2
        3 2 2 2 3
        """,
    ),
    (
        "through the gap in a wall of stones, and round its end no more",
        """
        . . X . .
        . . X . O
        . . . . .
        . . X . .
        . . X . .
        """,
        WHITE,
        """
        7 6 . 2 1
        6 5 . 1 0
        5 4 3 2 1
        6 5 . 3 2
        7 6 . 4 3
        """,
    ),
    (
        "eyes and what stones close off can't be reached",
        """
        . X . . .
        X X . . .
        . . . O .
        X X X X X
        . . . . .
        """,
        WHITE,
        """
        . . 3 2 3
        . . 2 1 2
        3 2 1 0 1
        . . . . .
        . . . . .
        """,
    ),
]


@pytest.mark.parametrize(("what", "picture", "color", "moves"), ACCESS, ids=[c[0] for c in ACCESS])
def test_moves_to_a_point(what: str, picture: str, color: Color, moves: str) -> None:
    features = Features(drawn_board(picture), NO_LINKS)
    assert moves_drawn(features, color) == trimmed(moves), what


def test_of_two_stones_as_near_the_one_with_the_lowest_cell_counts() -> None:
    features = Features(
        drawn_board(
            """
            . . X . .
            . . . . .
            X . . . X
            . . . . .
            . . X . .
            """
        ),
        NO_LINKS,
    )
    assert at(features, BLACK, "C3") == ("C1", 2)
    assert at(features, BLACK, "B4") == ("A3", 2)
    assert at(features, BLACK, "D4") == ("E3", 2)
    assert at(features, BLACK, "A3") == ("A3", 0)


def test_a_stone_played_last_does_not_lose_a_tie_to_an_older_one() -> None:
    board = Board(5)
    features = Features(board, NO_LINKS)
    board.play(BLACK, parse_point("C5"))
    assert at(features, BLACK, "C3") == ("C5", 2)
    board.play(BLACK, parse_point("C1"))
    assert at(features, BLACK, "C3") == ("C1", 2)


def test_no_way_is_longer_than_126_moves() -> None:
    corridor, left, right = ". " * 19, "O " * 18 + ". ", ". " + "O " * 18
    rows = [left if row % 4 == 1 else right if row % 4 == 3 else corridor for row in range(19)]
    rows[-1] = "X " + corridor[2:]
    features = Features(drawn_board("\n".join(rows)), NO_LINKS)
    assert max(access.moves for access in access_map(features, BLACK).values()) == 126
    assert at(features, BLACK, "A19") is None


def test_a_capture_opens_the_way_again() -> None:
    board = drawn_board(
        """
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        """
    )
    for point in ("D5", "D4", "D3", "D2"):
        board.play(BLACK, parse_point(point))
    features = Features(board, NO_LINKS)
    assert at(features, BLACK, "C3") is None
    assert at(features, WHITE, "A3") is None
    assert at(features, WHITE, "D1") == ("C1", 1)
    board.mark()
    board.play(BLACK, parse_point("D1"))
    assert at(features, BLACK, "C3") == ("B3", 1)
    assert access_map(features, WHITE) == {}
    board.undo()
    assert at(features, BLACK, "C3") is None
    assert at(features, WHITE, "D1") == ("C1", 1)


def test_a_shut_door_rips_out_all_that_lay_behind_it() -> None:
    board = drawn_board(
        """
        . . X . .
        . . X . O
        . . . . .
        . . X . .
        . . X . .
        """
    )
    features = Features(board, NO_LINKS)
    assert at(features, WHITE, "A5") == ("E4", 7)
    board.mark()
    board.play(BLACK, parse_point("C3"))
    assert at(features, WHITE, "A5") is None
    assert at(features, WHITE, "D3") == ("E4", 2)
    board.undo()
    assert at(features, WHITE, "A5") == ("E4", 7)


def test_a_one_space_jump_is_reached_and_not_passed() -> None:
    features = Features(
        drawn_board(
            """
            . . X . . . .
            . . X . . . .
            . . X . . . .
            . . . . . . O
            . . X . . . .
            . . X . . . .
            . . X . . . .
            """
        )
    )
    assert at(features, WHITE, "C4") == ("G4", 4)
    assert at(features, WHITE, "B4") is None
    assert at(features, BLACK, "G5") == ("C5", 4)
    assert {p for p, color in enclosed(features).items() if color == BLACK} == {
        parse_point(f"{column}{row}") for column in "AB" for row in range(1, 8)
    }


def test_a_way_leads_from_the_nearest_stone_to_the_point() -> None:
    features = Features(
        drawn_board(
            """
            . . X . .
            . . X . O
            . . . . .
            . . X . .
            . . X . .
            """
        ),
        NO_LINKS,
    )
    way = nearest_way(features, WHITE, parse_point("A4"))
    assert " ".join(map(point_text, way)) == "E4 E3 D3 C3 B3 A3 A4"
    assert nearest_way(features, WHITE, parse_point("E4")) == [parse_point("E4")]
    assert nearest_way(features, WHITE, parse_point("C4")) == []


def test_values_are_frozen() -> None:
    features = Features(drawn_board("X . .\n. . .\n. . ."))
    assert access_of(features, BLACK, parse_point("B2")) == Access(parse_point("A3"), 2)
    assert access_of(features, WHITE, parse_point("B2")) is None
    assert access_of(features, BLACK, parse_point("A3")) == Access(parse_point("A3"), 0)


ENCLOSURE = [
    (
        "a corner cut off by a wall",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        X X X . . . . . .
        . . X . . . . . .
        . . X . . . . . .
        . . X . . . . . .
        """,
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        b b . . . . . . .
        b b . . . . . . .
        b b . . . . . . .
        """,
    ),
    (
        "a wall that an enemy stone at the edge has come through encloses nothing",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        X X X . . . . . .
        . . X . . . . . .
        . . X . . . . . .
        . . O O . . . . .
        """,
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
    ),
    (
        "an eye",
        """
        O O . . .
        . O . . .
        O O . X .
        . . . . .
        . . . . .
        """,
        """
        . . . . .
        w . . . .
        . . . . .
        . . . . .
        . . . . .
        """,
    ),
    (
        "the enemy shut in on one side, too vast a room on the other",
        """
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . X . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        . . . O . . . . . . . . .
        """,
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        """,
    ),
    (
        "a room not too vast",
        """
        . . . . . O . . .
        . . . . . O . . .
        . . . . . O . . .
        . . . . . O . . .
        . . . . . O . . .
        . . . . . O . . .
        . X . . . O . . .
        . . . . . O . . .
        . . . . . O . . .
        """,
        """
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        . . . . . . w w w
        """,
    ),
]


@pytest.mark.parametrize(("what", "picture", "owners"), ENCLOSURE, ids=[c[0] for c in ENCLOSURE])
def test_enclosure(what: str, picture: str, owners: str) -> None:
    assert enclosure_drawn(Features(drawn_board(picture), NO_LINKS)) == trimmed(owners), what


@pytest.mark.parametrize("size", [2, 3, 5, 7, 9, 13, 19])
def test_a_first_stone_encloses_nothing(size: int) -> None:
    for point in all_points(size):
        board = Board(size)
        board.play(BLACK, point)
        assert set(Features(board).enclosure()) == {EMPTY}


def test_an_inner_bridge_point_is_in_a_wall_and_enclosed() -> None:
    features = Features(
        drawn_board(
            """
            . . . . . . . . .
            . . . . . . O . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X X
            . . . . . . . . .
            . . . . X . . . .
            . . . . . . . . .
            """
        )
    )
    inner, position = inner_bridge_points(features, BLACK), features.board.position()
    assert inner == [p for p in position.points(EMPTY) if features.walls(BLACK, p)]
    assert parse_point("E3") in inner
    assert inner_bridge_points(features, WHITE) == []


def test_a_stone_on_the_3_3_point_encloses_the_corner_once_there_is_an_enemy() -> None:
    board = Board(19)
    features = Features(board)
    board.play(BLACK, parse_point("C3"))
    assert enclosed(features) == {}
    board.play(WHITE, parse_point("Q16"))
    assert enclosed(features) == {parse_point(p): BLACK for p in ("A1", "A2", "B1", "B2")}


# Phases.


def test_phases_are_told_by_the_seeds_numbers() -> None:
    assert [(phase.value, str(phase)) for phase in Phase] == [
        (9, "early opening"),
        (8, "mid opening"),
        (7, "late opening"),
        (6, "early middle game"),
        (5, "mid middle game"),
        (4, "late middle game"),
        (3, "early endgame"),
        (2, "mid endgame"),
        (1, "late endgame"),
    ]


def test_the_game_begins_with_the_early_opening() -> None:
    board = Board(19)
    features = Features(board)
    assert phase_of(features) is Phase.EARLY_OPENING
    board.play(BLACK, parse_point("Q16"))
    assert phase_of(features) is Phase.EARLY_OPENING


@pytest.mark.parametrize(
    ("picture", "phase"),
    [
        ("X . .\n. . .\n. . O", Phase.MID_ENDGAME),
        (". X . O .\n" * 5, Phase.LATE_ENDGAME),
        ("X . . . . . O\n" + ". . . . . . .\n" * 5 + "O . . . . . X", Phase.EARLY_MIDDLE_GAME),
        ("X . X O O\nX X X O .\nO O O O O\nX X X X X\n. X . X .", Phase.LATE_ENDGAME),
    ],
)
def test_the_phase_is_told_by_the_farthest_open_point(picture: str, phase: Phase) -> None:
    assert phase_of(Features(drawn_board(picture), NO_LINKS)) is phase


def test_phases_follow_each_other_over_real_games() -> None:
    moves: dict[int, list[Phase]] = {4: [], 30: [], 60: [], 120: [], 200: []}
    games = (record for _, record in iter_games(shared("data/games19/kgs_6d.sgfs.gz")))
    for record in islice((r for r in games if isinstance(r, Record) and not r.black), 30):
        board = Board(record.size)
        features = Features(board)
        for number, move in enumerate(record.moves, start=1):
            board.play(move.color, move.point)
            if number in moves:
                moves[number].append(phase_of(features))
    middle = [statistics.median_low(phases) for phases in moves.values()]
    assert middle == sorted(middle, reverse=True)
    assert middle[0] is Phase.EARLY_OPENING
    assert middle[1] in (Phase.EARLY_OPENING, Phase.MID_OPENING, Phase.LATE_OPENING)
    assert middle[4] <= Phase.EARLY_ENDGAME


# What is kept, against the definition.


def check(features: Features) -> None:
    """Compare all that is kept with what the twin gives for the position and walls as they are."""
    position, image = features.board.position(), features.image()

    def walls(color: Color, point: Point) -> bool:
        return bool(image["walls"][424 * (color - 1) + point])

    for color in (BLACK, WHITE):
        expected = [65535] * 424
        for point, (moves, stone) in slow_access(position, walls, color).items():
            expected[point] = 512 * moves + stone
        assert image["access"][424 * (color - 1) : 424 * color] == tuple(expected), str(position)
    assert enclosed(features) == slow_enclosure(position, walls), str(position)
    assert features.worst_access() == slow_worst_access(position, walls), str(position)


@pytest.mark.parametrize("size", [2, 3, 5, 6, 9])
def test_random_play_keeps_what_the_definition_gives(size: int) -> None:
    chance = random.Random(size)
    board = Board(size)
    features = Features(board)
    color = BLACK
    for number in range(6 * size):
        points = board.legal_points(color)
        board.play(color, chance.choice(points) if points else PASS)
        color = opposite(color)
        if number % 3 == 0:  # several moves at once, too
            check(features)
        with restored(board):
            board.mark()
            for _ in range(chance.randrange(1, 5)):
                board.play(color, chance.choice([PASS, *board.legal_points(color)]))
                color = opposite(color)
                features.update()
            if number % 5 == 0:
                check(features)
            board.undo()
    check(features)


def test_real_games_keep_what_the_definition_gives() -> None:
    games = (record for _, record in iter_games(shared("data/games19/tom_9d.sgfs.gz")))
    for record in islice((r for r in games if isinstance(r, Record)), 2):
        board = Board(record.size)
        features = Features(board)
        for number, move in enumerate(record.moves, start=1):
            board.play(move.color, move.point)
            features.update()
            if number % 40 == 0:
                check(features)


def test_a_position_laid_on_the_board_is_seen_whole() -> None:
    board = drawn_board(". . . . .\n. X . O .\n. X . O .\n. X . O .\n. . . . .")
    features = Features(board)
    check(features)
    with restored(board):
        board.mark()
        board.set_up(parse_position("O . . . X\n" * 2 + ". . . . .\n" + "X . . . O\n" * 2))
        check(features)
        board.undo()
    check(features)
