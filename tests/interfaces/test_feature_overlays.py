"""The overlays of the features layer: what they say of drawn positions."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.game.position import Position, empty_position, parse_position
from riyu.interfaces.cli.draw import draw
from riyu.interfaces.gtp.features import COMMANDS
from riyu.interfaces.overlays import OVERLAYS, Scene, overlay_named
from riyu.interfaces.picture import (
    Arrow,
    Line,
    Number,
    Overlay,
    Symbol,
    Text,
    Tint,
    draw_svg,
    draw_text,
)

FEATURES = list(OVERLAYS)[list(OVERLAYS).index("links") : list(OVERLAYS).index("territory")]

GAMES = Path(__file__).parents[2] / "docs" / "games"

DEAD_STONE = parse_position("""
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
O . X O . . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
""")

# Black is diagonal at C3 and C5, and both colors' jumps cross at E4.
SHAPES = parse_position("""
. . . . . . .
. . . . . . .
. . X . O . .
. . . X . X .
. . X . O . .
. . . . . . .
. . . . . . .
""")


def overlay(name: str, position: Position) -> Overlay:
    return overlay_named(name, Scene(position))


def points(marks: Iterable[object]) -> str:
    return " ".join(point_text(m.point) for m in marks)  # type: ignore[attr-defined]


def lines(made: Overlay) -> dict[str, tuple[str, str]]:
    """Give each line's color and stroke by its ends, the lower first."""
    return {
        f"{point_text(m.start)}-{point_text(m.end)}": (m.meaning, m.stroke)
        for m in made.marks
        if isinstance(m, Line)
    }


def symbols(made: Overlay, shape: str, meaning: str = "") -> str:
    found = [m for m in made.marks if isinstance(m, Symbol) and m.shape == shape]
    return points(sorted((m for m in found if meaning in ("", m.meaning)), key=lambda m: m.point))


def values(made: Overlay) -> dict[str, float | str]:
    """Give the numbers and texts by point."""
    return {
        point_text(m.point): m.value if isinstance(m, Number) else m.text
        for m in made.marks
        if isinstance(m, Number | Text)
    }


def tints(made: Overlay) -> dict[str, float]:
    return {point_text(m.point): m.value for m in made.marks if isinstance(m, Tint)}


def test_links_are_drawn_by_color_and_status() -> None:
    made = overlay("links", SHAPES)
    drawn = lines(made)
    assert drawn["C3-D4"] == ("black", "whole")  # a diagonal with both points free
    assert drawn["D4-F4"] == ("black", "dotted")  # E4 cuts at once
    assert drawn["E3-E5"] == ("white", "dotted")
    assert drawn["C3-C1"] == ("black", "dashed")
    assert "E4" in symbols(made, "cross", "bad")
    assert [words for _, words in made.keys] == ["settled", "weak", "unsettled", "cuts it"]


def test_a_string_has_one_link_to_another_and_none_to_itself() -> None:
    made = overlay(
        "links",
        parse_position("""
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . . X . X . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        """),
    )
    between = [ends for ends in lines(made) if ends[0] == "C" and ends[3] == "E"]
    assert len(between) == 1
    assert not [ends for ends in lines(made) if ends in ("C3-C5", "E3-E5")]


def test_links_joined_more_surely_by_a_third_string_are_left_out() -> None:
    made = overlay(
        "links",
        parse_position("""
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X . X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """),
    )
    between = {ends for ends, look in lines(made).items() if "whole" in look and "1" not in ends}
    assert {"B4-C5", "D4-C5"} <= between
    assert "B4-D4" not in lines(made)


def test_bridge_points_tell_color_and_status() -> None:
    made = overlay("bridges", SHAPES)
    assert "E4" in symbols(made, "star", "bad").split()
    assert "C4" in symbols(made, "dot", "black").split()
    assert not set(symbols(made, "star").split()) & set(symbols(made, "circle").split())
    words = [words for _, words in made.keys]
    assert words[0] == "Black's settled"
    assert words[-1] == "unsettled for both"


def test_bridge_points_under_stones_are_not_shown() -> None:
    stones = {point_text(p) for color in (BLACK, WHITE) for p in SHAPES.points(color)}
    assert not stones & set(points(overlay("bridges", SHAPES).marks).split())


def test_a_chain_has_one_letter_on_all_its_points() -> None:
    made = overlay("chains", SHAPES)
    letters = values(made)
    assert letters["C3"] == letters["C4"] == letters["D4"] == letters["C5"] == "A"
    assert letters["E3"] == letters["E5"] == "B"
    assert tints(made)["C4"] > 0 > tints(made)["E4"]
    assert "C3" not in tints(made)
    assert "each chain (3)" in made.legend


def test_chains_beyond_the_alphabet_have_letters_too() -> None:
    position = empty_position(19).with_stones(
        black=[20 * row + column for row in range(1, 20, 2) for column in range(1, 20, 3)]
    )
    letters = {str(v) for v in values(overlay("chains", position)).values()}
    assert letters == {"A"} or len(letters) == len(Scene(position).features.board.strings())


