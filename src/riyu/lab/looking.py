"""A game's positions looked at, and the keys of the moves played counted, a whole game without Python.

Takes records whose moves are legal; gives positions to learn from, and the keys met often. Learns nothing.

Keys are counted in little memory: a byte each in a sketch that many keys share, and a number of its own for a key only
once its byte says that it may have been met often enough. So a rare key may count a few times too many, never too few.
Source: Morris and others' counting by hashing; Cormode and Muthukrishnan, An improved data stream summary: the
count-min sketch and its applications, 2005.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection

import cython

from riyu.base.errors import UsageError
from riyu.candidates.feature_names import KEYED_NAMES
from riyu.candidates.move_features import MoveFeatures
from riyu.features.features import Features
from riyu.game.record import Record
from riyu.lab.games import starting_board
from riyu.lab.softmax import Positions
from riyu.patterns.windows import WindowTable

if cython.compiled:
    from cython.cimports.libc.stdint import uint8_t, uint64_t
    from cython.cimports.libc.stdlib import abort, calloc, free, malloc
else:
    from riyu.candidates.constants import NAMED
    from riyu.game.constants import PASS
    from riyu.lab._plain_softmax import LONGEST, SKETCHED
    from riyu.patterns.plain_windows import NOT_KNOWN

__all__ = ["GameLook", "KeyCounts"]

LINKS_AND_ACCESS = 2 | 4


class GameLook:
    """A game whose positions are looked at.

    Arguments: the record; the keys that count with their numbers; the numbers of the moves wanted, all if None. Passes
    are passed over. Raises UsageError for more than 1,200 moves.
    """

    def __init__(
        self, record: Record, table: WindowTable, only: Collection[int] | None = None
    ) -> None:
        if len(record.moves) > LONGEST:
            raise UsageError(f"a game of {len(record.moves):,} moves: expected at most {LONGEST:,}")
        self.board = starting_board(record)
        self.seen = MoveFeatures(Features(self.board, LINKS_AND_ACCESS), table)
        self.count = len(record.moves)
        self.positions = Positions()
        if not cython.compiled:
            self.points = [0] * LONGEST
            self.colors = [0] * LONGEST
            self.wanted = [0] * LONGEST
            self.words: list[list[int]] = []
        else:
            self.words = cython.cast(cython.pointer(uint64_t), malloc(8 * (self.count + 1) * NAMED))
            if not self.words:
                abort()
        self.key_count = 0
        for i, move in enumerate(record.moves):
            self.points[i] = move.point
            self.colors[i] = move.color
            self.wanted[i] = not move.is_pass and (only is None or i in only)

    def __dealloc__(self) -> None:
        free(self.words)

    # Compiled inside: unchecked, without Python.

    def step(self, i: int) -> None:
        """Play move i."""
        if self.points[i] == PASS:
            self.board.pass_unchecked(self.colors[i])
        else:
            self.board.play_unchecked(self.points[i], self.colors[i])

    def gather(self) -> None:
        """Play the game and note the wanted positions."""
        last = 0
        before = 0
        for i in range(self.count):
            if self.wanted[i]:
                self.seen.look(self.colors[i], last, before, i)
                place = cython.declare(cython.int, -1)
                place = -1
                for k in range(self.seen.count):
                    if self.seen.points[k] == self.points[i]:
                        place = k
                if place >= 0:
                    self.positions.add(self.seen.starts, self.seen.found, self.seen.count, place)
            self.step(i)
            before = last
            last = self.points[i]

    def gather_keys(self) -> None:
        """Play the game and note the keys of the moves played."""
        last = 0
        before = 0
        for i in range(self.count):
            if self.wanted[i]:
                self.seen.face(self.colors[i], last, before, i)
                if cython.compiled:
                    words = cython.address(self.words[NAMED * self.key_count])
                else:
                    words = [0] * NAMED
                    self.words.append(words)
                self.seen.keys_of(self.points[i], words)
                self.key_count += 1
            self.step(i)
            before = last
            last = self.points[i]

    # For callers: each plays the game, so only one of them can be called, once.

    def look(self) -> Positions:
        """Give the wanted positions with the features of all moves."""
        if cython.compiled:
            with cython.nogil:
                self.gather()
        else:
            self.gather()
        return self.positions

    @property
    def keys(self) -> bytes:
        """The keys that were read, 8 bytes each, for `KeyCounts.add`."""
        if not cython.compiled:
            return b"".join(word.to_bytes(8, "little") for words in self.words for word in words)
        keys: bytes = cython.cast(cython.p_char, self.words)[: 8 * NAMED * self.key_count]
        return keys

    def read_keys(self) -> GameLook:
        """Note the keys of the wanted moves for `KeyCounts.add`; give this."""
        if cython.compiled:
            with cython.nogil:
                self.gather_keys()
        else:
            self.gather_keys()
        return self


class KeyCounts:
    """The keys of moves played with how often each was met; those met less than `least` (1 to 200) times are let go."""

    def __init__(self, least: int) -> None:
        if not 1 <= least <= 200:
            raise UsageError(f"windows met {least} times: expected 1 to 200")
        self.least = least
        self.table = WindowTable()
        if not cython.compiled:
            self.sketch: dict[int, int] = {}
        else:
            self.sketch = cython.cast(cython.pointer(uint8_t), calloc(SKETCHED, 1))
            if not self.sketch:
                abort()

    def __dealloc__(self) -> None:
        free(self.sketch)

    # Compiled inside: unchecked, without Python.

    def count_key(self, key: int, template: int) -> None:
        """Count a key once more."""
        number = self.table.number(key)
        if number != NOT_KNOWN:
            self.table.set_number(key, number + NAMED)
            return
        place = (key >> 16) % SKETCHED
        if not cython.compiled:
            place = key
            self.sketch.setdefault(key, 0)
        self.sketch[place] += 1
        if self.sketch[place] >= self.least:
            self.table.set_number(key, NAMED * self.sketch[place] + template)
            self.sketch[place] -= 1

    def count_all(self, words: list[int], count: int) -> None:
        """Count so many keys of a game, NAMED a move."""
        for i in range(count):
            if words[i] != 0:
                self.count_key(words[i], i % NAMED)

    # For callers.

    def add(self, keys: bytes) -> None:
        """Count the `keys` that a game has read."""
        count = cython.declare(cython.Py_ssize_t, len(keys) // 8)
        if cython.compiled:
            words = cython.cast(cython.pointer(uint64_t), cython.cast(cython.p_char, keys))
            with cython.nogil:
                self.count_all(words, count)
        else:
            whole = array("Q", keys)
            self.count_all(whole.tolist(), count)

    def items(self) -> list[tuple[int, str, int]]:
        """Give the keys met often enough as (times met, kind by KEYED_NAMES, key), commonest first."""
        count = len(KEYED_NAMES)
        found = [(-(number // count), number % count, key) for key, number in self.table.items()]
        found.sort()
        return [(-times, KEYED_NAMES[template], key) for times, template, key in found]
