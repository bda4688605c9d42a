"""Plans along games: what becomes of them move by move, what keeping them costs, and whether they stay true; theaters.

Takes games, a library and a limit of nodes; gives rows of plain values, each saying what it is and its unit. Knows no
good figure: experiments/log/reading.md holds those that were reached.

After each move both questions, either color first, are in force for every string with up to two liberties: kept from
before, read again where touched, read new where there was none. Beside them the same questions are read afresh.
"""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from riyu.assessment.endings import Endings
from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.lab.bench import Row
from riyu.lab.games import NamedGame, positions_of, starting_blackboard
from riyu.patterns.library import Library
from riyu.reading.blackboard import Given
from riyu.reading.plans import PlanFate, Question, aim_at_strings, read_plan
from riyu.reading.sequences import SequenceReader, Standing
from riyu.reading.theaters import gather, read_theaters

__all__ = ["KEPT", "Tally", "follow_game", "plan_rows", "theater_rows"]

KEPT = "untouched"
"""What became of a plan that a move did not concern, beside the fates."""

MOST_LIBERTIES = 2

GAINS = (0.5, 2.0, 4.0, 8.0)
"""Points that an obvious sequence gains, at least, for its first move to be held to the move played."""


@dataclass
class Tally:
    """What was counted: plans by fate, plans unlike those read afresh by fate, seconds, sizes."""

    moves: int = 0
    fates: Counter[str] = field(default_factory=Counter)
    unlike: Counter[str] = field(default_factory=Counter)
    unclear: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    new: int = 0
    unanswered: int = 0
    context: int = 0
    keeping: float = 0.0
    asking: float = 0.0
    afresh: float = 0.0
    examples: list[str] = field(default_factory=list)


def follow_game(game: NamedGame, limit: int, tally: Tally) -> None:
    """Keep the plans of one game from move to move, compare them with those read afresh, and count into a tally.

    Raises IllegalMove.
    """
    blackboard = starting_blackboard(game.record, Given())
    board, plans = blackboard.board, blackboard.plans
    keeping, fresh = aim_at_strings(board), aim_at_strings(board)
    for number, move in enumerate(game.record.moves, start=1):
        board.play(move.color, move.point)
        tally.moves += 1
        # Step 1. What becomes of the plans in force.
        start = time.thread_time()
        before = {plan.question for plan in plans}
        changes = plans.update(keeping, limit, 1 << 40)
        tally.keeping += time.thread_time() - start
        came = {change.now.question: change.fate.value for change in changes if change.now}
        tally.fates.update(change.fate.value for change in changes)
        tally.fates[KEPT] += len(before) - len(changes)
        tally.reasons.update(change.reason for change in changes if change.fate is PlanFate.DROPPED)
        # Step 2. The same read afresh, and what was not asked yet.
        wanted = set(_questions(board))
        for plan in list(plans):
            if plan.question not in wanted:
                plans.drop(plan)
                tally.fates["out of the question"] += 1
        for question in sorted(wanted):
            start = time.thread_time()
            now = read_plan(board, fresh, *question, limit)
            spent = time.thread_time() - start
            tally.afresh += spent
            held = plans.get(question)
            if held is None:
                tally.asking += spent
                tally.new += now is not None
                tally.unanswered += now is None
                if now is not None:
                    plans.hold(now)
                continue
            tally.context += len(held.context)
            how = came.get(question, KEPT)
            if now is None:
                tally.unclear[how] += 1
            elif (now.side, now.verdict) != (held.side, held.verdict):
                tally.unlike[how] += 1
                tally.examples.append(f"{game.name}, move {number}: {how}: {held} | {now}")


def _questions(board: Board) -> Iterator[Question]:
    """Give both questions of every string with few liberties, by the string's name."""
    for name in board.strings():
        if board.liberties(name) <= MOST_LIBERTIES:
            for first in (BLACK, WHITE):
                yield "capture", (name,), first


