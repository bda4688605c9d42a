"""The overlays of a page that goes by the package's knowledge, and for which riyu decided nothing yet."""

from __future__ import annotations

from riyu.interfaces.web.kept_decisions import KeptDecisions
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.overlays import page_overlays
from riyu.interfaces.web.rule_knowledge import RuleKnowledge

__all__ = ["OVERLAYS"]

_PATTERNS = PatternKnowledge()

OVERLAYS = page_overlays(
    _PATTERNS, RuleKnowledge(followed=_PATTERNS.followed), KeptDecisions(_PATTERNS.looked)
)
"""The overlays by name."""
