"""A draft of a pattern file: only what is edited changes, what does not read is refused, all can be undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from riyu.base.errors import RiyuError, UsageError
from riyu.game.points import parse_point
from riyu.game.position import parse_position
from riyu.game.ruleset import CHINESE
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.knowledge_folder import own_folder
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.interfaces.web.pattern_firing import failing_examples, fired_at, fired_in_game
from riyu.interfaces.web.pattern_new import Selection, steps_of
from riyu.interfaces.web.table import Table
from riyu.interfaces.web.three_texts import merged
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.sgf.parser import parse
from riyu.sgf.path import path_to

FILE = "contact-answer"
NAME = "hane-around-the-contact"
TEXT = (package_folder("patterns") / f"{FILE}.pat").read_text("utf-8")
ODD = """# A class   with odd spaces, that   nobody tidied.

class    odd   # why not
asked    an empty point; in all orientations
answer   all
last     none


# belongs to one

pattern one
why     Why
        not.
draw
    O   *      # spaces as they are
    . .
says    hold by *   # said so
yes
  . . . .
  . O * .
  . . . .
no
  . . . .
  . . * .
  . . . .
# a closing comment
"""


@pytest.fixture
def draft() -> PatternDraft:
    return PatternDraft(TEXT, f"{FILE}.pat")


@pytest.fixture
def knowledge(tmp_path: Path) -> PatternKnowledge:
    folder = tmp_path / "patterns"
    folder.mkdir()
    for name in (FILE, "shape"):
        (folder / f"{name}.pat").write_bytes(
            (package_folder("patterns") / f"{name}.pat").read_bytes()
        )
    return PatternKnowledge(folder, tmp_path / "earlier")


def changed(before: str, after: str) -> list[tuple[str, str]]:
    """Give the lines that differ, where none was added."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    return [(one, other) for one, other in pairs if one != other]


def test_painting_changes_one_character(draft: PatternDraft) -> None:
    draft.paint(NAME, 0, 0, 0, "?")
    assert changed(TEXT, draft.text) == [("  . . ?", "  ? . ?")]
    assert draft.changed_names == (NAME,)


def test_the_answer_painted_elsewhere_goes_from_where_it_stood() -> None:
    draft = PatternDraft(ODD, "odd.pat")
    draft.paint("one", 0, 1, 1, "*")
    assert changed(ODD, draft.text) == [
        ("    O   *      # spaces as they are", "    O   .      # spaces as they are"),
        ("    . .", "    . *"),
    ]


def test_examples_are_painted_too(draft: PatternDraft) -> None:
    draft.paint(NAME, 1, 3, 2, "X")
    assert changed(TEXT, draft.text) == [("  . . O . .", "  . . X . .")]
    assert 1 in failing_examples(draft.found, draft.pattern(NAME))


@pytest.mark.parametrize("name", ["one"])
def test_layout_and_comments_stay_byte_for_byte(name: str) -> None:
    for text in (ODD, ODD.replace("\n", "\r\n")):
        draft = PatternDraft(text, "odd.pat")
        draft.edit(name, draft.block_text(name).replace("not.", "so."))
        assert draft.text == text.replace("not.", "so.")


@pytest.mark.parametrize("side", ["top", "bottom", "left", "right"])
def test_a_drawing_grows_and_shrinks_again(draft: PatternDraft, side: str) -> None:
    draft.grow(NAME, 0, side)
    assert draft.text != TEXT
    draft.shrink(NAME, 0, side)
    assert draft.text == TEXT


@pytest.mark.parametrize(
    "edit",
    [
        lambda b: b.edit(NAME, b.block_text(NAME).replace("says", "sais")),
        lambda b: b.edit(NAME, b.block_text(NAME).replace("@ .", "@")),
        lambda b: b.edit(NAME, b.block_text(NAME) + "\nend"),
        lambda b: b.edit(
            NAME, b.block_text(NAME).replace(f"pattern {NAME}", "pattern block-the-push")
        ),
        lambda b: b.edit(NAME, "class other"),
        lambda b: b.edit(NAME, ""),
        lambda b: b.edit("../" + NAME, ""),
        lambda b: b.paint(NAME, 0, 1, 0, "."),
        lambda b: b.paint(NAME, 0, 9, 9, "O"),
        lambda b: b.paint(NAME, 0, 0, 0, "\n"),
        lambda b: b.paint(NAME, 1, 0, 0, "?"),
        lambda b: b.paint(NAME, 7, 0, 0, "O"),
        lambda b: b.shrink(NAME, 0, "left"),
        lambda b: b.add("pattern ../evil\ndraw\n  *\n"),
    ],
)
def test_what_does_not_read_is_refused_and_changes_nothing(
    draft: PatternDraft, edit: Callable[[PatternDraft], object]
) -> None:
    with pytest.raises(RiyuError):
        edit(draft)
    assert draft.text == TEXT
    assert not draft.can_undo


