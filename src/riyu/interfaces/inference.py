"""The inference engine on a position, for whoever asks on the page or the command line.

Takes positions and rules; gives engines. Knows no facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from riyu.features.features import Features
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.inference.engine import Inference
from riyu.interfaces.scene import board_of

if TYPE_CHECKING:
    from riyu.inference.rulebase import Rulebase

__all__ = ["inference_of"]


def inference_of(
    position: Position,
    rulebase: Rulebase,
    ruleset: Ruleset = CHINESE,
    stop: Callable[[], bool] | None = None,
) -> Inference:
    """Give an engine on a position; `stop` may end it. Raises UsageError for strings without liberties, Stopped."""
    board = board_of(position, ruleset)
    return Inference(board, Features(board), rulebase, stop)
