"""What an evaluation says, as frozen values: groups with statuses and reasons, points, the value by terms.

Takes what `reading_out` reads out of an evaluator; tells itself in words. Judges nothing: the evaluator does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from riyu.base.words import counted
from riyu.features.access import Phase
from riyu.features.sectors import Enclosure
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    color_name,
    column_of,
    opposite,
    point_text,
    row_of,
)
from riyu.inference.purposes import BECAUSE

__all__ = [
    "Evaluation",
    "Fate",
    "Group",
    "LifeStatus",
    "PointKind",
    "Rule",
    "Said",
    "Terms",
    "word_of",
]


class LifeStatus(IntEnum):
    """How surely a group lives, the worst first; apart from these, in seki."""

    DEAD = 0
    DEAD_WITH_AJI = 1
    BAD = 2
    SICKLY = 3
    PRESENTLY_STABLE = 4
    LIVABLE = 5
    PRESENTLY_ALIVE = 6
    ALIVE = 7
    PASS_ALIVE = 8
    SEKI = 9


class Said(IntEnum):
    """What can be entered of a group: what reading found.

    LOST is of a string alone, and joins nothing then; JOINED and CUT are of a link, whoever moves first.
    """

    NOTHING = 0
    DEAD = 1
    HANGS = 2
    SEKI = 3
    ALIVE = 4
    LOST = 5
    JOINED = 6
    CUT = 7


class Rule(IntEnum):
    """The rule that gave a life status."""

    BENSON = 1
    EYES = 2
    ROOM = 3
    RUNNING_AND_EYES = 4
    WIDE_EDGES = 5
    MANY_EYES = 6
    EYE_AND_EDGE = 7
    EYE_AND_ROOM = 8
    RUNNING = 9
    EYE_ONLY_AND_EDGE = 10
    EDGE_ROOM = 11
    ROOM_ALONE = 12
    WAY_OUT = 13
    EDGE_OR_EYE = 14
    NOTHING = 15
    EDGE_PATTERN = 16
    VERDICT = 17
    FEW_LIBERTIES = 18
    TIES = 19


class Fate(IntEnum):
    """What conflict made of a group."""

    NO_CONFLICT = 0
    FELL_TO_STRONG = 1
    LOST_RACE = 2
    RACE_HANGS = 3
    RACE_STANDS = 4
    FELL_BY_BENSON = 5
    FELL_BY_VERDICT = 6


class PointKind(IntEnum):
    """What of the position a point is. Moyo here is what is no territory yet, potential what is not even moyo."""

    NEITHER = 0
    TERRITORY = 1
    MOYO = 2
    POTENTIAL = 3
    STONE = 4
    DEAD_STONE = 5


def word_of(kind: IntEnum) -> str:
    """Give the word that facts have for a status, a rule or a fate."""
    return kind.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Group:
    """A group, and what it lives by.

    `stones` come lowest cell first, the first is its name; `firmness` is how surely links hold them together, 0 to 1,
    by the least firm cut: the least of all parts, where territory joins them. `eyes_first` and `eyes_second` are the
    eyes it gets if its owner, and if the enemy moves first. `room` is the points of the largest space beside it where
    the enemy comes two moves late; `edges` the places where it can extend along the edge, `wide_edges` where far;
    `ties` the links to safer own groups that hang on who moves first. `enclosure` is None where it was not asked, for
    the group lives anyway; `ways_out` are its liberties that lead on, outside
    its own territory and no enemy wall.

    `rule` gave `status`, `fate` is what conflict made of it, and `is_dead` whether it counts as dead, since the round
    `died_in`; 0 before all. `said` is what was entered of it, `is_proven` whether reading proves that, or playouts lean
    that way. `rival` is a stone of the enemy group that decided it in
    a race of `own_ways` against `enemy_ways` liberties, NO_POINT without one. `strength` is how surely it lives, −1 to
    1.
    """

    color: Color
    stones: tuple[Point, ...]
    strings: tuple[Point, ...]
    firmness: float
    liberties: int
    eyes_first: int
    eyes_second: int
    room: int
    edges: int
    wide_edges: int
    ties: int
    enclosure: Enclosure | None
    ways_out: int
    status: LifeStatus
    rule: Rule
    fate: Fate
    rival: Point
    own_ways: int
    enemy_ways: int
    strength: float
    is_dead: bool
    died_in: int
    said: Said
    is_proven: bool = True

    @property
    def name(self) -> Point:
        """The group's lowest stone."""
        return self.stones[0]

    @property
    def because(self) -> str:
        """The word of BECAUSE for the rule that gave the status."""
        if self.is_dead and self.rule is Rule.BENSON:
            return "surrounded"
        if self.rule is Rule.VERDICT and not self.is_proven:
            return "leaning"
        if self.rule is Rule.VERDICT and self.said is Said.ALIVE:
            return "not-killed"
        return word_of(self.rule)

    @property
    def hangs(self) -> bool:
        """Whether it lives or dies as who moves first has it, by reading or by a race."""
        return self.said is Said.HANGS or self.fate is Fate.RACE_HANGS

    @property
    def reasons(self) -> tuple[str, ...]:
        """The steps that gave the status, in words."""
        said = [BECAUSE[self.because]]
        race = ""
        if self.rival:
            whose = f"{color_name(opposite(self.color))}'s group of {point_text(self.rival)}"
            race = f"with {whose}, {self.own_ways} liberties of its own against {self.enemy_ways}"
        if self.fate is Fate.FELL_TO_STRONG:
            said.append("all that touches it is stronger")
        elif self.fate is Fate.LOST_RACE:
            said.append(f"it loses the race {race}")
        elif self.fate is Fate.RACE_HANGS:
            said.append(f"the race {race} is won by who moves first")
        elif self.fate is Fate.RACE_STANDS:
            said.append(f"neither can fill: seki {race}")
        return tuple(said)

    def __str__(self) -> str:
        """Say whose group it is, its status, and why."""
        counts = counted(len(self.stones), "stone")
        whose = f"{color_name(self.color)}'s group of {point_text(self.name)}, {counts}"
        word = "counts as dead" if self.is_dead else "lives"
        if self.status is LifeStatus.SEKI:
            word = "stands"
        elif not self.is_dead and self.status <= LifeStatus.SICKLY:
            word = "is weak"
        return f"{whose}: {self.status.name}, {word}: {'; '.join(self.reasons)}"

    def facts(self) -> str:
        """Say what it has to live by."""
        said = [
            counted(self.liberties, "liberty", "liberties"),
            f"eyes {self.eyes_first} moving first, {self.eyes_second} moving second",
            f"room {self.room}",
            f"edge {self.edges}, {self.wide_edges} wide",
        ]
        if self.ties:
            said.append(f"ties {self.ties}")
        if self.enclosure is not None:
            said.append(f"{self.enclosure.name}, ways out {self.ways_out}")
        said.append(f"strength {self.strength:+.2f}")
        return "; ".join(said)

    def to_json(self) -> dict[str, Any]:
        """Give the group as plain values."""
        return {
            "color": color_name(self.color).lower(),
            "stones": [point_text(p) for p in self.stones],
            "strings": [point_text(p) for p in self.strings],
            "firmness": self.firmness,
            "liberties": self.liberties,
            "eyes_first": self.eyes_first,
            "eyes_second": self.eyes_second,
            "room": self.room,
            "edges": self.edges,
            "wide_edges": self.wide_edges,
            "ties": self.ties,
            "enclosure": self.enclosure.name if self.enclosure is not None else None,
            "ways_out": self.ways_out,
            "status": self.status.name,
            "rule": self.rule.name,
            "fate": self.fate.name,
            "rival": point_text(self.rival) if self.rival else None,
            "own_ways": self.own_ways,
            "enemy_ways": self.enemy_ways,
            "strength": self.strength,
            "is_dead": self.is_dead,
            "died_in": self.died_in,
            "said": self.said.name,
            "reasons": list(self.reasons),
        }


