"""Hints in three steps for the position a page looks at: where to look, why, and the move.

Takes a desk; asks its hall what riyu would play, and tells of it as much as was asked for. Decides nothing itself.
"""

from __future__ import annotations

from riyu.game.points import on_board
from riyu.interfaces.picture import Overlay, Symbol, Tint
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand
from riyu.player.decision import Decision
from riyu.player.explaining.hints import STEPS, hint
from riyu.player.explaining.record import Explanation, Sentence
from riyu.sgf.node import Node

__all__ = ["Hints"]

_LAYER = "hint"


class Hints:
    """The hint of one page: `step` is how much of it was asked for at the node looked at, 0 for none."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: Node | None = None
        self._step = 0
        self._errand: Errand | None = None

    @property
    def step(self) -> int:
        """How much of the hint was asked for here."""
        return self._step if self._asked is self._desk.node else 0

    @property
    def told(self) -> Sentence | None:
        """What is told now; None where nothing was asked for, or riyu thinks yet."""
        explanation = self._explanation() if self.step else None
        if explanation is None:
            self.lift()
            return None
        said = hint(explanation, self._desk.standing.position, self.step)
        self._lay(explanation, said)
        return said

    @property
    def button_words(self) -> str:
        """What asking once more tells."""
        return ("Hint", "Why there?", "Which move?", "Hint")[self.step]

    def next(self) -> None:
        """Ask for the next step here."""
        desk = self._desk
        if self._asked is not desk.node:
            self._asked, self._step = desk.node, 0
        self._step = min(STEPS, self._step + 1)
        if self._explanation() is None:
            self._think()
        desk.changed(TableChange.WORK)
        said = self.told
        if said is not None:
            desk.say(said.beginner)

    def lift(self) -> None:
        """Take the hint's marks off the board."""
        self._desk.lift(_LAYER)

    def _explanation(self) -> Explanation | None:
        desk = self._desk
        decision = desk.hall.decisions.at(desk.standing.scene)
        return desk.hall.explanations.of(decision) if decision is not None else None

    def _think(self) -> None:
        desk = self._desk
        scene = desk.standing.scene

        def done(decision: Decision) -> None:
            desk.hall.decisions.keep(scene, decision)
            desk.changed(TableChange.LAYERS)
            desk.changed(TableChange.WORK)
            if (said := self.told) is not None:
                desk.say(said.beginner)

        self._errand = desk.hall.think(desk.seated, desk.node, done)

    def _lay(self, explanation: Explanation, said: Sentence) -> None:
        """Mark on the board what the step speaks of: the move itself at the last one alone."""
        size = self._desk.table.size
        if self.step == STEPS and on_board(explanation.move, size):
            mark = Tint(explanation.move, 1.0, "worth")
            self._desk.lay(Overlay(_LAYER, "The move that the hint tells.", (mark,)))
            return
        marks = tuple(Symbol(p, "circle", "good") for p in said.points if on_board(p, size))
        self._desk.lay(Overlay(_LAYER, "What the hint speaks of.", marks))
