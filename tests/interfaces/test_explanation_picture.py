"""The picture of an explanation: the move, what it is about, and the line of what happens elsewhere, numbered."""

from __future__ import annotations

from riyu.interfaces.explanation_picture import explanation_overlay, explanation_svg
from riyu.interfaces.picture import Number, Symbol
from tests.boards import drawn_game
from tests.player.test_explaining import IN_ATARI, explained


def test_a_threat_that_begins_at_the_move_has_its_number_there() -> None:
    told = explained(IN_ATARI)
    assert told.threat is not None and told.threat.line[0] == told.move
    marks = [*explanation_overlay(told).at(told.move)]
    assert [one.value for one in marks if isinstance(one, Number)] == [1]
    assert [one.shape for one in marks if isinstance(one, Symbol)] == ["circle"]
    assert ">1</text>" in explanation_svg(drawn_game(IN_ATARI).position(), told)
