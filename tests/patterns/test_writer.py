"""What is written reads back to the same, comments and all, and what is written twice is the same text."""

from __future__ import annotations

import pytest

from riyu.patterns.findings import Findings
from riyu.patterns.reader import read_alone, read_class
from tests.library import whole_library
from tests.patterns.drawn import COMMENTED, SOLID, class_text, harvested


@pytest.mark.parametrize("text", [COMMENTED, class_text(SOLID), class_text(harvested("a", "* X"))])
def test_what_is_written_reads_back_the_same(text: str) -> None:
    read = read_class(text)
    written = str(read)
    assert read_class(written) == read
    assert str(read_class(written)) == written
    assert all(len(line) <= 100 for line in written.splitlines())


def test_no_comment_is_lost() -> None:
    read = read_class(COMMENTED)
    assert read.comments == ("On the file.", "on the class")
    assert read.patterns[0].globs[0].comments == ("On the glob.", "behind its name", "a row")
    assert read.patterns[0].comments == ("On the pattern.", "drawn", "inside")
    assert read.patterns[1].comments == ("Before the bar, after the end.",)
    assert read.closing == ("At the end.",)


def test_the_knowledge_reads_back_the_same() -> None:
    for found in whole_library().classes:
        findings = Findings()
        assert read_alone(str(found), "", findings) == found  # `riyu patterns check` checks it
        findings.check()


def test_a_pattern_prints_itself_as_in_a_file() -> None:
    text = class_text(SOLID)
    assert str(read_class(text).patterns[0]) == SOLID.rstrip("\n")