def test_access_is_a_number_of_moves_and_tells_the_phase() -> None:
    made = overlay("access-black", SHAPES)
    assert values(made)["C4"] == 1
    assert values(made)["A7"] == 4
    assert "C3" not in values(made)
    assert "middle game" in made.legend


def test_where_there_is_no_access_is_no_number() -> None:
    walled = parse_position("""
    . X O . .
    X X O . .
    O O O . .
    . . . . .
    . . . . .
    """)
    assert "A5" in values(overlay("access-black", walled))
    assert "A5" not in values(overlay("access-white", walled))


def test_enclosed_points_are_tinted_and_inner_bridge_points_marked() -> None:
    corner = parse_position("""
    . . . . . . . . .
    . . . . . . . O .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X . . . . .
    . . . X . . . . .
    . . . X . . . . .
    . . . X . . . . .
    """)
    made = overlay("enclosure", corner)
    assert tints(made) == dict.fromkeys(
        ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"], 0.7
    ) | {"J9": -0.7}
    inner = set(symbols(made, "diamond", "good").split())
    assert inner
    assert inner <= set(tints(made))
    assert (
        f"Black 9 points, {len(inner)} inner bridge points among them; White 1 point" in made.legend
    )
    shapes = {words: mark.shape for mark, words in made.keys if isinstance(mark, Symbol)}
    assert shapes["inner bridge point"] == "diamond"


def test_keys_are_of_what_is_there() -> None:
    alone = empty_position(19).with_stones(black=[parse_point("C3")], white=[parse_point("R17")])
    words = {name: [w for _, w in overlay(name, alone).keys] for name in ("enclosure", "links")}
    assert "inner bridge point" not in words["enclosure"]
    assert not {"unsettled", "cuts it"} & set(words["links"])


def test_a_stone_on_the_first_line_has_no_line_to_the_edge() -> None:
    alone = empty_position(9).with_stones(black=[parse_point("E1")])
    assert not lines(overlay("links", alone))


@pytest.mark.parametrize("name", ["influence", "influence-squares", "influence-radiation"])
def test_influence_is_blacks_beside_black_and_whites_beside_white(name: str) -> None:
    made = overlay(name, SHAPES)
    assert tints(made)["C4"] > 0 > tints(made)["E2"]
    assert "D4" not in tints(made)
    assert made.legend.endswith("and more.")


def test_a_view_ends_at_stones_and_is_inside_or_outside() -> None:
    made = overlay_named("view", Scene(SHAPES, viewpoint=parse_point("D4"), viewer=WHITE))
    assert symbols(made, "star", "good") == "D4"
    assert made.legend.startswith("What White sees from D4 in straight lines")
    assert {"C5", "E5", "C3", "E3"} <= set(symbols(made, "square").split())
    assert "C5" not in symbols(made, "dot").split()


def test_a_view_without_a_last_move_is_from_the_center() -> None:
    made = overlay("view", empty_position(9))
    assert made.legend.startswith("What Black sees from E5 in straight lines: 32 points outside")


def test_runnability_is_the_number_of_outside_points_seen() -> None:
    alone = empty_position(9).with_stones(black=[parse_point("E5")])
    made = overlay("runnability", alone)
    assert set(values(made)) == {"E5"}
    assert float(values(made)["E5"]) >= 32
    arrows = [m for m in made.marks if isinstance(m, Arrow)]
    assert all(m.meaning == "black" for m in arrows)
    assert values(made)["E5"] in [m.value for m, _ in made.keys if isinstance(m, Number)]


def test_sector_lines_go_between_stones_and_to_the_edge() -> None:
    position = parse_position("""
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    """)
    drawn = lines(overlay("sectors", position))
    assert drawn["C7-G7"] == ("black", "whole")
    assert drawn["C3-C7"] == ("black", "whole")
    assert drawn["C3-C1"] == ("black", "dashed")
    assert "C3-G7" not in drawn  # White stands on it


def test_a_sector_line_by_way_of_a_third_stone_is_left_out() -> None:
    row = empty_position(19).with_stones(black=[parse_point(p) for p in ("D10", "G10", "K10")])
    drawn = lines(overlay("sectors", row))
    assert {"D10-G10", "G10-K10"} <= set(drawn)
    assert "D10-K10" not in drawn


def test_a_chains_state_stands_on_its_stones() -> None:
    walled = parse_position("""
    . X O . . . . . .
    X X O . . . . . .
    O O O . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    """)
    made = overlay("chain-states", walled)
    assert values(made)["A8"] == values(made)["B9"] == "E"
    assert values(made)["C7"] == "O"
    assert [words for _, words in made.keys] == ["enclosed", "open"]


def test_the_moves_that_enclose_a_chain_are_crossed() -> None:
    made = overlay("chain-states", parse_position((GAMES / "concepts.pos").read_text("utf-8")))
    assert set(values(made).values()) == {"E", "1", "S", "O"}
    assert symbols(made, "cross", "bad")
    assert ("encloses it") in [words for _, words in made.keys]


