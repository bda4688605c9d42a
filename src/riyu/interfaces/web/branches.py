"""A tree of moves as a list that is folded up: what follows a move is built when it is unfolded first.

Takes branches, whose children are asked for when they are needed; gives elements. Knows no reading and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nicegui.element import Element

from riyu.game.points import Point
from riyu.interfaces.web.parts import box, button, empty, words

__all__ = ["Branch", "Branches"]

_UNFOLDED_AT_ONCE = 12  # moves that follow each other without a choice
_MOST = 300  # rows that "unfold all" builds


@dataclass(frozen=True, eq=False)
class Branch:
    """A move with the moves before it, in words, and what follows; `kind` is `good`, `bad` or empty, for its looks."""

    line: tuple[Point, ...]
    words: str
    follow: Callable[[], Sequence[Branch]]
    has_more: bool
    kind: str = ""


class Branches:
    """The list of one tree. `choose` is told of a move that is clicked, by its branch."""

    def __init__(self, label: str, choose: Callable[[Branch], object]) -> None:
        self._choose = choose
        self._rows: list[_Row] = []
        with box("bunch") as self._tools:
            button("Unfold all", self._unfold_all, classes="small")
            button("Fold", self._fold_all, classes="small")
        self._list = box("branches", "ul", aria_label=label)

    def show(self, branches: Sequence[Branch]) -> None:
        """Show a tree from its first moves."""
        empty(self._list)
        self._rows = []
        self._tools.set_visibility(any(branch.has_more for branch in branches))
        with self._list:
            self._rows = [_Row(branch, self._choose) for branch in branches]

    def _unfold_all(self) -> None:
        ahead, built = list(self._rows), 0
        while ahead and built < _MOST:
            row = ahead.pop(0)
            row.unfold(0)
            built += len(row.below)
            ahead += row.below

    def _fold_all(self) -> None:
        for row in self._rows:
            row.fold()


class _Row:
    """A move's row and, once it was unfolded, those of what follows."""

    def __init__(self, branch: Branch, choose: Callable[[Branch], object]) -> None:
        self.branch = branch
        self.below: list[_Row] = []
        self._choose = choose
        self._box: Element | None = None
        self._is_open = False
        with box("", "li") as self._item, box(f"move {branch.kind}"):
            if branch.has_more:
                self._sign = button(
                    "▸", self._switch, label=f"What follows {branch.words}", classes="fold"
                )
                self._sign._props["aria-expanded"] = "false"
            else:
                words("", classes="fold")
            button(branch.words, lambda: choose(branch), classes="small plain")

    def _switch(self) -> None:
        if self._is_open:
            self.fold()
        else:
            self.unfold()

    def unfold(self, more: int = _UNFOLDED_AT_ONCE) -> None:
        """Show what follows, and so on while there is no choice, up to `more` moves."""
        if not self.branch.has_more:
            return
        if self._box is None:
            follow = self.branch.follow()
            with self._item:
                self._box = box("only" if len(follow) == 1 else "", "ul")
            with self._box:
                self.below = [_Row(branch, self._choose) for branch in follow]
        self._set_open(True)
        if more and len(self.below) == 1:
            self.below[0].unfold(more - 1)

    def fold(self) -> None:
        """Hide what follows."""
        if self._is_open:
            self._set_open(False)

    def _set_open(self, is_open: bool) -> None:
        self._is_open = is_open
        if self._box is not None:
            self._box.set_visibility(is_open)
        self._sign._props["aria-expanded"] = "true" if is_open else "false"
        self._sign.set_text("▾" if is_open else "▸")
