"""How many games a second a tree search plays out, on empty boards and in the middle of games, and what its tree takes.

Takes games, threads and seconds; gives rows. Judges no move.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

from riyu.assessment.playouts import PlayoutWeights
from riyu.candidates.move_scores import MovesBySize
from riyu.game.game import Game
from riyu.lab.bench import Row
from riyu.lab.games import NamedGame, starting_game
from riyu.search.thinking import MEGABYTE, Limits, Thinker, Thinking

__all__ = ["search_rows"]


def search_rows(
    games: Sequence[NamedGame],
    learned: MovesBySize,
    playouts: PlayoutWeights,
    *,
    threads: Sequence[int],
    seconds: float,
    move: int,
    seed: int,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give a row for each empty board and for the games after so many moves, for each number of threads.

    `per_s` is the median of games a second, `cpu_per_s` by processor time, `megabytes` what the largest tree took.
    """
    places: dict[str, list[Game]] = {f"empty {size}": [Game(size)] for size in (9, 13, 19)}
    places[f"after move {move}"] = [_after(game, move) for game in games]
    rows: list[Row] = []
    done = 0
    for count in threads:
        for name, found in places.items():
            rates, by_processor, sizes = [], [], []
            for game in found:
                thinker = Thinker(learned.of(game.size), playouts, Thinking(count, 1024 * MEGABYTE))
                start, cpu = time.monotonic(), time.process_time()
                limits = Limits(until=start + seconds, is_whole=True)
                thought = thinker.think(game, game.to_move, game.komi, limits, seed=seed)
                rates.append(thought.simulations / (time.monotonic() - start))
                by_processor.append(thought.simulations / (time.process_time() - cpu))
                sizes.append(thinker.bytes_used)
                done += 1
                advance(done)
            if found:
                rows.append(
                    {
                        "board": name,
                        "threads": count,
                        "positions": len(found),
                        "per_s": round(statistics.median(rates)),
                        "least": round(min(rates)),
                        "most": round(max(rates)),
                        "cpu_per_s": round(statistics.median(by_processor)),
                        "megabytes": round(max(sizes) / MEGABYTE, 2),
                    }
                )
    return rows


def _after(game: NamedGame, moves: int) -> Game:
    """Give a game as it stood after so many moves, or at its end."""
    played = starting_game(game.record)
    for move in game.record.moves[:moves]:
        played.play(move.color, move.point)
    return played
