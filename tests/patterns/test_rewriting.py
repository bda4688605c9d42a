"""Written sayings change their own lines: all else in a file stays as a person wrote it."""

from __future__ import annotations

from riyu.patterns.model import Saying
from riyu.patterns.reader import read_class
from riyu.patterns.rewriting import with_says
from tests.patterns.drawn import COMMENTED, SOLID, class_text

MEASURED = Saying("connect", ("A", "B"), "*", measured=(8, 9))


def test_only_the_lines_of_says_change() -> None:
    text = class_text(SOLID)
    changed = with_says(text, {"solid-connection": (MEASURED,)})
    line = "says    connect(A, B) by *"
    assert changed == text.replace(line, f"{line} confidence 8 of 9")
    (pattern,) = read_class(changed).patterns
    assert pattern.says == (MEASURED,)


def test_line_ends_stay() -> None:
    text = class_text(SOLID).replace("\n", "\r\n")
    changed = with_says(text, {"solid-connection": (MEASURED,)})
    assert changed.count("\r\n") == changed.count("\n") and "8 of 9" in changed
    assert with_says(text, {}) == text


def test_what_says_the_same_stays_as_it_is_laid_out() -> None:
    text = class_text(SOLID).replace(
        "says    connect(A, B) by *", "says\n  connect(A, B)\n    by *"
    )
    assert with_says(text, {"solid-connection": (Saying("connect", ("A", "B"), "*"),)}) == text
    assert with_says(text, {"another": (MEASURED,)}) == text


def test_several_lines_of_says_become_those_of_the_new_text() -> None:
    text = class_text(SOLID).replace(
        "says    connect(A, B) by *", "says\n  connect(A, B)\n    by *"
    )
    changed = with_says(text, {"solid-connection": (MEASURED,)})
    assert changed == class_text(SOLID).replace("by *", "by * confidence 8 of 9", 1)


def test_comments_stay() -> None:
    text = COMMENTED.replace("confidence 0.25", "confidence 0.25  # a guess")
    says = (Saying("scored", ("3",)), Saying("key-point", ("b",), measured=(1, 4)))
    changed = with_says(text, {"first": says})
    wanted = "  # inside\n# a guess\nsays    scored(3), key-point(b) confidence 1 of 4\nseen"
    assert wanted in changed
    before, after = read_class(text).patterns[0], read_class(changed).patterns[0]
    assert sorted(after.comments) == sorted(before.comments) and after.says == says
