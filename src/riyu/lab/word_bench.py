"""How often the assessment's words are right: of groups beside labels, of points beside what is played in games.

Takes labels or games; gives rows of plain values. Knows no good figure: experiments/log/assessment.md holds those that
were reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from riyu.assessment.assessor import Assessor
from riyu.assessment.board_words import words_of
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.group_words import group_words
from riyu.assessment.reading_out import read_out
from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import Point, all_points, column_of, row_of
from riyu.lab.bench import Row
from riyu.lab.games import NamedGame, positions_of
from riyu.lab.judging import Label
from riyu.reading.readings import Readings

__all__ = ["group_word_rows", "point_word_rows"]

SAFE = 0.85
"""The mean ownership of a string's stones by their own color, in the label, from which on it is safe."""

LIVES = 0.5
"""That from which on a string lives more often than not, by three of four."""

NEAR = 2
"""Lines from a point that is told within which a move is near it."""

_RIGHT: Mapping[str, tuple[str, Callable[[float], bool]]] = MappingProxyType(
    {
        "weak": ("not safe", lambda owned: owned < SAFE),
        "heavy": ("not safe", lambda owned: owned < SAFE),
        "strong": ("safe", lambda owned: owned >= SAFE),
        "thickness": ("lives", lambda owned: owned >= LIVES),
        "base": ("lives", lambda owned: owned >= LIVES),
        "can-run": ("not lost", lambda owned: owned > 0),
        "aji": ("not surely lost", lambda owned: owned > -SAFE),
    }
)
"""What labels can say of a word: the name of it, and whether a string with such a mean ownership is so."""


def group_word_rows(
    labels: Sequence[Label],
    nodes: int,
    groups: int,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give a row for each word of groups: strings of which it is said, of how many that is right, and what it misses.

    `right` and the two ends of how labels have these strings, `safe` and `lost`, are of 100; so is `chance`, which has
    how many of all strings are so. `found` is of those that are so. Raises UsageError if there are no labels.
    """
    if not labels:
        raise UsageError("no labels to judge")
    said: dict[str, list[float]] = {name: [] for name in _RIGHT}
    every: list[float] = []
    for done, label in enumerate(labels, start=1):
        board = label.game.board
        owned = _owned(label)
        every += owned.values()
        assessor = Assessor(Features(board), Readings(board))
        seen = assessor.assess(0.0, nodes=nodes, groups=groups if nodes else 0)
        for word in group_words(seen, board):
            if word.key[0] in said:
                said[word.key[0]].append(owned[word.key[2]])
        advance(done)
    return [_group_row(name, values, every, len(labels)) for name, values in said.items()]


def _owned(label: Label) -> dict[Point, float]:
    """Give for each string, by its name, how far its stones are its own color's, −1 to 1."""
    board = label.game.board
    truth = dict(zip(all_points(board.size), label.ownership, strict=True))
    owned = {}
    for name in board.strings():
        stones = board.string_points(name)
        mean = sum(truth[p] for p in stones) / len(stones)
        owned[name] = mean if board.color_at(name) == BLACK else -mean
    return owned


def _group_row(name: str, values: Sequence[float], every: Sequence[float], count: int) -> Row:
    is_so, right = _RIGHT[name]
    so = sum(map(right, values))
    return {
        "word": name,
        "strings": len(values),
        "a_position": round(len(values) / count, 1),
        "is": is_so,
        "right": _share(so, len(values)),
        "chance": _share(sum(map(right, every)), len(every)),
        "found": _share(so, sum(map(right, every))),
        "safe": _share(sum(owned >= SAFE for owned in values), len(values)),
        "lost": _share(sum(owned <= -SAFE for owned in values), len(values)),
    }


def _share(part: int, whole: int) -> float | None:
    return round(100 * part / whole, 1) if whole else None


def point_word_rows(
    games: Sequence[NamedGame], advance: Callable[[int], object] = lambda done: None
) -> list[Row]:
    """Give a row for each word of points: how often the move played is near one that is told, and by chance would be.

    At a first glance, every tenth move. `answered` is, of the moves played on a point that is told, how many are
    answered near; the row `any move` has that of all. Shares are of 100. Raises UsageError if no position was met.
    """
    told: Counter[str] = Counter()
    near: Counter[str] = Counter()
    chance: dict[str, float] = {}
    played: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    for number, game in enumerate(games, start=1):
        moves = game.record.moves
        evaluator = None
        for place, _, board, features in positions_of(game):
            evaluator = evaluator or Evaluator(features)
            if place >= len(moves) - 1:
                continue
            move, reply = moves[place], moves[place + 1]
            if move.is_pass or reply.is_pass or move.color != board.to_move:
                continue
            is_answered = _lines(move.point, reply.point) <= NEAR + 1
            played["any move"] += 1
            answered["any move"] += is_answered
            for name, points in _points_told(evaluator, board).items():
                told[name] += 1
                around = _around(board, points)
                near[name] += move.point in around
                chance[name] = chance.get(name, 0.0) + len(around) / _empty(board)
                if move.point in points:
                    played[name] += 1
                    answered[name] += is_answered
        advance(number)
    if not played:
        raise UsageError("no position of a game to look at")
    return [
        {
            "word": name,
            "positions": told[name] or played[name],
            "near": _share(near[name], told[name]),
            "chance": round(100 * chance.get(name, 0.0) / told[name], 1) if told[name] else None,
            "played": played[name],
            "answered": _share(answered[name], played[name]),
        }
        for name in ("any move", *sorted(told))
    ]


def _points_told(evaluator: Evaluator, board: Board) -> dict[str, set[Point]]:
    """Give the points that each word of points names; of an urgent group its stones."""
    found: dict[str, set[Point]] = {}
    for word in words_of(read_out(evaluator, 0.0), evaluator):
        name, color, point, *more = word.key
        if name in ("big", "sente", "reverse-sente", "miai", "invade", "reduce"):
            found.setdefault(name, set()).add(point)
        elif name == "direction" and color == board.to_move:
            found.setdefault(name, set()).add(more[0])
        elif name == "urgent":
            found[name] = set(board.string_points(point))
    return found


def _around(board: Board, points: set[Point]) -> set[Point]:
    """Give the empty points near some."""
    return {
        p
        for p in all_points(board.size)
        if board.color_at(p) == EMPTY and any(_lines(p, q) <= NEAR for q in points)
    }


def _empty(board: Board) -> int:
    return sum(board.color_at(p) == EMPTY for p in all_points(board.size))


def _lines(one: Point, other: Point) -> int:
    return max(abs(column_of(one) - column_of(other)), abs(row_of(one) - row_of(other)))
