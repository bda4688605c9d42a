"""The panel of variations: the game as a tree to click in, the comment of the node, moving and taking out branches.

Takes a page; shows the tree around where it looks. Changes it through the table alone.
"""

from __future__ import annotations

from functools import partial

from nicegui.element import Element

from riyu.base.errors import UsageError
from riyu.game.points import point_text
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.parts import box, button, heading, set_words, words
from riyu.interfaces.web.table import Change, node_at
from riyu.interfaces.web.tree_drawing import Layout, lay_out, tree_svg

__all__ = ["TreePanel"]

_LONGEST_COMMENT = 20_000


class TreePanel(Panel):
    """Variations and comments."""

    name = "tree"
    title = "Variations"

    def build(self) -> None:
        """Build the panel."""
        page = self.page
        self._drawn: tuple[object, ...] = ()
        self._layout: Layout | None = None
        self._tree = box("tree", role="img", aria_label="The tree of variations")
        self._tree.on(
            "click",
            lambda event: self._clicked(event.args),
            js_handler="(event) => emit(event.target.closest('[data-node]')?.dataset.node)",
        )
        with box("bunch", role="group", aria_label="Variations"):
            button(
                "↑",
                page.variation_before,
                label="The variation before",
                title="The variation before (↑)",
                classes="sign",
            )
            button(
                "↓",
                page.variation_after,
                label="The variation after",
                title="The variation after (↓)",
                classes="sign",
            )
            button(
                "Take out",
                page.guard(self._take_out),
                title="Take this move out with all that follows",
            )
            self._where = words("", "span", "quiet")
        self._branches = box("bunch", role="group", aria_label="Moves that follow")
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

    def refresh(self, changes: frozenset[Change]) -> None:
        """Show what is new."""
        if not changes & {Change.TREE, Change.LOOK}:
            return
        page = self.page
        if Change.TREE in changes or self._layout is None or page.node not in self._layout:
            self._layout = lay_out(page.node)
        text = tree_svg(self._layout, page.node)
        if text != self._tree._props.get("innerHTML"):
            self._tree._props["innerHTML"] = text
            self._tree.update()
            self._tree.client.run_javascript(
                "document.querySelector('.tree .now')?.scrollIntoView({block:'nearest',inline:'nearest'})"
            )
        comment = page.node.text("C")[:_LONGEST_COMMENT]
        if self._comment._props["value"] != comment:
            self._comment._props["value"] = comment
            self._comment.update()
        parent = page.node.parent
        siblings = len(parent.children) if parent is not None else 1
        set_words(self._where, f"{siblings} variations here" if siblings > 1 else "")
        shown = tuple(id(child) for child in page.node.children)
        if shown != self._drawn:
            self._drawn = shown
            self._branches.clear()
            with self._branches:
                for child in page.node.children[:12]:
                    last = page.table.standing(child).last
                    name = point_text(last.point) if last else "set-up"
                    button(
                        name,
                        partial(page.go, child),
                        title="Look at this",
                        classes="small",
                    )

    def _clicked(self, said: object) -> None:
        if isinstance(said, str):
            self.page.go(node_at(self.page.table.root, said))

    def _take_out(self) -> None:
        page = self.page
        if page.node.parent is None:
            raise UsageError("the beginning can't be taken out")
        page.table.delete(page.node)

    def _say(self, text: str) -> None:
        self._comment._props["value"] = text
        with self.page.guarded():
            self.page.table.comment(self.page.node, text)
