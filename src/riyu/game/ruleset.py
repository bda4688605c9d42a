"""The laws of a game in force: ko, suicide, scoring, handicap compensation.

Takes a name, gives a frozen Ruleset. Knows no board. Sources: the federations' published rules; Tromp–Taylor's
concise rules; the table of differences at senseis.xmp.net/?RulesOfGo.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from riyu.base.errors import UsageError, nearest

__all__ = [
    "AGA",
    "CHINESE",
    "JAPANESE",
    "NEW_ZEALAND",
    "RULESETS",
    "TROMP_TAYLOR",
    "WIDEST",
    "Ko",
    "Ruleset",
    "Scoring",
    "ruleset_by_name",
]


class Ko(Enum):
    """Which repetition is forbidden."""

    SIMPLE = "simple"
    """Taking back at once a single stone that just took a single stone."""
    POSITIONAL = "positional"
    """Any whole-board position that stood before, whoever moved."""
    SITUATIONAL = "situational"
    """Any whole-board position that stood before with the same color to move."""


class Scoring(Enum):
    """What is counted at the end."""

    AREA = "area"
    """Living stones and the points only they surround."""
    TERRITORY = "territory"
    """Empty points only they surround, and captured stones."""


HANDICAP_KOMI = 0.5
"""Komi, in points, where handicap stones are given: White wins what would be even."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One set of laws.

    `komi` is the ruleset's customary komi on 19×19 in an even game (points); `handicap_bonus` is what White is
    given for n handicap stones: `none`, `n` or `n-1` points; `dead_removed` says whether players may agree that
    stones are dead.
    """

    name: str
    title: str
    ko: Ko
    suicide: bool
    scoring: Scoring
    komi: float
    handicap_bonus: str = "none"
    dead_removed: bool = True
    sgf_name: str = ""

    def bonus(self, handicap: int) -> int:
        """Give the points White receives for this many handicap stones (0 or 2 and more)."""
        if handicap < 2 or self.handicap_bonus == "none":
            return 0
        return handicap if self.handicap_bonus == "n" else handicap - 1

    def komi_for(self, handicap: int) -> float:
        """Give the komi, in points, of a game that names none: the customary one, half a point with handicap stones."""
        return HANDICAP_KOMI if handicap else self.komi

    def __str__(self) -> str:
        return self.name


CHINESE = Ruleset(
    "chinese", "Chinese", Ko.POSITIONAL, False, Scoring.AREA, 7.5, "n", sgf_name="Chinese"
)
JAPANESE = Ruleset(
    "japanese", "Japanese", Ko.SIMPLE, False, Scoring.TERRITORY, 6.5, sgf_name="Japanese"
)
AGA = Ruleset("aga", "AGA", Ko.SITUATIONAL, False, Scoring.AREA, 7.5, "n-1", sgf_name="AGA")
NEW_ZEALAND = Ruleset(
    "new-zealand", "New Zealand", Ko.SITUATIONAL, True, Scoring.AREA, 7.0, sgf_name="NZ"
)
TROMP_TAYLOR = Ruleset(
    "tromp-taylor",
    "Tromp-Taylor",
    Ko.POSITIONAL,
    True,
    Scoring.AREA,
    7.5,
    dead_removed=False,
    sgf_name="Tromp-Taylor",
)

WIDEST = replace(TROMP_TAYLOR, name="widest", title="Widest", ko=Ko.SIMPLE, sgf_name="")
"""The laws that forbid least: suicide is allowed, and of repetitions only taking back at once in a ko is not."""

RULESETS = {r.name: r for r in (CHINESE, JAPANESE, AGA, NEW_ZEALAND, TROMP_TAYLOR)}
"""The rulesets by name, in the order they are listed."""

_OTHER_NAMES = {
    "cn": "chinese",
    "jp": "japanese",
    "korean": "japanese",
    "nz": "new-zealand",
    "newzealand": "new-zealand",
    "new_zealand": "new-zealand",
    "tt": "tromp-taylor",
    "tromptaylor": "tromp-taylor",
    "tromp_taylor": "tromp-taylor",
}


def ruleset_by_name(name: str) -> Ruleset:
    """Give the ruleset of a name as people, SGF and GTP write it, in any case; raise UsageError for an unknown one."""
    word = name.strip().lower().replace(" ", "-")
    word = _OTHER_NAMES.get(word, word)
    if word in RULESETS:
        return RULESETS[word]
    raise UsageError(
        f"unknown ruleset '{name}'; known: {', '.join(RULESETS)}{nearest(word, RULESETS)}"
    )
