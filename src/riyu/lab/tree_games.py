"""Games between two ways of tree search, without reasons and sources: what a part of it is worth; games to learn from.

Takes two settings, a size and a seed; gives who won and what it cost, or the games of one way with itself. Knows no
GTP: `riyu match` plays whole programs.

A game begins with a few moves drawn among those that the search finds nearly as good; each opening is played twice,
with colors changed. It is counted as it stands after two passes, or given up where a search has it won in less than 4
of 100.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from riyu.assessment.playout_values import BUILT_IN, read_playout_values, weights_of
from riyu.assessment.playouts import FLAGS, SELF_ATARIS, PlayoutWeights
from riyu.base.chance import Chance
from riyu.base.errors import UsageError, nearest
from riyu.base.numbers import shown
from riyu.candidates.move_scores import LearnedMoves, MovesBySize, read_learned
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.handicap import fixed_handicap
from riyu.game.points import opposite
from riyu.game.record import Record
from riyu.lab.processes import as_they_come
from riyu.search.dynamic_komi import STILL, DynamicKomi
from riyu.search.mcts import Descents
from riyu.search.thinking import Limits, Thinker, Thinking, Thought
from riyu.search.tree import Selection

__all__ = ["TreeGame", "Way", "play_games", "self_play", "way_of"]

OPENING = 4
"""Moves of a game that are drawn, on boards smaller than 19×19."""

NEARLY = 0.4
"""Share of the most visited move's visits from which on a move of the opening may be drawn."""

HOPELESS = 0.04
"""Share of games won below which a game is given up."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to search: descents a move, how edges are chosen, descents go, komi moves, other values of playouts.

    `playouts` has values by name; `shapes` is what the values of shapes are multiplied by; `moves` is the file of the
    learned values of moves and `odds` that of the values of playouts, riyu's own if empty.
    """

    simulations: int = 1000
    selection: Selection = field(default_factory=Selection)
    descents: Descents = field(default_factory=Descents)
    playouts: tuple[tuple[str, float], ...] = ()
    shapes: float = 1.0
    moves: str = ""
    odds: str = ""
    komi: DynamicKomi = STILL


@dataclass(frozen=True, slots=True)
class TreeGame:
    """A game that was played: whether the first way won, the record, and processor seconds of each way."""

    first_won: bool
    record: Record
    cpu: tuple[float, float]

    @property
    def moves(self) -> int:
        """How many moves it has."""
        return len(self.record.moves)


def way_of(text: str, simulations: int) -> Way:
    """Read a way: `explore=0.6 expand_at=2 self-atari=-1 shapes=0`, nothing for the usual one.

    Names are those of Selection, Descents, DynamicKomi and of the values of playouts, `simulations`, in whose place
    else the argument stands, and `moves` and `odds`, files of values of moves and of playouts. Raises UsageError for
    any other.
    """
    selection, descents, komi = _numbers(Selection), _numbers(Descents), _numbers(DynamicKomi)
    names = (*FLAGS, *SELF_ATARIS)
    chosen: dict[str, float] = {}
    gone: dict[str, Any] = {}
    moved: dict[str, Any] = {}
    playouts: list[tuple[str, float]] = []
    shapes, files = 1.0, {"moves": "", "odds": ""}
    for word in text.split():
        name, _, value = word.partition("=")
        if name in files:
            files[name] = value
            continue
        try:
            number = float(value)
        except ValueError:
            raise UsageError(f"found {shown(word)}: expected name=number") from None
        if name in selection:
            chosen[name] = number
        elif name in descents:
            gone[name] = type(descents[name])(number)
        elif name in komi:
            moved[name] = type(komi[name])(number)
        elif name in names:
            playouts.append((name, number))
        elif name == "shapes":
            shapes = number
        elif name == "simulations":
            if not number >= 1:
                raise UsageError(f"found {shown(word)}: expected simulations of 1 or more")
            simulations = int(number)
        else:
            known = (*selection, *descents, *komi, *names, "shapes", "simulations", *files)
            raise UsageError(f"no part {shown(name)} of a search{nearest(name, known)}")
    return Way(
        simulations,
        Selection(**chosen),
        Descents(**gone),
        tuple(playouts),
        shapes,
        files["moves"],
        files["odds"],
        DynamicKomi(**moved),
    )


