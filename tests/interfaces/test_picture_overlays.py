"""The overlays that can be asked for by name: what they say of a position and how it came about."""

from __future__ import annotations

import pytest

from riyu.base.errors import IllegalMove, UsageError
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import parse_move, parse_point, point_text
from riyu.game.position import parse_position
from riyu.game.record import Move, Record
from riyu.interfaces.overlays import OVERLAYS, Scene, overlay_named, overlays_named, scene_of
from riyu.interfaces.picture import Number, Symbol, Text, Tint, draw_svg, draw_text
from riyu.sgf.files import read_record

pytestmark = pytest.mark.usefixtures("loaded")


def game(moves: str, size: int = 5, first: int = BLACK) -> Record:
    colors = (first, 3 - first)
    return Record(
        size,
        tuple(Move(colors[k % 2], parse_move(m, size)) for k, m in enumerate(moves.split())),
        to_move=first,
    )


# Move 7 takes C3; White may not retake it at once.
KO = game("B3 E3 C2 D2 C4 D4 pass C3 D3")


def values(name: str, scene: Scene) -> dict[str, object]:
    """Give what an overlay says of each point."""
    said: dict[str, object] = {}
    for mark in overlay_named(name, scene).marks:
        if isinstance(mark, Number | Tint):
            said[point_text(mark.point)] = mark.value
        elif isinstance(mark, Text):
            said[point_text(mark.point)] = mark.text
        elif isinstance(mark, Symbol):
            said[point_text(mark.point)] = mark.shape
    return said


def test_a_scene_holds_what_led_to_it() -> None:
    scene = scene_of(KO)
    assert scene.last_move == parse_point("D3")
    assert scene.position.ko == parse_point("C3")
    assert scene.before is not None
    assert scene.before.at(parse_point("C3")) == WHITE
    start = scene_of(KO, 0)
    assert (start.last_move, start.before, start.moves) == (PASS, None, ())
    assert scene_of(game("B3 pass")).last_move == PASS


def test_move_numbers_stand_on_the_stones_that_are_left() -> None:
    scene = scene_of(KO)
    assert values("moves", scene) == {
        "B3": 1, "E3": 2, "C2": 3, "D2": 4, "C4": 5, "D4": 6, "D3": 9,
    }  # fmt: skip
    legend = overlay_named("moves", scene).legend
    assert legend.endswith("Taken since: 8 at C3. Passes: 7.")


def test_a_point_played_twice_has_its_later_number() -> None:
    again = game("B3 E3 C2 D2 C4 D4 pass C3 D3 A1 A5 C3")
    scene = scene_of(again)
    assert values("moves", scene)["C3"] == 12
    assert "8 at C3, 9 at D3" in overlay_named("moves", scene).legend


def test_captures_of_the_last_move_are_crossed() -> None:
    assert values("captures", scene_of(KO)) == {"C3": "cross"}
    assert overlay_named("captures", scene_of(KO)).legend == ("Where move 9 took stones: 1 white.")
    assert values("captures", scene_of(KO, 8)) == {}


def test_the_ko_point_is_marked() -> None:
    overlay = overlay_named("ko", scene_of(KO))
    assert overlay.legend == "White may not retake at C3 at once."
    assert values("ko", scene_of(KO)) == {"C3": "square"}
    assert values("ko", scene_of(KO, 8)) == {}


STRINGS = Scene(
    parse_position("""
    . . . . .
    . X O O .
    X X O . .
    O O . . .
    . . . . .
    """)
)


def test_strings_are_named_by_their_lowest_point() -> None:
    assert values("strings", STRINGS) == {
        "B4": "A3", "A3": "A3", "B3": "A3",
        "C4": "C3", "D4": "C3", "C3": "C3",
        "A2": "A2", "B2": "A2",
    }  # fmt: skip
    assert "3 strings" in overlay_named("strings", STRINGS).legend


def test_liberties_are_each_strings_true_number() -> None:
    said = values("liberties", STRINGS)
    assert said["B4"] == said["A3"] == said["B3"] == 2  # A4, B5
    assert said["C4"] == said["D4"] == said["C3"] == 5  # C5, D5, E4, D3, C2
    assert said["A2"] == said["B2"] == 3  # A1, B1, C2


def test_atari_marks_the_string_and_its_last_liberty() -> None:
    assert values("atari", scene_of(KO, 8)) == {"C3": "triangle", "D3": "diamond"}
    assert overlay_named("atari", scene_of(KO, 1)).legend == "No string is in atari."


def test_area_is_what_only_one_color_touches() -> None:
    scene = Scene(
        parse_position("""
        . X O . .
        X X O . .
        . X O O .
        X X X O .
        . . X O .
        """)
    )
    overlay = overlay_named("score-area", scene)
    assert "Black 12, White 13, nobody 0" in overlay.legend
    said = values("score-area", scene)
    assert {p for p, v in said.items() if v == 1.0} == {"A5", "A3", "A1", "B1"}
    assert {p for p, v in said.items() if v == -1.0} == {"D5", "E5", "D4", "E4", "E3", "E2", "E1"}


def test_the_last_move_is_circled() -> None:
    assert values("last", scene_of(KO)) == {"D3": "circle"}
    assert overlay_named("last", scene_of(KO)).legend == "The last move, 9: Black D3."
    assert values("last", scene_of(KO, 7)) == {}
    assert values("last", scene_of(KO, 0)) == {}


@pytest.mark.parametrize("name", OVERLAYS)
@pytest.mark.parametrize("number", [0, 1, 7, 9])
def test_every_overlay_can_be_drawn_everywhere(name: str, number: int) -> None:
    scene = scene_of(KO, number)
    overlay = overlay_named(name, scene)
    assert overlay.name == name
    assert overlay.legend.endswith(".")
    draw_svg(scene.position, [overlay], last_move=scene.last_move)
    assert f"{name}: " in draw_text(scene.position, [overlay], color=False, unicode=False)


def test_what_patterns_play_on_is_numbered_with_the_points_gained() -> None:
    game = read_record(b"(;SZ[9]AB[de][ef][fd][cg]AW[ee]PL[W];W[df])")
    overlay = overlay_named("sequence", scene_of(game))
    assert values("sequence", scene_of(game))["C4"] == 1
    assert overlay.legend.startswith("What patterns play on after D4: C4")
    assert overlay.legend.endswith(" points for Black.")
    assert not overlay_named("sequence", scene_of(game, 0)).marks


def test_an_unknown_name_is_said_with_the_nearest() -> None:
    with pytest.raises(UsageError) as caught:
        overlay_named("liberteis", STRINGS)
    assert str(caught.value) == (
        f"unknown overlay 'liberteis'; known: {', '.join(OVERLAYS)}; did you mean 'liberties'?"
    )


def test_a_name_asked_for_twice_comes_once() -> None:
    overlays = overlays_named(["ko", "last", "ko"], scene_of(KO))
    assert [o.name for o in overlays] == ["ko", "last"]


def test_a_move_number_out_of_bounds_is_said() -> None:
    with pytest.raises(UsageError, match="move 10: the game has moves 0 to 9"):
        scene_of(KO, 10)


def test_an_illegal_record_is_said_with_its_move() -> None:
    with pytest.raises(IllegalMove, match="move 2"):
        scene_of(game("B3 B3"))
