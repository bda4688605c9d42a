"""The inference engine: the facts that rules find in a position, kept up to date with every move and undo.

Takes a board, its features and a rulebase; gives facts and answers to queries; takes the facts of higher
layers. Infers nothing itself: `core` does. Source: Klinger & Mechner, 3.3 (K4, K7).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.inference.asking import (
    Answer,
    Support,
    answers,
    atom_like,
    is_fact,
    keys_like,
    supports,
)
from riyu.inference.basics import BASICS
from riyu.inference.core import MOST_KEPT, MOST_LOOKS, Core
from riyu.inference.facts import Fact, Key, checked
from riyu.inference.plan import RulePlans
from riyu.inference.predicates import PREDICATES
from riyu.inference.queries import Query, read_fact, read_query
from riyu.inference.source import UNNAMED, Source
from riyu.inference.wards import Dependency

if TYPE_CHECKING:
    from riyu.features.features import Features
    from riyu.game.board import Board
    from riyu.inference.evaluate import Unit
    from riyu.inference.rulebase import Rulebase
    from riyu.inference.watch import Watch
    from riyu.patterns.sweep import Sweep

__all__ = ["Inference"]

_Entered: TypeAlias = tuple[Key, Source, tuple[Any, ...]]
"""A fact that a higher layer entered, who did, and the keys that it rests on."""


@dataclass(frozen=True, slots=True)
class _Before:
    """Undone to before what stands was found: who was followed until then, whose memory the trail still knows."""

    followed: tuple[Sweep, Watch] | None


class Inference(Core):
    """The facts of a position under a rulebase.

    Arguments: the board, its features, the rulebase; `stop`, which is asked now and then, while facts are found,
    whether to stop: then Stopped is raised. Play and undo on the board alone; call `update` where facts are wanted, or
    ask: whatever reads facts updates first. Keep it as long as its board.

    Where it begins, and where rules are replaced, all is found anew, and the trail records nothing of that. Undone to
    before, it is compared with the board at the next update, and what changed is followed: so each step further back
    costs what changed, too. Rules are not taken back. `beginnings` counts how often all was found from nothing.

    After an error in the midst of a change (`is_torn`) nothing is told from what it left behind: whoever asks next has
    all found from nothing, or is told why it can't be. What was entered is forgotten then.
    """

    def __init__(
        self,
        board: Board,
        features: Features,
        rulebase: Rulebase,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.beginnings = 0
        self._followed: tuple[Sweep, Watch] | None = None
        self._undone: list[tuple[Sweep, Watch] | None] = []
        self._held: list[Unit] = []
        self._is_behind = False
        self.is_torn = False
        super().__init__(board, features, rulebase, stop)

    # Finding all anew, and following a board that was undone to before.

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Hold what stands for torn until the change is done."""
        was, self.is_torn = self.is_torn, True
        yield
        self.is_torn = was

    def replace_rules(self, rulebase: Rulebase) -> None:
        """Let other rules be in force from now on, in the midst of a game too.

        What higher layers entered stands on, but for what rests on facts that stand no longer. Wards of facts are told
        of those that came or went with the rules. Raises BadInput, nothing changed, for rules that can't be followed.
        """
        plans = RulePlans.of(rulebase)
        self.update()
        stood = {key for key in self.alerts if self._stands(key)}
        with self._changing():
            entered = self._take_entered()
            self._begin_with(rulebase, plans)
            self._enter_again(entered)
        self._tell(
            [key for key in self.alerts if is_fact(key) and self._stands(key) != (key in stood)]
        )

    def update(self) -> None:
        """Bring the facts up to date with the board. Whatever reads facts does so itself."""
        if self.is_torn:
            self._mend()
        if self._is_behind:
            self._catch_up()
        with self._changing():
            super().update()
            if self.kept > MOST_KEPT:
                self._forget_what_was()
        if len(self.alerts):
            self.alerts.deliver()

    def _forget_what_was(self) -> None:
        """Find all from nothing, so that nothing is kept of what stood before: undone to there, it is compared anew."""
        entered = self._take_entered()
        self._begin_with(self.rulebase, RulePlans.of(self.rulebase))
        self._enter_again(entered)

    def _mend(self) -> None:
        """Find all from nothing after an error left it torn; all wards are told, for nobody knows what changed."""
        plans = RulePlans.of(self.rulebase)
        self._take_entered()
        self._held = []
        self._begin_with(self.rulebase, plans)
        self.is_torn = self._is_behind = False
        self._tell(list(self.alerts))

    def _catch_up(self) -> None:
        """Follow a board that was undone to before what stands was found; who entered what is undone already."""
        with self._changing():
            changed = frozenset(self._followed[1].changed()) if self._followed else frozenset()
            entered = [one for one in self._take_entered() if not changed.intersection(one[2])]
            with self._unrecorded():
                for unit in self._held:
                    self.let_go(unit)
                self.sweep.look_again()
                super().update()
            self._is_behind = False
            self._note_before()
            self._enter_again(entered)
        self._tell(
            [
                key
                for key in self.alerts
                if key in changed or (is_fact(key) and not self._stands(key))
            ]
        )

    def _begin(self, rulebase: Rulebase, plans: RulePlans) -> None:
        with self._unrecorded():
            super()._begin(rulebase, plans)
        self.beginnings += 1
        self._note_before()

    def _begin_with(self, rulebase: Rulebase, plans: RulePlans) -> None:
        """Begin with other rules: what was asked for by its key goes on to be so."""
        for name, store in self.stores.items():
            plans.store(name).is_named = store.is_named
        self._begin(rulebase, plans)

    def find_anew(self) -> None:
        """Forget all that stands, what was entered too, and find it from nothing, the rules made ready as they are.

        Raises UsageError where a mark stands on the trail.
        """
        if self.board.trail.depth:
            raise UsageError("facts are found anew where no mark stands on the board's trail")
        self.is_torn = True
        super().find_anew()
        self.beginnings += 1
        self._note_before()
        self._held = []
        self._is_behind = self.is_torn = False

    def _note_before(self) -> None:
        """Note on the trail that nothing of what stands was recorded until now."""
        self.board.trail.record(self, _Before(self._followed))
        self._followed = (self.sweep, self.watch)
        self._undone.clear()

    def _put_back(self, image: Any) -> None:
        """Go back; to before what stands was found, note that it is behind. The trail calls it."""
        if isinstance(image, _Before):
            self._is_behind = True
            self._undone.append(self._followed)  # the trail goes on to write where they are
            self._followed = image.followed
        elif not self._is_behind and not self.is_torn:
            with self._changing():
                super()._put_back(image)

    @contextmanager
    def _unrecorded(self) -> Iterator[None]:
        """Bring what stands up to date where it can't be undone; nobody is told."""
        self.features.update()  # for these are recorded
        trail = self.board.trail
        paused = trail.pause()
        self.alerts.is_quiet = True
        try:
            yield
        finally:
            self.alerts.is_quiet = False
            trail.resume(paused)

    def _what_was_entered(self) -> list[_Entered]:
        return [(key, source, reads) for (key, source), (_, reads) in self.entered.items()]

    def _take_entered(self) -> list[_Entered]:
        """Take out what was entered, each with what it rests on; the trail records that."""
        entered = self._what_was_entered()
        self.entered.clear()
        return entered

    def _enter_again(self, entered: Collection[_Entered]) -> None:
        """Let what was entered stand on, if all it rests on stands."""
        waiting = list(entered)
        held: list[tuple[Key, Unit, tuple[Any, ...]]] = []
        before = -1
        with self._unrecorded():
            while len(waiting) != before:  # until none of them rests on another that came back
                before = len(waiting)
                for one in list(waiting):
                    key, source, reads = one
                    if all(self._stands(read) for read in reads if is_fact(read)):
                        held.append((key, self.hold(key, source, reads), reads))
                        waiting.remove(one)
                        super().update()
        for key, unit, reads in held:
            if unit.evaluation is not None:
                self.entered[key, unit.source] = (unit, reads)
        self._held = [unit for _, unit, _ in held]

    def _stands(self, key: Any) -> bool:
        """Say whether a key is that of a fact that stands, as of the last update."""
        return is_fact(key) and key[0] in self.stores and key in self.stores[key[0]].standing

    def _tell(self, keys: Collection[Any]) -> None:
        for key in keys:
            self.alerts.tell(key)
        self.alerts.deliver()

    # For callers: facts as the other layers have them. All of this brings itself up to date.

    def facts(self, predicate: str = "") -> list[Fact]:
        """Give the facts that rules assert and higher layers entered, or all of one predicate, in order of their text.

        A predicate that features answer for may be named too.
        """
        return sorted(map(Fact, self.keys(predicate)), key=str)

    def keys(self, predicate: str = "") -> list[Key]:
        """Give the keys of what `facts` gives, in no order."""
        self.update()
        if predicate and predicate not in PREDICATES:
            raise UsageError(f"no predicate '{predicate}'{nearest(predicate, PREDICATES)}")
        return [
            key
            for name in ([predicate] if predicate else self.stores)
            for key in keys_like(self, name, [None] * len(PREDICATES[name].fields))
        ]

    def fact(self, text: str) -> Fact:
        """Give the fact that a person's text names on this board, standing or not. Raises BadInput."""
        return read_fact(text, self.board)

    def ask(self, query: Query | str) -> list[Answer]:
        """Give the answers to a query such as `move(good, black, ?where, trap, D4)`, the most specific first.

        Several atoms, joined by commas, must all hold; a field is a value, `_` or a `?variable`. Raises BadInput.
        """
        return answers(self, read_query(query, self.board) if isinstance(query, str) else query)

    def holds(self, fact: Fact) -> bool:
        """Say whether a fact stands, or features say it."""
        self.update()
        return bool(keys_like(self, fact.predicate, fact.values))

    def supports(self, fact: Fact) -> list[Support]:
        """Give all that supports a fact, the most specific first; nothing if it does not stand."""
        self.update()
        return supports(self, fact.key)

    def findings(self) -> list[BadInput]:
        """Give the rules that say nothing here, for they would take too many looks, as of the last update."""
        return [
            BadInput(
                f"rule '{plan.rule.name}' says nothing here: it takes more than {MOST_LOOKS:,} looks",
                plan.rule.place,
            )
            for plan in self.silent
        ]

    def specificity(self, fact: Fact) -> int:
        """Give the greatest specificity of what supports a fact, 1 to 100; 0 if nothing does or features say it."""
        self.update()
        return self.specificity_of(fact.key)

    def specificity_of(self, key: Key) -> int:
        """Give the specificity of a fact by its key, as of the last update."""
        found = supports(self, key)
        return found[0].specificity if found else 0

    def enter(
        self,
        fact: Fact,
        *values: int,
        rests_on: Iterable[Fact] = (),
        source: Source = UNNAMED,
    ) -> None:
        """Let a fact stand until it is revoked, or what it rests on changes: other facts, and watched values.

        `values` are keys of `constants`: a kind's number plus a cell; `source` says who enters it: each may once.
        Raises UsageError for a fact of no known form, and for one that rests on what does not stand.
        """
        self.update()
        reads: list[Any] = list(values)
        for below in rests_on:
            reads += self.keys_under(below)
        self.enter_all([(fact.key, source, reads)])

    def enter_all(self, told: Iterable[tuple[Key, Source, Iterable[Any]]]) -> None:
        """Let facts stand as `enter` does, given by their keys, each with its source and the keys it rests on."""
        self.update()
        told = [(checked(key), source, reads) for key, source, reads in told]
        with self._changing():
            for key, source, reads in told:
                self.enter_key(key, source, reads)

    def enter_instead(self, kind: str, told: Iterable[tuple[Key, Source, Iterable[Any]]]) -> None:
        """Let these be all that sources of a kind say: what they say no more is taken back, what is new is entered.

        What stands already with the same words, resting on the same, stands on. A fact among the keys that one rests
        on must come before it.
        """
        self.update()
        wanted = {
            (checked(key), source): (source.why, frozenset(reads)) for key, source, reads in told
        }
        with self._changing():
            for (key, source), (unit, reads) in list(self.entered.items()):
                if source.kind == kind and (unit.source.why, frozenset(reads)) != wanted.get(
                    (key, source)
                ):
                    self.let_fall(unit)
            super().update()
            for (key, source), (_, rests_on) in wanted.items():
                if (key, source) in self.entered:
                    continue
                for read in rests_on:
                    if is_fact(read):
                        self.plans.store(read[0]).is_named = True
                self.enter_key(key, source, rests_on)

    def forget_source(self, kind: str, read: Any = None) -> None:
        """Take back all that sources of a kind entered; if `read` is given, of that only what rests on this key."""
        self.update()
        with self._changing():
            for (_, source), (unit, reads) in list(self.entered.items()):
                if source.kind == kind and (read is None or read in reads):
                    self.let_fall(unit)

    def beside(self, keys: Iterable[Key]) -> Inference:
        """Give an engine on the same board for such facts alone, under the rules that they may rest on.

        What was entered here stands there too. Mark the trail before, and undo to there before it is forgotten.
        """
        self.update()
        entered = self._what_was_entered()
        below = [read for _, _, reads in entered for read in reads if is_fact(read)]
        wanted = {atom_like(key) for key in (*keys, *below)}
        found = Inference(self.board, self.features, self.rulebase.needed_for(wanted))
        found._enter_again(entered)
        return found

    def keys_under(self, fact: Fact) -> list[Any]:
        """Give the keys that change when a fact stands no longer. Raises UsageError if it does not stand."""
        key = fact.key
        if not keys_like(self, key[0], key[1:]):
            raise UsageError(f"{fact} does not stand: nothing can rest on it")
        if key[0] in BASICS:
            reads: list[Any] = []
            BASICS[key[0]].ask(self.watch, key[1:], reads)
            return reads
        self.plans.store(key[0]).is_named = True
        return [key]

    def revoke(self, fact: Fact) -> bool:
        """Take back a fact that was entered, and with it what rests on it; say whether it was."""
        self.update()
        with self._changing():
            return self.revoke_key(fact.key)

    def dependency(self, fact: Fact) -> Dependency:
        """Give what a ward registers for in `alerts`, to be told when a fact of rules or reading comes or goes."""
        self.plans.store(fact.predicate).is_named = True
        return Dependency(fact.key, str(fact))
