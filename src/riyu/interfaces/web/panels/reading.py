"""The panel of reading: a goal is chosen, stones are clicked, the answer stands on the board, to be stepped through.

Takes a desk; asks as long work about what the page looks at. Reads nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Point, parse_point, point_text
from riyu.interfaces.web.answer import Answer
from riyu.interfaces.web.asking import GOAL_WORDS, Asked, Found, read_out
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.parts import box, button, choice, paragraph, set_words
from riyu.interfaces.web.reading_marks import about_overlay
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand
from riyu.reading.readings import goal_named
from riyu.sgf.node import Node

__all__ = ["TIMES", "ReadingPanel"]

TIMES = {"1": "as usual", "4": "4 times", "16": "16 times"}
"""How many nodes a question may take, as it is chosen."""

_COLORS = {"": EMPTY, "black": BLACK, "white": WHITE}
_LAYER = "reading"


class ReadingPanel(Panel):
    """Goals read out where the page looks."""

    name = "reading"
    title = "Reading"
    keys = (
        Key(("ArrowRight", "."), "step_on", "one move of the line on"),
        Key(("ArrowLeft", ","), "step_back", "one move of the line back"),
        Key(("Home",), "to_start", "before the line"),
        Key(("End",), "to_end", "to the line's end"),
        Key(("R",), "ask", "read again"),
    )
    _goal = "capture"
    _first = ""
    _asker = ""
    _times = "1"
    _said = ""

    def build(self) -> None:
        """Build the panel."""
        self._targets: tuple[Point, ...] = ()
        self._node: Node | None = None
        self._found: Found | None = None
        self._errand: Errand | None = None
        choice("What is asked", GOAL_WORDS, self._goal, partial(self._set, "_goal"))
        with box("bunch"):
            colors = {"black": "Black", "white": "White"}
            choice(
                "Who asks",
                {"": "as usual"} | colors,
                self._asker,
                partial(self._set, "_asker"),
            )
            choice(
                "Who moves first",
                {"": "who asks"} | colors,
                self._first,
                partial(self._set, "_first"),
            )
            choice("Nodes", TIMES, self._times, partial(self._set, "_times"))
        with box("bunch"):
            button("Read", self.desk.guard(self.ask), title="Read (R)", classes="chief")
            button("Clear", self._clear, title="Ask about nothing")
        self._hint = paragraph("", "lead")
        self._answer = Answer(self.desk, _LAYER, lambda: None)

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up a question that the address says; it is asked when the panel is shown."""
        if state.get("goal") in GOAL_WORDS:
            self._goal = state["goal"]
        self._first = state.get("first", "") if state.get("first") in _COLORS else ""
        self._asker = state.get("asker", "") if state.get("asker") in _COLORS else ""
        self._said = state.get("about", "")

    def state(self) -> Mapping[str, str]:
        """Give the question."""
        about = ",".join(map(point_text, getattr(self, "_targets", ())))
        if not about:
            return {"about": self._said, "goal": self._goal} if self._said else {}
        colors = {"first": self._first, "asker": self._asker}
        return {"goal": self._goal, "about": about} | {k: v for k, v in colors.items() if v}

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new; what was found for another position is dropped."""
        if self._node is not self.desk.node:
            self._node, self._found, self._targets = self.desk.node, None, ()
            self.desk.give_up(self._errand)
            self._errand = None
            self._answer.show(None)
            if self._said:
                self._take_up()
        elif changes & {TableChange.LOOK, TableChange.TREE}:
            self._answer.put()
        self._show()

    def hidden(self) -> None:
        """Take the answer off the board, and let the game go on."""
        self.desk.give_up(self._errand)
        self._errand = None
        self._answer.hidden()
        self.desk.lift(f"{_LAYER}-about")

    def point(self, point: Point, shift: bool) -> bool:
        """Take a point as what is asked about, and ask once there are enough."""
        goal = goal_named(self._goal)
        if len(self._targets) >= goal.points:
            self._targets = ()
        self._found = None
        self._answer.show(None)
        if self.desk.standing.position.at(point) == EMPTY and not goal.may_be_empty:
            self._show()
            raise UsageError(f"{point_text(point)} is empty: click a stone")
        self._targets = (*self._targets, point)
        if len(self._targets) == goal.points:
            self.ask()
        self._show()
        return True

    def ask(self) -> None:
        """Ask what is chosen. Raises UsageError without the stones that it needs."""
        desk, node = self.desk, self.desk.node
        goal = goal_named(self._goal)
        if len(self._targets) != goal.points:
            raise UsageError(self._wanted())
        first, asker = _COLORS[self._first], _COLORS[self._asker]
        asked = Asked(goal.name, self._targets, first, asker, int(self._times))
        start = desk.standing

        def done(found: Found) -> None:
            if desk.node is node and self._targets == asked.targets:
                self._found = found
                desk.say(found.sentence)
                desk.changed(TableChange.WORK)

        self._errand = desk.work.start(
            "riyu reads", lambda errand: read_out(start, asked, errand), done
        )

    def step_on(self) -> bool:
        """Go one move on along the line; say whether there is one."""
        return self._answer.step(1)

    def step_back(self) -> bool:
        """Go one move back along the line; say whether there is one."""
        return self._answer.step(-1)

    def to_start(self) -> bool:
        """Go before the line; say whether there is one."""
        return self._answer.to_start()

    def to_end(self) -> bool:
        """Go to the line's end; say whether there is one."""
        return self._answer.to_end()

    def _show(self) -> None:
        self._answer.show(self._found)
        if self._found is None:
            if self._targets:
                self.desk.lay(about_overlay(f"{_LAYER}-about", self._targets))
            else:
                self.desk.lift(f"{_LAYER}-about")
        set_words(self._hint, "" if self._found else self._wanted())

    def _wanted(self) -> str:
        goal = goal_named(self._goal)
        if self._targets and len(self._targets) == goal.points:
            about = " and ".join(map(point_text, self._targets))
            return f"{goal.name.replace('-', ' ').capitalize()}: {about}."
        if self._targets:
            other = "of the other color" if len(set(goal.sides)) > 1 else "of the same color"
            return f"Now click the other string, {other}."
        if goal.points == 2:
            own_first = " The side that asks comes first." if len(set(goal.sides)) > 1 else ""
            return f"Click two strings.{own_first}"
        if goal.may_be_empty:
            return "Click a string, or a point of an eye space."
        return "Click a stone of a group." if goal.name in ("live", "kill") else "Click a string."

    def _set(self, name: str, value: str) -> None:
        before = goal_named(self._goal)
        setattr(self, name, value)
        goal = goal_named(self._goal)
        if goal.points != before.points or goal.may_be_empty < before.may_be_empty:
            self._targets = ()
        self._found = None
        if self._targets and len(self._targets) == goal.points:
            with self.desk.guarded():
                self.ask()
        self.desk.changed(TableChange.WORK)

    def _clear(self) -> None:
        self._targets, self._found = (), None
        self.desk.work.stop()
        self.desk.changed(TableChange.WORK)

    def _take_up(self) -> None:
        """Ask what the address says, if it fits."""
        said, self._said = self._said, ""
        try:
            points = [parse_point(word, self.desk.table.size) for word in said.split(",")[:2]]
        except BadInput:
            return
        self._targets = tuple(points)
        with self.desk.guarded():
            self.ask()
