"""A choice by tree search: the candidates' reasons as priors of the root, then descents, and what they found of each.

Takes a game, candidates, and limits; gives a Choice as one ply does. Knows no clock and no style.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from riyu.assessment.dead_groups import DeadGroup
from riyu.candidates.candidate import Candidate
from riyu.candidates.weights import likelihood
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point
from riyu.search.one_ply import KNOWN, Choice, Looks, Weighed, by_reasons
from riyu.search.thinking import Limits, Thinker, Thought
from riyu.search.tree import Branch

__all__ = [
    "LINE_VISITS",
    "choose_by_tree",
    "gone_on_by",
    "root_priors",
    "with_owners",
    "with_reasons",
]

MOST_PROVEN = 3.0
"""What reading proves adds at most to the logarithm of a move's odds: the tree must still be able to find otherwise."""

LIKELY, FEW = 0.01, 10
"""What a search thought of a move at first, or the share of the most visited one's descents, for it to be no chance."""

LINE_VISITS = 30
"""Visits that a move of a told line has at least."""


def root_priors(
    candidates: Sequence[Candidate],
    learned: Mapping[Point, float],
    looks: Looks,
    among: Collection[Point] | None = None,
) -> dict[Point, float]:
    """Give the priors of the root's moves, together about 1: the odds by the style's weights, as it learned them.

    `learned` has the moves with what learned values give them. `among` limits the points; a pass stays possible.
    """
    weights = looks.weights
    worth = {
        move: weights.learned * likelihood(share) + looks.tastes.get(move, 0.0)
        for move, share in learned.items()
        if move != PASS and (among is None or move in among)
    }
    for candidate in candidates:
        if candidate.move in worth:
            weighed = by_reasons(candidate, looks)
            proven = min(MOST_PROVEN, weighed.proven)
            worth[candidate.move] = weighed.by_reasons - weighed.proven + proven
    most = max(worth.values(), default=0.0)
    odds = {move: math.exp(value - most) for move, value in worth.items()}
    whole = sum(odds.values()) or 1.0
    return {**{move: odd / whole for move, odd in odds.items()}, PASS: learned.get(PASS, 0.0)}


def choose_by_tree(
    thinker: Thinker,
    game: Game,
    color: Color,
    candidates: Sequence[Candidate],
    looks: Looks,
    limits: Limits,
    *,
    komi: float,
    learned: Mapping[Point, float],
    among: Collection[Point] | None = None,
    dead: Sequence[DeadGroup] = (),
    tell: Callable[[Choice, Thought], object] | None = None,
    every: float = 0.0,
) -> tuple[Choice, Thought]:
    """Search, and give the moves weighed by what was found, and all that was found.

    The most visited come first, but those last that were unlikely and got few descents.
    `dead` are groups that playouts take for dead. Where `among` limits the points nothing is kept of an
    earlier tree, and this one is not kept for a later position. `tell` hears what was found so far, at most once in
    `every` seconds.
    """
    known = {candidate.move: candidate for candidate in candidates}

    def weighed_by(thought: Thought) -> Choice:
        weighed = []
        for branch in thought.branches:
            if branch.visits or branch.move in known:
                plain = Candidate(branch.move, (), learned.get(branch.move, 0.0))
                one = by_reasons(known.get(branch.move, plain), looks)
                weighed.append(_found(one, branch, thinker, komi if color == BLACK else -komi))
        return Choice(_by_chance_last(weighed), thought.simulations)

    def heard(thought: Thought) -> None:
        if tell is not None:
            tell(weighed_by(thought), thought)

    if among is not None:
        thinker.forget()
    thought = thinker.think(
        game,
        color,
        komi,
        limits,
        seed=looks.seed,
        priors=lambda shares: root_priors(candidates, shares, looks, among),
        dead=dead,
        tell=heard if tell is not None else None,
        every=every,
        is_kept=among is None,
    )
    return weighed_by(thought), thought


def with_reasons(
    weighed: Sequence[Weighed], candidates: Sequence[Candidate], looks: Looks
) -> tuple[Weighed, ...]:
    """Give moves that a search weighed with the reasons that stand now; moves it never went down come last.

    A move that no candidate is of any more has none: what spoke for it before may have been retracted.
    """
    known = {candidate.move: by_reasons(candidate, looks) for candidate in candidates}
    both = []
    for one in weighed:
        plain = replace(one.candidate, reasons=())
        now = known.pop(plain.move, None) or by_reasons(plain, looks)
        both.append(
            replace(one, candidate=now.candidate, by_reasons=now.by_reasons, proven=now.proven)
        )
    return (*both, *(replace(one, value=0.0) for one in known.values()))


def gone_on_by(
    thinker: Thinker, one: Weighed, least: int, komi: float, stop: Callable[[], bool]
) -> Weighed | None:
    """Give a move of the position thought about last as the tree has it after `least` descents by it.

    `komi` is what its color gives. `stop` ends the descents. None where the search has not that move.
    """
    branch = thinker.branch(one.candidate.move)
    if branch is None:
        return None
    if branch.visits < least:
        thinker.go_on(branch.move, least - branch.visits, stop)
        branch = thinker.branch(branch.move)
    return with_owners(_found(one, branch, thinker, komi), thinker) if branch is not None else None


def with_owners(one: Weighed, thinker: Thinker) -> Weighed:
    """Give a move with whose points end as in its games, where the search has KNOWN of them."""
    seen = thinker.see(one.candidate.move, LINE_VISITS)
    return replace(one, owned=seen.owned) if seen is not None and seen.games >= KNOWN else one


def _by_chance_last(weighed: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """Put moves last to which only the chance of a short search led: unlikely before it, and with few descents."""
    most = max((one.visits for one in weighed), default=0)

    def is_by_chance(one: Weighed) -> bool:
        return one.prior < LIKELY and FEW * one.visits < most and one.candidate.move != PASS

    return tuple(sorted(weighed, key=is_by_chance))


def _found(one: Weighed, branch: Branch, thinker: Thinker, komi: float) -> Weighed:
    """Give a weighed candidate with what the tree found of it."""
    if not branch.visits:
        return replace(one, value=0.0, prior=branch.prior)
    line = thinker.line(branch.move, LINE_VISITS) if branch.visits >= LINE_VISITS else ()
    return replace(
        one,
        value=100.0 * branch.value,
        visits=branch.visits,
        won=branch.value,
        margin=branch.margin - komi,
        error=thinker.spread / math.sqrt(branch.visits),
        prior=branch.prior,
        line=(branch.move, *line),
    )
