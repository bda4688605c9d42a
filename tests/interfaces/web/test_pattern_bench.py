"""A working copy of a pattern file: only what is edited changes, what does not read is refused, all can be undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from riyu.base.errors import RiyuError, UsageError
from riyu.game.points import parse_point
from riyu.game.position import parse_position
from riyu.game.ruleset import CHINESE
from riyu.interfaces.web.knowledge import Knowledge
from riyu.interfaces.web.knowledge_folder import own_folder
from riyu.interfaces.web.pattern_bench import PatternBench
from riyu.interfaces.web.pattern_firing import failing_examples, fired_at, fired_in_game
from riyu.interfaces.web.pattern_new import Selection, steps_of
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
def bench() -> PatternBench:
    return PatternBench(TEXT, f"{FILE}.pat")


@pytest.fixture
def knowledge(tmp_path: Path) -> Knowledge:
    folder = tmp_path / "patterns"
    folder.mkdir()
    for name in (FILE, "shape"):
        (folder / f"{name}.pat").write_bytes(
            (package_folder("patterns") / f"{name}.pat").read_bytes()
        )
    return Knowledge(folder, tmp_path / "earlier")


def changed(before: str, after: str) -> list[tuple[str, str]]:
    """Give the lines that differ, where none was added."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    return [(one, other) for one, other in pairs if one != other]


def test_painting_changes_one_character(bench: PatternBench) -> None:
    bench.paint(NAME, 0, 0, 0, "?")
    assert changed(TEXT, bench.text) == [("  . . ?", "  ? . ?")]
    assert bench.changed_names == (NAME,)


def test_the_answer_painted_elsewhere_goes_from_where_it_stood() -> None:
    bench = PatternBench(ODD, "odd.pat")
    bench.paint("one", 0, 1, 1, "*")
    assert changed(ODD, bench.text) == [
        ("    O   *      # spaces as they are", "    O   .      # spaces as they are"),
        ("    . .", "    . *"),
    ]


def test_examples_are_painted_too(bench: PatternBench) -> None:
    bench.paint(NAME, 1, 3, 2, "X")
    assert changed(TEXT, bench.text) == [("  . . O . .", "  . . X . .")]
    assert 1 in failing_examples(bench.found, bench.pattern(NAME))


@pytest.mark.parametrize("name", ["one"])
def test_layout_and_comments_stay_byte_for_byte(name: str) -> None:
    for text in (ODD, ODD.replace("\n", "\r\n")):
        bench = PatternBench(text, "odd.pat")
        bench.edit(name, bench.block_text(name).replace("not.", "so."))
        assert bench.text == text.replace("not.", "so.")


@pytest.mark.parametrize("side", ["top", "bottom", "left", "right"])
def test_a_drawing_grows_and_shrinks_again(bench: PatternBench, side: str) -> None:
    bench.grow(NAME, 0, side)
    assert bench.text != TEXT
    bench.shrink(NAME, 0, side)
    assert bench.text == TEXT


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
    bench: PatternBench, edit: Callable[[PatternBench], object]
) -> None:
    with pytest.raises(RiyuError):
        edit(bench)
    assert bench.text == TEXT
    assert not bench.can_undo


def test_errors_have_line_and_column_in_the_patterns_own_text(bench: PatternBench) -> None:
    with pytest.raises(BadKnowledge) as caught:
        bench.edit(NAME, bench.block_text(NAME).replace("hane(@)", "hame(@)"))
    (problem,) = bench.problems(NAME, caught.value.errors)
    assert (problem.line, problem.column) == (9, 9)
    assert "did you mean 'hane'" in str(problem)


def test_edits_are_undone_and_done_again(bench: PatternBench) -> None:
    bench.paint(NAME, 0, 0, 0, "?")
    bench.grow(NAME, 0, "top")
    whole = bench.text
    bench.undo()
    bench.undo()
    assert bench.text == TEXT
    with pytest.raises(UsageError):
        bench.undo()
    bench.redo()
    bench.redo()
    assert bench.text == whole
    assert [counts for _, counts in bench.steps] == [True, True, True]


def test_a_pattern_is_taken_out_and_the_rest_stays(bench: PatternBench) -> None:
    bench.remove(NAME)
    block = PatternBench(TEXT, "").block_text(NAME)
    assert bench.text == TEXT.replace(f"\n{block}\n", "", 1)