def test_errors_have_line_and_column_in_the_patterns_own_text(draft: PatternDraft) -> None:
    with pytest.raises(BadKnowledge) as caught:
        draft.edit(NAME, draft.block_text(NAME).replace("hane(@)", "hame(@)"))
    (problem,) = draft.problems(NAME, caught.value.errors)
    assert (problem.line, problem.column) == (9, 9)
    assert "did you mean 'hane'" in str(problem)


def test_edits_are_undone_and_done_again(draft: PatternDraft) -> None:
    draft.paint(NAME, 0, 0, 0, "?")
    draft.grow(NAME, 0, "top")
    whole = draft.text
    draft.undo()
    draft.undo()
    assert draft.text == TEXT
    with pytest.raises(UsageError):
        draft.undo()
    draft.redo()
    draft.redo()
    assert draft.text == whole
    assert [counts for _, counts in draft.steps] == [True, True, True]


def test_a_pattern_is_taken_out_and_the_rest_stays(draft: PatternDraft) -> None:
    draft.remove(NAME)
    block = PatternDraft(TEXT, "").block_text(NAME)
    assert draft.text == TEXT.replace(f"\n{block}\n", "", 1)


def test_two_peoples_changes_are_put_together() -> None:
    base = "a\nb\nc\nd\ne\n"
    assert merged(base, "A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\nf\n") == "A\nb\nc\nd\nE\nf\n"
    assert merged(base, "a\nb\nc\nd\n", base) == "a\nb\nc\nd\n"
    with pytest.raises(UsageError, match="changed meanwhile"):
        merged(base, "a\nX\nc\nd\ne\n", "a\nY\nc\nd\ne\n")


# Saving. --------------------------------------------------------------------------------------------------------------


def test_saved_it_is_in_force_for_all_who_follow(knowledge: PatternKnowledge) -> None:
    follower = knowledge.followed
    version = knowledge.library and knowledge.version
    draft = knowledge.draft(FILE)
    draft.paint(NAME, 0, 0, 0, "?")
    knowledge.save(draft)
    assert follower.patterns.library.of(FILE).patterns == draft.found.patterns
    assert knowledge.library.pattern(NAME).drawing.rows[0] == "?.?"
    assert knowledge.version != version
    assert not draft.is_changed
    (earlier,) = knowledge.earlier(draft)
    assert earlier.text == TEXT


def test_what_others_wrote_meanwhile_stays(knowledge: PatternKnowledge) -> None:
    draft = knowledge.draft(FILE)
    draft.paint(NAME, 0, 0, 0, "?")
    path = knowledge.path(FILE)
    theirs = "# Theirs.\n" + TEXT
    path.write_text(theirs, "utf-8")
    knowledge.save(draft)
    assert changed(theirs, path.read_text("utf-8")) == [("  . . ?", "  ? . ?")]


def test_what_fails_a_check_is_not_saved(knowledge: PatternKnowledge) -> None:
    draft = knowledge.draft(FILE)
    draft.paint(NAME, 0, 0, 1, "X")
    assert draft.findings
    with pytest.raises(BadKnowledge):
        knowledge.save(draft)
    assert knowledge.path(FILE).read_text("utf-8") == TEXT
    assert knowledge.library.pattern(NAME).drawing.rows[0] == "..?"


def test_a_name_that_another_class_has_is_not_saved(knowledge: PatternKnowledge) -> None:
    other = knowledge.library.of("shape").patterns[0].name
    draft = knowledge.draft(FILE)
    draft.edit(NAME, draft.block_text(NAME).replace(f"pattern {NAME}", f"pattern {other}"))
    with pytest.raises(BadKnowledge, match="again"):
        knowledge.save(draft)
    assert knowledge.path(FILE).read_text("utf-8") == TEXT


