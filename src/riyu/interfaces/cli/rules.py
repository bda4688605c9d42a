"""`riyu rules`: the rules that riyu knows: checked, listed, shown.

Takes files, names and options; gives findings, a table, or a rule with its examples drawn. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli import knowledge_review
from riyu.interfaces.cli.command import add, existing, make_group
from riyu.interfaces.cli.knowledge import Folder, Loaded, check_files, examples_drawn, few_examples
from riyu.interfaces.cli.options import Json, Quiet
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.rules_ask import add_asking

if TYPE_CHECKING:
    from riyu.inference.model import Rule
    from riyu.inference.rulebase import Rulebase

__all__ = ["make_rules"]

_SUMMARY = "The rules that riyu knows."

_EXAMPLES = """
riyu rules check                     the package's own files: everything that is wrong, each rule on its examples
riyu rules check mine/ net.rule      other files and folders
riyu rules list                      what each rule says, and its stratum
riyu rules show small-knight         a rule, its examples drawn
riyu rules review games/*.sgf        what each did, and whether reading bears it out, the worst first
"""


def make_rules() -> typer.Typer:
    """Make `riyu rules` with its commands."""
    group = make_group(_SUMMARY, _EXAMPLES)
    add(group, "check", check, _CHECK_EXAMPLES)
    add(group, "list", list_rules, _LIST_EXAMPLES)
    add(group, "show", show, _SHOW_EXAMPLES)
    add(group, "review", knowledge_review.review_rules, knowledge_review.RULE_EXAMPLES)
    add_asking(group)
    return group


_CHECK_EXAMPLES = """
riyu rules check
riyu rules check net.rule push.rule    before they are put in force
riyu rules check --json
"""


def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILES...]", help=".rule files or folders; the package's own if none."
        ),
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Check rule files: grammar, letters, ties, fields, layers, circles, rules that are one, and examples.

    Each rule is tried on its examples in all orientations, for both colors, and its counters on them, too; the
    package's with the patterns that are rules beside them, other files alone. Exit code 1 if anything is wrong; all of
    it is told. Rules with fewer than two examples of a kind are told as notes.
    """
    return check_files(
        Output(as_json, quiet), "rules", lambda: _tried([existing(f) for f in files or ()])
    )


def _tried(files: Sequence[Path]) -> Loaded:
    from riyu.assessment.board_words import tell_at_a_glance
    from riyu.inference.default import default_rulebase
    from riyu.inference.examples import try_counters, try_examples
    from riyu.inference.rulebase import load_rules
    from riyu.inference.twins import check_twins
    from riyu.patterns.findings import Findings

    rulebase = load_rules(*files)
    findings = Findings()
    check_twins(rulebase.rules, findings)
    names = [rule.name for rule in rulebase.rules]
    whole = rulebase if files else default_rulebase()
    try_examples(whole, findings, names, tell=tell_at_a_glance)
    try_counters(whole, findings, names, tell=tell_at_a_glance)
    findings.check()
    few = [
        few_examples(one.name, one.yes, one.no, one.place) for one in rulebase.rules if not one.seen
    ]
    return len(names), [note for note in few if note]


_LIST_EXAMPLES = """
riyu rules list
riyu rules list --json             every rule with its reason and its counts
riyu rules list --fired games.sgfs --games 60    how often each fires, each fifth position looked at
riyu rules list --words            the words of facts instead: who says and who asks each
"""

_Fired = Annotated[
    list[Path] | None,
    typer.Option("--fired", metavar="GAMES", help="Count firings in these games and archives."),
]
_Count = Annotated[
    int, typer.Option("--games", metavar="N", min=1, help="Games to count in, at most.")
]
_Every = Annotated[
    int, typer.Option("--every", metavar="N", min=1, help="Moves from one position to the next.")
]


def list_rules(
    source: Folder = None,
    fired: _Fired = None,
    games: _Count = 60,
    every: _Every = 5,
    words: Annotated[
        bool, typer.Option("--words", help="The words of facts: who says, and who asks for each.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """List the rules in force, patterns as rules too, lowest stratum first: what each asserts and asks for.

    `--fired`: in how many games and positions each fires, and from how many places, the rarest first; what reading is
    asked for is taken to hold. `--words`: the words of facts instead, each with its one maker.
    """
    output = Output(as_json, quiet)
    rulebase = _rulebase(source)
    if words:
        _give_words(output, rulebase)
        return
    value = [
        {
            "name": rule.name,
            "stratum": stratum,
            "maps": len(rule.maps),
            "asserts": ", ".join(str(said.atom) for said in rule.asserts),
            "asks": ", ".join(dict.fromkeys(atom.predicate for atom in (*rule.know, *rule.unless))),
            "proves": ", ".join(goal.predicate for goal in rule.prove),
            "origin": _origin(rule),
            "examples": len(rule.yes) + len(rule.no),
            "why": rule.why,
        }
        for stratum, rules in enumerate(rulebase.strata)
        for rule in rules
    ]
    head = ("name", "stratum", "maps", "asserts", "asks")
    if fired:
        counts = _fired(output, rulebase, fired, games, every)
        value = sorted([one | counts[str(one["name"])] for one in value], key=_rareness)
        head = ("name", "games", "positions", "places", "asserts")
    output.give(output.row_table(value, head), value)


def _give_words(output: Output, rulebase: Rulebase) -> None:
    """Give the words of facts, and what nobody says or asks."""
    from riyu.inference.words import word_uses

    rows: list[dict[str, object]] = [
        {
            "word": use.predicate.name,
            "layer": use.predicate.layer,
            "said by": use.predicate.made_by,
            "rules that say it": use.saying,
            "rules that ask it": use.asking,
            "asked above": use.above,
            "note": use.note,
        }
        for use in word_uses(rulebase)
    ]
    output.give(output.row_table(rows), rows)


def _rareness(row: dict[str, object]) -> tuple[str, ...]:
    return tuple(f"{row[name]:>12}" for name in ("games", "positions", "places"))


def _fired(
    output: Output, rulebase: Rulebase, files: Sequence[Path], count: int, every: int
) -> dict[str, dict[str, object]]:
    """Give by rule in how many games and positions it fired, and from how many places."""
    from dataclasses import asdict

    from riyu.lab.firings import firings
    from riyu.lab.games import real_games

    games, faults = real_games([existing(file) for file in files], count)
    for fault in faults:
        output.say(f"passed over: {fault}")
    with output.counting("games", len(games)) as advance:
        found, positions = firings(rulebase, games, every, advance)
    never = sum(fired.positions == 0 for fired in found.values())
    output.say(
        f"{len(games)} games, {positions:,} positions: {never} of {len(found)} rules never fire"
    )
    return {name: asdict(fired) for name, fired in found.items()}


_SHOW_EXAMPLES = """
riyu rules show net-when-pushing-out-fails
riyu rules show my-rule --from mine.rule
"""


def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A rule.")],
    source: Folder = None,
    as_json: Json = False,
) -> None:
    """Show a rule as its file has it, and its examples on the board."""
    rule = _rulebase(source).of(name)
    parts = [str(rule), *examples_drawn(rule.yes, rule.no)]
    value = {"name": rule.name, "place": str(rule.place), "text": str(rule)}
    Output(as_json).give("\n".join(parts), value)


def _origin(rule: Rule) -> str:
    if any(said.saying for said in rule.asserts):
        return "pattern"
    return "harvested" if rule.seen else "hand-written"


def _rulebase(source: Path | None) -> Rulebase:
    from riyu.inference.default import default_rulebase
    from riyu.inference.rulebase import load_rules

    return load_rules(existing(source)) if source else default_rulebase()
