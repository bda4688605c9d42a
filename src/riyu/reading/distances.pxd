# C types of distances.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    STONE = 8            # what a stone to add costs
    FARTHEST = 90        # costs looked at
    FAR = 120            # no way at such a cost
    ROW = 424            # cells kept for each end

cdef class Distances:
    cdef Board board
    cdef BoardState* s
    cdef int owner                   # whose stones are added
    cdef int toll_count              # enemy strings that were read
    cdef uint16_t tolled[4]          # their heads
    cdef int reached_count
    cdef uint16_t reached[424]       # points reached from both ends, nearest to end 1 first
    cdef uint8_t far[848]            # [ROW * end + cell]: cost of linking it with the end, its own among it
    cdef uint16_t waiting[38584]     # [ROW * cost + i]: points to go on from
    cdef int count[91]               # of them, by cost

    cdef int toll(self, Py_ssize_t stone) noexcept nogil
    cdef void begin(self, int end, int owner) noexcept nogil
    cdef void reach(self, int end, Py_ssize_t p, int cost) noexcept nogil
    cdef void reach_string(self, int end, Py_ssize_t stone, int cost) noexcept nogil
    cdef int price(self, Py_ssize_t p) noexcept nogil
    cdef void enter(self, int end, Py_ssize_t p) noexcept nogil
    cdef void spread(self, int end, int most) noexcept nogil
    cdef void go_on(self, int end, Py_ssize_t p, int cost) noexcept nogil
    cdef int between(self) noexcept nogil
    cdef int together(self, Py_ssize_t p) noexcept nogil
    cdef int through(self, Py_ssize_t p) noexcept nogil
