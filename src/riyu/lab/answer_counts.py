"""How often strong players play what patterns answer, counted in games where the player would ask.

Takes games and a library; gives counts. Knows no purposes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from riyu.candidates.answers import AnswerCounts
from riyu.candidates.asked import ASKED, Where, points_asked
from riyu.features.features import Features
from riyu.game.record import Move
from riyu.lab.apart import Apart, Game
from riyu.lab.games import starting_board
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.patterns.library import Library
from riyu.reading.readings import Readings

__all__ = ["count_answers"]


def count_answers(
    games: Sequence[Game],
    library: Library,
    apart: Apart,
    advance: Callable[[int, int, str], None] = lambda done, total, last: None,
) -> AnswerCounts:
    """Count for each pattern that the player asks how often it answers with a move, and how often that is played.

    A pattern that answers twice with one move counts once; passes are left out. `apart` is noted in the counts.
    """
    ready = ReadyLibrary(library)
    counts: dict[str, dict[str, list[int]]] = {name: {} for name in ASKED}
    for number, game in enumerate(games, start=1):
        record = game.record
        board = starting_board(record)
        asker, readings = Asker(Features(board), ready), Readings(board)
        last: tuple[Move, ...] = ()
        for move in record.moves:
            if not move.is_pass:
                _count_one(readings, asker, move, last, counts)
            board.play(move.color, move.point)
            last = (move, *last[:1])
        advance(number, len(games), f"{len(record.moves)} moves")
    found = {
        name: {pattern: (played, possible) for pattern, (played, possible) in by.items()}
        for name, by in counts.items()
    }
    return AnswerCounts(found, apart.seed, apart.one_in, len(games))


def _count_one(
    readings: Readings,
    asker: Asker,
    move: Move,
    last: Sequence[Move],
    counts: dict[str, dict[str, list[int]]],
) -> None:
    board = readings.board
    points = {where: points_asked(readings, move.color, last, where) for where in Where}
    for name, (where, _) in ASKED.items():
        at = points[where]
        if (at is not None and not at) or not asker.has(name):
            continue
        patterns = asker.patterns(name)
        answers = {(found[0], found[-1]) for found in asker.found(name, move.color, at)}
        for place, answer in answers:
            if answer and board.is_legal(move.color, answer):
                both = counts[name].setdefault(patterns[place].name, [0, 0])
                both[0] += answer == move.point
                both[1] += 1
