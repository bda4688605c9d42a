"""Two strings at once: which can be taken by a move that threatens both, and which moves keep both.

Takes Readings; gives codes and moves. Reads strings alone, each by the goals capture and save; what it plays it takes
back. Source: GNU Go 3.8's documentation of attack_either, defend_both and combination_attack, for what is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, neighbors, opposite
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings

__all__ = [
    "Outcome",
    "attack_either",
    "combination_attack",
    "combination_defend",
    "defend_both",
    "does_attack",
    "does_defend",
    "outcome_of",
]

_PROBE = 1000  # nodes for a question that is asked of many moves
_THREAT = 100  # nodes for whether a move of a combination threatens a string, and whether an answer keeps it
_SHORT = 3  # liberties of strings that are looked at for combinations
_DEEP = 4  # threats one after the other


class Outcome(IntEnum):
    """How well a goal ends, worst first."""

    FAILS = 0
    BAD_KO = 1
    GOOD_KO = 2
    WORKS = 3

    @property
    def reverse(self) -> Outcome:
        """What it is for the other side."""
        return Outcome(3 - self)


def outcome_of(reading: Reading, asker: Color, in_doubt: Outcome = Outcome.FAILS) -> Outcome:
    """Give the outcome of a reading for its asker; `in_doubt` where it isn't clear.

    To take a string fails, then, and to keep it works: who wants something must show it.
    """
    if reading.verdict is Verdict.WIN:
        return Outcome.WORKS
    if reading.verdict is Verdict.KO:
        return Outcome.BAD_KO if reading.threat_by == asker else Outcome.GOOD_KO
    return in_doubt if reading.verdict is Verdict.UNKNOWN else Outcome.FAILS


@contextmanager
def _played(board: Board, color: Color, point: Point) -> Iterator[bool]:
    """Play a move as long as the block runs, if it is legal; say whether it is."""
    if board.legality(color, point):
        yield False
        return
    with board.trail.scope():
        board.play(color, point)
        yield True


def does_attack(readings: Readings, move: Point, stone: Point, limit: int | None = None) -> Outcome:
    """Say whether a move of the enemy takes the string at a stone, its owner to answer; FAILS if it isn't legal."""
    board = readings.board
    owner = board.color_at(stone)
    with _played(board, opposite(owner), move) as is_legal:
        if not is_legal:
            return Outcome.FAILS
        if board.color_at(stone) != owner:
            return Outcome.WORKS
        return _capture(readings, stone, owner, limit)


def does_defend(readings: Readings, move: Point, stone: Point, limit: int | None = None) -> Outcome:
    """Say whether a move of the owner keeps the string at a stone, the enemy to answer; FAILS if it isn't legal."""
    board = readings.board
    owner = board.color_at(stone)
    with _played(board, owner, move) as is_legal:
        if not is_legal or board.color_at(stone) != owner:  # a suicide, where the ruleset allows it
            return Outcome.FAILS
        return _capture(readings, stone, opposite(owner), limit).reverse


def attack_either(readings: Readings, one: Point, other: Point) -> Outcome:
    """Say whether the enemy of two strings, moving first, takes one of them."""
    board = readings.board
    owner = board.color_at(one)
    best = max(_capture(readings, stone, opposite(owner)) for stone in (one, other))
    for move in _near(board, (one, other)):
        if best is Outcome.WORKS:
            break
        with _played(board, opposite(owner), move) as is_legal:
            if is_legal:
                best = max(best, _keep_all(readings, (one, other), owner, _PROBE).reverse)
    return best


def defend_both(readings: Readings, one: Point, other: Point) -> Outcome:
    """Say whether the owner of two strings, moving first, keeps both."""
    return _keep_all(readings, (one, other), readings.board.color_at(one), None)


