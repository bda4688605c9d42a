"""An open table with its work and who looks at it; what is kept of it on the shelf, and a table made of that again.

Takes tables and what was kept; gives the other. Opens no files.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point, point_text
from riyu.interfaces.web.clocks import Clocks
from riyu.interfaces.web.places import node_at, path_text
from riyu.interfaces.web.shelf import Kept
from riyu.interfaces.web.small_board import stones_text
from riyu.interfaces.web.table import Table
from riyu.interfaces.web.terms import PERSON, RIYU, Opponent
from riyu.interfaces.web.work import Errand, Work
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.levels import FULL, level_names
from riyu.player.style import style_names
from riyu.reading.blackboard import Blackboard
from riyu.sgf.files import read_file
from riyu.sgf.node import Node
from riyu.sgf.writer import write_text

__all__ = ["Seated", "kept_of", "shares_of", "table_of"]


@dataclass(eq=False)
class Seated:
    """An open table: its id, its work, where it was looked at last, how many pages look at it.

    `away` says how many of these have no browser any more, which may come back for some seconds.
    `problem` is why it could not be kept, empty while it could, `tried` when that was tried last; `notice` is what to
    know of it when it is first looked at; `counting` the errand that looks for dead stones.
    """

    id: str
    table: Table
    work: Work
    looked_at: Node
    pages: int = 0
    away: int = 0
    is_kept: bool = False
    problem: str = ""
    notice: str = ""
    show: dict[str, float] = field(default_factory=dict)
    opened: float = field(default_factory=time.monotonic)
    is_changed: bool = False
    tried: float = 0.0
    counting: tuple[Errand, Node] | None = None
    keeping: asyncio.Task[None] | None = None
    _blackboards: list[Blackboard] = field(default_factory=list)

    @contextmanager
    def blackboard_at(self, game: Game, knowledge: KnowledgeInForce) -> Iterator[Blackboard]:
        """Give the table's blackboard, stepped to where a game stands, for as long as the block runs.

        It is taken away while somebody works with it: who asks meanwhile has one of his own. One that came to an error
        is not put back.
        """
        try:
            blackboard = self._blackboards.pop()
        except IndexError:
            blackboard = Blackboard(game, knowledge)
        if blackboard.game is not game and not blackboard.go_to(game):
            blackboard = Blackboard(game, knowledge, blackboard)
        yield blackboard
        self._blackboards[:] = [blackboard]


def kept_of(seated: Seated) -> Kept:
    """Give what is kept of a table: its tree, and how it is played, counted and looked at."""
    table = seated.table
    at = seated.looked_at if table.holds(seated.looked_at) else table.root
    shown = at if at.parent is not None else list(table.root.main_line())[-1]
    about: dict[str, Any] = {
        "black": table.players[BLACK],
        "white": table.players[WHITE],
        "level": table.opponent.level,
        "style": table.opponent.style,
        "at": path_text(at),
        "clocks": table.clocks.to_json(table.now()),
        "show": dict(seated.show),
        "told": {
            "size": table.size,
            "moves": sum(1 for node in table.root.main_line() if node.raw("B") + node.raw("W")),
            "result": table.result,
            "stones": stones_text(table.standing(shown).position),
        },
    }
    said = [
        [place, "" if node.text("C") == table.said[node] else table.said[node]]
        for place, node in enumerate(table.root.walk())
        if node in table.said and "C" in node.properties
    ]
    if said:
        about["said"] = said
    counted = table.scored_at
    if counted is not None and table.is_counted(counted) and table.dead is not None:
        about["count"] = {
            "at": path_text(counted),
            "dead": [point_text(p) for p in sorted(table.dead)],
            "seki": [point_text(p) for p in sorted(table.seki)],
        }
    return Kept(write_text(table.root), about, table.title)


def table_of(kept: Kept) -> Table:
    """Give the table that was kept. Raises BadInput for a tree that can't be read."""
    about = kept.about
    root = read_file(kept.sgf.encode("utf-8", "replace")).first
    clocks = None
    with contextlib.suppress(KeyError, TypeError, ValueError):
        clocks = Clocks.from_json(about["clocks"])
    who = {name: RIYU if about.get(name) == RIYU else PERSON for name in ("black", "white")}
    opponent = _opponent(str(about.get("level", "")), str(about.get("style", "")))
    table = Table(root, who["black"], who["white"], clocks, opponent=opponent)
    _take_up_said(table, about.get("said"))
    _take_up_count(table, about.get("count"))
    return table


def _opponent(level: str, style: str) -> Opponent:
    """Give riyu's level and style in a table that was kept; what there is no more is the whole player's."""
    return Opponent(
        level if level in level_names() else FULL, style if style in style_names() else ""
    )


def _take_up_said(table: Table, found: object) -> None:
    """Know again what riyu wrote in comments, by their places in the tree; nonsense is passed over.

    Kept is what it wrote where a person changed that, else nothing: the comment is all.
    """
    nodes = list(table.root.walk()) if isinstance(found, list) else []
    for one in found if isinstance(found, list) else ():
        with contextlib.suppress(TypeError, ValueError, IndexError):
            place, text = one
            node = nodes[int(place)]
            if place >= 0 and "C" in node.properties:
                table.said[node] = str(text) or node.text("C")


def _take_up_count(table: Table, found: object) -> None:
    """Go on with a count that was under way when the table was kept; nonsense is passed over."""
    if not isinstance(found, dict):
        return
    with contextlib.suppress(BadInput, KeyError, TypeError):
        node = node_at(table.root, str(found["at"]))
        dead, seki = (
            frozenset(parse_point(str(text), table.size) for text in found[name])
            for name in ("dead", "seki")
        )
        if not table.result:
            table.count(node, dead, seki)


def shares_of(kept: Kept) -> dict[str, float]:
    """Give the opacities of the overlays that were shown; nonsense is passed over."""
    found = kept.about.get("show")
    if not isinstance(found, dict):
        return {}
    return {
        str(name): min(1.0, max(0.0, float(share)))
        for name, share in found.items()
        if isinstance(share, int | float)
    }
