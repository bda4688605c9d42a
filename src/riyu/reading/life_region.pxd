# C types of life_region.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.features.pass_alive cimport Life, find_pass_alive
from riyu.reading.solver cimport *

cdef enum:
    INNER = 1            # `zone`: points the group may come to first, and stones there that may be taken
    RING = 2             # points next to those that lead outside
    FAR = 99             # a distance that is none
    REACH = 7            # moves away from the group that a point of the zone is at most
    LEAST_REACH = 3      # and of a zone made narrower
    ROOMY = 18            # empty points that the group comes to first, with more than which a zone is made narrower
    POCKET = 12          # empty points from which on a space is outside
    MOST_CELLS = 200     # points of the zone
    OPEN_ROOM = 60       # empty points of the zone with more than which a group is in no danger
    STRONG_LIBERTIES = 4
    STRONG_SPACE = 8     # points of a space beside which the pursuer's stones are strong
    SAFE_SPACE = 16      # and beside which the owner's are safe

cdef class LifeRegion(Solver):
    cdef readonly int target         # the stone asked about
    cdef readonly int owner          # its color
    cdef uint16_t members[421]       # stones of the group at the beginning
    cdef readonly int member_count
    cdef uint8_t is_member[424]
    cdef uint8_t zone[424]
    cdef uint16_t cells[421]         # points of the zone, the group's stones among them
    cdef readonly int cell_count
    cdef readonly int inner_room     # empty points of the zone that the group comes to first
    cdef uint8_t is_strong[424]      # stones of the pursuer that can't be taken, at the beginning
    cdef uint8_t is_safe[424]        # stones of the owner, not of the group, with which it is safe once joined
    cdef uint16_t group_of[424]      # number of the stone's group of surely joined strings, from 1
    cdef uint16_t group_area[424]    # by number: points of the largest space nearer to its color that it is beside
    cdef uint16_t group_liberties[424]
    cdef int group_count
    cdef uint16_t common[424]        # at heads: liberties in common with the group being gathered
    cdef uint16_t common_for[424]    # the group they were counted for
    cdef uint16_t met_by[424]        # scratch: the last group or flood that met a point
    cdef uint8_t away[424]           # moves from the group
    cdef uint8_t enemy_away[424]     # moves from the pursuer's strong stones
    cdef uint8_t nearest[424]        # color of the nearest stones; 3 where they're of both
    cdef uint16_t waiting[424]
    cdef Life life
    cdef int narrowing               # times that the zone was found anew, smaller

    cpdef void aim(self, int stone)
    cpdef void aim_at_all(self, int stone)
    cdef void join_members(self) noexcept nogil
    cdef void find_alive(self)
    cdef void narrow(self) noexcept nogil
    cdef void survey(self, int stone) noexcept nogil
    cdef int enter_string(self, Py_ssize_t stone, int number, int end) noexcept nogil
    cdef int gather(self, Py_ssize_t stone, int number) noexcept nogil
    cdef void gather_groups(self) noexcept nogil
    cdef void share_out(self) noexcept nogil
    cdef void measure_space(self, Py_ssize_t start) noexcept nogil
    cdef void judge_groups(self) noexcept nogil
    cdef void measure_enemy(self) noexcept nogil
    cdef void find_zone(self) noexcept nogil
    cdef void add_cell(self, Py_ssize_t p, int kind) noexcept nogil
    cdef void add_string(self, Py_ssize_t stone) noexcept nogil
    cdef void sort_cells(self) noexcept nogil
    cdef void add_pockets(self) noexcept nogil
    cdef void add_endangered(self) noexcept nogil
    cdef void touch_zone(self) noexcept nogil
