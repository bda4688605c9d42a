# C types of life_groups.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.features.pass_alive cimport Life, find_pass_alive
from riyu.reading.solver cimport *

cdef enum:
    FAR = 99             # a distance that is none
    STRONG_LIBERTIES = 4
    STRONG_SPACE = 8     # points of a space beside which the pursuer's stones are strong
    SAFE_SPACE = 16      # and beside which the owner's are safe

cdef class LifeGroups(Solver):
    cdef readonly int target         # the stone asked about
    cdef readonly int owner          # its color
    cdef uint16_t members[421]       # stones of the group at the beginning
    cdef readonly int member_count
    cdef uint8_t is_member[424]
    cdef uint8_t is_strong[424]      # stones of the pursuer that can't be taken, at the beginning
    cdef uint8_t is_safe[424]        # stones of the owner, not of the group, with which it is safe once joined
    cdef uint16_t group_of[424]      # number of the stone's group of surely joined strings, from 1
    cdef uint16_t group_area[424]    # by number: points of the largest space nearer to its color that it is beside
    cdef uint16_t group_liberties[424]
    cdef int group_count
    cdef uint16_t common[424]        # at heads: liberties in common with the group being gathered
    cdef uint16_t common_for[424]    # the group they were counted for
    cdef uint16_t met_by[424]        # scratch: the last group or flood that met a point
    cdef uint8_t away[424]           # moves from all stones, then from the group
    cdef uint8_t nearest[424]        # color of the nearest stones; 3 where they're of both
    cdef uint16_t waiting[424]
    cdef Life life
    cdef int narrowing               # times that the zone was found anew, smaller

    cdef void find_alive(self)
    cdef int enter_string(self, Py_ssize_t stone, int number, int end) noexcept nogil
    cdef int gather(self, Py_ssize_t stone, int number) noexcept nogil
    cdef void gather_groups(self) noexcept nogil
    cdef void share_out(self) noexcept nogil
    cdef void measure_space(self, Py_ssize_t start) noexcept nogil
    cdef void judge_groups(self) noexcept nogil
