from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riyu.sgf.text import escape, is_well_formed, simple, split_composed, unclosed_from, unescape

VALUES = {
    "plain": "plain",
    "a\\]b\\\\c\\:d\\x": "a]b\\c:dx",
    "soft\\\nline\\\r\nbreak": "softlinebreak",
    "hard\r\nline\nbreak\rs\n\ry": "hard\nline\nbreak\ns\ny",
    "tab\tand\vfeed\\\t": "tab and feed ",
    "zero\0and\x07bell\\\x01": "zeroandbell",
    "end\\": "end\\",
}


@pytest.mark.parametrize("raw", VALUES)
def test_a_raw_value_reads_as_the_standard_says(raw: str) -> None:
    assert unescape(raw) == VALUES[raw]


def test_simple_text_is_one_line() -> None:
    assert simple(" two\nlines\\\n joined ") == "two lines joined"


@given(st.text(alphabet=st.sampled_from("ab]\\[:;BW \n")))
def test_any_text_comes_back_from_its_escaped_form(text: str) -> None:
    for composed in (False, True):
        raw = escape(text, composed=composed)
        assert is_well_formed(raw)
        assert unescape(raw) == text
        assert unclosed_from(raw) == len(raw)
        assert not composed or split_composed(raw) == (raw, "")


@pytest.mark.parametrize(
    ("raw", "parts"),
    [
        ("dd:label", ("dd", "label")),
        ("a\\:b:c", ("a\\:b", "c")),
        ("a\\\\:b", ("a\\\\", "b")),
        ("none", ("none", "")),
        ("::", ("", ":")),
    ],
)
def test_a_composed_value_parts_at_the_first_colon_that_is_not_escaped(
    raw: str, parts: tuple[str, str]
) -> None:
    assert split_composed(raw) == parts


def test_a_text_that_ends_in_moves_has_lost_its_bracket() -> None:
    assert "good move;W[dd\n;B[ee"[: unclosed_from("good move;W[dd\n;B[ee")] == "good move"
    assert unclosed_from("see ;W[dd\\]") == len("see ;W[dd\\]")
