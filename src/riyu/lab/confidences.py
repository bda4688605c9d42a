"""Confidences measured on games: how often what patterns say stood, and how often it came true.

Takes a library and games; gives counts for each saying that `riyu.lab.coming_true` can judge, and sayings with these
counts as their confidence. Knows no files of patterns and no definitions.

Every tenth position is looked over for what is said to be so, for both colors; every move for what it was the answer
to, for its color (but what it answers of a shape of the whole board is not looked for). Of each game the first time
that a pattern says a thing of the same points counts, and only if the game goes on for 20 moves. A class answers as it
does in play: its first match at each focus, or all.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from riyu.features.features import Features
from riyu.game.constants import BLACK, BORDER, NO_POINT, STRIDE, WHITE
from riyu.game.points import Color, Point, neighbors
from riyu.game.record import Move, Record
from riyu.lab.coming_true import LARGEST, Claim, End, Later, Meaning, meaning_of, region_around
from riyu.lab.games import starting_board
from riyu.lab.processes import as_they_come, on_cluster
from riyu.lab.progress import Progress, readers_digest
from riyu.patterns._laying import all_ways, lay
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.patterns.asking import Found as Numbers
from riyu.patterns.library import Library
from riyu.patterns.model import Offset, Pattern, PatternClass, Saying
from riyu.patterns.tables import WHOLE_BOARD

__all__ = [
    "FOLDER",
    "Compared",
    "Counts",
    "compare",
    "count_game",
    "measure",
    "measured_says",
    "plan_of",
]

EVERY = 10
"""Moves from one position that is looked over to the next."""

TO_GO = 20
"""Moves that a game must go on for what stands to count."""

FOLDER = ".measure"
"""Where the parts lie while a measurement is at work, in the folder named for them."""

CHUNK = 20
"""Games given to a process at once."""

Key: TypeAlias = tuple[str, int]
"""A pattern's name, and the place of a saying in its `says`."""

Counts: TypeAlias = Mapping[Key, tuple[int, int]]
"""How often each saying came true, and how often it stood."""

Found: TypeAlias = tuple[int, Color, Point, Mapping[str, Point]]
"""A match: the pattern's place in its class, own color, the focus, and the first point of each label."""


@dataclass(frozen=True, slots=True)
class _Judged:
    """A saying that can be judged: its key, its meaning, and the labels of its points."""

    key: Key
    meaning: Meaning
    labels: tuple[str, ...]
    counts_eyes: bool
    is_played: bool

    @property
    def played(self) -> str:
        """The label of the point that own must play."""
        return self.labels[self.meaning.by]


class _Watched:
    """A class with what of it is judged, ready to be asked quickly.

    `by_move`: the focuses and other ends at which an answer may lie on a point, as offsets from it.
    """

    def __init__(self, found: PatternClass) -> None:
        self.found = found
        self.judged = [
            [] if pattern.is_bar or pattern.name == found.last else _judged_of(pattern, found)
            for pattern in found.patterns
        ]
        self.standing = any(not one.is_played for judged in self.judged for one in judged)
        self.labels: list[list[dict[str, Offset]]] = []
        self.by_move: set[tuple[Offset, Offset]] = set()
        for pattern, judged in zip(found.patterns, self.judged, strict=True):
            ways = list(all_ways(lay(pattern, found.asked)[0]))
            self.labels.append([{name: at[0] for name, at in way.labels} for way in ways])
            for one in judged:
                if one.is_played and found.asked.focus != WHOLE_BOARD:
                    for way, labels in zip(ways, self.labels[-1], strict=True):
                        x, y = labels[one.played]
                        self.by_move.add(((-x, -y), way.end or (0, 0)))

    def everywhere(self, seen: _Seen, color: Color) -> Iterator[Found]:
        """Give all matches in a position."""
        return self._judged(seen.asker.found(self.found.name, color), color)

    def of_move(self, seen: _Seen, move: Move) -> Iterator[Found]:
        """Give the matches in which a move may be played that something is said of."""
        for (x, y), (right, up) in self.by_move:
            p = move.point + x + STRIDE * y
            q = p + right + STRIDE * up
            if _are_near(move.point, p, x) and _are_near(p, q, right) and seen.are_on_board(p, q):
                toward = q if q != p else NO_POINT
                found = seen.asker.found(self.found.name, move.color, (p,), toward)
                yield from self._judged(found, move.color)

    def _judged(self, found: Iterable[Numbers], color: Color) -> Iterator[Found]:
        for order, way, point, _, _ in found:
            if self.judged[order]:
                labels = self.labels[order][way].items()
                yield order, color, point, {n: point + x + STRIDE * y for n, (x, y) in labels}


