"""The panel of patterns: classes, a class as a page of pictures, one pattern magnified, a new one from the board.

Takes a page; shows the patterns in force and working copies of their files. Edits nothing itself: benches do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.base.words import counted
from riyu.game.points import Point, color_name, opposite
from riyu.interfaces.picture import Mark, Overlay, Symbol, Tint
from riyu.interfaces.web import pattern_overlays
from riyu.interfaces.web.knowledge import in_force
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.pattern_editor import PatternEditor
from riyu.interfaces.web.panels.pattern_trial import LAYER
from riyu.interfaces.web.parts import box, button, choice, field, paragraph, set_words, words
from riyu.interfaces.web.pattern_bench import PatternBench
from riyu.interfaces.web.pattern_drawing import kinds_of, small_svg
from riyu.interfaces.web.pattern_new import Selection, sayings_for, steps_of
from riyu.interfaces.web.table import Change
from riyu.interfaces.web.work import Errand, Work
from riyu.patterns.model import Pattern, PatternClass

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["PatternsPanel"]

PAGE = 54
"""Pictures on a page, as the seed's editor has them."""

_KINDS = {
    "all": "all",
    "hand": "hand-written",
    "harvested": "harvested",
    "here": "firing here",
    "changed": "changed",
}
_PICK = "(event) => emit(event.target.closest('[data-pattern]')?.dataset.pattern)"
_SELECTION = "pattern-selection"


