"""Knowledge files on the page: edits kept for each page, files saved, and nothing lost that others save meanwhile."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from riyu.base import whole_files
from riyu.base.errors import UsageError
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.knowledge_folder import own_folder
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from tests.interfaces.web.test_pattern_draft import FILE, NAME, TEXT, changed


@pytest.fixture
def keeping(tmp_path: Path) -> PatternKnowledge:
    """Two of riyu's pattern files, with a place for edits that are not saved."""
    folder = tmp_path / "patterns"
    folder.mkdir()
    for name in (FILE, "shape"):
        source = package_folder("patterns") / f"{name}.pat"
        (folder / source.name).write_bytes(source.read_bytes())
    return PatternKnowledge(folder, tmp_path / "earlier", tmp_path / "drafts")


ONE, OTHER = "00000001", "0000000f"
"""Two pages."""


def other_pattern() -> str:
    """Give the name of another pattern of the file."""
    return PatternDraft(TEXT, "").found.patterns[1].name


def test_edits_are_kept_and_taken_up_by_their_page(
    keeping: PatternKnowledge, tmp_path: Path
) -> None:
    draft = keeping.draft(FILE, ONE)
    draft.paint(NAME, 0, 0, 0, "?")
    keeping.keep(draft, ONE)
    assert keeping.drafted() == [FILE]
    started_again = PatternKnowledge(keeping.folder, None, tmp_path / "drafts")
    again = started_again.draft(FILE, ONE)
    assert (again.text, again.base) == (draft.text, TEXT)
    assert again.since and again.can_undo
    for page in ("", OTHER):
        assert started_again.draft(FILE, page).text == TEXT
    keeping.save(again)
    keeping.keep(again, ONE)
    assert keeping.drafted() == []


def test_two_pages_that_edit_one_file_each_get_their_own_back(
    keeping: PatternKnowledge, tmp_path: Path
) -> None:
    """Killed between: what one page did to a pattern, and another to another one, is there for both."""
    names = {ONE: NAME, OTHER: other_pattern()}
    for page, name in names.items():
        draft = keeping.draft(FILE, page)
        draft.edit(name, draft.block_text(name).replace("why     ", "why     Edited: "))
        keeping.keep(draft, page)
    started_again = PatternKnowledge(keeping.folder, tmp_path / "earlier", tmp_path / "drafts")
    for page, name in names.items():
        draft = started_again.draft(FILE, page)
        assert draft.changed_names == (name,)
        started_again.save(draft)
        started_again.keep(draft, page)
    text = keeping.path(FILE).read_text("utf-8")
    assert text.count("why     Edited: ") == 2 and started_again.drafted() == []


class Panel:
    """Hears what a panel hears."""

    heard = ""

    def drafts_changed(self) -> None:
        self.heard += "c"

    def drafts_taken(self) -> None:
        self.heard += "t"


def test_what_other_pages_edit_is_told(keeping: PatternKnowledge) -> None:
    mine, theirs = keeping.draft(FILE, ONE), keeping.draft(FILE, OTHER)
    panel, other = Panel(), Panel()
    keeping.listen_to_drafts(panel)
    keeping.enter(OTHER, other)
    panel.heard = ""
    theirs.paint(NAME, 0, 0, 0, "?")
    keeping.keep(theirs, OTHER)
    assert panel.heard == "c"
    theirs.paint(NAME, 0, 0, 0, "x")
    keeping.keep(theirs, OTHER)
    assert panel.heard == "c", "the same block is edited still"
    ((kept, is_open),) = keeping.others(mine, ONE)
    assert kept.names == (NAME,) and is_open and not keeping.others(theirs, OTHER)
    keeping.leave(OTHER, other)
    assert [is_open for _, is_open in keeping.others(mine, ONE)] == [False]


def test_a_page_shown_again_has_its_drafts_and_the_one_before_hears_it(
    keeping: PatternKnowledge,
) -> None:
    before, again = Panel(), Panel()
    keeping.enter(ONE, before)
    keeping.enter(ONE, again)
    assert before.heard == "t" and not again.heard
    keeping.leave(ONE, before)
    draft = keeping.draft(FILE, ONE)
    draft.paint(NAME, 0, 0, 0, "?")
    keeping.keep(draft, ONE)
    assert [is_open for _, is_open in keeping.others(keeping.draft(FILE), OTHER)] == [True]


