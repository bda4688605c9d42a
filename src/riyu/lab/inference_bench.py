"""What the inference engine costs a move, and what going back costs beside its alternatives.

Takes games and rules; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/inference.md holds those that were reached. Source: Klinger & Mechner, 3.1, for the alternatives.

A game is played to its end, a mark at each move and the facts brought up to date after it, and taken back move by move,
the facts asked for again after each. Processor time of one thread. Each number of rules has engines of its own, those
before it forgotten. All games are played once first, which meets what none had before; then the collector is told to
pass over what is there (gc.freeze), and left on: rules made ready never become garbage, and one look at all of them
costs more than a game. How much time it took in what was measured is a figure of its own.
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.record import Move
from riyu.inference.engine import Inference
from riyu.inference.from_patterns import rules_of
from riyu.inference.model import Rule
from riyu.inference.plan import RulePlans
from riyu.inference.rulebase import Rulebase
from riyu.inference.watch import Watch
from riyu.lab.bench import Row
from riyu.lab.games import WIDEST, NamedGame
from riyu.patterns.library import Library
from riyu.patterns.model import Drawing
from riyu.patterns.sweep import Sweep
from riyu.patterns.tables import NAMED_STONES

__all__ = ["QUANTITIES", "inference_rows", "rules_for"]

QUANTITIES: Mapping[str, str] = {
    "drawings": "drawings swept",
    "facts": "facts of rules that stand, halfway",
    "evaluated": "units and rows evaluated a move",
    "move_ms": "ms a move: play, facts, undo",
    "forward_ms": "  of it play and facts",
    "undo_ms": "  of it undo, and asking again",
    "collector_ms": "  in it Python's collector",
    "board_ms": "ms a move of board and features alone",
    "look_ms": "ms a move to see what changed: these, sweep and watch",
    "unrecorded_ms": "ms to play and find facts with no mark set",
    "copy_ms": "ms to copy the state instead",
    "scratch_ms": "ms to find all facts anew instead",
    "copy_ratio": "copy / undo",
    "scratch_ratio": "all anew / undo",
    "trail_bytes": "bytes a move on the trail",
    "board_bytes": "  of it by board and features",
    "journal_bytes": "bytes a move in the journals",
    "copy_bytes": "bytes of a copy",
    "load_s": "s to make the rules ready",
}
"""What a row holds beside the number of rules, in words."""

_PARTS = 4
"""Positions of a game at which the state is copied, and found anew: at the end of each such part of it."""


def rules_for(library: Library, more: Sequence[Rule], count: int, seed: int) -> Rulebase:
    """Give so many rules: those given, the patterns of a library turned into rules, in mixed order, then made ones.

    A made one is one of those with one point more asked for. A counter that points beyond them is dropped. Raises
    UsageError if there are none to begin with.
    """
    chance = random.Random(seed)
    pool: dict[str, Rule] = {}
    for rule in [rule for found in library.classes for rule in rules_of(found)]:
        if rule.name not in pool:
            pool[rule.name] = replace(rule, counters=())
    found = list(pool.values())
    chance.shuffle(found)
    found = [*more, *[rule for rule in found if rule.name not in {r.name for r in more}]][:count]
    if not found:
        raise UsageError("no rules to measure on")
    single = [rule for rule in found if len(rule.maps) == 1]
    number = 0
    while len(found) < count:
        number += 1
        rule = chance.choice(single)
        rows = [list(row) for row in rule.maps[0].drawing.rows]
        open_at = [(i, j) for i, row in enumerate(rows) for j, s in enumerate(row) if s == "?"]
        if not open_at:
            continue
        i, j = chance.choice(open_at)
        rows[i][j] = chance.choice(".OX")
        drawing = Drawing(tuple("".join(row) for row in rows))
        made = replace(
            rule, name=f"{rule.name}-{number}", maps=(replace(rule.maps[0], drawing=drawing),)
        )
        if _is_sound(made):
            found.append(made)
    names = {rule.name for rule in found}
    return Rulebase.of_rules(
        [
            replace(rule, counters=tuple([c for c in rule.counters if names.issuperset(c.rules)]))
            for rule in found
        ]
    )


def _is_sound(rule: Rule) -> bool:
    """Say whether no capital stands beside another stone of its side, which a new point may have brought about."""
    drawing = rule.maps[0].drawing
    return all(len(drawing.places(symbol)) < 2 for symbol in NAMED_STONES)


@dataclass(slots=True)
class _Costs:
    """What was measured, by quantity: a value a game, or a position."""

    found: dict[str, list[float]] = field(default_factory=dict)

    def add(self, **values: float) -> None:
        for name, value in values.items():
            self.found.setdefault(name, []).append(value)

    def middle(self, name: str) -> float:
        return statistics.median(self.found[name])


def inference_rows(
    games: Sequence[NamedGame],
    rulebases: Sequence[Rulebase],
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give a row for each rulebase, medians over games or positions: see `QUANTITIES`.

    `undo_ms` has the board taken back and the facts asked for. Against it: `copy_ms`, a copy of all that undo puts
    back, at four positions of each game: only what is in use, and what never changes is shared; `scratch_ms`, all
    facts of these positions found anew, the rules ready and the features there. What recording costs is in
    `forward_ms`: `unrecorded_ms` is the same without it. Bytes a move are what is kept to go
    back, Python objects as `getsizeof` has them. Raises UsageError if no game is left: they must begin without stones
    on 19x19.
    """
    plain = [g for g in games if not g.record.black and not g.record.white and g.record.size == 19]
    if not plain:
        raise UsageError("no games to measure on: expected 19x19 games that begin without stones")
    rows = []
    for number, rulebase in enumerate(rulebases):
        before = number * len(plain)
        rows.append(_row(plain, rulebase, lambda done, before=before: advance(before + done)))  # type: ignore[misc]
    return rows


