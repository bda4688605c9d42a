"""How often each rule fires in games, to find those that never do.

Takes a rulebase and games; gives counts by rule. Judges none: a rule may be rare by nature, or ask for what cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.inference.engine import Inference
from riyu.inference.rulebase import Rulebase
from riyu.lab.games import NamedGame, starting_blackboard
from riyu.reading.blackboard import Given

__all__ = ["Fired", "firings", "supporters"]


@dataclass(slots=True)
class Fired:
    """In how many games and positions a rule fired, and from how many places in all: matches of its first map."""

    games: int = 0
    positions: int = 0
    places: int = 0


def firings(
    rulebase: Rulebase,
    games: Sequence[NamedGame],
    every: int,
    advance: Callable[[int], None] = lambda done: None,
) -> tuple[dict[str, Fired], int]:
    """Give by rule how often it fired, and the number of positions: each `every`-th of a game and its last.

    What reading is asked for is taken to hold, as in examples.
    """
    rules = rulebase.unproved()
    found = {rule.name: Fired() for rule in rules.rules}
    positions = 0
    for done, game in enumerate(games, start=1):
        in_game: set[str] = set()
        blackboard = starting_blackboard(game.record, Given(rules=rules))
        moves = game.record.moves
        for number, move in enumerate(moves, start=1):
            blackboard.game.play(move.color, move.point)
            if number % every and number != len(moves):
                continue
            positions += 1
            places = _places(blackboard.inference)
            in_game |= places.keys()
            for name, count in places.items():
                found[name].positions += 1
                found[name].places += count
        for name in in_game:
            found[name].games += 1
        advance(done)
    return found, positions


def _places(inference: Inference) -> dict[str, int]:
    """Give the rules that fire now, each with the number of places."""
    inference.update()
    seen: dict[str, set[object]] = {}
    for store in inference.stores.values():
        for fact in store.standing.values():
            for name, supporter in supporters(inference, fact):
                seen.setdefault(name, set()).add(supporter)
    return {name: len(places) for name, places in seen.items()}


def supporters(inference: Inference, fact: Any) -> Iterator[tuple[str, object]]:
    """Give what supports a standing fact of a store by rules: each rule's name, and the match of its maps."""
    plans = inference.plans.rules
    for supporter in inference.supporters_of(fact):
        plan = plans[supporter >> 16] if isinstance(supporter, int) else supporter.plan
        if plan is not None:
            yield plan.rule.name, supporter
