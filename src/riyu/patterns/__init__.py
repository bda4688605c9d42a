"""Patterns: the knowledge files' classes, their reader and writer, and the focus matcher.

Takes `.pat` files and boards; gives matches with pattern, answer and the points of its letters. Knows no values of
moves. Start with `load_library` and `Matcher`; the format is described in `docs/formats.md`.
"""

from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library, load_library
from riyu.patterns.matcher import Matcher
from riyu.patterns.model import Match, Pattern, PatternClass
from riyu.patterns.snapshot import Snapshot

__all__ = [
    "BadKnowledge",
    "Library",
    "Match",
    "Matcher",
    "Pattern",
    "PatternClass",
    "Snapshot",
    "load_library",
]
