# C types of life_region.py.
from riyu.reading.life_groups cimport *

cdef enum:
    INNER = 1            # `zone`: points the group may come to first, and stones there that may be taken
    RING = 2             # points next to those that lead outside
    REACH = 7            # moves away from the group that a point of the zone is at most
    LEAST_REACH = 3      # and of a zone made narrower
    ROOMY = 18           # empty points that the group comes to first, with more than which a zone is made narrower
    POCKET = 12          # empty points from which on a space is outside
    MOST_CELLS = 200     # points of the zone
    OPEN_ROOM = 60       # empty points of the zone with more than which a group is in no danger

cdef class LifeRegion(LifeGroups):
    cdef uint8_t zone[424]
    cdef uint16_t cells[421]         # points of the zone, the group's stones among them
    cdef readonly int cell_count
    cdef readonly int inner_room     # empty points of the zone that the group comes to first
    cdef uint8_t enemy_away[424]     # moves from the pursuer's strong stones

    cpdef void aim(self, int stone)
    cpdef void aim_at_all(self, int stone)
    cdef void join_members(self) noexcept nogil
    cdef void narrow(self) noexcept nogil
    cdef void survey(self, int stone) noexcept nogil
    cdef void measure_enemy(self) noexcept nogil
    cdef void find_zone(self) noexcept nogil
    cdef void add_cell(self, Py_ssize_t p, int kind) noexcept nogil
    cdef void sort_cells(self) noexcept nogil
    cdef void add_pockets(self) noexcept nogil
    cdef void add_endangered(self) noexcept nogil
    cdef void touch_zone(self) noexcept nogil
