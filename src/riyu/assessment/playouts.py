"""Playouts by shape: each move drawn from the whole board by learned odds, those of its shape and those of its flags.

Takes a board and learned weights; gives the margin at the end, and who first played where. Knows no tree.

The odds of a move are those of its 3×3 shape times those of its flags. Shapes and their odds are kept point by point
as stones come and go, and their sums by sixteen points, so that a draw is a walk along sums and one of these. Flags
have the few moves that the last two call for: what answers the last one at once (take what it left in atari; get out of
it, by stretching or by taking beside; the liberties of strings with two liberties beside it; the vital point of a small
eye), and the eight points around each; and what takes or saves strings in atari, which are listed as moves make them.
What puts own stones in atari is drawn again most of the time. The odds come of a softmax over all legal moves of
positions from games (Coulom, Computing Elo Ratings of Move Patterns, 2007), moved since until playouts end points as
labels have them (riyu.lab.playout_fitting).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import product

import cython

from riyu.game.board import Board
from riyu.game.points import Point, all_points

if not cython.compiled:
    from riyu.assessment.plain import (
        ACROSS_BEFORE,
        ACROSS_LAST,
        BESIDE,
        BESIDES,
        COUNTER,
        ESCAPE,
        ESCAPE_FAR,
        EVEN,
        HIGH_FLAGS,
        LOOSEN,
        LOOSEN_FAR,
        LOOSEN_THREE,
        LOW_COUNT,
        LOW_FLAGS,
        MOST_ADDED,
        MOST_ATARIS,
        MOST_LISTED,
        MOST_MORE,
        MOST_ODDS,
        MOST_OFFERED,
        NAKADE,
        NEAR,
        NEARNESS,
        NEXT_BEFORE,
        NEXT_LAST,
        SAVE_FIVE,
        SAVE_TWO,
        SHAPES,
        SQUEEZE,
        SQUEEZE_THREE,
        SUMS,
        TAKE,
        TAKE_TWO,
        Sim,
    )
    from riyu.base.plain import UNLOGGED, random_below
    from riyu.features.plain import lowest_bit
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import (
        KO,
        SIZE,
        TO_MOVE,
        TURN,
        BoardState,
        black_beside,
        empty_beside,
        is_same,
        white_beside,
    )
    from riyu.game.playout import harms_itself, last_liberty, may_play, other_liberty, play_lightly
    from riyu.game.stones import remove_string

__all__ = ["FLAGS", "SELF_ATARIS", "PlayoutWeights", "ShapedPlayouts", "same_shapes"]

FLAGS = (
    "beside-last",
    "across-last",
    "beside-before",
    "across-before",
    "take",
    "escape",
    "counter-take",
    "squeeze",
    "loosen",
    "nakade",
    "take-two",
    "save-two",
    "save-five",
    "escape-far",
    "loosen-far",
    "squeeze-three",
    "loosen-three",
)
"""The names of a move's flags, by bit: where it lies to the last two moves; takes the last move's string; gets an own
string out of the atari it made; takes a string beside that; a liberty of its string with two liberties; one of an own
string with two liberties beside it; the vital point of a small eye beside it; wherever it is on the board takes a
string in atari of two stones or more that could get out, gets such an own one out, and one of five or more; gets an own
string to three liberties or more, out of an atari, or one with two; a liberty of the last move's string with three, and
of such an own one beside it."""

SELF_ATARIS = ("self-atari", "throw-in", "large-self-atari")
"""The names of moves that put own stones in atari: two to six of them; one; more than six."""

LEAST_ALLOWED = (85, 85, 1)
"""Of 256 moves of each of SELF_ATARIS, how many are let through at least. Dead shapes are killed by putting up to six
stones into them; more kill nothing, and whoever does not put them up stands in seki."""


def shape_of(s: BoardState, p: int) -> int:
    """Give the shape around a point as Black sees it: two bits a neighbor (empty, own, enemy, border), from above."""
    return (
        s.color[p + 19]
        | s.color[p + 20] << 2
        | s.color[p + 21] << 4
        | s.color[p - 1] << 6
        | s.color[p + 1] << 8
        | s.color[p - 21] << 10
        | s.color[p - 20] << 12
        | s.color[p - 19] << 14
    )


def as_white(shape: int) -> int:
    """Give Black's shape as White sees it, or the other way round."""
    return (shape & 0x5555) << 1 | (shape >> 1) & 0x5555