class PatternsPanel(Panel):
    """Patterns to look at and to edit."""

    name = "patterns"
    title = "Patterns"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.knowledge = in_force()
        self.knowledge.listen(self)

    def build(self) -> None:
        """Build the panel."""
        self.work = Work(self.page.hall.workers, lambda: self.page.changed(Change.WORK))
        self.note = ""
        self._benches: dict[str, PatternBench] = {}
        self._editor: PatternEditor | None = None
        self._selection: Selection | None = None
        self._drawn: object = None
        self._is_ready = False
        with box("bunch"):
            field("Search", self._search, self._look_for, placeholder="name, word or purpose")
            choice("Shown", _KINDS, self._kind, self._show_kind)
        self._body = box("patterns")
        with self._body:
            self._loading = paragraph("The patterns are read …", "quiet")

    # Where it looks. --------------------------------------------------------------------------------------------------

    _class = ""
    _pattern = ""
    _search = ""
    _kind = "all"
    _from = 0

    def state(self) -> Mapping[str, str]:
        """Give class and pattern."""
        return {k: v for k, v in (("class", self._class), ("pattern", self._pattern)) if v}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up class and pattern; what there is none of is passed over once the patterns are loaded."""
        self._class, self._pattern = state.get("class", ""), state.get("pattern", "")

    def back(self) -> None:
        """Show the whole class, or from there all classes."""
        if self._selection is not None:
            self._selection = None
            self.page.lift(_SELECTION)
        elif self._pattern:
            self._pattern = ""
        else:
            self._class = ""
        self._redraw()

    def open_class(self, name: str) -> None:
        """Show a class as a page of pictures."""
        self._class, self._pattern, self._from = name, "", 0
        self._redraw()

    def magnify(self, name: str) -> None:
        """Show one pattern of the class, magnified."""
        self._pattern = name
        self._redraw()

    def open_pattern(self, name: str) -> None:
        """Show a pattern of whatever class, magnified. Raises UsageError if there is none."""
        pattern = self.knowledge.library.pattern(name)
        self._class = next(c.name for c in self.knowledge.library.classes if pattern in c.patterns)
        self.magnify(name)

    def edited(self) -> None:
        """Show what an edit changed."""
        self.page.changed(Change.LAYERS)

    def drop_edits(self) -> None:
        """Take the file of the class shown as it is on disk; all edits of it are gone."""
        self._benches.pop(self._class, None)
        self.note = ""
        self._redraw()

    def knowledge_changed(self) -> None:
        """Hear that another library is in force: overlays and firings are asked for anew."""
        self.page.changed(Change.LAYERS)

    def _look_for(self, text: str) -> None:
        self._search, self._from = text.strip()[:80].lower(), 0
        self._pattern = ""
        if self._search:
            self._class = ""
        self._redraw()

    def _show_kind(self, kind: str) -> None:
        self._kind, self._from = kind, 0
        self._pattern = ""
        self._redraw()

    def _redraw(self) -> None:
        self._drawn = None
        self.page.changed(Change.LAYERS)

    def _turn(self, step: int) -> None:
        self._from = max(0, self._from + step * PAGE)
        self._redraw()

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[Change]) -> None:
        """Show what is new."""
        if not self._is_ready:
            self._load()
            return
        if self._class and self._class not in {c.name for c in self.knowledge.library.classes}:
            self._class = self._pattern = ""
        if self._pattern and self._pattern not in {p.name for p in self._bench().found.patterns}:
            self._pattern = ""
        position = self.page.standing.position
        key = (self._class, self._pattern, self.knowledge.version)
        if self._pattern and self._editor is not None and self._drawn == (key[:2], None):
            if self._editor.bench is self._bench():  # else the file is another by now
                self._editor.refresh()
                return
            self._drawn = None
        seen = (key[:2], None) if self._pattern else (key, position)
        if self._drawn == seen:
            return
        self._drawn = seen
        self._body.clear()
        self._editor = None
        self.page.lift(LAYER)
        with self._body, self.page.guarded():
            if self._selection is not None:
                self._show_selection(self._selection)
            elif self._pattern:
                self._editor = PatternEditor(self, self._bench(), self._pattern)
                self._editor.refresh()
            elif self._class:
                self._show_class()
            else:
                self._show_classes()

    def hidden(self) -> None:
        """Take its marks off the board."""
        self.page.lift(LAYER)
        self.page.lift(_SELECTION)
        self._selection = None
        self._drawn = None

    def _load(self) -> None:
        if self.work.current is not None or self.work.problem:
            set_words(self._loading, self.work.problem or "The patterns are read …")
            return
        knowledge = self.knowledge

        def job(errand: Errand) -> None:
            knowledge.load()

        def done(_: None) -> None:
            self._is_ready = True
            self._redraw()

        self.work.start("reads the patterns", job, done)

    def _bench(self) -> PatternBench:
        """Give the working copy of the class shown; one without edits follows its file."""
        bench = self._benches.get(self._class)
        library = self.knowledge.library
        if bench is None or (not bench.is_changed and bench.found != library.of(self._class)):
            bench = self._benches[self._class] = self.knowledge.bench(self._class)
        return bench

    def _fires(self) -> set[str]:
        """Give the names of the patterns that fire for the color to move where the page looks."""
        standing = self.page.standing
        fires = pattern_overlays.fires_by_class(standing.position, standing.scene.ruleset)
        return {name for by in fires for names in by.values() for _, name in names}

    def _is_shown(self, found: PatternClass, pattern: Pattern, fires: set[str]) -> bool:
        if self._kind == "hand" and pattern.seen:
            return False
        if self._kind == "harvested" and not pattern.seen:
            return False
        if self._kind == "here" and pattern.name not in fires:
            return False
        if self._kind == "changed":
            bench = self._benches.get(found.name)
            return bench is not None and pattern.name in bench.changed_names
        said = f"{found.name} {pattern.name} {pattern.why} {' '.join(map(str, pattern.says))}"
        return not self._search or self._search in said.lower()

    def _show_classes(self) -> None:
        fires = self._fires()
        rows = []
        for one in self.knowledge.library.classes:
            bench = self._benches.get(one.name)
            found = bench.found if bench is not None else one
            shown = [p for p in found.patterns if self._is_shown(found, p, fires)]
            if shown:
                rows.append((found, shown))
        count = sum(len(shown) for _, shown in rows)
        classes = counted(len(rows), "class", "classes")
        paragraph(f"{counted(count, 'pattern')} in {classes}.", "quiet")
        if self._search or self._kind in ("here", "changed"):
            self._pictures([(found, p) for found, shown in rows for p in shown], fires)
        with box("classes", "ul"):
            for found, shown in rows:
                here = sum(p.name in fires for p in shown)
                with box("", "li"):
                    button(found.name, partial(self.open_class, found.name), classes="small")
                    told = counted(len(shown), "pattern") + (f", {here} here" if here else "")
                    words(told, classes="quiet")

    def _show_class(self) -> None:
        found, fires = self._bench().found, self._fires()
        with box("bunch"):
            button("← classes", self.page.guard(self.back))
            button("New from the board", self.page.guard(self._begin_selection))
        words(found.name, "h2")
        paragraph(f"Asked at {found.asked}; answer {found.answer}.", "quiet")
        paragraph(" ".join(found.comments)[:600], "quiet")
        shown = [p for p in found.patterns if self._is_shown(found, p, fires)]
        self._pictures([(found, p) for p in shown], fires)
        self.page.lay(self._class_layer(found))

    def _class_layer(self, found: PatternClass) -> Overlay:
        """Give where a class, as it is in force, answers or fires for the color to move."""
        standing = self.page.standing
        moves, shapes = pattern_overlays.fires_by_class(standing.position, standing.scene.ruleset)
        marks: list[Mark] = [
            Symbol(p, "cross", "good")
            for p, names in moves.items()
            if any(of == found.name for of, _ in names)
        ]
        marks += [
            Symbol(p, "circle")
            for p, names in shapes.items()
            if any(of == found.name for of, _ in names)
        ]
        keys: tuple[tuple[Mark, str], ...] = (
            (Symbol(0, "cross", "good"), f"answer of {found.name}"),
            (Symbol(0, "circle"), f"{found.name} fires"),
        )
        return Overlay(LAYER, f"Where {found.name} fires.", tuple(marks), keys)

    def _pictures(self, shown: Sequence[tuple[PatternClass, Pattern]], fires: set[str]) -> None:
        first = min(self._from, max(0, len(shown) - 1) // PAGE * PAGE)
        if len(shown) > PAGE:
            with box("bunch", role="group", aria_label="Pages of pictures"):
                button("◀", partial(self._turn, -1), label="The page before", classes="sign")
                last = min(first + PAGE, len(shown))
                words(f"{first + 1} to {last} of {len(shown)}", classes="quiet")
                if last < len(shown):
                    button("▶", partial(self._turn, 1), label="The next page", classes="sign")
        parts = []
        for found, pattern in shown[first : first + PAGE]:
            drawn = small_svg(pattern.drawing.rows, kinds_of(pattern, found.asked))
            here = ", fires here" if pattern.name in fires else ""
            name = escape(pattern.name)
            parts.append(
                f'<button type="button" class="thumb{" fires" if here else ""}" data-pattern="{name}" '
                f'title="{name}" aria-label="{name}{here}">{drawn}</button>'
            )
        pictures = box("thumbs")
        pictures._props["innerHTML"] = "".join(parts)
        pictures.on("click", lambda event: self._picked(event.args), js_handler=_PICK)

    def _picked(self, said: object) -> None:
        if not isinstance(said, str):
            return
        with self.page.guarded():
            if self._class and any(p.name == said for p in self._bench().found.patterns):
                self.magnify(said)
                return
            for of, bench in self._benches.items():
                if any(p.name == said for p in bench.found.patterns):
                    self._class = of
                    self.magnify(said)
                    return
            self.open_pattern(said)

    # A new pattern from the board. ------------------------------------------------------------------------------------

    def _begin_selection(self) -> None:
        self._selection = Selection(steps_of(self._bench().found.asked))
        self._redraw()

    def point(self, point: Point, shift: bool) -> bool:
        """Take a click while a piece of the board is being chosen."""
        if self._selection is None or not self._selection.wanted:
            return False
        self._selection.take(point)
        self._mark_selection(self._selection)
        self._redraw()
        return True

    def _mark_selection(self, selection: Selection) -> None:
        marks: list[Mark] = [Tint(p, 0.4, "amount") for p in selection.region]
        marks += [Symbol(p, "square") for p in selection.corners]
        if selection.focus:
            marks.append(Symbol(selection.focus, "circle"))
        if selection.answer:
            marks.append(Symbol(selection.answer, "cross", "good"))
        self.page.lay(
            Overlay(_SELECTION, "The piece of the board for a new pattern.", tuple(marks))
        )

    def _show_selection(self, selection: Selection) -> None:
        with box("bunch"):
            button("← cancel", self.page.guard(self.back))
            button("From the beginning", self.page.guard(self._begin_selection))
        words(f"A new pattern for {self._class}", "h2")
        if selection.wanted:
            words(f"Click on the board: {selection.wanted}.", "p", "lead")
            if selection.may_end:
                button("It has no answer", self.page.guard(self._no_answer))
            return
        to_move = self.page.standing.position.to_move
        said = {"name": "", "why": "", "own": str(to_move), "saying": ""}
        sayings = sayings_for(self._bench().found, selection)
        said["saying"] = next(iter(sayings), "")

        def put(key: str, text: str) -> None:
            said[key] = text

        field("Name, such as hane-at-the-edge", "", partial(put, "name"), maxlength=80)
        field("Why, a sentence", "", partial(put, "why"), maxlength=400)
        colors = {str(c): color_name(c) for c in (to_move, opposite(to_move))}
        choice("Own", colors, str(to_move), partial(put, "own"))
        choice("It says", sayings, said["saying"], partial(put, "saying"))
        button("Make it", self.page.guard(partial(self._make, selection, said)), classes="chief")

    def _no_answer(self) -> None:
        assert self._selection is not None
        self._selection.leave_out_answer()
        self._redraw()

    def _make(self, selection: Selection, said: Mapping[str, str]) -> None:
        bench = self._bench()
        name = said["name"].strip()
        if self._is_taken(name, bench):
            raise UsageError(f"there is a pattern '{name}' already: expected a name of its own")
        selection.add_to(
            bench,
            self.page.standing.position,
            name=name,
            why=said["why"].strip(),
            own=int(said["own"]),
            saying=said["saying"],
        )
        self._selection = None
        self.page.lift(_SELECTION)
        self.magnify(name)

    def _is_taken(self, name: str, bench: PatternBench) -> bool:
        classes = (*self.knowledge.library.classes, bench.found)
        return any(pattern.name == name for found in classes for pattern in found.patterns)
