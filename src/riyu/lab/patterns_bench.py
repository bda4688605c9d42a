"""What the patterns cost: pattern tests a second by focus, microseconds a move sweeping the board; and both checked.

Takes games and a library; gives rows of plain values, each saying what it is and its unit, and what differs. Knows no
good figure: experiments/LOG.md holds those that were reached.

By focus: in every tenth position of a game each class that has a focus is asked, for the color to move, wherever what
stands there fits how it is asked, and the first match alone is wanted. A pattern test is one pattern in one
orientation, settled: each pattern in all orientations that it needs (one that a symmetry brings back is left out), up
to the one that matched, for the first match ends the question. How it is settled doesn't count: 64 at a time by a table
of what stands, or, where a class is asked toward another end, at once all that ask for it elsewhere. So rows asked
between two ends tell less of the matcher than the others.
Sweeping: a game is played to its end and taken back in one compiled call, a mark at each move, the matches kept up to
date; the board alone beside it in the same round.
"""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import Color, Point, all_points, color_name, neighbors, opposite, point_text
from riyu.lab.bench import ROUNDS, Row
from riyu.lab.features_bench import STEP, cost_row
from riyu.lab.games import WIDEST, NamedGame, replay_of, starting_board
from riyu.lab.measuring import Asking, Replay
from riyu.patterns._laying import ANYTHING, lay
from riyu.patterns.compact import records_of
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.patterns.matcher import Matcher
from riyu.patterns.model import PatternClass
from riyu.patterns.snapshot import Snapshot
from riyu.patterns.sweep import Drawn, Sweep
from riyu.patterns.sweep_matcher import SweepMatcher
from riyu.patterns.symmetry import turn
from riyu.patterns.tables import ASKED, ONE_STRING, WHOLE_BOARD

__all__ = [
    "SWEPT",
    "Checked",
    "asked_rows",
    "check_matchers",
    "drawings_of",
    "more_drawings",
    "questions_of",
    "swept_rows",
]

SWEPT = (100, 1000, 3000)
"""How many drawings are swept, beside the library's own."""

REACH = 3
"""Lines from one end of a link to the other, where a class is asked between two ends."""

Question = tuple[Point, Color, Point]


def questions_of(board: Board, phrase: str, color: Color) -> list[Question]:
    """Give all questions of a kind for a color: focus, color, and the other end or NO_POINT.

    `phrase` is as in `tables.ASKED`. The other end is each stone beside the focus, or within three lines of it.
    """
    kind = ASKED[phrase]
    size = board.size
    stands = {p: _seen_mask(board, p, color) for p in all_points(size)}
    focuses = [p for p, mask in stands.items() if mask & kind.mask]
    if not kind.end:
        return [(p, color, NO_POINT) for p in focuses]
    if phrase == ONE_STRING:
        return [
            (p, color, q) for p in focuses for q in neighbors(p, size) if stands[q] & kind.end_mask
        ]
    near = _near(size)
    return [(p, color, q) for p in focuses for q in near[p] if stands[q] & kind.end_mask]


def _seen_mask(board: Board, point: Point, color: Color) -> int:
    content = board.color_at(point)
    return 1 if content == EMPTY else 2 if content == color else 4


