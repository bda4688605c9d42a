"""How the player searches: the kind, and for how long, on how many threads, in how much memory.

Takes numbers as people give them; gives a frozen value. Searches nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError, nearest
from riyu.base.numbers import Bounds, shown
from riyu.search.dynamic_komi import STILL, DynamicKomi

if TYPE_CHECKING:
    from riyu.player.clock import Clock
    from riyu.search.mcts import Descents
    from riyu.search.tree import Selection

__all__ = [
    "DYNAMIC_KOMI",
    "KINDS",
    "Searching",
    "searching_of",
    "selection_on",
    "usual_descents",
]

KINDS = ("tree", "one-ply", "alpha-beta", "reasons")
"""The kinds of search: a Monte-Carlo tree search; the candidates alone, each looked at by playouts; three plies,
the positions after these valued at a first glance; none, the weights' order alone until almost all is settled."""

DYNAMIC_KOMI = {
    "off": STILL,
    "linear": DynamicKomi(by_handicap=7.0),
    "value": DynamicKomi(by_value=True),
}
"""How komi moves in a tree search: not at all; by the stones given, less with each move; where one side wins nearly
all, until the other wins some, too."""

SMALL = 9
"""The largest board on which games show that a move that won is worth trying once more."""

_BOUNDS = {
    "simulations": Bounds(0, 100_000_000, is_whole=True),
    "seconds": Bounds(0, 86_400),
    "game_seconds": Bounds(0, 86_400),
    "threads": Bounds(1, 64, is_whole=True),
    "memory": Bounds(1, 1_000_000, is_whole=True),
}


@dataclass(frozen=True, slots=True)
class Searching:
    """How to search where no clock says so.

    `simulations`: descents a move, the style's number if None; `seconds`: seconds a move instead, none if 0; `threads`;
    `memory`: megabytes for the tree; `ponders`: whether it goes on in the opponent's time, where moves are limited by
    time; `dynamic_komi`: one of DYNAMIC_KOMI; `game_seconds`: seconds of the processor that a whole game may take, by a
    clock of the player's own which goes before all others, none if 0. Raises UsageError for what can't be.
    """

    kind: str = "tree"
    simulations: int | None = None
    seconds: float = 0.0
    threads: int = 1
    memory: int = 256
    ponders: bool = False
    dynamic_komi: str = "off"
    game_seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.dynamic_komi not in DYNAMIC_KOMI:
            near = nearest(self.dynamic_komi, DYNAMIC_KOMI)
            known = ", ".join(DYNAMIC_KOMI)
            raise UsageError(f"no dynamic komi {shown(self.dynamic_komi)}; known: {known}{near}")
        if self.kind not in KINDS:
            near = nearest(self.kind, KINDS)
            raise UsageError(f"no search {shown(self.kind)}; known: {', '.join(KINDS)}{near}")
        for name, bounds in _BOUNDS.items():
            number = getattr(self, name)
            if number is not None and not bounds.hold(number):
                raise UsageError(f"{name} is {shown(number)}: expected {bounds}")

    @property
    def now(self) -> Callable[[], float]:
        """What measures time: seconds of the processor where a game is given so many, else of the clock."""
        return time.process_time if self.game_seconds else time.monotonic

    def left(self, used: float) -> Clock | None:
        """Give the player's own clock once a game has `used` so many seconds of the processor; None without one."""
        from riyu.player.clock import Clock, TimeSystem, time_settings

        if not self.game_seconds:
            return None
        left = time_settings(TimeSystem.ABSOLUTE, self.game_seconds).whole.after(used)
        return Clock(left, left)


def usual_descents() -> Descents:
    """Give how descents go: by criticality, which games show to be worth it on 9×9, 13×13 and 19×19."""
    from riyu.search.mcts import Descents

    return Descents(critical=6.0, critical_root=1.0)


def selection_on(size: int) -> Selection:
    """Give how edges are chosen on a board of a size: by what games between two ways show to be worth it there.

    Moves that nothing speaks for are tried at each node gone through often, on large boards a hundred and more; where a
    first win is weighed against one even visit, many of the root's descents go on by those that won by chance. So it is
    weighed against eight; on small boards a move that won is tried once more at once: refutations are still met.
    """
    from riyu.search.tree import Selection

    return Selection(even_weight=8.0, try_again=2.0 if size <= SMALL else 1.0)


def searching_of(
    kind: str | None,
    simulations: int | None,
    seconds: float | None,
    threads: int | None,
    memory: int | None,
    ponders: bool = False,
    dynamic_komi: str | None = None,
    game_seconds: float | None = None,
) -> Searching:
    """Give how to search as options say it, None where they are silent. Raises UsageError for what can't be."""
    usual = Searching()
    return Searching(
        usual.kind if kind is None else kind,
        simulations,
        usual.seconds if seconds is None else seconds,
        usual.threads if threads is None else threads,
        usual.memory if memory is None else memory,
        ponders,
        usual.dynamic_komi if dynamic_komi is None else dynamic_komi,
        usual.game_seconds if game_seconds is None else game_seconds,
    )
