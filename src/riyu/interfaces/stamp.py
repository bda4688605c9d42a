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
    note_hash(root, decision.knowledge)


def note_hash(root: Node, knowledge: str) -> None:
    """Note the hash of the knowledge that a game was played by; nothing if it is empty or noted already."""
    said = root.text("GC")
    if knowledge and f"knowledge {knowledge}" not in said:
        line = f"riyu {riyu.__version__}, knowledge {knowledge}"
        root.set_text("GC", f"{said}\n{line}" if said else line)
