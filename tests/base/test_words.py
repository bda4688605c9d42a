"""A number and its noun agree."""

from __future__ import annotations

import pytest

from riyu.base.words import counted


@pytest.mark.parametrize(
    ("number", "nouns", "said"),
    [
        (0, ("point",), "0 points"),
        (1, ("point",), "1 point"),
        (2, ("third-line point",), "2 third-line points"),
        (1, ("liberty", "liberties"), "1 liberty"),
        (3, ("liberty", "liberties"), "3 liberties"),
        (1.0, ("point",), "1 point"),
        (0.5, ("point",), "0.5 points"),
        (1234567, ("move",), "1234567 moves"),
    ],
)
def test_a_noun_is_singular_beside_one_only(
    number: float, nouns: tuple[str, ...], said: str
) -> None:
    assert counted(number, *nouns) == said
