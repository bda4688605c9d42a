# C types of eye_counter.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_game cimport DIES, FATE_POINTS, FIRST, LIVES, EyeFates, EyeGame, cell_set
from riyu.reading.ground cimport Ground
from riyu.reading.zone cimport Zone

cdef enum:
    MOST_AREAS = 40
    MOST_HEADS = 6       # strings around an area that are told apart
    MOST_SPACE = 8       # points of a space that is played out
    MOST_STRINGS = 24    # of the owner in the zone, for eyes to be counted

cdef struct Area:
    uint16_t first       # its points begin here in `area_cells`
    uint16_t size
    uint16_t empties
    uint16_t heads[6]    # strings around it
    uint16_t vital[4]    # strings beside every empty point of it
    uint8_t head_count   # MOST_HEADS + 1: too many
    uint8_t vitals
    uint8_t is_open      # it leads out of the zone
    uint8_t is_struck
    uint8_t worth        # eyes it is worth for its one string: 1 or 2
    uint8_t fate         # LIVES .. UNCLEAR for a string that has no other eye

@cython.final
cdef class EyeCounter:
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef BoardState* s
    cdef EyeFates fates
    cdef Area areas[40]
    cdef int area_count
    cdef uint16_t area_cells[421]
    cdef uint8_t area_of[424]        # number of the area a point is in, from 1
    cdef uint8_t eyes_of[424]        # at heads: eyes counted
    cdef uint8_t bound_of[424]       # at heads of the pursuer: 1 it holds, 2 it may be taken
    cdef uint16_t bound_list[424]
    cdef int bound_count
    cdef uint8_t can_be_eye[424]     # 1: may become an eye yet; 2: the vital point of a space
    cdef readonly int capacity                # eyes the owner may still get, at most: 0, 1, or 2 for more
    cdef readonly int eye_points              # points that may become eyes yet
    cdef public bint needs_eyes      # a group that stands only as neither side gains by moving doesn't live by that
    cdef bint is_contested           # the owner may take a string that holds him in
    cdef uint16_t met_by[424]        # scratch: points that a flood met
    cdef uint16_t waiting[424]       # scratch

    cdef void scan(self) noexcept nogil
    cdef void flood_area(self, Py_ssize_t start) noexcept nogil
    cdef void count_eyes(self) noexcept nogil
    cdef int holds(self, Py_ssize_t stone) noexcept nogil
    cdef void forget_bounds(self) noexcept nogil
    cdef void weigh_eyes(self, int side, bint is_root) noexcept nogil
    cdef bint is_beside_safe(self, Py_ssize_t p) noexcept nogil
    cdef bint is_within_one(self, Py_ssize_t p) noexcept nogil

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
