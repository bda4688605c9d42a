# C types of strings.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.reading.string_moves cimport *

cdef enum:
    FOUR = 6             # moves up to which four liberties are attacked
    MORE = 200           # nodes to see whether a liberty or a capture does what a farther move does

cdef class StringReader(StringMoves):
    cdef void prefer(self, uint32_t root) noexcept nogil
    cdef bint keeps_proof(self) noexcept nogil
    cdef void keep_proof_from(self, uint32_t n) noexcept nogil
    cdef bint is_near(self, Py_ssize_t p, int side) noexcept nogil
    cdef bint snaps_back(self, int side) noexcept nogil
    cdef int most_liberties(self, int depth) noexcept nogil
    cdef int outlook_for_pursuer(self) noexcept nogil
    cdef int outlook_for_owner(self) noexcept nogil
    cdef bint takes_for_good(self, Py_ssize_t p, int room) noexcept nogil
    cdef bint read_ladder(self) noexcept nogil
    cdef void measure_rooms(self) noexcept nogil
    cdef void find_ways_out(self) noexcept nogil
    cdef void find_only_way(self) noexcept nogil