def test_two_peoples_changes_are_put_together() -> None:
    base = "a\nb\nc\nd\ne\n"
    assert merged(base, "A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\nf\n") == "A\nb\nc\nd\nE\nf\n"
    assert merged(base, "a\nb\nc\nd\n", base) == "a\nb\nc\nd\n"
    with pytest.raises(UsageError, match="changed meanwhile"):
        merged(base, "a\nX\nc\nd\ne\n", "a\nY\nc\nd\ne\n")


# Saving. --------------------------------------------------------------------------------------------------------------


def test_saved_it_is_in_force_for_all_who_follow(knowledge: Knowledge) -> None:
    follower = knowledge.live(["contact-answer"])
    version = knowledge.library and knowledge.version
    bench = knowledge.bench(FILE)
    bench.paint(NAME, 0, 0, 0, "?")
    knowledge.save(bench)
    assert follower.library.of(FILE).patterns == bench.found.patterns
    assert knowledge.library.pattern(NAME).drawing.rows[0] == "?.?"
    assert knowledge.version != version
    assert not bench.is_changed
    (earlier,) = knowledge.earlier(bench)
    assert earlier.text == TEXT


def test_what_others_wrote_meanwhile_stays(knowledge: Knowledge) -> None:
    bench = knowledge.bench(FILE)
    bench.paint(NAME, 0, 0, 0, "?")
    path = knowledge.path(FILE)
    theirs = "# Theirs.\n" + TEXT
    path.write_text(theirs, "utf-8")
    knowledge.save(bench)
    assert changed(theirs, path.read_text("utf-8")) == [("  . . ?", "  ? . ?")]


def test_what_fails_a_check_is_not_saved(knowledge: Knowledge) -> None:
    bench = knowledge.bench(FILE)
    bench.paint(NAME, 0, 0, 1, "X")
    assert bench.findings
    with pytest.raises(BadKnowledge):
        knowledge.save(bench)
    assert knowledge.path(FILE).read_text("utf-8") == TEXT
    assert knowledge.library.pattern(NAME).drawing.rows[0] == "..?"


def test_a_name_that_another_class_has_is_not_saved(knowledge: Knowledge) -> None:
    other = knowledge.library.of("shape").patterns[0].name
    bench = knowledge.bench(FILE)
    bench.edit(NAME, bench.block_text(NAME).replace(f"pattern {NAME}", f"pattern {other}"))
    with pytest.raises(BadKnowledge, match="again"):
        knowledge.save(bench)
    assert knowledge.path(FILE).read_text("utf-8") == TEXT


def test_a_link_out_of_the_folder_and_names_of_paths_are_refused(tmp_path: Path) -> None:
    outside = tmp_path / "outside.pat"
    outside.write_text(TEXT, "utf-8")
    folder = tmp_path / "patterns"
    folder.mkdir()
    (folder / f"{FILE}.pat").symlink_to(outside)
    knowledge = Knowledge(folder)
    with pytest.raises(UsageError, match="outside"):
        knowledge.bench(FILE)
    for name in ("../outside", "..", "/etc/passwd", "shape/../../x", ""):
        with pytest.raises(UsageError):
            knowledge.bench(name)


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


def test_where_a_pattern_fires_here(bench: PatternBench) -> None:
    position = parse_position(CONTACT)
    fired = fired_at(bench.found, bench.pattern(NAME), position, CHINESE)
    points = {one.match.answer for one in fired if one.match.color == 2}
    assert points == {parse_point("D6", 9), parse_point("D4", 9)}
    assert all(one.answers for one in fired)


def test_where_it_fires_in_a_game(bench: PatternBench) -> None:
    root = parse(b"(;SZ[9];B[gc];W[ce];B[de];W[df];B[aa])", "").first
    path = path_to(list(root.main_line())[-1])
    given, looked = fired_in_game(bench.found, bench.pattern(NAME), path)
    assert looked == 6
    assert [(one.step, one.is_played) for one in given if one.step == 3] == [(3, True)]
    stopped, looked = fired_in_game(bench.found, bench.pattern(NAME), path, stop=lambda: True)
    assert (stopped, looked) == ([], 0)


def test_a_pattern_is_made_of_a_piece_of_the_board(bench: PatternBench) -> None:
    selection = Selection(steps_of(bench.found.asked))
    for point in ("B6", "D4", "D5", "D6"):
        selection.take(parse_point(point, 9))
    said = {"why": "We bend.", "own": 2, "saying": "hane"}
    position = parse_position(CONTACT)
    for name in ("../evil", "Bend", "a b", ""):
        with pytest.raises(UsageError):
            selection.add_to(bench, position, name=name, **said)  # type: ignore[arg-type]
    selection.add_to(bench, position, name="bend", **said)  # type: ignore[arg-type]
    assert bench.text.startswith(TEXT)
    assert bench.block_text("bend").splitlines()[:6] == [
        "pattern bend",
        "why     We bend.",
        "draw",
        "  . . *",
        "  . O @",
        "  . . .",
    ]
    assert not bench.problems("bend")


