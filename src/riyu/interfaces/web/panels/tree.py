"""The panel of variations: the game as a tree to click and walk in, the node's comment and marks, taking branches out.

Takes a desk; shows the tree around where it looks. Changes it through the table alone.
"""

from __future__ import annotations

from functools import partial
from string import ascii_lowercase

from nicegui.element import Element

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, NO_POINT, PASS, WHITE
from riyu.game.points import Point, point_text
from riyu.interfaces.file_marks import BETWEEN, BRUSHES
from riyu.interfaces.picture import Mark, Overlay, Symbol, Text
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.parts import box, button, empty, heading, set_words, words
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.tree_drawing import Layout, lay_out
from riyu.interfaces.web.tree_picture import TreePicture
from riyu.sgf.node import Node

__all__ = ["TreePanel"]

_LONGEST_COMMENT = 20_000
_LAYER = "moves-that-follow"


class TreePanel(Panel):
    """Variations and comments."""

    name = "tree"
    title = "Variations"

    def build(self) -> None:
        """Build the panel."""
        desk = self.desk
        self._drawn: tuple[object, ...] = ()
        self._layout: Layout | None = None
        self._brush = ""
        self._start: tuple[Node, Point] | None = (
            None  # of a mark between two points, where only one was clicked yet
        )
        self._brushes: dict[str, Element] = {}
        self._tree = TreePicture(self._look_at, self._reach)
        with box("bunch", role="group", aria_label="Variations"):
            button(
                "↑",
                partial(desk.do, "variation_before"),
                label="The variation before",
                title="The variation before (↑)",
                classes="sign",
            )
            button(
                "↓",
                partial(desk.do, "variation_after"),
                label="The variation after",
                title="The variation after (↓)",
                classes="sign",
            )
            button(
                "Take out",
                desk.guard(self._take_out),
                title="Take this move out with all that follows",
            )
            self._where = words("", "span", "quiet")
        self._branches = box("bunch", role="group", aria_label="Moves that follow")
        with box("bunch brushes", role="group", aria_label="Marks: choose one, then click points"):
            for name, (sign, title) in BRUSHES.items():
                chosen = button(
                    sign,
                    partial(self._choose, name),
                    label=title,
                    title=f"{title}: click points",
                    classes="sign",
                )
                chosen._props["aria-pressed"] = "false"
                self._brushes[name] = chosen
            words("marks on the board", "span", "quiet")
        heading("Comment")
        with box("field", "label"):
            words("On this move", classes="quiet")
            self._comment = Element("textarea")
            self._comment._props.update({"rows": 6, "value": ""})
        self._comment.on(
            "change",
            lambda event: self._say(str(event.args)[:_LONGEST_COMMENT]),
            js_handler="(event) => emit(event.target.value)",
        )
        saving = words("Save without riyu's reasons", "a", "button small")
        href = f"/table/{self.desk.seated.id}.sgf?bare=true"
        saving._props.update({"href": href, "download": "", "title": "Your own comments stay"})

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        if not changes & {TableChange.TREE, TableChange.LOOK}:
            return
        desk = self.desk
        if TableChange.TREE in changes or self._layout is None or desk.node not in self._layout:
            self._layout = lay_out(desk.node, self._layout, self._riyus())
        self._tree.show(self._layout, desk.node)
        comment = desk.node.text("C")[:_LONGEST_COMMENT]
        if self._comment._props["value"] != comment:
            self._comment._props["value"] = comment
            self._comment.update()
        parent = desk.node.parent
        siblings = len(parent.children) if parent is not None else 1
        set_words(self._where, f"{siblings} variations here" if siblings > 1 else "")
        self._show_next()
        shown = tuple(id(child) for child in desk.node.children)
        if shown != self._drawn:
            self._drawn = shown
            empty(self._branches)
            with self._branches:
                for child in desk.node.children[:12]:
                    last = desk.table.standing(child).last
                    name = point_text(last.point) if last else "set-up"
                    button(
                        name,
                        partial(desk.go, child),
                        title="Look at this",
                        classes="small",
                    )

    def _choose(self, name: str) -> None:
        """Take a brush up: clicks put marks then; the same again puts it down."""
        self._brush = "" if name == self._brush else name
        self._start = None
        self.desk.light(())
        for other, element in self._brushes.items():
            element._props["aria-pressed"] = str(other == self._brush).lower()
            element.update()

    def point(self, point: Point, shift: bool) -> bool:
        """Put a mark on the point, while a brush is taken up; from point to point by two clicks, the first lit up."""
        desk = self.desk
        if not self._brush:
            return False
        if self._brush not in BETWEEN:
            desk.table.mark(desk.node, self._brush, point)
            return True
        node, start = self._start or (None, NO_POINT)
        if node is not desk.node:
            self._start = desk.node, point
            desk.light((point,))
            return True
        self._start = None
        desk.light(())
        if start != point:
            desk.table.mark(desk.node, self._brush, point, start)
        return True

    def hidden(self) -> None:
        """Put the brush down, and take the marks of what follows off."""
        if self._brush:
            self._choose(self._brush)
        self.desk.lift(_LAYER)

    def _show_next(self) -> None:
        """Mark where the moves that follow lie, by letters in their order where there are several."""
        desk = self.desk
        moves = [
            last.point
            for child in desk.node.children[:26]
            if (last := desk.table.standing(child).last) and last.point != PASS
        ]
        marks: tuple[Mark, ...] = tuple(Symbol(point, "dot", "neutral") for point in moves)
        if len(moves) > 1:
            letters = zip(moves, ascii_lowercase, strict=False)
            marks = tuple(Text(point, letter, "neutral") for point, letter in letters)
        if marks:
            desk.lay(Overlay(_LAYER, "The moves that follow in the game's tree.", marks))
        else:
            desk.lift(_LAYER)

    def _riyus(self) -> str:
        """Give the colors that riyu plays here."""
        names = (("B", BLACK), ("W", WHITE))
        return "".join(name for name, color in names if self.desk.table.is_riyus(color))

    def _look_at(self, node: Node) -> None:
        self.desk.go(node)

    def _reach(self, node: Node) -> None:
        """Draw the tree around a node that the focus came to, wherever the page looks."""
        if self.desk.table.holds(node):
            self._layout = lay_out(node, None, self._riyus())
            self._tree.show(self._layout, self.desk.node)

    def _take_out(self) -> None:
        desk = self.desk
        if desk.node.parent is None:
            raise UsageError("the beginning can't be taken out")
        desk.table.delete(desk.node)

    def _say(self, text: str) -> None:
        self._comment._props["value"] = text
        with self.desk.guarded():
            self.desk.table.comment(self.desk.node, text)
