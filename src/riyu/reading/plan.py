"""A plan as a value: how a color reaches its goal, with the tree of moves and what its proof rests on.

Takes what `plans` found; prints itself and gives itself for JSON. Reads nothing, and knows no board. Source: Klinger &
Mechner, 3.0 (K10).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.reading.reading import Verdict
from riyu.reading.readings import GOALS

__all__ = ["PAIRS", "Branch", "Plan", "Question", "Several"]

PAIRS = {goal.name: goal.opposite for goal in GOALS if goal.is_pursued}
"""The pursuer's goals, each with what the other color wants instead."""

Question: TypeAlias = tuple[str, tuple[Point, ...], Color]
"""What a plan answers: the pursuer's goal, the stones it is about, and who moves first."""


@dataclass(frozen=True, slots=True, eq=False)
class Branch:
    """A move, 0 for a pass, and the moves that the other color may make then."""

    move: Point
    answers: tuple[Branch, ...] = ()

    def to_json(self, depth: int = 3) -> dict[str, Any]:
        """Give it for JSON, with so many moves behind it."""
        value: dict[str, Any] = {"move": point_text(self.move)}
        if self.answers and depth > 0:
            value["answers"] = [branch.to_json(depth - 1) for branch in self.answers]
        return value


@dataclass(frozen=True, slots=True)
class Plan:
    """How a color reaches its goal, whatever the other does.

    `targets` are the stones it is about, `side` whose plan it is, `first` who moves next, `verdict` WIN or, with the
    color that must find a threat in `threat_by`, KO. `moves` is the tree: one move where `side` is to play, all that
    reading looked at where the other is. `path` is its main line, the way of a ladder. `context` are the points whose
    content it rests on, among them `liberties`, those of its targets. `is_whole` says that the tree proves the verdict;
    `rests_on_ko` that it holds for one move only, while a ko can't be taken back. `nodes` is what it cost to read.
    """

    goal: str
    targets: tuple[Point, ...]
    side: Color
    first: Color
    verdict: Verdict
    moves: tuple[Branch, ...]
    path: tuple[Point, ...]
    liberties: frozenset[Point]
    context: frozenset[Point]
    is_whole: bool = True
    rests_on_ko: bool = False
    threat_by: Color = 0
    nodes: int = 0

    @property
    def is_pursuit(self) -> bool:
        """Whether it is the pursuer's."""
        return self.goal in PAIRS

    @property
    def pursuer(self) -> Color:
        """The color that goes after the targets, whoever has the plan."""
        return self.side if self.is_pursuit else opposite(self.side)

    @property
    def question(self) -> Question:
        """What it answers."""
        goal = self.goal if self.is_pursuit else next(g for g, o in PAIRS.items() if o == self.goal)
        return goal, self.targets, self.first

    def foresees(self, move: Point) -> Branch | None:
        """Give the branch of a move of the color to play; None if the plan has no word on it."""
        return next((branch for branch in self.moves if branch.move == move), None)

    def __str__(self) -> str:
        about = " ".join(point_text(p) for p in self.targets)
        text = f"{color_name(self.side)}: {self.goal} {about}, {color_name(self.first)} to play"
        if self.verdict is Verdict.KO:
            text += f", by ko ({color_name(self.threat_by)} needs a threat)"
        if self.path:
            text += ": " + " ".join(point_text(p) for p in self.path)
        return text

    def to_json(self, depth: int = 3) -> dict[str, Any]:
        """Give it for JSON, the tree so many moves deep."""
        return {
            "goal": self.goal,
            "targets": [point_text(p) for p in self.targets],
            "side": color_name(self.side).lower(),
            "first": color_name(self.first).lower(),
            "verdict": self.verdict.value,
            "threat_by": color_name(self.threat_by).lower() if self.threat_by else None,
            "path": [point_text(p) for p in self.path],
            "liberties": [point_text(p) for p in sorted(self.liberties)],
            "context": [point_text(p) for p in sorted(self.context)],
            "moves": [branch.to_json(depth - 1) for branch in self.moves],
            "nodes": self.nodes,
        }


@dataclass(frozen=True, slots=True)
class Several:
    """A move with several goals: it is the first of more than one plan of a color, about different stones."""

    side: Color
    move: Point
    plans: tuple[Plan, ...]

    @property
    def goals(self) -> tuple[tuple[str, tuple[Point, ...]], ...]:
        """The goals, each with the stones that it is about."""
        return tuple(dict.fromkeys((plan.goal, plan.targets) for plan in self.plans))

    @property
    def context(self) -> frozenset[Point]:
        """The points that one of its plans rests on."""
        return frozenset[Point]().union(*(plan.context for plan in self.plans))

    def __str__(self) -> str:
        goals = (f"{goal} {' '.join(map(point_text, targets))}" for goal, targets in self.goals)
        return f"{color_name(self.side)} {point_text(self.move)}: {' and '.join(goals)}"
