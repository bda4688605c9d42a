"""How long one decision may take, and when each of its steps has to end.

Takes a clock's budget, or the seconds and descents that a player searches for; gives limits. Decides nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from riyu.game.game import Game
from riyu.game.points import Color
from riyu.player.clock import Clock
from riyu.player.searching import Searching
from riyu.search.thinking import Limits

__all__ = [
    "ASSESSED_BY",
    "CHOSEN_BY",
    "LIFE_PACE",
    "PROBLEM_PACE",
    "MoveTime",
    "in_time",
    "with_share",
]

ASSESSED_BY = 0.4
"""Share of a move's budget of time after which assessing ends, so that time is left to look at moves."""

CHOSEN_BY = 0.8
"""Share of the budget after which looking at moves ends: the rest is for what can't be cut short."""

CHOSEN_BRIEFLY_BY = 0.95
"""The same where what is told waits until someone asks: little comes after a search."""

TOLD_BY = 0.9
"""Share of the time for a move after which a search does not go on any more for what is to be told of it."""

SEARCHED = 0.5
"""Share of the time for looking at moves that a search has, however long what comes before it took."""

SEARCHED_FIRST = 0.8
"""The same where what speaks for moves may be told later, if someone asks: as little as a fifth is worth a wait."""

LATE = 2.0
"""Times what came after looking at moves lately that must be left of the clock for it."""

LIFE_PACE = 3000
"""Nodes of each question about life for a second that is left: all that a move asks take half of it, or so."""

PROBLEM_PACE = 40_000
"""The same where a problem is asked: reading is all there is to do."""


@dataclass(frozen=True, slots=True)
class MoveTime:
    """The time of one decision, begun at `start` by what `searching` measures time by.

    `budget` are the seconds that a clock gives it, `most` those it may take where it is hard to choose, None without a
    clock; `stop` is asked now and then whether to end. `is_brief`: what is told of the decision may wait.
    """

    searching: Searching
    start: float
    stop: Callable[[], bool]
    budget: float | None = None
    most: float | None = None
    is_brief: bool = False

    @classmethod
    def begun(
        cls,
        searching: Searching,
        clock: Clock | None,
        game: Game,
        color: Color,
        stop: Callable[[], bool],
        *,
        is_brief: bool = False,
        late: float = 0.0,
    ) -> MoveTime:
        """Give the time of a color's decision in a game that begins now.

        `late` are the seconds that decisions took lately after looking at moves: on a busy machine what can't be cut
        short takes long, and LATE times as much stays before the flag falls.
        """
        start = searching.now()
        if clock is None:
            return cls(searching, start, stop, is_brief=is_brief)
        room = (game.size * game.size, game.position().stones.count(0))
        budget, most = clock.budget(color, *room), clock.most(color, *room)
        if budget is not None and most is not None:
            spare = max(0.0, clock.left(color).total - LATE * late)
            budget, most = min(budget, spare), min(most, spare)
        return cls(searching, start, stop, budget, most, is_brief)

    def is_spent(self, share: float) -> bool:
        """Say whether such a share of the budget is gone, or it is to end anyway."""
        if self.stop():
            return True
        return self.budget is not None and self.searching.now() - self.start > share * self.budget

    def limits(self, simulations: int, most_descents: int | None) -> Limits:
        """Give the limits of a tree search of so many descents a move where nothing else says so.

        `most_descents` are those that the player makes at most, None if it may make any number.
        """
        searching = self.searching
        if self.seconds or self.budget is not None:
            latest = self.start + self.most * self.chosen_by if self.most is not None else 0.0
            until = self.start + self.seconds
            return Limits(most_descents or 0, until, self.stop, latest=latest, now=searching.now)
        if searching.simulations is not None:
            simulations = searching.simulations
        if most_descents is not None:
            simulations = min(simulations, most_descents)
        return Limits(simulations, math.inf, self.stop)

    @property
    def seconds(self) -> float:
        """Seconds for looking at moves; 0 where no time is set."""
        if self.budget is not None:
            return self.budget * self.chosen_by
        return self.searching.seconds * max(self.chosen_by, TOLD_BY)

    @property
    def chosen_by(self) -> float:
        """The share of a budget after which looking at moves ends."""
        return CHOSEN_BRIEFLY_BY if self.is_brief else CHOSEN_BY

    @property
    def is_timed(self) -> bool:
        """Whether time limits the decision, be there any left or not."""
        return self.budget is not None or self.searching.seconds > 0.0

    @property
    def search_seconds(self) -> float:
        """Those that a tree search has at least, as far as the clock lets it; 0 where no time is set."""
        return SEARCHED * self.seconds

    def is_short_for(self, seconds: float) -> bool:
        """Say whether so many seconds before a search leave it less than its share."""
        share = SEARCHED_FIRST if self.is_brief else SEARCHED
        return self.is_timed and self.seconds * (1.0 - share) < seconds

    @property
    def told_by(self) -> float:
        """When what a search found must be told."""
        if self.budget is not None:
            return self.start + TOLD_BY * max(self.budget, self.most or 0.0)
        return self.start + self.searching.seconds if self.searching.seconds else math.inf


def with_share(limits: Limits, seconds: float) -> Limits:
    """Give limits by which a search that begins now has so many seconds at least, as long as `latest` lets it.

    Without a clock it has them however late it begins: the first decision of a process loads for longer than a second.
    """
    if limits.until == math.inf:
        return limits
    until = limits.now() + seconds
    if limits.latest:
        until = min(until, limits.latest)
    return replace(limits, until=max(limits.until, until))


def in_time(nodes: int, limits: Limits | None, pace: int = LIFE_PACE) -> int:
    """Give the nodes that a question of life may take, so that the clock is kept; at least one where any are wanted.

    `pace` are those for each second that is left.
    """
    if limits is None or math.isinf(limits.until):
        return nodes
    left = max(0.0, limits.until - limits.now())
    return min(nodes, max(1, int(pace * left)))