def test_a_link_out_of_the_folder_and_names_of_paths_are_refused(tmp_path: Path) -> None:
    outside = tmp_path / "outside.pat"
    outside.write_text(TEXT, "utf-8")
    folder = tmp_path / "patterns"
    folder.mkdir()
    (folder / f"{FILE}.pat").symlink_to(outside)
    knowledge = PatternKnowledge(folder)
    with pytest.raises(UsageError, match="outside"):
        knowledge.draft(FILE)
    for name in ("../outside", "..", "/etc/passwd", "shape/../../x", ""):
        with pytest.raises(UsageError):
            knowledge.draft(name)


def test_an_own_folder_begins_with_riyus_patterns(tmp_path: Path) -> None:
    folder = own_folder(tmp_path / "mine")
    names = {path.name for path in folder.iterdir()}
    assert names == {path.name for path in package_folder("patterns").glob("*.pat")}
    (folder / "shape.pat").unlink()
    assert "shape.pat" not in {path.name for path in own_folder(folder).iterdir()}


# Tried. ---------------------------------------------------------------------------------------------------------------

CONTACT = """
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . O X . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
"""


def test_where_a_pattern_fires_here(draft: PatternDraft) -> None:
    position = parse_position(CONTACT)
    fired = fired_at(draft.found, draft.pattern(NAME), position, CHINESE)
    points = {one.match.answer for one in fired if one.match.color == 2}
    assert points == {parse_point("D6", 9), parse_point("D4", 9)}
    assert all(one.answers for one in fired)


def test_where_it_fires_in_a_game(draft: PatternDraft) -> None:
    root = parse(b"(;SZ[9];B[gc];W[ce];B[de];W[df];B[aa])", "").first
    path = path_to(list(root.main_line())[-1])
    given, looked = fired_in_game(draft.found, draft.pattern(NAME), path)
    assert looked == 6
    assert [(one.step, one.is_played) for one in given if one.step == 3] == [(3, True)]
    stopped, looked = fired_in_game(draft.found, draft.pattern(NAME), path, stop=lambda: True)
    assert (stopped, looked) == ([], 0)


BEGUN_OTHERWISE = {
    "a handicap": (b"(;SZ[9]HA[2]AB[gc][cg]PL[W];W[ce];B[de];W[df];B[aa])", [2], 5),
    "stones at the start": (b"(;SZ[9]AB[gc]AW[ce]PL[B];B[de];W[df];B[aa])", [1], 4),
    "stones set up on the way": (b"(;SZ[9];B[gc];W[ce];AB[dd]PL[B];AE[dd];B[de];W[df])", [5], 7),
}


@pytest.mark.parametrize("begun", BEGUN_OTHERWISE)
def test_where_it_fires_in_a_game_that_did_not_begin_empty(draft: PatternDraft, begun: str) -> None:
    text, steps, count = BEGUN_OTHERWISE[begun]
    table = Table(parse(text, "").first)
    path = path_to(list(table.root.main_line())[-1], warnings=[])
    given, looked = fired_in_game(draft.found, draft.pattern(NAME), path)
    assert looked == count
    assert [one.step for one in given if one.is_played] == steps


def test_a_pattern_is_made_of_a_piece_of_the_board(draft: PatternDraft) -> None:
    selection = Selection(steps_of(draft.found.asked))
    for point in ("B6", "D4", "D5", "D6"):
        selection.take(parse_point(point, 9))
    said = {"why": "We bend.", "own": 2, "saying": "hane"}
    position = parse_position(CONTACT)
    for name in ("../evil", "Bend", "a b", ""):
        with pytest.raises(UsageError):
            selection.add_to(draft, position, name=name, **said)  # type: ignore[arg-type]
    selection.add_to(draft, position, name="bend", **said)  # type: ignore[arg-type]
    assert draft.text.startswith(TEXT)
    assert draft.block_text("bend").splitlines()[:6] == [
        "pattern bend",
        "why     We bend.",
        "draw",
        "  . . *",
        "  . O @",
        "  . . .",
    ]
    assert not draft.problems("bend")
