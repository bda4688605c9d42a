# C types of semeai.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.reading.graph cimport *
from riyu.reading.spaces cimport *

cdef enum:
    PLENTY = 60          # liberties with which a string has got out
    AHEAD = 2            # liberties, and more for each unclear one of the other string, with which a race is won
    MOST_GAIN = 3
    COUNTED_FROM = 3     # moves from which on counting decides a race of no more liberties
    SHORT = 9            # of both strings than this, in which who wins has fewer moves
    CLEAR = 1            # to spare than this
    MOST_WEAK = 8        # weak strings around one that are looked at
    TARGET_HOLDS = 1     # one string stands within the other's closed space
    RIVAL_HOLDS = 2

cdef class SemeaiReader(SpaceReader):
    cdef readonly int target         # where a stone of the string that may be taken stands, or stood
    cdef readonly int rival          # the same of the string that is taken otherwise
    cdef int owner                   # the target's color
    cdef bint is_aimed_anew          # nothing was asked since
    cdef int inside                  # TARGET_HOLDS, RIVAL_HOLDS, or 0
    cdef uint16_t found[64]
    cdef uint16_t near[64]
    cdef uint32_t wall_at[424]       # stamp with which a string around was looked at, by its head
    # The last survey, [0] of the target, [1] of the rival.
    cdef int count[2]                # liberties
    cdef uint16_t libs[120]          # at PLENTY * which
    cdef uint8_t kinds[120]
    cdef int outside[2]              # of that kind
    cdef int shared[2]
    cdef int unclear[2]              # unclear and vital ones
    cdef bint fluid[2]               # it may gain more than liberties: eyes, or a string around
    cdef int weak[2]                 # weak strings around
    cdef uint16_t weak_walls[16]     # their heads, at MOST_WEAK * which

    cdef void aim_unlocked(self, int target, int rival) noexcept nogil
    cdef int outlook_inside(self, int side) noexcept nogil
    cdef int balance(self, int side) noexcept nogil
    cdef void survey(self, int w, Py_ssize_t stone, Py_ssize_t other) noexcept nogil
    cdef void survey_walls(self, int w, int head, int color, int rival) noexcept nogil
    cdef void touch_beside(self, Py_ssize_t p) noexcept nogil
    cdef int gain(self, Py_ssize_t p, int head, int color) noexcept nogil
    cdef bint joins(self, Py_ssize_t p, int head, int color) noexcept nogil
    cdef bint may_make_eye(self, Py_ssize_t p, int color) noexcept nogil
    cdef void propose_around(self) noexcept nogil
    cdef void propose_near(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void propose_walls(self, int w) noexcept nogil
    cdef void propose_rescue(self, Py_ssize_t stone) noexcept nogil
