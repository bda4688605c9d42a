"""Which patterns of a library match in a position, and how often they matched and were answered in games.

Takes a library, features and games; gives matches and counts. Knows no values of moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point
from riyu.lab.games import NamedGame, starting_board
from riyu.lab.measuring import Asking
from riyu.lab.questions import questions_of
from riyu.patterns.compact import records_of
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.patterns.matcher import Matcher
from riyu.patterns.model import Match, Pattern, PatternClass
from riyu.patterns.snapshot import Snapshot
from riyu.patterns.sweep_matcher import SweepMatcher
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["SeenPattern", "matches_at", "matches_in", "seen_in"]


def matches_in(
    features: Features,
    library: Library,
    colors: Sequence[Color] = (BLACK, WHITE),
    names: Collection[str] = (),
) -> Iterator[tuple[PatternClass, Match]]:
    """Give what fires as features have it: each class's matches wherever it can be asked, by class, then by color.

    `names`: the classes wanted, all if none is named; raises UsageError for one that there is not. A class that says
    `answer all` gives all its matches, another the first at each focus. One that is asked between two ends is asked
    for stones within three lines of each other; of the same match at several ends the first is given.
    """
    board = features.board
    snapshot = Snapshot.of(board, features)
    matcher = Matcher(library)
    for found in [library.of(name) for name in names] or library.classes:
        for color in colors:
            given: set[tuple[object, ...]] = set()
            for match in _matches(matcher, board, snapshot, found, color):
                place = (match.pattern.name, match.focus, match.answer, match.orientation)
                if place not in given:
                    given.add(place)
                    yield found, match


def matches_at(
    features: Features,
    library: Library,
    name: str,
    point: Point,
    color: Color,
    swept: SweepMatcher | None = None,
) -> tuple[Match, ...]:
    """Give every match of a class with a point as its focus, at whatever other end there is.

    Of a class asked over the whole board those that have a stone or named point of their drawing there. `swept` answers
    for such a class; its board must show what the features' board does. Raises UsageError for an unknown class.
    """
    board = features.board
    snapshot = Snapshot.of(board, features)
    matcher = Matcher(library)
    found = library.of(name)
    if found.asked.focus == WHOLE_BOARD:
        over = (
            matcher.over(snapshot, name, color)
            if swept is None
            else swept.over(name, color, snapshot)
        )
        return tuple(
            match
            for match in over
            if point in (match.focus, match.answer) or any(point in p for _, p in match.points)
        )
    ends = [end for p, _, end in questions_of(board, found.asked.focus, color) if p == point]
    return tuple(match for end in ends for match in matcher.all(snapshot, name, point, color, end))


def _matches(
    matcher: Matcher, board: Board, snapshot: Snapshot, found: PatternClass, color: Color
) -> Iterator[Match]:
    if found.asked.focus == WHOLE_BOARD:
        yield from matcher.over(snapshot, found.name, color)
        return
    for focus, own, end in questions_of(board, found.asked.focus, color):
        matches = matcher.all(snapshot, found.name, focus, own, end)
        yield from matches if found.answer == "all" else matches[:1]


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
    compact = [(c, CompactClass(c, records_of(c))) for c in library.classes]
    phrases = dict.fromkeys(c.asked.focus for c in library.classes)
    for number, game in enumerate(games, start=1):
        board = starting_board(game.record)
        features = Features(board)
        matcher = FocusMatcher(features)
        for move in game.record.moves:
            features.update()
            asking = {
                phrase: Asking(matcher, questions_of(board, phrase, move.color))
                for phrase in phrases
            }
            for found, small in compact:
                most = 64 if found.answer == "all" else 1
                given = {
                    (order, answer or -focus)
                    for order, focus, answer in asking[found.asked.focus].each(small, most)
                }
                _count(seen[found.name], given, move.point)
            board.play(move.color, move.point)
        advance(number)
    return [one for rows in seen.values() for one in rows if not one.pattern.is_bar]


def _count(rows: Sequence[SeenPattern], given: Collection[tuple[int, int]], played: int) -> None:
    """Count matches given as the pattern's place and its answer, or less than 0 without one."""
    for order, answer in given:
        rows[order].possible += 1
        rows[order].chosen += answer == played
