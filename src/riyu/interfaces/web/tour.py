"""A short tour of the page for a newcomer: a card that goes from place to place, with a sentence or two at each.

Takes a desk; shows panels and a card beside what it speaks of. Plays nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from json import dumps

from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.parts import box, button, heading, paragraph, set_words

__all__ = ["STOPS", "Stop", "Tour"]


@dataclass(frozen=True, slots=True)
class Stop:
    """One place of the tour: what it is about, as CSS names it, the panel that is shown for it, title and words."""

    at: str
    panel: str
    title: str
    words: str


STOPS = (
    Stop(
        ".goban",
        "play",
        "The board",
        "Click a point to play there. The ring is on the last stone. ← and → step through the game.",
    ),
    Stop(
        ".tools button",
        "play",
        "A new game",
        "Board, handicap, time; how strong riyu plays, from level 20k to full strength, and in which style.",
    ),
    Stop(
        "#panel-play .bunch",
        "play",
        "Playing",
        "Pass, take back, resign. Two passes begin the count. Stuck? A hint tells where to look, then why,"
        " then the move. And riyu can warn you before a blunder.",
    ),
    Stop(
        "#tab-candidates",
        "candidates",
        "Why",
        "What riyu would play here, and why: in words, or as a picture of the whole decision. The greener and larger"
        " a move on the board, the better; its number says how many points less than the best it is.",
    ),
    Stop(
        ".why-not-what",
        "candidates",
        "Why not?",
        "Choose this, then any point: you hear what is wrong with it, and see what punishes it. Esc leaves.",
    ),
    Stop(
        "#tab-review",
        "review",
        "Review",
        "After a game: who led when, the mistakes in words, and what was better. N goes to the next mistake.",
    ),
    Stop(
        '[data-overlay="territory"]',
        "overlays",
        "Seeing more",
        "Overlays show what is hard to see: whose the points are and which groups are weak (T), what holds together"
        " (L), influence (I). Point at the board, and what they say there is told.",
    ),
    Stop(
        "#mode-build",
        "patterns",
        "What riyu knows",
        "riyu plays by patterns and rules that you can read and change: the same game goes on with what you save.",
    ),
    Stop(
        ".tools button:last-of-type", "play", "Keys", "All keys are listed here. Have a good game!"
    ),
)
"""The places, in the order they are come to."""


class Tour:
    """The tour of one page: built once, shown when it is asked for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._at = -1
        self._card = box("tour", "section", role="dialog", aria_label="A short tour of the page")
        with self._card:
            self._title = heading("")
            self._words = paragraph("")
            with box("buttons"):
                self._place = paragraph("", "quiet")
                self._back = button("Back", lambda: self._step(-1), classes="small")
                self._next = button("Next", lambda: self._step(1), classes="small chief")
                self._next._props["id"] = "tour-next"
                button("Leave", self.leave, title="Leave the tour (Escape)", classes="small")
        self._card.set_visibility(False)

    def begin(self) -> None:
        """Begin at the first place."""
        self._at = -1
        self._step(1)
        self._desk.client.run_javascript("riyu.focus('tour-next')")

    def leave(self) -> bool:
        """Leave the tour; give whether it was shown."""
        if self._at < 0:
            return False
        self._at = -1
        self._card.set_visibility(False)
        self._desk.client.run_javascript("riyu.spot('')")
        self._desk.show_panel("play")
        return True

    def _step(self, step: int) -> None:
        self._at = max(0, self._at + step)
        if self._at >= len(STOPS):
            self.leave()
            return
        stop = STOPS[self._at]
        self._desk.show_panel(stop.panel)
        set_words(self._title, stop.title)
        set_words(self._words, stop.words)
        set_words(self._place, f"{self._at + 1} of {len(STOPS)}")
        set_words(self._next, "Next" if self._at < len(STOPS) - 1 else "Done")
        self._back.set_visibility(self._at > 0)
        self._card.set_visibility(True)
        self._desk.say(f"{stop.title}. {stop.words}")
        self._desk.client.run_javascript(f"riyu.spot({dumps(stop.at)})")
