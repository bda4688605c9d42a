"""A panel of knowledge files: drafts of those that were opened, saving, what is shown anew.

Takes a page and the files in force; who derives from this shows them. Edits nothing itself: drafts do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from riyu.base.errors import RiyuError, UsageError
from riyu.interfaces.web.draft import Draft
from riyu.interfaces.web.knowledge_files import KnowledgeFiles
from riyu.interfaces.web.knowledge_folder import Earlier, Saved
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.parts import box, button, paragraph, set_words, words
from riyu.interfaces.web.table import Change
from riyu.interfaces.web.work import EDITING, Errand, Work
from riyu.patterns.findings import finding_line

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page
    from riyu.interfaces.web.panels.block_editor import BlockEditor

__all__ = ["FilePanel", "edits_words"]

_SHOWN = 40

OfDraft = TypeVar("OfDraft", bound=Draft[Any])


class FilePanel(Panel, ABC, Generic[OfDraft]):
    """Files to look at and to edit, block by block. `note` is what was said of the last saving."""

    file = ""
    """What the file shown is called by; none: all files."""
    block = ""
    """The block of it that is shown alone; none: the whole file."""

    def __init__(self, page: Page, knowledge: KnowledgeFiles[OfDraft]) -> None:
        super().__init__(page)
        self.note = ""
        self._all = knowledge
        self._drafts: dict[str, OfDraft] = {}
        self._editor: BlockEditor[OfDraft] | None = None
        self._drawn: object = None
        self._is_ready = False
        knowledge.listen(self)

    def build_list(self) -> None:
        """Build the box that files, a file or a block stand in, and what works behind it."""
        self.work = Work(self.page.hall.workers, lambda: self.page.changed(Change.WORK))
        self._saving = Work(EDITING, lambda: None)
        self._body = box("patterns")
        with self._body:
            self._loading = paragraph(f"The {self.name} are read …", "quiet")

    def is_ready(self, changes: frozenset[Change]) -> bool:
        """Say whether the files have been read; if not they are read now, in a thread, and shown once they are.

        If that failed it is said, and tried again when the page shows something else: the files may be right by then.
        """
        if not self._is_ready:
            if self.work.problem and changes <= {Change.WORK}:
                set_words(self._loading, self.work.problem)
            elif self.work.current is None:
                self.work.start(f"reads the {self.name}", self.read_files(), self._is_read)
        return self._is_ready

    @abstractmethod
    def read_files(self) -> Callable[[Errand], object]:
        """Give the job that reads the files, and what takes long of what is shown first."""

    def _is_read(self, _: object) -> None:
        self._is_ready = True
        self.redraw()

    def wrong(self) -> tuple[str, ...]:
        """Give what is wrong with the files, a line each; what was loaded of them before is in force."""
        return tuple(finding_line(error) for error in self._all.findings)

    def build_wrong(self) -> None:
        """Build the list of what is wrong with the files, if anything is."""
        wrong = self.wrong()
        if wrong:
            with box("findings", "ul"):
                for line in wrong[:_SHOWN]:
                    words(f"Not in force: {line}", "li", "problem")

    # Where it looks. --------------------------------------------------------------------------------------------------

    def back(self) -> None:
        """Show the whole file, or from there all files."""
        if self.block:
            self.block = ""
        else:
            self.file = ""
        self.redraw()

    def magnify(self, name: str) -> None:
        """Show one block of the file."""
        self.block = name
        self.redraw()

    def redraw(self) -> None:
        """Draw all of it anew."""
        self._drawn = None
        self.page.changed(Change.LAYERS)

    def hidden(self) -> None:
        """Let go of what is tried."""
        self.close_editor()
        self._drawn = None

    def close_editor(self) -> None:
        """Let go of the editor; what it tries is for nobody now."""
        if self._editor is not None:
            self._editor.close()
            self._editor = None

    # Drafts. --------------------------------------------------------------------------------------------------

    def draft(self) -> OfDraft:
        """Give the draft of the file shown; one without edits follows its file.

        When it is first opened it has the edits that were kept of it.
        """
        known = self._drafts.get(self.file)
        if known is None or not (known.is_changed or self._all.is_in_force(known)):
            known = self._all.draft(self.file, with_edits=known is None)
            self._drafts[self.file] = known
        return known

    def is_there(self) -> bool:
        """Say whether there is a file as is shown: in force, or begun and not saved yet."""
        known = self._drafts.get(self.file)
        return (
            self.file in self._all.sources
            or (known is not None and not known.base)
            or self.file in self._all.unwritten()
        )

    def begun(self) -> list[str]:
        """Give the names of new files that are not saved yet: this page's, and those kept as edits."""
        own = [name for name, draft in self._drafts.items() if not draft.base]
        names = dict.fromkeys((*own, *self._all.unwritten()))
        return [name for name in names if name not in self._all.sources]

    def begin(self, name: str, draft: OfDraft) -> None:
        """Show a new file, to be saved once there is something in it."""
        self._drafts[name] = draft
        self._all.keep(draft)
        self.file, self.block = name, ""
        self.redraw()

    def edited(self) -> None:
        """Keep an edit, and show what it changed."""
        with self.page.guarded():
            self._all.keep(self._drafts[self.file])
        self.page.changed(Change.LAYERS)

    def drop_edits(self) -> None:
        """Take the file shown as it is on disk; all edits of it are gone."""
        self._all.drop(self.draft())
        self.note = ""
        del self._drafts[self.file]
        if self.file in self._all.sources:
            self._drafts[self.file] = self._all.draft(self.file, with_edits=False)
        else:
            self.file = self.block = ""
        self.redraw()

    def knowledge_changed(self) -> None:
        """Hear that a file was saved: overlays and firings are asked for anew."""
        self.page.changed(Change.LAYERS)

    def earlier(self, draft: OfDraft) -> list[Earlier]:
        """Give the versions that a draft's file had before, the latest first."""
        return self._all.earlier(draft)

    # Saving. ----------------------------------------------------------------------------------------------------------

    def save(self, refused: Callable[[RiyuError | None], None]) -> None:
        """Save the file shown, in a thread; the same game goes on with it. `refused` gets what was wrong, or None.

        Raises UsageError while it is being saved.
        """
        if self._saving.current is not None:
            raise UsageError("it is being saved: try again in a moment")
        draft = self.draft()
        given = draft.snapshot()
        text = given.text

        def job(errand: Errand) -> Saved:
            return self._all.save(given)

        def done(saved: Saved) -> None:
            draft.saved(text, given.base)
            total = saved.written_ms + saved.in_force_ms
            self.note = f"Saved to {saved.file}; in force after {total:.0f} ms."
            self.page.say("Saved and in force.")
            refused(None)
            with self.page.guarded():
                self._all.keep(draft)
            self._all.tell()

        self._saving.start("saves", job, done, refused)

    def build_edits(self) -> None:
        """Build what says that a whole file has edits, and what saves and drops them."""
        draft = self.draft()
        if not draft.is_changed:
            return
        with box("bunch"):
            words(edits_words(draft), classes="quiet state")
            if draft.changed_names:
                save = self.page.guard(lambda: self.save(self._told))
                button("Save", save, classes="chief")
            button("As in the file", self.page.guard(self.drop_edits))

    def _told(self, error: RiyuError | None) -> None:
        if error is not None:
            self.page.complain(error)
        self.redraw()


def edits_words(draft: Draft[Any]) -> str:
    """Give what of a draft is not saved, in words; nothing if all is."""
    if not draft.is_changed:
        return ""
    names = draft.changed_names
    since = f"Edits from {draft.since} that were not saved. " if draft.since else ""
    new = "" if draft.base else "Not written yet. "
    changed = f"Changed: {', '.join(names)}." if names else "Changed."
    return since + new + changed
