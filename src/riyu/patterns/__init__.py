"""Patterns: the knowledge files' classes, their reader and writer, and asking them.

Takes `.pat` files and boards; gives matches with pattern, answer and the points of its letters. Knows no values of
moves. Start with `load_library` and `Asker`; the format is described in `docs/formats.md`. What is named here is
loaded when it is first asked for: who wants a table of words need not wait for the matcher.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from riyu.patterns.asking import Asker
    from riyu.patterns.findings import BadKnowledge
    from riyu.patterns.library import Library, load_library
    from riyu.patterns.model import Match, Pattern, PatternClass

__all__ = [
    "Asker",
    "BadKnowledge",
    "Library",
    "Match",
    "Pattern",
    "PatternClass",
    "load_library",
]

_HOMES = {
    "Asker": "asking",
    "BadKnowledge": "findings",
    "Library": "library",
    "load_library": "library",
    "Match": "model",
    "Pattern": "model",
    "PatternClass": "model",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'riyu.patterns' has no attribute '{name}'")
    return getattr(import_module(f"riyu.patterns.{_HOMES[name]}"), name)
