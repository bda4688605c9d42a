"""A panel of knowledge files: drafts of those that were opened, saving, what is shown anew.

Takes a desk and the files in force; who derives from this shows them. Edits nothing itself: drafts do.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from riyu.base.errors import RiyuError, UsageError
from riyu.game.constants import BLACK
from riyu.interfaces.web.draft import Draft
from riyu.interfaces.web.kept_drafts import KeptDraft, is_page, new_page
from riyu.interfaces.web.knowledge_files import KnowledgeFiles
from riyu.interfaces.web.knowledge_folder import Earlier, Saved
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.parts import box, button, paragraph, set_words, words
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import SAVING, Errand, Work
from riyu.patterns.findings import finding_line

__all__ = ["FilePanel", "edits_words"]

_SHOWN = 40
_AGAIN = 5.0  # seconds after which a page that is shown again has left for sure

OfDraft = TypeVar("OfDraft", bound=Draft[Any])


class Editor(Protocol):
    """What a panel of files asks of the editor of a block that it shows."""

    @property
    def draft(self) -> object:
        """The draft that is edited."""

    def refresh(self) -> None:
        """Show what is new."""

    def show_trying(self) -> None:
        """Say that it is tried or saved, if that takes long, or that it was stopped."""

    def pause(self) -> None:
        """Stop what is tried; the next refresh tries it again."""

    def close(self) -> None:
        """Let go of what is tried."""


class FilePanel(Panel, ABC, Generic[OfDraft]):
    """Files to look at and to edit, block by block. `note` is what was said of the last saving."""

    file = ""
    """What the file shown is called by; none: all files."""
    block = ""
    """The block of it that is shown alone; none: the whole file."""
    key = ""
    """What this page's drafts are kept under, once it has edited something; it stands in the address."""

    own = ""
    """In which color own stones are drawn, once that was chosen."""

    def __init__(self, desk: Desk, knowledge: KnowledgeFiles[OfDraft]) -> None:
        super().__init__(desk)
        self.note = ""
        self._saved = ""  # the file that `note` is about
        self._all = knowledge
        self._drafts: dict[str, OfDraft] = {}
        self._editor: Editor | None = None
        self._drawn: object = None
        self._is_ready = False
        self.work = Work(desk.hall.workers, lambda: desk.changed(TableChange.WORK))
        self._saving = Work(SAVING, self._saving_changed)
        knowledge.listen(self)
        knowledge.listen_to_drafts(self)

    def build_list(self) -> None:
        """Build the box that files, a file or a block stand in, and in which color own stones are drawn there."""
        self._own_button = button(
            "",
            self._switch_own,
            title="Draw own stones, those of whom a drawing is for, in the other color",
            classes="small",
        )
        self._body = box("patterns")
        self._show_own()
        with self._body:
            self._loading = paragraph(f"The {self.name} are read …", "quiet")

    @property
    def _is_own_black(self) -> bool:
        """Whether own stones are drawn black: as was chosen, else in the color that a person plays against riyu."""
        if self.own:
            return self.own == "black"
        return self.desk.table.is_against_riyu(BLACK)

    def _switch_own(self) -> None:
        self.own = "white" if self._is_own_black else "black"
        self._show_own()
        self.desk.say(f"Own stones are drawn {self.own}.")
        self.desk.changed(TableChange.WORK)

    def _show_own(self) -> None:
        is_black = self._is_own_black
        self._body.classes(add="own-black") if is_black else self._body.classes(remove="own-black")
        set_words(self._own_button, f"Own stones: {'black' if is_black else 'white'}")

    def is_ready(self, changes: frozenset[TableChange]) -> bool:
        """Say whether the files have been read; if not they are read now, in a thread, and shown once they are.

        If that failed it is said, and tried again when the page shows something else: the files may be right by then.
        """
        if not self._is_ready:
            if self.work.problem and changes <= {TableChange.WORK}:
                set_words(self._loading, f"The {self.name} can't be shown: {self.work.problem}")
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
        self.desk.changed(TableChange.LAYERS)

    def hidden(self) -> None:
        """Let go of what is tried; what went wrong may go well the next time it is shown."""
        self.close_editor()
        self.work.forget()
        self._drawn = None

    def pause(self) -> None:
        """Stop what is tried and looked for."""
        self.work.stop()
        if self._editor is not None:
            self._editor.pause()

    def left(self) -> None:
        """Stop what is saved, too, and leave the drafts to whoever takes them up."""
        self.pause()
        self._saving.stop()
        if self.key:
            self._all.leave(self.key, self)

    def close_editor(self) -> None:
        """Let go of the editor; what it tries is for nobody now."""
        if self._editor is not None:
            self._editor.close()
            self._editor = None

    # Drafts. --------------------------------------------------------------------------------------------------

    def draft(self) -> OfDraft:
        """Give the draft of the file shown; one without edits follows its file.

        When it is first opened it has the edits that were kept of it for this page.
        """
        known = self._drafts.get(self.file)
        if known is None or not (known.is_changed or self._all.is_in_force(known)):
            is_first = known is None
            known = self._all.draft(self.file, self.key if is_first else "")
            self._drafts[self.file] = known
            if is_first and known.is_changed and not known.kept:
                self._adopt(known)
        return known

    def _adopt(self, draft: OfDraft) -> None:
        """Keep the draft of a new file, as a closed page left it, as this page's."""
        for kept, is_open in self._all.others(draft, self.key):
            if not is_open and kept.text == draft.text:
                with self.desk.guarded():
                    self._all.keep(draft, self._own_key())
                    self._all.drop_kept(draft, kept)

    def state_of_drafts(self) -> dict[str, str]:
        """Give what the address says of this page's drafts: what they are kept under, and how they are drawn."""
        said = (("draft", self.key), ("own", self.own))
        return {name: word for name, word in said if word}

    def restore_drafts(self, state: Mapping[str, str]) -> None:
        """Take up what an address says of drafts: they are this page's from now on."""
        own = state.get("own", "")
        self.own = own if own in ("black", "white") else ""
        key = state.get("draft", "")
        if is_page(key):
            self.key = key
            self._all.enter(key, self)

    def drafts_taken(self) -> None:
        """Hear that another page has taken up what this page's drafts were kept under.

        It is this very page, shown again, or a second one at its address. Which, is known in a while; if this one lives
        on, what it has edited is kept apart.
        """
        self.key = ""
        for draft in self._drafts.values():
            draft.kept = 0
        asyncio.get_running_loop().call_later(_AGAIN, self._keep_apart)

    def _keep_apart(self) -> None:
        client = self.desk.client
        if client.is_deleted or not client.has_socket_connection:
            return
        with self.desk.guarded():
            for draft in self._drafts.values():
                if draft.is_changed and not draft.kept:
                    self._all.keep(draft, self._own_key())
        self.desk.changed(TableChange.LAYERS)

    def _own_key(self) -> str:
        if not self.key:
            self.key = new_page()
            self._all.enter(self.key, self)
        return self.key

    def drafts_changed(self) -> None:
        """Hear that pages edit other blocks than before."""
        if self.is_shown:
            self.desk.changed(TableChange.LAYERS)

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
        self._all.keep(draft, self._own_key())
        self.file, self.block = name, ""
        self.redraw()

    def edited(self) -> None:
        """Keep an edit, and show what it changed."""
        with self.desk.guarded():
            self._all.keep(self._drafts[self.file], self._own_key())
        self.desk.changed(TableChange.LAYERS)

    def drop_edits(self) -> None:
        """Take the file shown as it is on disk; all edits of it are gone."""
        self._all.drop(self.draft(), self.key)
        self.note = ""
        del self._drafts[self.file]
        if self.file in self._all.sources:
            self._drafts[self.file] = self._all.draft(self.file)
        else:
            self.file = self.block = ""
        self.redraw()

    # What other pages edit. -------------------------------------------------------------------------------------------

    def others(self) -> list[tuple[KeptDraft, bool]]:
        """Give what is kept of the file shown for other pages, and whether each is open now."""
        return self._all.others(self.draft(), self.key) if self.is_there() else []

    def others_key(self) -> object:
        """Give what is another value once `build_others` has something else to say."""
        return [(kept.page, kept.names, is_open) for kept, is_open in self.others()]

    def build_others(self) -> None:
        """Build what says that other pages edit the file shown, or did and were closed before they saved."""
        draft = self.draft()
        for kept, is_open in self.others():
            named = ", ".join(kept.names) or "the file"
            with box("bunch other-edits"):
                if is_open:
                    both = set(kept.names) & {*draft.changed_names, self.block}
                    said = f"Another page edits {named}{', too' if both else ''}; not saved yet."
                    if both:
                        said += " Of lines that both change one page's can be saved."
                    words(said, classes="problem" if both else "quiet")
                    continue
                words(f"Edits of {named} from {kept.when}, not saved, of a page that is closed.")
                act = self.desk.guard
                button("Take them up", act(partial(self._take_up, kept)), classes="small")
                button("Drop them", act(partial(self._drop_other, kept)), classes="small")

    def _take_up(self, kept: KeptDraft) -> None:
        self._drafts[self.file] = self._all.take_up(self.draft(), kept, self._own_key())
        self.redraw()

    def _drop_other(self, kept: KeptDraft) -> None:
        self._all.drop_kept(self.draft(), kept)
        self.redraw()

    def knowledge_changed(self) -> None:
        """Hear that a file was saved: overlays and firings are asked for anew."""
        self.desk.changed(TableChange.LAYERS)

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
        draft, file = self.draft(), self.file
        given = draft.snapshot()
        text = given.text

        def job(errand: Errand) -> Saved:
            return self._all.save(given, errand.is_stopped)

        def done(saved: Saved) -> None:
            draft.saved(text, given.base)
            total = saved.written_ms + saved.in_force_ms
            self.note = f"Saved to {saved.file}; in force after {total:.0f} ms."
            self._saved = file
            self.desk.say("Saved and in force.")
            refused(None)
            with self.desk.guarded():
                self._all.keep(draft, self._own_key())
            self._all.tell()

        self._saving.start(f"{self.file} is saved", job, done, refused)

    @property
    def is_saving(self) -> bool:
        """Whether a file is being saved."""
        return self._saving.current is not None

    def stop_saving(self) -> None:
        """Give up a saving whose checks take too long: nothing is written then."""
        self._saving.stop()

    def _saving_changed(self) -> None:
        if self._editor is not None:
            self._editor.show_trying()

    def build_edits(self) -> None:
        """Build what says that a whole file has edits, and what saves and drops them; or that they were saved."""
        draft = self.draft()
        if not draft.is_changed:
            if self.note and self._saved == self.file:
                words(self.note, classes="quiet state")
            return
        with box("bunch"):
            words(edits_words(draft), classes="quiet state")
            if draft.changed_names:
                save = self.desk.guard(lambda: self.save(self._told))
                button("Save", save, classes="chief")
            button("As in the file", self.desk.guard(self.drop_edits))

    def _told(self, error: RiyuError | None) -> None:
        if error is not None:
            self.desk.complain(error)
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