def _numbers(kind: type[Selection] | type[Descents] | type[DynamicKomi]) -> dict[str, Any]:
    return {one.name: one.default for one in fields(kind)}


def play_games(
    first: Way,
    second: Way,
    *,
    size: int,
    komi: float,
    games: int,
    seed: int,
    parallel: int,
    handicap: int = 0,
) -> Iterator[TreeGame]:
    """Give games as they end, the first way Black in every other one, with so many handicap stones."""
    play = partial(_play, first, second, size, komi, seed, handicap)
    for _, game in as_they_come(play, range(games), parallel):
        yield game


def self_play(
    way: Way, *, size: int, komi: float, games: int, seed: int, parallel: int
) -> Iterator[Record]:
    """Give games of a way with itself as they end, the first moves drawn as between two ways."""
    for game in play_games(
        way, way, size=size, komi=komi, games=games, seed=seed, parallel=parallel
    ):
        yield game.record


_OWN = MovesBySize()


@cache
def _learned(moves: str, size: int) -> LearnedMoves:
    """Give the learned values of moves of a file, riyu's own if none is named, read once a process."""
    return read_learned(Path(moves)) if moves else _OWN.of(size)


@cache
def _weights(odds: str, playouts: tuple[tuple[str, float], ...], shapes: float) -> PlayoutWeights:
    """Give the weights of playouts of a file, riyu's own if none is named, some values changed, made once a process."""
    other = dict(playouts)
    return weights_of(
        [
            replace(
                one,
                value=other.get(one.name, one.value)
                * (shapes if one.name.startswith("shape-") else 1.0),
            )
            for one in read_playout_values(Path(odds) if odds else BUILT_IN)
        ]
    )


def _thinker(way: Way, size: int) -> Thinker:
    how = Thinking(selection=way.selection, descents=way.descents, komi=way.komi)
    return Thinker(_learned(way.moves, size), _weights(way.odds, way.playouts, way.shapes), how)


def _play(
    first: Way, second: Way, size: int, komi: float, seed: int, handicap: int, number: int
) -> TreeGame:
    """Play one game; the two games of a pair begin alike."""
    ways = (first, second) if number % 2 == 0 else (second, first)
    thinkers = [_thinker(way, size) for way in ways]
    game = Game(size, komi=komi)
    if handicap:
        game.place_handicap(fixed_handicap(size, handicap))
    by_rules = komi + game.ruleset.bonus(game.handicap)
    draw = Chance(seed + number // 2)
    seeds = Chance(seed * 7919 + number)
    cpu = [0.0, 0.0]
    winner = 0
    while not game.is_over and len(game.moves) < 3 * size * size:
        side = 0 if game.to_move == BLACK else 1
        start = time.process_time()
        limits = Limits(ways[side].simulations)
        seen = thinkers[side].think(game, game.to_move, by_rules, limits, seed=seeds.word())
        cpu[side] += time.process_time() - start
        if seen.won < HOPELESS and len(game.moves) > 2 * size:
            winner = opposite(game.to_move)
            break
        game.play(game.to_move, _move(seen, game, draw))
    if not winner:
        winner = game.score().winner
    game.result = f"{'B' if winner == BLACK else 'W'}+"
    black_won = winner == BLACK
    if number % 2:
        return TreeGame(not black_won, game.record(), (cpu[1], cpu[0]))
    return TreeGame(black_won, game.record(), (cpu[0], cpu[1]))


def _move(seen: Thought, game: Game, draw: Chance) -> int:
    """Give the most visited move, or in an opening one of those nearly as much visited."""
    best = seen.branches[0]
    if len(game.moves) >= OPENING or game.size == 19:
        return best.move
    near: Sequence[int] = [b.move for b in seen.branches if b.visits > NEARLY * best.visits]
    return near[draw.below(len(near))]
