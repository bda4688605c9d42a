"""The picture of a bare position: XML that holds each stone once, at its place, the same bytes each time."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET

import pytest

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import (
    COLUMNS,
    all_points,
    column_of,
    parse_point,
    point_text,
    row_of,
    star_points,
)
from riyu.game.position import Position, empty_position, parse_position
from riyu.interfaces.picture import THEMES, Picture, draw_svg, region_from_text

SVG = "{http://www.w3.org/2000/svg}"

CORNER = parse_position("""
9x9, White to move, captured 1 black 2 white
. . . . . . . . .
. . . . . . . . .
. . + . + . X . .
. . . . . . . . .
. . O . . . + . .
. . . O X . . . .
. . X X O . O . .
. . . . . . . . .
. . . . . . . . .
""")


def drawn(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def full_board(size: int, seed: int) -> Position:
    chance = random.Random(seed)
    return Position(size, bytes(chance.choice((0, BLACK, WHITE)) for _ in range(size * size)))


def places(svg: str) -> tuple[dict[str, float], dict[int, float]]:
    """Read from the coordinates where columns and rows lie: a witness apart from the stones."""
    columns: dict[str, float] = {}
    rows: dict[int, float] = {}
    marks = next(g for g in drawn(svg).iter(f"{SVG}g") if g.get("class") == "coordinates")
    for text in marks:
        word = text.text or ""
        if word in COLUMNS:
            columns[word] = float(text.get("x", ""))
        else:
            # The baseline lies 0.355 font sizes below the middle.
            rows[int(word)] = float(text.get("y", "")) - 0.355 * float(text.get("font-size", ""))
    return columns, rows


def read_back(svg: str, size: int) -> dict[str, int]:
    """Read the stones from where their `use` elements stand."""
    columns, rows = places(svg)
    found: dict[str, int] = {}
    points = next(g for g in drawn(svg).iter(f"{SVG}g") if g.get("class") == "points")
    for use in points.iter(f"{SVG}use"):
        kind = use.get("href", "").rsplit("-", 1)[1][0]
        if kind == "e":
            continue
        column = min(columns, key=lambda c: abs(columns[c] - float(use.get("x", ""))))
        row = min(rows, key=lambda r: abs(rows[r] - float(use.get("y", ""))))
        assert abs(columns[column] - float(use.get("x", ""))) < 0.1
        assert abs(rows[row] - float(use.get("y", ""))) < 0.1
        assert f"{column}{row}" not in found
        found[f"{column}{row}"] = BLACK if kind == "b" else WHITE
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("size", "seed"), [(2, 1), (5, 2), (9, 3), (13, 4), (19, 5)])
def test_every_stone_is_drawn_once_where_it_stands(size: int, seed: int, theme: str) -> None:
    position = full_board(size, seed)
    svg = draw_svg(position, theme=theme)
    expected = {point_text(p): position.at(p) for p in all_points(size) if position.at(p)}
    assert read_back(svg, size) == expected


def test_every_point_is_a_group_that_a_page_can_find() -> None:
    groups = {g.get("data-point"): g for g in drawn(draw_svg(CORNER)).iter(f"{SVG}g")}
    groups.pop(None)
    assert set(groups) == {point_text(p) for p in all_points(9)}
    assert groups["E4"].get("class") == "black"
    assert groups["C5"].get("class") == "white"
    assert groups["A1"].get("class") is None


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_position_gives_the_same_bytes(theme: str) -> None:
    assert draw_svg(CORNER, theme=theme) == draw_svg(parse_position(str(CORNER)), theme=theme)


def test_two_pictures_on_one_page_share_no_ids() -> None:
    def ids(svg: str) -> set[str]:
        return {e.get("id", "") for e in drawn(svg).iter() if e.get("id")}

    one, other = ids(draw_svg(CORNER)), ids(draw_svg(CORNER, theme="dark"))
    assert one
    assert not one & other


def test_every_reference_has_its_definition() -> None:
    for theme in THEMES:
        svg = draw_svg(CORNER, theme=theme, status=True, title="t")
        ids = {e.get("id") for e in drawn(svg).iter()}
        for part in svg.replace('href="#', "url(#").split("url(#")[1:]:
            assert part.split('"')[0].split(")")[0] in ids


def test_nothing_comes_from_outside() -> None:
    svg = draw_svg(CORNER, title="t", caption="c", status=True)
    assert svg.count("http") == 1  # the namespace
    assert "<script" not in svg
    assert "<image" not in svg


def test_a_full_board_stays_small() -> None:
    assert len(draw_svg(full_board(19, 7), status=True).encode()) < 60_000


def test_the_picture_says_in_words_what_it_shows() -> None:
    root = drawn(draw_svg(CORNER, last_move=parse_point("E4"), title="A <cut> & more"))
    assert root.get("role") == "img"
    labels = root.get("aria-labelledby", "").split()
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and desc is not None
    assert labels == [title.get("id"), desc.get("id")]
    assert title.text == "A <cut> & more"
    assert desc.text is not None
    assert "White to move. Black: G7 E4 C3 D3. White: C5 D4 E3 G3. Last move: E4." in desc.text


@pytest.mark.parametrize(
    "text", ["<b>", "a & b", "]]>", "\x00\x1b[1m", "\ud800", "黒 対 白", "\"'"]
)
def test_any_text_can_be_a_title(text: str) -> None:
    root = drawn(draw_svg(CORNER, title=text, caption=text))
    title = root.find(f"{SVG}title")
    assert title is not None and title.text
    draw_svg(CORNER, title=text).encode()


def test_stars_and_a_thicker_border_are_drawn() -> None:
    board = next(
        g for g in drawn(draw_svg(empty_position(19))).iter(f"{SVG}g") if g.get("class") == "grid"
    )
    inner, border, stars = board
    assert (inner.get("d") or "").count("M") == 17 * 2
    assert (border.get("d") or "").count("M") == 4
    assert float(border.get("stroke-width", "")) > float(inner.get("stroke-width", ""))
    assert (stars.get("d") or "").count("M") == len(star_points(19)) == 9


def test_lines_give_way_to_a_number_on_an_empty_point() -> None:
    plain = draw_svg(empty_position(9))
    numbered = draw_svg(empty_position(9), numbers={parse_point("D4"): 1})

    def pieces(svg: str) -> int:
        grid = next(g for g in drawn(svg).iter(f"{SVG}g") if g.get("class") == "grid")
        return (grid[0].get("d") or "").count("M")

    assert pieces(numbered) == pieces(plain) + 2


def test_the_last_move_is_ringed_and_its_number_kept() -> None:
    point = parse_point("E4")

    def ring(svg: str) -> ET.Element:
        (found,) = [e for e in drawn(svg).iter() if e.get("class") == "last"]
        return found

    bare, numbered = (
        ring(draw_svg(CORNER, last_move=point)),
        ring(draw_svg(CORNER, last_move=point, numbers={point: 57})),
    )
    assert float(numbered.get("r", "")) > float(bare.get("r", ""))
    assert ">57</text>" in draw_svg(CORNER, numbers={point: 57})


def test_a_region_shows_its_points_only_and_lets_lines_run_on() -> None:
    region = region_from_text("B2-E5", 9)
    root = drawn(draw_svg(CORNER, region=region))
    names = {g.get("data-point") for g in root.iter(f"{SVG}g")} - {None}
    assert names == {
        point_text(p) for p in all_points(9) if 2 <= column_of(p) <= 5 and 2 <= row_of(p) <= 5
    }
    grid = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "grid")
    fading = [p for p in grid if p.get("opacity")]
    assert [(p.get("d") or "").count("M") for p in fading] == [16]


def test_title_caption_and_status_are_there_when_asked_for() -> None:
    bare = {e.get("class") for e in drawn(draw_svg(CORNER)).iter()}
    assert not bare & {"title", "caption", "status", "legend"}
    svg = draw_svg(CORNER, title="Game 1", caption="after 12 moves", status=True)
    full = {e.get("class") for e in drawn(svg).iter()}
    assert {"title", "caption", "status"} <= full
    for words in ("Game 1", "after 12 moves", "White to move", "captured"):
        assert f">{words}</text>" in svg


def test_point_size_scales_the_picture_and_nothing_else() -> None:
    small, large = drawn(draw_svg(CORNER, point_size=16)), drawn(draw_svg(CORNER, point_size=32))
    assert small.get("viewBox") == large.get("viewBox")
    assert 2 * float(small.get("width", "")) == pytest.approx(
        float(large.get("width", "")), abs=0.1
    )


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"theme": "wodo"}, "unknown theme 'wodo'; known: wood, dark, print; did you mean 'wood'?"),
        ({"last_move": 999}, "last move: cell 999 is not on a 9x9 board"),
        ({"numbers": {19: 1}}, "number: cell 19 is not on a 9x9 board"),
        ({"region": (21, 400)}, "region corner: cell 400 is not on a 9x9 board"),
        ({"point_size": 0}, "point size 0: expected 1 to 1000 pixels"),
    ],
)
def test_what_can_not_be_drawn_is_said(wanted: dict[str, object], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        draw_svg(CORNER, **wanted)  # type: ignore[arg-type]
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["A1", "A1-Z9", "A1-K10-"])
def test_a_bad_region_is_said(text: str) -> None:
    with pytest.raises(UsageError, match="region"):
        region_from_text(text, 9)


def test_a_picture_draws_itself_in_a_notebook_and_a_terminal() -> None:
    picture = Picture(CORNER, last_move=parse_point("E4"), title="Cut")
    assert picture._repr_svg_() == draw_svg(CORNER, last_move=parse_point("E4"), title="Cut")
    assert "(●)" in str(picture)