def test_edits_of_a_closed_page_are_taken_up_together_with_ones_own(
    keeping: PatternKnowledge,
) -> None:
    theirs = keeping.draft(FILE, OTHER)
    theirs.paint(NAME, 0, 0, 0, "?")
    keeping.keep(theirs, OTHER)
    path = keeping.path(FILE)
    path.write_text("# An editor's.\n" + TEXT, "utf-8")
    keeping.renew()
    mine = keeping.draft(FILE, ONE)
    name = other_pattern()
    mine.edit(name, mine.block_text(name).replace("why     ", "why     Mine: "))
    ((kept, _),) = keeping.others(mine, ONE)
    both = keeping.take_up(mine, kept, ONE)
    assert set(both.changed_names) == {NAME, name}
    assert not keeping.others(both, ONE)
    assert keeping.draft(FILE, ONE).text == both.text
    keeping.save(both)
    assert path.read_text("utf-8").startswith("# An editor's.\n")


def test_edits_that_change_the_same_lines_are_not_taken_up(keeping: PatternKnowledge) -> None:
    for page, symbol in ((OTHER, "?"), (ONE, "x")):
        draft = keeping.draft(FILE, page)
        draft.paint(NAME, 0, 0, 0, symbol)
        keeping.keep(draft, page)
    ((kept, _),) = keeping.others(draft, ONE)
    with pytest.raises(UsageError, match="changed meanwhile"):
        keeping.take_up(draft, kept, ONE)
    assert keeping.draft(FILE, OTHER).text == kept.text
    keeping.drop_kept(draft, kept)
    assert not keeping.others(draft, ONE) and keeping.draft(FILE, ONE).text == draft.text


def test_a_draft_from_before_pages_had_names_is_of_a_closed_page(
    keeping: PatternKnowledge, tmp_path: Path
) -> None:
    draft = keeping.draft(FILE, ONE)
    draft.paint(NAME, 0, 0, 0, "?")
    keeping.keep(draft, ONE)
    (file,) = (tmp_path / "drafts").glob("*/*.json")
    file.rename(file.with_name(f"{FILE}.json"))
    again = keeping.draft(FILE, ONE)
    ((kept, is_open),) = keeping.others(again, ONE)
    assert not again.is_changed and not is_open
    assert keeping.take_up(again, kept, ONE).text == draft.text
    assert [file.name for file in (tmp_path / "drafts").glob("*/*")] == [f"{FILE}~{ONE}.json"]