def nearness(t: Sim, p: int) -> int:
    """Give the flag that says where a point lies to the last move, or to the one before it; 0 if beside neither."""
    near = nearness_to(p, t.last)
    return near if near else 4 * nearness_to(p, t.before)


def nearness_to(p: int, center: int) -> int:
    """Give NEXT_LAST if a point is next to a move, ACROSS_LAST if across from it; 0 if neither, or it was a pass."""
    d = p - center + 21
    return NEARNESS[d] if center != 0 and d >= 0 and d < 43 else 0


def list_move(t: Sim, p: int, flag: int) -> None:
    """List a move, or add a flag to it if it is."""
    for i in range(t.count):
        if t.listed[i] == p:
            t.flags[i] |= flag
            return
    if t.count < MOST_LISTED:
        t.listed[t.count] = p
        t.flags[t.count] = nearness(t, p) | flag
        t.count += 1


def list_liberties(t: Sim, stone: int, flag: int) -> None:
    """List the liberties of a string with no more than three."""
    s = cython.address(t.board) if cython.compiled else t.board
    left = s.liberties[s.string[stone]]
    first = second = 0
    p = stone
    while True:
        if empty_beside(s, p):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY and q != first and q != second:
                    list_move(t, q, flag)
                    left -= 1
                    if left == 0:
                        return
                    second = first
                    first = q
        p = s.next[p]


def has_beside(s: BoardState, p: int, color: int) -> bool:
    """Say whether a stone of a color stands beside a point."""
    return (black_beside(s, p) if color == 1 else white_beside(s, p)) != 0


def is_string_before(s: BoardState, p: int, i: int) -> bool:
    """Say whether the string of the stone beside a point by TURN[i] is beside it by an earlier turn, too."""
    head = s.string[p + TURN[i]]
    for j in range(i):  # noqa: SIM110 - without Python
        if s.string[p + TURN[j]] == head:
            return True
    return False


def room(s: BoardState, p: int, color: int) -> int:
    """Give how many liberties a color's stone on an empty point would have; common ones of own strings count twice."""
    count = empty_beside(s, p)
    for i in range(4):
        head = s.string[p + TURN[i]]
        if head == 0:
            continue
        if s.color[head] == color:
            if not is_string_before(s, p, i):
                count += s.liberties[head] - 1
        elif s.liberties[head] == 1:
            count += 1
    return count


def list_ways_out(t: Sim, stone: int) -> None:
    """List the liberties of an own string with two, and which of them lead further."""
    s = cython.address(t.board) if cython.compiled else t.board
    p = last_liberty(s, stone)
    q = other_liberty(s, stone, p)
    list_move(t, p, LOOSEN | (LOOSEN_FAR if room(s, p, s.color[stone]) > 2 else 0))
    list_move(t, q, LOOSEN | (LOOSEN_FAR if room(s, q, s.color[stone]) > 2 else 0))


def list_takes(t: Sim, stone: int, color: int) -> None:
    """List the moves of a color that take a string beside its string at a stone."""
    s = cython.address(t.board) if cython.compiled else t.board
    p = stone
    while True:
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == 3 - color and s.liberties[s.string[q]] == 1:
                list_move(t, last_liberty(s, q), COUNTER)
        p = s.next[p]
        if p == stone:
            break


def vital_point(s: BoardState, start: int, color: int) -> int:
    """Give the point that kills an enemy eye of three to six points around an empty point; 0 if there is none."""
    region: list[int] = cython.declare("int[6]")
    if not cython.compiled:
        region = [0] * 6
    if has_beside(s, start, color):
        return 0
    for i in range(6):
        region[i] = 0
    count = 1
    region[0] = start
    i = 0
    while i < count:
        left = empty_beside(s, region[i])
        j = 0
        while left > 0:
            q = region[i] + TURN[j]
            j += 1
            if s.color[q] == EMPTY:
                left -= 1
                is_seen: int = cython.declare(cython.int, 0)
                is_seen = 0
                for k in range(6):  # all of it: a branch for how many could not be foretold
                    is_seen |= is_same(region[k], q)
                if not is_seen:
                    if count == 6 or has_beside(s, q, color):
                        return 0
                    region[count] = q
                    count += 1
        i += 1
    if count < 3:
        return 0
    wanted = 2 if count == 3 else 4 if count == 6 else 3
    for i in range(count):
        if empty_beside(s, region[i]) >= wanted:
            return region[i]
    return 0


