"""A game file on the table: the trees as they were read, and the game as it went on written back into them.

Takes a collection and a table; gives trees that have all that was read, with the moves played since. Plays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from riyu.game.constants import BLACK
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import Ruleset
from riyu.interfaces.gtp.table import Table
from riyu.sgf import points
from riyu.sgf.node import Collection, Node
from riyu.sgf.path import Path, Setup, steps_of
from riyu.sgf.record import tree_of

__all__ = ["Loaded", "loaded_from", "written_back"]


@dataclass(frozen=True, slots=True)
class Loaded:
    """The trees of a file, the first of them on the table; nobody changes them.

    `anchor` counts the nodes from the root to the one with the last stones set up, `start` is what stood then, before
    the moves that follow; `komi` and `ruleset` were in force when the file was loaded.
    """

    collection: Collection
    anchor: int
    start: Position
    komi: float | None
    ruleset: Ruleset


def loaded_from(collection: Collection, path: Path, table: Table) -> Loaded:
    """Give what is kept of a file that was loaded along a path, whose game is on the table."""
    return Loaded(
        collection,
        _last_set_up(collection.first, len(path.moves), table.size),
        table.line.start,
        table.komi,
        table.ruleset,
    )


def _last_set_up(root: Node, moves: int, size: int) -> int:
    """Count the nodes from the root to the last one that sets stones up before so many moves of the main line end."""
    found = 0
    for depth, node in enumerate(root.main_line()):
        for step in steps_of(node, size):
            if isinstance(step, Setup):
                found = depth
            elif moves == 0:
                return found
            else:
                moves -= 1
    return found


def written_back(loaded: Loaded, table: Table) -> list[Node] | None:
    """Give the file's trees with the table's game in the first: all that was read, and what was played since.

    The game as it stands is the first tree's main line: moves that are not in the tree are added to it, and what comes
    after where the game stands is left off. None where the table has begun another game.
    """
    if table.line.start != loaded.start:
        return None
    roots = [root.copy() for root in loaded.collection.trees]
    *_, node = list(roots[0].main_line())[: loaded.anchor + 1]
    node, rest = _followed(node, table.line.moves, table.size)
    for move in rest:
        name = "B" if move.color == BLACK else "W"
        node = node.new_child({name: (points.move_text(move.point, table.size),)})
    for child in list(node.children):
        child.detach()
    for each in node.path()[1:]:
        above = each.parent
        if above is not None and above.children[0] is not each:
            each.detach()
            above.add(each, 0)
    _note_changes(roots[0], loaded, table)
    return roots


def _followed(node: Node, moves: Sequence[Move], size: int) -> tuple[Node, Sequence[Move]]:
    """Go down from a node, whose own moves come first, by moves as far as there are nodes; give where, and the rest."""
    own = 0
    for step in steps_of(node, size):
        own = own + 1 if isinstance(step, Move) else 0
    rest = moves[own:]
    while node.children:
        for child in node.children:
            steps = list(steps_of(child, size))
            if steps == list(rest[: len(steps)]):
                node, rest = child, rest[len(steps) :]
                break
        else:
            break
    return node, rest


def _note_changes(root: Node, loaded: Loaded, table: Table) -> None:
    """Write komi and ruleset where they were changed since the file was read, and the charset where that matters."""
    now = tree_of(table.record())
    if "CA" not in root and not all(
        value.isascii() for node in root.walk() for raw in node.properties.values() for value in raw
    ):
        root.set_raw("CA", "UTF-8")  # which it is written in
    if table.komi != loaded.komi:
        root.set_raw("KM", *now.raw("KM"))
    if table.ruleset != loaded.ruleset:
        root.set_raw("RU", *now.raw("RU"))
