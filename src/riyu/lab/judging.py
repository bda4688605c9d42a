"""How playouts and searches judge positions beside labels: the lead, who leads, and which stones live.

Takes a file of labels (`.jsonl` or `.jsonl.gz`; a line a position: `size`, `komi`, `moves` as [color, point],
`score_lead` in Black's points, `ownership` by rows from the top, −1 White's to 1 Black's); gives rows. Chooses no move.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from riyu.assessment.dead_groups import DeadGroups
from riyu.assessment.playouts import PlayoutWeights
from riyu.base.errors import BadInput, Place, RiyuError, UsageError
from riyu.base.files import read_lines
from riyu.candidates.move_scores import MovesBySize
from riyu.features.features import Features
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import all_points, parse_point
from riyu.game.ruleset import JAPANESE
from riyu.lab.bench import Row
from riyu.reading.readings import Readings
from riyu.search.thinking import Limits, Thinker

__all__ = ["Label", "judging_rows", "read_labels"]

FAR = 5.0
"""Points of lead, in the label, from which on it counts who leads."""

SURE = 0.7
"""The mean ownership of a string's stones, in the label, from which on it counts whether it is judged so."""

GLANCE = 200
"""Descents whose ownership says which groups are open and are read."""

_COLORS = {"B": BLACK, "W": WHITE}


@dataclass(frozen=True, slots=True)
class Label:
    """A position as the game that led to it, Black's lead in points, and whose each point is, in reading order."""

    game: Game
    lead: float
    ownership: tuple[float, ...]


@dataclass(slots=True)
class _Judged:
    """What was counted of one way to judge."""

    name: str
    errors: list[float] = field(default_factory=list)
    far: int = 0
    right: int = 0
    stones: int = 0
    misjudged: int = 0
    dead: int = 0
    alive: int = 0
    seconds: float = 0.0

    def add(self, label: Label, lead: float, ownership: Sequence[float]) -> None:
        """Count a position that was judged."""
        self.errors.append(abs(lead - label.lead))
        if abs(label.lead) > FAR:
            self.far += 1
            self.right += (lead > 0) == (label.lead > 0)
        board = label.game.board
        places = {p: i for i, p in enumerate(all_points(board.size))}
        for string in board.strings():
            stones = [places[p] for p in board.string_points(string)]
            truth = sum(label.ownership[i] for i in stones) / len(stones)
            if abs(truth) <= SURE:
                continue
            judged = sum(ownership[i] for i in stones) / len(stones)
            is_wrong = (truth > 0) != (judged > 0)
            self.stones += len(stones)
            self.misjudged += is_wrong * len(stones)
            if (truth > 0) != (board.color_at(string) == BLACK):
                self.dead += len(stones)
                self.alive += is_wrong * len(stones)

    def row(self) -> Row:
        """Give it as a row; shares are of 100."""
        return {
            "judged_by": self.name,
            "positions": len(self.errors),
            "lead_error": round(sum(self.errors) / max(1, len(self.errors)), 2),
            "right_leader": round(100 * self.right / max(1, self.far), 1),
            "stones_misjudged": round(100 * self.misjudged / max(1, self.stones), 2),
            "dead_called_alive": round(100 * self.alive / max(1, self.dead), 1),
            "cpu_s": round(self.seconds, 1),
        }


def read_labels(path: Path, size: int = 0, least_moves: int = 0) -> Iterator[Label]:
    """Give the labels of a board size, or of all if it is 0, of positions after so many moves or more.

    Raises BadInput with the line for what is no label.
    """
    for number, line in enumerate(read_lines(path, "a file of labels"), 1):
        if not line.strip():
            continue
        try:
            fields = json.loads(line)
            if size in (0, fields["size"]) and len(fields["moves"]) >= least_moves:
                yield _label(fields)
        except (ValueError, KeyError, TypeError, RiyuError) as error:
            what = f"no {error}" if isinstance(error, KeyError) else error
            raise BadInput(f"no label: {what}", Place(str(path), number)) from None


def _label(fields: Mapping[str, Any]) -> Label:
    size = int(fields["size"])
    game = Game(size, JAPANESE, komi=float(fields["komi"]))
    for color, point in fields["moves"]:
        move = PASS if str(point).lower() == "pass" else parse_point(str(point), size)
        game.play(_COLORS[color], move)
    ownership = tuple(float(value) for row in fields["ownership"] for value in row)
    if len(ownership) != size * size:
        raise UsageError(f"ownership of {len(ownership)} points, expected {size * size}")
    return Label(game, float(fields["score_lead"]), ownership)


def judging_rows(
    labels: Sequence[Label],
    learned: MovesBySize,
    playouts: PlayoutWeights,
    *,
    simulations: int,
    nodes: int,
    seed: int,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give rows for searches of so many descents, alone and with the groups that reading of `nodes` calls dead."""
    groups = DeadGroups()
    thinkers = {
        size: Thinker(learned.of(size), playouts) for size in {label.game.size for label in labels}
    }
    alone, told = _Judged("search"), _Judged("search with dead groups")
    for done, label in enumerate(labels, 1):
        game, thinker = label.game, thinkers[label.game.size]
        for judged in (alone, told):
            start = time.process_time()
            dead = []
            if judged is told:
                glance = thinker.think(game, game.to_move, game.komi, _whole(GLANCE), seed=seed)
                dead = groups.find(
                    Features(game.board), Readings(game.board), glance.ownership, nodes
                )
            thought = thinker.think(
                game, game.to_move, game.komi, _whole(simulations), seed=seed, dead=dead
            )
            judged.seconds += time.process_time() - start
            lead = thought.margin if game.to_move == BLACK else -thought.margin
            judged.add(label, lead, thought.ownership)
        advance(done)
    return [alone.row(), told.row()]


def _whole(simulations: int) -> Limits:
    return Limits(simulations, is_whole=True)
