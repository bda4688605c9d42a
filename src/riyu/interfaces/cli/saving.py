"""A game played in the terminal as an SGF file: its moves, with riyu's reasons as comments.

Takes a game and riyu's decisions; writes a file. Plays nothing.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from riyu.base.whole_files import write_whole
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Color
from riyu.game.record import Players
from riyu.interfaces.stamp import note_knowledge
from riyu.player.decision import Decision
from riyu.player.explaining.explain import whole_text
from riyu.player.explaining.record import Explanation

__all__ = ["save_game"]


def save_game(
    path: Path,
    game: Game,
    decisions: Mapping[int, Decision],
    records: Mapping[int, Explanation],
    human: Color,
    notes: str,
) -> None:
    """Write a game; `decisions`, and `records` that explain them, by move number from 1. Raises WriteError."""
    from riyu.sgf.record import tree_of
    from riyu.sgf.writer import write

    names = ("You", "riyu") if human == BLACK else ("riyu", "You")
    record = replace(game.record(), players=Players(*names), date=datetime.date.today().isoformat())
    root = tree_of(record)
    if notes:
        root.set_text("GC", notes)
    for number, node in enumerate(root.main_line()):
        if number in decisions:
            note_knowledge(root, decisions[number])
            node.set_text("C", whole_text(records[number], decisions[number], "\n\n"))
    write_whole(path, write(root))
