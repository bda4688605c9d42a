"""Facts kept up to date beside those found from nothing, and after undo; rules replaced in the midst of each game.

Takes games and rules; gives how much was compared, and what differs, in words. Measures nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.inference.engine import Inference
from riyu.inference.rulebase import Rulebase
from riyu.lab.games import STEP, NamedGame, starting_board

__all__ = ["Checked", "check_inference"]

_Supported = dict[tuple[object, ...], list[int]]
"""Facts by key, each with the numbers of what supports it."""


@dataclass(slots=True)
class Checked:
    """What was compared with engines made from scratch, and what differs, in words.

    Counts: games; positions and facts beside those found from nothing; returns by undo, how many of them to before
    rules were replaced, and how often they were.
    """

    games: int = 0
    positions: int = 0
    returns: int = 0
    facts: int = 0
    replaced: int = 0
    returns_past: int = 0
    differences: list[str] = field(default_factory=list)


def check_inference(
    games: Sequence[NamedGame],
    rulebase: Rulebase,
    advance: Callable[[int], None] = lambda done: None,
) -> Checked:
    """Compare the facts, and what supports each, with those found from nothing: at every tenth move and the end.

    A third of the way through a game every other rule alone is in force instead, after two thirds all again. Then all
    is taken back, the facts asked for after each move: those under all rules are expected, down to the start, and none
    found from nothing any more. Rules are made ready once a board's size.
    """
    done = Checked()
    scratch = _Scratch()
    half = Rulebase.of_rules([replace(rule, counters=()) for rule in rulebase.rules[::2]])
    for number, game in enumerate(games, start=1):
        _check_game(game, rulebase, half, scratch, done)
        done.games += 1
        advance(number)
    return done


class _Scratch:
    """Engines that find all from nothing, one for a board's size and rules."""

    def __init__(self) -> None:
        self._engines: dict[tuple[int, int], Inference] = {}

    def facts(self, board: Board, rulebase: Rulebase) -> _Supported:
        """Give what stands in a board's position."""
        key = (board.size, id(rulebase))
        if key not in self._engines:
            other = Board(board.size, board.ruleset)
            self._engines[key] = Inference(other, Features(other), rulebase)
        fresh = self._engines[key]
        fresh.board.set_up(board.position())
        fresh.find_anew()
        return supported(fresh)


def supported(inference: Inference) -> _Supported:
    """Give the facts that stand, each with the numbers of what supports it."""
    inference.update()
    return {
        key: sorted(getattr(one, "number", one) for one in inference.supporters_of(fact))
        for store in inference.stores.values()
        for key, fact in store.standing.items()
    }


def _check_game(
    game: NamedGame, rulebase: Rulebase, half: Rulebase, scratch: _Scratch, done: Checked
) -> None:
    board = starting_board(game.record)
    inference = Inference(board, Features(board), rulebase)
    expected = {0: supported(inference)}
    moves = game.record.moves
    others = {len(moves) // 3: half, len(moves) * 2 // 3: rulebase}
    for count, move in enumerate(moves, start=1):
        board.mark()
        board.play(move.color, move.point)
        if count in others:
            inference.replace_rules(others[count])
            done.replaced += 1
        elif count % 3:
            inference.update()
        if count % STEP and count != len(moves) and count not in others:
            continue
        found = supported(inference)
        if found != scratch.facts(board, inference.rulebase):
            done.differences.append(f"{game.name}, move {count}: other facts than from scratch")
        expected[count] = (
            found if inference.rulebase is rulebase else scratch.facts(board, rulebase)
        )
        done.positions += 1
        done.facts += len(found)
    beginnings = inference.beginnings
    last = max(count for count in others if count <= len(moves))
    for count in range(len(moves) - 1, -1, -1):
        board.undo()
        inference.update()
        if count not in expected:
            continue
        done.returns += 1
        done.returns_past += count < last
        if expected[count] != supported(inference):
            done.differences.append(f"{game.name}, back at move {count}: other facts")
    if inference.beginnings != beginnings:
        done.differences.append(f"{game.name}: all was found from nothing again on the way back")