def _row(games: Sequence[NamedGame], rulebase: Rulebase, advance: Callable[[int], None]) -> Row:
    start = time.thread_time()
    RulePlans(rulebase.strata)
    planning = time.thread_time() - start
    inference, fresh = _engine(rulebase), _engine(rulebase)
    for game in games:
        _run(inference, game.record.moves, _Costs())
    costs = _Costs()
    gc.collect()
    gc.freeze()
    try:
        for done, game in enumerate(games, start=1):
            _run(inference, game.record.moves, costs)
            _run_alone(inference, game.record.moves, costs)
            _instead(fresh, game.record.moves, costs)
            advance(done)
    finally:
        gc.unfreeze()
    middle = {name: costs.middle(name) for name in costs.found}
    middle["copy_ratio"] = middle["copy_ms"] / middle["undo_ms"]
    middle["scratch_ratio"] = middle["scratch_ms"] / middle["undo_ms"]
    middle["drawings"] = len(inference.plans.drawings)
    middle["load_s"] = planning
    return {"rules": len(rulebase.rules), **{name: _short(middle[name]) for name in QUANTITIES}}


def _short(value: float) -> float:
    return round(value) if value >= 100 else float(f"{value:.3g}")


def _engine(rulebase: Rulebase) -> Inference:
    board = Board(19, WIDEST)
    return Inference(board, Features(board), rulebase)


@contextmanager
def _collector() -> Iterator[list[float]]:
    """Give a list that holds the seconds spent in Python's collector at the end."""
    spent = [0.0]
    begun = 0.0

    def told(phase: str, about: dict[str, int]) -> None:
        nonlocal begun
        if phase == "start":
            begun = time.thread_time()
        else:
            spent[0] += time.thread_time() - begun

    gc.callbacks.append(told)
    try:
        yield spent
    finally:
        gc.callbacks.remove(told)


def _run(inference: Inference, moves: Sequence[Move], costs: _Costs) -> None:
    """Play a game with its facts and take it back."""
    board = inference.board
    trail = board.trail
    inference.update()
    count = len(moves)
    evaluated = inference.evaluated
    with _collector() as spent:
        start = time.thread_time()
        for move in moves:
            board.mark()
            board.play(move.color, move.point)
            inference.update()
        middle = time.thread_time()
        costs.add(
            forward_ms=1000 * (middle - start) / count,
            evaluated=(inference.evaluated - evaluated) / count,
            trail_bytes=(16 * trail.words + _IMAGE_BYTES * trail.objects) / count,
            journal_bytes=(sum(map(_bytes_of, inference.journal)) + 4 * inference.lone.noted)
            / count,
        )
        back = time.thread_time()
        for _ in moves:
            board.undo()
            inference.update()
        end = time.thread_time()
    costs.add(
        undo_ms=1000 * (end - back) / count,
        move_ms=1000 * (middle - start + end - back) / count,
        collector_ms=1000 * spent[0] / count,
    )


