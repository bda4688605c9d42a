"""Where the player asks each pattern class for moves, and what an answer that says no purpose is for.

Takes what reads on a board, a color and the last moves; gives the points at which a class is asked. Matches nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from riyu.features.region import nearby
from riyu.game.board import Board
from riyu.game.constants import MAX_SIZE, STRIDE
from riyu.game.points import Color, Point, line_of, opposite
from riyu.game.record import Move
from riyu.reading.eye_spaces import CLASSES as EYE_CLASSES
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from riyu.reading.sequences import CLASSES as SEQUENCE_CLASSES
from riyu.reading.turning import racing

__all__ = [
    "ASKED",
    "CLASSES",
    "IF_LIKELY",
    "KO_MOVES",
    "KO_THREATS",
    "MOST_LIBERTIES",
    "Where",
    "points_asked",
]

MOST_LIBERTIES = 3
"""Liberties with which a string is in danger."""

LOWEST = 3
"""The line up to which a stone may be saved along the edge."""

DANGER_NODES = 1_000
"""Nodes that it may take to read whether such a stone's string is taken."""

WALL_LINES = (4, 7, 10, 13, 16)
"""The lines on which the stones of the Great Wall stand, from side to side."""

LEAST_WALL = 3
"""Stones of it, one after the other, that are a wall."""


class Where(Enum):
    """Where on the board a pattern class is asked for the color to move."""

    LAST = "at the enemy's last stone"
    BEFORE = "at the own last stone"
    AROUND = "around the last two moves"
    ATTACKED = "at the liberties of enemy strings that have three at most"
    DEFENDED = "at the liberties of own strings that have three at most"
    RACING = "at the liberties of enemy strings whose race hangs on who moves first"
    LOW = "at own stones on the first three lines whose string is taken if the enemy moves first"
    WALL = "wherever it fits, once three neighboring stones of the Great Wall stand"
    BOARD = "wherever it fits"


ASKED: Mapping[str, tuple[Where, str]] = MappingProxyType(
    {
        "contact-answer": (Where.LAST, "keep-shape"),
        "react-without-thought": (Where.LAST, "keep-shape"),
        "reading-reflex": (Where.LAST, "keep-shape"),
        "diagonal-contact": (Where.LAST, "keep-shape"),
        "contact-attack": (Where.LAST, "contact"),
        "contact-defense": (Where.BEFORE, "defend"),
        "shape": (Where.AROUND, "keep-shape"),
        "forcing-first": (Where.AROUND, "force"),
        "trick-plays": (Where.AROUND, "threaten"),
        "string-attack": (Where.ATTACKED, "take-liberty"),
        "ladder-attack": (Where.ATTACKED, "ladder"),
        "semeai-moves": (Where.RACING, "race"),
        "fill-liberty": (Where.RACING, "race"),
        "string-defense": (Where.DEFENDED, "defend"),
        "two-liberties-left": (Where.DEFENDED, "defend"),
        "edge-rescue": (Where.LOW, "desperate"),
        "net-attack": (Where.BOARD, "net"),
        "bridge-under": (Where.BOARD, "bridge-under"),
        "diagonal-link-attack": (Where.BOARD, "peep"),
        "diagonal-link-defense": (Where.BOARD, "connect"),
        "one-space-link-attack": (Where.BOARD, "peep"),
        "one-space-link-defense": (Where.BOARD, "connect"),
        "knight-link-attack": (Where.BOARD, "peep"),
        "knight-link-defense": (Where.BOARD, "connect"),
        "large-knight-link-attack": (Where.BOARD, "peep"),
        "large-knight-link-defense": (Where.BOARD, "connect"),
        "two-space-link-attack": (Where.BOARD, "peep"),
        "two-space-link-defense": (Where.BOARD, "connect"),
        "edge-link-attack": (Where.BOARD, "break-boundary"),
        "edge-link-defense": (Where.BOARD, "hold"),
        "attack-boundary": (Where.BOARD, "break-boundary"),
        "unstable-boundary": (Where.BOARD, "hold"),
        "attack-moyo": (Where.BOARD, "attack-moyo"),
        "defend-moyo": (Where.BOARD, "defend-moyo"),
        "split-territory": (Where.BOARD, "split"),
        "invade": (Where.BOARD, "invade"),
        "probe": (Where.BOARD, "force"),
        "edge-moves": (Where.BOARD, "edge-move"),
        "own-extend": (Where.BOARD, "extend-along"),
        "enemy-extend": (Where.BOARD, "limit"),
        "form-links": (Where.BOARD, "make-link"),
        "great-wall-corner": (Where.WALL, "wall"),
        "press": (Where.BOARD, "press"),
        "run": (Where.BOARD, "run"),
        "enclose": (Where.BOARD, "enclose"),
        "external-eye": (Where.BOARD, "make-eye"),
        "endgame-attack": (Where.BOARD, "endgame"),
        "endgame-defense": (Where.BOARD, "hold"),
        "endgame-last": (Where.BOARD, "fill"),
        "harvested-react-without-thought": (Where.LAST, "follow-custom"),
        "harvested-contact-answer": (Where.LAST, "follow-custom"),
        "harvested-diagonal-contact": (Where.LAST, "follow-custom"),
        "harvested-shape": (Where.AROUND, "follow-custom"),
        "harvested-string-attack": (Where.ATTACKED, "follow-custom"),
        "harvested-string-defense": (Where.DEFENDED, "follow-custom"),
        "harvested-edge-moves": (Where.BOARD, "follow-custom"),
        "harvested-diagonal-link-attack": (Where.BOARD, "follow-custom"),
        "harvested-diagonal-link-defense": (Where.BOARD, "follow-custom"),
        "harvested-one-space-link-attack": (Where.BOARD, "follow-custom"),
        "harvested-one-space-link-defense": (Where.BOARD, "follow-custom"),
        "harvested-knight-link-attack": (Where.BOARD, "follow-custom"),
        "harvested-knight-link-defense": (Where.BOARD, "follow-custom"),
        "harvested-large-knight-link-attack": (Where.BOARD, "follow-custom"),
        "harvested-large-knight-link-defense": (Where.BOARD, "follow-custom"),
        "harvested-two-space-link-attack": (Where.BOARD, "follow-custom"),
        "harvested-two-space-link-defense": (Where.BOARD, "follow-custom"),
    }
)
"""The pattern classes that tell moves, beside those over the whole board, which are rules: where each is asked, and the
purpose of answers that say none."""

