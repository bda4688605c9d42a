"""Two strings at once: which can be taken by a move that threatens both, and which moves keep both.

Takes Readings; gives codes and moves. Reads strings alone, each by the goals capture and save; what it plays it takes
back. Source: GNU Go 3.8's documentation of attack_either, defend_both and combination_attack, for what is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
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
_SHORT = 3  # liberties of strings that are looked at for combinations
_DEEP = 3  # threats one after the other


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
    board.mark()
    try:
        board.play(color, point)
        yield True
    finally:
        board.undo()


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
        if not is_legal:
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
    """Give a move of a color after which the enemy can't answer all threats to take strings; 0 if there is none.

    Only strings that can't be taken outright are looked at. Threats may follow each other, `deep` of them, each
    answered in every way that keeps what was threatened.
    """
    return next(_combinations(readings, color, deep), 0)


def combination_defend(readings: Readings, color: Color) -> tuple[Point, ...]:
    """Give the moves of the enemy after which a color has no combination left; none if it has none now."""
    found = tuple(_combinations(readings, color, _DEEP))
    if not found:
        return ()
    board = readings.board
    enemy = opposite(color)
    moves = dict.fromkeys((*found, *_near(board, _strings(board, enemy))))
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


def _combinations(readings: Readings, color: Color, deep: int) -> Iterator[Point]:
    """Give the moves that begin a combination."""
    board = readings.board
    enemy = opposite(color)
    safe = [s for s in _strings(board, enemy) if not _capture(readings, s, color, _PROBE)]
    for move in dict.fromkeys(_near(board, safe)):
        with _played(board, color, move) as is_legal:
            works = is_legal and _is_threat(readings, safe, color, deep)
        if works:
            yield move


def _is_threat(readings: Readings, strings: list[Point], color: Color, deep: int) -> bool:
    """Say whether a color that has just moved takes one of some strings whatever the enemy does."""
    board = readings.board
    enemy = opposite(color)
    threatened = [
        s for s in strings if board.color_at(s) == enemy and _capture(readings, s, color, _PROBE)
    ]
    if not threatened:
        return False
    for answer in _answers(readings, threatened):
        with _played(board, enemy, answer) as is_legal:
            if not is_legal or _worst(readings, threatened, enemy, _PROBE) is not Outcome.WORKS:
                continue
            if deep <= 1 or not _goes_on(readings, answer, color, deep - 1):
                return False
    return True


def _answers(readings: Readings, threatened: Iterable[Point]) -> list[Point]:
    """Give the moves that may keep the first of some strings: those that keep all keep it too."""
    first = next(iter(threatened))
    board = readings.board
    line = readings.ask("save", first, limit=_PROBE).line
    return list(dict.fromkeys([*[p for p in line[:1] if p], *_near(board, [first])]))


def _goes_on(readings: Readings, answer: Point, color: Color, deep: int) -> bool:
    """Say whether a color has a combination around where it was last answered."""
    board = readings.board
    enemy = opposite(color)
    around = [answer, *neighbors(answer, board.size)]
    around += [q for p in around[1:] for q in neighbors(p, board.size)]
    beside: dict[Point, None] = {}
    for p in around:
        if board.color_at(p) == enemy and board.liberties(p) <= _SHORT:
            beside[board.string_name(p)] = None
    safe = [s for s in beside if not _capture(readings, s, color, _PROBE)]
    if len(safe) < len(beside):
        return True
    for move in _near(board, safe):
        with _played(board, color, move) as is_legal:
            if is_legal and _is_threat(readings, safe, color, deep):
                return True
    return False
