"""Problem sets as JSON lines: a position, who moves, and the first moves that are right.

Takes a `.jsonl` or `.jsonl.gz` file, gives a Script. Asks no engine.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from riyu.base.errors import BadInput, Place, RiyuError
from riyu.base.files import read_lines
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    on_board,
    point_at,
    point_text,
    row_of,
)
from riyu.game.position import Position, empty_position
from riyu.lab._steps import Ask, Expected, Script, SetUp, Step

__all__ = ["By", "Part", "Problem", "problems_in", "read_problems", "script_of_problems"]

Part: TypeAlias = Literal["all", "even", "odd"]
"""Which problems: all, or those whose cluster has an even or odd CRC-32."""

By: TypeAlias = Literal["solver", "player", "whole"]
"""Who is asked for a problem's move: the solver of its kind, the player among the points around it (the rectangle of
its stones and AROUND lines more), or the player on the whole board."""

AROUND = 2

QUESTIONS = {"life_and_death": "riyu-solve", "capturing_race": "riyu-race"}
"""Which command asks for the move of a kind of problems."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position and its right first moves; `kind` and `rank` are the source's (`life_and_death`; `3k` or empty).

    Near-duplicates share `cluster`. `tree` is SGF text, empty if there is none.
    """

    name: str
    position: Position
    right: tuple[Point, ...]
    kind: str
    rank: str
    disputed: bool
    line: int
    cluster: str = ""
    tree: str = ""

    @property
    def part(self) -> Part:
        """The half of its set that a problem is in, with all its near-duplicates."""
        return "odd" if zlib.crc32((self.cluster or self.name).encode()) % 2 else "even"


def read_problems(path: Path) -> Iterator[Problem]:
    """Give the problems of a file, one a line. Raises BadInput with the line."""
    yield from problems_in(read_lines(path, "a file of problems"), str(path))


def problems_in(lines: Iterable[str], source: str) -> Iterator[Problem]:
    """Give the problems of lines, one a line. Raises BadInput with the line of the source."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _problem(line, Place(source, number))


def script_of_problems(
    name: str, problems: Iterable[Problem], part: Part = "all", by: By = "solver"
) -> Script:
    """Give problems as steps: set up the position, ask for a move.

    Of the solvers `riyu-solve` is asked of life and death, `riyu-race` of races; the session asks engines that don't
    know them by `reg_genmove`, as all else.
    """
    steps: list[Step] = []
    for problem in problems:
        if part not in ("all", problem.part):
            continue
        steps.append(SetUp(problem.position))
        answer = Expected("|".join(point_text(point) for point in problem.right))
        steps.append(
            Ask(
                problem.name,
                _command(problem, by),
                answer,
                problem.kind.replace("_", " "),
                problem.line,
                problem.disputed,
                problem.rank,
                problem.tree,
                problem.position,
            )
        )
    return Script(name, tuple(steps))


def _command(problem: Problem, by: By) -> str:
    color = "black" if problem.position.to_move == BLACK else "white"
    if by == "player" and any(problem.position.stones):
        return " ".join(["restricted_genmove", color, *map(point_text, _around(problem.position))])
    word = QUESTIONS.get(problem.kind) if by == "solver" else None
    return f"{word or 'reg_genmove'} {color}"


def _around(position: Position) -> list[Point]:
    """Give the empty points of the rectangle of all stones and AROUND lines more."""
    stones = [p for p in all_points(position.size) if position.at(p)]
    columns, rows = [column_of(p) for p in stones], [row_of(p) for p in stones]
    return [
        p
        for p in all_points(position.size)
        if not position.at(p)
        and min(columns) - AROUND <= column_of(p) <= max(columns) + AROUND
        and min(rows) - AROUND <= row_of(p) <= max(rows) + AROUND
    ]


def _problem(line: str, place: Place) -> Problem:
    try:
        row: dict[str, Any] = json.loads(line)
        size = int(row["size"])
        to_move: Color = {"B": BLACK, "W": WHITE}[row["to_move"]]
        position = empty_position(size).with_stones(
            _letter_points(row["black"], size), _letter_points(row["white"], size)
        )
        right = tuple(point for pair in row["first_right"] for point in _letter_points(pair, size))
        name, kind, rank = str(row["id"]), str(row["kind"]), str(row["rank"])
    except json.JSONDecodeError as error:
        raise BadInput(
            f"no JSON: {error.msg}", Place(place.source, place.line, error.colno)
        ) from None
    except KeyError as error:
        raise BadInput(f"no usable field {error} in this problem", place) from None
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadInput(f"a problem that can't be read: {error}", place) from None
    except RiyuError as error:
        raise BadInput(str(error), place) from None
    if not right:
        raise BadInput("a problem without a right first move", place)
    return Problem(
        name,
        Position(size, position.stones, to_move),
        right,
        kind,
        rank,
        bool(row.get("disputed")),
        place.line,
        str(row.get("cluster", "")),
        str(row.get("sgf", "")),
    )


def _letter_points(pairs: str, size: int) -> list[Point]:
    """Read SGF letter pairs without brackets, `ab` being column a from the left, row b from the top."""
    points = []
    for start in range(0, len(pairs), 2):
        pair = pairs[start : start + 2]
        if len(pair) != 2 or not pair.islower():
            raise ValueError(f"'{pair}' is no pair of letters")
        point = point_at(ord(pair[0]) - ord("a") + 1, size - (ord(pair[1]) - ord("a")))
        if not on_board(point, size):
            raise ValueError(f"'{pair}' is not on a {size}x{size} board")
        points.append(point)
    return points
