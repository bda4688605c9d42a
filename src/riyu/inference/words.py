"""Which words of facts are in use: for each predicate its one maker, how many rules say it, and who asks for it.

Takes a rulebase; gives a row for each predicate. Infers nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from riyu.inference.predicates import ASKED_ABOVE, PREDICATES, PROVE, RULES, Predicate
from riyu.inference.rulebase import Rulebase

__all__ = ["WordUse", "word_uses"]


@dataclass(frozen=True, slots=True)
class WordUse:
    """A predicate under a rulebase: how many rules say it, how many ask for it, and who asks for it above them."""

    predicate: Predicate
    saying: int
    asking: int
    above: str

    @property
    def note(self) -> str:
        """What is missing: nobody says it, nobody asks for it; else nothing."""
        is_said = bool(self.saying) or self.predicate.made_by not in (RULES, PROVE)
        is_asked = bool(self.asking or self.above)
        missing = [
            what for what, is_there in (("says", is_said), ("asks", is_asked)) if not is_there
        ]
        return f"nobody {' or '.join(missing)} it" if missing else ""


def word_uses(rulebase: Rulebase) -> list[WordUse]:
    """Give a row for each predicate, in the order of their table."""
    saying: Counter[str] = Counter()
    asking: Counter[str] = Counter()
    for rule in rulebase.rules:
        said = {one.atom.predicate for one in rule.asserts}
        asked = {atom.predicate for atom in (*rule.know, *rule.unless)}
        if rule.prove:
            said.add("wanted")
            asked.add("read")
        saying.update(said)
        asking.update(asked)
    return [
        WordUse(predicate, saying[name], asking[name], ASKED_ABOVE.get(name, ""))
        for name, predicate in PREDICATES.items()
    ]
