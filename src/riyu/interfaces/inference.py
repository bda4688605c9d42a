"""The inference engine on a position, for whoever asks over GTP or the command line.

Takes positions and rules; gives engines, the last few kept. Knows no facts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from riyu.features.features import Features
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.inference.engine import Inference
from riyu.interfaces.scene import board_of

if TYPE_CHECKING:
    from riyu.inference.rulebase import Rulebase

__all__ = ["inference_of"]


def inference_of(position: Position, rulebase: Rulebase, ruleset: Ruleset = CHINESE) -> Inference:
    """Give an engine on a position; the last two are kept. Raises UsageError for strings without liberties."""
    found = _kept(position, ruleset, _Held(rulebase))
    found.update()
    return found


class _Held:
    """A rulebase as an argument that does not tell one call from another."""

    def __init__(self, rulebase: Rulebase) -> None:
        self.rulebase = rulebase

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.rulebase is self.rulebase

    def __hash__(self) -> int:
        return id(self.rulebase)


@lru_cache(maxsize=2)
def _kept(position: Position, ruleset: Ruleset, held: _Held) -> Inference:
    board = board_of(position, ruleset)
    return Inference(board, Features(board), held.rulebase)
