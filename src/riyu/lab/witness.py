"""Outside witnesses for the board: sgfmill's board move by move, GNU Go's list of legal moves.

Takes counts and seeds; gives how much was compared and every difference. Knows no rules itself. Both witnesses are
optional: PeerError says what to install.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from riyu.base.chance import Chance
from riyu.base.errors import PeerError
from riyu.game.board import Board
from riyu.game.points import all_points, column_of, parse_point, point_text, row_of
from riyu.game.ruleset import CHINESE, TROMP_TAYLOR
from riyu.lab.peer import Peer

__all__ = ["Witnessed", "legality_beside_gnugo", "moves_beside_sgfmill"]


@dataclass(frozen=True, slots=True)
class Witnessed:
    """What was compared: `games` (or positions), the `comparisons` in them, the `differences` in words."""

    witness: str
    games: int
    comparisons: int
    differences: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "witness": self.witness,
            "games": self.games,
            "comparisons": self.comparisons,
            "differences": list(self.differences),
        }


def _random_move(board: Board, color: int, chance: Chance) -> int:
    """Give a random legal point that fills no own eye; 0 if there is none."""
    points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
    return points[chance.below(len(points))] if points else 0


def moves_beside_sgfmill(
    games: int, seed: int, advance: Callable[[int], None] = lambda done: None
) -> Witnessed:
    """Play random games on 5x5 to 19x19, sizes in turn, and compare with sgfmill's board after every move.

    Compared: every point, and sgfmill's simple-ko point. Suicide is allowed, as sgfmill's board allows it.
    """
    try:
        from sgfmill.boards import Board as OtherBoard
    except ImportError:
        raise PeerError("sgfmill is not installed: pip install sgfmill") from None
    chance = Chance(seed)
    compared = 0
    differences: list[str] = []
    for number in range(games):
        size = 5 + number % 15
        board, other = Board(size, TROMP_TAYLOR), OtherBoard(size)
        color = 1
        coordinates = [(row_of(p) - 1, column_of(p) - 1) for p in all_points(size)]
        for move in range(2 * size * size):
            point = _random_move(board, color, chance)
            if not point:
                break
            board.play(color, point)
            ko = other.play(row_of(point) - 1, column_of(point) - 1, "bw"[color - 1])
            theirs = bytes(" bw".index(other.board[r][c] or " ") for r, c in coordinates)
            compared += 1
            ko_point = 20 * (ko[0] + 1) + ko[1] + 1 if ko else 0
            if theirs != board.position().stones or ko_point != board.ko:
                differences.append(
                    f"game {number} ({size}x{size}), move {move + 1} {point_text(point)}:\n"
                    f"{board.position()}"
                )
                break
            color = 3 - color
        advance(number + 1)
    return Witnessed("sgfmill", games, compared, tuple(differences))


def legality_beside_gnugo(
    positions: int,
    seed: int,
    command: str = "gnugo --mode gtp --chinese-rules",
    advance: Callable[[int], None] = lambda done: None,
) -> Witnessed:
    """Compare the legal points of both colors in random positions with GNU Go's `all_legal`.

    GNU Go knows simple ko only, so points that superko alone forbids are counted legal here. Sizes 5 to 19 in turn,
    positions after a random number of random moves.
    """
    chance = Chance(seed)
    compared = 0
    differences: list[str] = []
    with Peer(command) as peer:
        for number in range(positions):
            size = 5 + number % 15
            board = Board(size, CHINESE)
            for line in (f"boardsize {size}", "clear_board"):
                peer.ask(line)
            color = 1
            for _ in range(chance.below(2 * size * size)):
                point = _random_move(board, color, chance)
                if not point:
                    break
                board.play(color, point)
                peer.ask(f"play {'bw'[color - 1]} {point_text(point)}")
                color = 3 - color
            for side in (1, 2):
                theirs = {
                    parse_point(word, size)
                    for word in peer.ask(f"all_legal {'bw'[side - 1]}").split()
                }
                ours = {p for p in all_points(size) if board.legality(side, p) in ("", "superko")}
                compared += size * size
                if ours != theirs:
                    only = sorted(point_text(p) for p in ours ^ theirs)
                    differences.append(
                        f"position {number}, {'black' if side == 1 else 'white'}: {only}\n"
                        f"{board.position()}"
                    )
            advance(number + 1)
    return Witnessed("gnugo", positions, compared, tuple(differences))
