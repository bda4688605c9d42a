"""One rule: its maps side by side, its text with what may come next, tried here, undone, saved.

Takes the panel of rules; builds and refreshes its part of it. What all editors do, `block_editor` knows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from riyu.base.errors import BadInput, UsageError
from riyu.inference.model import Rule
from riyu.interfaces.web.panels.block_editor import BlockEditor, Show
from riyu.interfaces.web.panels.file_panel import FilePanel
from riyu.interfaces.web.panels.rule_trial import RuleTrial, try_rule
from riyu.interfaces.web.panels.text_field import text_and_caret
from riyu.interfaces.web.parts import box, button, empty, heading, paragraph, set_words, words
from riyu.interfaces.web.rule_draft import RuleDraft
from riyu.interfaces.web.rule_drawing import maps_html, shared_labels
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.interfaces.web.rule_words import Completion, completions
from riyu.interfaces.web.work import Stop

__all__ = ["RuleEditor"]

_OFFERED = 12
_COMPLETE = """(event) => {
    if (event.ctrlKey && event.code === 'Space') {
        event.preventDefault();
        emit([event.target.value, event.target.selectionStart]);
    }
}"""


class RuleEditor(BlockEditor[RuleDraft]):
    """A rule of a draft, shown in the box that is open; `refresh` after every change."""

    def __init__(
        self, panel: FilePanel[RuleDraft], knowledge: RuleKnowledge, draft: RuleDraft, name: str
    ) -> None:
        self._panel = panel
        self._knowledge = knowledge
        super().__init__(panel, draft, name)

    def build(self) -> None:
        """Build the elements."""
        self.build_way(Path(self.draft.source).stem)
        heading(self.name)
        self._why = paragraph("", "lead")
        self._maps = self.painting.painted("rule-maps")
        self._ties = box("ties", "ul")
        self.painting.build()
        self.build_saving()
        self.build_text()
        self._offers = box("bunch offers", role="group", aria_label="What may come next")
        self._offered: tuple[int, list[Completion]] = 0, []
        self._text.element.on(
            "keydown", lambda event: self._complete_first(event.args), js_handler=_COMPLETE
        )
        self._trial = RuleTrial(self._desk)
        heading("Examples")
        self._examples = box("examples")
        self.build_end()

    def names(self) -> Sequence[str]:
        """Give the names of the file's rules."""
        return [rule.name for rule in self.draft.found.rules]

    def refresh(self) -> None:
        """Show what is new."""
        try:
            rule = self.draft.rule(self.name)
        except UsageError:
            return
        if self.show_text():
            self._show_rule(rule)
        self.show_state()
        standing, knowledge = self._desk.standing, self._knowledge

        def trial(draft: RuleDraft, stop: Stop) -> Show:
            faults = knowledge.faults(draft, stop)
            position, ruleset = standing.position, standing.scene.ruleset
            tried = try_rule(knowledge, draft, rule, position, ruleset, stop)

            def show() -> None:
                if self.found(faults, _failing(rule, faults)):
                    self.fill_examples(self._examples, rule.yes, rule.no, len(rule.maps))
                self._trial.show(rule, tried)

            return show

        self.try_out((standing.position, knowledge.version), trial)

    def _show_rule(self, rule: Rule) -> None:
        set_words(self._why, rule.why)
        self._maps._props["innerHTML"] = maps_html(rule, self.draft.brushes)
        self._maps.update()
        empty(self._ties)
        with self._ties:
            for said in (*map(str, rule.relate), *shared_labels(rule)):
                words(said, "li")
            for counter in rule.counters:
                with box("", "li"):
                    words(f"counter {counter}", "span")
                    for named in counter.rules:
                        open_it = partial(self._panel.open, named)
                        button(named, self._desk.guard(open_it), classes="small")
        self.fill_examples(self._examples, rule.yes, rule.no, len(rule.maps))

    # Completion. ------------------------------------------------------------------------------------------------------

    def typed(self, text: str, caret: int) -> None:
        """Offer what may come next; what is offered already stays, for the click that leaves the field."""
        found = self._completions(text, caret)
        if (caret, found) == self._offered:
            return
        self._offered = caret, found
        empty(self._offers)
        with self._offers:
            for one in found[:_OFFERED]:
                act = partial(self._complete, one, caret)
                button(one.word, act, classes="small", title=one.meaning or one.word)
            if found:
                words("Ctrl+Space takes the first", classes="quiet")

    def _completions(self, text: str, caret: int) -> list[Completion]:
        rules = [rule.name for rule in self._knowledge.rulebase.rules]
        return completions(text, caret, rules)

    def _complete_first(self, said: object) -> None:
        text, caret = text_and_caret(said)
        found = self._completions(text, caret)
        if found:
            self._complete(found[0], caret)

    def _complete(self, one: Completion, caret: int) -> None:
        field, word = json.dumps(self._text.selector), json.dumps(one.word)
        self._desk.client.run_javascript(f"riyu.complete({field}, {one.start}, {caret}, {word})")


def _failing(rule: Rule, faults: Sequence[BadInput]) -> dict[int, str]:
    """Give what is wrong with a rule's examples, by their numbers, which follow on its maps'."""
    return {
        len(rule.maps) + number: error.message
        for error in faults
        for number, example in enumerate((*rule.yes, *rule.no))
        if error.place == example.place
    }
