"""Both compiled matchers beside the plain one: whether all give the same matches, in games.

Takes games and a library; gives how much was compared and what differs, in words. Knows no cost.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from riyu.features.features import Features
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import color_name, point_text
from riyu.lab.games import STEP, NamedGame, starting_board
from riyu.lab.questions import Question, questions_of
from riyu.patterns.compact import records_of
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.patterns.matcher import Matcher
from riyu.patterns.model import PatternClass
from riyu.patterns.snapshot import Snapshot
from riyu.patterns.sweep_matcher import SweepMatcher
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["Checked", "check_matchers"]


@dataclass(slots=True)
class Checked:
    """What was compared with the plain matcher: games, questions, looks at a sweep; and what differs, in words."""

    games: int = 0
    questions: int = 0
    sweeps: int = 0
    matches: int = 0
    differences: list[str] = field(default_factory=list)


ASKED_A_CLASS = 12
"""Questions of a class that are compared in a position."""


def check_matchers(
    games: Sequence[NamedGame],
    library: Library,
    seed: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> Checked:
    """Compare both compiled matchers with the plain one, in every tenth position of each game and its last.

    By focus: all matches and the first one, for questions drawn by chance from all there are. The sweep: the matches
    of the classes asked over the whole board, going through the game and, through the same positions, back.
    """
    chance = random.Random(seed)
    plain = Matcher(library)
    focused = [c for c in library.classes if c.asked.focus != WHOLE_BOARD]
    whole = [c for c in library.classes if c.asked.focus == WHOLE_BOARD]
    compact = [(c, CompactClass(c, records_of(c))) for c in focused]
    done = Checked()
    for number, game in enumerate(games, start=1):
        board = starting_board(game.record)
        features = Features(board)
        matcher = FocusMatcher(features)
        swept = SweepMatcher(board, Library(tuple(whole))) if whole else None
        moves = game.record.moves
        marks = []
        for move_number, move in enumerate(moves, start=1):
            marks.append(board.mark())
            board.play(move.color, move.point)
            if swept is not None and move_number % 3:
                swept.update()
            if move_number % STEP and move_number != len(moves):
                continue
            where = f"{game.name}, move {move_number}"
            snapshot = Snapshot.of(board, features)
            color = chance.choice((BLACK, WHITE))
            for found, small in compact:
                questions = questions_of(board, found.asked.focus, color)
                for question in chance.sample(questions, min(ASKED_A_CLASS, len(questions))):
                    _check_question(done, plain, matcher, snapshot, found, small, question, where)
            if swept is not None:
                _check_swept(done, plain, swept, snapshot, where)
        while marks and swept is not None:
            board.trail.undo_to(marks.pop())
            if len(marks) % (2 * STEP) == 0:
                where = f"{game.name}, back at move {len(marks)}"
                _check_swept(done, plain, swept, Snapshot.of(board, features), where)
        done.games += 1
        advance(number)
    return done


def _check_question(
    done: Checked,
    plain: Matcher,
    matcher: FocusMatcher,
    snapshot: Snapshot,
    found: PatternClass,
    small: CompactClass,
    question: Question,
    where: str,
) -> None:
    focus, color, end = question
    wanted = [
        (found.patterns.index(match.pattern), match.orientation, match.answer)
        for match in plain.all(snapshot, found.name, focus, color, end)
    ]
    done.questions += 1
    done.matches += len(wanted)
    for most in (1, 64):
        given = matcher.matches(small, focus, color, end, most)
        if given != wanted[:most]:
            done.differences.append(
                f"{where}: class {found.name} at {point_text(focus)} for {color_name(color)}: "
                f"{given}, the plain matcher {wanted[:most]}"
            )


def _check_swept(
    done: Checked, plain: Matcher, swept: SweepMatcher, snapshot: Snapshot, where: str
) -> None:
    """Compare what the sweep has with what the plain matcher finds, for both colors."""
    done.sweeps += 1
    for found in swept.library.classes:
        for color in (BLACK, WHITE):
            wanted = plain.over(snapshot, found.name, color)
            given = swept.over(found.name, color, snapshot)
            done.matches += len(wanted)
            if given != wanted:
                alone = [f"{match}: the sweep alone" for match in given if match not in wanted]
                alone += [
                    f"{match}: the plain matcher alone" for match in wanted if match not in given
                ]
                named = "; ".join(alone) or "the same matches in another order"
                done.differences.append(f"{where}: class {found.name}: {named}")