def _are_near(p: Point, q: Point, columns: int) -> bool:
    """Say whether a cell so many columns from another lies among the board's, and not around its side."""
    return 0 < q < 420 and q % STRIDE - p % STRIDE == columns


def key_of(pattern: Pattern, found: PatternClass) -> str:
    """Give what counts of a pattern are kept under: of one that another class draws, with the class that uses it."""
    return pattern.name if pattern.use is None else f"{found.name}/{pattern.name}"


def _judged_of(pattern: Pattern, found: PatternClass) -> list[_Judged]:
    judged: list[_Judged] = []
    if pattern.use is not None and not pattern.use.says:
        return judged  # what it says is counted where it is drawn
    for place, saying in enumerate(pattern.says):
        meaning = meaning_of(saying)
        if meaning is not None:
            counts_eyes = saying.name == "eyes"
            labels = () if counts_eyes else saying.arguments
            labels += (saying.by,) if saying.by else ()
            is_played = bool(saying.by) or meaning.by >= 0
            judged.append(
                _Judged((key_of(pattern, found), place), meaning, labels, counts_eyes, is_played)
            )
    return judged


class _Seen:
    """A position as the classes are asked about it."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.board = asker.features.board
        self.cells = self.board.cells()

    def are_on_board(self, *points: Point) -> bool:
        """Say whether all of some cells are points of the board."""
        return all(self.cells[p] != BORDER for p in points)


class _Watcher:
    """Follows games move by move and counts what came true."""

    def __init__(self, library: Library, names: Collection[str]) -> None:
        classes = [library.of(name) for name in names] or library.classes
        watched = [_Watched(found) for found in classes]
        self._standing = [one for one in watched if one.standing]
        self._played = [one for one in watched if one.by_move]
        self._ready = ReadyLibrary(library)
        self.true: Counter[Key] = Counter()
        self.stood: Counter[Key] = Counter()

    def follow(self, record: Record) -> None:
        """Count what stood in a game, and what of it came true."""
        board = starting_board(record)
        features = Features(board, 7)
        asker = Asker(features, self._ready)
        moves = record.moves
        end = End(board)
        met: set[tuple[object, ...]] = set()
        waiting: list[tuple[int, int, _Judged, Claim]] = []
        for number, move in enumerate(moves):
            features.update()
            due = [one for one in waiting if one[0] == number]
            if due:
                waiting = [one for one in waiting if one[0] != number]
                for _, start, judged, claim in due:
                    self._judge(judged, claim, Later(features, moves[start:number]), end)
            if number + TO_GO <= len(moves):
                seen = _Seen(asker)
                for judged, claim in self._claims(seen, number, move, met):
                    after = judged.meaning.after
                    waiting.append((number + after if after else -1, number, judged, claim))
            board.play(move.color, move.point)
        features.update()
        for due_at, start, judged, claim in waiting:
            if due_at <= len(moves) or not judged.meaning.is_whole:
                self._judge(judged, claim, Later(features, moves[start:]), end)

    def _claims(
        self, seen: _Seen, number: int, move: Move, met: set[tuple[object, ...]]
    ) -> Iterator[tuple[_Judged, Claim]]:
        if number % EVERY == EVERY // 2:
            for watched in self._standing:
                for color in (BLACK, WHITE):
                    for found in watched.everywhere(seen, color):
                        yield from _new_claims(watched, found, seen, met, None)
        if not move.is_pass:
            for watched in self._played:
                for found in watched.of_move(seen, move):
                    yield from _new_claims(watched, found, seen, met, move.point)

    def _judge(self, judged: _Judged, claim: Claim, later: Later, end: End) -> None:
        self.stood[judged.key] += 1
        self.true[judged.key] += judged.meaning.came_true(claim, later, end)


def _new_claims(
    watched: _Watched,
    found: Found,
    seen: _Seen,
    met: set[tuple[object, ...]],
    played: Point | None,
) -> Iterator[tuple[_Judged, Claim]]:
    """Give what a match says and was not said before in this game; `played`: only what is said of that move."""
    order, color, focus, labels = found
    for judged in watched.judged[order]:
        if judged.is_played != (played is not None):
            continue
        if played is not None and labels[judged.played] != played:
            continue
        points = tuple(labels[label] for label in judged.labels)
        space = around = frozenset[Point]()
        if judged.counts_eyes:
            space = region_around(seen.board, focus, color)
            if len(space) > LARGEST:
                continue
            size = seen.board.size
            around = frozenset(q for p in space for q in neighbors(p, size)) - space
        key = (judged.key, color, frozenset(points), space)
        if key not in met:
            met.add(key)
            stones = tuple(seen.cells[p] for p in points)
            yield judged, Claim(color, points, focus, stones, space, around)


def count_game(
    library: Library, record: Record, names: Collection[str] = ()
) -> dict[Key, tuple[int, int]]:
    """Count one game; `names`: the classes wanted, all if none is named. Raises UsageError for an unknown one."""
    return _count(library, tuple(names), (record,))


def measure(
    library: Library,
    games: Sequence[Record],
    names: Collection[str] = (),
    parallel: int = 1,
    advance: Callable[[int], None] = lambda done: None,
    dask: str = "",
    progress: Progress | None = None,
) -> dict[Key, tuple[int, int]]:
    """Count games in some processes; how many they are changes nothing. `advance` is told how many games are through.

    `names`: the classes wanted, all if none is named. `dask`: the address of a scheduler, or `local` for `parallel`
    workers on this machine; processes otherwise. `progress` is where what each chunk of games gave is kept, and what
    was kept there is not counted again. Raises UsageError for an unknown class, WriteError if nothing can be kept.
    """
    for name in names:
        library.of(name)
    chunks = [tuple(games[i : i + CHUNK]) for i in range(0, len(games), CHUNK)]
    true: Counter[Key] = Counter()
    stood: Counter[Key] = Counter()
    done = 0
    missing: list[int] = []

    def take(number: int, counted: dict[Key, tuple[int, int]]) -> None:
        nonlocal done
        for key, (came_true, times) in counted.items():
            true[key] += came_true
            stood[key] += times
        done += len(chunks[number])
        advance(done)

    for number in range(len(chunks)):
        part = progress.find(_part_name(number)) if progress is not None else None
        if part is None:
            missing.append(number)
        else:
            take(number, {(name, place): (t, s) for name, place, t, s in json.loads(part)})
    work = partial(_count, library, tuple(names))
    jobs = [chunks[number] for number in missing]
    with closing(
        on_cluster(work, jobs, dask, parallel) if dask else as_they_come(work, jobs, parallel)
    ) as results:
        for job, counted in results:
            if progress is not None:
                part = json.dumps([(*key, *both) for key, both in counted.items()]).encode()
                progress.keep(_part_name(missing[job]), part)
            take(missing[job], counted)
    return {key: (true[key], stood[key]) for key in sorted(stood)}


def plan_of(library: Library, games: Sequence[Record], names: Collection[str]) -> dict[str, object]:
    """Give what the counts of chunks depend on, by the names that a person has for it."""
    digest = hashlib.blake2b(digest_size=16)
    for record in games:
        digest.update(repr((record.size, record.black, record.white, record.moves)).encode())
    return {
        "games": digest.hexdigest(),
        "--class": sorted(names),
        "patterns": library.digests(),
        "version": readers_digest(),
    }


def _part_name(number: int) -> str:
    return f"{number:05}"


def _count(
    library: Library, names: tuple[str, ...], games: tuple[Record, ...]
) -> dict[Key, tuple[int, int]]:
    watcher = _Watcher(library, names)
    for record in games:
        watcher.follow(record)
    return {key: (watcher.true[key], times) for key, times in watcher.stood.items()}


def measured_says(
    pattern: Pattern, found: PatternClass, counts: Counts, least: int
) -> tuple[Saying, ...]:
    """Give what a pattern says, with measured confidences in place of all others.

    What can't be judged, or stood less than `least` times, has none.
    """
    says = []
    for place, saying in enumerate(pattern.says):
        count = counts.get((key_of(pattern, found), place))
        measured = count if count is not None and count[1] >= least else None
        says.append(replace(saying, guessed=None, measured=measured))
    return tuple(says)


@dataclass(frozen=True, slots=True)
class Compared:
    """A confidence of a library beside the same measured on other games: (times true, times stood) of each."""

    found: PatternClass
    pattern: Pattern
    saying: Saying
    known: tuple[int, int]
    again: tuple[int, int]

    @property
    def difference(self) -> float:
        """The share that came true on the other games, less the library's."""
        return self.again[0] / self.again[1] - self.known[0] / self.known[1]

    @property
    def is_apart(self) -> bool:
        """Whether the two shares differ by more than chance makes of one share 19 times in 20 (two proportions)."""
        (one, of_one), (two, of_two) = self.known, self.again
        share = (one + two) / (of_one + of_two)
        return abs(self.difference) > 1.96 * math.sqrt(
            share * (1 - share) * (1 / of_one + 1 / of_two)
        )


def compare(library: Library, counts: Counts, least: int = 1) -> list[Compared]:
    """Give the library's measured confidences beside counts, where what they say stood `least` times at least."""
    compared = []
    for found in library.classes:
        for pattern in found.patterns:
            for place, saying in enumerate(pattern.says):
                again = counts.get((key_of(pattern, found), place), (0, 0))
                if saying.measured is not None and again[1] >= least:
                    compared.append(Compared(found, pattern, saying, saying.measured, again))
    return compared
