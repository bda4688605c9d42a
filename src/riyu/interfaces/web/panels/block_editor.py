"""A block of a knowledge file edited: painted, written, its examples tried at once, undone, saved.

Takes a panel and a bench; builds the parts that editors of patterns and of rules share, and does what is done there.
What an edit does to the text, the bench knows; what is shown of a block, who derives from this.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from time import localtime, strftime
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from nicegui.element import Element

from riyu.base.errors import BadInput, RiyuError, UsageError
from riyu.interfaces.web.bench import EXAMPLE_BRUSHES, SIDES, Bench, Problem
from riyu.interfaces.web.knowledge_folder import Earlier, Saved
from riyu.interfaces.web.parts import box, button, field, heading, paragraph, set_words, words
from riyu.interfaces.web.pattern_drawing import painted_html
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.model import Example

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["BlockEditor", "EditingPanel"]

_LONGEST = 20_000
_SHOWN = 40
_CELL = """(event) => {
    const cell = event.target.closest('[data-cell]');
    if (cell) emit([cell.dataset.cell, event.detail === 0]);
}"""
_TYPED = "(event) => emit([event.target.value, event.target.selectionStart])"


class EditingPanel(Protocol):
    """What an editor asks of its panel. `note` is what was said of the last saving."""

    name: ClassVar[str]
    page: Page
    note: str

    def edited(self) -> None:
        """Show what an edit changed."""

    def drop_edits(self) -> None:
        """Take the file as it is on disk."""

    def magnify(self, name: str) -> None:
        """Show another block of the file."""

    def back(self) -> None:
        """Show the whole file."""


OfBench = TypeVar("OfBench", bound=Bench[Any])


class BlockEditor(Generic[OfBench]):
    """A block of a bench, shown in the box that is open; `refresh` after every change."""

    def __init__(self, panel: EditingPanel, bench: OfBench, name: str) -> None:
        self._host = panel
        self._page = panel.page
        self.bench = bench
        self.name = name
        self._brush = "O"
        self._part = 0
        self._drawn: object = None
        self._told: Sequence[Problem] = ()
        self._is_typing = False
        self._is_refused = False  # what stands in the text field is not in the bench
        self.text_field = f"#panel-{panel.name} textarea.code"
        self.build()

    # For who derives. -------------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Build the elements."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show what is new."""
        raise NotImplementedError

    def names(self) -> Sequence[str]:
        """Give the names of the file's blocks, in its order."""
        raise NotImplementedError

    def earlier(self) -> Sequence[Earlier]:
        """Give the file's earlier versions."""
        raise NotImplementedError

    def faults(self) -> Sequence[BadInput]:
        """Give what keeps the file from being saved as it is now."""
        raise NotImplementedError

    def put_in_file(self) -> Saved:
        """Save the file. Raises RiyuError."""
        raise NotImplementedError

    # Building. --------------------------------------------------------------------------------------------------------

    def build_way(self, whole: str) -> None:
        """Build the way back to the whole file, and to the blocks before and after."""
        guard, word = self._page.guard, self.bench.form.named[0]
        with box("bunch"):
            button(f"← {whole}", guard(self._host.back), title="The whole file")
            button("◀", guard(partial(self._step, -1)), label=f"The {word} before", classes="sign")
            button("▶", guard(partial(self._step, 1)), label=f"The {word} after", classes="sign")

    def build_brushes(self) -> None:
        """Build what a drawing is painted with, and what makes it larger and smaller."""
        brushes = self.bench.brushes
        with box("bunch brushes", role="group", aria_label="What a click paints"):
            self._brush_buttons = {
                symbol: button(
                    symbol,
                    partial(self._take, symbol),
                    title=meaning,
                    label=meaning,
                    classes="sign",
                )
                for symbol, meaning in brushes.items()
            }
            field("Letter", "", self._take_letter, maxlength=1, autocomplete="off")
        with box("bunch", role="group", aria_label="Size of the drawing painted last"):
            for side in SIDES:
                sign = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}[side]
                for step, act in (("+", self.bench.grow), ("−", self.bench.shrink)):
                    label = f"{'Add' if step == '+' else 'Take off'} at the {side}"
                    button(
                        f"{step}{sign}",
                        partial(self._resize, act, side),
                        title=label,
                        label=label,
                        classes="sign small",
                    )

    def build_saving(self) -> None:
        """Build what was refused, the buttons that save and undo, and what keeps the file from being saved."""
        guard = self._page.guard
        self._refused = words("", "p", "problem refused")
        self._refused._props["role"] = "alert"
        with box("bunch"):
            button("Save", guard(self.save), classes="chief")
            button("Undo edit", guard(self._undo))
            button("Redo edit", guard(self._redo))
            button("As in the file", guard(self._discard), title="Drop all edits of this file")
        self._state = words("", "p", "quiet state")
        self._findings = box("findings", "ul")

    def build_text(self) -> None:
        """Build the text and what is wrong with it."""
        word = self.bench.form.named[0]
        heading("Text")
        with box("field", "label"):
            words(f"The lines of this {word} in its file", classes="quiet")
            self._text = Element("textarea").classes("code")
            self._text._props.update(
                {"rows": 14, "value": "", "spellcheck": "false", "wrap": "off"}
            )
        self._text.on(
            "input",
            lambda event: self._typed(event.args, False),
            js_handler=_TYPED,
            throttle=0.4,
            leading_events=False,
        )
        self._text.on("change", lambda event: self._typed(event.args, True), js_handler=_TYPED)
        self._problems = box("problems", "ul", aria_live="polite")

    def build_end(self) -> None:
        """Build the history and what takes the block out."""
        with box("", "details"):
            words("History", "summary")
            self._history = box("history")
        with box("bunch"):
            word = self.bench.form.named[0]
            button(f"Take this {word} out", self._page.guard(self._remove), classes="small")

    def painted(self, classes: str) -> Element:
        """Give an element whose drawing is painted by clicks."""
        element = box(classes)
        element.on("click", lambda event: self._clicked(event.args), js_handler=_CELL)
        return element

    # What is done. ----------------------------------------------------------------------------------------------------

    def _take(self, symbol: str) -> None:
        self._brush = symbol
        self._page.say(f"Paints {self.bench.brushes.get(symbol, symbol)}.")
        self._show_brushes()

    def _take_letter(self, text: str) -> None:
        if text.strip():
            self._take(text.strip()[0])

    def _clicked(self, said: object) -> None:
        cell, by_key = said if isinstance(said, list) and len(said) == 2 else ("", False)
        places = str(cell)[:20].split(",")
        if len(places) != 3 or not all(p.isascii() and p.isdigit() for p in places):
            return
        part, row, column = map(int, places)
        self._part = part
        self._try(lambda: self.bench.paint(self.name, part, row, column, self._brush))
        if by_key:
            cell = json.dumps(f"#panel-{self._host.name} [data-cell='{part},{row},{column}']")
            self._page.client.run_javascript(f"document.querySelector({cell})?.focus()")

    def _resize(self, act: object, side: str) -> None:
        assert callable(act)
        self._try(lambda: act(self.name, self._part, side))

    def _try(self, edit: object) -> bool:
        """Do an edit; one that is refused is told here, and nothing changed."""
        assert callable(edit)
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
        self._told = ()
        if isinstance(error, BadInput):
            errors = error.errors if isinstance(error, BadKnowledge) else (error,)
            self._told = self.bench.problems(self.name, errors)
            said = f"Refused. {self._told[0]}" if self._told else str(error)
        elif error is not None:
            said = f"Refused. {error}"
        set_words(self._refused, said)
        self._problems.clear()
        with self._problems:
            for problem in self._told:
                with box("", "li"):
                    act = partial(self._point_at, problem)
                    button(str(problem), act, classes="small", title="Go there")

    def _point_at(self, problem: Problem) -> None:
        self._page.client.run_javascript(
            f"riyu.pointInText('{self.text_field}', {problem.line}, {problem.column})"
        )

    def _typed(self, said: object, is_done: bool) -> None:
        """Take what is being typed, if it reads; else say at once what is wrong with it.

        What is typed without a pause elsewhere is one edit. Another name counts once the typing is done.
        """
        value, caret = said if isinstance(said, list) and len(said) == 2 else ("", 0)
        text = str(value)[:_LONGEST]
        self.typed(text, caret if isinstance(caret, int) and 0 <= caret <= len(text) else 0)
        self._text._props["value"] = text
        before = self.bench.text
        try:
            if is_done or text.split("\n", 1)[0].split()[1:] == [self.name]:
                name = self.bench.edit(self.name, text, goes_on=self._is_typing)
            else:
                self.bench.look(self.name, text)
                name = self.name
        except RiyuError as error:
            self._is_refused = True
            self._refuse(error)
            return
        self._is_refused = False
        self._refuse(None)
        self._is_typing = not is_done
        if name != self.name:
            self._host.magnify(name)
        elif self.bench.text != before:
            self._host.edited()

    def typed(self, text: str, caret: int) -> None:
        """Hear what stands in the text field, read or not, and where the caret is."""

    def _undo(self) -> None:
        if self._is_refused:
            self._is_refused = False
            self._drawn = None
            self._refuse(None)
            self.refresh()
            return
        self._page.say(f"Undone: {self.bench.undo()}.")
        self._settle()

    def _redo(self) -> None:
        self._page.say(f"Done again: {self.bench.redo()}.")
        self._settle()

    def _discard(self) -> None:
        self._is_refused = False
        self._host.drop_edits()

    def _remove(self) -> None:
        self.bench.remove(self.name)
        self._settle()

    def _settle(self) -> None:
        """Show what is there now: the pattern, or its class if it is there no more."""
        self._refuse(None)
        if self.name in self.names():
            self._host.edited()
        else:
            self._host.back()

    def _step(self, step: int) -> None:
        names = self.names()
        self._host.magnify(names[(names.index(self.name) + step) % len(names)])

    def save(self) -> None:
        """Save the file; the same game goes on with it."""
        if self._is_refused:
            raise UsageError("the text is not right yet: nothing is saved")
        try:
            saved = self.put_in_file()
        except RiyuError as error:
            self._refuse(error)
            return
        self._refuse(None)
        total = saved.written_ms + saved.in_force_ms
        self._host.note = f"Saved to {saved.file}; in force after {total:.0f} ms."
        self._page.say("Saved and in force.")
        self._host.edited()

    # What is shown. ---------------------------------------------------------------------------------------------------

    def show_text(self) -> bool:
        """Show text and history if they are new; say whether they are."""
        bench = self.bench
        if self._drawn == bench.text:
            return False
        self._drawn = bench.text
        text = bench.block_text(self.name)
        if self._text._props["value"].rstrip() != text and not self._is_refused:
            self._text._props["value"] = text
            self._text.update()
        self._fill_history()
        return True

    def show_state(self) -> None:
        """Show what is changed, what keeps it from being saved, and the brush."""
        bench = self.bench
        changed = bench.changed_names
        said = f"Changed: {', '.join(changed)}." if changed else self._host.note
        if bench.is_changed and not changed:
            said = "Changed."
        set_words(self._state, said)
        self._findings.clear()
        with self._findings:
            for problem in bench.problems("", self.faults())[:_SHOWN]:
                words(f"Can't be saved so: {problem.message}", "li", "problem")
        self._show_brushes()

    def _show_brushes(self) -> None:
        for symbol, element in self._brush_buttons.items():
            pressed = str(symbol == self._brush).lower()
            if element._props.get("aria-pressed") != pressed:
                element._props["aria-pressed"] = pressed
                element.update()

    def fill_examples(
        self,
        into: Element,
        yes: Sequence[Example],
        no: Sequence[Example],
        failing: Mapping[int, str],
        first: int,
    ) -> None:
        """Show examples, to be painted, numbered from `first`; `failing` says by number what is wrong with one."""
        into.clear()
        with into:
            examples = [("yes", e) for e in yes] + [("no", e) for e in no]
            for number, (word, example) in enumerate(examples, start=first):
                wrong = failing.get(number, "")
                with box("example wrong" if wrong else "example"):
                    words(f"{'✗' if wrong else '✓'} {word}", "b")
                    element = self.painted("small-drawing")
                    element._props["innerHTML"] = painted_html(
                        example.rows, {}, number, EXAMPLE_BRUSHES
                    )
                    if wrong or example.note:
                        paragraph(wrong or example.note, "problem" if wrong else "quiet")

    def _fill_history(self) -> None:
        self._history.clear()
        with self._history:
            with box("", "ol"):
                for said, counts in self.bench.steps:
                    words(said, "li", "" if counts else "quiet undone")
            for one in self.earlier()[:20]:
                when = strftime("%Y-%m-%d %H:%M:%S", localtime(one.until))
                act = partial(self._take_back, one.text, when)
                button(f"As it was until {when}", self._page.guard(act), classes="small")

    def _take_back(self, text: str, when: str) -> None:
        if self._try(lambda: self.bench.replace(text, f"as it was until {when}")):
            self._settle()
