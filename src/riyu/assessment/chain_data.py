"""What the seed keeps of a chain: how safe it is, whether it may break out, is in a race, is big, has many liberties.

Takes features and an evaluation of them; gives frozen rows. Judges nothing: the evaluation of the chain's group does.
Source: Wilcox, "Chains" and the RAM table's row of chains (W5).
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.assessment.evaluation import Evaluation, LifeStatus
from riyu.base.words import counted
from riyu.features.chains import Chain, chains
from riyu.features.features import Features
from riyu.features.sectors import Enclosure, chain_states
from riyu.game.constants import NO_POINT
from riyu.game.points import Point, color_name, point_text

__all__ = ["BIG", "MANY_LIBERTIES", "ChainData", "chain_data"]

BIG = 6
"""Stones of a big chain."""

MANY_LIBERTIES = 5
"""Liberties with which a string is out of reach of reading that takes it: more than four."""


@dataclass(frozen=True, slots=True)
class ChainData:
    """One chain's row. `may_break_out`: it gets out if it moves first, and is shut in if the enemy does.

    `safety` is the status of its group, `rival` a stone of the enemy group that it is in a race with, NO_POINT without
    one.
    """

    chain: Chain
    safety: LifeStatus
    may_break_out: bool
    rival: Point

    @property
    def is_big(self) -> bool:
        """Whether it has six stones or more."""
        return len(self.chain.stones) >= BIG

    @property
    def has_many_liberties(self) -> bool:
        """Whether it has five liberties or more."""
        return len(self.chain.liberties) >= MANY_LIBERTIES

    def __str__(self) -> str:
        """Say it in a line: `black D4: BAD, may break out, 7 stones (big), 9 liberties (many)`."""
        said = [self.safety.name]
        if self.may_break_out:
            said.append("may break out")
        if self.rival:
            said.append(f"in a race with {point_text(self.rival)}")
        stones, liberties = len(self.chain.stones), len(self.chain.liberties)
        said.append(f"{counted(stones, 'stone')}{' (big)' if self.is_big else ''}")
        many = " (many)" if self.has_many_liberties else ""
        said.append(f"{counted(liberties, 'liberty', 'liberties')}{many}")
        return f"{color_name(self.chain.color).lower()} {point_text(self.chain.name)}: {', '.join(said)}"


def chain_data(features: Features, evaluation: Evaluation) -> list[ChainData]:
    """Give the rows of all chains, in the order of their names."""
    group_of = {stone: group for group in evaluation.groups for stone in group.stones}
    found = chains(features)
    states = chain_states(features, found)
    rows = []
    for chain in found:
        group = group_of[chain.name]
        breaks = states[chain].enclosure is Enclosure.ENCLOSABLE_IN_ONE
        rows.append(ChainData(chain, group.status, breaks, group.rival or NO_POINT))
    return rows
