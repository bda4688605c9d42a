"""The panel of rules: the rule files, one file's rules, a search, one rule to look at and edit, a new one.

Takes a page; shows the rules in force and working copies of their files. Edits nothing itself: benches do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.base.words import counted
from riyu.inference.model import Rule
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.rule_editor import RuleEditor
from riyu.interfaces.web.panels.rule_trial import LAYER
from riyu.interfaces.web.parts import box, button, field, paragraph, set_words, svg, words
from riyu.interfaces.web.pattern_drawing import small_svg
from riyu.interfaces.web.rule_bench import RuleBench, new_rule
from riyu.interfaces.web.rule_drawing import kinds_of_rule
from riyu.interfaces.web.rule_facts import firing_rules
from riyu.interfaces.web.rule_knowledge import in_force
from riyu.interfaces.web.table import Change
from riyu.interfaces.web.work import Errand, Work

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["RulesPanel"]

_SHOWN = 60
_LONGEST = 80


class RulesPanel(Panel):
    """Rules to look at and to edit."""

    name = "rules"
    title = "Rules"

    _file = ""
    _rule = ""
    _search = ""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.knowledge = in_force()
        self.knowledge.listen(self)

    def build(self) -> None:
        """Build the panel."""
        self.work = Work(self.page.hall.workers, lambda: self.page.changed(Change.WORK))
        self.note = ""
        self._benches: dict[str, RuleBench] = {}
        self._editor: RuleEditor | None = None
        self._drawn: object = None
        self._is_ready = False
        field("Search", self._search, self._look_for, placeholder="name, word or fact")
        self._body = box("patterns")
        with self._body:
            self._loading = paragraph("The rules are read …", "quiet")

    # Where it looks. --------------------------------------------------------------------------------------------------

    def state(self) -> Mapping[str, str]:
        """Give file and rule."""
        return {k: v for k, v in (("file", self._file), ("rule", self._rule)) if v}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up file and rule; what there is none of is passed over once the rules are loaded."""
        self._file, self._rule = state.get("file", ""), state.get("rule", "")

    def back(self) -> None:
        """Show the whole file, or from there all files."""
        if self._rule:
            self._rule = ""
        else:
            self._file = ""
        self._redraw()

    def open_file(self, name: str) -> None:
        """Show the rules of a file."""
        self._file, self._rule, self._search = name, "", ""
        self._redraw()

    def magnify(self, name: str) -> None:
        """Show one rule of the file."""
        self._rule = name
        self._redraw()

    def open_rule(self, name: str) -> None:
        """Show a rule of whatever file. Raises UsageError if there is none."""
        self._file = self.knowledge.file_with(name)
        self.magnify(name)

    def edited(self) -> None:
        """Show what an edit changed."""
        self.page.changed(Change.LAYERS)

    def drop_edits(self) -> None:
        """Take the file shown as it is on disk; all edits of it are gone."""
        self._benches.pop(self._file, None)
        self.note = ""
        self._redraw()

    def knowledge_changed(self) -> None:
        """Hear that other rules are in force: overlays and firings are asked for anew."""
        self.page.changed(Change.LAYERS)

    def _look_for(self, text: str) -> None:
        self._search = text.strip()[:_LONGEST].lower()
        self._rule = self._file = ""
        self._redraw()

    def _redraw(self) -> None:
        self._drawn = None
        self.page.changed(Change.LAYERS)

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[Change]) -> None:
        """Show what is new."""
        if not self._is_ready:
            self._load()
            return
        if self._file and self._file not in self.knowledge.files:
            self._file = self._rule = ""
        if self._rule and (
            not self._file or self._rule not in {r.name for r in self._bench().found.rules}
        ):
            self._rule = ""
        where = (self._file, self._rule)
        editor = self._editor if self._drawn == (where, None) else None
        if self._rule and editor is not None and editor.bench is self._bench():
            editor.refresh()
            return
        seen = (where, None if self._rule else (self.knowledge.version, self._key()))
        if self._drawn == seen and not self._rule:
            return
        self._drawn = seen
        self._body.clear()
        self._editor = None
        self.page.lift(LAYER)
        with self._body, self.page.guarded():
            if self._rule:
                self._editor = RuleEditor(self, self._bench(), self._rule)
                self._editor.refresh()
            elif self._file:
                self._show_file()
            else:
                self._show_files()

    def _key(self) -> object:
        return self.page.standing.position, self._search

    def hidden(self) -> None:
        """Take its marks off the board."""
        self.page.lift(LAYER)
        self._drawn = None

    def _load(self) -> None:
        if self.work.current is not None or self.work.problem:
            set_words(self._loading, self.work.problem or "The rules are read …")
            return
        standing = self.page.standing

        def job(errand: Errand) -> None:
            firing_rules(standing.position, standing.scene.ruleset)

        def done(_: None) -> None:
            self._is_ready = True
            self._redraw()

        self.work.start("reads the rules", job, done)

    def _bench(self) -> RuleBench:
        """Give the working copy of the file shown; one without edits follows its file."""
        bench = self._benches.get(self._file)
        if bench is None or (
            not bench.is_changed and bench.found != self.knowledge.files[self._file]
        ):
            bench = self._benches[self._file] = self.knowledge.bench(self._file)
        return bench

    def _fires(self) -> frozenset[str]:
        standing = self.page.standing
        return firing_rules(standing.position, standing.scene.ruleset)

    def _show_files(self) -> None:
        files, fires = self.knowledge.files, self._fires()
        if self._search:
            shown = [
                rule
                for name, file in files.items()
                for rule in file.rules
                if self._search in _said(name, rule)
            ]
            paragraph(f"{counted(len(shown), 'rule')}.", "quiet")
            self._rules(shown, fires)
            return
        count = sum(len(file.rules) for file in files.values())
        paragraph(f"{counted(count, 'rule')} in {counted(len(files), 'file')}.", "quiet")
        with box("classes", "ul"):
            for name, file in files.items():
                here = sum(rule.name in fires for rule in file.rules)
                with box("", "li"):
                    button(name, partial(self.open_file, name), classes="small")
                    told = counted(len(file.rules), "rule") + (f", {here} here" if here else "")
                    words(told, classes="quiet")

    def _show_file(self) -> None:
        bench = self._bench()
        with box("bunch"):
            button("← files", self.page.guard(self.back))
        words(self._file, "h2")
        changed = bench.changed_names
        if bench.is_changed:
            said = f"Changed, not saved: {', '.join(changed)}." if changed else "Changed."
            with box("bunch"):
                words(said, classes="quiet")
                button("Save", self.page.guard(self._save), classes="chief")
                button("As in the file", self.page.guard(self.drop_edits))
        self._rules(bench.found.rules, self._fires())
        said_of: dict[str, str] = {"name": "", "why": ""}

        def put(key: str, text: str) -> None:
            said_of[key] = text.strip()

        words("A new rule", "h2")
        field("Name, such as cap-the-weak", "", partial(put, "name"), maxlength=_LONGEST)
        field("Why, a sentence", "", partial(put, "why"), maxlength=400)
        button("Make it", self.page.guard(partial(self._make, said_of)), classes="chief")

    def _save(self) -> None:
        saved = self.knowledge.save(self._bench())
        self.page.say("Saved and in force.")
        self.note = f"Saved to {saved.file}."
        self._redraw()

    def _make(self, said: Mapping[str, str]) -> None:
        name = said["name"]
        if any(rule.name == name for rule in self.knowledge.rulebase.rules):
            raise UsageError(f"there is a rule '{name}' already: expected a name of its own")
        self.magnify(self._bench().add(new_rule(name, said["why"])))

    def _rules(self, shown: Sequence[Rule], fires: frozenset[str]) -> None:
        with box("rule-list", "ul"):
            for rule in shown[:_SHOWN]:
                here = rule.name in fires
                with box("", "li"):
                    with box("rule-thumbs"):
                        for one in rule.maps[:3]:
                            drawn = small_svg(one.drawing.rows, kinds_of_rule(rule))
                            svg(drawn, "thumb fires" if here else "thumb")
                    with box(""):
                        button(
                            rule.name,
                            self.page.guard(partial(self._pick, rule.name)),
                            classes="small",
                        )
                        words(" fires here" if here else "", "b")
                        paragraph(rule.why, "quiet")
            if len(shown) > _SHOWN:
                words(f"and {len(shown) - _SHOWN} more: search", "li", "quiet")

    def _pick(self, name: str) -> None:
        if self._file:
            self.magnify(name)
        else:
            self.open_rule(name)


def _said(file: str, rule: Rule) -> str:
    asserts = " ".join(str(said.atom) for said in rule.asserts)
    return f"{file} {rule.name} {rule.why} {asserts}".lower()
