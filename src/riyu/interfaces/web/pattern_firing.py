"""Where patterns fire: one pattern in a position and over a game, its examples tried, all classes over a position.

Takes patterns, classes, positions and a game's path; gives what was found. Knows no files and no page; may run in any
thread, for it makes boards of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from riyu.base.errors import BadInput, IllegalMove
from riyu.features.features import Features
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, opposite
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import Ruleset
from riyu.interfaces.scene import board_of
from riyu.lab.measuring import Asking
from riyu.lab.patterns_seen import matches_in
from riyu.lab.questions import questions_of
from riyu.patterns._checks import check_class
from riyu.patterns.compact import records_of
from riyu.patterns.findings import Findings
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.patterns.model import Match, Pattern, PatternClass
from riyu.sgf.path import Path, game_of

__all__ = ["Fired", "InGame", "answers_at", "failing_examples", "fired_at", "fired_in_game"]

Answer = tuple[int, Point, Point]
"""A pattern's place in its class, the focus, and the answer or NO_POINT."""


def failing_examples(found: PatternClass, pattern: Pattern) -> dict[int, str]:
    """Give what is wrong with a pattern's examples: by number (from 1, `yes` before `no`) what was found."""
    findings = Findings()
    check_class(_alone(found, pattern), findings)
    lines = {e.place.line: i for i, e in enumerate((*pattern.yes, *pattern.no), start=1)}
    return {
        lines[error.place.line]: error.message
        for error in findings.errors
        if error.place.line in lines
    }


def _alone(found: PatternClass, pattern: Pattern) -> PatternClass:
    """Give a class that has one pattern alone, answered wherever it matches."""
    return replace(found, patterns=(replace(pattern, is_bar=False),), last="none", answer="all")


@dataclass(frozen=True, slots=True)
class Fired:
    """A match of a pattern, and whether its class answers with it there: no earlier pattern or bar comes first."""

    match: Match
    answers: bool


def fired_at(
    found: PatternClass, pattern: Pattern, position: Position, ruleset: Ruleset
) -> list[Fired]:
    """Give where a pattern matches in a position, for both colors, the color to move first.

    Raises UsageError for strings without liberties.
    """
    features = Features(board_of(position, ruleset))
    mine = position.to_move
    alone = _alone(found, pattern)
    order = next(i for i, one in enumerate(found.patterns) if one.name == pattern.name)
    compact = CompactClass(found, records_of(found))
    fired = []
    for color in (mine, opposite(mine)):
        answered = {
            (focus, answer)
            for place, focus, answer in answers_at(features, found, compact, color)
            if place == order
        }
        fired += [
            Fired(match, (match.focus, match.answer) in answered)
            for _, match in matches_in(features, Library((alone,)), (color,))
        ]
    return fired


def answers_at(
    features: Features, found: PatternClass, compact: CompactClass, color: Color
) -> list[Answer]:
    """Give what a class answers in a position for a color, wherever it can be asked; all if it says `answer all`."""
    matcher = FocusMatcher(features)
    asking = Asking(matcher, questions_of(features.board, found.asked.focus, color))
    given = asking.each(compact, 64 if found.answer == "all" else 1)
    return list(dict.fromkeys((order, focus, answer) for order, focus, answer in given))


@dataclass(frozen=True, slots=True)
class InGame:
    """Where a pattern answered for the color to move: after so many steps of the path, its answers or focuses.

    `is_played`: the move that followed was one of the answers.
    """

    step: int
    color: Color
    points: tuple[Point, ...]
    is_played: bool


def fired_in_game(
    found: PatternClass,
    pattern: Pattern,
    path: Path,
    *,
    tell: Callable[[float], None] = lambda fraction: None,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[list[InGame], int]:
    """Give where a pattern answers in its class along a game, and how many positions were looked at.

    A line that can't be played is looked at as far as it goes. Stops early if `stop` says so.
    """
    order = next(i for i, one in enumerate(found.patterns) if one.name == pattern.name)
    compact = CompactClass(found, records_of(found))
    count = len(path.steps)
    given: list[InGame] = []
    game = game_of(replace(path, steps=(), nodes=(), to_move=path.start.to_move))
    features = Features(game.board)
    looked = 0
    for step in range(count + 1):
        if stop():
            break
        following = path.steps[step] if step < count else None
        color = following.color if isinstance(following, Move) else game.to_move
        if color in (BLACK, WHITE):
            features.update()
            points = tuple(
                dict.fromkeys(
                    answer or focus
                    for place, focus, answer in answers_at(features, found, compact, color)
                    if place == order
                )
            )
            looked += 1
            if points:
                played = isinstance(following, Move) and following.point in points
                given.append(InGame(step, color, points, played))
        if following is None:
            break
        try:
            if not isinstance(following, Move):
                raise IllegalMove("a set-up")
            game.play(following.color, following.point)
        except IllegalMove:  # or a repetition, which the game went on with all the same
            try:
                game = game_of(replace(path, steps=path.steps[: step + 1], nodes=()))
            except BadInput:
                break
            features = Features(game.board)
        tell((step + 1) / max(1, count))
    return given, looked