def list_strings(t: Sim, color: int) -> None:
    """List what the last move calls for."""
    s = cython.address(t.board) if cython.compiled else t.board
    last = t.last
    if s.color[last] != 3 - color:
        return
    liberties = s.liberties[s.string[last]]
    if liberties == 1:
        list_move(t, last_liberty(s, last), TAKE)
    elif liberties == 2:
        list_liberties(t, last, SQUEEZE)
    elif liberties == 3:
        list_liberties(t, last, SQUEEZE_THREE)
    for i in range(4):
        q = last + TURN[i]
        if s.color[q] == color:
            if is_string_before(s, last, i):
                continue
            liberties = s.liberties[s.string[q]]
            if liberties == 1:
                p = last_liberty(s, q)
                list_move(t, p, ESCAPE | (ESCAPE_FAR if room(s, p, color) > 2 else 0))
                list_takes(t, q, color)
            elif liberties == 2:
                list_ways_out(t, q)
            elif liberties == 3:
                list_liberties(t, q, LOOSEN_THREE)
        elif s.color[q] == EMPTY and (t.takes > 2 or empty_beside(s, q) < 3):
            p = vital_point(s, q, color)
            if p != 0:
                list_move(t, p, NAKADE)


def note_atari(t: Sim, stone: int) -> int:
    """Note a string in atari; give its liberty."""
    s = cython.address(t.board) if cython.compiled else t.board
    head = s.string[stone]
    liberty = last_liberty(s, stone)
    for i in range(t.ataris):
        if s.color[t.atari[i]] == s.color[stone] and s.string[t.atari[i]] == head:
            t.way_out[i] = liberty
            return liberty
    if t.ataris < MOST_ATARIS:
        t.atari[t.ataris] = stone
        t.way_out[t.ataris] = liberty
        t.ataris += 1
    return liberty


def list_ataris(t: Sim, color: int) -> None:
    """List moves that take strings of two stones or more in atari, or get them out; forget what is in atari no more."""
    s = cython.address(t.board) if cython.compiled else t.board
    i = 0
    while i < t.ataris:
        stone = t.atari[i]
        head = s.string[stone]
        if head == 0 or s.liberties[head] != 1:
            t.ataris -= 1
            t.atari[i] = t.atari[t.ataris]
            t.way_out[i] = t.way_out[t.ataris]
            continue
        stones = s.stones[head]
        if stones >= 2 and not self_atari(s, t.way_out[i], s.color[stone]):
            if s.color[stone] == color:
                far = ESCAPE_FAR if room(s, t.way_out[i], color) > 2 else 0
                list_move(t, t.way_out[i], SAVE_TWO | (SAVE_FIVE if stones >= 5 else 0) | far)
            else:
                list_move(t, t.way_out[i], TAKE_TWO)
        i += 1


def is_shut(s: BoardState, p: int, color: int) -> bool:
    """Say whether a color may not play on an empty point: enemies and border alone beside it, none of them in atari."""
    if empty_beside(s, p) != 0 or has_beside(s, p, color):
        return False
    for i in range(4):  # noqa: SIM110 - without Python
        if s.liberties[s.string[p + TURN[i]]] == 1:
            return False
    return True


def joined_stones(s: BoardState, p: int, color: int) -> int:
    """Give how many stones the string of a color's stone on a point would have."""
    count = 1
    for i in range(4):
        head = s.string[p + TURN[i]]
        if head != 0 and s.color[head] == color and not is_string_before(s, p, i):
            count += s.stones[head]
    return count


