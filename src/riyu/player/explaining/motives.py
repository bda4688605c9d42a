"""The closed list of motives: what a move can be for as people say it, and which purposes of facts each takes in.

Takes nothing; gives a table. Every purpose of inference belongs to one motive (a test holds that), and what has no
purpose is found by explaining alone. Source: docs/player.md, Explaining.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType

__all__ = [
    "AGAINST",
    "ASKING",
    "FATES",
    "HELPS",
    "KINDS",
    "LINKS",
    "MOTIVES",
    "MOTIVE_OF",
    "Motive",
    "Tier",
]


class Tier(IntEnum):
    """How surely something is known, the surest first: it chooses the verb, and is said.

    READ: read out, with a line. COUNTED: seen on the board. MEASURED: so many of so many games of the search. CUSTOM:
    strong players do it so often. JUDGED: the assessment has it so.
    """

    READ = 0
    COUNTED = 1
    MEASURED = 2
    CUSTOM = 3
    JUDGED = 4

    @property
    def word(self) -> str:
        """The tier's word."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Motive:
    """A motive: its name, its kind, the purposes that it takes in, and its gate in words."""

    name: str
    kind: str
    purposes: tuple[str, ...]
    gate: str


KINDS = ("tactics", "life", "groups", "area", "order", "against")
"""The kinds of motives."""

_READ = "the other side reaches it moving first, and does not once the move is made"
_WEAK = "the group is weak by assessment, and how surely it lives hangs on who comes first there"
_LIKELY = f"{_WEAK}; or as is likely, by readings and games about it"
_EYE = "a weak group has an eye more or less by assessment, and by reading where that decides"
_PLACE = "stones and lines of the corner or side, counted"
_AREA = "the assessment's worth of points, or whose the search ends them as, hangs on who comes first there"

