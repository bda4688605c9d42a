"""All rules in force, as one frozen value, in strata; loading them from files, folders or the package.

Takes `.rule` files; gives a rulebase or raises with everything that is wrong. Knows no boards.

A rule stands in a stratum above every rule that may assert a fact it asks for (in `know` or `unless`). So facts settle
in one pass from the lowest stratum up, whatever the order of rules and files; where that can't be, the rules are named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from riyu.base.digests import digest_of
from riyu.base.errors import Place, UsageError, nearest
from riyu.base.kept import Kept
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, color_name, point_text
from riyu.game.position import Position
from riyu.inference.model import (
    Assertion,
    Atom,
    Clause,
    Condition,
    Counter,
    Label,
    Map,
    Number,
    Relation,
    Rule,
    RuleFile,
    Side,
    Term,
    Variable,
    Wild,
    Word,
)
from riyu.inference.reader import read_file
from riyu.patterns.examples import example_position
from riyu.patterns.files import knowledge_files, text_of_file
from riyu.patterns.findings import Findings
from riyu.patterns.model import Drawing, Example, Saying
from riyu.patterns.sections import unique_name
from riyu.patterns.symmetry import ORIENTATIONS, turn_rows

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from riyu.inference.plan import RulePlans

__all__ = [
    "Explain",
    "Fires",
    "Rulebase",
    "check_examples",
    "load_files",
    "load_rules",
]

Fires: TypeAlias = Callable[[Rule, Position, Color], Collection[Point]]
"""Says where a rule fires in a position for a color as own: for each firing the points that `*` may stand for.

They are its `*`, of a rule without `*` the points that its facts name; NO_POINT if there is none.
"""

Explain: TypeAlias = Callable[[Rule, Position, Point], str]
"""Says what keeps a rule from firing in a position, with its `*` at a point if it is none but NO_POINT."""

_Signature: TypeAlias = tuple[str, tuple[str | None, ...]]
"""A predicate, and its fields' words and numbers; None where a fact may have anything."""


_KEPT = Kept(
    (
        *(Assertion, Atom, Clause, Condition, Counter, Drawing, Example, Label, Map, Number),
        *(Place, Relation, Rule, RuleFile, Saying, Side, Term, Variable, Wild, Word),
    ),
    ("base", "game", "features", "patterns", "inference"),
)


@dataclass(slots=True, eq=False)
class Ready:
    """What was worked out from a rulebase for the first board that it is followed on; all others have it from here."""

    plans: RulePlans | None = None


