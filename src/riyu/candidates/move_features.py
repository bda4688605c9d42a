"""Move features: what speaks for or against each legal move, as numbers of yes-or-no features, all moves in one call.

Takes a board with its features kept and a table of windows; gives for each legal point the numbers of the features it
has. Knows no values and picks no move. Passes are no moves here.

Families: where it lies (distance, line, links, access); what it does to the strings beside it (capture, atari, escape,
self-atari, ladder, liberties); windows of four kinds; and together: all that a move has of some families as one
feature. After Coulom, Computing Elo ratings of move patterns in the game of Go, 2007; links and access are riyu's own
(W4, W6, N13).
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.base.chance import keys
from riyu.candidates.feature_names import FIXED_NAMES, KEYED_NAMES
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.patterns.windows import WindowTable
from riyu.reading.ladder import LadderReader

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.candidates.constants import (
        ACCESS_PAIR,
        ATARI,
        ATARI_IN_KO,
        ATARI_LAST,
        ENCLOSED,
        ESCAPE,
        FIXED,
        IN_WALL,
        JOINS,
        LADDER,
        LINE,
        LINK,
        MOST,
        NAMED,
        NEAR_BEFORE,
        NEAR_LAST,
        OWN_LIBERTIES,
        PARTS,
        SAVES,
        SELF_ATARI,
        SQUEEZE,
        TAKES,
        TAKES_FREE,
        TAKES_HELD,
        TAKES_IN_KO,
        TAKES_LAST,
        TOGETHER,
    )
    from riyu.features.access_map import enclose
    from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE
    from riyu.game.after import liberties_after
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import KO, SIZE, TO_MOVE, TURN, BoardState, empty_beside
    from riyu.patterns.plain_windows import NOT_KNOWN, TEMPLATES, Kept, Laid
    from riyu.patterns.windows import (
        forget_all,
        forget_changed,
        known_windows,
        laid_place,
        lay,
        window_keys,
    )

    LINK_SLOTS, LINK_STEPS, LINK_KINDS = [0] * 18, [0] * 18, [0] * 18
    FEATURE_KEYS, TOGETHER_KEYS = [0] * FIXED, [0] * TOGETHER
    uint64_t = cython.ulonglong

__all__ = ["TABLES", "MoveFeatures", "named"]

TABLES = [
    Field("candidates", "LINK_SLOTS", 18, 4, "moves: the slot of a link that a point lies in"),
    Field("candidates", "LINK_STEPS", 18, 4, "moves: from the link's lower stone to the point"),
    Field("candidates", "LINK_KINDS", 18, 4, "moves: the link's kind"),
    Field("candidates", "FEATURE_KEYS", 174, 8, "moves: keys of the features put together"),
    Field("candidates", "TOGETHER_KEYS", 4, 8, "moves: keys of what is put together"),
]
"""Tables that are filled at import, never change, and are shared by all games."""


def _fill_links() -> None:
    ways = (
        (0, 1, 0),
        (0, 20, 0),
        (1, -1, 0),
        (1, 20, 0),
        (2, 1, 1),
        (3, 20, 1),
        (4, 1, 2),
        (4, 2, 2),
        (5, 20, 2),
        (5, 40, 2),
        (6, 1, 3),
        (6, 21, 3),
        (7, 20, 3),
        (7, 21, 3),
        (8, 20, 3),
        (8, 19, 3),
        (9, -1, 3),
        (9, 19, 3),
    )
    for i, (slot, step, kind) in enumerate(ways):
        LINK_SLOTS[i] = slot
        LINK_STEPS[i] = step
        LINK_KINDS[i] = kind


_fill_links()


def pair_kind(moves: int) -> int:
    """Give the place of an access value's moves among 1, 2, 3, 4 and 5, more, none."""
    if moves == NO_ACCESS:
        return 5
    m = moves >> BASE_BITS
    return 0 if m <= 1 else m - 1 if m <= 3 else 3 if m <= 5 else 4


def line_of(s: BoardState, p: int) -> int:
    """Give the line a point is on, from 1, counted from the nearest edge."""
    size = s.numbers[SIZE]
    row = p // 20
    column = p % 20
    return min(min(row, column), min(size + 1 - row, size + 1 - column))


def distance(p: int, q: int) -> int:
    """Give dx + dy + max(dx, dy) of two points."""
    dx = p % 20 - q % 20
    dy = p // 20 - q // 20
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx + dy + max(dx, dy)


