"""Joseki trees written as SGF, in the form that `joseki_files` reads; and the words of a tree by its lines.

Takes moves of trees; gives properties, text and words. Draws no tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, Point
from riyu.patterns.joseki import DRAWN, KINDS, JosekiMove, Rectangle
from riyu.patterns.joseki_files import MARK
from riyu.sgf import points
from riyu.sgf.files import read_file
from riyu.sgf.node import Node
from riyu.sgf.writer import write_text

__all__ = ["Line", "Words", "node_below", "root_of", "tree_text", "words_in"]

Line: TypeAlias = tuple[tuple[Color, Point], ...]
"""The moves that lead to a node, its own the last."""

Words: TypeAlias = Mapping[Line, tuple[str, str]]
"""What a person wrote at nodes, by their lines: words and the line's name."""

_LETTERS = {BLACK: "B", WHITE: "W"}


def root_of(rectangle: Rectangle, words: str, games: int) -> Node:
    """Give the first node of a tree."""
    root = Node()
    root.set_raw("SZ", str(DRAWN))
    root.set_text("C", f"{words}\n{MARK} games {games}".strip())
    root.set_raw("SQ", points.move_text(rectangle.far_corner, DRAWN))
    return root


def node_below(parent: Node, move: JosekiMove) -> Node:
    """Make the node of a move below another."""
    node = parent.new_child({_LETTERS[move.color]: (points.move_text(move.point, DRAWN),)})
    mark = next((name for name, word in KINDS.items() if word == move.kind), "")
    if mark:
        node.set_raw(mark, "1")
    if move.name:
        node.set_text("N", move.name)
    lines = [move.words] if move.words else []
    for word, said in (
        ("purpose", ", ".join(move.purposes)),
        ("own", ", ".join(move.own)),
        ("enemy", ", ".join(move.enemy)),
        ("seen", str(move.seen) if move.seen.of else ""),
        ("later", str(move.later or "")),
        ("won", str(move.won) if move.won.of else ""),
        *(("when", str(condition)) for condition in move.when),
    ):
        if said:
            lines.append(f"{MARK} {word} {said}")
    if lines:
        node.set_text("C", "\n".join(lines))
    return node


def tree_text(root: Node) -> str:
    """Give a tree's text."""
    return write_text(root)


def words_in(path: Path) -> tuple[str, dict[Line, tuple[str, str]]]:
    """Give what a person wrote in a file: at the first node, and at others by their lines. Raises BadInput."""
    root = read_file(path).first
    found: dict[Line, tuple[str, str]] = {}
    pending: list[tuple[Node, Line]] = [(child, ()) for child in root.children]
    while pending:
        node, above = pending.pop()
        letter = "B" if "B" in node else "W"
        color = BLACK if letter == "B" else WHITE
        value = node.raw(letter)[0] if node.raw(letter) else ""
        line = (*above, (color, points.parse_move(value, DRAWN) if value else PASS))
        words, name = _words(node), node.simple("N")
        if words or name:
            found[line] = (words, name)
        pending += [(child, line) for child in node.children]
    return _words(root), found


def _words(node: Node) -> str:
    lines = [line for line in node.text("C").splitlines() if not line.strip().startswith(MARK)]
    return "\n".join(lines).strip()