def self_atari(s: BoardState, p: int, color: int) -> int:
    """Give 1 if a legal move puts two to MOST_OFFERED own stones in atari without taking any, 2 if one, 3 if more.

    Else 0; also where it is up to MOST_OFFERED that put an enemy string in atari, too: so a dead shape is killed.
    """
    if empty_beside(s, p) > 1:
        return 0
    # Step 1. Strings beside it: an own one with three liberties, or one that is taken, lets it live.
    has_own = has_beside(s, p, color)
    presses = False  # an enemy string is in atari then
    more: int = cython.declare(cython.int, empty_beside(s, p))  # what may give it a liberty
    for i in range(4):
        head = s.string[p + TURN[i]]
        liberties = s.liberties[head]
        if liberties > 2:
            if s.color[head] == color:
                return 0
        elif head != 0:
            if s.color[head] == color:
                more += liberties - 1
            elif liberties == 1 or not has_own:
                return 0
            else:
                presses = True
    # Step 2. Alone it is a throw-in; with others it has one liberty where these share it.
    if not has_own:
        return 2
    if more > 1 and not harms_itself(s, p, color):
        return 0
    if joined_stones(s, p, color) > MOST_OFFERED:
        return 3
    return 0 if presses else 1


def fills_in_vain(s: BoardState, p: int, color: int) -> bool:
    """Say whether a legal move fills a point with own stones alone beside it, a false eye, before it has to.

    It has to where a string beside it is in atari; and where one has two liberties and another has more: joined to
    that, it can take the other liberty from the enemy. Before, it may take an eye that becomes a true one.
    """
    if empty_beside(s, p) != 0:
        return False
    least = 9
    most = 0
    for i in range(4):
        q = p + TURN[i]
        if s.color[q] == 3 - color:
            return False
        if s.color[q] == color:
            liberties = s.liberties[s.string[q]]
            least = min(least, liberties)
            most = max(most, liberties)
    return least > 2 or (least == 2 and most == 2)


