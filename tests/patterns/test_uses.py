"""One drawing, one pattern: a class may ask for a pattern that another class draws, with letters of its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.lab.coverage import covered
from riyu.patterns import load_library
from riyu.patterns.model import PatternClass
from riyu.patterns.reader import read_class
from riyu.patterns.reload import LiveLibrary
from tests.patterns.drawn import HEADER

TAKE = """\
pattern take-it
why     It has one liberty left: take it.
draw
  P *
where   P is X
when    liberties(P) = 1
says    capture(P) by *
yes
  . . . . .
  . . O . .
  . O X * .
  . . O . .
  . . . . .
no      # it has two liberties
  . . . . .
  . . O . .
  . O X . .
  . . . . .
  . . . . .
"""
SHAPE = HEADER.format(asked="an empty point; in all orientations", answer="best", last="none")
STONE = HEADER.format(asked="an enemy stone; in all orientations", answer="best", last="none")
USED = """\
# Nothing to see here.
use shape/take-it
as      P is @
says    capture(@) by *, keep-dead(@) by *
"""
MORE = """\
use shape/take-it
why     Two stones go at once.
as      P is @
when    stones(@) = 2
yes
  . . . . . .
  . . O O . .
  . O X X * .
  . . O O . .
  . . . . . .
no      # one stone alone
  . . . . .
  . . O . .
  . O X . .
  . . O . .
  . . . . .
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "shape.pat").write_text((SHAPE + TAKE).replace("trial", "shape"))
    (tmp_path / "trial.pat").write_text(STONE + USED)
    return tmp_path


def read(text: str, folder: Path) -> PatternClass:
    return read_class(STONE + text, str(folder / "trial.pat"))


def test_a_use_is_the_pattern_with_the_letters_that_it_has_here(folder: Path) -> None:
    (used,) = read(USED, folder).patterns
    assert used.name == "take-it" and used.why == "It has one liberty left: take it."
    assert str(used.drawing) == "@ *"
    assert [str(test) for test in used.when] == ["liberties(@) = 1"]
    assert [str(one) for one in used.says] == ["capture(@) by *", "keep-dead(@) by *"]


def test_a_use_that_asks_more_shows_it_on_boards_of_its_own(folder: Path) -> None:
    (used,) = read(MORE, folder).patterns
    assert [str(test) for test in used.when] == ["liberties(@) = 1", "stones(@) = 2"]
    assert used.why == "Two stones go at once." and len(used.yes) == len(used.no) == 1


@pytest.mark.parametrize("text", [USED, MORE])
def test_written_and_read_again_it_is_the_same(text: str, folder: Path) -> None:
    found = read(text, folder)
    assert str(found) == STONE + text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("use shape\n", "expected 'use CLASS/NAME'"),
        ("use shapes/take-it\n", "found no class 'shapes' to use from: expected shapes.pat"),
        (
            "use shape/take-them\n",
            "no pattern 'take-them' drawn in 'shape'; did you mean 'take-it'",
        ),
        ("use shape/take-it\nas      A is @\n", "found 'A is @': expected a letter drawn there"),
        ("use shape/take-it\nas      P at @\n", "found 'P at @': expected such as 'P is A'"),
        ("use shape/take-it\nas      P is a\n", "found 'P is a': expected a letter of a stone"),
        ("use shape/take-it\n", "found no '@': expected the focus, an enemy stone"),
        ("use shape/take-it\nas      P is @\ndraw\n  *\n", "found 'draw': expected why, as, when"),
        (
            "use shape/take-it\nas      P is @\nwhen    stones(@) = 2\n",
            "a 'yes' and a 'no' that show",
        ),
        (USED + "\n" + USED, "found 'take-it' again"),
        (MORE.replace("stones(@) = 2", "stones(@) = 3"), "does not match this 'yes'"),
    ],
)
def test_what_is_wrong_with_a_use_is_told_where_it_stands(
    text: str, said: str, folder: Path
) -> None:
    with pytest.raises(BadInput) as error:
        read(text, folder)
    assert said in str(error.value) and "trial.pat" in str(error.value)


def test_a_pattern_has_one_name_one_home_and_the_classes_that_ask_for_it(folder: Path) -> None:
    library = load_library(folder)
    assert library.pattern("take-it").use is None
    assert [one.name for one in library.asking("take-it")] == ["shape", "trial"]
    whole = list(covered(library))[-1]
    assert (whole.by_hand, whole.used) == (1, 0)
    assert [row.used for row in covered(library) if "trial" in row.classes] == [1]


def test_a_change_where_it_is_drawn_is_in_force_where_it_is_used(folder: Path) -> None:
    now = [0.0]
    live = LiveLibrary([folder], only=["trial"], clock=lambda: now[0])
    assert [one.name for one in live.library.classes] == ["trial"]
    home = folder / "shape.pat"
    for said in ("Take it off.", "Take it off now."):
        home.write_text((SHAPE + TAKE).replace("trial", "shape").replace("take it.", said))
        os.utime(home, ns=(int(now[0] + 1) * 10**9,) * 2)
        now[0] += 1
        assert live.library.of("trial").patterns[0].why.endswith(said)
    home.write_text("no pattern file")
    now[0] += 1
    assert live.library.of("trial").patterns[0].why.endswith("Take it off now.")
    assert live.findings


def test_in_a_draft_a_use_is_text_and_is_painted_where_it_is_drawn(folder: Path) -> None:
    text = (
        STONE
        + USED
        + "\n"
        + TAKE.replace("take-it", "own")
        .replace("= 1", "= 2")
        .replace("P", "@")
        .replace("where   @ is X\n", "")
        .replace("  . . O . .\n  . . . . .\nno", "  . . . . .\n  . . . . .\nno")
    )
    text = text.replace("  . O X . .\n  . . . . .\n", "  . . X . .\n  . . . . .\n")
    draft = PatternDraft(text, str(folder / "trial.pat"))
    before = draft.block_text("take-it")
    assert before == USED.partition("\n")[2].rstrip()
    with pytest.raises(UsageError, match="drawn in 'shape': open it there"):
        draft.paint("take-it", 0, 0, 0, "X")
    assert draft.edit("own", draft.block_text("own").replace("take it", "atari")) == "own"
    assert draft.block_text("take-it") == before
    named = before.replace("capture(@) by *, ", "")
    assert draft.edit("take-it", named) == "take-it" and draft.changed_names == ("take-it", "own")
    draft.remove("take-it")
    assert "use" not in draft.text


def test_no_class_of_the_package_draws_what_it_could_use() -> None:
    """The drawings that stood eleven and six times stand once: taking the last liberty, the own eye."""
    library = load_library()
    assert len(library.asking("take-the-last-liberty")) == 14
    assert len(library.asking("own-eye")) == 6
