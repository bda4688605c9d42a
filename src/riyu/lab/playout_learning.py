"""The odds of moves in playouts, learned from games as a softmax over all legal moves, and how they foretell others.

Takes games; gives values by name. Knows no features: those are `playout_looking`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.assessment.playout_values import PlayoutValue
from riyu.base.errors import UsageError
from riyu.lab.apart import Apart, Game
from riyu.lab.learning import Score
from riyu.lab.playout_looking import NAMES, PlayoutLook, feature_names, numbers_of_shapes
from riyu.lab.softmax import Softmax

__all__ = ["PlayoutLearning", "foretell_playouts", "learn_playouts"]

_USUAL = Apart()


@dataclass(frozen=True, slots=True)
class PlayoutLearning:
    """How to learn: the rate falls from `rate` to `last_rate`; shapes met less than `least` times are left out."""

    rate: float = 0.5
    last_rate: float = 0.03
    decay: float = 1e-4
    caution: float = 4.0
    least: int = 10
    apart: Apart = _USUAL


def learn_playouts(
    games: Sequence[Game],
    how: PlayoutLearning,
    advance: Callable[[int, int, str], None] = lambda done, total, last: None,
) -> list[PlayoutValue]:
    """Learn from games; raise UsageError if there are none."""
    if not games:
        raise UsageError("no games to learn from")
    numbers = numbers_of_shapes()
    model = Softmax(max(numbers) + 1, how.rate, how.decay, (), how.caution)
    look = PlayoutLook(numbers)
    logs, seen = 0.0, 0
    for i, game in enumerate(games):
        model.rate = how.rate + i / len(games) * (how.last_rate - how.rate)
        positions = look.look(game.record)
        logs += model.learn(positions, True)
        seen += positions.count
        advance(i + 1, len(games), f"mean log-likelihood {logs / max(1, seen):.3f}")
    return [
        PlayoutValue(name, model.weight(i), model.seen(i))
        for i, name in enumerate(feature_names(numbers))
        if i < len(NAMES) or model.seen(i) >= how.least
    ]


def foretell_playouts(values: Sequence[PlayoutValue], games: Sequence[Game]) -> Score:
    """Give how values foretell the moves of games."""
    numbers = numbers_of_shapes()
    model = Softmax(max(numbers) + 1)
    by_name = {value.name: value.value for value in values}
    for i, name in enumerate(feature_names(numbers)):
        model.set_weight(i, by_name.get(name, 0.0))
    look = PlayoutLook(numbers)
    score = Score([], [], [])
    for i, game in enumerate(games):
        judged = model.judge(look.look(game.record))
        score.logs.extend(logarithm for logarithm, _ in judged)
        score.ranks.extend(rank for _, rank in judged)
        score.games.extend([i] * len(judged))
    return score
