"""Where the player asks each pattern class for moves, and what an answer that says no purpose is for.

Takes what reads on a board, a color and the last moves; gives the points at which a class is asked. Matches nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from riyu.features.region import nearby
from riyu.game.points import Color, Point, opposite
from riyu.game.record import Move
from riyu.reading.eye_spaces import CLASSES as EYE_CLASSES
from riyu.reading.readings import Readings
from riyu.reading.sequences import CLASSES as SEQUENCE_CLASSES
from riyu.reading.turning import racing

__all__ = ["ASKED", "CLASSES", "MOST_LIBERTIES", "Where", "points_asked"]

MOST_LIBERTIES = 3
"""Liberties with which a string is in danger."""


class Where(Enum):
    """Where on the board a pattern class is asked for the color to move."""

    LAST = "at the enemy's last stone"
    BEFORE = "at the own last stone"
    AROUND = "around the last two moves"
    ATTACKED = "at the liberties of enemy strings that have three at most"
    DEFENDED = "at the liberties of own strings that have three at most"
    RACING = "at the liberties of enemy strings whose race hangs on who moves first"
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
        "edge-moves": (Where.BOARD, "edge-move"),
        "own-extend": (Where.BOARD, "extend-along"),
        "enemy-extend": (Where.BOARD, "limit"),
        "form-links": (Where.BOARD, "make-link"),
        "great-wall-corner": (Where.BOARD, "wall"),
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

CLASSES = (*ASKED, *(name for name in SEQUENCE_CLASSES if name not in ASKED), *EYE_CLASSES)
"""The classes that the player asks, those of obvious sequences and eye spaces among them: one that is not there is not
asked."""


def points_asked(
    readings: Readings, color: Color, last: Sequence[Move], where: Where
) -> list[Point] | None:
    """Give the points at which a class is asked for a color's move; None for all. `last` moves, the latest first."""
    board = readings.board
    if where is Where.BOARD:
        return None
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
