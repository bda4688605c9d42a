"""What sweeping the board costs: microseconds a move for some numbers of drawings.

Takes games and a library; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/patterns.md holds those that were reached.

A game is played to its end and taken back in one compiled call, a mark at each move, the matches kept up to date; the
board alone beside it in the same round.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.lab.bench import ROUNDS, Row
from riyu.lab.features_bench import cost_row, spent_a_move
from riyu.lab.games import WIDEST, NamedGame, replay_of
from riyu.lab.measuring import Replay
from riyu.patterns._laying import ANYTHING, lay
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.sweep import Drawn, Sweep
from riyu.patterns.symmetry import turn
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["SWEPT", "drawings_of", "more_drawings", "swept_rows"]

SWEPT = (100, 1000, 3000)
"""How many drawings are swept, beside the library's own."""


def drawings_of(classes: Sequence[PatternClass]) -> list[Drawn]:
    """Give all that patterns ask of points, as drawings for a sweep; duplicates, in any orientation, are left out."""
    found: dict[object, Drawn] = {}
    for wanted in classes:
        for pattern in wanted.patterns:
            for laid in lay(pattern, wanted.asked):
                masks = {o: mask for o, mask in laid.masks.items() if mask != ANYTHING}
                if any(mask & 7 not in (0, 7) for mask in masks.values()):
                    found.setdefault(_shape(masks), (masks, _ways(masks)))
    return list(found.values())


def more_drawings(drawings: Sequence[Drawn], count: int, seed: int) -> list[Drawn]:
    """Give so many drawings: the given ones in mixed order, and where they are too few, some with one point more.

    That point lies beside one of the drawing, and is own, enemy or empty. None is given twice. Raises UsageError if
    there are none to begin with.
    """
    if not drawings:
        raise UsageError("no drawings to measure on")
    chance = random.Random(seed)
    found = {_shape(masks): (masks, ways) for masks, ways in drawings}
    made = list(found.values())
    chance.shuffle(made)
    while len(made) < count:
        masks = dict(chance.choice(made)[0])
        x, y = chance.choice([o for o, mask in masks.items() if mask != 8])
        right, up = chance.choice(((1, 0), (0, 1), (-1, 0), (0, -1)))
        if masks.get((x + right, y + up), ANYTHING) & 7 != 7:
            continue
        masks[x + right, y + up] = chance.choice((1, 2, 4))
        shape = _shape(masks)
        if shape not in found:
            found[shape] = (masks, _ways(masks))
            made.append(found[shape])
    return made[:count]


def _turned(masks: dict[tuple[int, int], int]) -> list[frozenset[tuple[tuple[int, int], int]]]:
    """Give a drawing in the eight orientations, each moved so that it begins at its lower left."""
    found = []
    for orientation in range(8):
        turned = {turn(orientation, offset): mask for offset, mask in masks.items()}
        left, low = min(x for x, _ in turned), min(y for _, y in turned)
        found.append(frozenset(((x - left, y - low), mask) for (x, y), mask in turned.items()))
    return found


def _shape(masks: dict[tuple[int, int], int]) -> object:
    return frozenset(_turned(masks))


def _ways(masks: dict[tuple[int, int], int]) -> int:
    """Give the orientations that differ, as bits."""
    turned = _turned(masks)
    return sum(1 << o for o in range(8) if turned[o] not in turned[:o])


def swept_rows(
    games: Sequence[NamedGame],
    library: Library,
    counts: Sequence[int] = SWEPT,
    seed: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give microseconds of processor time a move, played and taken back: medians over games and rounds, with quartiles.

    Rows: the board alone; the drawings of the classes asked over the whole board; so many drawings of all classes.
    A sweep's cost is without the board's. `first_microseconds` is the median of each game's first round. `kilobytes` is
    what a sweep holds. Games that begin with stones are passed over. Raises UsageError if no game is left.
    """
    plain = [g for g in games if not g.record.black and not g.record.white and g.record.size == 19]
    if not plain:
        raise UsageError("no games to measure on: expected 19x19 games that begin without stones")
    whole = drawings_of([c for c in library.classes if c.asked.focus == WHOLE_BOARD])
    every = drawings_of(library.classes)
    sets = {f"sweep, {len(whole)} drawings over the whole board": whole} if whole else {}
    for count in counts:
        own = min(count, len(every))
        name = f"sweep, {count:,} drawings of all classes"
        name += f", {count - own:,} of them made longer" if count > own else ""
        sets[name] = more_drawings(every, count, seed)
    sweeps = {name: Sweep(Board(19, WIDEST), drawings) for name, drawings in sets.items()}
    alone: list[float] = []
    kept: dict[str, list[float]] = {name: [] for name in sets}
    first: dict[str, list[float]] = {name: [] for name in sets}
    for number, game in enumerate(plain, start=1):
        board = replay_of(game.record)
        replays = {
            name: Replay(sweep.board, game.record.moves, None, sweep)
            for name, sweep in sweeps.items()
        }
        base = spent_a_move(board, 1)
        for name, replay in replays.items():
            first[name].append(spent_a_move(replay, 1) - base)
        for _ in range(ROUNDS):
            board.run(1)
            base = spent_a_move(board, 2)
            alone.append(base)
            for name, replay in replays.items():
                replay.run(1)
                kept[name].append(spent_a_move(replay, 2) - base)
        advance(number)
    middle = statistics.median(alone)
    rows = [cost_row("board alone", "move", alone, middle)]
    for name, values in kept.items():
        row = cost_row(name, "move", values, middle)
        early = statistics.median(first[name])
        full = {"full": True} if sweeps[name].is_full else {}
        more = {
            "first_microseconds": round(early / 1000, 4),
            "kilobytes": round(sweeps[name].memory / 1024),
        }
        rows.append(row | more | full)
    return rows
