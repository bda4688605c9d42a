"""Overlays: every mark told apart without color, several layers at once, legends, and the JSON form."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riyu.base.errors import BadInput, UsageError
from riyu.game.points import all_points, parse_point, point_at, point_text
from riyu.game.position import empty_position, parse_position
from riyu.interfaces._theme import contrast, luminance
from riyu.interfaces.cli.draw import _marks_at, draw, scene_at
from riyu.interfaces.picture import (
    THEMES,
    Arrow,
    Line,
    Mark,
    Number,
    Overlay,
    Symbol,
    Text,
    Tint,
    draw_svg,
    overlay_from_json,
    overlay_to_json,
)

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = ("circle", "square", "triangle", "cross", "star", "diamond", "dot", "veil")
STROKES = ("by-meaning", "whole", "dashed", "dotted")
MEANINGS = ("plain", "black", "white", "good", "bad", "neutral")

STONES = parse_position("""
. . . . . . .
. X O . . . .
. X O . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
""")


def at(text: str) -> int:
    return parse_point(text)


def layer(svg: str, name: str) -> list[ET.Element]:
    root = ET.fromstring(svg)
    return [
        g for g in root.iter(f"{SVG}g") if g.get("class") == "layer" and g.get("data-layer") == name
    ]


def marks_in(svg: str, name: str) -> list[ET.Element]:
    return [mark for group in layer(svg, name) for mark in group]


def test_each_layer_has_its_group_and_its_legend() -> None:
    overlays = (
        Overlay("liberties", "How many liberties a string has.", (Number(at("B6"), 3),)),
        Overlay("links", "Links that hold.", (Line(at("B6"), at("C6"), "good"),)),
        Overlay("ko", "Nothing is forbidden."),
    )
    svg = draw_svg(STONES, overlays)
    for overlay in overlays:
        assert layer(svg, overlay.name), overlay.name
    root = ET.fromstring(svg)
    (legend,) = [g for g in root.iter(f"{SVG}g") if g.get("class") == "legend"]
    entries = {g.get("data-layer"): " ".join(g.itertext()) for g in legend if g.get("data-layer")}
    assert list(entries) == ["liberties", "links", "ko"]
    assert "How many liberties a string has." in entries["liberties"]
    assert "good" in entries["links"]


def test_a_legend_wider_than_the_board_goes_on_below() -> None:
    sentence = " ".join(["Every point that Black reaches first, counted in moves."] * 6)
    svg = draw_svg(STONES, [Overlay("access", sentence)])
    root = ET.fromstring(svg)
    (legend,) = [g for g in root.iter(f"{SVG}g") if g.get("class") == "legend"]
    lines = ["".join(t.itertext()) for t in legend.iter(f"{SVG}text")]
    assert len(lines) > 3
    assert " ".join(lines).split("access", 1)[1].split() == sentence.split()


@pytest.mark.parametrize("theme", THEMES)
def test_black_and_white_tints_differ_in_brightness_by_far(theme: str) -> None:
    look = THEMES[theme].look
    black, white = luminance(look("black")[0]), luminance(look("white")[0])
    wood = luminance(THEMES[theme].wood[0])
    assert black < 0.02 and white > 0.9
    assert black < wood
    assert contrast(look("black")[0], look("white")[0]) > 15


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_is_parted_from_its_edge_and_so_from_any_ground(theme: str) -> None:
    style = THEMES[theme]
    for fill, edge in style.meanings:
        assert contrast(fill, edge) >= 3, (fill, edge)
    for fill, _ in style.meanings[2:]:  # good, bad, neutral
        assert contrast(fill, style.casing) >= 3, fill


def test_texts_are_readable_on_paper_in_every_theme() -> None:
    for theme in THEMES.values():
        assert contrast(theme.text, theme.paper) >= 7
        assert contrast(theme.quiet, theme.paper) >= 4.5
        assert contrast(theme.coordinate, theme.wood[0]) >= 3
        assert contrast(theme.ink[0], theme.wood[0]) >= 4.5
        assert contrast(theme.ink[1], theme.slate[1]) >= 7
        assert contrast(theme.ink[2], theme.shell[1]) >= 7


def test_luminance_is_the_standards() -> None:
    assert luminance("#000000") == 0
    assert luminance("#ffffff") == pytest.approx(1)
    assert luminance("#0072b2") == pytest.approx(0.1525, abs=0.001)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_larger_value_is_a_larger_tint() -> None:
    values = (0.1, 0.3, 0.6, 1.0)
    for sign in (1, -1):
        tints = [Tint(point_at(2 + k, 2), sign * v) for k, v in enumerate(values)]
        svg = draw_svg(empty_position(7), [Overlay("owner", "", tuple(tints))])
        widths = [float(m.get("width", "")) for m in marks_in(svg, "owner")]
        assert all(one < other for one, other in pairwise(widths))


def test_a_tint_of_nothing_is_not_drawn() -> None:
    svg = draw_svg(empty_position(7), [Overlay("owner", "", (Tint(at("B2"), 0.0),))])
    assert marks_in(svg, "owner") == []


@pytest.mark.parametrize("scale", ["merit", "amount"])
def test_plus_and_minus_differ_in_form_not_only_in_color(scale: str) -> None:
    def form(value: float) -> list[tuple[str, str]]:
        svg = draw_svg(empty_position(7), [Overlay("o", "", (Tint(at("D4"), value, scale),))])  # type: ignore[arg-type]
        return [(m.tag, str(m.get("fill-opacity"))) for m in marks_in(svg, "o")]

    assert form(0.8) != form(-0.8)


def test_good_bad_and_neutral_lines_differ_in_their_dashes() -> None:
    def dash(meaning: str) -> str:
        mark = Line(at("B2"), at("E5"), meaning)  # type: ignore[arg-type]
        return " ".join(
            re.findall('stroke-dasharray="([^"]*)"', draw_svg(STONES, [Overlay("o", "", (mark,))]))
        )

    assert len({dash("good"), dash("bad"), dash("neutral")}) == 3


@pytest.mark.parametrize("meaning", MEANINGS)
def test_a_line_has_the_stroke_it_is_given_whatever_its_meaning(meaning: str) -> None:
    def dashes(stroke: str) -> list[str]:
        mark = Line(at("B2"), at("E5"), meaning, stroke)  # type: ignore[arg-type]
        drawn = draw_svg(STONES, [Overlay("o", "", (mark,), ((mark, "so"),))])
        return re.findall('stroke-dasharray="([^"]*)"', drawn)

    assert dashes("whole") == []
    assert len(dashes("dashed")) == len(dashes("dotted")) == 2  # on the board and in the legend
    assert dashes("dashed") != dashes("dotted")


@pytest.mark.parametrize("meaning", MEANINGS)
def test_all_shapes_have_different_outlines(meaning: str) -> None:
    outlines = set()
    for shape in SHAPES:
        mark = Symbol(at("D4"), shape, meaning)  # type: ignore[arg-type]
        drawn = marks_in(draw_svg(STONES, [Overlay("o", "", (mark,))]), "o")
        outlines.add(tuple((m.get("d"), m.get("fill") == "none") for m in drawn))
    assert len(outlines) == len(SHAPES)


def test_several_texts_on_one_point_stand_apart() -> None:
    point = at("D4")
    overlays = [Overlay(f"l{k}", "", (Number(point, 10 + k),)) for k in range(4)]
    svg = draw_svg(STONES, overlays)
    places = set()
    for k in range(4):
        (text,) = marks_in(svg, f"l{k}")
        places.add((text.get("x"), text.get("y")))
    assert len(places) == 4


def test_a_tint_below_a_number_is_drawn_before_it_whatever_the_order_of_layers() -> None:
    number = Overlay("number", "", (Number(at("D4"), 7),))
    tint = Overlay("tint", "", (Tint(at("D4"), 0.9),))
    for overlays in ((number, tint), (tint, number)):
        svg = draw_svg(STONES, overlays)
        assert svg.index('data-layer="tint"') < svg.index('data-layer="number"')
        (text,) = marks_in(svg, "number")
        (plate,) = marks_in(svg, "tint")
        assert contrast(str(text.get("fill")), str(plate.get("fill"))) > 7


def test_a_tint_does_not_hide_a_numbered_stone() -> None:
    point = at("B6")
    svg = draw_svg(STONES, [Overlay("o", "", (Number(point, 3), Tint(point, -1.0)))])
    (gauge,) = marks_in(svg, "o")[:1]
    assert float(gauge.get("width", "")) < 10


def test_a_symbol_leaves_the_middle_to_a_text() -> None:
    point = at("D4")
    alone = marks_in(draw_svg(STONES, [Overlay("o", "", (Symbol(point, "cross"),))]), "o")
    both = marks_in(
        draw_svg(STONES, [Overlay("o", "", (Symbol(point, "cross"), Text(point, "ab")))]), "o"
    )
    assert both[0].get("d") != alone[0].get("d")


def test_marks_outside_the_region_are_left_out() -> None:
    overlay = Overlay("o", "", (Number(at("B2"), 1), Number(at("G7"), 2), Line(at("B2"), at("G7"))))
    svg = draw_svg(STONES, [overlay], region=(at("A1"), at("D4")))
    assert [m.text for m in marks_in(svg, "o")] == ["1"]


def test_marks_do_not_catch_the_pointer() -> None:
    root = ET.fromstring(draw_svg(STONES, [Overlay("o", "", (Number(at("B2"), 1),))]))
    (marks,) = [g for g in root.iter(f"{SVG}g") if g.get("class") == "marks"]
    assert marks.get("pointer-events") == "none"


@pytest.mark.parametrize(
    ("value", "text"), [(3, "3"), (-4, "-4"), (2.5, "2.5"), (2.0, "2"), (0.04, "0.0"), (361, "361")]
)
def test_numbers_are_written_shortly(value: float, text: str) -> None:
    assert Number(at("D4"), value).text == text


def test_what_is_no_mark_is_said() -> None:
    with pytest.raises(UsageError, match="1 to 4 characters"):
        Text(at("D4"), "abcde")
    with pytest.raises(UsageError, match="did you mean 'circle'"):
        Symbol(at("D4"), "circel")  # type: ignore[arg-type]
    with pytest.raises(UsageError, match=r"expected -1 to \+1"):
        Tint(at("D4"), 1.5)
    with pytest.raises(UsageError, match="finite"):
        Number(at("D4"), float("nan"))
    with pytest.raises(UsageError, match="small letters"):
        Overlay("My Layer", "")
    with pytest.raises(UsageError, match="layer 'o': cell 400 is not on a 7x7 board"):
        draw_svg(STONES, [Overlay("o", "", (Number(400, 1),))])
    with pytest.raises(UsageError, match="two layers are named 'o'"):
        draw_svg(STONES, [Overlay("o", ""), Overlay("o", "")])


POINTS = st.sampled_from(list(all_points(19)))
WORDS = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=4)
MARKS: st.SearchStrategy[Mark] = st.one_of(
    st.builds(Number, POINTS, st.integers(-400, 400), st.sampled_from(MEANINGS)),
    st.builds(Text, POINTS, WORDS, st.sampled_from(MEANINGS)),
    st.builds(Tint, POINTS, st.floats(-1, 1), st.sampled_from(("side", "merit", "amount"))),
    st.builds(Symbol, POINTS, st.sampled_from(SHAPES), st.sampled_from(MEANINGS)),
    st.builds(Line, POINTS, POINTS, st.sampled_from(MEANINGS), st.sampled_from(STROKES)),
    st.builds(Arrow, POINTS, POINTS, st.sampled_from(MEANINGS)),
)
OVERLAYS = st.builds(
    Overlay,
    st.just("layer-1"),
    st.text(max_size=40),
    st.lists(MARKS, max_size=8).map(tuple),
    st.lists(st.tuples(MARKS, st.text(max_size=9)), max_size=2).map(tuple),
)


@settings(max_examples=60)
@given(OVERLAYS)
def test_an_overlay_comes_back_from_json(overlay: Overlay) -> None:
    assert overlay_from_json(json.loads(json.dumps(overlay_to_json(overlay)))) == overlay


@settings(max_examples=25)
@given(st.lists(MARKS, max_size=20), st.sampled_from(sorted(THEMES)))
def test_any_marks_make_a_picture_that_parses(marks: list[Mark], theme: str) -> None:
    overlays = [Overlay("one", "a", tuple(marks[::2])), Overlay("two", "<b>", tuple(marks[1::2]))]
    ET.fromstring(draw_svg(empty_position(19), overlays, theme=theme))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "found list for an overlay: expected an object"),
        ({"legend": "x"}, "found None for name: expected text"),
        (
            {"name": "a", "mark": []},
            "unknown 'mark' in an overlay; known: keys, legend, marks, name",
        ),
        (
            {"name": "a", "marks": [{"kind": "nubmer"}]},
            "unknown kind 'nubmer'; known: number, text, tint, symbol, line, arrow; did you mean 'number'?",
        ),
        (
            {"name": "a", "marks": [{"kind": "number", "point": "D4", "value": True}]},
            "found True as a number's value: expected a number",
        ),
        ({"name": "a", "marks": [{"kind": "line", "start": "D4"}]}, "a line without 'end'"),
        (
            {"name": "a", "marks": [{"kind": "text", "point": "D4", "text": "ab", "colour": "x"}]},
            "unknown 'colour' in a text; known: kind, meaning, point, text",
        ),
        (
            {"name": "a", "marks": [{"kind": "symbol", "point": "I4", "shape": "dot"}]},
            "'I4' is no point",
        ),
        ({"name": "a", "marks": [{"kind": "tint", "point": "D4", "value": 2}]}, "tint 2 on D4"),
    ],
)
def test_bad_json_is_said(data: object, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        overlay_from_json(data, "answer")
    assert str(caught.value).startswith("answer: ")
    assert message in str(caught.value)


def test_json_names_points_as_people_do() -> None:
    overlay = Overlay("o", "l", (Symbol(at("Q16"), "dot", "bad"), Arrow(at("A1"), at("T19"))))
    assert overlay_to_json(overlay)["marks"] == [
        {"kind": "symbol", "point": "Q16", "shape": "dot", "meaning": "bad"},
        {"kind": "arrow", "start": "A1", "end": "T19"},
    ]
    assert point_text(at("Q16")) == "Q16"


MARKED = "(;FF[4]GM[1]SZ[9]LB[bb:A]TR[cc]SQ[dd]CR[gg]MA[ff]AR[aa:ii]LN[ab:bi]TB[ha]TW[hb]DD[ia:ib];B[ee]LB[aa:1];W[ff])"


def test_what_a_file_marks_is_drawn(tmp_path: Path) -> None:
    game = tmp_path / "marked.sgf"
    game.write_text(MARKED)

    def marked(move: int) -> list[Mark]:
        scene, _, _ = scene_at(game, move)
        found = _marks_at(game, scene, 1)
        return [mark for overlay in found for mark in overlay.marks]

    first = marked(0)
    assert {type(mark).__name__ for mark in first} == {"Text", "Symbol", "Arrow", "Line", "Tint"}
    dimmed = [Symbol(parse_point(p), "veil") for p in ("J8", "J9")]
    shapes = {(m.shape, point_text(m.point)) for m in first if isinstance(m, Symbol)}
    assert shapes == {
        *(("triangle", "C7"), ("square", "D6"), ("circle", "G3"), ("cross", "F4")),
        *(("veil", "J8"), ("veil", "J9")),
    }
    # What is dimmed stays so; the rest is the node's own.
    assert marked(1) == [Text(parse_point("A9"), "1"), *dimmed]
    layer = 'data-layer="file-marks"'
    assert layer in draw(game, move=1).text and layer not in draw(game, move=1, marks=False).text
