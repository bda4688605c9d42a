"""What is sent to draw a board: all of it once, then what changed and no more."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riyu.game.points import parse_point
from riyu.game.position import empty_position
from riyu.interfaces.picture import Line, Number, Overlay, Symbol, Tint
from riyu.interfaces.web.drawing import Drawing, Shown
from riyu.interfaces.web.keys import KEYS
from riyu.interfaces.web.layers import Layers
from riyu.interfaces.web.overlays import at_point
from riyu.interfaces.web.table import Table
from riyu.interfaces.web.terms import PERSON, Terms
from riyu.interfaces.web.tree_changes import TreeChanges
from riyu.interfaces.web.tree_drawing import lay_out, spots
from riyu.sgf.parser import parse
from tests.interfaces.web.page_overlays import OVERLAYS

EMPTY = Shown(empty_position(9))
D4, E5 = parse_point("D4"), parse_point("E5")
ONE = replace(EMPTY, position=empty_position(9).with_stones(black=[D4]), last=D4)
TINTS = Overlay("tints", "Tints.", (Tint(D4, 0.5), Tint(E5, 0.5)))


def test_the_empty_board_is_sent_once_and_is_xml() -> None:
    drawing = Drawing("g1-")
    first = drawing.changes(EMPTY)
    svg = ElementTree.fromstring(f"<div>{first['board']}</div>")
    assert len(svg.findall(".//*[@data-point]")) == 81
    assert drawing.changes(EMPTY) == {}


def test_a_move_sends_its_stone_and_the_last_move_alone() -> None:
    drawing = Drawing("g1-")
    drawing.changes(EMPTY)
    assert drawing.changes(ONE) == {"stones": {"D4": "b"}, "last": "D4"}
    assert drawing.changes(EMPTY) == {"stones": {"D4": ""}, "last": ""}


def test_of_a_layer_only_the_marks_that_changed_are_sent() -> None:
    drawing = Drawing("g1-")
    drawing.changes(replace(ONE, overlays=[TINTS]))
    other = replace(TINTS, marks=(Tint(D4, 0.5), Tint(E5, 0.9)))
    (group,) = drawing.changes(replace(ONE, overlays=[other]))["layers"]
    assert group[1] == "tints" and list(group[2]) == ["E5"]
    assert drawing.changes(ONE)["layers"] == [[0, "tints", {"D4": -1, "E5": -1}]]


def test_two_marks_between_the_same_points_are_both_sent() -> None:
    lines = Overlay("lines", "Lines.", (Line(D4, E5, "black"), Line(D4, E5, "white")))
    (group,) = Drawing("g1-").changes(replace(ONE, overlays=[lines]))["layers"]
    assert list(group[2]) == ["D4-E5", "D4-E5.2"]


MARKS = st.one_of(
    st.builds(Tint, st.sampled_from([D4, E5]), st.sampled_from([-0.5, 0.5])),
    st.builds(Number, st.sampled_from([D4, E5]), st.integers(1, 3)),
    st.builds(Symbol, st.sampled_from([D4, E5]), st.just("circle")),
    st.builds(Line, st.just(D4), st.just(E5), st.sampled_from(["black", "white"])),
)
SHOWN = st.builds(
    lambda black, marks: replace(
        EMPTY,
        position=empty_position(9).with_stones(black=black),
        overlays=[Overlay(name, "Marks.", tuple(found)) for name, found in marks.items()],
    ),
    st.lists(st.sampled_from([D4, E5]), max_size=2, unique=True),
    st.dictionaries(st.sampled_from("abc"), st.lists(MARKS, max_size=4), max_size=3),
)


def marks_drawn(sent: list[dict[str, Any]]) -> dict[tuple[int, str, str], str]:
    """What a browser has after all that was sent: a mark's look by plane, layer and key."""
    looks: dict[int, str] = {}
    found = {}
    for changes in sent:
        looks |= changes.get("looks", {})
        for plane, layer, pieces in changes.get("layers", ()):
            for key, look in pieces.items():
                found[plane, layer, key] = "" if look == -1 else looks[look]
    return {where: look for where, look in found.items() if look}


@given(st.lists(SHOWN, min_size=1, max_size=6))
def test_all_changes_together_draw_what_is_shown_last(shown: list[Shown]) -> None:
    drawing = Drawing("g1-")
    sent = [drawing.changes(one) for one in shown]
    assert marks_drawn(sent) == marks_drawn([Drawing("g1-").changes(shown[-1])])


