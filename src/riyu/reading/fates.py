"""What becomes of a group if both sides play on where they must: alive, dead, in seki, in ko, by the ruleset.

Takes what reads on a board, a stone and a ruleset; gives a Fate. Knows no search: `LifeReader` does it. Source: the
Japanese rules of 1989, article 7 and its examples (life is confirmed by play in which a ko is taken back only after a
pass for it, so bent four in the corner is dead); under area scoring such a ko must be fought.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from riyu.game.points import Point, opposite
from riyu.game.ruleset import CHINESE, Ruleset, Scoring
from riyu.reading.likely import Likely, likely
from riyu.reading.reading import Reading, Verdict

if TYPE_CHECKING:
    from riyu.reading.life import LifeReader
    from riyu.reading.readings import Readings

__all__ = ["Fate", "Status", "status_of"]


class Fate(Enum):
    """What becomes of a group."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    """It stands without two eyes, for neither side gains by moving."""
    KO = "ko"
    """A ko decides that the group can't mend beforehand."""
    UNSETTLED = "unsettled"
    """Who moves first has his way, be it by ko."""
    UNCLEAR = "unclear"
    """The nodes ran out."""


@dataclass(frozen=True, slots=True)
class Status:
    """A group's fate, with the readings that show it: the enemy first, and the group's side, if that was asked.

    `stones` are the group's, as reading has it. `likely` is what games say of it where the last of them was left open,
    who moved first there moving first; None where nobody asked for any.
    """

    fate: Fate
    attack: Reading
    defense: Reading | None
    stones: frozenset[Point]
    likely: Likely | None = None


def status_of(
    readings: Readings,
    stone: Point,
    ruleset: Ruleset = CHINESE,
    limit: int = 20_000,
    games: int = 0,
) -> Status:
    """Give the fate of a stone's group; `limit` bounds the nodes of each question (three at most).

    Of one that is not clear so many `games` say what is likely.

    A group that only a ko kills, and that can't mend it by moving first, is dead where territory is scored, for there
    nobody may wait with threats for it when life is confirmed; where area is scored the ko is played.
    """
    reader = readings.life_reader()
    reader.aim(stone)
    fate, attack, defense = _fate_of(reader, ruleset, limit)
    found = None
    if fate is Fate.UNCLEAR and games:
        first = reader.pursuer if defense is None else opposite(reader.pursuer)
        found = likely(readings.group_games, reader, first, games)
    return Status(fate, attack, defense, frozenset(reader.zone.group()), found)


def _fate_of(
    reader: LifeReader, ruleset: Ruleset, limit: int
) -> tuple[Fate, Reading, Reading | None]:
    """Give the fate of the group aimed at, and the readings of `Status`."""
    owner, enemy = opposite(reader.pursuer), reader.pursuer
    attack = reader.read(enemy, enemy, limit)
    if attack.verdict is Verdict.UNKNOWN:
        return Fate.UNCLEAR, attack, None
    if attack.verdict is Verdict.LOSS:
        if reader.zone.is_settled():
            return Fate.ALIVE, attack, None
        reader.eyes.needs_eyes = True
        eyeless = reader.read(enemy, enemy, limit)
        fate = Fate.SEKI if eyeless.verdict in (Verdict.WIN, Verdict.KO) else Fate.ALIVE
        return fate, attack, None
    defense = reader.read(owner, owner, limit)
    if defense.verdict is Verdict.UNKNOWN:
        return Fate.UNCLEAR, attack, defense
    if defense.verdict is Verdict.WIN:
        return Fate.UNSETTLED, attack, defense
    if attack.verdict is Verdict.WIN:
        fate = Fate.DEAD if defense.verdict is Verdict.LOSS else Fate.UNSETTLED
        return fate, attack, defense
    is_confirmed = ruleset.scoring is Scoring.TERRITORY and attack.threat_by == owner
    return Fate.DEAD if is_confirmed else Fate.KO, attack, defense
