"""What a game is played by: who plays each color, how strong riyu is, size, ruleset, komi, handicap and time.

Takes choices; gives a frozen value, and the root of a new game's tree. Knows no table.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from riyu.game.constants import BLACK, WHITE
from riyu.game.handicap import fixed_handicap
from riyu.game.record import Players, Record
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.player.clock import NO_LIMIT, TimeSettings
from riyu.player.levels import FULL
from riyu.sgf.node import Node
from riyu.sgf.record import tree_of

__all__ = ["PERSON", "RIYU", "WHOLE", "Opponent", "Terms"]

PERSON, RIYU = "person", "riyu"
"""Who plays a color."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """How riyu plays in a game: its level, and its style by name (empty: the one that is served)."""

    level: str = FULL
    style: str = ""

    @property
    def rank(self) -> str:
        """The level as a player's rank; empty for the whole player."""
        return "" if self.level == FULL else self.level


WHOLE = Opponent()
"""The whole player, of the style that is served."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a new game is played by.

    `komi` None is what the ruleset has for the handicap; `black` and `white` say who plays each color.

    Raises UsageError for a handicap that the board has no points for.
    """

    size: int = 19
    ruleset: Ruleset = CHINESE
    komi: float | None = None
    handicap: int = 0
    black: str = PERSON
    white: str = RIYU
    limit: TimeSettings = NO_LIMIT
    opponent: Opponent = WHOLE

    def tree(self) -> Node:
        """Give the root of a new game."""
        stones = fixed_handicap(self.size, self.handicap) if self.handicap else ()
        komi = self.ruleset.komi_for(len(stones)) if self.komi is None else self.komi
        names = {PERSON: "You" if RIYU in (self.black, self.white) else "", RIYU: "riyu"}
        record = Record(
            size=self.size,
            black=stones,
            to_move=WHITE if stones else BLACK,
            handicap=len(stones),
            komi=komi,
            ruleset=self.ruleset,
            players=Players(names[self.black], names[self.white]),
            date=datetime.date.today().isoformat(),
        )
        root = tree_of(record)
        if self.limit.main:
            root.set_text("TM", f"{self.limit.main:g}")
        if self.limit.overtime_text:
            root.set_text("OT", self.limit.overtime_text)
        for name, who in (("BR", self.black), ("WR", self.white)):
            if who == RIYU and self.opponent.rank:
                root.set_text(name, self.opponent.rank)
        return root