@cache
def _near(size: int) -> dict[Point, list[Point]]:
    """Give the points within three lines of each point of a board, itself left out."""
    points = list(all_points(size))
    return {
        p: [
            q
            for q in points
            if q != p and max(abs(p % 20 - q % 20), abs(p // 20 - q // 20)) <= REACH
        ]
        for p in points
    }


# By focus -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Cost:
    """What a kind of class cost: nanoseconds, questions, matches, tests, and records compared."""

    classes: int = 0
    patterns: int = 0
    spent: int = 0
    questions: int = 0
    matches: int = 0
    tests: int = 0
    compared: int = 0

    def row(self, what: str) -> Row:
        return {
            "what": what,
            "classes": self.classes,
            "patterns": self.patterns,
            "questions": self.questions,
            "matched": round(self.matches / max(self.questions, 1), 3),
            "ns_a_question": round(self.spent / max(self.questions, 1), 1),
            "tests_a_question": round(self.tests / max(self.questions, 1), 1),
            "g_tests_a_second": round(self.tests / max(self.spent, 1), 3),
            "g_in_all_eight": round(self.compared / max(self.spent, 1), 3),
        }


class _ReadyClass:
    """A class to be asked, with the tests that lie behind each answer."""

    def __init__(self, wanted: PatternClass) -> None:
        records = records_of(wanted)
        self.phrase = wanted.asked.focus
        self.patterns = len(wanted.patterns)
        self.compact = CompactClass(wanted, records)
        # Of the records of the pattern that matched, under several headers, the first is taken to have.
        self.compared = [0] * len(wanted.patterns)
        self.tests = [0] * len(wanted.patterns)
        compared = tests = 0
        latest = -1
        for record in records:
            compared += 8
            tests += record.ways.bit_count()
            if record.order != latest:
                latest = record.order
                self.compared[latest], self.tests[latest] = compared, tests
        self.all_compared, self.all_tests = compared, tests

    def put(self, asking: Asking, cost: _Cost) -> None:
        """Put all questions, and add what they cost."""
        start = time.thread_time_ns()
        asking.ask(self.compact)
        cost.spent += time.thread_time_ns() - start
        answered, unanswered = asking.answered(self.compact)
        matches = 0
        for order, count in enumerate(answered[: self.patterns]):
            matches += count
            cost.tests += count * self.tests[order]
            cost.compared += count * self.compared[order]
        cost.tests += unanswered * self.all_tests
        cost.compared += unanswered * self.all_compared
        cost.matches += matches
        cost.questions += asking.count


def asked_rows(
    games: Sequence[NamedGame],
    library: Library,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give for each way to ask, and for all, what the classes' questions cost in first-match mode, on one core.

    The last row is those asked at an empty point put together as one class, to tell a large class from many small ones.

    `ns_a_question` is processor time with the look at the board; `g_tests_a_second` counts, in 10^9, the patterns up
    to the one that matched, each in the orientations that it needs; `g_in_all_eight` each in all eight, as a matcher
    that knows no symmetry would. Raises UsageError if there are no games or no classes.
    """
    ready = [_ReadyClass(found) for found in library.classes if found.asked.focus != WHOLE_BOARD]
    if not games or not ready:
        raise UsageError("nothing to measure on: expected games, and classes with a focus")
    costs: dict[str, _Cost] = defaultdict(_Cost)
    joined = [c for c in library.classes if c.asked.focus == _JOINED]
    large = [_ReadyClass(_as_one(joined))] if joined else []
    large_cost = _Cost(len(large), sum(one.patterns for one in large))
    for one in ready:
        costs[one.phrase].classes += 1
        costs[one.phrase].patterns += one.patterns
    for number, game in enumerate(games, start=1):
        for board, features, color in _positions(game):
            matcher = FocusMatcher(features)
            asking = {
                phrase: Asking(matcher, questions_of(board, phrase, color)) for phrase in costs
            }
            features.update()
            for one in ready:
                one.put(asking[one.phrase], costs[one.phrase])
            for one in large:
                one.put(asking[one.phrase], large_cost)
        advance(number)
    total = _Cost()
    for cost in costs.values():
        for name in ("classes", "patterns", "spent", "questions", "matches", "tests", "compared"):
            setattr(total, name, getattr(total, name) + getattr(cost, name))
    return [
        *(cost.row(phrase) for phrase, cost in sorted(costs.items())),
        total.row("all that have a focus"),
        *(large_cost.row(f"{_JOINED}, as one class") for _ in large),
    ]


_JOINED = "an empty point"


def _as_one(classes: Sequence[PatternClass]) -> PatternClass:
    """Give a class of the patterns of several, without their last ones, which match everywhere."""
    patterns = [p for c in classes for p in c.patterns if p.name != c.last and not p.is_bar]
    return replace(classes[0], name="all", last="none", patterns=tuple(patterns))


def _positions(game: NamedGame) -> Iterator[tuple[Board, Features, Color]]:
    """Give every tenth position of a game and its last, on one board, with the color to move."""
    board = starting_board(game.record)
    features = Features(board)
    moves = game.record.moves
    for number, move in enumerate(moves, start=1):
        board.play(move.color, move.point)
        if number % STEP == 0 or number == len(moves):
            yield board, features, opposite(move.color)


# Sweeping -------------------------------------------------------------------------------------------------------------


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
        base = _spent(board, 1)
        for name, replay in replays.items():
            first[name].append(_spent(replay, 1) - base)
        for _ in range(ROUNDS):
            board.run(1)
            base = _spent(board, 2)
            alone.append(base)
            for name, replay in replays.items():
                replay.run(1)
                kept[name].append(_spent(replay, 2) - base)
        advance(number)
    middle = sorted(alone)[len(alone) // 2]
    rows = [cost_row("board alone", "move", alone, middle)]
    for name, values in kept.items():
        row = cost_row(name, "move", values, middle)
        early = sorted(first[name])[len(first[name]) // 2]
        full = {"full": True} if sweeps[name].is_full else {}
        more = {"first_microseconds": round(early / 1000, 4), "kilobytes": _kilobytes(sweeps[name])}
        rows.append(row | more | full)
    return rows


def _kilobytes(sweep: Sweep) -> int:
    return round(sweep.memory / 1024)


def _spent(replay: Replay, times: int) -> float:
    """Give the nanoseconds a move."""
    start = time.thread_time_ns()
    replay.run(times)
    return (time.thread_time_ns() - start) / times / replay.count


# Checking -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Checked:
    """What was compared with the plain matcher: games, questions, looks at a sweep; and what differs, in words."""

    games: int = 0
    questions: int = 0
    sweeps: int = 0
    matches: int = 0
    differences: list[str] = field(default_factory=list)


ASKED_A_CLASS = 12
"""Questions of a class that are compared in a position."""


def check_matchers(
    games: Sequence[NamedGame],
    library: Library,
    seed: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> Checked:
    """Compare both compiled matchers with the plain one, in every tenth position of each game and its last.

    By focus: all matches and the first one, for questions drawn by chance from all there are. The sweep: the matches
    of the classes asked over the whole board, going through the game and, through the same positions, back.
    """
    chance = random.Random(seed)
    plain = Matcher(library)
    focused = [c for c in library.classes if c.asked.focus != WHOLE_BOARD]
    whole = [c for c in library.classes if c.asked.focus == WHOLE_BOARD]
    compact = [(c, CompactClass(c, records_of(c))) for c in focused]
    done = Checked()
    for number, game in enumerate(games, start=1):
        board = starting_board(game.record)
        features = Features(board)
        matcher = FocusMatcher(features)
        swept = SweepMatcher(board, Library(tuple(whole))) if whole else None
        moves = game.record.moves
        marks = []
        for move_number, move in enumerate(moves, start=1):
            marks.append(board.mark())
            board.play(move.color, move.point)
            if swept is not None and move_number % 3:
                swept.update()
            if move_number % STEP and move_number != len(moves):
                continue
            where = f"{game.name}, move {move_number}"
            snapshot = Snapshot.of(board, features)
            color = chance.choice((BLACK, WHITE))
            for found, small in compact:
                questions = questions_of(board, found.asked.focus, color)
                for question in chance.sample(questions, min(ASKED_A_CLASS, len(questions))):
                    _check_question(done, plain, matcher, snapshot, found, small, question, where)
            if swept is not None:
                _check_swept(done, plain, swept, snapshot, where)
        while marks and swept is not None:
            board.trail.undo_to(marks.pop())
            if len(marks) % (2 * STEP) == 0:
                where = f"{game.name}, back at move {len(marks)}"
                _check_swept(done, plain, swept, Snapshot.of(board, features), where)
        done.games += 1
        advance(number)
    return done


def _check_question(
    done: Checked,
    plain: Matcher,
    matcher: FocusMatcher,
    snapshot: Snapshot,
    found: PatternClass,
    small: CompactClass,
    question: Question,
    where: str,
) -> None:
    focus, color, end = question
    wanted = [
        (found.patterns.index(match.pattern), match.orientation, match.answer)
        for match in plain.all(snapshot, found.name, focus, color, end)
    ]
    done.questions += 1
    done.matches += len(wanted)
    for most in (1, 64):
        given = matcher.matches(small, focus, color, end, most)
        if given != wanted[:most]:
            done.differences.append(
                f"{where}: class {found.name} at {point_text(focus)} for {color_name(color)}: "
                f"{given}, the plain matcher {wanted[:most]}"
            )


def _check_swept(
    done: Checked, plain: Matcher, swept: SweepMatcher, snapshot: Snapshot, where: str
) -> None:
    """Compare what the sweep has with what the plain matcher finds, for both colors."""
    done.sweeps += 1
    for found in swept.library.classes:
        for color in (BLACK, WHITE):
            wanted = plain.over(snapshot, found.name, color)
            given = swept.over(found.name, color, snapshot)
            done.matches += len(wanted)
            if given != wanted:
                alone = [f"{match}: the sweep alone" for match in given if match not in wanted]
                alone += [
                    f"{match}: the plain matcher alone" for match in wanted if match not in given
                ]
                named = "; ".join(alone) or "the same matches in another order"
                done.differences.append(f"{where}: class {found.name}: {named}")
