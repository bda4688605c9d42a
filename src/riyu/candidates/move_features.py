"""Move features: what speaks for or against each legal move, as numbers of yes-or-no features, all moves in one call.

Takes a board with its features kept and a table of windows; gives for each legal point the numbers of the features it
has. Knows no values and picks no move. Passes are no moves here.

Families: capture, atari, escape, self-atari, ladder, distance, line, liberties, links, access; windows of four kinds;
and together: all that a move has of some families as one feature. After Coulom, Computing Elo ratings of move patterns
in the game of Go, 2007; links and access are riyu's own (W4, W6, N13).
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.base.chance import keys
from riyu.candidates.feature_names import FIXED_NAMES, KEYED_NAMES
from riyu.candidates.place_features import PlaceFeatures
from riyu.candidates.string_features import StringFeatures
from riyu.features.features import Features
from riyu.game.points import Color, Point
from riyu.patterns.windows import WindowTable

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.candidates.constants import (
        FIXED,
        LINE,
        MOST,
        NAMED,
        NEAR_BEFORE,
        NEAR_LAST,
        OWN_LIBERTIES,
        TOGETHER,
    )
    from riyu.game.constants import EMPTY
    from riyu.game.plain import SIZE
    from riyu.patterns.plain_windows import NOT_KNOWN, TEMPLATES, Kept, Laid
    from riyu.patterns.windows import (
        forget_all,
        forget_changed,
        known_windows,
        laid_place,
        lay,
        window_keys,
    )

    FEATURE_KEYS, TOGETHER_KEYS = [0] * FIXED, [0] * TOGETHER
    uint64_t = cython.ulonglong

__all__ = ["TABLES", "MoveFeatures", "named"]

TABLES = [
    Field("candidates", "FEATURE_KEYS", 174, 8, "moves: keys of the features put together"),
    Field("candidates", "TOGETHER_KEYS", 4, 8, "moves: keys of what is put together"),
]
"""Tables that are filled at import, never change, and are shared by all games."""

WORD = 0xFFFFFFFFFFFFFFFF
"""All bits of a key: sums wrap around, compiled or not."""


def _fill_tables() -> None:
    for i, word in enumerate(keys(FIXED, 0x6665_6174)):
        FEATURE_KEYS[i] = word
    for i, word in enumerate(keys(TOGETHER, 0x746F_6765)):
        TOGETHER_KEYS[i] = word


_fill_tables()


class MoveFeatures:
    """The features of all legal moves on one board.

    Arguments: the features kept of the board; the table of the keys that count, with their numbers (from
    len(FIXED_NAMES) on), to which keys may be added but not renumbered.
    """

    def __init__(self, features: Features, table: WindowTable) -> None:
        self.board = features.board
        self.features = features
        self.table = table
        self.s = self.board.s
        self.strings = StringFeatures(self.board)
        self.place = PlaceFeatures(features)
        self.count = 0
        self.known = -1
        if not cython.compiled:
            self.laid = Laid()
            self.kept = [Kept(), Kept()]
            self.together = [0] * TOGETHER
            self.points = [0] * 361
            self.starts = [0] * 362
            self.found = [0] * MOST

    # Compiled inside: unchecked, without Python.

    def put_together(self, first: int, place: int, end: int) -> None:
        """Write the keys of what a move has together: strings from `first`, place from `place` to before `end`."""
        found = self.found
        strings = cython.declare("unsigned long long", 0)
        others = cython.declare("unsigned long long", 0)
        last = cython.declare("unsigned long long", 0)
        near = cython.declare("unsigned long long", 0)
        for j in range(first, place):
            strings = (strings + FEATURE_KEYS[found[j]]) & WORD
        for j in range(place, end):
            i = found[j]
            if i < NEAR_BEFORE and i >= NEAR_LAST:
                last = FEATURE_KEYS[i]
            elif i < LINE and i >= NEAR_BEFORE:
                near ^= FEATURE_KEYS[i]
            else:
                others = (others + FEATURE_KEYS[i]) & WORD
                if i < OWN_LIBERTIES:
                    near ^= FEATURE_KEYS[i]
        has_strings = cython.declare(cython.bint, place > first)
        self.together[0] = strings ^ TOGETHER_KEYS[0] if has_strings else 0
        self.together[1] = strings ^ last ^ TOGETHER_KEYS[1] if has_strings and last else 0
        self.together[2] = others ^ TOGETHER_KEYS[2]
        self.together[3] = near ^ last ^ TOGETHER_KEYS[3]

    def add_fixed(self, p: int, first: int) -> int:
        """Write the features without a key of a move, and the keys of what it has together; give where they end."""
        place = self.strings.add(p, self.found, first)
        end = self.place.add_links(p, self.found, self.place.add_lines(p, self.found, place))
        self.put_together(first, place, end)
        return end

    def prepare(self) -> None:
        """Note what all moves of a position ask for."""
        self.features.refresh()
        self.place.prepare()
        self.strings.read_ladders()
        if cython.compiled:
            laid = cython.address(self.laid)
            kept = cython.address(self.kept[self.color - 1])
        else:
            laid = self.laid
            kept = self.kept[self.color - 1]
        lay(self.s, laid, self.color, self.last, self.before)
        if self.table.count != self.known:
            self.known = self.table.count
            forget_all(cython.address(self.kept[0]) if cython.compiled else self.kept[0])
            forget_all(cython.address(self.kept[1]) if cython.compiled else self.kept[1])
        forget_changed(kept, laid)

    def gather(self) -> None:
        """Write the features of every legal move."""
        s = self.s
        self.prepare()
        if cython.compiled:
            laid = cython.address(self.laid)
            kept = cython.address(self.kept[self.color - 1])
        else:
            laid = self.laid
            kept = self.kept[self.color - 1]
        count = 0
        end = 0
        size = s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                if s.color[p] != EMPTY or self.board.judge(p, self.color) != 0:
                    continue
                self.points[count] = p
                self.starts[count] = end
                count += 1
                end = self.add_fixed(p, end)
                end = known_windows(self.table, laid, kept, p, self.found, end)
                for i in range(TOGETHER):
                    number = self.table.number(self.together[i])
                    if self.together[i] != 0 and number != NOT_KNOWN:
                        self.found[end] = number
                        end += 1
        self.starts[count] = end
        self.count = count

    def look(self, color: int, last: int, before: int, number: int) -> None:
        """Gather the features of a color's moves; `number` moves were played."""
        self.face(color, last, before, number)
        self.gather()

    def face(self, color: int, last: int, before: int, number: int) -> None:
        """Note whose moves are asked for, and when."""
        self.color = color
        self.last = last
        self.before = before
        self.strings.face(color, last)
        self.place.face(color, last, before, number)

    def keys_of(self, p: int, words: list[int]) -> None:
        """Write the keys of a move (KEYED_NAMES), 0 where it has none; what was gathered last is lost."""
        self.count = 0
        self.prepare()
        laid = cython.address(self.laid) if cython.compiled else self.laid
        window_keys(laid, laid_place(p), words)
        self.add_fixed(p, 0)
        for i in range(TOGETHER):
            words[TEMPLATES + i] = self.together[i]

    # For callers.

    def of(self, color: Color, last: Point = 0, before: Point = 0, number: int = 0) -> int:
        """Look at the moves of the color to move; give how many there are.

        `last` and `before` are the points of the last move and the one before it, 0 for none; `number` is how many
        moves were played.
        """
        if cython.compiled:
            c = cython.declare(cython.int, color)
            p = cython.declare(cython.int, last)
            q = cython.declare(cython.int, before)
            n = cython.declare(cython.int, number)
            with cython.nogil:
                self.look(c, p, q, n)
        else:
            self.look(color, last, before, number)
        return self.count

    def by_point(self) -> dict[Point, list[int]]:
        """Give the numbers of each move's features, as looked at last."""
        return {
            self.points[i]: [self.found[j] for j in range(self.starts[i], self.starts[i + 1])]
            for i in range(self.count)
        }

    def points_seen(self) -> list[Point]:
        """Give the points of the moves looked at, by place."""
        return [self.points[i] for i in range(self.count)]

    def keys(self, point: Point) -> tuple[int, ...]:
        """Give the keys of a legal move (KEYED_NAMES), 0 where it has none, in the position looked at last.

        What was looked at must be looked at anew after this.
        """
        words = cython.declare(uint64_t[35])
        if not cython.compiled:
            words = [0] * NAMED
        self.keys_of(point, words)
        return tuple([words[i] for i in range(NAMED)])


def named(seen: MoveFeatures, point: Point) -> list[str]:
    """Give the names of the features that a move has, as looked at last; those with a key as `name:key`.

    What was looked at must be looked at anew after this.
    """
    numbers = seen.by_point()[point]
    by_number = {seen.table.get(key): (i, key) for i, key in enumerate(seen.keys(point)) if key}
    keyed = [by_number[i] for i in numbers if i >= len(FIXED_NAMES)]
    return [
        *(FIXED_NAMES[i] for i in numbers if i < len(FIXED_NAMES)),
        *(f"{KEYED_NAMES[template]}:{key:016x}" for template, key in keyed),
    ]
