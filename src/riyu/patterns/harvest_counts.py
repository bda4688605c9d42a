"""How often windows of the board were answered with a move, counted over games: the compiled part of `riyu harvest`.

Takes games to be played on a board; gives a table of windows with the times chosen and possible. Knows no files.

What a window is, and its key, `harvest_windows` says. The questions:
CONTACT, DIAGONAL, REPLY: the enemy's last stone touches an own one, stands diagonally to one, or neither; its liberties
count as 1, 2, or 3 and more. SHAPE: an empty point near the last two moves. EDGE: one elsewhere on the lines 1 to 4.
ATTACK, DEFENSE: one near the last two moves, toward a stone beside it whose string has 3 liberties or fewer. LINKS: a
stone and another of its color that stand in a link's way, not of one string; an own pair and an enemy pair have each
their question. There the answer, and one of the last two moves, lie on a point of the ends' rectangle or beside one.
An open table takes in the windows that were answered; a closed one counts, for those it holds, how often they could
have been. A wider window is never answered more often than the narrower one in it: where that one is not held, the
wider ones need not be looked for.
Source: the seed's patterns with their replies (W7); counting as in "Computing Elo ratings" (Coulom 2007).
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.base.block import Field
from riyu.game.board import Board
from riyu.game.record import Move
from riyu.patterns.count_table import CountTable
from riyu.patterns.harvest_windows import NEAR_OFFSETS, HarvestWindow
from riyu.patterns.model import Offset

if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from riyu.game.constants import EMPTY, NO_POINT, PASS
    from riyu.game.plain import SIZE, TURN, BoardState, enemy_beside, how_many
    from riyu.patterns._harvest_plain import (
        ANSWER_AT,
        ATTACK,
        CONTACT,
        DEFENSE,
        DIAGONAL,
        EDGE,
        EDGE_LINES,
        FIELD,
        LIBERTIES_AT,
        LINK_OF,
        LINK_WAY,
        MIDDLE,
        NEAR,
        NOT_LOOKED,
        OFFSETS,
        QUESTION_AT,
        REPLY,
        SHAPE,
        WIDTH_AT,
        WINDOWS,
    )

__all__ = ["QUESTIONS", "TABLES", "WindowCounts"]

TABLES = [
    Field("patterns", "LINK_OF", 49, 1, "harvest: the question of a link to an offset"),
    Field(
        "patterns",
        "LINK_WAY",
        49,
        8,
        "harvest: the points between a focus and an offset, and beside these",
    ),
]
"""Tables that are filled at import, never change, and are shared by all games."""

QUESTIONS = {
    "contact-answer": 1,
    "diagonal-contact": 2,
    "react-without-thought": 3,
    "shape": 4,
    "edge-moves": 5,
    "string-attack": 6,
    "string-defense": 7,
    "diagonal-link-defense": 8,
    "diagonal-link-attack": 9,
    "one-space-link-defense": 10,
    "one-space-link-attack": 11,
    "knight-link-defense": 12,
    "knight-link-attack": 13,
    "two-space-link-defense": 14,
    "two-space-link-attack": 15,
    "large-knight-link-defense": 16,
    "large-knight-link-attack": 17,
}
"""The classes that games can teach, and the number of the question that each is asked with."""

_LINKS = {(1, 1): 8, (0, 2): 10, (1, 2): 12, (0, 3): 14, (1, 3): 16}


def _way(end: Offset) -> set[Offset]:
    """Give the points of the rectangle between two ends, and those beside them: where the link is cut and mended."""
    x, y = end
    inside = {
        (across, up)
        for across in range(min(0, x), max(0, x) + 1)
        for up in range(min(0, y), max(0, y) + 1)
    } - {(0, 0), end}
    beside = {(x + i, y + j) for x, y in inside for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return (inside | beside).intersection(NEAR_OFFSETS) - {(0, 0), end}


def _fill_tables() -> None:
    for end, (x, y) in enumerate(NEAR_OFFSETS):
        LINK_OF[end] = _LINKS.get((min(abs(x), abs(y)), max(abs(x), abs(y))), 0)
        way = _way((x, y))
        LINK_WAY[end] = sum(1 << i for i, offset in enumerate(NEAR_OFFSETS) if offset in way)


_fill_tables()


def is_far(p: int, move: int) -> bool:
    """Say whether a point lies more than three points from a move's; from no move's it is far."""
    if move == NO_POINT:
        return True
    across = p % 20 - move % 20
    up = p // 20 - move // 20
    return across > NEAR or -across > NEAR or up > NEAR or -up > NEAR


def offset_to(focus: int, p: int) -> int:
    """Give a point's offset from a focus as a number; -1 if it lies more than three points off, or is no point."""
    if is_far(focus, p):
        return -1
    return 7 * (p // 20 - focus // 20 + 3) + p % 20 - focus % 20 + 3


class WindowCounts(CountTable):
    """A table of windows with their counts. `questions`: a bit for the number of each that is asked."""

    def __init__(self, questions: int) -> None:
        CountTable.__init__(self)
        self.questions = questions
        self.window = HarvestWindow()
        if not cython.compiled:
            self.drawn = [0] * 421
            self.held = [[NOT_LOOKED] * 421 for _ in range(2)]
            self.places = [[[0] * WINDOWS for _ in range(421)] for _ in range(2)]
        else:
            memset(self.drawn, 0, 421)
            memset(self.held, NOT_LOOKED, 842)

    def see(self, board: Board, moves: Sequence[Move]) -> None:
        """Play a game from a board on and count at each move. Raises IllegalMove; what came before is counted."""
        last = before = NO_POINT
        for move in moves:
            if move.point != PASS and board.is_legal(move.color, move.point):
                self.ask(board, move.color, move.point, last, before)
            board.play(move.color, move.point)
            before, last = last, NO_POINT if move.point == PASS else move.point

    # Compiled inside: unchecked, without Python.

    def ask(self, board: Board, color: int, point: int, last: int, before: int) -> None:
        """Count at a position in which a color plays a point, after the moves `last` and `before`."""
        self.window.draw_picture(board.s, color)
        if self.is_closed and (self.questions >> EDGE) & 1:
            self.forget_changes(board.s)
        if last != NO_POINT and board.s.color[last] == 3 - color:
            self.ask_answer(board, color, point, last)
        size = board.s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                if board.s.color[p] != EMPTY:
                    self.ask_links(board, color, point, p, last, before)
                elif p == point or self.is_closed:
                    self.ask_point(board, color, point, p, is_far(p, last) and is_far(p, before))

    def ask_answer(self, board: Board, color: int, point: int, last: int) -> None:
        """Count the answers to the enemy's last stone."""
        s = board.s
        if enemy_beside(s, last, 3 - color) > 0:
            question = CONTACT
        elif (
            how_many(
                color,
                s.color[last + 21],
                s.color[last - 21],
                s.color[last + 19],
                s.color[last - 19],
            )
            > 0
        ):
            question = DIAGONAL
        else:
            question = REPLY
        liberties = s.liberties[s.string[last]]
        if liberties > 3:
            liberties = 3
        one = 1
        self.ask_at(board, color, point, last, question, liberties, MIDDLE, (one << OFFSETS) - one)

    def ask_links(
        self, board: Board, color: int, point: int, p: int, last: int, before: int
    ) -> None:
        """Count the answers at each link from a stone that one of the last two moves came near to."""
        s = board.s
        one = 1
        touched = cython.declare(cython.ulonglong, 0)
        offset = offset_to(p, last)
        if offset >= 0:
            touched |= one << offset
        offset = offset_to(p, before)
        if offset >= 0:
            touched |= one << offset
        if touched == 0:
            return
        for end in range(OFFSETS):
            if LINK_OF[end] == 0 or LINK_WAY[end] & touched == 0:
                continue
            # Outside of the board the picture has its margin; a color is read inside alone.
            x = p % 20 + end % 7 - 3
            y = p // 20 + end // 7 - 3
            if self.window.picture[FIELD * (y + 2) + x + 2] % 3 == 0:
                continue
            q = 20 * y + x
            if s.color[q] != s.color[p] or s.string[q] == s.string[p]:
                continue
            question = LINK_OF[end]
            if s.color[p] != color:
                question += 1
            self.ask_at(board, color, point, p, question, 0, end, LINK_WAY[end])

    def ask_point(self, board: Board, color: int, point: int, p: int, is_far_off: bool) -> None:
        """Count one empty point as focus and answer, of itself and toward each string of few liberties beside it."""
        s = board.s
        one = 1
        if is_far_off:
            size = s.numbers[SIZE]
            row = p // 20
            column = p % 20
            if (
                row <= EDGE_LINES
                or column <= EDGE_LINES
                or size + 1 - row <= EDGE_LINES
                or size + 1 - column <= EDGE_LINES
            ):
                if self.is_closed:
                    self.count_edge(board, color, point, p)
                else:
                    self.ask_at(board, color, point, p, EDGE, 0, MIDDLE, one << MIDDLE)
            return
        self.ask_at(board, color, point, p, SHAPE, 0, MIDDLE, one << MIDDLE)
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] == 0 or s.liberties[s.string[q]] > 3:
                continue
            question = DEFENSE if s.color[q] == color else ATTACK
            liberties = s.liberties[s.string[q]]
            end = offset_to(p, q)
            self.ask_at(board, color, point, p, question, liberties, end, one << MIDDLE)

    def forget_changes(self, s: BoardState) -> None:
        """Forget which windows are held around the points near one that changed since the last position."""
        for p in range(421):
            if s.color[p] == self.drawn[p]:
                continue
            self.drawn[p] = s.color[p]
            for row in range(max(p // 20 - NEAR, 1), min(p // 20 + NEAR, 19) + 1):
                for column in range(max(p % 20 - NEAR, 1), min(p % 20 + NEAR, 19) + 1):
                    self.held[0][20 * row + column] = NOT_LOOKED
                    self.held[1][20 * row + column] = NOT_LOOKED

    def count_edge(self, board: Board, color: int, point: int, p: int) -> None:
        """Count an empty point near the edge: most are as they were, so what is held there is remembered."""
        if (self.questions >> EDGE) & 1 == 0:
            return
        side = color - 1
        if self.held[side][p] == NOT_LOOKED:
            self.window.look(p % 20, p // 20)
            self.held[side][p] = 0
            for width in range(WINDOWS):
                self.window.widen(width)
                high = self.window.high[self.window.order] | (
                    cython.cast(cython.ulonglong, width) << WIDTH_AT
                )
                high |= cython.cast(cython.ulonglong, EDGE) << QUESTION_AT
                high |= self.window.turned(MIDDLE, MIDDLE)
                place = self.slot(self.window.low[self.window.order], high)
                if self.entries[place].high == 0:
                    break
                self.places[side][p][width] = place
                self.held[side][p] = width + 1
        if self.held[side][p] == 0 or board.judge(p, color) != 0:
            return
        for width in range(self.held[side][p]):
            place = self.places[side][p][width]
            self.entries[place].possible += 1
            if p == point:
                self.entries[place].chosen += 1

    def ask_at(
        self,
        board: Board,
        color: int,
        point: int,
        focus: int,
        question: int,
        liberties: int,
        end: int,
        waiting: int,
    ) -> None:
        """Count the answers to a question. `waiting`: their offsets as bits; `end`: the other end's, or MIDDLE."""
        if (self.questions >> question) & 1 == 0:
            return
        chosen = offset_to(focus, point)
        if chosen >= 0 and (waiting >> chosen) & 1 == 0:
            chosen = -1
        if chosen < 0 and not self.is_closed:
            return
        x = focus % 20
        y = focus // 20
        self.window.look(x, y)
        one = 1
        for width in range(WINDOWS):
            self.window.widen(width)
            low = self.window.low[self.window.order]
            base = self.window.high[self.window.order] | (
                cython.cast(cython.ulonglong, width) << WIDTH_AT
            )
            base |= cython.cast(cython.ulonglong, liberties) << LIBERTIES_AT
            base |= cython.cast(cython.ulonglong, question) << QUESTION_AT
            if not self.is_closed:
                entry = self.enter(low, base | self.window.turned(end, chosen))
                entry.chosen += 1
                continue
            chosen_answer = self.window.turned(end, chosen) if chosen >= 0 else 0
            counted = 0
            for offset in range(MIDDLE if waiting == one << MIDDLE else 0, OFFSETS):
                if waiting >> offset == 0:
                    break
                if (waiting >> offset) & 1 == 0:
                    continue
                p = focus + (offset % 7 - 3) + 20 * (offset // 7 - 3)
                if self.window.picture[FIELD * (y + offset // 7 - 1) + x + offset % 7 - 1] != 0:
                    waiting &= ~(one << offset)
                    continue
                answer = self.window.turned(end, offset)
                if (counted >> (answer >> ANSWER_AT & 63)) & 1:
                    continue
                place = self.slot(low, base | answer)
                if self.entries[place].high == 0 or (width == 0 and board.judge(p, color) != 0):
                    waiting &= ~(one << offset)
                    continue
                counted |= one << (answer >> ANSWER_AT & 63)
                self.entries[place].possible += 1
                if answer == chosen_answer:
                    self.entries[place].chosen += 1
            if waiting == 0:
                return
