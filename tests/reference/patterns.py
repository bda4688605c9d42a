"""The slow twin of the focus matcher: every drawing, turned as text, laid on the board symbol by symbol.

Takes a class and a position; gives (name, answer) in the order of the file. Knows no tables, masks or offsets' bits.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.game.points import line_of, neighbors, point_at, row_of
from riyu.game.position import Position
from riyu.patterns.model import Glob, Pattern, PatternClass, Test

MAY_STAND = {
    "O": "own",
    "X": "enemy",
    ".": "empty",
    "*": "empty",
    "o": "own empty",
    "x": "enemy empty",
    "s": "own enemy",
    "?": "own enemy empty",
    "_": "own enemy empty off",
    "-": "off",
    "|": "off",
    "+": "off",
}
AT_FOCUS = {
    "a point": "own enemy empty",
    "an empty point": "empty",
    "a stone": "own enemy",
    "an own stone": "own",
    "an enemy stone": "enemy",
    "a link's two ends": "own",
}


def matches_of(
    pattern_class: PatternClass, position: Position, focus: int, own: int, toward: int = 0
) -> list[tuple[str, int]]:
    """Every match at a focus, bars applied, as (name, answer or 0): in file order, then by answer, without repeats."""
    found: list[tuple[str, int]] = []
    barred = set()
    for pattern in pattern_class.patterns:
        for orientation in range(8):
            points = _laid(pattern, pattern_class, position, focus, own, orientation)
            if points is None or (toward and points["B"] != [toward]):
                continue
            if not all(
                _laid(glob, pattern_class, position, focus, own, orientation) is not None
                for glob in pattern.globs
            ):
                continue
            answer = points["*"][0] if "*" in points else 0
            if pattern.is_bar:
                barred.add(answer or focus)
            elif (
                (answer or focus) not in barred
                and (pattern.name, answer) not in found
                and (pattern.name != pattern_class.last or not found)
            ):
                found.append((pattern.name, answer))
    names = [pattern.name for pattern in pattern_class.patterns]
    return sorted(found, key=lambda match: (names.index(match[0]), match[1]))


def _laid(
    block: Pattern | Glob,
    pattern_class: PatternClass,
    position: Position,
    focus: int,
    own: int,
    orientation: int,
) -> dict[str, list[int]] | None:
    """Lay a drawing on a focus; give the points of each letter, or None if it does not match."""
    grid = _turned([list(row) for row in block.drawing.rows], orientation)
    centers = "A" if pattern_class.asked.focus == "a link's two ends" else "@"
    drawn = [symbol for row in grid for symbol in row]
    center = centers if centers in drawn else "@" if "@" in drawn else "*"
    at_row, at_column = next(
        (r, c) for r, row in enumerate(grid) for c, s in enumerate(row) if s == center
    )
    sides = {where.label: where.symbol for where in block.where}
    letters: dict[str, list[int]] = {}
    for r, row in enumerate(grid):
        for c, symbol in enumerate(row):
            line, column = row_of(focus) + at_row - r, focus % 20 + c - at_column
            if not (1 <= line <= position.size and 1 <= column <= position.size):
                point, stands = 0, "off"
            else:
                point = point_at(column, line)
                stone = position.at(point)
                stands = "empty" if stone == 0 else "own" if stone == own else "enemy"
            allowed = _allowed(symbol, pattern_class)
            if symbol in sides:
                allowed &= set(MAY_STAND[sides[symbol]].split())
            if point == focus:
                allowed &= set(AT_FOCUS[pattern_class.asked.focus].split())
            if stands not in allowed:
                return None
            if symbol not in MAY_STAND or symbol == "*":
                letters.setdefault(symbol, []).append(point)
    strings = {
        letter: {frozenset(_string(position, p)) for p in points}
        for letter, points in letters.items()
        if letter.isupper()
    }
    if any(len(found) > 1 for found in strings.values()):
        return None
    if len({found for one in strings.values() for found in one}) < len(strings):
        return None
    if not all(_true(test, letters, position, own) for test in block.when):
        return None
    return letters


def _allowed(symbol: str, pattern_class: PatternClass) -> set[str]:
    if symbol == "@":
        return set(AT_FOCUS[pattern_class.asked.focus].split())
    if symbol in MAY_STAND:
        return set(MAY_STAND[symbol].split())
    return {"own", "enemy"} if symbol.isupper() else {"empty"}


def _turned(grid: list[list[str]], orientation: int) -> list[list[str]]:
    """Four quarter turns, and the same of the mirror image: all eight, numbered as it comes."""
    if orientation >= 4:
        grid = [row[::-1] for row in grid]
    for _ in range(orientation % 4):
        grid = [list(column) for column in zip(*grid[::-1], strict=True)]
    return grid


def _string(position: Position, point: int) -> set[int]:
    color = position.at(point)
    found = {point}
    while True:
        more = {q for p in found for q in neighbors(p, position.size) if position.at(q) == color}
        if more <= found:
            return found
        found |= more


def _liberties(position: Position, point: int) -> set[int]:
    stones = _string(position, point)
    beside = {q for p in stones for q in neighbors(p, position.size)}
    return {q for q in beside if position.at(q) == 0}


def _true(test: Test, letters: dict[str, list[int]], position: Position, own: int) -> bool:
    points = [letters[argument][0] for argument in test.arguments]
    if test.name == "no enemy neighbor in atari":
        beside = _enemies(letters["*"][0], position, own)
        true = all(len(_liberties(position, q)) != 1 for q in beside)
    elif test.name == "self-atari":
        taken = {
            stone
            for q in _enemies(points[0], position, own)
            if _liberties(position, q) == {points[0]}
            for stone in _string(position, q)
        }
        after = position.with_stones(**{"black" if own == 1 else "white": points}, empty=taken)
        true = len(_liberties(after, points[0])) <= 1
    else:
        on_line = line_of(points[0], position.size)
        value = on_line if test.name == "line" else len(_liberties(position, points[0]))
        true = {
            "<": value < test.number,
            "<=": value <= test.number,
            "=": value == test.number,
            "!=": value != test.number,
            ">=": value >= test.number,
            ">": value > test.number,
        }[test.comparison]
    return true != test.negated


def _enemies(point: int, position: Position, own: int) -> Iterator[int]:
    return (q for q in neighbors(point, position.size) if position.at(q) == 3 - own)