def test_edge_zones_have_lengths_and_are_whose_chains_bound_them() -> None:
    made = overlay("edge-zones", SHAPES)
    assert tints(made)["A1"] > 0 > tints(made)["G1"]
    assert values(made)["B1"] == 2
    assert [words for _, words in made.keys] == ["bounded by Black", "bounded by White"]


LIFE = parse_position("""
. X . X O . . . .
X X X X O . . . .
O O . O . . . . .
. . . . . . . . .
X O . . . . . . .
X . O . . . . . .
. X O . . O O O O
X X O . . O . O .
X . O . . O X O .
""")


def test_eye_spaces_tell_their_points_and_single_eyes_their_kind() -> None:
    made = overlay("eyes", LIFE)
    assert symbols(made, "dot", "good") == "A9 C9"
    assert symbols(made, "diamond", "neutral") == "A3"  # whoever plays B4 first decides
    assert values(made) == {"G2": 2, "J1": 2}
    assert tints(made)["A9"] > 0 > tints(made)["G2"]
    assert "G1" not in tints(made)  # an enemy stone stands there
    words = [words for _, words in made.keys]
    assert words == ["Black's", "White's", "points", "eye", "half eye"]


def test_a_false_eye_is_crossed() -> None:
    # White holds E2, and E1 is another string: D1 will have to be filled.
    made = overlay(
        "eyes",
        parse_position("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O O O . . .
        X X X X O . .
        . X X . X . .
        """),
    )
    assert symbols(made, "cross", "bad") == "D1"


def test_a_point_is_shown_in_the_smallest_eye_space() -> None:
    made = overlay(
        "eyes",
        parse_position("""
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .
        . . . . . .
        . . . . . .
        """),
    )
    assert tints(made)["A6"] > 0
    assert sum(1 for m in made.marks if isinstance(m, Tint) and point_text(m.point) == "A6") == 1


def test_pass_alive_stones_are_framed_and_their_territory_tinted() -> None:
    made = overlay("pass-alive", LIFE)
    black, white = (
        ["A8", "B8", "C8", "D8", "B9", "D9"],
        ["F1", "H1", "F2", "H2", "F3", "G3", "H3", "J3"],
    )
    assert set(symbols(made, "square", "good").split()) == {*black, *white}
    assert set(symbols(made, "dot", "good").split()) == {"A9", "C9", "G2", "J1", "J2"}
    assert tints(made)["G1"] < 0 < tints(made)["C9"]
    assert "Black 6 stones and 2 points, White 8 stones and 4 points" in made.legend


def test_territory_shows_whose_points_are_and_crosses_the_dead() -> None:
    made = overlay("territory", DEAD_STONE)
    assert set(symbols(made, "cross", "bad").split()) == {"A5"}
    shown = tints(made)
    assert shown["A1"] > 0.4 and shown["J1"] < -0.4
    assert shown["A5"] > 0  # what is dead is Black's
    assert "White leads by" in made.legend and "1 dead group (A5)" in made.legend


@pytest.mark.parametrize("name", [*FEATURES, "territory"])
@pytest.mark.parametrize("size", [2, 3, 9, 19])
def test_every_feature_can_be_drawn_on_boards_of_any_size(name: str, size: int) -> None:
    empty = empty_position(size)
    one = empty.with_stones(black=[parse_point("B2")])
    for position in (empty, one, one.with_stones(white=[parse_point("A1")])):
        made = overlay(name, position)
        assert made.name == name
        assert made.legend.endswith(".")
        draw_svg(position, [made])
        assert f"{name}: " in draw_text(position, [made], color=False, unicode=False)


@pytest.mark.parametrize("name", FEATURES)
def test_every_feature_can_be_drawn_of_a_middle_game(name: str) -> None:
    position = parse_position((GAMES / "concepts.pos").read_text("utf-8"))
    made = overlay(name, position)
    draw_svg(position, [made])
    draw_text(position, [made], color=True, unicode=True)


# The page -------------------------------------------------------------------------------------------------------------

PAGE = (GAMES.parent / "features.md").read_text("utf-8")
DRAWN = [line.split() for line in PAGE.splitlines() if line.startswith("riyu draw docs/")]


def test_the_page_names_every_overlay_and_every_command() -> None:
    shown = {words[words.index("--show") + 1] for words in DRAWN}
    assert shown == set(FEATURES) - {"access-white"}
    for name in FEATURES:
        assert f"`{name}`" in PAGE
    for command in COMMANDS:
        assert f"`{command.name}" in PAGE


@pytest.mark.parametrize("words", DRAWN, ids=lambda words: Path(words[-1]).stem)
def test_a_picture_of_the_page_is_what_its_command_draws(words: list[str]) -> None:
    """If a feature has changed on purpose, run the command anew."""
    root = GAMES.parents[1]
    options = dict(zip(words[3::2], words[4::2], strict=True))
    move = int(options["--move"]) if "--move" in options else None
    made = draw(root / words[2], move=move, show=[options["--show"]])
    assert (root / options["-o"]).read_text("utf-8") == made.text
    assert f"]({Path(options['-o']).relative_to('docs').as_posix()})" in PAGE
