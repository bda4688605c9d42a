# C types of proof_points.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport Ground
from riyu.reading.solver cimport FIRST_PLACES
from riyu.reading.zone cimport Zone

cdef enum:
    PLACES = 256         # points that proofs may rest on, and one for those without a place
    WORDS = 4            # of a set of places
    ENOUGH = 2           # liberties in a proof's zone that keep a string of the winner from being taken unseen

@cython.final
cdef class ProofPoints:
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef BoardState* s
    cdef uint64_t* rests             # what each decided node's proof rests on, WORDS each
    cdef size_t rests_limit
    cdef uint8_t place_of[424]       # 0: none
    cdef uint16_t point_at[256]
    cdef int place_end
    cdef uint64_t marked[4]          # the set being found

    cdef void number_places(self) noexcept nogil
    cdef int place(self, Py_ssize_t p) noexcept nogil
    cdef void clear_found(self) noexcept nogil
    cdef void find_all(self) noexcept nogil
    cdef void find(self, Py_ssize_t p) noexcept nogil
    cdef bint has_found(self, Py_ssize_t p) noexcept nogil
    cdef void find_string(self, Py_ssize_t stone) noexcept nogil
    cdef void find_rest_of(self, uint32_t n) noexcept nogil
    cdef void keep_found(self, uint32_t n) noexcept nogil
    cdef void find_liberties(self, int winner) noexcept nogil