def test_words_for_points_are_sent_once_for_all_that_have_them() -> None:
    drawing = Drawing("g1-")
    drawing.changes(EMPTY)
    labels = {D4: "black, 3 liberties", E5: "black, 3 liberties"}
    assert drawing.changes(replace(EMPTY, labels=labels))["labels"] == {
        "black, 3 liberties": "D4 E5"
    }


def test_another_look_is_sent_whole() -> None:
    drawing = Drawing("g1-")
    drawing.changes(ONE)
    assert {"board", "stones"} <= set(drawing.changes(replace(ONE, theme="dark")))


@pytest.mark.parametrize("name", OVERLAYS)
def test_every_overlay_draws_and_says_what_it_shows(name: str) -> None:
    root = parse(b"(;SZ[9];B[ee];W[ce];B[cf];W[df];B[de];W[cd];B[dg];W[bf];B[cg])", "").first
    table = Table(root)
    standing = table.standing(list(root.main_line())[-1])
    layers = Layers(OVERLAYS, {name: 1.0})
    shown = layers.shown(standing, pytest.fail)
    assert shown[0].name == name and shown[0].legend and OVERLAYS[name].source
    json.dumps(Drawing("g1-").changes(Shown(standing.position, shown)))
    for mark in shown[0].marks:
        if hasattr(mark, "point"):
            assert at_point(shown[0], mark.point)


def test_a_numbers_words_have_its_value() -> None:
    overlay = Overlay("count", "Counts.", (Number(D4, 3),), ((Number(0, 3), "liberties"),))
    assert at_point(overlay, D4) == ["3 liberties"]


def test_no_key_does_two_things() -> None:
    names = [name for key in KEYS for name in key.names]
    assert len(names) == len(set(names))


def test_a_tree_is_drawn_without_two_moves_in_one_place() -> None:
    root = parse(
        b"(;SZ[9];B[ee](;W[cc];B[aa](;W[bb])(;W[cd]))(;W[gg](;B[hh])(;B[hg];W[aa])))", ""
    ).first
    layout = lay_out(root)
    assert len(set(layout.places.values())) == len(layout.places) == 10
    assert [
        (spot.number, spot.color + spot.text, spot.nth, spot.of, spot.level)
        for spot in spots(layout).values()
    ][:5] == [
        (0, "·", 1, 1, 1),
        (1, "BE5", 1, 1, 1),
        (2, "WC7", 1, 2, 1),
        (3, "BA9", 1, 1, 1),
        (4, "WB8", 1, 2, 1),
    ]


def test_peoples_comments_are_marked_and_not_those_that_riyu_writes_at_its_moves() -> None:
    root = parse(b"(;SZ[9]C[mine];B[ee]C[mine];W[cc]C[riyu's])", "").first
    marked = [spot.is_commented for spot in spots(lay_out(root, None, "W")).values()]
    assert marked == [True, True, False]
    assert all(spot.is_commented for spot in spots(lay_out(root)).values())


def test_a_very_long_game_is_drawn_in_part() -> None:
    table = Table.begin(Terms(19, black=PERSON, white=PERSON))
    node = table.root
    for n in range(3000):
        node = node.new_child({"BW"[n % 2]: ("",)})
    assert len(lay_out(node).places) < 200


def test_of_a_large_tree_a_move_sends_only_itself() -> None:
    root = Table.begin(Terms(19, black=PERSON, white=PERSON)).root
    node = root
    for n in range(300):
        node = node.new_child({"BW"[n % 2]: ("dd",)})
        for _ in range(3):
            variation = node
            for step in range(4):
                variation = variation.new_child({"WB"[(n + step) % 2]: ("pp",)})
    changes = TreeChanges()
    before = lay_out(node)
    whole = changes.to(before, node)
    assert len(whole["set"]) > 500
    child = node.new_child({"B": ("qq",)})
    layout = lay_out(child, before)
    sent = changes.to(layout, child)
    assert list(sent["set"].values())[-1][3:6] == ["B", "R3", 301]
    assert len(json.dumps(sent, separators=(",", ":"))) < 1000
    looked = changes.to(layout, node)
    assert set(looked) == {"now"} and changes.node(looked["now"]) is node
    assert changes.node(10**6) is None