KO_MOVES, KO_THREATS = "ko-moves", "ko-threats"
"""The classes asked beside moves that take or end a ko, and beside threats for one."""

IF_LIKELY = frozenset(("probe",))
"""Classes whose answers are told only where strong players play them likely: what a probe is good for is its moment."""

CLASSES = (
    *ASKED,
    *(name for name in SEQUENCE_CLASSES if name not in ASKED),
    *EYE_CLASSES,
    KO_MOVES,
    KO_THREATS,
)
"""The classes that the player asks, those of obvious sequences, eye spaces and kos among them: one that is not there is
not asked."""


def points_asked(
    readings: Readings, color: Color, last: Sequence[Move], where: Where
) -> list[Point] | None:
    """Give the points at which a class is asked for a color's move; None for all. `last` moves, the latest first."""
    board = readings.board
    if where is Where.BOARD:
        return None
    if where is Where.WALL:
        return None if _has_wall(board, color) else []
    if where is Where.LOW:
        return [
            p
            for name in board.strings(color)
            if board.liberties(name) <= MOST_LIBERTIES
            for p in board.string_points(name)
            if line_of(p, board.size) <= LOWEST and _is_in_danger(readings, name)
        ]
    if where is Where.RACING:
        return list(
            dict.fromkeys(p for name in racing(readings, color) for p in board.liberty_points(name))
        )
    if where in (Where.ATTACKED, Where.DEFENDED):
        owner = color if where is Where.DEFENDED else opposite(color)
        names = [name for name in board.strings(owner) if board.liberties(name) <= MOST_LIBERTIES]
        return list(dict.fromkeys(p for name in names for p in board.liberty_points(name)))
    played = [move for move in last if not move.is_pass]
    if where is Where.AROUND:
        return list(dict.fromkeys(p for move in played for p in nearby(board, move.point, 2)))
    wanted = opposite(color) if where is Where.LAST else color
    return [move.point for move in played if move.color == wanted][:1]


def _is_in_danger(readings: Readings, name: Point) -> bool:
    """Say whether the enemy, to move first, takes a string, if only by a ko."""
    enemy = opposite(readings.board.color_at(name))
    found = readings.ask("capture", name, first=enemy, asker=enemy, limit=DANGER_NODES)
    return found.verdict in (Verdict.WIN, Verdict.KO)


def _has_wall(board: Board, color: Color) -> bool:
    """Say whether three neighboring stones of the wall across the middle of a 19×19 board stand.

    They are three lines apart, each on the middle line or beside it.
    """
    if board.size != MAX_SIZE:
        return False
    for along, across in ((STRIDE, 1), (1, STRIDE)):
        row = 0
        for step in WALL_LINES:
            middle = step * along + 10 * across
            near = (middle - across, middle, middle + across)
            row = row + 1 if any(board.color_at(p) == color for p in near) else 0
            if row == LEAST_WALL:
                return True
    return False
