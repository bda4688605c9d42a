"""One pattern magnified: painted, written, its examples tried at once, undone, saved.

Takes the panel of patterns; builds and refreshes its part of it. What all editors do, `block_editor` knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.base.errors import RiyuError, UsageError
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.panels.block_editor import BlockEditor, Show
from riyu.interfaces.web.panels.file_panel import FilePanel
from riyu.interfaces.web.panels.pattern_trial import PatternTrial
from riyu.interfaces.web.parts import box, button, empty, heading, paragraph, set_words, svg
from riyu.interfaces.web.pattern_draft import BRUSHES, PatternDraft
from riyu.interfaces.web.pattern_drawing import kinds_of, painted_html, small_svg
from riyu.interfaces.web.pattern_firing import Fired, failing_examples, fired_at
from riyu.interfaces.web.work import Stop, go_on
from riyu.patterns.model import Pattern

__all__ = ["PatternEditor"]


class PatternEditor(BlockEditor[PatternDraft]):
    """A pattern of a draft, shown in the box that is open; `refresh` after every change."""

    def __init__(
        self,
        panel: FilePanel[PatternDraft],
        knowledge: PatternKnowledge,
        draft: PatternDraft,
        name: str,
    ) -> None:
        self._panel = panel
        self._knowledge = knowledge
        super().__init__(panel, draft, name)

    def build(self) -> None:
        """Build the elements."""
        self.build_way(self.draft.found.name)
        heading(self.name)
        self._why = paragraph("", "lead")
        self._home = box("bunch")
        self._shown_home = ""
        self._around = box("around")
        self._drawing = self.painting.painted("magnified")
        self.painting.build()
        self.build_saving()
        self._trial = PatternTrial(self._panel, self.draft, self.name)
        self.build_text()
        heading("Examples")
        self._examples = box("examples")
        self._trial.build_rest()
        self.build_end()

    def names(self) -> Sequence[str]:
        """Give the names of the class's patterns."""
        return [pattern.name for pattern in self.draft.found.patterns]

    def refresh(self) -> None:
        """Show what is new."""
        try:
            pattern = self.draft.pattern(self.name)
        except UsageError:
            return
        if self.show_text():
            self._show_drawings(pattern)
            self._show_home(pattern)
            set_words(self._why, pattern.why)
        self.show_state()
        self._trial.refresh(pattern)
        standing, knowledge = self._desk.standing, self._knowledge

        def trial(draft: PatternDraft, stop: Stop) -> Show:
            faults = knowledge.faults(draft, stop)
            go_on(stop)
            failing = failing_examples(draft.found, pattern)
            go_on(stop)
            fired: list[Fired] | RiyuError
            try:
                fired = fired_at(draft.found, pattern, standing.position, standing.scene.ruleset)
            except RiyuError as error:
                fired = error

            def show() -> None:
                if self.found(faults, failing):
                    self.fill_examples(self._examples, pattern.yes, pattern.no, 1)
                self._trial.show_here(pattern, fired)

            return show

        self.try_out((standing.position, knowledge.version), trial)

    def _show_home(self, pattern: Pattern) -> None:
        """Tell where a pattern of another class is drawn, with a way there; of one drawn here, who else asks for it."""
        home = pattern.use.home if pattern.use is not None else ""
        others = [one.name for one in self._knowledge.library.asking(self.name)]
        told = ", ".join(name for name in others if name != self.draft.found.name)
        if self._shown_home == (shown := f"{home} {told}"):
            return
        self._shown_home = shown
        empty(self._home)
        with self._home:
            if home:
                paragraph(f"Drawn in {home}; this class uses it.", "quiet")
                button(f"Open it in {home}", self._desk.guard(lambda: self._panel.open(self.name)))
            elif told:
                paragraph(f"Also asked for by {told}.", "quiet")

    def _show_drawings(self, pattern: Pattern) -> None:
        asked = self.draft.found.asked
        brush = self.painting.brush
        html = painted_html(pattern.drawing.rows, kinds_of(pattern, asked), 0, BRUSHES, brush)
        self._drawing._props["innerHTML"] = html
        self._drawing.update()
        empty(self._around)
        with self._around:
            for glob in pattern.globs:
                tests = ", ".join(map(str, glob.when))
                paragraph(f"In {glob.word} {glob.name}: {glob.why} {tests}".strip(), "quiet")
                with box("thumbs"):
                    for header in glob.headers:
                        svg(small_svg(header.drawing.rows, kinds_of(header, asked)), "thumb")
        self.fill_examples(self._examples, pattern.yes, pattern.no, 1)
