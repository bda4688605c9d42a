"""A block of a knowledge file edited: painted, written, tried at once, undone, saved.

Takes a panel and a draft; builds the parts that editors of patterns and of rules share, and does what is done there.
What an edit does to the text, the draft knows; what is shown of a block, who derives from this. An edit is shown at
once; what trying it finds is looked for in a thread, and of several edits only the last one's counts.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import localtime, strftime
from typing import Any, Generic, TypeVar

from nicegui.element import Element

from riyu.base.errors import BadInput, RiyuError, UsageError
from riyu.interfaces.web.draft import Draft, Problem
from riyu.interfaces.web.panels.file_panel import FilePanel, edits_words
from riyu.interfaces.web.panels.painting import Painting
from riyu.interfaces.web.panels.text_field import TextField
from riyu.interfaces.web.parts import box, button, empty, heading, set_words, words
from riyu.interfaces.web.work import EDITING, Errand, Stop, Work
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.model import Example

__all__ = ["BlockEditor", "Show"]

_SHOWN = 40
_SAID_AFTER = 0.4  # seconds that a trial takes before it is said that it goes on

OfDraft = TypeVar("OfDraft", bound=Draft[Any])
Show = Callable[[], None]
"""Shows what a trial found."""


class BlockEditor(ABC, Generic[OfDraft]):
    """A block of a draft, shown in the box that is open; `refresh` after every change, `close` when it is put away."""

    def __init__(self, panel: FilePanel[OfDraft], draft: OfDraft, name: str) -> None:
        self._host = panel
        self._desk = panel.desk
        self.draft = draft
        self.name = name
        self._drawn: object = None
        self._tried: object = None
        self._faults: Sequence[BadInput] = ()
        self._failing: Mapping[int, str] | None = None
        self._shown: Mapping[int, str] | None = None
        self._is_typing = False
        self._is_refused = False  # what stands in the text field is not in the draft
        self._trying = Work(EDITING, self.show_trying)
        self._is_long: Errand | None = None  # a trial that takes long
        self._stopped = ""  # what was stopped, in words, until something is tried again
        self.painting = Painting(
            self._desk, panel.name, draft.brushes, self._paint_point, self._resize
        )
        self.build()

    def close(self) -> None:
        """Let go of what is tried."""
        self._trying.stop()

    def pause(self) -> None:
        """Stop what is tried; the next refresh tries it again."""
        self._trying.stop()
        self._tried = None

    # For who derives. -------------------------------------------------------------------------------------------------

    @abstractmethod
    def build(self) -> None:
        """Build the elements."""

    @abstractmethod
    def refresh(self) -> None:
        """Show what is new."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """Give the names of the file's blocks, in its order."""

    # Building. --------------------------------------------------------------------------------------------------------

    def build_way(self, whole: str) -> None:
        """Build the way back to the whole file, and to the blocks before and after."""
        guard, word = self._desk.guard, self.draft.form.named[0]
        with box("bunch"):
            button(f"← {whole}", guard(self._host.back), title="The whole file")
            button("◀", guard(partial(self._step, -1)), label=f"The {word} before", classes="sign")
            button("▶", guard(partial(self._step, 1)), label=f"The {word} after", classes="sign")

    def build_saving(self) -> None:
        """Build what was refused, the buttons that save and undo, and what keeps the file from being saved."""
        guard = self._desk.guard
        self._refused = words("", "p", "problem refused")
        self._refused._props["role"] = "alert"
        with box("bunch"):
            button("Save", guard(self.save), classes="chief")
            button("Undo edit", guard(self._undo))
            button("Redo edit", guard(self._redo))
            button("As in the file", guard(self._discard), title="Drop all edits of this file")
        with box("bunch"):
            self._state = words("", "p", "quiet state")
            self._compare = button(
                "Before and now",
                guard(partial(self._desk.show_panel, "candidates", "change")),
                title="What riyu plays here, before the change and now",
                classes="small",
            )
        self._others = box("")
        self._others_shown: object = None
        with box("bunch") as self._trial_box:
            self._trial_words = words("", "span", "quiet trial")
            self._trial_words._props["role"] = "status"
            self._stop_button = button("Stop", guard(self._stop), classes="small")
            self._again_button = button("Try again", guard(self._try_again), classes="small")
        self.show_trying()
        self._findings = box("findings", "ul")

    def build_text(self) -> None:
        """Build the text and what is wrong with it."""
        heading("Text")
        self._text = TextField(
            self._desk.client, self._host.name, self.draft.form.named[0], self._typed
        )

    def build_end(self) -> None:
        """Build the history and what takes the block out."""
        with box("", "details"):
            words("History", "summary")
            self._history = box("history")
        with box("bunch"):
            word = self.draft.form.named[0]
            button(f"Take this {word} out", self._desk.guard(self._remove), classes="small")

    # What is done. ----------------------------------------------------------------------------------------------------

    def _paint_point(self, part: int, row: int, column: int, symbol: str) -> None:
        self._try(lambda: self.draft.paint(self.name, part, row, column, symbol))

    def _resize(self, part: int, side: str, step: int) -> None:
        act = self.draft.grow if step > 0 else self.draft.shrink
        self._try(lambda: act(self.name, part, side))

    def _try(self, edit: Callable[[], object]) -> bool:
        """Do an edit; one that is refused is told here, and nothing changed."""
        if self._is_refused:
            set_words(self._refused, "The text below is not right yet: put it right, or undo.")
            return False
        try:
            edit()
        except RiyuError as error:
            self._refuse(error)
            return False
        self._refuse(None)
        self._host.edited()
        return True

    def _refuse(self, error: RiyuError | None) -> None:
        said = ""
        told: Sequence[Problem] = ()
        if isinstance(error, BadInput):
            errors = error.errors if isinstance(error, BadKnowledge) else (error,)
            told = self.draft.problems(self.name, errors)
            said = f"Refused. {told[0]}" if told else str(error)
        elif error is not None:
            said = f"Refused. {error}"
        set_words(self._refused, said)
        self._text.tell(told)

    def _typed(self, text: str, caret: int, is_done: bool) -> None:
        """Take what is being typed, if it reads; else say at once what is wrong with it.

        What is typed without a pause elsewhere is one edit. Another name counts once the typing is done.
        """
        self.typed(text, caret)
        before = self.draft.text
        try:
            if is_done or _head_name(text) == self.name:
                name = self.draft.edit(self.name, text, goes_on=self._is_typing)
            else:
                self.draft.look(self.name, text)
                name = self.name
        except RiyuError as error:
            self._is_refused = True
            self._refuse(error)
            self.pause()  # what is tried is not what stands there any more
            return
        self._is_refused = False
        self._refuse(None)
        self._is_typing = not is_done
        if self.draft.text != before:
            self._host.edited()
        elif self._tried is None:
            self.refresh()
        if name != self.name:
            self._host.magnify(name)

    def typed(self, text: str, caret: int) -> None:
        """Hear what stands in the text field, read or not, and where the caret is."""

    def _undo(self) -> None:
        if self._is_refused:
            self._is_refused = False
            self._drawn = None
            self._refuse(None)
            self.refresh()
            return
        self._desk.say(f"Undone: {self.draft.undo()}.")
        self._settle()

    def _redo(self) -> None:
        self._desk.say(f"Done again: {self.draft.redo()}.")
        self._settle()

    def _discard(self) -> None:
        self._is_refused = False
        self._host.drop_edits()

    def _remove(self) -> None:
        self.draft.remove(self.name)
        self._settle()

    def _settle(self) -> None:
        """Show what is there now: the pattern, or its class if it is there no more."""
        self._refuse(None)
        self._host.edited()
        if self.name not in self.names():
            self._host.back()

    def _step(self, step: int) -> None:
        names = self.names()
        self._host.magnify(names[(names.index(self.name) + step) % len(names)])

    def save(self) -> None:
        """Save the file."""
        if self._is_refused:
            raise UsageError("the text is not right yet: nothing is saved")
        self._host.save(self._saved)

    def _saved(self, error: RiyuError | None) -> None:
        if not self._state.is_deleted:
            self._refuse(error)
            if error is None:
                self._fill_history()
        elif error is not None:
            self._desk.complain(error)

    # What is shown. ---------------------------------------------------------------------------------------------------

    def show_text(self) -> bool:
        """Show text and history if they are new; say whether they are."""
        draft = self.draft
        if self._drawn == draft.text:
            return False
        self._drawn = draft.text
        if not self._is_refused:
            self._text.show(draft.block_text(self.name))
        self._fill_history()
        return True

    def show_state(self) -> None:
        """Show what is changed, here and on other pages, and what keeps it from being saved if that was looked for."""
        others = (self._host.others_key(), self.draft.changed_names)
        if others != self._others_shown:
            self._others_shown = others
            empty(self._others)
            with self._others:
                self._host.build_others()
        edits = edits_words(self.draft)
        set_words(self._state, edits or self._host.note)
        earlier = self._desk.hall.decisions.before(self._desk.standing.scene)
        is_saved = bool(self._host.note) and not edits
        self._compare.set_visibility(is_saved and earlier is not None)
        empty(self._findings)
        with self._findings:
            for problem in self.draft.problems("", self._faults)[:_SHOWN]:
                words(f"Can't be saved so: {problem.message}", "li", "problem")

    def fill_examples(
        self, into: Element, yes: Sequence[Example], no: Sequence[Example], first: int
    ) -> None:
        """Show examples, to be painted, numbered from `first`, with what was found wrong with them last."""
        self._shown = self._failing
        self.painting.fill_examples(into, yes, no, self._failing, first)

    def try_out(self, key: object, trial: Callable[[OfDraft, Stop], Show]) -> None:
        """Try the block in a thread if there is something new, which `key` says; then show what was found.

        A trial gets the draft as it is now and what says whether to stop, touches no page, and gives what shows its
        findings. Nothing is tried while the text does not read.
        """
        seen = (self.draft.text, self.draft.base, key)
        if seen == self._tried or self._is_refused:
            return
        self._tried = seen
        draft = self.draft.snapshot()

        def job(errand: Errand) -> Show:
            return trial(draft, errand.is_stopped)

        def show(found: Show) -> None:
            if not self._state.is_deleted:
                with self._desk.guarded():
                    found()

        def failed(error: RiyuError) -> None:
            if not self._state.is_deleted:
                self._stopped = f"It was not tried: {error}"
                self._desk.complain(error)

        self._stopped, self._is_long = "", None
        errand = self._trying.start(f"{self.name} is tried", job, show, failed)
        asyncio.get_running_loop().call_later(_SAID_AFTER, self._takes_long, errand)

    def _takes_long(self, errand: Errand) -> None:
        self._is_long = errand
        self.show_trying()

    def show_trying(self) -> None:
        """Say that it is tried or saved, if that takes long, or that it was stopped."""
        if self._trial_box.is_deleted:
            return
        said = self._stopped
        is_trying = self._trying.current is not None and self._trying.current is self._is_long
        if self._host.is_saving:
            said = "It is being checked and saved …"
        elif is_trying:
            said = "It is being tried …"
            if EDITING.is_stuck:
                said = "It waits to be tried: what was stopped before has not ended yet …"
        set_words(self._trial_words, said)
        self._trial_box.set_visibility(bool(said))
        is_under_way = self._host.is_saving or is_trying
        self._stop_button.set_visibility(is_under_way)
        self._again_button.set_visibility(
            bool(self._stopped) and self._tried is not None and not is_under_way
        )

    def _stop(self) -> None:
        """Stop what is saved, or what is tried."""
        if self._host.is_saving:
            self._host.stop_saving()
            self._desk.say("Stopped: it was not saved.")
        else:
            self._trying.stop()
            self._stopped = "Stopped: where it fires, and whether it can be saved, is not known."
        self.show_trying()

    def _try_again(self) -> None:
        self._tried, self._stopped = None, ""
        self.refresh()

    def found(self, faults: Sequence[BadInput], failing: Mapping[int, str]) -> bool:
        """Show what keeps the file from being saved; say whether examples are to be shown anew."""
        self._faults, self._failing = faults, failing
        self.show_state()
        return failing != self._shown

    def _fill_history(self) -> None:
        empty(self._history)
        with self._history:
            with box("", "ol"):
                for said, counts in self.draft.steps:
                    words(said, "li", "" if counts else "quiet undone")
            for one in self._host.earlier(self.draft)[:20]:
                when = strftime("%Y-%m-%d %H:%M:%S", localtime(one.until))
                act = partial(self._take_back, one.text, when)
                button(f"As it was until {when}", self._desk.guard(act), classes="small")

    def _take_back(self, text: str, when: str) -> None:
        if self._try(lambda: self.draft.replace(text, f"as it was until {when}")):
            self._settle()


def _head_name(text: str) -> str:
    """Give the name in a block's first line; of `use CLASS/NAME` the one that it has there."""
    return text.split("\n", 1)[0].partition(" ")[2].strip().rpartition("/")[2]
