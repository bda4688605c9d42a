"""Whose a point ends as, weighed: what playouts and the evaluation have of it, of what is around, and of its group.

Takes an evaluation, what was read for it, and playouts; gives the ownership of each point. Weights come from a file,
`joined.tsv`: lines that begin with `#` (the first says what it is and how it was fitted), then `part name value`, tabs
between. Learns nothing: `riyu.lab.joined_fitting` does.

A point's ownership is tanh of the sum of its numbers times their weights: what is told as 0.5 is the nearer color's in
75 of 100. The numbers change sign with the colors and nothing else, so that neither is favored. Weights are one set for
points with a stone and one for others, in each part of the game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from riyu.assessment.assessment import Assessment
from riyu.assessment.assessor import Found
from riyu.assessment.evaluation import Evaluation, Group
from riyu.base.errors import BadInput, Place, nearest
from riyu.base.files import read_text
from riyu.base.numbers import Bounds, shown
from riyu.base.whole_files import write_whole
from riyu.features.access import Phase
from riyu.game.constants import BLACK

__all__ = [
    "BUILT_IN",
    "EMPTY_NUMBERS",
    "PARTS",
    "STONE_NUMBERS",
    "PointWeights",
    "numbers_of",
    "own_weights",
    "part_of_game",
    "read_point_weights",
    "write_point_weights",
]

BUILT_IN = Path(__file__).resolve().parents[1] / "knowledge" / "values" / "joined.tsv"
"""The weights that riyu comes with."""

PARTS = ("opening", "middle game", "end", "small")
"""Parts of the game by the evaluation's phase, and boards of up to SMALL lines, whatever the phase."""

SMALL = 13

EMPTY_NUMBERS = ("playouts", "worth", "beside", "around", "worth-beside", "turn")
"""Of an empty point: what playouts and evaluation have of it, both of its neighbors, playouts of these and theirs, and
whose turn it is by as much as the point is open."""

STONE_NUMBERS = (
    "playouts-stone",
    "color",
    "group-playouts",
    "group-strength",
    "was-read",
    "group-lives",
    "group-size",
    "group-liberties",
    "beside-stone",
    "turn-stone",
)
"""Of a stone: playouts; its color; the mean of playouts over its group; how surely that lives; 1 where it was read, how
it lives then; the logarithm of its stones; its liberties, in eighths; neighbors; the turn."""

_TITLE = "# riyu joined points 1"
_VALUE = Bounds(-100, 100)
_SUREST = 0.98

Weights = Mapping[str, Mapping[str, float]]
"""Of each part of the game the weights by the names of numbers."""


@dataclass(frozen=True)
class PointWeights:
    """Weights of numbers by parts of the game; those that are missing are 0."""

    of: Weights

    def ownership(
        self, evaluation: Evaluation, by_playouts: Assessment, found: Iterable[Found]
    ) -> tuple[float, ...]:
        """Give each point's ownership in reading order, −1 White's to 1 Black's."""
        weights = self.of.get(part_of_game(evaluation), {})
        empty = [weights.get(name, 0.0) for name in EMPTY_NUMBERS]
        stone = [weights.get(name, 0.0) for name in STONE_NUMBERS]
        return tuple(
            math.tanh(sum(map(float.__mul__, stone if is_stone else empty, numbers)))
            for is_stone, numbers in numbers_of(evaluation, by_playouts, found)
        )


def part_of_game(evaluation: Evaluation) -> str:
    """Give the part of the game that a position is of."""
    if evaluation.size <= SMALL:
        return "small"
    if evaluation.phase >= Phase.EARLY_MIDDLE_GAME:
        return "opening"
    return "middle game" if evaluation.phase >= Phase.LATE_MIDDLE_GAME else "end"


