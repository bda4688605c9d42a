# C types of laying.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.constants cimport *

cdef enum:
    ANYTHING = 7             # what may stand on a point, as a sum: 1 nothing, 2 Black, 4 White
    NOWHERE = 722            # the key of no continuation; twice AREA
    MOST_BY_CODE = 1500000   # entries by what stands around, at most: 6 MB
    CODES = 262144           # four changes, and what may stand on the eight points around

cdef class LaidDrawing:
    cdef readonly int size
    cdef readonly int count              # orientations
    cdef readonly bint on_empty          # whether it stands on the empty board
    cdef uint8_t blank[421]              # the empty board, by cell
    cdef uint8_t sets[6400]              # what may stand, by orientation and 20 * row + column in the rectangle
    cdef uint16_t keys[12800]            # of continuations: the same, then Black or White
    cdef bint turns[12800]               # whether the winner is of the other color as drawn
    cdef uint8_t widths[16]
    cdef uint8_t heights[16]
    cdef uint8_t edges[16]               # 1 left, 2 right, 4 top, 8 bottom
    cdef bint swaps[16]                  # whether the colors are changed
    cdef uint8_t wanted[723]             # by key, whether such a continuation is asked for
    cdef uint16_t known[16]              # points by orientation on which not anything may stand
    cdef uint16_t offsets[5776]          # these points from the lower left, stones first: 361 an orientation
    cdef uint8_t contents[5776]          # and what may stand there
    cdef uint32_t starts[1685]           # by change and cell: where its entries begin
    cdef uint64_t[::1] entries           # mask, value of the eight points around; cell of the lower left; orientation
    cdef readonly bint by_code           # whether the entries are listed by what stands around
    cdef uint8_t lies[6736]              # by orientation and cell, whether its lower left may lie there: 421 each
    cdef uint32_t[::1] code_starts       # by change and the eight points around: where its entries begin
    cdef uint32_t[::1] code_entries      # the point from the lower left; orientation
    cdef uint8_t[::1] possible           # by change and the eight points around, whether any entry allows them

    cdef int neighbor(self, int o, int c, int u) noexcept nogil
    cdef uint64_t around(self, int o, int c, int u) noexcept nogil
    cdef int low(self, int o, int across) noexcept nogil
    cdef int high(self, int o, int across) noexcept nogil
    cdef void order_points(self, int o) noexcept nogil
    cdef void count_entries(self) noexcept nogil
    cdef void fill_entries(self) noexcept nogil
    cdef long long count_by_code(self) noexcept nogil
    cdef void fill_by_code(self) noexcept nogil
    cdef void list_codes(self, int change, uint64_t around, uint32_t entry, bint is_filling) noexcept nogil
    cdef void enter(self, int change, int offset, int base, int o, uint64_t around) noexcept nogil
    cdef void mark_possible(self, int change, uint64_t around) noexcept nogil

cdef bint is_by(int change, int content) noexcept nogil
