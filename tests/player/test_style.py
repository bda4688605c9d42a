"""Style files: read, checked, and refused with the line and the nearest name."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.player.style import load_style, parse_style, style_names
from riyu.search.one_ply import Weight

GOOD = """title = "T"
about = "A."
[play]
width = 3
[weights]
capture = { base = 2, each = 1.5 }
fill = 1
"""


def test_a_style_gives_weights_and_numbers() -> None:
    style = parse_style(GOOD, "mine")
    assert style.weights == {"capture": Weight(2, 1.5), "fill": Weight(1, 0)}
    assert (style.name, style.width, style.pass_below) == ("mine", 3, 1.0)


@pytest.mark.parametrize("name", style_names())
def test_every_kept_style_loads(name: str) -> None:
    assert load_style(name).title


BAD = [
    ("capture", "captur", r"s.toml, line 6: unknown motive 'captur'; did you mean 'capture'\?"),
    ("width = 3", "widht = 3", r"s.toml, line 4: unknown key 'widht'; did you mean 'width'\?"),
    ("width = 3", "width = -3", r"line 4: 'width' is -3: expected a whole number, 0 or more"),
    ("width = 3", "width = 3.5", r"'width' is 3.5: expected a whole number"),
    ("width = 3", "width = true", r"'width' is True: expected a whole number"),
    ("fill = 1", "fill = inf", r"line 7: 'fill' is inf: expected a number"),
    ("width = 3", "trust = nan", r"line 4: 'trust' is nan: expected a number"),
    ("fill = 1", "fill = 'x'", r"line 7: 'fill' is 'x': expected a number"),
    ("base = 2", "bas = 2", r"unknown part 'bas' of 'capture'; did you mean 'base'\?"),
    ('title = "T"', "title = 3", r"line 1: 'title' must be a text"),
    ('about = "A."', "", r"'about' must be a text"),
    ("[weights]", "[[weights]]", r"'weights' must be a table"),
    ("= 3", "== 3", r"s.toml: .*line 4"),
    ('about = "A."', 'about = "A."\nabot = 1', r"unknown key 'abot'; did you mean 'about'\?"),
]


@pytest.mark.parametrize(("old", "new", "error"), BAD, ids=[b[1] for b in BAD])
def test_a_bad_style_is_refused_with_its_line(old: str, new: str, error: str) -> None:
    with pytest.raises(BadInput, match=error):
        parse_style(GOOD.replace(old, new), "s", "s.toml")


def test_an_unknown_style_is_told_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"unknown style 'plian'; known: .*did you mean 'plain'"):
        load_style("plian")
    with pytest.raises(BadInput, match="can't read the style"):
        load_style(str(tmp_path / "none.toml"))


def test_a_file_of_ones_own_is_a_style(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    assert load_style(str(path)).name == "mine"
