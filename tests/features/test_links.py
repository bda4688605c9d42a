"""Links and bridge points on drawn boards, as the slow twin has them in random games, and resting on few points."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riyu.features.features import Features
from riyu.features.links import (
    ConnectionStatus,
    Link,
    bridge_points,
    bridge_status,
    links,
    links_at,
)
from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import all_points, opposite, parse_point, point_text
from riyu.game.position import Position
from riyu.game.transform import Transform, apply_point, apply_position, swap_colors
from tests.boards import drawn_board
from tests.guard import image_of
from tests.reference.links import links_of, walls_of
from tests.uncompiled import run_uncompiled

LINKS_ONLY = 2


def said(picture: str, a: str, b: str) -> str:
    """Give what is said of the link between two stones, or a stone and an edge; "no link" if there is none."""
    features = Features(drawn_board(picture))
    found = [
        link
        for link in links_at(features, parse_point(a))
        if link.edge == b or b in (point_text(link.a), point_text(link.b))
    ]
    if not found:
        return "no link"
    (link,) = found
    return f"{link.kind}: {str(link).split(': ')[1]}"


PAIRS = [
    (
        "a solid diagonal: either point joins",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C3 D4",
        "diagonal: settled, strong wall",
    ),
    (
        "one of the two points taken",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . O X . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C3 D4",
        "diagonal: unsettled, strong wall, cut at D3",
    ),
    (
        "one of the two points taken, but a stone there would be taken",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . O X . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        """,
        "C3 D4",
        "hanging connection: settled, strong wall",
    ),
    (
        "a cross-cut",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . O X . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .
        """,
        "C3 D4",
        "no link",
    ),
    (
        "a cross-cut where one of the cutters can be taken, or run",
        """
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . . O X . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .
        """,
        "C3 D4",
        "diagonal: unsettled, strong wall, cut at B4",
    ),
    (
        "a one-space jump in the open can be cut, not passed",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "one-space jump: weak, strong wall, cut at D4",
    ),
    (
        "a one-space jump peeped at: the cutter is not alone",
        """
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "one-space jump: unsettled, strong wall, cut at D4",
    ),
    (
        "a one-space jump peeped at from both sides: one move passes through",
        """
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "one-space jump: unsettled, unsettled wall, cut at D4",
    ),
    (
        "a one-space jump with a stone in it",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X O X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "no link",
    ),
    (
        "a one-space jump with a stone in it that can be taken",
        """
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "one-space jump: unsettled, strong wall, cut at D3",
    ),
    (
        "who enters a hanging connection is taken",
        """
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "hanging connection: settled, strong wall",
    ),
    (
        "a bamboo joint: either middle joins",
        """
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "bamboo joint: settled, strong wall",
    ),
    (
        "a bamboo joint entered: the other middle decides",
        """
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . . X O X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "one-space jump: unsettled, strong wall, cut at D5",
    ),
    (
        "a bamboo joint entered and answered: the stones touch",
        """
        . . . . . . .
        . . . . . . .
        . . X X X . .
        . . X O X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        "no link",
    ),
    (
        "a table",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . . X . . . .
        . . . X . . .
        . . . . . . .
        """,
        "C4 E4",
        "table: settled, strong wall",
    ),
    (
        "a two-space jump in the open",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 F4",
        "two-space jump: weak, strong wall, cut at D4 E4",
    ),
    (
        "a two-space jump with help",
        """
        . . . . . . .
        . . . . . . .
        . . . X X . .
        . . X . . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 F4",
        "two-space jump: settled, strong wall",
    ),
    (
        "a two-space jump with an enemy stone near",
        """
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . X . . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 F4",
        "two-space jump: unsettled, strong wall, cut at D4 E4",
    ),
    (
        "a two-space jump that can't be held",
        """
        . . . . . . .
        . . . . . . .
        . . . O O . .
        . . X . . X .
        . . . O O . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 F4",
        "no link",
    ),
    (
        "a knight's move in the open",
        """
        . . . . . . .
        . . . . . . .
        . . . . X . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E5",
        "knight's move: weak, strong wall, cut at D4 D5",
    ),
    (
        "a knight's move with an enemy stone near",
        """
        . . . . . . .
        . . . O . . .
        . . . . X . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E5",
        "knight's move: unsettled, strong wall, cut at D4 D5",
    ),
    (
        "a knight's move pushed into",
        """
        . . . . . . .
        . . . O . . .
        . . . O X . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E5",
        "no link",
    ),
    (
        "a large knight's move in the open",
        """
        . . . . . . .
        . . . . . . .
        . . . . . X .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 F5",
        "large knight's move: weak, strong wall, cut at D4 E4 D5 E5",
    ),
    (
        "along the first line who enters a jump is taken",
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . X . X .
        """,
        "B1 D1",
        "hanging connection: settled, strong wall",
    ),
    (
        "along the first line with an enemy stone above",
        """
        . . . . .
        . . . . .
        . . . . .
        . . O . .
        . X . X .
        """,
        "B1 D1",
        "one-space jump: unsettled, strong wall, cut at C1",
    ),
    (
        "two spaces along the first line: whoever enters has too few liberties",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . X . . X .
        """,
        "B1 E1",
        "two-space jump: settled, strong wall",
    ),
    (
        "a stone on the first line is at the edge",
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . X . .
        """,
        "C1 bottom",
        "edge link from line 1: settled, strong wall",
    ),
    (
        "from the second line",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . . . . .
        """,
        "D2 bottom",
        "edge link from line 2: settled, strong wall",
    ),
    (
        "from the second line with enemy stones at both feet",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . O . O . .
        """,
        "D2 bottom",
        "edge link from line 2: unsettled, unsettled wall, cut at D1",
    ),
    (
        "from the third line",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        """,
        "D3 bottom",
        "edge link from line 3: weak, strong wall, cut at D1 D2",
    ),
    (
        "from the third line with an enemy stone on the second: he gets under it in two moves",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . O . . . .
        . . . . . . .
        """,
        "D3 bottom",
        "edge link from line 3: unsettled, weak wall, cut at D1 D2",
    ),
    (
        "from the fourth line the enemy can get under it",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "E4 bottom",
        "edge link from line 4: weak, weak wall, cut at E1 E2 E3",
    ),
    (
        "from the fifth line there is no link",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "E5 bottom",
        "no link",
    ),
    (
        "a stone right below touches, and has a link of its own",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . X . . .
        . . . X . . .
        """,
        "D3 bottom",
        "no link",
    ),
    (
        "on the smallest board",
        """
        . X
        X .
        """,
        "A1 B2",
        "diagonal: settled, strong wall",
    ),
    (
        "on a board so small that whoever enters is seen to be taken",
        """
        . . .
        X . X
        . . .
        """,
        "A2 C2",
        "one-space jump: settled, strong wall",
    ),
]


