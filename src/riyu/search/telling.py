"""How what a search found is told: facts that stand until the next stone, or until the next decision.

Takes an inference engine and weighed moves with the facts of their search; enters these. Finds nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.game.points import Color
from riyu.inference.constants import STONE_AT
from riyu.inference.engine import Inference
from riyu.inference.source import Source
from riyu.search.one_ply import Weighed

__all__ = ["tell_search_facts"]


def tell_search_facts(inference: Inference, color: Color, weighed: Sequence[Weighed]) -> None:
    """Tell of moves how often search went on from each and what came of it, and the facts of each."""
    told = []
    for one in weighed:
        move = one.candidate.move
        if one.won is not None:
            key = ("searched", color, move, one.visits, round(100 * one.won))
            told.append((key, Source("search", "tree", "; ".join(one.found), one.line)))
        for fact in one.facts:
            told.append((fact.key, Source("search", "tree", fact.said, fact.points)))
    inference.enter_all((key, source, [STONE_AT]) for key, source in told)
