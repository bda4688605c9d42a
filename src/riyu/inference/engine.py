"""The inference engine: the facts that rules find in a position, kept up to date with every move and undo.

Takes a board, its features and a rulebase; gives facts, answers to queries, and counters; takes the facts of higher
layers. Infers nothing itself: `core` does. Source: Klinger & Mechner, 3.3 (K4, K7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riyu.base.errors import UsageError, nearest
from riyu.game.points import Color, Point
from riyu.inference.asking import (
    Answer,
    CounterMove,
    Key,
    Support,
    answers,
    fact_of,
    key_of,
    keys_like,
    supports,
)
from riyu.inference.basics import BASICS
from riyu.inference.core import Core
from riyu.inference.facts import Fact
from riyu.inference.predicates import PREDICATES
from riyu.inference.wards import Dependency

if TYPE_CHECKING:
    from riyu.inference.rulebase import Rulebase

__all__ = ["Inference"]


class Inference(Core):
    """The facts of a position under a rulebase.

    Arguments: the board, with no mark standing on its trail (else UsageError), its features, the rulebase. Play and
    undo on the board alone; call `update` where facts are wanted, or ask: whatever reads facts updates first.
    """

    def replace_rules(self, rulebase: Rulebase) -> None:
        """Let other rules be in force from now on; what higher layers entered stands on.

        Raises UsageError, the old rules in force, where a mark stands on the trail: undo could not go behind it.
        """
        if self.board.trail.depth:
            raise UsageError("rules are replaced where no mark stands on the board's trail")
        self.update()
        entered = [(key, unit.evaluation.reads) for key, unit in self.entered.items()]
        named = [name for name, store in self.stores.items() if store.is_named]
        self._begin(rulebase)
        for name in named:
            self.plans.store(name).is_named = True
        for key, reads in entered:
            self.enter_key(key, reads)
        self.update()

    # For callers: facts as the other layers have them. All of this brings itself up to date.

    def facts(self, predicate: str = "") -> list[Fact]:
        """Give the facts that rules assert and higher layers entered, or all of one predicate, in order of their text.

        A predicate that features answer for may be named too.
        """
        self.update()
        if predicate and predicate not in PREDICATES:
            raise UsageError(f"no predicate '{predicate}'{nearest(predicate, PREDICATES)}")
        names = [predicate] if predicate else sorted(self.stores)
        keys = [
            key
            for name in names
            for key in keys_like(self, name, [None] * len(PREDICATES[name].fields))
        ]
        return sorted(map(fact_of, keys), key=str)

    def ask(self, query: str) -> list[Answer]:
        """Give the answers to a query such as `move(good, black, ?where, trap, D4)`, the most specific first.

        Several atoms, joined by commas, must all hold; a field is a value, `_` or a `?variable`. Raises BadInput.
        """
        return answers(self, query)

    def find(self, fact: Fact | str) -> Fact | None:
        """Give a fact if it stands or holds, with all its fields given; else None. Raises BadInput."""
        self.update()
        key = key_of(self.board, fact)
        return fact_of(key) if keys_like(self, key[0], key[1:]) else None

    def supports(self, fact: Fact | str) -> list[Support]:
        """Give all that supports a fact, the most specific first; nothing if it does not stand. Raises BadInput."""
        self.update()
        return supports(self, key_of(self.board, fact))

    def specificity(self, fact: Fact | str) -> int:
        """Give the greatest specificity of what supports a fact, 1 to 100; 0 if nothing does or features say it."""
        self.update()
        return self.specificity_of(key_of(self.board, fact))

    def specificity_of(self, key: Key) -> int:
        """Give the specificity of a fact by its key, as of the last update."""
        found = supports(self, key)
        return found[0].specificity if found else 0

    def follow(self, fact: Fact | str) -> list[CounterMove]:
        """Give the enemy's moves against a fact that its rules name, each with what the answering rule then says."""
        found: dict[tuple[Color, Point, str], None] = {}
        for support in self.supports(fact):
            for counter in support.rule.counters if support.rule else ():
                point = support.cells[counter.label][0]
                found[3 - support.color, point, counter.rule] = None
        return [
            CounterMove(color, point, rule, self._answers_of(rule, color, point))
            for color, point, rule in found
        ]

    def _answers_of(self, rule: str, color: Color, point: Point) -> tuple[Fact, ...]:
        """Give what a rule says for the other color once a move is played, if it is legal."""
        if not self.board.is_legal(color, point):
            return ()
        depth = self.board.mark()
        self.board.play(color, point)
        self.update()
        keys = [
            key
            for store in self.stores.values()
            for key in store.standing
            if any(
                support.rule and support.rule.name == rule and support.color != color
                for support in supports(self, key)
            )
        ]
        self.board.trail.undo_to(depth)
        return tuple(sorted([fact_of(key) for key in keys], key=str))

    def enter(self, fact: Fact, *values: int) -> None:
        """Let a fact stand until it is revoked, or what it rests on changes: `rests_on`, and watched values.

        `values` are keys of `constants`: a kind's number plus a cell. Raises BadInput for a fact of no known form and
        UsageError for one that rests on what does not stand.
        """
        self.update()
        reads: list[Any] = list(values)
        for below in fact.rests_on:
            reads += self.keys_under(below)
        self.enter_key(key_of(self.board, fact), reads)

    def keys_under(self, fact: Fact) -> list[Any]:
        """Give the keys that change when a fact stands no longer. Raises UsageError if it does not stand."""
        key = key_of(self.board, fact)
        if not keys_like(self, key[0], key[1:]):
            raise UsageError(f"{fact} does not stand: nothing can rest on it")
        if key[0] in BASICS:
            reads: list[Any] = []
            BASICS[key[0]].ask(self.watch, key[1:], reads)
            return reads
        self.plans.store(key[0]).is_named = True
        return [key]

    def revoke(self, fact: Fact | str) -> bool:
        """Take back a fact that was entered, and with it what rests on it; say whether it was. Raises BadInput."""
        return self.revoke_key(key_of(self.board, fact))

    def dependency(self, fact: Fact | str) -> Dependency:
        """Give what a ward registers for in `alerts`, to be told when a fact of rules or reading comes or goes."""
        key = key_of(self.board, fact)
        self.plans.store(key[0]).is_named = True
        return Dependency(key, str(fact))