def combination_attack(readings: Readings, color: Color, deep: int = _DEEP) -> Point:
    """Give the move of a color after which it takes most, the enemy unable to answer all threats; 0 if there is none.

    Only strings that can't be taken outright are looked at. Threats may follow each other, `deep` of them, each
    answered in every way that keeps what was threatened; what the enemy takes meanwhile is set against what it loses.
    """
    found = _combinations(readings, color, deep)
    return max(found, key=lambda move: found[move]) if found else 0


def combination_defend(readings: Readings, color: Color) -> tuple[Point, ...]:
    """Give the moves of the enemy after which a color has no combination left; none if it has none now."""
    found = _combinations(readings, color, _DEEP)
    if not found:
        return ()
    board = readings.board
    enemy = opposite(color)
    moves = _near(board, _strings(board, enemy))
    return tuple([m for m in moves if _ends(readings, enemy, m)])


def _ends(readings: Readings, enemy: Color, move: Point) -> bool:
    with _played(readings.board, enemy, move) as is_legal:
        return is_legal and not combination_attack(readings, opposite(enemy))


def _capture(readings: Readings, stone: Point, first: Color, limit: int | None = None) -> Outcome:
    owner = readings.board.color_at(stone)
    reading = readings.ask("capture", stone, first=first, limit=limit)
    return outcome_of(reading, opposite(owner))


def _keep_all(
    readings: Readings, stones: Iterable[Point], owner: Color, limit: int | None
) -> Outcome:
    """Say whether the owner of strings, moving first, keeps all: one that is gone was not kept."""
    board = readings.board
    kept = tuple(stones)
    if any(board.color_at(stone) != owner for stone in kept):
        return Outcome.FAILS
    best = _worst(readings, kept, owner, limit)
    if best is Outcome.WORKS:
        return best
    moves = dict.fromkeys(_near(board, kept))
    for stone in kept:
        line = readings.ask("save", stone, limit=limit).line
        moves = dict.fromkeys([*line[:1], *moves])
    for move in moves:
        with _played(board, owner, move) as is_legal:
            if move and is_legal:
                best = max(best, _worst(readings, kept, owner, limit))
        if best is Outcome.WORKS:
            break
    return best


def _worst(readings: Readings, stones: Iterable[Point], owner: Color, limit: int | None) -> Outcome:
    """Give how well the owner of strings does with that which does worst, the enemy to move."""
    worst = Outcome.WORKS
    for stone in stones:
        worst = min(worst, _capture(readings, stone, opposite(owner), limit).reverse)
        if worst is Outcome.FAILS:
            break
    return worst


def _strings(board: Board, color: Color, most: int = _SHORT) -> list[Point]:
    """Give the strings of a color with few liberties, each by its lowest point."""
    found: dict[Point, None] = {}
    for point, content in enumerate(board.cells()):
        if content == color and board.liberties(point) <= most:
            found[board.string_name(point)] = None
    return list(found)


def _near(board: Board, stones: Iterable[Point]) -> list[Point]:
    """Give the liberties of strings, points next to them, and the liberties of weak enemy strings beside them."""
    close: dict[Point, None] = {}
    wide: dict[Point, None] = {}
    for stone in stones:
        owner = board.color_at(stone)
        libs = board.liberty_points(stone)
        close |= dict.fromkeys(libs)
        wide |= dict.fromkeys(q for p in libs for q in neighbors(p, board.size))
        for p in board.string_points(stone):
            for q in neighbors(p, board.size):
                if board.color_at(q) == opposite(owner) and board.liberties(q) <= _SHORT:
                    wide |= dict.fromkeys(board.liberty_points(q))
    return [p for p in close | wide if board.color_at(p) == EMPTY]


def _combinations(readings: Readings, color: Color, deep: int) -> dict[Point, int]:
    """Give the moves that begin a combination, with the stones that the enemy loses at least."""
    board = readings.board
    enemy = opposite(color)
    weak = _strings(board, enemy)
    safe = [s for s in weak if not _capture(readings, s, color, _PROBE)]
    given = frozenset(p for s in weak if s not in safe for p in board.string_points(s))
    return _begun(readings, safe, _Aim(color, given, board.cells().count(color)), deep)


