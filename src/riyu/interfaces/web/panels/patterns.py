"""The panel of patterns: classes, a class as a page of pictures, one pattern magnified, a new one from the board.

Takes a desk; shows the patterns in force and drafts of their files. Edits nothing itself: drafts do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path

from riyu.base.words import counted
from riyu.candidates.asked import CLASSES
from riyu.game.points import Point
from riyu.interfaces.picture import Mark, Overlay, Symbol
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.board_piece import BoardPiece
from riyu.interfaces.web.panels.file_panel import FilePanel
from riyu.interfaces.web.panels.new_files import build_new_class
from riyu.interfaces.web.panels.pattern_editor import PatternEditor
from riyu.interfaces.web.panels.pattern_trial import LAYER
from riyu.interfaces.web.parts import box, button, choice, empty, field, paragraph, words
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.interfaces.web.pattern_drawing import kinds_of, small_svg
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand
from riyu.patterns.files import package_folder
from riyu.patterns.model import Pattern, PatternClass
from riyu.patterns.tables import WHOLE_BOARD

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


class PatternsPanel(FilePanel[PatternDraft]):
    """Patterns to look at and to edit: files are classes, blocks their patterns."""

    name = "patterns"
    title = "Patterns"
    mode = "build"

    _search = ""
    _kind = "all"
    _from = 0

    def __init__(self, desk: Desk) -> None:
        self.knowledge = desk.hall.patterns
        super().__init__(desk, self.knowledge)
        self._piece: BoardPiece | None = None

    def build(self) -> None:
        """Build the panel."""
        with box("bunch"):
            field("Search", self._search, self._look_for, placeholder="name, word or purpose")
            choice("Shown", _KINDS, self._kind, self._show_kind)
        self.build_list()
        with box("") as self._new:
            build_new_class(self.desk, self.knowledge, self.begin)
        self._new.set_visibility(False)

    # Where it looks. --------------------------------------------------------------------------------------------------

    def state(self) -> Mapping[str, str]:
        """Give class and pattern, and what edits are kept under."""
        shown = {k: v for k, v in (("class", self.file), ("pattern", self.block)) if v}
        return shown | self.state_of_drafts()

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up class and pattern; what there is none of is passed over once the patterns are loaded."""
        self.file, self.block = state.get("class", ""), state.get("pattern", "")
        self.restore_drafts(state)

    def back(self) -> None:
        """Show the whole class, or from there all classes."""
        if self._piece is not None:
            self.leave_piece()
            self.redraw()
        else:
            super().back()

    def open_class(self, name: str) -> None:
        """Show a class as a page of pictures."""
        self.file, self.block, self._from = name, "", 0
        self.redraw()

    def open(self, what: str) -> None:
        """Show a pattern of whatever class, magnified. Raises UsageError if there is none."""
        pattern = self.knowledge.library.pattern(what)
        self.file = next(c.name for c in self.knowledge.library.classes if pattern in c.patterns)
        self.magnify(what)

    def leave_piece(self) -> None:
        """Let go of the piece of the board that was being chosen."""
        if self._piece is not None:
            self._piece.close()
            self._piece = None

    def _look_for(self, text: str) -> None:
        self._search, self._from = text.strip()[:80].lower(), 0
        self.block = ""
        if self._search:
            self.file = ""
        self.redraw()

    def _show_kind(self, kind: str) -> None:
        self._kind, self._from = kind, 0
        self.block = ""
        self.redraw()

    def _turn(self, step: int) -> None:
        self._from = max(0, self._from + step * PAGE)
        self.redraw()

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        if not self.is_ready(changes):
            return
        if self.file and not self.is_there():
            self.file = self.block = ""
        if self.block and self.block not in {p.name for p in self.draft().found.patterns}:
            self.block = ""
        position = self.desk.standing.position
        key = (self.file, self.block, self.knowledge.version, self.wrong())
        if self.block and self._editor is not None and self._drawn == (key[:2], None):
            if self._editor.draft is self.draft():  # else the file is another by now
                self._editor.refresh()
                return
            self._drawn = None
        seen: object = (key[:2], None)
        if not self.block:
            seen = (key, position, self.others_key() if self.file else None)
        if self._piece is not None:
            seen = self._piece.stage
        if self._drawn == seen:
            return
        self._drawn = seen
        self.close_editor()
        empty(self._body)
        self._new.set_visibility(not self.file)
        self.desk.lift(LAYER)
        with self._body, self.desk.guarded():
            if self._piece is not None:
                self._piece.build()
            elif self.block:
                self._editor = PatternEditor(self, self.knowledge, self.draft(), self.block)
                self._editor.refresh()
            elif self.file:
                self._show_class()
            else:
                self._show_classes()

    def hidden(self) -> None:
        """Take its marks off the board."""
        super().hidden()
        self.desk.lift(LAYER)
        self.leave_piece()

    def point(self, point: Point, shift: bool) -> bool:
        """Take a click while a piece of the board is being chosen."""
        return self._piece is not None and self._piece.point(point)

    def read_files(self) -> Callable[[Errand], object]:
        """Give the job that reads the patterns."""
        knowledge = self.knowledge
        return lambda errand: knowledge.load()

    def _fires(self) -> set[str]:
        """Give the names of the patterns that fire for the color to move where the page looks."""
        standing = self.desk.standing
        fires = self.knowledge.fires.at(standing.position, standing.scene.ruleset)
        return {name for by in fires for names in by.values() for _, name in names}

    def _is_shown(self, found: PatternClass, pattern: Pattern, fires: set[str]) -> bool:
        if self._kind == "hand" and pattern.seen:
            return False
        if self._kind == "harvested" and not pattern.seen:
            return False
        if self._kind == "here" and pattern.name not in fires:
            return False
        if self._kind == "changed":
            draft = self._drafts.get(found.name)
            return draft is not None and pattern.name in draft.changed_names
        said = f"{found.name} {pattern.name} {pattern.why} {' '.join(map(str, pattern.says))}"
        return not self._search or self._search in said.lower()

    def _show_classes(self) -> None:
        fires = self._fires()
        rows = []
        for one in self.knowledge.library.classes:
            draft = self._drafts.get(one.name)
            found = draft.found if draft is not None else one
            shown = [p for p in found.patterns if self._is_shown(found, p, fires)]
            if shown:
                rows.append((found, shown))
        count = sum(len(shown) for _, shown in rows)
        classes = counted(len(rows), "class", "classes")
        paragraph(f"{counted(count, 'pattern')} in {classes}.", "quiet")
        self.build_wrong()
        if self._search or self._kind in ("here", "changed"):
            self._pictures([(found, p) for found, shown in rows for p in shown], fires)
        drafted = self.knowledge.drafted()
        with box("classes", "ul"):
            for found, shown in rows:
                here = sum(p.name in fires for p in shown)
                told = counted(len(shown), "pattern") + (f", {here} here" if here else "")
                is_edited = Path(found.place.source).stem in drafted
                self._class_row(found.name, told + (", edits not saved" if is_edited else ""))
            for name in self.begun():
                self._class_row(name, "new, not saved")

    def _class_row(self, name: str, told: str) -> None:
        with box("", "li"):
            button(name, self.desk.guard(partial(self.open_class, name)), classes="small")
            words(told, classes="quiet")

    def _show_class(self) -> None:
        draft, fires = self.draft(), self._fires()
        found = draft.found
        with box("bunch"):
            button("← classes", self.desk.guard(self.back))
            button("New from the board", self.desk.guard(self._begin_piece))
        words(found.name, "h2")
        paragraph(f"Asked at {found.asked}; answer {found.answer}.", "quiet")
        paragraph(" ".join(found.comments)[:600], "quiet")
        if not _is_asked(found):
            paragraph("riyu's moves do not ask this class yet.", "quiet")
        self.build_edits()
        self.build_others()
        if not found.patterns:
            paragraph("It has no pattern yet: make one from the board.")
        shown = [p for p in found.patterns if self._is_shown(found, p, fires)]
        self._pictures([(found, p) for p in shown], fires)
        self.desk.lay(self._class_layer(found))

    def _begin_piece(self) -> None:
        self._piece = BoardPiece(self, self.knowledge)
        self.redraw()

    def _class_layer(self, found: PatternClass) -> Overlay:
        """Give where a class, as it is in force, answers or fires for the color to move."""
        standing = self.desk.standing
        moves, shapes = self.knowledge.fires.at(standing.position, standing.scene.ruleset)
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
        with self.desk.guarded():
            if self.file and any(p.name == said for p in self.draft().found.patterns):
                self.magnify(said)
                return
            for of, draft in self._drafts.items():
                if any(p.name == said for p in draft.found.patterns):
                    self.file = of
                    self.magnify(said)
                    return
            self.open(said)


def _is_asked(found: PatternClass) -> bool:
    """Say whether anything in riyu asks a class: its own are asked, others only over the whole board, as facts."""
    own = package_folder("patterns") / f"{found.name}.pat"
    return found.name in CLASSES or found.asked.focus == WHOLE_BOARD or own.is_file()