@pytest.mark.parametrize(("what", "picture", "ends", "expected"), PAIRS, ids=[c[0] for c in PAIRS])
def test_a_link_is_what_the_picture_shows(
    what: str, picture: str, ends: str, expected: str
) -> None:
    assert said(picture, *ends.split()) == expected, what


# Links as values.

JUMP = """
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . X . X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""


def points(names: str) -> set[int]:
    return {parse_point(name) for name in names.split()}


def test_a_link_tells_its_ends_wall_and_all_it_rests_on() -> None:
    features = Features(drawn_board(JUMP))
    (link,) = (link for link in links(features) if link.kind == "one-space jump")
    assert (link.a, link.b, link.color) == (parse_point("C4"), parse_point("E4"), BLACK)
    assert set(link.wall) == set(link.cut_points) == points("D4")
    assert link.is_strong
    assert link.depends_on == points("C5 D5 E5 C4 D4 E4 C3 D3 E3 D6 D2")
    assert str(link) == "one-space jump C4 to E4, Black: unsettled, strong wall, cut at D4"


def test_an_edge_link_has_an_edge_for_its_other_end() -> None:
    features = Features(drawn_board(". . . . .\n. . . . .\n. . . . .\n. X . . .\n. . . . ."))
    to_edges = {link.edge: link for link in links_at(features, parse_point("B2"))}
    assert set(to_edges) == {"bottom", "left", "right", "top"}
    assert all(link.b == NO_POINT and NO_POINT not in link.depends_on for link in to_edges.values())
    assert set(to_edges["right"].wall) == points("C2 D2 E2")
    assert str(to_edges["bottom"]).startswith("edge link from line 2 B2 to the bottom, Black: ")


def test_links_come_in_reading_order_and_at_both_their_ends() -> None:
    features = Features(drawn_board(JUMP))
    found = links(features)
    order = list(all_points(7))
    assert [link.a for link in found] == sorted((link.a for link in found), key=order.index)
    jump = next(link for link in found if link.kind == "one-space jump")
    for end in (jump.a, jump.b):
        assert jump in links_at(features, end)
    assert links_at(features, parse_point("D4")) == []


# Bridge points.


def bridges(picture: str) -> dict[str, str]:
    """Give the bridge points by name: for Black in capitals, for White in small letters, the first letter of each."""
    features = Features(drawn_board(picture))
    found: dict[str, str] = {}
    for color in (BLACK, WHITE):
        for point, status in bridge_points(features, color).items():
            assert bridge_status(features, color, point) is status
            letter = status.value[0]
            found[point_text(point)] = found.get(point_text(point), "") + (
                letter.upper() if color == BLACK else letter
            )
    return found


def test_a_point_may_be_an_unsettled_bridge_point_of_both_colors() -> None:
    crossing = """
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . O . . . . .
        . . . . X . X . . . .
        . . . . . O . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
    """
    assert bridges(crossing) == {"F6": "Uu"}


def test_settled_beats_unsettled_beats_weak() -> None:
    features = Features(drawn_board(JUMP))
    status = bridge_points(features, BLACK)
    settled, unsettled, weak = (
        ConnectionStatus.SETTLED,
        ConnectionStatus.UNSETTLED,
        ConnectionStatus.WEAK,
    )
    by_walls: dict[int, set[ConnectionStatus]] = {}
    for link in links(features):
        if link.color == BLACK:
            for point in link.wall:
                by_walls.setdefault(point, set()).add(link.wall_status)
    for point, found in by_walls.items():
        best = settled if settled in found else unsettled if unsettled in found else weak
        assert status[point] is best
    assert bridge_status(features, BLACK, parse_point("A7")) is ConnectionStatus.NONE


def test_an_occupied_point_is_no_bridge_point() -> None:
    entered = JUMP.replace(". . X . X . .", ". . X O X . .").replace(
        ". . . O . . .", ". . . X . . ."
    )
    assert "D4" not in bridges(entered)


# All links of a position.


def shown(features: Features) -> dict[tuple[int, int], int]:
    """Give the codes that the features hold, by stone and slot."""
    return {
        (a, slot): word >> 3 * slot & 7
        for a, word in enumerate(features.image()["links"])
        for slot in range(18)
        if word >> 3 * slot & 7
    }


def assert_as_twin(features: Features) -> None:
    position = features.board.position()
    assert shown(features) == links_of(position), str(position)
    walls = {
        (1 + i // 424, i % 424): count for i, count in enumerate(features.image()["walls"]) if count
    }
    assert walls == dict(walls_of(position)), str(position)


def play_at_random(board: Board, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        color = chance.choice((BLACK, WHITE))
        legal = board.legal_points(color)
        if legal:
            board.play(color, chance.choice(legal))


@pytest.mark.parametrize("size", [2, 3, 4, 5, 7])
def test_after_any_moves_links_and_walls_are_the_slow_twins(size: int) -> None:
    chance = random.Random(size)
    for _ in range(max(1, 10 // size)):
        board = Board(size)
        features = Features(board, LINKS_ONLY)
        for _ in range(4):
            play_at_random(board, chance, max(2, size * size // 4))
            assert_as_twin(features)


def test_on_the_large_board_too() -> None:
    board = Board(19)
    features = Features(board, LINKS_ONLY)
    play_at_random(board, random.Random(19), 220)
    assert_as_twin(features)


def test_move_by_move_and_all_at_once_come_to_the_same() -> None:
    chance = random.Random(5)
    for size in (5, 9, 13, 19):
        board = Board(size)
        features = Features(board, LINKS_ONLY)
        for _ in range(2 * size * size):
            play_at_random(board, chance, 1)
            features.update()
        anew = Board(size)
        anew.set_up(board.position())
        assert features.image() == Features(anew, LINKS_ONLY).image()


def test_undo_puts_links_and_walls_back() -> None:
    chance = random.Random(6)
    board = Board(9)
    features = Features(board, LINKS_ONLY)
    for _ in range(60):
        before, image = features.image(), image_of(board)
        depth = board.mark()
        for _ in range(chance.randrange(4)):
            play_at_random(board, chance, 1 + chance.randrange(12))
            features.update()
        board.trail.undo_to(depth)
        assert image_of(board) == image
        assert features.image() == before
        play_at_random(board, chance, 1)


def test_a_position_set_up_over_another_leaves_nothing_of_it() -> None:
    chance = random.Random(7)
    board = Board(7)
    features = Features(board, LINKS_ONLY)
    for _ in range(10):
        other = Board(7)
        play_at_random(other, chance, 40)
        board.set_up(other.position())
        assert_as_twin(features)
    board.set_up(Position(7, bytes(49)))
    assert links(features) == []
    assert not any(features.image()["walls"])


def as_seen(
    position: Position, transform: Transform = Transform.IDENTITY
) -> set[tuple[object, ...]]:
    """Give all links of a position with their points turned."""
    board = Board(position.size)
    board.set_up(position)

    def turned(some: object) -> frozenset[int]:
        return frozenset(apply_point(transform, p, position.size) for p in some)  # type: ignore[attr-defined]

    return {
        (
            link.kind,
            link.color,
            turned({link.a, link.b}),
            link.status,
            link.wall_status,
            turned(link.wall),
            turned(link.cut_points),
            turned(link.depends_on),
        )
        for link in links(Features(board, LINKS_ONLY))
    }


def test_links_are_the_same_however_the_board_lies() -> None:
    chance = random.Random(8)
    for size in (3, 5, 9):
        board = Board(size)
        play_at_random(board, chance, size * size // 2)
        position = board.position()
        for transform in Transform:
            assert as_seen(apply_position(transform, position)) == as_seen(position, transform)


def test_links_are_the_same_for_both_colors() -> None:
    board = Board(9)
    play_at_random(board, random.Random(9), 40)
    position = board.position()
    swapped = {(kind, opposite(color), *rest) for kind, color, *rest in as_seen(position)}  # type: ignore[call-overload]
    assert as_seen(swap_colors(position)) == swapped


def test_a_link_stays_as_it_is_whatever_stands_where_it_does_not_rest_on() -> None:
    chance = random.Random(10)
    for _ in range(10):
        board = Board(9)
        play_at_random(board, chance, 35)
        features = Features(board, LINKS_ONLY)
        before, stones = links(features), board.cells()
        depth = board.mark()
        play_at_random(board, chance, 3)
        moved = {p for p in all_points(9) if board.cells()[p] != stones[p]}
        after: dict[tuple[int, int, str], Link] = {
            (link.a, link.b, link.edge): link for link in links(features)
        }
        for link in before:
            if not moved & link.depends_on:
                now = after[link.a, link.b, link.edge]
                assert (now.status, now.wall_status, now.cut_points) == (
                    link.status,
                    link.wall_status,
                    link.cut_points,
                )
        board.trail.undo_to(depth)


def test_an_enemy_stone_on_a_cut_point_ends_the_link() -> None:
    chance = random.Random(11)
    tried = 0
    for _ in range(15):
        board = Board(9)
        play_at_random(board, chance, 25)
        features = Features(board, LINKS_ONLY)
        for link in links(features):
            for point in link.cut_points:
                depth = board.mark()
                if board.is_legal(opposite(link.color), point):
                    taken = board.play(opposite(link.color), point)
                    if not taken:
                        tried += 1
                        left = {(one.a, one.b, one.edge) for one in links_at(features, link.a)}
                        assert (link.a, link.b, link.edge) not in left, str(link)
                board.trail.undo_to(depth)
    assert tried > 500


def test_plain_python_makes_the_same_links_and_says_which_walls_began_or_ended(
    tmp_path: Path,
) -> None:
    script = """
import random
from riyu.features import features as module
from riyu.features.features import Features
from riyu.game.board import Board

reported = []
module.update_access = lambda s, f, log, w: reported.append(w.barred[: w.barred_count])
board, chance = Board(5), random.Random(12)
features = Features(board, 6)
barred = [False] * 848
for move in range(30):
    color = chance.choice((1, 2))
    legal = board.legal_points(color)
    if legal:
        board.play(color, chance.choice(legal))
        if move % 3 == 0:
            continue
        now = [count > 0 for count in features.image()["walls"]]
        changed = [i for i in range(848) if barred[i] != now[i]]
        assert sorted(reported[-1]) == changed
        barred = now
print(features.image()["links"])
"""
    board, chance = Board(5), random.Random(12)
    for _ in range(30):
        play_at_random(board, chance, 1)
    plain = run_uncompiled(tmp_path, script)
    assert plain.strip() == str(Features(board, LINKS_ONLY).image()["links"])
