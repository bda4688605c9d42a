"""How far learning is: the keys once they are counted, the models now and then, so that a stopped run goes on.

Takes the parts that were kept and models; gives them back as they were, to the last bit. Learns nothing.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.lab.progress import Progress
from riyu.lab.softmax import Softmax

if TYPE_CHECKING:
    from riyu.lab.apart import Game
    from riyu.lab.learning import Learning

__all__ = ["LearningProgress", "Stage", "plan_of"]

_LEAST = 2.0  # seconds from one time that models are kept to the next
_SHARE = (
    20  # and so many times as long as keeping them took, so that it costs 5 % of the time at most
)
_NAMES, _MODELS = "keys", "models"


@dataclass(frozen=True, slots=True)
class Stage:
    """How far it is: the epoch, the games learned from in it, their positions and the sum of the logarithms."""

    epoch: int = 0
    games: int = 0
    seen: int = 0
    logs: float = 0.0

    @property
    def next_epoch(self) -> Stage:
        """The stage at which the next epoch begins."""
        return Stage(self.epoch + 1)


class LearningProgress:
    """What is kept of learning; nothing if `progress` is None. `clock` is in seconds."""

    def __init__(
        self, progress: Progress | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._progress = progress
        self._clock = clock
        self._due = clock() + _LEAST

    def names(self, count: Callable[[], list[str]]) -> list[str]:
        """Give the features' names as they were kept, else as they are counted now, which is kept."""
        kept = self._progress.find(_NAMES) if self._progress is not None else None
        if kept is not None:
            return kept.decode().splitlines()
        names = count()
        if self._progress is not None:
            self._progress.keep(_NAMES, "\n".join(names).encode())
        return names

    def begin(self, models: Mapping[str, Softmax]) -> Stage:
        """Put the models back as they were kept, and give the stage; the first one if nothing was kept."""
        kept = self._progress.find(_MODELS) if self._progress is not None else None
        if kept is None:
            return Stage()
        head, _, states = kept.partition(b"\n")
        about = json.loads(head)
        sizes = about.pop("sizes")
        if list(sizes) != list(models):
            raise UsageError("the parts kept are of other models: begin anew, without --resume")
        at = 0
        for name, model in models.items():
            model.restore(states[at : at + sizes[name]])
            at += sizes[name]
        return Stage(**about)

    def keep(self, stage: Stage, models: Mapping[str, Softmax], *, is_end: bool = False) -> None:
        """Keep the models if it is time for that, or this is the end."""
        began = self._clock()
        if self._progress is None or (began < self._due and not is_end):
            return
        states = {name: model.state() for name, model in models.items()}
        about = asdict(stage) | {"sizes": {name: len(state) for name, state in states.items()}}
        self._progress.keep(
            _MODELS, b"".join((json.dumps(about).encode(), b"\n", *states.values()))
        )
        now = self._clock()
        self._due = now + max(_LEAST, _SHARE * (now - began))


def plan_of(games: Sequence[Game], how: Learning, is_ablation: bool) -> dict[str, object]:
    """Give what the parts depend on, by the names that a person has for it."""
    about = asdict(replace(how, first=None))
    seed, one_in, spare = about.pop("apart")
    for name in ("threads", "dask", "first"):
        del about[name]
    return {
        "games": _digest(games),
        **{f"--{name.replace('_', '-')}": value for name, value in about.items()},
        "--seed": seed,
        "--apart": one_in,
        "--spare": spare,
        "--ablation": is_ablation,
        "--from": how.first.digest if how.first else "",
    }


def _digest(games: Iterable[Game]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for game in games:
        digest.update(f"{game.start} {len(game.moves)}\n".encode() + game.moves)
    return digest.hexdigest()
