"""The board: strings with true liberties, play, pass, undo, ko and superko, kept up to date in one flat block.

Takes stones and marks; gives legality, strings, changes and frozen positions. Knows nothing of what is good. The stones
themselves are `stones.py`'s; all that is written goes through the trail, so undo puts back the very bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

import cython

from riyu.base.block import Block
from riyu.base.errors import IllegalMove, UsageError
from riyu.base.trail import Trail
from riyu.game.points import Color, Point, all_points, check_size, color_name, on_board, point_text
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, Ko, Ruleset
from riyu.game.stones import FIELDS

if cython.compiled:
    from cython.cimports.libc.stdint import uint16_t, uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.libc.string import memcpy
else:
    from riyu.base.plain import Log, put16, put32, undo_words
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, PASS, WHITE
    from riyu.game.plain import (
        CHANGES,
        HISTORY,
        KEYS,
        KO,
        PASSES,
        SINCE,
        SIZE,
        TAKEN_BLACK,
        TAKEN_WHITE,
        TO_MOVE,
        TURN,
        WHITE_TO_MOVE,
        BoardState,
        eyelike,
    )
    from riyu.game.stones import clear_state, is_suicide, play_at, put_stone

__all__ = ["LEGALITY", "Board"]

LEGALITY = ("", "occupied", "suicide", "ko", "superko", "off the board")
"""Why a move is not legal, by the number `judge` gives; empty if it is."""


class Board:
    """A board with its history, under one ruleset.

    Arguments: `size` 2 to 19; the ruleset (ko and suicide); the trail that undo runs on and the block that holds
    the state, new ones if not given. Points are cells (`riyu.game.points`), colors BLACK and WHITE.
    """

    def __init__(
        self,
        size: int = 19,
        ruleset: Ruleset = CHINESE,
        trail: Trail | None = None,
        block: Block | None = None,
    ) -> None:
        check_size(size)
        self.trail = trail if trail is not None else Trail()
        self.block = block if block is not None else Block()
        self.ruleset = ruleset
        self.ko_law = {Ko.SIMPLE: 0, Ko.POSITIONAL: 1, Ko.SITUATIONAL: 2}[ruleset.ko]
        self.suicide = ruleset.suicide
        if not cython.compiled:
            self.s: BoardState = BoardState()
            self.log: Log = self.trail.log
            self.history: list[int] = []
            self.changes: list[int] = []
            self.history_limit = self.changes_limit = 0
            self.taken = [0] * CELLS
        else:
            memory = self.block.claim_bytes(cython.sizeof(BoardState))
            self.s = cython.cast(cython.pointer(BoardState), memory)
            self.log = cython.address(self.trail.log)
        self.block.describe(FIELDS)
        clear_state(self.s, size)
        self.remember()

    def __dealloc__(self) -> None:
        free(self.history)
        free(self.changes)

    def __str__(self) -> str:
        return str(self.position())

    # Compiled inside: unchecked, without Python.

    def key_after(self, p: int, color: int) -> int:
        """Give the key of the stones as they would stand after a move that may take stones."""
        s = self.s
        enemy = 3 - color
        own_side = 512 * (color - 1)
        enemy_side = 512 * (enemy - 1)
        key: int = s.key[0] ^ KEYS[own_side + p]
        first = second = third = 0
        taken = False
        for i in range(4):
            h = s.string[p + TURN[i]]
            if h == 0 or h == first or h == second or h == third:
                continue
            third = second
            second = first
            first = h
            if s.color[h] == enemy and s.liberties[h] == 1:
                taken = True
                q = h
                while True:
                    key ^= KEYS[enemy_side + q]
                    q = s.next[q]
                    if q == h:
                        break
        if not taken and is_suicide(s, p, color):
            key ^= KEYS[own_side + p]
            first = second = third = 0
            for i in range(4):
                h = s.string[p + TURN[i]]
                if h == 0 or s.color[h] != color or h == first or h == second or h == third:
                    continue
                third = second
                second = first
                first = h
                q = h
                while True:
                    key ^= KEYS[own_side + q]
                    q = s.next[q]
                    if q == h:
                        break
        return key

    def repeats(self, key: int, mover: int) -> bool:
        """Say whether a position with this key, after a move of `mover`, stood before under the superko in force."""
        wanted = key
        if self.ko_law == 2 and mover == BLACK:  # White would be to move
            wanted = key ^ KEYS[WHITE_TO_MOVE]
        i = self.s.counts[HISTORY]
        while i > self.s.counts[SINCE]:
            i -= 1
            if self.history[i] == wanted:
                return True
        return False

    def judge(self, p: int, color: int) -> int:
        """Give the number of the reason why a point can't be played: 0 if it can; see LEGALITY."""
        s = self.s
        if s.color[p] != EMPTY:
            return 5 if s.color[p] == BORDER else 1
        if p == s.numbers[KO] and color == s.numbers[TO_MOVE]:
            return 3
        if is_suicide(s, p, color) and not self.suicide:
            return 2
        # A position can only repeat once stones have left the board, by capture or now by suicide.
        if self.ko_law == 0 or (
            s.numbers[TAKEN_BLACK] == 0
            and s.numbers[TAKEN_WHITE] == 0
            and not is_suicide(s, p, color)
        ):
            return 0
        return 4 if self.repeats(self.key_after(p, color), color) else 0

    def remember(self) -> None:
        """Enter the position as it stands, with the side to move, in the history."""
        s = self.s
        n = s.counts[HISTORY]
        key = s.key[0]
        if self.ko_law == 2 and s.numbers[TO_MOVE] == WHITE:
            key ^= KEYS[WHITE_TO_MOVE]
        if cython.compiled:
            if n >= self.history_limit:
                self.history_limit = 2 * n + 512
                self.history = cython.cast(
                    cython.pointer(uint64_t), realloc(self.history, 8 * self.history_limit)
                )
                if not self.history:
                    abort()
            self.history[n] = key
        else:
            self.history[n:] = [key]
        put32(self.log, s.counts, HISTORY, n + 1)

    def note_change(self, p: int) -> None:
        """Enter a point in the change log."""
        n = self.s.counts[CHANGES]
        if cython.compiled:
            if n >= self.changes_limit:
                self.changes_limit = 2 * n + 1024
                self.changes = cython.cast(
                    cython.pointer(uint16_t), realloc(self.changes, 2 * self.changes_limit)
                )
                if not self.changes:
                    abort()
            self.changes[n] = p
        else:
            self.changes[n:] = [p]
        put32(self.log, self.s.counts, CHANGES, n + 1)

    def play_unchecked(self, p: int, color: int) -> int:
        """Play a legal move and enter it in history and change log; give the number of stones taken."""
        count = play_at(self.s, self.log, p, color, self.taken)
        self.note_change(p)
        for i in range(count):
            if self.taken[i] != p:
                self.note_change(self.taken[i])
        self.remember()
        return count

    def pass_unchecked(self, color: int) -> None:
        """Pass, and enter the position with the other side to move in the history."""
        s = self.s
        put16(self.log, s.numbers, KO, 0)
        put16(self.log, s.numbers, PASSES, s.numbers[PASSES] + 1)
        put16(self.log, s.numbers, TO_MOVE, 3 - color)
        self.remember()

    # For callers: checked.

    def skip_turn(self) -> None:
        """Let it be the other color's turn, as if nobody had passed: the next pass ends no game."""
        self.pass_unchecked(self.s.numbers[TO_MOVE])
        put16(self.log, self.s.numbers, PASSES, 0)

    @property
    def size(self) -> int:
        """The board's lines, 2 to 19."""
        return self.s.numbers[SIZE]

    @property
    def to_move(self) -> Color:
        """The color to move."""
        return self.s.numbers[TO_MOVE]

    @property
    def ko(self) -> Point:
        """The point where the side to move can't take back a single stone at once; NO_POINT if there is none."""
        return self.s.numbers[KO]

    @property
    def passes(self) -> int:
        """Passes in a row up to now."""
        return self.s.numbers[PASSES]

    @property
    def captured(self) -> tuple[int, int]:
        """Stones taken so far: (black, white)."""
        return (self.s.numbers[TAKEN_BLACK], self.s.numbers[TAKEN_WHITE])

    @property
    def key(self) -> int:
        """The 64-bit Zobrist key of the stones."""
        return self.s.key[0]

    def legality(self, color: Color, point: Point) -> str:
        """Give why a move is not legal: a word of LEGALITY, empty if it is. A pass is always legal."""
        if point == PASS:
            return ""
        if not on_board(point, self.size):
            return "off the board"
        return LEGALITY[self.judge(point, color)]

    def is_legal(self, color: Color, point: Point) -> bool:
        """Say whether a move is legal."""
        return not self.legality(color, point)

    def legal_points(self, color: Color) -> list[Point]:
        """Give the points a color may play, in reading order."""
        return [p for p in all_points(self.size) if self.judge(p, color) == 0]

    def play(self, color: Color, point: Point, *, minds_ko: bool = True) -> int:
        """Play a move or pass for a color, in or out of turn, and give the number of stones taken.

        Raises IllegalMove with the reason. A ko is none where `minds_ko` is false.
        """
        if color not in (1, 2):
            raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
        if point == PASS:
            self.pass_unchecked(color)
            return 0
        reason = self.legality(color, point)
        if reason and (minds_ko or reason not in ("ko", "superko")):
            where = point_text(point) if reason != "off the board" else f"cell {point}"
            raise IllegalMove(f"{reason} at {where} for {color_name(color)}", reason)
        return self.play_unchecked(point, color)

    def mark(self) -> int:
        """Open a scope on the trail; give the depth before it."""
        return self.trail.mark()

    def undo(self) -> None:
        """Go back to the last mark."""
        self.trail.undo()

    def copy(self) -> Board:
        """Give a board of its own with the same stones and history, on which nothing can be undone to before now."""
        twin = Board(self.size, self.ruleset)
        if cython.compiled:
            twin.take(self)
        else:
            twin.s.take(self.s)
            twin.history = self.history[: self.s.counts[HISTORY]]
        twin.s.counts[CHANGES] = 0
        return twin

    def take(self, other: Board) -> None:
        """Take another board's stones and history."""
        count = other.s.counts[HISTORY]
        self.s[0] = other.s[0]  # type: ignore[index]
        self.history_limit = count + 512
        self.history = cython.cast(
            cython.pointer(uint64_t), realloc(self.history, 8 * self.history_limit)
        )
        if not self.history:
            abort()
        memcpy(self.history, other.history, 8 * count)

    def set_up(self, position: Position) -> None:
        """Put a position on the board; the history begins anew with it. Undone by the trail like a move.

        Raises UsageError, the board unchanged, if sizes differ or a string has no liberty.
        """
        if position.size != self.size:
            raise UsageError(
                f"a {position.size}x{position.size} position on a {self.size}x{self.size} board"
            )
        before = self.position()
        log = self.log
        recorded = log.count
        if cython.compiled:  # noqa: SIM108 - only an if is resolved in compiling
            saved = self.s[0]  # type: ignore[index]
        else:
            saved = self.s.copy()
        try:
            self._lay(position)
        except UsageError:
            undo_words(log, recorded)
            if cython.compiled:
                self.s[0] = saved  # type: ignore[index]
            else:
                self.s.take(saved)
            raise
        for point, old, new in zip(
            all_points(self.size), before.stones, position.stones, strict=True
        ):
            if old != new:
                self.note_change(point)
        put32(self.log, self.s.counts, SINCE, self.s.counts[HISTORY])
        self.remember()

    def _lay(self, position: Position) -> None:
        s = self.s
        counts = [s.counts[i] for i in range(4)]
        if cython.compiled:
            keep_all_of(self.log, s, cython.sizeof(BoardState))  # type: ignore[name-defined]  # noqa: F821
        else:
            for array in vars(s).values():
                for i in range(len(array)):
                    put16(self.log, array, i, array[i])
        clear_state(s, position.size)
        for i in range(4):
            s.counts[i] = counts[i]
        for point, stone in zip(all_points(position.size), position.stones, strict=True):
            p = cython.declare(cython.int, point)
            color = cython.declare(cython.int, stone)
            if color and put_stone(s, self.log, p, color, self.taken):
                raise UsageError(
                    f"the string at {point_text(self.taken[0])} has no liberty in this position"
                )
        s.numbers[TO_MOVE] = position.to_move
        s.numbers[KO] = position.ko
        s.numbers[TAKEN_BLACK], s.numbers[TAKEN_WHITE] = position.captured

    def position(self) -> Position:
        """Give what stands as a frozen value."""
        s = self.s
        size = s.numbers[SIZE]
        stones = bytes(
            [s.color[20 * r + c] for r in range(size, 0, -1) for c in range(1, size + 1)]
        )
        return Position(size, stones, s.numbers[TO_MOVE], s.numbers[KO], self.captured)

    def cells(self) -> bytes:
        """Give what stands on all 421 cells, by cell: EMPTY, BLACK, WHITE or, off the board, BORDER."""
        return bytes([self.s.color[p] for p in range(421)])

    def color_at(self, point: Point) -> Color:
        """Give what stands on a cell: EMPTY, BLACK, WHITE or, off the board, BORDER."""
        return self.s.color[point] if 0 <= point < 421 else 3

    def _head(self, point: Point) -> Point:
        head = self.s.string[point] if 0 <= point < 421 else 0
        if head == 0:
            where = point_text(point) if on_board(point, self.size) else f"cell {point}"
            raise UsageError(f"no stone stands at {where}")
        return head

    def liberties(self, point: Point) -> int:
        """Give the number of liberties of the string at a point. Raises UsageError if no stone stands there."""
        return self.s.liberties[self._head(point)]

    def string_size(self, point: Point) -> int:
        """Give the number of stones of the string at a point. Raises UsageError if no stone stands there."""
        return self.s.stones[self._head(point)]

    def string_points(self, point: Point) -> list[Point]:
        """Give the points of the string at a point, lowest cell first. Raises UsageError if no stone stands there."""
        head = self._head(point)
        points = [head]
        p = self.s.next[head]
        while p != head:
            points.append(p)
            p = self.s.next[p]
        return sorted(points)

    def string_name(self, point: Point) -> Point:
        """Give the string's canonical point, its lowest cell: the same however the string came about.

        Raises UsageError if no stone stands there.
        """
        return self.string_points(point)[0]

    def liberty_points(self, point: Point) -> list[Point]:
        """Give the liberties of the string at a point, lowest cell first.

        Raises UsageError if no stone stands there.
        """
        s = self.s
        found = set()
        for p in self.string_points(point):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY:
                    found.add(q)
        return sorted(found)

    def neighbor_strings(self, point: Point) -> list[Point]:
        """Give the names of the enemy strings beside the string at a point.

        Raises UsageError if no stone stands there.
        """
        s = self.s
        enemy = 3 - s.color[self._head(point)]
        heads = set()
        for p in self.string_points(point):
            for i in range(4):
                if s.color[p + TURN[i]] == enemy:
                    heads.add(s.string[p + TURN[i]])
        return sorted(self.string_name(h) for h in heads)

    def strings(self, color: Color = EMPTY) -> Iterator[Point]:
        """Give the name of each string, or of one color's, in reading order of their heads."""
        s = self.s
        heads = [p for p in all_points(self.size) if s.string[p] == p]
        return iter([self.string_name(h) for h in heads if not color or s.color[h] == color])

    def is_eyelike(self, color: Color, point: Point) -> bool:
        """Say whether a point is an empty single-point eye of a color by its eight neighbors."""
        return bool(
            on_board(point, self.size)
            and self.s.color[point] == EMPTY
            and eyelike(self.s, point, color)
        )

    @property
    def change_count(self) -> int:
        """Entries in the change log: the place from which a listener asks next time. It goes back on undo."""
        return self.s.counts[CHANGES]

    def changes_since(self, place: int) -> list[Point]:
        """Give the points that changed since a place in the change log, oldest first.

        A point may come more than once.
        """
        if not 0 <= place <= self.s.counts[CHANGES]:
            raise UsageError(f"{place} is no place in a change log of {self.s.counts[CHANGES]}")
        return [self.changes[i] for i in range(place, self.s.counts[CHANGES])]
