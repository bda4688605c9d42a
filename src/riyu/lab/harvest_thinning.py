"""What of a harvest is worth a pattern: windows thinned out, and a class of them that passes the load checks.

Takes windows with their counts; gives patterns and a class. Knows no games.

Of windows that lie in each other the narrowest is kept, and a wider one only where it is chosen more often for sure:
the 95 % intervals of the shares (Wilson) lie apart.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from riyu.base.errors import Place
from riyu.lab.apart import Apart
from riyu.lab.elo import wilson_interval
from riyu.patterns._checks import check_class
from riyu.patterns.blocks import WIDTH
from riyu.patterns.findings import Findings
from riyu.patterns.harvest_counts import HarvestWindow
from riyu.patterns.harvested import PREFIX, class_of, harvested_pattern, named_as, width_of
from riyu.patterns.library import load_library
from riyu.patterns.model import Pattern, PatternClass

__all__ = ["Window", "harvested_class", "thinned"]

Window: TypeAlias = tuple[int, int, int, int]
"""A window with its counts: low and high word of its key, times chosen, times possible."""


def thinned(windows: Sequence[Window], of_class: str, share: float, most: int) -> list[Pattern]:
    """Give the patterns of a class: those chosen most, the surest first.

    `share`: the least share of times chosen, by its lower bound; `most`: how many patterns are given at most.
    """
    window = HarvestWindow()
    upper: dict[tuple[int, int], float] = {}
    found = []
    own = [one for one in windows if class_of(one[1]) == of_class]
    for low, high, chosen, possible in sorted(own, key=lambda w: (width_of(w[1]), w[1], w[0])):
        bounds = wilson_interval(chosen, possible)
        beaten = upper.get(window.narrower(low, high), 0.0) if width_of(high) else 0.0
        # What the nearest window kept in it reaches goes on to those that are wider than this one.
        upper[low, high] = beaten
        if bounds[0] >= share and bounds[0] > beaten:
            upper[low, high] = bounds[1]
            found.append((-bounds[0], high, low, chosen, possible))
    found.sort(key=lambda one: (-one[3], one))
    return [harvested_pattern(low, high, c, p) for _, high, low, c, p in sorted(found[:most])]


def harvested_class(
    of_class: str, patterns: list[Pattern], games: int, apart: Apart | None
) -> PatternClass:
    """Give the class of patterns harvested from so many games, without those that the load checks complain of.

    `apart` says which games were kept apart for checking, if any were.
    The patterns of the class that it adds to are asked first: a harvested one that is a twin of one of them, or is
    never reached behind them, is left out. One that the library has under a name of its own keeps name and sentence.
    """
    library = load_library(only=[of_class, PREFIX + of_class])
    model = library.of(of_class)
    in_force = [p for one in library.classes if one is not model for p in one.patterns]
    patterns = named_as(patterns, in_force)
    kept_apart = "No game was kept apart for checking."
    if apart:
        kept_apart = (
            f"No window and no count comes from the games kept apart for checking: one in {apart.one_in},"
            f" by a hash of its moves and the seed {apart.seed}, as `riyu learn` keeps them apart."
        )
    comments = tuple(
        textwrap.wrap(
            f"Harvested by `riyu harvest` from {games:,} games: what strong players chose, the surest first."
            f" Asked as {of_class}; `seen` says how often each was chosen of the times it could be. {kept_apart}",
            WIDTH - 2,
            break_on_hyphens=False,
        )
    )
    while True:
        wrong = _complained_of(model, patterns)
        if not wrong:
            break
        patterns = [p for number, p in enumerate(patterns, start=1) if number not in wrong]
    return PatternClass(
        PREFIX + of_class, model.asked, model.answer, "none", tuple(patterns), comments
    )


def _complained_of(model: PatternClass, patterns: Sequence[Pattern]) -> set[int]:
    """Give the numbers, from 1, of the harvested patterns that the load checks complain of behind the hand-written."""
    first = [pattern for pattern in model.patterns if pattern.name != model.last]
    found = [
        replace(pattern, place=Place(PREFIX, number))
        for number, pattern in enumerate(patterns, start=1)
    ]
    findings = Findings()
    together = replace(model, last="none", patterns=(*first, *found), digest="")
    check_class(together, findings, is_thorough=False)
    return {error.place.line for error in findings.errors if error.place.source == PREFIX}
