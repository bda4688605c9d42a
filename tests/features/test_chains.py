"""Chains as drawn, by the seed's four rules, and against the slow twin."""

from __future__ import annotations

import pytest

from riyu.features.chains import Chain, chain_at, chains, connected_stones
from riyu.features.features import Features
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from tests.boards import drawn_board
from tests.features._scattered import scattered
from tests.guard import restored
from tests.reference.chains import belongs, slow_chains


def drawn_features(picture: str) -> Features:
    return Features(drawn_board(picture))


def names(points: object) -> str:
    return " ".join(point_text(p) for p in sorted(points))  # type: ignore[call-overload]


def the_chain(features: Features, at: str) -> Chain:
    point = parse_point(at)
    chain = chain_at(features, features.board.color_at(point), point)
    assert chain is not None
    return chain


JUMP = """
. . . . . . .
. . . . . . .
. . . . . . .
. . X . X . .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def test_two_stones_a_space_apart_are_one_chain_of_two_strings() -> None:
    features = drawn_features(JUMP)
    (chain,) = chains(features)
    assert (chain.color, chain.name) == (BLACK, parse_point("C4"))
    assert names(chain.stones) == names(chain.strings) == "C4 E4"
    assert names(chain.liberties) == "C3 E3 B4 D4 F4 C5 E5"
    assert len(chain.points) == 15
    assert str(chain) == "Black's chain of C4: 2 stones, 15 points"


def test_an_enemy_stone_between_leaves_two_chains() -> None:
    features = drawn_features(JUMP)
    assert len(chains(features, BLACK)) == 1
    features.board.play(WHITE, parse_point("D4"))
    found = chains(features, BLACK)
    assert [names(c.stones) for c in found] == ["C4", "E4"]
    assert [names(c.stones) for c in chains(features, WHITE)] == ["D4"]


def test_a_block_is_stones_connected_though_not_touching() -> None:
    features = drawn_features(
        """
        . . . . . . .
        . X . . . . .
        . X . . . . .
        . . . X . . .
        . . . . . . .
        . . . . . . O
        . . . . . O .
        """
    )
    assert names(connected_stones(features, parse_point("B5"))) == "D4 B5 B6"
    assert names(connected_stones(features, parse_point("F1"))) == "F1 G2"
    assert connected_stones(features, parse_point("A1")) == ()


def test_a_point_with_two_stones_of_each_is_of_the_color_to_its_north() -> None:
    features = drawn_features(
        """
        . . . . .
        . . X . .
        . O . X .
        . . O . .
        . . . . .
        """
    )
    middle = parse_point("C3")
    assert features.in_chain(BLACK, middle)
    assert not features.in_chain(WHITE, middle)
    assert chain_at(features, WHITE, middle) is None
    assert names(the_chain(features, "C4").stones) == "D3 C4"


def test_where_no_north_stone_is_a_point_with_two_of_each_is_nobodys() -> None:
    features = drawn_features(
        """
        . . . . .
        . . . . .
        . O . X .
        . . . . .
        . . . . .
        """
    )
    middle = parse_point("C3")
    assert not features.in_chain(BLACK, middle)
    assert not features.in_chain(WHITE, middle)


def test_points_without_a_stone_are_no_chain() -> None:
    # A1 has Black's bit from B2 diagonally; the points that would join them are White's.
    features = drawn_features(
        """
        . . . . .
        . . . . .
        O O . . .
        . X O . .
        . . O . .
        """
    )
    corner = parse_point("A1")
    assert features.in_chain(BLACK, corner)
    assert chain_at(features, BLACK, corner) is None
    assert [names(c.points) for c in chains(features, BLACK)] == ["B2"]


def test_every_stone_is_in_one_chain_and_chains_come_by_name() -> None:
    for features in scattered(9, seed=5, moves=60, every=20):
        found = chains(features)
        assert [c.name for c in found] == sorted(c.name for c in found)
        stones = [s for c in found for s in c.stones]
        assert len(stones) == len(set(stones))
        assert set(stones) == {
            s for n in features.board.strings() for s in features.board.string_points(n)
        }


@pytest.mark.parametrize(
    ("size", "moves"), [(2, 6), (3, 12), (5, 30), (9, 90), (13, 160), (19, 300)]
)
def test_chains_are_those_of_the_slow_twin(size: int, moves: int) -> None:
    for features in scattered(size, seed=size, moves=moves, every=max(1, moves // 12)):
        board = features.board
        features.update()
        position = board.position()
        with restored(board):
            found = chains(features)
        assert {(c.color, c.points, frozenset(c.stones)) for c in found} == slow_chains(position)
        for chain in found:
            assert set(chain.liberties) == {
                p for s in chain.stones for p in board.liberty_points(s)
            }
            assert set(chain.strings) == {board.string_name(s) for s in chain.stones}
            assert all(belongs(position, chain.color, p) for p in chain.points)
            assert chain_at(features, chain.color, max(chain.points)) == chain
