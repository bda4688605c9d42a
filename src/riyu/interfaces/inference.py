"""The inference engine on a position or in a game, for whoever asks over GTP or the command line.

Takes positions, moves and rules; gives engines. Knows no facts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import IllegalMove
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.inference.engine import Inference
from riyu.interfaces.scene import board_of

if TYPE_CHECKING:
    from riyu.base.errors import BadInput
    from riyu.inference.rulebase import Rulebase

__all__ = ["FollowingInference", "inference_of"]


def inference_of(
    position: Position,
    rulebase: Rulebase,
    ruleset: Ruleset = CHINESE,
    stop: Callable[[], bool] | None = None,
) -> Inference:
    """Give an engine on a position; `stop` may end it. Raises UsageError for strings without liberties, Stopped."""
    board = board_of(position, ruleset)
    return Inference(board, Features(board), rulebase, stop)


class FollowingInference:
    """One engine that follows a game: moves that were played are played, moves taken back are taken back.

    It has a board of its own, a mark before each move: the game's board may be another each time it is asked for.
    """

    def __init__(self) -> None:
        self._inference: Inference | None = None
        self._begun: tuple[Position, Ruleset] | None = None
        self._moves: list[Move] = []

    def at(
        self,
        start: Position,
        moves: Sequence[Move],
        position: Position,
        rulebase: Rulebase,
        ruleset: Ruleset,
    ) -> Inference:
        """Give the engine for a game: where it began, its moves, the position now, the rules in force.

        Where the moves do not lead to the position (a ko was lifted), an engine on the position alone. Raises
        UsageError for strings without liberties.
        """
        if self._inference is None or self._begun != (start, ruleset):
            self._inference = inference_of(start, rulebase, ruleset)
            self._begun, self._moves = (start, ruleset), []
        found = self._inference
        if not self._follow(found.board, moves) or not _stands(found.board, position):
            return inference_of(position, rulebase, ruleset)
        if found.rulebase is not rulebase:
            found.replace_rules(rulebase)
        found.update()
        return found

    def findings(self) -> Sequence[BadInput]:
        """Give the rules that said nothing when facts were last asked for, for they would take too many looks."""
        return self._inference.findings() if self._inference is not None else ()

    def _follow(self, board: Board, moves: Sequence[Move]) -> bool:
        """Take back what is no longer played and play what is new; say whether all of it could be played."""
        pairs = zip(self._moves, moves, strict=False)
        same = next((n for n, (one, other) in enumerate(pairs) if one != other), None)
        if same is None:
            same = min(len(self._moves), len(moves))
        board.trail.undo_to(same)
        del self._moves[same:]
        for move in moves[same:]:
            board.mark()
            try:
                board.play(move.color, move.point)
            except IllegalMove:
                board.undo()
                return False
            self._moves.append(move)
        return True


def _stands(board: Board, position: Position) -> bool:
    now = board.position()
    return (now.stones, now.ko) == (position.stones, position.ko)
