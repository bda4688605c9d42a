"""How firmly a group holds together: by the product along its least firm cut."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from riyu.assessment.firmness import Joint, firmness


def test_one_core_is_sure_and_two_hold_as_their_joint_does() -> None:
    assert firmness([]) == 1
    assert firmness([(1, 2, 0.97)]) == pytest.approx(0.97)


def test_of_two_joints_in_a_row_the_weaker_counts_and_two_side_by_side_must_both_break() -> None:
    assert firmness([(1, 2, 0.9), (2, 3, 0.8)]) == pytest.approx(0.8)
    assert firmness([(1, 2, 0.9), (1, 2, 0.8)]) == pytest.approx(0.98)
    ring = [(1, 2, 0.9), (2, 3, 0.8), (3, 1, 0.5)]
    assert firmness(ring) == pytest.approx(0.9)  # cutting off 3, by 0.2 times 0.5


def test_it_is_the_least_of_all_cuts() -> None:
    chance = random.Random(5)
    for _ in range(200):
        cores = range(chance.randint(2, 6))
        joints = [(a, a + 1, chance.uniform(0.1, 0.9)) for a in cores[:-1]]
        joints += [(*chance.sample(cores, 2), chance.uniform(0.1, 0.9)) for _ in range(3)]
        assert firmness(joints) == pytest.approx(min(_held(joints, part) for part in _parts(cores)))


def _parts(cores: range) -> list[tuple[int, ...]]:
    """Give all parts that a cut may take off."""
    return [part for size in cores[1:] for part in itertools.combinations(cores, size)]


def _held(joints: list[Joint], part: tuple[int, ...]) -> float:
    """Give the chance that not all joints between a part and the rest break."""
    between = [1 - holds for a, b, holds in joints if (a in part) != (b in part)]
    return 1 - math.prod(between)


def test_a_joint_that_cannot_break_is_refused() -> None:
    with pytest.raises(ValueError, match="expected less than 1"):
        firmness([(1, 2, 1.0)])
