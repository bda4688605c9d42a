"""The panel of candidates: what riyu would play here, what each is worth, why, and why not another move.

Takes a desk; asks riyu's engine as long work, shows decisions and answers. Weighs nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point, color_name, parse_move, parse_point, point_text
from riyu.interfaces._svg_marks import worth_color
from riyu.interfaces.picture import Overlay, Symbol
from riyu.interfaces.web.candidate_overlays import SHOWN
from riyu.interfaces.web.hall import SoFar
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.explained import ExplanationView
from riyu.interfaces.web.panels.reasons import reason_list
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import box, button, field, heading, paragraph, set_words, words
from riyu.interfaces.web.point_worth import worth_share, worth_words
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand
from riyu.player.decision import Decision
from riyu.player.explaining.record import STRONG, Explanation
from riyu.player.why_not import WhyNot
from riyu.search.one_ply import Weighed
from riyu.sgf.node import Node

__all__ = ["CandidatesPanel", "so_far_lines"]

_LAYER = "candidates"
_ASKED = "asked-about"


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
    _question: _Question | None = None
    _errand: Errand | None = None
    _wish: Mapping[str, str] = {}

    def build(self) -> None:
        """Build the panel."""
        self._answers: dict[tuple[Node, Point], WhyNot] = {}
        self._drawn: tuple[object, ...] = ()
        with box("bunch"):
            decide = partial(self.desk.do, "decide")
            self._ask = button("Ask riyu", decide, title="Candidates (Space)", classes="chief")
            self._head = words("", "span", "quiet")
            self._strong = button(
                "For strong players",
                lambda: self._view.switch(),
                title="In a strong player's words",
                classes="small",
            )
        with box("bunch", role="group", aria_label="Why not another move"):
            self._why_not = button(
                "Why not …",
                self.desk.guard(self.ask_why_not),
                title="Ask about the move clicked next (Shift+E)",
            )
            self._why_not._props["aria-pressed"] = "false"
            self._typed = field(
                "or type its point", on_change=self._type, placeholder="D4", autocomplete="off"
            )
        self._answer = box("why-not")
        self._view = ExplanationView(self.desk, partial(self.desk.changed, TableChange.WORK))
        self._explained = box("why-here")
        with box("so-far", "ol", aria_label="What search has found so far") as self._so_far:
            self._found = [words("", "li") for _ in range(SHOWN)]
        self._list = box("candidates", "ol")

    def state(self) -> Mapping[str, str]:
        """Give the point asked about, and whether it was one for the move before."""
        if self._question is None:
            return self._wish
        state = {"not": point_text(self._question.point)}
        return state if self._question.node is self._question.seen_at else {**state, "of": "last"}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up a question; it is asked once the panel is shown."""
        self._wish = {name: state[name] for name in ("not", "of") if name in state}

    def open(self, what: str) -> None:
        """Ask which move is asked about, if that is what is wanted: `why-not`."""
        if what != "why-not":
            super().open(what)
        self.ask_why_not()

    # Asking. ----------------------------------------------------------------------------------------------------------

    def _decision(self, node: Node) -> Decision | None:
        return self.desk.hall.decisions.at(self.desk.table.standing(node).scene)

    def ask_why_not(self) -> None:
        """Ask which move: the point clicked next is asked about, not played; again: ask no more."""
        self._set_asking(not self._is_asking)
        if self._is_asking:
            color, where = self._spoken_of()[1:]
            self.desk.say(f"Why not which move for {color_name(color)}{where}? Choose a point.")

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
            self._why_not._props["aria-pressed"] = str(is_asking).lower()
            self._why_not.update()
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
        question = self._question
        answer = self._answers.get((question.node, question.point)) if question else None
        decision = self._decision(desk.node)
        set_words(self._head, self._sentence(decision))
        self._show_so_far()
        is_weighed = desk.work.current is not None and desk.work.current is self._errand
        last = desk.table.decisions.get(desk.node)
        explained = decision if decision is not None else last
        explanation = desk.hall.explanations.of(explained) if explained is not None else None
        drawn = (desk.node, decision, question, answer, is_weighed, explanation, self._view.state)
        if self._drawn == drawn:
            return
        if self._drawn and self._drawn[0] is not desk.node:
            self._view.hide()
        self._drawn = drawn
        self._list.clear()
        self._explained.clear()
        self._answer.clear()
        self._show_reader(explanation)
        with self._answer:
            self._show_answer(question, answer)
        if decision is None:
            desk.lift(_LAYER)
        else:
            desk.lay(desk.hall.overlays["candidates"].make(desk.standing.scene))
            with self._list:
                earlier = desk.hall.decisions.before(desk.standing.scene)
                if earlier is not None:
                    paragraph("Beside each, its place before the knowledge was changed.", "quiet")
                for place, weighed in enumerate(decision.candidates[:SHOWN], start=1):
                    self._candidate(decision, place, weighed, earlier)
                if decision.point == PASS:
                    paragraph(f"riyu would pass: {decision.why}.")
        if explanation is not None:
            with self._explained:
                where = "here" if decision is not None else "was played"
                heading(f"Why {color_name(explanation.color)} {explanation.move_text} {where}")
                self._view.show(explanation)
                if decision is None and last is not None and last.chosen is not None:
                    with box("", "details"):
                        words("All its reasons, down to the stones", "summary")
                        reason_list(desk, last.chosen)

    def _show_reader(self, explanation: Explanation | None) -> None:
        """Show for whom the explanation speaks, where there is one."""
        self._strong.set_visibility(explanation is not None)
        pressed = str(self._view.reader == STRONG).lower()
        if self._strong._props.get("aria-pressed") != pressed:
            self._strong._props["aria-pressed"] = pressed
            self._strong.update()

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

    def _sentence(self, decision: Decision | None) -> str:
        color = color_name(self.desk.standing.to_move)
        if self.desk.work.current is not None:
            return "riyu thinks …"
        if self._is_asking:
            _, asked, where = self._spoken_of()
            return f"Why not which move for {color_name(asked)}{where}? Click its point."
        if decision is None:
            return f"What should {color} play here?"
        explanation = self.desk.hall.explanations.of(decision)
        margin = (
            explanation.frame.lead  # one number for one thing: the explanation says it too
            if explanation is not None
            else decision.assessment.margin_for(decision.color)
        )
        ahead = "ahead" if margin >= 0 else "behind"
        return f"{color}, about {abs(margin):.0f} points {ahead}"

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

    def _candidate(
        self, decision: Decision, place: int, weighed: Weighed, earlier: Decision | None
    ) -> None:
        move = weighed.candidate.move
        with box("", "li"):
            with box("head") as head:
                words(str(place), classes="place")
                button(
                    point_text(move),
                    self.desk.guard(lambda: self.desk.play(move)),
                    title=f"Play {point_text(move)} ({place})",
                    classes="small",
                )
                if earlier is not None:
                    words(_place_before(earlier, move, place), classes="quiet was")
                worth = words(worth_words(decision, weighed), classes="worth")
                share = worth_share(decision, weighed)
                color = "transparent" if share is None else worth_color(share)
                worth._props["style"] = f"--worth: {color}"
            lights(self.desk, head, [move])
            first = weighed.candidate.reasons[:1]
            with box("", "details"):
                words(first[0].text if first else "what was found of it", "summary")
                reason_list(self.desk, weighed)


def _place_before(earlier: Decision, move: Point, place: int) -> str:
    """Say which place a move had in a decision made by other knowledge."""
    moves = [one.candidate.move for one in earlier.candidates]
    if move not in moves:
        return "new"
    was = moves.index(move) + 1
    return "as before" if was == place else f"was {was}"
