# C types of zone.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.features.groups cimport FAR, GroupMap, fill, spread
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport Ground

cdef enum:
    INNER = 1            # `kind`: points the group may come to first, and stones there that may be taken
    RING = 2             # points next to those that lead outside
    REACH = 7            # moves away from the group that a point of the zone is at most
    LEAST_REACH = 3      # and of a zone made narrower
    ROOMY = 18           # empty points that the group comes to first, with more than which a zone is made narrower
    POCKET = 12          # empty points from which on a space is outside
    MOST_CELLS = 200     # points of the zone
    OPEN_ROOM = 60       # empty points of the zone with more than which a group is in no danger
    STRONG_LIBERTIES = 4
    STRONG_SPACE = 8     # points of a space beside which the pursuer's stones are strong
    SAFE_SPACE = 16      # and beside which the owner's are safe

@cython.final
cdef class Zone:
    cdef readonly GroupMap groups
    cdef readonly Ground ground
    cdef BoardState* s
    cdef readonly int target         # the stone asked about
    cdef readonly int owner          # its color
    cdef readonly int pursuer        # the other
    cdef uint16_t members[421]       # stones of the group at the beginning
    cdef readonly int member_count
    cdef uint8_t is_member[424]
    cdef uint8_t is_strong[424]      # stones of the pursuer that can't be taken, at the beginning
    cdef uint8_t is_safe[424]        # stones of the owner, not of the group, with which it is safe once joined
    cdef uint8_t kind[424]           # INNER, RING, 0 outside
    cdef uint16_t cells[421]         # points of the zone, the group's stones among them
    cdef readonly int cell_count
    cdef readonly int inner_room     # empty points of the zone that the group comes to first
    cdef uint8_t away[424]           # moves from the group
    cdef uint8_t enemy_away[424]     # moves from the pursuer's strong stones
    cdef readonly int open_room      # those of them that it comes to without taking a stone, pockets not counted
    cdef readonly int narrowing      # times that the zone was found anew, smaller
    cdef uint32_t stamp              # changes whenever a zone is found
    cdef uint8_t in_prison[424]      # points of small spaces that the owner shuts in, once the zone is made narrower
    cdef uint16_t met_by[424]        # scratch: 1 where a flood came, or doesn't go
    cdef uint16_t waiting[424]       # scratch

    cpdef void aim(self, int stone)
    cdef void aim_unlocked(self, int stone) noexcept nogil
    cpdef void aim_at_all(self, int stone)
    cdef int members_left(self) noexcept nogil
    cdef void join_members(self) noexcept nogil
    cdef void narrow(self) noexcept nogil
    cdef void survey(self, int stone) noexcept nogil
    cdef void judge_groups(self) noexcept nogil
    cdef void find_prisons(self) noexcept nogil
    cdef void measure_enemy(self) noexcept nogil
    cdef void find_zone(self) noexcept nogil
    cdef void add_cell(self, Py_ssize_t p, int kind) noexcept nogil
    cdef void measure_room(self) noexcept nogil
    cdef void sort_cells(self) noexcept nogil
    cdef void add_pockets(self) noexcept nogil
    cdef void add_endangered(self) noexcept nogil
    cdef void touch_zone(self) noexcept nogil
