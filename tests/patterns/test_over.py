"""A question over several points: the best of all, bars that hold for all of them, and drawings that face a point."""

from __future__ import annotations

from textwrap import dedent

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.points import parse_point, point_text
from riyu.patterns.asking import Asker
from riyu.patterns.library import Library
from riyu.patterns.model import Match
from riyu.patterns.over import all_over
from riyu.patterns.reader import read_class
from tests.boards import drawn_board

BESIDE = """
    class    beside
    asked    a stone; in all orientations
    answer   best
    last     any-stone

    bar not-under-two
    why     Two stones stand over it.
    draw
      X X
      @ *
    seen    1 of 2

    pattern up
    why     The point above.
    draw
      *
      @
    says    fill(*) by *
    seen    1 of 2

    pattern any-stone
    why     A stone.
    draw
      @
    says    nothing
    seen    1 of 2
"""
BOARD = """
    . . . . . . .
    . . . . . . .
    . . X X . . .
    . . X . X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""


@pytest.fixture
def asker() -> Asker:
    library = Library((read_class(dedent(BESIDE)),))
    return Asker(Features(drawn_board(BOARD)), library)


def answers(found: list[Match], name: str) -> list[str]:
    return sorted({point_text(m.answer) for m in found if m.pattern.name == name})


def test_the_best_of_several_points_is_the_first_in_the_file(asker: Asker) -> None:
    best, *_ = all_over(asker, "beside", 1, map(parse_point, ("D5", "C4")))
    assert (best.pattern.name, point_text(best.focus)) == ("up", "D5")


def test_a_bar_seen_from_one_point_holds_for_the_others(asker: Asker) -> None:
    white, c4, e4 = 2, parse_point("C4"), parse_point("E4")
    # C4 has two enemy stones over it as White sees them, so D4 is barred; E4 alone would answer with it.
    assert "D4" in answers(all_over(asker, "beside", white, [e4]), "up")
    assert "D4" in answers(list(asker.all("beside", white, [c4, e4])), "up")
    assert "D4" not in answers(all_over(asker, "beside", white, [c4, e4]), "up")


def test_a_drawing_faces_the_point_that_the_asker_names(asker: Asker) -> None:
    e4 = parse_point("E4")
    for toward, answer in (("E7", ["E5"]), ("G4", ["F4"]), ("E1", ["E3"]), ("G6", ["E5", "F4"])):
        found = all_over(asker, "beside", 1, [e4], parse_point(toward))
        assert answers(found, "up") == answer
    with pytest.raises(UsageError, match="its own focus"):
        all_over(asker, "beside", 1, [e4], e4)


def test_a_drawing_lies_in_the_orientations_that_the_asker_names(asker: Asker) -> None:
    e4 = parse_point("E4")
    for laid, answer in (([0], ["E5"]), ([2], ["E3"]), ([4, 6], ["D4", "F4"])):
        assert answers(all_over(asker, "beside", 1, [e4], laid=laid), "up") == answer
    # Mirrored left and right it lies as it is drawn.
    assert answers(all_over(asker, "beside", 1, [e4], laid=[1]), "up") == ["E5"]
    assert all_over(asker, "beside", 1, [e4], laid=[]) == []
