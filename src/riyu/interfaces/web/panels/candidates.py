"""The panel of candidates: what riyu would play here, what each is worth, and the reasons down to the stones.

Takes a page; asks riyu's engine as long work, shows the decision. Weighs nothing itself.
"""

from __future__ import annotations

from riyu.base.errors import BadInput
from riyu.game.constants import PASS
from riyu.game.points import Point, color_name, parse_point, point_text
from riyu.inference.facts import Fact
from riyu.interfaces.picture import Number, Overlay, Symbol
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.parts import box, button, paragraph, set_words, words
from riyu.interfaces.web.table import Change
from riyu.player.decision import Decision
from riyu.search.one_ply import Weighed
from riyu.sgf.node import Node

__all__ = ["CandidatesPanel"]

_SHOWN = 9
_LAYER = "candidates"


class CandidatesPanel(Panel):
    """riyu's candidates where the page looks."""

    name = "candidates"
    title = "Why"
    keys = (Key(tuple("123456789"), "play_place", "play that candidate", gives_name=True),)

    def build(self) -> None:
        """Build the panel."""
        self._found: dict[Node, Decision] = {}
        self._drawn: tuple[Node, Decision | None] | None = None
        with box("bunch"):
            self._ask = button("Ask riyu", self.ask, title="Candidates (Space)", classes="chief")
            self._head = words("", "span", "quiet")
        self._list = box("candidates", "ol")
        self._before = box("before")

    def ask(self) -> None:
        """Ask for the candidates where the page looks."""
        page = self.page
        node = page.node

        def done(decision: Decision) -> None:
            self._found[node] = decision
            page.changed(Change.WORK)

        with page.guarded():
            page.hall.think(page.seated, node, done)

    def refresh(self, changes: frozenset[Change]) -> None:
        """Show what is new."""
        page = self.page
        decision = self._found.get(page.node)
        thinks = page.work.current is not None
        color = color_name(page.standing.to_move)
        if thinks:
            said = "riyu thinks …"
        elif decision is None:
            said = f"What should {color} play here?"
        else:
            margin = decision.assessment.margin_for(decision.color)
            ahead = "ahead" if margin >= 0 else "behind"
            said = f"{color}, about {abs(margin):.1f} points {ahead}"
        set_words(self._head, said)
        if self._drawn == (page.node, decision):
            return
        self._drawn = (page.node, decision)
        self._list.clear()
        self._before.clear()
        if decision is None:
            page.lift(_LAYER)
        else:
            page.lay(candidates_overlay(decision))
            with self._list:
                for place, weighed in enumerate(decision.candidates[:_SHOWN], start=1):
                    self._candidate(place, weighed)
                if decision.point == PASS:
                    paragraph(f"riyu would pass: {decision.why}.")
        last = page.table.decisions.get(page.node)
        if last is not None:
            with self._before:
                words("Why the last move", "h2")
                words(last.explain(), "div", "words")

    def hidden(self) -> None:
        """Take the marks off the board."""
        self.page.lift(_LAYER)
        self._drawn = None

    def play_place(self, place: str) -> None:
        """Play the candidate of a place, from 1."""
        decision = self._found.get(self.page.node)
        if decision is not None and int(place) <= len(decision.candidates):
            self.page.play(decision.candidates[int(place) - 1].candidate.move)

    def _candidate(self, place: int, weighed: Weighed) -> None:
        move = weighed.candidate.move
        with box("", "li") as item:
            with box("head"):
                words(str(place), classes="place")
                button(
                    point_text(move),
                    self.page.guard(lambda: self.page.play(move)),
                    title=f"Play {point_text(move)} ({place})",
                    classes="small",
                )
                words(f"{weighed.value:.1f} points", classes="worth")
            with box("reasons", "ul"):
                for reason in weighed.candidate.reasons:
                    with box("", "li"):
                        words(reason.text)
                        words(f" {reason.motive.value}, {reason.source}", classes="quiet")
                        if reason.facts:
                            with box("", "details"):
                                words("because", "summary")
                                with box("reasons", "ul"):
                                    for fact in reason.facts:
                                        self._fact(fact, 0)
                if weighed.gained is not None:
                    words(f"playouts after it: {weighed.gained:+.1f} points against a pass", "li")
        item.on("mouseenter", lambda: self.page.goban.light([move]), [])
        item.on("mouseleave", lambda: self.page.goban.light([]), [])

    def _fact(self, fact: Fact, depth: int) -> None:
        with box("", "li") as item:
            words(fact.sentence)
            if fact.rests_on and depth < 12:
                with box("reasons", "ul"):
                    for below in fact.rests_on:
                        self._fact(below, depth + 1)
        points = points_in(fact, self.page.table.size)
        if points:
            item.on("mouseenter", lambda: self.page.goban.light(points), [])


def points_in(fact: Fact, size: int) -> list[Point]:
    """Give the points that a fact names."""
    found = []
    for word in fact.name[1]:
        try:
            found.append(parse_point(word, size))
        except BadInput:
            continue
    return found


def candidates_overlay(decision: Decision) -> Overlay:
    """Give the candidates as numbers on their points, the best one framed."""
    moves = [weighed.candidate.move for weighed in decision.candidates[:_SHOWN]]
    numbers = tuple(Number(move, place) for place, move in enumerate(moves, start=1) if move)
    best = tuple(Symbol(move, "circle", "good") for move in moves[:1] if move)
    keys = ((Number(0, 1), "the best"), (Number(0, 2), "the next"))
    return Overlay(_LAYER, "riyu's candidates, the best first.", numbers + best, keys)
