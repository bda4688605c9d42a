"""The words of facts, and how each is said in a sentence: what moves are for, goals of reading, kinds, states.

Takes nothing; gives tables. Knows no predicates. A phrase may name other fields of its fact in braces. What
stands in square brackets is left out where such a field is `none`; behind `|` stands what is said instead.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from riyu.patterns.tables import DESCRIPTORS, SAYINGS

__all__ = [
    "BECAUSE",
    "CHANGES",
    "CONFLICTS",
    "CORNERS",
    "DESCRIBED",
    "FATES",
    "GOALS",
    "IDEAS",
    "LIFE",
    "PURPOSES",
    "PURPOSE_PHRASES",
    "QUALITIES",
    "STATUS",
    "TACTICAL",
    "VERDICTS",
    "WORTHS",
    "GoalKind",
    "phrase_of",
]

_MORE_PURPOSES = {
    "reduce-liberties": "takes away liberties of the enemy string, so that it cannot get out",
    "take-corner": "takes a corner where no stone stands",
    "trap": "catches the enemy string in the end, though it may run",
    "build-moyo": "makes a moyo of own larger",
    "take-key-point": "takes a point that both colors want",
    "threaten": "threatens something that the enemy must answer",
    "follow-custom": "is what strong players play in this shape",
    "follow-joseki": "is what strong players play in this corner or on this side",
    "follow-search": "is where search of the whole board goes on, whatever else speaks for it",
    "take-off": "takes dead stones off the board, where that costs nothing",
    "attack": "makes life hard for the enemy group, whatever comes of it",
    "join": "makes two own groups one",
    "ko-start": "starts a ko, or takes it",
    "ko-end": "ends a ko",
    "ko-threat": "threatens more than hangs on the ko, so that the ko can be taken back",
    "self-atari": "leaves its own string a single liberty",
}
PURPOSES: Mapping[str, str] = {
    **{kind.name: kind.sentence for kind in SAYINGS.values() if kind.by == "needed"},
    **_MORE_PURPOSES,
}
"""What a move can be for, with a sentence each: all that patterns say `by *`, and some more."""

PURPOSE_PHRASES: Mapping[str, str] = {
    "capture": "capture [{target}|stones]",
    "atari": "[put {target} in atari|give atari]",
    "take-liberty": "take a liberty[ of {target}]",
    "ladder": "[catch {target} in a ladder|start a ladder]",
    "net": "[catch {target} in a net|cast a net]",
    "snapback": "[take {target} back with it|set up a snapback]",
    "throw-in": "throw a stone in[ against {target}]",
    "squeeze": "squeeze [{target}|the enemy]",
    "race": "win a move in the race[ against {target}]",
    "save": "save [{target}|stones]",
    "counter": "answer an attack by attacking [{target}|as well]",
    "fill": "fill [{target}|in]",
    "contact": "touch [{target}|the enemy]",
    "block": "block [{target}|the way]",
    "hane": "bend around [{target}|the enemy]",
    "extend": "extend[ from {target}]",
    "descend": "descend[ from {target}]",
    "press": "press [{target}|the enemy]",
    "push": "push[ from {target}]",
    "keep-shape": "keep the shape[ of {target}]",
    "defend": "defend [{target}|a weakness]",
    "force": "force [{target}|an answer]",
    "connect": "connect[ {target}]",
    "cut": "[cut off {target}|cut]",
    "make-link": "make a link[ with {target}]",
    "peep": "peep[ at {target}]",
    "bridge-under": "bridge under along the edge[ from {target}]",
    "run": "run[ with {target}]",
    "enclose": "enclose [{target}|the enemy]",
    "split": "split the enemy[ at {target}]",
    "settle": "settle [{target}|stones]",
    "live": "[make {target} live|live]",
    "kill": "kill [{target}|a group]",
    "make-eye": "make an eye[ for {target}]",
    "take-eye": "take an eye[ from {target}]",
    "keep-dead": "keep [{target}|a group] dead",
    "desperate": "try the last chance[ of {target}]",
    "invade": "invade[ beside {target}]",
    "reduce": "reduce the enemy's region[ around {target}]",
    "attack-moyo": "break into the enemy's moyo[ around {target}]",
    "defend-moyo": "close the own moyo[ around {target}]",
    "break-boundary": "break the boundary[ at {target}]",
    "hold": "hold the boundary[ at {target}]",
    "endgame": "take points at the boundary[ beside {target}]",
    "approach": "approach the corner[ of {target}]",
    "pincer": "pincer [{target}|a stone]",
    "cap": "cap [{target}|a stone]",
    "enclose-corner": "enclose the corner[ with {target}]",
    "extend-along": "extend along the edge[ from {target}]",
    "limit": "limit [{target}|the enemy] along the edge",
    "edge-move": "take a large point along the edge[ beside {target}]",
    "wall": "go on with the Great Wall[ from {target}]",
    "revise": "play better than [at {target}|planned]",
    "reduce-liberties": "reduce [the liberties of {target}|liberties]",
    "take-corner": "take an open corner[ beside {target}]",
    "trap": "trap [{target}|the enemy]",
    "build-moyo": "build a moyo[ from {target}]",
    "take-key-point": "take a key point[ beside {target}]",
    "threaten": "threaten [{target}|something]",
    "follow-custom": "follow custom[ around {target}]",
    "follow-joseki": "follow joseki[ around {target}]",
    "follow-search": "follow search[ around {target}]",
    "take-off": "take [{target}|dead stones] off the board",
    "attack": "attack [{target}|a group]",
    "join": "join own groups[ at {target}]",
    "ko-start": "start or take the ko[ of {target}]",
    "ko-end": "end the ko[ of {target}]",
    "ko-threat": "threaten [{target}|something] for the ko",
    "self-atari": "put [{target}|own stones] in atari",
}
"""What a move is for, as the end of a sentence."""


TACTICAL = frozenset(
    (
        "capture",
        "ladder",
        "net",
        "snapback",
        "trap",
        "save",
        "connect",
        "bridge-under",
        "cut",
        "kill",
        "live",
        "race",
    )
)
"""Purposes that are told as so only where reading bears them out."""

FATES = TACTICAL - {"connect", "bridge-under", "cut"}
"""Those of them by which stones are taken or kept."""


def phrase_of(purpose: str, target: str) -> str:
    """Say what a move is for, about a target named by its point; empty if it is about none."""
    said = re.sub(
        r"\[([^]|]*)(?:\|([^]]*))?\]", r"\1" if target else r"\2", PURPOSE_PHRASES[purpose]
    )
    return said.replace("{target}", target)


@dataclass(frozen=True, slots=True)
class GoalKind:
    """A goal of `prove`: whose strings it names, seen from the side that is to reach it, and what that is in words."""

    kinds: tuple[str, ...]
    sentence: str
    phrase: str


GOALS: Mapping[str, GoalKind] = {
    "capture": GoalKind(("enemy",), "take the enemy string", "capture {string}"),
    "save": GoalKind(("own",), "keep the own string from being taken", "save {string}"),
    "connect": GoalKind(
        ("own", "own"), "join the two own strings", "connect {string} with {other}"
    ),
    "cut": GoalKind(
        ("enemy", "enemy"), "keep the two enemy strings apart", "cut {string} off from {other}"
    ),
    "make-eye": GoalKind(("own",), "make an eye for the own string", "make an eye for {string}"),
    "take-eye": GoalKind(
        ("enemy",), "keep the enemy string from an eye", "keep {string} from an eye"
    ),
    "live": GoalKind(("own",), "make the own string's group alive", "make {string} live"),
    "kill": GoalKind(("enemy",), "keep the enemy string's group from living", "kill {string}"),
    "win-race": GoalKind(
        ("own", "enemy"),
        "take the enemy string before the own one is taken",
        "win the race of {string} against {other}",
    ),
    "survive-race": GoalKind(
        ("own", "enemy"),
        "keep the own string, in a seki too, in its race with the enemy string",
        "keep {string} in its race with {other}",
    ),
}

STATUS: Mapping[str, str] = {
    "settled": "a settled",
    "unsettled": "an unsettled",
    "weak": "a weak",
    "none": "a broken",
}
WORTHS: Mapping[str, str] = {"whole": "a whole", "half": "a half", "false": "a false"}
QUALITIES: Mapping[str, str] = {
    "best": "the best",
    "good": "a good",
    "urgent": "an urgent",
    "large": "a large",
    "forcing": "a forcing",
    "small": "a small",
    "bad": "a bad",
}
IDEAS: Mapping[str, str] = {
    "take-corner": "take a corner",
    "enclose-corner": "enclose a corner",
    "approach": "approach a corner",
    "extend": "extend along the side",
    "pincer": "pincer a stone",
    "split": "split a side",
    "build-moyo": "build a moyo",
    "great-wall": "build the Great Wall",
    "mirror": "mirror the enemy's moves",
}
CORNERS: Mapping[str, str] = {
    "three-three": "a stone on the three-three point",
    "three-four": "a stone on a three-four point",
    "four-four": "a stone on the four-four point",
    "three-five": "a stone on a three-five point",
    "four-five": "a stone on a four-five point",
    "enclosed": "an enclosure",
    "approached": "a stone that was approached",
    "other": "some other stone",
}
DESCRIBED: Mapping[str, str] = {
    **dict.fromkeys(DESCRIPTORS, ""),
    "sacrifice": "a sacrifice",
    "ko": "a matter of ko",
}
VERDICTS: Mapping[str, str] = dict.fromkeys(("win", "loss", "ko", "unknown"), "")
LIFE: Mapping[str, str] = {
    "dead": "",
    "dead-with-aji": "dead, with aji",
    "bad": "in a bad way",
    "sickly": "",
    "presently-stable": "stable for now",
    "livable": "able to live",
    "presently-alive": "alive for now",
    "alive": "",
    "pass-alive": "alive though its owner passes for ever",
    "seki": "in seki",
}
BECAUSE: Mapping[str, str] = {
    "benson": "no number of enemy moves takes it",
    "eyes": "it has two eyes whoever moves first",
    "room": "it has much room where the enemy comes late, for two eyes",
    "running-and-eyes": "it is out, and eyes or extensions along the edge are possible",
    "wide-edges": "it can extend far along the edge in two places",
    "many-eyes": "three eyes are possible",
    "eye-and-edge": "an eye is possible, and another or an extension along the edge",
    "eye-and-room": "it has an eye, and some room",
    "running": "it is out, with nothing else to live by",
    "eye-only-and-edge": "it has an eye, and can extend along the edge",
    "edge-room": "it is not enclosed, and can extend along the edge",
    "room-alone": "it has some room and nothing else",
    "way-out": "it is not enclosed, with nothing else to live by",
    "edge-or-eye": "it is enclosed, with some room along the edge or for an eye",
    "nothing": "it is enclosed, without room for two eyes",
    "edge-pattern": "it is enclosed, but can extend far along the edge",
    "verdict": "reading says so",
    "not-killed": "reading finds no way to kill it",
    "leaning": "playouts around it lean that way, and nothing is proven",
    "few-liberties": "it is short of liberties, and gains too few by any of them",
    "ties": "it can be linked with a safer own group, if the enemy does not cut first",
    "surrounded": "its color can't live there though it moves alone",
}
CHANGES: Mapping[str, str] = {
    "settle": "settle",
    "run": "lead out",
    "make-eye": "make an eye for",
    "join": "join",
    "attack": "weaken",
    "take-eye": "take an eye from",
    "enclose": "shut in",
    "split": "part",
    "close": "close own territory",
    "break": "break into the enemy's territory",
    "build": "widen what is nearer to own stones",
    "reduce": "reduce what is nearer to the enemy's stones",
    "extend": "extend along the edge",
    "endgame": "take points at the boundary",
}
CONFLICTS: Mapping[str, str] = {
    "fell-to-strong": "dead, for all that touches it is stronger",
    "lost-race": "dead, for it loses the race",
    "race-hangs": "in a race that is won by who moves first",
    "race-stands": "in a race that neither can fill",
    "fell-by-benson": "dead, for nothing there can live",
    "fell-by-verdict": "dead, as it was read",
}
"""The words of a field; what is said for one in a sentence, itself without hyphens where it is empty."""
