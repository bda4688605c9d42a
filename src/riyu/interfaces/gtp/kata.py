"""KataGo's commands for rulesets, clocks and positions, as interfaces send them.

Takes a session, rulesets by name or as JSON; gives them back the same way. Source: KataGo, docs/GTP_Extensions.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from riyu.base.errors import UsageError, nearest
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.position import empty_position
from riyu.game.ruleset import RULESETS, Ko, Ruleset, Scoring, ruleset_by_name
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.timing import SYSTEMS, clock_of_system

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS", "ruleset_from_json", "ruleset_to_json", "set_ruleset"]

_BONUS = {"none": "0", "n": "N", "n-1": "N-1"}
_NAMES = {"chinese-ogs": "chinese", "chinese-kgs": "chinese", "bga": "aga"}
_KEYS = {
    "friendlyPassOk",
    "hasButton",
    "ko",
    "scoring",
    "suicide",
    "tax",
    "whiteHandicapBonus",
    "komi",
}


def ruleset_to_json(ruleset: Ruleset) -> dict[str, Any]:
    """Give a ruleset as KataGo says it; territory in seki counts for nobody where territory is counted."""
    return {
        "friendlyPassOk": ruleset.dead_removed,
        "hasButton": False,
        "ko": ruleset.ko.name,
        "scoring": ruleset.scoring.name,
        "suicide": ruleset.suicide,
        "tax": "SEKI" if ruleset.scoring is Scoring.TERRITORY else "NONE",
        "whiteHandicapBonus": _BONUS[ruleset.handicap_bonus],
    }


def ruleset_from_json(value: dict[str, Any], base: Ruleset) -> Ruleset:
    """Give the ruleset with these laws: one that has a name if there is one. What is not said is `base`'s.

    Raises UsageError for an unknown key or a law that is not played here.
    """
    for key in value:
        if key not in _KEYS:
            raise UsageError(f"unknown rule '{key[:40]}'{nearest(key, _KEYS)}")
    said = {**ruleset_to_json(base), **value}
    if "scoring" in value and "tax" not in value:
        said["tax"] = "SEKI" if said["scoring"] == "TERRITORY" else "NONE"
    laws = Ruleset(
        "custom",
        "Custom",
        Ko[_one_of(said, "ko", [k.name for k in Ko])],
        _truth(said, "suicide"),
        Scoring[_one_of(said, "scoring", [s.name for s in Scoring])],
        base.komi,
        {shown: bonus for bonus, shown in _BONUS.items()}[
            _one_of(said, "whiteHandicapBonus", list(_BONUS.values()))
        ],
        _truth(said, "friendlyPassOk"),
    )
    _one_of(said, "tax", ["SEKI" if laws.scoring is Scoring.TERRITORY else "NONE"])
    if _truth(said, "hasButton"):
        raise UsageError("hasButton true is not played here")
    for known in RULESETS.values():
        same = replace(laws, name=known.name, title=known.title, komi=known.komi)
        if replace(same, sgf_name=known.sgf_name) == known:
            return known
    return laws


def _one_of(said: dict[str, Any], key: str, known: list[str]) -> str:
    value = str(said[key])
    if value.upper() not in known:
        raise UsageError(
            f"{key} {read.shown(value)} is not played here: expected {' or '.join(known)}"
        )
    return value.upper()


def _truth(said: dict[str, Any], key: str) -> bool:
    if not isinstance(said[key], bool):
        raise UsageError(f"{key} {read.shown(str(said[key]))}: expected true or false")
    return bool(said[key])


def set_ruleset(session: Session, ruleset: Ruleset) -> None:
    """Put a ruleset in force, for this game and those after it."""
    session.table.set_ruleset(ruleset)
    session.change(ruleset=ruleset)


def _kata_set_rules(session: Session, words: Sequence[str]) -> str:
    text = " ".join(words)
    if not text.startswith("{"):
        name = text.lower()
        set_ruleset(session, ruleset_by_name(_NAMES.get(name, text[:60])))
        return ""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UsageError(f"no JSON: {error}") from None
    komi = value.pop("komi", None)
    set_ruleset(session, ruleset_from_json(value, session.table.ruleset))
    if komi is not None:
        number = read.number_of(str(komi), "komi not a float", -1000, 1000)
        session.change(komi=number)
        session.table.komi = number
    return ""


def _kata_get_rules(session: Session, _: Sequence[str]) -> str:
    return json.dumps(ruleset_to_json(session.table.ruleset), separators=(",", ":"))


# Clocks ---------------------------------------------------------------------------------------------------------------


def _kata_list_time_settings(_: Session, __: Sequence[str]) -> str:
    return " ".join(SYSTEMS)


def _kata_time_settings(session: Session, words: Sequence[str]) -> str:
    session.change(clock=clock_of_system(words))
    return ""


# Positions ------------------------------------------------------------------------------------------------------------


def _set_position(session: Session, words: Sequence[str]) -> str:
    contents = read.content_pairs(words, session.size)
    if EMPTY in contents.values():
        raise UsageError("invalid color or coordinate: expected stones, b or w")
    stones = {
        color: [point for point, content in contents.items() if content == color]
        for color in (BLACK, WHITE)
    }
    position = empty_position(session.size).with_stones(stones[BLACK], stones[WHITE])
    session.table.drop_tries()
    session.table.set_up(position)
    session.begin_anew()
    return ""


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "kata-set-rules",
        "NAME or JSON",
        "Set the ruleset, for this game and after.",
        _kata_set_rules,
    ),
    Command("kata-get-rules", "", "The ruleset in force, as JSON.", _kata_get_rules),
    Command(
        "kata-list_time_settings",
        "",
        "The time systems that kata-time_settings takes.",
        _kata_list_time_settings,
    ),
    Command("kata-time_settings", "SYSTEM NUMBER...", "Set the clocks.", _kata_time_settings),
    Command(
        "set_position",
        "[COLOR VERTEX]...",
        "Begin anew from a position, Black to move.",
        _set_position,
    ),
)
