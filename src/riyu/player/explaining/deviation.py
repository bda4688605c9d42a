"""What punishes a move that leaves the book of joseki: what reading wins after it, and not after the book's own move.

Takes a game, what is known, and the book; gives what the last move left, with motives, their lines, and sentences.
Knows no joseki: `riyu.candidates.joseki` says what the book had.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.candidates.joseki import Departure, departure
from riyu.game.constants import EMPTY
from riyu.game.game import Game
from riyu.game.points import Point, all_points, lines_apart, opposite, point_text
from riyu.patterns.joseki import JosekiBook
from riyu.player.explaining.again import holds_by_reading
from riyu.player.explaining.choosing import weight
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import Language, read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.player.explaining.tactics import tactical_motives
from riyu.reading.blackboard import Blackboard, Knows

__all__ = ["Deviation", "Punishment", "deviation", "punishments"]

NEAR = 3
"""Lines from the move that left the book within which its punishment is looked for."""

MOST = 2
"""Punishments that are told, at most."""

WINNING = frozenset({"capture", "ladder", "net", "cut", "kill", "double-threat"})
"""Motives that win something, as read."""

Punishment = tuple[Point, MotiveSaid]
"""A move, and what it wins."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """A move that left the book: what this had, and what the other side wins now and would not have won then."""

    left: Departure
    won: tuple[Punishment, ...]
    said: Sentence

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "move": point_text(self.left.move.point),
            "book": [{"move": point_text(p), "of_100": count} for p, count in self.left.had],
            "punished_by": [point_text(move) for move, _ in self.won],
            "sentence": self.said.to_json(),
        }


def deviation(
    game: Game, knowledge: Knows, book: JosekiBook, language: Language | None = None
) -> Deviation | None:
    """Say how a game's last move left the book of joseki, if it did, and what punishes it as read: a second or so.

    The game is looked at on boards of its own.
    """
    left = departure(game, book)
    if left is None:
        return None
    words = language or read_language()
    won = punishments(game, knowledge, left.best)
    return Deviation(left, tuple(won), _said(left, won, words))


def punishments(game: Game, knowledge: Knows, book_move: Point) -> list[Punishment]:
    """Give what the side to move wins near the last move, by reading, the largest first: MOST at most.

    Each is read a second time with the book's move in the last one's place, and left out where it is won then, too.
    Raises IllegalMove where the book's move could not be played there.
    """
    last = game.moves[-1]
    enemy = opposite(last.color)
    record, count = game.record(), len(game.moves)
    stands = Game.from_record(record, count, game.ruleset)
    here = Grounds(Blackboard(stands, knowledge), enemy, read_language())
    instead = Game.from_record(record, count - 1, game.ruleset)
    instead.play(last.color, book_move)
    there = Grounds(Blackboard(instead, knowledge), enemy, read_language())
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
            is_near = any(p > 0 and lines_apart(p, about) <= NEAR for p in (one.target, one.other))
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


def _said(left: Departure, won: Sequence[Punishment], language: Language) -> Sentence:
    """Say that a move left the book, and what punishes it; that nothing was read where there is none."""
    move, color = point_text(left.move.point), language.color(left.move.color)
    first = language.say(
        "joseki", "left", (left.move.point, left.best), line=left.others, move=move, color=color
    )
    found = [one.sentence for _, one in won]
    form = "punished" if found else "open"
    after = language.say(
        "joseki",
        form,
        tuple(dict.fromkeys(p for one in found for p in one.points)),
        strong={"kind": "; ".join(one.strong.removesuffix(".") for one in found)},
        kind="; ".join(one.beginner.removesuffix(".") for one in found),
        other=point_text(left.best),
        move=move,
    )
    return Sentence(
        f"{first.beginner} {after.beginner}",
        f"{first.strong} {after.strong}",
        tuple(dict.fromkeys((*first.points, *after.points))),
    )
