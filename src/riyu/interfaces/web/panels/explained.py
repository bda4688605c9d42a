"""An explanation on the page: its sentences for a reader, with their points, its lines as stones on the board.

Takes a desk and an explanation; builds elements and lays lines. Explains nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from riyu.game.points import Color, Point, on_board
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import box, button, words
from riyu.interfaces.web.reading_marks import line_overlay
from riyu.player.explaining.record import BEGINNER, STRONG, Explanation, Sentence
from riyu.player.explaining.refusal import Refusal

__all__ = ["LINE", "ExplanationView"]

LINE = "explained-line"
"""The layer of the line that is shown."""


class ExplanationView:
    """How explanations are shown in one panel: for which reader, and which of their lines lies on the board.

    `changed` is called when a person chose another reader or line.
    """

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._changed = changed
        self.reader = BEGINNER
        self._line: tuple[Point, ...] = ()

    @property
    def state(self) -> tuple[object, ...]:
        """What is chosen: another value once it must be drawn anew."""
        return (self.reader, self._line)

    @property
    def has_line(self) -> bool:
        """Whether a line lies on the board."""
        return bool(self._line)

    def switch(self) -> None:
        """Speak to the other reader."""
        self.reader = BEGINNER if self.reader == STRONG else STRONG
        self._changed()

    def hide(self) -> None:
        """Take the line off the board."""
        self._line = ()
        self._desk.lift(LINE)

    def show(self, explanation: Explanation) -> None:
        """Build an explanation's parts, where the caller is."""
        told: set[str] = set()

        def say(sentence: Sentence, tag: str = "p", classes: str = "") -> bool:
            text = sentence.of(self.reader)
            if not text or text in told:
                return False
            told.add(text)
            self._lit(text, sentence.points, tag, classes)
            return True

        with box("explained"):
            say(explanation.headline, "p", "lead headline")
            if explanation.deeds is not None:
                say(explanation.deeds, "p", "deeds")
            with box("reasons", "ul"):
                lined = explanation.line_told(self.reader)
                for one in explanation.reasons_for(self.reader):
                    if say(one.sentence, "li") and one is lined:
                        with box("part", "li"):
                            self._line_button("how it goes on", one.line, explanation.color)
            for title, part in (("elsewhere", explanation.threat), ("answer", explanation.reply)):
                if part is not None and not (title == "answer" and lined is not None):
                    with box("part"):
                        if say(part.sentence):
                            self._line_button(title, part.line, part.first)
            for left in (explanation.last, *explanation.left):
                if left is None:
                    continue
                with box("part"):
                    if say(left.sentence):
                        line = (explanation.move, *left.line)
                        self._line_button("left open", line, explanation.color)
            aside = explanation.aside
            if aside is not None:
                with box("part"):
                    say(aside.sentence)
            say(explanation.frame.sentence, "p", "quiet")
            say(explanation.certainty, "p", "quiet")
            if explanation.remember and self.reader == BEGINNER:
                words(f"Remember: {explanation.remember}", "p", "remember")

    def show_refusal(self, refusal: Refusal, color: Color) -> None:
        """Build what is said of a move that `color` was not to play, where the caller is."""
        texts: set[str] = set()
        with box("explained"):
            for sentence in refusal.sentences:
                text = sentence.of(self.reader)
                if text not in texts:
                    self._lit(text, sentence.points, "p", "" if texts else "lead verdict")
                    texts.add(text)
            if not texts:
                words("Nothing that riyu knows speaks for it, and the search did not try it.", "p")
            if refusal.line:
                self._line_button("what follows", (refusal.move, *refusal.line), color)

    def _lit(self, text: str, points: Sequence[Point], tag: str, classes: str) -> None:
        said = words(text, tag, classes)
        shown = [p for p in points if on_board(p, self._desk.table.size)]
        if shown:
            said._props["tabindex"] = "0"
            lights(self._desk, said, shown)

    def _line_button(self, title: str, line: tuple[Point, ...], first: Color) -> None:
        """Offer a line as stones on the board, and lay it where it was chosen."""
        if not line:
            return
        is_on = line == self._line
        chosen = button(
            "On the board",
            partial(self._choose, line),
            title=f"Show this as stones: {title}",
            label=f"On the board: {title}",
            classes="small",
        )
        chosen._props["aria-pressed"] = str(is_on).lower()
        if is_on:
            position = self._desk.standing.position
            self._desk.lay(line_overlay(LINE, position, line, first, 0))

    def _choose(self, line: tuple[Point, ...]) -> None:
        self._desk.lift(LINE)
        self._line = () if line == self._line else line
        self._changed()
