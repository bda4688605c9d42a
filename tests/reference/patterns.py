"""The slow twin of the focus matcher: every drawing, turned as text, laid on the board symbol by symbol.

Takes a class and a position; gives (name, answer) in the order of the file. Knows no tables, masks or offsets' bits.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.game.points import diagonals, line_of, neighbors, point_at, row_of
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
    "an enemy link's two ends": "enemy",
    "a liberty of a string": "empty",
}
TOWARD = {"a link's two ends": "B", "an enemy link's two ends": "B", "a liberty of a string": "A"}


def matches_of(
    pattern_class: PatternClass, position: Position, focus: int, own: int, toward: int = 0
) -> list[tuple[str, int]]:
    """Every match at a focus, bars applied, as (name, answer or 0): in file order, then by answer, without repeats."""
    found: list[tuple[str, int]] = []
    barred = set()
    for pattern in pattern_class.patterns:
        for orientation in range(8):
            points = _laid(pattern, pattern_class, position, focus, own, orientation)
            if points is None:
                continue
            if toward and toward not in points[TOWARD[pattern_class.asked.focus]]:
                continue
            if not all(
                _lets_in(
                    glob,
                    [
                        _laid(header, pattern_class, position, focus, own, orientation) is not None
                        for header in glob.headers
                    ],
                )
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


def _lets_in(glob: Glob, matches: list[bool]) -> bool:
    """Whether a glob lets in, if its headers match so: one after the other is asked, the first that matches decides."""
    for header, does_match in zip(glob.headers, matches, strict=True):
        if does_match:
            return not header.skips
    return glob.skips or glob.headers[-1].skips


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
    centers = "A" if pattern_class.asked.focus.endswith("link's two ends") else "@"
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
    if not _strings_agree(letters, position):
        return None
    if not all(_true(test, letters, position, own) for test in block.when):
        return None
    return letters


def _strings_agree(letters: dict[str, list[int]], position: Position) -> bool:
    """The same capital is one string, two capitals are two."""
    strings = {
        letter: {frozenset(_string(position, p)) for p in points}
        for letter, points in letters.items()
        if letter.isupper()
    }
    if any(len(found) > 1 for found in strings.values()):
        return False
    return len({found for one in strings.values() for found in one}) == len(strings)


def everywhere(
    pattern_class: PatternClass, position: Position, own: int
) -> set[tuple[str, int, frozenset[tuple[int, str]]]]:
    """Every match of a class asked over the whole board: name, answer or 0, and the symbols by the points they lie on.

    The drawing is slid over the board with every turn; where two turns lay the same symbols alike they are one match.
    """
    found = set()
    for pattern in pattern_class.patterns:
        for orientation in range(8):
            grid = _turned([list(row) for row in pattern.drawing.rows], orientation)
            for row in range(-21, 23):
                for column in range(-21, 23):
                    letters, covered = _slid(grid, pattern, position, own, row, column)
                    if letters is None or not _strings_agree(letters, position):
                        continue
                    if all(_true(test, letters, position, own) for test in pattern.when):
                        answer = letters["*"][0] if "*" in letters else 0
                        found.add((pattern.name, answer, frozenset(covered)))
    return found


def _slid(
    grid: list[list[str]], pattern: Pattern, position: Position, own: int, row: int, column: int
) -> tuple[dict[str, list[int]] | None, list[tuple[int, str]]]:
    sides = {where.label: where.symbol for where in pattern.where}
    letters: dict[str, list[int]] = {}
    covered = []
    for r, symbols in enumerate(grid):
        for c, symbol in enumerate(symbols):
            line, at = row - r, column + c
            on = 1 <= line <= position.size and 1 <= at <= position.size
            point = point_at(at, line) if on else 0
            stone = position.at(point) if on else 3
            stands = (
                "off" if stone == 3 else ("empty", "own", "enemy")[stone and 1 + (stone != own)]
            )
            allowed = (
                set(MAY_STAND[symbol].split())
                if symbol in MAY_STAND
                else {"own", "enemy"}
                if symbol.isupper()
                else {"empty"}
            )
            if symbol in sides:
                allowed &= set(MAY_STAND[sides[symbol]].split())
            if stands not in allowed:
                return None, []
            if symbol not in MAY_STAND or symbol == "*":
                letters.setdefault(symbol, []).append(point)
            if symbol not in "_?-|+":
                covered.append((point, "." if symbol.islower() and symbol not in "oxs" else symbol))
    return letters, covered


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
    true: bool
    if test.name == "no enemy neighbor in atari":
        beside = _enemies(letters["*"][0], position, own)
        true = all(len(_liberties(position, q)) != 1 for q in beside)
    elif test.name == "self-atari":
        true = len(_liberties(_after(points[0], position, own)[0], points[0])) <= 1
    elif test.name == "own-cannot-play-safely":
        true = not _is_safe(points[0], position, own)
    elif test.name == "enemy-cannot-play-safely":
        true = not _is_safe(points[0], position, 3 - own)
    elif test.name == "eye-cannot-collapse":
        around = diagonals(points[0], position.size)
        lost = [
            q
            for q in around
            if position.at(q) == 3 - own or (position.at(q) == 0 and _is_safe(q, position, 3 - own))
        ]
        closed = all(position.at(q) == own for q in neighbors(points[0], position.size))
        true = closed and len(lost) <= (1 if len(around) == 4 else 0)
    elif test.name == "on-plate":
        string = _string(position, points[1])
        near = {
            points[0],
            *neighbors(points[0], position.size),
            *diagonals(points[0], position.size),
        }
        true = bool(near & string)
    else:
        value = {
            "line": lambda: line_of(points[0], position.size),
            "liberties": lambda: len(_liberties(position, points[0])),
            "liberties-after": lambda: len(
                _liberties(_after(points[0], position, own)[0], points[0])
            ),
            "stones": lambda: len(_string(position, points[0])),
        }[test.name]()
        true = {
            "<": value < test.number,
            "<=": value <= test.number,
            "=": value == test.number,
            "!=": value != test.number,
            ">=": value >= test.number,
            ">": value > test.number,
        }[test.comparison]
    return true != test.negated


def _after(point: int, position: Position, color: int) -> tuple[Position, set[int]]:
    """The position with a stone on an empty point, and what it took."""
    taken = {
        stone
        for q in _enemies(point, position, color)
        if _liberties(position, q) == {point}
        for stone in _string(position, q)
    }
    stones = {"black" if color == 1 else "white": [point]}
    return position.with_stones(**stones, empty=taken), taken


def _is_safe(point: int, position: Position, color: int) -> bool:
    after, taken = _after(point, position, color)
    return bool(taken) or len(_liberties(after, point)) > 1


def _enemies(point: int, position: Position, own: int) -> Iterator[int]:
    return (q for q in neighbors(point, position.size) if position.at(q) == 3 - own)
