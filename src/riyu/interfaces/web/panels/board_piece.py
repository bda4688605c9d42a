"""A new pattern from a piece of the board: what is clicked there, and what the pattern is to be called and to say.

Takes the panel of patterns; builds its part and lays the piece on the board. The pattern's text, `pattern_new` makes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from riyu.base.errors import UsageError
from riyu.game.points import Point, color_name, opposite
from riyu.interfaces.picture import Mark, Overlay, Symbol, Tint
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.panels.file_panel import FilePanel
from riyu.interfaces.web.parts import box, button, choice, field, words
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.interfaces.web.pattern_new import Selection, sayings_for, steps_of

__all__ = ["BoardPiece"]

_LAYER = "pattern-selection"


class BoardPiece:
    """A piece of the board that is being chosen for a new pattern of the class shown."""

    def __init__(self, panel: FilePanel[PatternDraft], knowledge: PatternKnowledge) -> None:
        self._panel = panel
        self._knowledge = knowledge
        self._desk = panel.desk
        self._begin()

    def _begin(self) -> None:
        self._selection = Selection(steps_of(self._panel.draft().found.asked))
        self._desk.lift(_LAYER)

    @property
    def stage(self) -> object:
        """What is asked for now: while it is the same, what is built stands, and so does what was typed."""
        return self._selection, self._selection.wanted, self._desk.standing.position

    def close(self) -> None:
        """Take it off the board."""
        self._desk.lift(_LAYER)

    def point(self, point: Point) -> bool:
        """Take a click; give whether one was wanted."""
        if not self._selection.wanted:
            return False
        self._selection.take(point)
        self._mark(self._selection)
        self._panel.redraw()
        return True

    def _mark(self, selection: Selection) -> None:
        marks: list[Mark] = [Tint(p, 0.4, "amount") for p in selection.region]
        marks += [Symbol(p, "square") for p in selection.corners]
        if selection.focus:
            marks.append(Symbol(selection.focus, "circle"))
        if selection.answer:
            marks.append(Symbol(selection.answer, "cross", "good"))
        self._desk.lay(Overlay(_LAYER, "The piece of the board for a new pattern.", tuple(marks)))

    def build(self) -> None:
        """Build what is asked next."""
        selection, guard = self._selection, self._desk.guard
        with box("bunch"):
            button("← cancel", guard(self._panel.back))
            button("From the beginning", guard(self._again))
        words(f"A new pattern for {self._panel.file}", "h2")
        if selection.wanted:
            words(f"Click on the board: {selection.wanted}.", "p", "lead")
            if selection.may_end:
                button("It has no answer", guard(self._no_answer))
            return
        to_move = self._desk.standing.position.to_move
        sayings = sayings_for(self._panel.draft().found, selection)
        said = {"name": "", "why": "", "own": str(to_move), "saying": next(iter(sayings), "")}

        def put(key: str, text: str) -> None:
            said[key] = text

        field("Name, such as hane-at-the-edge", "", partial(put, "name"), maxlength=80)
        field("Why, a sentence", "", partial(put, "why"), maxlength=400)
        colors = {str(c): color_name(c) for c in (to_move, opposite(to_move))}
        choice("Own", colors, str(to_move), partial(put, "own"))
        choice("It says", sayings, said["saying"], partial(put, "saying"))
        button("Make it", guard(partial(self._make, selection, said)), classes="chief")

    def _again(self) -> None:
        self._begin()
        self._panel.redraw()

    def _no_answer(self) -> None:
        self._selection.leave_out_answer()
        self._panel.redraw()

    def _make(self, selection: Selection, said: Mapping[str, str]) -> None:
        draft = self._panel.draft()
        name = said["name"].strip()
        if self._is_taken(name, draft):
            raise UsageError(f"there is a pattern '{name}' already: expected a name of its own")
        selection.add_to(
            draft,
            self._desk.standing.position,
            name=name,
            why=said["why"].strip(),
            own=int(said["own"]),
            saying=said["saying"],
        )
        self._panel.edited()
        self._panel.back()
        self._panel.magnify(name)

    def _is_taken(self, name: str, draft: PatternDraft) -> bool:
        classes = (*self._knowledge.library.classes, draft.found)
        return any(pattern.name == name for found in classes for pattern in found.patterns)
