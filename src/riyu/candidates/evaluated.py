"""What moves are for by the evaluation, as a source: of what strong players play likely, what each changes.

Takes facts of changes; gives `move` facts that rest on them. The evaluation is too coarse to propose moves by itself
(of those that it has largest, two of 100 are played), but it tells well what likely moves are for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from riyu.candidates.answers import quality_of
from riyu.candidates.telling import Told, move_key
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, point_text
from riyu.inference.engine import Inference
from riyu.inference.facts import Key
from riyu.inference.purposes import CHANGES
from riyu.inference.source import Source

__all__ = ["PURPOSE_OF", "SHARES", "evaluated"]

PURPOSE_OF: Mapping[str, str] = MappingProxyType(
    {
        "settle": "settle",
        "run": "run",
        "make-eye": "make-eye",
        "join": "join",
        "attack": "attack",
        "take-eye": "take-eye",
        "enclose": "enclose",
        "split": "split",
        "close": "hold",
        "break": "break-boundary",
        "build": "build-moyo",
        "reduce": "reduce",
        "extend": "extend-along",
        "endgame": "endgame",
    }
)
"""What a move is for that makes such a change."""

SHARES: Mapping[str, float] = MappingProxyType(
    {
        "settle": 0.152,
        "run": 0.121,
        "make-eye": 0.172,
        "join": 0.233,
        "attack": 0.155,
        "take-eye": 0.132,
        "enclose": 0.161,
        "split": 0.165,
        "close": 0.172,
        "break": 0.132,
        "build": 0.081,
        "reduce": 0.106,
        "extend": 0.127,
        "endgame": 0.145,
    }
)
"""How often a likely move with such a change is played: 901 positions of 12 games (experiments/log/player.md)."""


def evaluated(inference: Inference, board: Board, color: Color) -> Iterator[Told]:
    """Tell what a color's moves are for, by the changes that stand as facts."""
    for key in sorted(inference.keys("changes")):
        _, who, move, kind, target, points = key
        if who != color:
            continue
        source = Source("evaluation", kind, _said(board, key), (move,), round(points / 2))
        quality = quality_of(SHARES[kind])
        yield move_key(quality, color, move, PURPOSE_OF[kind], target), source, [key]


def _said(board: Board, key: Key) -> str:
    """Say what a change is in a sentence that names its points."""
    _, _, move, kind, target, points = key
    what = CHANGES[kind]
    if target != NO_POINT and board.color_at(target) != EMPTY:
        stones = "stone" if board.string_size(target) == 1 else "stones"
        what += f" the {stones} at {point_text(target)}"
    hang = "point hangs" if points == 1 else "points hang"
    return f"{point_text(move)} would {what}: {points} {hang} on who is first there, as assessed"
