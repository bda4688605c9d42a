"""A rule tried in the position looked at: where it fires, the facts it would assert, what they would change.

Takes rules, a draft and a position; gives what was found, and shows it in its part of the panel. Edits nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from riyu.base.errors import BadInput, RiyuError, Stopped
from riyu.base.words import counted
from riyu.game.points import color_name, point_text
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset
from riyu.inference.facts import Fact
from riyu.inference.model import Rule
from riyu.interfaces.picture import Mark, Overlay, Symbol, Text, Tint
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.parts import box, button, empty, heading, paragraph, words
from riyu.interfaces.web.rule_draft import RuleDraft
from riyu.interfaces.web.rule_facts import Changes, Firing, fired_at
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.interfaces.web.work import Stop
from riyu.patterns.findings import BadKnowledge

__all__ = ["LAYER", "RuleTrial", "TriedRule", "fires_overlay", "try_rule"]

LAYER = "rule-fires"
_SHOWN = 40


@dataclass(frozen=True)
class TriedRule:
    """Where a rule fires, and what the edits of its file change; None if there are none."""

    fired: Sequence[Firing]
    changes: Changes | None


def try_rule(
    knowledge: RuleKnowledge,
    draft: RuleDraft,
    rule: Rule,
    position: Position,
    ruleset: Ruleset,
    stop: Stop,
) -> TriedRule | RiyuError:
    """Try a rule of a draft in a position: for a thread. Give an error if it can't be tried. Raises Stopped."""
    try:
        rulebase = knowledge.with_file(draft.found)
        fired = fired_at(rulebase, rule, position, ruleset, stop)
        if not draft.is_changed:
            return TriedRule(fired, None)
        return TriedRule(fired, knowledge.found.changes(rulebase, position, ruleset, stop))
    except Stopped:
        raise
    except RiyuError as error:
        return error


class RuleTrial:
    """What trying a rule found; built in the box that is open."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        heading("Here")
        self._here = box("fires-here")
        heading("What the edit changes here")
        self._changes = box("fact-changes")

    def show(self, rule: Rule, tried: TriedRule | RiyuError) -> None:
        """Show what was found."""
        empty(self._here)
        empty(self._changes)
        if isinstance(tried, RiyuError):
            self._desk.lift(LAYER)
            said = "; ".join(one.message for one in _errors(tried))
            with self._here:
                paragraph(f"It can't be tried here: {said}", "problem")
            return
        with self._here:
            self._test_here(rule, tried.fired)
        with self._changes:
            found = tried.changes
            if found is None:
                paragraph("Nothing is edited.", "quiet")
                return
            if not (found.new or found.gone):
                paragraph("No fact comes, none goes.")
            self._facts("New", found.new)
            self._facts("Gone", found.gone)

    def _test_here(self, rule: Rule, fired: Sequence[Firing]) -> None:
        self._desk.lay(fires_overlay(rule.name, fired))
        if rule.prove:
            asked = ", ".join(map(str, rule.prove))
            paragraph(f"What it asks of reading is taken to hold: {asked}.", "quiet")
        if not fired:
            paragraph("It fires nowhere in this position.")
            return
        places: dict[str, Firing] = {}
        for one in fired:  # turned and mirrored it may lie in one place several times
            at = point_text(one.cells["*"][0]) if "*" in one.cells else ""
            points = at or " ".join(map(point_text, one.points[:2]))
            places.setdefault(f"{color_name(one.color)} {points}", one)
        paragraph(f"It fires at {counted(len(places), 'place')}.")
        with box("bunch"):
            for place, one in islice(places.items(), _SHOWN):
                element = button(
                    place,
                    partial(self._desk.lay, fires_overlay(rule.name, fired, one)),
                    classes="small",
                    title="Show how its maps lie",
                )
                element.on("mouseenter", partial(self._desk.light, one.points), [])
                element.on("mouseleave", partial(self._desk.light, []), [])
        facts = {str(fact): fact for one in fired for fact in one.facts}
        self._facts("It asserts", tuple(facts.values()))

    def _facts(self, title: str, facts: Sequence[Fact]) -> None:
        if not facts:
            return
        words(f"{title}: {counted(len(facts), 'fact')}", "h3")
        with box("reasons", "ul"):
            for fact in facts[:_SHOWN]:
                item = words(f"{fact}: {fact.sentence}", "li")
                item.on("mouseenter", partial(self._desk.light, fact.points), [])
                item.on("mouseleave", partial(self._desk.light, []), [])
            if len(facts) > _SHOWN:
                words(f"and {len(facts) - _SHOWN} more", "li", "quiet")


def _errors(error: RiyuError) -> Sequence[BadInput]:
    if isinstance(error, BadKnowledge):
        return error.errors
    return (error if isinstance(error, BadInput) else BadInput(str(error)),)


def fires_overlay(name: str, fired: Sequence[Firing], shown: Firing | None = None) -> Overlay:
    """Give where a rule fires: its moves crossed, else what its facts name ringed; of one shown how its maps lie."""
    marks: dict[tuple[int, str], Mark] = {}
    for one in fired:
        if "*" in one.cells:
            point = one.cells["*"][0]
            marks[point, "move"] = Symbol(point, "cross", "good")
        else:
            for fact in one.facts:
                for point in fact.points:
                    marks[point, "fact"] = Symbol(point, "circle")
    if shown is not None:
        for _, points in shown.maps:
            for point in points:
                marks.setdefault((point, "map"), Tint(point, 0.4, "amount"))
        for label, points in shown.cells.items():
            for point in points:
                if label != "*":
                    marks.setdefault((point, "label"), Text(point, label))
    keys: tuple[tuple[Mark, str], ...] = (
        (Symbol(0, "cross", "good"), f"move of {name}"),
        (Symbol(0, "circle"), f"{name} says something of it"),
        (Tint(0, 0.4, "amount"), "where its maps lie"),
    )
    return Overlay(LAYER, f"Where {name} fires.", tuple(marks.values()), keys)
