"""What the inference engine costs, and whether facts kept up to date are those found from scratch.

Takes games and rules; gives rows of plain values, each saying what it is and its unit, and what differs. Knows no good
figure: experiments/LOG.md holds those that were reached.

A game is played to its end, a mark at each move and the facts brought up to date after it, and taken back move by move,
the facts asked for again after each. Processor time of one thread; a game's first run, which meets what no game had
before, is not counted. Before that the garbage collector is told to pass over what is there (gc.freeze): the objects of
thousands of rules made ready never become garbage, and one look at all of them costs more than a game.
"""

from __future__ import annotations

import copy
import gc
import pickle
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.inference.engine import Inference
from riyu.inference.from_patterns import rules_of
from riyu.inference.model import Rule
from riyu.inference.plan import Plans
from riyu.inference.rulebase import Rulebase
from riyu.lab.bench import Row
from riyu.lab.games import STEP, WIDEST, NamedGame, starting_board
from riyu.patterns.library import Library
from riyu.patterns.model import Drawing
from riyu.patterns.tables import NAMED_STONES

__all__ = ["Checked", "check_inference", "inference_rows", "rules_for"]


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
            replace(rule, counters=tuple([c for c in rule.counters if c.rule in names]))
            for rule in found
        ]
    )


def _is_sound(rule: Rule) -> bool:
    """Say whether no capital stands beside another stone of its side, which a new point may have brought about."""
    drawing = rule.maps[0].drawing
    return all(len(drawing.places(symbol)) < 2 for symbol in NAMED_STONES)


@dataclass(slots=True)
class _Costs:
    moves: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    forward: list[float] = field(default_factory=list)
    undone: list[float] = field(default_factory=list)
    scratch: list[float] = field(default_factory=list)
    copied: list[float] = field(default_factory=list)
    copy_bytes: list[int] = field(default_factory=list)
    undo_bytes: list[float] = field(default_factory=list)
    facts: list[int] = field(default_factory=list)
    evaluated: list[float] = field(default_factory=list)


