# C types of life_proof.py.
from riyu.reading.life_moves cimport *

cdef enum:
    PLACES = 256         # points that proofs may rest on, and one for those without a place
    WORDS = 4            # of a set of places
    KNOWN_SHIFT = 3      # a node decided in a turn before: its undecided moves count by eights
    SOON = 3
    LATE = 4
    ENOUGH = 2           # liberties in a proof's zone that keep a string of the winner from being taken unseen

cdef class LifeProof(LifeMoves):
    cdef uint64_t* rests             # what each decided node's proof rests on, WORDS each
    cdef size_t rests_limit
    cdef uint8_t place_of[424]       # 0: none
    cdef uint16_t point_at[256]
    cdef int place_end
    cdef int spent                   # nodes of the turns so far
    cdef uint64_t marked[4]           # the set being built

    cdef void number_places(self) noexcept nogil
    cdef int place(self, Py_ssize_t p) noexcept nogil
    cdef void clear_found(self) noexcept nogil
    cdef void find_all(self) noexcept nogil
    cdef void find(self, Py_ssize_t p) noexcept nogil
    cdef bint has_found(self, Py_ssize_t p) noexcept nogil
    cdef void find_string(self, Py_ssize_t stone) noexcept nogil
    cdef void find_losses(self, uint32_t n) noexcept nogil
    cdef void find_rest_of(self, uint32_t n) noexcept nogil
    cdef void keep_found(self, uint32_t n) noexcept nogil
    cdef bint is_lost(self, uint32_t n, uint32_t k) noexcept nogil
    cdef void find_liberties(self, int winner) noexcept nogil
