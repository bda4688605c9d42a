"""How firmly a group holds together: what joins its strings without being sure, combined.

Takes joints, each of two cores of strings and the chance that it holds; gives the chance that none is cut off. Knows no
board. Source: the blog (B4), groups from connections with confidence; the cut is found as Stoer and Wagner do, A Simple
Min-Cut Algorithm, 1997.

Who wants to cut a group in two has to break all joints between the two parts: as each holds by chance alone, they break
with the product of what each breaks with. A group is as firm as where that is easiest, the least firm cut.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeAlias

__all__ = ["Joint", "firmness"]

Joint: TypeAlias = tuple[int, int, float]
"""Two cores, and the chance that what is between them holds, below 1."""


def firmness(joints: Iterable[Joint]) -> float:
    """Give the chance that cores hold together by joints that reach all of them; 1 where there is none.

    Raises ValueError for a joint that holds for sure, whose cores would be one.
    """
    ties: dict[int, dict[int, float]] = {}
    for one, two, holds in joints:
        if not holds < 1:
            raise ValueError(f"a joint that holds by {holds}: expected less than 1")
        breaks = -math.log(1 - holds)  # adds up where chances multiply
        for a, b in ((one, two), (two, one)):
            beside = ties.setdefault(a, {})
            beside[b] = beside.get(b, 0.0) + breaks
    least = math.inf
    while len(ties) > 1:
        least = min(least, _merge_last(ties))
    return 1 - math.exp(-least)


def _merge_last(ties: dict[int, dict[int, float]]) -> float:
    """Order cores, each the most tied to those before; merge the last two, and give what tied the last to all."""
    start = next(iter(ties))
    order, tied = [start], dict.fromkeys(ties, 0.0)
    while len(order) < len(ties):
        for core, tie in ties[order[-1]].items():
            tied[core] += tie
        order.append(max((core for core in ties if core not in order), key=tied.__getitem__))
    *_, kept, last = order
    for core, tie in ties.pop(last).items():
        del ties[core][last]
        if core != kept:
            ties[kept][core] = ties[kept].get(core, 0.0) + tie
            ties[core][kept] = ties[core].get(kept, 0.0) + tie
    return tied[last]