def inference_rows(
    games: Sequence[NamedGame],
    rulebases: Sequence[Rulebase],
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give a row for each rulebase: milliseconds a move, and what going back costs beside its alternatives.

    `move_ms` is a move played, the facts brought up to date, and taken back again; `board_ms` the board and features
    alone. `scratch_ms` finds all facts of a position anew, the plans ready. `undo_ms` against `copy_ms`: taking a move
    back, and a deep copy of what the engine holds. Medians over games; bytes a move of trail, journal and copy.
    Raises UsageError if no game is left: they must begin without stones on 19x19.
    """
    plain = [g for g in games if not g.record.black and not g.record.white and g.record.size == 19]
    if not plain:
        raise UsageError("no games to measure on: expected 19x19 games that begin without stones")
    rows = []
    done = 0
    for rulebase in rulebases:
        start = time.thread_time()
        Plans(rulebase.strata)
        planning = time.thread_time() - start
        board = Board(19, WIDEST)
        inference = Inference(board, Features(board), rulebase)
        other = Board(19, WIDEST)
        fresh = Inference(other, Features(other), rulebase)
        costs = _Costs()
        gc.collect()
        gc.freeze()
        for game in plain:
            _run(inference, game, None)
            _run(inference, game, costs)
            _from_scratch(game, fresh, costs)
            done += 1
            advance(done)
        gc.unfreeze()
        rows.append(_row(rulebase, inference, planning, costs))
    return rows


def _row(rulebase: Rulebase, inference: Inference, planning: float, costs: _Costs) -> Row:
    middle = statistics.median
    move = middle(costs.moves)
    return {
        "rules": len(rulebase.rules),
        "drawings": len(inference.plans.drawings),
        "move_ms": round(move, 3),
        "board_ms": round(middle(costs.alone), 3),
        "forward_ms": round(middle(costs.forward), 3),
        "undo_ms": round(middle(costs.undone), 3),
        "scratch_ms": round(middle(costs.scratch), 2),
        "copy_ms": round(middle(costs.copied), 2),
        "scratch_ratio": round(middle(costs.scratch) / move, 1),
        "undo_bytes": round(middle(costs.undo_bytes)),
        "copy_bytes": round(middle(costs.copy_bytes)),
        "facts": round(middle(costs.facts)),
        "evaluated": round(middle(costs.evaluated), 1),
        "load_s": round(planning, 2),
    }


def _run(inference: Inference, game: NamedGame, costs: _Costs | None) -> None:
    board = inference.board
    moves = game.record.moves
    inference.update()
    words, evaluated = board.trail.words, inference.evaluated
    held = 0
    start = time.thread_time()
    for move in moves:
        board.mark()
        board.play(move.color, move.point)
        inference.update()
    middle = time.thread_time()
    if costs is not None:
        evaluated = inference.evaluated - evaluated
        words = board.trail.words - words
        held = sum(map(_bytes_of, inference.journal)) + 4 * inference.lone.noted
        costs.facts.append(sum(len(store.standing) for store in inference.stores.values()))
        _copy(inference, costs)
    back = time.thread_time()
    for _ in moves:
        board.undo()
        inference.update()
    end = time.thread_time()
    if costs is None:
        return
    count = len(moves)
    costs.forward.append(1000 * (middle - start) / count)
    costs.undone.append(1000 * (end - back) / count)
    costs.moves.append(costs.forward[-1] + costs.undone[-1])
    costs.undo_bytes.append((16 * words + held) / count)
    costs.evaluated.append(evaluated / count)
    other = starting_board(game.record)
    features = Features(other)
    start = time.thread_time()
    for move in moves:
        other.mark()
        other.play(move.color, move.point)
        features.update()
    for _ in moves:
        other.undo()
    costs.alone.append(1000 * (time.thread_time() - start) / count)


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


def _copy(inference: Inference, costs: _Costs) -> None:
    state = {
        "facts": _supported(inference),
        "lone": bytearray(inference.lone.memory),
        "units": {
            number: (unit.evaluation.reads, [firing.values for firing in unit.evaluation.firings])
            for number, unit in inference.units.items()
        },
        "wards": {key: [unit.number for unit in units] for key, units in inference.wards.items()},
        "board": bytearray(inference.board.block.claimed),
        "matches": inference.sweep.matches(),
    }
    start = time.thread_time()
    copy.deepcopy(state)
    costs.copied.append(1000 * (time.thread_time() - start))
    costs.copy_bytes.append(len(pickle.dumps(state)))


def _from_scratch(game: NamedGame, fresh: Inference, costs: _Costs) -> None:
    board = starting_board(game.record)
    for move in game.record.moves[: len(game.record.moves) // 2]:
        board.play(move.color, move.point)
    fresh.board.set_up(board.position())
    start = time.thread_time()
    fresh.find_anew()
    costs.scratch.append(1000 * (time.thread_time() - start))


# Checking -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Checked:
    """What was compared with engines made from scratch: games, positions, returns; and what differs, in words."""

    games: int = 0
    positions: int = 0
    returns: int = 0
    facts: int = 0
    differences: list[str] = field(default_factory=list)


def _supported(inference: Inference) -> dict[tuple[object, ...], list[int]]:
    """Give the facts that stand, each with the numbers of what supports it."""
    inference.update()
    return {
        key: sorted(getattr(one, "number", one) for one in inference.supporters_of(fact))
        for store in inference.stores.values()
        for key, fact in store.standing.items()
    }


def check_inference(
    games: Sequence[NamedGame],
    rulebase: Rulebase,
    advance: Callable[[int], None] = lambda done: None,
) -> Checked:
    """Compare the facts, and what supports each, with those found from nothing: at every tenth move and the end.

    And after undo with those that stood there before, down to the start. Rules are made ready once a board's size.
    """
    done = Checked()
    fresh: dict[int, Inference] = {}
    for number, game in enumerate(games, start=1):
        board = starting_board(game.record)
        inference = Inference(board, Features(board), rulebase)
        seen = {0: _supported(inference)}
        moves = game.record.moves
        for count, move in enumerate(moves, start=1):
            board.mark()
            board.play(move.color, move.point)
            if count % 3:
                inference.update()
            if count % STEP and count != len(moves):
                continue
            seen[count] = _supported(inference)
            if board.size not in fresh:
                other = Board(board.size, board.ruleset)
                fresh[board.size] = Inference(other, Features(other), rulebase)
            fresh[board.size].board.set_up(board.position())
            fresh[board.size].find_anew()
            if seen[count] != _supported(fresh[board.size]):
                done.differences.append(f"{game.name}, move {count}: other facts than from scratch")
            done.positions += 1
            done.facts += len(seen[count])
        for count in range(len(moves) - 1, -1, -1):
            board.undo()
            if count in seen:
                done.returns += 1
                if seen[count] != _supported(inference):
                    done.differences.append(f"{game.name}, back at move {count}: other facts")
        done.games += 1
        advance(number)
    return done
