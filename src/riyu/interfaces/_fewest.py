"""Which of many lines between strings a picture needs, so that it is no thicket.

Takes lines of any kind, what they join and how good they are; gives some of them. Knows no Go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

__all__ = ["Ends", "fewest"]

Ends: TypeAlias = tuple[str, str]
"""The names of what a line joins: two strings, or a string and a side of the board, in either order."""

_SIDES = {"bottom", "left", "right", "top"}

Joining = TypeVar("Joining")


def fewest(
    lines: Iterable[Joining],
    ends_of: Callable[[Joining], Ends],
    rank_of: Callable[[Joining], tuple[int, ...]],
) -> list[Joining]:
    """Give the highest in rank for each two ends, and none between ends that a third string joins by higher ranks.

    Nothing joins a string to itself.
    """
    best: dict[Ends, Joining] = {}
    for line in lines:
        one, other = sorted(ends_of(line))
        known = best.get((one, other))
        if one != other and (known is None or rank_of(line) > rank_of(known)):
            best[one, other] = line
    ranks: dict[str, dict[str, tuple[int, ...]]] = {}
    for (one, other), line in best.items():
        ranks.setdefault(one, {})[other] = ranks.setdefault(other, {})[one] = rank_of(line)
    return [
        line
        for (one, other), line in best.items()
        if not any(
            min(ranks[one][by], ranks[other][by]) > rank_of(line)
            for by in (ranks[one].keys() & ranks[other].keys()) - _SIDES
        )
    ]
