"""A game as the archive holds it: 16-bit words that say what came onto the board and what left it; its digest.

Takes records, gives words; takes words, gives moves. Knows no files.

A word is a cell in bits 0-8 (0: a pass), White in bit 9, and bit 10 where stones left the board: then a word with their
number and their cells follow. The stones set up stand first, a word each. Who reads them needs no rules of capture.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import all_points
from riyu.game.position import empty_position
from riyu.game.record import Move, Record
from riyu.game.ruleset import WIDEST
from riyu.game.transform import Transform, apply_point

__all__ = ["CELL", "IS_WHITE", "TAKES", "WORD", "Encoded", "decoded", "digest_of_moves", "encoded"]

WORD = "H"
"""The kind of the words, as `array` names it."""

CELL = 511
IS_WHITE = 512
TAKES = 1024

SURE = 30
"""Moves from which on two games with the same moves are one; shorter ones must also have the same players and date."""

_DIGEST = 12  # bytes


@dataclass(frozen=True, slots=True)
class Encoded:
    """A game's words, how many stones are set up and how many moves follow, and why it was cut off, if it was."""

    words: array[int]
    setup: int
    moves: int
    fault: str = ""


def encoded(record: Record) -> Encoded:
    """Give a record's words, up to the first move that can't be: onto a stone, or off the board. Kos are not looked at.

    Raises BadInput if no move can be played, or a string set up has no liberty.
    """
    board = Board(record.size, WIDEST)
    try:
        board.set_up(empty_position(record.size).with_stones(record.black, record.white))
    except UsageError as error:
        raise BadInput(str(error)) from None
    words = array(WORD, record.black)
    words.extend(IS_WHITE | point for point in record.white)
    setup, fault, moves = len(words), "", 0
    for move in record.moves:
        word = move.point | (IS_WHITE if move.color == WHITE else 0)
        if move.point == PASS:
            words.append(word)
        else:
            before = board.change_count
            try:
                taken = board.play(move.color, move.point, minds_ko=False)
            except IllegalMove as error:
                fault = f"cut off before move {moves + 1}: {error}"
                break
            if taken:
                gone = [p for p in board.changes_since(before) if board.color_at(p) == EMPTY]
                words.extend((word | TAKES, len(gone), *gone))
            else:
                words.append(word)
        moves += 1
    if not moves:
        raise BadInput(fault or "no moves")
    return Encoded(words, setup, moves, fault)


def decoded(words: Sequence[int], setup: int) -> tuple[list[Move], list[Move]]:
    """Give the stones set up and the moves of a game's words."""
    stones = [_move(word) for word in words[:setup]]
    return stones, list(_moves(words, setup))


def _moves(words: Sequence[int], at: int) -> Iterator[Move]:
    while at < len(words):
        word = words[at]
        at += 1
        if word & TAKES:
            at += 1 + words[at]
        yield _move(word)


def _move(word: int) -> Move:
    return Move(WHITE if word & IS_WHITE else BLACK, word & CELL)


def digest_of_moves(record: Record, moves: int) -> bytes:
    """Give a digest, 12 bytes, of a record's first moves: the same for all eight ways to turn and mirror the game."""
    setup = [*record.black, *(IS_WHITE | point for point in record.white)]
    about = f"{record.size} {len(setup)}"
    if moves < SURE:
        players = record.players
        about = "\0".join([about, players.black, players.white, record.date])
    played = "".join(
        chr(move.point | (IS_WHITE if move.color == WHITE else 0)) for move in record.moves[:moves]
    )
    turned = min(
        "".join(sorted(chr(table[word]) for word in setup)) + played.translate(table)
        for table in _tables(record.size)
    )
    return blake2b(f"{about}\0{turned}".encode("utf-8", "replace"), digest_size=_DIGEST).digest()


@cache  # of what never changes, for each size of the board
def _tables(size: int) -> tuple[dict[int, int], ...]:
    """Give for each transform where it takes the words of moves on a board."""
    return tuple(
        {
            point | color: apply_point(transform, point, size) | color
            for point in (PASS, *all_points(size))
            for color in (0, IS_WHITE)
        }
        for transform in Transform
    )