_ROWS = (
    Motive("capture", "tactics", ("capture", "snapback", "trap", "take-off"), _READ),
    Motive("ladder", "tactics", ("ladder",), _READ),
    Motive("net", "tactics", ("net",), _READ),
    Motive(
        "double-threat",
        "tactics",
        (),
        "of two things, strings or links, none is lost alone, and one of both is",
    ),
    Motive("save", "tactics", ("save", "counter", "desperate"), _READ),
    Motive("cut", "tactics", ("cut",), _READ),
    Motive("connect", "tactics", ("connect", "bridge-under", "make-link"), _READ),
    Motive(
        "force",
        "tactics",
        ("force", "atari", "peep", "threaten"),
        "one more own move takes the string or kills it, as read, and none does as things stand",
    ),
    Motive(
        "sacrifice",
        "tactics",
        ("throw-in", "squeeze"),
        "the stone can be taken, and another motive of the move is read",
    ),
    Motive("race", "tactics", ("race", "take-liberty", "reduce-liberties"), _READ),
    Motive(
        "ko-start", "tactics", ("ko-start",), "a verdict of the move is KO that was a loss before"
    ),
    Motive("ko-end", "tactics", ("ko-end",), "the move fills or connects at the mouth of a ko"),
    Motive("ko-threat", "tactics", ("ko-threat",), "a ko forbids a point, and the move forces"),
    Motive("live", "life", ("live",), _READ),
    Motive("kill", "life", ("kill",), _READ),
    Motive("make-eye", "life", ("make-eye",), _EYE),
    Motive("take-eye", "life", ("take-eye",), _EYE),
    Motive("settle", "life", ("settle",), _LIKELY),
    Motive(
        "keep-dead",
        "life",
        ("keep-dead",),
        "the group counts as dead, has aji, and has less after the move",
    ),
    Motive(
        "guard",
        "groups",
        (),
        "a group that is safe by assessment is weak where the enemy comes first, and is not after the move",
    ),
    Motive("run", "groups", ("run",), _WEAK),
    Motive("attack", "groups", ("attack",), _LIKELY),
    Motive(
        "threaten",
        "groups",
        (),
        "an enemy group is weak by assessment unless the enemy answers, and is not once the search has answered; or "
        "enemy stones are kept in fewer of the search's games where he does not answer; or it is "
        "likely killed then, by readings and games about it",
    ),
    Motive("enclose", "groups", ("enclose", "cap"), _WEAK),
    Motive("split", "groups", ("split", "break-boundary"), "weak enemy groups on both sides"),
    Motive(
        "join",
        "groups",
        ("join",),
        "two own groups, one of them weak, are one after the move, and the enemy, as read, can't cut them",
    ),
    Motive(
        "lean",
        "groups",
        ("press",),
        "beside a group that is not weak; after the answer a weak one near by lives less surely",
    ),
    Motive(
        "give-up",
        "groups",
        (),
        "the enemy takes own stones by reading, and still does after the move",
    ),
    Motive("take-corner", "area", ("take-corner",), _PLACE),
    Motive("enclose-corner", "area", ("enclose-corner",), _PLACE),
    Motive("approach", "area", ("approach",), _PLACE),
    Motive("pincer", "area", ("pincer",), _PLACE),
    Motive("extend", "area", ("extend-along", "edge-move"), _PLACE),
    Motive("span", "area", (), _PLACE),
    Motive("wedge", "area", (), _PLACE),
    Motive(
        "wall",
        "area",
        ("wall",),
        "it is proposed: the middle with nothing near, or an own stone a large knight's move away",
    ),
    Motive("build", "area", ("build-moyo", "take-key-point"), _AREA),
    Motive("invade", "area", ("invade", "attack-moyo"), _AREA),
    Motive("reduce", "area", ("reduce", "limit"), _AREA),
    Motive("close", "area", ("defend-moyo", "hold"), _AREA),
    Motive(
        "endgame",
        "area",
        ("endgame", "fill", "descend"),
        "the endgame, or a low move; the points that change as either color has it first",
    ),
    Motive(
        "answer",
        "order",
        ("block", "hane", "contact", "push", "extend", "defend", "keep-shape"),
        "the move stands beside the enemy's last stone",
    ),
    Motive(
        "take-sente",
        "order",
        (),
        "the search answers the move near by and goes on elsewhere, and a second move gains much",
    ),
    Motive("prevent", "order", (), "the enemy would gain much there, and by what is told"),
    Motive(
        "probe",
        "order",
        (),
        "the stone gets away unless it is taken, and is from either of two points, as read",
    ),
    Motive(
        "custom",
        "order",
        ("follow-custom", "revise"),
        "how often strong players play it",
    ),
    Motive(
        "joseki",
        "order",
        ("follow-joseki",),
        "how often strong players answer so in a corner where both colors stand, by the book of joseki",
    ),
    Motive(
        "swing",
        "order",
        (),
        "by search five points or more, of those within four lines, hang on who comes first there",
    ),
    Motive(
        "decide",
        "order",
        (),
        "by search it hangs on stones near the move who wins, and as assessed it is for the mover's good there",
    ),
    Motive("search", "order", ("follow-search",), "how many games the search goes on from it"),
    Motive("self-atari", "against", ("self-atari",), "the liberties after the move, counted"),
    Motive("not-needed", "against", (), "the other side does not reach it moving first either"),
    Motive("ends-aji", "against", (), "it takes the possibility that it threatens"),
    Motive("strengthens-him", "against", (), "a weak enemy group is not weak after it"),
    Motive("near-thickness", "against", (), "a thick enemy group looks out on it"),
    Motive("low", "against", (), "the first or second line while most is open"),
    Motive("fails", "against", (), "the enemy takes the stone, or reaches what it should stop"),
)

MOTIVES: Mapping[str, Motive] = MappingProxyType({one.name: one for one in _ROWS})
"""All motives by name."""

MOTIVE_OF: Mapping[str, str] = MappingProxyType(
    {purpose: one.name for one in _ROWS for purpose in one.purposes}
)
"""The motive that each purpose belongs to."""

HELPS = frozenset({"settle", "guard", "run", "join", "make-eye"})
"""Motives by which an own group lives more surely, as judged or measured."""

AGAINST = frozenset({"attack", "enclose", "threaten", "take-eye", "kill"})
"""Motives against a group of the enemy's."""

ASKING = frozenset({"force", "double-threat", "ko-threat"})
"""Motives that say that the enemy must answer."""

LINKS = ("connect", "cut")
"""Motives of links: what they are about is both ends."""

FATES: Mapping[str, str] = MappingProxyType(
    {
        "save": "lost",
        "capture": "lives",
        "ladder": "lives",
        "net": "lives",
        "connect": "cut",
        "cut": "joined",
        "live": "dies",
        "kill": "lives",
        "race": "lives",
    }
)
"""What becomes of a read motive's stones if the enemy moves first, by a word that a language's file has a form for."""
