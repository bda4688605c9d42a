"""The overlay of what a position is worth: whose each point is, and which groups are dead, weak or in seki.

Takes a scene; gives an overlay with a legend. Knows how an assessment is best seen, not how it is made.
"""

from __future__ import annotations

from riyu.assessment.evaluation import Evaluation, Group, LifeStatus, PointKind, read_out
from riyu.assessment.evaluator import Evaluator
from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import color_name, point_text
from riyu.interfaces.assessment_words import lead_words
from riyu.interfaces.picture import Mark, Overlay, Symbol, Tint
from riyu.interfaces.scene import Scene

__all__ = ["territory"]

FAINT = 0.1
"""The worth of a point from which on it is tinted."""

_STATUS = {
    "dead": Symbol(0, "cross", "bad"),
    "weak": Symbol(0, "triangle", "bad"),
    "seki": Symbol(0, "diamond", "neutral"),
}


def territory(scene: Scene) -> Overlay:
    """Show what each point is worth to whom at a first glance, and the groups that do not surely live."""
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
        if word:
            keys[word] = _STATUS[word]
            marks += [Symbol(p, _STATUS[word].shape, _STATUS[word].meaning) for p in group.stones]
    return Overlay("territory", _about(seen), tuple(marks), tuple((m, w) for w, m in keys.items()))


def _word(group: Group) -> str:
    """Give what a group is marked as; nothing if it lives."""
    if group.is_dead:
        return "dead"
    if group.status is LifeStatus.SEKI:
        return "seki"
    return "weak" if group.status <= LifeStatus.SICKLY else ""


def _about(seen: Evaluation) -> str:
    """Say who leads, and which groups are dead or weak, by a stone of each."""
    parts = [lead_words(seen.lead)]
    for word in ("dead", "weak"):
        groups = [group for group in seen.groups if _word(group) == word]
        if groups:
            named = " ".join(point_text(group.name) for group in groups)
            parts.append(f"{counted(len(groups), f'{word} group')} ({named})")
    return f"What each point is worth to whom, at a first glance: {', '.join(parts)}."
