"""What punishes a move that leaves the book of joseki: what reading wins after it, and not after the book's own move.

Takes a game whose last move left the book, what is known, and the book's move; gives motives with their lines. Knows
no joseki: `riyu.candidates.joseki` says what the book had.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.game.constants import EMPTY
from riyu.game.game import Game
from riyu.game.points import Point, all_points, point_text
from riyu.player.explaining.again import holds_by_reading
from riyu.player.explaining.choosing import weight
from riyu.player.explaining.grounds import Grounds, lines_apart
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.tactics import tactical_motives
from riyu.reading.blackboard import Blackboard, Knows

__all__ = ["Punishment", "punishing_text", "punishments"]

NEAR = 3
"""Lines from the move that left the book within which its punishment is looked for."""

MOST = 2
"""Punishments that are told, at most."""

WINNING = frozenset({"capture", "ladder", "net", "cut", "kill", "double-threat"})
"""Motives that win something, as read."""

Punishment = tuple[Point, MotiveSaid]
"""A move, and what it wins."""


def punishments(game: Game, knowledge: Knows, book_move: Point) -> list[Punishment]:
    """Give what the side to move wins near the last move, by reading, the largest first: MOST at most.

    Each is read a second time with the book's move in the last one's place, and left out where it is won then, too.
    Raises IllegalMove where the book's move could not be played there.
    """
    last = game.moves[-1]
    record, count = game.record(), len(game.moves)
    stands = Game.from_record(record, count, game.ruleset)
    here = Grounds(Blackboard(stands, knowledge), game.to_move, read_language())
    instead = Game.from_record(record, count - 1, game.ruleset)
    instead.play(last.color, book_move)
    there = Grounds(Blackboard(instead, knowledge), game.to_move, read_language())
    best: dict[tuple[str, Point], Punishment] = {}
    for move, one in _won(here, last.point):
        key = (one.motive, min(_ends(here, one)))
        known = best.get(key)
        if known is not None and weight(known[1]) >= weight(one):
            continue
        if not _is_won_anyway(there, one, move):
            best[key] = (move, one)
    return sorted(best.values(), key=lambda both: (-weight(both[1]), both[0]))[:MOST]


def _won(grounds: Grounds, about: Point) -> Iterator[Punishment]:
    board = grounds.board
    for move in all_points(board.size):
        if lines_apart(move, about) > NEAR or not board.is_legal(grounds.color, move):
            continue
        for one in tactical_motives(grounds, move):
            is_near = one.target > 0 and lines_apart(one.target, about) <= NEAR
            is_sure = one.tier is Tier.READ and not one.by_ko
            is_theirs = is_near and board.color_at(one.target) == grounds.enemy
            is_gain = one.motive != "cut" or about not in _ends(grounds, one)
            if one.motive in WINNING and is_sure and is_theirs and is_gain:
                yield move, one


def _ends(grounds: Grounds, told: MotiveSaid) -> set[Point]:
    """Give the stones at both ends of a link: where one is the new stone, being cut off is no loss yet."""
    both = [p for p in (told.target, told.other) if p > 0]
    stones = [p for p in both if grounds.board.color_at(p) != EMPTY]
    return {p for stone in stones for p in grounds.board.string_points(stone)}


def _is_won_anyway(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether the same is won where the book's move stands instead; not where the stones are not there."""
    board = grounds.board
    stones = [p for p in (told.target, told.other) if p > 0]
    if any(board.color_at(p) == EMPTY for p in stones) or not board.is_legal(grounds.color, move):
        return False
    return holds_by_reading(grounds, told, move) is True


def punishing_text(found: list[Punishment], book_move: Point) -> str:
    """Say what punishes a move that left the book; that nothing was read where there is none."""
    instead = point_text(book_move)
    if not found:
        return f"nothing near by is read that punishes it and would fail after {instead}"
    said = "; ".join(one.sentence.strong.removesuffix(".") for _, one in found)
    return f"what punishes it, and would fail after {instead}: {said}"
