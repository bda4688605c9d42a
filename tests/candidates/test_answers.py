"""How often patterns' answers are played: counts are kept whole, and say how good an answer is."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.candidates.answers import AnswerCounts, quality_of, read_answers, write_answers
from riyu.candidates.asked import ASKED
from riyu.inference.purposes import PURPOSES
from tests.library import whole_library

COUNTS = AnswerCounts({"shape": {"often": (90, 100), "seldom": (0, 10_000)}}, 2026, 10, 5)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "answers.tsv"
    write_answers(path, COUNTS)
    assert read_answers(path) == COUNTS


def test_an_answer_is_as_good_as_it_is_often_played() -> None:
    assert quality_of(COUNTS.share("shape", "often")) == "best"
    assert quality_of(COUNTS.share("shape", "seldom")) == ""
    assert quality_of(COUNTS.share("shape", "never-counted")) == "good"
    assert 0.5 < COUNTS.share("shape", "often") < 0.9


@pytest.mark.parametrize(
    "line, error",
    [
        ("shape\tone\t3", "3 fields"),
        ("shape\tone\tx\t4", "expected"),
        ("shape\tone\t5\t4", "played 5 of 4 times"),
        ("shape\tone\t1\t4\nshape\tone\t1\t4", "stands here twice"),
    ],
)
def test_a_bad_line_is_refused_with_its_place(tmp_path: Path, line: str, error: str) -> None:
    path = tmp_path / "answers.tsv"
    path.write_text(f"# seed 1 apart 10 games 2\n{line}\n")
    with pytest.raises(BadInput, match=error) as refused:
        read_answers(path)
    assert refused.value.place is not None and refused.value.place.source == str(path)


def test_every_class_asked_is_in_the_library_and_its_purpose_is_one() -> None:
    known = {found.name for found in whole_library().classes}
    assert set(ASKED) <= known
    assert {purpose for _, purpose in ASKED.values()} <= set(PURPOSES)


def test_the_counts_that_come_with_riyu_are_of_the_classes_asked() -> None:
    assert set(read_answers().counts) <= set(ASKED)
