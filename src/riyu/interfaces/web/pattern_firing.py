"""Where patterns fire: one pattern in a position and over a game, its examples tried, all classes over a position.

Takes patterns, classes, positions and a game's path; gives what was found. Knows no files and no page; may run in any
thread, for it makes blackboards of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, opposite
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import Ruleset
from riyu.interfaces.scene import blackboard_of
from riyu.lab.knowledge_review import claims_of_match, judged
from riyu.patterns._checks import check_class
from riyu.patterns.asking import Asker, ReadyLibrary, alone
from riyu.patterns.findings import Findings
from riyu.patterns.library import Library
from riyu.patterns.model import Match, Pattern, PatternClass
from riyu.reading.blackboard import Blackboard, Given
from riyu.sgf.path import Path, game_of, take_step

__all__ = ["Fired", "InGame", "failing_examples", "fired_at", "fired_in_game"]


def failing_examples(found: PatternClass, pattern: Pattern) -> dict[int, str]:
    """Give what is wrong with a pattern's examples: by number (from 1, `yes` before `no`) what was found."""
    findings = Findings()
    check_class(alone(found, pattern), findings)
    lines = {e.place.line: i for i, e in enumerate((*pattern.yes, *pattern.no), start=1)}
    return {
        lines[error.place.line]: error.message
        for error in findings.errors
        if error.place.line in lines
    }


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
    blackboard = blackboard_of(position, ruleset, _given(found))
    mine = position.to_move
    asker = blackboard.asker
    of_it = Asker(blackboard.features, Library((alone(found, pattern),)))
    fired = []
    for color in (mine, opposite(mine)):
        answered = {
            (match.focus, match.answer)
            for match in asker.answers(found.name, color)
            if match.pattern.name == pattern.name
        }
        fired += [
            Fired(match, (match.focus, match.answer) in answered)
            for match in of_it.all(found.name, color)
        ]
    return fired


@dataclass(frozen=True, slots=True)
class InGame:
    """Where a pattern answered for the color to move: after so many steps of the path, its answers or focuses.

    `is_played`: the move that followed was one of the answers. `holds`: whether reading bears out what the pattern
    claims of tactics there; None where it claims nothing, reading did not end, or was not asked.
    """

    step: int
    color: Color
    points: tuple[Point, ...]
    is_played: bool
    holds: bool | None = None


def fired_in_game(
    found: PatternClass,
    pattern: Pattern,
    path: Path,
    *,
    is_read: bool = False,
    tell: Callable[[float], None] = lambda fraction: None,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[list[InGame], int]:
    """Give where a pattern answers in its class along a game, and how many positions were looked at.

    A line that can't be played is looked at as far as it goes. `is_read`: reading is asked whether it is right.
    Stops early if `stop` says so.
    """
    order = next(i for i, one in enumerate(found.patterns) if one.name == pattern.name)
    count = len(path.steps)
    given: list[InGame] = []
    game = game_of(replace(path, steps=(), nodes=(), to_move=path.start.to_move))
    blackboard = Blackboard(game, _given(found))
    looked = 0
    for step in range(count + 1):
        if stop():
            break
        following = path.steps[step] if step < count else None
        color = following.color if isinstance(following, Move) else game.to_move
        if color in (BLACK, WHITE):
            numbers = [one for one in blackboard.asker.found(found.name, color) if one[0] == order]
            points = tuple(dict.fromkeys(answer or focus for _, _, focus, _, answer in numbers))
            looked += 1
            if points:
                played = isinstance(following, Move) and following.point in points
                holds = None
                if is_read:
                    asker = blackboard.asker
                    matches = [asker.match(found.name, color, one) for one in numbers]
                    holds = _holds(blackboard, matches)
                given.append(InGame(step, color, points, played, holds))
        if following is None:
            break
        try:
            take_step(game, path, step)
        except BadInput:
            break
        tell((step + 1) / max(1, count))
    return given, looked


def _holds(blackboard: Blackboard, matches: list[Match]) -> bool | None:
    """Say whether reading bears out all that matches claim; None if none of it was read to its end."""
    claims = dict.fromkeys(claim for match in matches for claim in claims_of_match(match))
    legal = [one for one in claims if blackboard.board.is_legal(one.color, one.move)]
    told = [judged(blackboard.readings, one) for one in legal]
    if any(one.denied for one in told):
        return False
    return True if any(one.borne is not None for one in told) else None


def _given(found: PatternClass) -> Given:
    return Given(ReadyLibrary(Library((found,))))
