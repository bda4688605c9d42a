"""Forms for what is new: a class of patterns, a file of rules, a rule of a file.

Takes what makes the draft and what shows it; builds the forms. What such a file needs, the drafts know.
They are built once, so that what was typed stays while the rest of the panel is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.parts import box, button, choice, field, words
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.interfaces.web.rule_draft import RuleDraft
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.patterns.tables import ANSWERS, ASKED

__all__ = ["build_new_class", "build_new_rule", "build_new_rules"]

_LONGEST = 80


def build_new_class(
    desk: Desk, knowledge: PatternKnowledge, begin: Callable[[str, PatternDraft], None]
) -> None:
    """Build the form for a new class."""
    said = {"name": "", "about": "", "asked": next(iter(ASKED)), "answer": next(iter(ANSWERS))}

    def put(key: str, text: str) -> None:
        said[key] = text.strip()

    def make() -> None:
        name = said["name"]
        begin(name, knowledge.new(name, said["asked"], said["answer"], said["about"]))

    with box("new-file", "details"):
        words("New class", "summary")
        field("Name, such as keima-answer", "", partial(put, "name"), maxlength=_LONGEST)
        field("What it is about, a sentence", "", partial(put, "about"), maxlength=400)
        places = {phrase: f"{phrase}: {kind.sentence}"[:90] for phrase, kind in ASKED.items()}
        choice("Asked at", places, said["asked"], partial(put, "asked"))
        answers = {word: f"{word}: {sentence}"[:90] for word, sentence in ANSWERS.items()}
        choice("Answer", answers, said["answer"], partial(put, "answer"))
        button("Begin it", desk.guard(make), classes="chief")


def build_new_rules(
    desk: Desk, knowledge: RuleKnowledge, begin: Callable[[str, RuleDraft], None]
) -> None:
    """Build the form for a new file of rules."""
    said = {"name": "", "about": "", "rule": "", "why": ""}

    def put(key: str, text: str) -> None:
        said[key] = text.strip()

    def make() -> None:
        begin(said["name"], knowledge.new(**said))

    with box("new-file", "details"):
        words("New file", "summary")
        field("Name, such as my-moves", "", partial(put, "name"), maxlength=_LONGEST)
        field("What it is about, a sentence", "", partial(put, "about"), maxlength=400)
        field("Its first rule's name", "", partial(put, "rule"), maxlength=_LONGEST)
        field("Why that rule, a sentence", "", partial(put, "why"), maxlength=400)
        button("Begin it", desk.guard(make), classes="chief")


def build_new_rule(desk: Desk, make: Callable[[str, str], None]) -> None:
    """Build the form for a new rule; `make` gets its name and its sentence."""
    said = {"name": "", "why": ""}

    def put(key: str, text: str) -> None:
        said[key] = text.strip()

    words("A new rule", "h2")
    field("Name, such as cap-the-baseless", "", partial(put, "name"), maxlength=_LONGEST)
    field("Why, a sentence", "", partial(put, "why"), maxlength=400)
    act = desk.guard(lambda: make(said["name"], said["why"]))
    button("Make it", act, classes="chief")