@dataclass(frozen=True, slots=True)
class _Aim:
    """Whose combination is looked for: `given` are the enemy stones that it takes anyway, `stones` how many it had."""

    color: Color
    given: frozenset[Point]
    stones: int


def _begun(
    readings: Readings, safe: list[Point], aim: _Aim, deep: int, made: int = 0
) -> dict[Point, int]:
    """Give moves near some strings, none of them to be taken outright, that begin a combination, each with more gain.

    `made` is how many moves were made already: then the first that gains is enough.
    """
    found: dict[Point, int] = {}
    floor = 0
    for move in _near(readings.board, safe):
        with _played(readings.board, aim.color, move) as is_legal:
            gain = _gain(readings, safe, move, aim, deep, made + 1, floor) if is_legal else 0
        if gain > floor:
            found[move] = floor = gain
            if made:
                break
    return found


def _gain(
    readings: Readings,
    strings: list[Point],
    move: Point,
    aim: _Aim,
    deep: int,
    made: int,
    floor: int,
) -> int:
    """Give how many stones more than it loses a color that has just moved takes, whatever the enemy answers.

    Where that is no more than `floor`, what is given may be too high, but not above it.
    """
    board = readings.board
    enemy = opposite(aim.color)
    sizes = {
        s: len(board.string_points(s))
        for s in strings
        if board.color_at(s) == enemy and _capture(readings, s, aim.color, _THREAT)
    }
    threatened = sorted(sizes, key=lambda s: -sizes[s])
    least = sizes[threatened[0]] - _lost(board, aim, made) if threatened else 0
    if least <= floor:
        return floor
    for answer in _answers(readings, threatened, move):
        with _played(board, enemy, answer) as is_legal:
            if not is_legal:
                continue
            lost = _lost(board, aim, made)
            left = 0
            for s in threatened:
                if sizes[s] - lost <= left or left >= least:
                    break
                if _capture(readings, s, aim.color, _THREAT):
                    left = sizes[s] - lost
            if left <= floor and deep > 1:
                left = max(left, _goes_on(readings, move, answer, aim, deep - 1, made))
        least = min(least, left)
        if least <= floor:
            return floor
    return least


def _lost(board: Board, aim: _Aim, made: int) -> int:
    """Give how many stones a color has lost since the beginning, having made so many moves."""
    return aim.stones + made - board.cells().count(aim.color)


def _answers(readings: Readings, threatened: Iterable[Point], move: Point) -> list[Point]:
    """Give the moves that may keep some strings after a move: what reading says, near them, or against the move."""
    board = readings.board
    lines = [readings.ask("save", s, limit=_THREAT).line[:1] for s in threatened]
    answers = dict.fromkeys([p for line in lines for p in line if p])
    answers |= dict.fromkeys(_near(board, threatened))
    if board.liberties(move) <= _SHORT:
        answers |= dict.fromkeys(board.liberty_points(move))
    return list(answers)


def _goes_on(
    readings: Readings, move: Point, answer: Point, aim: _Aim, deep: int, made: int
) -> int:
    """Give what a color gains around its move and the answer, by taking at once or by a combination; 0 for nothing."""
    board = readings.board
    around = dict.fromkeys((move, answer))
    for _ in range(2):
        around |= dict.fromkeys([q for p in around for q in neighbors(p, board.size)])
    weak: dict[Point, int] = {}
    for p in around:
        if board.color_at(p) == opposite(aim.color) and board.liberties(p) <= _SHORT:
            points = board.string_points(p)
            gain = len(points) - _lost(board, aim, made)
            if gain > 0 and aim.given.isdisjoint(points):
                weak[board.string_name(p)] = gain
    safe = [s for s in weak if not _capture(readings, s, aim.color, _THREAT)]
    taken = [weak[s] for s in weak if s not in safe and board.string_points(s) != [answer]]
    return max(taken or _begun(readings, safe, aim, deep, made).values(), default=0)