def plan_rows(
    games: Sequence[NamedGame], limit: int, advance: Callable[[int], None] = lambda done: None
) -> tuple[list[Row], list[str]]:
    """Give what became of plans, cost and agreement, and a line for each plan unlike the one read afresh.

    Raises UsageError if there are no games.
    """
    if not games:
        raise UsageError("no games to measure on")
    tally = Tally()
    for number, game in enumerate(games, start=1):
        follow_game(game, limit, tally)
        advance(number)
    fates = (KEPT, *(fate.value for fate in PlanFate))
    met = max(1, sum(tally.fates[fate] for fate in fates))
    moves = max(1, tally.moves)
    held = max(1, met - tally.fates[PlanFate.DROPPED.value] - tally.fates["out of the question"])
    rows: list[Row] = [
        {"what": f"plans {fate}", "count": tally.fates[fate], "share": round(tally.fates[fate] / met, 4),
         "unlike_afresh": tally.unlike[fate], "afresh_unclear": tally.unclear[fate]}
        for fate in fates
    ]  # fmt: skip
    rows += [
        {"what": f"dropped: {reason}", "count": count, "share": round(count / met, 4)}
        for reason, count in tally.reasons.most_common()
    ]
    amounts = {
        "plans in force a move": met / moves,
        "points of a context": tally.context / held,
        "questions read new a move": (tally.new + tally.unanswered) / moves,
        "questions not clear within the limit, a move": tally.unanswered / moves,
        "milliseconds a move, to keep plans and read those touched": 1000 * tally.keeping / moves,
        "milliseconds a move, to read what no plan answers": 1000 * tally.asking / moves,
        "milliseconds a move, to read all afresh": 1000 * tally.afresh / moves,
    }
    rows += [{"what": what, "count": round(amount, 2)} for what, amount in amounts.items()]
    return rows, tally.examples


def theater_rows(
    games: Sequence[NamedGame],
    library: Library,
    limit: int,
    advance: Callable[[int], None] = lambda done: None,
    by_standing: bool = False,
) -> list[Row]:
    """Give what theaters and obvious sequences are like and cost, at every tenth position of games: means and numbers.

    The assessment's evaluation ends lines, or `Standing`; of moves played, shares. Raises UsageError if there are no
    games.
    """
    if not games:
        raise UsageError("no games to measure on")
    found: dict[str, list[float]] = {}

    def note(what: str, amount: float) -> None:
        found.setdefault(what, []).append(amount)

    for number, game in enumerate(games, start=1):
        moves = game.record.moves
        reader: SequenceReader | None = None
        for at, move, board, features in positions_of(game):
            make = Standing if by_standing else Endings
            reader = reader or SequenceReader(features, library, standing=make(features))
            aims = aim_at_strings(board)
            read = [read_plan(board, aims, *question, limit) for question in _questions(board)]
            plans = [plan for plan in read if plan is not None]
            start = time.thread_time()
            theaters = read_theaters(reader, plans)
            note("milliseconds a position, theaters", 1000 * (time.thread_time() - start))
            note("theaters a position", len(theaters))
            note("plans a position", len(plans))
            groups = gather(board, plans)
            note("plans in the largest group", max(map(len, groups), default=0))
            played = moves[at].point if at < len(moves) else NO_POINT
            if theaters and played:
                best = {theaters[0].best_move(color) for color in (BLACK, WHITE)}
                note("played is a color's best where the swing is largest", played in best)
            for theater in theaters:
                note("swing of a theater, points", theater.swing)
                note("positions read for a theater", sum(line.nodes for line in theater.best))
            if at > 1:
                start = time.thread_time()
                line = reader.read(3 - move.color, move.point, moves[at - 2].point)
                note("milliseconds an obvious sequence", 1000 * (time.thread_time() - start))
                note("moves of an obvious sequence", len(line.steps))
                note("positions of an obvious sequence", line.nodes)
                for gain in GAINS:
                    if line.steps and played and line.gain >= gain:
                        note(f"played begins what gains {gain:g}", line.steps[0].point == played)
        advance(number)
    return [
        {"what": what, "mean": round(statistics.mean(amounts), 3), "median": round(statistics.median(amounts), 3),
         "highest": round(max(amounts), 3), "of": len(amounts)}
        for what, amounts in found.items()
    ]  # fmt: skip
