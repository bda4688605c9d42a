# C types of sure_eyes.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter
from riyu.reading.eye_game cimport EyeGame, cell_set
from riyu.reading.ground cimport Ground
from riyu.reading.zone cimport Zone

cdef enum:
    MOST_SPACE = 8       # points of a space that is played out
    MOST_STRINGS = 24    # of the owner in the zone, for eyes to be counted

@cython.final
cdef class SureEyes:
    cdef readonly EyeCounter eyes
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef BoardState* s
    cdef int string_count
    cdef uint16_t string_heads[24]
    cdef uint8_t string_set[24]      # number of the set of joined strings that each belongs to
    cdef uint8_t sure_eyes[24]       # by set
    cdef uint8_t string_number[424]  # at heads: from 1
    cdef uint8_t ways[576]           # between two strings, the higher number first
    cdef uint16_t part_of[424]       # number of the eye space a point is in
    cdef uint16_t waiting[424]       # scratch
    cdef uint8_t hot_eyes[24]        # by set: spaces where who moves first gains an eye
    cdef uint16_t space[8]           # the space being judged
    cdef uint8_t soft[8]             # points of it that the pursuer may come to from outside
    cdef int space_least
    cdef int space_most
    cdef EyeGame game
    cdef uint64_t space_keys[4096]
    cdef uint8_t spaces_known[4096]

    cdef bint is_sure(self, int side, bint is_root) noexcept nogil
    cdef int set_at(self, Py_ssize_t p) noexcept nogil
    cdef bint join_strings(self) noexcept nogil
    cdef void join_at(self, Py_ssize_t p) noexcept nogil
    cdef void unite(self, int a, int b) noexcept nogil
    cdef void count_sure_eyes(self) noexcept nogil
    cdef void judge_space(self, int count) noexcept nogil
    cdef int play_space(self, int count) noexcept nogil
    cdef void count_part(self, Py_ssize_t start, int number) noexcept nogil
    cdef bint may_be_false(self, Py_ssize_t p) noexcept nogil
