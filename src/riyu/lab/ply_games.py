"""Games of alpha-beta against one ply, over learned values alone, without sources: what looking further is worth.

Takes widths, playouts and a seed; gives who won and what it cost. Knows no GTP: `riyu match` plays whole programs.

A game begins with a few moves drawn by learned values; each opening is played twice, with colors changed. Once almost
all is settled it is counted as playouts have it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from riyu.assessment.assessment import assess
from riyu.base.chance import Chance
from riyu.candidates.candidate import Candidate
from riyu.candidates.move_scores import MovesBySize, MoveScores
from riyu.features.features import Features
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import Point
from riyu.lab.processes import as_they_come
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.style import Style
from riyu.search.alpha_beta import EVALUATION, TRUST, choose_by_alpha_beta
from riyu.search.one_ply import Looks, choose

__all__ = ["Plies", "PlyGame", "play_games"]

OPENING = 4
"""Moves of a game that are drawn."""

DRAWN = 8
"""The likeliest moves that one of the opening is drawn from."""

SETTLED_BELOW = 0.1
"""The share of points that playouts leave open, below which a game is counted."""

JUDGED = 200
"""Playouts by which it is seen whether a game is settled, and counted."""


@dataclass(frozen=True, slots=True)
class Plies:
    """The two players: alpha-beta's widths, its valuer and a point's worth to it; one ply's width and playouts."""

    widths: tuple[int, ...] = (10, 5, 2)
    width: int = 14
    playouts: int = 300
    trust: float = TRUST
    valued_by: str = EVALUATION


@dataclass(frozen=True, slots=True)
class PlyGame:
    """A game: whether alpha-beta won, its moves, processor seconds and moves of each player, readings and reuse."""

    won: bool
    moves: int
    cpu: tuple[float, float]
    asked: int
    reused: int


def play_games(
    plies: Plies, *, size: int, komi: float, games: int, seed: int, parallel: int
) -> Iterator[PlyGame]:
    """Give games as they end, alpha-beta Black in every other one."""
    play = partial(_play, plies, size, komi, seed)
    for _, game in as_they_come(play, range(games), parallel):
        yield game


@cache
def _knowledge() -> tuple[MovesBySize, Style]:
    """Give the learned values and the style, read once a process."""
    return MovesBySize(), KnowledgeInForce().style


def _play(plies: Plies, size: int, komi: float, seed: int, number: int) -> PlyGame:
    """Play one game; the two games of a pair begin alike."""
    by_size, style = _knowledge()
    learned = by_size.of(size)
    game = Game(size, komi=komi)
    features = Features(game.board)
    scores = MoveScores(features, learned)
    draw, seeds = Chance(seed + number // 2), Chance(seed * 7919 + number)
    cpu = [0.0, 0.0]
    asked = reused = 0
    while not game.is_over and len(game.moves) < 3 * size * size:
        color, count = game.to_move, len(game.moves)
        shares = scores.shares(color, game.moves)
        if count < OPENING:
            game.play(color, _drawn(shares, draw))
            continue
        candidates = [
            Candidate(p, (), share)
            for p, share in shares.items()
            if p != PASS and not game.board.is_eyelike(color, p)
        ]
        if not candidates:
            game.play(color, PASS)
            continue
        if count > size * size // 3:
            seen = assess(game.board, komi, playouts=JUDGED, seed=seed)
            if seen.open_share < SETTLED_BELOW:
                break
        looker = int((color == BLACK) != (number % 2 == 0))
        trust = style.trust if looker else plies.trust
        looks = Looks(
            style.weights, plies.width, plies.playouts, trust, 0.0, 0.0, seeds.word(), _never
        )
        start = time.process_time()
        if looker:
            choice = choose(game.board, color, candidates, looks)
        else:
            choice, told = choose_by_alpha_beta(
                features,
                learned,
                game.moves,
                color,
                candidates,
                looks,
                komi=komi,
                widths=plies.widths,
                valued_by=plies.valued_by,
            )
            asked, reused = asked + told.asked, reused + told.reused
        cpu[looker] += time.process_time() - start
        game.play(color, choice.weighed[0].candidate.move)
    margin = assess(game.board, komi, playouts=10 * JUDGED, seed=seed).margin
    won = (margin > 0) == (number % 2 == 0)
    return PlyGame(won, len(game.moves), (cpu[0], cpu[1]), asked, reused)


def _never() -> bool:
    return False


def _drawn(shares: dict[Point, float], draw: Chance) -> Point:
    """Give one of the likeliest moves."""
    near: Sequence[Point] = sorted(shares, key=lambda p: -shares[p])[:DRAWN]
    return near[draw.below(len(near))]
