"""Style files: read, checked, and refused with the line and the nearest name."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.candidates.weights import Weight
from riyu.player.style import BOUNDS, load_style, parse_style, style_names

GOOD = """title = "T"
about = "A."
[play]
width = 3
[qualities]
small = 0.5
[weights]
learned = 2
capture = { base = 2, each = 1.5 }
fill = 1
"""


def test_a_style_gives_weights_and_numbers() -> None:
    style = parse_style(GOOD, "mine")
    assert style.weights.purposes == {"capture": Weight(2, 1.5), "fill": Weight(1, 0)}
    assert style.weights.qualities == {"small": 0.5}
    assert style.weights.learned == 2
    assert (style.name, style.width, style.pass_below) == ("mine", 3, 0.5)


@pytest.mark.parametrize("name", style_names())
def test_every_kept_style_loads(name: str) -> None:
    assert load_style(name).title


def test_a_style_like_another_says_only_what_differs() -> None:
    balanced = load_style("balanced")
    text = 'title = "T"\nabout = "A."\nlike = "balanced"\n[play]\nwidth = 3\n[weights]\ncut = 5\n'
    style = parse_style(text, "mine")
    assert style.weights.purposes == {**balanced.weights.purposes, "cut": Weight(5)}
    assert (style.width, style.trust, style.weights.learned) == (
        3,
        balanced.trust,
        balanced.weights.learned,
    )
    assert style.weights.qualities == balanced.weights.qualities


DEEP = "[" * 100_000
LONG = "9" * 5000
BAD = [
    ("capture", "captur", r"s.toml, line 9: unknown purpose 'captur'; did you mean 'capture'\?"),
    ("width = 3", "widht = 3", r"s.toml, line 4: unknown key 'widht'; did you mean 'width'\?"),
    ("width = 3", "width = -3", r"line 4: 'width' is -3: expected a whole number from 0 to 400"),
    ("width = 3", "width = 3.5", r"'width' is 3.5: expected a whole number"),
    ("width = 3", "width = true", r"'width' is True: expected a whole number"),
    ("width = 3", "width = 401", r"line 4: 'width' is 401: expected a whole number from 0 to 400"),
    (
        "width = 3",
        "playouts = 100000000000",
        r"line 4: .* expected a whole number from 0 to 100000",
    ),
    ("width = 3", "assess_playouts = 1000001", r"line 4: .* from 0 to 1000000"),
    ("width = 3", "trust = 1e4", r"line 4: 'trust' is 10000.0: expected a number from 0 to 1000"),
    ("width = 3", f"trust = {LONG[:400]}", r"line 4: 'trust' is 9{40}…: expected a number"),
    ("width = 3", f"trust = {LONG}", r"line 4: no TOML: a number with thousands of digits"),
    ("width = 3", f"trust = 0x{LONG}", r"line 4: 'trust' is a value too large to be shown"),
    ("width = 3", f"width = 3\ntrust = {DEEP}", r"line 5: .*nested too deeply"),
    (
        "width = 3",
        "pass_below = -1",
        r"line 4: 'pass_below' is -1: expected a number from 0 to 1000",
    ),
    ("width = 3", "resign_behind = 1e300", r"line 4: 'resign_behind' is 1e\+300"),
    ("width = 3", "trust = nan", r"line 4: 'trust' is nan: expected a number"),
    ("fill = 1", "fill = inf", r"line 10: 'fill' is inf: expected a number from -1000 to 1000"),
    ("fill = 1", "fill = 1001", r"line 10: 'fill' is 1001: expected a number from -1000 to 1000"),
    ("fill = 1", "fill = 'x'", r"line 10: 'fill' is 'x': expected a number"),
    ("fill = 1", "fill = []", r"line 10: 'fill' is \[\]: expected a number"),
    ("base = 2", "bas = 2", r"unknown part 'bas' of 'capture'; did you mean 'base'\?"),
    ("small = 0.5", "smal = 1", r"line 6: unknown quality 'smal'; did you mean 'small'\?"),
    ("small = 0.5", "small = 1e9", r"line 6: 'small' is 1000000000.0: expected a number"),
    ("each = 1.5", "each = 1e99", r"line 9: 'capture' is 1e\+99: expected a number"),
    ('title = "T"', "title = 3", r"line 1: 'title' must be a text"),
    ('about = "A."', "", r"s.toml, line 1: 'about' must be a text"),
    ("[weights]", "[[weights]]", r"line 7: 'weights' must be a table"),
    ("= 3", "== 3", r"s.toml, line 4, column 8: no TOML: "),
    ("fill = 1", "fill = [", r"s.toml, line 10: no TOML: "),
    (
        'about = "A."',
        'about = "A."\nabot = 1',
        r"line 3: unknown key 'abot'; did you mean 'about'\?",
    ),
    (
        'about = "A."',
        'about = "A."\nlike = "balancd"',
        r"line 3: 'like' .*; did you mean 'balanced'\?",
    ),
    (
        'about = "A."',
        'about = "A."\nlike = []',
        r"line 3: 'like' is \[\]: expected one of balanced",
    ),
    ('about = "A."', 'about = "A."\nlike = "fighter"', r"line 3: .* which is like another"),
    (
        "[weights]",
        "[tastes]\nmojo = 1\n[weights]",
        r"line 8: unknown taste 'mojo'; did you mean 'moyo'\?",
    ),
    ("[weights]", "[tastes]\nmoyo = 1001\n[weights]", r"line 8: 'moyo' is 1001: expected a number"),
    ("[play]", 'search = "trie"\n[play]', r"line 3: 'search' is 'trie': expected one of tree"),
    ("width = 3", "may_cost = 2", r"line 4: 'may_cost' is 2: expected a number from 0 to 1"),
    ("width = 3", "width.widht = 1", r"line 4: 'width' is \{'widht': 1\}: expected"),
]


@pytest.mark.parametrize(("old", "new", "error"), BAD, ids=[b[1][:30] for b in BAD])
def test_a_bad_style_is_refused_with_its_line(old: str, new: str, error: str) -> None:
    with pytest.raises(BadInput, match=error):
        parse_style(GOOD.replace(old, new), "s", "s.toml")


def test_a_key_is_found_where_it_stands_and_not_where_a_text_has_its_name() -> None:
    text = GOOD.replace('about = "A."', 'about = """\nwidth = 1\n"""')
    with pytest.raises(BadInput, match=r"line 6: 'width' is 500"):
        parse_style(text.replace("width = 3", "width = 500"), "s", "s.toml")


def test_a_file_without_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(GOOD.replace("A.", "\xe9").encode("latin-1"))
    with pytest.raises(BadInput, match=r"mine.toml, line 2, column 10: found byte 0xe9"):
        load_style(str(path))


def test_what_a_setting_is_by_default_is_within_its_bounds() -> None:
    style = parse_style(GOOD.replace("width = 3", ""), "mine")
    assert all(bounds.hold(getattr(style, name)) for name, bounds in BOUNDS.items())


def test_an_unknown_style_is_told_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(
        UsageError, match=r"unknown style 'balanecd'; known: .*did you mean 'balanced'"
    ):
        load_style("balanecd")
    with pytest.raises(BadInput, match=r"none.toml: no such file"):
        load_style(str(tmp_path / "none.toml"))


def test_a_file_of_ones_own_is_a_style(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    assert load_style(str(path)).name == "mine"
