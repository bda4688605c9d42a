"""Slow twin of small worlds: all positions in a dictionary, gone over again and again until nothing changes.

Takes stones, cells and what says how a position ends; gives verdicts as `SmallWorld` does. Written to be seen
right, not to be quick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, neighbors, opposite
from riyu.reading.reading import Verdict
from tests.reference.races import Stones, after_move, string_at

Ended = Callable[[Stones], bool | None]
"""Whether a position meets the goal or misses it; None if it goes on."""

State = tuple[tuple[Color, ...], Color, Point, bool]
"""What stands on each point, who moves, the point that a ko forbids, whether a pass came before."""

__all__ = ["SlowWorld", "holds_for_good"]


class SlowWorld:
    """One world, worked out when it is made."""

    def __init__(
        self,
        stones: Stones,
        size: int,
        cells: Iterable[Point],
        pursuer: Color,
        ended: Ended,
        passed: bool,
    ) -> None:
        self.points = list(stones)
        self.size, self.cells, self.pursuer, self.passed = size, list(cells), pursuer, passed
        self.ended = ended
        self.start = tuple(stones.values())
        # what each state leads to: an end or a state, and whether a ko is taken back at once
        self.leads: dict[State, list[tuple[State | bool, bool]]] = {}
        waiting: list[State] = [(self.start, color, 0, False) for color in (1, 2)]
        while waiting:
            state = waiting.pop()
            if state not in self.leads:
                self.leads[state] = list(self._moves(*state))
                waiting += [to for to, _ in self.leads[state] if not isinstance(to, bool)]
        owner = opposite(pursuer)
        self.fewest = self._settled(0, False)
        self.most = self._settled(0, True)
        self.by = {pursuer: self._settled(pursuer, False), owner: self._settled(owner, True)}

    def _moves(
        self, held: tuple[Color, ...], side: Color, ko: Point, passed: bool
    ) -> Iterable[tuple[State | bool, bool]]:
        # a pass counts to the two that end all, but not where a ko left none else to take it back
        yield (self.passed if passed else (held, opposite(side), 0, not ko)), False
        stones = dict(zip(self.points, held, strict=True))
        for p in self.cells:
            after = after_move(stones, p, side, self.size) if stones[p] == EMPTY else None
            if after is None:
                continue
            end = self.ended(after)
            taken = [q for q in after if stones[q] != EMPTY and after[q] == EMPTY]
            string, _ = string_at(after, p, self.size)
            free = [q for q in neighbors(p, self.size) if after[q] == EMPTY]
            is_ko = len(string) == 1 and len(taken) == 1 and free == taken
            to = (tuple(after.values()), opposite(side), taken[0] if is_ko else 0, False)
            yield (to if end is None else end), p == ko

    def _settled(self, over_ko: Color, start: bool) -> dict[State, bool]:
        """Say of each state whether the goal is met, where going round for ever leaves it as it is at the start."""
        met = dict.fromkeys(self.leads, start)
        while True:
            was = dict(met)
            for state, leads in self.leads.items():
                side = state[1]
                found = [
                    to if isinstance(to, bool) else was[to]
                    for to, takes_back in leads
                    if not takes_back or over_ko == side
                ]
                met[state] = any(found) if side == self.pursuer else all(found)
            if met == was:
                return met

    def witness(self, first: Color, asker: Color) -> tuple[Verdict | None, Color]:
        """Give the verdict, None where repetition decides, and who must find the first threat."""
        state = (self.start, first, 0, False)
        if self.fewest[state] != self.most[state]:
            return None, 0
        is_won = self.fewest[state] == (asker == self.pursuer)
        ahead = opposite(asker) if is_won else asker
        if self.by[ahead][state] != self.fewest[state]:
            return Verdict.KO, ahead
        return (Verdict.WIN if is_won else Verdict.LOSS), 0


def holds_for_good(
    cells: Iterable[Point], size: int, pursuer: Color, is_lost: Callable[[Stones], bool]
) -> Callable[[Stones], bool]:
    """Give what says whether nothing is lost, though the pursuer plays and the owner passes for ever."""
    cells = list(cells)

    @cache
    def held(items: tuple[tuple[Point, Color], ...]) -> bool:
        stones = dict(items)
        if is_lost(stones):
            return False
        played = [after_move(stones, p, pursuer, size) for p in cells if stones[p] == EMPTY]
        return all(held(tuple(after.items())) for after in played if after is not None)

    return lambda stones: held(tuple(stones.items()))
