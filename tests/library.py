"""The package's knowledge, loaded once for all tests."""

from __future__ import annotations

from functools import cache

from riyu.game.game import Game
from riyu.patterns.library import Library, load_library
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard

__all__ = ["KNOWLEDGE", "blackboard_of", "whole_library"]

KNOWLEDGE = KnowledgeInForce()
"""The package's knowledge, loaded once for all tests: it follows files that no test changes."""


def blackboard_of(game: Game) -> Blackboard:
    """Give a new blackboard of a game, by the package's knowledge."""
    return Blackboard(game, KNOWLEDGE)


@cache
def whole_library() -> Library:
    """Give the library."""
    return load_library()
