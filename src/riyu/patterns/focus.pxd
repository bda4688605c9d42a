# C types of focus.py.
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.features.access_map cimport enclose, most_moves
from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.after cimport ANY, liberties_after, taken_by
from riyu.game.board cimport Board
from riyu.game.stones cimport *

cdef enum:
    SIGHT_ROWS = 23      # rows -1 .. 21 of a board
    PAIRS = 13           # of the 25 points of a field, along the rows; the last is one point alone
    WORD = 208           # numbers that settle 64 laid records: 16 for each pair of points
    MOST_FOUND = 1024    # matches of a class at one focus toward one end that are given at most
    LIBERTIES = 0        # tests, in the order of tables.TESTS; then the ties
    LIBERTIES_AFTER = 1
    STONES = 2
    LINE = 3
    OWN_DISTANCE = 4
    ENEMY_DISTANCE = 5
    PHASE = 6
    SELF_ATARI = 7
    OWN_CANNOT_PLAY = 8
    ENEMY_CANNOT_PLAY = 9
    EYE_CANNOT_COLLAPSE = 10
    IN_OWN_TERRITORY = 11
    IN_ENEMY_TERRITORY = 12
    ON_PLATE = 13
    SAME_CHAIN = 14
    NO_ENEMY_IN_ATARI = 15
    TOGETHER = 16
    APART = 17
    NO_WAY = 99          # what a distance is where there is no way

cdef int STEPS[8][2]             # [orientation]: what a column to the right and a row up are, in cells
cdef int8_t ACROSS[8][4]         # [orientation]: column and row of a column to the right, then of a row up

cdef struct Sight:
    uint64_t rows[46]    # [SIGHT_ROWS * (color - 1) + row + 1], two bits a column from -1 on, as a color sees it:
                         # 0 empty, 1 own, 2 enemy, 3 off the board

cdef struct Bound:
    # a test, a tie, or a point beyond 5x5
    uint8_t kind
    uint8_t comparison   # of tests: 0 none, < <= = != >= >
    uint8_t negated
    uint8_t mask         # of points: what may stand there
    int16_t number
    int8_t at[4]         # columns and rows of one or two offsets

cdef struct Row:
    # what a record asks beyond 5x5, and what it gives; as drawn
    uint32_t first       # its bounds begin here: points, then ties and tests
    uint16_t outer       # points
    uint16_t ties
    uint16_t order       # of the pattern in its class
    uint8_t is_bar
    uint8_t is_last
    uint8_t has_answer
    int8_t answer[2]

cdef struct Found:
    int order            # of the pattern in its class
    int orientation
    int answer           # NO_POINT if it has none

cdef void see(Sight* e, BoardState* s) noexcept nogil
cdef uint64_t field_of(Sight* e, Py_ssize_t p, int color) noexcept nogil

cdef inline bint compares(int comparison, int value, int number) noexcept nogil:
    # whether a value compares so with a number; without a comparison, whether it is not 0
    if comparison == 1:
        return value < number
    if comparison == 2:
        return value <= number
    if comparison == 3:
        return value == number
    if comparison == 4:
        return value != number
    if comparison == 5:
        return value >= number
    if comparison == 6:
        return value > number
    return value != 0

cdef class CompactClass:
    cdef readonly object wanted      # the PatternClass
    cdef readonly object name
    cdef readonly int count          # records
    cdef readonly int laid_count     # records in the orientations that they need
    cdef int words                   # of 64 laid records
    cdef int reach                   # columns and rows to the farthest other end
    cdef uint64_t* fitting           # [WORD * word + 16 * pair + two points]: laid records that these fit, a bit each
    cdef uint64_t* ends              # [word]: all laid records; [words * (1 + side * (row + reach) + column + reach) +
                                     # word], side = 2 * reach + 1: those whose other end lies there
    cdef uint8_t focus_mask          # what may stand on the focus, and on the other end: bits as in tables.MASKS
    cdef uint8_t end_mask
    cdef readonly int end_count      # the places that the other end may have from the focus, 0 if none is asked for
    cdef int8_t* end_steps           # [2 * i]: columns and rows to each, from the top left along the rows
    cdef dict steps_to               # 8 * order + orientation: the labels' cells from the focus, of what was once found
    cdef uint32_t* laid              # 8 * record + orientation, by priority
    cdef Row* rows                   # by record
    cdef Bound* bounds
    cdef int bound_count

cdef class FocusMatcher:
    cdef readonly Features features
    cdef Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef Sight sight
    cdef uint64_t seen_key           # of the stones and the size that were looked at
    cdef int seen_size
    cdef Found found[1024]           # the last answer
    cdef bint knows_area
    cdef int phase                   # 0 while nobody asked
    cdef uint8_t area[424]
    cdef uint16_t tried[848]         # [SIDE * (color - 1) + point]: 0, or 1 + the liberties that a stone there has
    cdef uint8_t met[424]

    cdef void look(self) noexcept nogil
    cdef int ask(self, CompactClass c, Py_ssize_t p, int color, Py_ssize_t toward, int most, Found* found) noexcept nogil
    cdef bint holds(self, CompactClass c, Row* row, Py_ssize_t p, int color, int orientation) noexcept nogil
    cdef bint is_so(self, Bound* bound, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
    cdef int answer_to(self, Bound* bound, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
    cdef int liberties_with(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint is_safe(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint stands(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint has_stones(self) noexcept nogil
    cdef bint in_chain_with(self, Py_ssize_t p, Py_ssize_t q) noexcept nogil
