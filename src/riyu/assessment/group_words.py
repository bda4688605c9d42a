"""What is said of groups: their status with its reasons, and weak, heavy, strong, base, can-run, aji and thickness.

Takes an evaluation and its board; gives words, each a fact's key with what it rests on. Evaluates nothing and reads
nothing: a word is a reading of a group's row, and its sentence stands in docs/assessment.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from riyu.assessment.evaluation import Evaluation, Fate, Group, LifeStatus, PointKind, Rule, word_of
from riyu.features.sectors import Enclosure
from riyu.game.board import Board
from riyu.game.constants import NO_POINT
from riyu.game.points import Point, line_of, neighbors
from riyu.inference.facts import Key
from riyu.inference.purposes import BECAUSE

__all__ = ["Word", "group_words", "is_weak"]

WEAK_BELOW = 0.65
"""How surely a group lives, −1 to 1, below which it is weak; chosen on labels (experiments/log/assessment.md)."""

HEAVY_FROM = 3
"""Stones from which on a weak group without an eye is heavy."""

BASE_FROM = 0.75
"""How surely a group lives, −1 to 1, from which on room and extensions are a base to it."""

SPARE_EYES = 3
"""Eyes that a group gets though the enemy moves first, from which on it is strong: two, and one to spare."""

STRONG_LIBERTIES = 4
"""Liberties from which on a string of a strong group is strong itself: with fewer it may be cut off and taken."""

AJI_ABOVE = -0.7
"""How surely a group lives, −1 to 1, above which it has aji though it counts as dead."""

THICK_STONES = 3
"""Stones of a group from which on it may be thick."""

THICK_STEPS, THICK_LINE, THICK_VIEW = 3, 3, 12
"""Steps that a thick group looks out, the line above which, and the open points that it sees there at least."""

_BASE_RULES = (Rule.ROOM, Rule.WIDE_EDGES, Rule.MANY_EYES, Rule.EYE_AND_EDGE)
_OUT = (Enclosure.WITHIN_SECTOR_LINE, Enclosure.OPEN)
_TWO_EYES = 2
_OPEN = (PointKind.NEITHER, PointKind.MOYO, PointKind.POTENTIAL)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the assessment: the fact's key, why in words, and what it rests on.

    `points` are those whose content it rests on, `below` the keys of words that it rests on and that come before it.
    """

    key: Key
    why: str
    points: frozenset[Point]
    below: tuple[Key, ...] = ()


def group_words(evaluation: Evaluation, board: Board) -> Iterator[Word]:
    """Give what is said of all groups and of their strings; what a word rests on comes before it."""
    for group in evaluation.groups:
        points = frozenset(group.stones).union(*map(board.liberty_points, group.strings))
        yield from _status(group, points)
        for string in group.strings:
            for name, why in _of_string(group, board.liberties(string)):
                yield Word((name, group.color, string), why, points, (_status_key(group),))
    for group, view in _views(evaluation):
        why = f"it lives, and looks out on {len(view)} open points"
        for string in group.strings:
            yield Word(("thickness", group.color, string), why, view.union(group.stones))


def is_weak(group: Group) -> bool:
    """Say whether a group lives, but is not sure to."""
    if group.is_dead or group.status is LifeStatus.SEKI:
        return False
    return group.hangs or group.strength < WEAK_BELOW


def _status_key(group: Group) -> Key:
    return ("status", group.color, group.name, word_of(group.status))


def _status(group: Group, points: frozenset[Point]) -> Iterator[Word]:
    """Give a group's status, after the reasons that it rests on, and which strings are the group's."""
    color, name = group.color, group.name
    row = (group.eyes_first, group.eyes_second, group.room, group.ways_out)
    reasons = [
        Word(("lives-by", color, name, *row), "the group's row", points),
        Word(("because", color, name, group.because), "the rule that gave the status", points),
    ]
    if group.fate is not Fate.NO_CONFLICT:
        key = ("conflict", color, name, word_of(group.fate), group.rival or NO_POINT)
        reasons.append(Word(key, _race(group), points))
    yield from reasons
    why = "; ".join(group.reasons)
    yield Word(_status_key(group), why, points, tuple(reason.key for reason in reasons))
    for string in group.strings:
        yield Word(("group", color, name, string), "links and territory join its stones", points)


def _race(group: Group) -> str:
    if not group.rival:
        return "what touches it"
    return f"{group.own_ways} liberties of its own against {group.enemy_ways}"


def _of_string(group: Group, liberties: int) -> Iterator[tuple[str, str]]:
    """Give the words for a string of a group, each with why."""
    if is_weak(group):
        why = (
            "who moves first decides" if group.hangs else f"it lives by {group.strength:+.2f} only"
        )
        yield "weak", why
        if len(group.stones) >= HEAVY_FROM and not group.eyes_first:
            stones = f"{len(group.stones)} stones"
            yield "heavy", f"it is weak, too large to give up and without an eye: {stones}"
    if group.is_dead:
        if group.strength > AJI_ABOVE:
            yield "aji", f"it counts as dead, by {group.strength:+.2f} only"
        return
    if group.status is LifeStatus.PASS_ALIVE:
        yield "strong", BECAUSE[group.because]
        yield "base", BECAUSE[group.because]
    elif group.eyes_second >= SPARE_EYES and not group.hangs and liberties >= STRONG_LIBERTIES:
        yield "strong", "it has two eyes whoever moves first, and one to spare"
    if group.eyes_second >= _TWO_EYES:
        yield "base", "it has two eyes whoever moves first"
    elif group.rule in _BASE_RULES and group.strength >= BASE_FROM:
        yield "base", f"{BECAUSE[group.because]}, and lives by {group.strength:+.2f}"
    if group.enclosure in _OUT and group.ways_out:
        yield "can-run", f"it is {group.enclosure.name}, with {group.ways_out} ways out"


def _views(evaluation: Evaluation) -> Iterator[tuple[Group, frozenset[Point]]]:
    """Give the groups that are thick, each with the open points that it looks out on."""
    for group in evaluation.groups:
        if group.is_dead or len(group.stones) < THICK_STONES or is_weak(group):
            continue
        if LifeStatus.PRESENTLY_ALIVE <= group.status <= LifeStatus.PASS_ALIVE:
            view = _view(evaluation, group)
            if len(view) >= THICK_VIEW:
                yield group, view


def _view(evaluation: Evaluation, group: Group) -> frozenset[Point]:
    """Give the points above the third line that are nobody's yet and that a group comes to in three steps over such."""
    size = evaluation.size
    seen, reached = set(group.stones), list(group.stones)
    for _ in range(THICK_STEPS):
        beside = {q for p in reached for q in neighbors(p, size)} - seen
        reached = [p for p in beside if evaluation.kinds[evaluation.place(p)] in _OPEN]
        seen.update(reached)
    return frozenset(p for p in seen.difference(group.stones) if line_of(p, size) > THICK_LINE)
