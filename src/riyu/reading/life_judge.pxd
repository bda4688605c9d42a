# C types of life_judge.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter, SureEyes
from riyu.reading.ground cimport Ground
from riyu.reading.graph cimport FIRST_PLACES, MET, MISSED, OPEN
from riyu.reading.zone cimport INNER, OPEN_ROOM, Zone

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

@cython.final
cdef class LifeJudge:
    cdef readonly SureEyes sure
    cdef readonly EyeCounter eyes
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef ProofPoints proof
    cdef BoardState* s
    cdef bint looks_alive            # as far as can be seen without reading
    cdef bint may_join               # one move joins the group with safe stones

    cdef int outlook(self, int side, bint is_root, bint guesses) noexcept nogil
    cdef int members_alive(self) noexcept nogil
    cdef bint has_escaped(self, int side, bint is_root) noexcept nogil
    cdef void find_eyes(self) noexcept nogil
    cdef void find_room(self) noexcept nogil
    cdef bint may_run(self, int side, bint is_root) noexcept nogil
