"""Sector lines and the enclosure of chains, as drawn, and against the slow twin."""

from __future__ import annotations

import pytest

from riyu.features.chains import Chain, chain_at, chains
from riyu.features.features import Features
from riyu.features.sectors import ChainState, Enclosure, chain_state, chain_states, sector_lines
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, all_points, neighbors, opposite, parse_point, point_text
from riyu.game.record import Record
from riyu.sgf.files import iter_games
from tests.boards import drawn_board
from tests.features._scattered import scattered
from tests.features.test_views import STORY, clean
from tests.guard import restored
from tests.reference.sectors import slow_lines, slow_state
from tests.shared import shared


def names(points: object) -> str:
    return " ".join(point_text(p) for p in sorted(points))  # type: ignore[call-overload]


def the_chain(features: Features, at: str) -> Chain:
    point = parse_point(at)
    chain = chain_at(features, features.board.color_at(point), point)
    assert chain is not None
    return chain


def state_of(picture: str, at: str) -> ChainState:
    features = Features(drawn_board(picture))
    features.update()
    with restored(features.board):
        return chain_state(features, the_chain(features, at))


def lines_drawn(picture: str, color: Color = BLACK, to_edge: bool = False) -> str:
    """Draw a color's sector lines between stones, or to the edge: `*` on each point of one."""
    features = Features(drawn_board(picture))
    points: set[Point] = set()
    for line in sector_lines(features, color):
        if (line.end == 0) == to_edge:
            points |= set(line.points)
    marks = []
    for p in all_points(features.size):
        marks.append("*" if p in points else ".XO"[features.board.color_at(p)])
    size = features.size
    return "\n".join(" ".join(marks[i : i + size]) for i in range(0, size * size, size))


LINES = {
    "along a row": (
        """
        . . . . . . .
        . . . . . . .
        . X . . . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        """
        . . . . . . .
        . . . . . . .
        . X * * * X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
    ),
    "aslant, on both points where it runs halfway between": (
        """
        . . . . . . .
        . . . . . X .
        . . . . . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        """
        . . . . . . .
        . . . . * X .
        . . * * * . .
        . X * . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
    ),
    "not where an enemy stone stands on it": (
        """
        . . . . . . .
        . . . . . . .
        . X . O . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        """
        . . . . . . .
        . . . . . . .
        . X . O . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
    ),
    "not between two enemy stones that touch diagonally": (
        """
        . . . . . . .
        . X . . . . .
        . . . O . . .
        . . O . . . .
        . . . . X . .
        . . . . . . .
        . . . . . . .
        """,
        """
        . . . . . . .
        . X . . . . .
        . . . O . . .
        . . O . . . .
        . . . . X . .
        . . . . . . .
        . . . . . . .
        """,
    ),
    "not across a strong enemy link": (
        """
        . . . . . . .
        . . . O . . .
        . X . . . X .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        """
        . . . . . . .
        . . . O . . .
        . X . . . X .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
    ),
}


@pytest.mark.parametrize("case", LINES)
def test_a_sector_line_runs(case: str) -> None:
    picture, expected = LINES[case]
    assert lines_drawn(picture) == clean(expected)


def test_stones_more_than_eight_steps_apart_have_none() -> None:
    board = Board(19)
    features = Features(board)
    for at in ("F10", "O10"):
        board.play(BLACK, parse_point(at))
    assert [(p.start, p.end) for p in sector_lines(features, BLACK)] == [
        (parse_point("F10"), parse_point("O10"))
    ]
    board.play(BLACK, parse_point("O1"))
    assert len(sector_lines(features, BLACK)) == 1


def test_a_stone_up_to_the_fourth_line_has_one_to_the_edge() -> None:
    features = Features(Board(19))
    for at in ("D9", "K5"):
        features.board.play(BLACK, parse_point(at))
    (line,) = [line for line in sector_lines(features, BLACK) if not line.end]
    assert (point_text(line.start), names(line.points)) == ("D9", "A9 B9 C9")


def test_an_enemy_stone_below_cuts_the_line_to_the_edge() -> None:
    features = Features(Board(9))
    features.board.play(BLACK, parse_point("E3"))
    assert len(sector_lines(features, BLACK)) == 1
    features.board.play(WHITE, parse_point("E1"))
    assert sector_lines(features, BLACK) == []


def test_the_center_stone_with_an_invader_is_in_the_open() -> None:
    # It has a way to a distant point; that it has nowhere to run is for its view to say (test_views).
    assert state_of(STORY, "E5").enclosure == Enclosure.OPEN


SHUT = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O . . . . .
. . . O . . . . .
. X . O . . . . .
. . . O . . . . .
. . . O . . . . .
"""


def test_a_stone_shut_in_a_corner_is_enclosed() -> None:
    state = state_of(SHUT, "B3")
    assert state.enclosure == Enclosure.ENCLOSED
    assert names(state.pocket) == "A1 B1 C1 A2 B2 C2 A3 C3 A4 B4 C4"
    assert (state.way, state.closing) == ((), ())


def test_walls_of_strong_links_shut_in_like_stones() -> None:
    state = state_of(
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . O . O . . . . . . . . .
        . . . . . O . . . . . . .
        . . X . . . . . . . . . .
        . . . . . O . . . . . . .
        . . . . . . . . . . . . .
        """,
        "C3",
    )
    assert state.enclosure == Enclosure.ENCLOSED
    assert parse_point("F3") in state.pocket
    assert parse_point("G3") not in state.pocket