def times(odds: int, by: int) -> int:
    """Multiply odds, in EVENs; no more than what a board's sum has room for."""
    return min(MOST_MORE, odds * by // EVEN)


def set_odds(t: Sim, side: int, p: int, odds: int) -> None:
    """Change the odds of a point's shape for one color: 0 Black, 1 White."""
    t.sums[side][p >> 4] += odds - t.odds[side][p]
    t.odds[side][p] = odds


def bar(t: Sim, side: int, p: int) -> int:
    """Leave a point out of this turn's draw; give what was added to its odds as a move that is called for."""
    added: int = cython.declare(cython.uint, 0)
    t.barred[t.bars] = p
    t.barred_odds[t.bars] = t.odds[side][p]
    t.bars += 1
    set_odds(t, side, p, 0)
    for i in range(t.called):
        if t.listed[i] == p:
            added += t.more[i]
            t.more[i] = 0
    return added


def drawn_by_sums(t: Sim, side: int, drawn: int) -> int:
    """Give the point that a number below the sum of all odds falls to."""
    i = cython.declare(cython.Py_ssize_t, 1)
    while drawn >= t.sums[side][i]:
        drawn -= t.sums[side][i]
        i += 1
    p: int = cython.declare(cython.Py_ssize_t, 16 * i - 1)
    while drawn >= 0:
        p += 1
        drawn -= t.odds[side][p]
    return p


def remove_empty(t: Sim, p: int) -> None:
    """Take a point out of the empty ones."""
    t.empties -= 1
    q = t.empty[t.empties]
    t.empty[t.at[p]] = q
    t.at[q] = t.at[p]


def margin_of(t: Sim) -> int:
    """Give Black's area less White's: stones, and empty points with one color alone beside them."""
    s = cython.address(t.board) if cython.compiled else t.board
    margin: int = cython.declare(cython.int, 0)
    for p in range(CELLS):
        c = s.color[p]
        margin += (c & 1) - (c >> 1)
    for i in range(t.empties):
        black = black_beside(s, t.empty[i])
        white = white_beside(s, t.empty[i])
        if white == 0 and black:
            margin += 1
        elif black == 0 and white:
            margin -= 1
    return margin


def count_owners(t: Sim, owner: list[int]) -> int:
    """Add 1 by point where it ends Black's, and −1 where White's; give Black's area less White's."""
    s = cython.address(t.board) if cython.compiled else t.board
    margin: int = cython.declare(cython.int, 0)
    for p in range(CELLS):
        c = s.color[p]
        owned = (c & 1) - (c >> 1)
        owner[p] += owned
        margin += owned
    for i in range(t.empties):
        p = t.empty[i]
        black = black_beside(s, p)
        white = white_beside(s, p)
        if white == 0 and black:
            owner[p] += 1
            margin += 1
        elif black == 0 and white:
            owner[p] -= 1
            margin -= 1
    return margin


class PlayoutWeights:
    """The odds of moves in playouts, by shape and by flags, and how often own stones are put in atari.

    Arguments: the natural logarithms of the odds, of shapes (as `shape_of` numbers them, any of the symmetric ones) and
    of flags by name (FLAGS), and of what SELF_ATARIS names; what is not named has odds of 1. Flags only add: odds below
    1 count as 1. An own eye has odds of 0.
    """

    def __init__(self, shapes: Mapping[int, float], flags: Mapping[str, float]) -> None:
        if not cython.compiled:
            self.shapes = [[EVEN, EVEN] for _ in range(SHAPES)]
            self.low = [EVEN] * LOW_FLAGS
            self.high = [EVEN] * HIGH_FLAGS
            self.allowed = [256] * 4
        for i in range(SHAPES):
            self.shapes[i][0] = EVEN
        for eye in _eyes():
            self.shapes[eye][0] = 0
        for shape, value in shapes.items():
            for twin in same_shapes(shape):
                if self.shapes[twin][0]:
                    self.shapes[twin][0] = _odds(value)
        for i in range(SHAPES):
            self.shapes[i][1] = self.shapes[as_white(i)][0]
        worth = [max(0.0, flags.get(name, 0.0)) for name in FLAGS]
        for i in range(LOW_FLAGS):
            self.low[i] = _together(worth[:LOW_COUNT], i)
        for near in (NEXT_LAST, ACROSS_LAST, NEXT_BEFORE, ACROSS_BEFORE):
            # So much at most that its product with a shape's odds is less than 2**32.
            self.low[near] = min(MOST_ODDS, self.low[near])
        for i in range(HIGH_FLAGS):
            self.high[i] = _together(worth[LOW_COUNT:], i)
        self.allowed[0] = 256
        for k, name in enumerate(SELF_ATARIS):
            self.allowed[k + 1] = min(256, max(LEAST_ALLOWED[k], _odds(flags.get(name, 0.0))))

    # Compiled inside: unchecked, without Python.

    def odds_of(self, flags: int) -> int:
        """Give the odds of flags together, in EVENs."""
        low: int = cython.declare(cython.ulonglong, self.low[flags & (LOW_FLAGS - 1)])
        return min(MOST_ADDED, low * self.high[flags // LOW_FLAGS] // EVEN)

    def lay(self, t: Sim, board: BoardState, last: int, before: int) -> None:
        """Lay a position out for a playout: nobody has played anywhere yet. What is closed stays so."""
        if cython.compiled:
            t.board = board[0]  # type: ignore[index]
        else:
            t.board = board.copy()
        s = cython.address(t.board) if cython.compiled else t.board
        t.empties = 0
        t.moves = 0
        t.takes = 0
        t.bars = 0
        t.ataris = 0
        t.last = last
        t.before = before
        for side in range(2):
            for i in range(SUMS):
                t.sums[side][i] = 0
        for p in range(CELLS):
            t.first_by[p] = 0
            t.odds[0][p] = 0
            t.odds[1][p] = 0
            if s.color[p] != BORDER:
                t.shape[p] = shape_of(s, p)
            if s.color[p] == EMPTY:
                t.empty[t.empties] = p
                t.at[p] = t.empties
                t.empties += 1
                self.judge(t, p)
            elif s.color[p] != BORDER and s.string[p] == p and s.liberties[p] == 1:
                note_atari(t, p)

    def judge(self, t: Sim, p: int) -> None:
        """Give an empty point the odds of its shape; none where a color may not play."""
        s = cython.address(t.board) if cython.compiled else t.board
        if empty_beside(s, p) != 0 and t.closed[p] == 0:
            shape = t.shape[p]
            set_odds(t, 0, p, self.shapes[shape][0])
            set_odds(t, 1, p, self.shapes[shape][1])
        else:
            self.judge_closely(t, p)

    def judge_closely(self, t: Sim, p: int) -> None:
        """Judge a point where more than its shape counts."""
        s = cython.address(t.board) if cython.compiled else t.board
        shape = t.shape[p]
        black = self.shapes[shape][0]
        white = self.shapes[shape][1]
        if empty_beside(s, p) == 0:
            if is_shut(s, p, 1):
                black = 0
            if is_shut(s, p, 2):
                white = 0
        set_odds(t, 0, p, 0 if t.closed[p] & 1 else black)
        set_odds(t, 1, p, 0 if t.closed[p] & 2 else white)

    def note_ataris(self, t: Sim, p: int, color: int) -> None:
        """Note what a move puts in atari; the enemy may play on the liberty of such a string now."""
        s = cython.address(t.board) if cython.compiled else t.board
        if s.liberties[s.string[p]] == 1:
            self.let_in(t, note_atari(t, p))
        for i in range(4):
            q = p + TURN[i]
            if s.liberties[s.string[q]] == 1 and s.color[q] == 3 - color:
                self.let_in(t, note_atari(t, q))

    def let_in(self, t: Sim, p: int) -> None:
        """Give a point its odds again where stones stand on all sides: it may be played on now to take some."""
        s = cython.address(t.board) if cython.compiled else t.board
        if empty_beside(s, p) == 0:
            self.judge(t, p)

    def change(self, t: Sim, p: int) -> None:
        """Follow a stone that came or went: the odds of its point and of those around it."""
        color = t.board.color[p]
        # Empty points around, as bits: a branch for each could not be foretold.
        empty: int = cython.declare(cython.uint, 0)
        for i in range(8):
            q = p - BESIDE[i]
            t.shape[q] = t.shape[q] & ~(3 << 2 * i) | color << 2 * i
            empty |= is_same(t.board.color[q], EMPTY) << i
        while empty:
            self.judge(t, p - BESIDE[lowest_bit(empty)])
            empty &= empty - 1
        if color == EMPTY:
            self.judge(t, p)
        else:
            set_odds(t, 0, p, 0)
            set_odds(t, 1, p, 0)

    def weigh_called(self, t: Sim, side: int) -> int:
        """List the moves that the last two call for; give what flags add to their odds, over that of points around."""
        t.count = 0
        total: int = cython.declare(cython.uint, 0)
        if t.last != 0:
            list_strings(t, side + 1)
        list_ataris(t, side + 1)
        t.called = t.count
        for i in range(t.called):
            near = t.flags[i] & NEAR
            raised = self.odds_of(t.flags[i]) - self.low[near]
            t.more[i] = times(t.odds[side][t.listed[i]], raised)
            total += t.more[i]
        return total

    def weigh(self, t: Sim, side: int) -> None:
        """List the moves that the last two call for, then the points around these, with what flags add to odds."""
        self.weigh_called(t, side)
        self.list_around(t, side, t.last, NEXT_LAST)
        self.list_around(t, side, t.before, NEXT_BEFORE)

    def list_around(self, t: Sim, side: int, center: int, beside: int) -> None:
        """List the points around a move, if it was none but a pass, with what lying there adds."""
        for i in range(8 if center != 0 else 0):
            t.listed[t.count] = center + BESIDE[i]
            t.more[t.count] = self.added_at(t, side, center, i, beside)
            t.count += 1

    def added_at(self, t: Sim, side: int, center: int, i: int, beside: int) -> int:
        """Give what it adds to the odds of a point to lie around a move, by BESIDE[i]."""
        p = center + BESIDE[i]
        odds = self.low[beside if (BESIDES >> i) & 1 else 2 * beside]
        return times(t.odds[side][p], odds - EVEN)

    def added_around(self, t: Sim, side: int, center: int, beside: int) -> int:
        """Give what it adds to the odds of all points around a move to lie there; nothing around a pass."""
        total: int = cython.declare(cython.uint, 0)
        if center == 0:
            return total
        straight = self.low[beside] - EVEN
        across = self.low[2 * beside] - EVEN
        for i in range(8):  # so small that it is unrolled; no product overflows, see `low`
            odds: int = cython.declare(cython.uint, t.odds[side][center + BESIDE[i]])
            total += odds * (straight if (BESIDES >> i) & 1 else across) // EVEN
        return total

    def drawn_around(self, t: Sim, side: int, center: int, beside: int, drawn: int) -> int:
        """Give the point around a move that a number below what they all add falls to."""
        i = 0
        while True:
            drawn -= self.added_at(t, side, center, i, beside)
            if drawn < 0:
                return center + BESIDE[i]
            i += 1

    def drawn_by(self, t: Sim, side: int, called: int, last: int, before: int, drawn: int) -> int:
        """Give the move that a number falls to, below the sum of all odds and of what is added to them.

        `called` is added to moves called for, `last` to the points around the last move, `before` around that before.
        """
        if drawn < called:
            i = -1
            while drawn >= 0:
                i += 1
                drawn -= t.more[i]
            return t.listed[i]
        drawn -= called
        if drawn < last:
            return self.drawn_around(t, side, t.last, NEXT_LAST, drawn)
        drawn -= last
        if drawn < before:
            return self.drawn_around(t, side, t.before, NEXT_BEFORE, drawn)
        return drawn_by_sums(t, side, drawn - before)

    def draw(self, t: Sim, chance: list[int], color: int) -> int:
        """Draw a color's move; 0 (pass) if none is let through."""
        side = color - 1
        found = 0
        called = cython.declare(cython.int, self.weigh_called(t, side))
        while found == 0:
            last = cython.declare(cython.int, self.added_around(t, side, t.last, NEXT_LAST))
            before = cython.declare(cython.int, self.added_around(t, side, t.before, NEXT_BEFORE))
            total = cython.declare(cython.uint, called + last + before)
            for i in range(SUMS):
                total += t.sums[side][i]
            if total == 0:
                break
            drawn = cython.declare(cython.int, random_below(chance, total))
            found = self.drawn_by(t, side, called, last, before, drawn)
            if not self.lets_in(t, chance, found, color):
                called -= bar(t, side, found)
                found = 0
        while t.bars > 0:
            t.bars -= 1
            set_odds(t, side, t.barred[t.bars], t.barred_odds[t.bars])
        return found

    def play(self, t: Sim, p: int, color: int) -> None:
        """Play a move, 0 for a pass."""
        s = cython.address(t.board) if cython.compiled else t.board
        t.moves += 1
        t.before = t.last
        t.last = p
        t.takes = 0
        if p == 0:
            s.numbers[KO] = 0
            return
        remove_empty(t, p)
        if t.first_by[p] == 0:
            t.first_by[p] = color
        t.takes = play_lightly(s, p, color, t.taken)
        self.change(t, p)
        self.follow_taken(t)
        self.note_ataris(t, p, color)

    def follow_taken(self, t: Sim) -> None:
        """Make the points of stones just taken empty ones."""
        for i in range(t.takes):
            q = t.taken[i]
            t.empty[t.empties] = q
            t.at[q] = t.empties
            t.empties += 1
            self.change(t, q)

    def take_off(self, t: Sim, p: int) -> None:
        """Take the string at a point off the board: nobody has to play for it."""
        s = cython.address(t.board) if cython.compiled else t.board
        t.takes = remove_string(s, UNLOGGED, s.string[p], t.taken, 0)
        self.follow_taken(t)
        t.takes = 0

    def play_out(self, t: Sim, chance: list[int], limit: int) -> None:
        """Play to two passes in a row, or to `limit` moves."""
        color = t.board.numbers[TO_MOVE]
        passes = 0
        while passes < 2 and t.moves < limit:
            p = self.draw(t, chance, color)
            self.play(t, p, color)
            passes = 0 if p else passes + 1
            color = 3 - color

    def lets_in(self, t: Sim, chance: list[int], p: int, color: int) -> bool:
        """Say whether a move that was drawn is played: not where it is illegal, fills in vain, or harms its own."""
        s = cython.address(t.board) if cython.compiled else t.board
        if p == s.numbers[KO]:
            return False
        if empty_beside(s, p) > 1:
            return True
        if not may_play(s, p, color) or fills_in_vain(s, p, color):
            return False
        kind = self_atari(s, p, color)
        return kind == 0 or random_below(chance, 256) < self.allowed[kind]


def _eyes() -> list[int]:
    """Give the shapes that are own eyes: own stones or border beside, too few enemy stones diagonally to be false."""
    found = []
    for beside in product((1, 3), repeat=4):
        first = sum(content << 2 * i for content, i in zip(beside, (1, 3, 4, 6), strict=True))
        for across in product(range(4), repeat=4):
            enemies = across.count(2)
            if 1 in beside and (enemies == 0 or (enemies == 1 and 3 not in beside)):
                more = sum(
                    content << 2 * i for content, i in zip(across, (0, 2, 5, 7), strict=True)
                )
                found.append(first + more)
    return found


def _odds(value: float, most: int = MOST_ODDS) -> int:
    """Give odds by their logarithm, in EVENs."""
    return min(most, max(1, round(EVEN * math.exp(value))))


def _together(worth: Sequence[float], flags: int) -> int:
    """Give the odds of flags together, in EVENs: those whose bit is set."""
    total = sum(value for k, value in enumerate(worth) if flags >> k & 1)
    return _odds(min(total, 20.0), MOST_ADDED)  # which is far more


_ROUND = (5, 3, 0, 6, 1, 7, 4, 2)  # where each neighbor comes from in a turned shape
_ACROSS = (2, 1, 0, 4, 3, 7, 6, 5)  # in a mirrored one


def same_shapes(shape: int) -> list[int]:
    """Give the shapes that are the same but for turning and mirroring, without repetition, the least first."""
    found = set()
    for mirrored in (False, True):
        places = [shape >> 2 * i & 3 for i in range(8)]
        if mirrored:
            places = [places[i] for i in _ACROSS]
        for _ in range(4):
            places = [places[i] for i in _ROUND]
            found.add(sum(c << 2 * i for i, c in enumerate(places)))
    return sorted(found)


class ShapedPlayouts:
    """Playouts by shape from one position, counted together. `run` leaves Python's lock."""

    def __init__(
        self,
        board: Board,
        weights: PlayoutWeights,
        seed: int = 0,
        last: Point = 0,
        before: Point = 0,
    ) -> None:
        self.weights = weights
        if cython.compiled:
            self.weights.lay(cython.address(self.start), cython.cast(Board, board).s, last, before)
        else:
            self.start: Sim = Sim()
            self.weights.lay(self.start, board.s, last, before)
            self.chance = [0]
            self.owner = [0] * CELLS
            self.count = self.moves = self.margin = 0
        self.chance[0] = seed & 0xFFFFFFFFFFFFFFFF

    def run_unlocked(self, count: int) -> None:
        """Run `count` more playouts."""
        t = cython.declare("Sim")
        most = 3 * self.start.board.numbers[SIZE] * self.start.board.numbers[SIZE]
        for _ in range(count):
            if cython.compiled:
                t = self.start
                self.weights.play_out(cython.address(t), self.chance, most)
                self.margin += count_owners(cython.address(t), self.owner)
            else:
                t = self.start.copy()
                self.weights.play_out(t, self.chance, most)
                self.margin += count_owners(t, self.owner)
            self.count += 1
            self.moves += t.moves

    def run(self, count: int) -> None:
        """Run `count` more playouts, without Python's lock."""
        n = cython.declare(cython.int, count)
        if cython.compiled:
            with cython.nogil:
                self.run_unlocked(n)
        else:
            self.run_unlocked(count)

    @property
    def mean_margin(self) -> float:
        """Mean of Black's area less White's, in points, komi not counted; 0 before any playout."""
        return float(self.margin) / max(1, self.count)

    def ownership(self) -> list[float]:
        """Give for each point in reading order how often it ended Black's less White's: from −1 to +1."""
        count = float(max(1, self.count))
        return [self.owner[p] / count for p in all_points(self.start.board.numbers[SIZE])]
