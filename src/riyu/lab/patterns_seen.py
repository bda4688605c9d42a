"""How often the patterns of a library matched and were answered in games.

Takes a library and games; gives counts. Knows no values of moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from riyu.lab.games import NamedGame, starting_blackboard
from riyu.patterns.asking import ReadyLibrary
from riyu.patterns.library import Library
from riyu.patterns.model import Pattern, PatternClass
from riyu.reading.blackboard import Given

__all__ = ["SeenPattern", "seen_in"]


@dataclass(slots=True)
class SeenPattern:
    """How often a pattern matched for the color to move, and how often its answer was the move then played.

    Counted by position and point: a match that comes to the same answer from several focuses counts once. A pattern
    without an answer counts once a focus, and is never chosen.
    """

    found: PatternClass
    pattern: Pattern
    possible: int = 0
    chosen: int = 0


def seen_in(
    games: Sequence[NamedGame],
    library: Library,
    advance: Callable[[int], None] = lambda done: None,
) -> list[SeenPattern]:
    """Give the counts of every pattern and no bar, in the order of the library, over all positions of some games.

    A class asked over the whole board is asked with every point as its focus.
    """
    seen = {
        found.name: [SeenPattern(found, pattern) for pattern in found.patterns]
        for found in library.classes
    }
    known = Given(ReadyLibrary(library))
    for number, game in enumerate(games, start=1):
        blackboard = starting_blackboard(game.record, known)
        asker = blackboard.asker
        for move in game.record.moves:
            for found in library.classes:
                given = {
                    (order, answer or -focus)
                    for order, _, focus, _, answer in asker.found(found.name, move.color)
                }
                _count(seen[found.name], given, move.point)
            blackboard.game.play(move.color, move.point)
        advance(number)
    return [one for rows in seen.values() for one in rows if not one.pattern.is_bar]


def _count(rows: Sequence[SeenPattern], given: Collection[tuple[int, int]], played: int) -> None:
    """Count matches given as the pattern's place and its answer, or less than 0 without one."""
    for order, answer in given:
        rows[order].possible += 1
        rows[order].chosen += answer == played