def test_a_gap_at_the_edge_is_closed_by_one_move() -> None:
    state = state_of(
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        O O O O O . . . . . . . .
        . . . . O . . . . . . . .
        . . X . O . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . X . . . . . . . . . .
        . . . . . . . . . . . . .
        """,
        "C2",
    )
    assert state.enclosure == Enclosure.ENCLOSABLE_IN_ONE
    assert parse_point("E3") in state.closing
    assert len(state.way) == 6


def test_a_stone_in_the_open_is_open() -> None:
    board = Board(19)
    features = Features(board)
    board.play(BLACK, parse_point("K10"))
    state = chain_state(features, the_chain(features, "K10"))
    assert state.enclosure == Enclosure.OPEN
    assert len(state.way) == 9


NET = """
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . O . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . O . . . . X . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . O . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
"""


def test_a_stone_in_a_wide_net_is_within_sector_lines() -> None:
    state = state_of(NET, "R10")
    assert state.enclosure == Enclosure.WITHIN_SECTOR_LINE
    assert "O13" in names(state.crossings)
    assert set(state.crossings) <= set(state.pocket)


def test_a_stone_beside_the_net_opens_it() -> None:
    features = Features(drawn_board(NET))
    features.board.play(BLACK, parse_point("N12"))
    assert chain_state(features, the_chain(features, "N12")).enclosure == Enclosure.OPEN


def test_an_own_stone_that_is_out_leads_out() -> None:
    state = state_of(
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        O O O O O . . . . . . . .
        . . . . O . . . . . . . .
        . . . . O . . . . . . . .
        X . . . X . . . . . . . .
        . . . . O . . . . . . . .
        . . . . O . . . . . . . .
        """,
        "A3",
    )
    assert state.enclosure != Enclosure.ENCLOSED
    assert names(state.way[:5]) == "B3 C3 D3 E3 F3"


def test_two_chains_shut_in_together_are_both_enclosed() -> None:
    features = Features(
        drawn_board(
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
            O O O O O O . . . . . . .
            . . . . . O . . . . . . .
            X . . . X O . . . . . . .
            """
        )
    )
    found = chains(features, BLACK)
    assert len(found) == 2
    assert {s.enclosure for s in chain_states(features, found).values()} == {Enclosure.ENCLOSED}


def test_a_move_that_would_be_taken_at_once_does_not_close() -> None:
    # B1 shuts Black in the corner, but stands in atari there.
    state = state_of(
        """
        . . . . .
        . . . . .
        O O . . .
        X O X . .
        . . X . .
        """,
        "A2",
    )
    assert parse_point("B1") not in state.closing


def test_a_move_that_takes_closes() -> None:
    state = state_of(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . O . . . .
        . O X . . . .
        . . O . . . .
        """,
        "C2",
    )
    assert state.enclosure == Enclosure.ENCLOSABLE_IN_ONE
    assert parse_point("D2") in state.closing


def test_the_board_is_as_before() -> None:
    for features in scattered(13, seed=2, moves=120, every=40):
        features.update()
        with restored(features.board):
            chain_states(features, chains(features))


@pytest.mark.parametrize(
    ("size", "moves"), [(2, 6), (3, 10), (5, 25), (7, 50), (9, 80), (13, 100), (19, 120)]
)
def test_sector_lines_are_those_of_the_slow_twin(size: int, moves: int) -> None:
    for features in scattered(size, seed=10 + size, moves=moves, every=max(1, moves // 3)):
        check_lines(features)


def test_in_a_game_between_people_they_are_those_of_the_slow_twin() -> None:
    _, record = next(iter_games(shared("data/games19/tom_9d.sgfs.gz")))
    assert isinstance(record, Record)
    features = Features(Board(record.size))
    for count, move in enumerate(record.moves[:100], start=1):
        features.board.play(move.color, move.point)
        if count == 100:
            for chain in chains(features)[::3]:
                state = chain_state(features, chain)
                expected = slow_state(features, chain.color, chain.stones)
                found = (state.enclosure, set(state.closing), set(state.pocket))
                assert found == expected, str(chain)
            check_lines(features)


def check_lines(features: Features) -> None:
    for color in (BLACK, WHITE):
        found = sector_lines(features, color)
        lines = {(f.start, f.end, frozenset(f.points)) for f in found}
        assert lines == slow_lines(features, color)
        assert len({(f.start, f.points) for f in found}) == len(found)


def check_way(chain: Chain, state: ChainState, size: int) -> None:
    """Assert that a way leads a step at a time from the chain to a point that is distant from all its stones."""
    steps = [set(neighbors(p, size)) for p in state.way]
    if state.way:
        assert state.enclosure
        assert steps[0] & set(chain.stones)
        end = state.way[-1]
        apart = [abs(end % 20 - p % 20) + abs(end // 20 - p // 20) for p in chain.stones]
        assert min(apart) == size // 2
    assert all(p in beside for p, beside in zip(state.way[1:], steps, strict=False))


@pytest.mark.parametrize(
    ("size", "moves", "seeds"),
    [(2, 6, 2), (3, 10, 4), (5, 25, 6), (7, 45, 4), (9, 70, 4), (13, 110, 1)],
)
def test_enclosure_and_closing_moves_are_those_of_the_slow_twin(
    size: int, moves: int, seeds: int
) -> None:
    for seed in range(seeds):
        for features in scattered(size, seed=seed, moves=moves, every=max(1, moves // 3)):
            for chain in chains(features):
                state = chain_state(features, chain)
                expected = slow_state(features, chain.color, chain.stones)
                found = (state.enclosure, set(state.closing), set(state.pocket))
                assert found == expected, f"{features.board.position()}\n{chain}"
                check_way(chain, state, size)
                if state.enclosure == Enclosure.WITHIN_SECTOR_LINE:
                    lines = slow_lines(features, opposite(chain.color))
                    points = {p for line in lines for p in line[2]}
                    assert set(state.crossings) == set(state.pocket) & points
