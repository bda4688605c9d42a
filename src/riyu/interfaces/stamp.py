"""What a game record says of how riyu played it: program, knowledge, level, a line of the root's comment on the game.

Takes a tree and decisions made in it; changes the root. Knows no board.
"""

from __future__ import annotations

import riyu
from riyu.player.decision import Decision
from riyu.sgf.node import Node

__all__ = ["note_hash", "note_knowledge"]


def note_knowledge(root: Node, decision: Decision) -> None:
    """Note what a decision was made by, if it is known and not noted yet; what the comment says else stays."""
    note_hash(root, decision.knowledge, decision.level)


def note_hash(root: Node, knowledge: str, level: str = "") -> None:
    """Note the hash of the knowledge and the level that a game was played by; nothing without, or if noted already."""
    said = root.text("GC")
    by = f"knowledge {knowledge}" + (f", level {level}" if level else "")
    if knowledge and by not in said:
        line = f"riyu {riyu.__version__}, {by}"
        root.set_text("GC", f"{said}\n{line}" if said else line)
