"""TOML's keys are found where they stand, and what is no TOML is refused with its line."""

from __future__ import annotations

import pytest

from riyu.base.errors import BadInput
from riyu.base.toml import parse_toml

TEXT = '''title = "a [play] in a text # no comment"
about = """
[play]
width = 3
"""
# width = 2
[play]
width = 3   # is it?
"two words".b = { c = 1, d = [1,
  2, "]"] }

[weights]
'single' = 1
[[lists.of]]
x = [
  [1],
]
y = 1
'''

WHERE = {
    ("title",): 1,
    ("about",): 2,
    ("play",): 7,
    ("play", "width"): 8,
    ("play", "two words"): 9,
    ("play", "two words", "b"): 9,
    ("weights",): 12,
    ("weights", "single"): 13,
    ("lists", "of"): 14,
    ("lists", "of", "x"): 15,
    ("lists", "of", "y"): 18,
}


def test_every_key_has_its_line() -> None:
    assert parse_toml(TEXT, "s").lines == WHERE


@pytest.mark.parametrize(
    ("names", "line"),
    [(("play", "width"), 8), (("play", "none"), 7), (("none",), 1), (("none", "width"), 1)],
)
def test_what_is_missing_has_the_place_of_what_it_would_stand_in(
    names: tuple[str, ...], line: int
) -> None:
    place = parse_toml(TEXT, "s").place(*names)
    assert (place.source, place.line) == ("s", line)


BAD = {
    "no value": ("a = 1\nb =\n", "s, line 2, column 4: no TOML: Invalid value"),
    "an end too early": ("a = 1\nb = [\n1,\n", "s, line 3: no TOML: "),
    "a key twice": ("a = 1\na = 2\n", "s, line 2, column 6: no TOML: Cannot overwrite a value"),
    "deep lists": ("a = 1\nb = " + "[" * 100_000, "s, line 2: no TOML that can be read: nested"),
    "deep lists in lines": ("a = 1\n" + "b = [\n" + "[\n" * 9999, "s, line 5"),
    "deep tables": ("a = " + "{a=" * 100_000, "s, line 1: no TOML that can be read: nested"),
    "many digits": ("a = 1_2\nb = " + "1_2" * 5000, "s, line 2: no TOML: a number with thousands"),
    "nothing but a mark": ("=", "s, line 1"),
}


@pytest.mark.parametrize("kind", BAD)
def test_what_is_no_toml_is_refused_with_its_line(kind: str) -> None:
    text, words = BAD[kind]
    with pytest.raises(BadInput) as caught:
        parse_toml(text, "s")
    assert str(caught.value).startswith(words)


def test_a_key_of_very_many_names_has_the_lines_of_its_first() -> None:
    names = ".".join("a" for _ in range(1000))
    assert len(parse_toml(f"{names} = 1").lines) == 8
