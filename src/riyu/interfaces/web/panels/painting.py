"""Drawings painted by clicks: brushes, what makes a drawing larger and smaller, examples with what is wrong with them.

Takes brushes and what to do; builds the parts and tells of clicks. What an edit does, who uses this knows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from nicegui.element import Element

from riyu.interfaces.web.draft import EXAMPLE_BRUSHES, SIDES
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.parts import box, button, empty, field, paragraph, set_words, words
from riyu.interfaces.web.pattern_drawing import painted_html
from riyu.patterns.model import Example

__all__ = ["Painting"]

_CELL = """(event) => {
    const cell = event.target.closest('[data-cell]');
    if (cell) emit([cell.dataset.cell, event.detail === 0]);
}"""


class Painting:
    """What the drawings of a block are painted with.

    `paint` gets part, row, column and brush of a click; `resize` gets part, side and 1 or -1.
    """

    def __init__(
        self,
        desk: Desk,
        panel: str,
        brushes: Mapping[str, str],
        paint: Callable[[int, int, int, str], None],
        resize: Callable[[int, str, int], None],
    ) -> None:
        self.brush = "O"
        self._desk = desk
        self._panel = panel
        self._brushes = brushes
        self._paint = paint
        self._resize = resize
        self._part = 0
        self._cell = ""  # painted last, by a key

    def build(self) -> None:
        """Build brushes and sizes."""
        with box("bunch brushes", role="group", aria_label="What a click paints"):
            self._buttons = {
                symbol: button(
                    symbol,
                    partial(self._take, symbol),
                    title=meaning,
                    label=meaning,
                    classes="sign",
                )
                for symbol, meaning in self._brushes.items()
            }
            field("Letter", "", self._take_letter, maxlength=1, autocomplete="off")
        self._meaning = paragraph("", "quiet brush-words")
        with box("bunch", role="group", aria_label="Size of the drawing painted last"):
            for side in SIDES:
                sign = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}[side]
                for text, step in (("+", 1), ("−", -1)):
                    label = f"{'Add' if step > 0 else 'Take off'} at the {side}"
                    button(
                        f"{text}{sign}",
                        partial(self._grow, side, step),
                        title=label,
                        label=label,
                        classes="sign small",
                    )
        self._show_brushes()

    def painted(self, classes: str) -> Element:
        """Give an element whose drawing is painted by clicks."""
        element = box(classes)
        element.on("click", lambda event: self._clicked(event.args), js_handler=_CELL)
        return element

    def fill_examples(
        self,
        into: Element,
        yes: Sequence[Example],
        no: Sequence[Example],
        failing: Mapping[int, str] | None,
        first: int,
    ) -> None:
        """Show examples, numbered from `first`; `failing` says by number what is wrong; None: not tried."""
        empty(into)
        with into:
            examples = [("yes", e) for e in yes] + [("no", e) for e in no]
            for number, (word, example) in enumerate(examples, start=first):
                wrong = (failing or {}).get(number, "")
                sign = "…" if failing is None else "✗" if wrong else "✓"
                with box("example wrong" if wrong else "example"):
                    words(f"{sign} {word}", "b")
                    element = self.painted("small-drawing")
                    element._props["innerHTML"] = painted_html(
                        example.rows, {}, number, EXAMPLE_BRUSHES
                    )
                    if wrong or example.note:
                        paragraph(wrong or example.note, "problem" if wrong else "quiet")
        self._focus("document.activeElement === document.body && ")

    def _focus(self, condition: str = "") -> None:
        """Put the focus back on the point that was painted last, if that was by a key."""
        if self._cell:
            which = json.dumps(f"#panel-{self._panel} [data-cell='{self._cell}']")
            focus = f"document.querySelector({which})?.focus()"
            self._desk.client.run_javascript(condition + focus)

    def _take(self, symbol: str) -> None:
        self.brush = symbol
        self._desk.say(f"Paints {self._brushes.get(symbol, symbol)}.")
        self._show_brushes()

    def _take_letter(self, text: str) -> None:
        if text.strip():
            self._take(text.strip()[0])

    def _show_brushes(self) -> None:
        meaning = self._brushes.get(self.brush, "a label")
        set_words(self._meaning, f"A click paints {self.brush}: {meaning}.")
        for symbol, element in self._buttons.items():
            pressed = str(symbol == self.brush).lower()
            if element._props.get("aria-pressed") != pressed:
                element._props["aria-pressed"] = pressed
                element.update()

    def _grow(self, side: str, step: int) -> None:
        self._cell = ""
        self._resize(self._part, side, step)

    def _clicked(self, said: object) -> None:
        cell, by_key = said if isinstance(said, list) and len(said) == 2 else ("", False)
        places = str(cell)[:20].split(",")
        if len(places) != 3 or not all(p.isascii() and p.isdigit() for p in places):
            return
        part, row, column = map(int, places)
        self._part = part
        self._cell = f"{part},{row},{column}" if by_key else ""
        self._paint(part, row, column, self.brush)
        self._focus()
