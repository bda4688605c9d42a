"""The picture as characters: it reads back, lines are drawn, marks stand beside stones, colors only when asked for."""

from __future__ import annotations

import random
import re

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.game.position import Position, parse_position
from riyu.interfaces.picture import Arrow, Line, Number, Overlay, Symbol, Text, Tint, draw_text

SMALL = parse_position("""
. . . . .
. X O . .
. X . O .
. . O . .
. . . . .
""")


def at(text: str) -> int:
    return parse_point(text)


def without_colors(text: str) -> str:
    return re.sub("\x1b\\[[0-9;]*m", "", text)


@pytest.mark.parametrize("coordinates", [True, False])
@pytest.mark.parametrize("size", [2, 5, 9, 13, 19])
def test_plain_characters_read_back(size: int, coordinates: bool) -> None:
    chance = random.Random(size)
    position = Position(size, bytes(chance.choice((0, 0, BLACK, WHITE)) for _ in range(size**2)))
    text = draw_text(position, color=False, unicode=False, coordinates=coordinates)
    assert text.isascii()
    assert parse_position(text).stones == position.stones


def test_drawn_lines_make_a_board() -> None:
    assert draw_text(SMALL, color=False, unicode=True) == (
        "   A B C D E\n"
        " 5 ┌─┬─┬─┬─┐ 5\n"
        " 4 ├─●─○─┼─┤ 4\n"
        " 3 ├─●─╋─○─┤ 3\n"
        " 2 ├─┼─○─┼─┤ 2\n"
        " 1 └─┴─┴─┴─┘ 1\n"
        "   A B C D E"
    )


@pytest.mark.parametrize(
    ("unicode", "last", "row"),
    [
        (False, "C4", " 4 . X(O). . 4"),
        (False, "B4", " 4 .(X)O . . 4"),
        (True, "C4", " 4 ├─●(○)┼─┤ 4"),
        (True, "D3", " 3 ├─●─╋(○)┤ 3"),
    ],
)
def test_the_last_move_stands_in_parentheses(unicode: bool, last: str, row: str) -> None:
    text = draw_text(SMALL, color=False, unicode=unicode, last_move=at(last))
    assert row in text.splitlines()


def test_parentheses_on_the_edges_keep_the_columns() -> None:
    corners = SMALL.with_stones(black=[at("A1"), at("E1"), at("E5")])
    for last in ("A1", "E1", "E5"):
        for coordinates in (True, False):
            lines = draw_text(
                corners, color=False, unicode=True, last_move=at(last), coordinates=coordinates
            ).splitlines()
            rows = [line for line in lines if "─" in line]
            assert {re.search("[┌├●└]", row).start() for row in rows} == {3 if coordinates else 1}  # type: ignore[union-attr]


def test_marks_stand_beside_stones_and_in_the_place_of_empty_points() -> None:
    overlay = Overlay(
        "liberties",
        "How many liberties the stone's string has.",
        (Number(at("B4"), 3), Number(at("B3"), 3), Number(at("C4"), 2), Number(at("A1"), 12)),
    )
    assert draw_text(SMALL, [overlay], color=False, unicode=False) == (
        "   A  B  C  D  E\n"
        " 5 .  .  .  .  .  5\n"
        " 4 .  X3 O2 .  .  4\n"
        " 3 .  X3 +  O  .  3\n"
        " 2 .  .  O  .  .  2\n"
        " 1 12 .  .  .  .  1\n"
        "   A  B  C  D  E\n"
        "\n"
        "liberties: How many liberties the stone's string has."
    )


def test_tints_differ_as_characters_by_side_and_by_size() -> None:
    overlay = Overlay(
        "owner",
        "Who owns it.",
        (Tint(at("A1"), 1), Tint(at("B1"), 0.2), Tint(at("D1"), -0.2), Tint(at("E1"), -1)),
    )
    plain = draw_text(SMALL, [overlay], color=False, unicode=False).splitlines()
    assert " 1 B b . w W 1" in plain
    drawn = draw_text(SMALL, [overlay], color=False, unicode=True).splitlines()
    assert " 1 ■─▪─┴─▫─□ 1" in drawn
    assert drawn[-2:] == ["owner: Who owns it.", "  ■ Black   □ White"]


def test_lines_and_arrows_are_listed_by_their_ends() -> None:
    overlay = Overlay("links", "L.", (Line(at("B4"), at("C3"), "good"), Arrow(at("A1"), at("B2"))))
    assert draw_text(SMALL, [overlay], color=False, unicode=False).endswith(
        "links: L.\n  B4-C3 (good), A1->B2"
    )


def test_black_and_white_symbols_differ_without_color() -> None:
    for shape in ("circle", "square", "triangle", "diamond", "dot"):
        for unicode in (False, True):
            rows = {
                draw_text(
                    SMALL,
                    [Overlay("o", "l", (Symbol(at("A1"), shape, meaning),))],  # type: ignore[arg-type]
                    color=False,
                    unicode=unicode,
                ).splitlines()[5]
                for meaning in ("black", "white")
            }
            assert len(rows) == 2, (shape, unicode)


def test_lines_of_one_look_are_listed_together() -> None:
    lines = (
        Line(at("B4"), at("C3"), "black", "dashed"),
        Line(at("A1"), at("B2"), "white", "whole"),
        Line(at("A4"), at("A2"), "black", "dashed"),
    )
    overlay = Overlay("links", "L.", lines, ((lines[0], "weak"),))
    assert draw_text(SMALL, [overlay], color=False, unicode=False).endswith(
        "links: L.\n  dashed weak\n  B4-C3 A4-A2 (Black, dashed), A1-B2 (White, whole)"
    )


def test_colors_only_add_to_what_stands() -> None:
    overlay = Overlay("o", "l", (Symbol(at("B4"), "triangle"), Text(at("D2"), "ab")))
    for unicode in (True, False):
        colored, plain = (
            draw_text(SMALL, [overlay], color=color, unicode=unicode, last_move=at("C4"))
            for color in (True, False)
        )
        assert "\x1b[" in colored and "\x1b[" not in plain
        # Filled stones are white or black by color alone, so a colored print has one form for both.
        lines = zip(without_colors(colored).splitlines(), plain.splitlines(), strict=True)
        for one, other in lines:
            assert one.rstrip() == other.replace("○", "●").rstrip()


def test_every_colored_line_ends_in_the_terminals_own_colors() -> None:
    for line in draw_text(SMALL, color=True, unicode=True).splitlines():
        assert line.endswith("\x1b[0m")


def test_a_region_is_cut_out_and_its_lines_run_on() -> None:
    text = draw_text(SMALL, color=False, unicode=True, region=(at("A3"), at("C5")))
    assert text == "   A B C\n 5 ┌─┬─┬ 5\n 4 ├─●─○ 4\n 3 ├─●─╋ 3\n   A B C"


def test_title_caption_and_status_are_lines_of_their_own() -> None:
    text = draw_text(
        SMALL, color=False, unicode=False, title="Game 1", caption="After move 6.", status=True
    )
    lines = text.splitlines()
    assert lines[0] == "Game 1"
    assert lines[-1] == "After move 6."
    assert "Black to move; captured: 0 black, 0 white" in lines


def test_no_line_ends_in_a_space() -> None:
    text = draw_text(SMALL, color=False, unicode=True, numbers={at("B4"): 1, at("C3"): 117})
    assert all(line == line.rstrip() for line in text.splitlines())