def numbers_of(
    evaluation: Evaluation, by_playouts: Assessment, found: Iterable[Found]
) -> list[tuple[bool, list[float]]]:
    """Give of each point in reading order whether a stone stands there, and its numbers as these are named."""
    size, owned = evaluation.size, by_playouts.ownership
    turn = float((evaluation.terms.turn > 0) - (evaluation.terms.turn < 0))
    beside = _means(owned, size)
    numbers = [
        (
            False,
            [
                _logit(owned[i]),
                _logit(worth),
                _logit(near),
                _logit(around),
                _logit(worth_near),
                turn * (1 - abs(owned[i])),
            ],
        )
        for i, (worth, near, around, worth_near) in enumerate(
            zip(
                evaluation.worths,
                beside,
                _means(beside, size),
                _means(evaluation.worths, size),
                strict=True,
            )
        )
    ]
    killed = {one.stone: sum(one.killed) / 2 for one in found if not one.other}
    for group in evaluation.groups:
        places = [evaluation.place(p) for p in group.stones]
        mean = sum(owned[i] for i in places) / len(places)
        own = _group_numbers(group, mean, killed)
        for i in places:
            rest = [_logit(beside[i]), turn * (1 - abs(owned[i]))]
            numbers[i] = True, [_logit(owned[i]), *own, *rest]
    return numbers


def _group_numbers(group: Group, mean: float, killed: Mapping[int, float]) -> list[float]:
    sign = 1.0 if group.color == BLACK else -1.0
    chances = [killed[p] for p in group.stones if p in killed]
    return [
        sign,
        _logit(mean),
        sign * _logit(group.strength),
        sign if chances else 0.0,
        sign * (1 - 2 * chances[0]) if chances else 0.0,
        sign * math.log(len(group.stones)),
        sign * min(group.liberties, 8) / 8,
    ]


def _logit(owned: float) -> float:
    return math.atanh(max(-_SUREST, min(_SUREST, owned)))


def _means(values: Sequence[float], size: int) -> list[float]:
    """Give of each point the mean of its four neighbors; off the board is as the point itself."""
    means = []
    for row, column in product(range(size), repeat=2):
        i = row * size + column
        up = values[i - size] if row else values[i]
        down = values[i + size] if row < size - 1 else values[i]
        left = values[i - 1] if column else values[i]
        right = values[i + 1] if column < size - 1 else values[i]
        means.append((up + down + left + right) / 4)
    return means


def write_point_weights(path: Path, weights: PointWeights, notes: Sequence[str] = ()) -> None:
    """Write a file, whole or not at all; `notes` stand in its first line. Raises WriteError."""
    lines = ["\t".join((_TITLE, *notes)), "# part\tname\tvalue"]
    for part, values in weights.of.items():
        lines += [f"{part}\t{name}\t{value:.4f}" for name, value in values.items()]
    write_whole(path, "\n".join(lines) + "\n")


@cache
def own_weights() -> PointWeights:
    """Give the weights that riyu comes with, read once."""
    return read_point_weights()


def read_point_weights(path: Path = BUILT_IN) -> PointWeights:
    """Read a file, riyu's own if none is named. Raises BadInput with the line for what can't be understood."""
    lines = read_text(path, wanted="a file of weights").split("\n")
    if lines[0].split("\t")[0] != _TITLE:
        raise BadInput(f"expected '{_TITLE}' first", Place(str(path), 1))
    found: dict[str, dict[str, float]] = {}
    for at, line in enumerate(lines, start=1):
        if not line or line[0] == "#":
            continue
        try:
            part, name, value = _row(line)
            if name in found.get(part, {}):
                raise ValueError(f"{shown(name)} a second time in the {part}")
        except ValueError as error:
            raise BadInput(str(error), Place(str(path), at)) from None
        found.setdefault(part, {})[name] = value
    return PointWeights(found)


def _row(line: str) -> tuple[str, str, float]:
    fields = line.split("\t")
    if len(fields) != 3:
        raise ValueError(f"{len(fields)} fields: expected part, name, value")
    part, name, text = fields
    names = (*EMPTY_NUMBERS, *STONE_NUMBERS)
    if part not in PARTS:
        raise ValueError(f"no part of the game {shown(part)}{nearest(part, PARTS)}")
    if name not in names:
        raise ValueError(f"no number {shown(name)}{nearest(name, names)}")
    try:
        value = float(text)
    except ValueError:
        raise ValueError("expected a number after the name") from None
    if not _VALUE.hold(value):
        raise ValueError(f"found value {shown(value)}: expected {_VALUE}")
    return part, name, value