@dataclass(frozen=True, slots=True)
class Terms:
    """What a position is worth, Black's less White's, in points, by its terms.

    `stones`: living ones; `weak`: less what groups that may die are not worth of them; `territory`: owned points, with
    dead stones in it; `moyo` and `potential`: other points that a color is nearer to, as PointKind tells them apart;
    `turn`: the move that is still to come.
    """

    stones: float
    weak: float
    territory: float
    moyo: float
    potential: float
    turn: float

    @property
    def total(self) -> float:
        """All terms together."""
        return self.stones + self.weak + self.territory + self.moyo + self.potential + self.turn

    def to_json(self) -> dict[str, float]:
        """Give the terms by name."""
        return {
            "stones": self.stones,
            "weak": self.weak,
            "territory": self.territory,
            "moyo": self.moyo,
            "potential": self.potential,
            "turn": self.turn,
        }


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a position is worth and why.

    `owners`, `kinds` and `worths` have each point in reading order: whose territory it is (EMPTY: nobody's), what of
    the position it is, and its worth to Black, −1 to 1. `groups` come by their names, the dead among them. `rounds`
    are those of conflict, the last without a change; `standing` the verdicts entered that were in force.
    """

    size: int
    komi: float
    owners: tuple[Color, ...]
    kinds: tuple[PointKind, ...]
    worths: tuple[float, ...]
    groups: tuple[Group, ...]
    terms: Terms
    phase: Phase
    rounds: int
    standing: int

    @property
    def lead(self) -> float:
        """Black's lead in points, komi counted."""
        return self.terms.total - self.komi

    def place(self, point: Point) -> int:
        """Give a point's place in reading order. Unchecked."""
        return (self.size - row_of(point)) * self.size + column_of(point) - 1

    def worth(self, point: Point) -> float:
        """Give what a point is worth to Black. Unchecked."""
        return self.worths[self.place(point)]

    def points(self, kind: PointKind, color: Color) -> tuple[Point, ...]:
        """Give the points of a kind that are a color's, in reading order; of dead stones, who has them now."""
        sign = 1 if color == BLACK else -1
        return tuple(
            p
            for p, this, worth in zip(all_points(self.size), self.kinds, self.worths, strict=True)
            if this is kind and worth * sign > 0
        )

    def group_at(self, stone: Point) -> Group | None:
        """Give the group of a stone; None where none stands."""
        return next((group for group in self.groups if stone in group.stones), None)

    def picture(self) -> str:
        """Draw whose each point is: `X` `O` stones, `x` `o` dead ones, `b` `w` territory, `'` `,` moyo."""
        signs: dict[Point, str] = {}
        for color, stone, dead, territory, moyo in ((BLACK, *"Xob'"), (WHITE, *"Oxw,")):
            signs |= dict.fromkeys(self.points(PointKind.DEAD_STONE, color), dead)
            signs |= dict.fromkeys(self.points(PointKind.TERRITORY, color), territory)
            signs |= dict.fromkeys(self.points(PointKind.MOYO, color), moyo)
            for group in self.groups:
                if group.color == color and not group.is_dead:
                    signs |= dict.fromkeys(group.stones, stone)
        drawn = [signs.get(p, ".") for p in all_points(self.size)]
        rows = range(0, self.size * self.size, self.size)
        return "\n".join(" ".join(drawn[start : start + self.size]) for start in rows)

    def to_json(self) -> dict[str, Any]:
        """Give the evaluation as plain values."""
        return {
            "size": self.size,
            "komi": self.komi,
            "lead": round(self.lead, 2),
            "terms": {name: round(value, 2) for name, value in self.terms.to_json().items()},
            "phase": self.phase.name,
            "rounds": self.rounds,
            "standing": self.standing,
            "owners": [color_name(c).lower() if c else None for c in self.owners],
            "kinds": [kind.name for kind in self.kinds],
            "worths": [round(worth, 3) for worth in self.worths],
            "groups": [group.to_json() for group in self.groups],
        }
