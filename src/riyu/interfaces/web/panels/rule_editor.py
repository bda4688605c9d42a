"""One rule: its maps side by side, its text with what may come next, tried here, undone, saved.

Takes the panel of rules; builds and refreshes its part of it. What all editors do, `block_editor` knows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.base.errors import BadInput, UsageError
from riyu.inference.model import Rule
from riyu.interfaces.web.knowledge_folder import Earlier, Saved
from riyu.interfaces.web.panels.block_editor import BlockEditor
from riyu.interfaces.web.panels.rule_trial import RuleTrial
from riyu.interfaces.web.parts import box, button, heading, paragraph, set_words, words
from riyu.interfaces.web.rule_bench import RuleBench
from riyu.interfaces.web.rule_drawing import maps_html, shared_labels
from riyu.interfaces.web.rule_words import Completion, completions

if TYPE_CHECKING:
    from riyu.interfaces.web.panels.rules import RulesPanel

__all__ = ["RuleEditor"]

_OFFERED = 12
_LONGEST = 20_000
_COMPLETE = """(event) => {
    if (event.ctrlKey && event.code === 'Space') {
        event.preventDefault();
        emit([event.target.value, event.target.selectionStart]);
    }
}"""


class RuleEditor(BlockEditor[RuleBench]):
    """A rule of a bench, shown in the box that is open; `refresh` after every change."""

    def __init__(self, panel: RulesPanel, bench: RuleBench, name: str) -> None:
        self._panel = panel
        super().__init__(panel, bench, name)

    def build(self) -> None:
        """Build the elements."""
        self.build_way(Path(self.bench.source).stem)
        heading(self.name)
        self._why = paragraph("", "lead")
        self._maps = self.painted("rule-maps")
        self._ties = box("ties", "ul")
        self.build_brushes()
        self.build_saving()
        self.build_text()
        self._offers = box("bunch offers", role="group", aria_label="What may come next")
        self._text.on(
            "keydown", lambda event: self._complete_first(event.args), js_handler=_COMPLETE
        )
        self._trial = RuleTrial(self._panel, self.bench, self.name)
        heading("Examples")
        self._examples = box("examples")
        self.build_end()

    def names(self) -> Sequence[str]:
        """Give the names of the file's rules."""
        return [rule.name for rule in self.bench.found.rules]

    def earlier(self) -> Sequence[Earlier]:
        """Give the file's earlier versions."""
        return self._panel.knowledge.earlier(self.bench)

    def faults(self) -> Sequence[BadInput]:
        """Give what keeps the file from being saved as it is now."""
        return self._panel.knowledge.faults(self.bench)

    def put_in_file(self) -> Saved:
        """Save the file. Raises RiyuError."""
        return self._panel.knowledge.save(self.bench)

    def refresh(self) -> None:
        """Show what is new."""
        try:
            rule = self.bench.rule(self.name)
        except UsageError:
            return
        if self.show_text():
            self._show_rule(rule)
        self.show_state()
        self._trial.refresh(rule)

    def _show_rule(self, rule: Rule) -> None:
        set_words(self._why, rule.why)
        self._maps._props["innerHTML"] = maps_html(rule, self.bench.brushes)
        self._maps.update()
        self._ties.clear()
        with self._ties:
            for said in (*map(str, rule.relate), *shared_labels(rule)):
                words(said, "li")
            for counter in rule.counters:
                with box("", "li"):
                    open_it = partial(self._panel.open_rule, counter.rule)
                    button(f"counter {counter}", self._page.guard(open_it), classes="small")
        examples = (*rule.yes, *rule.no)
        failing = {
            len(rule.maps) + number: error.message
            for error in self.faults()
            for number, example in enumerate(examples)
            if error.place == example.place
        }
        self.fill_examples(self._examples, rule.yes, rule.no, failing, len(rule.maps))

    # Completion. ------------------------------------------------------------------------------------------------------

    def typed(self, text: str, caret: int) -> None:
        """Offer what may come next."""
        self._offers.clear()
        found = self._completions(text, caret)
        with self._offers:
            for one in found[:_OFFERED]:
                act = partial(self._complete, one, caret)
                button(one.word, act, classes="small", title=one.meaning or one.word)
            if found:
                words("Ctrl+Space takes the first", classes="quiet")

    def _completions(self, text: str, caret: int) -> list[Completion]:
        rules = [rule.name for rule in self._panel.knowledge.rulebase.rules]
        return completions(text, caret, rules)

    def _complete_first(self, said: object) -> None:
        text, caret = said if isinstance(said, list) and len(said) == 2 else ("", 0)
        if not isinstance(text, str) or not isinstance(caret, int) or len(text) > _LONGEST:
            return
        found = self._completions(text, max(0, min(caret, len(text))))
        if found:
            self._complete(found[0], caret)

    def _complete(self, one: Completion, caret: int) -> None:
        field, word = json.dumps(self.text_field), json.dumps(one.word)
        self._page.client.run_javascript(f"riyu.complete({field}, {one.start}, {caret}, {word})")
