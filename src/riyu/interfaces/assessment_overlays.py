"""The overlay of what a position is worth: whose each point is, and which groups are dead, weak or in seki.

Takes a scene; gives an overlay with a legend. Knows how an assessment is best seen, not how it is made.
"""

from __future__ import annotations

from dataclasses import replace

from riyu.assessment.evaluation import Evaluation, Group, LifeStatus, PointKind
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.group_words import is_weak
from riyu.assessment.reading_out import read_out
from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point, color_name, column_of, point_text, row_of
from riyu.interfaces.assessment_words import lead_words
from riyu.interfaces.picture import Mark, Overlay, Symbol, Text, Tint
from riyu.interfaces.scene import Scene

__all__ = ["territory"]

FAINT = 0.1
"""The worth of a point from which on it is tinted."""

_HANGS = "who moves first decides"

_LETTERS: dict[str, Text | Symbol] = {
    "alive": Text(0, "A", "good"),
    "weak": Text(0, "W", "bad"),
    _HANGS: Text(0, "?", "bad"),
    "seki": Text(0, "S", "neutral"),
    "dead": Symbol(0, "cross", "bad"),
}
"""How a group is marked: a letter on one of its stones, or a form on all of them."""


def territory(scene: Scene) -> Overlay:
    """Show what each point is worth to whom at a first glance, and how each group lives by a letter on its middle."""
    seen = read_out(Evaluator(scene.features), scene.komi or 0.0)
    marks: list[Mark] = []
    keys: dict[str, Mark] = {}
    for color, value in ((BLACK, 1.0), (WHITE, -1.0)):
        if any(value * worth >= FAINT for worth in seen.worths):
            keys[f"{color_name(color)}'s"] = Tint(0, value)
    living = {p for group in seen.groups if not group.is_dead for p in group.stones}
    for kind in (PointKind.TERRITORY, PointKind.MOYO, PointKind.POTENTIAL, PointKind.DEAD_STONE):
        for color in (BLACK, WHITE):
            for point in seen.points(kind, color):
                worth = seen.worth(point)
                if abs(worth) >= FAINT and point not in living:
                    marks.append(Tint(point, worth))
    for group in seen.groups:
        word = _word(group)
        mark = _LETTERS[word]
        keys[word] = mark
        if isinstance(mark, Symbol):
            marks += [replace(mark, point=p) for p in group.stones]
        else:
            marks.append(replace(mark, point=_middle(group.stones)))
    return Overlay("territory", _about(seen), tuple(marks), tuple((m, w) for w, m in keys.items()))


def _word(group: Group) -> str:
    """Give what a group is marked as."""
    if group.is_dead:
        return "dead"
    if group.status is LifeStatus.SEKI:
        return "seki"
    if group.hangs:
        return _HANGS
    return "weak" if is_weak(group) else "alive"


def _middle(stones: tuple[Point, ...]) -> Point:
    """Give the stone nearest to the middle of a group."""
    column = sum(map(column_of, stones)) / len(stones)
    row = sum(map(row_of, stones)) / len(stones)
    return min(stones, key=lambda p: (abs(column_of(p) - column) + abs(row_of(p) - row), p))


def _about(seen: Evaluation) -> str:
    """Say who leads, and which groups are dead or weak, by a stone of each."""
    parts = [lead_words(seen.lead)]
    for word, said in (("dead", "dead group"), ("weak", "weak group"), (_HANGS, "unsettled group")):
        groups = [group for group in seen.groups if _word(group) == word]
        if groups:
            named = " ".join(point_text(_middle(group.stones)) for group in groups)
            parts.append(f"{counted(len(groups), said)} ({named})")
    return f"What each point is worth to whom, at a first glance: {', '.join(parts)}."
