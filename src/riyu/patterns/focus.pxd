# C types of focus.py.
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t

from riyu.base.trail cimport UNLOGGED
from riyu.features.access_map cimport enclose, most_moves
from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.board cimport Board
from riyu.game.stones cimport *

cdef enum:
    SIGHT_ROWS = 26      # rows -2 .. 22, and one
    BLOCK = 16           # records that are compared at once
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

cdef uint32_t INNER[8][5][32]    # [orientation][row][five points]: their bits in a field's inner words
cdef uint32_t RING[8][7][128]    # [orientation][row][seven points]: their bits in a field's ring words
cdef int EDGES[8][4]             # [orientation][drawn side]: side of the board
cdef int STEPS[8][2]             # [orientation]: what a column to the right and a row up are, in cells
cdef int8_t ACROSS[8][4]         # [orientation]: column and row of a column to the right, then of a row up

cdef struct Sight:
    uint32_t rows[78]    # [SIGHT_ROWS * content + row + 3], bit column + 3: empty, black, white

cdef struct Around:
    uint32_t inner[3]    # own, enemy, empty on the 24 points of 5x5 around a focus; in bits 24-27 (up, right, down, left)
                         # of the first, second and third: the board ends within 1, 2, 3 lines
    uint32_t ring[3]     # own, enemy, empty on the 24 points of 7x7 beyond these
    bint has_ring

cdef struct Bound:
    # a test, a tie, or a point beyond 7x7
    uint8_t kind
    uint8_t comparison   # of tests: 0 none, < <= = != >= >
    uint8_t negated
    uint8_t mask         # of points beyond 7x7: what may stand there
    int16_t number
    int8_t at[4]         # columns and rows of one or two offsets

cdef struct Row:
    # what a record has beside its words
    uint32_t first       # its bounds begin here: points beyond 7x7, then ties and tests
    uint16_t outer
    uint16_t ties
    uint16_t order       # of the pattern in its class
    uint8_t ways
    uint8_t focus        # what may stand on the focus, as own sees it
    uint8_t is_bar
    uint8_t is_last
    uint8_t has_answer
    uint8_t is_wide      # asks something of the ring
    int8_t answer[2]
    int8_t end[2]

cdef struct Found:
    int order            # of the pattern in its class
    int orientation
    int answer           # NO_POINT if it has none

cdef void see(Sight* e, BoardState* s) noexcept nogil
cdef void lay_inner(Sight* e, Around* b, int size, Py_ssize_t p, int color, int orientation) noexcept nogil
cdef void lay_ring(Sight* e, Around* b, Py_ssize_t p, int color, int orientation) noexcept nogil

cdef class CompactClass:
    cdef readonly object name
    cdef readonly int count
    cdef readonly bint asks_end
    cdef int padded                  # up to whole blocks; what is added never fits
    cdef uint32_t* words[6]          # what must not stand there: inner, then ring
    cdef Row* rows
    cdef Bound* bounds

    cdef int next_fit(self, Sight* e, Around* b, Py_ssize_t p, int color, int orientation, int start) noexcept nogil

cdef class FocusMatcher:
    cdef readonly Features features
    cdef Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef Sight sight
    cdef Around around[8]            # fields of the focus asked about, by orientation
    cdef Found found[64]             # the last answer
    cdef bint knows_area
    cdef uint8_t area[424]
    cdef BoardState after            # scratch
    cdef uint16_t taken[421]
    cdef int taken_count
    cdef uint8_t met[424]

    cdef void look(self) noexcept nogil
    cdef int ask(self, CompactClass c, Py_ssize_t p, int color, Py_ssize_t toward, int most, Found* found) noexcept nogil
    cdef bint holds(self, CompactClass c, Row* row, Py_ssize_t p, int color, int orientation) noexcept nogil
    cdef int answer_to(self, Bound* bound, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
    cdef int try_stone(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint is_safe(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint stands(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint has_stones(self) noexcept nogil
    cdef bint in_chain_with(self, Py_ssize_t p, Py_ssize_t q) noexcept nogil
