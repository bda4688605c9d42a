"""What the answers to the words of `when` rest on: as long as none of this changes, an answer stands.

Takes features; gives answers, each with the kinds and points of what it rests on. The answers are the focus matcher's.
Knows no keys and no rules.
"""

from __future__ import annotations

import cython

from riyu.features.features import Features
from riyu.game.points import Color, Point
from riyu.patterns.focus import FocusMatcher

if cython.compiled:
    from cython.cimports.riyu.patterns.focus import Bound
else:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import TURN
    from riyu.patterns.plain import (
        APART,
        BLACK_DISTANCE,
        CHAIN,
        ENCLOSER,
        ENEMY_CANNOT_PLAY,
        ENEMY_DISTANCE,
        EYE_CANNOT_COLLAPSE,
        GAME_PHASE,
        IN_ENEMY_TERRITORY,
        IN_OWN_TERRITORY,
        LIBERTIES,
        LIBERTIES_AFTER,
        MANY,
        MOST_RESTS,
        NO_ENEMY_IN_ATARI,
        ON_PLATE,
        OWN_CANNOT_PLAY,
        OWN_DISTANCE,
        PHASE,
        SAME_CHAIN,
        SELF_ATARI,
        STONES,
        STRING,
        STRING_LIBERTIES,
        STRING_ROOM,
        STRING_STONES,
        TOGETHER,
        WHITE_DISTANCE,
        Bound,
        corner_step,
    )

__all__ = ["RestingMatcher"]

_ABOUT_A_MOVE = (LIBERTIES_AFTER, SELF_ATARI, OWN_CANNOT_PLAY, ENEMY_CANNOT_PLAY)