@dataclass(frozen=True, slots=True)
class Rulebase:
    """Rules, in the order of their files' names. A new one is loaded; this one never changes.

    `strata`: the same rules, lowest stratum first; a rule asks only for facts that lower strata assert.
    """

    files: tuple[RuleFile, ...]
    strata: tuple[tuple[Rule, ...], ...] = field(default=(), compare=False)
    ready: Ready = field(default_factory=Ready, init=False, compare=False, repr=False)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules."""
        return tuple(rule for file in self.files for rule in file.rules)

    def of(self, name: str) -> Rule:
        """Give a rule by name; raise UsageError with the nearest name if there is none."""
        for rule in self.rules:
            if rule.name == name:
                return rule
        raise UsageError(f"no rule '{name}'{nearest(name, [rule.name for rule in self.rules])}")

    def needed_for(self, atoms: Iterable[Atom], *rules: Rule) -> Rulebase:
        """Give rules, all that may assert facts as in some atoms or as they ask for, what those ask for, and so on.

        So these facts stand under it where they stand under all rules. Counters are dropped.
        """
        makers: dict[str, list[tuple[_Signature, Rule]]] = {}
        for rule in self.rules:
            for said in _said_by(rule):
                makers.setdefault(said[0], []).append((said, rule))
        found = {rule.name: rule for rule in rules}
        ahead = [_signature(atom) for atom in atoms]
        for rule in rules:
            ahead += map(_signature, (*rule.know, *rule.unless))
        seen = set(ahead)
        while ahead:
            asked = ahead.pop()
            for said, rule in makers.get(asked[0], ()):
                if rule.name in found or not _may_be_one(asked, said):
                    continue
                found[rule.name] = rule
                more = {_signature(atom) for atom in (*rule.know, *rule.unless)} - seen
                seen |= more
                ahead += more
        return Rulebase.of_rules([replace(rule, counters=()) for rule in found.values()])

    def unproved(self) -> Rulebase:
        """Give the same rules without `prove`, as their examples take them: all that reading is asked holds."""
        return Rulebase.made_of(
            [
                replace(file, rules=tuple([replace(rule, prove=()) for rule in file.rules]))
                for file in self.files
            ]
        )

    @classmethod
    def made_of(cls, files: Iterable[RuleFile]) -> Rulebase:
        """Check what rules must be together; raise BadKnowledge with all that is wrong."""
        findings = Findings()
        found = tuple(files)
        strata = _check_together([rule for file in found for rule in file.rules], findings)
        findings.check()
        return cls(found, strata)

    @classmethod
    def of_rules(cls, rules: Iterable[Rule]) -> Rulebase:
        """Make one of rules that come from no file; raise BadKnowledge as `made_of` does."""
        return cls.made_of([RuleFile(tuple(rules))])

    def __str__(self) -> str:
        return "\n".join(
            f"{rule.name}: {', '.join(str(s.atom) for s in rule.asserts)}" for rule in self.rules
        )


def load_rules(*paths: Path | str) -> Rulebase:
    """Read and check `.rule` files and all those of folders; without a path those of the package.

    Raises BadInput: BadKnowledge with every error of every file, or one error if there is nothing to read. Whoever
    holds a rulebase keeps it then.
    """
    findings = Findings()
    files = load_files(knowledge_files(paths, "rules", ".rule"), findings)
    strata = _check_together([rule for file in files for rule in file.rules], findings)
    findings.check()
    return Rulebase(tuple(files), strata)


def load_files(files: Iterable[Traversable], findings: Findings) -> list[RuleFile]:
    """Read files each alone; what is wrong goes to `findings`, and what rules must be together is not checked.

    What was made of a text that this very program found right before is kept, and not made again.
    """
    found = []
    for file in files:
        text = text_of_file(file, findings)
        if text is None:
            continue
        source, before = str(file), len(findings)
        read: RuleFile | None = _KEPT.get(source, text)
        if read is None:
            read = read_file(text, source, findings)
            if len(findings) == before:
                _KEPT.put(read, source, text)
        found.append(replace(read, digest=digest_of(text)))
    return found


def check_examples(
    rulebase: Rulebase,
    fires: Fires,
    findings: Findings,
    is_thorough: bool = True,
    only: Collection[str] = (),
    explain: Explain = lambda rule, position, answer: "",
) -> None:
    """Check that each rule fires in its `yes` for one of the colors and in its `no` for neither.

    `*` in an example: only a firing with its `*` there counts. `explain` says why a rule does not fire. Thorough: in
    all eight orientations, not as drawn alone. `only`: the names of the rules wanted, all if none is named.
    """
    for rule in rulebase.rules:
        if only and rule.name not in only:
            continue
        for is_yes, example in (
            *((True, example) for example in rule.yes),
            *((False, example) for example in rule.no),
        ):
            wrong = _wrong_example(rule, example.rows, is_yes, fires, explain, is_thorough)
            if wrong:
                findings.add(f"'{rule.name}' {wrong}", example.place)


def _wrong_example(
    rule: Rule,
    rows: Sequence[str],
    is_yes: bool,
    fires: Fires,
    explain: Explain,
    is_thorough: bool,
) -> str:
    seen = set()
    for orientation in ORIENTATIONS if is_thorough else ORIENTATIONS[:1]:
        turned = turn_rows(orientation, rows)
        if turned in seen:
            continue
        seen.add(turned)
        position, _, answer = example_position(turned)
        fired = {
            (color, point) for color in (BLACK, WHITE) for point in fires(rule, position, color)
        }
        found = {(color, point) for color, point in fired if not answer or point == answer}
        way = f", in orientation {orientation}" if orientation else ""
        if is_yes and not found:
            at = f" with its '*' at {point_text(answer)}" if answer else ""
            short = explain(rule, position, answer)
            if not short and fired:
                points = sorted({point for _, point in fired})
                short = f"it fires with '*' at {' '.join(map(point_text, points))}"
            because = f": {short}" if short else ""
            return f"does not fire in this 'yes'{at}, whichever color is own{way}{because}"
        if found and not is_yes:
            color, point = min(found)
            at = f", '*' at {point_text(point)}" if point else ""
            return f"fires in this 'no': own {color_name(color)}{at}{way}"
    return ""


def _check_together(rules: Sequence[Rule], findings: Findings) -> tuple[tuple[Rule, ...], ...]:
    """Check names, counters and strata; give the strata, none if there are cycles.

    Where something is wrong already, rules are missing, and only names are checked.
    """
    is_whole = not findings.errors
    names: dict[str, Place] = {}
    for rule in rules:
        unique_name(rule.name, rule.place, names, findings)
    if not is_whole:
        return ()
    for rule in rules:
        for named in (name for counter in rule.counters for name in counter.rules):
            if named not in names:
                message = f"found the rule '{named}' in 'counter': expected one that there is"
                findings.add(f"{message}{nearest(named, names)}", rule.place)
    return _strata(rules, findings)


def _strata(rules: Sequence[Rule], findings: Findings) -> tuple[tuple[Rule, ...], ...]:
    asserting: dict[str, dict[_Signature, list[int]]] = {}
    for number, rule in enumerate(rules):
        for signature in _said_by(rule):
            asserting.setdefault(signature[0], {}).setdefault(signature, []).append(number)
    below: dict[int, set[int]] = {number: set() for number in range(len(rules))}
    for number, rule in enumerate(rules):
        for atom in (*rule.know, *rule.unless):
            asked = _signature(atom)
            for signature, makers in asserting.get(asked[0], {}).items():
                if _may_be_one(asked, signature):
                    below[number].update(makers)
    sorter = _sorter(rules, below, findings)
    if sorter is None:
        return ()
    strata = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        strata.append(tuple([rules[number] for number in ready]))
        sorter.done(*ready)
    return tuple(strata)


def _sorter(
    rules: Sequence[Rule], below: dict[int, set[int]], findings: Findings
) -> TopologicalSorter[int] | None:
    """Give what sorts rules by those they ask; None if some ask in circles, each of which is told.

    A circle told is cut at all that its rules ask of each other, so that no two told have a question in common.
    """
    is_sound = True
    while True:
        sorter = TopologicalSorter(below)
        try:
            sorter.prepare()
        except CycleError as cycle:
            is_sound = False
            numbers = cycle.args[1][::-1]
            found = [rules[number] for number in numbers]
            chain = ", which asks ".join(f"'{rule.name}'" for rule in found)
            findings.add(
                f"rules ask in a circle: {chain}: expected 'know' and 'unless' to ask only for facts of rules below",
                min((rule.place for rule in found), key=lambda p: (p.source, p.line)),
            )
            for asking, asked in pairwise(numbers):
                below[asking].discard(asked)
        else:
            return sorter if is_sound else None


def _signature(atom: Atom) -> _Signature:
    fixed = [str(one) if isinstance(one, (Word, Number)) else None for one in atom.fields]
    return atom.predicate, tuple(fixed)


def _said_by(rule: Rule) -> set[_Signature]:
    return {*[_signature(one.atom) for one in rule.asserts], *map(_wanted, rule.prove)}


def _wanted(goal: Atom) -> _Signature:
    return "wanted", (goal.predicate, None, None, None, None)


def _may_be_one(asked: _Signature, said: _Signature) -> bool:
    return all(
        one is None or two is None or one == two for one, two in zip(asked[1], said[1], strict=True)
    )