_IMAGE_BYTES = sys.getsizeof((0, 0)) + sys.getsizeof((0, 0, 0))
"""Bytes of an object's image on the trail."""


def _bytes_of(entry: object) -> int:
    """Give the bytes that an entry of the journal keeps from being freed, without the units and facts themselves."""
    if not isinstance(entry, tuple):
        return 8 + sys.getsizeof(entry)
    held = 8 + sys.getsizeof(entry)
    evaluation = entry[2] if len(entry) > 2 else None
    if evaluation is not None and hasattr(evaluation, "reads"):
        held += sys.getsizeof(evaluation) + sys.getsizeof(evaluation.reads)
        for firing in evaluation.firings:
            held += (
                sys.getsizeof(firing) + sys.getsizeof(firing.facts) + sys.getsizeof(firing.values)
            )
    return held


def _run_alone(inference: Inference, moves: Sequence[Move], costs: _Costs) -> None:
    """Play a game and take it back without rules: board and features, then with what sees their drawings and values."""
    for name in ("board_ms", "look_ms"):
        board = Board(19, WIDEST)
        features = Features(board)
        sweep = Sweep(board, inference.plans.drawings) if name == "look_ms" else None
        watch = Watch(features, inference.watch.kinds)
        start = time.thread_time()
        for move in moves:
            board.mark()
            board.play(move.color, move.point)
            features.update()
            if sweep:
                sweep.changes()
                watch.changed()
        words = board.trail.words
        for _ in moves:
            board.undo()
            features.update()
            if sweep:
                sweep.changes()
                watch.changed()
        costs.add(**{name: 1000 * (time.thread_time() - start) / len(moves)})
        if sweep is None:
            costs.add(board_bytes=16 * words / len(moves))


# What could be done instead of going back.


def _instead(fresh: Inference, moves: Sequence[Move], costs: _Costs) -> None:
    """Play a game that is not taken back, and copy the state and find it anew, at four positions."""
    board = fresh.board
    board.set_up(Board(19, WIDEST).position())
    fresh.find_anew()
    spent = 0.0
    ends = [len(moves) * part // _PARTS for part in range(1, _PARTS + 1)]
    for count, move in enumerate(moves, start=1):
        start = time.thread_time()
        board.play(move.color, move.point)
        fresh.update()
        spent += time.thread_time() - start
        if count in ends:
            state = _state(fresh)
            start = time.thread_time()
            copied = [one.copy() for one in state]
            costs.add(copy_ms=1000 * (time.thread_time() - start))
            costs.add(copy_bytes=sum(map(sys.getsizeof, copied)))
            costs.add(facts=sum(len(store.standing) for store in fresh.stores.values()))
            del state, copied
            start = time.thread_time()
            fresh.find_anew()
            costs.add(scratch_ms=1000 * (time.thread_time() - start))
    costs.add(unrecorded_ms=1000 * spent / len(moves))


_SEEN_BYTES = 16_968
"""Bytes of the values as the watch last saw them, as `riyu budget` has them."""


def _state(inference: Inference) -> list[Any]:
    """Give what undo puts back: bytes of compiled state in use, and the containers of Python objects that change."""
    compiled = inference.board.block.claimed + _SEEN_BYTES + inference.lone.memory
    compiled += 4 * len(inference.sweep.matches()) + inference.board.size**2
    stores = list(inference.stores.values())
    return [
        bytearray(compiled),
        {number: unit.evaluation for number, unit in inference.units.items()},
        *inference.wards.values(),
        *[store.standing for store in stores],
        *[one.supporters for store in stores for one in store.standing.values() if one.supporters],
        *[found for store in stores for shape in store.shapes for found in shape.found.values()],
        *[
            found
            for use in inference.plans.uses
            for index in use.indices
            for found in index.found.values()
        ],
    ]
