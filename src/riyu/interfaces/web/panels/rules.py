"""The panel of rules: the rule files, one file's rules, a search, one rule to look at and edit, a new one.

Takes a desk; shows the rules in force and drafts of their files. Edits nothing itself: drafts do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from riyu.base.errors import UsageError
from riyu.base.words import counted
from riyu.inference.model import Rule
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.file_panel import FilePanel
from riyu.interfaces.web.panels.new_files import build_new_rule, build_new_rules
from riyu.interfaces.web.panels.rule_editor import RuleEditor
from riyu.interfaces.web.panels.rule_trial import LAYER
from riyu.interfaces.web.parts import box, button, empty, field, paragraph, svg, words
from riyu.interfaces.web.pattern_drawing import small_svg
from riyu.interfaces.web.rule_draft import RuleDraft, new_rule
from riyu.interfaces.web.rule_drawing import kinds_of_rule
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand

__all__ = ["RulesPanel"]

_SHOWN = 60
_LONGEST = 80


class RulesPanel(FilePanel[RuleDraft]):
    """Rules to look at and to edit."""

    name = "rules"
    title = "Rules"
    mode = "build"

    _search = ""
    _fires_at: object = None
    """Where it was looked for last which rules fire."""

    def __init__(self, desk: Desk) -> None:
        self.knowledge = desk.hall.rules
        super().__init__(desk, self.knowledge)

    def build(self) -> None:
        """Build the panel."""
        field("Search", self._search, self._look_for, placeholder="name, word or fact")
        self.build_list()
        with box("") as self._new_rule:
            build_new_rule(self.desk, self._make)
        with box("") as self._new_file:
            build_new_rules(self.desk, self.knowledge, self.begin)
        for form in (self._new_file, self._new_rule):
            form.set_visibility(False)

    # Where it looks. --------------------------------------------------------------------------------------------------

    def state(self) -> Mapping[str, str]:
        """Give file and rule, and what edits are kept under."""
        shown = {k: v for k, v in (("file", self.file), ("rule", self.block)) if v}
        return shown | self.state_of_drafts()

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up file and rule; what there is none of is passed over once the rules are loaded."""
        self.file, self.block = state.get("file", ""), state.get("rule", "")
        self.restore_drafts(state)

    def open_file(self, name: str) -> None:
        """Show the rules of a file."""
        self.file, self.block, self._search = name, "", ""
        self.redraw()

    def open(self, what: str) -> None:
        """Show a rule of whatever file. Raises UsageError if there is none."""
        self.file = self.knowledge.file_with(what)
        self.magnify(what)

    def _look_for(self, text: str) -> None:
        self._search = text.strip()[:_LONGEST].lower()
        self.block = self.file = ""
        self.redraw()

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        if not self.is_ready(changes):
            return
        if self.file and not self.is_there():
            self.file = self.block = ""
        if self.block and (
            not self.file or self.block not in {r.name for r in self.draft().found.rules}
        ):
            self.block = ""
        where = (self.file, self.block)
        editor = self._editor if self._drawn == (where, None) else None
        if self.block and editor is not None and editor.draft is self.draft():
            editor.refresh()
            return
        seen = (where, None if self.block else (self.knowledge.version, self._key()))
        if self._drawn == seen and not self.block:
            return
        self._drawn = seen
        self.close_editor()
        empty(self._body)
        self._new_file.set_visibility(not (self.file or self._search))
        self._new_rule.set_visibility(bool(self.file) and not self.block)
        self.desk.lift(LAYER)
        with self._body, self.desk.guarded():
            if self.block:
                self._editor = RuleEditor(self, self.knowledge, self.draft(), self.block)
                self._editor.refresh()
            elif self.file:
                self._show_file()
            else:
                self._show_files()

    def _key(self) -> object:
        others = self.others_key() if self.file else None
        return self.desk.standing.position, self._search, self.wrong(), others

    def hidden(self) -> None:
        """Take its marks off the board."""
        super().hidden()
        self._fires_at = None
        self.desk.lift(LAYER)

    def pause(self) -> None:
        """Stop what is tried and looked for."""
        super().pause()
        self._fires_at = self._drawn = None

    def read_files(self) -> Callable[[Errand], object]:
        """Give the job that reads the rules, and finds those that fire where the page looks."""
        standing = self.desk.standing
        position, ruleset = standing.position, standing.scene.ruleset
        return lambda errand: self.knowledge.found.firing_rules(
            position, ruleset, errand.is_stopped
        )

    def _fires(self) -> frozenset[str]:
        """Give the rules that fire where the page looks; none, until a thread has found them."""
        standing = self.desk.standing
        fires = self.knowledge.found.known_firing(standing.position, standing.scene.ruleset)
        where = (standing.position, self.knowledge.version)
        if fires is None and self._fires_at != where:
            self._fires_at = where
            self.work.start(
                "it is looked where rules fire",
                self.read_files(),
                lambda _: self.redraw(),
                self.desk.complain,
            )
        return fires or frozenset()

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
        self.build_wrong()
        drafted = self.knowledge.drafted()
        with box("classes", "ul"):
            for name, file in files.items():
                here = sum(rule.name in fires for rule in file.rules)
                told = counted(len(file.rules), "rule") + (f", {here} here" if here else "")
                self._file_row(name, told + (", edits not saved" if name in drafted else ""))
            for name in self.begun():
                self._file_row(name, "new, not saved")

    def _file_row(self, name: str, told: str) -> None:
        with box("", "li"):
            button(name, self.desk.guard(partial(self.open_file, name)), classes="small")
            words(told, classes="quiet")

    def _show_file(self) -> None:
        draft = self.draft()
        with box("bunch"):
            button("← files", self.desk.guard(self.back))
        words(self.file, "h2")
        self.build_edits()
        self.build_others()
        self._rules(draft.found.rules, self._fires())

    def _make(self, name: str, why: str) -> None:
        if any(rule.name == name for rule in self.knowledge.rulebase.rules):
            raise UsageError(f"there is a rule '{name}' already: expected a name of its own")
        made = self.draft().add(new_rule(name, why))
        self.edited()
        self.magnify(made)

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
                            self.desk.guard(partial(self._pick, rule.name)),
                            classes="small",
                        )
                        words(" fires here" if here else "", "b")
                        paragraph(rule.why, "quiet")
            if len(shown) > _SHOWN:
                words(f"and {len(shown) - _SHOWN} more: search", "li", "quiet")

    def _pick(self, name: str) -> None:
        if self.file:
            self.magnify(name)
        else:
            self.open(name)


def _said(file: str, rule: Rule) -> str:
    asserts = " ".join(str(said.atom) for said in rule.asserts)
    return f"{file} {rule.name} {rule.why} {asserts}".lower()