def test_a_full_disk_keeps_the_draft_of_before_and_is_said(
    keeping: PatternKnowledge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = keeping.draft(FILE, ONE)
    draft.paint(NAME, 0, 0, 0, "?")
    keeping.keep(draft, ONE)
    kept = draft.text
    full(monkeypatch)
    draft.paint(NAME, 0, 0, 0, "x")
    with pytest.raises(UsageError, match=r"can't keep the edits in .*: the disk is full"):
        keeping.keep(draft, ONE)
    with pytest.raises(UsageError, match="the disk is full"):
        keeping.save(draft)
    assert keeping.draft(FILE, ONE).text == kept
    assert keeping.path(FILE).read_text("utf-8") == TEXT
    assert not [file for file in tmp_path.rglob("*") if file.name.endswith(".new")]
    monkeypatch.undo()
    keeping.save(draft)
    keeping.keep(draft, ONE)
    assert keeping.drafted() == []


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the disk full after a few bytes of each file."""

    def fill(file: int, data: bytes) -> None:
        os.write(file, data[:7])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(whole_files, "put", fill)


def test_edits_taken_up_stand_beside_what_others_wrote_meanwhile(keeping: PatternKnowledge) -> None:
    draft = keeping.draft(FILE, ONE)
    draft.paint(NAME, 0, 0, 0, "?")
    keeping.keep(draft, ONE)
    path = keeping.path(FILE)
    path.write_text("# Theirs.\n" + TEXT, "utf-8")
    keeping.save(keeping.draft(FILE, ONE))
    assert changed("# Theirs.\n" + TEXT, path.read_text("utf-8")) == [("  . . ?", "  ? . ?")]


# What an editor saves while the page saves. ---------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["in place", "by a new file"])
@pytest.mark.parametrize("is_clash", [False, True])
def test_what_an_editor_saves_while_the_page_saves_is_never_overwritten(
    keeping: PatternKnowledge, monkeypatch: pytest.MonkeyPatch, how: str, is_clash: bool
) -> None:
    """The editor saves at the last moment: the new file is written and flushed, and not renamed yet."""
    path, fill, saved = keeping.path(FILE), whole_files._fill, []
    theirs = TEXT.replace("  . . ?", "  x . ?", 1) if is_clash else "# Theirs.\n" + TEXT

    def slow(*given: Any) -> None:
        fill(*given)
        if given[0].name.startswith(f".{FILE}.pat") and not saved:
            saved.append(theirs)
            if how == "in place":
                path.write_text(theirs, "utf-8")
            else:
                path.with_suffix(".edited").write_text(theirs, "utf-8")
                path.with_suffix(".edited").replace(path)

    monkeypatch.setattr(whole_files, "_fill", slow)
    draft = keeping.draft(FILE)
    draft.paint(NAME, 0, 0, 0, "?")
    if is_clash:
        with pytest.raises(UsageError, match="changed meanwhile"):
            keeping.save(draft)
        assert path.read_text("utf-8") == theirs
    else:
        keeping.save(draft)
        assert changed(theirs, path.read_text("utf-8")) == [("  . . ?", "  ? . ?")]
        assert [one.text for one in keeping.earlier(draft)] == [theirs, TEXT]
    assert saved and not list(path.parent.glob(".*"))


def test_two_programs_that_save_at_once_keep_both(
    keeping: PatternKnowledge, tmp_path: Path
) -> None:
    other = PatternKnowledge(keeping.folder, tmp_path / "earlier-too")
    drafts = [keeping.draft(FILE), other.draft(FILE)]
    for draft, name in zip(drafts, (NAME, other_pattern()), strict=True):
        draft.edit(name, draft.block_text(name).replace("why     ", "why     Edited: "))
    threads = [
        threading.Thread(target=one.save, args=[draft])
        for one, draft in zip((keeping, other), drafts, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert keeping.path(FILE).read_text("utf-8").count("why     Edited: ") == 2


def test_a_folder_is_filled_on_where_that_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, fill = tmp_path / "own", whole_files._fill
    written: list[Path] = []

    def stop(*given: Any) -> None:
        written.append(given[0])
        if len(written) > 4:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fill(*given)

    monkeypatch.setattr(whole_files, "_fill", stop)
    with pytest.raises(UsageError, match=r"can't put rules into .*: the disk is full"):
        own_folder(folder, "rules", ".rule")
    assert len(list(folder.glob("*.rule"))) == 3
    monkeypatch.undo()
    mine = next(folder.glob("*.rule"))
    mine.write_text("# Mine by now.\n")
    own_folder(folder, "rules", ".rule")
    names = {file.name for file in package_folder("rules").glob("*.rule")}
    assert {file.name for file in folder.iterdir()} == names
    assert mine.read_text() == "# Mine by now.\n"


def test_what_is_edited_while_it_is_saved_stays(keeping: PatternKnowledge) -> None:
    draft = keeping.draft(FILE)
    draft.paint(NAME, 0, 0, 0, "?")
    given = draft.snapshot()
    text = given.text
    keeping.path(FILE).write_text("# Theirs.\n" + TEXT, "utf-8")
    draft.edit(NAME, draft.block_text(NAME).replace("three liberties", "some liberties"))
    keeping.save(given)
    draft.saved(text, given.base)
    assert draft.is_changed and "some liberties" in draft.text
    keeping.save(draft)
    found = keeping.path(FILE).read_text("utf-8")
    assert found.startswith("# Theirs.\n") and "some liberties" in found and "\n  ? . ?\n" in found


def test_a_new_class_is_written_when_it_has_a_pattern(keeping: PatternKnowledge) -> None:
    for name in ("../evil", "none", "A b", "", FILE):
        with pytest.raises(UsageError):
            keeping.new(name, "an enemy stone", "best", "A test.")
    draft = keeping.new("own-class", "an enemy stone", "best", "A test.")
    path = keeping.folder / "own-class.pat"
    with pytest.raises(BadKnowledge, match="needs a pattern"):
        keeping.save(draft)
    assert not path.exists()
    draft.add(block_text(NAME).replace(f"pattern {NAME}", "pattern own-hane"))
    keeping.keep(draft, ONE)
    assert keeping.unwritten() == ["own-class"]
    keeping.save(keeping.draft("own-class"))
    assert path.read_text("utf-8").startswith("# A test.\n\nclass    own-class\n")
    assert keeping.library.of("own-class").patterns[0].name == "own-hane"
    assert not keeping.unwritten()


def test_a_new_file_does_not_take_the_place_of_another(keeping: PatternKnowledge) -> None:
    draft = keeping.new("own-class", "an enemy stone", "best", "A test.")
    draft.add(block_text(NAME).replace(f"pattern {NAME}", "pattern own-hane"))
    (keeping.folder / "own-class.pat").write_text("# Another's.\n", "utf-8")
    with pytest.raises(UsageError, match="changed meanwhile"):
        keeping.save(draft)
    assert (keeping.folder / "own-class.pat").read_text("utf-8") == "# Another's.\n"


def block_text(name: str) -> str:
    """Give a pattern's text."""
    return PatternDraft(TEXT, "").block_text(name)
