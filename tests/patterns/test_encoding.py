"""Patterns as bytes: what is encoded is decoded to the same records, and what is no code is refused in words."""

from __future__ import annotations

from textwrap import dedent

import pytest

from riyu.base.errors import BadInput
from riyu.patterns.compact import records_of
from riyu.patterns.encoding import decode_classes, encode_classes, sizes_of
from riyu.patterns.model import PatternClass
from riyu.patterns.reader import read_class
from tests.library import whole_library

MANY = """
    class    cut
    asked    an empty point; in all orientations
    answer   best
    last     none

    pattern far-and-tested
    why     Cut, of all places.
    draw
      . . . . . A
      . X O . . _
      . * X . . _
      B _ _ _ _ _
    where   A is O, B is X
    when    line(*) = 2, liberties(A) > 2, liberties(B) < 5, not self-atari(*), own-distance(*) > 1
    says    fill(*) by *
    seen    1 of 2
"""


def read(text: str) -> PatternClass:
    return read_class(dedent(text))


def test_what_does_not_fit_two_words_goes_on_in_more() -> None:
    found = [read(MANY)]
    (record,) = records_of(found[0])
    assert len(record.outer) == 1 and len(record.ties) >= 5
    assert sizes_of(found).words == {3: 1}
    code = encode_classes(found)
    assert decode_classes(code, found) == [[record]]
    assert len(code) == sum(sizes_of(found)[:3])


def test_the_whole_library_comes_back() -> None:
    """Every third class: that all come back together is what `riyu budget --knowledge` says."""
    classes = whole_library().classes[::3]
    code = encode_classes(classes)
    assert len(code) == sum(sizes_of(classes)[:3])
    for wanted, records in zip(classes, decode_classes(code, classes), strict=True):
        assert records == records_of(wanted), wanted.name


def test_what_is_no_code_is_refused() -> None:
    found = [read(MANY)]
    code = encode_classes(found)
    for cut in range(len(code)):
        with pytest.raises(BadInput):
            decode_classes(code[:cut], found)
    with pytest.raises(BadInput, match="1 bytes too many"):
        decode_classes(code + b"x", found)
    with pytest.raises(BadInput, match="has no pattern 2"):
        twice = bytearray(code)
        start = 2 + sizes_of(found).items - 2
        twice[start : start + 2] = (2).to_bytes(2, "big")
        decode_classes(bytes(twice) + code[start + 5 :], found)
