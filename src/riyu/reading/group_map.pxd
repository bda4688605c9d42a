# C types of group_map.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t

from riyu.features.pass_alive cimport Life, find_pass_alive
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport Ground

cdef enum:
    FAR = 99             # a distance that is none

@cython.final
cdef class GroupMap:
    cdef readonly Ground ground
    cdef BoardState* s
    cdef uint16_t group_of[424]      # number of the stone's group of surely joined strings, from 1
    cdef uint16_t area[424]          # by number: points of the largest space nearer to its color that it is beside
    cdef uint16_t liberties[424]     # by number
    cdef readonly int group_count
    cdef Life life
    cdef uint16_t common[424]        # at heads: liberties in common with the group being gathered
    cdef uint16_t common_for[424]    # the group they were counted for
    cdef uint8_t nearest[424]        # color of the nearest stones; 3 where they're of both
    cdef uint8_t away[424]           # moves from them
    cdef uint16_t met_by[424]        # scratch: the last group or flood that met a point
    cdef uint16_t waiting[424]       # scratch

    cpdef void find(self)
    cdef int enter_string(self, Py_ssize_t stone, int number, int end) noexcept nogil
    cdef int gather(self, Py_ssize_t stone, int number) noexcept nogil
    cdef void gather_groups(self) noexcept nogil
    cdef void share_out(self) noexcept nogil
    cdef void measure_space(self, Py_ssize_t start) noexcept nogil
