"""The panel of candidates: what riyu would play here, what each is worth, why, and why not another move.

Takes a desk; asks riyu's engine as long work, shows decisions and answers. Weighs nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from nicegui.element import Element

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point, color_name, parse_move, parse_point, point_text
from riyu.interfaces.picture import Overlay, Symbol
from riyu.interfaces.web.candidate_overlays import SHOWN
from riyu.interfaces.web.hall import SoFar
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.candidate_list import candidate_list
from riyu.interfaces.web.panels.decision_views import before_and_now, decision_picture
from riyu.interfaces.web.panels.explained import ExplanationView
from riyu.interfaces.web.panels.reasons import reason_list
from riyu.interfaces.web.parts import (
    box,
    button,
    empty,
    field,
    heading,
    paragraph,
    set_words,
    words,
)
from riyu.interfaces.web.point_worth import worth_words
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand
from riyu.player.decision import Decision
from riyu.player.explaining.parts import AHEAD
from riyu.player.explaining.record import STRONG, Explanation
from riyu.player.why_not import WhyNot
from riyu.sgf.node import Node

__all__ = ["CandidatesPanel", "so_far_lines"]

_LAYER = "candidates"
_ASKED = "asked-about"
_WAYS = {
    "words": ("In words", "The explanation, and the candidates"),
    "picture": ("As a picture", "The whole tree: sources, facts, purposes, moves"),
    "change": ("Before and now", "riyu's choice here before the knowledge was changed, and now"),
}
"""How a decision is shown: the title and a sentence of each way."""


@dataclass(frozen=True)
class _Question:
    """Why not a point: where the page looked then, and the node where it could have been played."""

    seen_at: Node
    node: Node
    point: Point


def so_far_lines(decision: Decision) -> list[str]:
    """Give the moves that search has gone down so far, the most visited first, with what it found."""
    visited = [one for one in decision.candidates if one.visits][:SHOWN]
    return [
        f"{point_text(one.candidate.move)} {worth_words(decision, one)}, {one.visits:,} games"
        for one in visited
    ]


class CandidatesPanel(Panel):
    """riyu's candidates where the page looks, and why not another move."""

    name = "candidates"
    title = "Why"
    mode = "play"
    keys = (
        Key(tuple("123456789"), "play_place", "play that candidate", gives_name=True),
        Key(("E",), "why_here", "why the candidate pointed at"),
        Key(("Escape",), "ask_no_more", "ask about no move after all"),
    )

    _is_asking = False
    _asked_at: Node | None = None
    _question: _Question | None = None
    _errand: Errand | None = None
    _wish: Mapping[str, str] = {}
    _way = "words"

    def build(self) -> None:
        """Build the panel."""
        self._answers: dict[tuple[Node, Point], WhyNot] = {}
        self._drawn: tuple[object, ...] = ()
        with box("bunch"):
            decide = partial(self.desk.do, "decide")
            self._ask = button("Ask riyu", decide, title="Candidates (Space)", classes="chief")
            with box("bunch why-not-what", role="group", aria_label="Why not another move"):
                self._why_not = button(
                    "Why not …",
                    self.desk.guard(self.ask_why_not),
                    title="Ask about the move clicked next (Shift+E)",
                )
                _press(self._why_not, False)
                self._typed = field(
                    "Why not, by its point",
                    on_change=self._type,
                    placeholder="or type it: D4",
                    autocomplete="off",
                )
        self._head = words("", "span", "quiet said-of-it")
        with box("bunch shown-as"):
            with box("ways", role="group", aria_label="How it is shown"):
                self._ways = {
                    name: button(title, partial(self._show_as, name), title=tip, classes="small")
                    for name, (title, tip) in _WAYS.items()
                }
            self._strong = button(
                "For strong players",
                lambda: self._view.switch(),
                title="In a strong player's words",
                classes="small",
            )
        self._answer = box("why-not")
        self._view = ExplanationView(self.desk, partial(self.desk.changed, TableChange.WORK))
        self._explained = box("why-here")
        with box("so-far", "ol", aria_label="What search has found so far") as self._so_far:
            self._found = [words("", "li") for _ in range(SHOWN)]
        self._list = box()

    def state(self) -> Mapping[str, str]:
        """Give the point asked about, and whether it was one for the move before."""
        way = {"as": self._way} if self._way != "words" else {}
        if self._question is None:
            return {**self._wish, **way}
        state = {"not": point_text(self._question.point), **way}
        return state if self._question.node is self._question.seen_at else {**state, "of": "last"}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up a question; it is asked once the panel is shown."""
        self._wish = {name: state[name] for name in ("not", "of") if name in state}
        self._way = state["as"] if state.get("as") in _WAYS else "words"

    def open(self, what: str) -> None:
        """Ask which move is asked about (`why-not`), or show what a change of knowledge changes here (`change`)."""
        if what == "change":
            self._show_as(what)
            if self._decision(self.desk.node) is None and self.desk.work.current is None:
                self.desk.do("decide")
        elif what == "why-not":
            self.ask_why_not()
        else:
            super().open(what)

    def _show_as(self, way: str) -> None:
        self._way = way
        self._view.hide()
        self.desk.changed(TableChange.WORK)

    # Asking. ----------------------------------------------------------------------------------------------------------

    def _decision(self, node: Node) -> Decision | None:
        return self.desk.hall.decisions.at(self.desk.table.standing(node).scene)

    def ask_why_not(self) -> None:
        """Ask which move: the point clicked next is asked about, not played; again: ask no more."""
        self._set_asking(not self._is_asking)
        if self._is_asking:
            self.desk.say(f"{self._asked_words()}; Escape leaves.")

    def ask_no_more(self) -> bool:
        """Stop asking which move; give whether it was being asked, or an answer stood there."""
        if not self._is_asking and self._question is None:
            return False
        self._set_asking(False)
        self._forget()
        return True

    def why_here(self) -> bool:
        """Ask about the candidate that is pointed at; give whether there is one."""
        decision = self._decision(self.desk.node)
        pointed = self.desk.pointed
        if decision is None or pointed == NO_POINT or decision.find(pointed) is None:
            return False
        self._put(_Question(self.desk.node, self.desk.node, pointed))
        return True

    def point(self, point: Point, shift: bool) -> bool:
        """Take the point that is asked about."""
        if not self._is_asking:
            return False
        self._set_asking(False)
        self._put(_Question(self.desk.node, self._spoken_of()[0], point))
        return True

    def _type(self, text: str) -> None:
        with self.desk.guarded():
            if text.strip():
                point = parse_move(text, self.desk.table.size)
                if point == PASS:
                    raise UsageError("a pass is weighed already: playouts are compared to it")
                self._set_asking(False)
                self._put(_Question(self.desk.node, self._spoken_of()[0], point))
        self._typed.run_method("select")

    def _spoken_of(self) -> tuple[Node, int, str]:
        """Give where another move is asked for: here, or where riyu chose the move that led here; color and words."""
        desk, node = self.desk, self.desk.node
        decision = desk.table.decisions.get(node)
        if decision is not None and node.parent is not None and self._decision(node) is None:
            return node.parent, decision.color, f" in place of {decision.move_text()}"
        return node, desk.standing.to_move, ""

    def _put(self, question: _Question) -> None:
        desk = self.desk
        self._question, self._wish = question, {}
        key = (question.node, question.point)
        desk.changed(TableChange.WORK)
        if key in self._answers:
            return
        node = question.node
        is_here = node is question.seen_at
        decision = self._decision(node) if is_here else desk.table.decisions.get(question.seen_at)

        def done(answer: WhyNot) -> None:
            self._answers[key] = answer
            if is_here:
                desk.hall.decisions.keep(desk.table.standing(node).scene, answer.decision)
            refusal = desk.hall.refusals.of(answer)
            desk.say(refusal.text() if refusal is not None else answer.verdict())
            desk.changed(TableChange.WORK)
            desk.give_up(errand)

        self._errand = errand = desk.hall.why_not(desk.seated, node, question.point, decision, done)

    def _forget(self) -> None:
        self._question, self._wish = None, {}
        self.desk.changed(TableChange.WORK)

    def _set_asking(self, is_asking: bool) -> None:
        if is_asking != self._is_asking:
            self._is_asking = is_asking
            self._asked_at = self.desk.node
            _press(self._why_not, is_asking)
            if is_asking:
                self.desk.prompt(self._asked_words(), partial(self._set_asking, False))
            else:
                self.desk.prompt("")
            self.desk.changed(TableChange.WORK)

    def _take_up(self) -> None:
        """Ask what the address asked."""
        wish, self._wish = self._wish, {}
        node = self.desk.node
        with self.desk.guarded():
            try:
                point = parse_point(wish.get("not", ""), self.desk.table.size)
            except BadInput:
                return
            before = wish.get("of") == "last" and node.parent is not None
            self._put(_Question(node, node.parent if before and node.parent else node, point))

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        desk = self.desk
        if self._wish:
            self._take_up()
        if self._question is not None and self._question.seen_at is not desk.node:
            self._question = None
        if self._is_asking and self._asked_at is not desk.node:
            self._set_asking(False)
        question = self._question
        answer = self._answers.get((question.node, question.point)) if question else None
        decision = self._decision(desk.node)
        set_words(self._head, self._sentence(decision))
        self._show_so_far()
        is_weighed = desk.work.current is not None and desk.work.current is self._errand
        last = desk.table.decisions.get(desk.node)
        explained = decision if decision is not None else last
        explanation = desk.hall.explanations.of(explained) if explained is not None else None
        earlier = desk.hall.decisions.before(desk.standing.scene)
        way = self._way_shown(explained, earlier)
        drawn: tuple[object, ...] = (desk.node, decision, question, answer, is_weighed, explanation)
        drawn = (*drawn, self._view.state, way, earlier, explained, desk.table.why(desk.node))
        if self._drawn == drawn:
            return
        if self._drawn and self._drawn[0] is not desk.node:
            self._view.hide()
        self._drawn = drawn
        empty(self._list)
        empty(self._explained)
        empty(self._answer)
        self._show_ways(way, explained, earlier)
        self._strong.set_visibility(explanation is not None and way == "words")
        _press(self._strong, self._view.reader == STRONG)
        with self._answer:
            self._show_answer(question, answer)
        if decision is None or self._view.has_line:  # a line is read alone
            desk.lift(_LAYER)
        else:
            desk.lay(desk.hall.overlays["candidates"].make(desk.standing.scene))
        with self._explained:
            if way == "picture" and explained is not None:
                decision_picture(desk, explained)
            elif way == "change" and earlier is not None:
                before_and_now(desk, earlier, decision)
            else:
                self._show_words(explained, explanation, is_here=decision is not None)
        if decision is not None and way == "words":
            with self._list:
                candidate_list(desk, decision, earlier)

    def _way_shown(self, explained: Decision | None, earlier: Decision | None) -> str:
        """Give the way that was chosen, if there is anything to be shown so, else words."""
        is_there = {"picture": explained is not None, "change": earlier is not None}
        return self._way if is_there.get(self._way) else "words"

    def _show_ways(self, way: str, explained: Decision | None, earlier: Decision | None) -> None:
        """Offer the ways in which there is something to be shown."""
        self._ways["words"].set_visibility(explained is not None or earlier is not None)
        self._ways["picture"].set_visibility(explained is not None)
        self._ways["change"].set_visibility(earlier is not None)
        for name, element in self._ways.items():
            _press(element, name == way)

    def _show_words(
        self, explained: Decision | None, explanation: Explanation | None, *, is_here: bool
    ) -> None:
        """Build the explanation; of a move whose decision is not known any more what was kept of it in the game."""
        desk = self.desk
        kept = desk.table.why(desk.node) if desk.table.is_riyus_move(desk.node) else ""
        if explanation is not None:
            where = "here" if is_here else "was played"
            heading(f"Why {color_name(explanation.color)} {explanation.move_text} {where}")
            self._view.show(explanation)
            if not is_here and explained is not None and explained.chosen is not None:
                with box("", "details"):
                    words("All its reasons, down to the stones", "summary")
                    reason_list(desk, explained.chosen)
        elif kept and not is_here:
            heading("Why this was played")
            words(kept[:20_000], "div", "words")
        elif explained is not None and not is_here:
            paragraph("riyu finds the words …", "quiet")

    def _show_so_far(self) -> None:
        """Show what riyu has found here while it thinks: words that change where they stand."""
        errand = self.desk.work.current
        found = errand.so_far if errand is not None else None
        said = []
        if isinstance(found, SoFar) and found.node is self.desk.node:
            said = so_far_lines(found.decision)
        self._so_far.set_visibility(bool(said))
        for place, element in enumerate(self._found):
            set_words(element, said[place] if place < len(said) else "")
            element.set_visibility(place < len(said))

    def _asked_words(self) -> str:
        _, asked, where = self._spoken_of()
        return f"Why not which move for {color_name(asked)}{where}? Click its point"

    def _sentence(self, decision: Decision | None) -> str:
        color = color_name(self.desk.standing.to_move)
        if self.desk.work.current is not None:
            return "riyu thinks …"
        if self._is_asking:
            return self._asked_words()
        if decision is None:
            return f"What should {color} play here?"
        explanation = self.desk.hall.explanations.of(decision)
        if explanation is None:
            return color
        lead = explanation.frame.lead  # one number for one thing: the explanation says it too
        if abs(lead) < AHEAD:
            return f"{color}, in a game that is about even"
        ahead = "ahead" if lead >= 0 else "behind"
        return f"{color}, about {abs(lead):.0f} points {ahead}"

    def hidden(self) -> None:
        """Take the marks off the board; no move is asked for any more."""
        self.desk.lift(_LAYER)
        self.desk.lift(_ASKED)
        self._view.hide()
        self._set_asking(False)
        self._drawn = ()

    def play_place(self, place: str) -> None:
        """Play the candidate of a place, from 1."""
        decision = self._decision(self.desk.node)
        if decision is not None and int(place) <= len(decision.candidates):
            self.desk.play(decision.candidates[int(place) - 1].candidate.move)

    def _show_answer(self, question: _Question | None, answer: WhyNot | None) -> None:
        desk = self.desk
        if question is None:
            desk.lift(_ASKED)
            return
        mark = Symbol(question.point, "triangle", "bad")
        keys = ((Symbol(NO_POINT, "triangle", "bad"), "the move asked about"),)
        desk.lay(Overlay(_ASKED, "The move asked about.", (mark,), keys))
        if answer is None:
            heading(f"Why not {point_text(question.point)}")
            if desk.work.current is self._errand:
                paragraph("riyu weighs it …", "quiet")
            else:
                again = desk.guard(lambda: self._put(question))
                button("Ask again", again, title="It was stopped", classes="small")
            return
        heading(f"Why not {answer.move_text}")
        refusal = desk.hall.refusals.of(answer)
        if refusal is not None:
            self._view.show_refusal(refusal, answer.decision.color)
        with box("bunch"):
            if question.node is desk.node and not answer.illegal:
                play = desk.guard(lambda: desk.play(question.point))
                button(f"Play {point_text(question.point)}", play, classes="small")
            button("Close", self.ask_no_more, classes="small", title="No more of this (Esc)")


def _press(element: Element, is_pressed: bool) -> None:
    """Show a switch as pressed, or not."""
    pressed = str(is_pressed).lower()
    if element._props.get("aria-pressed") != pressed:
        element._props["aria-pressed"] = pressed
        element.update()
