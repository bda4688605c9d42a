"""Changes of a game's tree that can be undone: nodes put in and taken out, properties set.

Takes nodes and changes; gives the node to look at after each. Knows no Go and no page.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from riyu.sgf.node import Node, Properties

__all__ = ["Edit", "Edits", "PutIn", "Reworded", "TakenOut", "Together"]

_MOST = 2000  # edits kept


@dataclass(frozen=True, slots=True)
class PutIn:
    """A node that was put in below `parent` as child number `at`."""

    node: Node
    parent: Node
    at: int

    def undo(self) -> Node:
        """Take it out again; give the node to look at."""
        self.node.detach()
        return self.parent

    def redo(self) -> Node:
        """Put it in again; give the node to look at."""
        self.parent.add(self.node, self.at)
        return self.node


@dataclass(frozen=True, slots=True)
class TakenOut:
    """A node that was taken out from below `parent`, where it was child number `at`."""

    node: Node
    parent: Node
    at: int

    def undo(self) -> Node:
        """Put it in again; give the node to look at."""
        self.parent.add(self.node, self.at)
        return self.node

    def redo(self) -> Node:
        """Take it out again; give the node to look at."""
        self.node.detach()
        return self.parent


@dataclass(frozen=True, slots=True)
class Reworded:
    """A node whose property `name` was changed from some raw values to others; none: absent."""

    node: Node
    name: str
    before: tuple[str, ...]
    after: tuple[str, ...]

    def undo(self) -> None:
        """Set the old values; who looks somewhere stays there."""
        self._set(self.before)

    def redo(self) -> None:
        """Set the new values; who looks somewhere stays there."""
        self._set(self.after)

    def _set(self, values: tuple[str, ...]) -> None:
        if values:
            self.node.set_raw(self.name, *values)
        else:
            self.node.remove(self.name)


@dataclass(frozen=True, slots=True)
class Together:
    """Several changes that are undone and made again as one."""

    edits: tuple[PutIn | TakenOut | Reworded, ...]

    def undo(self) -> Node | None:
        """Undo them, the last first; give the node to look at, if one of them has one."""
        found = None
        for edit in reversed(self.edits):
            found = edit.undo() or found
        return found

    def redo(self) -> Node | None:
        """Make them again; as `undo`."""
        found = None
        for edit in self.edits:
            found = edit.redo() or found
        return found


Edit: TypeAlias = PutIn | TakenOut | Reworded | Together
"""One change."""


@dataclass(slots=True)
class Edits:
    """The changes made and those undone, the last at the end."""

    _done: list[Edit] = field(default_factory=list)
    _undone: list[Edit] = field(default_factory=list)

    @property
    def can_undo(self) -> bool:
        """Say whether there is a change to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Say whether there is a change to make again."""
        return bool(self._undone)

    def put_in(self, parent: Node, properties: Properties) -> Node:
        """Put a new node in as last child and give it."""
        node = Node(None, properties)
        parent.add(node)
        self._note(PutIn(node, parent, len(parent.children) - 1))
        return node

    def take_out(self, node: Node) -> Node:
        """Take a node out with all below it; give its parent."""
        parent = node.parent
        assert parent is not None
        at = next(k for k, child in enumerate(parent.children) if child is node)
        node.detach()
        self._note(TakenOut(node, parent, at))
        return parent

    def reword(self, node: Node, name: str, *texts: str) -> None:
        """Set a property to texts, or take it off if there are none."""
        before = node.raw(name)
        if texts:
            node.set_text(name, *texts)
        else:
            node.remove(name)
        if node.raw(name) != before:
            self._note(Reworded(node, name, before, node.raw(name)))

    @contextmanager
    def as_one(self) -> Iterator[None]:
        """Have all changes of a block, a few, undone and made again as one."""
        before = len(self._done)
        yield
        made = tuple(edit for edit in self._done[before:] if not isinstance(edit, Together))
        if len(made) > 1:
            self._done[before:] = [Together(made)]

    def came_in_before(self, node: Node) -> None:
        """Take a node that was there from the start for the first change: one that put it in."""
        parent = node.parent
        assert parent is not None
        at = next(k for k, child in enumerate(parent.children) if child is node)
        self._done.insert(0, PutIn(node, parent, at))

    def undo(self) -> Node | None:
        """Undo the last change; give the node to look at, None if that stays. Raises IndexError without a change."""
        edit = self._done.pop()
        self._undone.append(edit)
        return edit.undo()

    def redo(self) -> Node | None:
        """Make the change undone last again; as `undo`."""
        edit = self._undone.pop()
        self._done.append(edit)
        return edit.redo()

    def _note(self, edit: Edit) -> None:
        self._done.append(edit)
        del self._done[:-_MOST]
        self._undone.clear()
