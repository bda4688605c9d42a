# C types of windows.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, BoardState

cdef enum:
    WIDE = 40            # cells in a row of a laid board
    RIM = 7              # cells around it, off the board
    LAID = 1480          # cells of a laid board
    AROUND = 140         # points of the largest window
    RINGS = 12           # nested windows
    TEMPLATES = 18       # RINGS plain, RESPONSES with the last move marked, then two with liberties
    RESPONSES = 4
    RESPONSE = 12        # the first template with the last move marked
    DETAILED = 16        # the first template with liberties
    NOT_KNOWN = -1

cdef int STEPS[140]              # from a window's center to its points on a laid board, by distance
cdef int RING_ENDS[12]           # points up to each ring's end
cdef int RESPONSE_OF[12]         # a ring's template with the last move marked, or 0
cdef int PLACE_OF[1480]          # by step + 8 * WIDE: the place in STEPS, or -1
cdef uint64_t WINDOW_KEYS[8960]  # [64 * place + 8 * code + symmetry]; code 0: the last move
cdef uint64_t TEMPLATE_KEYS[18]

cdef struct Laid:
    # a board as its mover sees it, with a rim
    uint8_t plain[1480]          # 0 empty, 1 own, 2 enemy, 3 off the board
    uint8_t detailed[1480]       # so, and own 4, enemy 5 with two liberties; own 6, enemy 7 with one
    int last                     # the place of the last move on it, or 0

cdef class WindowTable:
    cdef readonly Py_ssize_t count       # keys held
    cdef Py_ssize_t mask
    cdef uint64_t* keys                  # 0: free
    cdef int32_t* numbers
    cdef object numbered                 # plain: the numbers by key

    cdef Py_ssize_t slot(self, uint64_t key) noexcept nogil
    cdef int number(self, uint64_t key) noexcept nogil
    cdef void set_number(self, uint64_t key, int number) noexcept nogil
    cdef void add_one(self, uint64_t key) noexcept nogil
    cdef void widen(self) noexcept nogil

cdef int laid_place(Py_ssize_t p) noexcept nogil
cdef void lay(BoardState* s, Laid* laid, int color, Py_ssize_t last) noexcept nogil
cdef void add_ring(uint8_t* codes, Py_ssize_t at, int first, int end, uint64_t* sums) noexcept nogil
cdef uint64_t least(uint64_t* sums) noexcept nogil
cdef int window_keys(Laid* laid, Py_ssize_t at, uint64_t* found) noexcept nogil
cdef int known_windows(WindowTable table, Laid* laid, Py_ssize_t at, uint32_t* found, int first) noexcept nogil
cpdef tuple keys_around(Board board, int color, Py_ssize_t point, Py_ssize_t last=*)
