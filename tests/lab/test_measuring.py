"""The board holds the known numbers of legal positions, and measuring leaves nothing behind."""

from __future__ import annotations

import pytest

from riyu.lab.measuring import count_legal, play_undo_pairs


# Tromp and Farnebäck, Combinatorics of Go, 2006. 4x4 (24,318,165) takes seconds: `riyu bench` counts it.
@pytest.mark.parametrize(("size", "known"), [(2, 57), (3, 12_675)])
def test_the_number_of_legal_positions_is_the_known_one(size: int, known: int) -> None:
    assert count_legal(size) == known


@pytest.mark.parametrize("size", [2, 5, 9, 19])
def test_pairs_of_play_and_undo_are_counted_and_the_same_from_one_seed(size: int) -> None:
    done = play_undo_pairs(size, 3000, 4)
    assert 3000 <= done < 3000 + 5
    assert play_undo_pairs(size, 3000, 4) == done
