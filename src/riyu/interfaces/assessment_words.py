"""Evaluations in words: the value by terms, groups with their reasons, and whose the points are.

Takes an evaluation; gives lines. Judges nothing, and knows neither GTP nor the command line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from riyu.assessment.evaluation import Evaluation, Group, PointKind
from riyu.assessment.group_words import Word
from riyu.assessment.joined import HOLDS, Joined
from riyu.assessment.lead import Lead
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, color_name, point_text
from riyu.inference.facts import Fact
from riyu.inference.predicates import PREDICATES

__all__ = [
    "group_lines",
    "joined_lines",
    "lead_words",
    "point_lines",
    "said_lines",
    "span_words",
    "value_lines",
]

_ROWS = ("group", "status", "because", "conflict", "lives-by")
"""The words that a group's own lines say already."""

_KINDS = (
    (PointKind.TERRITORY, "territory"),
    (PointKind.DEAD_STONE, "dead stones in it"),
    (PointKind.MOYO, "moyo"),
    (PointKind.POTENTIAL, "potential"),
)


def lead_words(lead: float) -> str:
    """Say who leads, and by how much: `Black leads by 3.5`."""
    lead = round(lead, 1)
    if lead == 0:
        return "even"
    return f"{color_name(BLACK if lead > 0 else WHITE)} leads by {abs(lead):g}"


def span_words(lead: Lead) -> str:
    """Say who leads and from where to where that is sure: `Black leads by 3.5 (White by 2 to Black by 9)`."""
    low, high = (_side_words(one) for one in (lead.low, lead.high))
    return f"{lead_words(lead.black)} ({low} to {high})"


def _side_words(lead: float) -> str:
    lead = round(lead)
    return f"{color_name(BLACK if lead > 0 else WHITE)} by {abs(lead)}" if lead else "even"


def value_lines(evaluation: Evaluation) -> list[str]:
    """Give the value, and each term of it, Black's above 0."""
    words = evaluation.terms.to_json() | {"komi": -evaluation.komi}
    lines = [f"{name:<10}{value:+8.1f}" for name, value in words.items()]
    said = f"by the evaluation alone {lead_words(evaluation.lead)}"
    return [f"{said}, {str(evaluation.phase).lower()}", *lines]


def joined_lines(both: Joined) -> list[str]:
    """Give who leads by evaluation and playouts together, from where to where that is sure, and how often it wins."""
    lead, by_playouts, lines = Lead.of(both), both.by_playouts, []
    if by_playouts.playouts:
        whole, alone = lead_words(lead.black), lead_words(by_playouts.margin)
        lines.append(f"with {by_playouts.playouts} playouts {whole}; by these alone {alone}")
    low, high = map(lead_words, (lead.low, lead.high))
    share, color = (lead.chance, BLACK) if lead.chance >= 0.5 else (1 - lead.chance, WHITE)
    wins = f"{color_name(color)} wins {100 * share:.0f} of 100 games"
    where = f"of 100 such positions {100 * HOLDS:.0f} lie from {low} to {high}"
    return [*lines, f"{where}; {wins} with {both.open_points:.0f} points open"]


def group_lines(groups: Iterable[Group]) -> list[str]:
    """Give each group with its status and reasons, and below it what it lives by and its stones."""
    lines = []
    for group in groups:
        lines += [str(group), f"  {group.facts()}", f"  stones {_listed(group.stones)}"]
    return lines


def said_lines(words: Iterable[Word], colors: Collection[Color] = (BLACK, WHITE)) -> list[str]:
    """Give what is said of groups and points but their rows, with why: of strings that share a reason in one line."""
    strings: dict[tuple[str, Color, str], list[Point]] = {}
    lines = []
    for word in words:
        name, color, *rest = word.key
        if name in _ROWS or color not in colors or (name == "miai" and rest != sorted(rest)):
            continue  # facts have a pair both ways round
        if PREDICATES[name].layer == "chains":
            strings.setdefault((name, color, word.why), []).append(rest[0])
        else:
            lines.append(f"{name}: {Fact(word.key).sentence}; {word.why}")
    told = [
        f"{name}: {color_name(color)}'s {_listed(names)}; {why}"
        for (name, color, why), names in strings.items()
    ]
    return told + lines


def point_lines(evaluation: Evaluation, colors: Collection[Color] = (BLACK, WHITE)) -> list[str]:
    """Give the points that are a color's territory, dead stones in it, its moyo and its potential."""
    lines = []
    for color in colors:
        for kind, name in _KINDS:
            points = evaluation.points(kind, color)
            lines.append(f"{color_name(color).lower()} {name}, {len(points)}: {_listed(points)}")
    return lines


def _listed(points: Iterable[Point]) -> str:
    return " ".join(map(point_text, points)) or "none"
