"""The page's keys: names, what each does, and the words that `?` lists.

Takes nothing; gives a table. Knows no page: `Actions.do` looks up what an `action` is; panels bring keys of their
own. Names are as a keyboard shows them: `Ctrl+Z`, `Shift+E`, `Space`, `ArrowLeft`.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BOARD_WORDS", "KEYS", "Key"]


@dataclass(frozen=True, slots=True)
class Key:
    """One key (or several that do the same) and the action, which is given the key's name if `gives_name`."""

    names: tuple[str, ...]
    action: str
    words: str
    gives_name: bool = False

    @property
    def shown(self) -> str:
        """Give the names as a person reads them."""
        if len(self.names) > 3:
            return f"{self.names[0]} … {self.names[-1]}"
        arrows = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓"}
        parts = []
        for name in self.names:
            held, _, last = name.rpartition("+")
            parts.append(f"{held}+{arrows.get(last, last)}" if held else arrows.get(last, last))
        return " or ".join(parts)


KEYS = (
    Key(("ArrowLeft",), "back", "one move back"),
    Key(("ArrowRight",), "forward", "one move on"),
    Key(("Shift+ArrowLeft",), "back_ten", "ten moves back"),
    Key(("Shift+ArrowRight",), "forward_ten", "ten moves on"),
    Key(("Home",), "first", "to the beginning"),
    Key(("End",), "last", "to the end of this line"),
    Key(("ArrowUp",), "variation_before", "the variation before"),
    Key(("ArrowDown",), "variation_after", "the variation after"),
    Key(("Enter",), "let_riyu_play_by_key", "riyu plays here; twice where the move is yours"),
    Key(("Space",), "analyze", "candidates and their reasons; again: stop"),
    Key(("P",), "pass_turn", "twice: pass"),
    Key(("Ctrl+Z",), "undo", "undo"),
    Key(("Ctrl+Y", "Ctrl+Shift+Z"), "redo", "do again"),
    Key(("Ctrl+C",), "copy", "copy the game as SGF"),
    Key(("T", "G"), "overlay:territory", "groups and territory at a glance"),
    Key(("L",), "overlay:links", "links"),
    Key(("I",), "overlay:influence", "influence"),
    Key(("A",), "overlay:access-black", "Black's access"),
    Key(("Shift+A",), "overlay:access-white", "White's access"),
    Key(("E",), "panel:candidates", "why: the candidates' panel"),
    Key(("Shift+E",), "panel:candidates/why-not", "why not: ask about a move"),
    Key(
        ("N",),
        "panel:review/next",
        "review: the next mistake; with Shift, once it shows, the one before",
    ),
    Key(("Shift+N",), "new_game", "new game"),
    Key(("Escape",), "clear", "overlays and marks off"),
    Key(("?",), "list_keys", "this list"),
)
"""The keys, in the order they are listed. Ctrl+V is the browser's: what is pasted is opened as a game."""

BOARD_WORDS = (
    ("Tab", "onto the board"),
    ("arrows", "on the board: move the cursor; with Shift to the edge"),
    ("Enter", "on the board: play at the cursor"),
    ("Ctrl+V", "open the game that was copied"),
)
"""What else the keyboard does."""
