# C types of sweep.py.
from libc.stdint cimport int8_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, put8, put32
from riyu.features.state cimport lowest_bit
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport CHANGES, SIZE, BoardState

cdef enum:
    WIDE = 39            # cells from a point to the one above it in the wide picture: 19 and a margin of 20
    WIDE_CELLS = 2280    # (19 + 2 * 20) rows of it, less one, and a margin
    KEYS = 1048576       # 4 ** 9 neighborhoods, times what else might stand in the middle
    SLOTS = 65536        # places for standing matches
    FULL = 49152         # of them that may be in use
    NONE = 0
    GONE = 4294967295

cdef struct Entry:
    # a drawing with one of its points in the middle
    uint32_t first       # its outer checks begin here
    uint16_t count       # and are so many
    uint16_t drawing
    int8_t anchor_x      # from the middle to the drawing's anchor
    int8_t anchor_y
    uint8_t ways         # orientations that it needs, a bit each
    uint8_t is_anchor    # the middle is the anchor

cdef struct Check:
    int8_t x
    int8_t y
    uint8_t mask         # what may stand there: 1 empty, 2 own, 4 enemy, 8 off the board
    uint8_t unused

cdef struct Some:
    # some of the entries: those of one word of a set
    uint64_t bits
    uint32_t word

cdef struct Span:
    int32_t start        # in the pool of candidates; -1 not worked out yet
    int32_t count

cdef inline uint32_t slot_of(uint32_t match) noexcept nogil:
    # where a match is looked for first: 2 ** 32 over the golden ratio spreads them
    return match * <uint32_t>2654435769 >> 16

cdef inline int seen_as(uint8_t* wide, Py_ssize_t cell, int color) noexcept nogil:
    # what a color sees on a cell of a wide picture: 0 empty, 1 own, 2 enemy, 3 off the board
    return ((0xE4 if color == BLACK else 0xD8) >> 2 * wide[cell]) & 3

cdef class Sweep:
    cdef readonly Board board
    cdef BoardState* s
    cdef Log* log
    cdef Entry* entries
    cdef Check* checks
    cdef int words                   # 64-bit words of a set of entries
    cdef uint64_t* admitted          # [place of nine][content][word]: entries that admit it there
    cdef Span* spans                 # by key
    cdef Some* pool                  # candidates, by span
    cdef size_t pool_count
    cdef size_t pool_limit
    cdef uint32_t* standing          # the matches, hashed; then their number, and the place in the change log
    cdef uint8_t* wide               # what stood when last looked, WIDE_CELLS of it
    cdef int32_t steps[8][2]         # [orientation]: what a column to the right and a row up are in the wide picture
    cdef int32_t ring_steps[8][16]
    cdef int32_t cell_steps[8][2]    # the same in cells of the board
    cdef readonly bint is_full

    cdef Span* candidates(self, uint32_t key) noexcept nogil
    cdef void keep(self, uint32_t word, uint64_t bits) noexcept nogil
    cdef Py_ssize_t wide_cell(self, Py_ssize_t p) noexcept nogil
    cdef void ask(self, Py_ssize_t p, int other, bint comes, bint at_anchor) noexcept nogil
    cdef void judge(self, Py_ssize_t number, Py_ssize_t p, int color, int o, bint comes, bint at_anchor) noexcept nogil
    cdef void enter(self, uint32_t match) noexcept nogil
    cdef void remove(self, uint32_t match) noexcept nogil
    cdef void look_at(self, Py_ssize_t p) noexcept nogil
    cdef void refresh(self) noexcept nogil