# Edits kept, new files, saving while more is edited. ------------------------------------------------------------------


@pytest.fixture
def keeping(knowledge: Knowledge, tmp_path: Path) -> Knowledge:
    """The same files, with a place for edits that are not saved."""
    return Knowledge(knowledge.folder, tmp_path / "earlier", tmp_path / "drafts")


def test_edits_are_kept_and_taken_up(keeping: Knowledge, tmp_path: Path) -> None:
    bench = keeping.bench(FILE)
    bench.paint(NAME, 0, 0, 0, "?")
    keeping.keep(bench)
    assert keeping.drafted() == [FILE]
    again = Knowledge(keeping.folder, None, tmp_path / "drafts").bench(FILE)
    assert (again.text, again.base) == (bench.text, TEXT)
    assert again.since and again.can_undo
    assert keeping.bench(FILE, with_edits=False).text == TEXT
    keeping.save(again)
    keeping.keep(again)
    assert keeping.drafted() == []


def test_edits_taken_up_stand_beside_what_others_wrote_meanwhile(keeping: Knowledge) -> None:
    bench = keeping.bench(FILE)
    bench.paint(NAME, 0, 0, 0, "?")
    keeping.keep(bench)
    path = keeping.path(FILE)
    path.write_text("# Theirs.\n" + TEXT, "utf-8")
    keeping.save(keeping.bench(FILE))
    assert changed("# Theirs.\n" + TEXT, path.read_text("utf-8")) == [("  . . ?", "  ? . ?")]


def test_a_draft_of_another_page_is_not_dropped(keeping: Knowledge) -> None:
    mine, theirs = keeping.bench(FILE), keeping.bench(FILE)
    for bench, symbol in ((mine, "?"), (theirs, "x")):
        bench.paint(NAME, 0, 0, 0, symbol)
        keeping.keep(bench)
    keeping.drop(mine)
    assert keeping.bench(FILE).text == theirs.text


def test_what_is_edited_while_it_is_saved_stays(keeping: Knowledge) -> None:
    bench = keeping.bench(FILE)
    bench.paint(NAME, 0, 0, 0, "?")
    given = bench.snapshot()
    text = given.text
    keeping.path(FILE).write_text("# Theirs.\n" + TEXT, "utf-8")
    bench.edit(NAME, bench.block_text(NAME).replace("cut least", "cut little"))
    keeping.save(given)
    bench.saved(text, given.base)
    assert bench.is_changed and "cut little" in bench.text
    keeping.save(bench)
    found = keeping.path(FILE).read_text("utf-8")
    assert found.startswith("# Theirs.\n") and "cut little" in found and "\n  ? . ?\n" in found


def test_a_new_class_is_written_when_it_has_a_pattern(keeping: Knowledge) -> None:
    for name in ("../evil", "none", "A b", "", FILE):
        with pytest.raises(UsageError):
            keeping.new(name, "an enemy stone", "best", "A test.")
    bench = keeping.new("own-class", "an enemy stone", "best", "A test.")
    path = keeping.folder / "own-class.pat"
    with pytest.raises(BadKnowledge, match="needs a pattern"):
        keeping.save(bench)
    assert not path.exists()
    bench.add(bench_text(NAME).replace(f"pattern {NAME}", "pattern own-hane"))
    keeping.keep(bench)
    assert keeping.unwritten() == ["own-class"]
    keeping.save(keeping.bench("own-class"))
    assert path.read_text("utf-8").startswith("# A test.\n\nclass    own-class\n")
    assert keeping.library.of("own-class").patterns[0].name == "own-hane"
    assert not keeping.unwritten()


def test_a_new_file_does_not_take_the_place_of_another(keeping: Knowledge) -> None:
    bench = keeping.new("own-class", "an enemy stone", "best", "A test.")
    bench.add(bench_text(NAME).replace(f"pattern {NAME}", "pattern own-hane"))
    (keeping.folder / "own-class.pat").write_text("# Another's.\n", "utf-8")
    with pytest.raises(UsageError, match="changed meanwhile"):
        keeping.save(bench)
    assert (keeping.folder / "own-class.pat").read_text("utf-8") == "# Another's.\n"


def bench_text(name: str) -> str:
    """Give a pattern's text."""
    return PatternBench(TEXT, "").block_text(name)
