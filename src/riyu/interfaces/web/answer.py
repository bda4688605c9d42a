"""An answer of reading in a panel: verdict, cost, the line stepped as stones, what was read as a tree, layers.

Takes what was found; shows it in a panel's box and on the page's board. Asks nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nicegui.element import Element

from riyu.base.words import counted
from riyu.game.points import Point, color_name, opposite, point_text
from riyu.interfaces.web.asking import Found
from riyu.interfaces.web.branches import Branch, Branches
from riyu.interfaces.web.lines import line_words, standing_after
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.parts import box, button, checkbox, heading, paragraph, set_words, words
from riyu.interfaces.web.reading_marks import (
    about_overlay,
    depends_overlay,
    line_overlay,
    plan_overlay,
)
from riyu.interfaces.web.standing import Standing
from riyu.reading.reading import Verdict
from riyu.reading.tree import ReadTree

__all__ = ["Answer"]

_LAYERS = ("depends", "plan", "about", "line")
_KINDS = {Verdict.WIN: "good", Verdict.LOSS: "bad"}


class Answer:
    """What was found, shown; build it inside a panel's box.

    `base` gives what the board shows while no line is played out: None for the page's own position. `name` begins the
    names of its layers.
    """

    def __init__(self, desk: Desk, name: str, base: Callable[[], Standing | None]) -> None:
        self._desk = desk
        self._name = name
        self._base = base
        self.found: Found | None = None
        self._moves: tuple[Point, ...] = ()
        self._at = 0
        self._is_on = {"depends": False, "plan": False}
        with box("answer") as self._box:
            self._verdict = paragraph("", "lead words")
            self._cost = paragraph("", "quiet")
            with box("steps", role="group", aria_label="Steps along the line"):
                self._step_button("❘◀", "Before the line", self.to_start)
                self._step_button("◀", "One move of the line back (←)", partial(self.step, -1))
                self._where = words("", "span", "number")
                self._step_button("▶", "One move of the line on (→)", partial(self.step, 1))
                self._step_button("▶❘", "To the end of the line", self.to_end)
            self._line = paragraph("", "words")
            checkbox("What the verdict depends on", False, partial(self._switch, "depends"))
            checkbox(
                "The plan: path, liberties, points of its proof",
                False,
                partial(self._switch, "plan"),
            )
            self._plan = paragraph("", "quiet words")
            heading("What was read")
            self._read = paragraph("", "quiet")
            self._tree = Branches("Moves that were read", self._choose)
        self._box.set_visibility(False)

    @staticmethod
    def _step_button(sign: str, label: str, act: Callable[[], object]) -> Element:
        return button(sign, act, label=label, title=label, classes="sign")

    def show(self, found: Found | None) -> None:
        """Show what was found, or nothing."""
        if found is self.found:
            return
        self.found = found
        self._moves, self._at = found.line if found else (), 0
        self._box.set_visibility(found is not None)
        if found is not None:
            asker = color_name(found.question.asker)
            set_words(self._verdict, found.sentence)
            depends = counted(len(found.reading.depends_on), "point")
            set_words(self._cost, f"{found.cost} The verdict depends on {depends}.")
            set_words(self._plan, f"{found.plan}." if found.plan else "No plan: it is not clear.")
            moves = counted(found.tree.count, "move")
            set_words(self._read, f"{moves}. Wins and losses are {asker}'s.")
            self._tree.show(_branches(found.tree, ()))
        self.put()

    def put(self) -> None:
        """Put onto the board what is shown of the answer."""
        desk, found = self._desk, self.found
        if found is None:
            desk.stand_in(self._base())
            self._lift()
            return
        question = found.question
        played = self._moves[: self._at]
        standing = standing_after(found.start, played, question.first) if played else self._base()
        desk.stand_in(standing)
        position = (standing or found.start).position
        name = self._name
        stands = [p for p in found.members if position.at(p)]
        desk.lay(about_overlay(f"{name}-about", question.targets, stands))
        desk.lay(line_overlay(f"{name}-line", position, self._moves, question.first, self._at))
        if self._is_on["depends"]:
            desk.lay(depends_overlay(f"{name}-depends", found))
        if self._is_on["plan"] and found.plan is not None:
            desk.lay(plan_overlay(f"{name}-plan", found.plan, with_path=not self._at))
        told = line_words(self._moves, question.first)
        set_words(self._line, f"The line: {told}." if told else "No line.")
        set_words(self._where, f"{self._at} of {len(self._moves)}")

    def step(self, moves: int) -> bool:
        """Go so many moves on along the line, or back; give whether there is a line."""
        return self._go(self._at + moves)

    def to_start(self) -> bool:
        """Go back before the line."""
        return self._go(0)

    def to_end(self) -> bool:
        """Go to the line's end."""
        return self._go(len(self._moves))

    def _go(self, at: int) -> bool:
        at = max(0, min(len(self._moves), at))
        if self.found is None or not self._moves:
            return False
        if at == self._at:
            return True
        if at > self._at:
            self._desk.sound("stone")
        self._at = at
        with self._desk.guarded():
            self.put()
        first = self.found.question.first
        color = first if at % 2 else opposite(first)
        last = f"{color_name(color)} {point_text(self._moves[at - 1])}" if at else "Before the line"
        self._desk.say(f"{last}.")
        return True

    def hidden(self) -> None:
        """Take all of it off the board."""
        self._desk.stand_in(None)
        self._lift()

    def _lift(self) -> None:
        for layer in _LAYERS:
            self._desk.lift(f"{self._name}-{layer}")

    def _switch(self, layer: str, is_on: bool) -> None:
        self._is_on[layer] = is_on
        self._desk.lift(f"{self._name}-{layer}")
        self.put()

    def _choose(self, branch: Branch) -> None:
        """Play a move of the tree out, with all before it; the line goes on as the tree does."""
        self._moves, self._at = branch.line, 0
        rest = branch
        while rest.has_more and len(self._moves) < 200:
            rest = rest.follow()[0]
            self._moves = rest.line
        self._go(len(branch.line))


def _branches(tree: ReadTree, line: tuple[Point, ...]) -> list[Branch]:
    """Give the moves that follow in a reading's tree."""
    found = []
    for child in tree.children:
        path = (*line, child.move)
        follow = partial(_branches, child, path)
        kind = _KINDS.get(child.verdict, "")
        found.append(Branch(path, child.told, follow, bool(child.children), kind))
    return found
