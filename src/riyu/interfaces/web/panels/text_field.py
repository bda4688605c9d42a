"""The text of a block: a field to write in, and what is wrong with what stands in it.

Takes texts and problems; tells what is typed. What is typed is sent three times a second at most, and once more when
the field is left: then what was waiting to be sent is dropped, so that no older text arrives behind a newer one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nicegui import Client
from nicegui.element import Element

from riyu.interfaces.web.draft import Problem
from riyu.interfaces.web.parts import KEEP, box, button, empty, words

__all__ = ["LONGEST", "TextField", "text_and_caret"]

LONGEST = 20_000
"""Letters of a block's text that are taken."""

_TYPED = f"(event) => {{ {KEEP}; riyu.typed(event.target, emit); }}"
_LEFT = f"(event) => {{ {KEEP}; riyu.left(event.target, emit); }}"


class TextField:
    """The field, built in the box that is open.

    `typed` gets the text, where the caret is, and whether the field was left; `selector` finds the field on the page.
    """

    def __init__(
        self, client: Client, panel: str, word: str, typed: Callable[[str, int, bool], None]
    ) -> None:
        self.selector = f"#panel-{panel} textarea.code"
        self._client = client
        self._typed = typed
        with box("field", "label"):
            words(f"The lines of this {word} in its file", classes="quiet")
            self.element = Element("textarea").classes("code")
            self.element._props.update(
                {"rows": 14, "value": "", "spellcheck": "false", "wrap": "off"}
            )
        for event, handler, is_done in (("input", _TYPED, False), ("change", _LEFT, True)):
            self.element.on(event, partial(self._take, is_done), js_handler=handler)
        self._problems = box("problems", "ul", aria_live="polite")
        self._told: tuple[Problem, ...] = ()

    def _take(self, is_done: bool, event: object) -> None:
        text, caret = text_and_caret(getattr(event, "args", None))
        with self.element._props.suspend_updates():  # it stands there, and more may by now
            self.element._props["value"] = text
        self._typed(text, caret, is_done)

    def show(self, text: str) -> None:
        """Put a text into the field, unless it stands there but for its end."""
        if self.element._props["value"].rstrip() != text:
            self.element._props["value"] = text
            self.element.update()

    def tell(self, problems: Sequence[Problem]) -> None:
        """Say what is wrong; a click goes there.

        What is said already stays as it is: a click that leaves the field finds the button it was meant for.
        """
        if tuple(problems) == self._told:
            return
        self._told = tuple(problems)
        empty(self._problems)
        with self._problems:
            for problem in problems:
                with box("", "li"):
                    act = partial(self._point_at, problem)
                    button(str(problem), act, classes="small", title="Go there")

    def _point_at(self, problem: Problem) -> None:
        self._client.run_javascript(
            f"riyu.pointInText('{self.selector}', {problem.line}, {problem.column})"
        )


def text_and_caret(said: object) -> tuple[str, int]:
    """Give the text and the caret's place that a browser said, whatever it said."""
    value, caret = said if isinstance(said, list) and len(said) == 2 else ("", 0)
    text = str(value)[:LONGEST]
    return text, caret if isinstance(caret, int) and 0 <= caret <= len(text) else 0
