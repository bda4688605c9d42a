"""What reading costs, how often the cache answers, and whether it answers as a fresh reading would.

Takes games; gives rows of plain values, each saying what it is and its unit, and what differs. Knows no good figure:
experiments/log/reading.md holds those that were reached.

Asked after every move is, unless goals are named, whether each string of up to three liberties can be taken and kept:
what a program that looks at every weak string would ask. Goals about two strings are asked of neighbors among them.
Processor time of one thread.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from riyu.game.board import Board
from riyu.game.constants import BLACK, STRIDE, WHITE
from riyu.game.points import opposite, point_text
from riyu.lab.bench import Row
from riyu.lab.games import STEP, NamedGame, starting_board
from riyu.reading.cache import Question, ReadingCache
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings, goal_named
from riyu.reading.strings import StringReader

__all__ = ["USUAL", "Checked", "check_readings", "cost_rows", "ladder_rows", "speed_rows"]

SHORT = 3
"""Liberties of the strings asked about."""

NEAR = 3 * STRIDE + 3
"""Cells that the lowest points of two strings may be apart that are asked about together."""

USUAL = ("capture", "save")
"""Goals that are asked about unless others are named."""

_Advance = Callable[[int], None]


def _nothing(done: int) -> None: ...


def short_strings(board: Board, most: int = SHORT) -> list[int]:
    """Give the strings of up to so many liberties, each by its lowest point."""
    found: dict[int, None] = {}
    for point, content in enumerate(board.cells()):
        if content in (BLACK, WHITE) and board.liberties(point) <= most:
            found[board.string_name(point)] = None
    return list(found)


def _questions(readings: Readings, limit: int, goals: Sequence[str]) -> Iterator[Question]:
    """Give what is asked of a position."""
    board = readings.board
    short = short_strings(board)
    for stone in short:
        for goal in map(goal_named, goals):
            if goal.points == 1:
                pairs: list[tuple[int, ...]] = [(stone,)]
            elif len(set(goal.sides)) == 1:
                own = [p for p in short if board.color_at(p) == board.color_at(stone)]
                pairs = [(stone, other) for other in own if 0 < other - stone <= NEAR]
            else:
                pairs = [(stone, p) for p in board.neighbor_strings(stone) if p in short]
            for points in pairs:
                yield readings.question(goal.name, points, limit=min(limit, goal.limit))


# Speed ----------------------------------------------------------------------------------------------------------------


def speed_rows(
    games: Sequence[NamedGame],
    limit: int,
    advance: _Advance = _nothing,
    goals: Sequence[str] = USUAL,
) -> list[Row]:
    """Give a row for each goal: nodes and moves played a processor second, nothing cached.

    On every STEP-th position of games; microseconds a reading as median and mean, and how many ran out of nodes. The
    first row has how many times as much two threads do as one.
    """
    spent: dict[str, list[float]] = {}
    nodes: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    unclear: Counter[str] = Counter()
    for done, game in enumerate(games, start=1):
        for readings in _along(game, STEP):
            for question in _questions(readings, limit, goals):
                reader = readings.reader(question)
                start = time.thread_time()
                reading = reader.read(question.first, question.asker, question.limit)
                spent.setdefault(question.goal, []).append(time.thread_time() - start)
                nodes[question.goal] += reading.nodes
                plays[question.goal] += getattr(reader, "plays", 0)
                unclear[question.goal] += reading.verdict is Verdict.UNKNOWN
        advance(done)
    rows: list[Row] = [
        {
            "goal": name,
            "readings": len(times),
            "nodes_a_second": round(nodes[name] / max(sum(times), 1e-9)),
            "plays_a_second": round(plays[name] / max(sum(times), 1e-9)),
            "median_us": round(1e6 * statistics.median(times), 1),
            "mean_us": round(1e6 * statistics.mean(times), 1),
            "nodes": round(nodes[name] / len(times), 1),
            "unclear": round(unclear[name] / len(times), 4),
        }
        for name, times in spent.items()
    ]
    rows[0]["two_threads"] = round(_two_threads(games[:2], limit, goals), 2)
    return rows


def _two_threads(games: Sequence[NamedGame], limit: int, goals: Sequence[str]) -> float:
    """Give how many times as many questions two threads answer in a second as one, each on boards of its own."""

    def work() -> None:
        for game in games:
            for readings in _along(game, STEP):
                for question in _questions(readings, limit, goals):
                    readings.fresh(question)

    def wall(count: int) -> float:
        threads = [threading.Thread(target=work) for _ in range(count)]
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return (time.perf_counter() - start) / count

    return statistics.median([wall(1) / wall(2) for _ in range(3)])


def _along(game: NamedGame, step: int, readings: Readings | None = None) -> Iterator[Readings]:
    """Play a game, giving what reads on its board after every `step` moves."""
    board = starting_board(game.record)
    reads = readings.on(board) if readings is not None else Readings(board)
    for number, move in enumerate(game.record.moves, start=1):
        board.play(move.color, move.point)
        if number % step == 0:
            yield reads


# The cache ------------------------------------------------------------------------------------------------------------


def cost_rows(
    games: Sequence[NamedGame],
    limit: int,
    capacity: int,
    advance: _Advance = _nothing,
    goals: Sequence[str] = USUAL,
) -> list[Row]:
    """Give what reading costs a move in games, with the cache and without, and how often the cache answers.

    Milliseconds a move: median over games. `replayed`: the same games gone through once more, as after undo. `kept_mb`:
    what the cache holds at the end, as sys.getsizeof counts it.
    """
    cache = ReadingCache(capacity)
    fresh: list[float] = []
    rows: dict[str, list[float]] = {"cached": [], "replayed": []}
    hits: dict[str, list[float]] = {"cached": [], "replayed": []}
    asked = moves = 0
    for done, game in enumerate(games, start=1):
        spent, count = 0.0, 0
        for readings in _along(game, 1):
            questions = list(_questions(readings, limit, goals))
            start = time.thread_time()
            for question in questions:
                readings.fresh(question)
            spent += time.thread_time() - start
            count += len(questions)
        fresh.append(1e3 * spent / len(game.record.moves))
        asked += count
        moves += len(game.record.moves)
        for name, spents in rows.items():
            before, spent = cache.hits, 0.0
            for readings in _along(game, 1, Readings(Board(19), cache)):
                questions = list(_questions(readings, limit, goals))
                start = time.thread_time()
                for question in questions:
                    readings.answer(question)
                spent += time.thread_time() - start
            spents.append(1e3 * spent / len(game.record.moves))
            hits[name].append((cache.hits - before) / max(count, 1))
        advance(done)
    middle = statistics.median
    table: list[Row] = [{"reading": "fresh", "ms_a_move": round(middle(fresh), 3)}]
    table += [
        {
            "reading": name,
            "ms_a_move": round(middle(spents), 3),
            "share": round(
                middle([s / max(f, 1e-9) for s, f in zip(spents, fresh, strict=True)]), 3
            ),
            "hit_rate": round(middle(hits[name]), 4),
        }
        for name, spents in rows.items()
    ]
    for row in table:
        row["questions_a_move"] = round(asked / max(moves, 1), 1)
    table[-1]["kept"] = len(cache)
    table[-1]["kept_mb"] = round(cache.memory / 1e6, 1)
    table[-1]["find_us"] = round(_find_us(cache, games[-1], limit, goals), 2)
    return table


def _find_us(cache: ReadingCache, game: NamedGame, limit: int, goals: Sequence[str]) -> float:
    """Give microseconds that the cache takes to answer, on the last position of a game."""
    board = starting_board(game.record)
    for move in game.record.moves:
        board.play(move.color, move.point)
    readings = Readings(board, cache)
    questions = list(_questions(readings, limit, goals))
    for question in questions:
        readings.answer(question)
    start = time.thread_time()
    for _ in range(100):
        for question in questions:
            cache.find(board, question)
    return 1e6 * (time.thread_time() - start) / max(1, 100 * len(questions))


@dataclass(slots=True)
class Checked:
    """What a comparison found: positions and questions asked, answers from the cache, and those that differ."""

    positions: int = 0
    questions: int = 0
    hits: int = 0
    differences: list[str] = field(default_factory=list)


def check_readings(
    games: Sequence[NamedGame],
    limit: int,
    advance: _Advance = _nothing,
    goals: Sequence[str] = USUAL,
) -> Checked:
    """Ask every question with and without the cache, after each move and, every STEP moves, after going back some.

    The whole reading must be the same: verdict, line, nodes, what it depends on.
    """
    checked = Checked()
    cache = ReadingCache()
    for done, game in enumerate(games, start=1):
        board = starting_board(game.record)
        readings = Readings(board, cache)
        for number, move in enumerate(game.record.moves, start=1):
            board.mark()
            board.play(move.color, move.point)
            _check(readings, limit, goals, f"{game.name}, move {number}", checked)
            if number % STEP == 0:
                for _ in range(STEP):
                    board.undo()
                _check(readings, limit, goals, f"{game.name}, back at {number - STEP}", checked)
                for again in game.record.moves[number - STEP : number]:
                    board.mark()
                    board.play(again.color, again.point)
        advance(done)
    checked.hits = cache.hits
    return checked


def _check(
    readings: Readings, limit: int, goals: Sequence[str], where: str, checked: Checked
) -> None:
    checked.positions += 1
    for question in _questions(readings, limit, goals):
        checked.questions += 1
        kept, fresh = readings.answer(question), readings.fresh(question)
        if kept != fresh:
            what = f"{question.goal} {' '.join(map(point_text, question.targets))}"
            checked.differences.append(f"{where}: {what}: kept {kept}, fresh {fresh}")


# Ladders --------------------------------------------------------------------------------------------------------------


def ladder_rows(
    games: Sequence[NamedGame], limit: int, long: int = 7, advance: _Advance = _nothing
) -> list[Row]:
    """Give the ladder reader beside the string reader, on strings of two liberties with their enemy to move.

    Three rows: all of them; those whose ladder has a line of `long` moves or more; of these, those taken in a ladder.
    `same` is the share with the same verdict, the next columns how often the readers say otherwise; then time and
    nodes of each.
    """
    found: list[tuple[Reading, Reading, float, float]] = []
    for done, game in enumerate(games, start=1):
        for readings in _along(game, STEP):
            board = readings.board
            reader = StringReader(board)
            for stone in short_strings(board, 2):
                if board.liberties(stone) != 2:
                    continue
                start = time.thread_time()
                ladder = read_ladder(board, stone, limit=limit)
                middle = time.thread_time()
                enemy = opposite(board.color_at(stone))
                reader.aim(stone)
                strings = reader.read(enemy, enemy, limit)
                end = time.thread_time()
                found.append((ladder, strings, middle - start, end - middle))
        advance(done)
    runs = [one for one in found if len(one[0].line) >= long]
    taken = [one for one in runs if one[0].verdict is Verdict.WIN]
    return [
        _ladder_row(name, group)
        for name, group in (("all", found), ("long", runs), ("long and taken", taken))
        if group
    ]


def _ladder_row(name: str, group: Sequence[tuple[Reading, Reading, float, float]]) -> Row:
    pairs = Counter((a.verdict, b.verdict) for a, b, _, _ in group)
    same = sum(count for (a, b), count in pairs.items() if a is b)
    row: Row = {"strings": name, "count": len(group), "same": round(same / len(group), 4)}
    win, loss, unclear = Verdict.WIN, Verdict.LOSS, Verdict.UNKNOWN
    row["taken_otherwise"] = pairs[loss, win]
    row["saved_otherwise"] = pairs[win, loss]
    row["unclear_otherwise"] = sum(pairs[a, unclear] for a in (win, loss, Verdict.KO))
    row["ko_apart"] = len(group) - same - sum(row[key] for key in list(row)[3:])
    ladders = sum(one[2] for one in group), sum(one[0].nodes for one in group)
    strings = sum(one[3] for one in group), sum(one[1].nodes for one in group)
    for which, (spent, nodes) in (("ladder", ladders), ("strings", strings)):
        row[f"{which}_us"] = round(1e6 * spent / len(group), 1)
        row[f"{which}_nodes"] = round(nodes / len(group), 1)
        row[f"{which}_nodes_a_second"] = round(nodes / max(spent, 1e-9))
    return row
