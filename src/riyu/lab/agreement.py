"""Whether features kept up to date are those built from scratch, and whether undo puts back the very bytes.

Takes games; gives how much was compared and every difference in words. Knows no feature: it compares all that
`Features.image` gives. Both sides run the same code; the slow twins in the tests are written independently of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import on_board, point_text
from riyu.game.ruleset import JAPANESE
from riyu.lab.games import STEP, WIDEST, NamedGame, random_games, starting_board
from riyu.lab.processes import in_order

__all__ = ["Agreement", "agreement", "compare_game", "random_material"]


@dataclass(frozen=True, slots=True)
class Agreement:
    """What was compared: games, positions built from scratch, positions gone back to; the differences, one a game."""

    games: int = 0
    positions: int = 0
    returns: int = 0
    differences: tuple[str, ...] = ()

    def __add__(self, other: Agreement) -> Agreement:
        return Agreement(
            self.games + other.games,
            self.positions + other.positions,
            self.returns + other.returns,
            self.differences + other.differences,
        )


def random_material(count: int, seed: int) -> list[NamedGame]:
    """Give random games on 5x5 to 19x19, the sizes in turn; suicide is allowed in half of them."""
    sizes = range(5, 20)
    half = count // 2
    return [
        *random_games(count - half, seed, sizes, JAPANESE),
        *random_games(half, seed + count - half, sizes, WIDEST),
    ]


def agreement(
    games: Sequence[NamedGame],
    parallel: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> Agreement:
    """Compare in all games, in `parallel` processes; `advance` is told how many games are through.

    In every second game the features look at each move, in the others only where they are compared, at many moves at
    once. Raises UsageError where the core is not compiled, for then there are no bytes to compare.
    """
    total = Agreement()
    numbered = list(enumerate(games))
    for found in in_order(_compare_numbered, numbered, parallel, at_once=8):
        total += found
        advance(total.games)
    return total


def _compare_numbered(numbered: tuple[int, NamedGame]) -> Agreement:
    number, game = numbered
    return compare_game(game, each_move=number % 2 == 0)


def compare_game(
    game: NamedGame, *, each_move: bool = True, build: Callable[[Board], Features] = Features
) -> Agreement:
    """Compare at every tenth move of a game, and the block's bytes after undo at the same moves, back to the start.

    `each_move`: the features are brought up to date at each move, not only where they are compared. `build` makes
    those to compare with.
    """
    board = starting_board(game.record)
    features = Features(board)
    moves = game.record.moves
    images = {0: board.block.image()}
    for number, move in enumerate(moves, start=1):
        board.mark()
        board.play(move.color, move.point)
        if each_move:
            features.update()
        if number % STEP == 0 or number == len(moves):
            difference = _difference(features, _from_scratch(board, build))
            if difference:
                words = f"{game.name}, after move {number}: {difference}"
                return Agreement(1, len(images), 0, (words,))
            images[number] = board.block.image()
    for returns, number in enumerate(reversed(images), start=1):
        board.trail.undo_to(number)
        place = _first_other_byte(board.block.image(), images[number])
        if place is not None:
            words = f"{game.name}, back after move {number}: byte {place} is not what it was"
            return Agreement(1, len(images) - 1, returns, (words,))
    return Agreement(1, len(images) - 1, len(images))


def _first_other_byte(one: bytes, other: bytes) -> int | None:
    if one == other:
        return None
    return next(i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


def _from_scratch(board: Board, build: Callable[[Board], Features]) -> Features:
    fresh = Board(board.size, board.ruleset)
    fresh.set_up(board.position())
    return build(fresh)


def _difference(kept: Features, built: Features) -> str:
    """Give where features of one position differ first, in words; nothing if they do not."""
    ours, theirs = kept.image(), built.image()
    if ours == theirs:
        return ""
    for field, values in ours.items():
        for i, (one, other) in enumerate(zip(values, theirs[field], strict=True)):
            if one != other:
                return f"{field}[{i}]{_where(i, kept.size)} is {one} kept, {other} from scratch"
    return ""


def _where(place: int, size: int) -> str:
    """Give the point that a place in a field of cells, or of cells of each color, belongs to."""
    point = place % 424
    return f" ({point_text(point)})" if on_board(point, size) else ""
