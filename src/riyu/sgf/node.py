"""Game trees: nodes with their properties in order, and collections of trees; of any depth, nothing recurses.

Takes property names and values, gives them back. Nothing in this module is Go-specific.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from riyu.base.errors import Place, UsageError
from riyu.sgf.text import escape, is_well_formed, simple, unescape

__all__ = ["Collection", "Node", "Origin", "Properties", "SgfWarning"]

Properties: TypeAlias = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class SgfWarning:
    """What was repaired in reading, and where: line and column from 1, in characters of the decoded text."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a tree was read: the source's name and the offset of each line's first character."""

    source: str
    line_starts: tuple[int, ...] = field(repr=False)

    def place(self, offset: int) -> Place:
        """Give line and column of an offset into the decoded text."""
        line = bisect_right(self.line_starts, offset)
        return Place(self.source, line, offset - self.line_starts[line - 1] + 1)


class Node:
    """One node of a tree: properties in the order of the file, children with the main line first.

    `properties` maps a name to its raw values (escapes as in the file, so that what is unknown is kept exactly).
    Nodes may share it: change it through the methods only. Nodes are equal only to themselves; `same` compares
    content.
    """

    __slots__ = ("_offset", "_origin", "children", "parent", "properties")

    parent: Node | None
    children: Sequence[Node]
    properties: Properties

    def __init__(
        self,
        parent: Node | None = None,
        properties: Properties | None = None,
        origin: Origin | None = None,
        offset: int = 0,
    ) -> None:
        """Make a node; it is not entered among the parent's children (`new_child` does both)."""
        self.parent = parent
        self.children = ()
        self.properties = {} if properties is None else properties
        self._origin = origin
        self._offset = offset

    # Properties.

    def __contains__(self, name: str) -> bool:
        return name in self.properties

    def raw(self, name: str) -> tuple[str, ...]:
        """Give a property's raw values, none if it is absent."""
        return self.properties.get(name, ())

    def text(self, name: str, default: str = "") -> str:
        """Give a property's text with its line breaks (several values: a line each), or the default if it is absent."""
        values = self.properties.get(name)
        return default if values is None else "\n".join([unescape(value) for value in values])

    def simple(self, name: str, default: str = "") -> str:
        """Give a property's first value as one line, or the default if it is absent."""
        values = self.properties.get(name)
        return default if values is None else simple(values[0])

    def set_raw(self, name: str, *values: str) -> None:
        """Set a property to raw values; raise UsageError for a name or value that can't be written."""
        if not (name.isascii() and name.isalnum() and name[0].isalpha() and name == name.upper()):
            raise UsageError(
                f"property name '{name}': expected capital letters and digits, such as 'LB'"
            )
        if not values:
            raise UsageError(
                f"property {name} without a value: expected at least one (it may be empty)"
            )
        for value in values:
            if not is_well_formed(value):
                raise UsageError(f"value '{value}' of {name}: expected ']' and '\\' escaped")
        self.properties = {**self.properties, name: values}

    def set_text(self, name: str, *texts: str) -> None:
        """Set a property to texts; they are escaped here."""
        self.set_raw(name, *map(escape, texts))

    def remove(self, name: str) -> None:
        """Take a property off; nothing happens if it is absent."""
        self.properties = {key: self.properties[key] for key in self.properties if key != name}

    # The tree.

    def add(self, child: Node, at: int | None = None) -> Node:
        """Enter a node with all below it as child, last or before child number `at` (from 0), and give it back.

        Raises UsageError if it has a parent, or if this node lies below it.
        """
        if child.parent is not None:
            raise UsageError("the node is in a tree already: detach it first")
        if self.root is child:
            raise UsageError("a node can't come below itself")
        child.parent = self
        if not self.children:
            self.children = [child]
        else:
            siblings = cast("list[Node]", self.children)
            siblings.insert(len(siblings) if at is None else at, child)
        return child

    def new_child(self, properties: Properties | None = None) -> Node:
        """Make a node as last child of this one."""
        child = Node(self, properties)
        if self.children:
            cast("list[Node]", self.children).append(child)
        else:
            self.children = [child]
        return child

    def detach(self) -> None:
        """Take this node with all below it out of its tree: it becomes a root."""
        if self.parent is not None:
            self.parent.children = [child for child in self.parent.children if child is not self]
            self.parent = None

    @property
    def root(self) -> Node:
        """The node without a parent above this one."""
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    @property
    def depth(self) -> int:
        """The number of nodes above this one."""
        return len(self.path()) - 1

    @property
    def place(self) -> Place:
        """Where the node was read, the place of its `;`; no place for a node made by a program."""
        return self._origin.place(self._offset) if self._origin is not None else Place()

    def path(self) -> list[Node]:
        """Give the nodes from the root to this one."""
        nodes = []
        node: Node | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def main_line(self) -> Iterator[Node]:
        """Give this node, its first child, the first child of that, and so on."""
        node = self
        yield node
        while node.children:
            node = node.children[0]
            yield node

    def walk(self) -> Iterator[Node]:
        """Give this node and all below it in the order of the file."""
        pending = [self]
        while pending:
            node = pending.pop()
            yield node
            pending.extend(reversed(node.children))

    # Comparing, copying, printing: by loops, for a game of 100,000 moves is as deep.

    def same(self, other: Node) -> bool:
        """Say whether both have the same properties and values (in whatever order) and the same nodes below them."""
        pending = [(self, other)]
        while pending:
            a, b = pending.pop()
            if a.properties != b.properties or len(a.children) != len(b.children):
                return False
            pending.extend(zip(a.children, b.children, strict=True))
        return True

    def copy(self) -> Node:
        """Give a copy of this node and all below it, as a tree of its own."""
        return _from_flat(self._flat())

    def __copy__(self) -> Node:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        twin = self.copy()
        memo[id(self)] = twin
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _from_flat, (self._flat(),)

    def _flat(self) -> list[tuple[int, Properties]]:
        flat: list[tuple[int, Properties]] = []
        pending = [(-1, self)]
        while pending:
            above, node = pending.pop()
            number = len(flat)
            flat.append((above, node.properties))
            pending.extend([(number, child) for child in reversed(node.children)])
        return flat

    def __repr__(self) -> str:
        inner = "".join(
            name + "".join(f"[{value}]" for value in values)
            for name, values in self.properties.items()
        )
        shown = inner if len(inner) <= 60 else inner[:57] + "..."
        return f"<Node {shown} children={len(self.children)}>"


def _from_flat(flat: Iterable[tuple[int, Properties]]) -> Node:
    nodes: list[Node] = []
    for above, properties in flat:
        nodes.append(nodes[above].new_child(properties) if above >= 0 else Node(None, properties))
    return nodes[0]


@dataclass(slots=True)
class Collection:
    """The trees of one source, what was repaired in reading them, and the charset they were read by.

    Two collections are equal if their trees have the same content. `source` is a file's or other name, empty if
    unknown.
    """

    trees: list[Node] = field(default_factory=list)
    warnings: tuple[SgfWarning, ...] = ()
    source: str = ""
    charset: str = "utf-8"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Collection):
            return NotImplemented
        return len(self.trees) == len(other.trees) and all(
            a.same(b) for a, b in zip(self.trees, other.trees, strict=True)
        )

    __hash__ = None  # type: ignore[assignment]  # it can change

    def __str__(self) -> str:
        """Give the SGF text of the trees as they are; `riyu.sgf.parser.parse` reads it back."""
        from riyu.sgf.writer import write_text

        return write_text(self.trees, stamp=False)

    @property
    def first(self) -> Node:
        """The root of the first tree; there always is one in what the parser gives."""
        return self.trees[0]