class PlaceFeatures:
    """Where the legal moves of one board lie."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.s = self.features.s
        self.f = self.features.f
        if not cython.compiled:
            self.enclosed = [0] * 424

    # Compiled inside: unchecked, without Python.

    def face(self, color: int, last: int, before: int, number: int) -> None:
        """Note whose moves are asked for, the points of the last moves (0 for none), and how many were played."""
        self.color = color
        self.last = last
        self.before = before
        self.phase = 0 if number < 30 else 1 if number < 90 else 2 if number < 160 else 3

    def prepare(self) -> None:
        """Note who encloses what; the features are up to date."""
        enclose(self.s, self.f, self.enclosed)

    def add_lines(self, p: int, found: list[int], end: int) -> int:
        """Add distances, line, access and enclosure."""
        f = self.f
        if self.last != 0:
            found[end] = NEAR_LAST + min(max(distance(p, self.last), 2), 18) - 2
            end += 1
        if self.before != 0:
            d = distance(p, self.before)
            found[end] = NEAR_BEFORE + (0 if d == 0 else min(d, 18) - 1)
            end += 1
        found[end] = LINE + 10 * self.phase + line_of(self.s, p) - 1
        end += 1
        own = pair_kind(f.access[SIDE * (self.color - 1) + p])
        enemy = pair_kind(f.access[SIDE * (2 - self.color) + p])
        found[end] = ACCESS_PAIR + 6 * own + enemy
        end += 1
        if self.enclosed[p] != EMPTY:
            found[end] = ENCLOSED + (0 if self.enclosed[p] == self.color else 1)
            end += 1
        return end

    def add_links(self, p: int, found: list[int], end: int) -> int:
        """Add the links whose line a point is on, and the walls it belongs to."""
        s = self.s
        f = self.f
        bits = 0
        if f.walls[SIDE * (self.color - 1) + p]:
            found[end] = IN_WALL
            end += 1
        if f.walls[SIDE * (2 - self.color) + p]:
            found[end] = IN_WALL + 1
            end += 1
        for i in range(18):
            a = p - LINK_STEPS[i]
            if a < 0 or s.color[a] == EMPTY or s.color[a] == BORDER:
                continue
            code = (f.links[a] >> (3 * LINK_SLOTS[i])) & 7
            if code != 0:
                kind = (
                    (0 if s.color[a] == self.color else 8) + (4 if code < 4 else 0) + LINK_KINDS[i]
                )
                if not bits & (1 << kind):
                    bits |= 1 << kind
                    found[end] = LINK + kind
                    end += 1
        return end


LADDER_NODES = 200
"""Moves that a ladder may take here; a longer one counts as not working."""


def bucket(moves: int) -> int:
    """Give the place of a number of stones among 1, 2, 3 to 5, more."""
    return 0 if moves <= 1 else 1 if moves == 2 else 2 if moves <= 5 else 3


class StringFeatures:
    """What the legal moves of one board do to the strings beside them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = self.board.s
        self.reader = LadderReader(self.board, 0, LADDER_NODES)
        if not cython.compiled:
            self.verdict = [0] * 424
            self.first_move = [0] * 424

    # Compiled inside: unchecked, without Python.

    def face(self, color: int, last: int) -> None:
        """Note whose moves are asked for, and the last move's point, 0 for none."""
        self.color = color
        self.last = last

    def ladder(self, head: int, attacker_first: bool) -> int:
        """Read a string's ladder: give 1 if the side that moves first has its way, else 2."""
        self.reader.target = head
        self.reader.plays = 0
        self.reader.over_ko = 0
        self.reader.gave_up = False
        own = self.s.color[head]
        self.reader.asker = 3 - own if attacker_first else own
        taken = self.reader.attack(0) if attacker_first else self.reader.defend(0)
        self.first_move[head] = self.reader.lines[0] if self.reader.lengths[0] > 0 else 0
        if attacker_first:
            return 1 if taken and not self.reader.gave_up else 2
        return 2 if taken else 1

    def read_ladders(self) -> None:
        """Read the ladders of all strings with one or two liberties: the owner first where it has one."""
        s = self.s
        to_move = s.numbers[TO_MOVE]
        size = s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                if s.string[p] != p:
                    continue
                self.verdict[p] = 0
                liberties = s.liberties[p]
                if liberties <= 2:
                    # A ko binds whoever is to move: the one who begins the ladder. Put back at once, so not logged.
                    s.numbers[TO_MOVE] = s.color[p] if liberties == 1 else 3 - s.color[p]
                    self.verdict[p] = self.ladder(p, liberties == 2)
                    s.numbers[TO_MOVE] = to_move

    def add(self, p: int, found: list[int], end: int) -> int:
        """Add captures, ataris, escapes, ladders, liberties, joins from `end` on; give where they end."""
        s = self.s
        color = self.color
        heads = cython.declare("int[4]")
        if not cython.compiled:
            heads = [0] * 4
        count = 0
        for i in range(4):
            h = s.string[p + TURN[i]]
            seen = 0
            if h == 0:
                seen = 1
            for j in range(count):
                if heads[j] == h:
                    seen = 1
            if seen == 0:
                heads[count] = h
                count += 1
        taken = 0
        owns = 0
        enemies = 0
        joined = 1
        least_own = 9
        saves = 0
        last_head = s.string[self.last] if self.last != 0 else 0
        for j in range(count):
            h = heads[j]
            liberties = s.liberties[h]
            stones = s.stones[h]
            if s.color[h] == color:
                owns += 1
                joined += stones
                least_own = min(least_own, liberties)
                if liberties == 2 and self.verdict[h] == 1:
                    found[end] = LADDER + 4
                    end += 1
            else:
                enemies += 1
                if liberties == 1:
                    taken += stones
                    if h == last_head:
                        found[end] = TAKES_LAST
                        end += 1
                    found[end] = TAKES_FREE if self.verdict[h] == 1 else TAKES_HELD
                    end += 1
                    # Step 1. Which own strings in atari stand beside what is taken?
                    q = h
                    while True:
                        for i in range(4):
                            beside = s.string[q + TURN[i]]
                            if (
                                beside != 0
                                and s.color[beside] == color
                                and s.liberties[beside] == 1
                            ):
                                saves = max(saves, 1 if s.stones[beside] == 1 else 2)
                        q = s.next[q]
                        if q == h:
                            break
                elif liberties == 2:
                    found[end] = ATARI + min(stones, 3) - 1
                    end += 1
                    if h == last_head:
                        found[end] = ATARI_LAST
                        end += 1
                    if s.numbers[KO] != 0:
                        found[end] = ATARI_IN_KO
                        end += 1
                    if self.verdict[h] == 1 and self.first_move[h] == p:
                        found[end] = LADDER
                        end += 1
                    elif self.verdict[h] == 2:
                        found[end] = LADDER + 1
                        end += 1
                elif liberties == 3:
                    found[end] = SQUEEZE + (1 if stones > 2 else 0)
                    end += 1
                elif liberties == 4:
                    found[end] = SQUEEZE + (3 if stones > 2 else 2)
                    end += 1
        if taken:
            found[end] = TAKES + (taken - 1 if taken < 4 else 3 if taken < 7 else 4)
            end += 1
            if saves:
                found[end] = SAVES + saves - 1
                end += 1
            if taken == 1 and owns == 0 and empty_beside(s, p) == 0:
                found[end] = TAKES_IN_KO
                end += 1
        # Step 2. The liberties of what stands there then.
        liberties = liberties_after(s, p, color, 5)
        if liberties == 1:
            found[end] = SELF_ATARI + bucket(joined)
            end += 1
        elif owns:
            found[end] = OWN_LIBERTIES + min(liberties, 5) - 2
            end += 1
        for j in range(count):
            h = heads[j]
            if s.color[h] == color and s.liberties[h] == 1:
                if liberties > 1:
                    size = 0 if s.stones[h] == 1 else 2 if s.stones[h] < 4 else 4
                    found[end] = ESCAPE + size + (1 if liberties > 2 else 0)
                    end += 1
                if self.first_move[h] == p or taken == 0:
                    found[end] = LADDER + (2 if self.verdict[h] == 1 else 3)
                    end += 1
        if owns > 1:
            found[end] = JOINS + (1 if owns > 2 else 0)
            end += 1
        if enemies > 1:
            found[end] = PARTS + (1 if enemies > 2 else 0)
            end += 1
        return end


WORD = 0xFFFFFFFFFFFFFFFF
"""All bits of a key: sums wrap around, compiled or not."""


def _fill_keys() -> None:
    for i, word in enumerate(keys(FIXED, 0x6665_6174)):
        FEATURE_KEYS[i] = word
    for i, word in enumerate(keys(TOGETHER, 0x746F_6765)):
        TOGETHER_KEYS[i] = word


_fill_keys()


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
