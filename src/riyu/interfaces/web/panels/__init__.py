"""The panels that the page has, in the order of their tabs; each says for which mode it is.

A new panel is a module here with a class below `riyu.interfaces.web.panel.Panel`, and a row in PANELS.
"""

from __future__ import annotations

from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.archive import ArchivePanel
from riyu.interfaces.web.panels.candidates import CandidatesPanel
from riyu.interfaces.web.panels.facts import FactsPanel
from riyu.interfaces.web.panels.games import GamesPanel
from riyu.interfaces.web.panels.joseki import JosekiPanel
from riyu.interfaces.web.panels.overlays import OverlaysPanel
from riyu.interfaces.web.panels.patterns import PatternsPanel
from riyu.interfaces.web.panels.play import PlayPanel
from riyu.interfaces.web.panels.problems import ProblemsPanel
from riyu.interfaces.web.panels.reading import ReadingPanel
from riyu.interfaces.web.panels.review import ReviewPanel
from riyu.interfaces.web.panels.rules import RulesPanel
from riyu.interfaces.web.panels.tree import TreePanel

__all__ = ["PANELS"]

PANELS: dict[str, type[Panel]] = {
    panel.name: panel
    for panel in (
        PlayPanel,
        CandidatesPanel,
        ReviewPanel,
        GamesPanel,
        TreePanel,
        OverlaysPanel,
        ReadingPanel,
        ProblemsPanel,
        JosekiPanel,
        ArchivePanel,
        PatternsPanel,
        RulesPanel,
        FactsPanel,
    )
}
"""The panels by name."""
