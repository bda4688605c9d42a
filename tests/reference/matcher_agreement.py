"""The compiled matcher beside the plain one: whether both give the same matches, in games.

Takes games and a library; gives how much was compared and what differs, in words. Knows no cost. On real games:

    PYTHONPATH=src:. python -m tests.reference.matcher_agreement GAMES.sgfs.gz ... --games 200
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from riyu.features.features import Features
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, color_name, point_text
from riyu.lab.games import STEP, NamedGame, real_games, starting_board
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import Match, PatternClass
from riyu.patterns.tables import WHOLE_BOARD
from tests.reference.matcher import Matcher
from tests.reference.questions import questions_of
from tests.reference.snapshot import Snapshot

__all__ = ["Checked", "check_matcher", "plain_answers"]


@dataclass(slots=True)
class Checked:
    """What was compared with the plain matcher: games, questions, matches; and what differs, in words."""

    games: int = 0
    questions: int = 0
    matches: int = 0
    differences: list[str] = field(default_factory=list)


ASKED_A_CLASS = 12
"""Questions of a class that are compared in a position."""


def check_matcher(games: Sequence[NamedGame], library: Library, seed: int = 1) -> Checked:
    """Compare the compiled matcher with the plain one, in every tenth position of each game, its last, and going back.

    All matches and the first one, for questions drawn by chance from all there are; of a class asked over the whole
    board all its matches.
    """
    chance = random.Random(seed)
    ready, plain = ReadyLibrary(library), Matcher(library)
    done = Checked()
    for game in games:
        board = starting_board(game.record)
        asker = Asker(Features(board), ready)
        moves = game.record.moves
        marks = []
        for number, move in enumerate(moves, start=1):
            marks.append(board.mark())
            board.play(move.color, move.point)
            if number % STEP == 0 or number == len(moves):
                _check(done, plain, asker, chance, f"{game.name}, move {number}")
        while marks:
            board.trail.undo_to(marks.pop())
            if len(marks) % (4 * STEP) == 1:
                _check(done, plain, asker, chance, f"{game.name}, back at move {len(marks)}")
        done.games += 1
    return done


def _check(done: Checked, plain: Matcher, asker: Asker, chance: random.Random, where: str) -> None:
    board = asker.features.board
    snapshot = Snapshot.of(board, asker.features)
    color = chance.choice((BLACK, WHITE))
    for found in plain.library.classes:
        named = f"{where}: class {found.name} for {color_name(color)}"
        if found.asked.focus == WHOLE_BOARD:
            wanted = plain.over(snapshot, found.name, color)
            _compare(done, named, asker.answers(found.name, color), wanted)
            continue
        questions = questions_of(board, found.asked.focus, color)
        for focus, end in chance.sample(questions, min(ASKED_A_CLASS, len(questions))):
            at = f"{named} at {point_text(focus)}"
            wanted = plain.all(snapshot, found.name, focus, color, end)
            _compare(done, at, asker.all(found.name, color, (focus,), end), wanted)
            _compare(done, at, asker.best(found.name, color, (focus,), end), wanted[:1])


def _compare(
    done: Checked, where: str, given: tuple[Match, ...], wanted: tuple[Match, ...]
) -> None:
    done.questions += 1
    done.matches += len(wanted)
    if given != wanted:
        alone = [f"{match}: the compiled matcher alone" for match in given if match not in wanted]
        alone += [f"{match}: the plain matcher alone" for match in wanted if match not in given]
        told = "; ".join(alone) or "the same matches in another order"
        done.differences.append(f"{where}: {told}")


def plain_answers(
    plain: Matcher, snapshot: Snapshot, features: Features, found: PatternClass, color: Color
) -> list[Match]:
    """Give what a class answers in a position, all over the board, as the plain matcher has it."""
    if found.asked.focus == WHOLE_BOARD:
        return list(plain.over(snapshot, found.name, color))
    matches: list[Match] = []
    for focus, end in questions_of(features.board, found.asked.focus, color):
        every = plain.all(snapshot, found.name, focus, color, end)
        matches += every if found.answer == "all" else every[:1]
    return matches


def _main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    games, _ = real_games(asked.files, asked.games)
    done = check_matcher(games, load_library())
    counts = f"{done.games} games, {done.questions:,} questions, {done.matches:,} matches"
    sys.stdout.write("\n".join([counts, *done.differences, "done\n"]))
    return bool(done.differences)


if __name__ == "__main__":
    raise SystemExit(_main())