class RestingMatcher(FocusMatcher):
    """Answers the words of `when` on the board of some features, as it is now, and says what each answer rests on."""

    def __init__(self, features: Features) -> None:
        super().__init__(features)
        self.rest_count = 0
        if not cython.compiled:
            self.rests = [0] * MOST_RESTS

    # Compiled inside: unchecked, without Python.

    def rest(self, what: int, p: int) -> None:
        """Note one thing that the answer rests on."""
        self.rests[self.rest_count] = what << 9 | p
        self.rest_count += 1

    def rest_on_all(self, kind: int, p: int, q: int, color: int) -> None:
        """Note what the answer to a word about one or two points rests on."""
        s = self.s
        if kind in (TOGETHER, APART):
            self.rest(STRING, p)
            self.rest(STRING, q)
        elif kind in (LIBERTIES, STONES):
            self.rest(STRING, p)
            if s.string[p] != 0:
                self.rest(STRING_LIBERTIES if kind == LIBERTIES else STRING_STONES, p)
        elif kind == LIBERTIES_AFTER:
            self.rest_on_stone(p, color, MANY)
        elif kind in (SELF_ATARI, OWN_CANNOT_PLAY):
            # with fewer than two liberties all strings around are noted, so that it takes nothing rests on these too
            self.rest_on_stone(p, color, 2)
        elif kind == ENEMY_CANNOT_PLAY:
            self.rest_on_stone(p, 3 - color, 2)
        elif kind in (OWN_DISTANCE, ENEMY_DISTANCE):
            who = color if kind == OWN_DISTANCE else 3 - color
            self.rest(BLACK_DISTANCE if who == 1 else WHITE_DISTANCE, p)
        elif kind == PHASE:
            self.rest(GAME_PHASE, 0)
        elif kind == EYE_CANNOT_COLLAPSE:
            self.rest_on_eye(p, color)
        elif kind in (IN_OWN_TERRITORY, IN_ENEMY_TERRITORY):
            self.rest(ENCLOSER, p)
        elif kind == ON_PLATE:
            self.rest_on_plate(p, q)
        elif kind == SAME_CHAIN:
            self.rest(CHAIN, p)
            self.rest(CHAIN, q)
        elif kind == NO_ENEMY_IN_ATARI:
            self.rest_on_atari(p, color)

    def rest_on_stone(self, p: int, color: int, enough: int) -> None:
        """Note what the liberties of a stone put on a point rest on; no more than shows that there are `enough`."""
        s = self.s
        # Step 1. A stone stands there, or what lies beside it is enough already.
        self.rest(STRING, p)
        if s.color[p] != EMPTY:
            return
        empty = 0
        own = 0  # strings beside it, each once
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == EMPTY:
                empty += 1
            elif s.color[q] == color:
                own += 1
                for j in range(i):
                    if s.string[p + TURN[j]] == s.string[q]:
                        own -= 1
                        break
        if empty >= enough:
            for i in range(4):
                if s.color[p + TURN[i]] == EMPTY and enough > 0:
                    self.rest(STRING, p + TURN[i])
                    enough -= 1
            return
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == color and s.liberties[s.string[q]] > enough:
                self.rest(STRING, q)
                self.rest(STRING_LIBERTIES, q)
                return
        # Step 2. All that lies beside it, and what is taken.
        taken = cython.declare(cython.bint, False)
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == BORDER:
                continue
            self.rest(STRING, q)
            if s.color[q] == 3 - color:
                self.rest(STRING_LIBERTIES, q)
                if s.liberties[s.string[q]] == 1:
                    self.rest(STRING_STONES, q)
                    taken = True
        # Step 3. The room of the own strings that it joins.
        whole = cython.declare(cython.bint, own > 1 or empty > 0 or taken)
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == color:
                self.rest(STRING_ROOM if whole else STRING_LIBERTIES, q)

    def rest_on_eye(self, p: int, color: int) -> None:
        """Note what it rests on that an eye can't collapse, or can."""
        s = self.s
        enemy = 3 - color
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] != color and s.color[q] != BORDER:
                self.rest(STRING, q)
                return
        allowed = 1
        for i in range(4):
            if s.color[p + TURN[i]] == color:
                self.rest(STRING, p + TURN[i])
            if s.color[p + corner_step(i)] == BORDER:
                allowed = 0
        taken = 0
        for i in range(4):
            q = p + corner_step(i)
            if s.color[q] == BORDER:
                continue
            self.rest(STRING, q)
            if s.color[q] == EMPTY:
                self.rest_on_stone(q, enemy, 2)
            if s.color[q] == enemy or (s.color[q] == EMPTY and self.is_safe(q, enemy)):
                taken += 1
            if taken > allowed:
                return

    def rest_on_plate(self, p: int, q: int) -> None:
        """Note what it rests on that a point lies on or around a string, or does not."""
        s = self.s
        self.rest(STRING, q)
        if s.string[q] == 0:
            return
        for dy in range(-20, 21, 20):
            for at in range(p + dy - 1, p + dy + 2):
                if s.string[at] == s.string[q]:
                    self.rest(STRING, at)
                    return
        for dy in range(-20, 21, 20):
            for at in range(p + dy - 1, p + dy + 2):
                if s.color[at] != BORDER:
                    self.rest(STRING, at)

    def rest_on_atari(self, p: int, color: int) -> None:
        """Note what it rests on that an enemy string beside a point is in atari, or none is."""
        s = self.s
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == 3 - color and s.liberties[s.string[q]] == 1:
                self.rest(STRING, q)
                self.rest(STRING_LIBERTIES, q)
                return
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == BORDER:
                continue
            self.rest(STRING, q)  # a string that comes to stand there can be in atari
            if s.color[q] == 3 - color:
                self.rest(STRING_LIBERTIES, q)

    # For callers.

    def answer(self, kind: int, p: Point, q: Point, color: Color) -> int:
        """Answer the word of a number (its place in `tables.TESTS`) about one or two points; `resting` says on what."""
        bound = cython.declare(Bound)
        if not cython.compiled:
            bound = Bound()
        bound.kind = kind
        self.look()
        self.rest_count = 0
        self.rest_on_all(kind, p, q, color)
        if self.s.color[p] != EMPTY and kind in _ABOUT_A_MOVE:
            return int(kind != LIBERTIES_AFTER)
        value: int = self.answer_to(
            cython.address(bound) if cython.compiled else bound, p, q, color
        )
        return value

    def resting(self) -> list[tuple[int, Point]]:
        """Give what the last answer rests on: its kind, a number of `resting.pxd`, and the point."""
        return [(self.rests[i] >> 9, self.rests[i] & 511) for i in range(self.rest_count)]
