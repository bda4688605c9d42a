"""The features of a board, kept up to date with every move and undo: links, walls, chains, access, influence.

Takes a board; gives what is kept for points and colors, as numbers. The modules beside it say what the numbers mean as
frozen values. Reads nothing out and judges nothing.

The features ask the board what changed since they last looked, so a caller plays and undoes on the board alone and
calls `update` where it wants to see. All is written through the board's trail: undo puts the very bytes back.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.features.state import FIELDS
from riyu.game.board import Board
from riyu.game.points import Color, Point, on_board

if not cython.compiled:
    from riyu.base.plain import Log, put32
    from riyu.features.access_map import clear_access, enclose, most_moves, update_access
    from riyu.features.influence_maps import follow_paths, follow_squares
    from riyu.features.link_codes import update_links
    from riyu.features.plain import (
        ACCESS,
        BASE_BITS,
        BY_PATHS,
        BY_SQUARES,
        CHAINS,
        IS_FOLLOWING,
        LINKS,
        NO_ACCESS,
        SIDE,
        UP_TO,
        FeatureState,
        Work,
        color_in_rows,
        signed16,
    )
    from riyu.features.state import clear_features, set_row, update_chains
    from riyu.game.constants import CELLS
    from riyu.game.plain import CHANGES, SIZE, BoardState

__all__ = ["Features"]


class Features:
    """What a position is made of, for one board, in the board's block and on its trail.

    Arguments: the board, without features yet (else UsageError); `parts`, a sum of 1 chains, 2 links and walls, 4
    access (as if there were no walls, unless links are kept too), 8 influence by paths, 16 by squares, where only some
    are wanted. They may begin in the midst of a game: undone to before that, they are compared with the board at the
    next look, and what differs is followed.

    Readers raise UsageError for a point off the board, for no color, and for what is not kept.
    """

    def __init__(self, board: Board, parts: int = 31) -> None:
        if any(field.layer == "features" for field in board.block.fields):
            raise UsageError("this board has features already: ask those")
        self.board = board
        self.parts = parts
        if not cython.compiled:
            self.s: BoardState = board.s
            self.log: Log = board.trail.log
            self.f = FeatureState()
            self.work = Work()
        else:
            memory = self.board.block.claim_bytes(cython.sizeof(FeatureState))
            self.f = cython.cast(cython.pointer(FeatureState), memory)
            self.s = self.board.s
            self.log = self.board.log
        board.block.describe(FIELDS)
        clear_features(self.f)
        clear_access(self.s, self.f)
        paused = board.trail.pause()  # so that nothing is undone to before there were features
        self.refresh()
        self.f.seen[IS_FOLLOWING] = 0
        board.trail.resume(paused)
        put32(self.log, self.f.seen, IS_FOLLOWING, 1)

    # Compiled inside: unchecked, without Python.

    def note(self, p: int) -> None:
        """Note a point whose stone may have come or gone; influence moves with it."""
        now = self.s.color[p]
        if now > 2:
            return
        was = color_in_rows(self.f, p)
        if was == now:
            return
        w = cython.address(self.work) if cython.compiled else self.work
        w.changed[w.changed_count] = p
        w.was[w.changed_count] = was
        w.changed_count += 1
        if self.parts & BY_PATHS:
            follow_paths(self.s, self.f, self.log, p, was, now)
        if self.parts & BY_SQUARES:
            follow_squares(self.s, self.f, self.log, p, was, now)
        set_row(self.f, self.log, p, was, now)

    def gather(self) -> None:
        """Note the points of the change log that were not looked at yet, each once; all, undone to before it began."""
        count = self.s.counts[CHANGES]
        self.work.changed_count = 0
        if self.f.seen[IS_FOLLOWING]:
            for i in range(self.f.seen[UP_TO], count):
                self.note(self.board.changes[i])
        else:
            for p in range(CELLS):
                self.note(p)
            put32(self.log, self.f.seen, IS_FOLLOWING, 1)
        put32(self.log, self.f.seen, UP_TO, count)

    def refresh(self) -> None:
        """Bring all parts up to date with the board."""
        w = cython.address(self.work) if cython.compiled else self.work
        if self.f.seen[UP_TO] != self.s.counts[CHANGES] or not self.f.seen[IS_FOLLOWING]:
            self.gather()
        if w.changed_count == 0:
            return
        w.barred_count = 0
        if self.parts & CHAINS:
            update_chains(self.s, self.f, self.log, w)
        if self.parts & LINKS:
            update_links(self.s, self.f, self.log, w)
        if self.parts & ACCESS:
            update_access(self.s, self.f, self.log, w)
        w.changed_count = 0

    # For callers: always up to date.

    def update(self) -> None:
        """Bring the features up to date with the board. The readers below do so themselves."""
        self.refresh()

    def _look(self, part: int, point: Point = 0, color: Color = 1) -> int:
        """Bring the features up to date, check a question, and give the point's place in an array of both colors."""
        self.refresh()
        if not self.parts & part:
            raise UsageError(f"these features keep the parts {self.parts}, not {part}")
        if color not in (1, 2):
            raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
        if point and not on_board(point, self.size):
            raise UsageError(f"cell {point} is not on a {self.size}x{self.size} board")
        return SIDE * (color - 1) + point

    @property
    def size(self) -> int:
        """The board's lines."""
        return self.s.numbers[SIZE]

    def link_word(self, point: Point) -> int:
        """Give the link codes at a point, 3 bits a slot: see `link_codes`."""
        return self.f.links[self._look(LINKS, point)]

    def walls(self, color: Color, point: Point) -> int:
        """Give how many strong links of a color the point lies in the wall of."""
        return self.f.walls[self._look(LINKS | ACCESS, point, color)]

    def in_chain(self, color: Color, point: Point) -> bool:
        """Say whether a point belongs to a chain of a color."""
        self._look(CHAINS, point, color)
        return bool(self.f.chains[point] & color)

    def access(self, color: Color, point: Point) -> tuple[Point, int] | None:
        """Give a color's nearest stone to a point and the moves from there; None where there is no way."""
        value = self.f.access[self._look(ACCESS, point, color)]
        if value == NO_ACCESS:
            return None
        return value & (1 << BASE_BITS) - 1, value >> BASE_BITS

    def enclosure(self) -> bytes:
        """Give for all 421 cells which color encloses the point: EMPTY if none."""
        self._look(ACCESS)
        enclosed = cython.declare("unsigned char[424]")
        if not cython.compiled:
            enclosed = [0] * SIDE
        enclose(self.s, self.f, enclosed)
        return bytes([enclosed[p] for p in range(CELLS)])

    def worst_access(self) -> int:
        """Give the most moves that the nearer color needs to a point that neither encloses; 0 if there is none."""
        self._look(ACCESS)
        return most_moves(self.s, self.f)

    def path_influence(self, point: Point) -> int:
        """Give the influence by paths at a point, black positive, in `influence_maps.NEAREST` units a neighbor."""
        return signed16(self.f.paths[self._look(BY_PATHS, point)])

    def square_influence(self, color: Color, point: Point) -> int:
        """Give a color's influence by inverse squares at a point, without the rim, in `influence_maps.SQUARE` units."""
        return self.f.squares[self._look(BY_SQUARES, point, color)]

    def image(self) -> dict[str, tuple[int, ...]]:
        """Give all numbers by field but `seen`: equal images, equal features."""
        self.refresh()
        f = self.f
        return {
            "links": tuple([f.links[i] for i in range(424)]),
            "rows": tuple([f.rows[i] for i in range(44)]),
            "access": tuple([f.access[i] for i in range(848)]),
            "paths": tuple([signed16(f.paths[i]) for i in range(424)]),
            "squares": tuple([f.squares[i] for i in range(848)]),
            "walls": tuple([f.walls[i] for i in range(848)]),
            "chains": tuple([f.chains[i] for i in range(424)]),
        }
