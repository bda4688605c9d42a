# C types of stones.py. The struct's fields are listed with their use in stones.FIELDS (a test keeps the two equal).
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport UNLOGGED, Log, LogPointer, Recorder, Trail, add8, add16, keep_all_of, put8, put16, put32, put64, undo_words
from riyu.game.constants cimport *

cdef enum:
    TO_MOVE = 0          # numbers[...]: BLACK or WHITE
    KO = 1               # the point forbidden by ko, or NO_POINT
    TAKEN_BLACK = 2      # black stones taken so far
    TAKEN_WHITE = 3      # white stones taken so far
    SIZE = 4             # lines of the board
    PASSES = 5           # passes in a row
    NUMBERS = 8
    HISTORY = 0          # counts[...]: positions in the history
    SINCE = 1            # the first of them that superko looks at
    CHANGES = 2          # entries in the change log
    COUNTS = 4

cdef enum:
    WHITE_TO_MOVE = 511  # a place in KEYS that no cell has
    BLACK_COMES = 7      # what `near` gains when an empty point beside becomes black: one black more, one empty less
    WHITE_COMES = -1     # or white: one empty less

# The four steps to the points beside a point. C's own constant, so that a loop over them that the compiler unrolls looks
# nothing up.
cdef extern from * nogil:
    """
    static const Py_ssize_t riyu_turn[4] __attribute__((unused)) = {20, -1, 1, -20};
    """
    const Py_ssize_t TURN "riyu_turn"[4]

cdef uint64_t KEYS[1024] # Zobrist keys: [512 * (color - 1) + cell], and [WHITE_TO_MOVE] for situational superko

cdef struct BoardState:
    uint64_t key[1]              # Zobrist key of the stones
    uint32_t counts[4]           # HISTORY .. CHANGES
    uint16_t numbers[8]          # TO_MOVE .. PASSES
    uint16_t string[421]         # head of the stone's string; 0 where no stone stands
    uint16_t next[421]           # the string's next stone, in a ring; valid where a stone stands
    uint16_t liberties[421]      # of a string, at its head: empty points beside it, each once
    uint16_t stones[421]         # of a string, at its head: its stones
    uint8_t color[424]           # EMPTY, BLACK, WHITE, BORDER
    uint8_t near[424]            # of the points beside it: empty in bits 0-2, black in 3-5, border in 6-7; the rest is white

# A point is a Py_ssize_t wherever it's an argument: as an int it'd be widened anew at every array it's used on, for the
# compiler may not suppose that it doesn't overflow.

cdef inline int empty_beside(BoardState* s, Py_ssize_t p) noexcept nogil:
    # empty points beside a point
    return s.near[p] & 7

cdef inline int black_beside(BoardState* s, Py_ssize_t p) noexcept nogil:
    # black stones beside a point
    return (s.near[p] >> 3) & 7

cdef inline int white_beside(BoardState* s, Py_ssize_t p) noexcept nogil:
    # white stones beside a point
    cdef int near = s.near[p]
    return 4 - (near & 7) - ((near >> 3) & 7) - (near >> 6)

cdef inline int enemy_beside(BoardState* s, Py_ssize_t p, int color) noexcept nogil:
    # stones beside a point that are not of this color
    return white_beside(s, p) if color == BLACK else black_beside(s, p)

# The next four are written without branches, for none of them could be foretold.

cdef inline int is_same(int a, int b) noexcept nogil:
    # 1 if two numbers are equal
    return a == b

cdef inline int is_another(int h, int a, int b, int c, int d) noexcept nogil:
    # 1 if h is the head of a string, and none of the four
    return (h != 0) & (h != a) & (h != b) & (h != c) & (h != d)

cdef inline int how_many(int color, int a, int b, int c, int d) noexcept nogil:
    # how many of the four are of a color
    cdef int count = a == color
    count += b == color
    count += c == color
    count += d == color
    return count

cdef inline int new_liberties(BoardState* s, Py_ssize_t p, int head) noexcept nogil:
    # empty points beside a point that are no liberties yet of the string with this head (which the point is not in)
    cdef int up = s.color[p + 20] == EMPTY
    cdef int left = s.color[p - 1] == EMPTY
    cdef int right = s.color[p + 1] == EMPTY
    cdef int down = s.color[p - 20] == EMPTY
    # Beyond an empty point there is a cell; beyond a border cell there may be none: cell 0 has no string either.
    cdef int up_left = s.string[p + 19] != head
    cdef int up_right = s.string[p + 21] != head
    cdef int down_left = s.string[p - 21] != head
    cdef int down_right = s.string[p - 19] != head
    cdef int beyond_up = s.string[p + 40 if up else 0] != head
    cdef int beyond_left = s.string[p - 2 if left else 0] != head
    cdef int beyond_right = s.string[p + 2 if right else 0] != head
    cdef int beyond_down = s.string[p - 40 if down else 0] != head
    return (
        (up & up_left & up_right & beyond_up) + (left & up_left & down_left & beyond_left)
        + (right & up_right & down_right & beyond_right) + (down & down_left & down_right & beyond_down)
    )

cdef inline bint eyelike(BoardState* s, Py_ssize_t p, int color) noexcept nogil:
    # whether an empty point has only own stones beside it, and too few enemy stones diagonally to be false
    cdef int across
    if empty_beside(s, p) != 0 or enemy_beside(s, p, color) != 0:
        return False
    across = how_many(3 - color, s.color[p + 21], s.color[p - 21], s.color[p + 19], s.color[p - 19])
    return across == 0 or (across == 1 and s.near[p] >> 6 == 0)

cdef void clear_state(BoardState* s, int size) noexcept nogil
cdef void add_near(BoardState* s, Recorder log, Py_ssize_t p, int change) noexcept nogil
cdef int join_strings(BoardState* s, Recorder log, int a, int b) noexcept nogil
cdef int remove_string(BoardState* s, Recorder log, int head, uint16_t* taken, int count) noexcept nogil
cdef int put_stone(BoardState* s, Recorder log, Py_ssize_t p, int color, uint16_t* taken) noexcept nogil
cdef int play_at(BoardState* s, Recorder log, Py_ssize_t p, int color, uint16_t* taken) noexcept nogil
cdef bint is_suicide(BoardState* s, Py_ssize_t p, int color) noexcept nogil
