"""Turning points: questions whose answer hangs on who moves first, with what either color reaches by it.

Takes readings and questions that were raised; gives both readings of those that turn. Proposes nothing, and finds no
questions on the board by itself. Source: requirements W14; Klinger & Mechner, 3.0 (plans of both colors).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from riyu.features.groups import GroupMap
from riyu.game.points import Color, Point, opposite
from riyu.reading.gate import NODES
from riyu.reading.reading import Reading, Verdict, line_text
from riyu.reading.readings import goal_named
from riyu.reading.rivals import rivals

if TYPE_CHECKING:
    from riyu.reading.readings import Readings

__all__ = ["Turn", "link_turns", "race_turns", "racing", "turn"]

LINK_NODES = 100
"""Nodes that a color's own question about a link may take that the other color settles."""

MOST_RACES = 2
"""Races that are read, those of most stones first."""

MOST_ASKED = 12
"""Pairs of strings of which it is read whether they are in a race, those of most stones first."""

_REACHED = (Verdict.WIN, Verdict.KO)


@dataclass(frozen=True, slots=True)
class Turn:
    """A question that hangs on who moves first.

    `goal` is that of `color`, whose move it is, `targets` what it is about; `mine` what it reaches moving first, and
    `theirs` what the other side does then instead.
    """

    goal: str
    targets: tuple[Point, ...]
    color: Color
    mine: Reading
    theirs: Reading

    @property
    def by_ko(self) -> bool:
        """Whether only a ko decides, for one side or the other."""
        return Verdict.KO in (self.mine.verdict, self.theirs.verdict)

    @property
    def rests_on(self) -> frozenset[Point]:
        """The points on whose content both readings depend."""
        return self.mine.depends_on | self.theirs.depends_on

    @property
    def pursuit(self) -> tuple[str, tuple[Point, ...]]:
        """The pursuer's goal, and what it is about in his order: what a plan is asked by."""
        goal = goal_named(self.goal)
        if goal.is_pursued:
            return self.goal, self.targets
        return goal.opposite, _seen_by_other(self.goal, self.targets)

    def text(self, line: tuple[Point, ...]) -> str:
        """Say both lines, the own one as given."""
        ko = ", by ko" if self.mine.verdict is Verdict.KO else ""
        other = line_text(opposite(self.color), self.theirs.line)
        return f"{line_text(self.color, line)}; if not, {other}{ko}"


def _seen_by_other(goal: str, targets: tuple[Point, ...]) -> tuple[Point, ...]:
    """Give what a goal is about as the other color asks about it: of a race, its own string first."""
    return targets[::-1] if goal_named(goal).sides == ("own", "enemy") else targets


def turn(
    readings: Readings, goal: str, targets: tuple[Point, ...], color: Color, limit: int
) -> Turn | None:
    """Give how a color's question turns; None if it does not, or is not clear within the limit of nodes.

    The pursuer is asked about first: most of what he might want fails.
    """
    row, enemy = goal_named(goal), opposite(color)
    asked: dict[Color, Reading] = {}
    for who in (color, enemy) if row.is_pursued else (enemy, color):
        wanted = goal if who == color else row.opposite
        points = targets if who == color else _seen_by_other(goal, targets)
        asked[who] = readings.ask(wanted, *points, first=who, asker=who, limit=limit)
        if asked[who].verdict not in _REACHED:
            return None
    return Turn(goal, targets, color, asked[color], asked[enemy])


def link_turns(
    readings: Readings, raised: Iterable[tuple[str, tuple[Point, ...]]], color: Color
) -> Iterator[Turn]:
    """Give how links between groups turn that were raised, each by the color's goal and both ends.

    Of two groups one link is asked about, and only where the other color settles it if it moves first, with as many
    nodes as the gate has. What was asked before does not count: the same position gives the same turns.
    """
    groups, enemy = GroupMap(readings.board), opposite(color)
    groups.find()
    asked: list[tuple[str, tuple[Point, ...]]] = []
    for goal, ends in sorted(raised):
        if groups.are_one(*ends) or any(
            goal == one and _are_between_the_same(groups, ends, others) for one, others in asked
        ):
            continue
        other = goal_named(goal).opposite
        limit = NODES[other]  # the gate's, so that what it read is not read anew
        theirs = readings.ask(other, *ends, first=enemy, asker=enemy, limit=limit)
        if theirs.verdict not in _REACHED:
            continue
        asked.append((goal, ends))
        mine = readings.ask(goal, *ends, first=color, asker=color, limit=LINK_NODES)
        if mine.verdict in _REACHED:
            yield Turn(goal, ends, color, mine, theirs)


def _are_between_the_same(
    groups: GroupMap, ends: tuple[Point, ...], others: tuple[Point, ...]
) -> bool:
    """Say whether two links are between the same two groups."""
    (one, two), (third, fourth) = ends, others
    return (groups.are_one(one, third) and groups.are_one(two, fourth)) or (
        groups.are_one(one, fourth) and groups.are_one(two, third)
    )


def race_turns(readings: Readings, raised: Iterable[Point], color: Color) -> Iterator[Turn]:
    """Give how the races of enemy strings that were raised turn, each against an own string beside it."""
    limit = NODES["survive-race"]  # the gate's, so that what it read is not read anew
    for own, theirs in rivals(readings.board, raised, color)[:MOST_RACES]:
        found = turn(readings, "win-race", (own, theirs), color, limit)
        if found is not None:
            yield found


def racing(readings: Readings, color: Color) -> list[Point]:
    """Give the enemy strings, by name, whose race against an own string beside them hangs on who moves first.

    The pairs of most stones are read, MOST_ASKED of them.
    """
    board, limit = readings.board, NODES["survive-race"]
    found: dict[Point, None] = {}
    for own, theirs in rivals(board, board.strings(opposite(color)), color)[:MOST_ASKED]:
        if theirs not in found and turn(readings, "win-race", (own, theirs), color, limit):
            found[theirs] = None
    return list(found)
