"""The overlay of what a position is worth: whose each point is, and which groups are dead, weak or in seki.

Takes a scene, or what was judged of it; gives an overlay with a legend. Knows how an assessment is best seen, not how
it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from riyu.assessment.evaluation import Evaluation, Group, LifeStatus
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.group_words import is_weak
from riyu.assessment.joined import Joined
from riyu.assessment.lead import Lead, judged_at
from riyu.assessment.reading_out import read_out
from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point, all_points, color_name, column_of, point_text, row_of
from riyu.interfaces.assessment_words import span_words
from riyu.interfaces.picture import Mark, Overlay, Symbol, Text, Tint
from riyu.interfaces.scene import Scene

__all__ = ["judged_scene", "territory", "territory_at_a_glance", "territory_of"]

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


def judged_scene(scene: Scene, stop: Callable[[], bool] = lambda: False) -> Joined:
    """Judge a scene by reading and playouts together, by `Scene.area_komi`; some 150 ms on 19×19.

    `stop` as for `assess_jointly`. Raises UsageError for strings without liberties.
    """
    komi = scene.area_komi
    return judged_at(scene.position, komi, ruleset=scene.ruleset, moves=scene.moves, stop=stop)


def territory(scene: Scene) -> Overlay:
    """Show whose each point is likely to be, and how each group lives by a letter on its middle; judges the scene."""
    return territory_of(judged_scene(scene))


def territory_of(judged: Joined) -> Overlay:
    """Show what was judged of a position: as `territory`."""
    seen = judged.evaluation
    lead = span_words(Lead.of(judged))
    return _overlay(seen, judged.whole.ownership, f"Whose each point is likely to be: {lead}")


def territory_at_a_glance(scene: Scene) -> Overlay:
    """Show the same by the evaluation alone, which takes no time: who leads it does not say."""
    seen = read_out(Evaluator(scene.features), scene.area_komi)
    return _overlay(seen, seen.worths, "Whose each point is, at a first glance; riyu counts …")


def _overlay(seen: Evaluation, owned: Sequence[float], about: str) -> Overlay:
    """Show points as owned, Black's above 0, and groups as evaluated."""
    marks: list[Mark] = []
    keys: dict[str, Mark] = {}
    living = {p for group in seen.groups if not group.is_dead for p in group.stones}
    for color, value in ((BLACK, 1.0), (WHITE, -1.0)):
        if any(value * worth >= FAINT for worth in owned):
            keys[f"{color_name(color)}'s"] = Tint(0, value)
    for point, worth in zip(all_points(seen.size), owned, strict=True):
        if abs(worth) >= FAINT and point not in living:
            marks.append(Tint(point, max(-1.0, min(1.0, worth))))
    for group in seen.groups:
        word = _word(group)
        mark = _LETTERS[word]
        keys[word] = mark
        if isinstance(mark, Symbol):
            marks += [replace(mark, point=p) for p in group.stones]
        else:
            marks.append(replace(mark, point=_middle(group.stones)))
    said = ", ".join([about, *_groups(seen)])
    return Overlay("territory", f"{said}.", tuple(marks), tuple((m, w) for w, m in keys.items()))


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


def _groups(seen: Evaluation) -> list[str]:
    """Say which groups are dead or weak, by a stone of each."""
    parts = []
    for word, said in (("dead", "dead group"), ("weak", "weak group"), (_HANGS, "unsettled group")):
        groups = [group for group in seen.groups if _word(group) == word]
        if groups:
            named = " ".join(point_text(_middle(group.stones)) for group in groups)
            parts.append(f"{counted(len(groups), said)} ({named})")
    return parts
