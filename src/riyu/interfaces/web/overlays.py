"""The overlays that the page has switches for: what each is called, the group it is listed in, where it comes from.

Takes knowledge in force; gives a table, and a mark in words. A new overlay is a row here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from riyu.game.points import Point, point_text
from riyu.interfaces.joseki_overlays import JosekiOverlay
from riyu.interfaces.overlays import OVERLAYS, OverlayMaker
from riyu.interfaces.picture import Arrow, Line, Mark, Number, Overlay, Symbol, Text, Tint
from riyu.interfaces.scene import Scene
from riyu.interfaces.sequence_overlays import SequenceOverlay
from riyu.interfaces.web.candidate_overlays import CandidateOverlay
from riyu.interfaces.web.fact_overlays import FactOverlay
from riyu.interfaces.web.kept_decisions import KeptDecisions
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.pattern_overlays import PatternOverlays
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.interfaces.web.territory_overlay import TerritoryOverlay
from riyu.interfaces.web.work import Stop

__all__ = ["SCENE_OVERLAYS", "PageOverlay", "at_point", "mark_words", "page_overlays"]


@dataclass(frozen=True, slots=True)
class PageOverlay:
    """An overlay with a switch. `name` is also its layer's; `source` says what it comes from, for hover texts.

    `told` says what there is at a point, where that is more than the marks have. `version` is another number when what
    the overlay is made by has changed, such as knowledge. `needs_decision`: riyu thinks for it, wherever it is shown.
    What takes long of it, `find` finds in a thread, once a scene; until `is_found` says so, `make` makes do without.
    """

    name: str
    title: str
    group: str
    make: OverlayMaker
    source: str
    told: Callable[[Scene, Point], list[str]] | None = None
    version: Callable[[], int] = lambda: 0
    needs_decision: bool = False
    find: Callable[[Scene, Stop], object] | None = None
    is_found: Callable[[Scene], bool] = lambda scene: True


def _row(name: str, title: str, group: str, source: str) -> PageOverlay:
    return PageOverlay(name, title, group, OVERLAYS[name], source)


_LINKS = "links between strings (docs/features.md, Links)"

SCENE_OVERLAYS: dict[str, PageOverlay] = {
    row.name: row
    for row in (
        _row("influence", "Influence", "At a glance", "open paths (docs/features.md, Influence)"),
        _row("moves", "Move numbers", "At a glance", "the game's moves"),
        _row(
            "strings",
            "Strings: stones that are taken together",
            "Stones",
            "the board's strings (docs/game.md)",
        ),
        _row("liberties", "Liberties", "Stones", "the board's liberties (docs/game.md)"),
        _row(
            "atari",
            "In atari: taken by the next move",
            "Stones",
            "strings with one liberty (docs/game.md)",
        ),
        _row("ko", "Ko", "Stones", "the ruleset's ko (docs/game.md)"),
        _row("links", "What holds together, and where it is cut", "Connection and escape", _LINKS),
        _row(
            "chains",
            "Stones that hold together",
            "Connection and escape",
            "stones held together (docs/features.md, Chains)",
        ),
        _row(
            "chain-states",
            "Groups shut in",
            "Connection and escape",
            "ways out (docs/features.md, Enclosure of a chain)",
        ),
        _row(
            "bridges",
            "Points that a wall hangs on",
            "Connection and escape",
            "points of walls (docs/features.md, Bridge points)",
        ),
        _row(
            "sectors",
            "Ways out to the edge and to friends",
            "Connection and escape",
            "lines of sight (docs/features.md, Sector lines)",
        ),
        _row(
            "view",
            "What a stone sees",
            "Connection and escape",
            "what a stone sees (docs/features.md, View and runnability)",
        ),
        _row(
            "runnability",
            "Room to run",
            "Connection and escape",
            "room to run (docs/features.md, View and runnability)",
        ),
        _row("eyes", "Eyes", "Life", "eyes and what they need (docs/features.md, Eye spaces)"),
        _row(
            "pass-alive",
            "Alive whatever happens",
            "Life",
            "Benson's life (docs/features.md, Pass-alive)",
        ),
        _row("enclosure", "Walled in", "Space", "walls (docs/features.md, Enclosure of a point)"),
        _row(
            "edge-zones",
            "Gaps along the edge",
            "Space",
            "gaps along the edge (docs/features.md, Edge zones)",
        ),
        _row(
            "access-black",
            "What Black reaches first",
            "Space",
            "moves to a point (docs/features.md, Access)",
        ),
        _row(
            "access-white",
            "What White reaches first",
            "Space",
            "moves to a point (docs/features.md, Access)",
        ),
        _row(
            "influence-squares",
            "Influence by distance",
            "Space",
            "inverse squares (docs/features.md, Influence)",
        ),
        _row(
            "influence-radiation",
            "Influence by lines of sight",
            "Space",
            "radiation (docs/features.md, Influence)",
        ),
        _row(
            "score-area",
            "Area as it stands",
            "Space",
            "areas that one color reaches (docs/game.md)",
        ),
    )
}
"""The overlays of scenes alone, by name, in the order they are listed."""


def page_overlays(
    patterns: PatternKnowledge, rules: RuleKnowledge, decisions: KeptDecisions
) -> dict[str, PageOverlay]:
    """Give all overlays by name, in the order they are listed: those of scenes, then those of knowledge handed in."""
    firing, facts, owned = PatternOverlays(patterns), FactOverlay(rules), TerritoryOverlay()
    at_a_glance = PageOverlay(
        "territory",
        "Groups and territory",
        "At a glance",
        owned.make,
        "whose points are, dead and weak groups, the lead (docs/assessment.md)",
        version=owned.version,
        find=owned.find,
        is_found=owned.is_found,
    )
    thought = CandidateOverlay(decisions)
    played_on = SequenceOverlay(patterns.followed, patterns.looked)
    corners = JosekiOverlay(lambda: patterns.followed.joseki)
    of_knowledge = (
        PageOverlay(
            "joseki",
            "Joseki: what strong players answer in the corners",
            "What riyu knows",
            corners.make,
            "the book of joseki (docs/formats.md)",
            corners.told,
            corners.version,
        ),
        PageOverlay(
            "sequence",
            "What patterns play on after the last move",
            "What riyu knows",
            played_on.make,
            "obvious sequences (docs/reading.md)",
            played_on.told,
            played_on.version,
        ),
        PageOverlay(
            "patterns",
            "Where patterns propose moves",
            "What riyu knows",
            firing.moves,
            "pattern classes that answer there (docs/formats.md)",
            firing.moves_told,
            firing.version,
        ),
        PageOverlay(
            "pattern-shapes",
            "Where patterns fit",
            "What riyu knows",
            firing.shapes,
            "pattern classes that fire there (docs/formats.md)",
            firing.shapes_told,
            firing.version,
        ),
        PageOverlay(
            "facts",
            "What rules say",
            "What riyu knows",
            facts.make,
            "facts that rules say (docs/inference.md)",
            facts.told,
            facts.version,
            find=facts.find,
            is_found=facts.is_found,
        ),
        PageOverlay(
            "candidates",
            "riyu's candidates",
            "What riyu knows",
            thought.make,
            "riyu's decision here (docs/player.md)",
            thought.told,
            thought.version,
            needs_decision=True,
        ),
    )
    return (
        {at_a_glance.name: at_a_glance} | SCENE_OVERLAYS | {row.name: row for row in of_knowledge}
    )


def mark_words(mark: Mark, overlay: Overlay) -> str:
    """Give a mark in words: what its legend's sample says, and its value."""
    found = ""
    for sample, words in overlay.keys:
        if _looks_alike(sample, mark):
            found = words
            break
    if isinstance(mark, Number | Text):
        return f"{mark.text} {found}".strip()
    if isinstance(mark, Tint):
        side = {
            "side": ("Black's", "White's"),
            "merit": ("good", "bad"),
            "amount": ("much", "lacking"),
            "worth": ("worth", "worth"),
        }
        found = found or side[mark.scale][mark.value < 0]
        return f"{found}, {abs(mark.value):.0%}"
    if isinstance(mark, Symbol):
        return found or f"{mark.shape}, {mark.meaning}"
    between = f"{point_text(mark.start)}–{point_text(mark.end)}"
    return f"{found or mark.meaning} {between}"


def _looks_alike(sample: Mark, mark: Mark) -> bool:
    if type(sample) is not type(mark) or sample.meaning != mark.meaning:
        return False
    if isinstance(sample, Symbol) and isinstance(mark, Symbol):
        return sample.shape == mark.shape
    if isinstance(sample, Line) and isinstance(mark, Line):
        return sample.stroke == mark.stroke
    if isinstance(sample, Text) and isinstance(mark, Text):
        return sample.text == mark.text
    return True


def at_point(overlay: Overlay, point: Point) -> list[str]:
    """Give what an overlay says at a point, in words: its marks there and the lines that end there."""
    said = [mark_words(mark, overlay) for mark in overlay.at(point)]
    said += [
        mark_words(mark, overlay)
        for mark in overlay.marks
        if isinstance(mark, Line | Arrow) and point in (mark.start, mark.end)
    ]
    return said
