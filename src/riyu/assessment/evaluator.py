"""The evaluator: the seed's eight steps in one compiled call over a board with its features.

Takes features, and verdicts on groups with the points that each rests on; gives rows that `evaluation.py` reads out as
a frozen value. Reads nothing out and plays no move. Source: RiscIgo (W11), "Global evaluation".

    1  clear_sheet          sheet.py        all that was assessed is cleared
    2  find_chains          sheet.py        strings joined by links and common liberties
    3  find_edge_areas      sheet.py        gaps along the edge
    4  claim_by_reach       reach.py        territory is what the enemy has no way to
    5  rip_back             reach.py        but not too far from own stones
    6  find_territories     reach.py        gathered, with their eyes; what lies around one is one group
    7  settle_conflict      conflict.py     life status (life_status.py), then who dies first; 3 to 6 anew each round
    8  value_board          value.py        points by terms

The same code evaluates at a leaf and on the board: what was entered of a group holds as long as none of its points was
touched, and again once that is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.points import Point, on_board, point_text

if not cython.compiled:
    from riyu.assessment.conflict import settle_conflict
    from riyu.assessment.plain_sheet import (
        MOST_ENTERED,
        MOST_FALLEN,
        SAID_CUT,
        SAID_DEAD,
        SAID_JOINED,
        SAID_LOST,
        TURN_WORTH,
        Entered,
        Sheet,
    )
    from riyu.assessment.sheet import clear_sheet, find_chains
    from riyu.assessment.value import value_board
    from riyu.features.plain import ROWS, SIDE
    from riyu.features.plain_links import PAIRS, PARTNER
    from riyu.game.constants import CELLS, EMPTY

__all__ = ["Evaluator"]


class Evaluator:
    """Evaluates positions of one board. Argument: its features; links and access must be kept (else UsageError)."""

    def __init__(self, features: Features) -> None:
        if not features.parts & 2 or not features.parts & 4:
            raise UsageError("an evaluation needs links and access: these features keep others")
        self.features = features
        self.board = features.board
        self.suicide = self.board.suicide
        self.s = self.board.s
        self.f = self.features.f
        self.entered_count = self.standing = self.fallen_count = 0
        if not cython.compiled:
            self.sheet = Sheet()
            self.fallen = [0] * MOST_FALLEN
            self.entered = [Entered() for _ in range(MOST_ENTERED)]

    # What is entered.

    def enter(self, stone: Point, word: int, points: Iterable[Point]) -> None:
        """Enter what is known of a stone's group: SAID_DEAD to SAID_ALIVE. What was entered of its string goes.

        SAID_LOST is of its string alone: it is taken whoever moves first, and joins nothing.

        It stands while all of `points` hold what they hold now. Raises UsageError where no stone stands, for a point
        off the board, an unknown word, and if MOST_ENTERED verdicts are entered already.
        """
        if not SAID_DEAD <= word <= SAID_LOST:
            raise UsageError(f"{word} is nothing that can be said of a group")
        self._check_stone(stone)
        self.keep(stone, 0, word, points)

    def enter_link(self, one: Point, two: Point, word: int, points: Iterable[Point]) -> None:
        """Enter what is known of the link of two stones' strings: SAID_JOINED or SAID_CUT.

        What was entered of the same strings goes. It stands as long as `enter` says, and raises UsageError as that
        does, and where the stones are of two colors.
        """
        if word not in (SAID_JOINED, SAID_CUT):
            raise UsageError(f"{word} is nothing that can be said of a link")
        self._check_stone(one)
        self._check_stone(two)
        if self.s.color[one] != self.s.color[two]:
            raise UsageError(f"{point_text(one)} and {point_text(two)} are of two colors")
        self.keep(one, two, word, points)

    def _check_stone(self, stone: Point) -> None:
        self.features.update()
        if not on_board(stone, self.board.size) or self.s.color[stone] == EMPTY:
            raise UsageError(f"{point_text(stone)} is no stone")

    def is_replaced(self, i: int, one: int, two: int) -> bool:
        """Say whether a verdict is of the same string, or of the same two."""
        a = self.s.string[self.entered[i].stone]
        other = self.entered[i].other
        if two == 0 or other == 0:
            return two == 0 and other == 0 and a == self.s.string[one]
        b = self.s.string[other]
        if a == self.s.string[one]:
            return b == self.s.string[two]
        return a == self.s.string[two] and b == self.s.string[one]

    def keep(self, one: int, two: int, word: int, points: Iterable[Point]) -> None:
        """Keep a verdict on a stone's group, or on a link of two stones, in place of what was said of the same."""
        kept = 0
        for i in range(self.entered_count):
            if not self.is_replaced(i, one, two):
                self.entered[kept] = self.entered[i]
                kept += 1
        self.entered_count = kept
        if kept == MOST_ENTERED:
            raise UsageError(f"no more than {MOST_ENTERED} verdicts can be entered")
        if not cython.compiled:
            self.entered[kept] = Entered()
        for row in range(ROWS):
            self.entered[kept].mask[row] = 0
        for point in (one, two or one, *points):
            if not on_board(point, self.board.size):
                raise UsageError(
                    f"cell {point} is not on a {self.board.size}x{self.board.size} board"
                )
            bit = cython.declare(cython.uint, 1 << (point % 20))
            self.entered[kept].mask[point // 20] |= bit
        for row in range(ROWS):
            mask = self.entered[kept].mask[row]
            self.entered[kept].rows[row] = self.f.rows[row] & mask
            self.entered[kept].rows[ROWS + row] = self.f.rows[ROWS + row] & mask
        self.entered[kept].stone = one
        self.entered[kept].other = two
        self.entered[kept].word = word
        self.entered_count = kept + 1

    def forget(self) -> None:
        """Forget all that was entered."""
        self.entered_count = 0

    def stands(self, i: int) -> bool:
        """Say whether nothing was touched that an entered verdict rests on."""
        for row in range(ROWS):
            mask = self.entered[i].mask[row]
            if self.f.rows[row] & mask != self.entered[i].rows[row]:
                return False
            if self.f.rows[ROWS + row] & mask != self.entered[i].rows[ROWS + row]:
                return False
        return True

    def mark_strings(self) -> None:
        """Note which strings are lost, and which links were read, as was entered and stands, or was handed in."""
        t = cython.address(self.sheet) if cython.compiled else self.sheet
        t.bonds = 0
        for p in range(CELLS):
            t.lost[p] = 0
        for i in range(self.entered_count):
            word = self.entered[i].word
            if word < SAID_LOST or not self.stands(i):
                continue
            if word == SAID_LOST:
                t.lost[self.s.string[self.entered[i].stone]] = 1
                continue
            t.bond_one[t.bonds] = self.s.string[self.entered[i].stone]
            t.bond_two[t.bonds] = self.s.string[self.entered[i].other]
            t.bond_said[t.bonds] = word
            t.bonds += 1
        for i in range(self.fallen_count):
            t.lost[self.s.string[self.fallen[i]]] = 1

    def enter_all(self) -> None:
        """Give parts what was entered of them and stands; of several the word that helps most, lost strings apart."""
        t = cython.address(self.sheet) if cython.compiled else self.sheet
        self.standing = 0
        for i in range(self.entered_count):
            if self.stands(i):
                self.standing += 1
                n = t.part[self.entered[i].stone]
                if self.entered[i].word < SAID_LOST and t.said[n] < self.entered[i].word:
                    t.said[n] = self.entered[i].word
        for n in range(1, t.parts + 1):
            if t.lost[self.s.string[t.first[n]]]:
                t.said[n] = SAID_DEAD

    # The eight steps. Compiled inside: unchecked, without Python.

    def run(self) -> None:
        """Evaluate the board as it stands, with its side to move."""
        t = cython.address(self.sheet) if cython.compiled else self.sheet
        self.features.refresh()
        clear_sheet(self.s, t)
        self.mark_strings()
        find_chains(self.s, self.f, t)
        self.enter_all()
        settle_conflict(self.s, self.f, t, self.suicide)
        value_board(self.s, t)

    def value(self) -> int:
        """Evaluate, and give what the position is worth to Black without komi, in thousandths of a point."""
        self.run()
        total = 0
        for i in range(8):
            total += self.sheet.terms[i]
        return total

    # For callers. What they give is of the last evaluation.

    def evaluate(self) -> int:
        """Evaluate the board as it stands; give Black's worth less White's without komi, in thousandths of a point."""
        if cython.compiled:
            with cython.nogil:
                total = self.value()
            return total  # noqa: RET504
        return self.value()

    def evaluate_points(self) -> int:
        """Do as `evaluate`, but leave out what the turn is worth: for differences between boards before and after."""
        return self.evaluate() - self.sheet.terms[TURN_WORTH]

    def terms(self) -> tuple[int, ...]:
        """Give the terms, STONES first, in thousandths of a point."""
        return tuple([self.sheet.terms[i] for i in range(6)])

    def numbers(self) -> tuple[int, int, int]:
        """Give how many parts by links there are, the rounds of conflict, and the phase of the game."""
        return self.sheet.parts, self.sheet.rounds, self.sheet.phase

    def root(self, number: int) -> int:
        """Give the number of a part's group, that of a part itself. Unchecked."""
        return self.sheet.parent[number]

    def stones(self, number: int) -> tuple[Point, ...]:
        """Give the stones of a part by links. Unchecked."""
        t = self.sheet
        return tuple([t.members[i] for i in range(t.begin[number], t.begin[number + 1])])

    def joints(self) -> list[tuple[Point, Point, int]]:
        """Give what holds cores together without being sure: a stone of each of two, how surely in hundredths."""
        t = self.sheet
        return [(t.joint_one[i], t.joint_two[i], t.joint_firmness[i]) for i in range(t.joints)]

    def open_links(self) -> list[tuple[Point, Point]]:
        """Give the links that hang on who moves first: the names of two strings of different parts, the lower first."""
        t = self.sheet
        found = set()
        for p in range(CELLS):
            word = self.f.links[p]
            if word == 0:
                continue
            for slot in range(PAIRS):
                q = p + PARTNER[slot]
                if word >> 3 * slot & 7 and t.part[p] != t.part[q]:
                    one, two = self.board.string_name(p), self.board.string_name(q)
                    found.add((min(one, two), max(one, two)))
        return sorted(found)

    def group_at(self, stone: Point) -> int:
        """Give the number of the part whose stone stands on a point, 0 for none. Unchecked."""
        return self.sheet.part[stone]

    def row(self, number: int) -> tuple[int, ...]:
        """Give a group's row at its root, as `evaluation.Row` names it. Unchecked."""
        t = cython.address(self.sheet) if cython.compiled else self.sheet
        n = number
        return (
            t.color[n],
            t.liberties[n],
            t.eyes[n],
            t.halves[n],
            t.room[n],
            t.edges[n],
            t.wide_edges[n],
            t.ties[n],
            t.enclosure[n],
            t.outlets[n],
            t.status[n],
            t.rule[n],
            t.fate[n],
            t.rival[n],
            t.own_ways[n],
            t.enemy_ways[n],
            t.strength[n],
            t.is_dead[n],
            t.died_in[n],
            t.said[n],
        )

    def owners(self) -> bytes:
        """Give for all cells whose territory the point is; EMPTY if nobody's."""
        return bytes([self.sheet.owner[p] for p in range(CELLS)])

    def kinds(self) -> bytes:
        """Give for all cells what of the position the point is: NEITHER to A_DEAD_STONE."""
        return bytes([self.sheet.kind[p] for p in range(CELLS)])

    def worths(self) -> tuple[int, ...]:
        """Give for all cells what the point is worth to Black, in thousandths of a point."""
        return tuple([self.sheet.worth[p] for p in range(CELLS)])

    def reach(self, point: Point) -> tuple[int, int]:
        """Give Black's and White's moves to a point from their living stones, NEVER (255) for no way. Unchecked."""
        return self.sheet.reach[point], self.sheet.reach[SIDE + point]
