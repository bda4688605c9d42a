"""Random numbers are the same on every build, and are those of splitmix64."""

from __future__ import annotations

from collections import Counter

import pytest

from riyu.base.chance import Chance, keys


def test_the_words_are_those_published_for_splitmix64() -> None:
    # Seed 1234567: rosettacode.org, Pseudo-random numbers/Splitmix64.
    chance = Chance(1234567)
    assert [chance.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_one_seed_gives_one_stream_and_another_another() -> None:
    first, again, other = Chance(7), Chance(7), Chance(8)
    words = [first.word() for _ in range(100)]
    assert words == [again.word() for _ in range(100)]
    assert not set(words) & {other.word() for _ in range(100)}


@pytest.mark.parametrize("seed", [-1, 2**64 - 1, 2**64, 2**100 + 3])
def test_a_seed_beyond_64_bits_is_cut_to_them(seed: int) -> None:
    assert Chance(seed).word() == Chance(seed % 2**64).word()


@pytest.mark.parametrize("count", [1, 2, 3, 361, 2**31 - 1])
def test_a_number_below_a_count_is_below_it_and_not_negative(count: int) -> None:
    chance = Chance(3)
    drawn = [chance.below(count) for _ in range(1000)]
    assert 0 <= min(drawn) <= max(drawn) < count


def test_numbers_below_seven_come_equally_often() -> None:
    chance = Chance(5)
    times = Counter(chance.below(7) for _ in range(70_000))
    # chi-square with 6 degrees of freedom: above 22.5 once in a thousand seeds
    assert sum((times[i] - 10_000) ** 2 / 10_000 for i in range(7)) < 22.5


def test_keys_are_all_different_and_change_with_the_stream() -> None:
    one, two = keys(1025, 1), keys(1025, 2)
    assert len(set(one) | set(two)) == 2050
    assert all(0 < key < 2**64 for key in one)
    assert keys(10, 1) == one[:10]
