"""Reviews of the games at a hall's tables: found move by move in a thread, kept on the shelf beside the games.

Takes tables and nodes; gives what was found so far, by node. Reviews nothing itself: `riyu.player.review` does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, UsageError, WriteError
from riyu.base.whole_files import make_folder, write_whole
from riyu.game.record import Move
from riyu.interfaces.web.places import node_at, path_text
from riyu.interfaces.web.table import Table
from riyu.interfaces.web.work import Errand, Work, Workers
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.review.record import GameReview, MoveReview, Slide, review_from_json
from riyu.player.review.reviewing import HowToReview, notes_of, review_game
from riyu.player.review.slides import slides_of
from riyu.sgf.node import Node
from riyu.sgf.path import Path as Way
from riyu.sgf.path import path_to

__all__ = ["DEPTHS", "Reviews", "TableReview"]

DEPTHS = {
    "quick": HowToReview(simulations=150, visits=150, second_looks=6, times=3),
    "close": HowToReview(),
}
"""How closely a game is looked at, by name."""


@dataclass(frozen=True)
class TableReview:
    """What was found of a game: by the nodes of its moves, in their order. `is_done`: nothing more comes."""

    nodes: tuple[Node, ...]
    moves: Mapping[int, MoveReview] = field(default_factory=dict)
    is_done: bool = False
    slides: tuple[Slide, ...] = ()

    @property
    def lacks_leads(self) -> bool:
        """Whether it was kept by a riyu that noted no leads: all else of it is there."""
        leads = (one.after for one in self.moves.values())
        return self.is_done and bool(self.moves) and not any(leads)

    def at(self, node: Node) -> MoveReview | None:
        """Give what was found of the move of a node; None if nothing was."""
        return next((self.moves.get(k) for k, one in enumerate(self.nodes, 1) if one is node), None)

    def as_game(self, table: Table, notes: Mapping[str, Any]) -> GameReview:
        """Give what was found as a review of a table's game."""
        root = table.root
        return GameReview(
            "",
            table.size,
            table.komi,
            table.ruleset.name,
            (root.simple("PB"), root.simple("PW")),
            (root.simple("BR"), root.simple("WR")),
            table.result,
            tuple(self.moves[number] for number in sorted(self.moves)),
            self.slides,
            notes=notes,
        )

    def mistakes(self) -> list[tuple[MoveReview, Node]]:
        """Give the mistakes with their nodes, in the order of the game."""
        found = [self.moves[number] for number in sorted(self.moves)]
        return [(one, self.nodes[one.number - 1]) for one in found if one.is_mistake]


class Reviews:
    """The reviews of a hall's tables, by the tables' ids. `folder` is where they are kept."""

    def __init__(self, workers: Workers, knowledge: KnowledgeInForce, folder: Path) -> None:
        self._workers = workers
        self._knowledge = knowledge
        self._folder = folder
        self._found: dict[str, TableReview] = {}
        self._works: dict[str, Work] = {}

    def errand(self, key: str) -> Errand | None:
        """Give the review of a table that is under way; None if there is none."""
        work = self._works.get(key)
        return work.current if work is not None else None

    def of(self, key: str, table: Table) -> TableReview | None:
        """Give what was found of a table's game so far; None if nothing was, or its moves are no more in the tree."""
        errand = self.errand(key)
        if errand is not None and isinstance(errand.so_far, TableReview):
            return errand.so_far
        if key not in self._found:
            self._found[key] = self._read(key, table)
        found = self._found[key]
        return found if found.nodes and table.holds(found.nodes[-1]) else None

    def start(
        self, key: str, table: Table, node: Node, how: HowToReview, changed: Callable[[], None]
    ) -> None:
        """Begin to review the line that leads to a node and on from it; `changed` is called as it goes on."""
        end = node
        while end.children:
            end = end.children[0]
        path = path_to(end)
        nodes = _moves_of(path)
        if not nodes:
            raise UsageError("no moves to review: play or open a game first")

        def job(errand: Errand) -> TableReview:
            moves: dict[int, MoveReview] = {}
            for one in review_game(
                path, knowledge=self._knowledge, how=how, stop=errand.is_stopped
            ):
                is_again = one.number in moves
                moves[one.number] = one
                words = f"again, closer: move {one.number}" if is_again else f"move {one.number}"
                errand.show(TableReview(nodes, dict(moves)))
                errand.tell(min(1.0, len(moves) / len(nodes)), f"{words} of {len(nodes)}")
            slides = slides_of(path, moves.values(), errand.is_stopped)
            return TableReview(nodes, moves, is_done=True, slides=slides)

        def done(found: TableReview) -> None:
            self._found[key] = found
            self._keep(key, table, found, how)

        work = self._works.setdefault(key, Work(self._workers, changed))
        work.start("riyu reviews the game", job, done)

    def stop(self, key: str) -> None:
        """End a review early; what was found so far stays."""
        errand = self.errand(key)
        if errand is not None:
            if isinstance(errand.so_far, TableReview):
                self._found[key] = errand.so_far
            self._works[key].stop()

    # Keeping. ---------------------------------------------------------------------------------------------------------

    def _keep(self, key: str, table: Table, found: TableReview, how: HowToReview) -> None:
        """Write a review beside the games; where that can't be it stays for as long as the server runs."""
        review = found.as_game(table, notes_of(self._knowledge, how))
        data = {"end": path_text(found.nodes[-1]), "review": review.to_json()}
        try:
            make_folder(self._folder, 0o700)
            text = json.dumps(data, ensure_ascii=False)
            write_whole(self._folder / f"{key}.json", text.encode("utf-8"))
        except WriteError:
            return

    def _read(self, key: str, table: Table) -> TableReview:
        """Give the review that was kept of a game; an empty one if there is none that fits it."""
        nothing = TableReview(())
        try:
            data = json.loads((self._folder / f"{key}.json").read_text("utf-8"))
            review = review_from_json(data["review"])
            end = node_at(table.root, str(data["end"]))
            if path_text(end) != data["end"]:
                return nothing
            path = path_to(end)
        except (OSError, ValueError, KeyError, TypeError, BadInput):
            return nothing
        nodes = _moves_of(path)
        if len(nodes) < len(review.moves):
            return nothing
        moves = {one.number: one for one in review.moves}
        return TableReview(nodes, moves, is_done=True, slides=review.slides)


def _moves_of(way: Way) -> tuple[Node, ...]:
    """Give the nodes of a way's moves."""
    both = zip(way.nodes, way.steps, strict=True)
    return tuple(node for node, step in both if isinstance(step, Move))
