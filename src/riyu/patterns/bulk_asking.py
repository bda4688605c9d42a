"""Pattern classes asked about many positions at once: what the asker answers in each of them, in one pass.

Takes boards of one size and a library; gives matches. Knows no values of moves, and nothing of where boards come from.

The bulk matcher decides all that stones, strings and liberties decide. Of a class in which a test asks for features
(distances, territory, chains, the phase of the game) it finds the positions where all else holds; there the asker is
asked, on a board with features.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from riyu.game.board import Board
from riyu.game.points import Color
from riyu.patterns.asking import Asker, ReadyLibrary, asker_of
from riyu.patterns.bulk import BLOCK, Batch, Found, Matches, ask
from riyu.patterns.bulk_gpu import GPU_WORDS, Gpu, NoGpuError, gpu_for
from riyu.patterns.bulk_program import Program, program_of
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass

__all__ = ["Answers", "BulkAsker"]

_BOTH = (1, 2)


@dataclass(frozen=True, slots=True)
class Answers:
    """What classes answered in the positions of a batch.

    `matches` are those of the classes that the kernel decides, whose places its program has; `late` those of the
    others, each with the number of its position. `places`: of the program's classes among those asked.
    """

    matches: Matches
    late: tuple[tuple[int, Found], ...]
    places: tuple[int, ...]

    def by_position(self) -> list[list[Found]]:
        """Give all matches of each position: by class as asked, own color, then as the asker gives them."""
        found = [
            [(self.places[one[0]], *one[1:]) for one in position]
            for position in self.matches.by_position()
        ]
        for number, match in self.late:
            found[number].append(match)
        if self.late:
            for position in found:
                position.sort(key=lambda match: match[:2])
        return found


class BulkAsker:
    """Asks classes about positions of one size, a batch at a time.

    Arguments: a library; the names of the classes, all if none is named; the board's size; how many positions to a
    batch at most; threads. Each class answers as its header says, as `Asker.answers` has it. `decided` are the classes
    that the kernel decides, `places` theirs among all. `on_gpu`: on a GPU if there is one; `without_gpu` says why not,
    empty if it is asked or was not wanted. Raises UsageError for an unknown class, and for one that can't
    be matched in bulk.
    """

    def __init__(
        self,
        library: Library | ReadyLibrary,
        names: Collection[str] = (),
        size: int = 19,
        room: int = BLOCK,
        threads: int = 1,
        on_gpu: bool = False,
    ) -> None:
        self._ready = library if isinstance(library, ReadyLibrary) else ReadyLibrary(library)
        every = self._ready.library
        self.classes = [every.of(name) for name in names] or list(every.classes)
        whole = program_of(self.classes)
        self._late = sorted(whole.asks_features)
        places = [i for i in range(len(self.classes)) if i not in whole.asks_features]
        self.places = tuple(places)
        self.decided = [self.classes[i] for i in places]
        self.program = program_of(self.decided) if self._late else whole
        self._candidates: Program | None = None
        if self._late:
            self._candidates = program_of(
                [_unbarred(self.classes[i]) for i in self._late], everything=True
            )
        self._threads = threads
        self.without_gpu = ""
        self._gpu: Gpu | None = None
        if on_gpu:
            try:
                self._gpu = gpu_for(self.program)
            except NoGpuError as error:
                self.without_gpu = str(error)
        self._room = room
        self.batch = Batch(size, room, GPU_WORDS) if self._gpu else Batch(size, room)

    @property
    def is_full(self) -> bool:
        """Whether the batch has no more room."""
        return self.batch.count == self.batch.room

    def add(self, board: Board) -> int:
        """Add what stands on a board; give its number in the batch. Raises UsageError as `Batch.add` does."""
        return self.batch.add(board)

    def ask(self, colors: Sequence[Color] = _BOTH) -> Answers:
        """Ask about the positions added, for some colors as own; they stay until `clear`."""
        matches = self._decided(colors)
        return Answers(matches, self._late_answers(colors), self.places)

    def clear(self) -> None:
        """Begin a new batch."""
        self.batch.clear()

    def _decided(self, colors: Sequence[Color]) -> Matches:
        if self._gpu is not None:
            try:
                return self._gpu.ask(self.batch, colors)
            except NoGpuError as error:
                self.without_gpu, self._gpu = str(error), None
                self.batch = self._for_cores()
        return ask(self.program, self.batch, colors, self._threads)

    def _for_cores(self) -> Batch:
        """Give the batch's positions side by side as the cores take them."""
        batch, board = Batch(self.batch.size, self._room), Board(self.batch.size)
        for number in range(self.batch.count):
            board.set_up(self.batch.position(number))
            batch.add(board)
        return batch

    def _late_answers(self, colors: Sequence[Color]) -> tuple[tuple[int, Found], ...]:
        if self._candidates is None:
            return ()
        wanted: set[tuple[int, int, Color]] = set()
        batch = self.batch if self._gpu is None else self._for_cores()
        candidates = ask(self._candidates, batch, colors, self._threads)
        for leaf, color, _, word, lanes in candidates.records():
            place = self._late[self._candidates.laid[leaf].found]
            for lane in range(lanes.bit_length()):
                if lanes >> lane & 1:
                    wanted.add((64 * word + lane, place, color))
        found: list[tuple[int, Found]] = []
        askers: dict[int, Asker] = {}
        for number, place, color in sorted(wanted):
            if number not in askers:
                askers = {number: asker_of(self.batch.position(number), self._ready)}
            asker = askers[number]
            asker.features.update()
            matches = asker.found(self.classes[place].name, color)
            found += [(number, (place, color, *match)) for match in matches]
        return tuple(found)


def _unbarred(found: PatternClass) -> PatternClass:
    """Give a class without its bars, which may rest on features themselves."""
    patterns = tuple(pattern for pattern in found.patterns if not pattern.is_bar)
    return replace(found, patterns=patterns, last="none", digest="")
