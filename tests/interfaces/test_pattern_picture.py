"""A pattern's drawing as a picture: stones where they are drawn, letters as they are written, edges where they are."""

from __future__ import annotations

from riyu.interfaces.pattern_picture import pattern_picture
from riyu.patterns.model import Asked, Drawing, Pattern, Test, Where

ENEMY = Asked("an enemy stone", "in all orientations")
EMPTY = Asked("an empty point", "in all orientations")
ENDS = Asked("a link's two ends", "oriented from one end to the other")


def rows(pattern: Pattern, asked: Asked) -> list[str]:
    text = pattern_picture(pattern, asked).text(unicode=False)
    return [line.strip() for line in text.split("\n") if line.strip()]


def test_own_is_white_and_the_answer_crossed() -> None:
    pattern = Pattern("block", Drawing((".@*", "?OX")))
    assert rows(pattern, ENEMY)[:3] == ["block", ".  Xo x", "?  O  X"]


def test_letters_stand_on_what_where_says() -> None:
    pattern = Pattern("join", Drawing(("AXB", ".*.")), where=(Where("A", "O"), Where("B", "O")))
    assert rows(pattern, ENDS)[1] == "OA X  OB"


def test_tests_and_counts_stand_below() -> None:
    when = (Test("liberties", ("@",), "=", 2),)
    pattern = Pattern("near", Drawing(("*@",)), when=when, seen=(12, 1733))
    assert "liberties(@) = 2, seen 12 of 1,733" in rows(pattern, ENEMY)


def test_a_drawing_at_an_edge_lies_at_the_edge() -> None:
    drawn = pattern_picture(Pattern("low", Drawing(("|.X", "|*O", "+--"))), EMPTY)
    assert drawn.region is not None and drawn.region[0] == 21
