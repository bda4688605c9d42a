"""What the generators look at: a board with the color to move for, its assessment, last moves and patterns.

Takes the parts; gives them, and a fact base in which every fact about them stands once. Knows no generator.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from riyu.assessment.assessment import Assessment
from riyu.base.words import counted
from riyu.game.board import Board
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.inference.facts import Fact, FactBase
from riyu.patterns.asking import Asker, ReadyLibrary, asker_of
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Reading, Verdict

__all__ = ["Scene"]


@dataclass(slots=True)
class Scene:
    """One position to find moves in.

    `last` are the moves before it, the latest first, at most two; `scoring` tells whether taking dead stones off costs
    anything; `facts` holds what was found true while it stands; `anywhere` that moves far from all stones are
    welcome too. Readings are kept for the time of the scene.
    """

    board: Board
    color: Color
    assessment: Assessment
    patterns: ReadyLibrary
    scoring: Scoring
    last: tuple[Move, ...] = ()
    anywhere: bool = False
    facts: FactBase = field(init=False)
    _asker: Asker | None = None
    _ladders: dict[tuple[Point, bool], Reading] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.facts = FactBase(self.board.trail)

    @property
    def enemy(self) -> Color:
        """The other color."""
        return opposite(self.color)

    @property
    def asker(self) -> Asker:
        """What asks the patterns about the position; made once a scene."""
        if self._asker is None:
            self._asker = asker_of(self.board.position(), self.patterns)
        return self._asker

    def ladder(self, name: Point, attacker_first: bool) -> Reading:
        """Read the ladder on the string of this name, once a scene."""
        key = (name, attacker_first)
        if key not in self._ladders:
            self._ladders[key] = read_ladder(self.board, name, attacker_first=attacker_first)
        return self._ladders[key]

    # Facts, down to the stones.

    def string_fact(self, name: Point) -> Fact:
        """Give the fact that a string stands, resting on its stones."""
        color = color_name(self.board.color_at(name))
        known = self.facts.find("string", color, point_text(name))
        if known:
            return known
        points = self.board.string_points(name)
        stones = tuple(
            Fact("stone", (color, point_text(p)), f"{color} stands on {point_text(p)}", (), (p,))
            for p in points
        )
        count = counted(len(points), "stone")
        return self.facts.enter(
            Fact(
                "string",
                (color, point_text(name)),
                f"the {color} string at {point_text(name)} has {count}",
                stones,
                tuple(points),
            )
        )

    def liberties_fact(self, name: Point) -> Fact:
        """Give the fact of how many liberties a string has, and which."""
        points = self.board.liberty_points(name)
        known = self.facts.find("liberties", point_text(name), str(len(points)))
        if known:
            return known
        listed = ", ".join(point_text(p) for p in points)
        color = color_name(self.board.color_at(name))
        return self.facts.enter(
            Fact(
                "liberties",
                (point_text(name), str(len(points))),
                f"the {color} string at {point_text(name)} has "
                f"{counted(len(points), 'liberty', 'liberties')}: {listed}",
                (self.string_fact(name),),
                tuple(points),
            )
        )

    def ladder_fact(self, name: Point, attacker_first: bool) -> Fact:
        """Give the fact of how the ladder on a string ends for who moves first."""
        reading = self.ladder(name, attacker_first)
        first = "the attacker" if attacker_first else "the owner"
        aim = "takes" if attacker_first else "saves"
        won = reading.verdict is Verdict.WIN
        line = " ".join(point_text(p) for p in reading.line[:12])
        how = f" by {line}" if line and won else ""
        return Fact(
            "ladder",
            (point_text(name), first, reading.verdict.value),
            f"moving first, {first} {aim if won else 'does not ' + aim[:-1]} the string at "
            f"{point_text(name)}{how} ({counted(reading.nodes, 'move')} read)",
            (self.liberties_fact(name),),
            reading.line,
        )
