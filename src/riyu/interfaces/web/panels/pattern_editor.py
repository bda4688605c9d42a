"""One pattern magnified: painted, written, its examples tried at once, undone, saved.

Takes the panel of patterns; builds and refreshes its part of it. What an edit does to the text, the bench knows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from time import localtime, strftime
from typing import TYPE_CHECKING

from nicegui.element import Element

from riyu.base.errors import BadInput, RiyuError, UsageError
from riyu.interfaces.web.panels.pattern_trial import PatternTrial
from riyu.interfaces.web.parts import (
    box,
    button,
    field,
    heading,
    paragraph,
    set_words,
    svg,
    words,
)
from riyu.interfaces.web.pattern_bench import BRUSHES, EXAMPLE_BRUSHES, SIDES, Bench, Problem
from riyu.interfaces.web.pattern_drawing import kinds_of, painted_html, small_svg
from riyu.interfaces.web.pattern_firing import failing_examples
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.model import Pattern

if TYPE_CHECKING:
    from riyu.interfaces.web.panels.patterns import PatternsPanel

__all__ = ["PatternEditor"]

_LONGEST = 20_000
_SHOWN = 40
_CELL = """(event) => {
    const cell = event.target.closest('[data-cell]');
    if (cell) emit([cell.dataset.cell, event.detail === 0]);
}"""


class PatternEditor:
    """A pattern of a bench, shown in the box that is open; `refresh` after every change."""

    def __init__(self, panel: PatternsPanel, bench: Bench, name: str) -> None:
        self._panel = panel
        self._page = panel.page
        self.bench = bench
        self.name = name
        self._brush = "O"
        self._part = 0
        self._drawn: object = None
        self._told: Sequence[Problem] = ()
        self._is_typing = False
        self._is_refused = (
            False  # what stands in the text field is not in the bench: it was refused
        )
        self._build()

    # Building. --------------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        guard = self._page.guard
        with box("bunch"):
            button(f"← {self.bench.found.name}", guard(self._panel.back), title="The whole class")
            button("◀", guard(partial(self._step, -1)), label="The pattern before", classes="sign")
            button("▶", guard(partial(self._step, 1)), label="The pattern after", classes="sign")
        heading(self.name)
        self._why = paragraph("", "lead")
        self._around = box("around")
        self._drawing = self._painted("magnified")
        self._brushes = box("bunch brushes", role="group", aria_label="What a click paints")
        with self._brushes:
            self._brush_buttons = {
                symbol: button(
                    symbol,
                    partial(self._take, symbol),
                    title=meaning,
                    label=meaning,
                    classes="sign",
                )
                for symbol, meaning in BRUSHES.items()
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
        self._refused = words("", "p", "problem refused")
        self._refused._props["role"] = "alert"
        with box("bunch"):
            self._save = button("Save", guard(self.save), classes="chief")
            button("Undo edit", guard(self._undo))
            button("Redo edit", guard(self._redo))
            button("As in the file", guard(self._discard), title="Drop all edits of this file")
        self._state = words("", "p", "quiet state")
        self._findings = box("findings", "ul")
        self._trial = PatternTrial(self._panel, self.bench, self.name)
        heading("Text")
        with box("field", "label"):
            words("The lines of this pattern in its file", classes="quiet")
            self._text = Element("textarea").classes("code")
            self._text._props.update(
                {"rows": 14, "value": "", "spellcheck": "false", "wrap": "off"}
            )
        typed = "(event) => emit(event.target.value)"
        self._text.on(
            "input",
            lambda event: self._typed(event.args, False),
            js_handler=typed,
            throttle=0.4,
            leading_events=False,
        )
        self._text.on("change", lambda event: self._typed(event.args, True), js_handler=typed)
        self._problems = box("problems", "ul", aria_live="polite")
        heading("Examples")
        self._examples = box("examples")
        self._trial.build_rest()
        with box("", "details"):
            words("History", "summary")
            self._history = box("history")
        with box("bunch"):
            button("Take this pattern out", guard(self._remove), classes="small")

    def _painted(self, classes: str) -> Element:
        element = box(classes)
        element.on("click", lambda event: self._clicked(event.args), js_handler=_CELL)
        return element

    # What is done. ----------------------------------------------------------------------------------------------------

    def _take(self, symbol: str) -> None:
        self._brush = symbol
        self._page.say(f"Paints {BRUSHES.get(symbol, symbol)}.")
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
            cell = json.dumps(f"[data-cell='{part},{row},{column}']")
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
        self._panel.edited()
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
            f"riyu.pointInText('textarea.code', {problem.line}, {problem.column})"
        )

    def _typed(self, said: object, is_done: bool) -> None:
        """Take what is being typed, if it reads; else say at once what is wrong with it.

        What is typed without a pause elsewhere is one edit. Another name counts once the typing is done.
        """
        text = str(said)[:_LONGEST]
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
            self._panel.magnify(name)
        elif self.bench.text != before:
            self._panel.edited()

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
        self._panel.drop_edits()

    def _remove(self) -> None:
        self.bench.remove(self.name)
        self._settle()

    def _settle(self) -> None:
        """Show what is there now: the pattern, or its class if it is there no more."""
        self._refuse(None)
        if any(pattern.name == self.name for pattern in self.bench.found.patterns):
            self._panel.edited()
        else:
            self._panel.back()

    def _step(self, step: int) -> None:
        names = [pattern.name for pattern in self.bench.found.patterns]
        self._panel.magnify(names[(names.index(self.name) + step) % len(names)])

    def save(self) -> None:
        """Save the file; the same game goes on with it."""
        if self._is_refused:
            raise UsageError("the text is not right yet: nothing is saved")
        try:
            saved = self._panel.knowledge.save(self.bench)
        except RiyuError as error:
            self._refuse(error)
            return
        self._refuse(None)
        total = saved.written_ms + saved.in_force_ms
        self._panel.note = f"Saved to {saved.file}; in force after {total:.0f} ms."
        self._page.say("Saved and in force.")
        self._panel.edited()

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what is new."""
        bench = self.bench
        try:
            pattern = bench.pattern(self.name)
        except UsageError:
            return
        if self._drawn != bench.text:
            self._drawn = bench.text
            self._show_drawings(pattern)
            set_words(self._why, pattern.why)
            text = bench.block_text(self.name)
            if self._text._props["value"].rstrip() != text and not self._is_refused:
                self._text._props["value"] = text
                self._text.update()
            self._fill_history()
        self._show_state()
        self._trial.refresh(pattern)

    def _show_state(self) -> None:
        bench = self.bench
        changed = bench.changed_names
        said = f"Changed: {', '.join(changed)}." if changed else self._panel.note
        if bench.is_changed and not changed:
            said = "Changed."
        set_words(self._state, said)
        wrong = (*bench.findings, *self._panel.knowledge.clashes(bench.found))
        told = bench.problems("", wrong)
        self._findings.clear()
        with self._findings:
            for problem in told[:_SHOWN]:
                words(f"Can't be saved so: {problem.message}", "li", "problem")
        self._show_brushes()

    def _show_brushes(self) -> None:
        for symbol, element in self._brush_buttons.items():
            pressed = str(symbol == self._brush).lower()
            if element._props.get("aria-pressed") != pressed:
                element._props["aria-pressed"] = pressed
                element.update()

    def _show_drawings(self, pattern: Pattern) -> None:
        kinds = kinds_of(pattern, self.bench.found.asked)
        html = painted_html(pattern.drawing.rows, kinds, 0, BRUSHES, self._brush)
        self._drawing._props["innerHTML"] = html
        self._drawing.update()
        self._around.clear()
        with self._around:
            for glob in pattern.globs:
                tests = ", ".join(map(str, glob.when))
                paragraph(f"In glob {glob.name}: {glob.why} {tests}".strip(), "quiet")
                with box("thumbs"):
                    for header in glob.headers:
                        drawn = small_svg(
                            header.drawing.rows, kinds_of(header, self.bench.found.asked)
                        )
                        svg(drawn, "thumb")
        failing = failing_examples(self.bench.found, pattern)
        self._examples.clear()
        with self._examples:
            examples = [("yes", e) for e in pattern.yes] + [("no", e) for e in pattern.no]
            for number, (word, example) in enumerate(examples, start=1):
                wrong = failing.get(number, "")
                with box("example wrong" if wrong else "example"):
                    words(f"{'✗' if wrong else '✓'} {word}", "b")
                    element = self._painted("small-drawing")
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
            for one in self._panel.knowledge.earlier(self.bench.found.name)[:20]:
                when = strftime("%Y-%m-%d %H:%M:%S", localtime(one.until))
                act = partial(self._take_back, one.text, when)
                button(f"As it was until {when}", self._page.guard(act), classes="small")

    def _take_back(self, text: str, when: str) -> None:
        if self._try(lambda: self.bench.replace(text, f"as it was until {when}")):
            self._settle()
